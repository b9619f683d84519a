import type { Fact, Family } from '../../brief/facts.ts'
import type { Level, Line } from './role.ts'

const ORDER: Level[] = ['entry', 'mid', 'senior', 'lead', 'head']

const SIGNS: [Level, RegExp][] = [
  [
    'entry',
    /\b(junior|jr|intern|trainee|apprentice|graduate|entry|azubi|auszubildende|werkstudent|praktik|stagiaire|alternan|apprenti|débutant|becari|prácticas|aprendiz)/,
  ],
  [
    'head',
    /\b(head of|chief|c[efimot]o\b|vp\b|vice president|director|managing|geschäftsführ|bereichsleit|vorstand|leiter|directeur|directrice|directora?|daf\b|drh\b|general counsel)/,
  ],
  [
    'lead',
    /\b(lead|manager of|team ?leader|supervisor|teamleit|schichtleit|filialleit|responsable d[eu’']|chef d['’e] ?(?:équipe|service|chantier|atelier|département)|jefe|jefa|encargad|foreman|superintendent)/,
  ],
  ['senior', /\b(senior|sr|principal|staff|expert|experte|expérimenté|sénior|confirmé)/],
]

/** Roles that lead people by their nature, whatever their title says. */
const LEADING =
  /^(store-manager|venue-manager|workshop-manager|warehouse-manager|shift-leader|site-manager|support-lead|operations-manager|engineering-manager|sales-manager|finance-manager)$/

/** Trades in which people work side by side in shifts rather than each at a desk. */
const FRONTLINE = new Set<Family | undefined>([
  'retail',
  'hospitality',
  'logistics',
  'construction',
  'manufacturing',
  'healthcare',
])

/** Trades outside those sectors whose people work as a crew all the same. */
const CREWS =
  /^(roofer|bricklayer|tiler|plasterer|scaffolder|road-worker|plant-operator|window-fitter|solar-installer|welder|metalworker|printer|midwife|theatre-nurse|bartender|firefighter|refuse-collector|forklift-driver|mover|car-valeter|carpenter|painter|baker|pastry-cook|butcher|kitchen-porter|dental-nurse|vehicle-mechanic|body-shop)$/

/** Desks within those trades. */
const DESKS =
  /^(quality-engineer|process-engineer|ecommerce-manager|physician|supply-chain-planner|logistics-coordinator|quantity-surveyor)$/

export const isFrontline = (family: Family | undefined, level: Level, role: string): boolean =>
  level === 'mid' && (CREWS.test(role) || (FRONTLINE.has(family) && !DESKS.test(role)))

/** How much a role decides alone, from the words of its title and the kind of contract. */
export function levelOf(
  title: (Fact & { kind: 'title' }) | null,
  contracts: (Fact & { kind: 'contract' })[],
  role: string,
): Level {
  if (contracts.some(({ contract }) => ['internship', 'apprenticeship', 'working_student'].includes(contract)))
    return 'entry'
  const words = `${title?.seniority ?? ''} ${title?.title ?? ''}`.toLowerCase()
  const signed = SIGNS.find(([, sign]) => sign.test(words))?.[0]
  return signed ?? (LEADING.test(role) ? 'lead' : 'mid')
}

/** The lines that fit a level: nothing above it, and what is meant for beginners for beginners alone. */
export function linesFor(lines: readonly Line[], level: Level): string[] {
  return lines.flatMap((line) => {
    if (typeof line === 'string') return [line]
    const [needed, text] = line
    const fits = needed === 'entry' ? level === 'entry' : ORDER.indexOf(level) >= ORDER.indexOf(needed)
    return fits ? [text] : []
  })
}
