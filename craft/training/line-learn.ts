/** Learns how lines begin (a softmax over whole clauses) and which edits their words take (a linear chain over states of edits). */
import { clauseWords } from '../src/line/clause-words.ts'
import { DROPS, type Lexicon, opsFor } from '../src/line/edits.ts'
import { featureOfWord, readClause } from '../src/line/features.ts'
import type { Model } from '../src/line/model.ts'
import { COUNT, EDGE, FOLLOWING, SIDE, stateOf } from '../src/line/states.ts'
import { logSum } from '../src/line/tagger.ts'
import { classOf } from '../src/line/word-lists.ts'
import { LANGUAGES, type Language } from '../src/sheet/sheet.ts'
import type { Alignment } from './line-align.ts'
import { RATE, Weights } from './line-weights.ts'

export interface Sample {
  brief: string
  language: Language
  kind: string
  said: string
  small: boolean
  /** Null: no line. */
  aligned: Alignment | null
  weight: number
}
export interface Learned {
  /** feature * LABELS_MAX + label -> weight */
  weights: Map<number, number>
  order: Record<Language, Float64Array>
}
const EPOCHS = 18
const DROPOUT = 0.5
const LAST_PASSES = 9
const WORTH_OF_COUNT = 0.6
/** A feature of fewer samples teaches nothing. */
const SEEN_LEAST = 2

interface Choice {
  features: number[]
  /** Places of the labels to choose from, and the right one's place among them; -1 where none is right. */
  labels: readonly number[]
  gold: number
}
interface Chain {
  features: number[][]
  ops: number[][]
  states: number[][]
  gold: { op: number; state: number }[]
  language: Language
}
interface Task {
  choices: Choice[]
  chain: Chain | null
  weight: number
}

/** @param keep how many weights may remain: the lightest go before the last passes, so that the others take over */
export function learn(
  samples: readonly Sample[],
  model: Pick<Model, 'labels' | 'index' | 'of'>,
  lexicon: Lexicon,
  keep: number,
  log: (text: string) => void,
): Learned {
  let seed = 20_251
  const random = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return seed / 4_294_967_296
  }
  const briefsOf = new Map<number, Set<string>>()
  for (const { said, language, brief } of samples)
    for (const { lower } of clauseWords(said, language, lexicon.cased)) {
      const feature = featureOfWord(lower, language)
      briefsOf.set(feature, (briefsOf.get(feature) ?? new Set()).add(brief))
    }
  const knows = (feature: number) => (briefsOf.get(feature)?.size ?? 0) >= SEEN_LEAST
  const tasks = samples.map((sample) => prepare(sample, model, lexicon, knows))
  const seen = new Map<number, number>()
  for (const { choices, chain } of tasks) {
    const all = new Set<number>()
    for (const { features } of choices) for (const feature of features) all.add(feature)
    if (chain) for (const features of chain.features) for (const feature of features) all.add(feature)
    for (const feature of all) seen.set(feature, (seen.get(feature) ?? 0) + 1)
  }
  const store = new Weights(model.labels.length)
  const often = (features: readonly number[]) => features.filter((feature) => seen.get(feature)! >= SEEN_LEAST)
  for (const { choices, chain } of tasks) {
    for (const { features, labels, gold } of choices) if (gold >= 0) store.support(often(features), labels[gold]!)
    chain?.gold.forEach(({ op }, i) => {
      store.support(often(chain.features[i]!), op)
    })
  }
  // from here on features are places of rows
  for (const { choices, chain } of tasks) {
    for (const choice of choices) choice.features = store.rowsOf(choice.features)
    if (chain) chain.features = chain.features.map((features) => store.rowsOf(features))
  }
  const order = Object.fromEntries(LANGUAGES.map((one) => [one, new Float64Array(SIDE * SIDE)])) as Record<
    Language,
    Float64Array
  >
  const orderSquares = Object.fromEntries(
    LANGUAGES.map((one) => [one, new Float64Array(SIDE * SIDE).fill(1e-4)]),
  ) as Record<Language, Float64Array>

  const thin = (rows: readonly number[]) => rows.filter(() => random() >= DROPOUT)

  const whole = tasks.filter(({ chain }) => chain).length
  log(`${tasks.length} samples, ${whole} with edits`)
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    let loss = 0
    if (epoch === EPOCHS - LAST_PASSES)
      store.prune(keep, (feature, weight) => Math.abs(weight) * seen.get(feature)! ** WORTH_OF_COUNT)
    for (let k = tasks.length - 1; k > 0; k--) {
      const other = Math.floor(random() * (k + 1))
      ;[tasks[k], tasks[other]] = [tasks[other]!, tasks[k]!]
    }
    for (const { choices, chain, weight } of tasks) {
      for (const { features, labels, gold } of choices) {
        if (gold < 0) continue
        const some = thin(features)
        const scores = store.score(some)
        const all = logSum(labels.map((label) => scores[label]!))
        loss += all - scores[labels[gold]!]!
        const by = store.empty()
        labels.forEach((label, at) => {
          by[label] = weight * ((at === gold ? 1 : 0) - Math.exp(scores[label]! - all))
        })
        store.push(some, by)
      }
      if (chain) loss += learnChain(chain, weight)
    }
    log(`epoch ${epoch + 1}: loss ${(loss / tasks.length).toFixed(3)}`)
  }
  return { weights: store.all(), order }

  function learnChain(chain: Chain, weight: number): number {
    const { language, gold } = chain
    const table = order[language]
    const n = gold.length
    const features = chain.features.map(thin)
    const cells = features.map((some, i) => {
      const scores = store.score(some)
      const ops = chain.ops[i]!.map((label) => scores[label]!)
      const lists: number[][] = Array.from({ length: COUNT }, () => [])
      ops.forEach((score, k) => {
        lists[chain.states[i]![k]!]!.push(score)
      })
      return { ops, all: lists.map((list) => (list.length > 0 ? logSum(list) : -Infinity)) }
    })
    const forward: number[][] = []
    for (let i = 0; i < n; i++)
      forward.push(
        cells[i]!.all.map((own, b) => {
          if (own === -Infinity) return own
          if (i === 0) return FOLLOWING[EDGE]!.includes(b) ? table[EDGE * SIDE + b]! + own : -Infinity
          const into = forward[i - 1]!.flatMap((before, a) =>
            FOLLOWING[a]!.includes(b) ? [before + table[a * SIDE + b]!] : [],
          )
          return into.length > 0 ? logSum(into) + own : -Infinity
        }),
      )
    const backward: number[][] = new Array(n)
    for (let i = n - 1; i >= 0; i--)
      backward[i] = Array.from({ length: COUNT }, (_, a) => {
        if (i === n - 1) return FOLLOWING[a]!.includes(EDGE) ? table[a * SIDE + EDGE]! : -Infinity
        const onward = FOLLOWING[a]!.flatMap((b) =>
          b === EDGE ? [] : [table[a * SIDE + b]! + cells[i + 1]!.all[b]! + backward[i + 1]![b]!],
        )
        return onward.length > 0 ? logSum(onward) : -Infinity
      })
    const all = logSum(forward[n - 1]!.map((score, a) => score + backward[n - 1]![a]!))
    if (!Number.isFinite(all)) return 0
    const moves = new Float64Array(SIDE * SIDE)
    let right = 0
    for (let i = 0; i < n; i++) {
      const cell = cells[i]!
      const { op, state } = gold[i]!
      const before = i === 0 ? EDGE : gold[i - 1]!.state
      moves[before * SIDE + state]! += 1
      right += table[before * SIDE + state]! + cell.ops[chain.ops[i]!.indexOf(op)]!
      const stateOdds = cell.all.map((_, s) => Math.exp(forward[i]![s]! + backward[i]![s]! - all))
      for (let b = 0; b < COUNT; b++) {
        if (i === 0) {
          if (FOLLOWING[EDGE]!.includes(b)) moves[EDGE * SIDE + b]! -= stateOdds[b]!
        } else
          for (let a = 0; a < COUNT; a++)
            if (FOLLOWING[a]!.includes(b))
              moves[a * SIDE + b]! -=
                Math.exp(forward[i - 1]![a]! + table[a * SIDE + b]! + cell.all[b]! + backward[i]![b]! - all) || 0
        if (i === n - 1 && FOLLOWING[b]!.includes(EDGE)) moves[b * SIDE + EDGE]! -= stateOdds[b]!
      }
      const opOdds = new Array<number>(cell.ops.length).fill(0)
      cell.ops.forEach((score, k) => {
        const state = chain.states[i]![k]!
        opOdds[k]! += stateOdds[state]! * Math.exp(score - cell.all[state]!) || 0
      })
      const by = store.empty()
      chain.ops[i]!.forEach((label, k) => {
        by[label] = weight * ((label === op ? 1 : 0) - opOdds[k]!)
      })
      store.push(features[i]!, by)
    }
    const end = gold[n - 1]!.state
    moves[end * SIDE + EDGE]! += 1
    right += table[end * SIDE + EDGE]!
    const squared = orderSquares[language]
    for (let k = 0; k < moves.length; k++) {
      const by = weight * moves[k]!
      if (by === 0) continue
      squared[k]! += by * by
      table[k]! += (RATE * by) / Math.sqrt(squared[k]!)
    }
    return all - right
  }
}

