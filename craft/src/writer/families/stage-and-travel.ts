import type { Role } from './role.ts'

/** Work on stage and behind it, on rails and in the air, and from door to door. */
export const STAGE_AND_TRAVEL: Role[] = [
  {
    id: 'event-technician',
    titles:
      /(?:event|stage|theatre|lighting|(?<!ultra)sound|av|audio[- ]?visual|live sound) (?:technician|engineer|operator|tech)(?! design)|stage ?hand|stage manager|projectionist|veranstaltungstechni|bühnentechni|bühnenarbeiter|bühnenmeister|lichttechni|tontechni|tonmeister|inspizient|régisseu[\p{L}·.()/-]* (?:lumière|son|plateau|vidéo|général|scène|de scène)|technicien\p{L}* (?:du spectacle|lumière|son|plateau|vidéo|audiovisuel)|ingénieur du son|(?:técnic[oa]|ingenier[oa]) de (?:sonido|iluminación|luces|eventos|escenario)|técnic[oa] audiovisual|tramoyista|maquinista teatral|regidor/u,
    name: {
      en: 'Event Technician',
      de: 'Veranstaltungstechniker:in',
      fr: 'Technicien du spectacle',
      es: 'Técnico/a de eventos',
    },
    words: {
      en: {
        purpose: [
          'make sure that audiences [see and hear what they came for|think of the show and never of the technology]',
        ],
        duties: [
          'Plan light, sound and stage with [artists and organisers|those who perform] and draw up what is needed.',
          'Load in, rig and wire [to plan and to safety rules|so that it holds and nobody trips].',
          'Set levels, focus lights and [rehearse cues|check every line before doors open].',
          'Run the show [with full attention|cue by cue] and keep a solution ready for when something fails.',
          'Strike, count and [store equipment so that the next job can start at once|note what needs repair].',
          'Look after guest companies and [explain what the house can do|keep escape routes and loads in view].',
        ],
        needs: [
          'Training or practice in stage or event technology.',
          'Calm when the clock is running.',
          'Safe work at height and with electricity.',
        ],
        success: [
          'the show starts on time, nothing is noticed backstage and [artists like to come back|nobody gets hurt]',
        ],
      },
      de: {
        purpose: [
          'das Publikum [sieht und hört, wofür es gekommen ist|an die Aufführung denkt und nie an die Technik]',
        ],
        duties: [
          'Licht, Ton und Bühne mit [Künstlern und Veranstaltern|allen Mitwirkenden] planen und den Bedarf festhalten',
          'Ausladen, aufbauen und verkabeln, [nach Plan und Sicherheitsregeln|damit alles hält und niemand stolpert]',
          'Pegel einstellen, Licht einrichten und [Abläufe proben|vor dem Einlass jede Leitung prüfen]',
          'Die Vorstellung [mit voller Aufmerksamkeit|Einsatz für Einsatz] fahren und für Ausfälle eine Lösung bereithaben',
          'Abbauen, zählen und [so einlagern, dass der nächste Auftrag gleich beginnen kann|notieren, was zu reparieren ist]',
          'Gastproduktionen betreuen und [erklären, was das Haus kann|Fluchtwege und Lasten im Blick behalten]',
        ],
        needs: [
          'Eine Ausbildung oder Praxis in der Veranstaltungstechnik',
          'Ruhe, wenn die Zeit läuft',
          'Sicheres Arbeiten in der Höhe und mit Strom',
        ],
        success: [
          'die Vorstellung pünktlich beginnt, hinter der Bühne nichts auffällt und [Künstler gern wiederkommen|niemand zu Schaden kommt]',
        ],
      },
      fr: {
        purpose: [
          'faire en sorte que le public [voie et entende ce pour quoi il est venu|pense au spectacle et jamais à la technique]',
        ],
        duties: [
          'Préparer lumière, son et plateau avec [artistes et organisateurs|celles et ceux qui jouent] et établir les besoins',
          'Décharger, monter et câbler [selon le plan et les règles de sécurité|pour que tout tienne et que personne ne trébuche]',
          'Régler niveaux et projecteurs et [répéter les effets|vérifier chaque ligne avant l’ouverture]',
          'Conduire la représentation [avec toute son attention|effet par effet] et garder une solution en cas de panne',
          'Démonter, compter et [ranger pour que la suite puisse commencer aussitôt|noter ce qui est à réparer]',
          'Accueillir les compagnies et [expliquer ce que permet la salle|surveiller issues et charges]',
        ],
        needs: [
          'Une formation ou une pratique des techniques du spectacle',
          'Du calme quand l’heure tourne',
          'Un travail sûr en hauteur et avec l’électricité',
        ],
        success: [
          'le spectacle commence à l’heure, que rien ne se remarque en coulisses et [que les artistes reviennent avec plaisir|que personne ne se blesse]',
        ],
      },
      es: {
        purpose: [
          'lograr que el público [vea y oiga aquello por lo que ha venido|piense en la función y nunca en la técnica]',
        ],
        duties: [
          'Planificar luz, sonido y escenario con [artistas y organización|quienes actúan] y fijar lo necesario',
          'Descargar, montar y cablear [según el plan y las normas de seguridad|para que todo aguante y nadie tropiece]',
          'Ajustar niveles y focos y [ensayar los efectos|revisar cada línea antes de abrir puertas]',
          'Llevar la función [con toda la atención|efecto a efecto] y tener una solución si algo falla',
          'Desmontar, contar y [guardar para que el siguiente montaje empiece enseguida|anotar lo que hay que reparar]',
          'Atender a las compañías y [explicar qué permite la sala|vigilar salidas y cargas]',
        ],
        needs: [
          'Formación o práctica en técnicas del espectáculo',
          'Calma cuando corre el reloj',
          'Trabajo seguro en altura y con electricidad',
        ],
        success: [
          'la función empiece a su hora, nada se note entre bastidores y [los artistas quieran volver|nadie se haga daño]',
        ],
      },
    },
  },
  {
    id: 'musician',
    titles:
      /musician|organist|choir ?(?:leader|director|master)|choral director|accompanist|^pianist|violinist|kirchenmusik|musiker|kantor(?!ei)|chorleit|organistin|kapellmeister|^(?:musicien|organiste|pianiste)|chef\p{L}* de ch(?:œ|oe)ur|direct\p{L}+ de (?:chorale|coro)|^(?:músic[oa]|organista|pianista)/u,
    name: { en: 'Musician', de: 'Musiker:in', fr: 'Musicien', es: 'Músico/a' },
    words: {
      en: {
        purpose: [
          'make music that [carries people through celebration and sorrow|brings players, singers and listeners together]',
        ],
        duties: [
          'Prepare and play for [services, concerts and celebrations|concerts and rehearsals], with music that suits the day.',
          'Rehearse with choir or ensemble [patiently and with clear aims|so that everyone goes home singing].',
          'Choose programmes with [those in charge|the group], from the familiar to the new.',
          'Encourage people who have [little experience|never sung or played in public].',
          'Look after instruments, scores and [the music library|rooms], and plan what is needed.',
          'Invite guests and [organise concerts with volunteers|talk with the audience about the music].',
        ],
        needs: [
          'Training or long practice in music.',
          'The gift of bringing people along.',
          'Preparation that can be relied on.',
        ],
        success: ['the music moves people, groups grow and [rehearsals are looked forward to|listeners come back]'],
      },
      de: {
        purpose: ['Musik entsteht, die [Menschen durch Feste und Trauer trägt|Musizierende und Publikum verbindet]'],
        duties: [
          'Musik für [Gottesdienste, Konzerte und Feiern|Konzerte und Proben] vorbereiten und spielen, passend zum Anlass',
          'Mit Chor oder Ensemble proben, [geduldig und mit klarem Ziel|sodass alle singend nach Hause gehen]',
          'Programme mit [den Verantwortlichen|der Gruppe] auswählen, vom Vertrauten bis zum Neuen',
          'Menschen ermutigen, die [wenig Erfahrung haben|noch nie vor anderen musiziert haben]',
          'Instrumente, Noten und [das Archiv|Räume] pflegen und den Bedarf planen',
          'Gäste einladen und [mit Freiwilligen Konzerte organisieren|mit dem Publikum über Musik sprechen]',
        ],
        needs: [
          'Eine Ausbildung oder lange Praxis in der Musik',
          'Die Gabe, andere mitzunehmen',
          'Verlässliche Vorbereitung',
        ],
        success: ['die Musik berührt, Gruppen wachsen und [sich alle auf die Proben freuen|das Publikum wiederkommt]'],
      },
      fr: {
        purpose: [
          'faire vivre une musique qui [porte les gens dans la fête comme dans la peine|rapproche musiciens, chanteurs et public]',
        ],
        duties: [
          'Préparer et jouer la musique [des offices, concerts et fêtes|des concerts et répétitions], accordée au moment',
          'Faire répéter chœur ou ensemble [avec patience et un but clair|pour que chacun reparte en chantant]',
          'Choisir les programmes avec [les responsables|le groupe], du connu au nouveau',
          'Encourager celles et ceux qui [ont peu d’expérience|n’ont jamais joué ni chanté en public]',
          'Prendre soin des instruments, des partitions et [des archives|des salles] et prévoir les besoins',
          'Inviter des musiciens et [organiser des concerts avec les bénévoles|parler de musique avec le public]',
        ],
        needs: [
          'Une formation ou une longue pratique musicale',
          'Le don d’entraîner les autres',
          'Une préparation sur laquelle on peut compter',
        ],
        success: [
          'la musique touche, que les groupes grandissent et [que les répétitions sont attendues|que le public revient]',
        ],
      },
      es: {
        purpose: ['hacer una música que [acompañe en la fiesta y en el duelo|una a músicos, cantantes y público]'],
        duties: [
          'Preparar y tocar la música de [oficios, conciertos y celebraciones|conciertos y ensayos], acorde con el momento',
          'Ensayar con coro o conjunto [con paciencia y un fin claro|para que todos salgan cantando]',
          'Elegir los programas con [los responsables|el grupo], de lo conocido a lo nuevo',
          'Animar a quienes [tienen poca experiencia|nunca han tocado ni cantado en público]',
          'Cuidar instrumentos, partituras y [el archivo|las salas] y prever lo necesario',
          'Invitar a otros músicos y [organizar conciertos con voluntarios|hablar de música con el público]',
        ],
        needs: [
          'Formación o larga práctica musical',
          'El don de contagiar a los demás',
          'Una preparación con la que se puede contar',
        ],
        success: ['la música emocione, los grupos crezcan y [se esperen con ganas los ensayos|el público vuelva]'],
      },
    },
  },
  {
    id: 'train-driver',
    titles:
      /(?:train|tram|metro|underground|locomotive) (?:driver|operator)|lokführer|lokomotivführer|triebfahrzeugführer|triebwagenführer|straßenbahnfahrer|trambahnfahrer|tramführer|stadtbahnfahrer|u-bahn-?fahrer|zugführer|conduct\p{L}+ de (?:trains?|tram\p{L}*|métro)|mécanicien de conduite|maquinista (?:de (?:tren|metro|tranvía)|ferroviari)|conductor[a]? de (?:tranvía|metro|tren)/u,
    name: { en: 'Train Driver', de: 'Triebfahrzeugführer:in', fr: 'Conducteur de train', es: 'Maquinista' },
    words: {
      en: {
        purpose: [
          'bring people and goods along the line [safely, smoothly and on time|with full attention from the first stop to the last]',
        ],
        duties: [
          'Prepare the train: [test brakes, doors and lights|check it before each journey] and report faults.',
          'Drive by signals and timetable, [smoothly and saving energy|with foresight].',
          'Watch line, doors and platform and [react at once|stop when in doubt].',
          'Keep in touch with control and [pass on delays early|follow instructions to the letter].',
          'Find small faults yourself and [put them right on the way|get the train to where help is].',
          'Tell passengers [calmly what is going on|about connections and changes], and log the journey.',
        ],
        needs: [
          'Concentration over long stretches.',
          'Technical understanding.',
          'Reliability in shifts and a calm head in an emergency.',
        ],
        success: ['journeys are safe and punctual and [passengers hardly feel the stops|reports are complete]'],
      },
      de: {
        purpose: [
          'Menschen und Güter auf der Strecke [sicher, ruhig und pünktlich ankommen|vom ersten bis zum letzten Halt gut unterwegs sind]',
        ],
        duties: [
          'Das Fahrzeug vorbereiten: [Bremsen, Türen und Licht testen|vor jeder Fahrt prüfen] und Mängel melden',
          'Nach Signalen und Fahrplan fahren, [sanft und energiesparend|vorausschauend]',
          'Strecke, Türen und Bahnsteig beobachten und [sofort reagieren|im Zweifel halten]',
          'Mit der Leitstelle in Verbindung bleiben und [Verspätungen früh weitergeben|Weisungen genau befolgen]',
          'Kleine Störungen selbst finden und [unterwegs beheben|den Zug bis zur Hilfe bringen]',
          'Fahrgäste [ruhig über die Lage|über Anschlüsse und Änderungen] informieren und Fahrten dokumentieren',
        ],
        needs: [
          'Konzentration über lange Strecken',
          'Technisches Verständnis',
          'Verlässlichkeit im Schichtdienst und ein kühler Kopf im Notfall',
        ],
        success: ['Fahrten sicher und pünktlich sind und [Fahrgäste das Anhalten kaum spüren|alle Meldungen stimmen]'],
      },
      fr: {
        purpose: [
          'conduire voyageurs et marchandises [en sécurité, en douceur et à l’heure|avec toute son attention, du départ au terminus]',
        ],
        duties: [
          'Préparer le train : [essayer freins, portes et feux|le contrôler avant chaque départ] et signaler les défauts',
          'Conduire selon la signalisation et l’horaire, [en souplesse et en économisant l’énergie|avec anticipation]',
          'Surveiller la voie, les portes et le quai et [réagir aussitôt|s’arrêter en cas de doute]',
          'Rester en lien avec le poste de commande et [signaler tôt les retards|suivre les consignes à la lettre]',
          'Trouver les petites pannes et [y remédier en route|amener le train jusqu’aux secours]',
          'Informer les voyageurs [avec calme|des correspondances et changements] et consigner les trajets',
        ],
        needs: [
          'De la concentration sur de longs parcours',
          'Une bonne compréhension technique',
          'De la fiabilité en horaires décalés et du sang-froid en cas d’urgence',
        ],
        success: [
          'les trajets sont sûrs et à l’heure et [que les voyageurs sentent à peine les arrêts|que les rapports sont complets]',
        ],
      },
      es: {
        purpose: [
          'llevar a personas y mercancías por la vía [con seguridad, suavidad y puntualidad|con toda la atención, de la primera parada a la última]',
        ],
        duties: [
          'Preparar el tren: [probar frenos, puertas y luces|revisarlo antes de cada viaje] y avisar de los fallos',
          'Conducir según señales y horario, [con suavidad y ahorrando energía|con previsión]',
          'Vigilar la vía, las puertas y el andén y [reaccionar enseguida|parar ante la duda]',
          'Mantener el contacto con el puesto de mando y [avisar pronto de los retrasos|seguir las instrucciones al detalle]',
          'Encontrar pequeñas averías y [resolverlas en ruta|llevar el tren hasta donde haya ayuda]',
          'Informar a los viajeros [con calma|de enlaces y cambios] y registrar los viajes',
        ],
        needs: [
          'Concentración en largos recorridos',
          'Comprensión técnica',
          'Responsabilidad a turnos y sangre fría en una emergencia',
        ],
        success: [
          'los viajes sean seguros y puntuales y [los viajeros apenas noten las paradas|los partes estén completos]',
        ],
      },
    },
  },
  {
    id: 'train-crew',
    titles:
      /train (?:conductor|guard|manager|host)|ticket inspector|zugbegleit|zugchef|fahrkartenkontroll|fahrausweisprüf|contrôleu\p{L}* (?:de (?:train|tram|bus)|des titres|sncf)|chef\p{L}* de bord|(?:intervent|revisor)[a]?(?:or|ora)? (?:de tren|de billetes)|tripulante de tren/u,
    name: { en: 'Train Guard', de: 'Zugbegleiter:in', fr: 'Chef de bord', es: 'Interventor/a de tren' },
    words: {
      en: {
        purpose: [
          'see that passengers travel [safely, well informed and at ease|with a valid ticket and a good feeling]',
        ],
        duties: [
          'Check tickets and [sell or explain fares|find a fair way when something does not fit].',
          'Tell passengers [about connections, delays and platforms|what they need to know before they ask].',
          'Help people with [luggage, pushchairs or wheelchairs|changes and connections].',
          'See to safe boarding and departure and [watch the doors|give the signal].',
          'Calm disputes [with words|early] and call for help in time.',
          'Report faults, lost property and [incidents|dirt] so that others can act.',
        ],
        needs: [
          'Friendliness that lasts a whole shift.',
          'Clear words, also when people are angry.',
          'Punctuality to the minute.',
        ],
        success: ['passengers feel looked after and [trains leave on time|disputes stay small]'],
      },
      de: {
        purpose: [
          'Fahrgäste [sicher, gut informiert und entspannt|mit gültigem Fahrschein und gutem Gefühl] unterwegs sind',
        ],
        duties: [
          'Fahrkarten prüfen und [verkaufen oder Tarife erklären|faire Lösungen finden, wenn etwas nicht stimmt]',
          '[Über Anschlüsse, Verspätungen und Gleise informieren|Auskunft geben, noch bevor jemand fragen muss]',
          'Bei [Gepäck, Kinderwagen oder Rollstuhl|Umstieg und Fahrkarten] helfen',
          'Für sicheren Ein- und Ausstieg sorgen und [Türen im Blick behalten|das Abfahrtssignal geben]',
          'Streit [mit Worten|früh] beruhigen und rechtzeitig Hilfe holen',
          'Störungen, Fundsachen und [Vorfälle|Verschmutzungen] melden, damit andere handeln können',
        ],
        needs: [
          'Freundlichkeit über eine ganze Schicht',
          'Klare Worte, auch bei Ärger',
          'Pünktlichkeit auf die Minute',
        ],
        success: ['Fahrgäste sich gut betreut fühlen und [Züge pünktlich abfahren|Streit klein bleibt]'],
      },
      fr: {
        purpose: [
          'permettre aux voyageurs de circuler [en sécurité, bien informés et sereins|avec un billet valable et l’esprit tranquille]',
        ],
        duties: [
          'Contrôler les billets et [vendre ou expliquer les tarifs|trouver une issue juste en cas de problème]',
          'Informer sur [les correspondances, les retards et les quais|tout ce qui est utile avant qu’on le demande]',
          'Aider pour [les bagages, les poussettes ou les fauteuils|les changements et les correspondances]',
          'Veiller à la montée et au départ et [surveiller les portes|donner le signal]',
          'Apaiser les disputes [par la parole|assez tôt] et appeler du renfort à temps',
          'Signaler pannes, objets trouvés et [incidents|manque de propreté] pour que d’autres agissent',
        ],
        needs: [
          'Une amabilité qui tient toute la journée',
          'Des mots clairs, même face à la colère',
          'La ponctualité à la minute',
        ],
        success: [
          'les voyageurs se sentent accompagnés et [que les trains partent à l’heure|que les disputes restent petites]',
        ],
      },
      es: {
        purpose: [
          'lograr que los viajeros vayan [seguros, bien informados y tranquilos|con billete válido y buena sensación]',
        ],
        duties: [
          'Revisar billetes y [vender o explicar tarifas|buscar una salida justa si algo no cuadra]',
          'Informar de [enlaces, retrasos y andenes|lo que hace falta antes de que se pregunte]',
          'Ayudar con [el equipaje, los cochecitos o las sillas de ruedas|los transbordos]',
          'Velar por la subida y la salida y [vigilar las puertas|dar la señal]',
          'Calmar las disputas [con la palabra|pronto] y pedir ayuda a tiempo',
          'Avisar de averías, objetos perdidos e [incidentes|incidencias de limpieza] para que otros actúen',
        ],
        needs: [
          'Una amabilidad que dure todo el turno',
          'Palabras claras, también ante el enfado',
          'Puntualidad al minuto',
        ],
        success: ['los viajeros se sientan atendidos y [los trenes salgan a su hora|las disputas no crezcan]'],
      },
    },
  },
  {
    id: 'cabin-crew',
    titles:
      /cabin (?:crew|attendant)(?! instructor)|flight attendant|air (?:host|steward)|flugbegleit|^stewarde?ss|hôtesse(?:s)? de l['’]air|\bpnc\b|personnel navigant|steward (?:de bord|aérien)|tripulante de cabina|auxiliar de vuelo|azafata de vuelo/,
    name: { en: 'Cabin Crew', de: 'Flugbegleiter:in', fr: 'Personnel navigant commercial', es: 'Tripulante de cabina' },
    words: {
      en: {
        purpose: [
          'look after passengers on board, [safety first and kindness always|so that they arrive safe and well]',
        ],
        duties: [
          'Check emergency equipment and cabin [before every flight|with the crew] and show what to do in an emergency.',
          'Welcome passengers and [help them with seats and bags|help those first who need a hand].',
          'See that safety rules are kept, [politely and without exception|during take-off, landing and turbulence].',
          'Serve meals and drinks and [sell on board|keep cabin and galley tidy].',
          'Notice who is unwell or afraid and [give first aid|take time for them].',
          'Act in emergencies [as trained, quickly and calmly|as one crew], and report after the flight.',
        ],
        needs: [
          'Calm and friendliness at any hour.',
          'Readiness for training and checks.',
          'Readiness for changing rosters and nights away.',
        ],
        success: ['passengers feel safe and welcome and [the crew works as one|flights leave on time]'],
      },
      de: {
        purpose: [
          'Fluggäste an Bord gut aufgehoben sind, [mit Sicherheit an erster Stelle|vom Einsteigen bis zur Landung]',
        ],
        duties: [
          'Notausrüstung und Kabine [vor jedem Flug|mit der Crew] prüfen und zeigen, was im Notfall zu tun ist',
          'Gäste begrüßen und [bei Sitzplatz und Gepäck helfen|zuerst denen helfen, die Hilfe brauchen]',
          'Auf Sicherheitsregeln achten, [höflich und ohne Ausnahme|bei Start, Landung und Turbulenzen]',
          'Speisen und Getränke servieren und [an Bord verkaufen|Kabine und Bordküche sauber halten]',
          'Merken, wem nicht wohl ist oder wer Angst hat, und [erste Hilfe leisten|sich Zeit nehmen]',
          'Im Notfall [wie geübt, rasch und ruhig|als eine Crew] handeln und nach dem Flug berichten',
        ],
        needs: [
          'Ruhe und Freundlichkeit zu jeder Stunde',
          'Bereitschaft zu Schulungen und Prüfungen',
          'Bereitschaft zu wechselnden Diensten und Nächten auswärts',
        ],
        success: [
          'sich Gäste sicher und willkommen fühlen und [die Crew wie aus einem Guss arbeitet|Flüge pünktlich starten]',
        ],
      },
      fr: {
        purpose: [
          'prendre soin des passagers à bord, [la sécurité d’abord, l’amabilité toujours|pour qu’ils arrivent sains et saufs]',
        ],
        duties: [
          'Contrôler cabine et matériel de secours [avant chaque vol|avec l’équipage] et montrer les gestes d’urgence',
          'Accueillir les passagers et [les aider avec sièges et bagages|aider d’abord qui en a besoin]',
          'Faire respecter les règles de sécurité, [poliment et sans exception|au décollage, à l’atterrissage et en turbulences]',
          'Servir repas et boissons et [assurer les ventes à bord|garder cabine et office en ordre]',
          'Remarquer qui se sent mal ou a peur et [donner les premiers soins|prendre le temps]',
          'Agir en cas d’urgence [comme à l’entraînement, vite et calmement|comme un seul équipage] et rendre compte après le vol',
        ],
        needs: [
          'Du calme et de l’amabilité à toute heure',
          'La disponibilité pour des formations et contrôles',
          'La disponibilité pour des plannings variables et des nuits au loin',
        ],
        success: [
          'les passagers se sentent en sécurité et bienvenus et [que l’équipage ne fait qu’un|que les vols partent à l’heure]',
        ],
      },
      es: {
        purpose: [
          'cuidar de los pasajeros a bordo, [primero la seguridad y siempre la amabilidad|para que lleguen sanos y salvos]',
        ],
        duties: [
          'Revisar la cabina y el equipo de emergencia [antes de cada vuelo|con la tripulación] y mostrar qué hacer en un apuro',
          'Recibir a los pasajeros y [ayudarles con asientos y equipaje|ayudar primero a quien lo necesita]',
          'Hacer cumplir las normas de seguridad, [con cortesía y sin excepción|al despegar, al aterrizar y con turbulencias]',
          'Servir comidas y bebidas y [vender a bordo|mantener en orden cabina y cocina]',
          'Notar quién se encuentra mal o tiene miedo y [prestar primeros auxilios|dedicarle tiempo]',
          'Actuar en emergencias [como se ha entrenado, rápido y con calma|como un solo equipo] e informar tras el vuelo',
        ],
        needs: [
          'Calma y amabilidad a cualquier hora',
          'Disposición para cursos y pruebas',
          'Disponibilidad para turnos cambiantes y noches fuera',
        ],
        success: [
          'los pasajeros se sientan seguros y bienvenidos y [la tripulación trabaje como una sola|los vuelos salgan a su hora]',
        ],
      },
    },
  },
  {
    id: 'ground-staff',
    titles:
      /check-in agent|(?<!camp)ground (?:staff|handl|crew|host)|passenger service (?:agent|assistant)|airport (?:agent|customer service)|ramp agent|bodenpersonal|fluggastabfertig|passagierabfertig|servicekaufmann im luftverkehr|agent\p{L}* d['’]escale|agent\p{L}* de piste|agente (?:de handling|de pasaje|aeroportuari)|operari[oa] de (?:handling|rampa)|azafata de tierra/u,
    name: {
      en: 'Passenger Service Agent',
      de: 'Servicekraft am Flughafen',
      fr: 'Agent d’escale',
      es: 'Agente de handling',
    },
    words: {
      en: {
        purpose: ['get passengers, bags and aircraft away [safely and on time|without fuss, also on busy days]'],
        duties: [
          'Check documents and bags and [issue boarding passes|say what has to be put right].',
          'Board passengers and [help those who need assistance|announce gates and changes clearly].',
          'Handle baggage and cargo [with care|by plan and weight] and keep the stand clear.',
          'Help when flights are late or full, [rebook and explain|calmly, one after another].',
          'Keep to security and safety rules [without exception|on every shift] and report what looks odd.',
          'Pass [figures and papers to the crew on time|complete figures and papers to the crew], so that the aircraft can leave.',
        ],
        needs: [
          'Patience and friendliness with people in a hurry.',
          'Exact work with names, times and rules.',
          'Readiness for early and late shifts.',
        ],
        success: ['flights leave on time and [passengers know what to do|every bag is on board]'],
      },
      de: {
        purpose: [
          'Fluggäste, Gepäck und Flugzeuge [sicher und pünktlich abgefertigt werden|auch an vollen Tagen gut auf den Weg kommen]',
        ],
        duties: [
          'Dokumente und Gepäck prüfen und [Bordkarten ausstellen|sagen, was noch zu klären ist]',
          'Das Einsteigen begleiten und [Gästen mit Hilfebedarf helfen|Flugsteige und Änderungen klar ansagen]',
          'Gepäck und Fracht [sorgfältig|nach Plan und Gewicht] abfertigen und die Position freihalten',
          'Bei Verspätung oder Überbuchung helfen, [umbuchen und erklären|ruhig und der Reihe nach]',
          'Sicherheitsregeln [ausnahmslos|in jeder Schicht] einhalten und Auffälliges melden',
          'Zahlen und Papiere [pünktlich|vollständig] an die Crew geben, damit es losgehen kann',
        ],
        needs: [
          'Geduld und Freundlichkeit mit Menschen in Eile',
          'Genauigkeit bei Namen, Zeiten und Regeln',
          'Bereitschaft zu Früh- und Spätdiensten',
        ],
        success: ['Flüge pünktlich starten und [Gäste wissen, was zu tun ist|jedes Gepäckstück an Bord ist]'],
      },
      fr: {
        purpose: [
          'faire partir passagers, bagages et avions [en sécurité et à l’heure|sans accroc, même les jours chargés]',
        ],
        duties: [
          'Contrôler documents et bagages et [remettre les cartes d’embarquement|dire ce qui reste à régler]',
          'Assurer l’embarquement et [aider qui a besoin d’assistance|annoncer clairement portes et changements]',
          'Traiter bagages et fret [avec soin|selon le plan et le poids] et garder l’aire dégagée',
          'Aider en cas de retard ou de surréservation, [réacheminer et expliquer|calmement, un cas après l’autre]',
          'Respecter les règles de sûreté [sans exception|à chaque service] et signaler l’inhabituel',
          'Remettre [à temps|au complet] chiffres et documents à l’équipage pour que l’avion puisse partir',
        ],
        needs: [
          'De la patience et de l’amabilité avec des gens pressés',
          'De l’exactitude dans les noms, les heures et les règles',
          'La disponibilité tôt le matin et tard le soir',
        ],
        success: ['les vols partent à l’heure et [que les passagers savent quoi faire|que chaque bagage est à bord]'],
      },
      es: {
        purpose: [
          'hacer salir a pasajeros, equipajes y aviones [con seguridad y a su hora|sin contratiempos, también en días llenos]',
        ],
        duties: [
          'Comprobar documentos y equipaje y [emitir tarjetas de embarque|decir qué falta por resolver]',
          'Llevar el embarque y [ayudar a quien necesita asistencia|anunciar con claridad puertas y cambios]',
          'Tratar equipaje y carga [con cuidado|según plan y peso] y mantener despejada la zona',
          'Ayudar con retrasos o vuelos llenos, [recolocar y explicar|con calma y por orden]',
          'Cumplir las normas de seguridad [sin excepción|en cada turno] y avisar de lo que llame la atención',
          'Entregar [a tiempo|completos] los datos y papeles a la tripulación para que el avión pueda salir',
        ],
        needs: [
          'Paciencia y amabilidad con gente que tiene prisa',
          'Exactitud con nombres, horas y normas',
          'Disponibilidad para turnos tempranos y tardíos',
        ],
        success: ['los vuelos salgan a su hora y [los pasajeros sepan qué hacer|cada maleta esté a bordo]'],
      },
    },
  },
  {
    id: 'postal-worker',
    titles:
      /post(?:al|man|woman|person)(?: (?:worker|operative|delivery|carrier))?$|mail carrier|letter carrier|newspaper (?:deliver|carrier)|paper ?(?:boy|girl|round)|briefträger|(?:brief|paket|post|zeitungs)(?:zustell|bote|austräg)|^zusteller|postbote|factrice|^facteur(?! d['’]orgue)|distribut\p{L}+ (?:de (?:courrier|journaux|prospectus)|de presse)|porteu\p{L}* de journaux|^carter[oa](?! comercial)|repartidor[a]? de (?:correo|correspondencia|periódicos|prensa)/u,
    name: { en: 'Postal Worker', de: 'Zusteller:in', fr: 'Facteur', es: 'Cartero/a' },
    words: {
      en: {
        purpose: ['bring letters and parcels [to the right door, whatever the weather|to where they are waited for]'],
        duties: [
          'Sort the round so that [nothing is walked twice|every item is ready to hand].',
          'Deliver on foot, by bike or van, [reliably and on time|with care for what is fragile].',
          'Scan, take signatures and [leave clear notes|find a neighbour who helps].',
          'Greet people and [answer questions on the way|notice when someone needs help].',
          'Return what cannot be delivered and [put addresses right|settle money and forms].',
          'Check bike or vehicle and [report faults|drive with foresight].',
        ],
        needs: [
          'Pleasure in being outdoors and moving.',
          'Exactness with names and numbers.',
          'Trustworthiness with other people’s post.',
        ],
        success: ['post arrives on the right day and [complaints are rare|people look forward to your round]'],
      },
      de: {
        purpose: [
          'Briefe und Pakete [bei jedem Wetter an der richtigen Tür ankommen|sicher ankommen, wo sie erwartet werden]',
        ],
        duties: [
          'Die Tour so sortieren, dass [kein Weg doppelt ist|jede Sendung griffbereit liegt]',
          'Zu Fuß, mit dem Rad oder Auto zustellen, [zuverlässig und pünktlich|mit Vorsicht bei Zerbrechlichem]',
          'Scannen, Unterschriften einholen und [klare Nachrichten hinterlassen|in der Nachbarschaft nachfragen]',
          'Menschen grüßen und [unterwegs Fragen beantworten|bemerken, wenn jemand Hilfe braucht]',
          'Unzustellbares zurückbringen und [Adressen berichtigen|Geld und Formulare abrechnen]',
          'Rad oder Fahrzeug prüfen und [Mängel melden|vorausschauend fahren]',
        ],
        needs: [
          'Freude an Bewegung im Freien',
          'Genauigkeit bei Namen und Nummern',
          'Vertrauenswürdigkeit mit fremder Post',
        ],
        success: ['Post am richtigen Tag ankommt und [Beschwerden selten sind|sich Menschen auf Ihre Tour freuen]'],
      },
      fr: {
        purpose: ['apporter lettres et colis [à la bonne porte, par tous les temps|là où ils sont attendus]'],
        duties: [
          'Préparer la tournée pour que [rien ne soit parcouru pour rien|chaque envoi soit sous la main]',
          'Distribuer à pied, à vélo ou en voiture, [avec ponctualité|en prenant soin du fragile]',
          'Scanner, recueillir les signatures et [laisser des avis clairs|demander aux voisins]',
          'Saluer les gens et [répondre aux questions en chemin|remarquer qui a besoin d’aide]',
          'Rapporter ce qui n’a pu être remis et [corriger les adresses|rendre compte des sommes et formulaires]',
          'Contrôler vélo ou véhicule et [signaler les défauts|conduire avec prudence]',
        ],
        needs: [
          'Le plaisir de bouger au grand air',
          'De l’exactitude dans les noms et les numéros',
          'De la loyauté envers le courrier d’autrui',
        ],
        success: [
          'le courrier arrive le bon jour et [que les plaintes sont rares|que l’on attend la tournée avec plaisir]',
        ],
      },
      es: {
        purpose: ['llevar cartas y paquetes [a la puerta correcta, haga el tiempo que haga|allí donde se esperan]'],
        duties: [
          'Ordenar la ruta para que [no se repita ningún camino|cada envío esté a mano]',
          'Repartir a pie, en bici o en furgoneta, [con puntualidad|con cuidado de lo frágil]',
          'Escanear, recoger firmas y [dejar avisos claros|preguntar a los vecinos]',
          'Saludar a la gente y [resolver dudas por el camino|notar si alguien necesita ayuda]',
          'Devolver lo que no se pudo entregar y [corregir direcciones|rendir cuentas de dinero y formularios]',
          'Revisar la bici o el vehículo y [avisar de los fallos|conducir con previsión]',
        ],
        needs: ['Gusto por moverse al aire libre', 'Exactitud con nombres y números', 'Confianza con el correo ajeno'],
        success: ['el correo llegue el día debido y [haya pocas quejas|la gente espere el reparto con gusto]'],
      },
    },
  },
]
