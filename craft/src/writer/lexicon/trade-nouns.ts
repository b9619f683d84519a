/** Words of the trades, written as those in `nouns-and-adjectives.ts`. */
export const TRADE_NOUNS = `
room|salle:f|sala:f|Raum/Räume:m
admission ticket|billet:m|entrada:f|Eintrittskarte:f
storeroom|réserve:f|almacén:m|Lagerraum/Lagerräume:m
stockroom|réserve:f|almacén:m|Lagerraum/Lagerräume:m
chef|chef de cuisine/chefs de cuisine:m|jefe de cocina/jefes de cocina:m|Koch/Köche:m
shift premium|prime de poste:f|plus de turnicidad:m=|Schichtzuschlag/Schichtzuschläge:m
night premium|prime de nuit:f|plus de nocturnidad:m=|Nachtzuschlag/Nachtzuschläge:m
Sunday premium|majoration du dimanche:f|plus de domingo:m=|Sonntagszuschlag/Sonntagszuschläge:m
roof truss/roof trusses|charpente:f|armadura de cubierta/armaduras de cubierta:f|Dachstuhl/Dachstühle:m
animal testing=|expérimentation animale:f=|experimentación animal:f=|Tierversuche:p
weather protection=|protection contre les intempéries:f=|protección contra la intemperie:f=|Wetterschutz:m=
online chat=|chat:m=|chat:m=|Chat:m=
driver card|carte conducteur:f|tarjeta de tacógrafo:f|Fahrerkarte:f
career starter|débutant:m|principiante:m|Berufsanfänger:m
career starter|débutant:m|principiante:m|Berufseinsteiger:m
cold room|chambre froide:f|cámara fría:f|Kühlraum/Kühlräume:m
first aid=|premiers soins:mp|primeros auxilios:mp|erste~ Hilfe:f=
early years=|petite enfance:f=|primera infancia:f=
full time|temps complet:m=|tiempo completo:m=|Vollzeit:f=
on-call shift|garde:f|guardia:f|Bereitschaftsdienst/Bereitschaftsdienste:m
nursing home|maison de retraite:f|residencia de mayores:f|Pflegeheim/Pflegeheime:n
family business/family businesses|entreprise familiale:f|empresa familiar:f|Familienunternehmen:n
company bike|vélo de fonction:m|bicicleta de empresa:f|Dienstrad/Diensträder:n
trial period|période d’essai:f|periodo de prueba:m|Probezeit/Probezeiten:f
access=|accès:m=|acceso:m|Zugang/Zugänge:m
eye|œil/yeux:m|ojo:m|Auge+Augen:n
cash book|livre de caisse:m|libro de caja:m|Kassenbuch/Kassenbücher:n
shipping company/shipping companies|compagnie maritime:f|naviera:f|Reederei/Reedereien:f
explainer film|film explicatif:m|vídeo explicativo:m|Erklärfilm/Erklärfilme:m
carpenter|menuisier:m|carpintero:m|Tischler:m
plumber|plombier:m|fontanero:m|Installateur/Installateure:m
electrician|électricien:m|electricista:m|Elektriker:m
painter|peintre:m|pintor/pintores:m|Maler:m
mason|maçon:m|albañil:m|Maurer:m
roofer|couvreur:m|techador:m|Dachdecker:m
welder|soudeur:m|soldador:m|Schweißer:m
butcher|boucher:m|carnicero:m|Metzger:m
hairdresser|coiffeur:m|peluquero:m|Friseur/Friseure:m
pastry cook|pâtissier:m|pastelero:m|Konditor/Konditoren:m
locksmith|serrurier:m|cerrajero:m|Schlosser:m
farmer|agriculteur:m|agricultor/agricultores:m|Landwirt/Landwirte:m
optician|opticien:m|óptico:m|Optiker:m
pharmacist|pharmacien:m|farmacéutico:m|Apotheker:m
educator|éducateur:m|educador/educadores:m|Erzieher:m
warehouse worker|magasinier:m|mozo de almacén:m|Lagerkraft/Lagerkräfte:f
receptionist|réceptionniste:m|recepcionista:m|Empfangskraft/Empfangskräfte:f
cake|gâteau:m|pastel:m|Kuchen:m
roll|petit pain:m|panecillo:m|Brötchen:n
sandwich/sandwiches|sandwich:m|bocadillo:m|Sandwich/Sandwiches:n
soup|soupe:f|sopa:f|Suppe:f
salad|salade:f|ensalada:f|Salat/Salate:m
dessert|dessert:m|postre:m|Nachtisch/Nachtische:m
starter|entrée:f|entrante:m|Vorspeise:f
ingredient|ingrédient:m|ingrediente:m|Zutat/Zutaten:f
buffet|buffet:m|bufé:m|Buffet/Buffets:n
flour=|farine:f=|harina:f=|Mehl:n=
sugar=|sucre:m=|azúcar:m=|Zucker:m=
egg|œuf:m|huevo:m|Ei/Eier+Eier:n
beer|bière:f|cerveza:f|Bier/Biere:n
tea|thé:m|té:m|Tee/Tees:m
juice|jus:m=|zumo:m|Saft/Säfte:m
café|café:m|cafetería:f|Café/Cafés:n
coffee machine|machine à café:f|máquina de café:f|Kaffeemaschine:f
pizza|pizza:f|pizza:f|Pizza/Pizzen:f
ice cream|glace:f|helado:m|Eis:n=
chocolate|chocolat:m|chocolate:m|Schokolade:f
kitchen equipment=|matériel de cuisine:m=|equipamiento de cocina:m=|Küchenausstattung:f=
commercial kitchen|cuisine professionnelle:f|cocina profesional:f|Großküche:f
dining room|salle à manger:f|comedor:m|Speisesaal/Speisesäle:m
terrace|terrasse:f|terraza:f|Terrasse:f
counter|comptoir:m|mostrador:m|Theke:f
guest room|chambre:f|habitación:f|Gästezimmer:n
bed linen=|linge de lit:m=|ropa de cama:f=|Bettwäsche:f=
linen=|linge:m=|ropa blanca:f=|Wäsche:f=
towel|serviette:f|toalla:f|Handtuch/Handtücher:n
room service|service en chambre:m=|servicio de habitaciones:m=|Zimmerservice:m=
front desk|réception:f|recepción:f|Empfang:m=
dishwasher|lave-vaisselle:m=|lavavajillas:m=|Spülmaschine:f
washing machine|machine à laver:f|lavadora:f|Waschmaschine:f
window|fenêtre:f|ventana:f|Fenster:n
shop window|vitrine:f|escaparate:m|Schaufenster:n
carpet|moquette:f|moqueta:f|Teppich/Teppiche:m
toilet|toilettes:fp|aseo:m|Toilette:f
staircase|escalier:m|escalera:f|Treppenhaus/Treppenhäuser:n
stairs|escaliers:mp|escaleras:fp|Treppen:p
cleaning product|produit d’entretien:m|producto de limpieza:m|Reinigungsmittel:n
cleaning material|matériel de nettoyage:m=|material de limpieza:m=|Reinigungsmaterial/Reinigungsmaterialien:n
chemicals=|produits chimiques:mp|productos químicos:mp|Chemikalien:p
rubbish=|déchets:mp|basura:f=|Müll:m=
bin|poubelle:f|contenedor:m|Mülleimer:m
till|caisse:f|caja:f|Kasse:f
cash register|caisse enregistreuse:f|caja registradora:f|Kasse:f
price list|liste de prix:f|lista de precios:f|Preisliste:f
price label|étiquette de prix:f|etiqueta de precio:f|Preisschild/Preisschilder:n
loyalty card|carte de fidélité:f|tarjeta de fidelidad:f|Kundenkarte:f
range|gamme:f|gama:f|Sortiment/Sortimente:n
fitting room|cabine d’essayage:f|probador:m|Umkleidekabine:f
online shop|boutique en ligne:f|tienda en línea:f|Onlineshop/Onlineshops:m
box office|billetterie:f|taquilla:f|Kasse:f
customer request|demande client/demandes clients:f|solicitud de cliente/solicitudes de clientes:f|Kundenanfrage:f
customer complaint|réclamation client/réclamations clients:f|reclamación de cliente/reclamaciones de clientes:f|Kundenbeschwerde:f
customer contact|contact client:m=|trato con clientes:m=|Kundenkontakt/Kundenkontakte:m
customer base|clientèle:f=|cartera de clientes:f|Kundenstamm/Kundenstämme:m
customer data=|données clients:fp|datos de clientes:mp|Kundendaten:p
newcomer|nouveau venu/nouveaux venus:m|recién llegado/recién llegados:m|Neuling/Neulinge:m
stock level|niveau de stock/niveaux de stock:m|nivel de existencias:m|Lagerbestand/Lagerbestände:m
warehouse stock|stock:m|existencias:fp|Lagerbestand/Lagerbestände:m
order picking|préparation de commandes:f=|preparación de pedidos:f=|Kommissionierung:f=
picking|préparation de commandes:f=|preparación de pedidos:f=|Kommissionierung:f=
lorry/lorries|camion:m|camión:m|Lkw:m
trailer|remorque:f|remolque:m|Anhänger:m
minibus/minibuses|minibus:m=|minibús:m|Kleinbus/Kleinbusse:m
coach/coaches|autocar:m|autocar:m|Reisebus/Reisebusse:m
taxi|taxi:m|taxi:m|Taxi/Taxis:n
pallet truck|transpalette:m|transpaleta:f|Hubwagen:m
ramp|quai:m|muelle:m|Rampe:f
forklift licence|CACES chariot:m|carné de carretillero:m|Staplerschein/Staplerscheine:m
delivery van|camionnette de livraison:f|furgoneta de reparto:f|Lieferwagen:m
delivery round|tournée de livraison:f|ruta de reparto:f|Liefertour/Liefertouren:f
load securing|arrimage:m=|sujeción de la carga:f=|Ladungssicherung:f=
customs declaration|déclaration en douane:f|declaración de aduanas:f|Zollanmeldung:f
tachograph|tachygraphe:m|tacógrafo:m|Fahrtenschreiber:m
motorway|autoroute:f|autopista:f|Autobahn/Autobahnen:f
letterbox|boîte aux lettres:f|buzón:m|Briefkasten/Briefkästen:m
scooter|scooter:m|scooter:m|Roller:m
brake|frein:m|freno:m|Bremse:f
battery/batteries|batterie:f|batería:f|Batterie:f
gearbox/gearboxes|boîte de vitesses:f|caja de cambios:f|Getriebe:n
lift truck|chariot élévateur:m|carretilla:f|Gabelstapler:m
lifting platform|pont élévateur:m|elevador:m|Hebebühne:f
breakdown|panne:f|avería:f|Panne:f
test drive|essai routier:m|prueba de conducción:f|Probefahrt/Probefahrten:f
hydraulic system|système hydraulique:m|sistema hidráulico:m|Hydrauliksystem/Hydrauliksysteme:n
hydraulics|hydraulique:f=|hidráulica:f=|Hydraulik:f=
pneumatics|pneumatique:f=|neumática:f=|Pneumatik:f=
electronics|électronique:f=|electrónica:f=|Elektronik:f=
electrics|électricité:f=|electricidad:f=|Elektrik:f=
electrical engineering|électrotechnique:f=|electrotecnia:f=|Elektrotechnik:f=
mechanical engineering|génie mécanique:m=|ingeniería mecánica:f=|Maschinenbau:m=
technical drawing|plan technique:m|plano técnico:m|technische~ Zeichnung/technische~ Zeichnungen:f
circuit diagram|schéma électrique:m|esquema eléctrico:m|Schaltplan/Schaltpläne:m
lathe|tour:m|torno:m|Drehmaschine:f
milling machine|fraiseuse:f|fresadora:f|Fräsmaschine:f
turning|tournage:m=|torneado:m=|Drehen:n=
milling|fraisage:m=|fresado:m=|Fräsen:n=
drilling machine|perceuse:f|taladradora:f|Bohrmaschine:f
saw|scie:f|sierra:f|Säge:f
screw|vis:f=|tornillo:m|Schraube:f
robot|robot:m|robot/robots:m|Roboter:m
conveyor belt|convoyeur:m|cinta transportadora:f|Förderband/Förderbänder:n
production line|ligne de production:f|línea de producción:f|Produktionslinie:f
production plan|plan de production:m|plan de producción:m|Produktionsplan/Produktionspläne:m
series production|production en série:f=|producción en serie:f=|Serienfertigung:f=
mass production|production en série:f=|producción en serie:f=|Serienfertigung:f=
workpiece|pièce:f|pieza:f|Werkstück/Werkstücke:n
steel=|acier:m=|acero:m=|Stahl:m=
aluminium=|aluminium:m=|aluminio:m=|Aluminium:n=
stainless steel=|acier inoxydable:m=|acero inoxidable:m=|Edelstahl:m=
concrete=|béton:m=|hormigón:m=|Beton:m=
cement=|ciment:m=|cemento:m=|Zement:m=
brick|brique:f|ladrillo:m|Ziegel:m
paint|peinture:f|pintura:f|Farbe:f
varnish|vernis:m=|barniz:m|Lack/Lacke:m
wallpaper|papier peint:m|papel pintado:m=|Tapete:f
floor tile|carreau de sol/carreaux de sol:m|baldosa:f|Bodenfliese:f
tiling=|carrelage:m=|alicatado:m=|Fliesen:p
parquet|parquet:m|parqué:m|Parkett:n=
ceiling|plafond:m|techo:m|Decke:f
facade|façade:f|fachada:f|Fassade:f
scaffold|échafaudage:m|andamio:m|Gerüst/Gerüste:n
timber frame|ossature bois:f|entramado de madera:m|Holzrahmen:m
insulation|isolation:f=|aislamiento:m=|Dämmung:f=
roofing|couverture:f=|cubiertas:fp|Dachdeckerei:f=
carpentry|menuiserie:f=|carpintería:f=|Tischlerei:f=
joinery|menuiserie:f=|carpintería:f=|Tischlerei:f=
boiler|chaudière:f|caldera:f|Heizkessel:m
heat pump|pompe à chaleur:f|bomba de calor:f|Wärmepumpe:f
air conditioning|climatisation:f=|aire acondicionado:m=|Klimaanlage:f
ventilation system|système de ventilation:m|sistema de ventilación:m|Lüftungsanlage:f
solar panel|panneau solaire/panneaux solaires:m|panel solar:m|Solarmodul/Solarmodule:n
solar system|installation solaire:f|instalación solar:f|Solaranlage:f
socket|prise:f|enchufe:m|Steckdose:f
switch/switches|interrupteur:m|interruptor:m|Schalter:m
lamp|lampe:f|lámpara:f|Lampe:f
meter|compteur:m|contador:m|Zähler:m
drain|canalisation:f|desagüe:m|Abfluss/Abflüsse:m
tap|robinet:m|grifo:m|Wasserhahn/Wasserhähne:m
fire alarm system|système d’alarme incendie:m|sistema de alarma contra incendios:m|Brandmeldeanlage:f
excavator|pelle mécanique:f|excavadora:f|Bagger:m
trench/trenches|tranchée:f|zanja:f|Graben/Gräben:m
road construction|construction routière:f=|construcción de carreteras:f=|Straßenbau:m=
surveying|topographie:f=|topografía:f=|Vermessung:f=
site manager|conducteur de travaux:m|jefe de obra:m|Bauleitung:f
subcontractor|sous-traitant:m|subcontratista:m|Subunternehmer:m
green space|espace vert:m|zona verde:f|Grünanlage:f
lawn|pelouse:f|césped:m|Rasen:m
grass=|herbe:f=|césped:m=|Gras:n=
hedge|haie:f|seto:m|Hecke:f
bush/bushes|arbuste:m|arbusto:m|Strauch/Sträucher:m
flower bed|massif de fleurs:m|parterre:m|Blumenbeet/Blumenbeete:n
seedling|semis:m=|plantón:m|Setzling/Setzlinge:m
seed|graine:f|semilla:f|Samen:m
crop|culture:f|cultivo:m|Kultur/Kulturen:f
grape|raisin:m|uva:f|Traube:f
apple|pomme:f|manzana:f|Apfel/Äpfel:m
potato/potatoes|pomme de terre/pommes de terre:f|patata:f|Kartoffel/Kartoffeln:f
cow|vache:f|vaca:f|Kuh/Kühe:f
pig|porc:m|cerdo:m|Schwein/Schweine+Schweine:n
horse|cheval/chevaux:m|caballo:m|Pferd/Pferde+Pferde:n
chicken|poulet:m|pollo:m|Huhn/Hühner+Hühner:n
hen|poule:f|gallina:f|Henne:f
sheep=|mouton:m|oveja:f|Schaf/Schafe:n
goat|chèvre:f|cabra:f|Ziege:f
calf/calves|veau:m|ternero:m|Kalb/Kälber+Kälber:n
cat|chat:m|gato:m|Katze:f
fence|clôture:f|valla:f|Zaun/Zäune:m
barn|grange:f|granero:m|Scheune:f
milking|traite:f=|ordeño:m=|Melken+Melk:n=
chainsaw|tronçonneuse:f|motosierra:f|Motorsäge:f
lawnmower|tondeuse:f|cortacésped/cortacéspedes:m|Rasenmäher:m
garden machine|machine de jardin:f|máquina de jardín:f|Gartengerät/Gartengeräte:n
agricultural machine|machine agricole:f|máquina agrícola:f|Landmaschine:f
playground|aire de jeux:f|zona de juegos:f|Spielplatz/Spielplätze:m
baby/babies|bébé:m|bebé:m|Baby/Babys:n
toddler|tout-petit/tout-petits:m|niño pequeño/niños pequeños:m|Kleinkind/Kleinkinder:n
nursery school|école maternelle:f|escuela infantil:f|Kindergarten/Kindergärten:m
kindergarten|jardin d’enfants:m|jardín de infancia:m|Kindergarten/Kindergärten:m
primary school|école primaire:f|escuela primaria:f|Grundschule:f
secondary school|collège:m|instituto:m|weiterführende~ Schule/weiterführende~ Schulen:f
homework=|devoirs:mp|deberes:mp|Hausaufgaben:p
special needs|besoins particuliers:mp|necesidades especiales:fp|Förderbedarf:m=
disability/disabilities|handicap:m|discapacidad:f|Behinderung:f
older people=|personnes âgées:fp|personas mayores:fp|ältere~ Menschen:p
elderly people=|personnes âgées:fp|personas mayores:fp|ältere~ Menschen:p
older person/older people|personne âgée/personnes âgées:f|persona mayor/personas mayores:f|ältere~ Person/ältere~ Personen:f
young people=|jeunes:mp|jóvenes:mp|junge~ Menschen:p
care home|maison de retraite:f|residencia de mayores:f|Pflegeheim/Pflegeheime:n
care plan|plan de soins:m|plan de cuidados:m|Pflegeplan/Pflegepläne:m
home care|aide à domicile:f=|atención a domicilio:f=|häusliche~ Pflege:f=
personal care|soins d’hygiène:mp|higiene personal:f=|Körperpflege:f=
medication|médicaments:mp|medicación:f=|Medikamente:p
wound|plaie:f|herida:f|Wunde:f
blood pressure|tension:f=|tensión arterial:f=|Blutdruck:m=
blood sample|échantillon sanguin:m|muestra de sangre:f|Blutprobe:f
injection|injection:f|inyección:f|Injektion:f
dressing|pansement:m|vendaje:m|Verband/Verbände:m
wheelchair|fauteuil roulant/fauteuils roulants:m|silla de ruedas:f|Rollstuhl/Rollstühle:m
doctor|médecin:m|médico:m|Arzt/Ärzte:m
dentist|dentiste:m|dentista:m|Zahnarzt/Zahnärzte:m
midwife/midwives|sage-femme/sages-femmes:f|matrona:f|Hebamme:f
physiotherapy|kinésithérapie:f=|fisioterapia:f=|Physiotherapie:f=
X-ray|radiographie:f|radiografía:f|Röntgenaufnahme:f
prescription|ordonnance:f|receta:f|Rezept/Rezepte:n
patient file|dossier patient/dossiers patients:m|historia clínica/historias clínicas:f|Patientenakte:f
patient record|dossier patient/dossiers patients:m|historia clínica/historias clínicas:f|Patientenakte:f
medical record|dossier médical:m|historia clínica/historias clínicas:f|Patientenakte:f
waiting room|salle d’attente:f|sala de espera:f|Wartezimmer:n
first aider|secouriste:m|socorrista:m|Ersthelfer:m
emergency service|service d’urgence:m|servicio de urgencias:m|Notdienst/Notdienste:m
on-call service|astreinte:f|servicio de guardia:m|Bereitschaftsdienst/Bereitschaftsdienste:m
night duty/night duties|garde de nuit:f|guardia nocturna:f|Nachtdienst/Nachtdienste:m
weekend shift|poste de week-end:m|turno de fin de semana:m|Wochenendschicht/Wochenendschichten:f
weekend duty/weekend duties|garde de week-end:f|guardia de fin de semana:f|Wochenenddienst/Wochenenddienste:m
weekend work=|travail le week-end:m=|trabajo en fin de semana:m=|Wochenendarbeit:f=
night work=|travail de nuit:m=|trabajo nocturno:m=|Nachtarbeit:f=
Sunday work=|travail le dimanche:m=|trabajo en domingo:m=|Sonntagsarbeit:f=
evening shift|poste du soir:m|turno de tarde:m|Spätschicht/Spätschichten:f
evening work=|travail le soir:m=|trabajo por la tarde:m=|Abendarbeit:f=
morning shift|poste du matin:m|turno de mañana:m|Frühschicht/Frühschichten:f
heavy lifting=|port de charges lourdes:m=|carga de peso:f=|schwere~ Heben:n=
physical work=|travail physique:m=|trabajo físico:m=|körperliche~ Arbeit:f=
outdoor work=|travail en extérieur:m=|trabajo al aire libre:m=|Arbeit im Freien:f=
manual work=|travail manuel:m=|trabajo manual:m=|Handarbeit:f=
assembly line work=|travail à la chaîne:m=|trabajo en cadena:m=|Fließbandarbeit:f=
piecework=|travail à la pièce:m=|trabajo a destajo:m=|Akkordarbeit:f=
day work=|travail de jour:m=|trabajo de día:m=|Tagarbeit:f=
four-day week|semaine de quatre jours:f|semana de cuatro días:f|Viertagewoche:f
five-day week|semaine de cinq jours:f|semana de cinco días:f|Fünftagewoche:f
working week|semaine de travail:f|semana laboral:f|Arbeitswoche:f
lunch break|pause déjeuner:f|pausa para comer:f|Mittagspause:f
coffee break|pause café:f|pausa para el café:f|Kaffeepause:f
home office=|télétravail:m=|teletrabajo:m=|Homeoffice:n=
business trip|déplacement professionnel:m|viaje de trabajo:m|Dienstreise:f
work trip|déplacement professionnel:m|viaje de trabajo:m|Dienstreise:f
travel expenses|frais de déplacement:mp|gastos de viaje:mp|Reisekosten:p
meeting room|salle de réunion:f|sala de reuniones:f|Besprechungsraum/Besprechungsräume:m
team meeting|réunion d’équipe:f|reunión de equipo:f|Teambesprechung:f
team event|événement d’équipe:m|actividad de equipo:f|Teamevent/Teamevents:n
staff party/staff parties|fête du personnel:f|fiesta de empresa:f|Betriebsfeier/Betriebsfeiern:f
company event|événement d’entreprise:m|evento de empresa:m|Firmenveranstaltung:f
company pension|retraite d’entreprise:f=|plan de pensiones de empresa:m=|betriebliche~ Altersvorsorge:f=
pension scheme|plan de retraite:m|plan de pensiones:m|Altersvorsorge:f=
private health insurance|assurance santé privée:f=|seguro médico privado:m=|private~ Krankenversicherung:f=
dental cover=|couverture dentaire:f=|cobertura dental:f=|Zahnzusatzversicherung:f=
eye test|examen de la vue:m|revisión de la vista:f|Sehtest/Sehtests:m
gym membership|abonnement à la salle de sport:m|cuota de gimnasio:f|Mitgliedschaft im Fitnessstudio:f
bike leasing|vélo en leasing:m=|renting de bicicleta:m=|Fahrradleasing:n=
job ticket|abonnement de transport:m|abono de transporte:m|Jobticket/Jobtickets:n
travel card|carte de transport:f|abono de transporte:m|Fahrkarte:f
train ticket|billet de train:m|billete de tren:m|Zugticket/Zugtickets:n
bus ticket|ticket de bus:m|billete de autobús:m|Busticket/Bustickets:n
travel allowance|indemnité de trajet:f|ayuda de transporte:f|Fahrtkostenzuschuss/Fahrtkostenzuschüsse:m
meal voucher|ticket restaurant/tickets restaurant:m|vale de comida:m|Essensgutschein/Essensgutscheine:m
clothing allowance|prime d’habillement:f|ayuda para ropa:f|Kleidergeld:n=
childcare allowance|aide à la garde d’enfants:f|ayuda para guardería:f|Zuschuss zur Kinderbetreuung/Zuschüsse zur Kinderbetreuung:m
attendance bonus|prime d’assiduité:f|plus de asistencia:m=|Anwesenheitsprämie:f
holiday bonus|prime de vacances:f|paga extra de vacaciones:f|Urlaubsgeld:n=
birthday off|jour d’anniversaire libre:m=|día de cumpleaños libre:m=|freie~ Geburtstag:m=
birthday|anniversaire:m|cumpleaños:m=|Geburtstag/Geburtstage+Geburtstags:m
gift|cadeau:m|regalo:m|Geschenk/Geschenke:n
day of holiday/days of holiday|jour de congé:m|día de vacaciones:m|Urlaubstag/Urlaubstage:m
holiday day|jour de congé:m|día de vacaciones:m|Urlaubstag/Urlaubstage:m
week of holiday/weeks of holiday|semaine de congés:f|semana de vacaciones:f|Urlaubswoche:f
training day|jour de formation:m|día de formación:m|Fortbildungstag/Fortbildungstage:m
training course|formation:f|curso de formación:m|Fortbildung:f
further training=|formation continue:f=|formación continua:f=|Weiterbildung:f
training plan|plan de formation:m|plan de formación:m|Ausbildungsplan/Ausbildungspläne:m
training budget|budget de formation:m|presupuesto de formación:m|Weiterbildungsbudget/Weiterbildungsbudgets:n
language course|cours de langue:m=|curso de idiomas:m|Sprachkurs/Sprachkurse:m
safety training=|formation à la sécurité:f=|formación en seguridad:f=|Sicherheitsschulung:f
vocational training=|formation professionnelle:f=|formación profesional:f=|Berufsausbildung:f
completed training=|formation achevée:f=|formación terminada:f=|abgeschlossene~ Ausbildung:f=
completed apprenticeship|apprentissage achevé:m|formación profesional terminada:f|abgeschlossene~ Lehre/abgeschlossene~ Lehren:f
high school diploma|baccalauréat:m|bachillerato:m|Abitur:n=
school-leaving certificate|diplôme de fin d’études:m|título de secundaria:m|Schulabschluss/Schulabschlüsse:m
school leaver|jeune diplômé:m|recién graduado/recién graduados:m|Schulabgänger:m
career changer|personne en reconversion/personnes en reconversion:f|persona de otro sector/personas de otros sectores:f|Quereinsteiger:m
career|carrière:f|carrera:f|Karriere:f
promotion|promotion:f|promoción:f|Beförderung:f
responsibility/responsibilities|responsabilité:f|responsabilidad:f|Verantwortung:f=
trust=|confiance:f=|confianza:f=|Vertrauen+:n=
atmosphere|ambiance:f|ambiente:m|Atmosphäre:f
freedom=|liberté:f=|libertad:f=|Freiraum/Freiräume:m
feedback=|retours:mp|comentarios:mp|Rückmeldungen:p
hierarchy/hierarchies|hiérarchie:f|jerarquía:f|Hierarchie:f
pressure=|pression:f=|presión:f=|Druck:m=
stress=|stress:m=|estrés:m=|Stress:m=
patience=|patience:f=|paciencia:f=|Geduld:f=
punctuality=|ponctualité:f=|puntualidad:f=|Pünktlichkeit:f=
reliability=|fiabilité:f=|fiabilidad:f=|Zuverlässigkeit:f=
flexibility=|flexibilité:f=|flexibilidad:f=|Flexibilität:f=
creativity=|créativité:f=|creatividad:f=|Kreativität:f=
curiosity=|curiosité:f=|curiosidad:f=|Neugier:f=
enthusiasm=|enthousiasme:m=|entusiasmo:m=|Begeisterung:f=
motivation=|motivation:f=|motivación:f=|Motivation:f=
care and attention|soin et attention:m=|cuidado y atención:m=|Sorgfalt:f=
humour=|humour:m=|humor:m=|Humor:m=
confidence=|assurance:f=|seguridad:f=|Selbstvertrauen:n=
taste=|goût:m=|gusto:m=|Geschmack:m=
spelling=|orthographe:f=|ortografía:f=|Rechtschreibung:f=
grammar=|grammaire:f=|gramática:f=|Grammatik:f=
sense of responsibility|sens des responsabilités:m=|sentido de la responsabilidad:m=|Verantwortungsbewusstsein:n=
sense of service|sens du service:m=|vocación de servicio:f=|Serviceorientierung:f=
sense of humour|sens de l’humour:m=|sentido del humor:m=|Humor:m=
basic knowledge=|notions:fp|conocimientos básicos:mp|Grundkenntnisse:p
specialist knowledge=|connaissances spécialisées:fp|conocimientos especializados:mp|Fachkenntnisse:p
product knowledge=|connaissance des produits:f=|conocimiento de los productos:m=|Produktkenntnisse:p
work experience=|expérience professionnelle:f=|experiencia laboral:f=|Berufserfahrung:f=
professional experience=|expérience professionnelle:f=|experiencia profesional:f=|Berufserfahrung:f=
sales experience=|expérience dans la vente:f=|experiencia en ventas:f=|Verkaufserfahrung:f=
driving experience=|expérience de conduite:f=|experiencia de conducción:f=|Fahrpraxis:f=
teaching experience=|expérience d’enseignement:f=|experiencia docente:f=|Unterrichtserfahrung:f=
own vehicle|véhicule personnel:m|vehículo propio:m|eigene~ Fahrzeug/eigene~ Fahrzeuge:n
criminal record|casier judiciaire:m|antecedentes penales:mp|Vorstrafen:p
health certificate|certificat médical:m|certificado médico:m|Gesundheitszeugnis/Gesundheitszeugnisse:n
food hygiene certificate|attestation d’hygiène alimentaire:f|carné de manipulador de alimentos:m|Gesundheitszeugnis/Gesundheitszeugnisse:n
food hygiene|hygiène alimentaire:f=|higiene alimentaria:f=|Lebensmittelhygiene:f=
hygiene rule|règle d’hygiène:f|norma de higiene:f|Hygienevorschrift/Hygienevorschriften:f
safety rule|règle de sécurité:f|norma de seguridad:f|Sicherheitsvorschrift/Sicherheitsvorschriften:f
safety regulation|règle de sécurité:f|norma de seguridad:f|Sicherheitsvorschrift/Sicherheitsvorschriften:f
safety check|contrôle de sécurité:m|control de seguridad:m|Sicherheitskontrolle:f
safety equipment=|équipement de sécurité:m=|equipo de seguridad:m=|Sicherheitsausrüstung:f=
safety shoe|chaussure de sécurité:f|zapato de seguridad:m|Sicherheitsschuh/Sicherheitsschuhe:m
work shoe|chaussure de travail:f|zapato de trabajo:m|Arbeitsschuh/Arbeitsschuhe:m
protective clothing=|vêtements de protection:mp|ropa de protección:f=|Schutzkleidung:f=
protective glove|gant de protection:m|guante de protección:m|Schutzhandschuh/Schutzhandschuhe:m
regulation|règlement:m|normativa:f|Vorschrift/Vorschriften:f
occupational safety|sécurité au travail:f=|seguridad laboral:f=|Arbeitssicherheit:f=
health and safety|santé et sécurité:f=|seguridad y salud:f=|Arbeitssicherheit:f=
risk assessment|évaluation des risques:f|evaluación de riesgos:f|Gefährdungsbeurteilung:f
tax law|droit fiscal:m=|derecho fiscal:m=|Steuerrecht:n=
employment law|droit du travail:m=|derecho laboral:m=|Arbeitsrecht:n=
labour law|droit du travail:m=|derecho laboral:m=|Arbeitsrecht:n=
balance sheet|bilan:m|balance:m|Bilanz/Bilanzen:f
annual accounts|comptes annuels:mp|cuentas anuales:fp|Jahresabschluss/Jahresabschlüsse:m
monthly closing|clôture mensuelle:f|cierre mensual:m|Monatsabschluss/Monatsabschlüsse:m
year-end closing|clôture annuelle:f|cierre anual:m|Jahresabschluss/Jahresabschlüsse:m
bank statement|relevé bancaire:m|extracto bancario:m|Kontoauszug/Kontoauszüge:m
expense report|note de frais/notes de frais:f|nota de gastos:f|Spesenabrechnung:f
travel expense|frais de déplacement:mp|gasto de viaje:m|Reisekosten:p
credit note|avoir:m|nota de crédito:f|Gutschrift/Gutschriften:f
reminder|relance:f|recordatorio:m|Mahnung:f
debt|créance:f|deuda:f|Forderung:f
cash flow|trésorerie:f=|tesorería:f=|Liquidität:f=
budget planning|planification budgétaire:f=|planificación presupuestaria:f=|Budgetplanung:f=
monthly report|rapport mensuel:m|informe mensual:m|Monatsbericht/Monatsberichte:m
weekly report|rapport hebdomadaire:m|informe semanal:m|Wochenbericht/Wochenberichte:m
annual report|rapport annuel:m|informe anual:m|Jahresbericht/Jahresberichte:m
daily report|rapport quotidien:m|informe diario:m|Tagesbericht/Tagesberichte:m
accident report|rapport d’accident:m|parte de accidente:m|Unfallbericht/Unfallberichte:m
report to management|rapport à la direction:m|informe para la dirección:m|Bericht an die Geschäftsleitung/Berichte an die Geschäftsleitung:m
executive board|direction:f|dirección:f|Geschäftsleitung:f
senior management|direction:f=|dirección:f=|Geschäftsleitung:f
managing director|gérant:m|director general:m|Geschäftsführung:f
boss/bosses|patron:m|jefe:m|Chef/Chefs:m
line manager|supérieur hiérarchique/supérieurs hiérarchiques:m|superior directo:m|Vorgesetzt~:p
secretary/secretaries|secrétaire:m|secretario:m|Sekretariatskraft/Sekretariatskräfte:f
assistant|assistant:m|asistente:m|Assistenz/Assistenzen:f
temp|intérimaire:m|trabajador temporal:m|Aushilfe:f
temporary worker|intérimaire:m|trabajador temporal:m|Aushilfe:f
intern|stagiaire:m|becario:m|Praktikant/Praktikanten:mw
new starter|nouvel arrivant/nouveaux arrivants:m|nueva incorporación/nuevas incorporaciones:f|neue~ Mitarbeitend~:p
salesperson/salespeople|vendeur:m|vendedor:m|Verkaufskraft/Verkaufskräfte:f
sales team|équipe de vente:f|equipo de ventas:m|Verkaufsteam/Verkaufsteams:n
sales talk|entretien de vente:m|conversación de venta:f|Verkaufsgespräch/Verkaufsgespräche:n
sales conversation|entretien de vente:m|conversación de venta:f|Verkaufsgespräch/Verkaufsgespräche:n
sales figure|chiffre de vente:m|cifra de ventas:f|Verkaufszahl/Verkaufszahlen:f
sales area|surface de vente:f|zona de ventas:f|Verkaufsfläche:f
sales floor|surface de vente:f|sala de ventas:f|Verkaufsfläche:f
sales representative|commercial:m|representante de ventas:m|Vertriebsmitarbeitend~:p
figure|chiffre:m|cifra:f|Zahl/Zahlen:f
key figure|chiffre clé/chiffres clés:m|indicador:m|Kennzahl/Kennzahlen:f
new customer|nouveau client/nouveaux clients:m|cliente nuevo/clientes nuevos:m|Neukunde/Neukunden:mw
existing customer|client existant/clients existants:m|cliente actual/clientes actuales:m|Bestandskunde/Bestandskunden:mw
regular customer|client fidèle/clients fidèles:m|cliente habitual/clientes habituales:m|Stammkunde/Stammkunden:mw
business customer|client professionnel/clients professionnels:m|cliente de empresa/clientes de empresa:m|Geschäftskunde/Geschäftskunden:mw
private customer|client particulier/clients particuliers:m|cliente particular/clientes particulares:m|Privatkunde/Privatkunden:mw
major customer|grand compte/grands comptes:m|gran cliente/grandes clientes:m|Großkunde/Großkunden:mw
cold calling|prospection téléphonique:f=|llamadas en frío:fp|Kaltakquise:f=
customer acquisition|prospection:f=|captación de clientes:f=|Kundengewinnung:f=
customer care|suivi des clients:m=|atención al cliente:f=|Kundenbetreuung:f=
field sales|vente sur le terrain:f=|venta en ruta:f=|Außendienst:m=
trade fair stand|stand de salon/stands de salon:m|stand de feria/stands de feria:m|Messestand/Messestände:m
market stall|étal de marché/étals de marché:m|puesto de mercado:m|Marktstand/Marktstände:m
poster|affiche:f|cartel:m|Plakat/Plakate:n
leaflet|dépliant:m|folleto:m|Flyer:m
logo|logo:m|logotipo:m|Logo/Logos:n
magazine|magazine:m|revista:f|Zeitschrift/Zeitschriften+Zeitschriften:f
newspaper|journal/journaux:m|periódico:m|Zeitung:f
article|article:m|artículo:m|Artikel:m
blog|blog:m|blog/blogs:m|Blog/Blogs:m
content=|contenu:m|contenido:m|Inhalt/Inhalte:m
layout|mise en page:f|maquetación:f|Layout/Layouts:n
image|image:f|imagen/imágenes:f|Bild/Bilder:n
film|film:m|película:f|Film/Filme:m
podcast|podcast:m|pódcast:m=|Podcast/Podcasts:m
concert|concert:m|concierto:m|Konzert/Konzerte:n
festival|festival/festivals:m|festival:m|Festival/Festivals:n
wedding|mariage:m|boda:f|Hochzeit/Hochzeiten+Hochzeits:f
conference|conférence:f|congreso:m|Konferenz/Konferenzen:f
congress/congresses|congrès:m=|congreso:m|Kongress/Kongresse:m
marquee|chapiteau:m|carpa:f|Festzelt/Festzelte:n
tent|tente:f|tienda de campaña:f|Zelt/Zelte:n
venue|lieu:m|local:m|Veranstaltungsort/Veranstaltungsorte:m
audience|public:m=|público:m=|Publikum:n=
speaker|intervenant:m|ponente:m|Referent/Referenten:mw
donation|don:m|donación:f|Spende:f
donor|donateur:m|donante:m|Spender:m
sponsor|sponsor:m|patrocinador:m|Sponsor/Sponsoren:m
refugee|réfugié:m|refugiado:m|Geflüchtet~:p
homeless people=|personnes sans-abri:fp|personas sin hogar:fp|Obdachlos~:p
charity/charities|association caritative:f|organización benéfica:f|Hilfsorganisation:f
community/communities|communauté:f|comunidad:f|Gemeinschaft:f
local authority/local authorities|collectivité locale/collectivités locales:f|administración local:f|Kommune:f
municipality/municipalities|commune:f|ayuntamiento:m|Gemeinde:f
citizen|citoyen:m|ciudadano:m|Bürger:m
form|formulaire:m|formulario:m|Formular/Formulare:n
application|candidature:f|solicitud:f|Antrag/Anträge:m
presentation|présentation:f|presentación:f|Präsentation:f
spreadsheet|tableur:m|hoja de cálculo:f|Tabelle:f
statistic|statistique:f|estadística:f|Statistik/Statistiken:f
correspondence=|correspondance:f=|correspondencia:f=|Schriftverkehr:m=
filing=|classement:m=|archivo:m=|Ablage:f=
office work=|travail de bureau:m=|trabajo de oficina:m=|Büroarbeit:f
office supplies|fournitures de bureau:fp|material de oficina:m=|Büromaterial:n=
office equipment=|matériel de bureau:m=|equipamiento de oficina:m=|Büroausstattung:f=
printer|imprimante:f|impresora:f|Drucker:m
screen|écran:m|pantalla:f|Bildschirm/Bildschirme:m
desk|bureau:m|escritorio:m|Schreibtisch/Schreibtische:m
workstation|poste de travail/postes de travail:m|puesto de trabajo:m|Arbeitsplatz/Arbeitsplätze:m
booking calendar|calendrier des réservations:m|calendario de reservas:m|Buchungskalender:m
booking system|système de réservation:m|sistema de reservas:m|Buchungssystem/Buchungssysteme:n
till system|système de caisse:m|sistema de caja:m|Kassensystem/Kassensysteme:n
till software=|logiciel de caisse:m|programa de caja:m|Kassensoftware:f=
accounting software=|logiciel de comptabilité:m|programa de contabilidad:m|Buchhaltungssoftware:f=
merchandise management system|système de gestion des stocks:m|sistema de gestión de mercancías:m|Warenwirtschaftssystem/Warenwirtschaftssysteme:n
stock management|gestion des stocks:f=|gestión de existencias:f=|Lagerverwaltung:f=
project management|gestion de projet:f=|gestión de proyectos:f=|Projektmanagement:n=
staff management|gestion du personnel:f=|gestión de personal:f=|Personalführung:f=
team management|gestion d’équipe:f=|gestión de equipos:f=|Teamführung:f=
order processing|traitement des commandes:m=|tramitación de pedidos:f=|Auftragsbearbeitung:f=
complaint handling|traitement des réclamations:m=|gestión de reclamaciones:f=|Reklamationsbearbeitung:f=
event management|gestion d’événements:f=|gestión de eventos:f=|Veranstaltungsmanagement:n=
route planning|planification des tournées:f=|planificación de rutas:f=|Tourenplanung:f=
staff planning|planification du personnel:f=|planificación de personal:f=|Personalplanung:f=
holiday planning|planification des congés:f=|planificación de vacaciones:f=|Urlaubsplanung:f=
menu planning|élaboration des menus:f=|planificación de menús:f=|Menüplanung:f=
weekly menu|menu de la semaine:m|menú semanal:m|Wochenspeiseplan/Wochenspeisepläne:m
lead time|délai de livraison:m|plazo de entrega:m|Lieferzeit/Lieferzeiten:f
delivery time|délai de livraison:m|plazo de entrega:m|Lieferzeit/Lieferzeiten:f
delivery date|date de livraison:f|fecha de entrega:f|Liefertermin/Liefertermine:m
purchase order|bon de commande:m|orden de compra:f|Bestellung:f
supplier price|prix fournisseur:m=|precio de proveedor:m|Lieferantenpreis/Lieferantenpreise:m
condition|condition:f|condición:f|Bedingung:f
date|date:f|fecha:f|Datum/Daten:n
date of birth|date de naissance:f|fecha de nacimiento:f|Geburtsdatum:n=
start date|date de début:f|fecha de inicio:f|Starttermin/Starttermine:m
end date|date de fin:f|fecha de fin:f|Endtermin/Endtermine:m
version|version:f|versión:f|Version:f
feature|fonctionnalité:f|función:f|Funktion:f
code=|code:m|código:m|Code:m=
bug|bug:m|error:m|Fehler:m
server|serveur:m|servidor:m|Server:m
interface|interface:f|interfaz:f|Schnittstelle:f
backend|backend:m|backend/backends:m|Backend/Backends:n
cloud|cloud:m|nube:f|Cloud:f=
backup|sauvegarde:f|copia de seguridad:f|Backup/Backups:n
password|mot de passe/mots de passe:m|contraseña:f|Passwort/Passwörter:n
hardware=|matériel:m=|hardware:m=|Hardware:f=
software version|version de logiciel:f|versión de software:f|Softwareversion:f
user account|compte utilisateur/comptes utilisateurs:m|cuenta de usuario:f|Benutzerkonto/Benutzerkonten:n
user support|assistance aux utilisateurs:f=|soporte a usuarios:m=|Anwenderbetreuung:f=
programming language|langage de programmation:m|lenguaje de programación:m|Programmiersprache:f
programming=|programmation:f=|programación:f=|Programmierung:f=
web design|webdesign:m=|diseño web:m=|Webdesign:n=
data analysis/data analyses|analyse de données:f|análisis de datos:m=|Datenanalyse:f
test case|cas de test:m=|caso de prueba:m|Testfall/Testfälle:m
experiment|expérience:f|experimento:m|Versuch/Versuche:m
laboratory equipment=|matériel de laboratoire:m=|equipo de laboratorio:m=|Laborgeräte:p
measuring device|appareil de mesure:m|aparato de medición:m|Messgerät/Messgeräte:n
measuring instrument|instrument de mesure:m|instrumento de medida:m|Messgerät/Messgeräte:n
court case|affaire judiciaire:f|caso judicial:m|Gerichtsverfahren:n
case|dossier:m|caso:m|Fall/Fälle:m
client file|dossier client/dossiers clients:m|expediente de cliente/expedientes de clientes:m|Kundenakte:f
customer file|dossier client/dossiers clients:m|expediente de cliente/expedientes de clientes:m|Kundenakte:f
personnel file|dossier du personnel:m|expediente de personal:m|Personalakte:f
employment contract|contrat de travail:m|contrato de trabajo:m|Arbeitsvertrag/Arbeitsverträge:m
rental contract|contrat de location:m|contrato de alquiler:m|Mietvertrag/Mietverträge:m
permanent contract|CDI:m=|contrato indefinido:m|unbefristete~ Vertrag/unbefristete~ Verträge:m
temporary contract|CDD:m=|contrato temporal:m|befristete~ Vertrag/befristete~ Verträge:m
fixed-term contract|CDD:m=|contrato temporal:m|befristete~ Vertrag/befristete~ Verträge:m
viewing|visite:f|visita:f|Besichtigung:f
house viewing|visite de maison:f|visita de vivienda:f|Hausbesichtigung:f
rental|location:f|alquiler:m|Vermietung:f
grounds|espaces extérieurs:mp|exteriores:mp|Außenanlagen:p
premises/premises|locaux:mp|instalaciones:fp|Räumlichkeiten:p
office building|immeuble de bureaux:m|edificio de oficinas:m|Bürogebäude:n
swimming=|natation:f=|natación:f=|Schwimmen+Schwimm:n=
swimming pool|piscine:f|piscina:f|Schwimmbad/Schwimmbäder:n
swimming lesson|cours de natation:m=|clase de natación:f|Schwimmunterricht:m=
football=|football:m=|fútbol:m=|Fußball:m=
tennis=|tennis:m=|tenis:m=|Tennis:n=
yoga=|yoga:m=|yoga:m=|Yoga:n=
dance=|danse:f=|baile:m=|Tanz/Tänze:m
sport=|sport:m|deporte:m|Sport:m=
piano|piano:m|piano:m|Klavier/Klaviere:n
guitar|guitare:f|guitarra:f|Gitarre:f
choir|chœur:m|coro:m|Chor/Chöre:m
drama=|théâtre:m=|teatro:m=|Theater:n=
excursion|excursion:f|excursión:f|Ausflug/Ausflüge:m
city tour|visite de la ville:f|visita por la ciudad:f|Stadtführung:f
guided tour|visite guidée:f|visita guiada:f|Führung:f
travel group|groupe de voyageurs:m|grupo de viaje:m|Reisegruppe:f
travel agency/travel agencies|agence de voyages:f|agencia de viajes:f|Reisebüro/Reisebüros:n
luggage=|bagages:mp|equipaje:m=|Gepäck:n=
haircut|coupe de cheveux:f|corte de pelo:m|Haarschnitt/Haarschnitte:m
nail|ongle:m|uña:f|Nagel/Nägel:m
massage|massage:m|masaje:m|Massage:f
make-up=|maquillage:m=|maquillaje:m=|Make-up:n=
cosmetics|cosmétiques:mp|cosméticos:mp|Kosmetik:f=
fashion=|mode:f=|moda:f=|Mode:f
textile|textile:m|textil:m|Textilien:p
curtain|rideau:m|cortina:f|Vorhang/Vorhänge:m
alteration|retouche:f|arreglo:m|Änderung:f
sewing machine|machine à coudre:f|máquina de coser:f|Nähmaschine:f
ring|bague:f|anillo:m|Ring/Ringe:m
hearing aid|appareil auditif:m|audífono:m|Hörgerät/Hörgeräte:n
security guard|agent de sécurité:m|vigilante de seguridad:m|Sicherheitskraft/Sicherheitskräfte:f
patrol|ronde:f|ronda:f|Kontrollgang/Kontrollgänge:m
access control|contrôle d’accès:m=|control de accesos:m=|Zugangskontrolle:f
key handover|remise des clés:f|entrega de llaves:f|Schlüsselübergabe:f
shift handover|passation d’équipe:f|relevo de turno:m|Schichtübergabe:f
fire extinguisher|extincteur:m|extintor:m|Feuerlöscher:m
first-aid kit|trousse de secours:f|botiquín:m|Verbandskasten/Verbandskästen:m
logbook|journal de bord/journaux de bord:m|libro de registro:m|Logbuch/Logbücher:n
wind turbine|éolienne:f|aerogenerador:m|Windkraftanlage:f
power plant|centrale électrique:f|central eléctrica:f|Kraftwerk/Kraftwerke:n
recycling=|recyclage:m=|reciclaje:m=|Recycling:n=
waste disposal=|élimination des déchets:f=|gestión de residuos:f=|Abfallentsorgung:f=
environmental protection=|protection de l’environnement:f=|protección del medio ambiente:f=|Umweltschutz:m=
sustainability=|durabilité:f=|sostenibilidad:f=|Nachhaltigkeit:f=
supply room|réserve:f|almacén:m|Vorratsraum/Vorratsräume:m
storeroom|réserve:f|almacén:m|Lagerraum/Lagerräume:m
cold room|chambre froide:f|cámara frigorífica:f|Kühlraum/Kühlräume:m
fridge|réfrigérateur:m|nevera:f|Kühlschrank/Kühlschränke:m
bakehouse|fournil:m|obrador:m|Backstube:f
butcher’s shop|boucherie:f|carnicería:f|Metzgerei/Metzgereien:f
garden centre|jardinerie:f|centro de jardinería:m|Gartencenter:n
bookshop|librairie:f|librería:f|Buchhandlung:f
town hall|mairie:f|ayuntamiento:m|Rathaus/Rathäuser:n
city centre|centre-ville:m=|centro:m|Innenstadt/Innenstädte:f
town centre|centre-ville:m=|centro:m|Innenstadt/Innenstädte:f
outskirts|périphérie:f=|afueras:fp|Stadtrand:m=
railway station|gare:f|estación de tren:f|Bahnhof/Bahnhöfe:m
bus stop|arrêt de bus:m|parada de autobús:f|Bushaltestelle:f
underground station|station de métro:f|estación de metro:f|U-Bahn-Station/U-Bahn-Stationen:f
beach/beaches|plage:f|playa:f|Strand/Strände:m
lake|lac:m|lago:m|See/Seen:m
island|île:f|isla:f|Insel/Inseln:f
coast|côte:f|costa:f|Küste:f
village|village:m|pueblo:m|Dorf/Dörfer:n
countryside=|campagne:f=|campo:m=|Land:n=
park|parc:m|parque:m|Park/Parks:m
view|vue:f|vista:f|Aussicht/Aussichten:f
ground floor|rez-de-chaussée:m=|planta baja:f|Erdgeschoss/Erdgeschosse:n
open-plan office|open space:m=|oficina diáfana:f|Großraumbüro/Großraumbüros:n
break room|salle de pause:f|sala de descanso:f|Pausenraum/Pausenräume:m
changing room|vestiaire:m|vestuario:m|Umkleide:f
shower|douche:f|ducha:f|Dusche:f
work table|table de travail:f|mesa de trabajo:f|Arbeitstisch/Arbeitstische:m
workbench/workbenches|établi:m|banco de trabajo:m|Werkbank/Werkbänke:f
machinery=|machines:fp|maquinaria:f=|Maschinen+Maschinen:p
hand tool|outil à main/outils à main:m|herramienta manual:f|Handwerkzeug/Handwerkzeuge:n
power tool|outil électrique:m|herramienta eléctrica:f|Elektrowerkzeug/Elektrowerkzeuge:n
wage slip|fiche de paie/fiches de paie:f|nómina:f|Lohnabrechnung:f
payslip|fiche de paie/fiches de paie:f|nómina:f|Lohnabrechnung:f
timesheet|feuille d’heures/feuilles d’heures:f|parte de horas:m|Stundenzettel:m
time recording|saisie des temps:f=|registro horario:m=|Zeiterfassung:f=
duty roster|planning:m|cuadrante:m|Dienstplan/Dienstpläne:m
work plan|plan de travail/plans de travail:m|plan de trabajo:m|Arbeitsplan/Arbeitspläne:m
route plan|plan de tournée/plans de tournée:m|plan de ruta:m|Tourenplan/Tourenpläne:m
daily business|affaires courantes:fp|día a día:m=|Tagesgeschäft:n=
day-to-day business|affaires courantes:fp|día a día:m=|Tagesgeschäft:n=
workflow|processus de travail:m=|flujo de trabajo:m|Arbeitsablauf/Arbeitsabläufe:m
quality standard|norme de qualité:f|norma de calidad:f|Qualitätsstandard/Qualitätsstandards:m
checklist|liste de contrôle:f|lista de control:f|Checkliste:f
instruction|consigne:f|instrucción:f|Anweisung:f
operating manual|mode d’emploi:m|manual de instrucciones:m|Bedienungsanleitung:f
user manual|guide d’utilisation:m|manual de usuario:m|Bedienungsanleitung:f
workplace safety|sécurité au travail:f=|seguridad laboral:f=|Arbeitssicherheit:f=
working method|méthode de travail:f|método de trabajo:m|Arbeitsweise:f
method|méthode:f|método:m|Methode:f
idea|idée:f|idea:f|Idee/Ideen+Ideen:f
solution|solution:f|solución:f|Lösung:f
problem|problème:m|problema:m|Problem/Probleme:n
concept|concept:m|concepto:m|Konzept/Konzepte:n
decision|décision:f|decisión:f|Entscheidung:f
topic|thème:m|tema:m|Thema/Themen+Themen:n
source|source:f|fuente:f|Quelle:f
collection|collection:f|colección:f|Kollektion:f
model|modèle:m|modelo:m|Modell/Modelle:n
size|taille:f|talla:f|Größe:f
colour|couleur:f|color:m|Farbe:f
quantity/quantities|quantité:f|cantidad:f|Menge:f
weight|poids:m=|peso:m|Gewicht/Gewichte:n
temperature|température:f|temperatura:f|Temperatur/Temperaturen:f
speed|vitesse:f|velocidad:f|Geschwindigkeit:f
noise=|bruit:m|ruido:m|Lärm:m=
dust=|poussière:f=|polvo:m=|Staub:m=
rain=|pluie:f=|lluvia:f=|Regen:m=
dirt=|saleté:f=|suciedad:f=|Schmutz:m=
lifting aid|aide au levage:f|ayuda para levantar:f|Hebehilfe:f
standing work=|travail debout:m=|trabajo de pie:m=|Arbeit im Stehen:f=
service vehicle|véhicule de service:m|vehículo de servicio:m|Dienstfahrzeug/Dienstfahrzeuge:n
company flat|logement de fonction:m|piso de empresa:m|Dienstwohnung:f
staff room|salle du personnel:f|sala de personal:f|Personalraum/Personalräume:m
staff canteen|cantine du personnel:f|comedor de personal:m|Personalkantine:f
social benefit|avantage social:m|beneficio social:m|Sozialleistung:f
fringe benefit|avantage:m|beneficio:m|Zusatzleistung:f
accident insurance|assurance accident:f|seguro de accidentes:m|Unfallversicherung:f
life insurance|assurance vie:f|seguro de vida:m|Lebensversicherung:f
liability insurance|assurance responsabilité civile:f|seguro de responsabilidad civil:m|Haftpflichtversicherung:f
membership|adhésion:f|afiliación:f|Mitgliedschaft/Mitgliedschaften:f
overtime bonus|majoration des heures supplémentaires:f|plus por horas extra:m=|Überstundenzuschlag/Überstundenzuschläge:m
basic pay=|salaire de base:m=|sueldo base:m=|Grundgehalt:n=
basic salary/basic salaries|salaire de base:m|sueldo base:m|Grundgehalt/Grundgehälter:n
hourly wage|salaire horaire:m|salario por hora:m|Stundenlohn/Stundenlöhne:m
hourly rate|taux horaire/taux horaires:m|tarifa por hora:f|Stundensatz/Stundensätze:m
starting salary/starting salaries|salaire d’embauche:m|salario inicial:m|Einstiegsgehalt/Einstiegsgehälter:n
annual salary/annual salaries|salaire annuel:m|salario anual:m|Jahresgehalt/Jahresgehälter:n
monthly salary/monthly salaries|salaire mensuel:m|salario mensual:m|Monatsgehalt/Monatsgehälter:n
CV|CV:m=|currículum:m=|Lebenslauf/Lebensläufe:m
job interview|entretien d’embauche:m|entrevista de trabajo:f|Vorstellungsgespräch/Vorstellungsgespräche:n
phone interview|entretien téléphonique:m|entrevista telefónica:f|Telefoninterview/Telefoninterviews:n
trial work=|essai:m|prueba:f|Probearbeiten:n=
trial shift|poste d’essai:m|turno de prueba:m|Probeschicht/Probeschichten:f
notice period|préavis:m=|preaviso:m|Kündigungsfrist/Kündigungsfristen:f
holiday cover|remplacement pendant les congés:m=|sustitución por vacaciones:f|Urlaubsvertretung:f
sick cover|remplacement maladie:m=|sustitución por enfermedad:f|Krankheitsvertretung:f
phone call|appel téléphonique:m|llamada telefónica:f|Telefonat/Telefonate:n
phone service|accueil téléphonique:m=|atención telefónica:f=|Telefondienst/Telefondienste:m
switchboard|standard:m|centralita:f|Telefonzentrale:f
enquiry desk|accueil:m=|punto de información:m|Auskunft:f=
visitor group|groupe de visiteurs:m|grupo de visitantes:m|Besuchergruppe:f
school class/school classes|classe:f|clase:f|Schulklasse:f
children’s party/children’s parties|fête d’enfants:f|fiesta infantil:f|Kinderfest/Kinderfeste:n
holiday camp|colonie de vacances:f|campamento de vacaciones:m|Ferienlager:n
adult education|formation des adultes:f=|educación de adultos:f=|Erwachsenenbildung:f=
learning material|support de cours:m|material didáctico:m=|Lernmaterial/Lernmaterialien:n
teaching material|support de cours:m|material didáctico:m=|Unterrichtsmaterial/Unterrichtsmaterialien:n
exam preparation|préparation aux examens:f=|preparación de exámenes:f=|Prüfungsvorbereitung:f
parent meeting|réunion de parents:f|reunión de padres:f|Elternabend/Elternabende:m
parent-teacher meeting|réunion parents-professeurs:f|reunión con los padres:f|Elterngespräch/Elterngespräche:n
learning difficulty/learning difficulties|difficulté d’apprentissage:f|dificultad de aprendizaje:f|Lernschwierigkeit:f
`

