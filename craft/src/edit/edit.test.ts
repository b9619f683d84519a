import { describe, expect, test } from 'vitest'
import { readComments } from '../../training/comment-samples.ts'
import { editPage } from './edit.ts'

const PAGES = {
  en: `# Service Technician

$32 to $36 an hour · 40 hours a week, Mondays, Tuesdays and Wednesdays · fixed term, 12 months, full time · start on March 1

Halden Heating in Tulsa is looking for 2 service technicians in Tulsa, Jenks and Bixby. You report to Ray.

## What you will do

- Repair furnaces and boilers.
- Handle bus duty in the afternoon.

## What you bring

- You have an EPA 608 card.
- You have a driving licence and your own car.

## Nice to have

- RBT or prior experience with students.
- Lightspeed experience helps.

## What we offer

- You get free parking.
- Lunch at $3.20.

## How to apply

Apply to ray@halden.example by Friday 14 March, interviews on 20 March.`,
  de: `# Gärtner (m/w/d)

30 Stunden pro Woche · befristet auf 2 Jahre · ab 1. September

Die Gärtnerei Lindt sucht einen Gärtner (m/w/d) in Uster, Greifensee und Mönchaltorf.

## Das bringen Sie mit

- Motorsägenschein
- Deutsch und Englisch, 1 Saison Erfahrung

## Von Vorteil

- Italienisch

## Das bieten wir

- Lohn 14,80 € die Stunde
- Trinkgeld etwa 150 € pro Monat

## So bewerben Sie sich

Bewerbung bis zum 15. Januar 2027 an post@lindt.example.`,
  fr: `# Comptable (H/F)

CDD du 1er février au 31 août 2027 · 39 h par semaine

La PME Gonin recrute 2 personnes : comptable (H/F).

## Votre profil

- CFC et 2 ans de pratique

## Ce serait un plus

- Brevet fédéral

## Ce que nous proposons

- Repas à 3,20 €
- Studio à Beaune, 280 € par mois

## Pour postuler

Dossier à rh@gonin.example.`,
  es: `# Profesor/a

30 horas semanales · $26,000 a $30,000 brutos al mes

El Colegio Cautín busca profesor/a en Temuco.

## Requisitos

- Inglés nivel B1
- 6 meses de experiencia

## Se valora

- Manejo de CMM deseable

## Conviene saber

- Reemplazo de marzo a julio
- Se trabaja un domingo al mes

## Cómo solicitarlo

CV a utp@cautin.example hasta el 20 de agosto.`,
} as const
type Language = keyof typeof PAGES

/** The lines that went and came, and how many wishes were done. */
function changesOf(language: Language, comment: string) {
  const page = PAGES[language]
  const { text, wishes } = editPage(page, [comment], { language })
  const [was, is] = [page, text].map((one) => one.split('\n').filter((line) => line !== ''))
  return {
    gone: was!.filter((line) => !is!.includes(line)),
    new: is!.filter((line) => !was!.includes(line)),
    done: wishes.map(({ done }) => done),
  }
}

const EN_FACTS = PAGES.en.split('\n')[2]!
const facts = (old: string, next: string) => ({ gone: [EN_FACTS], new: [EN_FACTS.replace(old, next)], done: [true] })

test('comments as hiring people make them are followed to the letter, and answered', () => {
  const all = readComments()
  const followed = all.filter(({ page, comment, language, wanted, refused }) => {
    const { text, wishes } = editPage(page, [comment], { language })
    return text.trim() === wanted && wishes.filter(({ done }) => !done).length === refused
  })
  expect(followed.length / all.length).toBeGreaterThanOrEqual(0.58)
})

describe('two wishes in a sentence are two', () => {
  test.each<[Language, string, number]>([
    ['en', 'Please move R or Python up to required, and change the salary to $51,000–$56,000.', 2],
    ['en', 'Drop the bus duty, the union got that removed. Also make it 36 hours.', 2],
    [
      'de',
      'Bitte Mönchaltorf streichen, das macht jetzt die Nachbar-Spitex. Und der Antritt ist neu per 1. Oktober.',
      2,
    ],
    ['de', 'Lohn bitte auf 15,40 ändern, und das mit dem Trinkgeld raus.', 2],
    ['fr', "Merci de mettre qu'il ne reste qu'un seul poste et de retirer le studio.", 2],
    ['es', 'Agregá que hay que vivir en Temuco, y corré el cierre al 31 de agosto.', 2],
    ['es', 'Quiten el domingo al mes, ya no se trabaja.', 1],
  ])('%s: %s', (language, comment, count) => {
    expect(changesOf(language, comment).done).toEqual(Array.from({ length: count }, () => true))
  })
})

