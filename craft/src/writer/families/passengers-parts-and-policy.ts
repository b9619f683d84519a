import type { Role } from './role.ts'

/** Who drives people, checks or designs parts, pours wine, moves homes: neighbours of trades whose work is another. */
export const PASSENGERS_PARTS_AND_POLICY: Role[] = [
  {
    id: 'passenger-driver',
    titles:
      /(?:bus|coach|minibus|school bus|taxi|cab|shuttle|chauffeur|limousine|private hire|patient transport|transit)(?: \p{L}+)? (?:driver|operator)|^chauffeur$|(?:bus|omnibus|taxi|schulbus|kleinbus|reisebus|patienten|fahrdienst|personenbeförderungs)-?fahrer|busfahr|taxifahr|buschauffeur|fahrer\p{L}* (?:im )?(?:fahrdienst|personenbeförderung|linienverkehr)|(?:conduct|chauffeu)\p{L}* (?:de |d['’])?(?:auto)?(?:bus|cars?|taxi|vtc|transport scolaire|voyageurs|receveur)(?!\p{L})|conduct\p{L}* de transport en commun|(?:conductor|chófer|chofer)[a]? (?:de )?(?:autob[uú]s|autocar|bus|taxi|vtc|microb[uú]s|transporte escolar|ruta escolar|viajeros)|taxista/u,
    name: { en: 'Bus Driver', de: 'Busfahrer:in', fr: 'Conducteur de bus', es: 'Conductor/a de autobús' },
    words: {
      en: {
        purpose: ['bring passengers where they want to go [safely and on time|calmly, in any traffic]'],
        duties: [
          'Drive passengers [by timetable and route|safely through traffic and weather].',
          'Help people get on and off, [with wheelchairs, prams and luggage|with patience].',
          'Sell or check tickets and [settle the takings|answer questions about fares].',
          'Tell passengers about [delays and connections|detours] in good time.',
          'Check brakes, lights and [doors|tyres] before setting out.',
          'Keep to driving and rest times and [keep the vehicle log|hand the vehicle over clean].',
          'Report damage and [incidents|faults] to the control room.',
        ],
        needs: ['The licence for carrying passengers.', 'Foresight in traffic.', 'Friendly patience with passengers.'],
        success: [
          'passengers arrive safely and on time, [journeys are smooth|complaints are rare] and the vehicle comes back undamaged',
        ],
      },
      de: {
        purpose: ['Fahrgäste [sicher und pünktlich ankommen|bei jedem Verkehr ruhig ans Ziel kommen]'],
        duties: [
          'Fahrgäste [nach Fahrplan und Strecke|sicher durch Verkehr und Wetter] fahren',
          'Beim Ein- und Aussteigen helfen, [mit Rollstuhl, Kinderwagen und Gepäck|mit Geduld]',
          'Fahrscheine verkaufen oder prüfen und [abrechnen|Fragen zum Tarif beantworten]',
          'Reisende über [Verspätungen und Anschlüsse|Umleitungen] informieren',
          'Bremsen, Licht und [Türen|Reifen] prüfen, bevor es losgeht',
          'Lenk- und Ruhezeiten einhalten und [das Fahrtenbuch führen|das Fahrzeug sauber übergeben]',
          'Schäden und [Vorfälle|Störungen] der Leitstelle melden',
        ],
        needs: [
          'Der Führerschein für die Personenbeförderung',
          'Vorausschau im Verkehr',
          'Freundliche Geduld mit Fahrgästen',
        ],
        success: [
          'Fahrgäste sicher und pünktlich ankommen, [Fahrten ruhig sind|Beschwerden selten sind] und das Fahrzeug heil zurückkommt',
        ],
      },
      fr: {
        purpose: ['mener les voyageurs à destination [en sécurité et à l’heure|en douceur, quel que soit le trafic]'],
        duties: [
          'Conduire les voyageurs [selon l’horaire et l’itinéraire|en sécurité par tous les temps]',
          'Aider à monter et à descendre, [fauteuils, poussettes et bagages compris|avec patience]',
          'Vendre ou contrôler les titres et [rendre la recette|renseigner sur les tarifs]',
          'Annoncer à temps [retards et correspondances|les déviations]',
          'Vérifier freins, feux et [portes|pneus] avant le départ',
          'Respecter temps de conduite et de repos et [tenir le carnet de bord|rendre un véhicule propre]',
          'Signaler au poste de régulation dégâts et [incidents|pannes]',
        ],
        needs: [
          'Le permis et la formation au transport de personnes',
          'De l’anticipation sur la route',
          'Une patience aimable avec les voyageurs',
        ],
        success: [
          'les voyageurs arrivent à l’heure et en sécurité, [la conduite est souple|les plaintes sont rares] et le véhicule rentre intact',
        ],
      },
      es: {
        purpose: ['llevar a los viajeros a su destino [con seguridad y a su hora|con calma, haya el tráfico que haya]'],
        duties: [
          'Conducir a los viajeros [según horario y ruta|con seguridad en cualquier tiempo]',
          'Ayudar a subir y bajar, [con sillas de ruedas, carritos y equipaje|con paciencia]',
          'Vender o revisar billetes [y liquidar la recaudación|e informar de las tarifas]',
          'Avisar a tiempo de [retrasos y enlaces|desvíos]',
          'Revisar frenos, luces y [puertas|neumáticos] antes de salir',
          'Respetar los tiempos de conducción y descanso y [llevar el parte|entregar limpio el vehículo]',
          'Comunicar a la central daños [e incidencias|y averías]',
        ],
        needs: ['El permiso para llevar viajeros', 'Anticipación en el tráfico', 'Paciencia amable con los viajeros'],
        success: [
          'los viajeros lleguen seguros y a su hora, [la marcha sea suave|haya pocas quejas] y el vehículo vuelva intacto',
        ],
      },
    },
  },
  {
    id: 'quality-inspector',
    titles:
      /quality (?:inspector|controller|control (?:technician|operator|inspector)|technician|checker)|\bqc (?:inspector|technician)|qualitäts(?:prüf|kontroll)|(?:wareneingangs|end|maß)prüfer|prüf(?:er|feld) qual|messtechnik(?!ing)|cmm (?:operator|programmer)|contrôleu\p{L}* (?:de la )?(?:qualité|réception|dimensionnel|final)|technicien\p{L}* (?:de )?(?:contrôle|mesures)|(?:inspector|verificador|controlador|técnic[oa])[a]? (?:de )?(?:control de )?calidad|verificador[a]?$/u,
    name: { en: 'Quality Inspector', de: 'Qualitätsprüfer:in', fr: 'Contrôleur qualité', es: 'Inspector/a de calidad' },
    words: {
      en: {
        purpose: ['check that parts and products [are as the drawing asks|leave without faults]'],
        duties: [
          'Inspect parts [on arrival, in production and before dispatch|by the inspection plan].',
          'Measure with [calliper, gauge and measuring machine|hand tools and measuring machine](( and {tools})).',
          'Block faulty goods and [mark them clearly|decide with production what happens next].',
          'Record results and [issue test certificates|show trends].',
          'Look for causes with [production|operators] and check that the remedy works.',
          'Check and calibrate [gauges|measuring tools] when they are due.',
        ],
        needs: [
          'Practice in measuring and inspecting.',
          'Reading drawings and tolerances.',
          'A steady eye and the firmness to say stop.',
        ],
        success: ['faults are found in the house, [complaints fall|records are complete] and production knows early'],
      },
      de: {
        purpose: ['Teile und Produkte [der Zeichnung entsprechen|fehlerfrei hinausgehen]'],
        duties: [
          'Teile [im Wareneingang, in der Fertigung und vor dem Versand|nach Prüfplan] prüfen',
          'Mit [Messschieber, Lehre und Messmaschine|Handmessmitteln und Messmaschine](( und {tools})) messen',
          'Fehlerhafte Ware sperren und [eindeutig kennzeichnen|das Weitere mit der Fertigung klären]',
          'Ergebnisse dokumentieren und [Prüfzeugnisse ausstellen|Entwicklungen zeigen]',
          'Ursachen mit [der Fertigung|dem Bedienpersonal] suchen und die Abhilfe überprüfen',
          '[Lehren|Messmittel] termingerecht überwachen und kalibrieren',
        ],
        needs: [
          'Praxis im Messen und Prüfen',
          'Zeichnungen und Toleranzen lesen',
          'Ein sicheres Auge und der Mut, Stopp zu sagen',
        ],
        success: [
          'Fehler im Haus gefunden werden, [Reklamationen abnehmen|Nachweise vollständig sind] und die Fertigung früh Bescheid weiß',
        ],
      },
      fr: {
        purpose: ['vérifier que pièces et produits [sont conformes au plan|partent sans défaut]'],
        duties: [
          'Contrôler les pièces [à réception, en cours de fabrication et avant expédition|selon la gamme de contrôle]',
          'Mesurer [au pied à coulisse, au calibre et sur machine|aux instruments et sur machine](( et avec {tools}))',
          'Bloquer les produits non conformes et [les identifier clairement|décider de la suite avec la production]',
          'Consigner les résultats et [établir les certificats|montrer les tendances]',
          'Chercher les causes avec [la production|les opérateurs] et vérifier l’effet du remède',
          'Suivre et étalonner [calibres|instruments de mesure] aux dates prévues',
        ],
        needs: [
          'La pratique de la mesure et du contrôle',
          'La lecture de plans et de tolérances',
          'L’œil sûr et la fermeté de dire stop',
        ],
        success: [
          'les défauts sont trouvés en interne, [les réclamations baissent|les relevés sont complets] et la production est avertie tôt',
        ],
      },
      es: {
        purpose: ['comprobar que piezas y productos [se ajustan al plano|salen sin defectos]'],
        duties: [
          'Inspeccionar piezas [en recepción, en fabricación y antes del envío|según la pauta de control]',
          'Medir con [calibre, galga y máquina de medición|instrumentos y máquina de medición](( y {tools}))',
          'Bloquear el material defectuoso y [marcarlo con claridad|decidir con producción qué se hace]',
          'Registrar resultados y [emitir certificados|mostrar tendencias]',
          'Buscar las causas con [producción|los operarios] y comprobar el remedio',
          'Controlar y calibrar [galgas|instrumentos] en su fecha',
        ],
        needs: [
          'Práctica en medición e inspección',
          'Lectura de planos y tolerancias',
          'Buen ojo y firmeza para decir alto',
        ],
        success: [
          'los defectos se encuentren en casa, [bajen las reclamaciones|los registros estén completos] y producción lo sepa pronto',
        ],
      },
    },
  },
  {
    id: 'design-engineer',
    titles:
      /(?:mechanical|design|product development|r&d mechanical|cad|plastics|tooling) engineer|mechanical designer|cad (?:designer|technician|konstrukt)|konstrukteu|konstruktionsing|maschinenbauing|maschinenbautechn|entwicklungsingenieur(?!.*software)|ingénieur\p{L}* (?:en )?(?:mécani|conception|bureau d['’]études|r&d|études mécaniques)|(?:dessinat|projet|technicien)\p{L}* (?:en )?(?:bureau d['’]études|mécanique|études mécaniques|industriel)|ingenier[oa]\p{L}* (?:mecánic|de (?:diseño|producto|desarrollo de producto))|diseñador[a]? (?:mecánic|industrial de producto|cad)|proyectista mecánic/u,
    name: {
      en: 'Mechanical Design Engineer',
      de: 'Konstrukteur:in',
      fr: 'Ingénieur bureau d’études',
      es: 'Ingeniero/a de diseño mecánico',
    },
    words: {
      en: {
        purpose: ['design parts and machines that [work and can be made|do their job for years]'],
        duties: [
          'Design parts and assemblies(( in {tools})) [from the idea to the drawing|by function and cost].',
          'Calculate strength, [tolerances and fits|loads and lifetimes].',
          'Draw up drawings, [parts lists|models] and manufacturing documents.',
          'Build and test prototypes and [improve them|write down the findings].',
          'Choose materials and [bought-in parts|processes] with purchasing and production.',
          'Look after products in series and [change what causes trouble|release changes].',
        ],
        needs: [
          'Training or a degree in mechanical engineering.',
          'Confidence with a design program.',
          'A sense of how things are made.',
        ],
        success: [
          'prototypes work, [drawings raise no questions|parts fit at assembly] and costs stay within the target',
        ],
      },
      de: {
        purpose: [
          'Teile und Maschinen entstehen, die [funktionieren und sich fertigen lassen|jahrelang ihren Dienst tun]',
        ],
        duties: [
          'Bauteile und Baugruppen(( in {tools})) [von der Idee bis zur Zeichnung|nach Funktion und Kosten] konstruieren',
          'Festigkeit, [Toleranzen und Passungen|Lasten und Lebensdauer] berechnen',
          'Zeichnungen, [Stücklisten|Modelle] und Fertigungsunterlagen erstellen',
          'Prototypen bauen, testen und [verbessern|Erkenntnisse festhalten]',
          'Werkstoffe und [Kaufteile|Verfahren] mit Einkauf und Fertigung auswählen',
          'Produkte in Serie betreuen und [ändern, was Ärger macht|Änderungen freigeben]',
        ],
        needs: [
          'Ausbildung oder Studium im Maschinenbau',
          'Sicherheit mit einem Konstruktionsprogramm',
          'Sinn dafür, wie Dinge gefertigt werden',
        ],
        success: [
          'Prototypen funktionieren, [Zeichnungen keine Fragen offenlassen|Teile bei der Montage passen] und Kosten im Ziel bleiben',
        ],
      },
      fr: {
        purpose: ['concevoir des pièces et des machines [qui marchent et se fabriquent bien|qui servent des années]'],
        duties: [
          'Concevoir pièces et ensembles(( sous {tools})) [de l’idée au plan|selon la fonction et le coût]',
          'Calculer résistance, [tolérances et ajustements|charges et durée de vie]',
          'Établir plans, [nomenclatures|modèles] et dossiers de fabrication',
          'Monter et essayer des prototypes et [les améliorer|consigner les résultats]',
          'Choisir matières et [composants|procédés] avec achats et production',
          'Suivre les produits en série et [corriger ce qui pose problème|valider les modifications]',
        ],
        needs: ['Une formation en mécanique', 'L’aisance avec un logiciel de conception', 'Le sens de la fabrication'],
        success: [
          'les prototypes fonctionnent, [les plans ne laissent pas de question|les pièces s’assemblent] et les coûts restent dans la cible',
        ],
      },
      es: {
        purpose: ['diseñar piezas y máquinas que [funcionen y se puedan fabricar|cumplan durante años]'],
        duties: [
          'Diseñar piezas y conjuntos(( en {tools})) [de la idea al plano|según función y coste]',
          'Calcular resistencia, [tolerancias y ajustes|cargas y vida útil]',
          'Elaborar planos, [listas de materiales|modelos] y documentos de fabricación',
          'Montar y ensayar prototipos y [mejorarlos|anotar lo aprendido]',
          'Elegir materiales y [componentes|procesos] con compras y producción',
          'Seguir los productos en serie y [cambiar lo que da problemas|aprobar modificaciones]',
        ],
        needs: [
          'Formación en ingeniería mecánica',
          'Soltura con un programa de diseño',
          'Sentido de cómo se fabrican las cosas',
        ],
        success: [
          'los prototipos funcionen, [los planos no dejen dudas|las piezas encajen en el montaje] y los costes queden en el objetivo',
        ],
      },
    },
  },
  {
    id: 'sommelier',
    titles: /sommelier|sumiller|wine (?:waiter|steward|director)|weinkellner/,
    name: { en: 'Sommelier', de: 'Sommelier/Sommelière', fr: 'Sommelier', es: 'Sumiller' },
    words: {
      en: {
        purpose: ['find each guest the wine that [suits dish and taste|makes the meal]'],
        duties: [
          'Advise guests on wine and [match it to their dishes|other drinks] at the table.',
          'Open, decant and [pour|serve] wines at the right temperature.',
          'Write the wine list and [keep prices and vintages true|renew it with the seasons].',
          'Taste and buy wines and [deal with growers and merchants|compare them].',
          'Look after the cellar, [stocks and storage|labels and stocktaking].',
          'Teach service staff about [grapes and regions|the wines by the glass].',
        ],
        needs: [
          'Training or practice in wine.',
          'A sure palate and clear words for taste.',
          'Tact about price and preference.',
        ],
        success: [
          'guests enjoy what was recommended, [the cellar count is right|little is left over] and ask for advice again',
        ],
      },
      de: {
        purpose: ['jeder Gast den Wein findet, der [zu Gericht und Geschmack passt|das Essen abrundet]'],
        duties: [
          'Gäste am Tisch zu Wein und [Speisen|anderen Getränken] beraten',
          'Weine öffnen, dekantieren und [ausschenken|servieren], in der richtigen Temperatur',
          'Die Weinkarte schreiben und [Preise und Jahrgänge aktuell halten|mit der Saison erneuern]',
          'Weine verkosten, einkaufen und [mit Weingütern und Handel verhandeln|vergleichen]',
          'Den Keller, [Bestände und Lagerung|Etiketten und Inventur] betreuen',
          'Das Servicepersonal zu [Rebsorten und Regionen|offenen Weinen] schulen',
        ],
        needs: [
          'Ausbildung oder Praxis rund um Wein',
          'Ein sicherer Gaumen und klare Worte für Geschmack',
          'Takt bei Preis und Vorlieben',
        ],
        success: [
          'Empfehlungen schmecken, [der Kellerbestand stimmt|wenig übrig bleibt] und Gäste wieder um Rat fragen',
        ],
      },
      fr: {
        purpose: ['trouver à chaque client le vin [qui va au plat et à son goût|qui complète le repas]'],
        duties: [
          'Conseiller les clients à table sur le vin et [l’accord avec les plats|les autres boissons]',
          'Ouvrir, carafer et [verser|servir] les vins à bonne température',
          'Composer la carte des vins et [tenir à jour prix et millésimes|la renouveler au fil des saisons]',
          'Déguster, acheter et [négocier avec vignerons et cavistes|comparer]',
          'Gérer la cave, [stocks et conservation|étiquettes et inventaire]',
          'Former le service aux [cépages et régions|vins au verre]',
        ],
        needs: [
          'Une formation ou une pratique de la sommellerie',
          'Un palais sûr et des mots clairs',
          'Du tact sur les prix et les goûts',
        ],
        success: [
          'les conseils plaisent, [l’inventaire de cave est juste|il reste peu d’invendus] et les clients redemandent un avis',
        ],
      },
      es: {
        purpose: ['encontrar para cada cliente el vino [que va con el plato y su gusto|que redondea la comida]'],
        duties: [
          'Aconsejar en la mesa sobre el vino y [su maridaje|otras bebidas]',
          'Abrir, decantar y [escanciar|servir] los vinos a su temperatura',
          'Elaborar la carta de vinos y [mantener precios y añadas al día|renovarla con la temporada]',
          'Catar, comprar y [tratar con bodegas y distribuidores|comparar]',
          'Cuidar la bodega, [existencias y conservación|etiquetas e inventario]',
          'Formar a la sala en [uvas y zonas|vinos por copas]',
        ],
        needs: ['Formación o práctica en vinos', 'Paladar seguro y palabras claras', 'Tacto con precios y gustos'],
        success: [
          'las recomendaciones gusten, [el inventario cuadre|sobre poco] y los clientes vuelvan a pedir consejo',
        ],
      },
    },
  },
  {
    id: 'policy-officer',
    titles:
      /policy (?:officer|adviser|advisor|analyst|manager)|public affairs|referent\p{L}* (?:für )?(?:politik|grundsatz|öffentliche)|politikberat|grundsatzreferent|chargé\p{L}* de mission(?!.*(?: rh|ressources|qualité|commercial|communication|durable|environnement))|chargé\p{L}* (?:d['’]affaires publiques|de plaidoyer)|técnic[oa] (?:de )?(?:administración (?:local|general)|políticas públicas|incidencia)|asesor[a]? (?:de )?(?:políticas|políticas públicas)|asuntos públicos/u,
    name: {
      en: 'Policy Officer',
      de: 'Referent:in Politik',
      fr: 'Chargé de mission',
      es: 'Técnico/a de políticas públicas',
    },
    words: {
      en: {
        purpose: ['prepare decisions and positions that [stand up in debate|rest on facts]'],
        duties: [
          'Draft policy papers, [briefings and statements|replies and proposals].',
          'Follow bills and debates and [say early what is coming|judge their effect].',
          'Gather facts and views and [weigh them|talk with those affected].',
          'Prepare meetings with [politics, authorities and associations|committees and partners].',
          'Coordinate positions [inside the house|between departments] until they can be signed off.',
          'Explain decisions in [plain words|talks and short texts].',
        ],
        needs: [
          'Knowledge of how politics and administration work.',
          'Clear, quick writing.',
          'Tact between different interests.',
        ],
        success: [
          'papers are used in the decision, [deadlines are kept|positions are shared] and nobody is taken by surprise',
        ],
      },
      de: {
        purpose: [
          'Entscheidungen und Positionen so vorbereitet sind, dass sie [in der Debatte bestehen|auf Fakten beruhen]',
        ],
        duties: [
          'Politische Papiere, [Vermerke und Stellungnahmen|Antworten und Vorschläge] verfassen',
          'Gesetzgebung und Debatten verfolgen und [früh auf Kommendes hinweisen|ihre Folgen einschätzen]',
          'Fakten und Meinungen einholen und [abwägen|mit Betroffenen sprechen]',
          'Gespräche mit [Politik, Behörden und Verbänden|Ausschüssen und Partnern] vorbereiten',
          'Positionen [im Haus|zwischen den Abteilungen] bis zur Freigabe abstimmen',
          'Entscheidungen in [einfachen Worten|Gesprächen und kurzen Texten] erklären',
        ],
        needs: [
          'Kenntnis von Politik und Verwaltung',
          'Klares, schnelles Schreiben',
          'Takt zwischen verschiedenen Interessen',
        ],
        success: [
          'Papiere in die Entscheidung eingehen, [Fristen gehalten werden|Positionen mitgetragen werden] und niemand überrascht wird',
        ],
      },
      fr: {
        purpose: ['préparer des décisions et des positions [solides dans le débat|fondées sur des faits]'],
        duties: [
          'Rédiger notes, [dossiers et prises de position|réponses et propositions]',
          'Suivre projets de loi et débats et [annoncer tôt ce qui vient|en mesurer l’effet]',
          'Recueillir faits et avis et [les peser|rencontrer les intéressés]',
          'Préparer les rencontres avec [élus, administrations et associations|commissions et partenaires]',
          'Coordonner les positions [en interne|entre services] jusqu’à leur validation',
          'Expliquer les décisions [avec des mots simples|de vive voix et en peu de lignes]',
        ],
        needs: ['La connaissance des institutions', 'Une plume claire et rapide', 'Du tact entre intérêts divers'],
        success: [
          'les notes servent à décider, [les délais sont tenus|les positions sont partagées] et personne n’est pris au dépourvu',
        ],
      },
      es: {
        purpose: ['preparar decisiones y posiciones [sólidas en el debate|basadas en hechos]'],
        duties: [
          'Redactar informes, [notas y posicionamientos|respuestas y propuestas]',
          'Seguir leyes y debates y [avisar pronto de lo que viene|valorar su efecto]',
          'Reunir datos y opiniones y [sopesarlos|hablar con los afectados]',
          'Preparar reuniones con [política, administración y asociaciones|comisiones y socios]',
          'Coordinar posiciones [dentro de la casa|entre áreas] hasta su visto bueno',
          'Explicar las decisiones [con palabras sencillas|de viva voz y en pocas líneas]',
        ],
        needs: [
          'Conocimiento de la política y la administración',
          'Escritura clara y rápida',
          'Tacto entre intereses distintos',
        ],
        success: [
          'los informes sirvan para decidir, [se cumplan los plazos|las posiciones se compartan] y nadie se lleve sorpresas',
        ],
      },
    },
  },
  {
    id: 'environmental-officer',
    titles:
      /(?:environmental|sustainability|esg|energy|climate) (?:manager|officer|adviser|advisor|consultant|specialist|coordinator)|umwelt(?:beauftrag|manag|referent|ingen|berat)|nachhaltigkeits|energie(?:manag|beauftrag)|klimaschutzmanag|(?:responsable|chargé|ingénieur|chef de projet)\p{L}* (?:de mission )?(?:de (?:l['’])?|en |du )?(?:environnement|développement durable|rse|énergie|climat|transition)|(?:técnic[oa]|responsable|gestor[a]?|consultor[a]?) (?:de |en )?(?:medio ?ambiente|sostenibilidad|medioambiental|energía|eficiencia)/u,
    name: {
      en: 'Environmental Officer',
      de: 'Umweltmanager:in',
      fr: 'Responsable environnement',
      es: 'Técnico/a de medio ambiente',
    },
    words: {
      en: {
        purpose: ['see that work does [less harm to the environment|what environmental law asks and more]'],
        duties: [
          'Record energy, waste and [water|emissions] to show where most can be saved.',
          'Plan environmental measures and [follow them through|work out cost and effect].',
          'Check that permits and [limits|duties] are kept.',
          'Carry out environmental audits and [prepare for outside ones|put right what they find].',
          'Write reports for [authorities and management|the public and customers].',
          'Train and advise staff on [waste, hazardous substances and energy|daily practice].',
        ],
        needs: [
          'Training in environmental or energy matters.',
          'Knowledge of environmental law.',
          'Figures and people skills alike.',
        ],
        success: ['consumption falls, [audits find little|limits are kept] and colleagues join in'],
      },
      de: {
        purpose: ['die Arbeit [die Umwelt weniger belastet|das Umweltrecht einhält und mehr]'],
        duties: [
          'Energie, Abfall und [Wasser|Emissionen] erfassen und mögliche Einsparungen zeigen',
          'Umweltmaßnahmen planen und [bis zum Ende begleiten|Kosten und Wirkung berechnen]',
          'Prüfen, ob Genehmigungen und [Grenzwerte|Pflichten] eingehalten werden',
          'Umweltaudits durchführen und [externe vorbereiten|Abweichungen abstellen]',
          'Berichte für [Behörden und Leitung|Öffentlichkeit und Kundschaft] schreiben',
          'Beschäftigte zu [Abfall, Gefahrstoffen und Energie|umweltgerechtem Arbeiten] schulen und beraten',
        ],
        needs: [
          'Ausbildung in Umwelt- oder Energiefragen',
          'Sicherheit in Vorschriften und Genehmigungen',
          'Sinn für Zahlen wie für Menschen',
        ],
        success: ['der Verbrauch sinkt, [Audits wenig finden|Grenzwerte eingehalten sind] und viele mitmachen'],
      },
      fr: {
        purpose: ['réduire l’empreinte du travail [sur l’environnement|au-delà de ce que demande la loi]'],
        duties: [
          'Mesurer énergie, déchets et [eau|émissions] pour montrer où l’on peut économiser',
          'Préparer les actions environnementales et [les mener à terme|en chiffrer coût et effet]',
          'Vérifier le respect des autorisations et [des seuils|des obligations]',
          'Conduire des audits environnementaux et [préparer ceux des tiers|corriger les écarts]',
          'Rédiger les rapports pour [les autorités et la direction|le public et les clients]',
          'Former et conseiller le personnel sur [déchets, produits dangereux et énergie|les bons gestes]',
        ],
        needs: [
          'Une formation en environnement ou en énergie',
          'La connaissance du droit de l’environnement',
          'Le sens des chiffres et des gens',
        ],
        success: [
          'les consommations baissent, [les audits trouvent peu|les seuils sont tenus] et les collègues s’y mettent',
        ],
      },
      es: {
        purpose: ['reducir el impacto del trabajo [en el medio ambiente|más allá de lo que pide la ley]'],
        duties: [
          'Medir energía, residuos y [agua|emisiones] para mostrar dónde se puede ahorrar más',
          'Planificar medidas ambientales y [llevarlas a término|calcular coste y efecto]',
          'Comprobar que se cumplen autorizaciones y [límites|obligaciones]',
          'Hacer auditorías ambientales y [preparar las externas|corregir las desviaciones]',
          'Redactar informes para [la administración y la dirección|el público y los clientes]',
          'Formar y asesorar a la plantilla en [residuos, sustancias peligrosas y energía|buenas prácticas]',
        ],
        needs: [
          'Formación en medio ambiente o energía',
          'Conocimiento de la normativa ambiental',
          'Sentido para las cifras y las personas',
        ],
        success: ['baje el consumo, [las auditorías hallen poco|se respeten los límites] y la plantilla participe'],
      },
    },
  },
  {
    id: 'mover',
    titles:
      /remov(?:als?|al) (?:worker|operative|porter|assistant|driver|technician|person)|furniture (?:remover|mover)|^movers?$|moving (?:crew|helper)|umzugs(?:helf|fach|träger|mitarb|pack)|möbelpack|möbelträg|déménageu|(?:operari[oa]|mozo|peón) de mudanzas|mudancer/,
    name: { en: 'Removals Worker', de: 'Umzugshelfer:in', fr: 'Déménageur', es: 'Operario/a de mudanzas' },
    words: {
      en: {
        purpose: ['move homes and offices so that [everything arrives whole|the first evening finds all in place]'],
        duties: [
          'Pack, carry and load [furniture and boxes|household goods] without damage.',
          'Take furniture apart and [put it up again|fit it in its new place].',
          'Protect floors, stairs and [door frames|furniture] with blankets and boards.',
          'Load the van so that [nothing shifts|heavy things stand below] and lash it down.',
          'Set up everything where [the customer wants it|the plan shows] and take packing away.',
          'Label boxes and [check the list on arrival|note damage at once].',
        ],
        needs: [
          'Readiness to lift and carry.',
          'Care with other people’s belongings.',
          'Friendly manners in people’s homes.',
        ],
        success: [
          'nothing is broken or lost, [the day runs to plan|floors stay clean] and customers recommend the crew',
        ],
      },
      de: {
        purpose: ['Umzüge so verlaufen, dass [alles heil ankommt|am ersten Abend alles an seinem Platz ist]'],
        duties: [
          '[Möbel und Kartons|Hausrat] packen, tragen und verladen, ohne Schaden anzurichten',
          'Möbel zerlegen und [wieder aufbauen|am neuen Ort anpassen]',
          'Böden, Treppen und [Türrahmen|Möbel] mit Decken und Platten schützen',
          'Den Wagen so beladen und verzurren, dass [nichts verrutscht|Schweres unten steht]',
          'Alles aufstellen, wo [die Kundschaft es möchte|der Plan es zeigt], und Verpackung mitnehmen',
          'Kartons beschriften und [bei Ankunft mit der Liste abgleichen|Schäden sofort festhalten]',
        ],
        needs: [
          'Bereitschaft, schwer zu heben und zu tragen',
          'Sorgfalt mit fremdem Eigentum',
          'Freundliches Auftreten in Wohnungen',
        ],
        success: [
          'nichts zerbricht oder fehlt, [der Tag nach Plan läuft|Böden sauber bleiben] und die Kundschaft weiterempfiehlt',
        ],
      },
      fr: {
        purpose: [
          'déménager logements et bureaux pour que [tout arrive entier|tout soit en place dès le premier soir]',
        ],
        duties: [
          'Emballer, porter et charger [meubles et cartons|le mobilier] sans dommage',
          'Démonter les meubles et [les remonter|les ajuster au nouveau lieu]',
          'Protéger sols, escaliers et [encadrements|meubles] par couvertures et plaques',
          'Charger le camion pour que [rien ne bouge|le lourd soit en bas] et arrimer',
          'Installer chaque chose là où [le client la veut|le plan l’indique] et reprendre les emballages',
          'Étiqueter les cartons et [pointer la liste à l’arrivée|noter aussitôt les dégâts]',
        ],
        needs: ['L’habitude de porter lourd', 'Du soin pour le bien d’autrui', 'Un contact aimable chez les gens'],
        success: [
          'rien n’est cassé ni perdu, [la journée suit le plan|les sols restent propres] et les clients recommandent l’équipe',
        ],
      },
      es: {
        purpose: ['hacer mudanzas en las que [todo llegue entero|todo esté en su sitio la primera noche]'],
        duties: [
          'Embalar, cargar y transportar [muebles y cajas|enseres] sin daños',
          'Desmontar muebles y [volver a montarlos|ajustarlos al sitio nuevo]',
          'Proteger suelos, escaleras y [marcos|muebles] con mantas y planchas',
          'Estibar el camión para que [nada se mueva|lo pesado vaya abajo] y amarrar la carga',
          'Colocar cada cosa donde [quiera el cliente|diga el plano] y retirar los embalajes',
          'Etiquetar cajas y [cotejar la lista al llegar|anotar enseguida los daños]',
        ],
        needs: ['Disposición a cargar peso', 'Cuidado con lo ajeno', 'Trato amable en las casas'],
        success: [
          'nada se rompa ni se pierda, [el día vaya según lo previsto|los suelos queden limpios] y los clientes recomienden al equipo',
        ],
      },
    },
  },
  {
    id: 'car-valeter',
    titles:
      /valeter|valeting|car (?:washer|cleaner|detailer|wash)|detailer|fahrzeugaufbereit|autoaufbereit|fahrzeugpfleg|autowäsch|wagenpfleg|préparat\p{L}* (?:de )?(?:automobile|véhicule|vo|vn|esthétique)|lav(?:eur|euse) (?:de )?(?:voiture|véhicule|auto)|(?:lavador|preparador)[a]? (?:de )?(?:coches|vehículos|autos)|lavacoches/u,
    name: {
      en: 'Car Valeter',
      de: 'Fahrzeugaufbereiter:in',
      fr: 'Préparateur de véhicules',
      es: 'Preparador/a de vehículos',
    },
    words: {
      en: {
        purpose: ['make vehicles [clean inside and out|look as good as they can]'],
        duties: [
          'Wash vehicles by hand or machine and [dry them without streaks|clean wheels and sills].',
          'Vacuum and clean interiors, [seats, glass and trim|upholstery and boot].',
          'Polish paint and [take out light scratches|wax it].',
          'Remove stains, smells and [animal hair|sticker residue].',
          'Note damage and [report it before work starts|take photos].',
          'Prepare vehicles for handover and [park them ready|check the result in daylight].',
        ],
        needs: ['Thorough, quick work.', 'Care with paint and upholstery.', 'A driving licence.'],
        success: [
          'vehicles are ready on time, [nothing has to be redone|customers notice the shine] and no scratch is added',
        ],
      },
      de: {
        purpose: ['Fahrzeuge [innen und außen sauber sind|so gut wie möglich aussehen]'],
        duties: [
          'Fahrzeuge von Hand oder maschinell waschen und [streifenfrei trocknen|Felgen und Schweller reinigen]',
          'Innenräume saugen und reinigen, [Sitze, Scheiben und Verkleidung|Polster und Kofferraum]',
          'Lack polieren und [leichte Kratzer entfernen|versiegeln]',
          'Flecken, Gerüche und [Tierhaare|Kleberreste] entfernen',
          'Schäden festhalten und [vor Beginn melden|fotografieren]',
          'Fahrzeuge zur Übergabe vorbereiten und [bereitstellen|bei Tageslicht prüfen]',
        ],
        needs: ['Gründliches, zügiges Arbeiten', 'Vorsicht mit Lack und Polster', 'Führerschein'],
        success: [
          'Fahrzeuge pünktlich fertig sind, [nichts nachgebessert werden muss|der Glanz auffällt] und kein Kratzer hinzukommt',
        ],
      },
      fr: {
        purpose: ['rendre les véhicules [propres dedans et dehors|aussi beaux que possible]'],
        duties: [
          'Laver les véhicules à la main ou en machine et [les sécher sans traces|nettoyer jantes et seuils]',
          'Aspirer et nettoyer l’habitacle, [sièges, vitres et garnitures|selleries et coffre]',
          'Polir la carrosserie et [effacer les rayures légères|la protéger]',
          'Enlever taches, odeurs et [poils|restes d’adhésif]',
          'Noter les dommages et [les signaler avant de commencer|les photographier]',
          'Préparer les véhicules à la livraison et [les garer prêts|vérifier à la lumière du jour]',
        ],
        needs: ['Un travail minutieux et rapide', 'Du soin avec vernis et selleries', 'Le permis de conduire'],
        success: [
          'les véhicules sont prêts à l’heure, [rien n’est à reprendre|le brillant se voit] et aucune rayure ne s’ajoute',
        ],
      },
      es: {
        purpose: ['dejar los vehículos [limpios por dentro y por fuera|con el mejor aspecto posible]'],
        duties: [
          'Lavar vehículos a mano o a máquina y [secarlos sin marcas|limpiar llantas y bajos]',
          'Aspirar y limpiar el interior, [asientos, cristales y molduras|tapicería y maletero]',
          'Pulir la pintura y [quitar arañazos leves|encerarla]',
          'Quitar manchas, olores y [pelos de animales|restos de adhesivo]',
          'Anotar los daños y [avisar antes de empezar|fotografiarlos]',
          'Preparar los vehículos para la entrega y [dejarlos aparcados y listos|revisarlos a la luz del día]',
        ],
        needs: ['Trabajo minucioso y rápido', 'Cuidado con pintura y tapicería', 'Carné de conducir'],
        success: [
          'los vehículos estén a tiempo, [no haya que repetir|se note el brillo] y no aparezca ningún arañazo nuevo',
        ],
      },
    },
  },
]
