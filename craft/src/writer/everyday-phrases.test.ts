import { describe, expect, test } from 'vitest'
import { writeDescription } from './write.ts'

const FRAMES = {
  en: 'Shop manager in Leeds for Brackwell Books. ',
  de: 'Filialleiterin in Ulm für Buchhaus Brenner. ',
  fr: 'Responsable de magasin à Lille pour Librairie Brune. ',
  es: 'Encargada de tienda en Sevilla para Librería Bruma. ',
}
const HEADINGS = {
  do: /What you will do|Ihre Aufgaben|Deine Aufgaben|Vos missions|Qué harás/,
  bring: /What you bring|mitbring|Votre profil|Qué aportas/,
  nice: /Nice to have|kein Muss|petits plus|Se valora/,
  offer: /What we offer|bieten|offrons|ofrecemos/,
  more: /Good to know|Gut zu wissen|En pratique|Información/,
  apply: /How to apply|bewerben|bewirbst|postuler|presentarte/,
  about: /About us|Über uns|Qui nous sommes|Quiénes somos/,
  top: /^$/,
}

/** The heading over the line or paragraph that holds the words; null where none does. */
function headingOver(words: string, text: string): string | null {
  let heading = ''
  for (const line of text.split('\n')) {
    if (line.startsWith('## ')) heading = line.slice(3)
    else if (!line.startsWith('# ') && line.includes(words)) return heading
  }
  return null
}