describe('what is needed and what is wished for', () => {
  test('one item of a line moves alone', () => {
    expect(changesOf('en', 'RBT should be required, not preferred.')).toEqual({
      gone: ['- RBT or prior experience with students.'],
      new: ['- RBT.', '- Prior experience with students.'],
      done: [true],
    })
    expect(changesOf('en', 'Own car should be desirable')).toMatchObject({
      new: ['- You have a driving licence.', '- You have your own car.'],
    })
    expect(changesOf('de', 'Die Erfahrung nur noch als Wunsch, wir nehmen auch Leute von der Schule.')).toMatchObject({
      new: ['- Deutsch und Englisch', '- 1 Saison Erfahrung'],
    })
  })
  test('words that said how much it mattered go', () => {
    expect(changesOf('en', 'Lightspeed should be a requirement.').new).toEqual(['- Lightspeed experience.'])
    expect(changesOf('es', 'El manejo de CMM ya es indispensable.').new).toEqual(['- Manejo de CMM'])
  })
  test.each<[Language, string, string[]]>([
    ['de', 'Den Motorsägenschein bitte als wünschenswert', []],
    ['fr', 'Le brevet fédéral devient obligatoire.', []],
    ['es', 'Pon el inglés como valorable y no como requisito.', []],
    ['en', 'Please move R or Python up to required', ['- R or Python.']],
    ['fr', "mets que l'expérience en aluminium est un atout", ['- Expérience en aluminium']],
  ])('%s: %s moves a line, or adds the one that is missing', (language, comment, added) => {
    const changed = changesOf(language, comment)
    expect(changed.done).toEqual([true])
    expect(changed.new).toEqual(added)
  })
})

describe('a figure takes the place of one that tells the same thing', () => {
  test.each([
    ['top of the pay is 38 now not 36', '$36', '$38'],
    ['the pay is now $34 to $39', '$32 to $36', '$34 to $39'],
    ['make it 38 hours a week', '40 hours', '38 hours'],
    ['Make it permanent after all', 'fixed term, 12 months, full time', 'permanent, full time'],
    ['Swap the days to Tue, Wed, Thu', 'Mondays, Tuesdays and Wednesdays', 'Tuesdays, Wednesdays and Thursdays'],
    ['start date moves to April 15', 'March 1', 'April 15'],
  ])('%s', (comment, old, next) => expect(changesOf('en', comment)).toEqual(facts(old, next)))

  test.each<[Language, string, string]>([
    ['en', 'closing date is the 21st now', 'Apply to ray@halden.example by Friday 21 March, interviews on 20 March.'],
    ['en', 'deadline 18 March', 'Apply to ray@halden.example by Tuesday 18 March, interviews on 20 March.'],
    ['en', 'Interviews are now on 27 March', 'Apply to ray@halden.example by Friday 14 March, interviews on 27 March.'],
    ['de', 'Stundenlohn ist jetzt 15,10 Euro.', '- Lohn 15,10 € die Stunde'],
    ['de', 'Frist bitte um eine Woche verlängern', 'Bewerbung bis zum 22. Januar 2027 an post@lindt.example.'],
    ['fr', 'Ça commence finalement le 15 février.', 'CDD du 15 février au 31 août 2027 · 39 h par semaine'],
    ['es', 'el reemplazo va hasta agosto', '- Reemplazo de marzo a agosto'],
  ])('%s: %s', (language, comment, line) => expect(changesOf(language, comment).new).toEqual([line]))

  test('a line of facts may tell but one', () => {
    const page = '# Dependiente/a\n\n750 brutos al mes\n\nBuscamos dependiente/a en Chamberí.'
    const follow = (comment: string) => editPage(page, [comment], { language: 'es' }).text
    expect(follow('al final son 780')).toBe(page.replace('750', '780'))
    expect(follow('Añade 30 horas semanales')).toBe(page.replace('al mes', 'al mes · 30 horas semanales'))
  })

  test('what is not on the page is not changed for something else', () => {
    expect(changesOf('en', 'top of the pay is 48 now not 46')).toEqual({ gone: [], new: [], done: [false] })
    expect(changesOf('fr', 'Le salaire est de 27 à 33 $ de l’heure').gone).not.toContain('- Repas à 3,20 €')
  })
})

