/** What the writer adds to a brief and how it words what was told: lists, conditions, ways to apply, the employer. */
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../brief/facts.ts'
import { isWorkedWith } from './compose/work-tools.ts'
import { CONTEXT } from './families/context.ts'
import { DEALINGS } from './families/dealings.ts'
import type { SentenceKind } from './languages/voice.ts'
import { voiceOf } from './languages/voice-of.ts'
import { writeDescription } from './write.ts'

const write = (brief: string) => writeDescription({ brief }).replace(/\u00a0/g, ' ')
const section = (brief: string, heading: RegExp) =>
  write(brief)
    .split(/^## /m)
    .find((part) => heading.test(part)) ?? ''
const NICE = /^(?:Nice to have|Schön|Les petits plus|Se valora)/
const NEEDS = /^(?:What you bring|Was (?:Sie|du)|Votre profil|Qué aportas)/
const APPLY = /^(?:How to apply|So bew|Pour postuler|Cómo present)/
const ABOUT = /^(?:About us|Über uns|Qui nous|Quiénes)/
const OFFER = /^(?:What we offer|Was wir bieten|Ce que nous offrons|Qué ofrecemos)/

describe('under its heading a wish is the item alone', () => {
  it.each([
    ['IT support technician, Stockport. ITIL nice to have.', '- ITIL'],
    ['Data engineer, Leeds, SQL. Python would be nice.', '- Python'],
    ['Bilanzbuchhalter/in, Kassel, DATEV. IFRS wäre schön.', '- IFRS'],
    ['Disponent, Regensburg. Tschechisch von Vorteil.', '- Tschechisch'],
    ['Comptable, Fribourg, Abacus. Allemand B1 souhaité.', '- Allemand, niveau B1'],
    ['Abogada, Sevilla. Inglés se valora.', '- Inglés'],
  ])('%s', (brief, item) =>
    expect(
      section(brief, NICE)
        .split('\n')
        .filter((line) => line.startsWith('- ')),
    ).toEqual([item]),
  )
})

describe('a condition stays a condition', () => {
  it.each([
    ['Dental nurse, Norwich, £14 an hour. GDC registration a must.', '- GDC registration (required)'],
    ['Dachdecker in Husum, 22 € die Stunde. Gesellenbrief muss sein.', '- Gesellenbrief (Voraussetzung)'],
    ['Aide-soignant, Limoges. DEAS obligatoire.', '- DEAS (obligatoire)'],
    ['Fontanero, Manresa. Carnet B obligatorio.', '- Carnet B (imprescindible)'],
  ])('%s', (brief, line) => {
    const text = write(brief)
    expect(text).toContain(line)
    // Nobody who lacks it is told that a point may be missing, unless it is of the rest.
    expect(text).not.toMatch(
      /if a point is missing|even if (?:one|a) point|if most of (?:it|this) fits|wenn das meiste|ein fehlender punkt|auch wenn ein punkt|nicht alles auf der liste|si l’essentiel|tous les points ne sont pas|un point manquant|si cumples lo principal|no todos los puntos|que falte un punto no/i,
    )
  })

  it.each([
    ['Dental nurse, Norwich. GDC registration a must.', /training|qualifi|experience/i],
    ['Dachdecker in Husum. Gesellenbrief muss sein.', /(?<!\p{L})Ausbildung|Praxis|Erfahrung/u],
    ['Electrician, Leeds, licence required.', /training|trained|apprentice|qualifi/i],
    ['Sales development rep, Leeds. No experience needed.', /experience in|training in/i],
    ['Warehouse operative, Leeds. Forklift licence required.', /experience|training/i],
  ])('no stock demand stands beside it: %s', (brief, stock) => {
    const bullets = section(brief, NEEDS)
      .split('\n')
      .filter((line) => line.startsWith('- '))
    expect(bullets.filter((line) => stock.test(line) && !/\((?:required|Voraussetzung)\)/.test(line))).toEqual([])
  })

  it('is no condition where the word speaks of something else', () =>
    expect(write('Maintenance tech, Telford. 18th edition essential!! forklift licence - we train you.')).not.toContain(
      'Forklift licence (required)',
    ))

  it('what nobody needs stands below the list', () => {
    const needs = section('Data engineer, Plymouth, dbt, 3 years. No degree needed.', NEEDS)
    expect(needs).toMatch(/^No degree needed\./m)
    expect(needs).not.toContain('- No degree')
  })

  it.each([
    ['Sales development rep, Leeds. HubSpot. No experience needed.', 'HubSpot'],
    ['Werkstudent/in Marketing, Leipzig. Mailchimp. Keine Erfahrung nötig.', 'Mailchimp'],
  ])('where beginners are welcome, a program is worked with and not brought: %s', (brief, program) => {
    expect(section(brief, NEEDS)).not.toContain(program)
    expect(write(brief)).toContain(program)
  })
})

describe('what the brief says of applying replaces the stock sentence', () => {
  it.each([
    [
      'Dental nurse, Norwich. CVs to jobs@fernleigh.example by 30 Jan.',
      /end your CV to jobs@fernleigh\.example by 30 January\./,
    ],
    [
      'Dachdecker in Husum. Anruf bei Jens genügt, kein Anschreiben.',
      /^Zur Bewerbung genügt ein Anruf bei Jens\. Ein Anschreiben /m,
    ],
    [
      'Erzieherin, Göttingen. Lebenslauf reicht, kein Anschreiben. Bitte per Du.',
      /^Dein Lebenslauf (?:reicht|genügt)\. Ein Anschreiben /m,
    ],
    ['Verkaufsberater, Prenzlau. Bewerbung an Carla Voss.', /Bewerbung (?:richten Sie )?an Carla Voss\./],
    [
      'Clerc de notaire, Rodez. Écrire à Solène Bru avant le 28 février.',
      /à Solène Bru avant le 28 février|avant le 28 février auprès de Solène Bru/,
    ],
    ['Auxiliar, Sevilla. CV a Charo Benítez.', /Envía tu CV a Charo Benítez\./],
    ['Recepcionista, Salamanca. Preguntar por Charo.', /^Pregunta por Charo\./m],
    ['Abogada, Sevilla. CV hasta el 15 de enero.', /CV hasta el 15 de enero/],
    ['Directora, A Coruña. Candidaturas hasta el 31 de enero a seleccion@ria.example.', /hasta el 31 de enero/],
    ['UX-Designerin, Kiel. Portfolio statt Anschreiben. Bitte per Du.', / Portfolio statt Anschreiben\. /],
    ['Data engineer, Plymouth. Two interviews, no take-home test.', /: two interviews, no take-home test\./],
    ['Joiner, Cardiff. Ring the office on 029 2018 0000.', /^To apply, call us on 029 2018 0000\./m],
  ])('%s', (brief, sentence) => {
    const apply = section(brief, APPLY)
    expect(apply).toMatch(sentence)
    expect(apply).not.toMatch(/Verfahren|Ablauf: Portfolio|geht es weiter: Portfolio|antes del|CV only|reicht, kein/)
  })

  it('what comes back every week is work and no step', () => {
    const brief = 'Chef de produit, Nantes, Amplitude, entretiens utilisateurs toutes les semaines.'
    expect(section(brief, APPLY)).not.toContain('entretiens')
    expect(write(brief)).toContain('ntretiens utilisateurs toutes les semaines')
  })

  it('what goes with the CV is asked for in a sentence', () =>
    expect(section('Formatrice d’anglais, Rennes. Envoyer CV + une séquence de cours.', APPLY)).toContain(
      'Envoyez-nous votre CV. À joindre : une séquence de cours.',
    ))

  it('nothing of it is taken for a demand', () =>
    expect(section('Dachdecker in Husum. Anruf bei Jens genügt, kein Anschreiben.', NEEDS)).not.toMatch(
      /Anruf|Anschreiben/,
    ))
})

describe('the employer is told of in sentences', () => {
  it.each([
    [
      'Bilanzbuchhalter/in, Kassel, Papierfabrik Wengert, 310 Mitarbeitende.',
      'Die Papierfabrik Wengert (310 Mitarbeitende) sucht ',
    ],
    ['Elektriker, Ulm, Firma: Stadtwerke, 300 Mitarbeitende.', 'Die Stadtwerke (300 Mitarbeitende) suchen '],
    ['Erzieherin für Kita Rappelkiste in Göttingen.', 'Die Kita Rappelkiste sucht '],
    ['Aide-soignant pour l’EHPAD La Roseraie à Limoges, 74 résidents.', 'L’EHPAD La Roseraie (74 résidents) '],
    ['Director/a general de la Fundación Ría Aberta, A Coruña.', 'La Fundación Ría Aberta busca '],
  ])('%s', (brief, opening) => expect(write(brief)).toContain(opening))

  it('and what makes no sentence is a line of the section about it', () => {
    for (const brief of [
      'Serveur à Pau. Produits de la mer.',
      'Verkäufer, Ulm. Landtechnik.',
      'Camarera en Haro. Producto local.',
    ])
      expect(write(brief).split('\n').slice(3).join('\n')).not.toMatch(
        /^(?:.*\s)?(?:Qui nous sommes|En bref|Über uns|Quiénes somos) ?: /m,
      )
    expect(section('Formatrice d’anglais, école Le Pont-Levis, Rennes, adultes en entreprise.', ABOUT)).not.toMatch(
      /: /,
    )
  })
})

const GENERAL: SentenceKind[] = [
  'settling',
  'entry',
  'mid',
  'senior',
  'lead',
  'head',
  'encourage',
  'encourageRest',
  'adjust',
]

describe.each(LANGUAGES)('general sentences in %s', (language) => {
  const lines = [
    ...[CONTEXT, DEALINGS].flatMap((known) => Object.values(known).flatMap((one) => one[language])),
    ...GENERAL.flatMap((kind) => voiceOf(language).phrases[kind].any),
  ]
  it('hold no maxims', () => expect(lines.filter((line) => /;/.test(line))).toEqual([]))
  it('are short', () => {
    // Of each choice the first is read.
    const plain = lines.map((line) => line.replace(/<([^<>/]*)\/[^<>]*>/g, '$1').replace(/\[([^|\]]*)[^\]]*\]/g, '$1'))
    expect(plain.filter((line) => line.split(/\s+/).length > 20)).toEqual([])
  })
})

