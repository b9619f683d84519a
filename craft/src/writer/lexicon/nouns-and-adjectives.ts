/**
 * Words of notes: English, French, Spanish, German. Singular, the plural behind a slash where no rule makes it, and the
 * gender behind a colon. A word that is the same for one and for many, or has no plural, ends in "="; what is never one
 * is marked "p". German: "w" is weak ("den Kunden"), "~" bends with the noun ("soziale~ Medien"), "+Kinder" is how a
 * compound begins.
 */
export const NOUNS = `
ice cream=|glace:f|helado:m|Eis:n=
dispatch=|envoi:m|envío:m|Versand:m=
management team|direction:f|dirección:f|Geschäftsleitung:f
pool car|voiture de service:f|coche de servicio:m|Poolfahrzeug/Poolfahrzeuge:n
walk-in|visite sans rendez-vous:f|visita sin cita:f|Besuch ohne Termin/Besuche ohne Termin:m
freezer pay|prime de froid:f|plus por frío:m=|Kältezulage:f
night pay|prime de nuit:f|plus de nocturnidad:m=|Nachtzuschlag/Nachtzuschläge:m
handover|transmission:f|traspaso:m|Übergabe:f
firm|cabinet:m|despacho:m|Kanzlei/Kanzleien:f
mutual insurer|mutuelle:f|mutua:f|Versicherungsverein/Versicherungsvereine:m
canteen|cantine:f|comedor:m|Kantine:f
controller|contrôleur:m|controller:m|Controller:m
laptop|ordinateur portable:m|portátil:m|Laptop/Laptops:m
mobile phone|téléphone portable:m|móvil:m|Handy/Handys:n
onboarding|intégration:f=|incorporación:f=|Einarbeitung:f=
position|poste:m|puesto:m|Stelle:f
probation|période d’essai:f|periodo de prueba:m|Probezeit:f=
teen|adolescent:m|adolescente:m|Jugendlich~:p
vacancy|poste:m|vacante:f|Stelle:f
yard|cour:f|patio:m|Hof/Höfe:m
maternity leave|congé maternité:m=|baja por maternidad:f=|Mutterschutz:m=
holiday pay|congés payés:mp|vacaciones pagadas:fp|Urlaubsgeld:n=
bank holiday|jour férié:m|festivo:m|Feiertag/Feiertage:m
company car|voiture de fonction:f|coche de empresa:m|Dienstwagen:m
company phone|téléphone professionnel:m|teléfono de empresa:m|Diensthandy/Diensthandys:n
health insurance|assurance santé:f|seguro médico:m|Krankenversicherung:f
dental insurance|assurance dentaire:f|seguro dental:m|Zahnversicherung:f
group insurance|assurance collective:f|seguro colectivo:m|Gruppenversicherung:f
work clothes=|vêtements de travail:mp|ropa de trabajo:f=|Arbeitskleidung:f=
head of studies|directeur des études:m|jefatura de estudios:f|Studienleitung:f
driving licence|permis de conduire:m=|carné de conducir:m|Führerschein/Führerscheine:m
degree of difficulty|niveau de difficulté:m|grado de dificultad:m|Schwierigkeitsgrad/Schwierigkeitsgrade:m
account|compte:m|cuenta:f|Konto/Konten+Konto:n
accountant|comptable:m|contable:m|Buchhalter:m
accounting=|comptabilité:f=|contabilidad:f=|Buchhaltung:f=
address|adresse:f|domicilio:m|Adresse:f
administration|administration:f=|administración:f=|Verwaltung:f=
adult|adulte:m|adulto:m|Erwachsen~:p
advert|annonce:f|anuncio:m|Anzeige:f
afternoon|après-midi:m=|tarde:f|Nachmittag/Nachmittage:m
agreement|accord:m|acuerdo:m|Vereinbarung:f
allowance|indemnité:f|ayuda:f|Zuschuss/Zuschüsse:m
apartment|appartement:m|apartamento:m|Wohnung:f
apprentice|apprenti:m|aprendiz:m|Auszubildend~:p
assembly|montage:m=|montaje:m=|Montage:f=
association|association:f|asociación:f|Verein/Vereine+Vereins:m
audit|audit:m|auditoría:f|Audit/Audits:n
back|dos:m=|espalda:f|Rücken:m
bakery|boulangerie:f|panadería:f|Bäckerei/Bäckereien:f
bank|banque:f|banco:m|Bank/Banken:f
bar|bar:m|bar:m|Bar/Bars:f
bathroom|salle de bains:f|baño:m|Bad/Bäder:n
bed|lit:m|cama:f|Bett/Betten+Betten:n
beginner|débutant:m|principiante:m|Anfänger:m
bicycle|vélo:m|bicicleta:f|Fahrrad/Fahrräder:n
boat|bateau:m|barco:m|Boot/Boote+Boots:n
bonus|prime:f|bonus:m=|Prämie:f
book|livre:m|libro:m|Buch/Bücher+Bücher:n
bookkeeping=|tenue des comptes:f=|contabilidad:f=|Buchführung:f=
branch|agence:f|sucursal:f|Filiale+Filial:f
break|pause:f|pausa:f|Pause:f
breakfast=|petit-déjeuner:m|desayuno:m|Frühstück/Frühstücke+Frühstücks:n
budget|budget:m|presupuesto:m|Budget/Budgets:n
building|bâtiment:m|edificio:m|Gebäude:n
bus|bus:m=|autobús:m|Bus/Busse:m
calendar|agenda:m|agenda:f|Kalender:m
call|appel:m|llamada:f|Anruf/Anrufe:m
campaign|campagne:f|campaña:f|Kampagne:f
candidate|candidat:m|candidato:m|Bewerber:m
canned food=|conserves:fp|conservas:fp|Konserven:p
car|voiture:f|coche:m|Auto/Autos:n
care|soin:m|cuidado:m|Pflege+Pflege:f=
cash=|espèces:fp|efectivo:m=|Bargeld:n=
cash desk|caisse:f|caja:f|Kasse:f
catalogue|catalogue:m|catálogo:m|Katalog/Kataloge:m
certificate|certificat:m|certificado:m|Zertifikat/Zertifikate+Zertifikats:n
chain|chaîne:f|cadena:f|Kette:f
cheese=|fromage:m|queso:m|Käse:m
child/children|enfant:m|niño:m|Kind/Kinder+Kinder:n
city|ville:f|ciudad:f|Stadt/Städte+Stadt:f
class/classes|cours:m=|clase:f|Klasse:f
cleaning=|nettoyage:m=|limpieza:f=|Reinigung:f=
clinic|clinique:f|clínica:f|Klinik/Kliniken:f
closing|clôture:f|cierre:m|Abschluss/Abschlüsse:m
clothing=|vêtements:mp|ropa:f=|Kleidung:f=
coach|entraîneur:m|entrenador:m|Trainer:m
coffee|café:m|café:m|Kaffee/Kaffees:m
cold storage|entrepôt frigorifique:m|almacén frigorífico:m|Kühllager:n
colleague|collègue:m|compañero:m|Kollege/Kollegen:mw
commission|commission:f|comisión:f|Provision:f
company|entreprise:f|empresa:f|Unternehmen+Unternehmens:n
complaint|réclamation:f|reclamación:f|Beschwerde:f
consultancy|cabinet de conseil:m|consultora:f|Beratungsfirma/Beratungsfirmen:f
contract|contrat:m|contrato:m|Vertrag/Verträge+Vertrags:m
cooking=|cuisson:f|cocina:f=|Kochen+Koch:n=
cooperative|coopérative:f|cooperativa:f|Genossenschaft:f
cost|coût:m|coste:m|Kosten:p
country|pays:m=|país:m|Land/Länder+Länder:n
course|cours:m=|curso:m|Kurs/Kurse:m
customer|client:m|cliente:m|Kunde/Kunden:mw
client|client:m|cliente:m|Kunde/Kunden:mw
customer service|service client:m=|atención al cliente:f=|Kundenservice:m=
customs=|douane:f=|aduanas:fp|Zoll:m=
dairy|laiterie:f|lechería:f|Molkerei/Molkereien:f
day|jour:m|día:m|Tag/Tage+Tages:m
deadline|échéance:f|plazo:m|Frist/Fristen:f
degree|diplôme:m|título:m|Abschluss/Abschlüsse:m
delivery|livraison:f|entrega:f|Lieferung/Lieferungen+Liefer:f
department|service:m|departamento:m|Abteilung:f
design|conception:f=|diseño:m|Gestaltung+Design:f=
dinner=|dîner:m|cena:f|Abendessen:n
discount|remise:f|descuento:m|Rabatt/Rabatte:m
shop window|vitrine:f|escaparate:m|Schaufenster:n
display|présentoir:m|expositor/expositores:m|Auslage:f
dispute|litige:m|litigio:m|Streitfall/Streitfälle:m
door|porte:f|puerta:f|Tür/Türen:f
driver|chauffeur:m|conductor:m|Fahrer:m
editing|montage:m=|edición:f=|Schnitt/Schnitte:m
elbow|coude:m|codo:m|Ellbogen:m
electricity=|électricité:f=|electricidad:f=|Strom:m=
employee|salarié:m|empleado:m|Mitarbeitend~+Mitarbeiter:p
employer|employeur:m|empleador:m|Arbeitgeber:m
energy|énergie:f|energía:f|Energie:f
engineer|ingénieur:m|ingeniero:m|Ingenieur/Ingenieure:m
equipment=|matériel:m=|equipamiento:m|Ausrüstung:f=
error|erreur:f|error:m|Fehler:m
estate|domaine:m|finca:f|Gut/Güter:n
evening|soir:m|tarde:f|Abend/Abende:m
event|événement:m|evento:m|Veranstaltung:f
exam|examen:m|examen:m|Prüfung:f
expense|frais:mp|gasto:m|Ausgabe:f
experience=|expérience:f=|experiencia:f=|Erfahrung:f=
export|export:m|exportación:f|Export/Exporte:m
factory|usine:f|fábrica:f|Fabrik/Fabriken:f
fair|salon:m|feria:f|Messe+Messe:f
family|famille:f|familia:f|Familie:f
farm|ferme:f|granja:f|Bauernhof/Bauernhöfe:m
fee|honoraires:mp|honorario:m|Gebühr/Gebühren:f
field|champ:m|campo:m|Feld/Felder:n
file|dossier:m|expediente:m|Akte:f
fish|poisson:m|pescado:m|Fisch/Fische:m
fishing=|pêche:f=|pesca:f=|Fischerei:f=
flat|appartement:m|piso:m|Wohnung:f
flight|vol:m|vuelo:m|Flug/Flüge:m
floor|étage:m|piso:m|Stockwerk/Stockwerke:n
flower|fleur:f|flor:f|Blume:f
food=|alimentation:f=|alimentación:f=|Lebensmittel:p
foot/feet|pied:m|pie:m|Fuß/Füße:m
forklift|chariot élévateur:m|carretilla:f|Gabelstapler:m
fruit|fruit:m|fruta:f|Obst:n=
furniture=|meubles:mp|muebles:mp|Möbel:p
garden|jardin:m|jardín:m|Garten/Gärten:m
gate|portail:m|puerta:f|Tor/Tore:n
gear=|équipement:m=|equipamiento:m|Ausrüstung:f=
glove|gant:m|guante:m|Handschuh/Handschuhe:m
goods=|marchandise:f|mercancía:f|Waren+Waren:p
grant|subvention:f|subvención:f|Fördermittel:p
group|groupe:m|grupo:m|Gruppe:f
guest|client:m|huésped:m|Gast/Gäste+Gäste:m
guide|guide:m|guía:f|Reiseleiter:m
hair|cheveux:mp|pelo:m=|Haare+Haar:p
hand|main:f|mano:f|Hand/Hände:f
health=|santé:f=|salud:f=|Gesundheit:f=
help=|aide:f|ayuda:f|Hilfe+Hilfs:f
holiday|congé:m|vacaciones:fp|Urlaub+Urlaubs:m=
home|domicile:m|casa:f
hospital|hôpital:m|hospital:m|Krankenhaus/Krankenhäuser:n
hotel|hôtel:m|hotel:m|Hotel/Hotels:n
hour|heure:f|hora:f|Stunde:f
house|maison:f|casa:f|Haus/Häuser:n
household|foyer:m|hogar:m|Haushalt/Haushalte+Haushalts:m
housing=|logement:m|alojamiento:m|Unterkunft/Unterkünfte:f
incident|incident:m|incidencia:f|Vorfall/Vorfälle:m
insurance=|assurance:f|seguro:m|Versicherung:f
interview|entretien:m|entrevista:f|Vorstellungsgespräch/Vorstellungsgespräche:n
inventory|inventaire:m|inventario:m|Inventur/Inventuren:f
invoice|facture:f|factura:f|Rechnung:f
bill|facture:f|factura:f|Rechnung:f
kit|kit:m|kit:m|Ausrüstung:f
kitchen|cuisine:f|cocina:f|Küche:f
knee|genou:m|rodilla:f|Knie:n
knowledge=|connaissance:f|conocimiento:m|Kenntnisse:p
label|étiquette:f|etiqueta:f|Etikett/Etiketten+Etiketten:n
laboratory|laboratoire:m|laboratorio:m|Labor/Labore:n
landlord|propriétaire:m|propietario:m|Vermieter:m
language|langue:f|idioma:m|Sprache+Sprach:f
law|droit:m=|derecho:m=|Recht/Rechte+Rechts:n
law firm|cabinet d’avocats:m|despacho de abogados:m|Anwaltskanzlei/Anwaltskanzleien:f
leather=|cuir:m|cuero:m|Leder:n=
lesson|cours:m=|clase:f|Unterrichtsstunde:f
letter|courrier:m|carta:f|Brief/Briefe:m
level|niveau:m|nivel:m|Niveau/Niveaus:n
library|bibliothèque:f|biblioteca:f|Bibliothek/Bibliotheken+Bibliotheks:f
licence|permis:m=|permiso:m|Führerschein/Führerscheine:m
link|lien:m|enlace:m|Verbindung:f
lunch=|déjeuner:m|almuerzo:m|Mittagessen:n
machine|machine:f|máquina:f|Maschine:f
email|e-mail:m|correo electrónico:m|E-Mail/E-Mails:f
email|e-mail:m|correos:mp|E-Mail/E-Mails:f
mail=|courrier:m|correo:m|Post:f=
maintenance=|maintenance:f=|mantenimiento:m=|Wartung:f=
management=|gestion:f=|gestión:f=|Management:n=
maple syrup|sirop d’érable:m=|sirope de arce:m=|Ahornsirup:m=
market|marché:m|mercado:m|Markt/Märkte:m
material|matériau:m|material:m|Material/Materialien:n
meal|repas:m=|comida:f|Mahlzeit/Mahlzeiten:f
measurement|mesure:f|medición:f|Messung:f
meat=|viande:f|carne:f|Fleisch:n=
meeting|réunion:f|reunión:f|Besprechung:f
menu|carte:f|carta:f|Speisekarte:f
message|message:m|mensaje:m|Nachricht/Nachrichten:f
metal=|métal:m|metal:m|Metall/Metalle:n
minute|minute:f|minuto:m|Minute:f
month|mois:m=|mes:m|Monat/Monate+Monats:m
morning|matin:m|mañana:f|Morgen:m
motivation letter|lettre de motivation:f|carta de motivación:f|Motivationsschreiben:n
mould|moule:m|molde:m|Form/Formen:f
museum|musée:m|museo:m|Museum/Museen+Museums:n
neck|cou:m|cuello:m|Hals/Hälse:m
newsletter|newsletter:f|newsletter:f|Newsletter:m
night|nuit:f|noche:f|Nacht/Nächte:f
notary|notaire:m|notario:m|Notar/Notare:m
number|numéro:m|número:m|Nummer/Nummern:f
nursery|crèche:f|guardería:f|Kinderkrippe:f
office|bureau:m|oficina:f|Büro/Büros:n
order|commande:f|pedido:m|Bestellung/Bestellungen+Bestell:f
outfit|tenue:f|uniforme:m|Dienstkleidung:f=
overtime=|heures supplémentaires:fp|horas extra:fp|Überstunden:p
owner|propriétaire:m|dueño:m|Inhaber:m
packer|conditionneur:m|envasador:m|Verpacker:m
packaging|emballage:m|embalaje:m|Verpackung:f
paper|papier:m|papel:m|Papier/Papiere:n
parcel|colis:m=|paquete:m|Paket/Pakete:n
parent|parent:m|padre:m|Eltern:p
parking=|parking:m=|aparcamiento:m=|Parkplatz/Parkplätze:m
parking space|place de parking:f|plaza de aparcamiento:f|Parkplatz/Parkplätze:m
part|pièce:f|pieza:f|Teil/Teile:n
partner|associé:m|socio:m|Partner:m
pastry|pâtisserie:f|repostería:f|Gebäck:n=
patient|patient:m|paciente:m|Patient/Patienten:mw
payment|paiement:m|pago:m|Zahlung:f
payroll=|paie:f=|nóminas:fp|Lohnabrechnung:f
pension|retraite:f=|pensión:f|Rente:f
people=|personnes:fp|personas:fp|Personen:p
person|personne:f|persona:f|Person/Personen+Personen:f
phone|téléphone:m|teléfono:m|Telefon/Telefone:n
photo|photo:f|foto:f|Foto/Fotos:n
piece|pièce:f|pieza:f|Stück/Stücke:n
place|lieu:m|lugar:m|Ort/Orte:m
plant=|usine:f|planta:f=|Werk/Werke+Werks:n
plant|plante:f|planta:f|Pflanze:f
plastic=|plastique:m|plástico:m|Kunststoff/Kunststoffe:m
platform|plateforme:f|plataforma:f|Plattform/Plattformen:f
plumbing|plomberie:f=|fontanería:f=|Sanitärinstallation:f=
policy|politique:f|política:f|Richtlinie:f
practice|pratique:f=|práctica:f|Praxis:f=
premium|prime:f|plus:m=|Zuschlag/Zuschläge:m
price|prix:m=|precio:m|Preis/Preise:m
product|produit:m|producto:m|Produkt/Produkte:n
production|production:f=|producción:f=|Produktion:f=
programme|programme:m|programa:m|Programm/Programme:n
project|projet:m|proyecto:m|Projekt/Projekte:n
property|bien immobilier:m|inmueble:m|Immobilie:f
proposal|proposition:f|propuesta:f|Vorschlag/Vorschläge:m
protocol|protocole:m|protocolo:m
pump|pompe:f|bomba:f|Pumpe:f
purchase|achat:m|compra:f|Einkauf/Einkäufe+Einkaufs:m
purchasing=|achats:mp|compras:fp|Einkauf+Einkaufs:m=
quality=|qualité:f=|calidad:f=|Qualität+Qualitäts:f=
quarter|trimestre:m|trimestre:m|Quartal/Quartale+Quartals:n
question|question:f|pregunta:f|Frage:f
quote|devis:m=|presupuesto:m|Angebot/Angebote+Angebots:n
reception|accueil:m=|recepción:f|Empfang/Empfänge+Empfangs:m
recipe|recette:f|receta:f|Rezept/Rezepte:n
recruitment|recrutement:m=|selección:f=|Personalgewinnung:f=
reference|référence:f|referencia:f|Referenz/Referenzen:f
registration|inscription:f|inscripción:f|Anmeldung:f
remote work|télétravail:m=|teletrabajo:m=|Homeoffice:n=
rent|loyer:m|alquiler:m|Miete+Miet:f
repair|réparation:f|reparación:f|Reparatur/Reparaturen:f
report|rapport:m|informe:m|Bericht/Berichte+Berichts:m
request|demande:f|solicitud:f|Anfrage:f
resident|résident:m|residente:m|Bewohner:m
restaurant|restaurant:m|restaurante:m|Restaurant/Restaurants:n
room|chambre:f|habitación:f|Zimmer:n
route|tournée:f|ruta:f|Tour/Touren+Touren:f
rule|règle:f|norma:f|Regel/Regeln:f
safety=|sécurité:f=|seguridad:f=|Sicherheit:f=
salary|salaire:m|salario:m|Gehalt/Gehälter+Gehalts:n
sale|vente:f|venta:f|Verkauf/Verkäufe+Verkaufs:m
sales=|vente:f=|ventas:fp|Vertrieb+Vertriebs:m=
sauce|sauce:f|salsa:f|Soße:f
schedule|planning:m|horario:m|Zeitplan/Zeitpläne:m
school|école:f|escuela:f|Schule+Schul:f
season|saison:f|temporada:f|Saison/Saisons:f
sector|secteur:m|sector:m|Branche:f
seminar|séminaire:m|seminario:m|Seminar/Seminare:n
shift|poste:m|turno:m|Schicht/Schichten:f
ship|navire:m|buque:m|Schiff/Schiffe+Schiffs:n
shoe|chaussure:f|zapato:m|Schuh/Schuhe:m
shop|boutique:f|tienda:f|Laden/Läden:m
shoulder|épaule:f|hombro:m|Schulter/Schultern:f
site|site:m|sede:f|Standort/Standorte:m
skill|compétence:f|competencia:f|Fähigkeit/Fähigkeiten:f
social media=|réseaux sociaux:mp|redes sociales:fp|soziale~ Medien:p
software=|logiciel:m|software:m=|Software:f=
specialism|spécialité:f|especialidad:f|Fachgebiet/Fachgebiete:n
spirit|esprit:m=|espíritu:m=|Geist:m=
staff=|personnel:m=|personal:m=|Personal:n=
stock|stock:m|existencias:fp|Bestand/Bestände+Lager:m
stone|pierre:f|piedra:f|Stein/Steine:m
storage|stockage:m=|almacenamiento:m=|Lagerung:f=
student|étudiant:m|estudiante:m|Studierend~:p
studio|studio:m|estudio:m|Studio/Studios:n
subsidy|subvention:f|subvención:f|Zuschuss/Zuschüsse:m
summer|été:m|verano:m|Sommer:m
supplier|fournisseur:m|proveedor:m|Lieferant/Lieferanten:mw
provider|prestataire:m|proveedor:m|Anbieter:m
supply|fourniture:f|suministro:m|Lieferung:f
surgery|cabinet:m|consultorio:m|Praxis/Praxen:f
survey|enquête:f|encuesta:f|Umfrage:f
table|table:f|mesa:f|Tisch/Tische:m
tax/taxes|impôt:m|impuesto:m|Steuer/Steuern:f
teacher|enseignant:m|docente:m|Lehrkraft/Lehrkräfte:f
team|équipe:f|equipo:m|Team/Teams:n
teenager|adolescent:m|adolescente:m|Jugendlich~:p
telephone|téléphone:m|teléfono:m|Telefon/Telefone:n
test|test:m|prueba:f|Test/Tests:m
theatre|théâtre:m|teatro:m|Theater:n
therapy|thérapie:f|terapia:f|Therapie:f
tile|tuile:f|teja:f|Dachziegel:m
time|fois:f=|vez/veces:f|Mal/Male+:n
tip|pourboire:m|propina:f|Trinkgeld/Trinkgelder:n
tool|outil:m|herramienta:f|Werkzeug/Werkzeuge:n
tourist|touriste:m|turista:m|Tourist/Touristen:mw
tower|tour:f|torre:f|Turm/Türme:m
town|ville:f|ciudad:f|Stadt/Städte:f
training=|formation:f=|formación:f=|Schulung:f
transport=|transport:m|transporte:m|Transport/Transporte:m
travel=|déplacements:mp|viajes:mp|Reisen+Reise:p
tree|arbre:m|árbol:m|Baum/Bäume:m
trial|essai:m|prueba:f|Probe:f
trip|voyage:m|viaje:m|Reise+Reise:f
trip|déplacement:m|viaje:m|Fahrt/Fahrten:f
uniform|tenue:f|uniforme:m|Uniform/Uniformen:f
user|utilisateur:m|usuario:m|Nutzer:m
van|fourgon:m|furgoneta:f|Transporter:m
vegetable|légume:m|verdura:f|Gemüse:n=
vehicle|véhicule:m|vehículo:m|Fahrzeug/Fahrzeuge:n
video|vidéo:f|vídeo:m|Video/Videos:n
visa|visa:m|visado:m|Visum/Visa:n
visit|visite:f|visita:f|Besuch/Besuche+Besuchs:m
visitor|visiteur:m|visitante:m|Besucher:m
voucher|chèque:m|vale:m|Gutschein/Gutscheine:m
wage|salaire:m|sueldo:m|Lohn/Löhne:m
warehouse|entrepôt:m|almacén:m|Lager:n
waste=|déchets:mp|residuos:mp|Abfall/Abfälle:m
watch/watches|montre:f|reloj:m|Uhr/Uhren+Uhren:f
water=|eau:f=|agua:f=|Wasser:n=
website|site web:m|web:f|Website/Websites:f
week|semaine:f|semana:f|Woche:f
weekend|week-end:m|fin de semana:m|Wochenende/Wochenenden+Wochenend:n
wholesaler|grossiste:m|mayorista:m|Großhändler:m
wine|vin:m|vino:m|Wein/Weine:m
winter|hiver:m|invierno:m|Winter:m
wood=|bois:m=|madera:f|Holz/Hölzer:n
work|travail:m=|trabajo:m=|Arbeit+Arbeits:f=
work permit|permis de travail:m=|permiso de trabajo:m|Arbeitserlaubnis/Arbeitserlaubnisse:f
working day|journée:f|jornada:f|Arbeitstag/Arbeitstage:m
workshop|atelier:m|taller:m|Werkstatt/Werkstätten:f
workshop|atelier:m|taller:m|Workshop/Workshops:m
year|an:m|año:m|Jahr/Jahre+Jahres:n
box/boxes|boîte:f|caja:f|Kiste:f
absence|absence:f|ausencia:f|Abwesenheit/Abwesenheiten:f
acceptance|acceptation:f=|aceptación:f=|Annahme:f
accident|accident:m|accidente:m|Unfall/Unfälle:m
accommodation=|logement:m=|alojamiento:m=|Unterkunft/Unterkünfte:f
advice=|conseil:m=|asesoramiento:m=|Beratung:f
advisory|conseil:m=|asesoramiento:m=|Beratung:f=
follow-up|suivi:m=|seguimiento:m=|Nachverfolgung:f=
agency/agencies|agence:f|agencia:f|Agentur/Agenturen:f
agenda|ordre du jour:m=|orden del día:m=|Tagesordnung:f
airport|aéroport:m|aeropuerto:m|Flughafen/Flughäfen:m
alarm|alarme:f|alarma:f|Alarm/Alarme:m
analysis/analyses|analyse:f|análisis:m=|Analyse:f
animal|animal:m|animal:m|Tier/Tiere:n
appointment|rendez-vous:m=|cita:f|Termin/Termine:m
apprenticeship|apprentissage:m=|formación dual:f=|Lehre:f
approval|validation:f|aprobación:f|Freigabe:f
archive|archive:f|archivo:m|Archiv/Archive:n
area|zone:f|zona:f|Bereich/Bereiche+Bereichs:m
arrival|arrivée:f|llegada:f|Anreise:f
artist|artiste:m|artista:m|Künstler:m
authority/authorities|autorité:f|autoridad:f|Behörde:f
batch/batches|lot:m|lote:m|Charge:f
beauty|beauté:f=|belleza:f=|Kosmetik:f=
benefit|avantage:m|beneficio:m|Zusatzleistung:f
birth|naissance:f|nacimiento:m|Geburt/Geburten:f
birth certificate|acte de naissance:m|certificado de nacimiento:m|Geburtsurkunde:f
blood sampling|prise de sang:f=|extracción de sangre:f=|Blutabnahme:f
board|conseil d’administration:m|consejo:m|Vorstand/Vorstände+Vorstands:m
booking|réservation:f|reserva:f|Buchung:f
brand|marque:f|marca:f|Marke:f
brewery/breweries|brasserie:f|cervecería:f|Brauerei/Brauereien:f
bridge|pont:m|puente:m|Brücke:f
brochure|brochure:f|folleto:m|Broschüre:f
bike|vélo:m|bicicleta:f|Fahrrad/Fahrräder:n
business/businesses|entreprise:f|empresa:f|Betrieb/Betriebe+Betriebs:m
buyer|acheteur:m|comprador:m|Einkäufer:m
cable|câble:m|cable:m|Kabel:n
camera|caméra:f|cámara:f|Kamera/Kameras:f
camp|camp:m|campamento:m|Lager:n
captain|capitaine:m|capitán:m|Kapitän/Kapitäne:m
caretaker|gardien:m|conserje:m|Hausmeister:m
car park|parking:m=|aparcamiento:m=|Parkplatz/Parkplätze:m
cash bonus|prime en espèces:f|bonus en efectivo:m|Geldprämie:f
cash handling|encaissement:m=|manejo de caja:m=|Umgang mit Bargeld:m=
catering=|restauration:f=|catering:m=|Catering:n=
cellar|cave:f|bodega:f|Keller:m
centre|centre:m|centro:m|Zentrum/Zentren:n
check|contrôle:m|control:m|Kontrolle:f
check-in|arrivée:f|check-in:m|Check-in/Check-ins:m
check-up|visite médicale:f|revisión médica:f|Vorsorgeuntersuchung:f
childcare|garde d’enfants:f=|guardería:f=|Kinderbetreuung:f=
childcare voucher|chèque garde d’enfants:m|cheque guardería:m|Gutschein für Kinderbetreuung/Gutscheine für Kinderbetreuung:m
Christmas|Noël:m=|Navidad:f=|Weihnachten+Weihnachts:n=
Christmas bonus|prime de Noël:f=|paga de Navidad:f=|Weihnachtsgeld:n=
civil engineering|travaux publics:mp|ingeniería civil:f=|Tiefbau:m=
claim|sinistre:m|siniestro:m|Schadensfall/Schadensfälle:m
coach driver|conducteur de car:m|conductor de autocar:m|Reisebusfahrer:m
collection|collecte:f|recogida:f|Abholung:f
commissioning|mise en service:f=|puesta en marcha:f=|Inbetriebnahme:f
communication|communication:f=|comunicación:f=|Kommunikation:f=
competition|concours:m=|competencia:f=|Wettbewerb/Wettbewerbe:m
component|composant:m|componente:m|Bauteil/Bauteile:n
composite|composite:m|composite:m|Verbundwerkstoff/Verbundwerkstoffe:m
construction|construction:f=|construcción:f=|Bau:m=
construction site|chantier:m|obra:f|Baustelle:f
consulting|conseil:m=|consultoría:f=|Beratung:f=
contact|contact:m|contacto:m|Kontakt/Kontakte:m
container|conteneur:m|contenedor:m|Container:m
control|commande:f|control:m|Steuerung:f
control cabinet|armoire électrique:f|cuadro eléctrico:m|Schaltschrank/Schaltschränke:m
cook|cuisinier:m|cocinero:m|Koch/Köche:m
core hours=|plages fixes:fp|horario troncal:m=|Kernarbeitszeit:f=
correction|correction:f|corrección:f|Korrektur/Korrekturen:f
court|tribunal/tribunaux:m|juzgado:m|Gericht/Gerichte+Gerichts:n
coworking|coworking:m=|coworking:m=|Coworking:n=
cover letter|lettre de motivation:f|carta de presentación:f|Anschreiben:n
crane|grue:f|grúa:f|Kran/Kräne:m
creation|création:f|creación:f|Erstellung:f
crew|équipe:f|cuadrilla:f|Crew/Crews:f
culture|culture:f|cultura:f|Kultur/Kulturen:f
cutting|coupe:f=|corte:m=|Zuschnitt/Zuschnitte:m
criminal record certificate|extrait de casier judiciaire:m|certificado de antecedentes penales:m|Führungszeugnis/Führungszeugnisse:n
data=|données:fp|datos:mp|Daten:p
database|base de données:f|base de datos:f|Datenbank/Datenbanken:f
data entry|saisie de données:f=|introducción de datos:f=|Datenerfassung:f=
data protection|protection des données:f=|protección de datos:f=|Datenschutz:m=
day off/days off|jour de repos:m|día libre:m|freie~ Tag/freie~ Tage:m
day shift|équipe de jour:f|turno de día:m|Tagschicht/Tagschichten:f
defect|défaut:m|defecto:m|Mangel/Mängel:m
delivery note|bon de livraison:m|albarán:m|Lieferschein/Lieferscheine:m
demo|démonstration:f|demo:f|Vorführung:f
department store|grand magasin:m|grandes almacenes:mp|Kaufhaus/Kaufhäuser:n
design system|design system:m|sistema de diseño:m|Designsystem/Designsysteme:n
device|appareil:m|dispositivo:m|Gerät/Geräte+Geräte:n
diagnosis/diagnoses|diagnostic:m|diagnóstico:m|Diagnose:f
diploma|diplôme:m|diploma:m|Diplom/Diplome:n
dish/dishes|plat:m|plato:m|Gericht/Gerichte:n
dispatch|expédition:f=|expedición:f=|Versand:m=
document|document:m|documento:m|Dokument/Dokumente+Dokumenten:n
documentation|documentation:f=|documentación:f=|Dokumentation:f
dog|chien:m|perro:m|Hund/Hunde+Hunde:m
dough|pâte:f|masa:f|Teig/Teige:m
draft|projet:m|borrador:m|Entwurf/Entwürfe:m
drawing|plan:m|plano:m|Zeichnung:f
dress code|code vestimentaire:m|código de vestimenta:m|Kleiderordnung:f
drink|boisson:f|bebida:f|Getränk/Getränke+Getränke:n
driver card|carte conducteur:f|tarjeta de conductor:f|Fahrerkarte:f
driving|conduite:f=|conducción:f=|Fahren+Fahr:n=
drone|drone:m|dron/drones:m|Drohne:f
duty/duties|tâche:f|tarea:f|Aufgabe:f
early shift|équipe du matin:f|turno de mañana:m|Frühschicht/Frühschichten:f
earnings=|revenus:mp|ingresos:mp|Verdienst:m=
Easter|Pâques:m=|Semana Santa:f=|Ostern+Oster:n=
e-commerce|e-commerce:m=|comercio electrónico:m=|E-Commerce:m=
education|éducation:f=|educación:f=|Bildung:f=
elderly care|soins aux personnes âgées:mp|cuidado de mayores:m=|Altenpflege:f=
electrical installation|installation électrique:f|instalación eléctrica:f|Elektroinstallation:f
emergency/emergencies|urgence:f|urgencia:f|Notfall/Notfälle:m
end|fin:f|fin:m|Ende/Enden:n
engine|moteur:m|motor:m|Motor/Motoren+Motoren:m
engineering|ingénierie:f=|ingeniería:f=|Technik:f=
biology|biologie:f=|biología:f=|Biologie:f=
chemistry|chimie:f=|química:f=|Chemie:f=
economics=|économie:f=|economía:f=|Wirtschaftswissenschaften:p
nursing|soins infirmiers:mp|enfermería:f=|Pflege+Pflege:f=
psychology|psychologie:f=|psicología:f=|Psychologie:f=
architecture|architecture:f=|arquitectura:f=|Architektur:f=
mathematics=|mathématiques:fp|matemáticas:fp|Mathematik:f=
statistics=|statistiques:fp|estadística:f=|Statistik:f=
pharmacy|pharmacie:f|farmacia:f|Apotheke:f
enquiry/enquiries|demande:f|consulta:f|Anfrage:f
admission ticket|billet:m|entradas:fp|Eintrittskarte:f
entrance|entrée:f|entrada:f|Eingang/Eingänge:m
environment|environnement:m|entorno:m|Umfeld/Umfelder:n
exhibition|exposition:f|exposición:f|Ausstellung:f
expert report|expertise:f|peritaje:m|Gutachten:n
extension|prolongation:f|prórroga:f|Verlängerung:f
fabric|tissu:m|tela:f|Stoff/Stoffe:m
farming=|agriculture:f=|agricultura:f=|Landwirtschaft:f=
fault|panne:f|avería:f|Störung:f
field work|travail de terrain:m=|trabajo de campo:m=|Feldarbeit:f=
finance=|finances:fp|finanzas:fp|Finanzen+Finanz:p
fire brigade|pompiers:mp|bomberos:mp|Feuerwehr:f=
fire safety|sécurité incendie:f=|protección contra incendios:f=|Brandschutz:m=
first aid=|premiers secours:mp|primeros auxilios:mp|erste~ Hilfe:f=
flexitime|horaires variables:mp|horario flexible:m=|Gleitzeit:f=
fleet|flotte:f|flota:f|Fuhrpark/Fuhrparks:m
flyer|flyer:m|folleto:m|Flyer:m
forest|forêt:f|bosque:m|Wald/Wälder:m
foundation|fondation:f|fundación:f|Stiftung:f
freezer|congélateur:m|congelador:m|Gefriertruhe:f
freight|fret:m=|carga:f=|Fracht:f=
fuel card|carte carburant:f|tarjeta de combustible:f|Tankkarte:f
full time|temps plein:m=|jornada completa:f=|Vollzeit:f=
fund|fonds:m=|fondo:m|Fonds:m
game|jeu/jeux:m|juego:m|Spiel/Spiele:n
gardening=|jardinage:m=|jardinería:f=|Gartenarbeit:f=
gardener|jardinier:m|jardinero:m|Gärtner:m
gas|gaz:m=|gas:m=|Gas:n=
glass/glasses|verre:m|vidrio:m|Glas/Gläser:n
goal|objectif:m|objetivo:m|Ziel/Ziele:n
good manners=|bonnes manières:fp|buenos modales:mp|gute~ Umgangsformen:p
goods-in|réception des marchandises:f=|recepción de mercancías:f=|Wareneingang:m=
graphic design|graphisme:m=|diseño gráfico:m=|Grafikdesign:n=
greenhouse|serre:f|invernadero:m|Gewächshaus/Gewächshäuser:n
green card|carte verte:f|green card:f|Greencard/Greencards:f
guard|vigile:m|vigilante:m|Wachperson/Wachpersonen:f
guideline|directive:f|directriz/directrices:f|Richtlinie:f
gym|salle de sport:f|gimnasio:m|Fitnessstudio/Fitnessstudios:n
hall|salle:f|sala:f|Saal/Säle:m
harbour|port:m|puerto:m|Hafen/Häfen:m
harvest|récolte:f|cosecha:f|Ernte+Ernte:f
heating=|chauffage:m=|calefacción:f=|Heizung:f=
height|hauteur:f|altura:f|Höhe:f
hiking|randonnée:f=|senderismo:m=|Wandern+Wander:n=
hiking group|groupe de randonnée:m|grupo de senderismo:m|Wandergruppe:f
hospitality|hôtellerie-restauration:f=|hostelería:f=|Gastgewerbe:n=
hygiene=|hygiène:f=|higiene:f=|Hygiene+Hygiene:f=
implementation|mise en œuvre:f=|implantación:f=|Umsetzung:f
improvement|amélioration:f|mejora:f|Verbesserung:f
income|revenu:m|ingreso:m|Einkommen:n
induction|formation d’intégration:f=|formación inicial:f=|Einarbeitung:f=
industry/industries|industrie:f|industria:f|Branche:f
information=|informations:fp|información:f=|Informationen+Informations:p
infrastructure|infrastructure:f|infraestructura:f|Infrastruktur/Infrastrukturen:f
inspection|inspection:f|inspección:f|Inspektion:f
installation|installation:f|instalación:f|Installation:f
instrument|instrument:m|instrumento:m|Instrument/Instrumente:n
insurer|assureur:m|aseguradora:f|Versicherer:m
intake|accueil:m=|recepción:f=|Aufnahme:f
integration|intégration:f|integración:f|Integration:f
internship|stage:m|prácticas:fp|Praktikum/Praktika+Praktikums:n
interpreting|interprétation:f=|interpretación:f=|Dolmetschen:n=
invoicing|facturation:f=|facturación:f=|Rechnungsstellung:f=
irrigation|irrigation:f=|riego:m=|Bewässerung:f=
item|article:m|artículo:m|Artikel:m
jewellery=|bijouterie:f=|joyería:f=|Schmuck:m=
job|poste:m|puesto:m|Stelle:f
journey|trajet:m|trayecto:m|Fahrt/Fahrten:f
key|clé:f|llave:f|Schlüssel:m
key account|grand compte:m|gran cuenta:f|Großkunde/Großkunden:mw
laboratory supplies=|fournitures de laboratoire:fp|material de laboratorio:m=|Laborbedarf:m=
landscape|paysage:m|paisaje:m|Landschaft:f
late shift|équipe de l’après-midi:f|turno de tarde:m|Spätschicht/Spätschichten:f
laundry|blanchisserie:f|lavandería:f|Wäscherei/Wäschereien:f
lawyer|avocat:m|abogado:m|Anwalt/Anwälte+Anwalts:m
leadership|encadrement:m=|liderazgo:m=|Führung:f=
learning|apprentissage:m=|aprendizaje:m=|Lernen+Lern:n=
lift|ascenseur:m|ascensor:m|Aufzug/Aufzüge+Aufzugs:m
lighting=|éclairage:m=|iluminación:f=|Beleuchtung:f=
line|ligne:f|línea:f|Linie:f
list|liste:f|lista:f|Liste:f
livestock=|bétail:m=|ganado:m=|Vieh:n=
load|charge:f|carga:f|Ladung:f
loan|prêt:m|préstamo:m|Darlehen:n
locker|casier:m|taquilla:f|Spind/Spinde:m
logistics=|logistique:f=|logística:f=|Logistik:f=
maker|fabricant:m|fabricante:m|Hersteller:m
manager|responsable:m|responsable:m|Führungskraft/Führungskräfte:f
manufacturer|fabricant:m|fabricante:m|Hersteller:m
manufacturing|fabrication:f=|fabricación:f=|Fertigung:f=
map|carte:f|mapa:m|Landkarte:f
marketing|marketing:m=|marketing:m=|Marketing:n=
masonry|maçonnerie:f=|albañilería:f=|Mauerwerk:n=
meal allowance|indemnité de repas:f|dieta de comida:f|Essenszuschuss/Essenszuschüsse:m
meal card|carte restaurant:f|tarjeta restaurante:f|Essenskarte:f
measuring tool|instrument de mesure:m|instrumento de medida:m|Messgerät/Messgeräte:n
mechanic|mécanicien:m|mecánico:m|Mechaniker:m
mechanics=|mécanique:f=|mecánica:f=|Mechanik:f=
medicine|médicament:m|medicamento:m|Medikament/Medikamente+Medikamenten:n
medical visit|visite médicale:f|visita médica:f|Arztbesuch/Arztbesuche:m
member|membre:m|miembro:m|Mitglied/Mitglieder+Mitglieder:n
microbiology|microbiologie:f=|microbiología:f=|Mikrobiologie:f=
milk=|lait:m=|leche:f=|Milch:f=
meeting minutes=|comptes rendus:mp|actas:fp|Protokolle:p
moderation|modération:f=|moderación:f=|Moderation:f=
monitoring|surveillance:f=|supervisión:f=|Überwachung:f=
mortgage|prêt immobilier:m|hipoteca:f|Hypothek/Hypotheken:f
mountain|montagne:f|montaña:f|Berg/Berge:m
music=|musique:f=|música:f=|Musik:f=
nature=|nature:f=|naturaleza:f=|Natur:f=
neighbourhood|quartier:m|barrio:m|Viertel:n
network|réseau/réseaux:m|red/redes:f|Netzwerk/Netzwerke:n
night shift|équipe de nuit:f|turno de noche:m|Nachtschicht/Nachtschichten:f
night supplement|prime de nuit:f|plus de nocturnidad:m=|Nachtzuschlag/Nachtzuschläge:m
notary commission|commission de notaire:f|licencia de notary public:f
nurse|infirmier:m|enfermero:m|Pflegekraft/Pflegekräfte:f
object|objet:m|objeto:m|Objekt/Objekte:n
objective|objectif:m|objetivo:m|Ziel/Ziele:n
offer|offre:f|oferta:f|Angebot/Angebote+Angebots:n
office day|jour de bureau:m|día de oficina:m|Bürotag/Bürotage:m
oil|huile:f|aceite:m|Öl/Öle:n
olive|olive:f|aceituna:f|Olive:f
olive oil|huile d’olive:f=|aceite de oliva:m=|Olivenöl:n=
on-call duty|astreinte:f|guardia:f|Rufbereitschaft:f=
on-call week|semaine d’astreinte:f|semana de guardia:f|Bereitschaftswoche:f
oncology|oncologie:f=|oncología:f=|Onkologie:f=
opening|ouverture:f|apertura:f|Eröffnung:f
opening hours=|horaires d’ouverture:mp|horario de apertura:m=|Öffnungszeiten:p
operating theatre|bloc opératoire:m|quirófano:m|Operationssaal/Operationssäle:m
operation|opération:f|operación:f|Vorgang/Vorgänge:m
operations=|exploitation:f=|operaciones:fp|Betrieb:m=
organisation|organisation:f|organización:f|Organisation:f
outing|sortie:f|excursión:f|Ausflug/Ausflüge:m
oven|four:m|horno:m|Ofen/Öfen:m
overnight stay|nuitée:f|pernoctación:f|Übernachtung:f
oxygen|oxygène:m=|oxígeno:m=|Sauerstoff:m=
pallet|palette:f|palé:m|Palette:f
parental leave|congé parental:m=|permiso parental:m=|Elternzeit:f=
parents' evening|réunion de parents:f|reunión de padres:f|Elternabend/Elternabende:m
part time|temps partiel:m=|jornada parcial:f=|Teilzeit:f=
participant|participant:m|participante:m|Teilnehmend~+Teilnehmer:p
party/parties|fête:f|fiesta:f|Feier/Feiern:f
passport|passeport:m|pasaporte:m|Pass/Pässe:m
path|parcours:m=|camino:m|Weg/Wege:m
pay|salaire:m=|sueldo:m=|Lohn:m=
pay rise|augmentation de salaire:f|subida salarial:f|Gehaltserhöhung:f
pay scale|barème:m|convenio:m|Lohntabelle:f
peak season|haute saison:f|temporada alta:f|Hochsaison:f=
penalty|pénalité:f|penalización:f|Strafe:f
permit|permis:m=|permiso:m|Genehmigung:f
pesticide|pesticide:m|fitosanitario:m|Pflanzenschutzmittel:n
pesticide licence|certificat phytosanitaire:m|carné de fitosanitarios:m|Sachkundenachweis Pflanzenschutz/Sachkundenachweise Pflanzenschutz:m
pet|animal de compagnie:m|mascota:f|Haustier/Haustiere:n
picker|cueilleur:m|recolector:m|Erntehelfer:m
pipe|tuyau/tuyaux:m|tubería:f|Rohr/Rohre:n
pipeline|pipeline:m|pipeline:m|Pipeline/Pipelines:f
plan|plan:m|plan:m|Plan/Pläne:m
planner|planificateur:m|planificador:m|Planer:m
plaster|plâtre:m=|yeso:m=|Putz:m=
pool|piscine:f|piscina:f|Schwimmbad/Schwimmbäder:n
portfolio|portfolio:m|portfolio:m|Portfolio/Portfolios:n
post|poste:m|puesto:m|Stelle:f
press|presse:f=|prensa:f=|Presse+Presse:f=
press relations=|relations presse:fp|relaciones con la prensa:fp|Pressearbeit:f=
press release|communiqué de presse:m|nota de prensa:f|Pressemitteilung:f
procedure|procédure:f|procedimiento:m|Verfahren+Verfahrens:n
process/processes|processus:m=|proceso:m|Prozess/Prozesse:m
processing|traitement:m=|tramitación:f=|Bearbeitung:f=
profit|bénéfice:m|beneficio:m|Gewinn/Gewinne:m
profit share|intéressement:m=|participación en beneficios:f=|Gewinnbeteiligung:f
property management|gestion immobilière:f=|administración de fincas:f=|Hausverwaltung:f=
prospecting|prospection:f=|prospección:f=|Kundengewinnung:f=
protective equipment|équipement de protection:m=|equipo de protección:m=|Schutzausrüstung:f=
prototype|prototype:m|prototipo:m|Prototyp/Prototypen+Prototypen:m
psychological support|soutien psychologique:m=|apoyo psicológico:m=|psychologische~ Unterstützung:f=
public transport=|transports en commun:mp|transporte público:m=|öffentliche~ Verkehrsmittel:p
pupil|élève:m|alumno:m|Schüler:m
qualification|qualification:f|titulación:f|Qualifikation:f
quality assurance|assurance qualité:f=|aseguramiento de calidad:m=|Qualitätssicherung:f=
quality control|contrôle qualité:m=|control de calidad:m=|Qualitätskontrolle:f
railway|chemin de fer:m=|ferrocarril:m=|Bahn:f=
raw material|matière première:f|materia prima:f|Rohstoff/Rohstoffe:m
receipt|reçu:m|recibo:m|Beleg/Belege:m
recognition|reconnaissance:f=|homologación:f=|Anerkennung:f=
record|registre:m|registro:m|Aufzeichnung:f
recruiting|recrutement:m=|selección:f=|Personalgewinnung:f=
refund|remboursement:m|reembolso:m|Erstattung:f
refurbishment|rénovation:f|reforma:f|Renovierung:f
region|région:f|región:f|Region:f
rehabilitation|rééducation:f=|rehabilitación:f=|Rehabilitation:f=
rehabilitation centre|centre de rééducation:m|centro de rehabilitación:m|Rehazentrum/Rehazentren:n
relationship|relation:f|relación:f|Beziehung:f
relocation costs=|frais de déménagement:mp|gastos de mudanza:mp|Umzugskosten:p
relocation package|aide au déménagement:f=|paquete de reubicación:m=|Umzugshilfe:f
renewal|renouvellement:m|renovación:f|Verlängerung:f
renovation|rénovation:f|reforma:f|Renovierung:f
research=|recherche:f=|investigación:f=|Forschung:f=
researcher|chercheur:m|investigador:m|Forschend~:p
reservation|réservation:f|reserva:f|Reservierung:f
residence permit|titre de séjour:m|permiso de residencia:m|Aufenthaltstitel:m
rest time=|repos:m=|descanso:m=|Ruhe+Ruhe:f=
rest day|jour de repos:m|día de descanso:m|Ruhetag/Ruhetage:m
result|résultat:m|resultado:m|Ergebnis/Ergebnisse:n
retail=|commerce de détail:m=|comercio minorista:m=|Einzelhandel+Einzelhandels:m=
return|retour:m|devolución:f|Retoure:f
review|revue:f|revisión:f|Überprüfung:f
risk|risque:m|riesgo:m|Risiko/Risiken:n
road|route:f|carretera:f|Straße:f
role|rôle:m|función:f|Rolle:f
roof|toit:m|tejado:m|Dach/Dächer:n
rota|planning:m|cuadrante:m|Dienstplan/Dienstpläne:m
planning|planning:m|planificación:f|Planung:f
round|tour:m|ronda:f|Runde:f
salmon|saumon:m|salmón:m|Lachs/Lachse:m
sample|échantillon:m|muestra:f|Probe:f
scaffolding=|échafaudage:m=|andamios:mp|Gerüst/Gerüste+Gerüst:n
school holidays=|vacances scolaires:fp|vacaciones escolares:fp|Schulferien:p
science|science:f|ciencia:f|Wissenschaft:f
sea|mer:f|mar:m|Meer/Meere:n
season ticket|abonnement:m|abono:m|Monatskarte:f
season pass|forfait saison:m|forfait de temporada:m|Saisonkarte:f
security=|sécurité:f=|seguridad:f=|Sicherheit:f=
security clearance|habilitation de sécurité:f|habilitación de seguridad:f|Sicherheitsüberprüfung:f
sensor|capteur:m|sensor:m|Sensor/Sensoren:m
series|série:f|serie:f|Serie:f
service|service:m|servicio:m|Service:m
service provider|prestataire:m|proveedor de servicios:m|Dienstleister:m
session|séance:f|sesión:f|Sitzung:f
set-up|mise en place:f=|montaje:m=|Aufbau:m=
sewing=|couture:f=|costura:f=|Nähen+Näh:n=
sheet metal|tôlerie:f=|chapa:f=|Blech:n=
shelf/shelves|rayon:m|estante:m|Regal/Regale:n
shift allowance|prime de poste:f|plus de turnicidad:m=|Schichtzulage:f
shift change|changement d’équipe:m|cambio de turno:m|Schichtwechsel:m
shift leader|chef d’équipe:m|jefe de turno:m|Schichtleitung:f
shift plan|planning des équipes:m|cuadrante de turnos:m|Schichtplan/Schichtpläne:m
shift planning|planification des équipes:f=|planificación de turnos:f=|Schichtplanung:f=
shift work|travail posté:m=|trabajo a turnos:m=|Schichtarbeit:f=
shift system|travail posté:m=|sistema de turnos:m|Schichtsystem/Schichtsysteme:n
shipment|envoi:m|envío:m|Sendung:f
shipping|expédition:f=|envíos:mp|Versand:m=
shop floor|atelier:m|planta:f|Fertigungshalle:f
shopping|courses:fp|compra:f=|Einkäufe:p
signature|signature:f|firma:f|Unterschrift/Unterschriften:f
sick leave|arrêt maladie:m=|baja médica:f=|Krankenstand:m=
ski pass|forfait de ski:m|forfait de esquí:m|Skipass/Skipässe:m
sketch/sketches|croquis:m=|boceto:m|Skizze:f
sleep|sommeil:m=|sueño:m=|Schlaf:m=
snack|collation:f|tentempié:m|Snack/Snacks:m
snow=|neige:f=|nieve:f=|Schnee:m=
software company|éditeur de logiciels:m|empresa de software:f|Softwarefirma/Softwarefirmen:f
floor|sol:m|suelo:m|Boden/Böden:m
soil=|terre:f|tierra:f|Erdreich:n=
spare part|pièce de rechange:f|pieza de repuesto:f|Ersatzteil/Ersatzteile:n
specialist|spécialiste:m|especialista:m|Fachkraft/Fachkräfte:f
spring|printemps:m=|primavera:f=|Frühjahr:n=
staff housing|logement du personnel:m=|alojamiento para el personal:m=|Personalunterkunft/Personalunterkünfte:f
staff meal|repas du personnel:m=|comida de personal:f|Personalessen:n
stable|écurie:f|cuadra:f|Stall/Ställe:m
stage|scène:f|escenario:m|Bühne:f
stand|stand:m|stand:m|Stand/Stände:m
standard|norme:f|norma:f|Standard/Standards:m
start|début:m|inicio:m|Beginn:m=
state examination|examen d’État:m|examen estatal:m|Staatsexamen:n
station|gare:f|estación:f|Bahnhof/Bahnhöfe:m
stock option|stock-option:f|opción sobre acciones:f|Aktienoption:f
stop|arrêt:m|parada:f|Haltestelle:f
store|magasin:m|tienda:f|Filiale:f
story/stories|histoire:f|historia:f|Geschichte:f
strategy/strategies|stratégie:f|estrategia:f|Strategie:f
strawberry/strawberries|fraise:f|fresa:f|Erdbeere:f
street|rue:f|calle:f|Straße:f
study/studies|étude:f|estudio:m|Studie:f
subscriber|abonné:m|suscriptor:m|Abonnent/Abonnenten:mw
subscription|abonnement:m|suscripción:f|Abonnement/Abonnements:n
subtitle|sous-titre:m|subtítulo:m|Untertitel:m
supermarket|supermarché:m|supermercado:m|Supermarkt/Supermärkte:m
supervision|supervision:f=|supervisión:f=|Aufsicht:f=
supplement|supplément:m|suplemento:m|Zuschlag/Zuschläge:m
supply chain|chaîne logistique:f=|cadena de suministro:f=|Lieferkette:f
support|soutien:m=|apoyo:m=|Unterstützung:f=
surface|surface:f|superficie:f|Oberfläche:f
surgery hours=|heures de consultation:fp|horario de consulta:m=|Sprechzeiten:p
system|système:m|sistema:m|System/Systeme:n
tablet|tablette:f|tableta:f|Tablet/Tablets:n
talk|conférence:f|charla:f|Vortrag/Vorträge:m
target|objectif:m|objetivo:m|Ziel/Ziele:n
task|tâche:f|tarea:f|Aufgabe:f
tax return|déclaration d’impôts:f|declaración de impuestos:f|Steuererklärung:f
teaching|enseignement:m=|docencia:f=|Unterricht+Unterrichts:m=
teaching hour|heure de cours:f|hora lectiva:f|Unterrichtsstunde:f
team leader|chef d’équipe:m|jefe de equipo:m|Teamleitung:f
team spirit|esprit d’équipe:m=|espíritu de equipo:m=|Teamgeist:m=
teamwork=|travail d’équipe:m=|trabajo en equipo:m=|Teamarbeit:f=
technician|technicien:m|técnico:m|Techniker:m
technology/technologies|technologie:f|tecnología:f|Technologie:f
telephone call|appel téléphonique:m|llamada telefónica:f|Telefonat/Telefonate:n
tenant|locataire:m|inquilino:m|Mieter:m
tender|appel d’offres:m|licitación:f|Ausschreibung:f
testing|tests:mp|pruebas:fp|Tests:p
text|texte:m|texto:m|Text/Texte:m
ticket|ticket:m|ticket/tickets:m|Ticket/Tickets:n
title|titre:m|título:m|Titel:m
tour|visite guidée:f|visita guiada:f|Führung:f
tourism|tourisme:m=|turismo:m=|Tourismus:m=
toy|jouet:m|juguete:m|Spielzeug/Spielzeuge:n
traceability|traçabilité:f=|trazabilidad:f=|Rückverfolgbarkeit:f=
trade|métier:m|oficio:m|Handwerk:n=
trade fair|salon:m|feria:f|Messe+Messe:f
trade union|syndicat:m|sindicato:m|Gewerkschaft:f
traffic|circulation:f=|tráfico:m=|Verkehr+Verkehrs:m=
train|train:m|tren:m|Zug/Züge+Zug:m
trainee|stagiaire:m|aprendiz:m|Auszubildend~:p
trainer|formateur:m|formador:m|Trainer:m
training allowance|budget de formation:m|ayuda para formación:f|Weiterbildungsbudget/Weiterbildungsbudgets:n
training as a cook|formation de cuisinier:f=|formación de cocinero:f=|Ausbildung als Koch:f=
translation|traduction:f|traducción:f|Übersetzung:f
translator|traducteur:m|traductor:m|Übersetzer:m
travel cost|frais de déplacement:mp|gasto de viaje:m|Reisekosten:p
travel time|temps de trajet:m=|tiempo de desplazamiento:m=|Fahrzeit/Fahrzeiten:f
treatment|soin:m|tratamiento:m|Behandlung:f
trial day|journée d’essai:f|día de prueba:m|Probetag/Probetage:m
truck|camion:m|camión:m|Lkw:m
turnover|chiffre d’affaires:m=|facturación:f=|Umsatz/Umsätze:m
tutoring|tutorat:m=|tutoría:f=|Nachhilfe:f=
tyre|pneu:m|neumático:m|Reifen:m
university/universities|université:f|universidad:f|Universität:f
update|mise à jour:f|actualización:f|Aktualisierung:f
vacation|vacances:fp|vacaciones:fp|Urlaub:m=
vaccination|vaccination:f|vacuna:f|Impfung:f
variable pay|part variable:f=|variable:m=|variable~ Vergütung:f=
variety|variété:f=|variedad:f=|Abwechslung:f=
vet|vétérinaire:m|veterinario:m|Tierarzt/Tierärzte:m
veterinary clinic|clinique vétérinaire:f|clínica veterinaria:f|Tierklinik/Tierkliniken:f
vineyard|vignoble:m|viñedo:m|Weinberg/Weinberge:m
visitor centre|centre d’accueil:m|centro de visitantes:m|Besucherzentrum/Besucherzentren:n
voice|voix:f=|voz/voces:f|Stimme:f
volunteer|bénévole:m|voluntario:m|Freiwillig~:p
wait|attente:f|espera:f|Wartezeit/Wartezeiten:f
waiter|serveur:m|camarero:m|Servicekraft/Servicekräfte:f
wall|mur:m|pared:f|Wand/Wände:f
ward|service:m|planta:f|Station:f
washing|lavage:m=|lavado:m=|Wäsche:f=
welding=|soudure:f=|soldadura:f=|Schweißen+Schweiß:n=
welding certificate|licence de soudeur:f|homologación de soldador:f|Schweißschein/Schweißscheine:m
wind farm|parc éolien:m|parque eólico:m|Windpark/Windparks:m
winegrowing|viticulture:f=|viticultura:f=|Weinbau:m=
work clothes=|tenue de travail:f|ropa de trabajo:f=|Arbeitskleidung:f=
worker|ouvrier:m|trabajador:m|Arbeitskraft/Arbeitskräfte:f
workforce|personnel:m=|plantilla:f=|Belegschaft:f
working hours=|horaires de travail:mp|horario de trabajo:m=|Arbeitszeiten:p
working student|étudiant salarié:m|estudiante en prácticas:m|Werkstudent/Werkstudenten:mw
workplace|poste de travail:m|puesto de trabajo:m|Arbeitsplatz/Arbeitsplätze:m
works council|comité d’entreprise:m|comité de empresa:m|Betriebsrat/Betriebsräte:m
wound care|soins des plaies:mp|curas:fp|Wundversorgung:f=
youth work|animation jeunesse:f=|trabajo con jóvenes:m=|Jugendarbeit:f=
building site|chantier:m|obra:f|Baustelle:f
kid|enfant:m|niño:m|Kind/Kinder+Kinder:n
USA|États-Unis:mp|EEUU:m=|USA:p
Pacific time|heure du Pacifique:f=|hora del Pacífico:f=
flexible start time|horaire d’arrivée flexible:m|horario flexible de entrada:m|flexible~ Arbeitsbeginn:m=
remote work|travail à distance:m=|modalidad remota:f=|Homeoffice:n=
visit|visite:f|visita:f|Besuch/Besuche+Besuchs:m
boot|botte:f|bota:f|Stiefel:m
helmet|casque:m|casco:m|Helm/Helme:m
accessibility|accessibilité:f=|accesibilidad:f=|Barrierefreiheit:f=
bank reconciliation|rapprochement bancaire:m|conciliación bancaria:f
cabin|cabine:f|camarote:m|Kabine:f
club|club:m|club:m|Verein/Vereine+Vereins:m
customer advice|conseil client:m=|asesoramiento al cliente:m=|Kundenberatung:f=
dashboard|tableau de bord/tableaux de bord:m|cuadro de mando:m|Dashboard/Dashboards:n
dashboard|tableau de bord/tableaux de bord:m|tablero:m|Dashboard/Dashboards:n
enclosure|enclos:m=|recinto:m|Gehege:n
handball|handball:m=|balonmano:m=|Handball:m=
maternity cover|remplacement de congé maternité:m=|sustitución por maternidad:f=|Elternzeitvertretung:f
medtech|medtech:f|medtech:f|Medizintechnik:f=
passenger|passager:m|pasajero:m|Fahrgast/Fahrgäste:m
performance bonus|prime sur objectifs/primes sur objectifs:f|incentivo por objetivos:m|Leistungsprämie:f
philosophy|philosophie:f=|filosofía:f=|Philosophie:f=
sailing|voile:f=|vela:f=|Segeln+Segel:n=
staff discount|remise du personnel:f|descuento de personal:m|Personalrabatt/Personalrabatte:m
tractor|tracteur:m|tractor:m|Traktor/Traktoren+Traktor:m
transport allowance|indemnité de transport:f|auxilio de transporte:m|Fahrtkostenzuschuss/Fahrtkostenzuschüsse:m
transport allowance|indemnité de transport:f|ayuda al transporte:f|Fahrtkostenzuschuss/Fahrtkostenzuschüsse:m
vine pruning|taille de la vigne:f=|poda de la viña:f=|Rebschnitt:m=
work area|zone de travail:f|área de trabajo:f|Arbeitsbereich/Arbeitsbereiche:m
baker|boulanger:m|panadero:m|Bäcker:m
bike pass/bike passes|abonnement vélo:m|abono de bici:m
child/children|enfant:m|hijo:m|Kind/Kinder+Kinder:n
head office|siège:m|sede central:f|Hauptsitz/Hauptsitze:m
zip|fermeture éclair:f|cremallera:f|Reißverschluss/Reißverschlüsse:m
ride-sharing|covoiturage:m=|viajes compartidos:mp
pastry/pastries|viennoiserie:f|bollería:f=|Gebäck:n=
bread=|pain:m|pan/panes:m|Brot/Brote:n
sourdough bread|pain au levain:m|pan de masa madre:m|Sauerteigbrot/Sauerteigbrote:n
canning factory|conserverie:f|conservera:f|Konservenfabrik/Konservenfabriken:f
private banking|banque privée:f=|banca privada:f=|Private Banking:n=
hotel group|groupe hôtelier:m|grupo hotelero:m|Hotelgruppe:f
help desk|service d’assistance:m=|mesa de ayuda:f|Helpdesk/Helpdesks:m
bonus|prime:f|bono:m|Prämie:f
year-end bonus|prime de fin d’année:f|bono de fin de año:m|Jahresendprämie:f
annual bonus|prime annuelle:f|bono anual:m|Jahresprämie:f
end-of-year bonus|prime de fin d’année:f|prima de fin de año:f
thirteenth salary|treizième mois:m=|aguinaldo:m=|13. Monatsgehalt:n=
language bonus|prime de langue:f|plus de idiomas:m=|Sprachzulage:f
working at height|travail en hauteur:m=|trabajo en altura:m=|Arbeit in der Höhe:f=
electrical certification|habilitation électrique:f|habilitación eléctrica:f
certification|habilitation:f|certificación:f|Zertifizierung:f
meal basket allowance|panier repas:m|plus de comida:m=
overnight allowance|prime de découché:f|plus de pernocta:m=|Übernachtungspauschale:f
bank card|carte bancaire:f|tarjeta:f|Bankkarte:f
lunch box|panier repas:m|fiambrera:f
registration fee|frais d’inscription:mp|matrícula:f|Anmeldegebühr/Anmeldegebühren:f
school fee|frais de scolarité:mp|matrícula escolar:f|Schulgebühr/Schulgebühren:f
split shift|horaire coupé:m|turno partido:m|geteilte~ Dienst/geteilte~ Dienste:m
continuous day|journée continue:f|jornada continua:f
rotating shift|horaire tournant:m|turno rotativo:m|Wechselschicht/Wechselschichten:f
rotating shift|poste tournant:m|turno rodado:m|Wechselschicht/Wechselschichten:f
teaching hour|heure d’enseignement:f|hora lectiva:f|Unterrichtsstunde:f
form tutoring|tutorat de classe:m=|tutoría:f
baggage=|bagages:mp|equipaje:m=|Gepäck:n=
barrel|fût:m|barrica:f|Fass/Fässer:n
estate agency/estate agencies|agence immobilière:f|inmobiliaria:f|Immobilienbüro/Immobilienbüros:n
immigration firm|cabinet d’immigration:m|despacho de inmigración:m
asylum|asile:m=|asilo:m=|Asyl:n=
asylum claim|demande d’asile:f|solicitud de asilo:f|Asylantrag/Asylanträge:m
declaration|déclaration:f|declaración:f|Erklärung:f
federal holiday|jour férié fédéral:m|festivo federal:m
client intake|accueil des clients:m=|recepción de clientes:f=
paid leave|congés payés:mp|vacaciones pagadas:fp|bezahlte~ Urlaub:m=
coworking allowance|indemnité de coworking:f|ayuda para coworking:f
equipment loan|prêt de matériel:m|préstamo de equipo:m
profession|métier:m|profesión:f|Beruf/Berufe+Berufs:m
skilled worker's certificate|certificat d’ouvrier qualifié:m|certificado de oficial:m
movement|mouvement d’horlogerie:m|movimiento de reloj:m
on site training|formation sur site:f|formación en el puesto:f
workwear|vêtements de travail:mp|ropa laboral:f=|Arbeitskleidung:f=
salary|rémunération:f|retribución:f|Gehalt/Gehälter+Gehalts:n
salary|rémunération:f|remuneración:f|Gehalt/Gehälter+Gehalts:n
company|société:f|compañía:f|Unternehmen+Unternehmens:n
company|société:f|sociedad:f|Unternehmen+Unternehmens:n
cover|remplacement:m|sustitución:f|Vertretung:f
flat|appartement:m|departamento:m|Wohnung:f
help=|aide:f|apoyo:m|Hilfe+Hilfs:f
job offer|offre d’emploi:f|oferta de empleo:f|Stellenangebot/Stellenangebote:n
client|client:m|clienta:f|Kunde/Kunden:mw
supplier|fournisseur:m|suministrador:m|Lieferant/Lieferanten:mw
holiday|vacances:fp|vacación/vacaciones:f|Urlaub+Urlaubs:m=
vehicle|véhicule:m|coche:m|Fahrzeug/Fahrzeuge:n
shop|magasin:m|tienda:f|Laden/Läden:m
shop|commerce:m|comercio:m|Laden/Läden:m
order|commande:f|orden:f|Bestellung/Bestellungen+Bestell:f
waiting list|liste d’attente:f|lista de espera:f|Warteliste:f
report|compte rendu:m|reporte:m|Bericht/Berichte+Berichts:m
file|dossier:m|archivo:m|Akte:f
file|dossier:m|carpeta:f|Akte:f
network|réseau/réseaux:m|red/redes:f|Netzwerk/Netzwerke:n
trip|voyage:m|desplazamiento:m|Reise+Reise:f
mobile phone|portable:m|celular:m|Handy/Handys:n
computer|ordinateur:m|computadora:f|Computer:m
computer|ordinateur:m|ordenador:m|Computer:m
course|cursus:m=|capacitación:f|Kurs/Kurse:m
public holiday|jour férié:m|festivo:m|Feiertag/Feiertage:m
bonus|bonus:m=|incentivo:m|Prämie:f
bonus|prime:f|prima:f|Prämie:f
night|nuitée:f|noche:f|Nacht/Nächte:f
hour|heure:f|h:f=|Stunde:f
hour|h:f=|hs:f=|Stunde:f
hour|heure:f|hrs:f=|Stunde:f
person|collaborateur:m|persona:f|Person/Personen+Personen:f
employee|collaborateur:m|trabajador:m|Mitarbeitend~+Mitarbeiter:p
staff=|salariés:mp|plantilla:f=|Personal:n=
pay|paie:f=|sueldo:m|Lohn:m=
monthly pay|mensualité:f|mensualidad:f|Monatslohn/Monatslöhne:m
payment|versement:m|paga:f|Zahlung:f
master's degree|master:m|máster:m|Masterabschluss/Masterabschlüsse:m
bachelor's degree|licence:f|licenciatura:f|Bachelorabschluss/Bachelorabschlüsse:m
teaching qualification|diplôme d’enseignement:m|máster de profesorado:m
permit|autorisation:f|autorización:f|Genehmigung:f
warehouse|dépôt:m|depósito:m|Lager:n
salmon farm|ferme à saumons:f|salmonera:f
mortality|mortalité:f=|mortalidad:f=
motorboat|bateau à moteur:m|lancha:f
safety course|cours de sécurité:m=|curso de seguridad:m|Sicherheitskurs/Sicherheitskurse:m
olive oil mill|moulin à huile:m|almazara:f
time slot|créneau/créneaux:m|franja horaria:f|Zeitfenster:n
inner tube|chambre à air:f|cámara de aire:f
cargo bike|vélo cargo/vélos cargo:m|bicicleta de carga:f|Lastenrad/Lastenräder:n
sales target|objectif de vente:m|objetivo de ventas:m|Verkaufsziel/Verkaufsziele:n
mobile app|application mobile:f|aplicación móvil:f|mobile~ App/mobile~ Apps:f
app|application:f|aplicación:f|App/Apps:f
lift pass|carte de remontées:f|forfait:m
`

