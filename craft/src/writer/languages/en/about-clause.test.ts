import { describe, expect, it } from 'vitest'
import { aboutClause, tellsEmployer, tellsOfHouse } from './about-clause.ts'
import { isThing } from './fragments.ts'

describe('what is said of the employer becomes a clause', () => {
  it.each([
    ['vet practice on the harbour with six nurses', 'is a vet practice on the harbour with six nurses'],
    ['Church of Ireland primary school of 90 pupils', 'is a Church of Ireland primary school of 90 pupils'],
    ['solar energy', 'is active in solar energy'],
    ['outdoor gear brand', 'is an outdoor gear brand'],
    ['SaaS for vets', 'sells SaaS for vets'],
    ['raised €4m', 'has raised €4m'],
    ['for Nordic clients', 'works for Nordic clients'],
  ])('%s', (text, clause) => expect(aboutClause(text)).toBe(clause))

  it.each(['cap 200', 'opposite the station', 'listed', 'then we moved'])('%s tells nothing of the house', (text) =>
    expect(tellsOfHouse(text)).toBe(false),
  )
})

describe('a remark joins the paragraph about the employer', () => {
  it.each([
    ['42-bed care home', true],
    ['St Bede is a day school of 200 pupils', true],
    ['four partners', false],
    ['two brothers with a scaffold firm', false],
    ['Cart Vale Housing Association', false],
    ['120 statics, pool, bar', false],
    ['have 12 suites in a hotel', false],
  ])('%s', (text, joins) => expect(tellsEmployer(text)).toBe(joins))
})

describe('only a noun is looked after', () => {
  it.each([
    ['rent arrears and garden inspections', true],
    ['newsletter', true],
    ['whose husband can drive the van', false],
    ["I can't do the books myself", false],
    ['sitting with families', false],
    ['plus one sport', false],
    ['2 posts', false],
  ])('%s', (text, thing) => expect(isThing(text)).toBe(thing))
})