function prepare(
  sample: Sample,
  { index, of }: Pick<Model, 'index' | 'of'>,
  lexicon: Lexicon,
  knows: (feature: number) => boolean,
): Task {
  const { language, aligned } = sample
  const words = clauseWords(sample.said, language, lexicon.cased)
  const read = readClause({ ...sample, words }, lexicon, knows)
  const frames = of('f', language)
  const frame = index.get(`f:${language}:${aligned ? aligned.frame : '-'}`) ?? -1
  const kept = aligned?.edits.every((op, i) => op[0] !== 'D' || classOf(words[i]!.lower, language) !== null) ?? false
  const choices: Choice[] = [{ features: read.ofClause(), labels: frames, gold: frames.indexOf(frame) }]
  if (!aligned) return { choices, chain: null, weight: sample.weight }
  const appends = of('a', language)
  const append = appends.indexOf(index.get(`a:${language}:${aligned.append}`) ?? -1)
  // what no habit gives teaches no edits: its words may be dropped for what is said in their place
  if ((frame < 0 || append < 0) && !kept) return { choices, chain: null, weight: sample.weight }
  choices.push({ features: read.ofEnd(frame < 0 ? '' : aligned.frame), labels: appends, gold: append })
  if (aligned.edits.includes('R')) return { choices, chain: null, weight: sample.weight }
  const gold = aligned.edits.map((op) => ({ op: index.get(`o:${op}`)!, state: stateOf(op) }))
  const ops = words.map((word) => [...opsFor(word, language, lexicon), ...DROPS])
  const chain: Chain = {
    features: words.map((_, i) => read.ofWord(i, frame < 0 ? '' : aligned.frame)),
    ops: ops.map((list) => list.map((op) => index.get(`o:${op}`)!)),
    states: ops.map((list) => list.map(stateOf)),
    gold,
    language,
  }
  const fits = gold.every(({ op, state }, i) => {
    const before = i === 0 ? EDGE : gold[i - 1]!.state
    return chain.ops[i]!.includes(op) && FOLLOWING[before]!.includes(state)
  })
  return { choices, chain: fits && gold.length > 0 ? chain : null, weight: sample.weight }
}
