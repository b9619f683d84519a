import { describe, expect, test } from 'vitest'
import { writeDescription } from './write.ts'

const FRAMES = {
  en: 'Shop manager in Leeds for Brackwell Books. ',
  de: 'Filialleiterin in Ulm für Buchhaus Brenner. ',
  fr: 'Responsable de magasin à Lille pour Librairie Brune. ',
  es: 'Encargada de tienda en Sevilla para Librería Bruma. ',
}
type Case = [keyof typeof FRAMES, string, string]
const written = (language: keyof typeof FRAMES, said: string) => writeDescription({ brief: FRAMES[language] + said })

describe('what is told in one breath is printed whole', () => {
  test.each<Case>([
    ['en', 'Six nights on, three off, 9pm to 5am.', '- Six nights on, three off, 9pm to 5am\n'],
    ['en', 'Two weeks on, then two weeks off.', 'Two weeks on, then two weeks off\n'],
    ['de', 'Fünf Tage Dienst, zwei Tage frei, 6 bis 14 Uhr.', '- Fünf Tage Dienst, zwei Tage frei, 6 bis 14 Uhr\n'],
    [
      'fr',
      'Deux jours travaillés, deux de repos, 8h-20h, dimanches compris.',
      '- Deux jours travaillés, deux de repos, 8h-20h, dimanches compris\n',
    ],
    ['es', 'Cinco días de trabajo, dos libres, de 9 a 17 h.', '- Cinco días de trabajo, dos libres, de 9 a 17 h\n'],
    ['es', 'Siete días sí, siete no.', '- Siete días sí, siete no\n'],
  ])('%s: %s', (language, said, line) => expect(written(language, said)).toContain(line))
})

describe('years that are not meant to the month', () => {
  test.each<Case>([
    ['en', 'Four years or so.', '- About 4 years of '],
    ['en', '2 yrs or thereabouts in shops.', '- About 2 years of experience in shops'],
    ['en', 'About 3 years in retail.', '- About 3 years of experience in retail'],
    ['en', '3-5 years or so.', '- 3–5 years of '],
    ['en', 'At least 4 years.', '- At least 4 years of '],
    ['de', 'Drei Jahre oder so.', '- Etwa 3 Jahre '],
    ['fr', 'Quatre ans ou à peu près.', '- Environ 4 ans d’'],
    ['fr', '3 ans environ.', '- Environ 3 ans d’'],
    ['es', 'Cuatro años o así.', '- Unos 4 años de '],
    ['es', 'Dos años más o menos.', '- Unos 2 años de '],
  ])('%s: %s', (language, said, line) => expect(written(language, said)).toContain(line))
})

describe('what one need not know or have is not asked for, and told once', () => {
  test.each<Case>([
    ['en', 'No need to have a driving licence.', 'No driving licence needed.'],
    ['en', "You don't have to speak Welsh.", 'No Welsh needed.'],
    ['en', "Kind with people, needn't know Excel.", 'No Excel needed.'],
    ['de', 'Türkisch sprechen muss man nicht.', 'Türkisch ist nicht nötig.'],
    ['de', 'SAP muss man nicht können.', 'SAP ist nicht nötig.'],
    ['de', 'Man braucht kein Englisch zu können.', 'Englisch ist nicht nötig.'],
    ['fr', 'Pas besoin de parler flamand.', 'Flamand pas nécessaire.'],
    ['es', 'No hace falta hablar inglés.', 'No se necesita inglés.'],
    ['es', 'No hace falta saber conducir.', 'No hace falta saber conducir.'],
  ])('%s: %s', (language, said, words) => {
    const text = written(language, said)
    expect(text).toContain(words)
    expect(text).not.toMatch(
      /^- (?:Driving licence|Türkisch|Übung im Umgang mit SAP)$|to speak|No need to know\.|parler\.|hablar\./mu,
    )
  })
})

