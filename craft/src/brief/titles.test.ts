import { describe, expect, it } from 'vitest'
import { readBrief } from './read.ts'

const titleOf = (text: string) => readBrief(text).facts.find((fact) => fact.kind === 'title')

describe('a title is printed in the singular and the nominative, with the typed gender', () => {
  it.each([
    ['Wir suchen einen Tischlergesellen in Celle', 'Tischlergeselle'],
    ['Suchen nen technischen Einkäufer, Suhl', 'Technischer Einkäufer'],
    ['3 Erzieherinnen für die Kita in Jena', 'Erzieherin'],
    ['4 Servicekräfte für den Sommer, Lindau', 'Servicekraft'],
    ['Wir suchen eine Zahnaerztin in Hof', 'Zahnärztin'],
    ['Wir suchen eine freundliche Verkäuferin in Ulm', 'Verkäuferin'],
    ['Zuverlässiger Fahrer gesucht, Ulm', 'Fahrer'],
    ['Gesucht: zwei Kaufmännische Angestellte in Thun', 'Kaufmännische Angestellte'],
    ['On cherche deux serveuses à Lens', 'Serveuse'],
    ['4 animateurs périscolaires H/F à Dole', 'Animateur périscolaire'],
    ['Recrute 3 ouvriers viticoles à Cognac', 'Ouvrier viticole'],
    ['Buscamos dos camareras en Soria', 'Camarera'],
    [
      "Directrice d'une association d'insertion par le maraîchage, Rennes",
      "Directrice d'une association d'insertion par le maraîchage",
    ],
    ['Se buscan 5 operarios/as de producción en Vigo', 'Operario/a de producción'],
    ['2 community midwives in Hull', 'Community Midwife'],
    ['Mécanicien(ne) monteur(se) à Lyon', 'Mécanicien(ne) monteur(se)'],
    ['Aide-soignant(e) coordinateur(trice) à Lyon', 'Aide-soignant(e) coordinateur(trice)'],
    ["Il s'agit d'un poste d'animateur ou d'animatrice de loisirs, à Metz", 'Animateur/animatrice de loisirs'],
    ['Poste de vendeur itinérant, vendeur ou vendeuse, à Metz', 'Vendeur itinérant'],
    ['Ayudante o ayudanta para un obrador en Soria', 'Ayudante/a'],
    ['oficial 2a pintor en Soria', 'Oficial de segunda pintor'],
    ['Oficial 1ª carpintero en Soria', 'Oficial de primera carpintero'],
    ['Técnico/a en climatización y calefacción en Soria', 'Técnico/a en climatización y calefacción'],
    ['Técnica en electricidad y aire comprimido, Vigo', 'Técnica en electricidad y aire comprimido'],
    ['Cocinero y lavaplatos en Soria', 'Cocinero'],
    ['Le CPE Les Petits Ours à Laval cherche une éducatrice', 'Éducatrice'],
    ['CPE au lycée Ampère à Lyon', 'CPE'],
    ['Busco frutera pal puesto del mercado, en Soria', 'Frutera'],
    ['herdsman/woman for a dairy farm', 'Herdsperson'],
  ])('%s', (text, title) => expect(titleOf(text)?.title).toBe(title))
})

describe('short spellings are opened', () => {
  it.each([
    ['Whse assoc, 2nd shift, Reno NV', 'Warehouse Associate', 'logistics'],
    ['Asst mgr for our shoe shop, Leeds', 'Assistant Manager', 'retail'],
    ['nail tech needed, Hull', 'Nail Technician', 'retail'],
    ['Sr accountant, Boise ID', 'Senior Accountant', 'finance'],
    ['hiya, at the pub we need another kp, evenings', 'Kitchen Porter', 'hospitality'],
    ['4 sparks for a school job in Derby', 'Electrician', 'construction'],
    ['HLTA needed for year 3', 'Higher Level Teaching Assistant', 'education'],
    ['2 PTs for our gym in Cork', 'Personal Trainer', 'general'],
    ['StFA gesucht, Kanzlei in Kiel', 'Steuerfachangestellte', 'finance'],
    ['Recherche IBODE à Rennes', 'Infirmier de bloc opératoire', 'healthcare'],
    ['Buscamos DUE para residencia en Soria', 'Enfermero', 'healthcare'],
  ])('%s', (text, title, family) => expect(titleOf(text)).toMatchObject({ title, family }))
})

