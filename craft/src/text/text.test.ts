import { describe, expect, it } from 'vitest'
import { cpuTimeOf } from '../../training/cpu-time.ts'
import type { Language } from '../sheet/sheet.ts'
import { guessLanguage, readText } from './text.ts'

/** The words ahead make sure of the language, and are no part of what is tested. */
const LEADS: Record<Language, string> = {
  en: 'we are looking for someone and',
  de: 'wir suchen jemanden und',
  fr: 'nous cherchons quelqu’un et',
  es: 'buscamos a alguien y',
}
const writtenOf = (language: Language, said: string): string =>
  readText(`${LEADS[language]} ${said}`).text.slice(LEADS[language].length + 1)

describe('readText writes what is said in words as figures', () => {
  it.each<[Language, string, string]>([
    ['en', 'it pays fourteen pounds sixty an hour', 'it pays £14.60 an hour'],
    ['en', 'fourteen sixty an hour', '14.60 an hour'],
    ['en', 'fifty pounds ten hours a week', '50 pounds 10 hours a week'],
    ['en', 'between forty and forty-five thousand', 'between 40,000 and 45,000'],
    ['en', 'twenty six to twenty eight and a half thousand', '26,000 to 28,500'],
    ['en', 'a hundred and fifty quid', '150 quid'],
    ['en', 'from seven thirty to quarter past four', 'from 7:30 to 4:15'],
    ['en', 'since nineteen sixty eight', 'since 1968'],
    ['en', 'starts on the twenty fifth of March', 'starts on the 25 March'],
    ['en', 'thirty seven point five hours', '37.5 hours'],
    ['en', 'one or two nights for the one who asks', '1 or 2 nights for the one who asks'],
    ['de', 'zahlen vierundzwanzig Euro fünfzig die Stunde', 'zahlen 24,50 Euro die Stunde'],
    ['de', 'dreitausendzweihundert bis zwölftausend', '3200 bis 12.000'],
    ['de', 'siebzehn Uhr dreißig oder halb acht', '17:30 Uhr oder 7:30'],
    ['de', 'zweieinhalb Tage ab dem ersten April', '2,5 Tage ab dem 1. April'],
    ['de', 'achtunddreißig Komma fünf Stunden', '38,5 Stunden'],
    ['fr', 'onze euros quatre-vingt-dix-huit de l’heure', "11,98 euros de l'heure"],
    ['fr', 'de huit heures et demie à seize heures trente', 'de 8h30 à 16h30'],
    ['fr', 'soixante-douze lits, deux mille quatre cents net', '72 lits, 2400 net'],
    ['fr', 'du matériel neuf et vingt pour cent', 'du matériel neuf et 20 %'],
    ['fr', 'la fête en sept. et du 1er au 30 sept', 'la fête en sept. et du 1er au 30 sept'],
    ['es', 'doce euros con cincuenta la hora', '12,50 euros la hora'],
    ['es', 'de ocho y media a tres menos cuarto', 'de 8:30 a 2:45'],
    ['es', 'mil quinientos cincuenta y treinta y cinco horas', '1550 y 35 horas'],
    ['es', 'veinticinco por ciento más', '25 % más'],
  ])('%s: %s', (language, said, written) => expect(writtenOf(language, said)).toBe(written))

  it.each<[Language, string, string]>([
    [
      'en',
      'send it to jane dot smith at acme dash care dot co dot uk please',
      'send it to jane.smith@acme-care.co.uk please',
    ],
    ['en', 'ring oh one seven two three double five five oh one nine', 'ring 01723555019'],
    ['de', 'an info at praxis minus nord punkt de', 'an info@praxis-nord.de'],
    ['fr', 'à rh arobase dupont point fr', 'à rh@dupont.fr'],
    ['es', 'a rrhh arroba empresa punto es', 'a rrhh@empresa.es'],
  ])('%s, addresses: %s', (language, said, written) => expect(writtenOf(language, said)).toBe(written))

  it('leaves out hesitation, and names that are numbers alone', () => {
    expect(writtenOf('en', 'um the cook at Seven Stars, uh, works nights')).toBe(
      'the cook at Seven Stars, works nights',
    )
    expect(writtenOf('de', 'ähm er kocht um zwei')).toBe('er kocht um 2')
    expect(writtenOf('fr', 'euh le service euh du soir')).toBe('le service du soir')
  })
})

describe('readText takes out what surrounds a brief', () => {
  it.each([
    ['[10:42] Priya: a cook for Hull\n[10:43] Sam: £15 an hour', 'a cook for Hull\n£15 an hour'],
    ['12/03/26, 10:42 - Priya: a cook for Hull\n12/03/26, 10:44 - Priya: £15', 'a cook for Hull\n£15'],
    ['Priya Shah  9:12 AM\na cook\nSam Hill  9:14 AM\nfor Hull', '\na cook\n\nfor Hull'],
    ['Noor: a cook\nme: where\nNoor: Hull\nme: thanks', 'a cook\nwhere\nHull\nthanks'],
    ['Pay: £15\nPlace: Hull\nHours: 40', 'Pay: £15\nPlace: Hull\nHours: 40'],
    ['From: Wanda Oduya\nTo: Ben\nSubject: RE: FW: cook for Hull\n\nhi Ben', 'cook for Hull\n\nhi Ben'],
    ['> a cook\n> for Hull', 'a cook\nfor Hull'],
    ['| Role | Cook |\n|---|---|\n| Pay | £15 | an hour |', 'Role: Cook\n\nPay: £15, an hour'],
    ['# cook\n# clean', '- cook\n- clean'],
    ['## Tasks\n* **cook**\n• clean', 'Tasks:\n- cook\n- clean'],
    ['Cook wanted 1. cook 2. clean 3. order', 'Cook wanted \n- cook \n- clean \n- order'],
    ['“Cook” — 20 – 25 h…', '"Cook" – 20 – 25 h…'],
  ])('%j', (typed, plain) => expect(readText(typed).text).toBe(plain))
})