describe('what is said to whoever writes is not printed', () => {
  test.each<Case>([
    ['en', 'Late shifts on Fridays, say so plainly.', '- Late shifts on Fridays\n'],
    ['en', 'Sundays are worked, make that very clear.', '- Sundays are worked\n'],
    ['en', 'Free lunch, spell it out.', '- Free lunch\n'],
    ['de', 'Auch sonntags geöffnet, das muss klar sein.', 'sonntags geöffnet\n'],
    ['de', 'Parken ist gratis, schreib das ruhig dazu.', '- Parken ist gratis\n'],
    ['fr', 'Travail le dimanche, que ce soit bien clair.', '- Travail le dimanche\n'],
    ['es', 'Se trabaja los festivos, decidlo claro.', '- Se trabaja los festivos\n'],
  ])('%s: %s', (language, said, line) => expect(written(language, said)).toContain(line))

  test.each<Case>([
    ['en', 'The wage is not agreed, so nothing on pay please.', 'wage'],
    ['de', 'Der Lohn steht noch nicht fest, also bitte nichts zum Lohn.', 'Lohn'],
    ['fr', 'La paie n’est pas décidée, donc rien sur le salaire svp.', 'paie'],
    ['en', 'Wages are not settled yet, 25 days of holiday.', 'ettled'],
    ['de', 'Gehalt steht noch nicht fest. 28 Tage Urlaub.', 'fest'],
    ['fr', 'Salaire pas encore fixé. 25 jours de congés.', 'fixé'],
    ['es', 'El salario no está cerrado, así que nada de sueldo por favor.', 'salario'],
  ])('%s: %s', (language, said, word) => expect(written(language, said)).not.toContain(word))
})

describe('whom nobody is to ask is not named as the one to ask', () => {
  test.each<Case>([
    ['en', "Don't ring Doreen, email jobs@brackwell.example.", 'Doreen'],
    ['en', 'Please never contact Mr Amin, he has left.', 'Amin'],
    ['en', 'Questions to Una, not to Bob.', 'Bob'],
    ['de', 'Nicht bei Herrn Voss melden, sondern bei Frau Roth.', 'Voss'],
    ['de', 'Frau Behrens sitzt an der Kasse, bitte nicht anrufen, nur Mail an buch@brenner.example.', 'Behrens'],
    ['fr', 'Ne contactez pas Sylvie, écrivez à rh@brune.example.', 'Sylvie'],
    ['fr', 'Merci de ne pas appeler Mme Noël, elle est absente.', 'Noël'],
    ['es', 'No llaméis a Remedios, escribid a hola@bruma.example.', 'Remedios'],
    ['es', 'No contactar con Rocío, está de baja.', 'Rocío'],
  ])('%s: %s', (language, said, name) => expect(written(language, said)).not.toContain(name))

  test.each<Case>([
    ['en', 'Questions to Una Bell.', 'Una Bell'],
    ['de', 'Fragen an Herrn Voss.', 'Herr Voss'],
    ['es', 'Preguntar por Remedios.', 'Remedios'],
  ])('%s: %s', (language, said, name) => expect(written(language, said)).toContain(name))
})

describe('a way to apply that is closed, and papers that are asked for', () => {
  test.each<Case>([
    ['en', 'Please no calls to the shop.', 'Please no calls to the shop.'],
    ['en', 'No take-home test.', ' No take-home test.'],
    ['en', "Don't call Friday mornings.", " Don't call Friday mornings."],
    ['en', 'Portfolio needed, references required.', 'Portfolio and references'],
    ['de', 'Bitte keine Anrufe im Laden.', 'Bitte keine Anrufe im Laden.'],
    ['de', 'Keine Anrufe, nur Mail an buch@brenner.example.', ' Keine Anrufe.'],
  ])('%s: %s', (language, said, words) => {
    const apply = written(language, said).split('## ').at(-1)!
    expect(apply.replaceAll('’', "'")).toContain(words)
    expect(apply).not.toMatch(/(?:process|next|steps|hire): (?:no|port)|apply, call/iu)
  })

  test.each<Case>([
    ['en', 'No cold calls.', 'No cold calls'],
    ['en', 'Phone and chat, about 40 tickets a day.', ' tickets a day'],
  ])('of the work itself %s: %s', (language, said, words) =>
    expect(written(language, said).split('## How to apply')[0]).toContain(words),
  )
})

