/** Every role in every language, told for several briefs: what none of them said may be alike in a third of the sentences. */
import { describe, expect, it } from 'vitest'
import { type Family, LANGUAGES, type Language } from '../brief/facts.ts'
import { readBrief } from '../brief/read.ts'
import { ROLE_FAMILIES } from './families/all.ts'
import type { Role } from './families/role.ts'
import { voiceOf } from './languages/voice-of.ts'
import { layOut } from './layout.ts'
import { planFor } from './plan.ts'

const families = Object.keys(ROLE_FAMILIES) as Family[]
const roles = families
  .flatMap((family) => ROLE_FAMILIES[family].roles.map((role) => ({ family, role })))
  .filter(({ role }) => role.id !== 'general')

/** Briefs that say where, for whom and for how much, but nothing of the work. */
const BRIEFS: Record<Language, [string, string]> = {
  en: [
    'Exam Invigilator, Leeds, £30,000, permanent, company = Norwell',
    'Exam Invigilator, Dublin, €45,000, team of 6',
  ],
  de: ['Taucher, Köln, 40.000 € im Jahr, Firma: Norwell GmbH', 'Taucher, Ulm, 45.000 €, Team von 6, 30 Tage Urlaub'],
  fr: [
    'Scaphandrier, Lyon, CDI, 32 000 € par an, tickets restaurant',
    'Scaphandrier, Lille, 30 000 €, équipe de 6, mutuelle',
  ],
  es: [
    'Buzo, Madrid, 24.000 €, contrato indefinido, 25 días',
    'Buzo, Vigo, 22.000 €, equipo de 6 personas, seguro médico',
  ],
}
const read = Object.fromEntries(
  LANGUAGES.map((language) => [language, BRIEFS[language].map((brief) => readBrief(brief))]),
)

const sentencesOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#') && !line.includes(' · '))
    .flatMap((line) => line.replace(/^- /, '').split(/(?<=[.?!])\s+/))
    .filter((sentence) => sentence.split(' ').length > 2)

/** The descriptions of a role for each of the briefs, as sentences. */
const textsOf = (role: Role, family: Family, language: Language): Set<string>[] =>
  read[language]!.map(({ facts, ...brief }) => {
    const title = role.name[language]
    const named = facts.map((fact) => (fact.kind === 'title' ? { ...fact, title, text: title, family } : fact))
    const told = { ...brief, text: brief.text.replace(/^[^,]+/, title), facts: named }
    const plan = planFor(told, { seed: '', unwanted: [], emphasise: [], website: null })
    return new Set(sentencesOf(layOut(plan, voiceOf(language))))
  })

function shareOf(role: Role, family: Family, language: Language): number {
  const [one, other] = textsOf(role, family, language) as [Set<string>, Set<string>]
  return [...one].filter((sentence) => other.has(sentence)).length / Math.min(one.size, other.size)
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

describe.each(LANGUAGES)('two descriptions of one role in %s', (language) => {
  const shares = roles.map(({ role, family }) => ({ id: role.id, share: shareOf(role, family, language) }))

  it('have little in common', () => expect(mean(shares.map(({ share }) => share))).toBeLessThan(0.23))

  it('share more than a third of their sentences in one case of ten at most', () =>
    expect(shares.filter(({ share }) => share > 1 / 3).length).toBeLessThanOrEqual(shares.length / 10))

  it('never share most of them', () => expect(shares.filter(({ share }) => share > 0.6)).toEqual([]))
})
