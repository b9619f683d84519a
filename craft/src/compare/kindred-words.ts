/** Words of one meaning: who speaks of a cottage has promised a flat, and a "piso" as well. Plain spelling, four languages. */
import { stemOf } from './evidence.ts'
import { rootOf } from './word-roots.ts'

/** What employers give: who names one that nobody told of has made it up. */
const GIFTS = `
car vehicle auto pkw wagen fahrzeug kundendienstfahrzeug voiture vehicule coche vehiculo
van furgoneta fourgon transporter lieferwagen camionnette sprinter
flat apartment cottage house wohnung unterkunft zimmer studio logement logé piso vivienda alojamiento habitación room lodging accommodation housing live-in
meal meals food lunch breakfast dinner supper cena cenas come comes diner eat essen mittagessen verpflegung repas nourri déjeuner comida desayuno almuerzo
panier paniers
phone mobile smartphone handy diensthandy téléphone portable móvil
laptop notebook ordinateur portátil macbook computadora mac
tablet tableta tablette
class classes lesson lessons clase clases cours unterricht
course courses training trainings schulung schulungen weiterbildung fortbildung lehrgang kurs formation stage-formation formación curso cursos
coffee kaffee café
bread brot brötchen pain pan
birthday bday geburtstag anniversaire cumpleaños cumple
trip trips outing outings excursion ausflug betriebsausflug sortie voyage viaje excursión
insurance versicherung assurance mutuelle seguro
pension rente altersvorsorge retraite pensiones pensión
discount discounts reduction rabatt personalrabatt réduction remise descuento
bonus prämie gratification gratificación incentivo pramie
voucher vouchers gutschein gutscheine tankgutschein chèque chèques cheque cheques titres ticket tickets
parking parkings carpark parkplatz stellplatz parkplätze stellplätze stationnement aparcamiento estacionamiento
uniform uniforms uniforme tunic tunics arbeitskleidung berufskleidung dienstkleidung tenue workwear clothing ropa
tools werkzeug outils outillage herramientas
gym fitness gimnasio fitnessstudio
bike bicycle fahrrad jobrad dienstrad vélo bicicleta
shares options equity aktien anteile actions acciones
tips trinkgeld pourboires propinas bote tronc
dog dogs hund hunde chien chiens perro perros
bus shuttle navette autobús autocar pendelbus bahn öpnv öffi öffis transit tram metro métro
holiday holidays hols vacation leave urlaub congés vacances vacaciones pto
nursery crèche kita guardería childcare
fuel petrol diesel tank carburant essence gasolina combustible
fee fees dues cuota beitrag cotisation
`
const OTHERS = `
rest free off frei repos libre libra libres libran descanso
salary wage wages pay paid money geld argent dinero gehalt lohn salaire salario sueldo bezahlung bezahlt bezahlte bezahlten bezahlen vergütung vergütet vergütete vergüten entlohnt payé payée payés payées rémunéré rémunérée rémunérés rémunérées pagado pagada pagados pagadas remunerado remunerada remunerados remuneradas rémunération retribución
customer customers client clients kunde kunden kundin clientes cliente guiris
permanent unbefristet cdi indefinido fest fijo perm
starter immediate immediately asap sofort ya immédiat inmediata inmediato
teach teacher taught teaching lehrer lehrerin unterrichten enseigner enseignant profesor profesora enseñar
schwindelfrei schwindelfreiheit höhe hohe heights vertige vertigo vértigo alturas roof roofs roofing roofer dach dächer toit toiture couvreur tejado tejados
flu influenza grippe gripe vax vaccination vaccinations vaccine impfung impfungen impfschutz tetanus vaccin vacuna
tarif tarifvertrag convenio convention agreement award
computer computers rechner pc edv ordenador informatique informática
staff employee employees mitarbeiter mitarbeitende mitarbeitenden personal personnel empleados salariés salarié trabajadores
assist assistance help support hilfe helfen unterstützen unterstützung aide aider accompagnement soutien ayuda ayudar apoyo
weekday weekdays wochentag
company firm business employer betrieb firma unternehmen entreprise société empresa
team crew squad équipe equipo mannschaft
school schule école escuela colegio
kids children kinder enfants niños
elderly seniors residents bewohner résidents mayores residentes
xmas christmas weihnachten noel navidad navidades
close closes closed closing closure shut geschlossen schliessen betriebsferien fermeture fermé fermés ferme cierre cierra cerrado cerramos
mileage km-geld kilometergeld kilometerpauschale kilometraje kilométrage
local locally nearby near neighbourhood vicinity nähe umgebung ortsnah proche proximité alrededores cerca
cook chef koch köchin cuisinier cocinero
fridge frigo refrigerateur réfrigérateur kühlschrank nevera
extra zusätzlich zusätzliche zusätzlichen additional additionally separately gesondert separat obendrauf supplémentaire supplémentaires adicional adicionales aparte
tacho tachograph digi digicard fahrerkarte tachographe chronotachygraphe tacógrafo
hgv lgv lorry lorries truck trucks artic artics lkw laster lastwagen sattelzug camion camions camiones poids-lourd poids-lourds
ac aircon air-conditioned air-conditioning clim climatisation klimaanlage klimatisiert
`

