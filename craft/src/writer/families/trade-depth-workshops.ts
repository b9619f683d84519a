import type { TradeDepth } from './role.ts'

/** A further duty and two further needs of trades in workshops, plants, kitchens and laboratories. */
export const TRADES_IN_WORKSHOPS: TradeDepth = {
  'aircraft-mechanic': {
    en: [
      'Run engines, tow and marshal [by the procedure|with a wing walker], and keep clear of what turns.',
      'Understanding of [structures, engines and avionics|limits, tolerances and what lies behind them].',
      'Technical English and [eyes used to borescope and mirror|patience with access panels].',
    ],
    de: [
      'Triebwerke laufen lassen, schleppen und einweisen, [nach Verfahren|mit Flügelwache], und Gefahrenbereiche frei halten',
      'Verständnis für [Struktur, Triebwerk und Avionik|Grenzwerte, Toleranzen und ihre Gründe]',
      'Technisches Englisch und [ein geübtes Auge an Boroskop und Spiegel|Geduld an engen Zugängen]',
    ],
    fr: [
      'Faire tourner les moteurs, tracter et guider [selon la procédure|avec un guide d’aile], zones dégagées',
      'La compréhension [de la cellule, des moteurs et de l’avionique|des limites, des tolérances et de leurs raisons]',
      'L’anglais technique et [l’œil fait au boroscope et au miroir|la patience des accès étroits]',
    ],
    es: [
      'Rodar motores, remolcar y señalar [según procedimiento|con vigía de ala], con las zonas despejadas',
      'Comprensión de [estructura, motores y aviónica|límites, tolerancias y su porqué]',
      'Inglés técnico y [ojo hecho al boroscopio y al espejo|paciencia en accesos estrechos]',
    ],
  },
  watchmaker: {
    en: [
      'Change batteries, crowns, glasses and seals, [polish what is scratched|shorten bracelets] while people wait or by appointment.',
      'Knowledge of [escapements, chronographs and calendars|quartz and mechanical movements].',
      'Quiet concentration and [a dust-free bench|the honesty to say what a piece is worth].',
    ],
    de: [
      'Batterien, Kronen, Gläser und Dichtungen wechseln, [Kratzer auspolieren|Bänder kürzen], auf Wunsch sofort',
      'Kenntnis von [Hemmungen, Chronographen und Kalendern|Quarz- und Mechanikwerken]',
      'Stille Konzentration und [ein staubfreier Werktisch|Offenheit darüber, was ein Stück wert ist]',
    ],
    fr: [
      'Changer piles, couronnes, verres et joints, [polir les rayures|raccourcir les bracelets], sur place ou sur rendez-vous',
      'La connaissance [des échappements, chronographes et quantièmes|des mouvements à quartz et mécaniques]',
      'La concentration et [un établi sans poussière|la franchise sur la valeur d’une pièce]',
    ],
    es: [
      'Cambiar pilas, coronas, cristales y juntas, [pulir arañazos|acortar pulseras], en el momento o con cita',
      'Conocimiento de [escapes, cronógrafos y calendarios|movimientos de cuarzo y mecánicos]',
      'Concentración y [mesa sin polvo|franqueza sobre el valor de cada pieza]',
    ],
  },
  winemaker: {
    en: [
      'Receive the harvest, [sort and press gently|decide plot by plot how it is handled] and keep the press clean.',
      'Readiness for [long days at harvest|cold cellars and heavy hoses].',
      'A scientific mind [with a feel for style|that trusts the glass in the end].',
    ],
    de: [
      'Lesegut annehmen, [sortieren und schonend pressen|Parzelle für Parzelle über die Verarbeitung entscheiden] und die Kelter reinigen',
      'Bereitschaft zu [langen Tagen in der Lese|Arbeit in kühlen Kellern]',
      'Naturwissenschaftliches Denken [mit Gefühl für Stil|und am Ende Vertrauen ins Glas]',
    ],
    fr: [
      'Réceptionner la vendange, [trier et presser en douceur|décider parcelle par parcelle] et laver le pressoir',
      'La disponibilité [pendant les vendanges|pour le chai, froid et humide]',
      'L’esprit scientifique [avec le sens du style|et le dernier mot au verre]',
    ],
    es: [
      'Recibir la uva, [seleccionar y prensar con suavidad|decidir parcela a parcela] y limpiar la prensa',
      'Disponibilidad [en vendimia|para la bodega, fría y húmeda]',
      'Mente científica [con sentido del estilo|que al final confíe en la copa]',
    ],
  },
  'water-operator': {
    en: [
      'Start, stop and change over pumps and lines [for maintenance or rain|without a break in supply].',
      'Ease with [control systems and trends|valves that must not be turned by mistake].',
      'A sense of duty towards [those who drink and those downstream|what nobody sees].',
    ],
    de: [
      'Pumpen und Straßen an-, ab- und umfahren, [für Wartung oder Regen|ohne Unterbrechung der Versorgung]',
      'Sicherheit mit [Leitsystem und Trendkurven|Schiebern, die niemand verwechseln darf]',
      'Verantwortung [für alle, die trinken oder flussabwärts leben|auch dort, wo niemand hinsieht]',
    ],
    fr: [
      'Démarrer, arrêter et permuter pompes et filières [pour l’entretien ou la pluie|sans couper le service]',
      'L’aisance avec [la supervision et ses courbes|les vannes à ne pas confondre]',
      'Le sens du devoir envers [ceux qui boivent et ceux d’aval|ce que nul ne voit]',
    ],
    es: [
      'Arrancar, parar y conmutar bombas y líneas [por mantenimiento o lluvia|sin cortar el servicio]',
      'Soltura con [el sistema de control y sus curvas|válvulas que no deben confundirse]',
      'Sentido del deber con [quien bebe y quien vive aguas abajo|lo que nadie ve]',
    ],
  },
  'lift-technician': {
    en: [
      'Read wiring diagrams, [trace the safety chain contact by contact|set speed, levels and doors] and log settings.',
      'A driving licence, and [order in van and spare parts|a plan for the round].',
      'Respect for [a moving car|gaps, edges and counterweights], every time.',
    ],
    de: [
      'Schaltpläne lesen, [den Sicherheitskreis Kontakt für Kontakt verfolgen|Fahrt, Halt und Türen einstellen] und Werte notieren',
      'Führerschein und [Ordnung in Wagen und Teilelager|eine gut geplante Tour]',
      'Respekt vor [dem bewegten Fahrkorb|Spalten, Kanten und Gegengewicht], jedes Mal',
    ],
    fr: [
      'Lire les schémas, [suivre la chaîne de sécurité contact par contact|régler vitesse, niveaux et portes] et noter les réglages',
      'Le permis et [de l’ordre dans le véhicule et les pièces|une tournée bien préparée]',
      'Le respect [de la cabine en mouvement|des vides, des arêtes et du contrepoids], chaque fois',
    ],
    es: [
      'Leer esquemas, [seguir la serie de seguridad contacto a contacto|ajustar velocidad, niveles y puertas] y anotar los valores',
      'Carné de conducir y [orden en furgoneta y repuestos|una ruta bien preparada]',
      'Respeto a [la cabina en marcha|huecos, cantos y contrapeso], siempre',
    ],
  },
  'machinery-mechanic': {
    en: [
      'Weld, drill and make up [brackets, pins and hoses|what is missing] when no part can be had in time.',
      'Inventiveness in mud and cold, [far from the workshop|with what the van holds].',
      'Ease with [diagnostic software|operators who know their machine].',
    ],
    de: [
      'Schweißen, bohren und [Halter, Bolzen und Schläuche|Fehlendes] anfertigen, wenn kein Teil rechtzeitig kommt',
      'Einfallsreichtum bei Matsch und Kälte, [weit weg von der Werkstatt|mit dem, was der Wagen hergibt]',
      'Sicherheit mit [Diagnosesoftware|Fahrern und ihren Beobachtungen]',
    ],
    fr: [
      'Souder, percer et fabriquer [supports, axes et flexibles|ce qui manque] quand la pièce tarde',
      'De la débrouille dans la boue et le froid, [loin de l’atelier|avec le contenu du fourgon]',
      'L’aisance avec [la valise de diagnostic|les conducteurs, qui connaissent leur engin]',
    ],
    es: [
      'Soldar, taladrar y fabricar [soportes, bulones y latiguillos|lo que falte] cuando el repuesto tarda',
      'Ingenio entre barro y frío, [lejos del taller|con lo que haya en la furgoneta]',
      'Soltura con [la diagnosis|operadores que conocen su máquina]',
    ],
  },
  'wind-turbine-technician': {
    en: [
      'Climb and hoist tools and parts [with rescue gear checked|within the limits of wind], and agree each step by radio.',
      'Fitness for climbing, and [trust in rope and partner|calm in narrow hubs].',
      'Care with [stored energy and high voltage|torque, cleanliness and small parts].',
    ],
    de: [
      'Aufsteigen und Werkzeug und Teile hochziehen, [mit geprüfter Rettungsausrüstung|innerhalb der Windgrenzen], und jeden Schritt per Funk abstimmen',
      'Eignung zum Klettern und [Vertrauen in Seil und Gegenüber|Ruhe in engen Naben]',
      'Sorgfalt bei [gespeicherter Energie und Hochspannung|Drehmoment, Sauberkeit und Kleinteilen]',
    ],
    fr: [
      'Monter et hisser outils et pièces, [matériel de secours vérifié|dans les limites de vent], chaque étape convenue par radio',
      'L’aptitude à grimper et [la confiance dans la corde et l’équipier|le calme dans un moyeu étroit]',
      'Le soin face [à l’énergie stockée et à la haute tension|aux couples, à la propreté et aux petites pièces]',
    ],
    es: [
      'Subir e izar herramienta y piezas [con el equipo de rescate revisado|dentro de los límites de viento], acordando cada paso por radio',
      'Aptitud para trepar y [confianza en la cuerda y la pareja|calma en un buje estrecho]',
      'Cuidado con [la energía acumulada y la alta tensión|pares, limpieza y piezas pequeñas]',
    ],
  },
  'pest-controller': {
    en: [
      'Plan rounds and repeat visits, [ring ahead|agree access and pets] and arrive with the right kit.',
      'Persistence: [following a trail to where it starts|coming back until it is over].',
      'No dread of [lofts, cellars and crawl spaces|what lives under floors].',
    ],
    de: [
      'Touren und Nachkontrollen planen, [sich ankündigen|Zugang und Haustiere absprechen] und passend ausgerüstet ankommen',
      'Beharrlichkeit: [einer Spur bis zum Ursprung folgen|wiederkommen, bis Ruhe ist]',
      'Keine Scheu vor [Dachböden, Kellern und engen Schächten|allem, was unter Dielen lebt]',
    ],
    fr: [
      'Planifier tournées et visites de contrôle, [prévenir|convenir de l’accès et des animaux] et venir bien équipé',
      'De la persévérance : [remonter une piste à sa source|revenir jusqu’à la fin]',
      'Aucune crainte [des combles, des caves et des vides sanitaires|de ce qui vit sous un plancher]',
    ],
    es: [
      'Planificar rutas y visitas de control, [avisar antes|acordar acceso y mascotas] y llegar con el equipo justo',
      'Perseverancia: [seguir el rastro hasta su origen|volver hasta que acabe]',
      'Ningún reparo ante [desvanes, sótanos y huecos estrechos|lo que vive bajo el suelo]',
    ],
  },
  'export-merchandiser': {
    en: [
      'Settle claims and chargebacks with [photos, reports and figures|the mill or the unit] before they harm the next order.',
      'Knowledge of [weaves, knits, prints and washes|testing standards and tolerances].',
      'A cool head in [talks over price and days|peak season].',
    ],
    de: [
      'Reklamationen und Abzüge klären, [mit Fotos, Berichten und Zahlen|mit Weberei oder Näherei], bevor sie den nächsten Auftrag belasten',
      'Kenntnis von [Geweben, Maschenware, Druck und Wäsche|Prüfnormen und Toleranzen]',
      'Ein kühler Kopf [bei Verhandlungen um Preise und Tage|wenn sich Termine drängen]',
    ],
    fr: [
      'Régler réclamations et retenues, [photos, rapports et chiffres en main|avec l’usine], avant la commande suivante',
      'La connaissance [des tissés, mailles, impressions et lavages|des normes d’essai et des tolérances]',
      'La tête froide [quand on négocie centimes et jours|en pleine saison]',
    ],
    es: [
      'Resolver reclamaciones y descuentos [con fotos, informes y cifras|con la fábrica] antes del siguiente pedido',
      'Conocimiento de [tejidos, punto, estampados y lavados|normas de ensayo y tolerancias]',
      'Cabeza fría [al negociar céntimos y días|en plena temporada]',
    ],
  },
  conservator: {
    en: [
      'Survey collections, [set priorities|estimate hours and materials] and pack objects for their journey.',
      'Knowledge of [materials, ageing and chemistry|old techniques and how they were made].',
      'Clear writing and [photographs that prove|talks with curators and owners].',
    ],
    de: [
      'Bestände sichten, [Dringlichkeiten festlegen|Aufwand und Material schätzen] und Objekte für Reisen verpacken',
      'Wissen über [Material, Alterung und Chemie|alte Techniken und ihre Herstellung]',
      'Klare Berichte und [aussagekräftige Fotos|gute Gespräche mit Sammlung und Eigentümern]',
    ],
    fr: [
      'Faire le constat des collections, [fixer les priorités|estimer heures et matériaux] et emballer pour le voyage',
      'La connaissance [des matériaux, du vieillissement et de la chimie|des techniques anciennes]',
      'Des rapports clairs et [des photographies qui font preuve|l’échange avec conservateurs et propriétaires]',
    ],
    es: [
      'Examinar colecciones, [fijar prioridades|estimar horas y materiales] y embalar piezas para su viaje',
      'Conocimiento de [materiales, envejecimiento y química|técnicas antiguas]',
      'Informes claros y [fotografías que prueben|diálogo con museos y propietarios]',
    ],
  },
  'instrument-maker': {
    en: [
      'Glue, clamp and varnish [with the patience each layer needs|in the old way or the new], and season stock for later.',
      'Playing well enough to [judge what a player feels|try what you have built].',
      'Knowledge of [woods, felts, reeds and strings|acoustics and how instruments age].',
    ],
    de: [
      'Leimen, zwingen und lackieren, [mit der Geduld, die jede Schicht braucht|auf alte oder neue Art], und Holz auf Lager trocknen',
      'So gut spielen, dass [sich das Spielgefühl beurteilen lässt|sich Gebautes selbst prüfen lässt]',
      'Kenntnis von [Hölzern, Filzen, Zungen und Saiten|Akustik und Alterung]',
    ],
    fr: [
      'Coller, serrer et vernir [avec la patience de chaque couche|à l’ancienne ou non] et laisser sécher les bois',
      'Jouer assez pour [juger ce que sent le musicien|essayer ce qu’on a construit]',
      'La connaissance [des bois, feutres, anches et cordes|de l’acoustique et du vieillissement]',
    ],
    es: [
      'Encolar, prensar y barnizar [con la paciencia de cada capa|a la antigua o no] y dejar secar la madera',
      'Tocar lo bastante para [juzgar lo que nota el músico|probar lo construido]',
      'Conocimiento de [maderas, fieltros, lengüetas y cuerdas|acústica y envejecimiento]',
    ],
  },
  'quality-inspector': {
    en: [
      'Approve first parts and [release series|compare them with the sample] before the run begins.',
      'Statistics for daily use: [samples, spread, trends|knowing chance from cause].',
      'Diplomacy: [the part is at fault, not the person|facts first, then the talk].',
    ],
    de: [
      'Erstmuster prüfen und [Serien freigeben|mit dem Referenzteil vergleichen], bevor die Fertigung anläuft',
      'Alltagstaugliche Statistik: [Stichprobe, Streuung, Trend|Zufall von Ursache trennen]',
      'Diplomatie: [das Teil ist fehlerhaft, nicht der Mensch|erst die Fakten, dann das Gespräch]',
    ],
    fr: [
      'Valider les premières pièces et [libérer la série|les comparer au modèle] avant le lancement',
      'Des statistiques utiles : [échantillon, dispersion, tendance|distinguer hasard et cause]',
      'De la diplomatie : [la pièce est en cause, pas la personne|les faits, puis la discussion]',
    ],
    es: [
      'Validar primeras piezas y [liberar la serie|compararlas con el patrón] antes de arrancar',
      'Estadística de diario: [muestra, dispersión, tendencia|distinguir azar y causa]',
      'Diplomacia: [falla la pieza, no la persona|primero los datos, luego la charla]',
    ],
  },
  'design-engineer': {
    en: [
      'Review designs with those who make and service them, [ask what is hard to reach|take out what is not needed].',
      'Knowledge of [machining, sheet metal, casting and plastics|drives, bearings and joints].',
      'A sketching hand and [pleasure in simple solutions|openness to being corrected].',
    ],
    de: [
      'Entwürfe mit Fertigung und Service durchgehen, [nach schlecht Erreichbarem fragen|Überflüssiges streichen]',
      'Kenntnis von [Zerspanung, Blech, Guss und Kunststoff|Antrieben, Lagern und Verbindungen]',
      'Ein Skizzenstift und [Freude an einfachen Lösungen|Offenheit für Korrekturen]',
    ],
    fr: [
      'Revoir les conceptions avec la fabrication et l’entretien, [chercher ce qui est mal accessible|retirer le superflu]',
      'La connaissance [de l’usinage, de la tôle, de la fonte et des plastiques|des entraînements, paliers et liaisons]',
      'Le croquis facile et [le goût des solutions simples|l’accueil des corrections]',
    ],
    es: [
      'Revisar diseños con fabricación y servicio, [preguntar qué queda a desmano|quitar lo que sobra]',
      'Conocimiento de [mecanizado, chapa, fundición y plásticos|accionamientos, rodamientos y uniones]',
      'Mano para el croquis y [gusto por lo sencillo|apertura a las correcciones]',
    ],
  },
  'car-valeter': {
    en: [
      'Clean engine bays, door frames and [underbody|hinges] with the right pressure and cover what is electric.',
      'Knowledge of [cleaners, pads and what they do to surfaces|leather, film and matt paint].',
      'Sure moves when parking, [in tight yards|with cars of every kind].',
    ],
    de: [
      'Motorraum, Türrahmen und [Unterboden|Scharniere] mit passendem Druck reinigen und Elektrik abdecken',
      'Kenntnis von [Reinigern, Pads und ihrer Wirkung|Leder, Folie und Mattlack]',
      'Sicheres Rangieren, [auch auf engen Höfen|mit Fahrzeugen jeder Art]',
    ],
    fr: [
      'Laver compartiment moteur, montants de porte et [bas de caisse|charnières] à la bonne pression, électricité couverte',
      'La connaissance [des produits, tampons et surfaces|du cuir, des films et des peintures mates]',
      'Des manœuvres sûres, [dans les cours étroites|avec tout véhicule]',
    ],
    es: [
      'Limpiar vano motor, marcos de puerta y [bajos|bisagras] con la presión justa y lo eléctrico cubierto',
      'Conocimiento de [productos, esponjas y superficies|piel, vinilo y pintura mate]',
      'Maniobras seguras, [en patios estrechos|con cualquier vehículo]',
    ],
  },
  welder: {
    en: [
      'Cut and bevel plate and pipe [with torch, plasma or saw|to the edge the joint needs] and clean it bright.',
      'Command of [more than one process|awkward positions], or the wish to get there.',
      'Care for [lungs, eyes and skin|fire watch and what lies behind the plate].',
    ],
    de: [
      'Bleche und Rohre [mit Brenner, Plasma oder Säge|passend zur Naht] trennen, anfasen und blank machen',
      'Beherrschung [mehrerer Verfahren|von Zwangslagen] oder der Wille dazu',
      'Achtsamkeit für [Lunge, Augen und Haut|Brandwache und alles hinter dem Blech]',
    ],
    fr: [
      'Découper et chanfreiner tôles et tubes [au chalumeau, au plasma ou à la scie|selon le joint] et les mettre à blanc',
      'La maîtrise [de plusieurs procédés|des positions difficiles] ou l’envie d’y venir',
      'L’attention [aux poumons, aux yeux et à la peau|au risque de feu et à ce qu’il y a derrière la tôle]',
    ],
    es: [
      'Cortar y biselar chapa y tubo [con soplete, plasma o sierra|según la unión] y dejarlos limpios',
      'Dominio [de varios procesos|de posiciones difíciles] o ganas de llegar a él',
      'Cuidado de [pulmones, ojos y piel|el fuego y lo que hay tras la chapa]',
    ],
  },
  metalworker: {
    en: [
      'Set up saw, press brake and drill [for small runs and single pieces|with a trial piece first] and keep them sharp.',
      'Pictures in the head: [how flat metal becomes a shape|what a weld will pull].',
      'Handiness [on the bench and on the ladder|with old locks and new ones].',
    ],
    de: [
      'Säge, Abkantpresse und Bohrmaschine einrichten, [für Kleinserie und Einzelstück|erst mit Probestück], und scharf halten',
      'Räumliches Denken: [wie aus Blech eine Form wird|wohin eine Naht zieht]',
      'Geschick [an der Werkbank und auf der Leiter|mit alten Schlössern wie mit neuen]',
    ],
    fr: [
      'Régler scie, plieuse et perceuse [pour la petite série et l’unité|avec une pièce d’essai] et garder les outils affûtés',
      'La vision dans l’espace : [du métal plat à la forme|ce qu’une soudure va tirer]',
      'L’habileté [à l’établi comme à l’échelle|avec serrures anciennes et neuves]',
    ],
    es: [
      'Preparar sierra, plegadora y taladro [para series cortas y piezas sueltas|con pieza de prueba] y tenerlos afilados',
      'Visión espacial: [de la chapa a la forma|lo que tirará una soldadura]',
      'Maña [en el banco y en la escalera|con cerraduras viejas y nuevas]',
    ],
  },
  'electrical-engineer': {
    en: [
      'Review designs and changes with [mechanics, software and production|customers and suppliers] before parts are ordered.',
      'Knowledge of [drives, sensors and field buses|standards, power and interference].',
      'The patience to [measure before guessing|explain a circuit to others].',
    ],
    de: [
      'Entwürfe und Änderungen abstimmen, [mit Mechanik, Software und Fertigung|mit Kunden und Lieferanten], bevor bestellt wird',
      'Kenntnis von [Antrieben, Sensorik und Feldbussen|Normen, Leistung und Störeinflüssen]',
      'Geduld, [erst zu messen und dann zu urteilen|eine Schaltung zu erklären]',
    ],
    fr: [
      'Revoir conceptions et modifications avec [la mécanique, le logiciel et la production|clients et fournisseurs] avant l’achat',
      'La connaissance [des variateurs, capteurs et bus de terrain|des normes, de la puissance et des perturbations]',
      'La patience de [mesurer avant de supposer|bien expliquer un schéma]',
    ],
    es: [
      'Revisar diseños y cambios con [mecánica, software y producción|clientes y proveedores] antes de pedir material',
      'Conocimiento de [variadores, sensores y buses|normas, potencia e interferencias]',
      'Paciencia para [medir antes de suponer|explicar un esquema]',
    ],
  },
  printer: {
    en: [
      'Check files and plates for [bleeds, fonts and overprint|errors before ink is spent].',
      'A quick hand with [changeovers and small repairs|folders, cutters and binders].',
      'Ears and nose for [a machine that runs rough|ink and paper out of balance].',
    ],
    de: [
      'Daten und Platten auf [Beschnitt, Schriften und Überdrucken|Fehler] prüfen, bevor Farbe fließt',
      'Eine schnelle Hand beim [Umrüsten und bei kleinen Reparaturen|Falzen, Schneiden und Binden]',
      'Ohr und Nase dafür, [wenn die Maschine unrund läuft|wenn Farbe und Papier nicht zusammenpassen]',
    ],
    fr: [
      'Contrôler fichiers et plaques : [fonds perdus, polices et surimpression|tout ce qui coûterait une passe]',
      'La main rapide [au calage et aux petites réparations|au pliage, au massicot et à la reliure]',
      'L’oreille et le nez pour [la machine qui tourne mal|l’encre et le papier mal accordés]',
    ],
    es: [
      'Revisar archivos y planchas: [sangres, fuentes y sobreimpresión|lo que costaría una tirada]',
      'Mano rápida [en cambios y pequeños arreglos|en plegado, corte y encuadernación]',
      'Oído y olfato para [la máquina que va mal|tinta y papel desajustados]',
    ],
  },
  'dental-technician': {
    en: [
      'Cast, polish and finish frames, splints and [orthodontic appliances|clasps] without sharp edges.',
      'Knowledge of [ceramics, metals and resins|how jaws move and teeth meet].',
      'Curiosity about [digital work|what the mouth will do to it], beside the old craft.',
    ],
    de: [
      'Gerüste, Schienen und [kieferorthopädische Geräte|Klammern] gießen, ausarbeiten und glätten',
      'Kenntnis von [Keramik, Metall und Kunststoff|Kieferbewegung und Biss]',
      'Neugier auf [digitale Fertigung|neue Werkstoffe] neben dem alten Handwerk',
    ],
    fr: [
      'Couler, polir et finir châssis, gouttières et [appareils d’orthodontie|crochets] sans arête vive',
      'La connaissance [des céramiques, métaux et résines|des mouvements de la mâchoire et de l’articulé]',
      'La curiosité [du numérique|des nouveaux matériaux], à côté du geste ancien',
    ],
    es: [
      'Colar, pulir y terminar estructuras, férulas y [aparatos de ortodoncia|retenedores] sin cantos vivos',
      'Conocimiento de [cerámicas, metales y resinas|el movimiento mandibular y la oclusión]',
      'Curiosidad por [lo digital|los materiales nuevos], junto al oficio de siempre',
    ],
  },
  'workshop-manager': {
    en: [
      'Keep the workshop safe and legal: [tests, waste, protective gear|instruction and records], and walk it daily.',
      'A technician’s authority: [knowing the work, not only the plan|being asked because it helps].',
      'Calm steering when [several jobs become urgent|a part does not come].',
    ],
    de: [
      'Für Sicherheit und Ordnung sorgen: [Prüfungen, Entsorgung, Schutzausrüstung|Unterweisung und Nachweise]',
      'Fachliche Autorität: [die Arbeit kennen, nicht nur den Plan|gefragt werden, weil es hilft]',
      'Ruhiges Steuern, [wenn alles zugleich eilt|wenn ein Teil nicht kommt]',
    ],
    fr: [
      'Tenir l’atelier en sécurité et en règle : [contrôles, déchets, protections|consignes et registres]',
      'L’autorité du métier : [connaître le travail, pas seulement le planning|être consulté parce que cela aide]',
      'Le pilotage calme [quand tout devient urgent|quand une pièce manque]',
    ],
    es: [
      'Mantener el taller seguro y en regla: [revisiones, residuos, protección|instrucciones y registros]',
      'Autoridad de oficio: [conocer el trabajo, no solo el plan|que pregunten porque ayuda]',
      'Gestión serena [cuando todo urge|cuando no llega un repuesto]',
    ],
  },
  'service-advisor': {
    en: [
      'Write job cards that [say what the customer felt and heard|need no second question] and follow them through the bays.',
      'Steady kindness [with a queue at the desk|when the news is expensive].',
      'A feeling for [honest extra work and needless extra work|keeping a promise by the hour].',
    ],
    de: [
      'Aufträge so schreiben, [dass Gehörtes und Gespürtes darin steht|dass niemand nachfragen muss], und durch die Werkstatt begleiten',
      'Gleichbleibende Freundlichkeit, [auch wenn am Tresen Schlange steht|auch wenn es teuer wird]',
      'Gespür für [sinnvolle und unnötige Zusatzarbeit|Zusagen, die sich halten lassen]',
    ],
    fr: [
      'Rédiger des ordres de réparation qui [disent ce que le client a senti et entendu|se passent de questions] et les suivre',
      'Une amabilité constante, [même devant la file|même quand la note est lourde]',
      'Le sens [du travail utile et du superflu|des promesses tenables]',
    ],
    es: [
      'Redactar órdenes que [digan lo que el cliente notó y oyó|no necesiten preguntas] y seguirlas por el taller',
      'Amabilidad constante, [también con cola|también cuando sale caro]',
      'Tacto para [distinguir lo útil de lo superfluo|prometer lo que se puede cumplir]',
    ],
  },
  'bike-mechanic': {
    en: [
      'True and build wheels, [spoke by spoke|with even tension], and fit tyres and tubeless sets.',
      'Knowledge of [standards, threads and what fits what|old steel and new carbon].',
      'The feeling in the wrist for [when tight is tight enough|a bearing that runs sweetly].',
    ],
    de: [
      'Laufräder zentrieren und einspeichen, [Speiche für Speiche|mit gleichmäßiger Spannung], und Reifen montieren',
      'Kenntnis von [Standards, Gewinden und dem, was zusammenpasst|altem Stahl und neuem Carbon]',
      'Gefühl im Handgelenk: [wann fest fest genug ist|wie ein gutes Lager läuft]',
    ],
    fr: [
      'Rayonner et dévoiler les roues, [rayon par rayon|à tension égale], monter pneus et tubeless',
      'La connaissance [des standards, filetages et compatibilités|du vieil acier comme du carbone]',
      'La sensation du poignet : [quand c’est assez serré|le roulement qui tourne rond]',
    ],
    es: [
      'Radiar y centrar ruedas, [radio a radio|con tensión pareja], y montar cubiertas y tubeless',
      'Conocimiento de [estándares, roscas y compatibilidades|acero viejo y carbono nuevo]',
      'Tacto de muñeca: [saber cuándo aprieta bastante|notar un rodamiento fino]',
    ],
  },
  'vehicle-mechanic': {
    en: [
      'Fit tyres, exhausts, windscreens or [extras the customer has chosen|towbars], and code what needs coding.',
      'Readiness for [high-voltage systems and driver aids|training as vehicles change].',
      'Respect for the car: [covers on seats and wings|nothing left in the engine bay].',
    ],
    de: [
      'Reifen, Auspuff, Scheiben oder [Sonderausstattung|Anhängerkupplungen] montieren und Steuergeräte codieren',
      'Offenheit für [Hochvolttechnik und Assistenzsysteme|Schulungen, wenn sich Fahrzeuge ändern]',
      'Achtung vor fremden Fahrzeugen: [Schoner auf Sitz und Kotflügel|kein Werkzeug im Motorraum]',
    ],
    fr: [
      'Monter pneus, échappements, pare-brise ou [équipements choisis par le client|attelages] et faire les codages',
      'L’ouverture [à la haute tension et aux aides à la conduite|aux formations, car les véhicules changent]',
      'Le respect du véhicule : [housses sur sièges et ailes|rien d’oublié sous le capot]',
    ],
    es: [
      'Montar neumáticos, escapes, lunas o [extras elegidos por el cliente|enganches] y codificar lo necesario',
      'Apertura [a la alta tensión y las ayudas a la conducción|a formarse, porque los coches cambian]',
      'Respeto por el coche: [fundas en asientos y aletas|nada olvidado bajo el capó]',
    ],
  },
  baker: {
    en: [
      'Laminate and fill fine pastries [while the butter is cold|evenly and quickly] and finish them for the shop.',
      'Waking early and [sleeping well by day|starting fresh], as the trade asks.',
      'Knowledge of [flours, yeasts and long doughs|grains, seeds and allergens].',
    ],
    de: [
      'Plunder und Feingebäck tourieren und füllen, [solange die Butter kalt ist|gleichmäßig und zügig], und für den Verkauf fertigstellen',
      'Früh wach sein und [gut erholt beginnen|am Tag schlafen können], wie es das Handwerk verlangt',
      'Kenntnis von [Mehlen, Hefen und langer Teigführung|Getreide, Saaten und Allergenen]',
    ],
    fr: [
      'Tourer et garnir les viennoiseries [tant que le beurre est froid|avec régularité] et les finir pour la vente',
      'Le lever matinal et [le sommeil de jour|la forme dès la première fournée], comme le veut le métier',
      'La connaissance [des farines, levures et longues fermentations|des céréales, graines et allergènes]',
    ],
    es: [
      'Hojaldrar y rellenar la bollería [con la mantequilla fría|con regularidad] y terminarla para la venta',
      'Madrugar y [descansar de día|rendir desde la primera hornada], como pide el oficio',
      'Conocimiento de [harinas, levaduras y masas largas|cereales, semillas y alérgenos]',
    ],
  },
  'pastry-cook': {
    en: [
      'Temper chocolate, spin sugar and pipe [borders, flowers and names|with an even hand].',
      'Exactness, [by scale and thermometer|in recipes and timing], with room for ideas.',
      'A sense of [sweetness, acid and texture|what looks good and slices well].',
    ],
    de: [
      'Schokolade temperieren, Zucker ziehen und [Ränder, Blüten und Namen|mit ruhiger Hand] spritzen',
      'Genauigkeit [mit Waage und Thermometer|bei Rezeptur und Zeit], mit Platz für Ideen',
      'Gespür für [Süße, Säure und Textur|das, was gut aussieht und sich gut schneiden lässt]',
    ],
    fr: [
      'Tempérer le chocolat, tirer le sucre et pocher [bordures, fleurs et prénoms|d’une main régulière]',
      'La précision, [balance et thermomètre en main|dans les recettes et les temps], avec de la place pour les idées',
      'Le sens [du sucre, de l’acide et des textures|de ce qui plaît à l’œil et se coupe bien]',
    ],
    es: [
      'Templar chocolate, estirar azúcar y escudillar [cenefas, flores y nombres|con pulso parejo]',
      'Exactitud [con báscula y termómetro|en recetas y tiempos], con sitio para las ideas',
      'Sentido [del dulzor, la acidez y la textura|de lo que luce y se corta bien]',
    ],
  },
  butcher: {
    en: [
      'Break down sides and quarters, [hang what should age|make use of every part] and keep the chain cold.',
      'Knowledge of [breeds, cuts and ageing|spices, casings and curing].',
      'Sharp knives, [a mesh glove and an unhurried cut|steeled before they drag].',
    ],
    de: [
      'Hälften und Viertel zerlegen, [zum Reifen abhängen|alles vom Tier verwerten] und die Kühlkette halten',
      'Kenntnis von [Rassen, Zuschnitten und Reifung|Gewürzen, Därmen und Pökeln]',
      'Scharfe Messer, [Stechschutz und ein ruhiger Schnitt|rechtzeitig abgezogen]',
    ],
    fr: [
      'Découper carcasses et quartiers, [mettre à maturer|valoriser chaque morceau] et tenir la chaîne du froid',
      'La connaissance [des races, des pièces et de la maturation|des épices, boyaux et salaisons]',
      'Des couteaux affûtés, [le gant de maille et le geste posé|repris avant de peiner]',
    ],
    es: [
      'Despiezar canales y cuartos, [poner a madurar|aprovechar cada parte] y mantener la cadena de frío',
      'Conocimiento de [razas, cortes y maduración|especias, tripas y salazón]',
      'Cuchillos afilados, [guante de malla y corte sereno|repasados a tiempo]',
    ],
  },
  florist: {
    en: [
      'Set up flowers at halls, churches and [homes|tables], and take them down again without a trace.',
      'Knowledge of [names, seasons and care|flowers that last and flowers that do not].',
      'Nimble fingers, [cold water and wet hands included|with wire, tape and thorns].',
    ],
    de: [
      'Blumenschmuck in Sälen, Kirchen und [Wohnungen|an Tafeln] aufbauen und spurlos abbauen',
      'Kenntnis von [Namen, Saison und Pflege|haltbaren und empfindlichen Blumen]',
      'Flinke Finger, [auch bei kaltem Wasser|mit Draht, Band und Dornen]',
    ],
    fr: [
      'Installer les fleurs dans les salles, les églises et [les maisons|sur les tables], puis tout démonter sans trace',
      'La connaissance [des noms, des saisons et des soins|des fleurs qui durent et des fragiles]',
      'Des doigts agiles, [même dans l’eau froide|entre fil, ruban et épines]',
    ],
    es: [
      'Montar flores en salones, iglesias y [casas|mesas] y desmontarlas sin dejar rastro',
      'Conocimiento de [nombres, temporadas y cuidados|flores que duran y flores delicadas]',
      'Dedos ágiles, [también en agua fría|entre alambre, cinta y espinas]',
    ],
  },
  'kitchen-porter': {
    en: [
      'Clean fridges, filters and [fryers|drains] deeply, by a list that goes round.',
      'Strength in small amounts, often: [crates, pans and sacks|hours on wet floors in good shoes].',
      'Care with [knives in the sink and hot pans|detergents and their doses].',
    ],
    de: [
      'Kühlschränke, Filter und [Fritteusen|Abläufe] gründlich reinigen, nach fester Liste',
      'Ausdauer: [Kisten, Töpfe und Säcke tragen|lange stehen, in gutem Schuhwerk]',
      'Vorsicht mit [Messern im Becken und heißen Pfannen|Reinigern und Dosierung]',
    ],
    fr: [
      'Nettoyer à fond frigos, filtres et [friteuses|siphons], selon une liste tournante',
      'De l’endurance : [caisses, marmites et sacs|sols mouillés et bonnes chaussures]',
      'L’attention [aux couteaux dans le bac et aux plats brûlants|aux produits et aux doses]',
    ],
    es: [
      'Limpiar a fondo neveras, filtros y [freidoras|desagües], según una lista rotativa',
      'Resistencia: [cajas, ollas y sacos|suelo mojado y buen calzado]',
      'Cuidado con [cuchillos en la pila y sartenes calientes|los productos y sus dosis]',
    ],
  },
  'laboratory-technician': {
    en: [
      'Make up solutions and media, [label them with date and name|check them before use] and order what runs low.',
      'Practice with [pipettes, balances and microscopes|cultures, columns or cells].',
      'Routine without numbness: [the last tube as carefully as the first|noticing the odd one out].',
    ],
    de: [
      'Lösungen und Nährböden ansetzen, [mit Datum und Namen beschriften|vor Gebrauch prüfen] und Fehlendes bestellen',
      'Übung mit [Pipette, Waage und Mikroskop|Kulturen, Säulen oder Zellen]',
      'Routine ohne Abstumpfen: [das letzte Röhrchen so sorgfältig wie das erste|Ausreißer bemerken]',
    ],
    fr: [
      'Préparer solutions et milieux, [étiqueter avec date et nom|vérifier avant l’emploi] et commander ce qui baisse',
      'La pratique [des pipettes, balances et microscopes|des cultures, colonnes ou cellules]',
      'La routine sans relâchement : [le dernier tube comme le premier|voir celui qui détonne]',
    ],
    es: [
      'Preparar soluciones y medios, [rotularlos con fecha y nombre|comprobarlos antes de usar] y pedir lo que falte',
      'Práctica con [pipetas, balanzas y microscopios|cultivos, columnas o células]',
      'Rutina sin descuido: [el último tubo como el primero|notar el que desentona]',
    ],
  },
  carpenter: {
    en: [
      'Make templates, jigs and [full-size drawings|samples] before costly timber is cut.',
      'A sense of how wood [moves with moisture|splits, bends and takes a finish].',
      'Skill with [chisel and plane as with CNC|veneer, board and solid wood].',
    ],
    de: [
      'Schablonen, Vorrichtungen und [Werkzeichnungen|Muster] anfertigen, bevor teures Holz geschnitten wird',
      'Gespür dafür, wie Holz [mit der Feuchte arbeitet|reißt, sich biegt und Oberflächen annimmt]',
      'Können mit [Stechbeitel und Hobel wie an der CNC|Furnier, Platte und Massivholz]',
    ],
    fr: [
      'Faire gabarits, montages et [épures|échantillons] avant de couper un bois coûteux',
      'Le sens du bois : [comment il travaille avec l’humidité|comment il fend, plie et prend la finition]',
      'La maîtrise [du ciseau et du rabot comme de la CNC|du placage, du panneau et du massif]',
    ],
    es: [
      'Hacer plantillas, útiles y [plantillas a escala real|muestras] antes de cortar madera cara',
      'Sentido de la madera: [cómo trabaja con la humedad|cómo se raja, se curva y toma el acabado]',
      'Dominio [del formón y el cepillo tanto como de la CNC|de chapa, tablero y maciza]',
    ],
  },
  tailor: {
    en: [
      'Baste and fit a first time, [let out, take in and balance|mark every change] before the final seams.',
      'Knowledge of [cloths, linings and interlinings|patterns and how bodies differ].',
      'Discretion and [an encouraging word in front of the mirror|a memory for measurements].',
    ],
    de: [
      'Heften und anprobieren, [auslassen, abnähen und ausgleichen|jede Änderung markieren], bevor endgültig genäht wird',
      'Kenntnis von [Stoffen, Futter und Einlagen|Schnitten und Körperformen]',
      'Diskretion und [ein gutes Wort vor dem Spiegel|ein Gedächtnis für Maße]',
    ],
    fr: [
      'Bâtir et essayer, [lâcher, reprendre et équilibrer|marquer chaque retouche] avant les coutures définitives',
      'La connaissance [des étoffes, doublures et entoilages|des patrons et des morphologies]',
      'De la discrétion et [un mot encourageant devant la glace|la mémoire des mesures]',
    ],
    es: [
      'Hilvanar y probar, [sacar, entrar y equilibrar|marcar cada cambio] antes de la costura final',
      'Conocimiento de [telas, forros y entretelas|patrones y cuerpos distintos]',
      'Discreción y [una palabra de ánimo ante el espejo|memoria para las medidas]',
    ],
  },
  goldsmith: {
    en: [
      'Set stones, [prong, bezel or pavé|bright and secure], and engrave or size rings.',
      'Knowledge of [alloys, solders and stones|old styles and hallmarks].',
      'Taste, [and the tact to guide it in others|with a pencil to show it].',
    ],
    de: [
      'Steine fassen, [mit Krappen, Zarge oder Pavé|hell und fest], Ringe weiten und gravieren',
      'Kenntnis von [Legierungen, Loten und Steinen|alten Stilen und Punzen]',
      'Geschmack [und Takt in der Beratung|und ein sicherer Zeichenstift]',
    ],
    fr: [
      'Sertir les pierres, [griffes, clos ou pavé|avec éclat et sûreté], mettre à taille et graver',
      'La connaissance [des alliages, brasures et gemmes|des styles anciens et des poinçons]',
      'Du goût, [et le tact de guider celui des autres|avec un crayon pour le montrer]',
    ],
    es: [
      'Engastar piedras, [en garras, bisel o pavé|con brillo y firmeza], y ajustar o grabar anillos',
      'Conocimiento de [aleaciones, soldaduras y gemas|estilos antiguos y contrastes]',
      'Gusto [y tacto para guiar el ajeno|y lápiz para mostrarlo]',
    ],
  },
  'cellar-and-dairy': {
    en: [
      'Plan batches and tanks [by orders and season|so that nothing waits too long] and keep the log.',
      'Muscles used well, [with hoses, sacks and barrels|in wet and cool rooms].',
      'Knowledge of [yeasts, cultures and cleaning agents|what can spoil a batch].',
    ],
    de: [
      'Chargen und Tanks planen, [nach Bestellungen und Saison|ohne lange Standzeiten], und das Protokoll führen',
      'Zupacken können, [bei Schläuchen, Säcken und Fässern|in nassen, kühlen Räumen]',
      'Kenntnis von [Hefen, Kulturen und Reinigungsmitteln|allem, was eine Charge verderben kann]',
    ],
    fr: [
      'Planifier lots et cuves [selon commandes et saison|sans attente inutile] et tenir le registre',
      'De la force bien placée, [avec tuyaux, sacs et fûts|en locaux humides et frais]',
      'La connaissance [des levures, ferments et détergents|de ce qui gâte un lot]',
    ],
    es: [
      'Planificar lotes y tanques [según pedidos y temporada|sin esperas inútiles] y llevar el registro',
      'Fuerza bien usada, [con mangueras, sacos y barriles|en locales húmedos y fríos]',
      'Conocimiento de [levaduras, fermentos y detergentes|lo que estropea un lote]',
    ],
  },
  'body-shop': {
    en: [
      'Repair plastics and small dents, [with filler, heat or suction|without paint where that works], and calibrate sensors afterwards.',
      'Knowledge of [steels, aluminium and how they bend|paint systems and their drying].',
      'A quick eye for what [hides behind a bumper|can be saved].',
    ],
    de: [
      'Kunststoffteile und kleine Dellen instand setzen, [mit Spachtel, Wärme oder Saugheber|wo möglich ohne Lack], und Sensoren kalibrieren',
      'Kenntnis von [Stahl, Aluminium und ihrem Verhalten|Lacksystemen und Trocknung]',
      'Ein schneller Blick für das, was [hinter dem Stoßfänger steckt|noch zu retten ist]',
    ],
    fr: [
      'Réparer plastiques et petites bosses, [mastic, chaleur ou ventouse|sans peinture si possible], puis étalonner les capteurs',
      'La connaissance [des aciers, de l’aluminium et de leur tenue|des systèmes de peinture et du séchage]',
      'L’œil vif pour [ce que cache un pare-chocs|ce qui peut être sauvé]',
    ],
    es: [
      'Reparar plásticos y abolladuras pequeñas, [con masilla, calor o ventosa|sin pintar si se puede], y calibrar sensores',
      'Conocimiento de [aceros, aluminio y su comportamiento|sistemas de pintura y secado]',
      'Ojo rápido para [lo que esconde un paragolpes|lo que puede salvarse]',
    ],
  },
}
