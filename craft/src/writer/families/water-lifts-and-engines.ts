import type { Role } from './role.ts'

/** Work that keeps plants, lifts, rides, engines and crops going. */
export const WATER_LIFTS_AND_ENGINES: Role[] = [
  {
    id: 'water-operator',
    titles:
      /(?:water|waste ?water|sewage|effluent)[ -](?:treatment |plant |works |reclamation |distribution )*(?:plant )?(?:operator|technician|operative|process)|water treatment|wastewater|(?:ab)?wassermeister|(?:fachkraft|facharbeit\p{L}*|umwelttechnolog\p{L}*) (?:für )?(?:ab)?wasser|klär(?:wärter|werk|anlag)|wasserwerk|wasserversorgungstech|(?:agent|technicien|opérateur|conducteur|exploitant)\p{L}* (?:de |d['’]|en )?(?:traitement (?:de l['’]eau|des eaux)|station d['’]épuration|assainissement|eau potable|step)|fontainier|station d['’]épuration|usine d['’]eau potable|(?:operador|operari|técnic)\p{L}* (?:de )?(?:planta )?(?:de )?(?:edar|etap|depuradora|tratamiento de agua|potabilizadora|agua potable|aguas)/u,
    name: {
      en: 'Water Treatment Operator',
      de: 'Fachkraft für Wasserversorgungs- und Abwassertechnik',
      fr: 'Agent de traitement des eaux',
      es: 'Operador/a de planta de tratamiento de agua',
    },
    words: {
      en: {
        purpose: ['run the plant so that [the water stays within limits|treated water is safe, day after day]'],
        duties: [
          'Watch flows, levels and doses, [on the screen and on the round|and act when a value drifts].',
          'Take samples, test them and [enter the results|adjust the process by what they show].',
          'Dose and store chemicals [by the rules|with the right protective gear].',
          'Clean screens, filters and basins and [look after pumps and valves|wash back on time].',
          'Find the cause of alarms and [put it right or call in help|report what could affect the water].',
          'Keep the logs that regulators read and [brief whoever takes over|prepare the monthly reports].',
        ],
        needs: [
          'Practice in water or wastewater treatment.',
          'A sound grasp of [process and chemistry|pumps, dosing and control].',
          'Care with [chemicals and confined spaces|readings and records].',
        ],
        success: ['every sample is within limits, [alarms are rare|faults are found early] and nobody gets hurt'],
      },
      de: {
        purpose: [
          'die Anlage zuverlässig läuft und [alle Grenzwerte eingehalten sind|das Wasser Tag für Tag in Ordnung ist]',
        ],
        duties: [
          'Durchfluss, Pegel und Dosierung [am Leitsystem und auf Rundgängen überwachen|überwachen und bei Abweichungen eingreifen]',
          'Proben nehmen, untersuchen und [Ergebnisse eintragen|den Prozess danach einstellen]',
          'Chemikalien dosieren und lagern, [nach Vorschrift|mit der richtigen Schutzausrüstung]',
          'Rechen, Filter und Becken reinigen und [Pumpen und Schieber warten|rechtzeitig rückspülen]',
          'Ursachen von Störungen finden und [beheben oder Hilfe holen|melden, was das Wasser gefährden kann]',
          'Betriebstagebuch führen und [an die Ablösung übergeben|Berichte für die Behörde vorbereiten]',
        ],
        needs: [
          'Praxis in Wasser- oder Abwassertechnik',
          'Verständnis für [Verfahren und Chemie|Pumpen, Dosierung und Regelung]',
          'Umsicht mit [Chemikalien und engen Räumen|Messwerten und Nachweisen]',
        ],
        success: ['jede Probe in Ordnung ist, [Störungen selten sind|Fehler früh auffallen] und niemand sich verletzt'],
      },
      fr: {
        purpose: ['conduire l’installation et [garder l’eau dans les normes|livrer une eau sûre, jour après jour]'],
        duties: [
          'Surveiller débits, niveaux et dosages, [à l’écran et en tournée|et agir dès qu’une valeur dérive]',
          'Prélever, analyser et [saisir les résultats|ajuster le procédé en conséquence]',
          'Doser et stocker les réactifs [selon les règles|avec les protections voulues]',
          'Nettoyer dégrilleurs, filtres et bassins et [entretenir pompes et vannes|laver à contre-courant à temps]',
          'Chercher la cause des alarmes et [y remédier ou demander de l’aide|signaler ce qui peut toucher l’eau]',
          'Tenir le journal d’exploitation et [informer la relève|préparer les bilans réglementaires]',
        ],
        needs: [
          'Une pratique du traitement de l’eau',
          'Des notions solides de [procédé et de chimie|pompage, dosage et régulation]',
          'De la prudence avec [les réactifs et les espaces confinés|les mesures et les registres]',
        ],
        success: [
          'chaque analyse est conforme, que [les alarmes sont rares|les défauts se voient tôt] et que personne ne se blesse',
        ],
      },
      es: {
        purpose: ['llevar la planta y [mantener el agua dentro de los límites|dar un agua segura, día tras día]'],
        duties: [
          'Vigilar caudales, niveles y dosis, [en pantalla y en la ronda|y actuar si un valor se desvía]',
          'Tomar muestras, analizarlas y [registrar resultados|ajustar el proceso según lo que indiquen]',
          'Dosificar y almacenar reactivos [según las normas|con la protección adecuada]',
          'Limpiar rejas, filtros y balsas y [cuidar bombas y válvulas|lavar a contracorriente a tiempo]',
          'Buscar la causa de las alarmas y [corregirla o pedir ayuda|avisar de lo que pueda afectar al agua]',
          'Llevar el libro de explotación y [poner al día al relevo|preparar los informes reglamentarios]',
        ],
        needs: [
          'Práctica en tratamiento de aguas',
          'Buena base de [proceso y química|bombeo, dosificación y control]',
          'Cuidado con [reactivos y espacios confinados|lecturas y registros]',
        ],
        success: ['cada muestra cumpla, [haya pocas alarmas|los fallos se vean pronto] y nadie se haga daño'],
      },
    },
  },
  {
    id: 'ropeway-technician',
    titles:
      /(?:ropeway|cable ?car|gondola|chairlift|aerial (?:tram|lift)|ski.?lift) (?:mechanic|technician|engineer|maintenance)|seilbahn(?:tech|mecha|mitarb|fach|er)|technicien\p{L}* (?:de |des )?(?:remontées|téléphérique|transport par câble)|mécanicien\p{L}* (?:de |des )?remontées|(?:técnic|mecánic)\p{L}* (?:de )?(?:remontes|teleférico|telecabina)/u,
    name: {
      en: 'Ropeway Technician',
      de: 'Seilbahntechniker:in',
      fr: 'Technicien de remontées mécaniques',
      es: 'Técnico/a de remontes mecánicos',
    },
    words: {
      en: {
        purpose: ['keep the lifts [running safely, in season and out|safe for every ride]'],
        duties: [
          'Inspect towers, sheaves, grips and ropes and [note wear before it matters|measure what the plan asks].',
          'Service drives, brakes and tensioning and [test every safety circuit|set them to the maker’s values].',
          'Find mechanical, electrical and hydraulic faults and [get the lift turning again safely|put them right for good].',
          'Climb and work at height, [always tied in|with tools secured].',
          'Do the daily checks before opening and [release the lift for riders|record them].',
          'Prepare for load tests and inspections and [practise line evacuation|keep the maintenance record].',
        ],
        needs: [
          'Training or practice in mechanics, electrics or hydraulics.',
          'A head for heights and [sound footing in snow and wind|respect for ropes under load].',
          'Strict care with [lockout and checks|procedures].',
        ],
        success: [
          'lifts open on time, [stops are short and rare|pass their inspections] and everyone gets up and down safely',
        ],
      },
      de: {
        purpose: ['die Bahnen [sicher laufen, in der Saison und danach|bei jeder Fahrt sicher sind]'],
        duties: [
          'Stützen, Rollen, Klemmen und Seile kontrollieren und [Verschleiß rechtzeitig festhalten|nach Plan vermessen]',
          'Antrieb, Bremsen und Abspannung warten und [jede Sicherheitskette prüfen|nach Herstellerwerten einstellen]',
          'Störungen in Mechanik, Elektrik und Hydraulik finden und [die Bahn sicher wieder anfahren|dauerhaft beheben]',
          'In der Höhe arbeiten, [stets gesichert|mit gesichertem Werkzeug]',
          'Die täglichen Kontrollen vor Betriebsbeginn erledigen und [die Bahn freigeben|festhalten]',
          'Lastproben und Abnahmen vorbereiten und [die Bergung üben|die Wartung dokumentieren]',
        ],
        needs: [
          'Ausbildung oder Praxis in Mechanik, Elektrik oder Hydraulik',
          'Schwindelfreiheit und [sicherer Tritt bei Schnee und Wind|Respekt vor Seilen unter Last]',
          'Strenge Sorgfalt bei [Freischaltung und Kontrollen|Abläufen]',
        ],
        success: [
          'Bahnen pünktlich öffnen, [Stillstände kurz und selten sind|Prüfungen bestehen] und alle sicher hinauf- und hinunterkommen',
        ],
      },
      fr: {
        purpose: ['garder les remontées [sûres et en marche, en saison comme hors saison|sûres à chaque montée]'],
        duties: [
          'Contrôler pylônes, galets, pinces et câbles et [relever l’usure avant qu’elle ne compte|mesurer ce que prévoit le plan]',
          'Entretenir motorisation, freins et tension et [tester chaque chaîne de sécurité|les régler aux valeurs du constructeur]',
          'Trouver les pannes mécaniques, électriques et hydrauliques et [relancer l’appareil en sûreté|y remédier durablement]',
          'Travailler en hauteur, [toujours assuré|outils attachés]',
          'Faire les contrôles quotidiens d’ouverture et [autoriser la mise en service|les consigner]',
          'Préparer essais en charge et inspections et [s’exercer à l’évacuation|tenir le registre de maintenance]',
        ],
        needs: [
          'Une formation ou une pratique en mécanique, électricité ou hydraulique',
          'L’aisance en hauteur et [un pas sûr dans la neige et le vent|le respect des câbles sous tension]',
          'De la rigueur dans [consignations et contrôles|les procédures]',
        ],
        success: [
          'les appareils ouvrent à l’heure, que [les arrêts sont brefs et rares|les inspections sont passées] et que chacun monte et descend en sûreté',
        ],
      },
      es: {
        purpose: ['mantener los remontes [seguros y en marcha, en temporada y fuera de ella|seguros en cada viaje]'],
        duties: [
          'Revisar pilonas, poleas, pinzas y cables y [anotar el desgaste a tiempo|medir lo que pide el plan]',
          'Mantener motorización, frenos y tensado y [probar cada cadena de seguridad|ajustarlos a los valores del fabricante]',
          'Encontrar averías mecánicas, eléctricas e hidráulicas y [arrancar de nuevo con seguridad|resolverlas de raíz]',
          'Trabajar en altura, [siempre con sujeción|con la herramienta asegurada]',
          'Hacer los controles diarios antes de abrir y [dar el visto bueno|registrarlos]',
          'Preparar pruebas de carga e inspecciones y [practicar la evacuación|llevar el libro de mantenimiento]',
        ],
        needs: [
          'Formación o práctica en mecánica, electricidad o hidráulica',
          'Soltura en altura y [paso firme con nieve y viento|respeto por los cables en tensión]',
          'Rigor en [bloqueos y controles|los procedimientos]',
        ],
        success: [
          'los remontes abran a tiempo, [las paradas sean cortas y raras|pasen las inspecciones] y todo el mundo suba y baje a salvo',
        ],
      },
    },
  },
  {
    id: 'lift-technician',
    titles:
      /(?<!ski )(?:lift|elevator|escalator)s? (?:mechanic|technician|engineer|fitter|installer|service|maintenance)|treppenlift|aufzug(?:s?(?:tech|mont|mecha|bau))|aufzüge|ascensoriste|technicien\p{L}* (?:d['’]|en )?ascenseur|ascensorista|(?:técnic|mecánic|montador)\p{L}* (?:de )?(?:mantenimiento de )?ascensores/u,
    name: { en: 'Lift Engineer', de: 'Aufzugsmonteur:in', fr: 'Ascensoriste', es: 'Técnico/a de ascensores' },
    words: {
      en: {
        purpose: ['keep lifts [running smoothly and safely|safe for everyone who steps in]'],
        duties: [
          'Service drives, doors, ropes and brakes [by the plan|and replace what is worn].',
          'Find faults in [control, door and drive|electrics and mechanics] and put them right at the first call where possible.',
          'Free people who are stuck, [calmly and by the procedure|and see them out safely].',
          'Install or modernise parts [by drawing and standard|with a colleague] and set them up.',
          'Test safety gear and [get the lift ready for its inspection|record the results].',
          'Secure the shaft before any work and [tell building staff what was done|note parts and time].',
        ],
        needs: [
          'Training in an electrical or mechanical trade.',
          'Safe work at height and [in shafts|with stored energy].',
          'A tidy way of working and [clear words for people in the building|patience in finding faults].',
        ],
        success: ['lifts run without calls, [inspections are passed|doors close softly] and nobody is kept waiting'],
      },
      de: {
        purpose: ['Aufzüge [ruhig und sicher fahren|für alle sicher sind, die einsteigen]'],
        duties: [
          'Antrieb, Türen, Seile und Bremsen [nach Plan|samt Austausch von Verschleißteilen] warten',
          'Fehler in [Steuerung, Tür und Antrieb|Elektrik und Mechanik] finden und möglichst beim ersten Einsatz beheben',
          'Eingeschlossene befreien, [ruhig und nach Vorschrift|und sicher hinausbegleiten]',
          'Anlagen einbauen oder modernisieren, [nach Zeichnung und Norm|zu zweit], und in Betrieb nehmen',
          'Sicherheitseinrichtungen prüfen und [die Abnahme vorbereiten|Ergebnisse festhalten]',
          'Den Schacht vor jeder Arbeit sichern und [im Haus sagen, was getan wurde|Teile und Zeiten notieren]',
        ],
        needs: [
          'Ausbildung in einem Elektro- oder Metallberuf',
          'Sicheres Arbeiten in der Höhe und [im Schacht|an gespeicherter Energie]',
          'Ordnung bei der Arbeit und [klare Worte im Haus|Geduld bei der Fehlersuche]',
        ],
        success: [
          'Anlagen ohne Störung fahren, [Prüfungen bestanden werden|Türen leise schließen] und niemand warten muss',
        ],
      },
      fr: {
        purpose: ['garder les ascenseurs [sûrs et sans à-coups|sûrs pour toute personne qui y entre]'],
        duties: [
          'Entretenir machines, portes, câbles et freins [selon le plan|et remplacer l’usé]',
          'Trouver les pannes de [commande, de porte et de traction|nature électrique ou mécanique] et dépanner si possible au premier passage',
          'Dégager les personnes bloquées, [avec calme et selon la procédure|et les accompagner dehors]',
          'Poser ou moderniser des équipements [selon plans et normes|à deux] et les mettre en service',
          'Tester les organes de sécurité et [préparer le contrôle|consigner les résultats]',
          'Sécuriser la gaine avant d’intervenir et [dire sur place ce qui a été fait|noter pièces et temps]',
        ],
        needs: [
          'Une formation en électrotechnique ou en mécanique',
          'Un travail sûr en hauteur et [en gaine|sur énergie stockée]',
          'De l’ordre et [des mots clairs pour les occupants|de la patience dans la recherche de panne]',
        ],
        success: [
          'les appareils tournent sans appel, que [les contrôles sont passés|les portes ferment en douceur] et que personne n’attend',
        ],
      },
      es: {
        purpose: ['mantener los ascensores [seguros y suaves|seguros para quien suba]'],
        duties: [
          'Mantener máquina, puertas, cables y frenos [según el plan|y cambiar lo gastado]',
          'Encontrar averías de [maniobra, puerta y tracción|electricidad y mecánica] y resolverlas, si se puede, a la primera',
          'Rescatar a personas atrapadas, [con calma y según el protocolo|y acompañarlas fuera]',
          'Instalar o modernizar equipos [según plano y norma|en pareja] y ponerlos en marcha',
          'Probar los elementos de seguridad y [preparar la inspección|anotar los resultados]',
          'Asegurar el hueco antes de cada trabajo y [explicar en el edificio lo hecho|anotar piezas y tiempos]',
        ],
        needs: [
          'Formación eléctrica o mecánica',
          'Trabajo seguro en altura y [en el hueco|con energía acumulada]',
          'Orden y [palabras claras con los vecinos|paciencia al buscar averías]',
        ],
        success: [
          'los ascensores funcionen sin avisos, [pasen la inspección|las puertas cierren con suavidad] y nadie espere',
        ],
      },
    },
  },
  {
    id: 'ride-attendant',
    titles:
      /(?:ride|ski.?lift|chairlift|cable ?car|fairground|rollercoaster|attraction)s? (?:operator|attendant|host|assistant)|lift (?:attendant|operator|host)|liftie|(?:liftpersonal|liftbügel|seilbahnpersonal|liftmitarb|fahrgeschäft)|(?:agent|opérateur|conducteur)\p{L}* (?:de |d['’]|des )?(?:remontées|attractions?|manège|télésiège|exploitation remontées)|(?:operador|operari|agente|auxiliar)\p{L}* (?:de )?(?:remontes|telesilla|atracciones|teleférico)/u,
    name: {
      en: 'Ride Attendant',
      de: 'Mitarbeiter:in im Lift- und Fahrbetrieb',
      fr: 'Agent d’exploitation de remontées et d’attractions',
      es: 'Operador/a de remontes y atracciones',
    },
    words: {
      en: {
        purpose: ['get riders [on, off and home safely|safely on their way, with a kind word]'],
        duties: [
          'Check the ride by the list before opening and [report what is wrong|do the first empty run].',
          'Load and unload [at a calm, even pace|with a hand for children and beginners].',
          'Watch every ride and [slow or stop when something is wrong|keep your hand near the stop button].',
          'Check bars, belts and [height limits|what riders must take off].',
          'Keep queue and platform [in order|clear of snow, water or litter].',
          'Follow the procedure in a stop and [tell riders what is happening|help to bring them down].',
        ],
        needs: [
          'Steady attention, [ride after ride|also when the queue is long].',
          'A friendly, firm manner.',
          'Readiness to work outdoors.',
        ],
        success: ['queues move, [nobody gets hurt|stops are handled calmly] and riders leave with a smile'],
      },
      de: {
        purpose: ['Fahrgäste [sicher ein- und aussteigen|sicher und gern fahren]'],
        duties: [
          'Die Anlage vor der Öffnung nach Liste prüfen und [Mängel melden|die Probefahrt machen]',
          'Beim Ein- und Aussteigen helfen, [ruhig und gleichmäßig|mit einer Hand für Kinder und Ungeübte]',
          'Jede Fahrt beobachten und [bei Gefahr verlangsamen oder anhalten|den Nothalt griffbereit haben]',
          'Bügel, Gurte und [Mindestgrößen|lose Gegenstände] kontrollieren',
          'Warteschlange und Einstieg [in Ordnung|frei von Schnee, Wasser oder Abfall] halten',
          'Bei einem Halt nach Vorschrift handeln und [sagen, was geschieht|bei der Bergung helfen]',
        ],
        needs: [
          'Gleichbleibende Aufmerksamkeit, [Fahrt für Fahrt|auch bei langer Schlange]',
          'Ein freundliches, bestimmtes Auftreten',
          'Bereitschaft zur Arbeit im Freien',
        ],
        success: [
          'es zügig vorangeht, [niemand sich verletzt|Störungen ruhig gelöst werden] und alle zufrieden aussteigen',
        ],
      },
      fr: {
        purpose: ['faire monter, descendre et repartir chacun [en sûreté|en sûreté et avec le sourire]'],
        duties: [
          'Contrôler l’installation selon la liste avant l’ouverture et [signaler les défauts|faire le tour à vide]',
          'Aider à l’embarquement et au débarquement [à un rythme calme|en donnant la main aux enfants et aux débutants]',
          'Surveiller chaque passage et [ralentir ou arrêter en cas de danger|garder l’arrêt d’urgence à portée]',
          'Vérifier garde-corps, ceintures et [tailles minimales|objets à retirer]',
          'Tenir file et quai [en ordre|dégagés de neige, d’eau ou de déchets]',
          'Suivre la procédure lors d’un arrêt et [dire ce qui se passe|aider à l’évacuation]',
        ],
        needs: [
          'Une attention constante, [passage après passage|même quand la file est longue]',
          'Une attitude aimable et ferme',
          'Le goût du travail dehors',
        ],
        success: [
          'la file avance, que [personne ne se blesse|les arrêts se passent dans le calme] et que chacun repart content',
        ],
      },
      es: {
        purpose: ['que cada persona suba, baje y siga [con seguridad|con seguridad y una sonrisa]'],
        duties: [
          'Revisar la instalación según la lista antes de abrir y [avisar de fallos|hacer la vuelta en vacío]',
          'Ayudar a subir y bajar [con calma y ritmo|dando la mano a niños y principiantes]',
          'Vigilar cada viaje y [frenar o parar ante un peligro|tener a mano la parada]',
          'Comprobar barras, cinturones y [alturas mínimas|lo que hay que quitarse]',
          'Mantener cola y andén [en orden|libres de nieve, agua o basura]',
          'Seguir el protocolo en una parada y [decir qué ocurre|ayudar en la evacuación]',
        ],
        needs: [
          'Atención constante, [viaje tras viaje|también con mucha cola]',
          'Trato amable y firme',
          'Disposición para trabajar al aire libre',
        ],
        success: ['la cola avance, [nadie se haga daño|las paradas se lleven con calma] y la gente se vaya contenta'],
      },
    },
  },
  {
    id: 'machinery-mechanic',
    titles:
      /(?:drill|diesel|heavy|plant|mobile plant|marine|boat|outboard|crane|agricultural|ag|farm|machinery|equipment|tractor|forklift|mining|hydraulics?|generator|rail|rolling stock|wagon) (?:\w+ )?(?:fitter|mechanic|machinery technician)|heavy (?:duty|equipment|vehicle) (?:diesel )?(?:mechanic|fitter|technician)|(?:land|bau)maschinen(?:mecha|tech|schloss|mont)|bootsmecha|schiffsmotoren|hydraulik(?:tech|mont|schloss)|mécanicien\p{L}* (?:engins|agricole|poids lourds tp|tp|de chantier|hydraulique|naute?iques?|bateau|en matériel\p{L}*)|mecánic[oa] (?:de )?(?:maquinaria|maquinaria pesada|equipo pesado|tractores|barcos|náutic[oa]|perforadoras|hidráulic[oa]|diésel|diesel)/u,
    name: {
      en: 'Heavy Equipment Mechanic',
      de: 'Land- und Baumaschinenmechatroniker:in',
      fr: 'Mécanicien d’engins',
      es: 'Mecánico/a de maquinaria pesada',
    },
    words: {
      en: {
        purpose: ['keep machines [working where they are needed|fit for hard work]'],
        duties: [
          'Service engines, drives and hydraulics [by hours and plan|to the maker’s instructions].',
          'Find faults by [listening, measuring and testing|reading out the controls and checking pressure] before parts are changed.',
          'Strip, repair and rebuild [pumps, cylinders and gearboxes|what can be saved].',
          'Repair machines [where they stand|in the field and in the workshop] and get them back to work.',
          'Isolate and chock before you start, and [release stored pressure|keep others clear].',
          'Write up the job, [parts, hours and cause|so that the next fault is found faster].',
        ],
        needs: [
          'Training or practice as a mechanic on heavy machines.',
          'A sound grasp of [diesel engines and hydraulics|mechanics and electrics].',
          'Safe habits with [heavy parts and pressure|lifting gear].',
        ],
        success: ['machines are back at work fast and [faults do not return|repairs hold]'],
      },
      de: {
        purpose: ['Maschinen [dort laufen, wo sie gebraucht werden|auch harter Arbeit gewachsen sind]'],
        duties: [
          'Motoren, Antriebe und Hydraulik [nach Betriebsstunden|nach Herstellerplan] warten',
          'Fehler durch [Hören, Messen und Prüfen|Auslesen und Druckmessung] finden, bevor Teile getauscht werden',
          'Pumpen, Zylinder und Getriebe [zerlegen und instand setzen|überholen, soweit es lohnt]',
          'Maschinen [dort, wo sie stehen,|im Einsatz und in der Werkstatt] reparieren und wieder in Gang bringen',
          'Vor der Arbeit abschalten und sichern und [Restdruck ablassen|andere fernhalten]',
          'Aufträge festhalten, [mit Teilen, Stunden und Ursache|damit der nächste Fehler schneller gefunden wird]',
        ],
        needs: [
          'Ausbildung oder Praxis in der Mechanik schwerer Maschinen',
          'Verständnis für [Dieselmotoren und Hydraulik|Mechanik und Elektrik]',
          'Sichere Gewohnheiten bei [schweren Teilen und Druck|Hebezeug]',
        ],
        success: ['Maschinen schnell wieder arbeiten und [Fehler nicht wiederkommen|Reparaturen halten]'],
      },
      fr: {
        purpose: ['garder les machines [en marche là où il en faut|aptes aux travaux durs]'],
        duties: [
          'Entretenir moteurs, transmissions et hydraulique [selon les heures et le plan|selon les consignes du constructeur]',
          'Trouver les pannes en [écoutant, mesurant et testant|lisant les calculateurs et les pressions] avant de changer des pièces',
          'Démonter, réparer et remonter [pompes, vérins et boîtes|ce qui peut être sauvé]',
          'Réparer les machines [là où elles sont|sur le terrain et à l’atelier] et les remettre au travail',
          'Consigner et caler avant d’intervenir et [purger la pression|écarter les autres]',
          'Rédiger l’intervention : [pièces, heures et cause|ce qui aidera la prochaine fois]',
        ],
        needs: [
          'Une formation ou une pratique de la mécanique lourde',
          'De bonnes bases en [diesel et hydraulique|mécanique et électricité]',
          'Des gestes sûrs avec [pièces lourdes et pression|les engins de levage]',
        ],
        success: ['les machines repartent vite et que [les pannes ne reviennent pas|les réparations tiennent]'],
      },
      es: {
        purpose: ['mantener las máquinas [en marcha donde hacen falta|listas para el trabajo duro]'],
        duties: [
          'Mantener motores, transmisiones e hidráulica [por horas y plan|según el fabricante]',
          'Encontrar averías [escuchando, midiendo y probando|leyendo centralitas y presiones] antes de cambiar piezas',
          'Desmontar, reparar y montar [bombas, cilindros y cajas|lo que se pueda salvar]',
          'Reparar máquinas [donde están|en campo y en taller] y devolverlas al trabajo',
          'Bloquear y calzar antes de empezar y [descargar la presión|apartar a los demás]',
          'Anotar cada trabajo: [piezas, horas y causa|lo que ayude la próxima vez]',
        ],
        needs: [
          'Formación o práctica en mecánica pesada',
          'Buena base de [diésel e hidráulica|mecánica y electricidad]',
          'Hábitos seguros con [piezas pesadas y presión|equipos de izado]',
        ],
        success: ['las máquinas vuelvan pronto al trabajo y [las averías no se repitan|las reparaciones aguanten]'],
      },
    },
  },
  {
    id: 'wind-turbine-technician',
    titles:
      /wind (?:turbine|farm|energy|power) (?:\w+ )?(?:technician|engineer|fitter|operative)|wind tech|windkraft|windenergie|windanlagen|technicien\p{L}* (?:de maintenance )?(?:d['’])?éolien|éolien|(?:técnic\p{L}*|operari\p{L}*) (?:de )?(?:mantenimiento )?(?:eólic|de aerogenerador|aerogenerador|parques eólicos)|eólic/u,
    name: {
      en: 'Wind Turbine Technician',
      de: 'Servicetechniker:in für Windkraftanlagen',
      fr: 'Technicien éolien',
      es: 'Técnico/a eólico/a',
    },
    words: {
      en: {
        purpose: ['keep turbines [turning safely|available whenever the wind blows]'],
        duties: [
          'Service gearbox, generator, pitch and yaw [by the maintenance plan|and replace what is worn].',
          'Trace faults in [electrics, hydraulics and control|converter, sensors and drives] and clear them.',
          'Check bolts, oil, blades and lightning protection and [note every finding|measure by torque and sample].',
          'Climb and work in tower and nacelle, [secured and never alone|with rescue gear at hand].',
          'Isolate before work and [prove it dead|follow the permit].',
          'Report each visit with [photos and values|parts used] and plan what comes next.',
        ],
        needs: [
          'Training in an electrical or mechanical trade.',
          'A head for heights and [fitness for climbing, as the medical check asks|calm in tight spaces].',
          'Discipline in [safety and rescue|following procedures].',
        ],
        success: [
          'turbines stand still less, [repairs hold|findings are acted on early] and everyone comes down safely',
        ],
      },
      de: {
        purpose: ['Windräder [sicher laufen|bei Wind auch Strom liefern]'],
        duties: [
          'Getriebe, Generator, Pitch und Azimut [nach Wartungsplan|samt Verschleißteilen] warten',
          'Störungen in [Elektrik, Hydraulik und Steuerung|Umrichter, Sensorik und Antrieben] eingrenzen und beheben',
          'Schrauben, Öl, Blätter und Blitzschutz prüfen und [Befunde festhalten|nach Drehmoment und Probe messen]',
          'In Turm und Gondel arbeiten, [gesichert und nie allein|mit Rettungsgerät zur Hand]',
          'Vor der Arbeit freischalten und [Spannungsfreiheit feststellen|nach Freigabe vorgehen]',
          'Jeden Einsatz mit [Fotos und Messwerten|verbauten Teilen] dokumentieren und Folgearbeiten planen',
        ],
        needs: [
          'Ausbildung in einem Elektro- oder Metallberuf',
          'Höhentauglichkeit und [Ruhe in engen Räumen|Eignung nach ärztlicher Untersuchung]',
          'Disziplin bei [Sicherheit und Rettung|Abläufen]',
        ],
        success: [
          'Anlagen seltener stehen, [Reparaturen halten|Befunde früh erledigt sind] und alle sicher wieder unten sind',
        ],
      },
      fr: {
        purpose: ['faire tourner les éoliennes [en toute sûreté|dès que le vent souffle]'],
        duties: [
          'Entretenir multiplicateur, génératrice, pales et orientation [selon le plan|et remplacer l’usé]',
          'Cerner les pannes [électriques, hydrauliques et d’automatisme|de convertisseur, de capteurs et d’entraînement] et les lever',
          'Contrôler boulons, huile, pales et paratonnerre et [noter chaque constat|mesurer couples et prélèvements]',
          'Travailler dans le mât et la nacelle, [assuré et jamais seul|matériel de secours à portée]',
          'Consigner avant d’intervenir et [vérifier l’absence de tension|suivre l’autorisation de travail]',
          'Rendre compte de chaque intervention avec [photos et valeurs|pièces posées] et préparer la suite',
        ],
        needs: [
          'Une formation en électrotechnique ou en mécanique',
          'L’aisance en hauteur et [le calme en espace étroit|l’aptitude médicale au travail en hauteur]',
          'De la discipline [en sécurité et en secours|dans les procédures]',
        ],
        success: [
          'les machines s’arrêtent moins, que [les réparations tiennent|les constats sont traités tôt] et que chacun redescend sain et sauf',
        ],
      },
      es: {
        purpose: ['mantener los aerogeneradores [girando con seguridad|disponibles siempre que sople el viento]'],
        duties: [
          'Mantener multiplicadora, generador, palas y orientación [según el plan|y cambiar lo gastado]',
          'Localizar fallos [eléctricos, hidráulicos y de control|de convertidor, sensores y accionamientos] y resolverlos',
          'Revisar tornillería, aceite, palas y pararrayos y [anotar cada hallazgo|medir pares y muestras]',
          'Trabajar en torre y góndola, [con sujeción y nunca a solas|con el equipo de rescate a mano]',
          'Descargar y bloquear antes de cada trabajo y [comprobar la ausencia de tensión|seguir el permiso]',
          'Informar de cada intervención con [fotos y valores|piezas usadas] y preparar lo siguiente',
        ],
        needs: [
          'Formación eléctrica o mecánica',
          'Soltura en altura y [calma en espacios estrechos|aptitud médica para trabajos en altura]',
          'Disciplina en [seguridad y rescate|los procedimientos]',
        ],
        success: [
          'las máquinas paren menos, [las reparaciones aguanten|los hallazgos se atiendan pronto] y todos bajen a salvo',
        ],
      },
    },
  },
  {
    id: 'pest-controller',
    titles:
      /pest (?:control|management|technician)|exterminator|fumigat|schädlingsbekämpf|kammerjäg|désinsect|dératis|(?:technicien|agent)\p{L}* (?:3d|hygiéniste|applicateur)|(?:técnic|aplicador|operari)\p{L}* (?:de )?(?:control de plagas|plagas|biocidas|ddd)|control de plagas/u,
    name: {
      en: 'Pest Control Technician',
      de: 'Schädlingsbekämpfer:in',
      fr: 'Technicien hygiéniste 3D',
      es: 'Técnico/a de control de plagas',
    },
    words: {
      en: {
        purpose: ['rid homes and businesses of pests [and keep them out|with as little poison as possible]'],
        duties: [
          'Inspect buildings and [find out what it is and where it gets in|read droppings, gnaw marks and tracks].',
          'Choose the mildest method that works and [explain it to those who live or work there|protect children, pets and food].',
          'Set and check traps, bait and monitors [by the plan of the site|and note every find].',
          'Apply products [by label and law|with the right protective gear].',
          'Proof entry points and [advise on hygiene and storage|show what invites pests].',
          'Keep treatment records [that stand up in an audit|with products, amounts and places].',
        ],
        needs: [
          'Knowledge of pests and products, or readiness to qualify.',
          'A calm, discreet manner in people’s homes.',
          'Care with [chemicals|records and keys].',
        ],
        success: ['pests stay away, [people feel at ease again|audits find nothing] and nothing else comes to harm'],
      },
      de: {
        purpose: ['Häuser und Betriebe schädlingsfrei werden und [es bleiben|das mit möglichst wenig Gift]'],
        duties: [
          'Gebäude untersuchen und [Art und Zugang feststellen|Kot, Fraßspuren und Laufwege deuten]',
          'Das mildeste wirksame Mittel wählen und [es vor Ort erklären|Kinder, Haustiere und Lebensmittel schützen]',
          'Fallen, Köder und Monitore [nach Objektplan|samt Befund] setzen und kontrollieren',
          'Präparate [nach Etikett und Recht|mit der richtigen Schutzausrüstung] anwenden',
          'Zugänge verschließen und [zu Hygiene und Lagerung beraten|zeigen, was Schädlinge anlockt]',
          'Maßnahmen so festhalten, [dass sie jedem Audit standhalten|mit Mittel, Menge und Ort]',
        ],
        needs: [
          'Kenntnis von Schädlingen und Mitteln oder Bereitschaft zur Sachkunde',
          'Ein ruhiges, diskretes Auftreten in fremden Räumen',
          'Sorgfalt mit [Chemikalien|Nachweisen und Schlüsseln]',
        ],
        success: [
          'Schädlinge wegbleiben, [Menschen wieder beruhigt sind|Audits nichts finden] und sonst nichts Schaden nimmt',
        ],
      },
      fr: {
        purpose: [
          'débarrasser logements et entreprises des nuisibles [et les tenir à l’écart|avec le moins de produits possible]',
        ],
        duties: [
          'Inspecter les lieux et [trouver l’espèce et son passage|lire crottes, traces et marques]',
          'Choisir la méthode la plus douce qui suffise et [l’expliquer sur place|protéger enfants, animaux et aliments]',
          'Poser et relever pièges, appâts et détecteurs [selon le plan du site|en notant chaque constat]',
          'Appliquer les produits [selon l’étiquette et la loi|avec les protections voulues]',
          'Boucher les accès et [conseiller hygiène et stockage|montrer ce qui attire]',
          'Tenir un registre des traitements [à l’épreuve d’un audit|avec produits, doses et lieux]',
        ],
        needs: [
          'La connaissance des nuisibles et des produits, ou l’envie de se former',
          'Une présence calme et discrète chez les gens',
          'De la prudence avec [les produits|les clés et les registres]',
        ],
        success: [
          'les nuisibles ne reviennent pas, que [chacun est rassuré|les audits ne trouvent rien] et que rien d’autre ne souffre',
        ],
      },
      es: {
        purpose: ['librar de plagas a casas y empresas [y mantenerlas fuera|con el menor producto posible]'],
        duties: [
          'Inspeccionar y [averiguar qué especie es y por dónde entra|leer excrementos, huellas y roeduras]',
          'Elegir el método más suave que sirva y [explicarlo en el lugar|proteger a niños, mascotas y alimentos]',
          'Colocar y revisar trampas, cebos y detectores [según plano|y anotar cada hallazgo]',
          'Aplicar productos [según etiqueta y ley|con la protección adecuada]',
          'Sellar accesos y [aconsejar sobre higiene y almacenaje|mostrar qué atrae a la plaga]',
          'Llevar un registro de tratamientos [que resista una auditoría|con productos, dosis y lugares]',
        ],
        needs: [
          'Conocimiento de plagas y productos o ganas de acreditarse',
          'Trato tranquilo y discreto en casa ajena',
          'Cuidado con [los productos|llaves y registros]',
        ],
        success: [
          'las plagas no vuelvan, [la gente esté tranquila|las auditorías no encuentren nada] y nada más sufra',
        ],
      },
    },
  },
  {
    id: 'irrigation-technician',
    titles:
      /irrigation|fertigation|bewässer(?:ung)?s?(?:tech|meister|wart|fach)|beregnung|irrigant|(?:jef[ea]|encargad\p{L}*|técnic\p{L}*|responsable|regador\p{L}*) (?:de )?(?:riego|fertirriego)|regador|fertirrig/u,
    name: {
      en: 'Irrigation Technician',
      de: 'Bewässerungstechniker:in',
      fr: 'Technicien d’irrigation',
      es: 'Técnico/a de riego',
    },
    words: {
      en: {
        purpose: ['give crops [the water and nutrients they need, when they need them|enough water and none to waste]'],
        duties: [
          'Set irrigation times and amounts [by crop, soil and weather|from sensors and what the plants show].',
          'Mix and dose nutrients and [check EC and pH|keep the recipe].',
          'Walk the lines and [clear drippers and filters|find leaks and wrong pressure].',
          'Look after pumps, valves and controllers and [repair what fails|plan upkeep before the dry months].',
          'Record water, nutrients and drainage and [compare them with the plan|report what is off].',
          'Agree with growers on [what each block needs|changes after rain and heat].',
        ],
        needs: [
          'Practice in irrigation or growing.',
          'A feeling for [plants and water|pumps and pressure].',
          'Exact work with [nutrients and readings|dosing equipment].',
        ],
        success: [
          'plants grow evenly, [no drop is wasted|values stay on target] and faults are found before leaves show them',
        ],
      },
      de: {
        purpose: [
          'Kulturen [zur rechten Zeit Wasser und Nährstoffe bekommen|genug Wasser bekommen und keines verloren geht]',
        ],
        duties: [
          'Bewässerung nach [Kultur, Boden und Wetter|Sensoren und Pflanzenbild] steuern',
          'Nährlösungen mischen und dosieren und [EC und pH prüfen|das Rezept einhalten]',
          'Leitungen abgehen und [Tropfer und Filter reinigen|Lecks und falschen Druck finden]',
          'Pumpen, Ventile und Steuerungen betreuen und [instand setzen|vor der Trockenzeit warten]',
          'Wasser, Nährstoffe und Drain erfassen und [mit dem Plan vergleichen|Abweichungen melden]',
          'Mit dem Anbau klären, [was jedes Quartier braucht|was sich nach Regen und Hitze ändert]',
        ],
        needs: [
          'Praxis in Bewässerung oder Anbau',
          'Gespür für [Pflanzen und Wasser|Pumpen und Druck]',
          'Genauigkeit bei [Nährstoffen und Messwerten|Dosiertechnik]',
        ],
        success: [
          'Bestände gleichmäßig wachsen, [kein Wasser verloren geht|Werte stimmen] und Fehler auffallen, bevor Blätter sie zeigen',
        ],
      },
      fr: {
        purpose: ['donner aux cultures [l’eau et les nutriments au bon moment|assez d’eau, sans en perdre]'],
        duties: [
          'Régler durées et doses d’arrosage [selon culture, sol et météo|d’après les sondes et l’état des plantes]',
          'Préparer et doser les solutions nutritives et [contrôler EC et pH|tenir la recette]',
          'Parcourir les réseaux et [déboucher goutteurs et filtres|trouver fuites et défauts de pression]',
          'Entretenir pompes, vannes et programmateurs et [réparer ce qui lâche|prévoir l’entretien avant les mois secs]',
          'Relever eau, nutriments et drainage et [les comparer au plan|signaler les écarts]',
          'Convenir avec la culture [des besoins de chaque parcelle|des changements après pluie ou chaleur]',
        ],
        needs: [
          'Une pratique de l’irrigation ou des cultures',
          'Le sens [des plantes et de l’eau|des pompes et de la pression]',
          'De l’exactitude dans [nutriments et relevés|le dosage]',
        ],
        success: [
          'les plantes poussent régulièrement, que [rien ne se perd|les valeurs tiennent] et que les défauts se voient avant les feuilles',
        ],
      },
      es: {
        purpose: ['dar a los cultivos [el agua y los nutrientes a su tiempo|el agua justa, sin perder ninguna]'],
        duties: [
          'Fijar tiempos y dosis de riego [según cultivo, suelo y clima|según sensores y estado de la planta]',
          'Preparar y dosificar soluciones nutritivas y [controlar CE y pH|respetar la receta]',
          'Recorrer las líneas de riego y [limpiar goteros y filtros|encontrar fugas y fallos de presión]',
          'Cuidar bombas, válvulas y programadores y [reparar lo que falla|prever el mantenimiento antes de la sequía]',
          'Registrar agua, nutrientes y drenaje y [compararlos con el plan|avisar de desvíos]',
          'Acordar con cultivo [qué necesita cada sector|los cambios tras lluvia o calor]',
        ],
        needs: [
          'Práctica en riego o cultivo',
          'Sentido [de la planta y del agua|de bombas y presión]',
          'Exactitud con [nutrientes y lecturas|la dosificación]',
        ],
        success: [
          'las plantas crezcan parejas, [no se pierda agua|los valores se mantengan] y los fallos se vean antes que en la hoja',
        ],
      },
    },
  },
  {
    id: 'control-room-operator',
    titles:
      /(?:911|999|112|emergency|ambulance|fire|police) (?:call (?:handler|taker)|dispatcher|telecommunicator|communications? (?:operator|officer))|control room (?:operator|officer)|call handler|leitstellen|notruf(?:annahme|zentrale)|(?:opérat|régulat|assistant)\p{L}* (?:de |en )?(?:régulation|centre (?:15|18|112)|télésurveillance|pc sécurité)|(?:operador|teleoperador|gestor)\p{L}* (?:de )?(?:emergencias|112|sala de control|central receptora|coordinación de emergencias)/u,
    name: {
      en: 'Control Room Operator',
      de: 'Leitstellendisponent:in',
      fr: 'Opérateur de centre de contrôle',
      es: 'Operador/a de sala de control',
    },
    words: {
      en: {
        purpose: ['keep the overview and [send help where it is needed|act on what comes in, without delay]'],
        duties: [
          'Take calls and alarms and [find out where, what and who|ask what counts first].',
          'Judge urgency by the protocol and [send the right people|pass it on at once].',
          'Stay calm with people in distress and [tell them what to do until help is there|keep them on the line].',
          'Watch screens and messages and [notice what breaks the pattern|keep track of who is where].',
          'Log every step [as it happens|so that it can be followed later].',
          'Hand over open matters and [test the systems|raise what did not work].',
        ],
        needs: [
          'A calm, clear voice.',
          'Attention to several things at once.',
          'Quick, exact typing and [good knowledge of the area|a sense of what matters].',
        ],
        success: [
          'help arrives at the right place, [nothing is lost|the log is complete] and people feel in good hands',
        ],
      },
      de: {
        purpose: [
          'alles im Blick ist und [Hilfe dorthin kommt, wo sie gebraucht wird|auf jede Meldung ohne Verzug reagiert wird]',
        ],
        duties: [
          'Meldungen und Alarme annehmen und [Ort, Lage und Beteiligte klären|das Wichtigste zuerst erfragen]',
          'Dringlichkeit nach Protokoll einschätzen und [die richtigen Kräfte entsenden|sofort weiterleiten]',
          'Menschen in Not beruhigen und [anleiten, bis Hilfe da ist|in der Leitung halten]',
          'Bildschirme und Meldungen beobachten und [Auffälliges bemerken|wissen, wer wo im Einsatz ist]',
          'Jeden Schritt festhalten, [während er geschieht|damit er nachvollziehbar bleibt]',
          'Offenes übergeben und [Systeme prüfen|Mängel ansprechen]',
        ],
        needs: [
          'Eine ruhige, klare Stimme',
          'Aufmerksamkeit für mehreres zugleich',
          'Schnelles, fehlerfreies Schreiben und [Ortskenntnis|Sinn für das Wichtige]',
        ],
        success: [
          'Hilfe am richtigen Ort ankommt, [nichts verloren geht|die Aufzeichnung vollständig ist] und Menschen sich gut aufgehoben fühlen',
        ],
      },
      fr: {
        purpose: ['garder la vue d’ensemble et [envoyer l’aide où il en faut|agir sans délai sur ce qui arrive]'],
        duties: [
          'Prendre appels et alarmes et [établir où, quoi et qui|demander d’abord l’essentiel]',
          'Juger l’urgence selon le protocole et [engager les bons moyens|transmettre aussitôt]',
          'Rester calme avec les personnes en détresse et [les guider jusqu’à l’arrivée des secours|les garder en ligne]',
          'Surveiller écrans et messages et [remarquer ce qui sort de l’ordinaire|savoir où se trouve chacun]',
          'Consigner chaque étape [au moment même|pour pouvoir la retracer]',
          'Transmettre ce qui reste ouvert et [tester les systèmes|signaler ce qui n’a pas marché]',
        ],
        needs: [
          'Une voix calme et claire',
          'L’attention à plusieurs choses à la fois',
          'Une saisie rapide et exacte et [la connaissance du secteur|le sens de l’essentiel]',
        ],
        success: [
          'l’aide arrive au bon endroit, que [rien ne se perd|le journal est complet] et que chacun se sent entre de bonnes mains',
        ],
      },
      es: {
        purpose: ['mantener la visión de conjunto y [enviar ayuda donde hace falta|actuar sin demora ante cada aviso]'],
        duties: [
          'Atender llamadas y alarmas y [averiguar dónde, qué y quién|preguntar primero lo esencial]',
          'Valorar la urgencia según protocolo y [enviar los medios adecuados|pasarla al momento]',
          'Calmar a personas en apuros y [guiarlas hasta que llegue ayuda|mantenerlas en línea]',
          'Vigilar pantallas y avisos y [notar lo que se sale de lo normal|saber dónde está cada cual]',
          'Registrar cada paso [mientras ocurre|para poder seguirlo después]',
          'Entregar lo pendiente y [probar los sistemas|avisar de lo que no funcionó]',
        ],
        needs: [
          'Voz tranquila y clara',
          'Atención a varias cosas a la vez',
          'Escritura rápida y exacta y [conocimiento de la zona|sentido de lo esencial]',
        ],
        success: [
          'la ayuda llegue al lugar justo, [nada se pierda|el registro esté completo] y la gente se sienta en buenas manos',
        ],
      },
    },
  },
]