/** People one has been told of, or not: nobody leads an apprentice whom the brief does not know. */
const LEARNERS = `apprentice apprentices apprenti apprentis apprentie trainee trainees student students intern interns azubi azubis auszubildende auszubildenden lehrling lehrlinge stagiaire stagiaires aprendiz aprendices becario becarios alumnos prácticas`

/** Said of any certificate: which one is said by the words around it, or by the first part of a compound. */
const CERTIFICATES = `cert certs permit permits autorización habilitación genehmigung bewilligung certificate certification qualification qualifikation qualifications diploma brevet zertifikat certificado título titulo diplôme diplom schein nachweis attestation curso`

const plainOf = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '')

const linesOf = (groups: string): string[] => groups.trim().split('\n')

const GROUP_OF = new Map<string, number>()
for (const [group, line] of [...linesOf(GIFTS), ...linesOf(OTHERS), LEARNERS, CERTIFICATES].entries())
  for (const word of line.split(' ')) GROUP_OF.set(plainOf(word), group)

const GIFT_COUNT = linesOf(GIFTS).length
const CERTIFICATE_GROUP = GIFT_COUNT + linesOf(OTHERS).length + 1

/** The meaning a word shares with others, if it is one of those listed. `word` is plain. */
export const kinOf = (word: string): number | undefined =>
  GROUP_OF.get(word) ?? GROUP_OF.get(word.replace(/(?:e?s|n)$/, '')) ?? headOf(word)

/** A German compound is what stands at its end: "Essensgutscheine" are "Gutscheine". */
function headOf(word: string): number | undefined {
  for (let at = 3; word.length - at >= 5; at++) {
    const group = GROUP_OF.get(word.slice(at)) ?? GROUP_OF.get(word.slice(at).replace(/(?:en?|s)$/, ''))
    if (group !== undefined && group !== CERTIFICATE_GROUP) return group
  }
  return undefined
}

export const isLearner = (kin: number | undefined): boolean => kin === GIFT_COUNT + linesOf(OTHERS).length

export const isCertificate = (kin: number | undefined): boolean => kin === CERTIFICATE_GROUP

export const isGift = (kin: number | undefined): boolean => kin !== undefined && kin < GIFT_COUNT

/** Whether two words with the same beginning are forms of one: "Kaffee" is not told by "Kaffeemaschine". */
export const isFormOf = (word: string, told: string): boolean =>
  stemOf(word) === stemOf(told) &&
  Math.abs(word.length - told.length) <= 4 &&
  (rootOf(word) === rootOf(told) ||
    word.slice(0, -4) === told.slice(0, Math.max(0, word.length - 4)) ||
    told.startsWith(word.slice(0, 9)))
