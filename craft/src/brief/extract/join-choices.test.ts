import { describe, expect, it } from 'vitest'
import { readBrief } from '../read.ts'

const ASKED = new Set(['experience', 'education', 'licence', 'skill', 'free'])
const asked = (text: string) =>
  readBrief(text)
    .facts.filter(({ kind }) => ASKED.has(kind))
    .map(({ kind, text: said }) => `${kind}: ${said}`)

describe('where either is enough, neither is asked for alone', () => {
  it.each([
    [
      'Lab tech, Cork. Needs a degree in microbiology or 3 years on the bench.',
      ['free: a degree in microbiology or 3 years on the bench'],
    ],
    ["Boulanger à Quimper, CAP ou bien 2 ans d'expérience.", ["free: CAP ou bien 2 ans d'expérience"]],
    ["Analyst, York. 5+ years or a master's degree.", ["free: 5+ years or a master's degree"]],
    [
      'Analyst, York. Degree in statistics, 2 years of experience.',
      ['education: Degree in statistics', 'experience: 2 years of experience'],
    ],
  ])('%s', (text, found) => {
    expect(asked(text)).toEqual(found)
  })
})