describe('words of every day are no titles', () => {
  it.each([
    ['Waiter in Bath. Bring a spark of humour. Part time, pt or ft.', 'Waiter'],
    ['Vendeur à Dole. Il faut sous huit jours un extra en caisse.', 'Vendeur'],
    ['Baker in Ely. We want someone extra for Sundays.', 'Baker'],
    ['Florist in Ely. A good finisher, no runner-up.', 'Florist'],
    ['Cook in Rye, ring the ta office opposite', 'Cook'],
    [
      'insurance defense firm (24 attorneys) seeks litigation paralegal for its Hartford office',
      'Litigation Paralegal',
    ],
    ['hab nur handy, brauch dringend nen bauleiter tiefbau in ulm', 'Bauleiter Tiefbau'],
  ])('%s', (text, title) => expect(titleOf(text)?.title).toBe(title))
})

describe('the room or the work that somebody is sought for names the job', () => {
  it.each([
    ["Cherche quelqu'un pour la vente, fromagerie à Annecy", 'Vendeur / Vendeuse'],
    ['Wir suchen jemanden für die Buchhaltung, Ulm, 20 h', 'Buchhalter:in'],
    ['Wir suchen jemanden für den Einkauf in Ulm', 'Einkäufer:in'],
    ['Need someone for payroll, Leeds, 30 h', 'Payroll Specialist'],
    ['Necesitamos a alguien para recursos humanos en Soria', 'Técnico/a de recursos humanos'],
    ['Need someone for HR in Hull', 'HR Officer'],
    ['Need someone for marketing, Leeds', 'Marketing Specialist'],
    ['Need someone for the lab in Leeds', 'Laboratory Technician'],
    ['Wir brauchen jemanden für die Disposition in Ulm', 'Disponent:in'],
    ["On cherche quelqu'un pour les espaces verts à Lyon", 'Jardinier/Jardinière'],
    ['Wir brauchen wen fürs Lager, Linz', 'Lagermitarbeiter:in'],
    ['Wir bräuchten jemanden an der Rezeption im Hotel Post in Serfaus', 'Rezeptionist:in'],
    ['Necesito alguien para la barra, bar en Vigo', 'Camarero/a de barra'],
    ['need somebody to do the books, Hull, 2 days', 'Bookkeeper'],
    ['Wir suchen einen Koch, jemanden für die Küche, Ulm', 'Koch'],
  ])('%s', (text, title) => expect(titleOf(text)?.title).toBe(title))
})

it.each(['Wir suchen jemanden für den Kindergarten in Ulm.', 'Need someone for 20 hr in Hull.'])(
  'hours and longer words are no rooms: %s',
  (text) => expect(titleOf(text)?.title).toBeUndefined(),
)

describe('a word beside the job is not its title', () => {
  it.each([
    ['Hiya, after 2 evening cleaners for a doctors surgery in Stockport', 'Evening Cleaner', 2],
    ['Gesucht werden Verwaltungsfachangestellte für die Stadt Ulm', 'Verwaltungsfachangestellte', null],
    [
      'Respected Sir, kindly prepare the job description for the post of Accounts Executive at our unit',
      'Accounts Executive',
      null,
    ],
    ['Irrigation supervisor, greenhouse farm, Ely', 'Irrigation Supervisor', null],
    ['hola, necesito alguien para desayunos en Salta, hasta Semana Santa', 'Auxiliar de hotel', null],
    ['Chef de partie, York. £30k. You help out in the kitchen and the shop.', 'Chef de Partie', null],
    ['Baker, Hull. 4 people in the shop, £13', 'Baker', null],
    ['Florist, Ely. Someone in the office does the books. £13', 'Florist', null],
    ['Interim Krankenpfleger 9 Monate, Ulm', 'Krankenpfleger', null],
  ])('%s', (text, title, headcount) => expect(titleOf(text)).toMatchObject({ title, headcount }))
})

describe('German compounds end in a known trade', () => {
  it.each([
    ['Wir suchen einen Brotfahrer in Graz', 'Brotfahrer', 'logistics'],
    ['Gesucht: Museumspädagogin in Trier', 'Museumspädagogin', 'education'],
    ['Wir suchen zwei Gemüseverkäufer in Zug', 'Gemüseverkäufer', 'retail'],
    ['Suche Dachdeckergesellen in Ulm', 'Dachdeckergeselle', 'construction'],
  ])('%s', (text, title, family) => expect(titleOf(text)).toMatchObject({ title, family }))
})

describe('who is sought for a field of work has a name', () => {
  it.each([
    ['Wir brauchen jemanden fürs Vertragsmanagement (m/w/d), Stadtwerke Rodheim, Raum Gießen', 'Vertragsmanager:in'],
    ['Suchen wen für die Netzplanung in Ulm, 39 Std.', 'Netzplaner:in'],
    ['Wir suchen jemanden fürs Meldewesen, Gemeinde Ried. 30 Std.', 'Mitarbeiter:in Meldewesen'],
    ['Wir suchen jemanden für die Buchhaltung in Ulm', 'Buchhalter:in'],
  ])('%s', (brief, title) => expect(titleOf(brief)).toMatchObject({ title }))
})