/**
 * In the masculine; the French feminine stands behind a comma where no rule makes it, "^" ahead of what stands ahead of its
 * noun. German by the stem, with that of the bent forms behind a comma; "=" is never bent.
 */
export const ADJECTIVES = `
additional|supplémentaire|adicional|zusätzlich
administrative|administratif|administrativo|administrativ
advanced|avancé|avanzado|fortgeschritten
annual|annuel|anual|jährlich
artisan|artisanal|artesanal|handwerklich
bilingual|bilingue|bilingüe|zweisprachig
central|central|central|zentral
clean|propre|limpio|sauber
clinical|clinique|clínico|klinisch
closed|fermé|cerrado|geschlossen
cold|froid|frío|kalt
commercial|commercial|mercantil|kaufmännisch
complex|complexe|complejo|komplex
corporate|d’entreprise|corporativo
criminal|pénal|penal
dental|dentaire|dental|zahnärztlich
digital|numérique|digital|digital
domestic|domestique|doméstico|häuslich
economic|économique|económico|wirtschaftlich
electric|électrique|eléctrico|elektrisch
electronic|électronique|electrónico|elektronisch
equivalent|équivalent|equivalente|gleichwertig
expert|expert|experto|erfahren
family-run|familial|familiar|familiengeführt
financial|financier|financiero|finanziell
fixed|fixe|fijo|fest
flexible|flexible|flexible|flexibel,flexibl
foreign|étranger|extranjero|ausländisch
free|gratuit|gratuito|kostenlos
fresh|frais,fraîche|fresco|frisch
full|complet|completo|voll
furnished|meublé|amueblado|möbliert
general|général|general|allgemein
geriatric|gériatrique|geriátrico
gross|brut|bruto|brutto=
historic|historique|histórico|historisch
hot|chaud|caliente|heiß
individual|individuel|individual|individuell
industrial|industriel|industrial|industriell
included|compris|incluido|inklusive=
initial|initial|inicial|anfänglich
intensive|intensif|intensivo|intensiv
mandatory|obligatoire|obligatorio|verpflichtend
necessary|nécessaire|necesario|notwendig
offered|offert|ofrecido|angeboten
provided|fourni|facilitado|gestellt
required|exigé|exigido|erforderlich
internal|interne|interno|intern
international|international|internacional|international
legal|juridique|jurídico|rechtlich
local|local|local|örtlich
long|long,longue|largo|lang
manual|manuel|manual|manuell
medical|médical|médico|medizinisch
modern|moderne|moderno|modern
monthly|mensuel|mensual|monatlich
municipal|municipal|municipal|städtisch
national|national|nacional|national
natural|naturel|natural|natürlich
negotiable|négociable|negociable|verhandelbar
new|^nouveau,nouvelle|^nuevo|neu
online|en ligne|en línea|online=
open|ouvert|abierto|offen
optional|facultatif|opcional|freiwillig
organic|bio|ecológico
paediatric|pédiatrique|pediátrico
paid|payé|pagado|bezahlt
parental|parental|parental
partial|partiel|parcial
permanent|permanent|permanente|unbefristet
personal|personnel|personal|persönlich
physical|physique|físico|körperlich
possible|possible|posible|möglich
practical|pratique|práctico|praktisch
precise|précis|preciso|genau
private|privé|privado|privat
professional|professionnel|profesional|beruflich
public|public,publique|público|öffentlich
quarterly|trimestriel|trimestral|vierteljährlich
regional|régional|regional|regional
regular|régulier|regular|regelmäßig
renewable|renouvelable|prorrogable|verlängerbar
residential|résidentiel|residencial
responsible|responsable|responsable|verantwortungsvoll
rural|rural|rural|ländlich
safe|sûr|seguro|sicher
seasonal|saisonnier|estacional|saisonal
shared|partagé|compartido|gemeinsam
short|court|corto|kurz
similar|similaire|similar|ähnlich
simple|simple|sencillo|einfach
social|social|social|sozial
solar|solaire|solar
specialised|spécialisé|especializado|spezialisiert
spoken|parlé|hablado|gesprochen
sports|sportif|deportivo
technical|technique|técnico|technisch
temporary|temporaire|temporal|befristet
tidy|soigné|cuidado|ordentlich
urban|urbain|urbano|städtisch
valid|valable|vigente|gültig
veterinary|vétérinaire|veterinario|tierärztlich
warm|chaud|cálido|warm
weekly|hebdomadaire|semanal|wöchentlich
written|écrit|escrito|schriftlich
accident-free|sans accident|sin accidentes|unfallfrei
agricultural|agricole|agrícola|landwirtschaftlich
another|^autre|^otro|weiter
basic|de base|básico
bank|bancaire|bancario
maritime|maritime|marítimo
minor|mineur|menor
preventive|préventif|preventivo|vorbeugend
alternate|alterné|alterno|wechselnd
autonomous|autonome|autónomo|selbstständig
available|disponible|disponible|verfügbar
biological|biologique|biológico|biologisch
British|britannique|británico|britisch
Canadian|canadien|canadiense|kanadisch
American|américain|estadounidense|amerikanisch
European|européen|europeo|europäisch
Swiss|suisse|suizo|schweizerisch
Belgian|belge|belga|belgisch
Mexican|mexicain|mexicano|mexikanisch
Uruguayan|uruguayen|uruguayo
collective|collectif|colectivo|gemeinsam
compulsory|obligatoire|obligatorio|verpflichtend
consecutive|consécutif|consecutivo|aufeinanderfolgend
conventional|conventionnel|convencional|herkömmlich
cultural|culturel|cultural|kulturell
daily|quotidien|diario|täglich
desirable|souhaité|deseable|wünschenswert
different|différent,différente|diferente|verschieden
difficult|difficile|difícil|schwierig
early|matinal|temprano|früh
electrical|électrique|eléctrico|elektrisch
environmental|environnemental|medioambiental|ökologisch
ergonomic|ergonomique|ergonómico|ergonomisch
existing|existant|existente|bestehend
experienced|expérimenté|experimentado|erfahren
external|externe|externo|extern
extra|supplémentaire|extra|zusätzlich
fast|rapide|rápido|schnell
federal|fédéral|federal|staatlich
final|final|final|abschließend
frozen|surgelé|congelado|tiefgekühlt
green|vert|verde|grün
guaranteed|garanti|garantizado|garantiert
handmade|fait main|hecho a mano|handgefertigt
heavy|lourd|pesado|schwer
high|haut|alto|hoch,hoh
human|humain|humano|menschlich
hybrid|hybride|híbrido|hybrid
immediate|immédiat|inmediato|sofortig
important|important|importante|wichtig
independent|indépendant|independiente|unabhängig
job-related|professionnel|laboral|berufsbezogen
large|^grand|grande|groß
late|tardif|tardío|spät
light|léger,légère|ligero|leicht
linguistic|linguistique|lingüístico
mechanical|mécanique|mecánico|mechanisch
mid-sized|de taille moyenne|mediano|mittelgroß
mixed|mixte|mixto|gemischt
mobile|mobile|móvil|mobil
multilingual|multilingue|multilingüe|mehrsprachig
net|net,nette|neto|netto=
official|officiel|oficial|offiziell
old|ancien|antiguo|alt
orthopaedic|orthopédique|ortopédico
outdoor|en plein air|al aire libre
own|^propre|propio|eigen
pharmaceutical|pharmaceutique|farmacéutico|pharmazeutisch
previous|préalable|previo|vorherig
psychological|psychologique|psicológico|psychologisch
qualified|qualifié|cualificado|qualifiziert
quick|rapide|rápido|schnell
ready|prêt|listo
real|réel|real
recent|récent,récente|reciente|aktuell
recognised|reconnu|reconocido|anerkannt
refrigerated|frigorifique|frigorífico|gekühlt
relevant|pertinent,pertinente|pertinente|einschlägig
remote|à distance|remoto
rotating|tournant|rotativo|wechselnd
secondary|secondaire|secundario
silent|silencieux|silencioso|leise
small|^petit|pequeño|klein
special|spécial|especial|besonder
state|public,publique|estatal|staatlich
strategic|stratégique|estratégico|strategisch
strong|solide|sólido|stark
structured|structuré|estructurado|strukturiert
surgical|chirurgical|quirúrgico|chirurgisch
tax|fiscal|fiscal|steuerlich
therapeutic|thérapeutique|terapéutico|therapeutisch
traditional|traditionnel|tradicional|traditionell
unionised|syndiqué|sindicado
uncapped|non plafonné|sin tope
variable|variable|variable
various|varié|variado|verschieden
vegan|végan,végane|vegano|vegan
vegetarian|végétarien|vegetariano|vegetarisch
vocational|professionnel|profesional
welcome|bienvenu|bienvenido|willkommen
whole|entier,entière|entero|ganz
young|^jeune|joven|jung
`
