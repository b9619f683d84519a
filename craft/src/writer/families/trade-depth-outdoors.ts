import type { TradeDepth } from './role.ts'

/** A further duty and two further needs of trades on sites, on the land, on the water and on the road. */
export const TRADES_OUTDOORS: TradeDepth = {
  roofer: {
    en: [
      'Hand tiles and boards up [by hoist or ladder|in the order they are laid] and stack them so that nothing slides.',
      'An eye for [where water will find its way|falls and overlaps].',
      'Trust and clear calls [between roof and ground|when loads are moving].',
    ],
    de: [
      'Ziegel und Latten [mit Aufzug oder Leiter|in der Reihenfolge des Verlegens] hinaufschaffen und rutschsicher lagern',
      'Ein Blick dafür, [wo sich Wasser seinen Weg sucht|wie Gefälle und Überdeckung zusammenspielen]',
      'Verlässliche Absprachen [zwischen Dach und Boden|bei Lasten in Bewegung]',
    ],
    fr: [
      'Monter tuiles et liteaux [au monte-charge ou à l’échelle|dans l’ordre de pose] et les caler pour que rien ne glisse',
      'Le sens de l’eau : [par où elle s’infiltre|pentes et recouvrements]',
      'Des consignes claires [entre le toit et le sol|quand une charge bouge]',
    ],
    es: [
      'Subir tejas y rastreles [con montacargas o escalera|en el orden de colocación] y acopiarlos sin que nada resbale',
      'Vista para saber [por dónde se colará el agua|qué pendiente y qué solape hacen falta]',
      'Avisos claros [entre tejado y suelo|cuando se mueve una carga]',
    ],
  },
  bricklayer: {
    en: [
      'Read the drawing, [work out bricks, blocks and mortar|see which wall comes first] and set up the workplace.',
      'A sense of [bond, joint and rhythm|how loads run through a wall].',
      'Endurance, with [lifting aids where there are any|a back that is looked after].',
    ],
    de: [
      'Pläne lesen, [Steine und Mörtel berechnen|die Reihenfolge der Wände klären] und den Arbeitsplatz einrichten',
      'Verständnis für [Verband und Fugenbild|den Weg der Lasten durch die Wand]',
      'Ausdauer und [rückenschonendes Heben|der richtige Griff zur Hebehilfe]',
    ],
    fr: [
      'Lire le plan, [calculer briques, blocs et mortier|voir quel mur passe en premier] et installer son poste',
      'Le sens de [l’appareillage et du joint|la descente des charges]',
      'De l’endurance et [des gestes qui ménagent le dos|l’emploi des aides au levage]',
    ],
    es: [
      'Leer el plano, [calcular ladrillo, bloque y mortero|ver qué muro va primero] y preparar el tajo',
      'Sentido del [aparejo y la junta|camino que siguen las cargas]',
      'Resistencia y [cuidado de la espalda al levantar|buen uso de los medios de elevación]',
    ],
  },
  tiler: {
    en: [
      'Take up old coverings and [clear the rubble|see what lies beneath] before the new floor goes down.',
      'A feeling for [materials: ceramic, stone, wood|adhesives, drying times and joints].',
      'Clean work [around finished doors and walls|in homes that are lived in].',
    ],
    de: [
      'Alte Beläge aufnehmen und [den Schutt entsorgen|den Untergrund freilegen], bevor der neue Boden kommt',
      'Gefühl für [Keramik, Stein und Holz|Kleber, Trockenzeiten und Fugen]',
      'Sauberkeit [rund um fertige Türen und Wände|in bewohnten Räumen]',
    ],
    fr: [
      'Déposer les anciens revêtements et [évacuer les gravats|mettre le support à nu] avant la pose du neuf',
      'La connaissance [des matières : céramique, pierre, bois|des colles, temps de séchage et joints]',
      'Un travail propre [autour des portes et des murs finis|dans des pièces habitées]',
    ],
    es: [
      'Levantar el pavimento viejo y [retirar el escombro|dejar la base a la vista] antes de poner el nuevo',
      'Conocimiento de [materiales: cerámica, piedra, madera|colas, tiempos de secado y juntas]',
      'Limpieza [junto a puertas y paredes terminadas|en casas habitadas]',
    ],
  },
  plasterer: {
    en: [
      'Mix plaster in [the amount that can be worked in time|batches that match] and keep tools free of set lumps.',
      'A feeling for [when plaster has to be worked|moisture and drying].',
      'Ease [on ladders and working platforms|with work above the head].',
    ],
    de: [
      'Putz in [der Menge anmachen, die sich rechtzeitig verarbeiten lässt|gleichmäßigen Chargen anmachen] und Werkzeug sauber halten',
      'Gespür dafür, [wann der Putz bearbeitet werden muss|wie Feuchte und Trocknung wirken]',
      'Sicherheit [auf Leitern und Bühnen|bei Arbeiten über Kopf]',
    ],
    fr: [
      'Gâcher le plâtre [en quantité à employer à temps|par gâchées régulières] et garder les outils nets',
      'Le sens du bon moment : [prise et serrage|humidité et séchage]',
      'L’aisance [sur échelles et plateformes|avec les bras levés]',
    ],
    es: [
      'Amasar el yeso [en la cantidad que dé tiempo a gastar|en amasadas iguales] y mantener limpia la herramienta',
      'Tacto para [el punto del yeso|la humedad y el secado]',
      'Soltura [en escaleras y plataformas|con los brazos en alto]',
    ],
  },
  scaffolder: {
    en: [
      'Check ground and base plates and [spread the load where it is soft|level the first lift with care].',
      'Clear calls and [an even rhythm when passing parts|hands that know each coupler].',
      'A feeling for [balance and load paths|where wind takes hold].',
    ],
    de: [
      'Untergrund und Fußplatten prüfen und [Lasten auf weichem Boden verteilen|die erste Lage genau ausrichten]',
      'Klare Zurufe und [ein gleichmäßiger Takt beim Weiterreichen|sichere Griffe an Kupplung und Keil]',
      'Gefühl für [Gleichgewicht und Lasten|Windangriff und Verankerung]',
    ],
    fr: [
      'Vérifier le sol et les semelles et [répartir la charge sur terrain mou|régler le premier niveau avec soin]',
      'Des appels clairs et [un bon rythme à la chaîne|la main sûre au collier]',
      'Le sens de [l’équilibre et des charges|la prise au vent]',
    ],
    es: [
      'Comprobar el suelo y las placas base y [repartir la carga en terreno blando|nivelar bien el primer cuerpo]',
      'Voces claras y [buen ritmo al pasar piezas|manos hechas a la grapa]',
      'Sentido del [equilibrio y las cargas|empuje del viento]',
    ],
  },
  'road-worker': {
    en: [
      'Lay asphalt or bedding [at the right heat and thickness|without a seam that breaks] and roll it in time.',
      'A feeling for [soil, water and slope|what has to be compacted, and how far].',
      'Steady work [in step with machines|in heat, rain and road noise].',
    ],
    de: [
      'Asphalt oder Bettung [mit richtiger Wärme und Dicke|ohne offene Naht] einbauen und rechtzeitig walzen',
      'Gefühl für [Boden, Wasser und Gefälle|die richtige Verdichtung]',
      'Ausdauer [im Takt der Maschinen|bei Hitze, Regen und Lärm]',
    ],
    fr: [
      'Mettre en œuvre enrobés ou lit de pose [à la bonne chaleur et à l’épaisseur voulue|sans joint ouvert] et compacter à temps',
      'Le sens [du sol, de l’eau et des pentes|du bon compactage]',
      'De la constance [au rythme des engins|sous la chaleur, la pluie et le bruit]',
    ],
    es: [
      'Extender aglomerado o cama de asiento [con el calor y el grosor debidos|sin junta abierta] y compactar a tiempo',
      'Sentido [del suelo, el agua y la pendiente|de la compactación que hace falta]',
      'Constancia [al paso de las máquinas|con calor, lluvia y ruido]',
    ],
  },
  'plant-operator': {
    en: [
      'Change buckets and attachments [for the task|with pins locked and checked] and load the machine for transport.',
      'Sight lines: knowing [what mirrors do not show|where pipes and cables may lie].',
      'A light hand [at the levers|that spares machine and ground].',
    ],
    de: [
      'Löffel und Anbaugeräte [passend zur Aufgabe|mit geprüfter Verriegelung] wechseln und die Maschine verladen',
      'Ein Blick für das, [was Spiegel nicht zeigen|was an Leitungen im Boden liegen kann]',
      'Eine ruhige Hand [am Hebel|die Maschine und Boden schont]',
    ],
    fr: [
      'Changer godets et accessoires [selon la tâche|en vérifiant le verrouillage] et charger l’engin pour le transport',
      'La conscience [des angles morts|des réseaux enterrés]',
      'La main légère [aux manettes|qui ménage l’engin et le terrain]',
    ],
    es: [
      'Cambiar cazos y accesorios [según la tarea|comprobando el bloqueo] y cargar la máquina para el transporte',
      'Conciencia de [los ángulos muertos|los servicios enterrados]',
      'Mano suave [en los mandos|que cuida máquina y terreno]',
    ],
  },
  'window-fitter': {
    en: [
      'Carry panes and frames [with suction lifters|upright and padded] and store them where nothing knocks against them.',
      'A grasp of [seals, vapour and thermal bridges|hinges, locks and gaskets].',
      'Care with [glass edges and heavy sashes|other people’s walls and floors].',
    ],
    de: [
      'Scheiben und Rahmen [mit Saughebern|aufrecht und gepolstert] tragen und stoßsicher abstellen',
      'Verständnis für [Dichtung, Dampf und Wärmebrücken|Bänder, Schlösser und Dichtprofile]',
      'Umsicht mit [Glaskanten und schweren Flügeln|fremden Wänden und Böden]',
    ],
    fr: [
      'Porter vitrages et cadres [à la ventouse|debout et protégés] et les stocker à l’abri des chocs',
      'La compréhension [des joints, de la vapeur et des ponts thermiques|des paumelles, serrures et joints]',
      'L’attention [aux arêtes et aux vantaux lourds|aux murs et aux sols des clients]',
    ],
    es: [
      'Llevar vidrios y marcos [con ventosas|de pie y protegidos] y dejarlos a salvo de golpes',
      'Comprensión de [sellos, vapor y puentes térmicos|bisagras, cerraduras y juntas]',
      'Cuidado con [los cantos de vidrio y las hojas pesadas|las paredes y los suelos ajenos]',
    ],
  },
  'refrigeration-technician': {
    en: [
      'Plan pipe runs and [condensate drains|the place of each unit] and agree them with whoever uses the rooms.',
      'Understanding of [the refrigeration cycle and its values|control, electrics and air flow].',
      'Clean brazing and [patience with leaks that hide|order in gauges and bottles].',
    ],
    de: [
      'Leitungswege und [Kondensatabläufe|Gerätestandorte] planen und mit den Nutzern der Räume abstimmen',
      'Verständnis für [den Kältekreis und seine Werte|Regelung, Elektrik und Luftführung]',
      'Sauberes Löten und [Geduld bei versteckten Lecks|Ordnung bei Manometern und Flaschen]',
    ],
    fr: [
      'Étudier le passage des liaisons et [l’évacuation des condensats|la place des appareils] avec les occupants',
      'La maîtrise [du cycle frigorifique et de ses valeurs|de la régulation, de l’électricité et des débits d’air]',
      'Des brasures propres et [de la patience face aux fuites cachées|de l’ordre dans les manomètres et les bouteilles]',
    ],
    es: [
      'Estudiar el paso de las líneas y [los desagües de condensados|el sitio de cada equipo] con quienes usan los locales',
      'Dominio [del ciclo frigorífico y sus valores|de la regulación, la electricidad y el aire]',
      'Soldadura limpia y [paciencia con las fugas escondidas|orden con manómetros y botellas]',
    ],
  },
  'solar-installer': {
    en: [
      'Carry rails and panels up [with a lift or rope|without a scratch] and keep the roof free of trip hazards.',
      'Understanding of [strings, earthing and inverters|shade, tilt and yield].',
      'Careful steps [on tiles and sheets|that break no tile], and tidy cables.',
    ],
    de: [
      'Schienen und Module [mit Aufzug oder Seil|ohne Kratzer] hinaufbringen und Laufwege frei halten',
      'Verständnis für [Strings, Erdung und Wechselrichter|Schatten, Neigung und Ertrag]',
      'Achtsame Schritte [auf Ziegel und Blech|über die Dachfläche] und sauber geführte Kabel',
    ],
    fr: [
      'Monter rails et panneaux [au monte-matériaux ou à la corde|sans une rayure] et garder le passage libre',
      'La compréhension [des chaînes, de la terre et de l’onduleur|de l’ombre, de l’inclinaison et du rendement]',
      'Le pas prudent [sur tuiles et bacs|sur la couverture] et des câbles bien rangés',
    ],
    es: [
      'Subir perfiles y paneles [con elevador o cuerda|sin un arañazo] y mantener libre el paso',
      'Comprensión de [series, tierras e inversores|sombras, inclinación y rendimiento]',
      'Paso prudente [sobre teja y chapa|por la cubierta] y cables bien ordenados',
    ],
  },
  painter: {
    en: [
      'Mix and test shades and [keep enough of each batch|paint a sample before the wall].',
      'Knowledge of [paints, fillers and what holds on what|old coatings and how they behave].',
      'A steady pace [from first coat to last|that lets each coat dry].',
    ],
    de: [
      'Farbtöne mischen, prüfen und [genug von jeder Charge zurückhalten|vor der Wand ein Muster streichen]',
      'Kenntnis von [Farben, Spachteln und Untergründen|alten Anstrichen und ihrem Verhalten]',
      'Ein gleichmäßiges Tempo [vom ersten bis zum letzten Anstrich|das jedem Anstrich Zeit zum Trocknen lässt]',
    ],
    fr: [
      'Préparer les teintes, les essayer et [garder assez de chaque mélange|peindre un échantillon avant le mur]',
      'La connaissance [des peintures, enduits et supports|des vieux fonds et de leurs réactions]',
      'Un rythme régulier, [de la première couche à la dernière|sans brusquer le séchage]',
    ],
    es: [
      'Preparar los tonos, probarlos y [guardar bastante de cada mezcla|pintar una muestra antes que la pared]',
      'Conocimiento de [pinturas, masillas y soportes|capas viejas y cómo reaccionan]',
      'Ritmo parejo, [de la primera mano a la última|que deje secar cada mano]',
    ],
  },
  'chimney-sweep': {
    en: [
      'Climb to the chimney head [by ladder and roof hatch|with the ladder secured] and lower brush and ball.',
      'Understanding of [draught, fuel and combustion|building rules and distances].',
      'A friendly word [at every door|with sound advice behind it].',
    ],
    de: [
      'Über [Leiter und Dachausstieg|die gesicherte Leiter] zum Kaminkopf steigen und mit Besen und Kugel kehren',
      'Verständnis für [Zug, Brennstoff und Verbrennung|Bauvorschriften und Abstände]',
      'Ein freundliches Wort [an jeder Tür|und fundierter Rat]',
    ],
    fr: [
      'Monter à la souche [par l’échelle ou la sortie de toit|une fois l’échelle assurée] et passer le hérisson',
      'La compréhension [du tirage, du combustible et de la combustion|des règles et des distances de sécurité]',
      'Un mot aimable [à chaque porte|et des conseils fondés]',
    ],
    es: [
      'Subir al remate [por escalera o trampilla|con la escalera asegurada] y pasar el deshollinador',
      'Comprensión [del tiro, el combustible y la combustión|de las normas y las distancias]',
      'Una palabra amable [en cada puerta|y consejo con fundamento]',
    ],
  },
  forester: {
    en: [
      'Take stock of stands and [work out what can be cut|compare growth with the long plan].',
      'Thinking in [decades as well as seasons|mixed stands and a changing climate].',
      'Knowledge of [soils, species and timber|forest law and the timber market].',
    ],
    de: [
      'Bestände aufnehmen und [den Hiebsatz herleiten|den Zuwachs mit der Planung vergleichen]',
      'Denken in [Jahrzehnten wie in Jahreszeiten|Mischbeständen und wandelndem Klima]',
      'Kenntnis von [Standort, Baumarten und Holz|Forstrecht und Holzmarkt]',
    ],
    fr: [
      'Inventorier les peuplements et [calculer la possibilité|comparer l’accroissement au plan de gestion]',
      'Une pensée [à l’échelle des décennies comme des saisons|attentive aux mélanges et au climat]',
      'La connaissance [des sols, des essences et du bois|du droit forestier et du marché du bois]',
    ],
    es: [
      'Inventariar los rodales y [calcular la posibilidad|comparar el crecimiento con la ordenación]',
      'Mirada [a décadas y a estaciones|atenta a las mezclas y al clima]',
      'Conocimiento de [suelos, especies y madera|la ley de montes y el mercado de la madera]',
    ],
  },
  'forestry-worker': {
    en: [
      'Skid, stack and measure timber [by length and grade|without harm to what stays standing].',
      'An eye for [tension in the wood|lean, rot and where a tree will fall].',
      'Sure footing [on slopes and wet ground|among branches and brash].',
    ],
    de: [
      'Holz rücken, poltern und [nach Länge und Güte vermessen|den verbleibenden Bestand dabei schonen]',
      'Ein Blick für [Spannungen im Holz|Hang, Fäule und Fallrichtung]',
      'Trittsicherheit [am Hang und auf nassem Boden|zwischen Ästen und Reisig]',
    ],
    fr: [
      'Débarder, empiler et [cuber le bois par longueur et qualité|ménager les arbres qui restent]',
      'L’œil pour [les tensions du bois|le dévers, la pourriture et le sens de chute]',
      'Le pied sûr [en pente et sur sol mouillé|entre branches et rémanents]',
    ],
    es: [
      'Desemboscar, apilar y [medir la madera por largo y calidad|respetar los árboles que quedan]',
      'Vista para [las tensiones de la madera|la inclinación, la pudrición y la caída]',
      'Pie firme [en cuesta y suelo mojado|entre ramas y restos]',
    ],
  },
  'farm-worker': {
    en: [
      'Mend what breaks, [from fence to feeder|with what is to hand], and say when a part is needed.',
      'Steadiness [through long days at harvest|when weather sets the hours].',
      'A practical head: [seeing what comes next|knowing what can wait until the rain].',
    ],
    de: [
      'Kleine Schäden beheben, [vom Zaun bis zur Tränke|mit dem, was da ist], und fehlende Teile melden',
      'Ausdauer, [wenn die Ernte drängt|wenn das Wetter den Takt vorgibt]',
      'Ein praktischer Kopf, der [sieht, was als Nächstes kommt|weiß, was bis zum Regen warten kann]',
    ],
    fr: [
      'Réparer ce qui casse, [de la clôture à l’abreuvoir|avec ce qu’on a], et dire quelle pièce il faut',
      'De la constance [quand la récolte presse|quand la météo fixe l’allure]',
      'Le sens pratique : [voir la suite|savoir ce qui attendra la pluie]',
    ],
    es: [
      'Arreglar lo que se rompe, [de la valla al bebedero|con lo que haya a mano], y avisar de las piezas que falten',
      'Constancia [cuando aprieta la cosecha|cuando manda el tiempo]',
      'Cabeza práctica para [ver lo que viene después|saber qué puede esperar a la lluvia]',
    ],
  },
  gardener: {
    en: [
      'Improve the soil with [compost and mulch|what it lacks] and sort green waste.',
      'A sense of [form, colour and season|how big a plant will be in years].',
      'Patience and [a considered cut|pleasure in seeing things grow].',
    ],
    de: [
      'Den Boden mit [Kompost und Mulch|dem, was ihm fehlt,] verbessern und Grünschnitt verwerten',
      'Sinn für [Form, Farbe und Jahreszeit|die spätere Größe einer Pflanze]',
      'Geduld und [ein ruhiger Schnitt|Freude am Wachsen]',
    ],
    fr: [
      'Améliorer le sol [au compost et au paillage|selon ce qui lui manque] et valoriser les déchets verts',
      'Le sens [des formes, des couleurs et des saisons|de la taille qu’aura une plante adulte]',
      'De la patience et [une taille réfléchie|le goût de voir pousser]',
    ],
    es: [
      'Mejorar el suelo con [compost y acolchado|lo que le falte] y aprovechar los restos de poda',
      'Sentido de [la forma, el color y la estación|cuánto crecerá cada planta]',
      'Paciencia y [poda meditada|gusto por ver crecer]',
    ],
  },
  'cemetery-worker': {
    en: [
      'Plant and tend graves and beds [through the seasons|as relatives have asked] and water in dry weeks.',
      'Quiet conduct: [stopping machines when a procession passes|a low voice near mourners].',
      'Sure use of [mowers, trimmers and small diggers|hand tools], cleaned after the day.',
    ],
    de: [
      'Gräber und Beete [im Lauf der Jahreszeiten|nach Wunsch der Angehörigen] bepflanzen, pflegen und gießen',
      'Rücksicht: [Maschinen ruhen, wenn ein Trauerzug vorbeigeht|leise Töne in der Nähe von Trauernden]',
      'Sicherer Umgang mit [Mäher, Freischneider und Minibagger|Handwerkzeug und Geräten]',
    ],
    fr: [
      'Planter et entretenir tombes et massifs [au fil des saisons|selon le souhait des proches], arroser par temps sec',
      'De la réserve : [couper les machines au passage d’un cortège|parler bas près des familles]',
      'Le maniement sûr [des tondeuses, débroussailleuses et minipelles|de l’outillage à main]',
    ],
    es: [
      'Plantar y cuidar tumbas y parterres [según la estación|como pidan los familiares] y regar en tiempo seco',
      'Recogimiento: [parar las máquinas al paso de un cortejo|hablar bajo cerca del duelo]',
      'Manejo seguro de [cortacésped, desbrozadora y miniexcavadora|la herramienta de mano]',
    ],
  },
  'aquaculture-worker': {
    en: [
      'Count, weigh and sample the stock and [keep the stock list true|compare growth with the feed given].',
      'Early rising where [fish and tides set the clock|feeding times ask for it].',
      'A sure way with [ropes, pumps and boats|knives, scales and crates].',
    ],
    de: [
      'Bestände zählen, wiegen und beproben und [die Bestandsliste führen|das Wachstum mit dem Futter vergleichen]',
      'Bereitschaft, früh zu beginnen, wenn [Fische und Gezeiten es verlangen|die Fütterung es braucht]',
      'Sicherer Umgang mit [Leinen, Pumpen und Booten|Messer, Waage und Kisten]',
    ],
    fr: [
      'Compter, peser et échantillonner le cheptel et [tenir le registre à jour|comparer croissance et aliment donné]',
      'L’habitude de commencer tôt quand [les poissons ou la marée le veulent|le nourrissage l’exige]',
      'L’aisance avec [cordages, pompes et bateaux|couteaux, balances et caisses]',
    ],
    es: [
      'Contar, pesar y muestrear el cultivo y [llevar el registro al día|comparar crecimiento y pienso dado]',
      'Costumbre de empezar temprano cuando [lo piden los peces o la marea|lo pide la alimentación]',
      'Soltura con [cabos, bombas y barcas|cuchillos, básculas y cajas]',
    ],
  },
  beekeeper: {
    en: [
      'Feed and ready colonies for winter, [narrow entrances and guard against mice|weigh what they have stored].',
      'Knowledge of [what flowers when|the colony’s year].',
      'Foresight: [boxes ready before the flow begins|acting before a colony swarms].',
    ],
    de: [
      'Völker einfüttern und winterfest machen, [Fluglöcher einengen und vor Mäusen schützen|Vorräte wiegen]',
      'Wissen um [Trachten und Blühzeiten|den Jahreslauf eines Volkes]',
      'Vorausschau: [Zargen bereit, bevor die Tracht beginnt|handeln, bevor ein Volk schwärmt]',
    ],
    fr: [
      'Nourrir et hiverner les colonies, [réduire les entrées et barrer la route aux rongeurs|peser les provisions]',
      'La connaissance [des floraisons et des miellées|du cycle de la colonie]',
      'De l’anticipation : [des hausses prêtes avant la miellée|agir avant l’essaimage]',
    ],
    es: [
      'Alimentar e invernar las colonias, [reducir piqueras y protegerlas de ratones|pesar las reservas]',
      'Conocimiento de [floraciones y mieladas|el ciclo de la colonia]',
      'Previsión: [alzas listas antes de la mielada|actuar antes de que enjambren]',
    ],
  },
  ranger: {
    en: [
      'Plan and lead walks or school visits [that open people’s eyes|suited to age and season].',
      'A practical hand with [saw, hammer and wire|maps, traps and cameras].',
      'Clear notes and [reports that planners can use|a trained memory for places].',
    ],
    de: [
      'Führungen oder Schulbesuche vorbereiten und leiten, [die den Blick öffnen|passend zu Alter und Jahreszeit]',
      'Eine geschickte Hand für [Säge, Hammer und Draht|Karte, Falle und Kamera]',
      'Klare Notizen und [Berichte, mit denen sich planen lässt|ein gutes Gedächtnis für Orte]',
    ],
    fr: [
      'Préparer et mener des sorties ou des visites scolaires [qui ouvrent les yeux|selon l’âge et la saison]',
      'La main habile avec [scie, marteau et fil|carte, piège et appareil photo]',
      'Des notes claires et [des rapports utiles à la gestion|la mémoire des lieux]',
    ],
    es: [
      'Preparar y guiar paseos o visitas escolares [que abran los ojos|según la edad y la estación]',
      'Maña con [sierra, martillo y alambre|mapa, trampa y cámara]',
      'Notas claras [e informes que sirvan para gestionar|y buena memoria para los lugares]',
    ],
  },
  'field-guide': {
    en: [
      'Sit in wait with guests, [explain silence and patience|leave animals the way out].',
      'Tracking skill and [an ear for alarm calls|an eye for what has just passed].',
      'Sure driving [off the road|on sand, in mud and through water], and first aid.',
    ],
    de: [
      'Mit Gästen still warten, [Geduld vermitteln|Tieren immer den Rückzug lassen]',
      'Spurenlesen und [ein Ohr für Warnrufe|ein Auge für frische Zeichen]',
      'Sicheres Fahren [abseits der Straße|in Sand, Schlamm und Wasser] und Erste Hilfe',
    ],
    fr: [
      'Attendre en silence avec les visiteurs, [transmettre la patience|laisser toujours une issue aux animaux]',
      'L’art du pistage et [l’oreille pour les cris d’alarme|l’œil pour les traces fraîches]',
      'La conduite sûre [hors piste|dans le sable, la boue et l’eau] et les premiers secours',
    ],
    es: [
      'Esperar en silencio con los visitantes, [transmitir paciencia|dejar siempre una salida a los animales]',
      'Arte de rastrear y [oído para las voces de alarma|ojo para la huella fresca]',
      'Conducción segura [fuera de pista|en arena, barro y agua] y primeros auxilios',
    ],
  },
  'irrigation-technician': {
    en: [
      'Lay and connect pipes, drippers and sprinklers [by the plan of the plots|so that pressure stays even].',
      'Practical skill with [pipes, fittings and wiring|filters, valves and timers].',
      'The habit of [looking at the plant before the screen|walking the rows every day].',
    ],
    de: [
      'Rohre, Tropfer und Regner [nach Flächenplan|mit gleichmäßigem Druck] verlegen und anschließen',
      'Handwerkliches Können mit [Rohren, Fittings und Kabeln|Filtern, Ventilen und Steuerung]',
      'Die Gewohnheit, [erst die Pflanze und dann den Bildschirm anzusehen|jeden Tag durch die Reihen zu gehen]',
    ],
    fr: [
      'Poser et raccorder tuyaux, goutteurs et asperseurs [selon le plan des parcelles|à pression régulière]',
      'Le savoir-faire [des tuyaux, raccords et câbles|des filtres, vannes et programmateurs]',
      'L’habitude de [regarder la plante avant l’écran|parcourir les rangs chaque jour]',
    ],
    es: [
      'Tender y conectar tuberías, goteros y aspersores [según el plano de parcelas|con presión uniforme]',
      'Maña con [tubos, racores y cables|filtros, válvulas y programadores]',
      'Costumbre de [mirar la planta antes que la pantalla|recorrer las hileras a diario]',
    ],
  },
  'stud-groom': {
    en: [
      'Bring mares for scanning and covering, [hold them safely|note dates and results].',
      'Readiness for [a foaling that keeps no hours|short nights in the season].',
      'Sound knowledge of [feeding mares and youngsters|hooves, worming and pasture].',
    ],
    de: [
      'Stuten zu Untersuchung und Bedeckung vorstellen, [sicher halten|Termine und Ergebnisse notieren]',
      'Bereitschaft, [wach zu sein, wenn eine Geburt beginnt|in der Abfohlzeit kurze Nächte zu haben]',
      'Kenntnis der [Fütterung von Stuten und Jungpferden|Huf-, Wurm- und Weidepflege]',
    ],
    fr: [
      'Présenter les juments à l’échographie et à la saillie, [les tenir sans risque|noter dates et résultats]',
      'La disponibilité [quand un poulinage commence|en saison de poulinage]',
      'La connaissance [de l’alimentation des juments et des poulains|des pieds, des vermifuges et des prés]',
    ],
    es: [
      'Presentar las yeguas a ecografía y cubrición, [sujetarlas con seguridad|anotar fechas y resultados]',
      'Disponibilidad [cuando empieza un parto|en la época de partos]',
      'Conocimiento de [la alimentación de yeguas y potros|cascos, desparasitación y pastos]',
    ],
  },
  farrier: {
    en: [
      'Shape and level shoes at the anvil [until they lie flat|to the outline of the hoof] and finish the clenches.',
      'Knowledge of [the leg from hoof to shoulder|gaits and what disturbs them].',
      'Punctual rounds and [plain talk with owners|honest advice about each horse].',
    ],
    de: [
      'Eisen am Amboss richten, [bis sie plan aufliegen|der Hufform anpassen] und Nieten sauber verziehen',
      'Kenntnis von [Huf, Bein und Stellung|Gangarten und ihren Störungen]',
      'Pünktliche Touren und [klare Worte gegenüber Haltern|ehrlicher Rat zu jedem Pferd]',
    ],
    fr: [
      'Ajuster les fers à l’enclume [jusqu’à un appui plat|au contour du pied] et finir les rivets',
      'La connaissance [du membre, du pied à l’épaule|des allures et de ce qui les gêne]',
      'Des tournées ponctuelles et [des mots clairs avec les propriétaires|un avis franc sur chaque cheval]',
    ],
    es: [
      'Ajustar herraduras en el yunque [hasta que asienten|al contorno del casco] y rematar los clavos',
      'Conocimiento [de la extremidad, del casco al hombro|de los aires y lo que los altera]',
      'Rondas puntuales y [palabras claras con los dueños|consejo franco sobre cada caballo]',
    ],
  },
  'animal-keeper': {
    en: [
      'Enrich their day with [play, hiding places and scents|things to climb, chew and find].',
      'A stomach for [dirt, smells and sad days|what has to be cleaned].',
      'Knowledge of [what each species needs|hygiene and how diseases spread].',
    ],
    de: [
      'Für Abwechslung sorgen: [Spiel, Verstecke und Gerüche|Dinge zum Klettern, Nagen und Suchen] anbieten',
      'Gelassenheit bei [Schmutz, Gerüchen und traurigen Tagen|allem, was sauber zu machen ist]',
      'Wissen um [die Bedürfnisse jeder Art|Hygiene und Ansteckungswege]',
    ],
    fr: [
      'Varier leurs journées : [jeux, cachettes et odeurs|de quoi grimper, ronger et chercher]',
      'Le cœur solide face [à la saleté, aux odeurs et aux jours tristes|à ce qu’il faut nettoyer]',
      'La connaissance [des besoins de chaque espèce|de l’hygiène et des contagions]',
    ],
    es: [
      'Enriquecer su día con [juego, escondites y olores|cosas que trepar, roer y buscar]',
      'Entereza ante [la suciedad, los olores y los días tristes|lo que haya que limpiar]',
      'Conocimiento de [las necesidades de cada especie|la higiene y los contagios]',
    ],
  },
  'dog-groomer': {
    en: [
      'Untangle mats and hand-strip or card coats [where the breed asks for it|without pulling the skin].',
      'Knowledge of [breeds, coats and skin|how dogs show stress].',
      'A friendly, frank way with owners [about what a coat can become|when a coat must come off].',
    ],
    de: [
      'Verfilzungen lösen und Fell trimmen oder ausdünnen, [wo die Rasse es verlangt|ohne an der Haut zu ziehen]',
      'Kenntnis von [Rassen, Fell und Haut|Stresszeichen bei Hunden]',
      'Eine freundliche, offene Art [gegenüber Haltern|auch dann, wenn nur noch Scheren hilft]',
    ],
    fr: [
      'Démêler les nœuds, épiler ou carder le poil [quand la race le demande|sans tirer la peau]',
      'La connaissance [des races, des poils et de la peau|des signes de stress du chien]',
      'Une manière aimable et franche [avec les maîtres|quand seule la tonte aide encore]',
    ],
    es: [
      'Deshacer nudos, hacer stripping o entresacar [cuando la raza lo pide|sin tirar de la piel]',
      'Conocimiento de [razas, mantos y piel|señales de estrés en los perros]',
      'Trato amable y franco [con los dueños|cuando no queda más que rapar]',
    ],
  },
  'refuse-collector': {
    en: [
      'Unload at the depot or plant and [keep kinds of waste apart|report what does not belong there].',
      'Teamwork on the footplate: [signs before words|each one looking out for the others].',
      'Sturdy habits: [gloves, boots and lifting with the legs|high-vis from the first stop to the last].',
    ],
    de: [
      'An Hof oder Anlage entladen und [Abfallarten getrennt halten|Fehlwürfe melden]',
      'Ein eingespieltes Miteinander: [Zeichen vor Worten|jede Person achtet auf die anderen]',
      'Feste Gewohnheiten: [Handschuhe, Stiefel und Heben aus den Beinen|Warnkleidung vom ersten bis zum letzten Halt]',
    ],
    fr: [
      'Vider au dépôt ou au centre de tri et [garder les flux séparés|signaler ce qui n’y a pas sa place]',
      'L’entente à bord : [des signes avant les mots|chacun veille sur les autres]',
      'De bonnes habitudes : [gants, bottes et jambes fléchies|le gilet du premier au dernier arrêt]',
    ],
    es: [
      'Descargar en la planta y [mantener separados los residuos|avisar de lo que no corresponde]',
      'Entendimiento en la cuadrilla: [señas antes que palabras|cada cual cuida de los demás]',
      'Buenos hábitos: [guantes, botas y flexionar las piernas|chaleco de la primera a la última parada]',
    ],
  },
  mover: {
    en: [
      'Carry pianos, safes or glass [with straps, skates and a plan|after clearing the way].',
      'Spatial sense: [seeing what fits where|turning a sofa through a narrow stair].',
      'Working in step, [with short, clear calls|so that nobody lifts alone].',
    ],
    de: [
      'Klaviere, Tresore oder Glas [mit Gurten, Rollen und Plan|auf freigeräumten Wegen] bewegen',
      'Räumliches Denken: [sehen, was wohin passt|das Sofa durch ein enges Treppenhaus drehen]',
      'Zusammenspiel [mit kurzen, klaren Zurufen|beim Heben und Tragen]',
    ],
    fr: [
      'Déplacer pianos, coffres ou vitres [avec sangles, rouleurs et méthode|une fois le passage dégagé]',
      'Le sens de l’espace : [voir ce qui tient où|tourner un canapé dans un escalier étroit]',
      'Porter ensemble, [avec des appels brefs et clairs|au même pas]',
    ],
    es: [
      'Mover pianos, cajas fuertes o cristal [con cinchas, patines y un plan|con el paso despejado]',
      'Visión espacial: [ver qué cabe dónde|girar un sofá en una escalera estrecha]',
      'Cargar a la par, [con avisos cortos y claros|al mismo paso]',
    ],
  },
  caretaker: {
    en: [
      'Read meters, bleed radiators and [watch heating and water|book the yearly tests] through the seasons.',
      'Basic knowledge of [plumbing, electrics and locks|heating, wood and paint].',
      'Being easy to reach and [keeping promises made in passing|good with names].',
    ],
    de: [
      'Zähler ablesen, Heizkörper entlüften und [Heizung und Wasser im Blick behalten|Prüftermine vormerken]',
      'Grundwissen über [Wasser, Strom und Schlösser|Heizung, Holz und Farbe]',
      'Ansprechbarkeit und [Wort halten, auch bei Zurufen im Treppenhaus|ein gutes Gedächtnis für Namen]',
    ],
    fr: [
      'Relever les compteurs, purger les radiateurs et [suivre chauffage et eau|noter les contrôles à venir]',
      'Des bases [de plomberie, d’électricité et de serrurerie|de chauffage, de bois et de peinture]',
      'Être facile à joindre et [tenir ce qui fut promis au passage|retenir les noms]',
    ],
    es: [
      'Leer contadores, purgar radiadores y [vigilar calefacción y agua|apuntar las revisiones]',
      'Nociones de [fontanería, electricidad y cerraduras|calefacción, madera y pintura]',
      'Ser fácil de encontrar y [cumplir lo prometido de paso|recordar los nombres]',
    ],
  },
  cleaner: {
    en: [
      'Dust furniture, skirtings and [ledges from top to bottom|corners that few look at], and air the rooms.',
      'A feeling for [which cloth and which agent a surface takes|order and sequence].',
      'Quiet, discreet work [around people and papers|in rooms that are in use].',
    ],
    de: [
      'Möbel, Leisten und [Simse von oben nach unten|vergessene Ecken] abstauben und Räume lüften',
      'Gespür dafür, [welches Tuch und welches Mittel eine Fläche verträgt|was in welcher Reihenfolge dran ist]',
      'Leises, diskretes Arbeiten [zwischen Menschen und Papieren|in genutzten Räumen]',
    ],
    fr: [
      'Dépoussiérer meubles, plinthes et [rebords de haut en bas|recoins oubliés], puis aérer',
      'Le choix juste [du chiffon et du produit pour chaque surface|de l’ordre des tâches]',
      'Un travail discret [parmi les gens et les papiers|dans des pièces occupées]',
    ],
    es: [
      'Quitar el polvo de muebles, rodapiés y [repisas de arriba abajo|rincones olvidados], y ventilar',
      'Acierto con [el paño y el producto de cada superficie|el orden de las tareas]',
      'Trabajo discreto [entre personas y papeles|en espacios en uso]',
    ],
  },
  'boat-crew': {
    en: [
      'Look after engine, pumps and batteries, [change filters and oil|bleed and grease what needs it].',
      'Rope skill: [knots that hold and come undone|lines stowed ready for use].',
      'Sea sense: [feeling what boat and water will do next|reading sky and swell].',
    ],
    de: [
      'Motor, Pumpen und Batterien warten, [Filter und Öl wechseln|schmieren und entlüften]',
      'Geschick mit Leinen: [Knoten, die halten und sich lösen lassen|griffbereit aufgeschossen]',
      'Seemannschaft: [spüren, was Boot und Wasser als Nächstes tun|Himmel und Dünung lesen]',
    ],
    fr: [
      'Entretenir moteur, pompes et batteries, [changer filtres et huile|purger et graisser]',
      'Le matelotage : [des nœuds qui tiennent et se défont|des bouts lovés, prêts à servir]',
      'Le sens marin : [sentir ce que feront le bateau et l’eau|lire le ciel et la houle]',
    ],
    es: [
      'Mantener motor, bombas y baterías, [cambiar filtros y aceite|purgar y engrasar]',
      'Maña con los cabos: [nudos que aguantan y se sueltan|adujados y listos]',
      'Sentido marinero: [intuir qué harán barco y agua|leer cielo y oleaje]',
    ],
  },
  'ship-officer': {
    en: [
      'Plan maintenance, order spares and [follow defects until they are closed|agree work with the office].',
      'Knowledge of [rules of the road and safety law|machinery, stability and cargo].',
      'Living and working at close quarters [with respect|over long stretches], and rest taken seriously.',
    ],
    de: [
      'Wartung planen, Ersatzteile anfordern und [Mängel bis zur Erledigung verfolgen|Arbeiten mit der Reederei abstimmen]',
      'Kenntnis von [Fahrregeln und Sicherheitsrecht|Maschine, Stabilität und Ladung]',
      'Respekt im Leben auf engem Raum und [ernst genommene Ruhezeiten|Geduld auf langen Reisen]',
    ],
    fr: [
      'Planifier l’entretien, demander les pièces et [suivre les défauts jusqu’au bout|caler les travaux avec l’armement]',
      'La connaissance [des règles de barre et du droit de la sécurité|de la machine, de la stabilité et de la cargaison]',
      'Le respect dans la vie à bord et [le sérieux du repos|la patience des longs voyages]',
    ],
    es: [
      'Planificar el mantenimiento, pedir repuestos y [seguir cada defecto hasta el final|acordar trabajos con la naviera]',
      'Conocimiento [del reglamento de abordajes y de seguridad|de máquinas, estabilidad y carga]',
      'Respeto en la vida a bordo y [seriedad con el descanso|paciencia en los viajes largos]',
    ],
  },
  'drone-pilot': {
    en: [
      'Walk the take-off site, [mark it off and look for wires|find a place to land if something fails].',
      'A steady hand on the sticks and [trained eyes for distance|feeling for light and framing].',
      'Tidy routines: [batteries charged, cards empty, checklists read|no flight without a look at the notices].',
    ],
    de: [
      'Den Startplatz begehen, [absperren und auf Leitungen achten|einen Platz für die Notlandung suchen]',
      'Eine ruhige Hand an der Steuerung und [ein geübtes Auge für Abstände|Gefühl für Licht und Ausschnitt]',
      'Feste Abläufe: [Akkus voll, Karten leer, Liste gelesen|kein Flug ohne Blick auf die Sperrungen]',
    ],
    fr: [
      'Reconnaître l’aire de décollage, [la baliser et repérer les fils|prévoir où se poser en cas de panne]',
      'La main calme aux manches et [l’œil exercé aux distances|le sens de la lumière et du cadre]',
      'Des routines nettes : [batteries pleines, cartes vides, liste lue|pas de vol sans vérifier les zones]',
    ],
    es: [
      'Reconocer la zona de despegue, [balizarla y buscar cables|prever dónde aterrizar si algo falla]',
      'Mano firme en los mandos y [ojo hecho a las distancias|sentido de la luz y el encuadre]',
      'Rutinas claras: [baterías llenas, tarjetas vacías, lista leída|ningún vuelo sin mirar las zonas]',
    ],
  },
  'passenger-driver': {
    en: [
      'Learn routes, stops and [low bridges|tight turns] before driving them alone.',
      'A smooth foot and [an eye on those still standing|patience behind cyclists].',
      'Punctuality, [from the first departure|without making up time by haste].',
    ],
    de: [
      'Linien, Haltestellen und [niedrige Durchfahrten|enge Kurven] kennenlernen, bevor es allein losgeht',
      'Ein ruhiger Fuß und [ein Auge auf alle, die noch stehen|Geduld hinter Fahrrädern]',
      'Pünktlichkeit, [von der ersten Abfahrt an|ohne Zeit durch Hast aufzuholen]',
    ],
    fr: [
      'Apprendre les lignes, les arrêts et [les passages bas|les virages serrés] avant de les parcourir seul',
      'Le pied souple et [un œil sur ceux qui sont debout|la patience derrière les vélos]',
      'La ponctualité, [dès le premier départ|sans rattraper le temps par la hâte]',
    ],
    es: [
      'Aprender líneas, paradas y [pasos bajos|curvas cerradas] antes de hacerlas a solas',
      'Pie suave y [un ojo en quien va de pie|paciencia tras las bicicletas]',
      'Puntualidad, [desde la primera salida|sin ganar tiempo con prisas]',
    ],
  },
  'train-driver': {
    en: [
      'Shunt, couple and stable trains [by clear signals|step by step], with brakes tested again.',
      'Knowledge of [signals, rules and routes|brakes, traction and weather on the rail].',
      'A rested mind: [rest taken seriously|sleep that suits the duty].',
    ],
    de: [
      'Rangieren, kuppeln und abstellen, [auf klare Signale|Schritt für Schritt], mit erneuter Bremsprobe',
      'Kenntnis von [Signalen, Regelwerk und Strecken|Bremse, Antrieb und Witterung am Gleis]',
      'Ein ausgeruhter Kopf: [ernst genommene Ruhezeiten|Schlaf, der zum Dienst passt]',
    ],
    fr: [
      'Manœuvrer, atteler et garer [sur signaux clairs|étape par étape], avec un nouvel essai de frein',
      'La connaissance [des signaux, des règles et des lignes|du freinage, de la traction et de l’adhérence]',
      'La tête reposée : [des repos respectés|un sommeil calé sur le roulement]',
    ],
    es: [
      'Maniobrar, enganchar y estacionar [con señales claras|paso a paso], con nueva prueba de freno',
      'Conocimiento de [señales, normas y líneas|freno, tracción y adherencia]',
      'Mente descansada: [descansos respetados|sueño ajustado al gráfico]',
    ],
  },
  'train-crew': {
    en: [
      'Walk through the train, [answer questions|see that aisles and doors are clear] and check the toilets and heating.',
      'A memory for [fares, stations and exceptions|faces and where they want to change].',
      'A voice that [calms a full carriage|can be understood over the speaker].',
    ],
    de: [
      'Durch den Zug gehen, [Fragen beantworten|auf freie Gänge und Türen achten] und Toiletten und Heizung prüfen',
      'Ein Gedächtnis für [Tarife, Bahnhöfe und Ausnahmen|Gesichter und ihre Anschlüsse]',
      'Eine Stimme, die [einen vollen Wagen beruhigt|auch über Lautsprecher zu verstehen ist]',
    ],
    fr: [
      'Parcourir la rame, [répondre aux questions|garder couloirs et portes libres] et vérifier toilettes et chauffage',
      'La mémoire [des tarifs, des gares et des exceptions|des visages et des correspondances]',
      'La voix qui [apaise une voiture pleine|passe bien au haut-parleur]',
    ],
    es: [
      'Recorrer el tren, [responder preguntas|mantener libres pasillos y puertas] y revisar aseos y calefacción',
      'Memoria para [tarifas, estaciones y excepciones|caras y enlaces]',
      'Voz que [calme un coche lleno|se entienda por megafonía]',
    ],
  },
  'postal-worker': {
    en: [
      'Take in registered items, parcels and [outgoing post|prepaid returns] and hand them over complete.',
      'A memory for [streets, doors and dogs|names and letterboxes].',
      'Steady legs and [a bag packed with sense|clothes for every weather].',
    ],
    de: [
      'Einschreiben, Pakete und [Ausgangspost|Rücksendungen] annehmen und vollständig übergeben',
      'Ein Gedächtnis für [Straßen, Türen und Hunde|Namen und Briefkästen]',
      'Ausdauer auf den Beinen und [eine klug gepackte Tasche|Kleidung für jedes Wetter]',
    ],
    fr: [
      'Prendre en charge recommandés, colis et [courrier au départ|retours] et les remettre au complet',
      'La mémoire [des rues, des portes et des chiens|des noms et des boîtes]',
      'De bonnes jambes et [une sacoche bien rangée|une tenue pour tous les temps]',
    ],
    es: [
      'Admitir certificados, paquetes y [correo de salida|devoluciones] y entregarlos completos',
      'Memoria para [calles, portales y perros|nombres y buzones]',
      'Piernas constantes y [una bolsa bien ordenada|ropa para cualquier tiempo]',
    ],
  },
  'forklift-driver': {
    en: [
      'Restack leaning pallets, [wrap what is loose|take damaged ones out of use] and keep aisles clear.',
      'Order in the head: [what stands where and what is needed next|lanes, levels and lots].',
      'Smooth driving, [with the load low|looking first, then moving].',
    ],
    de: [
      'Schiefe Paletten umsetzen, [Loses wickeln|beschädigte aussortieren] und Gänge frei halten',
      'Ordnung im Kopf: [was wo steht und was als Nächstes gebraucht wird|Gänge, Ebenen und Chargen]',
      'Ruhiges Fahren, [mit tiefer Last|mit dem Blick voraus]',
    ],
    fr: [
      'Reprendre les palettes qui penchent, [filmer ce qui bouge|écarter les palettes abîmées] et dégager les allées',
      'L’ordre en tête : [ce qui est où et ce qui vient ensuite|allées, niveaux et lots]',
      'Une conduite souple, [charge basse|le regard avant le geste]',
    ],
    es: [
      'Rehacer palés inclinados, [retractilar lo suelto|apartar los dañados] y mantener libres los pasillos',
      'Orden en la cabeza: [qué hay dónde y qué toca después|pasillos, niveles y lotes]',
      'Conducción suave, [con la carga baja|mirando antes de mover]',
    ],
  },
  'ride-attendant': {
    en: [
      'Answer questions at the gate, [explain who may ride and how|help with tickets and lost things].',
      'A clear voice and [signs that everyone sees|plain words for children].',
      'Sense of duty: [no shortcut in a check|the same care at closing time as at opening].',
    ],
    de: [
      'Am Einlass Fragen beantworten, [erklären, wer mitfahren darf|bei Tickets und Fundsachen helfen]',
      'Eine klare Stimme und [Zeichen, die alle sehen|einfache Worte für Kinder]',
      'Pflichtgefühl: [keine Abkürzung bei der Prüfung|abends so sorgfältig wie morgens]',
    ],
    fr: [
      'Répondre à l’entrée, [expliquer qui peut monter et comment|aider pour les billets et les objets perdus]',
      'La voix claire et [des gestes visibles de tous|des mots simples pour les enfants]',
      'Le sens du devoir : [aucun raccourci dans les contrôles|la même attention le soir que le matin]',
    ],
    es: [
      'Atender en la entrada, [explicar quién puede subir y cómo|ayudar con entradas y objetos perdidos]',
      'Voz clara y [gestos que todos vean|palabras sencillas para los niños]',
      'Sentido del deber: [ningún atajo en las revisiones|igual cuidado al cerrar que al abrir]',
    ],
  },
  'ropeway-technician': {
    en: [
      'Shorten, splice or move ropes and grips [with specialists|by the maker’s procedure], and grease what runs.',
      'Winter habits: [clearing ice before riders come|clothing and tools that work in frost].',
      'Clear radio talk [from tower to station|before anything is set in motion].',
    ],
    de: [
      'Seile und Klemmen [mit Fachfirmen|nach Herstellervorgabe] versetzen oder kürzen und Laufendes schmieren',
      'Wintertauglichkeit: [Eis räumen, bevor Gäste kommen|Werkzeug, das auch bei Frost gehorcht]',
      'Klarer Funk [von der Stütze zur Station|vor jeder Bewegung]',
    ],
    fr: [
      'Déplacer ou raccourcir câbles et pinces [avec des spécialistes|selon la procédure du constructeur], graisser ce qui tourne',
      'Les réflexes de l’hiver : [dégivrer avant l’ouverture|des outils prêts pour le gel]',
      'La radio claire [du pylône à la station|avant toute remise en marche]',
    ],
    es: [
      'Desplazar o acortar cables y pinzas [con especialistas|según el fabricante] y engrasar lo que gira',
      'Hábitos de invierno: [quitar hielo antes de abrir|herramienta que responda con helada]',
      'Radio clara [de pilona a estación|antes de poner nada en marcha]',
    ],
  },
  'land-surveyor': {
    en: [
      'Record boundaries with owners present, [mark them and explain them|secure points for later].',
      'Sureness with [instruments, satellites and scanners|coordinates, heights and errors].',
      'Tact [on other people’s land|at boundary talks].',
    ],
    de: [
      'Grenzen in Anwesenheit der Eigentümer aufnehmen, [abmarken und erläutern|Punkte sichern]',
      'Sicherheit mit [Tachymeter, Satellit und Scanner|Koordinaten, Höhen und Fehlern]',
      'Takt [auf fremdem Grund|bei Grenzgesprächen]',
    ],
    fr: [
      'Relever les limites en présence des riverains, [borner et expliquer|garantir les repères]',
      'L’aisance avec [tachéomètre, satellite et scanner|coordonnées, altitudes et écarts]',
      'Du tact [sur le terrain d’autrui|dans les questions de limites]',
    ],
    es: [
      'Levantar lindes con los propietarios delante, [amojonar y explicar|asegurar las referencias]',
      'Soltura con [estación total, satélite y escáner|coordenadas, cotas y errores]',
      'Tacto [en terreno ajeno|en asuntos de lindes]',
    ],
  },
  'security-guard': {
    en: [
      'Issue keys and passes and [note who has what|see that they come back].',
      'An observing mind: [faces, plates and odd details|what was different yesterday].',
      'Knowledge of [the law on what one may do|alarm plans and escape routes].',
    ],
    de: [
      'Schlüssel und Ausweise ausgeben und [festhalten, wer was hat|auf Rückgabe achten]',
      'Beobachtungsgabe für [Gesichter, Kennzeichen und Auffälliges|das, was gestern noch anders war]',
      'Kenntnis [der eigenen Befugnisse|von Alarmplan und Fluchtweg]',
    ],
    fr: [
      'Remettre clés et badges et [noter qui détient quoi|veiller à leur retour]',
      'L’esprit d’observation : [visages, plaques et détails insolites|ce qui a changé depuis la veille]',
      'La connaissance [de ce que la loi permet|des plans d’alarme et des issues]',
    ],
    es: [
      'Entregar llaves y tarjetas y [anotar quién tiene qué|cuidar de que vuelvan]',
      'Capacidad de observar: [caras, matrículas y detalles raros|lo que ayer era distinto]',
      'Conocimiento de [lo que la ley permite|los planes de alarma y las salidas]',
    ],
  },
}