type Case = [keyof typeof FRAMES, string, keyof typeof HEADINGS, string]
describe('what stands in every third brief is told in its place, and whole', () => {
  test.each<Case>([
    ['en', 'Looking for someone calm and organised.', 'bring', '- Calm and organised'],
    ['en', "We need somebody who is good with people and doesn't panic.", 'bring', 'You are good with people and don'],
    ['en', 'We want a person who can work on their own.', 'bring', 'You can work on your own'],
    [
      'en',
      'I need someone who knows Excel inside out and has done payroll.',
      'bring',
      'You know Excel inside out and have done',
    ],
    [
      'en',
      'We need someone who teaches others and fixes things themselves.',
      'bring',
      'You teach others and fix things yourself',
    ],
    ['en', "Looking for someone who's calm, and who stays calm.", 'bring', 'You are calm, and stay calm'],
    ['en', 'We need someone reliable who turns up on time.', 'bring', 'Reliable, and you turn up on time'],
    ['en', "We'd like somebody who carries on when it rains.", 'nice', 'You carry on when it rains'],
    ['en', 'Apply by WhatsApp 07700 900123.', 'apply', '(WhatsApp 07700 900123)'],
    ['de', 'Gesucht wird jemand, der gern im Team arbeitet.', 'bring', 'jemanden, der gern im Team arbeitet'],
    [
      'de',
      'Wir brauchen jemanden, der zuverlässig ist und pünktlich kommt.',
      'bring',
      'zuverlässig ist und pünktlich kommt',
    ],
    [
      'de',
      'Wir suchen jemanden, der selbst denkt, gut mit Kunden kann und lacht.',
      'bring',
      'denkt, gut mit Kunden kann und lacht',
    ],
    ['de', 'Wir suchen jemanden mit Herz und Humor.', 'bring', '- Herz und Humor'],
    ['de', 'Am liebsten jemand mit Humor.', 'nice', '- Humor'],
    ['fr', "Idéalement quelqu'un de patient.", 'nice', '- Patient'],
    ['es', 'Preferimos a alguien paciente.', 'nice', '- Paciente'],
    ['de', 'Wir haben montags zu.', 'more', 'Wir haben montags zu'],
    ['de', 'Einarbeitung ist selbstverständlich.', 'offer', '- Einarbeitung'],
    ['de', 'Bewerbung per WhatsApp 0171 2345678.', 'apply', '(WhatsApp 0171 2345678)'],
    ['de', 'Bitte geben Sie an, wann Sie anfangen können.', 'apply', 'an, wann Sie anfangen können'],
    ['fr', "On cherche quelqu'un de fiable et ponctuel.", 'bring', '- Fiable et ponctuel'],
    ['fr', "Il nous faut quelqu'un qui sache travailler seul.", 'bring', 'une personne qui sache travailler seul'],
    ['es', 'Buscamos a alguien responsable y puntual.', 'bring', '- Responsable y puntual'],
    ['es', 'Necesito a alguien que sepa llevar la caja.', 'bring', 'Buscamos a alguien que sepa llevar la caja'],
    ['es', 'Una persona con don de gentes y ganas de aprender.', 'bring', '- Don de gentes y ganas de aprender'],
    ['en', 'Must: 2 yrs retail, cash-up.', 'bring', 'At least 2 years of experience'],
    ['en', '3 years retail mgmt preferred.', 'nice', '3 years retail management'],
    ['en', '1 year experience in a shop would be nice.', 'nice', '1 year experience in a shop'],
    ['en', 'degree preferred but not required', 'nice', 'Degree'],
    ['en', 'A levels or equivalent', 'bring', 'A levels or equivalent'],
    ['en', '£28-30k depending on experience', 'offer', 'depending on experience'],
    ['en', 'salary: competitive', 'offer', 'ompetitive'],
    ['en', 'right to work in the UK', 'bring', 'Right to work in the UK'],
    ['en', 'we have 3 shops in Yorkshire', 'top', 'has 3 shops in Yorkshire'],
    ['en', 'nice atmosphere', 'offer', 'Nice atmosphere'],
    ['en', 'must like people', 'bring', 'You like people'],
    ['en', 'good team player', 'bring', 'Good team player'],
    ['en', 'thirty dollars an hour', 'top', '$30 an hour'],
    ['en', 'graduates welcome', 'bring', 'Graduates welcome'],
    ['en', 'no car needed', 'bring', 'No car needed'],
    ['en', "we'll train the right person", 'offer', "We'll train the right person"],
    ['en', 'must have food handler card', 'bring', '- Food handler card'],
    ['en', 'must have worked in a kitchen', 'bring', 'You have worked in a kitchen'],
    ['en', 'have to have a car', 'bring', '- Car'],
    ['en', 'must be able to pass a criminal background check', 'bring', '- Criminal background check'],
    ['en', '£18-22/hr DOE', 'offer', 'depending on experience'],
    ['en', 'apply in person or online', 'apply', 'Apply in person or online.'],
    ['en', 'Opens at 7am, closes at 4pm', 'more', 'Opens at 7am, closes at 4pm'],
    ['en', 'We supply the uniform and a locker', 'offer', 'We supply the uniform and a locker'],
    ['de', 'Wodis gern', 'nice', 'Wodis'],
    ['de', 'Mind. eine Saison Erfahrung', 'bring', 'eine Saison Erfahrung'],
    ['en', 'lifting up to 25kg', 'more', 'Lifting up to 25kg'],
    ['en', 'no phone calls please', 'apply', 'o phone calls'],
    ['en', 'either full or part time', 'more', 'Either full or part time'],
    [
      'en',
      'CV + covering letter to jobs@brackwell.example by 14 February',
      'apply',
      'your CV and a cover letter to jobs@',
    ],
    ['en', 'Letter and CV to jobs@brackwell.example', 'apply', 'your CV and a cover letter to jobs@'],
    ['en', 'CV and two letters of reference', 'apply', 'two letters of reference'],
    ['de', 'Lebenslauf und Anschreiben an jobs@brenner.example', 'apply', 'Lebenslauf und ein Anschreiben an jobs@'],
    ['fr', 'CV + lettre de motivation à jobs@brune.example', 'apply', 'CV et une lettre de motivation à jobs@'],
    ['es', 'CV y carta a jobs@bruma.example', 'apply', 'CV y una carta de presentación a jobs@'],
    [
      'de',
      'Fixum 52.000 €, dazu Provision (bei 100 % Ziel ca. 18.000 €)',
      'offer',
      'Provision (bei 100 % Ziel ca. 18.000 €)',
    ],
    ['de', 'CRM ist SuperOffice', 'bring', 'SuperOffice'],
    ['fr', 'on vend des vélos cargo', 'about', 'vend des vélos cargo'],
    ['es', '3.800 € por el proyecto', 'offer', '3.800 € por el proyecto'],
    ['de', '5 Jahre Erfahrung im Buchhandel von Vorteil', 'nice', '5 Jahre Erfahrung im Buchhandel'],
    ['de', 'keine erfahrung noetig', 'bring', 'rfahrung nötig'],
    ['de', 'abgeschlossene Ausbildung als Buchhändler/in', 'bring', 'Ausbildung als Buchhändler/in'],
    ['de', 'freundliches Auftreten', 'bring', 'Freundliches Auftreten'],
    ['de', 'flache Hierarchien', 'offer', 'Flache Hierarchien'],
    ['de', 'Laptop und Handy', 'offer', 'Laptop und Handy'],
    ['de', 'Homeoffice möglich', 'offer', 'Homeoffice möglich'],
    ['de', 'Arbeitszeiten nach Absprache', 'more', 'Arbeitszeiten nach Absprache'],
    ['de', 'Bitte mit Lebenslauf und Zeugnissen', 'apply', 'Lebenslauf und Zeugnissen'],
    ['de', 'keine Anrufe bitte', 'apply', 'eine Anrufe'],
    ['de', 'Rentner willkommen', 'bring', 'Auch Rentner sind willkommen'],
    ['de', 'über Tarif', 'offer', 'Über Tarif'],
    [
      'de',
      'Sie kümmern sich um Bestellungen und Reklamationen',
      'do',
      'Sich um Bestellungen und Reklamationen kümmern',
    ],
    ['fr', "5 ans d'expérience dans le commerce appréciés", 'nice', '5 ans d’expérience dans le commerce'],
    ['fr', "bonne maîtrise d'Excel", 'bring', 'Bonne maîtrise d’Excel'],
    ['fr', 'bon relationnel, dynamique', 'bring', 'Bon relationnel'],
    ['fr', "à l'aise avec l'informatique", 'bring', 'À l’aise avec l’informatique'],
    ['fr', 'formation assurée', 'offer', 'Formation assurée'],
    ['fr', 'petite équipe sympa', 'offer', 'Petite équipe sympa'],
    ['fr', 'mutuelle et prévoyance', 'offer', 'Mutuelle et prévoyance'],
    ['fr', "période d'essai 2 mois", 'more', 'Période d’essai 2 mois'],
    ['fr', 'CDD pouvant déboucher sur un CDI', 'more', 'CDD pouvant déboucher sur un CDI'],
    ['fr', 'temps plein ou partiel', 'more', 'Temps plein ou partiel'],
    ['fr', 'rattaché au directeur régional', 'top', 'directeur régional'],
    ['fr', 'on est 8', 'top', '8 personnes'],
    ['fr', 'postuler sur notre site', 'apply', 'ostuler sur notre site'],
    ['fr', 'secteur Nord et Pas-de-Calais', 'more', 'Secteur Nord et Pas-de-Calais'],
    ['fr', 'vous gérez les stocks et les retours', 'do', 'Gérer les stocks et les retours'],
    ['es', 'pasión por los libros', 'bring', 'Pasión por los libros'],
    ['es', 'formación a cargo de la empresa', 'offer', 'Formación a cargo de la empresa'],
    ['es', 'buena comunicación, proactiva', 'bring', 'Buena comunicación'],
    ['es', 'reporta a la directora regional', 'top', 'la directora regional'],
    ['es', 'depende de Luisa Bruma, la dueña', 'top', 'Luisa Bruma, dueña'],
    ['es', 'domingos con plus', 'offer', 'Domingos con plus'],
    ['es', 'trabajo los sábados', 'more', 'Trabajo los sábados'],
    ['es', 'no llamar', 'apply', 'o llamar'],
    ['es', 'somos 8', 'top', '8 personas'],
    [
      'en',
      "You'll need a car because the shop is out of town.",
      'more',
      "You'll need a car because the shop is out of town",
    ],
    ['en', 'We use Xero but can train you on it.', 'about', 'We use Xero but can train you on it'],
    ['en', 'Our customers are mostly retired.', 'about', 'Our customers are mostly retired'],
    ['en', "Ideally you've worked with children before.", 'nice', "You've worked with children before"],
    ['en', 'Knowledge of local history would be lovely but not needed.', 'nice', 'Knowledge of local history'],
    ['en', "We'd like you to stay at least two years.", 'bring', "We'd like you to stay at least two years"],
    ['de', 'Der Laden hat montags geschlossen.', 'more', 'Der Laden hat montags geschlossen'],
    ['de', 'Der Verdienst richtet sich nach Erfahrung.', 'offer', 'Der Verdienst richtet sich nach Erfahrung'],
    ['fr', 'Nos clients sont surtout des habitués.', 'about', 'Nos clients sont surtout des habitués'],
    ['fr', 'On ferme deux semaines en août.', 'more', 'On ferme deux semaines en août'],
    ['fr', "Une journée d'essai est prévue.", 'apply', 'ne journée d’essai est prévue'],
    ['es', 'Hay que saber arrimar el hombro.', 'bring', 'Saber arrimar el hombro'],
    ['es', 'El puesto puede ser a media jornada.', 'more', 'El puesto puede ser a media jornada'],
    ['es', 'La tienda cierra los lunes.', 'more', 'La tienda cierra los lunes'],
  ])('%s: %s', (language, phrase, where, words) => {
    const text = writeDescription({ brief: FRAMES[language] + phrase }).replaceAll('\u00a0', ' ')
    expect(headingOver(words, text)).toMatch(HEADINGS[where])
  })
})