describe('taking out', () => {
  test.each<[Language, string, string | null]>([
    [
      'en',
      "Take out Jenks, we don't go there anymore.",
      'Halden Heating in Tulsa is looking for 2 service technicians in Tulsa and Bixby. You report to Ray.',
    ],
    ['en', 'remove the price of the lunch', '- Lunch.'],
    ['en', 'take out the bit about parking – the council are digging it up', null],
    ['de', 'Bitte Mönchaltorf streichen', 'Die Gärtnerei Lindt sucht einen Gärtner (m/w/d) in Uster und Greifensee.'],
    ['de', 'Bitte nur noch Greifensee', 'Die Gärtnerei Lindt sucht einen Gärtner (m/w/d) in Greifensee.'],
    ['de', 'Trinkgeld-Betrag streichen', '- Trinkgeld'],
    ['fr', 'Enlevez la phrase sur le studio, il est loué.', null],
  ])('%s: %s', (language, comment, line) => {
    const changed = changesOf(language, comment)
    expect(changed.gone).toHaveLength(1)
    expect(changed.new).toEqual(line === null ? [] : [line])
  })
  test('the opening and the title stay', () => {
    expect(changesOf('en', 'Remove Halden').gone).toEqual([])
    expect(changesOf('de', 'Gärtnerei raus').gone).toEqual([])
  })
})

describe('adding', () => {
  test.each<[Language, string, string]>([
    ['en', "Please add that we'd be flexible on school hours", '- We would be flexible on school hours.'],
    [
      'en',
      "put in that we'd also consider someone in the last year of their apprenticeship",
      '- We would also consider someone in the last year of their apprenticeship.',
    ],
    [
      'de',
      'Bitte ergänzen, dass auch Quereinsteiger aus der Lohnbuchhaltung willkommen sind.',
      '- Quereinsteiger aus der Lohnbuchhaltung sind willkommen',
    ],
    ['de', 'Bitte ergänzen, dass wir eine Wohnung anbieten', '- Wir bieten eine Wohnung an'],
    ['fr', 'ajoute que la mutuelle est prise en charge à 60 %', '- La mutuelle est prise en charge à 60 %'],
    ['es', 'Agregá que hay que vivir en Temuco o cerca', '- Hay que vivir en Temuco o cerca'],
    ['en', 'add tool allowance, $300 a year', '- Tool allowance, $300 a year.'],
  ])('%s: %s', (language, comment, line) => {
    const changed = changesOf(language, comment)
    expect(changed.gone).toEqual([])
    expect(changed.new).toContain(line)
  })
})

describe('how many are wanted', () => {
  test.each<[Language, string, string]>([
    [
      'en',
      "it's only one technician we need now, the other one's filled",
      'Halden Heating in Tulsa is looking for a service technician in Tulsa, Jenks and Bixby. You report to Ray.',
    ],
    [
      'en',
      "we're hiring 4 so say that",
      'Halden Heating in Tulsa is looking for 4 service technicians in Tulsa, Jenks and Bixby. You report to Ray.',
    ],
    ['fr', "il ne reste plus qu'un seul poste", 'La PME Gonin recrute un(e) comptable (H/F).'],
  ])('%s: %s', (language, comment, line) => expect(changesOf(language, comment).new).toEqual([line]))
})

describe('what no line can be made of is not done', () => {
  test.each<[Language, string]>([
    ['en', 'add more about the team'],
    ['en', 'Please include something about our culture'],
    ['en', 'Overtime is paid at 1.5'],
    ['de', 'Deutsch B2 reicht'],
    ['es', 'Agrega el sueldo por hora'],
    ['en', 'no weekends anymore, and 4 days a week'],
  ])('%s: %s', (language, comment) =>
    expect(changesOf(language, comment)).toEqual({ gone: [], new: [], done: expect.not.arrayContaining([true]) }),
  )
  test('what is added elsewhere is not taken for the line of another topic', () => {
    expect(changesOf('de', 'befristet bis 31. Dezember 2027').gone).toEqual([PAGES.de.split('\n')[2]])
    expect(changesOf('fr', 'Le poste commence le 1er mars').new).toEqual([
      'CDD du 1er mars au 31 août 2027 · 39 h par semaine',
    ])
  })
})

test('an apostrophe is no quotation mark, and who asks for less is told what to say', () => {
  const page = '# Cook\n\nYou will cook in York.'
  const follow = (comment: string) => editPage(page, [comment], { language: 'en' })
  for (const comment of [
    'Use "you\'ll" instead of "you will".',
    'Replace "You will" with "You\'ll"',
    "Say 'you’ll' instead of 'you will'",
  ])
    expect(follow(comment).text.replace('’', "'")).toBe("# Cook\n\nYou'll cook in York.")
  expect(follow('Shorter').wishes).toMatchObject([{ done: false, why: expect.stringContaining('say what can go') }])
})
