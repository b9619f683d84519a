import { expect, it } from 'vitest'
import type { Language } from '../../brief/facts.ts'
import { translate } from './translate.ts'
import { workingTimesIn } from './working-times.ts'

it.each([
  ['Mon-Thu 4-9pm', 'es', 'de lunes a jueves, 16:00–21:00'],
  ['Fri from 4 till 5', 'es', 'viernes, 16:00–17:00'],
  ['Tues/Thurs 9-11', 'fr', 'mardi, jeudi, 9:00–11:00'],
  ['Sun to Wed 6am-2.30pm', 'de', 'Sonntag bis Mittwoch, 6:00–14:30'],
  ['10pm-6am', 'de', '22:00–6:00'],
  ['between 7am and 7pm Mon-Fri', 'de', '7:00–19:00, Montag bis Freitag'],
] as const)('%s in %s', (said, language, written) => expect(workingTimesIn(said, language)).toBe(written))

it.each(['Mon-Thu in the old mill', 'grade 4-5', 'soon'])('says nothing of %s', (said) =>
  expect(workingTimesIn(said, 'fr')).toBeNull(),
)

it.each([
  ['early shift 6am-2pm Mon-Fri', 'fr', 'équipe du matin 6:00–14:00, du lundi au vendredi'],
  ['medical after 90 days', 'es', 'seguro médico a los 90 días'],
  ['early 7-15.30 or late 9.30-18', 'de', 'Frühschicht 7:00–15:30 oder Spätschicht 9:30–18:00'],
  ['lunch in the canteen €4.50', 'de', 'Mittagessen in der Kantine: 4,50\u00a0€'],
  ['$2 freezer pay', 'de', 'Kältezulage: $2'],
  ['12 de marzo', 'es', '12 de marzo'],
] as const)('%s is told in %s', (said, language, written) => expect(translate(said, 'en', language)).toBe(written))

it.each<[string, Language, Language, string]>([
  ['Schulung zahlen wir', 'de', 'fr', 'formation à notre charge'],
  ['reuniones 2 veces por trimestre', 'es', 'en', 'meetings 2 times a quarter'],
  ['Gants et bottes fournis', 'fr', 'en', 'gloves and boots provided'],
  ['Umzugskosten bis 2.000 €', 'de', 'en', 'relocation costs: up to €2,000'],
  ['bis 80 %', 'de', 'fr', 'jusqu’à 80\u00a0%'],
  ['Prime 1 400 €', 'fr', 'en', 'bonus: €1,400'],
  ['language bonus €7.50/day', 'en', 'es', 'plus de idiomas: 7,50\u00a0€ al día'],
  ['7 Tage Dienst / 7 Tage frei', 'de', 'en', '7 days on, 7 days off'],
  ['Meisterbrief oder vergleichbar', 'de', 'en', "master craftsman's certificate or equivalent"],
  ['4-Schicht vollkonti', 'de', 'en', 'continuous 4-shift operation'],
  ['mayo bis octubre', 'de', 'es', 'de mayo a octubre'],
  ['Gruppe von 6', 'de', 'en', 'group of 6'],
  ['6 días a la semana', 'es', 'en', '6 days a week'],
  ['2nd shift', 'en', 'es', 'turno de tarde'],
  ['120 000 utilisateurs', 'fr', 'en', '120,000 users'],
  ['viajes a Marruecos', 'es', 'en', 'travel to Morocco'],
  ['600 € al año para formación', 'es', 'en', '€600 a year for training'],
  ['martes a sábado de 6 am a 2:30 pm', 'es', 'en', 'Tuesday to Saturday 6:00 to 14:30'],
  ['bono de fin de año de $1,500', 'es', 'en', 'year end bonus: $1,500'],
  ['SQL et Power BI tous les jours', 'fr', 'en', 'SQL and Power BI every day'],
  ['clases de inglés pagadas', 'es', 'en', 'classes of English paid for by us'],
  ['viajes con el equipo', 'es', 'en', 'travel with team'],
  ['3-star hotel', 'en', 'de', '3-Sterne-Hotel'],
  ['2 days off per week', 'en', 'es', '2 días libres a la semana'],
  ['13. Gehalt', 'de', 'en', '13th salary'],
  ['3 Monate ab octubre', 'de', 'es', '3 meses desde octubre'],
  ['25 % Rabatt auf Fahrräder', 'de', 'en', '25% discount on bicycles'],
  ['Petites réparations', 'fr', 'en', 'small repairs'],
  ['Umzug unterstützen wir', 'de', 'en', 'help with relocation'],
])('%s (%s) in %s', (said, from, to, written) => expect(translate(said, from, to)).toBe(written))
