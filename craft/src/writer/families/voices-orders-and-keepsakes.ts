import type { Role } from './role.ts'

/** Work between languages, between buyers and makers, with mourners, and with what is to be kept, tuned, reckoned or inspected. */
export const VOICES_ORDERS_AND_KEEPSAKES: Role[] = [
  {
    id: 'interpreter',
    titles:
      /^(?!.*(?:translat|übersetz|traduct|sign lang|(?<!\p{L})(?:asl|bsl|auslan|lsf)(?!\p{L})|gebärden|schriftdolm|signes|signos|señas|data )).*(?:interpret(?:er|ing)|dolmetsch|interprète|intérprete)/u,
    name: { en: 'Interpreter', de: 'Dolmetscher:in', fr: 'Interprète', es: 'Intérprete' },
    words: {
      en: {
        purpose: ['let people who speak different languages [understand each other fully|talk as if they shared one]'],
        duties: [
          'Interpret [consecutively or simultaneously|in talks, hearings or appointments], completely and without adding anything.',
          'Prepare names, terms and subject [before every assignment|and build up glossaries].',
          'Keep the tone as well as the sense, [also when words are harsh|from a joke to a warning].',
          'Stay impartial and confidential, and [say when something cannot be heard or rendered|explain the role where it is needed].',
          'Sight-translate short papers and [check what is unclear|take notes that hold the thread].',
          'Know the technology in use, and [report|put right] what disturbs understanding.',
        ],
        needs: [
          'A sure command of both languages.',
          'Training or practice in interpreting.',
          'Concentration and [calm in tense moments|quick understanding of new subjects].',
        ],
        success: ['both sides speak freely and [forget that there is somebody in between|nothing is lost on the way]'],
      },
      de: {
        purpose: ['Menschen verschiedener Sprachen [einander ganz verstehen|so reden können, als hätten sie dieselbe]'],
        duties: [
          '[Konsekutiv oder simultan|Bei Gesprächen, Verhandlungen oder Terminen] dolmetschen, vollständig und ohne Zusätze',
          'Namen, Begriffe und Thema [vor jedem Einsatz|samt Glossar] vorbereiten',
          'Neben dem Sinn auch den Ton treffen, [auch bei harten Worten|vom Scherz bis zur Warnung]',
          'Unparteiisch und verschwiegen bleiben und [sagen, wenn etwas nicht zu hören oder zu übertragen ist|die eigene Rolle erklären, wo nötig]',
          'Kurze Schriftstücke vom Blatt übertragen und [Unklares nachfragen|Notizen machen, die den Faden halten]',
          'Die eingesetzte Technik kennen und [Störungen melden|Störendes beheben]',
        ],
        needs: [
          'Sicherheit in beiden Sprachen',
          'Ausbildung oder Praxis im Dolmetschen',
          'Konzentration und [Ruhe in angespannten Momenten|rasches Verstehen neuer Themen]',
        ],
        success: [
          'beide Seiten frei sprechen und [vergessen, dass jemand dazwischen ist|unterwegs nichts verloren geht]',
        ],
      },
      fr: {
        purpose: [
          'permettre à des personnes de langues différentes de [se comprendre pleinement|se parler comme si elles partageaient la même]',
        ],
        duties: [
          'Interpréter [en consécutive ou en simultanée|lors d’entretiens, d’audiences ou de rendez-vous], sans rien omettre ni ajouter',
          'Préparer noms, termes et sujet [avant chaque mission|et bâtir des glossaires]',
          'Rendre le ton autant que le sens, [même quand les mots sont durs|de la plaisanterie à la mise en garde]',
          'Rester impartial et discret et [dire ce qui ne peut être entendu ou rendu|expliquer son rôle au besoin]',
          'Traduire à vue de courts documents et [faire préciser ce qui est obscur|prendre des notes qui gardent le fil]',
          'Connaître la technique employée et [signaler|lever] ce qui gêne la compréhension',
        ],
        needs: [
          'Une maîtrise sûre des langues de travail',
          'Une formation ou une pratique de l’interprétation',
          'De la concentration et [du calme dans les moments tendus|une compréhension rapide des sujets nouveaux]',
        ],
        success: [
          'chacun parle librement et [oublie qu’il y a quelqu’un entre les deux|sans que rien ne se perde en route]',
        ],
      },
      es: {
        purpose: ['lograr que personas de lenguas distintas [se entiendan del todo|hablen como si compartieran una]'],
        duties: [
          'Interpretar [en consecutiva o simultánea|en entrevistas, vistas o citas], sin omitir ni añadir nada',
          'Preparar nombres, términos y tema [antes de cada encargo|y elaborar glosarios]',
          'Transmitir el tono además del sentido, [también con palabras duras|de la broma a la advertencia]',
          'Mantener la imparcialidad y la reserva y [decir lo que no se oye o no se puede trasladar|explicar el propio papel]',
          'Traducir a la vista textos breves y [pedir aclaraciones|tomar notas que guarden el hilo]',
          'Conocer la técnica que se usa y [avisar de lo que estorba|resolver lo que estorba]',
        ],
        needs: [
          'Dominio seguro de las lenguas de trabajo',
          'Formación o práctica en interpretación',
          'Concentración y [calma en momentos tensos|comprensión rápida de temas nuevos]',
        ],
        success: [
          'ambas partes hablen con libertad y [olviden que hay alguien en medio|no se pierda nada por el camino]',
        ],
      },
    },
  },
  {
    id: 'export-merchandiser',
    titles:
      /(?:export|garment|apparel|knit\p{L}*|woven|textile|production|buying house|denim|home textile)s? merchandis|merchandiser \((?:knits?|wovens?|garments?|apparel|export)\)/u,
    name: {
      en: 'Export Merchandiser',
      de: 'Produktionsmerchandiser:in Textil',
      fr: 'Merchandiser export textile',
      es: 'Merchandiser de exportación textil',
    },
    words: {
      en: {
        purpose: ['take orders from [enquiry to shipment|tech pack to dispatch], on time and as approved'],
        duties: [
          'Read tech packs and [cost each style|clear up open points with the buyer].',
          'Draw up the time and action calendar and [follow each step|warn early when a date slips].',
          'Have samples and lab dips made and [send them for approval|see that comments are carried out].',
          'Book fabric, yarn and trims and [follow them into the house|compare suppliers].',
          'Follow the order through cutting, sewing and finishing, and [check it at inline and final inspection|settle what holds it up].',
          'Keep the buyer informed and [prepare the shipping papers with the documents team|reply the same day].',
          'Plan [capacity with production|which unit or mill takes which style] before a date is promised.',
          'Compare cost and margin [before and after each order|with what was quoted].',
        ],
        needs: [
          'A sound grasp of fabrics and [garment making|consumption and costing].',
          'Clear written contact with buyers.',
          'Order with [many styles and dates at once|figures and approvals].',
        ],
        success: ['samples are approved, [orders ship on the agreed date|margins hold] and buyers place the next one'],
      },
      de: {
        purpose: [
          'Aufträge [von der Anfrage bis zur Verschiffung|vom Tech Pack bis zum Versand] pünktlich und wie freigegeben laufen',
        ],
        duties: [
          'Tech Packs lesen und [jedes Modell kalkulieren|Offenes mit dem Einkauf der Kundenseite klären]',
          'Den Terminplan jedes Auftrags aufstellen und [jeden Schritt verfolgen|bei Verzug früh warnen]',
          'Muster und Lab Dips anfertigen lassen und [zur Freigabe senden|Änderungen nachhalten]',
          'Stoff, Garn und Zutaten bestellen und [den Eingang verfolgen|Lieferanten vergleichen]',
          'Den Auftrag durch Zuschnitt, Näherei und Endfertigung begleiten und [bei Inline- und Endkontrolle prüfen|Hindernisse klären]',
          'Die Einkäufer auf dem Laufenden halten und [Versandpapiere vorbereiten|noch am selben Tag antworten]',
          '[Kapazitäten mit der Produktion|Die Zuteilung der Modelle auf Betriebe] planen, bevor ein Termin zugesagt wird',
          'Kosten und Marge [vor und nach jedem Auftrag|mit dem Angebot] vergleichen',
        ],
        needs: [
          'Kenntnis von Stoffen und [Konfektion|Verbrauch und Kalkulation]',
          'Klarer schriftlicher Kontakt mit Einkäufern',
          'Ordnung bei [vielen Modellen und Terminen|Zahlen und Freigaben]',
        ],
        success: [
          'Muster freigegeben sind, [Aufträge pünktlich verschifft werden|Margen halten] und der nächste Auftrag folgt',
        ],
      },
      fr: {
        purpose: [
          'mener les commandes [de la demande à l’expédition|du dossier technique au départ], à temps et conformes',
        ],
        duties: [
          'Lire les dossiers techniques et [chiffrer chaque modèle|lever les doutes avec l’acheteur]',
          'Établir le rétroplanning et [suivre chaque étape|prévenir tôt si une date glisse]',
          'Faire réaliser échantillons et bains de teinture et [les envoyer pour accord|veiller aux corrections demandées]',
          'Commander tissus, fils et fournitures et [suivre leur arrivée|comparer les fournisseurs]',
          'Suivre la commande à la coupe, au montage et en finition, et [la vérifier aux contrôles en ligne et final|lever ce qui la retient]',
          'Tenir l’acheteur au courant et [préparer les documents d’expédition|répondre le jour même]',
          'Prévoir [la capacité avec la production|quel atelier prend quel modèle] avant de promettre une date',
          'Comparer coûts et marge [avant et après chaque commande|avec le devis]',
        ],
        needs: [
          'De bonnes bases en matières et [en confection|en consommation et chiffrage]',
          'Des échanges écrits clairs avec les acheteurs',
          'De l’ordre dans [de nombreux modèles et dates|les chiffres et les validations]',
        ],
        success: [
          'les échantillons sont validés, que [les commandes partent à la date convenue|les marges tiennent] et que la suivante arrive',
        ],
      },
      es: {
        purpose: [
          'llevar los pedidos [de la consulta al embarque|de la ficha técnica al envío], a tiempo y según lo aprobado',
        ],
        duties: [
          'Leer fichas técnicas y [costear cada modelo|aclarar dudas con el comprador]',
          'Preparar el calendario de cada pedido y [seguir cada paso|avisar pronto si una fecha se mueve]',
          'Encargar muestras y pruebas de color y [enviarlas a aprobación|cuidar que se apliquen los cambios]',
          'Pedir tejido, hilo y fornituras y [seguir su llegada|comparar proveedores]',
          'Seguir el pedido en corte, confección y acabado y [revisarlo en las inspecciones|resolver lo que lo frena]',
          'Tener al comprador al corriente y [preparar los documentos de embarque|responder en el día]',
          'Prever [la capacidad con producción|qué taller hace cada modelo] antes de prometer una fecha',
          'Comparar coste y margen [antes y después de cada pedido|con lo ofertado]',
        ],
        needs: [
          'Buena base de tejidos y [confección|consumos y costes]',
          'Trato escrito claro con compradores',
          'Orden con [muchos modelos y fechas|cifras y aprobaciones]',
        ],
        success: [
          'las muestras se aprueben, [los pedidos salgan en la fecha acordada|los márgenes se mantengan] y llegue el siguiente',
        ],
      },
    },
  },
  {
    id: 'funeral-arranger',
    titles:
      /funeral (?:arrang|service arrang|administrator|co-?ordinator)|bestattungsberat|trauer(?:fall)?berat|assistant\p{L}* funéraire|asesor[a]? funerari/u,
    name: {
      en: 'Funeral Arranger',
      de: 'Bestattungsberater:in',
      fr: 'Assistant funéraire',
      es: 'Asesor/a funerario/a',
    },
    words: {
      en: {
        purpose: ['guide families through [the days after a death|every step of a farewell] with calm and clear words'],
        duties: [
          'Meet families, [listen before you plan|let them take their time], and settle how they want to say goodbye.',
          'Explain the choices and what each costs, [openly and without pressing|in writing too].',
          'Complete the papers for registrar, cemetery or crematorium and [check every name and date|see that nothing is missing].',
          'Agree times with clergy or celebrant, [florist and transport|chapel and musicians].',
          'Look after visits to the chapel and [see that all is as the family wished|stay near].',
          'Place notices, keep the file and [be there for questions afterwards|return personal things with care].',
          'Answer first calls [gently, and explain what happens next|and note what is needed at once].',
          'Keep the arranging room [quiet and welcoming|ready, with samples and lists to hand].',
        ],
        needs: [
          'Warmth and tact with people in grief.',
          'Exact work with [names, dates and forms|papers].',
          'A calm manner, [also when several families need you|also when plans change].',
        ],
        success: [
          'families feel understood, [every detail is right|nothing is forgotten] and the farewell is as they wished',
        ],
      },
      de: {
        purpose: [
          'Familien [in den Tagen nach einem Todesfall|bei jedem Schritt des Abschieds] ruhig und klar begleitet sind',
        ],
        duties: [
          'Angehörige empfangen, [erst zuhören, dann planen|ihnen Zeit lassen] und klären, welchen Abschied sie wünschen',
          'Möglichkeiten und Kosten erklären, [offen und ohne zu drängen|auch schriftlich]',
          'Unterlagen für Standesamt, Friedhof oder Krematorium erledigen und [Namen und Daten prüfen|auf Vollständigkeit achten]',
          'Termine mit Pfarramt oder Trauerrede, [Floristik und Überführung|Kapelle und Musik] abstimmen',
          'Abschiednahmen betreuen und [darauf achten, dass alles dem Wunsch entspricht|in der Nähe bleiben]',
          'Anzeigen aufgeben, die Akte führen und [auch danach ansprechbar sein|persönliche Dinge achtsam zurückgeben]',
          'Erste Anrufe [behutsam annehmen und die nächsten Schritte erklären|annehmen und gleich Nötiges festhalten]',
          'Das Beratungszimmer [ruhig und einladend|mit Mustern und Listen bereit] halten',
        ],
        needs: [
          'Wärme und Takt im Umgang mit Trauernden',
          'Genauigkeit bei [Namen, Daten und Formularen|Unterlagen]',
          'Ruhe, [auch wenn mehrere Familien zugleich kommen|auch bei Änderungen]',
        ],
        success: [
          'Familien sich verstanden fühlen, [alles stimmt|nichts vergessen wird] und der Abschied ihrem Wunsch entspricht',
        ],
      },
      fr: {
        purpose: [
          'accompagner les familles [dans les jours qui suivent un décès|à chaque étape d’un adieu] avec calme et des mots clairs',
        ],
        duties: [
          'Recevoir les familles, [écouter avant d’organiser|leur laisser du temps] et définir l’adieu qu’elles souhaitent',
          'Expliquer les choix et leur coût, [sans détour ni pression|par écrit aussi]',
          'Établir les papiers pour la mairie, le cimetière ou le crématorium et [vérifier noms et dates|veiller à ce que rien ne manque]',
          'Convenir des horaires avec le culte ou l’officiant, [le fleuriste et le transport|la chambre funéraire et les musiciens]',
          'Accueillir les visites de recueillement et [veiller au souhait de chaque famille|rester à proximité]',
          'Passer les avis, tenir le dossier et [rester joignable ensuite|rendre avec soin les effets personnels]',
          'Prendre les premiers appels [avec douceur et expliquer la suite|et noter ce qui presse]',
          'Tenir le salon d’accueil [calme et chaleureux|prêt, modèles et listes à portée]',
        ],
        needs: [
          'De la chaleur et du tact avec les personnes en deuil',
          'De l’exactitude dans [noms, dates et formulaires|les papiers]',
          'Du calme, [même quand plusieurs familles arrivent|même quand les plans changent]',
        ],
        success: [
          'les familles se sentent comprises, que [chaque détail est juste|rien ne manque] et que l’adieu leur ressemble',
        ],
      },
      es: {
        purpose: [
          'acompañar a las familias [en los días que siguen a una muerte|en cada paso de la despedida] con calma y palabras claras',
        ],
        duties: [
          'Recibir a las familias, [escuchar antes de organizar|darles tiempo] y acordar la despedida que desean',
          'Explicar las opciones y su coste, [sin rodeos ni presión|también por escrito]',
          'Preparar los papeles para registro, cementerio o crematorio y [comprobar nombres y fechas|cuidar que no falte nada]',
          'Concertar horas con parroquia u oficiante, [floristería y traslado|capilla y músicos]',
          'Atender las visitas al velatorio y [cuidar que todo sea como la familia quiso|estar cerca]',
          'Publicar esquelas, llevar el expediente y [seguir disponible después|devolver con cuidado los objetos personales]',
          'Atender los primeros avisos [con delicadeza y explicar los pasos|y anotar lo urgente]',
          'Mantener la sala de atención [tranquila y acogedora|lista, con muestras y listas a mano]',
        ],
        needs: [
          'Calidez y tacto con quien está de duelo',
          'Exactitud con [nombres, fechas y formularios|los papeles]',
          'Calma, [también con varias familias a la vez|también cuando cambian los planes]',
        ],
        success: [
          'las familias se sientan comprendidas, [cada detalle esté bien|no falte nada] y la despedida sea la que querían',
        ],
      },
    },
  },
  {
    id: 'conservator',
    titles:
      /(?:paper|book|textile|objects?|painting|paintings|stone|wood|furniture|archaeological|metal|glass|photograph|preventive|museum|archives?|collections?) conservator|^conservator|(?:art|painting|furniture|paper|fresco) restorer|^restorer|restaurator|restaurateur\p{L}* (?:d['’]art|de (?:tableaux|papier|livres|meubles|textiles|peintures|sculptures|mobilier|photographies)|en)|conservateur\p{L}*-restaurateur|restaurador[a]? (?:de (?:arte|papel|libros|muebles|cuadros|pintura|textiles|documentos|patrimonio|bienes))|conservador[a]?[- /]+restaurador/u,
    name: {
      en: 'Conservator',
      de: 'Restaurator:in',
      fr: 'Restaurateur du patrimoine',
      es: 'Conservador/a-restaurador/a',
    },
    words: {
      en: {
        purpose: ['keep objects [legible, stable and true to themselves|for those who come after us]'],
        duties: [
          'Examine each object and [record its condition in words and pictures|find out what it is made of].',
          'Propose a treatment, [weigh what it would change|as little as possible and reversible where it can be], and agree it before you begin.',
          'Clean, consolidate and repair [with tested materials|under magnification where needed].',
          'Mount, box or frame for [storage, reading room or exhibition|handling and loan].',
          'Watch light, climate and pests, and [advise on storage and handling|prevent damage before it happens].',
          'Document every step [so that others can understand it later|with materials and reasons].',
        ],
        needs: [
          'Training in conservation.',
          'Steady hands and [patience|a trained eye].',
          'Respect for the object and [the ethics of the profession|for what must not be done].',
        ],
        success: ['[treatments can be traced|nothing is lost that mattered], and objects can be used and shown again'],
      },
      de: {
        purpose: ['Objekte [lesbar, stabil und sie selbst bleiben|für spätere Generationen erhalten bleiben]'],
        duties: [
          'Jedes Objekt untersuchen und [den Zustand in Wort und Bild festhalten|Material und Technik bestimmen]',
          'Ein Konzept vorschlagen, [Eingriffe abwägen|so wenig wie möglich und möglichst umkehrbar], und es vor Beginn abstimmen',
          'Reinigen, festigen und ergänzen, [mit erprobten Materialien|wo nötig unter dem Mikroskop]',
          'Objekte für [Depot, Lesesaal oder Ausstellung|Benutzung und Leihgabe] montieren, verpacken oder rahmen',
          'Licht, Klima und Schädlinge überwachen und [zu Lagerung und Handhabung beraten|Schäden vorbeugen]',
          'Jeden Schritt dokumentieren, [damit er später nachvollziehbar ist|mit Material und Begründung]',
        ],
        needs: [
          'Ausbildung in der Restaurierung',
          'Eine ruhige Hand und [Geduld|ein geschultes Auge]',
          'Achtung vor dem Objekt und [den Grundsätzen des Berufs|vor dem, was zu unterlassen ist]',
        ],
        success: [
          'Objekte stabil sind, [Eingriffe nachvollziehbar bleiben|nichts Wesentliches verloren geht] und sie wieder genutzt und gezeigt werden können',
        ],
      },
      fr: {
        purpose: [
          'garder les œuvres et documents [lisibles, stables et fidèles à eux-mêmes|pour celles et ceux qui viendront]',
        ],
        duties: [
          'Examiner chaque pièce et [dresser le constat d’état en mots et en images|identifier matériaux et techniques]',
          'Proposer un traitement, [peser ce qu’il changerait|le moins possible et réversible si l’on peut], et le faire valider avant de commencer',
          'Nettoyer, consolider et réparer [avec des matériaux éprouvés|sous loupe au besoin]',
          'Monter, conditionner ou encadrer pour [la réserve, la lecture ou l’exposition|la consultation et le prêt]',
          'Surveiller lumière, climat et insectes et [conseiller rangement et manipulation|prévenir les dégâts]',
          'Documenter chaque étape, [pour qu’on la comprenne plus tard|avec matériaux et raisons]',
        ],
        needs: [
          'Une formation en conservation-restauration',
          'La main sûre et [de la patience|l’œil exercé]',
          'Le respect de l’objet et [de la déontologie du métier|de ce qu’il ne faut pas faire]',
        ],
        success: [
          'les pièces sont stables, que [les traitements restent traçables|rien d’essentiel ne se perd] et qu’elles peuvent servir et être montrées',
        ],
      },
      es: {
        purpose: ['conservar las piezas [legibles, estables y fieles a sí mismas|para quienes vengan después]'],
        duties: [
          'Examinar cada pieza [y registrar su estado con texto e imagen|e identificar materiales y técnica]',
          'Proponer un tratamiento, [sopesar lo que cambiaría|mínimo y reversible cuando se pueda], y acordarlo antes de empezar',
          'Limpiar, consolidar y reparar [con materiales probados|con lupa si hace falta]',
          'Montar, guardar o enmarcar para [depósito, sala o exposición|consulta y préstamo]',
          'Vigilar luz, clima e insectos y [aconsejar sobre guarda y manejo|prevenir daños]',
          'Documentar cada paso [para que se entienda más tarde|con materiales y motivos]',
        ],
        needs: [
          'Formación en conservación y restauración',
          'Pulso firme y [paciencia|ojo entrenado]',
          'Respeto por la pieza y [por la ética de la profesión|por lo que no debe hacerse]',
        ],
        success: [
          '[los tratamientos se puedan seguir|no se pierda nada esencial] y las piezas puedan usarse y mostrarse de nuevo',
        ],
      },
    },
  },
  {
    id: 'instrument-maker',
    titles:
      /organ (?:builder|tuner)|luthier|(?:violin|guitar|piano|instrument|harpsichord) (?:maker|builder|tuner|technician|repairer)|orgelbau|geigenbau|klavierbau|klavierstimm|instrumentenbau|gitarrenbau|facteur\p{L}* (?:d['’]orgue|de piano|d['’]instrument)|accordeu\p{L}* (?:de )?piano|(?:constructor|reparador|restaurador)\p{L}* de (?:instrumentos|órganos|guitarras|pianos)|organero|afinador[a]? de pianos|guitarrero|violero/u,
    name: {
      en: 'Instrument Maker',
      de: 'Instrumentenbauer:in',
      fr: 'Facteur d’instruments',
      es: 'Constructor/a de instrumentos',
    },
    words: {
      en: {
        purpose: ['build and keep instruments [that sound as they should|that players trust]'],
        duties: [
          'Choose and work wood, metal and leather [by hand and machine|to drawings and by ear].',
          'Build or rebuild parts and [fit them so that they move freely|match what is there].',
          'Tune, voice and regulate [until sound and touch agree|to room and player].',
          'Find the cause of rattles, leaks and [uneven touch|sticking parts] and repair them.',
          'Take apart, clean and restore old instruments, [keeping what is original|noting each step].',
          'Work on site and in the workshop and [protect what is around the instrument|leave the place clean].',
        ],
        needs: [
          'Training in the craft.',
          'A good ear and [fine hands|feeling for materials].',
          'Patience with [small details|old instruments].',
        ],
        success: ['the instrument speaks evenly, [stays in tune|holds for years] and those who play it are glad'],
      },
      de: {
        purpose: ['Instrumente entstehen und bleiben, [die klingen, wie sie sollen|denen Spielende vertrauen]'],
        duties: [
          'Holz, Metall und Leder auswählen und bearbeiten, [von Hand und mit Maschinen|nach Zeichnung und Gehör]',
          'Teile bauen oder nachbauen und [leichtgängig einpassen|dem Bestand angleichen]',
          'Stimmen, intonieren und regulieren, [bis Klang und Spielart passen|passend zu Raum und Spiel]',
          'Ursachen von Klappern, Undichtheit und [ungleichem Anschlag|klemmenden Teilen] finden und beheben',
          'Alte Instrumente zerlegen, reinigen und restaurieren, [möglichst im Original|mit Dokumentation jedes Schritts]',
          'In der Werkstatt und vor Ort arbeiten und [die Umgebung schützen|den Platz sauber hinterlassen]',
        ],
        needs: [
          'Ausbildung im Handwerk',
          'Ein gutes Gehör und [feine Hände|Gefühl für Material]',
          'Geduld mit [kleinen Details|alten Instrumenten]',
        ],
        success: [
          'das Instrument ausgeglichen klingt, [die Stimmung hält|über Jahre hält] und alle, die es spielen, zufrieden sind',
        ],
      },
      fr: {
        purpose: ['construire et entretenir des instruments [qui sonnent juste|auxquels les musiciens se fient]'],
        duties: [
          'Choisir et travailler bois, métal et peau [à la main et à la machine|sur plan et à l’oreille]',
          'Fabriquer ou refaire des pièces et [les ajuster sans jeu ni frottement|les accorder à l’existant]',
          'Accorder, harmoniser et régler [jusqu’à ce que son et toucher s’accordent|selon la salle et le jeu]',
          'Chercher la cause des bruits, fuites et [touchers inégaux|pièces qui collent] et y remédier',
          'Démonter, nettoyer et restaurer les instruments anciens [en gardant l’origine|en notant chaque étape]',
          'Travailler à l’atelier et sur place et [protéger les lieux|laisser l’endroit propre]',
        ],
        needs: [
          'Une formation au métier',
          'Une bonne oreille et [des gestes fins|le sens des matières]',
          'De la patience pour [les détails|les instruments anciens]',
        ],
        success: ['l’instrument sonne égal, [garde l’accord|tient des années] et que qui en joue est content'],
      },
      es: {
        purpose: ['construir y cuidar instrumentos [que suenen como deben|en los que se pueda confiar]'],
        duties: [
          'Elegir y trabajar madera, metal y piel [a mano y a máquina|con plano y de oído]',
          'Fabricar o rehacer partes [y ajustarlas sin roces|e igualarlas a lo que hay]',
          'Afinar, armonizar y regular [hasta que sonido y tacto encajen|según sala y forma de tocar]',
          'Buscar la causa de ruidos, fugas y [tactos desiguales|partes que se pegan] y arreglarla',
          'Desmontar, limpiar y restaurar instrumentos antiguos [conservando lo original|anotando cada paso]',
          'Trabajar en taller y en el lugar y [proteger el entorno|dejarlo todo limpio]',
        ],
        needs: [
          'Formación en el oficio',
          'Buen oído y [manos finas|sentido del material]',
          'Paciencia con [los detalles|instrumentos antiguos]',
        ],
        success: ['el instrumento suene parejo, [mantenga la afinación|dure años] y quien lo toque esté contento'],
      },
    },
  },
  {
    id: 'actuary',
    titles: /actuar(?:y|ial)|aktuar(?!i)|aktuarin|versicherungsmathemat|actuaire|actuari[oa]/u,
    name: { en: 'Actuary', de: 'Aktuar:in', fr: 'Actuaire', es: 'Actuario/a' },
    words: {
      en: {
        purpose: ['put a sound figure on risk, so that [promises can be kept|prices and reserves are right]'],
        duties: [
          'Build and check models for [pricing, reserves or capital|claims, mortality or lapse](( in {tools})).',
          'Prepare data and [test whether it holds|explain gaps in it].',
          'Set assumptions and [show how much hangs on each|compare them with what came].',
          'Calculate reserves or tariffs and [reconcile them with the last ones|explain each movement].',
          'Write reports for [management and supervisors|people who are not actuaries].',
          'Review the work of others on [models and methods|the four-eyes principle] and document it.',
        ],
        needs: [
          'Training in mathematics or statistics.',
          'Practice in actuarial models.',
          'Clear words for [uncertain figures|people from other fields].',
        ],
        success: ['results hold up in review, [surprises are small|decisions rest on them] and others understand them'],
      },
      de: {
        purpose: [
          'Risiken richtig beziffert sind und [Zusagen gehalten werden können|Tarife und Rückstellungen stimmen]',
        ],
        duties: [
          'Modelle für [Tarife, Rückstellungen oder Kapital|Schäden, Sterblichkeit oder Storno](( in {tools})) bauen und prüfen',
          'Daten aufbereiten und [auf Tragfähigkeit prüfen|Lücken erklären]',
          'Annahmen festlegen und [zeigen, was an jeder hängt|mit dem Eingetretenen vergleichen]',
          'Rückstellungen oder Beiträge berechnen und [mit den letzten abgleichen|jede Veränderung erklären]',
          'Berichte für [Leitung und Aufsicht|Fachfremde] schreiben',
          'Modelle und Methoden anderer [prüfen|gegenlesen] und alles dokumentieren',
        ],
        needs: [
          'Studium in Mathematik oder Statistik',
          'Praxis mit versicherungsmathematischen Modellen',
          'Klare Worte für [unsichere Zahlen|andere Fachrichtungen]',
        ],
        success: [
          'Ergebnisse jeder Prüfung standhalten, [Überraschungen klein bleiben|Entscheidungen darauf bauen] und andere sie verstehen',
        ],
      },
      fr: {
        purpose: [
          'chiffrer justement le risque, pour que [les promesses puissent être tenues|tarifs et provisions soient justes]',
        ],
        duties: [
          'Construire et valider des modèles de [tarification, de provisionnement ou de capital|sinistres, de mortalité ou de rachat](( dans {tools}))',
          'Préparer les données et [tester leur solidité|en expliquer les lacunes]',
          'Poser les hypothèses et [montrer ce qui en dépend|les comparer au réel]',
          'Calculer provisions ou tarifs et [les rapprocher des précédents|expliquer chaque variation]',
          'Rédiger des rapports pour [la direction et le régulateur|les non-actuaires]',
          'Relire modèles et méthodes [d’autrui|en relecture croisée] et les documenter',
        ],
        needs: [
          'Une formation en mathématiques ou en statistique',
          'Une pratique des modèles actuariels',
          'Des mots clairs pour [des chiffres incertains|d’autres métiers]',
        ],
        success: [
          'les résultats résistent à la revue, que [les surprises sont petites|les décisions s’y appuient] et que chacun les comprend',
        ],
      },
      es: {
        purpose: [
          'poner cifras sólidas al riesgo, para que [se cumplan las promesas|tarifas y reservas sean correctas]',
        ],
        duties: [
          'Construir y validar modelos de [tarifa, reservas o capital|siniestros, mortalidad o caída](( en {tools}))',
          'Preparar los datos y [comprobar su solidez|explicar sus lagunas]',
          'Fijar hipótesis y [mostrar qué depende de cada una|compararlas con lo ocurrido]',
          'Calcular reservas o primas y [cuadrarlas con las anteriores|explicar cada variación]',
          'Redactar informes para [dirección y supervisor|quien no es actuario]',
          'Revisar modelos y métodos [ajenos|en doble lectura] y documentarlos',
        ],
        needs: [
          'Formación en matemáticas o estadística',
          'Práctica con modelos actuariales',
          'Palabras claras para [cifras inciertas|otras áreas]',
        ],
        success: [
          'los resultados resistan la revisión, [las sorpresas sean pequeñas|las decisiones se apoyen en ellos] y se entiendan',
        ],
      },
    },
  },
  {
    id: 'inspector',
    titles:
      /(?:building|food|meat|housing|home|fire|code|construction|hygiene|animal welfare|environmental health|vehicle|elevator) (?:safety |standards )?(?:inspector|surveyor)|building control|environmental health (?:officer|practitioner)|lebensmittelkontroll|baukontroll|fleischbeschau|fleischkontroll|gewerbeaufsicht|hygienekontroll|prüfingenieur|inspecteur\p{L}* (?:d['’]hygiène|de salubrité|vétérinaire|du bâtiment|en bâtiment|des aliments|de la sécurité)|technicien\p{L}* (?:de )?salubrité|inspector[a]? (?:de (?:sanidad|alimentos|obras?|consumo|edificios|higiene|vehículos|vivienda)|sanitari[oa]|veterinari[oa])/u,
    name: { en: 'Inspector', de: 'Kontrolleur:in', fr: 'Inspecteur', es: 'Inspector/a' },
    words: {
      en: {
        purpose: [
          'see that rules which protect people [are kept in practice, not only on paper|are understood and kept]',
        ],
        duties: [
          'Plan inspections by [risk and interval|complaint and case] and prepare each from the file.',
          'Inspect on site, [look where others do not|measure and sample] and record what you find.',
          'Tell those responsible [what is wrong, why it matters and by when|openly what you saw].',
          'Judge findings by [law and standard|the same measure for all] and order what is needed.',
          'Check that faults are put right and [close the case|go further where they are not].',
          'Write reports [that hold up in an appeal|that can be understood without you] and answer questions on the rules.',
        ],
        needs: [
          'Knowledge of the rules and the trade inspected.',
          'Fairness and [a firm, polite manner|calm in disputes].',
          'Exact records.',
        ],
        success: [
          'dangers are found and removed, [decisions stand|those inspected know why] and the public can rely on it',
        ],
      },
      de: {
        purpose: ['Vorschriften, die Menschen schützen, [auch in der Praxis gelten|verstanden und eingehalten werden]'],
        duties: [
          'Kontrollen nach [Risiko und Frist|Beschwerde und Fall] planen und aus der Akte vorbereiten',
          'Vor Ort kontrollieren, [auch dort hinsehen, wo sonst niemand hinsieht|messen und Proben nehmen], und Befunde festhalten',
          'Den Verantwortlichen sagen, [was nicht stimmt, warum es zählt und bis wann es zu beheben ist|was gesehen wurde]',
          'Befunde nach [Recht und Norm|gleichem Maß für alle] beurteilen und Nötiges anordnen',
          'Die Behebung nachprüfen und [den Fall abschließen|weitere Schritte einleiten]',
          'Berichte schreiben, [die vor Gericht bestehen|die ohne Erklärung verständlich sind], und Fragen zu Vorschriften beantworten',
        ],
        needs: [
          'Kenntnis der Vorschriften und des geprüften Fachs',
          'Fairness und [ein bestimmtes, höfliches Auftreten|Ruhe im Streit]',
          'Genaue Aufzeichnungen',
        ],
        success: [
          'Gefahren gefunden und beseitigt sind, [Entscheidungen Bestand haben|Geprüfte den Grund kennen] und man sich darauf verlassen kann',
        ],
      },
      fr: {
        purpose: ['veiller à ce que les règles qui protègent [vivent dans les faits|soient comprises et suivies]'],
        duties: [
          'Planifier les contrôles selon [le risque et l’échéance|la plainte et le cas] et préparer chacun sur dossier',
          'Contrôler sur place, [regarder là où l’on ne regarde pas|mesurer et prélever], et consigner les constats',
          'Dire aux responsables [ce qui ne va pas, pourquoi et pour quand|franchement ce qui a été vu]',
          'Juger les constats selon [la loi et la norme|la même mesure pour tous] et prescrire le nécessaire',
          'Vérifier la mise en conformité et [clore le dossier|aller plus loin au besoin]',
          'Rédiger des rapports [qui tiennent en recours|compréhensibles par eux-mêmes] et répondre aux questions sur les règles',
        ],
        needs: [
          'La connaissance des règles et du domaine contrôlé',
          'De l’équité et [une attitude ferme et polie|du calme dans les conflits]',
          'Des relevés exacts',
        ],
        success: [
          'les dangers sont vus et levés, que [les décisions tiennent|chacun en comprend les raisons] et que le public peut s’y fier',
        ],
      },
      es: {
        purpose: ['cuidar que las normas que protegen [se cumplan en la práctica|se entiendan y se cumplan]'],
        duties: [
          'Planificar inspecciones según [riesgo y plazo|queja y caso] y prepararlas con el expediente',
          'Inspeccionar en el lugar, [mirar donde nadie mira|medir y tomar muestras] y registrar lo hallado',
          'Decir a los responsables [qué está mal, por qué importa y para cuándo|con franqueza lo que se vio]',
          'Valorar los hallazgos según [ley y norma|la misma medida para todos] y ordenar lo necesario',
          'Comprobar que se corrige [y cerrar el caso|e ir más allá si no]',
          'Redactar actas [que se sostengan en un recurso|que se entiendan por sí solas] y responder dudas sobre las normas',
        ],
        needs: [
          'Conocimiento de las normas y del sector inspeccionado',
          'Equidad y [trato firme y cortés|calma en los conflictos]',
          'Registros exactos',
        ],
        success: [
          'los peligros se encuentren y se eliminen, [las decisiones se sostengan|se entiendan los motivos] y el público pueda confiar',
        ],
      },
    },
  },
  {
    id: 'probation-officer',
    titles:
      /probation|parole|bewährungshelf|bewährungshilf|gerichtshilf|conseiller\p{L}* (?:pénitentiaire|d['’]insertion et de probation)|(?:delegad|agente|técnic)\p{L}* (?:de )?(?:libertad (?:vigilada|condicional)|medio abierto|medidas (?:penales|judiciales))/u,
    name: {
      en: 'Probation Officer',
      de: 'Bewährungshelfer:in',
      fr: 'Conseiller d’insertion et de probation',
      es: 'Delegado/a de libertad vigilada',
    },
    words: {
      en: {
        purpose: ['help people under sentence [to live without crime|back into ordinary life], and protect others'],
        duties: [
          'Meet people on your caseload regularly and [speak openly about what goes well and what does not|keep to clear terms].',
          'Assess risk and need and [write a plan that can be kept|review it as things change].',
          'Help with housing, work and [debts or addiction|family] together with other services.',
          'Check that conditions are met and [act when they are not|report breaches fairly].',
          'Write reports to the court [that are fair and clear|on background, risk and progress].',
          'Listen to victims’ concerns where they are affected and [pass on what protects them|keep them informed as the law allows].',
        ],
        needs: [
          'Training in social work, law or a related field.',
          'Fairness, patience and [clear limits|honest words].',
          'Steadiness with [setbacks|hard stories].',
        ],
        success: ['people keep their terms, [find their footing|ask for help in time] and new offences do not happen'],
      },
      de: {
        purpose: ['Verurteilte [straffrei leben lernen|in den Alltag zurückfinden] und andere geschützt sind'],
        duties: [
          'Regelmäßig mit den Betreuten sprechen und [offen sagen, was gelingt und was nicht|klare Absprachen treffen]',
          'Risiko und Bedarf einschätzen und [einen erreichbaren Plan schreiben|ihn anpassen]',
          'Bei Wohnung, Arbeit und [Schulden oder Sucht|Familie] mit anderen Stellen helfen',
          'Auflagen überwachen und [bei Verstößen handeln|Verstöße fair melden]',
          'Berichte an das Gericht schreiben, [fair und verständlich|zu Herkunft, Risiko und Verlauf]',
          'Belange der Opfer berücksichtigen und [Schützendes weitergeben|sie im Rahmen des Rechts informieren]',
        ],
        needs: [
          'Ausbildung in Sozialer Arbeit, Recht oder Verwandtem',
          'Fairness, Geduld und [klare Grenzen|viele Ideen]',
          'Standfestigkeit bei [Rückschlägen|schweren Geschichten]',
        ],
        success: [
          'Absprachen halten, [Menschen Fuß fassen|rechtzeitig um Hilfe gebeten wird] und keine neuen Taten geschehen',
        ],
      },
      fr: {
        purpose: [
          'aider des personnes condamnées [à vivre sans récidive|à retrouver une vie ordinaire], et protéger autrui',
        ],
        duties: [
          'Recevoir régulièrement les personnes suivies et [dire franchement ce qui va ou non|tenir un cadre clair]',
          'Évaluer risques et besoins et [écrire un plan tenable|le revoir au fil du suivi]',
          'Aider au logement, au travail et [face aux dettes ou aux addictions|dans la famille] avec les partenaires',
          'Vérifier les obligations et [réagir quand elles ne sont pas tenues|rendre compte avec équité]',
          'Rédiger des rapports au juge, [équitables et clairs|sur parcours, risques et progrès]',
          'Prendre en compte les victimes concernées et [transmettre ce qui les protège|les informer dans le cadre de la loi]',
        ],
        needs: [
          'Une formation en travail social, en droit ou proche',
          'De l’équité, de la patience et [un cadre clair|des idées]',
          'De la solidité face [aux revers|aux parcours difficiles]',
        ],
        success: [
          'les obligations sont tenues, que [chacun reprend pied|l’aide est demandée à temps] et que la récidive n’a pas lieu',
        ],
      },
      es: {
        purpose: [
          'ayudar a personas con condena [a vivir sin delinquir|a volver a una vida normal] y proteger a los demás',
        ],
        duties: [
          'Ver con regularidad a las personas en seguimiento y [hablar claro de lo que va bien y lo que no|mantener acuerdos claros]',
          'Valorar riesgos y necesidades y [escribir un plan realizable|revisarlo con el tiempo]',
          'Ayudar con vivienda, trabajo y [deudas o adicciones|familia] junto a otros servicios',
          'Comprobar que se cumplen las condiciones [y actuar si no|e informar con justicia]',
          'Redactar informes al juzgado, [justos y claros|sobre historia, riesgo y avances]',
          'Atender a las víctimas afectadas [y transmitir lo que las protege|e informarlas según la ley]',
        ],
        needs: [
          'Formación en trabajo social, derecho o afín',
          'Equidad, paciencia y [límites claros|muchas ideas]',
          'Firmeza ante [los retrocesos|las historias duras]',
        ],
        success: [
          'se cumplan las condiciones, [cada persona encuentre su sitio|se pida ayuda a tiempo] y no haya nuevos delitos',
        ],
      },
    },
  },
  {
    id: 'drone-pilot',
    titles:
      /(?:drone|uav|uas|rpas) (?:pilot|operator|surveyor|technician)|drohnen(?:pilot|operat|führ)|(?:pilote|télépilote|opérateur)\p{L}* (?:de )?drones?|télépilote|(?:piloto|operador)\p{L}* (?:de )?(?:drones?|rpas)/u,
    name: { en: 'Drone Pilot', de: 'Drohnenpilot:in', fr: 'Télépilote de drone', es: 'Piloto de drones' },
    words: {
      en: {
        purpose: [
          'bring back pictures and data from the air, [safely and sharp enough to work with|by the rules of the sky]',
        ],
        duties: [
          'Plan flights by [airspace, weather and terrain|task, light and permits].',
          'Check aircraft, batteries and sensors before take-off and [log each flight|note faults].',
          'Fly by hand or mission plan and [keep aircraft and surroundings in sight|hold the distance to people].',
          'Capture images or readings [that overlap and can be measured|as the task asks].',
          'Process and hand over the data [named and checked|with what limits it].',
          'Look after the fleet and [keep permits and updates current|brief those on the ground].',
        ],
        needs: [
          'A remote pilot certificate, or readiness to obtain it.',
          'Calm judgement [when wind or signal changes|about when not to fly].',
          'Care with [equipment and data|rules and privacy].',
        ],
        success: [
          'flights end safely, [data can be used at once|no flight has to be repeated] and nobody is disturbed',
        ],
      },
      de: {
        purpose: ['Bilder und Daten aus der Luft [sicher und brauchbar|nach den Regeln des Luftraums] ankommen'],
        duties: [
          'Flüge nach [Luftraum, Wetter und Gelände|Auftrag, Licht und Genehmigung] planen',
          'Gerät, Akkus und Sensoren vor dem Start prüfen und [jeden Flug festhalten|Mängel notieren]',
          'Von Hand oder nach Flugplan fliegen und [Gerät und Umgebung im Blick behalten|Abstand zu Menschen wahren]',
          'Bilder oder Messwerte aufnehmen, [überlappend und messbar|wie es der Auftrag verlangt]',
          'Daten aufbereiten und [benannt und geprüft|samt ihren Grenzen] übergeben',
          'Die Flotte pflegen und [Genehmigungen und Updates aktuell halten|Beteiligte am Boden einweisen]',
        ],
        needs: [
          'Einen Fernpilotenschein oder die Bereitschaft dazu',
          'Ein ruhiges Urteil, [wenn Wind oder Signal sich ändern|auch darüber, wann nicht geflogen wird]',
          'Sorgfalt mit [Gerät und Daten|Regeln und Privatsphäre]',
        ],
        success: [
          'Flüge sicher enden, [Daten sofort nutzbar sind|kein Flug wiederholt werden muss] und niemand gestört wird',
        ],
      },
      fr: {
        purpose: ['rapporter du ciel images et mesures [sûres et exploitables|dans le respect des règles de l’air]'],
        duties: [
          'Préparer les vols selon [l’espace aérien, la météo et le terrain|la mission, la lumière et les autorisations]',
          'Contrôler appareil, batteries et capteurs avant le décollage et [consigner chaque vol|noter les défauts]',
          'Voler à vue ou sur plan de vol et [garder l’œil sur l’appareil et ses abords|tenir la distance aux personnes]',
          'Prendre images ou mesures [avec recouvrement, exploitables|comme la mission le demande]',
          'Traiter et remettre les données [nommées et vérifiées|avec leurs limites]',
          'Entretenir la flotte et [tenir à jour autorisations et logiciels|informer les personnes au sol]',
        ],
        needs: [
          'Un brevet de télépilote, ou l’envie de le passer',
          'Un jugement calme [quand vent ou signal changent|pour savoir ne pas voler]',
          'Du soin pour [le matériel et les données|les règles et la vie privée]',
        ],
        success: [
          'les vols finissent bien, que [les données servent aussitôt|rien n’est à refaire] et que personne n’est gêné',
        ],
      },
      es: {
        purpose: ['traer del aire imágenes y datos [seguros y útiles|según las normas del espacio aéreo]'],
        duties: [
          'Planificar vuelos según [espacio aéreo, tiempo y terreno|encargo, luz y permisos]',
          'Revisar aparato, baterías y sensores antes de despegar y [registrar cada vuelo|anotar fallos]',
          'Volar a mano o con plan y [no perder de vista aparato y entorno|guardar distancia con las personas]',
          'Tomar imágenes o mediciones [con solape y medibles|como pide el encargo]',
          'Procesar y entregar los datos [nombrados y revisados|con sus límites]',
          'Cuidar la flota [y tener al día permisos y programas|e informar a quienes están en tierra]',
        ],
        needs: [
          'Título de piloto a distancia o ganas de obtenerlo',
          'Criterio tranquilo [cuando cambian viento o señal|para saber no volar]',
          'Cuidado con [equipo y datos|normas e intimidad]',
        ],
        success: ['los vuelos acaben bien, [los datos sirvan enseguida|no haya que repetir] y no se moleste a nadie'],
      },
    },
  },
]
