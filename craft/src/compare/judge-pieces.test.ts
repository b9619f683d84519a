import { describe, expect, it } from 'vitest'
import { readBrief } from '../brief/read.ts'
import { findClaims } from './grounds.ts'
import { roleKnowledgeFor } from './role-knowledge.ts'

const inventedIn = (brief: string, text: string): string[] =>
  findClaims(text, { brief, isRoleKnowledge: roleKnowledgeFor(readBrief(brief)) })
    .filter(({ ground }) => ground === 'none')
    .map((claim) => claim.text)

const CAFE = 'barista, café Ludlow, 24h Thu-Sun, £12.40/h, latte art nice, team of 5, free lunch, no late evenings'
const WERKSTATT = 'Tischler Werkstatt Goslar, 38 h, 19 €/h, Möbelbau, Gesellenbrief, Team 6, 28 T Urlaub, keine Montage'
const CRECHE =
  'auxiliaire de puériculture, crèche Albi, 20 berceaux, CDI 35h, 1 900 € brut, CAP AEPE, équipe de 7, pas de samedi'
const TALLER = 'mecánico de motos, taller en Jerez, 1.450 €, L-V, 2 años, FP, 4 compañeros, uniforme'

describe('everyday work that nobody told of', () => {
  it.each([
    [CAFE, 'What you will do', 'Order the milk and negotiate with the dairy'],
    [CAFE, 'What you bring', 'A personal licence'],
    [WERKSTATT, 'Ihre Aufgaben', 'Einmal im Monat die Ausstellung in Hannover betreuen'],
    [WERKSTATT, 'Ihre Aufgaben', 'Auszubildende im zweiten Lehrjahr anleiten'],
    [CRECHE, 'Vos missions', 'Gérer les stocks et passer les commandes'],
    [CRECHE, 'Nos avantages', 'Une prime de fin d’année'],
    [TALLER, 'Tus tareas', 'Gestionar las redes sociales del taller'],
    [TALLER, 'Qué pedimos', 'Curso de prevención de riesgos'],
  ])('%s, %s: %s', (brief, heading, item) => {
    expect(inventedIn(brief, `## ${heading}\n\n- ${item}\n`).join(' ')).not.toBe('')
  })
})

describe('what the brief grounds, and what goes without saying', () => {
  it.each([
    [CAFE, 'Thursdays to Sundays, and you are never here late in the evening'],
    [CAFE, 'Work side by side with four colleagues'],
    [CAFE, 'Keep the bar clean and tidy'],
    [CAFE, 'Do you know the sound of milk that is just right?'],
    [WERKSTATT, 'Möbel bauen, die ein Leben lang halten'],
    [WERKSTATT, 'Sie arbeiten mit fünf anderen zusammen'],
    [CRECHE, 'Accompagner les enfants dans leur quotidien'],
    [CRECHE, 'Vos samedis sont libres'],
    [TALLER, 'Reparar y revisar motos'],
    [TALLER, 'Trabajar con otros cuatro compañeros'],
  ])('%s: %s', (brief, item) => {
    expect(inventedIn(brief, `- ${item}\n`)).toEqual([])
  })
})

describe('a clause beside what was told', () => {
  it.each([
    [CAFE, 'You work 24 hours from Thursday to Sunday and hand out flyers on the market square.', 'flyers'],
    [WERKSTATT, 'Sie bauen Möbel und betreuen den Messestand in der Innenstadt.', 'Messestand'],
  ])('%s: %s', (brief, sentence, invented) => {
    expect(inventedIn(brief, `## The work\n\n${sentence}\n`).join(' | ')).toContain(invented)
  })
})

describe('how a text is laid out', () => {
  it.each(['**Key Duties:**', '**1. The job**', '**Job Summary**'])('%s claims nothing', (heading) =>
    expect(inventedIn(CAFE, `# Barista\n\n${heading}\n\n- Make coffee\n`)).toEqual([]),
  )
})
