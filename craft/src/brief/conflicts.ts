/** Statements that can't both be true. Nothing is chosen in silence: both stay, and the person is asked. */
import type { Conflict, Fact, FactKind, Language } from './facts.ts'

type Of<K extends FactKind> = Extract<Fact, { kind: K }>

const SENTENCES: Record<
  Language,
  Record<'mode' | 'term' | 'level' | 'hours' | 'pay' | 'dates' | 'degree' | 'count' | 'rate', string>
> = {
  en: {
    mode: '“{a}” and “{b}” do not fit together: where is the work done?',
    term: 'A permanent contract and “{b}”: which one holds?',
    level: '“{a}” and “{b}” do not fit together: which level is meant?',
    hours: '“{a}” and “{b}” do not fit together: how many hours a week?',
    pay: 'Two figures for pay, “{a}” and “{b}”: which one holds?',
    dates: 'The end, “{b}”, lies before the start, “{a}”.',
    degree: '“{a}” and “{b}” do not fit together: is a degree needed?',
    count: '“{a}” and “{b}” do not fit together: how many people do you hire?',
    rate: '“{a}” for the hours given is far from “{b}”.',
  },
  de: {
    mode: '„{a}“ und „{b}“ passen nicht zusammen: Wo wird gearbeitet?',
    term: 'Unbefristet und „{b}“: Was gilt?',
    level: '„{a}“ und „{b}“ passen nicht zusammen: Welche Stufe ist gemeint?',
    hours: '„{a}“ und „{b}“ passen nicht zusammen: Wie viele Stunden pro Woche?',
    pay: 'Zwei Angaben zum Gehalt, „{a}“ und „{b}“: Welche gilt?',
    dates: 'Das Ende, „{b}“, liegt vor dem Beginn, „{a}“.',
    degree: '„{a}“ und „{b}“ passen nicht zusammen: Ist ein Abschluss nötig?',
    count: '„{a}“ und „{b}“ passen nicht zusammen: Wie viele Stellen sind es?',
    rate: '„{a}“ ergibt bei diesen Stunden etwas anderes als „{b}“.',
  },
  fr: {
    mode: '« {a} » et « {b} » se contredisent : où travaille-t-on ?',
    term: 'Un contrat permanent et « {b} » : lequel est le bon ?',
    level: '« {a} » et « {b} » se contredisent : quel niveau est visé ?',
    hours: '« {a} » et « {b} » se contredisent : combien d’heures par semaine ?',
    pay: 'Deux montants, « {a} » et « {b} » : lequel est le bon ?',
    dates: 'La fin, « {b} », précède le début, « {a} ».',
    degree: '« {a} » et « {b} » se contredisent : un diplôme est-il exigé ?',
    count: '« {a} » et « {b} » se contredisent : combien de postes ?',
    rate: '« {a} » pour ces heures ne correspond pas à « {b} ».',
  },
  es: {
    mode: '«{a}» y «{b}» no encajan: ¿dónde se trabaja?',
    term: 'Contrato indefinido y «{b}»: ¿cuál vale?',
    level: '«{a}» y «{b}» no encajan: ¿qué nivel se busca?',
    hours: '«{a}» y «{b}» no encajan: ¿cuántas horas a la semana?',
    pay: 'Dos cifras de salario, «{a}» y «{b}»: ¿cuál vale?',
    dates: 'El final, «{b}», es anterior al inicio, «{a}».',
    degree: '«{a}» y «{b}» no encajan: ¿hace falta un título?',
    count: '«{a}» y «{b}» no encajan: ¿cuántas vacantes hay?',
    rate: '«{a}» por esas horas no coincide con «{b}».',
  },
}

