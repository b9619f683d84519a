/** French and Spanish notes whose own words tell what they are, whatever they were taken for. */
import type { Fact, FactKind } from '../facts.ts'
import { plain } from '../normalise.ts'

/** "Horaires de 11 personnes", "12 visites/semaine", "600 factures par mois": how much there is to do. */
const AMOUNT_OF_WORK =
  /^(?:les |los )?(?:horaires|plannings?|horarios|cuadrantes?|turnos) d[e'] ?(?:los |las |les )?\d+ (?:personnes|personas|salaries|empleados|collegues)|^(?:env(?:iron|\.)? |unas? |unos )?\d[\d. ]*(?:visites?|visitas|rendez-vous|rdv|appels?|llamadas|factures|facturas|pedidos|commandes|colis|paquetes|dossiers|expedientes|tickets|bulletins|nominas) ?(?:par|\/|al|a la|por) ?(?:mois|semaine|jour|an|j|sem|mes|semana|dia|ano)/u
/** "On paie la formation", "te recogemos en la estación": what the employer does for whoever is hired. */
const WE_DO =
  /^(?:sinon,? |si no,? )?(?:on|nous) (?:vous |te |lui )?(?:paie|paye|payons|finance|financons|rembourse|remboursons|fournit|fournissons|offre|offrons|prete|pretons|passe (?:te |vous )?prendre|vient (?:te |vous )?chercher)(?![a-z])|^(?:(?:te|le|os|lo|la|los|las|se lo) )?(?:pagamos|financiamos|damos|regalamos|prestamos|recogemos)(?![a-z])|^hay (?:autobus|bus|furgoneta|ruta|lanzadera|transporte|comedor|parking|aparcamiento)(?![a-z])/u
/** "Ajuste trimestral por IPC", "capacitación de 10 días pagos". */
const GIVEN_WITH_PAY =
  /^(?:ajuste|actualizacion|revision|indexation|augmentation) (?:[a-z]+ )?(?:trimestral|semestral|anual|mensual|salarial|annuelle|salaires?|por ipc|por paritaria)|^(?:capacitacion|formacion|formation|entrenamiento|induccion)(?: [a-z]+| de \d+ [a-z]+| \d+ [a-z]+){0,3} (?:pag[oa]s?|pagad[oa]s?|payee?|remunere?e?|remunerad[oa]s?)(?![a-z])/u
/** "Digitación 35 ppm": how fast one types. */
const SPEED = /^(?:digitacion|mecanografia|dactylo|frappe|saisie)[a-z ]* \d+ ?(?:ppm|wpm|mots|palabras)/u
/** "Extrait de casier modèle 2 (la loi)", "certificado de delitos sexuales (ley)": papers that a law asks for. */
const PAPER_BY_LAW =
  /^(?:extrait de casier|casier (?:judiciaire|modele)|certificado (?:negativo )?de (?:delitos|antecedentes))/u
/** "Bande démo à envoyer à la directrice": how one applies. */
const TO_SEND =
  /^(?:[a-z]+ ){1,4}(?:a envoyer|a adresser|a deposer|a transmettre)(?![a-z])|^(?:enviar|mandar|adjuntar) (?:el |la |los |las )?(?:[a-z]+ ){1,3}(?:a|al|por)(?![a-z])/u
/** "64 résidents", "96 plazas", "420 élèves": how large the house is. */
const CAPACITY =
  /^(?:env(?:iron|\.)? |unas? |unos )?\d[\d. ]*(?:residents?|residentes|lits|camas|places|plazas|berceaux|chambres|habitaciones|couverts|cubiertos|eleves|alumnos|enfants|ninos|jeunes|ados|menores|jovenes|usuarios|adherents|socios|abonnes|salles|sites|magasins|tiendas|sucursales|agences|hectares|ha)(?: [a-z]+)?(?: (?:de |entre )?\d+ ?(?:-|a|et|y) ?\d+(?: ans| anos)?)?$/u

type Worded = Extract<FactKind, 'duty' | 'benefit' | 'company' | 'skill' | 'process'>

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
]

export function asRomanceWording(fact: Fact): Fact | null {
  if (!fact.holds) return null
  const spelled = plain(fact.text)
  const kind = WORDINGS.find(([pattern, , taken]) => taken.includes(fact.kind) && pattern.test(spelled))?.[1]
  if (!kind || kind === fact.kind) return null
  const shared = { text: fact.text, spans: fact.spans, holds: true, confidence: 'high' as const }
  if (kind === 'company') return { ...shared, kind, aspect: 'size' }
  return kind === 'skill' ? { ...shared, kind, need: 'must', alternatives: [] } : { ...shared, kind }
}
