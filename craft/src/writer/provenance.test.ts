import { describe, expect, it } from 'vitest'
import { isRoleKnowledge } from './provenance.ts'
import { writeDescription } from './write.ts'

describe('where a sentence comes from', () => {
  it.each([
    ['Design, build and run backend services with Go and PostgreSQL that hold up under load', true],
    ['Model data so that it stays correct, fast to query and easy to change', true],
    ['You need not fear: the office dog bites', false],
    ['Look after 90 hives', false],
    ['Laufende Geschäftsvorfälle in DATEV erfassen', true],
    ['Rapprocher les comptes et solder les postes ouverts', true],
    ['EUR 75,000–90,000 a year', false],
  ])('%s', (sentence, general) => expect(isRoleKnowledge(sentence)).toBe(general))

  it('knows every line that the writer adds by itself', () => {
    const text = writeDescription({ brief: 'Electrician' })
    const bullets = [...text.matchAll(/^- (.+)$/gm)].map((match) => match[1]!)
    expect(bullets.length).toBeGreaterThan(6)
    expect(bullets.filter((bullet) => !isRoleKnowledge(bullet))).toEqual([])
  })
})
