import type { SentenceKind, Voice } from '../languages/voice.ts'
import type { Plan } from '../plan.ts'
import { contains } from '../request/house-rules.ts'
import { capitalise, fillBest, type Slots, settleAddress } from '../template.ts'

/** A sentence of a kind in the tone of the brief, from what is known. */
export function speak(kind: SentenceKind, slots: Slots, plan: Plan, voice: Voice, salt = ''): string | null {
  const { any, [plan.tone]: own } = { ...voice.phrases[kind] } as Record<string, string[] | undefined>
  const worded = (own ?? any!).map((template) => settleAddress(template, plan.address))
  const wanted = worded.filter((template) => !plan.unwanted.some((words) => contains(template, words)))
  const templates = wanted.length > 0 ? wanted : worded
  const sentence = fillBest(templates, slots, plan.choose, kind + salt)
  return sentence && capitalise(sentence)
}

/** One line of a list: capital first, no final stop, no doubled blanks. */
export function asLine(text: string): string {
  return capitalise(text.replace(/\s+/g, ' ').trim()).replace(/(?<!\b(?:etc|p\.a|usw|Std))[.;,]$/, '')
}

export function asSentence(text: string): string {
  const sentence = capitalise(text.trim())
  return /[.!?…]["”»“)]?$/.test(sentence) ? sentence : `${sentence}.`
}

/** Bare names of tools and methods ("PostgreSQL", "SAP B1"), as against phrases ("month-end close"). */
export function isName(text: string): boolean {
  const words = text.split(/[\s/]+/).filter((word) => !/^(and|or|und|oder|et|ou|y|o|&|\+)$/.test(word))
  return words.length <= 4 && words.every((word) => /[\p{Lu}\d]/u.test(word))
}