export function findConflicts(facts: readonly Fact[], language: Language): Conflict[] {
  const all = <K extends FactKind>(kind: K) => facts.filter((fact): fact is Of<K> => fact.kind === kind)
  const found: Conflict[] = []
  const add = (kind: FactKind, which: keyof (typeof SENTENCES)['en'], a: Fact, b: Fact) =>
    found.push({
      kind,
      spans: [a.spans[0]!, b.spans[0]!],
      explanation: SENTENCES[language][which].replace('{a}', a.text).replace('{b}', b.text),
    })

  const modes = all('mode')
  const remote = modes.find(({ mode, homeDays }) => mode === 'remote' && homeDays === null)
  const office = modes.find(
    (mode) =>
      mode.mode === 'onsite' ||
      (mode.mode === 'hybrid' && (mode.officeDays ?? 0) > 0) ||
      (mode.mode === 'hybrid' && mode.homeDays !== null),
  )
  if (remote && office) add('mode', 'mode', remote, office)
  const onsite = modes.find(({ mode }) => mode === 'onsite')
  const hybrid = modes.find(({ mode }) => mode === 'hybrid')
  if (onsite && hybrid && !remote) add('mode', 'mode', onsite, hybrid)

  const contracts = all('contract').filter(({ holds }) => holds)
  const permanent = contracts.find(({ contract }) => contract === 'permanent')
  const limited = contracts.find(
    ({ contract, months }) =>
      (months !== null || ['fixed_term', 'temporary', 'seasonal'].includes(contract)) && contract !== 'apprenticeship',
  )
  if (permanent && limited && permanent !== limited && !/temp to perm/iu.test(permanent.text))
    add('contract', 'term', permanent, limited)

  const title = all('title')[0]
  const years = all('experience').find(({ min }) => (min ?? 0) >= 4)
  if (
    title &&
    years &&
    ['junior', 'entry', 'trainee', 'graduate', 'intern', 'apprentice'].includes(title.seniority ?? '')
  )
    add('experience', 'level', title, years)
  const noYears = all('experience').find(({ min, max }) => min === 0 && max === null)
  if (noYears && years && noYears !== years) add('experience', 'level', noYears, years)

  const full = contracts.find(({ contract }) => contract === 'full_time')
  const part = contracts.find(({ contract }) => contract === 'part_time')
  const weekly = all('hours').find(({ per }) => per === 'WEEK')
  if (full && weekly && (weekly.max ?? weekly.min ?? 40) < 30) add('hours', 'hours', full, weekly)
  if (part && weekly && !full && (weekly.min ?? 0) >= 38) add('hours', 'hours', part, weekly)

  comparePay(all('pay'), weekly, add)

  const degrees = all('education')
  const none = degrees.find(({ need }) => need === 'none')
  const asked = degrees.find(({ need }) => need === 'required')
  if (none && asked) add('education', 'degree', none, asked)

  const [start, end] = [all('start')[0], all('end')[0]]
  if (start && end && yearOf(start.text) && yearOf(end.text) && yearOf(end.text)! < yearOf(start.text)!)
    add('start', 'dates', start, end)
  return found
}

const yearOf = (text: string): number | null => Number(/20\d\d/.exec(text)?.[0]) || null

const HOURS_A_YEAR = 52
const MOST_FIGURES = 12

function comparePay(
  pays: Of<'pay'>[],
  weekly: Of<'hours'> | undefined,
  add: (kind: FactKind, which: 'pay' | 'rate', a: Fact, b: Fact) => void,
): void {
  // Each figure once: a brief that repeats itself does not contradict itself.
  const distinct = new Map<string, Of<'pay'>>()
  for (const fact of pays) {
    const { basis, pay } = fact
    const key = `${pay.min}/${pay.max}/${pay.per}`
    if (basis === 'base' && (pay.min ?? pay.max) !== null && distinct.size < MOST_FIGURES && !distinct.has(key))
      distinct.set(key, fact)
  }
  const figures = [...distinct.values()]
  for (let i = 0; i < figures.length; i++)
    for (let k = i + 1; k < figures.length; k++) {
      const [a, b] = [figures[i]!, figures[k]!]
      if (a.pay.per === b.pay.per) {
        if (a.pay.min !== b.pay.min || a.pay.max !== b.pay.max) add('pay', 'pay', a, b)
        continue
      }
      const [hourly, yearly] = a.pay.per === 'HOUR' ? [a, b] : [b, a]
      if (hourly.pay.per !== 'HOUR' || yearly.pay.per !== 'YEAR') continue
      const expected = (hourly.pay.min ?? hourly.pay.max)! * (weekly?.min ?? 40) * HOURS_A_YEAR
      const said = (yearly.pay.min ?? yearly.pay.max)!
      if (Math.abs(expected - said) / said > 0.25) add('pay', 'rate', hourly, yearly)
    }
}
