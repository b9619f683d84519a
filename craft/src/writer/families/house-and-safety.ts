import type { Role } from './role.ts'

/** Work that keeps houses in order, clean and safe. */
export const HOUSE_AND_SAFETY: Role[] = [
  {
    id: 'caretaker',
    titles:
      /caretaker|janitor|hausmeister|hauswart|hauswirt(?!schaft)|abwart|schulwart|hausbetreuer|haustechniker|gardien(?:ne)? (?:d['’ ]?immeuble|de résidence)|^gardien(?:ne)?$|concierge d['’ ]?immeuble|factotum|conserje(?! (?:de hotel|de noche))|portero de (?:finca|fincas|edificio|comunidad)/,
    name: { en: 'Caretaker', de: 'Hausmeister:in', fr: 'Gardien d’immeuble', es: 'Conserje' },
    words: {
      en: {
        purpose: [
          'keep the building and its grounds [safe, clean and in working order|in good order for everyone who uses them]',
        ],
        duties: [
          'Walk through the building and grounds, [note what is worn or broken|check lights, doors and heating] and see to it.',
          'Do small repairs yourself, [from dripping taps to loose handles|with care and the right tool].',
          'Open and lock up and [set rooms ready for use|keep keys in order].',
          'Call in firms for larger jobs, [let them in and check what they did|explain the fault and see the work done].',
          'Keep paths and entrances [clear of leaves, snow and litter|clean and safe to walk].',
          'Listen to those who live, work or learn here, and [say when their matter will be dealt with|find a friendly solution].',
        ],
        needs: [
          'Skilled hands and an eye for what needs doing.',
          'A friendly manner, also when rules have to be kept.',
          'Working alone and deciding what comes first.',
        ],
        success: [
          'things work, faults do not stay open for long and [people know whom to ask|the house looks cared for]',
        ],
      },
      de: {
        purpose: ['Haus und Außenanlagen [sicher, sauber und in Ordnung sind|allen, die sie nutzen, gut dienen]'],
        duties: [
          'Rundgänge machen, [Schäden und Verschleiß erkennen|Licht, Türen und Heizung prüfen] und sich darum kümmern',
          'Kleine Reparaturen selbst erledigen, [vom tropfenden Hahn bis zur losen Klinke|sorgfältig und mit passendem Werkzeug]',
          'Auf- und abschließen und [Räume für ihre Nutzung herrichten|Schlüssel verwalten]',
          'Für größere Arbeiten Firmen rufen, [sie einlassen und das Ergebnis prüfen|einweisen und die Arbeit abnehmen]',
          'Wege und Eingänge [von Laub, Schnee und Unrat freihalten|sauber und sicher begehbar halten]',
          'Anliegen im Haus anhören und [sagen, wann sie erledigt werden|freundlich eine Lösung finden]',
        ],
        needs: [
          'Handwerkliches Geschick und ein Blick für das, was zu tun ist',
          'Eine freundliche Art, auch wenn an Regeln zu erinnern ist',
          'Selbstständigkeit bei der Einteilung der Arbeit',
        ],
        success: [
          'alles funktioniert, Mängel nicht lange offenbleiben und [alle wissen, an wen sie sich wenden|das Haus gepflegt wirkt]',
        ],
      },
      fr: {
        purpose: [
          'garder les bâtiments et leurs abords [sûrs, propres et en bon état|agréables pour tous ceux qui s’en servent]',
        ],
        duties: [
          'Faire le tour des lieux, [repérer usure et pannes|contrôler éclairage, portes et chauffage] et y remédier',
          'Réaliser les petites réparations, [du robinet qui goutte à la poignée qui bouge|avec soin et le bon outil]',
          'Ouvrir et fermer les lieux et [préparer les salles|tenir les clés en ordre]',
          'Appeler des entreprises pour les gros travaux, [les accueillir et vérifier le résultat|expliquer la panne et suivre l’intervention]',
          'Garder allées et entrées [libres de feuilles, de neige et de déchets|propres et sûres]',
          'Écouter les occupants et [dire quand leur demande sera traitée|trouver une solution aimable]',
        ],
        needs: [
          'L’habileté manuelle et l’œil pour ce qu’il y a à faire',
          'Une humeur aimable, même pour rappeler les règles',
          'L’autonomie dans l’organisation du travail',
        ],
        success: [
          'tout fonctionne, que les pannes ne traînent pas et que [chacun sait à qui s’adresser|les lieux ont l’air soignés]',
        ],
      },
      es: {
        purpose: [
          'mantener el edificio y sus zonas comunes [seguros, limpios y en buen estado|a punto para quienes los usan]',
        ],
        duties: [
          'Recorrer el edificio, [detectar averías y desgaste|revisar luces, puertas y calefacción] y ponerles remedio',
          'Hacer pequeñas reparaciones, [del grifo que gotea a la manilla suelta|con cuidado y la herramienta adecuada]',
          'Abrir y cerrar y [preparar las salas|tener las llaves en orden]',
          'Avisar a empresas para los trabajos mayores, [recibirlas y comprobar el resultado|explicar la avería y seguir la reparación]',
          'Mantener accesos y entradas [libres de hojas, nieve y basura|limpios y seguros]',
          'Atender a quienes viven, trabajan o estudian allí y [decir cuándo se resolverá su asunto|buscar una solución amable]',
        ],
        needs: [
          'Maña y ojo para lo que hay que hacer',
          'Trato amable, también al recordar las normas',
          'Autonomía para organizar el trabajo',
        ],
        success: [
          'todo funcione, las averías no se alarguen y [cada cual sepa a quién acudir|el edificio se vea cuidado]',
        ],
      },
    },
  },
  {
    id: 'security-guard',
    titles:
      /(?<!information )security (?:guard|officer|steward|supervisor)|night watch|door (?:supervisor|attendant|staff)|bouncer|store detective|loss prevention|sicherheitsmitarb|sicherheitskraft|sicherheitsdienst|schutz und sicherheit|wachmann|wachfrau|wachschutz|werkschutz|werkschützer|objektschutz|pförtner|türsteher|ladendetektiv|nachtwächter|agent\p{L}* (?:de (?:la )?(?:sécurité|sûreté|prévention et (?:de )?sécurité|gardiennage|surveillance)(?! de la voie)|cynophile|ssiap)|agente de seguridad|rondier|^(?:vigilante|guardia|vigilador)(?: nocturno)?$|(?:vigilante|guarda|guardia) de seguridad|controlador\p{L}* de accesos/u,
    name: { en: 'Security Officer', de: 'Sicherheitskraft', fr: 'Agent de sécurité', es: 'Vigilante de seguridad' },
    words: {
      en: {
        purpose: ['keep people and property safe, [calmly and attentively|without anyone feeling watched]'],
        duties: [
          'Control who comes in and [greet visitors and deliveries|check passes with courtesy].',
          'Make rounds, check [doors, windows and alarms|escape routes and fire doors] and note what you find.',
          'Watch cameras and alarms and [respond at once when something is wrong|decide what needs a closer look].',
          'Settle tense situations [with words|before they grow] and call for help in good time.',
          'Give first help in accidents and fires and [guide emergency services|lead people to safety].',
          'Report incidents [factually and completely|so that the next shift knows all it needs].',
        ],
        needs: [
          'Alertness, also in the quiet hours.',
          'A calm, polite and firm manner.',
          'Reliability in following instructions and reporting.',
        ],
        success: ['people feel safe and [trouble ends before it starts|nothing goes unnoticed]'],
      },
      de: {
        purpose: ['Menschen und Gebäude geschützt sind, [ruhig und aufmerksam|ohne dass sich jemand beobachtet fühlt]'],
        duties: [
          'Zugänge kontrollieren und [Besuch und Lieferungen freundlich empfangen|Ausweise höflich prüfen]',
          'Rundgänge machen, [Türen, Fenster und Alarmanlagen|Fluchtwege und Brandschutztüren] prüfen und Auffälliges notieren',
          'Kameras und Meldeanlagen im Blick behalten und [bei Alarm sofort handeln|Unklarem nachgehen]',
          'Angespannte Lagen [mit Worten|früh] beruhigen und rechtzeitig Hilfe holen',
          'Bei Unfällen und Bränden erste Hilfe leisten und [Rettungskräfte einweisen|Menschen in Sicherheit bringen]',
          'Vorfälle [sachlich und vollständig dokumentieren|so festhalten, dass die nächste Schicht Bescheid weiß]',
        ],
        needs: [
          'Aufmerksamkeit, auch in ruhigen Stunden',
          'Ein ruhiges, höfliches und bestimmtes Auftreten',
          'Verlässlichkeit bei Anweisungen und Berichten',
        ],
        success: ['sich alle sicher fühlen und [Ärger endet, bevor er beginnt|nichts unbemerkt bleibt]'],
      },
      fr: {
        purpose: [
          'protéger les personnes et les lieux, [avec calme et attention|sans que personne se sente surveillé]',
        ],
        duties: [
          'Contrôler les accès et [accueillir visiteurs et livraisons|vérifier les badges avec courtoisie]',
          'Effectuer des rondes, contrôler [portes, fenêtres et alarmes|issues de secours et portes coupe-feu] et noter les anomalies',
          'Surveiller caméras et alarmes et [réagir aussitôt en cas d’anomalie|lever le doute]',
          'Apaiser les tensions [par la parole|avant qu’elles ne montent] et appeler du renfort à temps',
          'Porter les premiers secours et [guider les services d’urgence|mettre les personnes à l’abri]',
          'Rendre compte des incidents [de façon factuelle et complète|pour que la relève sache tout]',
        ],
        needs: [
          'De la vigilance, même aux heures calmes',
          'Une attitude calme, polie et ferme',
          'De la rigueur dans les consignes et les rapports',
        ],
        success: ['chacun se sent en sécurité et [que les incidents s’arrêtent avant de commencer|que rien n’échappe]'],
      },
      es: {
        purpose: ['proteger a las personas y los bienes [con calma y atención|sin que nadie se sienta observado]'],
        duties: [
          'Controlar los accesos y [recibir visitas y entregas con amabilidad|comprobar acreditaciones con cortesía]',
          'Hacer rondas, revisar [puertas, ventanas y alarmas|salidas de emergencia y puertas cortafuegos] y anotar lo que llame la atención',
          'Vigilar cámaras y alarmas y [actuar enseguida si algo falla|comprobar lo que no esté claro]',
          'Calmar las situaciones tensas [con la palabra|antes de que crezcan] y pedir ayuda a tiempo',
          'Prestar primeros auxilios y [guiar a los servicios de emergencia|poner a las personas a salvo]',
          'Informar de los incidentes [de forma objetiva y completa|para que el turno siguiente lo sepa todo]',
        ],
        needs: [
          'Atención, también en las horas tranquilas',
          'Trato sereno, educado y firme',
          'Rigor con las instrucciones y los partes',
        ],
        success: ['la gente se sienta segura y [los problemas acaben antes de empezar|nada pase inadvertido]'],
      },
    },
  },
]