describe('readText', () => {
  const TYPED =
    'Wanda, “um” it’s\u00a0fourteen pounds sixty\r\n• e\u0301lan — ring oh one seven two three double five five'

  it('finds the way back from every stretch to what was typed', () => {
    const { raw, text, toRaw } = readText(TYPED)
    const typedFor = (words: string): string => {
      const at = text.indexOf(words)
      const { from, to } = toRaw(at, at + words.length)
      return raw.slice(from, to)
    }
    expect(typedFor("it's £14.60")).toBe('it’s\u00a0fourteen pounds sixty')
    expect(typedFor('élan')).toBe('e\u0301lan')
    expect(typedFor('01723555')).toBe('oh one seven two three double five five')
    expect(toRaw(0, text.length)).toEqual({ from: 0, to: TYPED.length })
  })

  it('finds the way back from the cell of a table', () => {
    const typed = '| Pay | £15 an hour | in cash |\n| Role | **Cook** |'
    const { text, toRaw } = readText(typed)
    expect(text).toBe('Pay: £15 an hour, in cash\nRole: Cook')
    for (const words of ['Pay', '£15 an hour', 'in cash', 'Cook']) {
      const { from, to } = toRaw(text.indexOf(words), text.indexOf(words) + words.length)
      expect(typed.slice(from, to)).toBe(words)
    }
  })

  it('has tokens that are what stands at their offsets, in rising order', () => {
    const { text, tokens } = readText(TYPED)
    let end = 0
    for (const token of tokens) {
      expect(text.slice(token.from, token.to)).toBe(token.text)
      expect(token.from).toBeGreaterThanOrEqual(end)
      end = token.to
    }
    expect(tokens.filter(({ first }) => first).map(({ text }) => text)).toEqual(['Wanda', '-'])
  })

  it.each([
    ['Cook for Hull, £15, nights and colour charts', 'en-GB'],
    ['Cook for Austin, $22 an hour, 401k', 'en-US'],
    ['Wir suchen einen Koch in Zürich, 4500 CHF', 'de-CH'],
    ['Wir suchen eine Köchin in Graz, Kollektivvertrag', 'de-AT'],
    ['Cherche cuisinier à Lausanne, CFC exigé', 'fr-CH'],
    ['Buscamos cocinero en Monterrey, IMSS', 'es-MX'],
    ['need a cook for nights', null],
  ])('tells the country: %s', (typed, locale) => expect(readText(typed).locale).toBe(locale))

  it.each([
    ['serveur', 'fr'],
    ['ayudante de cocina', 'es'],
    ['Sachbearbeiter Buchhaltung (m/w/d) Vollzeit', 'de'],
    ['product manager fintech madrid', 'en'],
    ['we need German speaking support agent in Berlin', 'en'],
    ['comptable H/F Nantes CDI 35k', 'fr'],
    ['barista part time', 'en'],
    ['Pflegefachkraft in Teilzeit, Hamburg', 'de'],
    ['vendeur CDI Lyon', 'fr'],
    ['camarero fines de semana Madrid', 'es'],
    ['need a nurse for nights in cork', 'en'],
    ['Data Scientist', 'en'],
    ['warehouse operative nights Leeds £12.50', 'en'],
    ['CTO', 'en'],
    ['Vertriebsmitarbeiter im Außendienst, Firmenwagen', 'de'],
  ] as const)('tells the language: %s', (typed, language) => expect(guessLanguage(typed)).toBe(language))

  it('sees how a brief was typed', () => {
    expect(readText('need a cook for hull nights only').traits).toMatchObject({ lower: true, shout: false })
    expect(readText('NEED A COOK FOR HULL NIGHTS ONLY').traits).toMatchObject({ lower: false, shout: true })
    expect(readText(`so ${'we need a cook who cooks and cleans '.repeat(5)}`).traits.dictated).toBe(true)
  })

  it.each(['x', '.', '-1', 'a.', '@a', '1. ', '\n', '<b', '| ', '[1:', 'zwei', '* ', ' '])(
    'reads twenty thousand characters of %j in linear time',
    (piece) => {
      const long = piece.repeat(20_000 / piece.length)
      readText(long)
      const spent = cpuTimeOf(() => {
        readText(long)
      })
      expect(spent).toBeLessThan(400)
    },
  )
})

it.each([
  ['send a resume to jobs at redbud air dot com and wait', 'jobs@redbudair.com'],
  ['mail to info at dietz minus spedition punkt de', 'info@dietz-spedition.de'],
  ['apply on our website banksia grove care dot org dot au today', 'banksiagrovecare.org.au'],
])('an address said in several words is one: %s', (said, address) => {
  expect(readText(said).text).toContain(address)
})

it('lines of a chat stay lines, those that a mail programme broke are one', () => {
  const chat =
    'need someone for the counter at our shop on the high street asap\nmust be able to count and be there at six in the morning\npay is ok, twelve an hour'
  expect(readText(chat).text.split('\n')).toHaveLength(3)
  const mail =
    'We need somebody for the counter of our shop on the high street who can\ncount, who is there at six in the morning, and who does not mind the cold\nin winter. Pay is fine.'
  expect(readText(mail).text.split('\n')).toHaveLength(1)
})
