import type { Role } from './role.ts'

/** Work with animals in human care, in woods, on tours, and with what ripens in cellars. */
export const OUTDOORS_AND_JOURNEYS: Role[] = [
  {
    id: 'animal-keeper',
    titles:
      /zoo ?keeper|animal (?:keeper|care|attendant)|kennel|stable (?:hand|manager)|yard hand|(?:stud|head) groom|dog (?:groomer|walker|handler|trainer)|pet (?:groomer|sitter)|tierpfleg|tierheim|pferdewirt|pferdepfleg|stallhelf|hundesitter|hundefriseur|hundetrainer|soigneu\p{L}* (?:animalier|équin)|palefrenier|toiletteu|cuidador[a]? de animales|mozo de cuadra|peluquer[oa] canin|estilista canin|adiestrador[a]? canin|entrenador[a]? canin/u,
    name: { en: 'Animal Keeper', de: 'Tierpfleger:in', fr: 'Soigneur animalier', es: 'Cuidador/a de animales' },
    words: {
      en: {
        purpose: ['look after animals so that [they are healthy and at ease|they live as their nature asks]'],
        duties: [
          'Feed and water the animals and [see what each one eats and leaves|weigh out food for each].',
          'Clean stalls, runs or tubs and [keep bedding dry|check fences and doors].',
          'Watch animals closely and [notice early when one is unwell|note changes for the vet].',
          'Handle, groom or exercise them [calmly and safely|with patience and clear signs].',
          'Talk with owners or visitors and [answer what they ask|advise them honestly].',
          'Keep records and stocks in order and [help with treatment|make sure that food and litter never run out].',
        ],
        needs: [
          'Experience with animals, or training for it.',
          'Calm in handling frightened or stubborn animals.',
          'Reliability on every day of the year.',
        ],
        success: ['animals thrive, owners or visitors trust you and [illness is seen early|accidents do not happen]'],
      },
      de: {
        purpose: [
          'Tiere [gesund sind und sich wohlfühlen|so leben, wie es ihrer Art entspricht], jeden Tag des Jahres',
        ],
        duties: [
          'Tiere füttern und tränken und [sehen, was jedes frisst und liegen lässt|Rationen abwiegen]',
          'Ställe, Gehege oder Wannen reinigen und [Einstreu trocken halten|Zäune und Türen prüfen]',
          'Tiere genau beobachten und [früh merken, wenn eines krank ist|Veränderungen tierärztlich melden]',
          'Tiere [ruhig und sicher|mit Geduld und klaren Zeichen] führen, pflegen oder bewegen',
          'Mit Haltern oder Gästen sprechen und [Fragen beantworten|ehrlich beraten]',
          'Aufzeichnungen und Vorräte in Ordnung halten und [bei Behandlungen helfen|Futter und Einstreu rechtzeitig bestellen]',
        ],
        needs: [
          'Erfahrung mit Tieren oder eine Ausbildung dafür',
          'Ruhe im Umgang mit ängstlichen oder eigenwilligen Tieren',
          'Zuverlässigkeit an jedem Tag',
        ],
        success: [
          'es den Tieren gut geht, Halter oder Gäste Vertrauen haben und [Krankheiten früh auffallen|nichts passiert]',
        ],
      },
      fr: {
        purpose: ['prendre soin des animaux pour qu’ils [aillent bien et restent sereins|vivent selon leur nature]'],
        duties: [
          'Nourrir et abreuver les animaux et [voir ce que chacun mange ou laisse|peser les rations]',
          'Nettoyer boxes, enclos ou bacs et [garder les litières sèches|contrôler clôtures et portes]',
          'Observer les animaux de près et [remarquer tôt celui qui va mal|noter les changements pour le vétérinaire]',
          'Manipuler, toiletter ou sortir les animaux [avec calme et sûreté|avec patience et des signes clairs]',
          'Parler avec propriétaires ou visiteurs et [répondre à leurs questions|les conseiller avec franchise]',
          'Tenir registres et stocks et [aider aux soins|commander à temps nourriture et litière]',
        ],
        needs: [
          'L’expérience des animaux, ou une formation',
          'Du calme avec les animaux craintifs ou têtus',
          'De la fiabilité tous les jours de l’année',
        ],
        success: [
          'les animaux se portent bien, que l’on vous fait confiance et [que les maladies se voient tôt|qu’aucun accident n’arrive]',
        ],
      },
      es: {
        purpose: ['cuidar de los animales para que [estén sanos y tranquilos|vivan según su naturaleza]'],
        duties: [
          'Dar de comer y beber a los animales y [ver qué come o deja cada uno|pesar las raciones]',
          'Limpiar cuadras, recintos o bañeras y [mantener seca la cama|revisar vallas y puertas]',
          'Observar a los animales y [notar pronto si alguno está mal|apuntar los cambios para el veterinario]',
          'Manejar, asear o ejercitar a los animales [con calma y seguridad|con paciencia y señales claras]',
          'Hablar con dueños o visitantes y [responder a sus preguntas|aconsejar con franqueza]',
          'Llevar registros y existencias y [ayudar en las curas|pedir a tiempo comida y cama]',
        ],
        needs: [
          'Experiencia con animales o formación para ello',
          'Calma con animales asustados o tercos',
          'Constancia todos los días del año',
        ],
        success: ['los animales estén bien, la gente confíe y [las enfermedades se noten pronto|no haya accidentes]'],
      },
    },
  },
  {
    id: 'forestry-worker',
    titles:
      /forest(?:er|ry)(?! school)|tree (?:surgeon|worker|climber)|arborist|(?:park|countryside) ranger|gamekeeper|ghillie|forstwirt|forstarbeit|förster|waldarbeit|baumpfleg|baumkletter|bûcheron|forestier|élagueu|garde forestier|garde-chasse|(?:agente|guarda|operari[oa]|peón|trabajador[a]?) (?:forestal|rural)|ingenier[oa] forestal|leñador/,
    name: { en: 'Forestry Worker', de: 'Forstwirt:in', fr: 'Agent forestier', es: 'Trabajador/a forestal' },
    words: {
      en: {
        purpose: [
          'look after woods and trees so that [they grow, are safe and stay alive with wildlife|others can enjoy and use them for generations]',
        ],
        duties: [
          'Fell, prune or climb [by plan and with great care|with a colleague always in sight].',
          'Plant, tend and [protect what is growing|thin where light is missing].',
          'Walk the area, [see damage, disease and danger early|mark what must be done] and record it.',
          'Keep paths, fences and [hides|benches] in order.',
          'Talk with owners, walkers and [hunters|neighbours] and explain why something is done.',
          'Care for saws, ropes and machines and [use protective gear every time|sharpen and check them daily].',
        ],
        needs: [
          'Training or practice in forestry or tree work.',
          'Care with danger, every single time.',
          'Pleasure in being outdoors in any weather.',
        ],
        success: ['nobody is hurt, trees are healthy and [the work can hardly be seen a year later|paths are safe]'],
      },
      de: {
        purpose: ['Wald und Bäume [wachsen, sicher sind und voller Leben bleiben|auch künftigen Generationen dienen]'],
        duties: [
          'Bäume [nach Plan und mit großer Vorsicht|immer in Sichtweite des Teams] fällen, schneiden oder erklettern',
          'Pflanzen, pflegen und [schützen, was nachwächst|durchforsten, wo Licht fehlt]',
          'Das Revier begehen, [Schäden, Krankheiten und Gefahren früh erkennen|markieren, was zu tun ist] und festhalten',
          'Wege, Zäune und [Hochsitze|Bänke] in Ordnung halten',
          'Mit Eigentümern, Spaziergängern und [Jägern|Nachbarn] sprechen und erklären, warum etwas geschieht',
          'Sägen, Seile und Maschinen pflegen und [jedes Mal Schutzausrüstung tragen|täglich schärfen und prüfen]',
        ],
        needs: [
          'Eine Ausbildung oder Praxis in Forst oder Baumpflege',
          'Vorsicht bei jeder einzelnen Arbeit',
          'Freude am Draußensein bei jedem Wetter',
        ],
        success: [
          'niemand zu Schaden kommt, die Bäume gesund sind und [man die Arbeit bald kaum noch sieht|alle Wege sicher sind]',
        ],
      },
      fr: {
        purpose: [
          'prendre soin des bois et des arbres pour qu’ils [poussent, soient sûrs et restent vivants|servent encore aux générations à venir]',
        ],
        duties: [
          'Abattre, élaguer ou grimper [selon le plan et avec une grande prudence|toujours en vue d’un collègue]',
          'Planter, entretenir et [protéger ce qui pousse|éclaircir là où la lumière manque]',
          'Parcourir le secteur, [repérer tôt dégâts, maladies et dangers|marquer ce qui est à faire] et le consigner',
          'Garder chemins, clôtures et [affûts|bancs] en bon état',
          'Parler avec propriétaires, promeneurs et [chasseurs|voisins] et expliquer les travaux',
          'Entretenir scies, cordes et machines et [porter chaque fois les protections|affûter et contrôler chaque jour]',
        ],
        needs: [
          'Une formation ou une pratique en forêt ou en élagage',
          'De la prudence, à chaque geste',
          'Le plaisir du dehors par tous les temps',
        ],
        success: [
          'personne n’est blessé, que les arbres vont bien et [que le travail se voit bientôt à peine|que les chemins sont sûrs]',
        ],
      },
      es: {
        purpose: [
          'cuidar de bosques y árboles para que [crezcan, sean seguros y sigan llenos de vida|sirvan a las generaciones que vienen]',
        ],
        duties: [
          'Talar, podar o trepar [según el plan y con mucha prudencia|siempre a la vista de un compañero]',
          'Plantar, cuidar y [proteger lo que crece|aclarar donde falta luz]',
          'Recorrer la zona, [ver pronto daños, plagas y peligros|marcar lo que hay que hacer] y anotarlo',
          'Mantener en orden caminos, vallas y [puestos|bancos]',
          'Hablar con dueños, paseantes y [cazadores|vecinos] y explicar por qué se hace cada cosa',
          'Cuidar sierras, cuerdas y máquinas y [llevar siempre protección|afilar y revisar cada día]',
        ],
        needs: [
          'Formación o práctica en trabajo forestal o poda en altura',
          'Prudencia en cada gesto',
          'Gusto por estar al aire libre con cualquier tiempo',
        ],
        success: [
          'nadie se haga daño, los árboles estén sanos y [el trabajo apenas se note al poco tiempo|los caminos sean seguros]',
        ],
      },
    },
  },
  {
    id: 'tour-guide',
    titles:
      /tour (?:guide|leader|manager)|(?:city|mountain|fishing|travel|nature) guide|(?:holiday|resort) rep|reiseleit|stadtführ|gästeführ|bergführ|fremdenführ|guide(?:[- ](?:touristique|conférenci\p{L}+|accompagnat\p{L}+|de (?:haute )?montagne|interprète))|^guide$|accompagnat\p{L}+ (?:de voyages|en montagne)|guía (?:turístic|de (?:turismo|montaña|viaje|ruta))|guía turístico/u,
    name: { en: 'Tour Guide', de: 'Reiseleitung', fr: 'Guide touristique', es: 'Guía turístico/a' },
    words: {
      en: {
        purpose: [
          'lead guests so that [they see, understand and remember|everyone comes back safe and full of stories]',
        ],
        duties: [
          'Prepare tours: [route, times and stories|facts checked, surprises included].',
          'Welcome groups and [find out what interests them|set pace and language to suit].',
          'Tell and show [vividly and correctly|so that even familiar places look new].',
          'Watch over safety and times and [keep the group together|change the plan when weather or mood ask for it].',
          'Solve what goes wrong on the way, [from lost tickets to tired feet|calmly and with good humour].',
          'Keep in touch with hotels, drivers and [ticket offices|partners] and report back on what could be better.',
        ],
        needs: [
          'Knowledge of the place and joy in telling of it.',
          'Fluency in the guests’ language.',
          'Care for a group without herding it.',
        ],
        success: ['guests ask questions, recommend you and [come again|nobody is left behind]'],
      },
      de: {
        purpose: ['Gäste [viel sehen, verstehen und behalten|gut und voller Geschichten zurückkommen]'],
        duties: [
          'Touren vorbereiten: [Route, Zeiten und Geschichten|Fakten geprüft, Überraschungen eingeplant]',
          'Gruppen begrüßen und [erfahren, was sie interessiert|Tempo und Sprache anpassen]',
          'Erzählen und zeigen, [lebendig und richtig|sodass auch Bekanntes neu wirkt]',
          'Auf Sicherheit und Zeiten achten und [die Gruppe zusammenhalten|umplanen, wenn Wetter oder Stimmung es verlangen]',
          'Lösen, was unterwegs schiefgeht, [von der verlorenen Karte bis zu müden Füßen|ruhig und mit Humor]',
          'Mit Hotels, Fahrdiensten und [Kassen|Partnern] Kontakt halten und melden, was besser ginge',
        ],
        needs: [
          'Kenntnis des Ortes und Freude am Erzählen',
          'Sicherheit in der Sprache der Gäste',
          'Fürsorge für eine Gruppe, ohne zu drängen',
        ],
        success: ['Gäste Fragen stellen, weiterempfehlen und [wiederkommen|niemand verloren geht]'],
      },
      fr: {
        purpose: [
          'guider les visiteurs pour qu’ils [voient, comprennent et retiennent|rentrent en sécurité et pleins d’histoires]',
        ],
        duties: [
          'Préparer les visites : [parcours, horaires et récits|faits vérifiés, surprises comprises]',
          'Accueillir les groupes et [sentir ce qui les intéresse|adapter rythme et langue]',
          'Raconter et montrer [avec vie et exactitude|de façon à renouveler même le connu]',
          'Veiller à la sécurité et aux horaires et [garder le groupe uni|changer le plan selon le temps ou l’humeur]',
          'Résoudre les imprévus, [du billet perdu aux pieds fatigués|avec calme et humour]',
          'Rester en lien avec hôtels, chauffeurs et [billetteries|partenaires] et signaler ce qui pourrait être mieux',
        ],
        needs: [
          'La connaissance des lieux et le plaisir de les raconter',
          'L’aisance dans la langue des visiteurs',
          'Le soin du groupe, sans le presser',
        ],
        success: [
          'les visiteurs posent des questions, en parlent autour d’eux et [reviennent|que personne ne se perd]',
        ],
      },
      es: {
        purpose: [
          'guiar a los visitantes para que [vean, comprendan y recuerden|vuelvan seguros y llenos de historias]',
        ],
        duties: [
          'Preparar las visitas: [ruta, horarios y relatos|datos comprobados y alguna sorpresa]',
          'Recibir a los grupos y [descubrir qué les interesa|adaptar ritmo y lenguaje]',
          'Contar y mostrar [con vida y exactitud|de modo que hasta lo conocido parezca nuevo]',
          'Velar por la seguridad y los horarios y [mantener unido al grupo|cambiar el plan según el tiempo o el ánimo]',
          'Resolver los imprevistos, [de la entrada perdida a los pies cansados|con calma y humor]',
          'Mantener el contacto con hoteles, conductores y [taquillas|colaboradores] y avisar de lo que se puede mejorar',
        ],
        needs: [
          'Conocimiento del lugar y gusto por contarlo',
          'Soltura en la lengua de los visitantes',
          'Cuidado del grupo sin agobiarlo',
        ],
        success: ['los visitantes pregunten, nos recomienden y [vuelvan|nadie se pierda]'],
      },
    },
  },
  {
    id: 'travel-agent',
    titles:
      /travel (?:agent|consultant|adviser|advisor|coordinator)|reiseberat|reisebüro|reiseverkehrskauf|tourismus(?:kauf|fach)|conseill\p{L}+ (?:de )?voyages?|agent\p{L}* de (?:voyages?|comptoir)|conseill\p{L}+ en séjour|agente de viajes|asesor[a]? de viajes|informador[a]? turístic/u,
    name: { en: 'Travel Agent', de: 'Reiseberater:in', fr: 'Conseiller voyages', es: 'Agente de viajes' },
    words: {
      en: {
        purpose: ['plan and book journeys that [suit the people who take them|go smoothly from door to door]'],
        duties: [
          'Ask what people hope for and [suggest journeys that fit wish and purse|advise against what does not suit].',
          'Book transport, rooms and extras and [check names, dates and papers|compare terms and prices].',
          'Explain conditions, entry rules and [insurance|changes] in plain words.',
          'Help when plans change and [rebook without delay|stay calm on behalf of the traveller].',
          'Keep files and payments in order and [remind people in good time|hand over papers complete].',
          'Know destinations and partners and [pass on what travellers report|share what is new with the team].',
        ],
        needs: [
          'Training or practice in tourism.',
          'An ear for wishes and a head for detail.',
          'Calm when something goes wrong far away.',
        ],
        success: ['travellers come home content and [book with us again|every detail was right]'],
      },
      de: {
        purpose: ['Reisen geplant und gebucht werden, die [zu den Menschen passen|von Tür zu Tür gut laufen]'],
        duties: [
          'Nach Wünschen fragen und [Reisen vorschlagen, die zu Wunsch und Budget passen|von Unpassendem abraten]',
          'Anreise, Unterkunft und Extras buchen und [Namen, Daten und Papiere prüfen|Bedingungen und Preise vergleichen]',
          'Bedingungen, Einreiseregeln und [Versicherungen|Änderungen] verständlich erklären',
          'Helfen, wenn sich Pläne ändern, und [sofort umbuchen|Ruhe bewahren]',
          'Unterlagen und Zahlungen in Ordnung halten und [rechtzeitig erinnern|alles vollständig übergeben]',
          'Ziele und Partner kennen und [Rückmeldungen weitergeben|Neues ins Team tragen]',
        ],
        needs: [
          'Eine Ausbildung oder Praxis im Tourismus',
          'Ein Ohr für Wünsche und ein Kopf für Details',
          'Ruhe, wenn in der Ferne etwas schiefgeht',
        ],
        success: ['Reisende zufrieden heimkommen und [wieder bei uns buchen|jedes Detail gestimmt hat]'],
      },
      fr: {
        purpose: [
          'préparer et réserver des voyages qui [conviennent à celles et ceux qui partent|se passent bien de porte à porte]',
        ],
        duties: [
          'Demander ce dont chacun rêve et [proposer des voyages selon l’envie et le budget|déconseiller ce qui ne va pas]',
          'Réserver transports, chambres et extras et [vérifier noms, dates et papiers|comparer conditions et prix]',
          'Expliquer conditions, formalités et [assurances|modifications] avec des mots simples',
          'Aider quand les plans changent et [modifier aussitôt les réservations|garder son calme pour le voyageur]',
          'Tenir dossiers et paiements en ordre et [rappeler les échéances|remettre des documents complets]',
          'Connaître destinations et partenaires et [transmettre les retours des voyageurs|partager les nouveautés avec l’équipe]',
        ],
        needs: [
          'Une formation ou une pratique du tourisme',
          'L’écoute des envies et le souci du détail',
          'Du calme quand un problème survient au loin',
        ],
        success: ['les voyageurs rentrent contents et [réservent de nouveau|que chaque détail était juste]'],
      },
      es: {
        purpose: ['planear y reservar viajes que [encajen con quienes viajan|salgan bien de puerta a puerta]'],
        duties: [
          'Preguntar qué se desea y [proponer viajes según gusto y presupuesto|desaconsejar lo que no encaja]',
          'Reservar transporte, alojamiento y extras y [comprobar nombres, fechas y papeles|comparar condiciones y precios]',
          'Explicar condiciones, requisitos de entrada y [seguros|cambios] con palabras sencillas',
          'Ayudar cuando cambian los planes y [cambiar las reservas enseguida|mantener la calma por el viajero]',
          'Llevar expedientes y pagos en orden y [recordar los plazos|entregar la documentación completa]',
          'Conocer destinos y colaboradores y [trasladar lo que cuentan los viajeros|compartir las novedades con el equipo]',
        ],
        needs: [
          'Formación o práctica en turismo',
          'Oído para los deseos y cabeza para el detalle',
          'Calma cuando algo falla lejos',
        ],
        success: ['los viajeros vuelvan contentos y [reserven de nuevo con nosotros|cada detalle haya sido correcto]'],
      },
    },
  },
]
