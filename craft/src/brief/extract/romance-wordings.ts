/** French and Spanish notes whose own words tell what they are, whatever they were taken for. */

import type { Fact, FactKind, Language } from '../facts.ts'
import { lean } from '../lean.ts'
import { plain } from '../normalise.ts'

/** "Horaires de 11 personnes", "12 visites/semaine", "600 factures par mois": how much there is to do. */
const AMOUNT_OF_WORK = lean(
  /^(?:les |los )?(?:horaires|plannings?|horarios|cuadrantes?|turnos) d[e'] ?(?:los |las |les )?\d+ (?:personnes|personas|salaries|empleados|collegues)|^(?:ticket|panier) (?:promedio|medio|moyen)(?![a-z])|^(?:env(?:iron|\.)? |unas? |unos )?\d[\d. ]*(?:arrets?|livraisons?|clients?|paradas|entregas|clientes|visites?|visitas|rendez-vous|rdv|appels?|llamadas|factures|facturas|pedidos|commandes|colis|paquetes|dossiers|expedientes|tickets|bulletins|nominas) ?(?:par|\/|al|a la|por|x) ?(?:mois|semaine|jour|an|j|sem|mes|semana|dia|ano)/u,
)
/** "On paie la formation", "te recogemos en la estación": what the employer does for whoever is hired. */
const WE_DO =
  /^(?:sinon,? |si no,? )?(?:on|nous) (?:vous |te |lui )?(?:paie|paye|payons|finance|financons|rembourse|remboursons|fournit|fournissons|offre|offrons|prete|pretons|passe (?:te |vous )?prendre|vient (?:te |vous )?chercher)(?![a-z])|^(?:(?:te|le|os|lo|la|los|las|se lo) )?(?:pagamos|financiamos|damos|regalamos|prestamos|recogemos)(?![a-z])|^(?:vestirse|vestimenta|ropa|tenue|dress code) (?:como|libre|informal|casual)(?![a-z])|(?<!\p{L})nosotr[oa]s$|^hay (?:autobus|bus|furgoneta|ruta|lanzadera|transporte|comedor|parking|aparcamiento)(?![a-z])/u
/** "Ajuste trimestral por IPC", "capacitación de 10 días pagos". */
const GIVEN_WITH_PAY = lean(
  /^(?:ajuste|actualizacion|revision|indexation|augmentation) (?:[a-z]+ )?(?:trimestral|semestral|anual|mensual|salarial|annuelle|salaires?|por ipc|por paritaria)|^(?:capacitacion|formacion|formation|entrenamiento|induccion)(?: [a-z]+| de \d+ [a-z]+| \d+ [a-z]+){0,3} (?:pag[oa]s?|pagad[oa]s?|payee?|remunere?e?|remunerad[oa]s?)(?![a-z])/u,
)
/** "Digitación 35 ppm": how fast one types. */
const SPEED = /^(?:digitacion|mecanografia|dactylo|frappe|saisie)[a-z ]* \d+ ?(?:ppm|wpm|mots|palabras)/u
/** "Extrait de casier modèle 2 (la loi)", "certificado de delitos sexuales (ley)": papers that a law asks for. */
const PAPER_BY_LAW =
  /^(?:extrait (?:special )?(?:de|du) casier|casier (?:judiciaire|modele)|certificado (?:negativo )?de (?:delitos|antecedentes))/u
/** "Bande démo à envoyer à la directrice": how one applies. */
const TO_SEND =
  /^(?:[a-z]+ ){1,4}(?:a envoyer|a adresser|a deposer|a transmettre)(?![a-z])|^(?:enviar|mandar|adjuntar) (?:el |la |los |las )?(?:[a-z]+ ){1,3}(?:a|al|por)(?![a-z])/u
/** "64 résidents", "96 plazas", "420 élèves": how large the house is. */
const CAPACITY =
  /^(?:env(?:iron|\.)? |unas? |unos )?\d[\d. ]*(?:residents?|residentes|lits|camas|places|plazas|berceaux|chambres|habitaciones|couverts|cubiertos|permanents|benevoles|voluntarios|salaries en insertion|eleves|alumnos|enfants|ninos|jeunes|ados|menores|jovenes|usuarios|adherents|socios|abonnes|salles|sites|magasins|tiendas|sucursales|agences|hectares|ha)(?: [a-z]+)?(?: (?:de |entre )?\d+ ?(?:-|a|et|y) ?\d+(?: ans| anos)?)?(?: (?:dont|con|avec|de los cuales) .{3,50})?$/u
/** "3 jours de formation par an", "40 h formación/año". */
const TRAINED =
  /^\d+ ?(?:jours?|dias?|h|heures?|horas?|semaines?|semanas?) (?:de |d')?(?:formation|formacion|capacitacion|perfectionnement)/u
/** "La crèche est fermée du 14 au 27 juillet", "cerramos en agosto", "vacaciones no en vendimia": when nobody works. */
const CLOSED = lean(
  /^(?:(?:la |le |l'|el |les |los |las )?[a-z]+ )?(?:(?:est|sommes|esta|estamos) )?(?:fermee?s?|cerrad[oa]s?|cerramos|cierra|ferme) (?:du|en|le|la|les|entre|tout|toute|del|el|los|por|\d)|^(?:vacaciones|vacances|conges?) (?:no|nunca|pas|jamais|fuera|hors)(?![a-z])/u,
)
/** "Gestión de pedidos de carne", "suivi des stocks": nouns of doing. */
const IS_DOING =
  /^(?:tenue complete|tenue comptable|tva|paie|declarations? (?:de )?tva)(?![a-z])[a-z ,']*$|^(?:agendas?|courrier|standard|accueil|classement|archivage|comptes? rendus?|factur(?:ation|acion)|devis|menage|repassage|inventaires?|inventarios?|reponse aux) (?:et|y|de|du|des|de la|de los|visiteurs?|telephonique|client)(?![a-z])|^(?:gestion|preparacion|elaboracion|seguimiento|planificacion|redaccion|reparto|montaje|supervision|despiece|preparation|elaboration|planification|redaction|relance|saisie|mise en|tenue d[eu']|pose d[eu'])(?: (?!horaire|flexible|medic)[a-z'/]+){1,8}$/u

/** "Pas de rappel sur les repos", "no hay contraturno": times at which nobody works. */
const NO_SUCH_TIMES =
  /^(?:pas|plus|jamais|aucune?|sans|sin|no|ni|nunca|nada)(?![a-z])[^,;]*(?<![a-z])(?:rappels?|repos|astreintes?|gardes?|coupures?|dimanches?|samedis?|week-?ends?|nuits?|soirs?|soirees?|fins? de semaine|heures sup[a-z]*|guardias?|festivos|noches?|domingos?|sabados?|contraturno|horas extras?|turnos?)(?![a-z])/u

/** "Un peu de Teams", "algo de Excel": what one knows. */
const KNOWS_SOME = /^(?:un peu d[e'] ?|algo de |un poco de |quelques notions d[e'] ?|nociones de )(?=\p{Lu})/u
/** "Robot Rowa", "logiciel Winpharma": what one works with. */
const NAMED_TOOL =
  /^(?:robot|programa|software|logiciel|sistema|maquina|machine|erp|crm|tpv) \p{Lu}[\p{L}\d]+(?: \p{Lu}?[\p{L}\d]+)?$/u

/** "Heures sup payées 150 %": what one gets for them. */
const OVERTIME_PAID =
  /^(?:les )?(?:heures? sup[a-z]*|horas extras?)(?: [a-z]+){0,2} (?:payee?s?|recupere?e?s?|majoree?s?|pagadas?|pagas|abonadas?|compensadas?|1[25]\d ?%)/u
/** "De 7 ans à adultes": how old those are whom the house serves. */
const AGES = /^(?:de |des |desde )?\d+ (?:ans|anos) (?:a|aux|hasta) (?:(?:les |los )?adult|\d+ (?:ans|anos))/u

/** "Subcontratas, certificaciones mensuales", "brasa, parrilla": nouns of a trade that stand for its work. */
const WORK_NOUNS =
  /^(?:medicina (?:interna|preventiva|felina)|cirugia (?!plastica)[a-z]+|eco(?:grafias?)?$|radiologia|dermatologia|hospitalizacion|consultas?$|ortodoncia|implantes|endodoncia|medecine (?:interne|canine)|chirurgie [a-z]+|subcontratas?|certificaciones|presupuestos|mediciones|cobros|albaranes|reclamos?|reclamations?|inventarios?|escaparates?|vitrines?|brasa|parrilla|plancha|relances|factures|devis|transpalettes?|hayon|gerbeur|traspaleta|apilador|ofertas$|cribados?|ferias de empleo|encaissements?|caisse|chantiers?)(?:,? (?:y |et )?[a-z]+){0,5}$/u

/** "Trauma lo derivamos", "la paie est sous-traitée": others do it. */
const DONE_ELSEWHERE =
  /(?:^|\s)(?:l[oa]s? (?:derivamos|externalizamos|subcontratamos)|(?:est|sont) (?:sous-traitee?s?|externalisee?s?)|on sous-traite)(?![a-z])/u

/** "70 couverts le midi, 90 le soir l'été". */
const COVERS = /^\d+ (?:couverts|cubiertos|comensales)(?![a-z])(?: [a-z\d,' ]{1,40})?$/u
/** "EMS", "CHSLD", "CEGEP": short names of kinds of houses. */
const HOUSE_IN_SHORT =
  /^(?:ems|ehpad|mas|fam|eai|chu|chr|chsld|cpe|cegep|esat|ime|itep|eps|ips|scop|scic|asbl|ong|cfa)$/u
/** "Entrevues sem. du 18 janvier". */
const INTERVIEWS =
  /^(?:entrevues?|entretiens|entrevistas?) (?:(?:la )?(?:semaine|sem|semana)|(?:le|du|el|del|des le) \d+|en (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|sept|oct|nov|dic)|desde|a partir)(?![a-z])/u
/** "Pasante ok", "técnico trunco ok", "recién egresados ok". */
const WELCOME_TOO =
  /^(?:pasantes?|(?:tecnic[oa] |lic\.? |licenciatura |carrera )?trunc[oa]s?|(?:recien )?egresad[oa]s?|jubilad[oa]s?|retraites?|etudiants?|estudiantes?) (?:ok|vale|bienvenid[oa]s?|bienvenus?|acceptee?s?)$/u

/** "Auto utilitario no", "piso no": what there is not. */
const NO_BEHIND = /^((?!ya |si )[\p{L} ]{4,30}) no$/iu

type Worded = Extract<FactKind, 'duty' | 'benefit' | 'company' | 'skill' | 'process'>

const NOT_SHIFT: FactKind[] = ['free', 'benefit', 'duty', 'skill', 'shift']

const LOOSE: FactKind[] = ['free', 'duty', 'benefit', 'variable', 'skill']
const WORDINGS: [pattern: RegExp, kind: Worded, taken: FactKind[]][] = [
  [AMOUNT_OF_WORK, 'duty', [...LOOSE, 'shift', 'company']],
  [WE_DO, 'benefit', [...LOOSE, 'travel', 'shift']],
  [GIVEN_WITH_PAY, 'benefit', LOOSE],
  [SPEED, 'skill', LOOSE],
  [PAPER_BY_LAW, 'skill', LOOSE],
  [TO_SEND, 'process', [...LOOSE, 'company']],
  [/^(?:pas de|sin|no) (?:debutants?|principiantes?)(?![a-z])/u, 'skill', LOOSE],
  [/^(?:en )?1[2-6] (?:pagas|mensualidades|payments)$/u, 'benefit', ['free', 'duty', 'company']],
  [CAPACITY, 'company', ['free', 'benefit', 'variable']],
  [TRAINED, 'benefit', ['free', 'shift', 'duty', 'skill', 'variable']],
  [COVERS, 'company', ['free', 'benefit', 'variable', 'shift', 'duty']],
  [INTERVIEWS, 'process', ['free', 'shift', 'duty']],
  [OVERTIME_PAID, 'benefit', ['free', 'shift', 'duty', 'variable']],
  [AGES, 'company', ['free', 'skill', 'duty', 'benefit']],
  [IS_DOING, 'duty', ['free', 'benefit', 'variable']],
]

/** Most facts are worded in none of these ways, which one look tells. */
const ANY_WORDING = lean(new RegExp(WORDINGS.map(([{ source }]) => source).join('|'), 'u'))

const aboutOf = (spelled: string): 'company' | 'notneeded' | null =>
  HOUSE_IN_SHORT.test(spelled) ? 'company' : WELCOME_TOO.test(spelled) ? 'notneeded' : null

export const isRomance = (language: Language): boolean => language === 'fr' || language === 'es'

export function asRomanceWording(fact: Fact): Fact | null {
  const spelled = plain(fact.text)
  const shared = { text: fact.text, spans: fact.spans, holds: true, confidence: 'high' as const }
  if (!fact.holds)
    return fact.kind === 'free' && fact.about !== 'hours' && NO_SUCH_TIMES.test(spelled)
      ? { ...fact, about: 'hours' }
      : null
  const missing = LOOSE.includes(fact.kind) ? NO_BEHIND.exec(fact.text)?.[1] : undefined
  if (missing)
    return {
      kind: 'free',
      text: `Sin ${missing.charAt(0).toLowerCase()}${missing.slice(1)}`,
      spans: fact.spans,
      holds: false,
      confidence: 'high',
    }
  if (NOT_SHIFT.includes(fact.kind) && CLOSED.test(spelled)) return { ...shared, kind: 'free', about: 'hours' }
  const about = fact.kind === 'free' || fact.kind === 'skill' || fact.kind === 'duty' ? aboutOf(spelled) : null
  if (about && !(fact.kind === 'free' && fact.about === about)) return { ...shared, kind: 'free', about }
  if ((fact.kind === 'duty' || fact.kind === 'free') && DONE_ELSEWHERE.test(spelled))
    return { ...shared, kind: 'free', about: 'notneeded' }
  if (
    (fact.kind === 'free' ||
      fact.kind === 'benefit' ||
      (fact.kind === 'shift' && /^escaparat|^vitrin/.test(spelled))) &&
    (fact.kind !== 'free' || (fact.about !== 'notneeded' && fact.about !== 'nice')) &&
    WORK_NOUNS.test(spelled)
  )
    return { ...shared, kind: 'duty', confidence: 'medium' }
  const small = fact.text.charAt(0).toLowerCase() + fact.text.slice(1)
  if (fact.kind === 'free' && NAMED_TOOL.test(small))
    return { ...shared, kind: 'skill', need: 'must', alternatives: [], confidence: 'medium' }
  if (fact.kind === 'duty' && KNOWS_SOME.test(small))
    return { ...shared, kind: 'skill', need: 'must', alternatives: [] }
  const given =
    LOOSE.includes(fact.kind) && fact.kind !== 'skill'
      ? /^((?!no |yo )[\p{L} ]{4,40}) sí$/iu.exec(fact.text)?.[1]
      : undefined
  if (given) return { ...shared, kind: 'benefit', text: given }
  const order = fact.kind === 'process' ? /^(mandar|enviar|llamar|mande[nr]?|envíen?) (.+) no$/iu.exec(fact.text) : null
  if (order) return { ...fact, kind: 'process', text: `No ${order[1]!.toLowerCase()} ${order[2]}`, confidence: 'high' }
  if (!ANY_WORDING.test(spelled)) return null
  const kind = WORDINGS.find(([pattern, , taken]) => taken.includes(fact.kind) && pattern.test(spelled))?.[1]
  if (!kind || kind === fact.kind) return null
  if (kind === 'company') return { ...shared, kind, aspect: 'size' }
  return kind === 'skill' ? { ...shared, kind, need: 'must', alternatives: [] } : { ...shared, kind }
}