describe('a remark that stays behind is not printed', () => {
  test.each<[keyof typeof FRAMES, string, string]>([
    ['en', 'start date flexible', 'in flexible'],
    ['en', '20-25 hours, you choose', 'Choose'],
    ['en', 'you will be the only one in the team', 'team of 1'],
    ['en', 'part of the Harlow Group', 'at Harlow Group'],
    ['en', 'award-winning', 'of award-winning'],
    ['de', 'keine Frauen, das Gerüst ist kein Altersheim', 'Altersheim'],
    ['fr', "Il faut 2 ans d'expérience en vente.", '- Il faut'],
    ['es', 'baja de Clara', 'Clara'],
    ['es', '3.800 € por el proyecto', 'al mes'],
    ['en', "degree doesn't matter", "doesn't matter needed"],
    ['de', 'aber keine Übernachtungen', 'Aber keine'],
    ['fr', "On travaille avec Sage, ça s'apprend vite.", 'de Vite'],
    ['es', 'El puesto puede ser a media jornada.', '· Media jornada'],
  ])('%s: %s', (language, phrase, never) =>
    expect(writeDescription({ brief: FRAMES[language] + phrase })).not.toContain(never),
  )
})

describe('no splinter of a sentence is printed', () => {
  test.each<[keyof typeof FRAMES, string, RegExp, RegExp]>([
    ['en', 'Hybrid, two days in the office, otherwise from home.', /wise from home/, /2 days a week in the office/],
    ['en', 'Full time. Apply in person.', /On-site/, /Apply in person\./],
    ['en', 'Fixed term till the end of September 2027.', /until of/, /until the end of September 2027/],
    ['en', "The shop, that's Harbour Books in Bristol.", /- That/, /Bristol/],
    ['en', 'Knitting is a plus, we can teach it.', /can teach/, /- Knitting/],
    ['de', 'Vollzeit 40 Std. € 2.350 brutto/Monat lt. KV.', /Monat lt/, /2\.350 € brutto im Monat/],
    ['de', 'mind. 7 Jahre Führungserfahrung', /Erfahrung mit Führung/, /Mindestens 7 Jahre Führungserfahrung/],
  ])('%s: %s', (language, words, never, told) => {
    const text = writeDescription({ brief: FRAMES[language] + words }).replace(/\u00a0/g, ' ')
    expect(text).not.toMatch(never)
    expect(text).toMatch(told)
  })
})
