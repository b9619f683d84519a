/** Which of the programs that a brief names one really works with in its trade, so that a line of the trade may name them. */

import { SHARED_WITH_WORDS, SKILLS } from '../../brief/data/skills.ts'
import type { Family } from '../../brief/facts.ts'

const KNOWN = new Set(
  [...SKILLS.flatMap((entry) => entry.split('=')), ...SHARED_WITH_WORDS].map((name) => name.toLowerCase()),
)

/** Norms, methods, systems that others run, and what every desk has: nothing is built with them. */
const NOT_BUILT_WITH =
  /^(?:(?:ISO|EN|DIN|IEC|WCAG|HGB|IFRS|GAAP|US GAAP|GDPR|DSGVO|RGPD|PCI|SOX|HIPAA|MISRA|AUTOSAR|OWASP|SOC)\b|(?:scrum|kanban|agile?|safe|itil|lean|six sigma|tdd|bdd|ci\/cd|devops|rest|windows|macos|linux|unix|ios|android|jira|confluence|slack|teams|notion|excel|word|outlook|powerpoint|office|git|github|gitlab|bitbucket|linkedin|instagram|tiktok|facebook)(?![\p{L}]))/iu

/** The kinds of programs that a line of the trade can speak of. */
const OF_TRADE: Partial<Record<Family, RegExp>> = {
  sales:
    /^(?:salesforce|hubspot|pipedrive|zoho|(?:microsoft |ms )?dynamics(?! nav)|sugarcrm|freshsales|teamleader|sellsy|odoo|sap crm|nocrm|copper|close\.?(?:io|com))/i,
  finance:
    /^(?:datev|lexware|lexoffice|sap|xero|sage|quickbooks|abacus|netsuite|navision|(?:microsoft )?(?:dynamics nav|business central)|cegid|pennylane|ebp|a3|contaplus|holded|oracle|exact|agresso|workday|bmd|rzl|excel|quadra|coala|isacompta|addison|diamant)/i,
  hr: /^(?:personio|workday|successfactors|sap|bamboohr|sage|silae|adp|paychex|loga|hibob|factorial|a3|lucca|greenhouse|lever|linkedin recruiter|taleez|smartrecruiters|teamtailor|recruitee|workable|bullhorn|datev|brightpay|iris|moneysoft|xero|cegid|payfit|p&i)/i,
  design:
    /^(?:figma|sketch|adobe|indesign|illustrator|photoshop|premiere|after effects|lightroom|autocad|sketchup|revit|archicad|vectorworks|blender|cinema 4d|canva|davinci|procreate|rhino|xd|axure|framer|3ds max|enscape|affinity)/i,
  marketing:
    /^(?:google ads|meta ads|ga4|google analytics|mailchimp|hubspot|brevo|klaviyo|semrush|ahrefs|canva|wordpress|hootsuite|metricool|buffer|typo3|marketo|activecampaign|capcut|sistrix|sprout|matomo|adobe|indesign|photoshop)/i,
  support:
    /^(?:zendesk|freshdesk|intercom|jira service|servicenow|hubspot|salesforce|genesys|helpscout|front|otrs|topdesk|glpi)/i,
  operations: /^(?:sap|power bi|tableau|qlik|looker|excel|netsuite|business central|navision|oracle|odoo)/i,
  logistics:
    /^(?:sap|transporeon|winsped|carlo|tms|excel|navision|business central|timocom|lis|reflex|manhattan|soloplan)/i,
  construction:
    /^(?:autocad|revit|civil 3d|archicad|allplan|orca|rib|itwo|presto|tekla|sketchup|vectorworks|covadis|mensura|cype|ms project)/i,
  manufacturing: /^(?:fanuc|heidenhain|sinumerik|siemens|mazatrol|minitab|okuma|haas)/i,
  retail: /^(?:shopify|magento|woocommerce|prestashop|sap|seller central|plentymarkets|shopware|akeneo)/i,
  administration: /^(?:excel|sharepoint|sap|datev|onedrive|google drive|google workspace|gesden|odoo|navision)/i,
}

export const isProgram = (name: string): boolean => KNOWN.has(name.toLowerCase())

export function isWorkedWith(name: string, family: Family | undefined): boolean {
  if (family === 'software' || family === 'data') return isProgram(name) && !NOT_BUILT_WITH.test(name)
  return (family && OF_TRADE[family]?.test(name)) ?? false
}
