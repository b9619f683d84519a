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
  [
    'senior',
    /\b(senior|sr|principal|staff(?= (?:\w+ ){0,2}(?:engineer|developer|designer|scientist|architect|researcher|product|data|software))|expert|experte|expérimenté|sénior|confirmé)/,
  ],
]

/** Roles that lead people by their nature, whatever their title says. */
const LEADING =
  /^(store-manager|venue-manager|workshop-manager|warehouse-manager|shift-leader|site-manager|support-lead|operations-manager|engineering-manager|sales-manager|finance-manager)$/

/** Trades at a desk, in which much of the day is one's own to plan. */
const PLANNED = new Set<Family | undefined>([
  'software',
  'data',
  'product',
  'design',
  'marketing',
  'finance',
  'legal',
  'hr',
  'operations',
])

/** Whoever helps others with theirs, or works off what comes in. */
const ASSISTING =
  /assist|asist|auxil|aide(?!\p{L})|gehilf|helfer|hilfe(?!\p{L})|sachbearbeit|clerk|(?<!\p{L})agente?(?!\p{L})|werkstud|practitioner|préposé|técnic[oa] auxiliar/iu

/** Whether one can say of a role how it plans and decides: not where people start, assist or work in shifts. */
export const plansOwnWork = (family: Family | undefined, level: Level, title: string): boolean =>
  level !== 'entry' && !ASSISTING.test(title) && (level !== 'mid' || PLANNED.has(family))

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