describe('what says something only beside another fact is told with it, and once', () => {
  test.each<Case>([
    ['en', 'On call one week in five, £250 extra.', '- On call one week in five, £250 extra\n'],
    [
      'de',
      'Rufbereitschaft jede dritte Woche, 180 € zusätzlich.',
      '- Rufbereitschaft jede dritte Woche, 180 € zusätzlich\n',
    ],
    ['en', 'Forklift licence or willing to get one, we pay.', 'orklift licence or willing to get one, we pay'],
  ])('%s: %s', (language, said, line) => expect(written(language, said)).toContain(line))

  test.each([
    [
      'Shop manager in Leeds for Brackwell. We make toys for nurseries, about 300 of them.',
      'nurseries, about 300 of them',
    ],
    ['Bookkeeper for Marlow & Finch, Exeter. Xero, VAT returns, payroll for 9. £16 an hour.', 'ayroll for 9'],
  ])('%s', (brief, words) => {
    const text = writeDescription({ brief })
    expect(text).toContain(words)
    expect(text).not.toMatch(/^- (?:About 300 of them|.* payroll)$/imu)
  })

  test('a level that is enough is told once', () =>
    expect(
      writeDescription({
        brief: 'HR generalist, Jena. Ad in German please.\n- contracts\n- 3 yrs, English B1 is enough',
      }),
    ).not.toContain('enough'))

  test('a name keeps its own line where the phrase around it lost it', () =>
    expect(
      writeDescription({ brief: 'Embedded engineer in Eindhoven. C mainly, a bit of C++, zephyr, STM32. ~4 yrs.' }),
    ).toContain('C++'))
})

describe('words of every day that name a tool beside another one', () => {
  test.each([
    ['frontend dev (react + typescript), Bristol', 'React'],
    ['backend dev, spring and java, Leeds. Full time.', 'Spring'],
    ['Backend developer in Leeds: go, postgres, Docker.', 'Go'],
  ])('%s', (brief, tool) =>
    expect(writeDescription({ brief })).toMatch(new RegExp(`(?:with|in|of) .*(?<!\\p{L})${tool}(?!\\p{L})`, 'u')),
  )

  test('a season is none', () =>
    expect(writeDescription({ brief: 'Gardener in Leeds. Busy in spring and summer.' })).not.toMatch(/with Spring/u))
})

describe('what lost the words around it is not printed', () => {
  test.each<Case>([
    ['en', 'No payroll, that is handled by our accountants in York.', 'York'],
    ['de', 'Kein Einkauf, der sitzt in Graz.', 'Graz'],
    ['de', 'Abgeschlossene Ausbildung ist Pflicht.', 'Ausbildung ist'],
    ['de', 'Schreib dazu, dass wir frisch kochen.', 'Schreib'],
    ['es', 'Sueldo: sí ponerlo.', 'onerlo'],
  ])('%s: %s', (language, said, words) => expect(written(language, said)).not.toContain(words))

  test.each<Case>([
    ['en', 'No payroll, that is handled by our accountants in York.', 'No payroll'],
    ['fr', 'Candidatures avant le 12 avril à Mme Sorel.', 'à Mme Sorel'],
  ])('and what it is said of is, %s: %s', (language, said, words) => expect(written(language, said)).toContain(words))

  test.each([
    'UX designer, maternity cover\n- 12 months from 4 May 2027, Huddersfield, 37 hrs',
    'UX designer, 12 months from 4 May 2027, cover for maternity, Huddersfield, 37 hrs.',
  ])('how long a post lasts goes with its contract: %s', (brief) => {
    const text = writeDescription({ brief })
    expect(text).toMatch(/12 months/u)
    expect(text).not.toMatch(/^- (?:12 months|Cover)/mu)
  })
})
