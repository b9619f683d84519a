/**
 * How long do reading, checking and writing take, and how does reading grow with length?
 * Asked for: 2,000 characters read in under 5 ms (median), the page written in under 5 more, linear from 200 to 20,000.
 */
import { findClaims } from '@rolewright/craft/compare/grounds'
import { readSheet } from '@rolewright/craft/sheet/read-sheet'
import { writePage } from '@rolewright/craft/write/write'

const BRIEFS = [
  'Senior backend developer (Go), Leeds or remote in the UK, £65-80k + 10% bonus, 5+ years, Kafka, Postgres, Kubernetes; nice to have Terraform. Reports to Ada Byrne, Head of Platform, team of 6, on call 1 week in 6. You will run the billing services, review code and plan releases. 28 days holiday, pension 8%. Start in March, apply by 12 January.',
  'Wir suchen eine Pflegefachkraft (m/w/d) in Teilzeit, 20-30 Std./Woche, für unser Seniorenheim in Kassel. Frühdienst, kein Nachtdienst, jedes 2. Wochenende. Gehalt nach TVöD P7, 30 Tage Urlaub, Jobticket. Ausbildung in der Pflege erforderlich, Führerschein von Vorteil. Ansprechpartnerin: Frau Brandt. Beginn ab sofort.',
  'Comptable H/F à Nantes, CDI 35h, 32 000 à 36 000 € brut annuel, 2 jours de télétravail, tickets resto et mutuelle. Minimum 3 ans d’expérience, Sage exigé, anglais apprécié. Rattaché au DAF, équipe de 5 personnes. Candidatures avant le 15 mars.',
  'Buscamos mozo de almacén en Zaragoza, turno de noche, 1.450 € brutos al mes en 14 pagas, contrato indefinido, carnet de carretillero imprescindible, se valora experiencia con radiofrecuencia. Incorporación inmediata, sin fines de semana.',
]
const LONG = BRIEFS.join('\n').repeat(20)
/** Until V8 has compiled the patterns and what runs between them: so often, or for so long. */
const WARM_UP = 300
const WARM_UP_MS = 10_000
const ROUNDS = 100
const ROUNDS_MS = 10_000

function timesOf(work: () => unknown, most: number, forMs: number): number[] {
  const times: number[] = []
  for (const end = performance.now() + forMs; times.length < most && performance.now() < end; ) {
    const start = performance.now()
    work()
    times.push(performance.now() - start)
  }
  return times
}

function median(work: () => unknown): number {
  timesOf(work, WARM_UP, WARM_UP_MS)
  const times = timesOf(work, ROUNDS, ROUNDS_MS)
  return times.sort((a, b) => a - b)[times.length >> 1]!
}

const sizes = [200, 2000, 20_000]
const reading = sizes.map((size) => median(() => readSheet(LONG.slice(0, size))))
const brief = LONG.slice(0, 2000)
const sheet = readSheet(brief)
const { text: description } = writePage(sheet)

console.log('work                     median')
sizes.forEach((size, i) => {
  console.log(`read ${String(size).padStart(6)} characters  ${reading[i]!.toFixed(2).padStart(7)} ms`)
})
console.log(
  `write the page           ${median(() => writePage(sheet))
    .toFixed(2)
    .padStart(7)} ms`,
)
console.log(
  `check against 2,000      ${median(() => findClaims(description, { brief }))
    .toFixed(2)
    .padStart(7)} ms`,
)
console.log(`growth 2,000 -> 20,000   ${(reading[2]! / reading[1]! / 10).toFixed(2)} of linear`)
