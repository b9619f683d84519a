/** A title from the room or the work that somebody is sought for. A guess, so that the person is asked. */

import type { Fact, Family, Language, Span } from '../facts.ts'
import { findFirst } from '../matches.ts'
import { plain } from '../normalise.ts'
import type { Reading } from '../reading.ts'
import { liesWithin } from '../spans.ts'
import { seen } from './spot.ts'
import { familyOf } from './title-level.ts'

/** "Need someone for the warehouse". */
const ROOMS: [RegExp, Record<Language, string>, Family][] = [
  [
    /(?:cuidar|atender|acompanar|garder|aider) a?(?:u |ux )?|(?:pflege|betreuung) /u,
    { en: 'Carer', de: 'Betreuungskraft', fr: 'Auxiliaire de vie', es: 'Cuidador/a' },
    'healthcare',
  ],
  [
    /(?:limpiar|limpieza|planchar|menage|nettoyage|cleaning|(?:the )?clean(?:ing)?(?![a-z])|putzen|reinigung)/u,
    { en: 'Cleaner', de: 'Reinigungskraft', fr: 'Agent de ménage', es: 'Empleado/a de hogar' },
    'operations',
  ],
  [
    /(?:warehouse|lager(?![a-z])|entrepot|almacen)/u,
    { en: 'Warehouse Operative', de: 'Lagermitarbeiter:in', fr: 'Agent logistique', es: 'Mozo/a de almacén' },
    'logistics',
  ],
  [
    /(?:breakfasts?|rooms|desayunos|habitaciones|piezas|petits? dejeuners?|chambres|zimmer(?![a-z])|fruhstuck)/u,
    {
      en: 'Hotel Assistant',
      de: 'Hotelhilfe',
      fr: "Employé(e) d'hôtel",
      es: 'Auxiliar de hotel',
    },
    'hospitality',
  ],
  [
    /(?:nachtpforte|pforte|portier)/u,
    { en: 'Porter', de: 'Pförtner:in', fr: 'Gardien(ne)', es: 'Conserje' },
    'administration',
  ],
  [
    /(?:kitchen|kuche|cuisine|cocina)/u,
    { en: 'Kitchen Assistant', de: 'Küchenhilfe', fr: 'Aide de cuisine', es: 'Ayudante de cocina' },
    'hospitality',
  ],
  [
    /(?:reception|rezeption|front desk|empfang|accueil|recepcion)/u,
    { en: 'Receptionist', de: 'Rezeptionist:in', fr: "Agent d'accueil", es: 'Recepcionista' },
    'administration',
  ],
  [
    /(?:the bar|behind the bar|theke|au bar|(?:la )?barra(?![a-z]))/u,
    { en: 'Bartender', de: 'Thekenkraft', fr: 'Barman / Barmaid', es: 'Camarero/a de barra' },
    'hospitality',
  ],
  [
    /(?:shop|store|till|laden|verkauf|kasse|magasin|boutique|caisse|tienda|(?:la )?vente(?![a-z]))/u,
    { en: 'Shop Assistant', de: 'Verkaufsmitarbeiter:in', fr: 'Vendeur / Vendeuse', es: 'Dependiente/a' },
    'retail',
  ],
  [
    /(?:kundenservice|kundendienst|kundenbetreuung|hotline|customer service|service client|atencion al cliente)/u,
    {
      en: 'Customer Service Agent',
      de: 'Mitarbeiter:in Kundenservice',
      fr: 'Conseiller/Conseillère clientèle',
      es: 'Agente de atención al cliente',
    },
    'support',
  ],
  [
    /^social[- ]media/u,
    {
      en: 'Social Media Manager',
      de: 'Mitarbeiter:in Social-Media-Marketing',
      fr: 'Chargé(e) de réseaux sociaux',
      es: 'Community manager',
    },
    'marketing',
  ],
  [
    /(?:instandhaltung|maintenance|mantenimiento)/u,
    {
      en: 'Maintenance Technician',
      de: 'Instandhaltungstechniker:in',
      fr: 'Technicien(ne) de maintenance',
      es: 'Técnico/a de mantenimiento',
    },
    'manufacturing',
  ],
  [
    /(?:strategischen? einkauf|strategic (?:purchasing|procurement|sourcing)|achats strategiques|compras estrategicas)/u,
    {
      en: 'Strategic Buyer',
      de: 'Strategische:r Einkäufer:in',
      fr: 'Acheteur/Acheteuse stratégique',
      es: 'Comprador/a estratégico/a',
    },
    'operations',
  ],
  [
    /(?:einkauf|purchasing|procurement|(?:les )?achats|(?:las )?compras(?![a-z]))/u,
    { en: 'Buyer', de: 'Einkäufer:in', fr: 'Acheteur/Acheteuse', es: 'Comprador/a' },
    'operations',
  ],
  [
    /(?:lohnbuchhaltung|gehaltsabrechnung|lohnabrechnung|payroll|(?:la )?paie(?![a-z])|nominas)/u,
    { en: 'Payroll Specialist', de: 'Lohnbuchhalter:in', fr: 'Gestionnaire de paie', es: 'Técnico/a de nóminas' },
    'finance',
  ],
  [
    /(?:personalabteilung|personalwesen|(?<![a-z]|\d ?)(?:the )?hr(?: team| department)?(?![a-z])|(?:les )?ressources humaines|(?:la )?rh(?![a-z])|recursos humanos|rr\.?hh)/u,
    {
      en: 'HR Officer',
      de: 'Personalsachbearbeiter:in',
      fr: 'Chargé(e) de ressources humaines',
      es: 'Técnico/a de recursos humanos',
    },
    'hr',
  ],
  [
    /marketing(?![a-z])/u,
    {
      en: 'Marketing Specialist',
      de: 'Marketingreferent:in',
      fr: 'Chargé(e) de marketing',
      es: 'Técnico/a de marketing',
    },
    'marketing',
  ],
  [
    /(?:(?<![a-z])labor(?![a-z])|(?:the )?lab(?:oratory)?(?![a-z])|laboratoire|laboratorio)/u,
    {
      en: 'Laboratory Technician',
      de: 'Laborant:in',
      fr: 'Technicien(ne) de laboratoire',
      es: 'Técnico/a de laboratorio',
    },
    'manufacturing',
  ],
  [
    /(?:disposition|dispo(?![a-z])|dispatch)/u,
    { en: 'Dispatcher', de: 'Disponent:in', fr: 'Dispatcheur/Dispatcheuse', es: 'Coordinador/a de tráfico' },
    'logistics',
  ],
  [
    /(?:(?<![a-z])(?:the )?gardens?(?![a-z])|(?<![a-z])garten(?:pflege)?(?![a-z])|(?:le |les )?(?:jardin|espaces verts)|jardin(?:eria|es)?)/u,
    { en: 'Gardener', de: 'Gärtner:in', fr: 'Jardinier/Jardinière', es: 'Jardinero/a' },
    'construction',
  ],
  [
    /(?:die )?testautomatisierung|test automation|(?:la )?automatizacion de pruebas|(?:l')?automatisation des tests/u,
    {
      en: 'Test Automation Engineer',
      de: 'Testautomatisierer:in',
      fr: 'Ingénieur(e) automatisation de tests',
      es: 'Ingeniero/a de automatización de pruebas',
    },
    'software',
  ],
  [
    /(?:buchhaltung|bookkeeping|(?:the )?(?:books|accounts)(?![a-z])|(?:la )?compta(?![a-z])|comptabilite|contabilidad)/u,
    { en: 'Bookkeeper', de: 'Buchhalter:in', fr: 'Comptable', es: 'Contable' },
    'finance',
  ],
  [
    /(?:produktion|fertigung|production|produccion)/u,
    {
      en: 'Production Operative',
      de: 'Produktionsmitarbeiter:in',
      fr: 'Opérateur/Opératrice de production',
      es: 'Operario/a de producción',
    },
    'manufacturing',
  ],
  [
    /(?:office|buro|bureau|oficina)/u,
    { en: 'Office Assistant', de: 'Büroassistenz', fr: 'Assistant(e) administratif', es: 'Auxiliar administrativo/a' },
    'administration',
  ],
]
const SOMEBODY =
  /(?:(?<n>\d{1,2}) )?(?:someone|somebody|a person|people|a hand|help|(?:jemand|wen)(?:en)?(?![a-z])|eine person|leute|hilfe|verstarkung|(?:elternzeit|mutterschutz|schwangerschafts|karenz|krankheits|urlaubs)?vertretung|quelqu'un|une personne|du monde|alguien|una persona|gente)(?: \p{L}+){0,3}? (?:for|in|at|on|to (?:help|work|do|run|keep|look after|manage|handle)|furs?|im|am|ins|in (?:der|die)|an (?:der|die)|auf der|pour|en|au|a la|dans|para|en el|en la)\s(?:the |our |my |unser\p{L}* |die |das |den |le |la |notre |el |nuestr[oa] )?/u

export const findSomebody = ({ plain }: Reading): RegExpExecArray | null => findFirst(SOMEBODY, plain)

/** `match` is what `findSomebody` finds. */
export function fromWorkplace(reading: Reading, match: RegExpExecArray | null): Fact | null {
  if (!match) return null
  const at = match.index + match[0].length
  const room = ROOMS.find(([pattern]) => pattern.test(reading.plain.slice(at, at + 24)))
  if (!room) return fromField(reading, match.index, at)
  const named = /^\p{L}+/u.exec(reading.plain.slice(at))?.[0].length ?? 0
  // "3 Leute für Kundenservice, Telefon": the room alone is told by the title; more than that is told beside it.
  const word = /^\s?[,.;]/u.test(reading.plain.slice(at + named)) ? named : 0
  const sought: Span = [match.index, at]
  reading.facts = reading.facts.filter(
    (fact) => fact.kind !== 'company' || fact.aspect !== 'size' || !liesWithin(fact.spans[0]!, sought),
  )
  const title = room[1][reading.language]
  return {
    kind: 'title',
    ...seen(reading, [match.index, at + word], 'low', true),
    text: title,
    title,
    seniority: null,
    family: room[2],
    headcount: Number(match.groups?.n ?? 1) > 1 ? Number(match.groups!.n) : null,
  }
}

/** "Jemanden fürs Prozessmanagement", "wen für die Netzplanung": who does what the noun names. */
const FIELD =
  /^(?<of>\p{Lu}\p{Ll}+-?)(?<does>management|planung|steuerung|beratung|controlling|wesen|verwaltung|entwicklung|sicherung|abrechnung|prüfung|vertrieb|einkauf|vorbereitung|bearbeitung|arbeit|bau|technik)(?=\s*(?:[,.;(]|$)| (?:in|im|bei|am|gesucht|mit|ab) )/u
const DOERS: Record<string, string> = {
  management: 'manager:in',
  planung: 'planer:in',
  beratung: 'berater:in',
  controlling: 'controller:in',
}

function fromField(reading: Reading, from: number, at: number): Fact | null {
  const field = reading.language === 'de' ? FIELD.exec(reading.text.slice(at, at + 60)) : null
  if (!field) return null
  const { of, does } = field.groups!
  const doer = DOERS[does!]
  const title = doer ? `${of}${doer}` : `Mitarbeiter:in ${field[0]}`
  const to = at + field[0].length
  const forAll = FOR_ALL.exec(reading.text.slice(to, to + 10))?.[0].length ?? 0
  return {
    kind: 'title',
    ...seen(reading, [from, to + forAll], 'medium', true),
    text: title,
    title,
    seniority: null,
    family: familyOf(reading, plain(field[0]), {
      name: title,
      family: 'general',
      language: 'de',
      needsMore: false,
      plural: false,
    }),
    headcount: null,
  }
}
const FOR_ALL = /^ ?\([mwdfx/]{5,7}\)/u
