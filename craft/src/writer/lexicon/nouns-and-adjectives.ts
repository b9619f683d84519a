/**
 * Words of notes in English, French and Spanish: singular, and the gender behind a colon. A word that is the same for one
 * and for many, or has no plural, ends in "=".
 */
export const NOUNS = `
advisory|conseil:m=|asesoramiento:m=
walk-in|visite sans rendez-vous:f|visita sin cita:f
freezer pay|prime de froid:f|plus por frío:m=
night pay|prime de nuit:f|plus de nocturnidad:m=
handover|transmission:f|traspaso:m
firm|cabinet:m|despacho:m
mutual insurer|mutuelle:f|mutua:f
canteen|cantine:f|comedor:m
controller|contrôleur:m|controller:m
laptop|ordinateur portable:m|portátil:m
mobile phone|téléphone portable:m|móvil:m
onboarding|intégration:f=|incorporación:f=
position|poste:m|puesto:m
probation|période d’essai:f|periodo de prueba:m
teen|adolescent:m|adolescente:m
vacancy|poste:m|vacante:f
yard|cour:f|patio:m
maternity leave|congé maternité:m=|baja por maternidad:f=
holiday pay|congés payés:m=|vacaciones pagadas:f=
bank holiday|jour férié:m|festivo:m
company car|voiture de fonction:f|coche de empresa:m
company phone|téléphone professionnel:m|teléfono de empresa:m
health insurance|assurance santé:f|seguro médico:m
dental insurance|assurance dentaire:f|seguro dental:m
group insurance|assurance collective:f|seguro colectivo:m
work clothes|vêtements de travail:m=|ropa de trabajo:f=
head of studies|directeur des études:m|jefatura de estudios:f
driving licence|permis de conduire:m=|carné de conducir:m
degree of difficulty|niveau de difficulté:m|grado de dificultad:m
account|compte:m|cuenta:f
accountant|comptable:m|contable:m
accounting|comptabilité:f=|contabilidad:f=
address|adresse:f|domicilio:m
administration|administration:f=|administración:f=
adult|adulte:m|adulto:m
advert|annonce:f|anuncio:m
afternoon|après-midi:m=|tarde:f
agreement|accord:m|acuerdo:m
allowance|indemnité:f|ayuda:f
apartment|appartement:m|apartamento:m
apprentice|apprenti:m|aprendiz:m
assembly|montage:m=|montaje:m=
association|association:f|asociación:f
audit|audit:m|auditoría:f
back|dos:m=|espalda:f
bakery|boulangerie:f|panadería:f
bank|banque:f|banco:m
bar|bar:m|bar:m
bathroom|salle de bains:f|baño:m
bed|lit:m|cama:f
beginner|débutant:m|principiante:m
bicycle|vélo:m|bicicleta:f
bill|facture:f|factura:f
boat|bateau:m|barco:m
bonus|prime:f|bonus:m=
book|livre:m|libro:m
bookkeeping|tenue des comptes:f=|contabilidad:f=
branch|agence:f|sucursal:f
break|pause:f|pausa:f
breakfast|petit-déjeuner:m|desayuno:m
budget|budget:m|presupuesto:m
building|bâtiment:m|edificio:m
bus|bus:m=|autobús:m
calendar|agenda:m|agenda:f
call|appel:m|llamada:f
campaign|campagne:f|campaña:f
candidate|candidat:m|candidato:m
canned food|conserves:f=|conservas:f=
car|voiture:f|coche:m
care|soin:m|cuidado:m
cash|caisse:f=|caja:f=
cash desk|caisse:f|caja:f
catalogue|catalogue:m|catálogo:m
certificate|certificat:m|certificado:m
chain|chaîne:f|cadena:f
cheese|fromage:m|queso:m
child/children|enfant:m|niño:m
city|ville:f|ciudad:f
class/classes|cours:m=|clase:f
cleaning|nettoyage:m=|limpieza:f=
client|client:m|cliente:m
clinic|clinique:f|clínica:f
closing|clôture:f|cierre:m
clothing|vêtements:m=|ropa:f=
coach|entraîneur:m|entrenador:m
coffee|café:m|café:m
cold storage|entrepôt frigorifique:m|almacén frigorífico:m
colleague|collègue:m|compañero:m
commission|commission:f|comisión:f
company|entreprise:f|empresa:f
complaint|réclamation:f|reclamación:f
consultancy|cabinet de conseil:m|consultora:f
contract|contrat:m|contrato:m
cooking|cuisson:f|cocina:f=
cooperative|coopérative:f|cooperativa:f
cost|coût:m|coste:m
country|pays:m=|país:m
course|cours:m=|curso:m
customer|client:m|cliente:m
customer service|service client:m=|atención al cliente:f=
customs|douane:f=|aduanas:f=
dairy|laiterie:f|lechería:f
day|jour:m|día:m
deadline|échéance:f|plazo:m
degree|diplôme:m|título:m
delivery|livraison:f|entrega:f
department|service:m|departamento:m
design|conception:f=|diseño:m
dinner|dîner:m|cena:f
discount|remise:f|descuento:m
display|vitrine:f|escaparate:m
dispute|litige:m|litigio:m
door|porte:f|puerta:f
driver|chauffeur:m|conductor:m
editing|montage:m=|edición:f=
elbow|coude:m|codo:m
electricity|électricité:f=|electricidad:f=
employee|salarié:m|empleado:m
employer|employeur:m|empleador:m
energy|énergie:f|energía:f
engineer|ingénieur:m|ingeniero:m
equipment|matériel:m=|equipamiento:m
error|erreur:f|error:m
estate|domaine:m|finca:f
evening|soir:m|tarde:f
event|événement:m|evento:m
exam|examen:m|examen:m
expense|frais:m=|gasto:m
experience|expérience:f=|experiencia:f=
export|export:m|exportación:f
factory|usine:f|fábrica:f
fair|salon:m|feria:f
family|famille:f|familia:f
farm|ferme:f|granja:f
fee|honoraires:m=|honorario:m
field|terrain:m|campo:m
file|dossier:m|expediente:m
fish|poisson:m|pescado:m
fishing|pêche:f=|pesca:f=
flat|appartement:m|piso:m
flight|vol:m|vuelo:m
floor|étage:m|piso:m
flower|fleur:f|flor:f
food|alimentation:f=|alimentación:f=
foot/feet|pied:m|pie:m
forklift|chariot élévateur:m|carretilla:f
fruit|fruit:m|fruta:f
furniture|meubles:m=|muebles:m=
garden|jardin:m|jardín:m
gate|portail:m|puerta:f
gear|équipement:m=|equipamiento:m
glove|gant:m|guante:m
goods|marchandise:f|mercancía:f
grant|subvention:f|subvención:f
group|groupe:m|grupo:m
guest|client:m|huésped:m
guide|guide:m|guía:f
hair|cheveux:m=|pelo:m=
hand|main:f|mano:f
health|santé:f=|salud:f=
help|aide:f|ayuda:f
holiday|congé:m|vacaciones:f=
home|domicile:m|casa:f
hospital|hôpital:m|hospital:m
hotel|hôtel:m|hotel:m
hour|heure:f|hora:f
house|maison:f|casa:f
household|foyer:m|hogar:m
housing|logement:m|alojamiento:m
incident|incident:m|incidencia:f
insurance|assurance:f|seguro:m
interview|entretien:m|entrevista:f
inventory|inventaire:m|inventario:m
invoice|facture:f|factura:f
kit|kit:m|kit:m
kitchen|cuisine:f|cocina:f
knee|genou:m|rodilla:f
knowledge|connaissance:f|conocimiento:m
label|étiquette:f|etiqueta:f
laboratory|laboratoire:m|laboratorio:m
landlord|propriétaire:m|propietario:m
language|langue:f|idioma:m
law|droit:m=|derecho:m=
law firm|cabinet d’avocats:m|despacho de abogados:m
leather|cuir:m|cuero:m
lesson|cours:m=|clase:f
letter|courrier:m|carta:f
level|niveau:m|nivel:m
library|bibliothèque:f|biblioteca:f
licence|permis:m=|permiso:m
link|lien:m|enlace:m
lunch|déjeuner:m|almuerzo:m
machine|machine:f|máquina:f
mail|courrier:m|correo:m
maintenance|maintenance:f=|mantenimiento:m=
management|gestion:f=|gestión:f=
maple syrup|sirop d’érable:m=|sirope de arce:m=
market|marché:m|mercado:m
material|matériau:m|material:m
meal|repas:m=|comida:f
measurement|mesure:f|medición:f
meat|viande:f|carne:f
meeting|réunion:f|reunión:f
menu|carte:f|carta:f
message|message:m|mensaje:m
metal|métal:m|metal:m
minute|minute:f|minuto:m
month|mois:m=|mes:m
morning|matin:m|mañana:f
motivation letter|lettre de motivation:f|carta de motivación:f
mould|moule:m|molde:m
museum|musée:m|museo:m
neck|cou:m|cuello:m
newsletter|newsletter:f|newsletter:f
night|nuit:f|noche:f
notary|notaire:m|notario:m
number|numéro:m|número:m
nursery|crèche:f|guardería:f
office|bureau:m|oficina:f
order|commande:f|pedido:m
outfit|tenue:f|uniforme:m
overtime|heures supplémentaires:f=|horas extra:f=
owner|propriétaire:m|dueño:m
packer|conditionneur:m|envasador:m
packaging|emballage:m|embalaje:m
paper|papier:m|papel:m
parcel|colis:m=|paquete:m
parent|parent:m|padre:m
parking|parking:m=|aparcamiento:m=
parking space|place de parking:f|plaza de aparcamiento:f
part|pièce:f|pieza:f
partner|associé:m|socio:m
pastry|pâtisserie:f|repostería:f
patient|patient:m|paciente:m
payment|paiement:m|pago:m
payroll|paie:f=|nóminas:f=
pension|retraite:f=|pensión:f
people|personnes:f=|personas:f=
person|personne:f|persona:f
phone|téléphone:m|teléfono:m
photo|photo:f|foto:f
piece|pièce:f|pieza:f
place|lieu:m|lugar:m
planning|planning:m|planificación:f
plant|usine:f|planta:f
plastic|plastique:m|plástico:m
platform|plateforme:f|plataforma:f
plumbing|plomberie:f=|fontanería:f=
policy|politique:f|política:f
practice|pratique:f=|práctica:f
premium|prime:f|plus:m=
price|prix:m=|precio:m
product|produit:m|producto:m
production|production:f=|producción:f=
programme|programme:m|programa:m
project|projet:m|proyecto:m
property|bien immobilier:m|inmueble:m
proposal|proposition:f|propuesta:f
protocol|protocole:m|protocolo:m
provider|prestataire:m|proveedor:m
pump|pompe:f|bomba:f
purchase|achat:m|compra:f
purchasing|achats:m=|compras:f=
quality|qualité:f=|calidad:f=
quarter|trimestre:m|trimestre:m
question|question:f|pregunta:f
quote|devis:m=|presupuesto:m
reception|accueil:m=|recepción:f
recipe|recette:f|receta:f
recruitment|recrutement:m=|selección:f=
reference|référence:f|referencia:f
registration|inscription:f|inscripción:f
remote work|télétravail:m=|teletrabajo:m=
rent|loyer:m|alquiler:m
repair|réparation:f|reparación:f
report|rapport:m|informe:m
request|demande:f|solicitud:f
resident|résident:m|residente:m
restaurant|restaurant:m|restaurante:m
room|chambre:f|habitación:f
route|tournée:f|ruta:f
rule|règle:f|norma:f
safety|sécurité:f=|seguridad:f=
salary|salaire:m|salario:m
sale|vente:f|venta:f
sales|vente:f=|ventas:f=
sauce|sauce:f|salsa:f
schedule|planning:m|horario:m
school|école:f|escuela:f
season|saison:f|temporada:f
sector|secteur:m|sector:m
seminar|séminaire:m|seminario:m
shift|poste:m|turno:m
ship|navire:m|buque:m
shoe|chaussure:f|zapato:m
shop|boutique:f|tienda:f
shoulder|épaule:f|hombro:m
site|site:m|sede:f
skill|compétence:f|competencia:f
social media|réseaux sociaux:m=|redes sociales:f=
software|logiciel:m|software:m=
specialism|spécialité:f|especialidad:f
spirit|esprit:m=|espíritu:m=
staff|personnel:m=|personal:m=
stock|stock:m|existencias:f=
stone|pierre:f|piedra:f
storage|stockage:m=|almacenamiento:m=
student|étudiant:m|estudiante:m
studio|studio:m|estudio:m
subsidy|subvention:f|subvención:f
summer|été:m|verano:m
supplier|fournisseur:m|proveedor:m
supply|fourniture:f|suministro:m
surgery|cabinet:m|consulta:f
survey|enquête:f|encuesta:f
table|table:f|mesa:f
tax/taxes|impôt:m|impuesto:m
teacher|enseignant:m|docente:m
team|équipe:f|equipo:m
teenager|adolescent:m|adolescente:m
telephone|téléphone:m|teléfono:m
test|test:m|prueba:f
theatre|théâtre:m|teatro:m
therapy|thérapie:f|terapia:f
tile|tuile:f|teja:f
time|fois:f=|vez/veces:f
tip|pourboire:m|propina:f
tool|outil:m|herramienta:f
tourist|touriste:m|turista:m
tower|tour:f|torre:f
town|ville:f|ciudad:f
training|formation:f=|formación:f=
transport|transport:m|transporte:m
travel|déplacements:m=|viajes:m=
tree|arbre:m|árbol:m
trial|essai:m|prueba:f
trip|déplacement:m|viaje:m
uniform|tenue:f|uniforme:m
user|utilisateur:m|usuario:m
van|fourgon:m|furgoneta:f
vegetable|légume:m|verdura:f
vehicle|véhicule:m|vehículo:m
video|vidéo:f|vídeo:m
visa|visa:m|visado:m
visit|visite:f|visita:f
visitor|visiteur:m|visitante:m
voucher|chèque:m|vale:m
wage|salaire:m|sueldo:m
warehouse|entrepôt:m|almacén:m
waste|déchets:m=|residuos:m=
watch/watches|montre:f|reloj:m
water|eau:f=|agua:f=
website|site web:m|web:f
week|semaine:f|semana:f
weekend|week-end:m|fin de semana:m
wholesaler|grossiste:m|mayorista:m
wine|vin:m|vino:m
winter|hiver:m|invierno:m
wood|bois:m=|madera:f
work|travail:m=|trabajo:m=
work permit|permis de travail:m=|permiso de trabajo:m
working day|journée:f|jornada:f
workshop|atelier:m|taller:m
year|an:m|año:m
box/boxes|boîte:f|caja:f
absence|absence:f|ausencia:f
acceptance|acceptation:f=|aceptación:f=
accident|accident:m|accidente:m
accommodation|logement:m=|alojamiento:m=
advice|conseil:m=|asesoramiento:m=
follow-up|suivi:m=|seguimiento:m=
agency/agencies|agence:f|agencia:f
agenda|ordre du jour:m=|orden del día:m=
airport|aéroport:m|aeropuerto:m
alarm|alarme:f|alarma:f
analysis/analyses|analyse:f|análisis:m=
animal|animal:m|animal:m
appointment|rendez-vous:m=|cita:f
apprenticeship|apprentissage:m=|formación dual:f=
approval|validation:f|aprobación:f
archive|archive:f|archivo:m
area|zone:f|zona:f
arrival|arrivée:f|llegada:f
artist|artiste:m|artista:m
authority/authorities|autorité:f|autoridad:f
batch/batches|lot:m|lote:m
beauty|beauté:f=|belleza:f=
benefit|avantage:m|beneficio:m
birth|naissance:f|nacimiento:m
birth certificate|acte de naissance:m|certificado de nacimiento:m
blood sampling|prise de sang:f=|extracción de sangre:f=
board|conseil d’administration:m|consejo:m
booking|réservation:f|reserva:f
brand|marque:f|marca:f
brewery/breweries|brasserie:f|cervecería:f
bridge|pont:m|puente:m
brochure|brochure:f|folleto:m
bike|vélo:m|bicicleta:f
business/businesses|entreprise:f|empresa:f
buyer|acheteur:m|comprador:m
cable|câble:m|cable:m
camera|caméra:f|cámara:f
camp|camp:m|campamento:m
captain|capitaine:m|capitán:m
caretaker|gardien:m|conserje:m
car park|parking:m=|aparcamiento:m=
cash bonus|prime en espèces:f|bonus en efectivo:m
cash handling|encaissement:m=|manejo de caja:m=
catering|restauration:f=|catering:m=
cellar|cave:f|bodega:f
centre|centre:m|centro:m
check|contrôle:m|control:m
check-in|arrivée:f|check-in:m
check-up|visite médicale:f|revisión médica:f
childcare|garde d’enfants:f=|guardería:f=
childcare voucher|chèque garde d’enfants:m|cheque guardería:m
Christmas|Noël:m=|Navidad:f=
Christmas bonus|prime de Noël:f=|paga de Navidad:f=
civil engineering|travaux publics:m=|ingeniería civil:f=
claim|sinistre:m|siniestro:m
coach driver|conducteur de car:m|conductor de autocar:m
collection|collecte:f|recogida:f
commissioning|mise en service:f=|puesta en marcha:f=
communication|communication:f=|comunicación:f=
competition|concours:m=|competencia:f=
component|composant:m|componente:m
composite|composite:m|composite:m
construction|construction:f=|construcción:f=
construction site|chantier:m|obra:f
consulting|conseil:m=|consultoría:f=
contact|contact:m|contacto:m
container|conteneur:m|contenedor:m
control|commande:f|control:m
control cabinet|armoire électrique:f|cuadro eléctrico:m
cook|cuisinier:m|cocinero:m
core hours|plages fixes:f=|horario troncal:m=
correction|correction:f|corrección:f
court|tribunal/tribunaux:m|juzgado:m
coworking|coworking:m=|coworking:m=
cover letter|lettre de motivation:f|carta de presentación:f
crane|grue:f|grúa:f
creation|création:f|creación:f
crew|équipe:f|cuadrilla:f
culture|culture:f|cultura:f
cutting|coupe:f=|corte:m=
criminal record certificate|extrait de casier judiciaire:m|certificado de antecedentes penales:m
data|données:f=|datos:m=
database|base de données:f|base de datos:f
data entry|saisie de données:f=|introducción de datos:f=
data protection|protection des données:f=|protección de datos:f=
day off/days off|jour de repos:m|día libre:m
day shift|équipe de jour:f|turno de día:m
defect|défaut:m|defecto:m
delivery note|bon de livraison:m|albarán:m
demo|démonstration:f|demo:f
department store|grand magasin:m|grandes almacenes:m=
design system|design system:m|sistema de diseño:m
device|appareil:m|dispositivo:m
diagnosis/diagnoses|diagnostic:m|diagnóstico:m
diploma|diplôme:m|diploma:m
dish/dishes|plat:m|plato:m
dispatch|expédition:f=|expedición:f=
document|document:m|documento:m
documentation|documentation:f=|documentación:f=
dog|chien:m|perro:m
dough|pâte:f|masa:f
draft|projet:m|borrador:m
drawing|plan:m|plano:m
dress code|code vestimentaire:m|código de vestimenta:m
drink|boisson:f|bebida:f
driver card|carte conducteur:f|tarjeta de conductor:f
driving|conduite:f=|conducción:f=
drone|drone:m|dron/drones:m
duty/duties|tâche:f|tarea:f
early shift|équipe du matin:f|turno de mañana:m
earnings|revenus:m=|ingresos:m=
Easter|Pâques:m=|Semana Santa:f=
e-commerce|e-commerce:m=|comercio electrónico:m=
education|éducation:f=|educación:f=
elderly care|soins aux personnes âgées:m=|cuidado de mayores:m=
electrical installation|installation électrique:f|instalación eléctrica:f
email|e-mail:m|correo electrónico:m
emergency/emergencies|urgence:f|urgencia:f
end|fin:f|fin:m
engine|moteur:m|motor:m
engineering|ingénierie:f=|ingeniería:f=
biology|biologie:f=|biología:f=
chemistry|chimie:f=|química:f=
economics|économie:f=|economía:f=
nursing|soins infirmiers:m=|enfermería:f=
psychology|psychologie:f=|psicología:f=
architecture|architecture:f=|arquitectura:f=
mathematics|mathématiques:f=|matemáticas:f=
statistics|statistiques:f=|estadística:f=
pharmacy|pharmacie:f|farmacia:f
enquiry/enquiries|demande:f|consulta:f
entrance|entrée:f|entrada:f
environment|environnement:m|entorno:m
exhibition|exposition:f|exposición:f
expert report|expertise:f|peritaje:m
extension|prolongation:f|prórroga:f
fabric|tissu:m|tela:f
farming|agriculture:f=|agricultura:f=
fault|panne:f|avería:f
field work|travail de terrain:m=|trabajo de campo:m=
finance|finances:f=|finanzas:f=
fire brigade|pompiers:m=|bomberos:m=
fire safety|sécurité incendie:f=|protección contra incendios:f=
first aid|premiers secours:m=|primeros auxilios:m=
flexitime|horaires variables:m=|horario flexible:m=
fleet|flotte:f|flota:f
flyer|flyer:m|folleto:m
forest|forêt:f|bosque:m
foundation|fondation:f|fundación:f
freezer|congélateur:m|congelador:m
freight|fret:m=|carga:f=
fuel card|carte carburant:f|tarjeta de combustible:f
full time|temps plein:m=|jornada completa:f=
fund|fonds:m=|fondo:m
game|jeu/jeux:m|juego:m
gardening|jardinage:m=|jardinería:f=
gardener|jardinier:m|jardinero:m
gas|gaz:m=|gas:m=
glass/glasses|verre:m|vidrio:m
goal|objectif:m|objetivo:m
good manners|bonnes manières:f=|buenos modales:m=
goods-in|réception des marchandises:f=|recepción de mercancías:f=
graphic design|graphisme:m=|diseño gráfico:m=
greenhouse|serre:f|invernadero:m
green card|carte verte:f|green card:f
guard|garde:m|vigilante:m
guideline|directive:f|directriz/directrices:f
gym|salle de sport:f|gimnasio:m
hall|salle:f|sala:f
harbour|port:m|puerto:m
harvest|récolte:f|cosecha:f
heating|chauffage:m=|calefacción:f=
height|hauteur:f|altura:f
hiking|randonnée:f=|senderismo:m=
hiking group|groupe de randonnée:m|grupo de senderismo:m
hospitality|hôtellerie-restauration:f=|hostelería:f=
hygiene|hygiène:f=|higiene:f=
implementation|mise en œuvre:f=|implantación:f=
improvement|amélioration:f|mejora:f
income|revenu:m|ingreso:m
induction|formation d’intégration:f=|formación inicial:f=
industry/industries|industrie:f|industria:f
information|informations:f=|información:f=
infrastructure|infrastructure:f|infraestructura:f
inspection|inspection:f|inspección:f
installation|installation:f|instalación:f
instrument|instrument:m|instrumento:m
insurer|assureur:m|aseguradora:f
intake|accueil:m=|recepción:f=
integration|intégration:f|integración:f
internship|stage:m|prácticas:f=
interpreting|interprétation:f=|interpretación:f=
invoicing|facturation:f=|facturación:f=
irrigation|irrigation:f=|riego:m=
item|article:m|artículo:m
jewellery|bijouterie:f=|joyería:f=
job|poste:m|puesto:m
journey|trajet:m|trayecto:m
key|clé:f|llave:f
key account|grand compte:m|gran cuenta:f
laboratory supplies|fournitures de laboratoire:f=|material de laboratorio:m=
landscape|paysage:m|paisaje:m
late shift|équipe de l’après-midi:f|turno de tarde:m
laundry|blanchisserie:f|lavandería:f
lawyer|avocat:m|abogado:m
leadership|encadrement:m=|liderazgo:m=
learning|apprentissage:m=|aprendizaje:m=
lift|ascenseur:m|ascensor:m
lighting|éclairage:m=|iluminación:f=
line|ligne:f|línea:f
list|liste:f|lista:f
livestock|bétail:m=|ganado:m=
load|charge:f|carga:f
loan|prêt:m|préstamo:m
locker|casier:m|taquilla:f
logistics|logistique:f=|logística:f=
maker|fabricant:m|fabricante:m
manager|responsable:m|responsable:m
manufacturer|fabricant:m|fabricante:m
manufacturing|fabrication:f=|fabricación:f=
map|carte:f|mapa:m
marketing|marketing:m=|marketing:m=
masonry|maçonnerie:f=|albañilería:f=
meal allowance|indemnité de repas:f|dieta de comida:f
meal card|carte restaurant:f|tarjeta restaurante:f
measuring tool|instrument de mesure:m|instrumento de medida:m
mechanic|mécanicien:m|mecánico:m
mechanics|mécanique:f=|mecánica:f=
medicine|médicament:m|medicamento:m
medical visit|visite médicale:f|visita médica:f
member|membre:m|miembro:m
microbiology|microbiologie:f=|microbiología:f=
milk|lait:m=|leche:f=
meeting minutes|comptes rendus:m=|actas:f=
moderation|modération:f=|moderación:f=
monitoring|surveillance:f=|supervisión:f=
mortgage|prêt immobilier:m|hipoteca:f
mountain|montagne:f|montaña:f
music|musique:f=|música:f=
nature|nature:f=|naturaleza:f=
neighbourhood|quartier:m|barrio:m
network|réseau/réseaux:m|red/redes:f
night shift|équipe de nuit:f|turno de noche:m
night supplement|prime de nuit:f|plus de nocturnidad:m=
notary commission|commission de notaire:f|licencia de notary public:f
nurse|infirmier:m|enfermero:m
object|objet:m|objeto:m
objective|objectif:m|objetivo:m
offer|offre:f|oferta:f
office day|jour de bureau:m|día de oficina:m
oil|huile:f|aceite:m
olive|olive:f|aceituna:f
olive oil|huile d’olive:f=|aceite de oliva:m=
on-call duty|astreinte:f|guardia:f
on-call week|semaine d’astreinte:f|semana de guardia:f
oncology|oncologie:f=|oncología:f=
opening|ouverture:f|apertura:f
opening hours|horaires d’ouverture:m=|horario de apertura:m=
operating theatre|bloc opératoire:m|quirófano:m
operation|opération:f|operación:f
operations|exploitation:f=|operaciones:f=
organisation|organisation:f|organización:f
outing|sortie:f|excursión:f
oven|four:m|horno:m
overnight stay|nuitée:f|pernoctación:f
oxygen|oxygène:m=|oxígeno:m=
pallet|palette:f|palé:m
parental leave|congé parental:m=|permiso parental:m=
parents' evening|réunion de parents:f|reunión de padres:f
part time|temps partiel:m=|jornada parcial:f=
participant|participant:m|participante:m
party/parties|fête:f|fiesta:f
passport|passeport:m|pasaporte:m
path|parcours:m=|camino:m
pay|salaire:m=|sueldo:m=
pay rise|augmentation de salaire:f|subida salarial:f
pay scale|barème:m|convenio:m
peak season|haute saison:f|temporada alta:f
penalty|pénalité:f|penalización:f
permit|permis:m=|permiso:m
pesticide|pesticide:m|fitosanitario:m
pesticide licence|certificat phytosanitaire:m|carné de fitosanitarios:m
pet|animal de compagnie:m|mascota:f
picker|cueilleur:m|recolector:m
pipe|tuyau/tuyaux:m|tubería:f
pipeline|pipeline:m|pipeline:m
plan|plan:m|plan:m
planner|planificateur:m|planificador:m
plaster|plâtre:m=|yeso:m=
pool|piscine:f|piscina:f
portfolio|portfolio:m|portfolio:m
post|poste:m|puesto:m
press|presse:f=|prensa:f=
press relations|relations presse:f=|relaciones con la prensa:f=
press release|communiqué de presse:m|nota de prensa:f
procedure|procédure:f|procedimiento:m
process/processes|processus:m=|proceso:m
processing|traitement:m=|tramitación:f=
profit|bénéfice:m|beneficio:m
profit share|intéressement:m=|participación en beneficios:f=
property management|gestion immobilière:f=|administración de fincas:f=
prospecting|prospection:f=|prospección:f=
protective equipment|équipement de protection:m=|equipo de protección:m=
prototype|prototype:m|prototipo:m
psychological support|soutien psychologique:m=|apoyo psicológico:m=
public transport|transports en commun:m=|transporte público:m=
pupil|élève:m|alumno:m
qualification|qualification:f|titulación:f
quality assurance|assurance qualité:f=|aseguramiento de calidad:m=
quality control|contrôle qualité:m=|control de calidad:m=
railway|chemin de fer:m=|ferrocarril:m=
raw material|matière première:f|materia prima:f
receipt|reçu:m|recibo:m
recognition|reconnaissance:f=|homologación:f=
record|registre:m|registro:m
recruiting|recrutement:m=|selección:f=
refund|remboursement:m|reembolso:m
refurbishment|rénovation:f|reforma:f
region|région:f|región:f
rehabilitation|rééducation:f=|rehabilitación:f=
rehabilitation centre|centre de rééducation:m|centro de rehabilitación:m
relationship|relation:f|relación:f
relocation costs|frais de déménagement:m=|gastos de mudanza:m=
relocation package|aide au déménagement:f=|paquete de reubicación:m=
renewal|renouvellement:m|renovación:f
renovation|rénovation:f|reforma:f
research|recherche:f=|investigación:f=
researcher|chercheur:m|investigador:m
reservation|réservation:f|reserva:f
residence permit|titre de séjour:m|permiso de residencia:m
rest|repos:m=|descanso:m=
rest day|jour de repos:m|día de descanso:m
result|résultat:m|resultado:m
retail|commerce de détail:m=|comercio minorista:m=
return|retour:m|devolución:f
review|revue:f|revisión:f
risk|risque:m|riesgo:m
road|route:f|carretera:f
role|rôle:m|función:f
roof|toit:m|tejado:m
rota|planning:m|cuadrante:m
round|tour:m|ronda:f
salmon|saumon:m|salmón:m
sample|échantillon:m|muestra:f
scaffolding|échafaudage:m=|andamios:m=
school holidays|vacances scolaires:f=|vacaciones escolares:f=
science|science:f|ciencia:f
sea|mer:f|mar:m
season ticket|abonnement:m|abono:m
season pass|forfait saison:m|forfait de temporada:m
security|sécurité:f=|seguridad:f=
security clearance|habilitation de sécurité:f|habilitación de seguridad:f
sensor|capteur:m|sensor:m
series|série:f|serie:f
service|service:m|servicio:m
service provider|prestataire:m|proveedor de servicios:m
session|séance:f|sesión:f
set-up|mise en place:f=|montaje:m=
sewing|couture:f=|costura:f=
sheet metal|tôlerie:f=|chapa:f=
shelf/shelves|rayon:m|estante:m
shift allowance|prime de poste:f|plus de turnicidad:m=
shift change|changement d’équipe:m|cambio de turno:m
shift leader|chef d’équipe:m|jefe de turno:m
shift plan|planning des équipes:m|cuadrante de turnos:m
shift planning|planification des équipes:f=|planificación de turnos:f=
shift work|travail posté:m=|trabajo a turnos:m=
shift system|travail posté:m=|sistema de turnos:m
shipment|envoi:m|envío:m
shipping|expédition:f=|envíos:m=
shop floor|atelier:m|planta:f
shopping|courses:f=|compra:f=
signature|signature:f|firma:f
sick leave|arrêt maladie:m=|baja médica:f=
ski pass|forfait de ski:m|forfait de esquí:m
sketch/sketches|croquis:m=|boceto:m
sleep|sommeil:m=|sueño:m=
snack|collation:f|tentempié:m
snow|neige:f=|nieve:f=
software company|éditeur de logiciels:m|empresa de software:f
soil|sol:m|suelo:m
spare part|pièce de rechange:f|pieza de repuesto:f
specialist|spécialiste:m|especialista:m
spring|printemps:m=|primavera:f=
staff housing|logement du personnel:m=|alojamiento para el personal:m=
staff meal|repas du personnel:m=|comida de personal:f
stable|écurie:f|cuadra:f
stage|scène:f|escenario:m
stand|stand:m|stand:m
standard|norme:f|norma:f
start|début:m|inicio:m
state examination|examen d’État:m|examen estatal:m
station|gare:f|estación:f
stock option|stock-option:f|opción sobre acciones:f
stop|arrêt:m|parada:f
store|magasin:m|tienda:f
story/stories|histoire:f|historia:f
strategy/strategies|stratégie:f|estrategia:f
strawberry/strawberries|fraise:f|fresa:f
street|rue:f|calle:f
study/studies|étude:f|estudio:m
subscriber|abonné:m|suscriptor:m
subscription|abonnement:m|suscripción:f
subtitle|sous-titre:m|subtítulo:m
supermarket|supermarché:m|supermercado:m
supervision|supervision:f=|supervisión:f=
supplement|supplément:m|suplemento:m
supply chain|chaîne logistique:f=|cadena de suministro:f=
support|soutien:m=|apoyo:m=
surface|surface:f|superficie:f
surgery hours|heures de consultation:f=|horario de consulta:m=
system|système:m|sistema:m
tablet|tablette:f|tableta:f
talk|conférence:f|charla:f
target|objectif:m|objetivo:m
task|tâche:f|tarea:f
tax return|déclaration d’impôts:f|declaración de impuestos:f
teaching|enseignement:m=|docencia:f=
teaching hour|heure de cours:f|hora lectiva:f
team leader|chef d’équipe:m|jefe de equipo:m
team spirit|esprit d’équipe:m=|espíritu de equipo:m=
teamwork|travail d’équipe:m=|trabajo en equipo:m=
technician|technicien:m|técnico:m
technology/technologies|technologie:f|tecnología:f
telephone call|appel téléphonique:m|llamada telefónica:f
tenant|locataire:m|inquilino:m
tender|appel d’offres:m|licitación:f
testing|tests:m=|pruebas:f=
text|texte:m|texto:m
ticket|ticket:m|ticket:m
title|titre:m|título:m
tour|visite guidée:f|recorrido:m
tourism|tourisme:m=|turismo:m=
toy|jouet:m|juguete:m
traceability|traçabilité:f=|trazabilidad:f=
trade|métier:m|oficio:m
trade fair|salon:m|feria:f
trade union|syndicat:m|sindicato:m
traffic|circulation:f=|tráfico:m=
train|train:m|tren:m
trainee|stagiaire:m|aprendiz:m
trainer|formateur:m|formador:m
training allowance|budget de formation:m|ayuda para formación:f
training as a cook|formation de cuisinier:f=|formación de cocinero:f=
translation|traduction:f|traducción:f
translator|traducteur:m|traductor:m
travel cost|frais de déplacement:m=|gasto de viaje:m
travel time|temps de trajet:m=|tiempo de desplazamiento:m=
treatment|soin:m|tratamiento:m
trial day|journée d’essai:f|día de prueba:m
truck|camion:m|camión:m
turnover|chiffre d’affaires:m=|facturación:f=
tutoring|tutorat:m=|tutoría:f=
tyre|pneu:m|neumático:m
university/universities|université:f|universidad:f
update|mise à jour:f|actualización:f
vacation|vacances:f=|vacaciones:f=
vaccination|vaccination:f|vacuna:f
variable pay|part variable:f=|variable:m=
variety|variété:f=|variedad:f=
vet|vétérinaire:m|veterinario:m
veterinary clinic|clinique vétérinaire:f|clínica veterinaria:f
vineyard|vignoble:m|viñedo:m
visitor centre|centre d’accueil:m|centro de visitantes:m
voice|voix:f=|voz/voces:f
volunteer|bénévole:m|voluntario:m
wait|attente:f|espera:f
waiter|serveur:m|camarero:m
wall|mur:m|pared:f
ward|service:m|planta:f
washing|lavage:m=|lavado:m=
welding|soudure:f=|soldadura:f=
welding certificate|licence de soudeur:f|homologación de soldador:f
wind farm|parc éolien:m|parque eólico:m
winegrowing|viticulture:f=|viticultura:f=
work clothes|tenue de travail:f|ropa de trabajo:f=
worker|ouvrier:m|trabajador:m
workforce|personnel:m=|plantilla:f=
working hours|horaires de travail:m=|horario de trabajo:m=
working student|étudiant salarié:m|estudiante en prácticas:m
workplace|poste de travail:m|puesto de trabajo:m
works council|comité d’entreprise:m|comité de empresa:m
wound care|soins des plaies:m=|curas:f=
youth work|animation jeunesse:f=|trabajo con jóvenes:m=
building site|chantier:m|obra:f
kid|enfant:m|niño:m
USA|États-Unis:m=|EEUU:m=
Pacific time|heure du Pacifique:f=|hora del Pacífico:f=
flexible start time|horaire d’arrivée flexible:m|horario flexible de entrada:m
remote work|travail à distance:m=|modalidad remota:f=
visit|visite:f|visita:f
boot|botte:f|bota:f
helmet|casque:m|casco:m
accessibility|accessibilité:f=|accesibilidad:f=
bank reconciliation|rapprochement bancaire:m|conciliación bancaria:f
cabin|cabine:f|camarote:m
club|club:m|club:m
customer advice|conseil client:m=|asesoramiento al cliente:m=
dashboard|tableau de bord/tableaux de bord:m|cuadro de mando:m
dashboard|tableau de bord/tableaux de bord:m|tablero:m
enclosure|enclos:m=|recinto:m
handball|handball:m=|balonmano:m=
maternity cover|remplacement de congé maternité:m=|sustitución por maternidad:f=
medtech|medtech:f|medtech:f
passenger|passager:m|pasajero:m
performance bonus|prime sur objectifs/primes sur objectifs:f|incentivo por objetivos:m
philosophy|philosophie:f=|filosofía:f=
sailing|voile:f=|vela:f=
staff discount|remise du personnel:f|descuento de personal:m
tractor|tracteur:m|tractor:m
transport allowance|indemnité de transport:f|auxilio de transporte:m
transport allowance|indemnité de transport:f|ayuda al transporte:f
vine pruning|taille de la vigne:f=|poda de la viña:f=
work area|zone de travail:f|área de trabajo:f
baker|boulanger:m|panadero:m
bike pass/bike passes|abonnement vélo:m|abono de bici:m
child/children|enfant:m|hijo:m
head office|siège:m|sede central:f
zip|fermeture éclair:f|cremallera:f
ride-sharing|covoiturage:m=|viajes compartidos:m=
pastry/pastries|viennoiserie:f|bollería:f=
bread|pain:m|pan/panes:m
sourdough bread|pain au levain:m|pan de masa madre:m
canning factory|conserverie:f|conservera:f
private banking|banque privée:f=|banca privada:f=
hotel group|groupe hôtelier:m|grupo hotelero:m
help desk|service d’assistance:m=|mesa de ayuda:f
bonus|prime:f|bono:m
year-end bonus|prime de fin d’année:f|bono de fin de año:m
annual bonus|prime annuelle:f|bono anual:m
end-of-year bonus|prime de fin d’année:f|prima de fin de año:f
thirteenth salary|treizième mois:m=|aguinaldo:m=
language bonus|prime de langue:f|plus de idiomas:m=
working at height|travail en hauteur:m=|trabajo en altura:m=
electrical certification|habilitation électrique:f|habilitación eléctrica:f
certification|habilitation:f|certificación:f
meal basket allowance|panier repas:m|plus de comida:m=
overnight allowance|prime de découché:f|plus de pernocta:m=
bank card|carte bancaire:f|tarjeta:f
lunch box|panier repas:m|fiambrera:f
registration fee|frais d’inscription:m=|matrícula:f
school fee|frais de scolarité:m=|matrícula escolar:f
split shift|horaire coupé:m|turno partido:m
continuous day|journée continue:f|jornada continua:f
rotating shift|horaire tournant:m|turno rotativo:m
rotating shift|poste tournant:m|turno rodado:m
teaching hour|heure d’enseignement:f|hora lectiva:f
form tutoring|tutorat de classe:m=|tutoría:f
baggage|bagages:m=|equipaje:m=
barrel|fût:m|barrica:f
estate agency/estate agencies|agence immobilière:f|inmobiliaria:f
immigration firm|cabinet d’immigration:m|despacho de inmigración:m
asylum|asile:m=|asilo:m=
asylum claim|demande d’asile:f|solicitud de asilo:f
declaration|déclaration:f|declaración:f
federal holiday|jour férié fédéral:m|festivo federal:m
client intake|accueil des clients:m=|recepción de clientes:f=
paid leave|congés payés:m=|vacaciones pagadas:f=
coworking allowance|indemnité de coworking:f|ayuda para coworking:f
equipment loan|prêt de matériel:m|préstamo de equipo:m
profession|métier:m|profesión:f
skilled worker's certificate|certificat d’ouvrier qualifié:m|certificado de oficial:m
movement|mouvement d’horlogerie:m|movimiento de reloj:m
on site training|formation sur site:f|formación en el puesto:f
workwear|vêtements de travail:m=|ropa laboral:f=
salary|rémunération:f|retribución:f
salary|rémunération:f|remuneración:f
company|société:f|compañía:f
company|société:f|sociedad:f
cover|remplacement:m|sustitución:f
flat|appartement:m|departamento:m
help|aide:f|apoyo:m
job offer|offre d’emploi:f|oferta de empleo:f
client|client:m|clienta:f
supplier|fournisseur:m|suministrador:m
holiday|vacances:f=|vacación/vacaciones:f
vehicle|véhicule:m|coche:m
shop|magasin:m|tienda:f
shop|commerce:m|comercio:m
order|commande:f|orden:f
waiting list|liste d’attente:f|lista de espera:f
report|compte rendu:m|reporte:m
file|dossier:m|archivo:m
file|dossier:m|carpeta:f
network|réseau/réseaux:m|red/redes:f
trip|voyage:m|desplazamiento:m
mobile phone|portable:m|celular:m
computer|ordinateur:m|computadora:f
computer|ordinateur:m|ordenador:m
course|cursus:m=|capacitación:f
public holiday|jour férié:m|feriado:m
bonus|bonus:m=|incentivo:m
bonus|prime:f|prima:f
night|nuitée:f|noche:f
hour|heure:f|h:f=
hour|h:f=|hs:f=
hour|heure:f|hrs:f=
person|collaborateur:m|persona:f
employee|collaborateur:m|trabajador:m
staff|salariés:m=|plantilla:f=
pay|paie:f=|sueldo:m
monthly pay|mensualité:f|mensualidad:f
payment|versement:m|paga:f
master's degree|master:m|máster:m
bachelor's degree|licence:f|licenciatura:f
teaching qualification|diplôme d’enseignement:m|máster de profesorado:m
permit|autorisation:f|autorización:f
warehouse|dépôt:m|depósito:m
salmon farm|ferme à saumons:f|salmonera:f
mortality|mortalité:f=|mortalidad:f=
motorboat|bateau à moteur:m|lancha:f
safety course|cours de sécurité:m=|curso de seguridad:m
olive oil mill|moulin à huile:m|almazara:f
time slot|créneau/créneaux:m|franja horaria:f
inner tube|chambre à air:f|cámara de aire:f
cargo bike|vélo cargo/vélos cargo:m|bicicleta de carga:f
sales target|objectif de vente:m|objetivo de ventas:m
mobile app|application mobile:f|aplicación móvil:f
app|application:f|aplicación:f
lift pass|carte de remontées:f|forfait:m
`