export const TRADE_ADJECTIVES = `
confident|sûr de soi,sûre de soi|seguro de sí mismo|selbstsicher
chemical|chimique|químico|chemisch
brand-new|neuf,neuve|nuevo|neu
good|^bon,bonne|^bueno|gut
very good|^très bon,très bonne|muy bueno|sehr gut
basic|de base|básico|grundlegend
solid|solide|sólido|solide
friendly|sympathique|amable|freundlich
calm|calme|tranquilo|ruhig
quiet|calme|tranquilo|ruhig
reliable|fiable|fiable|zuverlässig
punctual|ponctuel|puntual|pünktlich
careful|soigneux|cuidadoso|sorgfältig
creative|créatif|creativo|kreativ
motivated|motivé|motivado|motiviert
committed|engagé|comprometido|engagiert
dedicated|engagé|comprometido|engagiert
helpful|serviable|servicial|hilfsbereit
open-minded|ouvert|abierto|offen
hands-on|pratique|práctico|zupackend
hydraulic|hydraulique|hidráulico|hydraulisch
pneumatic|pneumatique|neumático|pneumatisch
automatic|automatique|automático|automatisch
ready-made|prêt à l’emploi|listo para usar|fertig
homemade|fait maison|casero|hausgemacht
seasoned|expérimenté|experimentado|erfahren
elderly|âgé|mayor|älter
older|âgé|mayor|älter
younger|plus jeune|más joven|jünger
busy|animé|concurrido|belebt
bright|lumineux|luminoso|hell
spacious|spacieux|amplio|geräumig
comfortable|confortable|cómodo|bequem
beautiful|^beau,belle|bonito|schön
big|^grand|grande|groß
huge|immense|enorme|riesig
tiny|minuscule|diminuto|winzig
growing|en pleine croissance|en crecimiento|wachsend
lively|animé|animado|lebhaft
pleasant|agréable|agradable|angenehm
nice|sympathique|agradable|nett
cheerful|joyeux|alegre|fröhlich
fair|équitable|justo|fair
attractive|attractif|atractivo|attraktiv
competitive|compétitif|competitivo|wettbewerbsfähig
generous|généreux|generoso|großzügig
varied|varié|variado|abwechslungsreich
interesting|intéressant|interesante|interessant
exciting|passionnant|apasionante|spannend
challenging|exigeant|exigente|anspruchsvoll
demanding|exigeant|exigente|anspruchsvoll
meaningful|porteur de sens,porteuse de sens|con sentido|sinnvoll
secure|sûr|seguro|sicher
stable|stable|estable|stabil
safe|sûr|seguro|sicher
crisis-proof|à l’abri des crises|a prueba de crisis|krisensicher
occasional|occasionnel|ocasional|gelegentlich
frequent|fréquent|frecuente|häufig
unlimited|illimité|ilimitado|unbegrenzt
fixed-term|à durée déterminée|de duración determinada|befristet
open-ended|à durée indéterminée|indefinido|unbefristet
subsidised|subventionné|subvencionado|bezuschusst
unpaid|non payé|no pagado|unbezahlt
well-paid|bien payé|bien pagado|gut bezahlt
nightly|nocturne|nocturno|nächtlich
current|actuel|actual|aktuell
latest|^dernier,dernière|último|neuest
first|^premier,première|^primero|erst
second|^deuxième|^segundo|zweit
third|^troisième|^tercero|dritt
last|^dernier,dernière|^último|letzt
next|prochain|próximo|nächst
completed|achevé|terminado|abgeschlossen
finished|fini|acabado|fertig
ongoing|en cours|en curso|laufend
incoming|entrant|entrante|eingehend
outgoing|sortant|saliente|ausgehend
missing|manquant|que falta|fehlend
broken|cassé|roto|defekt
faulty|défectueux|defectuoso|defekt
damaged|endommagé|dañado|beschädigt
used|d’occasion|usado|gebraucht
dangerous|dangereux|peligroso|gefährlich
hazardous|dangereux|peligroso|gefährlich
fragile|fragile|frágil|zerbrechlich
perishable|périssable|perecedero|verderblich
dry|sec,sèche|seco|trocken
wet|mouillé|mojado|nass
dirty|sale|sucio|schmutzig
sharp|pointu|afilado|scharf
raw|cru|crudo|roh
sweet|sucré|dulce|süß
seasonal|saisonnier|de temporada|saisonal
sustainable|durable|sostenible|nachhaltig
recyclable|recyclable|reciclable|recycelbar
wooden|en bois|de madera|hölzern
medium-sized|de taille moyenne|mediano|mittelgroß
visual|visuel|visual|visuell
graphic|graphique|gráfico|grafisch
printed|imprimé|impreso|gedruckt
handwritten|manuscrit|manuscrito|handschriftlich
musical|musical|musical|musikalisch
artistic|artistique|artístico|künstlerisch
educational|éducatif|educativo|pädagogisch
pedagogical|pédagogique|pedagógico|pädagogisch
scientific|scientifique|científico|wissenschaftlich
statistical|statistique|estadístico|statistisch
mental|mental|mental|psychisch
chronic|chronique|crónico|chronisch
acute|aigu,aiguë|agudo|akut
disabled|handicapé|con discapacidad|behindert
nutritional|nutritionnel|nutricional|ernährungsbezogen
home-cooked|fait maison|casero|hausgemacht
French-speaking|francophone|francófono|französischsprachig
English-speaking|anglophone|angloparlante|englischsprachig
German-speaking|germanophone|germanófono|deutschsprachig
Spanish-speaking|hispanophone|hispanohablante|spanischsprachig
fluent|courant|fluido|fließend
fluid|courant|fluido|fließend
perfect|parfait|perfecto|perfekt
excellent|excellent|excelente|ausgezeichnet
proven|confirmé|demostrado|nachgewiesen
extensive|étendu|amplio|umfangreich
in-depth|approfondi|profundo|vertieft
initial|^premier,première|^primero|erst
free-lance|indépendant|autónomo|freiberuflich
self-employed|indépendant|autónomo|selbstständig
lockable|verrouillable|con llave|abschließbar
covered|couvert|cubierto|überdacht
heated|chauffé|con calefacción|beheizt
air-conditioned|climatisé|climatizado|klimatisiert
wheelchair-accessible|accessible en fauteuil roulant|accesible en silla de ruedas|rollstuhlgerecht
accessible|accessible|accesible|barrierefrei
central|central|céntrico|zentral
nearby|voisin|cercano|nahe gelegen
rare|rare|raro|selten
entire|entier,entière|entero|gesamt
complete|complet|completo|vollständig
correct|correct|correcto|korrekt
simple|simple|sencillo|einfach
easy|facile|fácil|leicht
direct|direct|directo|direkt
close|étroit|estrecho|eng
wide|large|amplio|breit
deep|profond|profundo|tief
low|^bas,basse|bajo|niedrig
flat|plat|plano|flach
extra|supplémentaire|extra|zusätzlich
`
