/** Words of work at large, whatever the trade: whom one deals with, what one does with things, how work is ordered. Plain spelling. */
import type { Language } from '../brief/facts.ts'

export const WORK_WORDS: Record<Language, string> = {
  en: `doctors doctor physicians specialists consultants architects surveyors authorities council councils neighbours neighbors residents passengers
patients pupils parents families relatives carers guests visitors shoppers users owners landlords tenants contractors subcontractors suppliers providers
carriers couriers drivers foremen supervisors colleagues inspectors regulators stakeholders partners institutions agencies departments
administer aggregate alert amend annotate answer arrange assemble bake batch bill blend book brew build calibrate catalogue check chop clean clear climb
collate collect compile cook copy count cut debug decorate deploy diagnose dig dispatch drill dust edit educate empty enter escalate evaluate file fill
finish fit fix fold garnish glue grade greet grind groom harvest heat hoist hoover identify implement induct inspect install interpret invoice iron label
lay liaise lift load log lubricate maintain measure mend merge milk mix monitor mop mount mow operate order oversee pack paint patch patrol peel pick
plant plate polish pour prepare process prune purchase rack raise reconcile recruit refill refuel repair replace replenish report reset resolve restock
retrieve rinse route sand sand saw schedule score seal secure serve set sew shape sharpen sieve sign slice solder sort stack sterilise stitch stock store
strip submit sweep test tidy top trace transcribe transport treat trim triage troubleshoot unload update vacuum varnish verify wash water weed weigh weld wipe wire wrap
ingredients doughs goods materials components fixtures fittings faults defects breakdowns deviations incidents accidents complaints enquiries inquiries queries requests
caseload casework backlog workload records logs forms files notes charts registers ledgers statements bills receipts drawings plans sketches specifications
procedures protocols guidelines regulations legislation compliance instructions deadlines milestones handover handovers briefings rota rotas shifts
toilets bins floors windows surfaces tools machinery machines equipment vehicles pallets shelves luggage yard site premises grounds workshop
cards sheets attendance try share explain ideas results attempt learn batches spotless spotlessly accurate occasional annual oversee overseeing liaising`,
  de: `arzt arzte arztin arztinnen arzten fachkraft fachkrafte fachabteilungen architekten bauherren bauleitung planer ingenieure behorden amter gemeinden nachbarn anwohner
bewohner patienten patientinnen angehorige angehorigen fahrgaste gaste besucher schuler schulerinnen eltern familien frauen manner klienten klientinnen mandanten
mieter eigentumer vermieter lieferanten nachunternehmer subunternehmer dienstleister handwerker spediteure fahrer vorgesetzte ansprechperson ansprechpartner ansprechpartnerin mitarbeitenden partner institutionen
schnittstelle abteilungen krankenkassen versicherungen kostentrager
abrechnen abfullen absprechen anlegen anlernen annehmen anschliessen anschlieszen aufbauen auffullen aufnehmen aufraumen aufsetzen auswerten ausliefern backen bearbeiten bearbeitung bedienen beheben beladen
benennen beobachten beraten beurteilen bestellen betreuen bohren buchen demontieren diagnostizieren drucken einbauen einleiten einleitung einkaufen einkleben einraumen einschleifen einstellen
entladen entleeren entsorgen erfassen erkennen ernten ersetzen erstellen fegen fertigen formen fullen fullung graben hinzuziehen informieren installieren instandhalten instandsetzen kalibrieren kassieren kehren kleben kneten kochen
kommissionieren kontieren konfigurieren kontrollieren koordinieren lackieren lagern leeren loten mahen melden messen mischen montieren nahen nachfullen nacharbeiten ordnen pflanzen polieren portionieren prufen putzen reinigen
reparieren rufen sagen sammeln saugen schalen schleifen schmieren schneiden schweissen servieren sortieren spachteln spulen stapeln steuern streichen tapezieren transportieren trocknen umsetzen unterweisen verarbeiten verbuchen
verladen verlegen verpacken verputzen verwalten verwaltung vorbereiten wagen warten waschen wechseln weiterentwickeln weiterentwicklung weiterleiten wiegen wischen zuarbeiten zubereiten zuschneiden zusammenbauen
auffalligkeiten abweichungen aufmasze aufmasse aufmaß massnahmen maßnahmen korrekturmassnahmen korrekturmaßnahmen verbesserungsmaßnahmen reklamationen beschwerden storungen fehler mangel ursachen schaden unfalle notfalle
anwesenheit teilnehmende teilnehmenden ausprobieren erklaren teilen ideen ergebnisse konzept konzepte konzepts vorgaben vorschriften richtlinien anweisungen termine kosten fristen nachweise protokolle berichte unterlagen akten zeichnungen plane skizzen angebote auftrage bestellungen lieferscheine
arbeitsschritt arbeitsschritte ablaufe prozesse verfahren rezepte zutaten teige waren rohstoffe material verbrauchsmaterial bauteile werkstucke maschinen gerate anlagen werkzeuge fahrzeuge papierkorbe boden fenster flachen
volumen umfang qualitat hygiene ordnung dreischichtbetrieb schichtbetrieb therapie behandlung diagnostik wundversorgung`,
  fr: `medecins medecin specialistes architectes maitres ouvrage autorites administrations mairies voisins residents passagers usagers patients patientes eleves parents familles proches visiteurs voyageurs
clients proprietaires locataires fournisseurs sous-traitants prestataires transporteurs chauffeurs artisans superieurs interlocuteurs partenaires institutions services enseignant enseignants
accompagner accueillir ajuster alerter alimenter analyser appliquer approvisionner arroser assembler balayer brancher broder calibrer charger chiffrer classer coller commander conditionner conditionnement conseiller controler coordonner
coudre couper creuser cueillir cuire cuisiner deballer decharger decouper defendre deployer depanner desinfecter detecter diagnostiquer doser dresser ebarber ecouter emballer encaisser enregistrer entreposer entretenir etablir etiqueter evacuer
evaluer expedier fabriquer faconner facturer fermenter fixer garnir gerer graisser identifier imprimer informer inspecter installer laver lever livrer manipuler melanger mesurer mettre monter nettoyer nourrir orienter ouvrir peindre peser petrir
piloter planifier planter polir poncer portionner poser preparer produire prelever ranger rapporter raser receptionner recolter rectifier rediger regler relancer remplacer remplir rendre reparer repasser saisir secher servir signaler soigner
souder stocker suivre surveiller tailler terrasser tester tondre traiter transmettre transporter trier vendanger verifier verser visser
presence tracer former essayer tester partager expliquer idees resultats creer amenager anomalies pannes defauts incidents accidents reclamations demandes dossiers bulletins declarations factures devis commandes livraisons stocks registres fiches rapports plans croquis consignes normes procedures protocoles delais etat prise poste engin engins outils
materiel machines vehicules matieres premieres ingredients pates produits marchandises pieces sols vitres poubelles locaux collectives variees interets environ correctif preventif`,
  es: `medicos medicas especialistas arquitectos autoridades administraciones ayuntamientos instituciones entidades vecinos vecinas comunidades residentes pasajeros usuarios usuarias pacientes alumnos alumnas padres madres familias familiares visitantes huespedes
clientes propietarios inquilinos proveedores contratas subcontratas prestadores transportistas conductores superiores interlocutores socios colaboradores cocineros ayudantes capataz
acompanar actualizar administrar afilar ajustar alertar alimentar almacenar amasar analizar anotar aplicar archivar armar asesorar atar atender barrer bordar calibrar canalizar cargar catalogar clasificar cobrar cocinar colaborar colocar comprobar conectar
controlar coordinar coordinarte coser cortar cosechar cuidar cultivar custodiar derivar descargar desinfectar desplegar detectar diagnosticar dirigir documentar dosificar elaborar elaboracion empaquetar encolar enlucir ensamblar entregar envasar escuchar etiquetar evaluar
expedir extraer fabricar facturar fermentar fijar fregar guiar hornear identificar implementar imprimir informar inspeccionar instalar lavar leer levantar lijar limpiar lubricar mantener medir mezclar modelar montar mover nivelar notificar operar ordenar orientar
pelar pesar picar pintar planchar planificar plantar podar porcionar preparar procesar producir programar pulir recoger registrar regar reparar reponer reportar revisar rellenar sembrar servir soldar supervisar tapizar tejer tramitar transportar tratar triturar valorar verificar vigilar
probar contar explicar compartir ideas resultados aprendido rellenar averias fallos defectos incidencias accidentes reclamaciones quejas solicitudes expedientes facturas albaranes pedidos entregas existencias registros fichas informes planos bocetos normas procedimientos protocolos plazos turnos
maquinaria maquinas herramientas vehiculos materiales materias primas ingredientes masas productos mercancias piezas suelos cristales instalaciones riego arboles automatas preventiva preventivo correctiva correctivo otras otros`,
}