/** In the masculine; the French feminine stands behind a comma where no rule makes it. */
export const ADJECTIVES = `
additional|supplémentaire|adicional
administrative|administratif|administrativo
advanced|avancé|avanzado
annual|annuel|anual
artisan|artisanal|artesanal
bilingual|bilingue|bilingüe
central|central|central
clean|propre|limpio
clinical|clinique|clínico
closed|fermé|cerrado
cold|froid|frío
commercial|commercial|mercantil
complex|complexe|complejo
corporate|d’entreprise|corporativo
criminal|pénal|penal
dental|dentaire|dental
digital|numérique|digital
domestic|domestique|doméstico
economic|économique|económico
electric|électrique|eléctrico
electronic|électronique|electrónico
equivalent|équivalent|equivalente
expert|expert|experto
family-run|familial|familiar
financial|financier|financiero
fixed|fixe|fijo
flexible|flexible|flexible
foreign|étranger|extranjero
free|gratuit|gratuito
fresh|frais,fraîche|fresco
full|complet|completo
furnished|meublé|amueblado
general|général|general
geriatric|gériatrique|geriátrico
gross|brut|bruto
historic|historique|histórico
hot|chaud|caliente
individual|individuel|individual
industrial|industriel|industrial
included|compris|incluido
initial|initial|inicial
intensive|intensif|intensivo
mandatory|obligatoire|obligatorio
necessary|nécessaire|necesario
offered|offert|ofrecido
provided|fourni|facilitado
required|exigé|exigido
internal|interne|interno
international|international|internacional
legal|juridique|jurídico
local|local|local
long|long,longue|largo
manual|manuel|manual
medical|médical|médico
modern|moderne|moderno
monthly|mensuel|mensual
municipal|municipal|municipal
national|national|nacional
natural|naturel|natural
negotiable|négociable|negociable
new|neuf,neuve|nuevo
online|en ligne|en línea
open|ouvert|abierto
optional|facultatif|opcional
organic|bio|ecológico
paediatric|pédiatrique|pediátrico
paid|payé|pagado
parental|parental|parental
partial|partiel|parcial
permanent|permanent|permanente
personal|personnel|personal
physical|physique|físico
possible|possible|posible
practical|pratique|práctico
precise|précis|preciso
private|privé|privado
professional|professionnel|profesional
public|public,publique|público
quarterly|trimestriel|trimestral
regional|régional|regional
regular|régulier|regular
renewable|renouvelable|prorrogable
residential|résidentiel|residencial
responsible|responsable|responsable
rural|rural|rural
safe|sûr|seguro
seasonal|saisonnier|estacional
shared|partagé|compartido
short|court|corto
similar|similaire|similar
simple|simple|sencillo
social|social|social
solar|solaire|solar
specialised|spécialisé|especializado
spoken|parlé|hablado
sports|sportif|deportivo
technical|technique|técnico
temporary|temporaire|temporal
tidy|soigné|cuidado
urban|urbain|urbano
valid|valable|vigente
veterinary|vétérinaire|veterinario
warm|chaud|cálido
weekly|hebdomadaire|semanal
written|écrit|escrito
accident-free|sans accident|sin accidentes
agricultural|agricole|agrícola
another|autre|otro
basic|de base|básico
bank|bancaire|bancario
maritime|maritime|marítimo
minor|mineur|menor
preventive|préventif|preventivo
alternate|alterné|alterno
autonomous|autonome|autónomo
available|disponible|disponible
biological|biologique|biológico
British|britannique|británico
Canadian|canadien|canadiense
American|américain|estadounidense
European|européen|europeo
Swiss|suisse|suizo
Belgian|belge|belga
Mexican|mexicain|mexicano
Uruguayan|uruguayen|uruguayo
collective|collectif|colectivo
compulsory|obligatoire|obligatorio
consecutive|consécutif|consecutivo
conventional|conventionnel|convencional
cultural|culturel|cultural
daily|quotidien|diario
desirable|souhaité|deseable
different|différent,différente|diferente
difficult|difficile|difícil
early|matinal|temprano
electrical|électrique|eléctrico
environmental|environnemental|medioambiental
ergonomic|ergonomique|ergonómico
existing|existant|existente
experienced|expérimenté|experimentado
external|externe|externo
extra|supplémentaire|extra
fast|rapide|rápido
federal|fédéral|federal
final|final|final
frozen|surgelé|congelado
green|vert|verde
guaranteed|garanti|garantizado
handmade|fait main|hecho a mano
heavy|lourd|pesado
high|haut|alto
human|humain|humano
hybrid|hybride|híbrido
immediate|immédiat|inmediato
important|important|importante
independent|indépendant|independiente
job-related|professionnel|laboral
large|grand|grande
late|tardif|tardío
light|léger,légère|ligero
linguistic|linguistique|lingüístico
mechanical|mécanique|mecánico
mid-sized|de taille moyenne|mediano
mixed|mixte|mixto
mobile|mobile|móvil
multilingual|multilingue|multilingüe
net|net,nette|neto
official|officiel|oficial
old|ancien|antiguo
orthopaedic|orthopédique|ortopédico
outdoor|en plein air|al aire libre
own|propre|propio
pharmaceutical|pharmaceutique|farmacéutico
previous|préalable|previo
psychological|psychologique|psicológico
qualified|qualifié|cualificado
quick|rapide|rápido
ready|prêt|listo
real|réel|real
recent|récent,récente|reciente
recognised|reconnu|reconocido
refrigerated|frigorifique|frigorífico
relevant|pertinent,pertinente|pertinente
remote|à distance|remoto
rotating|tournant|rotativo
secondary|secondaire|secundario
silent|silencieux|silencioso
small|petit|pequeño
special|spécial|especial
state|public,publique|estatal
strategic|stratégique|estratégico
strong|solide|sólido
structured|structuré|estructurado
surgical|chirurgical|quirúrgico
tax|fiscal|fiscal
therapeutic|thérapeutique|terapéutico
traditional|traditionnel|tradicional
unionised|syndiqué|sindicado
uncapped|non plafonné|sin tope
variable|variable|variable
various|varié|variado
vegan|végan,végane|vegano
vegetarian|végétarien|vegetariano
vocational|professionnel|profesional
welcome|bienvenu|bienvenido
whole|entier,entière|entero
young|jeune|joven
`
