import { describe, expect, it } from 'vitest'
import { readSheet } from '../sheet/read-sheet.ts'
import type { Entry, Kind, Language } from '../sheet/sheet.ts'
import { addTypical } from './typical.ts'
import { writePage } from './write.ts'

const added = (language: Language, title: string, told: [Kind, string][]) => {
  const entries = [['title', title] as const, ...told].map(
    ([kind, text]) => ({ kind, text, span: null, sure: true }) as Entry,
  )
  const lines = told.map(([kind, text]) => ({ kind, text }))
  const all = addTypical(entries, lines, language)
  const of = (kind: Kind) => all.filter((line) => line.kind === kind).map(({ text }) => text)
  return { all, tasks: of('task'), demands: of('demand') }
}

describe('typical lines of a known role', () => {
  it.each<[Language, string, string]>([
    ['en', 'Barista', 'Make coffee and other drinks'],
    ['de', 'Pflegefachkraft (m/w/d)', 'Pflege planen und durchführen'],
    ['fr', 'Serveur (H/F)', 'Prendre les commandes et servir'],
    ['es', 'Camarero/a', 'Tomar pedidos y servir'],
  ])('%s: %s', (language, title, task) => {
    const { tasks, demands } = added(language, title, [])
    expect(tasks).toContain(task)
    expect(tasks.length).toBeLessThanOrEqual(6)
    expect(demands.length).toBeGreaterThan(1)
    expect(demands.length).toBeLessThanOrEqual(4)
  })

  it.each<[string, string, [Kind, string][]]>([
    ['a role that is not known', 'Head of Data Science Sales', []],
    [
      'a brief that tells three tasks',
      'Barista',
      [
        ['task', 'Open the shop'],
        ['task', 'Roast beans'],
        ['task', 'Train new starters'],
      ],
    ],
  ])('none for %s', (_, title, told) => {
    expect(added('en', title, told).all).toEqual([])
  })

  it('make six tasks at most with those that are told', () => {
    const { tasks } = added('en', 'Barista', [
      ['task', 'Open the shop'],
      ['task', 'Roast beans'],
    ])
    expect(tasks).toHaveLength(4)
  })

  it.each<[Language, string, string, string, string]>([
    ['en', 'Barista', 'Keep the counter spotless', 'Keep the counter and machines clean', 'Check drinks for quality'],
    ['en', 'Warehouse Associate', 'Pick with a scanner', 'Pick and pack orders', 'Count stock'],
    ['de', 'Verkäufer (m/w/d)', 'An der Kasse sitzen', 'An der Kasse kassieren', 'Kundschaft bedienen und beraten'],
    [
      'fr',
      'Comptable (H/F)',
      'Clôtures',
      'Participer aux clôtures mensuelles et annuelles',
      'Régler les écarts et les postes ouverts',
    ],
    ['es', 'Panadero/a', 'Hornear', 'Formar y hornear masas', 'Pesar y mezclar ingredientes'],
  ])('%s, %s: nothing again that is told', (language, title, task, again, other) => {
    const { tasks } = added(language, title, [['task', task]])
    expect(tasks).not.toContain(again)
    expect(tasks).toContain(other)
  })

  it('are no demands where one is told', () => {
    const { tasks, demands } = added('en', 'Barista', [['demand', '1 year behind a bar']])
    expect(demands).toEqual([])
    expect(tasks).not.toEqual([])
  })

  it.each<[Language, string, Kind, string, string]>([
    [
      'en',
      'Software Engineer',
      'notneeded',
      'You do not need experience',
      'Experience in writing and testing software',
    ],
    ['en', 'Barista', 'condition', 'You do not take payments', 'Serve customers and take payments'],
    ['de', 'Barista (m/w/d)', 'condition', 'Sie kassieren nicht', 'Gäste bedienen und kassieren'],
    ['fr', 'Vendeur (H/F)', 'condition', "Vous n'avez pas de caisse à tenir", 'Tenir la caisse'],
    ['es', 'Camarero/a', 'condition', 'No tiene que cobrar', 'Cobrar'],
  ])('%s, %s: nothing that is denied', (language, title, kind, said, line) => {
    expect(added(language, title, []).all.map(({ text }) => text)).toContain(line)
    expect(added(language, title, [[kind, said]]).all.map(({ text }) => text)).not.toContain(line)
  })
})

describe('typical lines on a page', () => {
  it('stand there and are all marked', () => {
    const page = writePage(readSheet('Create a job description for a Data Scientist position'))
    const lines = page.text.split('\n')
    expect(page.typical.length).toBeGreaterThanOrEqual(6)
    expect(page.typical.filter((line) => !lines.includes(`- ${line}`))).toEqual([])
    const bullets = lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2))
    expect(bullets.filter((line) => !page.typical.includes(line))).toEqual([])
  })

  it('are none where a brief tells what there is to do', () => {
    const brief = `We are looking for a barista in Leeds.

Tasks:
- Make coffee
- Open the shop in the morning
- Train new starters`
    const page = writePage(readSheet(brief))
    expect(page.text).toContain('Train new starters')
    expect(page.typical).toEqual([])
  })
})