describe('how one plans and decides', () => {
  const OWN = /You (?:plan your own|take your tasks|work independently|decide a good deal)/
  const plans = (title: string) =>
    // The wording depends on the brief, so that several are asked.
    ['Leeds', 'York', 'Hull', 'Bath', 'Derby'].some((town) => OWN.test(write(`${title}, ${town}, £30,000.`)))
  it.each([
    ['Backend engineer', true],
    ['Controller', true],
    ['Nurse', false],
    ['Warehouse operative', false],
    ['Marketing assistant', false],
    ['Software engineering intern', false],
  ])('%s: %s', (title, is) => expect(plans(title)).toBe(is))

  it('is not told where beginners are welcome', () => expect(plans('Sales analyst, no experience needed')).toBe(false))

  it('takes two sentences at most, with what the work is like', () => {
    for (const town of ['Leeds', 'York', 'Hull', 'Bath']) {
      const second = write(`Backend engineer, ${town}, £50,000.`).split('## ')[0]!.trim().split('\n\n').at(-1)!
      expect(second.split(/(?<=[.?!])\s+/).length).toBeLessThanOrEqual(2)
    }
  })
})

describe('figures and spelling', () => {
  it.each([
    ['Sales rep, Leeds. Base £27,500, OTE £38k, commission uncapped.', 'Uncapped commission'],
    ['Sales rep, Leeds. Base £27,500, OTE £38k, commission uncapped.', 'OTE £38,000 a year'],
    ['Store manager, Halifax NS, $21 an hour.', 'Halifax, NS'],
    ['On cherche un vendeur ou une vendeuse à Saumur.', ' un vendeur ou une vendeuse'],
    ['Asesora, Contacta Andina, Medellín (El Poblado), 15 puestos.', 'Medellín, El Poblado, '],
    ['Support technician, Cork, €38,000-€43,000.', '€38,000–€43,000'],
    ['Nurse, Leeds, £38,000-43,000.', '£38,000–£43,000'],
    ['Dental nurse, Norwich, no saturdays.', 'No Saturdays'],
    ['LKW-Fahrer, Ulm, 22 eigene LKW.', '22 eigene Lkw'],
  ])('%s', (brief, written) => expect(write(brief)).toContain(written))

  it('a fee is no salary', () =>
    expect(section('Diseñador/a UX autónomo/a, Bilbao, 260 € al día.', OFFER)).not.toMatch(/Salario|Retribución/))
})

describe('programs that a line of the trade may name', () => {
  it.each([
    ['DATEV', 'finance', true],
    ['HGB', 'finance', false],
    ['HubSpot', 'sales', true],
    ['Hofmann Agrartechnik', 'sales', false],
    ['Windows 11', 'support', false],
    ['Zendesk', 'support', true],
    ['Figma', 'design', true],
    ['WCAG 2.2', 'design', false],
    ['Go', 'software', true],
    ['Scrum', 'software', false],
    ['Instagram', 'marketing', false],
  ] as const)('%s in %s: %s', (name, family, is) => expect(isWorkedWith(name, family)).toBe(is))
})
