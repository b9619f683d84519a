/** What a trade is known by stands among its tasks, in every language: a welder welds, a roofer covers roofs. */
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../brief/facts.ts'
import { writeDescription } from '../write.ts'

const tasksOf = (brief: string) => writeDescription({ brief }).split(/^## .*$/m)[1] ?? ''

const PLACE = {
  en: ['in Leeds, full time', 'in Cork, 3 days a week'],
  de: ['in Ulm, Vollzeit', 'in Kassel, 30 Stunden pro Woche'],
  fr: ['à Lyon, CDI temps plein', 'à Dole, 28 h par semaine'],
  es: ['en Soria, jornada completa', 'en Lugo, 30 horas semanales'],
}

/** A title and what its tasks must name, in English, German, French and Spanish. */
const TRADES: [title: string, told: RegExp][][] = [
  [
    ['Welder', /weld/i],
    ['Schweißer', /schwei(?:ß|ss)/i],
    ['Soudeur', /soud/i],
    ['Soldador', /sold/i],
  ],
  [
    ['TIG welder', /weld/i],
    ['WIG-Schweißer', /schwei(?:ß|ss)/i],
    ['Soudeur TIG', /soud/i],
    ['Soldador TIG', /sold/i],
  ],
  [
    ['Roofer', /roof/i],
    ['Dachdecker', /dach|dächer/i],
    ['Couvreur', /toi(?:t|ture)/i],
    ['Techador', /tejado/i],
  ],
  [
    ['Bricklayer', /brick|mason/i],
    ['Maurer', /mauer/i],
    ['Maçon', /murs|maçonn|béton/i],
    ['Albañil', /ladrillo|muros/i],
  ],
  [
    ['Tiler', /tile|floor/i],
    ['Fliesenleger', /fliesen|verlegen/i],
    ['Carreleur', /carr(?:el|eaux)|sol/i],
    ['Alicatador', /azulejo|suelo/i],
  ],
  [
    ['Scaffolder', /scaffold/i],
    ['Gerüstbauer', /gerüst/i],
    ['Échafaudeur', /échafaud/i],
    ['Montador de andamios', /andamio/i],
  ],
  [
    ['Excavator operator', /dig|machine/i],
    ['Baggerfahrer', /ausheben|maschine/i],
    ['Conducteur d’engins', /engin/i],
    ['Operador de excavadora', /excavar|máquina/i],
  ],
  [
    ['Dispatcher', /tour|driver/i],
    ['Disponent', /touren|fahrpersonal/i],
    ['Exploitant transport', /tournée|conducteur/i],
    ['Jefe de tráfico', /ruta|conductor/i],
  ],
  [
    ['Customs agent', /customs/i],
    ['Zolldeklarant', /zoll/i],
    ['Déclarant en douane', /douan/i],
    ['Agente de aduanas', /aduana/i],
  ],
  [
    ['Dental receptionist', /appointment|phone/i],
    ['Zahnmedizinische Verwaltungsassistentin', /termin|anruf/i],
    ['Secrétaire dentaire', /rendez-vous|téléphone/i],
    ['Recepcionista de clínica dental', /cita|teléfono/i],
  ],
  [
    ['Midwife', /birth/i],
    ['Hebamme', /geburt/i],
    ['Sage-femme', /naissance|accouch/i],
    ['Matrona', /parto|embarazo/i],
  ],
  [
    ['Notary', /deed|estate/i],
    ['Notar', /beurkund|urkund/i],
    ['Notaire', /actes/i],
    ['Notario', /escritura|herencia/i],
  ],
  [
    ['Notary clerk', /deed/i],
    ['Notarfachangestellte', /urkunde/i],
    ['Clerc de notaire', /acte/i],
    ['Oficial de notaría', /escritura/i],
  ],
  [
    ['Solicitor', /court|claim|case/i],
    ['Rechtsanwalt', /gericht|mandat|klagen/i],
    ['Avocat', /audience|dossier/i],
    ['Abogado', /juicio|demanda|asunto/i],
  ],
  [
    ['Illustrator', /illustrat|draw/i],
    ['Kinderbuchillustratorin', /illustr|zeichn/i],
    ['Illustratrice jeunesse', /illustr|dessin/i],
    ['Ilustradora de libros infantiles', /ilustr|dibuj|boceto/i],
  ],
  [
    ['SDR', /lead|meeting/i],
    ['Sales Development Representative', /leads|termine/i],
    ['SDR', /prospects|rendez-vous/i],
    ['SDR', /contacto|reunion/i],
  ],
  [
    ['IT support technician', /colleague|computers|user/i],
    ['IT-Supporter', /IT-|anwender/i],
    ['Technicien support informatique', /informatique|utilisateur/i],
    ['Técnico de soporte informático', /informátic|usuario/i],
  ],
  [
    ['Working student recruiting', /candidate|job ads|interview/i],
    ['Werkstudent Recruiting', /bewerb|stellenanzeigen/i],
    ['Alternant recrutement', /candidat|annonces|entretiens/i],
    ['Becario de selección', /candidatura|entrevista|ofertas/i],
  ],
  [
    ['Dietitian', /diet/i],
    ['Diätassistent', /ernährung|kostform/i],
    ['Diététicien', /aliment|régime/i],
    ['Dietista', /dieta/i],
  ],
  [
    ['Speech therapist', /speech|speak/i],
    ['Logopäde', /sprach|sprech/i],
    ['Orthophoniste', /langage|parole/i],
    ['Logopeda', /habla|lenguaje/i],
  ],
  [
    ['Dental technician', /crown|dentures/i],
    ['Zahntechniker', /kronen|prothesen|biss/i],
    ['Prothésiste dentaire', /couronnes|appareils/i],
    ['Protésico dental', /coronas|prótesis/i],
  ],
  [
    ['Police officer', /patrol|traffic/i],
    ['Polizist', /streife|verkehr/i],
    ['Policier', /patrouill|circulation/i],
    ['Policía local', /patrull|tráfico/i],
  ],
  [
    ['Firefighter', /fire/i],
    ['Feuerwehrmann', /brände|atemschutz/i],
    ['Pompier', /incendie|secours/i],
    ['Bombero', /incendio|auxilios/i],
  ],
  [
    ['Forklift driver', /forklift|rack/i],
    ['Staplerfahrer', /stapler|regal/i],
    ['Cariste', /chariot|rack/i],
    ['Carretillero', /carretilla|estantería/i],
  ],
  [
    ['Driving instructor', /lesson|driv/i],
    ['Fahrlehrer', /fahrstunden/i],
    ['Moniteur d’auto-école', /leçons|conduite/i],
    ['Profesor de autoescuela', /clases|conducir/i],
  ],
]

describe.each(LANGUAGES)('a trade is told by its own work in %s', (language) => {
  const index = ['en', 'de', 'fr', 'es'].indexOf(language)
  it.each(TRADES.map((row) => row[index]!))('%s', (title, told) => {
    for (const place of PLACE[language]) expect(tasksOf(`${title} ${place}`)).toMatch(told)
  })
})

describe('a trade is told of no neighbour’s work', () => {
  it.each([
    ['TIG welder in Leeds, full time', /clamp|tolerance|order is still running/i],
    ['Dachdecker in Ulm, Vollzeit', /Wohnungen|Auszubildende|Kundschaft ohne/i],
    ['Disponent in Ulm, Vollzeit', /Fahrzeuge und Geräte pflegen|Scanner|Zollpapiere/i],
    ['Recepcionista de clínica dental en Soria, media jornada', /esteriliz|asistir en/i],
    ['Notaire à Lyon, temps plein', /partie adverse/i],
    ['Ilustradora de libros infantiles en Soria', /manual|pantallas|sistema de diseño/i],
    ['IT support technician in Leeds, full time', /customers?\b|script/i],
    ['Werkstudent Recruiting in Ulm', /Lieferanten|auffindbar/i],
    ['Electrician in Leeds, full time', /apprentice/i],
  ])('%s', (brief, neighbours) => expect(tasksOf(brief)).not.toMatch(neighbours))
})

describe('a title listed with another sector is told of its own', () => {
  it.each([
    ['Responsable qualité à Lyon, CDI', /audits|contrôle|défauts/i],
    ['Responsable de calidad en Soria, indefinido', /auditor|control|fallos/i],
    ['Responsable e-commerce à Lyon, CDI', /boutique|ligne|fiches|panier|offres/i],
    ['Chargé de formation à Lyon, CDI', /formation/i],
    ['Betriebselektriker in Ulm, Vollzeit', /Wartung|Fehler|Störung/i],
    ['Comercial de campo en Soria, indefinido', /rutas|visita/i],
  ])('%s', (brief, told) => expect(tasksOf(brief)).toMatch(told))
  it.each([
    ['Bauleiter Dach in Ulm, Vollzeit', /Dachfenster|decken und dämmen/i],
    ['Chef de chantier maçonnerie à Lyon, CDI', /Monter des murs/i],
  ])('%s', (brief, trade) => expect(tasksOf(brief)).not.toMatch(trade))
})

describe('where a brief tells no task, the first one is what the trade is known by', () => {
  it.each([
    ['Welder in Leeds, full time', /^- Weld /],
    ['Schweißer in Ulm, Vollzeit', /^- Bauteile .* schweißen$/],
    ['Soudeur à Lyon, CDI', /^- Souder /],
    ['Soldador en Soria, jornada completa', /^- Soldar /],
    ['Roofer in Cork, 3 days a week', /^- Cover /],
    ['Dachdecker in Ulm, Vollzeit', /^- (?:Steil|Dächer).* decken und dämmen$/],
    ['Couvreur à Dole, 28 h', /^- Poser /],
    ['Techador en Soria, jornada completa', /^- Colocar /],
    ['Illustrator in Leeds, freelance', /^- Illustrate /],
    ['Notaire à Lyon, temps plein', /^- Préparer, rédiger et recevoir les actes/],
    ['Disponent in Ulm, Vollzeit', /^- Touren und Ladungen /],
    ['Matrona en Soria, turnos', /^- Atender partos /],
  ])('%s', (brief, first) => expect(tasksOf(brief).trim().split('\n')[0]).toMatch(first))
})
