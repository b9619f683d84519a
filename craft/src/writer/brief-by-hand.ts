/** For tests: a brief made of facts, as a reader would hand it over. */
import type { Brief, Fact, FactKind, Style } from '../brief/facts.ts'

type Given<K extends FactKind> = { kind: K; text: string } & Partial<Extract<Fact, { kind: K }>>

const BLANK: { [K in FactKind]?: Partial<Extract<Fact, { kind: K }>> } = {
  title: { seniority: null, family: 'general', headcount: null },
  company: { aspect: 'other' },
  place: { region: null, country: null, also: 'workplace' },
  mode: { officeDays: null, homeDays: null, region: null, timezone: null },
  contract: { months: null },
  hours: { min: null, max: null, per: 'WEEK' },
  pay: { basis: 'base', gross: null, hedge: null },
  variable: { what: 'other' },
  experience: { min: null, max: null, subject: null },
  skill: { need: 'must', alternatives: [] },
  language: { need: 'must', level: null, alternatives: [] },
  licence: { need: 'must' },
  education: { need: 'required' },
  travel: { percent: null },
  team: { relation: 'joins', size: null },
  manager: { name: null, role: null },
  contact: { name: null, channel: null },
}

export function fact<K extends FactKind>(given: Given<K>): Fact {
  return { spans: [[0, 0]], confidence: 'high', holds: true, ...BLANK[given.kind], ...given } as unknown as Fact
}

export function briefByHand(facts: Fact[], style: Partial<Style> = {}, language: Brief['language'] = 'en'): Brief {
  return {
    text: facts.map(({ text }) => text).join(', '),
    language,
    facts,
    style: { tone: 'plain', length: 'full', outputLanguage: language, address: 'informal', replacements: [], ...style },
    setAside: [],
    conflicts: [],
    missing: [],
  }
}
