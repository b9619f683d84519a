/**
 * Learns from the annotated descriptions in craft/corpus/claims what tells a rewording from an invention, and writes the
 * weights into craft/src/compare/learned. `--folds 6` writes nothing: it tells how it does on descriptions that it has not seen.
 */
import { writeFileSync } from 'node:fs'
import type { Span } from '../src/brief/facts.ts'
import { readBrief } from '../src/brief/read.ts'
import { findClaims } from '../src/compare/grounds.ts'
import { weighBy } from '../src/compare/invention-odds.ts'
import { roleKnowledgeFor } from '../src/compare/role-knowledge.ts'
import { writeDescription } from '../src/writer/write.ts'
import { claimInstances } from './claim-instances.ts'
import { type Annotated, readAnnotated } from './read-claims.ts'
import { type Instance, train } from './softmax.ts'

/** What the built-in writer prints is grounded; it is there to be left alone, not to teach how others write. */
const OWN_COUNT = 0.3
/** Weights below it change nothing that one would see. */
const LEAST_WEIGHT = 0.2

const annotated = readAnnotated(new URL('../corpus/claims/', import.meta.url))
const own = ({ id, brief }: Annotated): Annotated => ({
  id: `own ${id}`,
  brief,
  text: writeDescription({ brief }),
  invented: [],
})
const instances = new Map<Annotated, Instance[]>(
  annotated.map((one) => [one, [...claimInstances(one), ...claimInstances(own(one), OWN_COUNT)]]),
)

function learn(samples: readonly Annotated[]): string {
  const taught = samples.flatMap((one) => instances.get(one)!)
  return [...train(taught, 2, { pull: 0.02, least: 2, rounds: 12 })]
    .map(([trait, [grounded, invented]]) => [trait, Math.round((invented! - grounded!) * 10)] as const)
    .filter(([, tenths]) => Math.abs(tenths) >= LEAST_WEIGHT * 10)
    .map(([trait, tenths]) => `${trait}\t${tenths}`)
    .sort()
    .join('\n')
}

/** How many of the inventions are found, and how many of the finds are inventions. */
function measure(samples: readonly Annotated[]) {
  const sum = { invented: 0, found: 0, claims: 0, right: 0 }
  for (const { brief, text, invented } of samples) {
    const claims = findClaims(text, { brief, isRoleKnowledge: roleKnowledgeFor(readBrief(brief)) })
    const none = claims.filter(({ ground }) => ground === 'none').map(({ span }) => span)
    sum.invented += invented.length
    sum.found += invented.filter((one) => none.some((other) => meets(one, other))).length
    sum.claims += none.length
    sum.right += none.filter((one) => invented.some((other) => meets(one, other))).length
  }
  return sum
}
const meets = (one: Span, other: Span): boolean => one[0] < other[1] && other[0] < one[1]

const folds = Number(process.argv[process.argv.indexOf('--folds') + 1])
if (process.argv.includes('--folds')) {
  const held = new RegExp(process.argv[4] ?? '')
  const sums = Array.from({ length: folds }, (_, fold) => {
    weighBy(learn(annotated.filter((_, index) => index % folds !== fold)))
    return measure(annotated.filter(({ id }, index) => index % folds === fold && held.test(id)))
  })
  const of = (key: keyof (typeof sums)[0]) => sums.reduce((sum, one) => sum + one[key], 0)
  console.log(
    `found ${((100 * of('found')) / of('invented')).toFixed(1)} %, right ${((100 * of('right')) / of('claims')).toFixed(1)} %`,
  )
} else {
  const weights = learn(annotated)
  writeFileSync(
    new URL('../src/compare/learned/inventions.ts', import.meta.url),
    `/** Written by craft/training/train-claims.ts from ${annotated.length} annotated descriptions: a trait and its weight in tenths. */\nexport const WEIGHTS = \`${weights.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${')}\`\n`,
  )
}
