import { describe, expect, it } from 'vitest'
import { cpuTimeOf } from '../../training/cpu-time.ts'
import type { Language } from '../sheet/sheet.ts'
import { faultOf, type LineKind } from './check-line.ts'
import { lineOf } from './line.ts'

const make = (language: Language, kind: LineKind, said: string) =>
  lineOf(said, kind, { language, traits: { lower: false, shout: false, dictated: false } })

describe('a clause becomes a line', () => {
  it.each<[Language, LineKind, string, string]>([
    ['en', 'task', 'checks in late guests', 'Check in late guests'],
    ['en', 'task', "and they'd be doing the med round too,", 'Do the medication round'],
    ['en', 'task', '- unload trailers', 'Unload trailers'],
    ['en', 'task', 'lead two care assistants on shift', 'Lead 2 care assistants on shift'],
    ['en', 'demand', 'Must have Level 3 in adult care', 'Level 3 in adult care'],
    ['en', 'demand', 'Level 3 food safety is a must', 'Level 3 food safety is a must'],
    ['en', 'wish', 'Spanish would be nice too.', 'Spanish would be nice'],
    ['en', 'notneeded', 'no diploma needed', 'No diploma needed'],
    ['en', 'offer', "there's a hot meal on shift", 'Hot meal on shift'],
    ['en', 'demand', 'they must like the noise of children', 'You must like the noise of children'],
    ['en', 'demand', 'Must be able to drive and have a B licence', 'Able to drive and have a B licence'],
    ['en', 'offer', 'I pay for the course. it is two days', 'We pay for the course. It is 2 days'],
    ['en', 'condition', 'they drive between sites', 'You drive between sites'],
    ['en', 'task', 'bakes the bread and serves at the counter', 'Bake the bread and serve at the counter'],
    ['en', 'demand', '2 years in production or so', '2 years in production or so'],
    ['en', 'demand', 'payroll with >300 people', 'Payroll with over 300 people'],
    ['en', 'condition', 'closed sundays, and polish is spoken', 'Closed Sundays, and polish is spoken'],
    ['de', 'task', 'Probefahrten begleiten,', 'Probefahrten begleiten'],
    ['de', 'task', 'er soll die Maschinen warten', 'Die Maschinen warten'],
    ['de', 'task', 'nimmt Pakete an', 'Pakete annehmen'],
    ['de', 'demand', 'Führerschein B ist Pflicht', 'Führerschein B ist Pflicht'],
    ['fr', 'task', 'il faudra gérer les stocks', 'Gérer les stocks'],
    ['fr', 'demand', 'permis B obligatoire', 'Permis B obligatoire'],
    ['es', 'task', 'tendrá que controlar el género', 'Controlar el género'],
    ['es', 'demand', 'carnet de conducir imprescindible', 'Carnet de conducir imprescindible'],
  ])('%s %s: %s', (language, kind, said, line) => {
    expect(make(language, kind, said)).toBe(line)
  })

  it('writes nouns and abbreviations as they are written where nobody used a capital', () => {
    expect(make('de', 'task', 'kunden am telefon beraten')).toBe('Kunden am Telefon beraten')
  })

  it.each<[Language, LineKind, string]>([
    ['en', 'task', 'and the'],
    ['en', 'task', 'lol'],
    ['en', 'demand', '?'],
    ['de', 'task', 'und so'],
    ['fr', 'offer', 'de la'],
    ['es', 'task', 'y también la'],
  ])('makes nothing of a fragment: %s %s %s', (language, kind, said) => {
    expect(make(language, kind, said)).toBeNull()
  })

  it('keeps every figure and every “not” of what was said', () => {
    for (const said of ['no private use of the van', 'up to 12 nights a month away', 'OFTEC or LPG, not both'])
      expect(make('en', 'condition', said) ?? said).toMatch(/no|not|12/i)
  })

  it.each<[Language, LineKind, string, RegExp]>([
    ['en', 'offer', '£14.60/hr', /£14.60 an hour/],
    ['de', 'offer', 'Bahnhof 5 min zu Fuß', /5 Minuten/],
  ])('writes out what is counted: %s %s %s', (language, kind, said, line) => {
    expect(make(language, kind, said)).toMatch(line)
  })

  it('reads twenty thousand characters without a blank in the time of a line', () => {
    const spent = cpuTimeOf(() => {
      for (const piece of ['a', '(', '1.', "l'", 'ä-', '-', 'x@'])
        make('en', 'task', piece.repeat(20_000 / piece.length))
    })
    expect(spent).toBeLessThan(4000)
  })
})

describe('a line that may not be printed', () => {
  it.each<[Language, LineKind, string, string]>([
    ['en', 'task', 'Handle', 'no object'],
    ['en', 'task', 'Work closely with the', 'end'],
    ['en', 'task', 'And the till', 'beginning'],
    ['en', 'demand', 'You have happy', 'verb'],
    ['en', 'demand', 'They can drive a van', 'third person'],
    ['en', 'demand', 'A clean licence (B', 'bracket'],
    ['en', 'offer', 'A van, lol', 'remark'],
    ['en', 'offer', 'I pay for the course', 'first person'],
    ['en', 'offer', 'Parking?', 'litter'],
    ['de', 'task', 'Wenn nicht', 'no content'],
    ['de', 'task', 'Sie soll die Kasse führen', 'third person'],
    ['de', 'offer', 'Zuschuss zum', 'end'],
    ['fr', 'offer', 'Cantine est à 4,10 € le repas', 'article'],
    ['fr', 'task', 'Euh gérer les stocks', 'hesitation'],
    ['es', 'offer', 'Seguro de', 'end'],
  ])('%s %s “%s”: %s', (language, kind, line, fault) => {
    expect(faultOf(line, kind, language)).toBe(fault)
  })

  it.each<[Language, LineKind, string]>([
    ['en', 'task', 'Ring 111 or the duty manager when something is not right'],
    ['en', 'task', 'Sign parcels in'],
    ['en', 'demand', 'Salesforce'],
    ['de', 'condition', 'Den Bus darfst du mit nach Hause nehmen'],
    ['de', 'task', 'Angehörige einbinden'],
    ['fr', 'condition', 'Le parking est gratuit'],
    ['es', 'condition', 'No se trabaja después de las 00:30'],
  ])('lets a whole line pass: %s %s %s', (language, kind, line) => {
    expect(faultOf(line, kind, language)).toBeNull()
  })
})
