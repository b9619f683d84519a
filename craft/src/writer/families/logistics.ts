import type { RoleFamily } from './role.ts'

export const logistics: RoleFamily = {
  family: 'logistics',
  roles: [
    {
      id: 'warehouse-operative',
      titles:
        /warehouse|lager|picker|packer|préparateur|magasinier|manutention|mozo|almac|forklift|stapler|cariste|montacarg|carretill|operative|storeperson|stores|loader|goods.?in|receiving|despatch|fulfil|(?:material|freight|baggage) handler|docker|stevedore|sorter|kommission|versand|wareneingang|warenannehm|warenannahme|packkraft|packhilf|verpack|umschlag|hafenarbeit|(?<!reise)gepäck|commis d.entrepôt|agent de (?:quai|tri|réception)|emballeu|^réceptionnaire|expédi|bagagiste|preparador.? de pedidos|manipulador.?(?! de alim)|operari[oa].* (?:logístic|logística|carga|depósito)|cargador|estibador|auxiliar (?:de )?logístic|removal|mover|umzug|möbel|déménag|mudanza/,
      name: { en: 'Warehouse Operative', de: 'Lagerist:in', fr: 'Préparateur de commandes', es: 'Mozo/a de almacén' },
      words: {
        en: {
          purpose: [
            'get the right goods [to the right place, undamaged and on time|out of the door, complete and in one piece]',
          ],
          duties: [
            'Receive deliveries, [check them|scan them] and put them away.',
            'Pick and pack orders [with a scanner or list|accurately].',
            'Load and unload with [trolleys and other aids|the right aids].',
            'Count stock and [report differences|keep records right].',
            'Keep aisles and [loading bays|workplaces] clear and safe.',
            'Hand over to the next shift [in order|with a short word].',
          ],
          needs: [
            'Accuracy: [the right item in the right number|numbers and labels].',
            'Reliability and [punctuality|team sense].',
            'Attention to [safety|edges, forks and people on foot].',
          ],
          success: [
            'orders are complete, [nothing gets damaged|trucks leave on time] and everyone goes home unhurt',
            'what the records say is on the shelf, [and nobody has to search|whoever goes to fetch it]',
          ],
        },
        de: {
          purpose: ['die richtige Ware [unbeschädigt und pünktlich ankommt|vollständig und heil das Haus verlässt]'],
          duties: [
            'Lieferungen annehmen, [prüfen|scannen] und einlagern',
            'Aufträge [mit Scanner oder Liste|genau] kommissionieren und verpacken',
            'Mit [Hubwagen und anderen Hilfsmitteln|passenden Hilfsmitteln|Gespür für Gewicht und Schwerpunkt] be- und entladen',
            'Bestände zählen und [Abweichungen melden|Buchungen richtig halten]',
            'Gänge und [Rampen|Arbeitsplätze] frei und sicher halten',
            'An die nächste Schicht [geordnet|mit kurzem Wort] übergeben',
          ],
          needs: [
            'Genauigkeit: [die richtige Ware in der richtigen Menge|Zahlen und Etiketten]',
            'Verlässlichkeit und [Pünktlichkeit|Teamgeist]',
            'Achtsamkeit [bei der Sicherheit|für sich und andere|auf Fahrwegen und Rampen]',
          ],
          success: [
            'Aufträge vollständig sind, [nichts beschädigt wird|Lkw pünktlich abfahren] und alle gesund nach Hause gehen',
            'im Regal liegt, was die Buchung sagt, [und niemand suchen muss|wer auch immer danach greift]',
          ],
        },
        fr: {
          purpose: [
            'faire arriver la bonne marchandise [au bon endroit, intacte et à l’heure|complète et en bon état]',
          ],
          duties: [
            'Recevoir, [contrôler|scanner] et ranger les livraisons',
            'Préparer et emballer les commandes [au scanner ou sur liste|avec exactitude]',
            'Charger et décharger avec [des transpalettes et autres aides|le matériel adapté]',
            'Compter les stocks et [signaler les écarts|tenir les relevés]',
            'Garder allées et [quais|postes] dégagés et sûrs',
            'Passer le relais à l’équipe suivante [en bon ordre|avec un mot]',
          ],
          needs: [
            'De l’exactitude : [le bon article en bonne quantité|chiffres et étiquettes]',
            'De la fiabilité et [de la ponctualité|l’esprit d’équipe]',
            'De l’attention [à la sécurité|pour soi et pour les autres]',
          ],
          success: [
            'les commandes sont complètes, [rien n’est abîmé|les camions partent à l’heure] et chacun rentre indemne',
            'on trouve en rayon ce que disent les relevés, [sans chercher|à chaque passage]',
          ],
        },
        es: {
          purpose: ['hacer llegar la mercancía correcta [a su sitio, intacta y a tiempo|completa y en buen estado]'],
          duties: [
            'Recibir, [comprobar|escanear] y ubicar la mercancía',
            'Preparar y embalar pedidos [con escáner o lista|con exactitud]',
            'Cargar y descargar con [transpaletas y otras ayudas|los medios adecuados]',
            'Contar existencias y [avisar de diferencias|mantener los registros]',
            'Mantener pasillos y [muelles|puestos] despejados y seguros',
            'Dar el relevo al turno siguiente [en orden|con una breve explicación]',
          ],
          needs: [
            'Exactitud: [el artículo correcto en la cantidad correcta|números y etiquetas]',
            'Formalidad y [puntualidad|compañerismo]',
            'Atención [a la seguridad|a quienes trabajan alrededor]',
          ],
          success: [
            'los pedidos salgan completos, [nada se dañe|los camiones salgan a tiempo] y todos vuelvan a casa sanos',
            'en la estantería esté lo que dicen los registros, [sin tener que buscar|en cada pasada]',
          ],
        },
      },
    },
    {
      id: 'driver',
      titles:
        /driver|fahrer|chauffeur|conduct|hgv|truck|lkw|camion|poids lourd|kraftfahr|courier|kurier|livreur|repartidor|mensajer|taxi|chófer|coursier|delivery rider|convoyeur|transportista|reparto|lieferant|auslieferer/,
      name: { en: 'Driver', de: 'Kraftfahrer:in', fr: 'Chauffeur', es: 'Conductor/a' },
      words: {
        en: {
          purpose: ['bring goods safely [to the people who wait for them|from door to door]'],
          duties: [
            'Check the vehicle [before every trip|daily] and report faults.',
            'Load, secure and [hand over goods with papers in order|deliver goods].',
            'Drive safely and [within the hours rules|by the rules].',
            'Plan stops so that [customers get what was promised|time is kept].',
            'Be polite and helpful [at the customer’s door|on delivery].',
            'Record trips and [deliveries|signatures] correctly.',
          ],
          needs: [
            'The licence that the vehicle requires.',
            'Safe, calm driving.',
            'Reliability with times and papers.',
          ],
          success: ['goods arrive whole and on time and [customers greet you|the vehicle stays in good order]'],
        },
        de: {
          purpose: ['Ware sicher [zu denen kommt, die darauf warten|von Tür zu Tür kommt]'],
          duties: [
            'Das Fahrzeug [vor jeder Fahrt|täglich] prüfen und Mängel melden',
            'Ladung aufnehmen, sichern und [mit ordentlichen Papieren übergeben|ausliefern]',
            'Sicher und [nach den Lenk- und Ruhezeiten|regelkonform] fahren',
            'Stopps so planen, dass [Zusagen gehalten werden|Zeiten stimmen]',
            '[An der Tür der Kundschaft|Bei der Übergabe] freundlich und hilfsbereit sein',
            'Fahrten und [Lieferungen|Unterschriften] korrekt erfassen',
          ],
          needs: [
            'Die für das Fahrzeug nötige Fahrerlaubnis',
            'Sichere, ruhige Fahrweise',
            'Verlässlichkeit bei Zeiten und Papieren',
          ],
          success: ['Ware heil und pünktlich ankommt und [die Kundschaft einen kennt|das Fahrzeug in Schuss bleibt]'],
        },
        fr: {
          purpose: ['livrer en sécurité [à ceux qui attendent|de porte à porte]'],
          duties: [
            'Contrôler le véhicule [avant chaque trajet|chaque jour] et signaler les défauts',
            'Charger, arrimer et [remettre la marchandise, papiers en ordre|livrer]',
            'Conduire prudemment et [dans le respect des temps de conduite|selon les règles]',
            'Organiser les arrêts pour [tenir les promesses|respecter l’horaire]',
            'Être aimable et serviable [chez le client|à la livraison]',
            'Noter trajets et [livraisons|signatures] avec exactitude',
          ],
          needs: [
            'Le permis qu’exige le véhicule',
            'Une conduite sûre et calme',
            'De la fiabilité sur les horaires et les papiers',
          ],
          success: [
            'la marchandise arrive intacte et à l’heure et [les clients sont contents|le véhicule reste en bon état]',
          ],
        },
        es: {
          purpose: ['llevar la mercancía con seguridad [a quien la espera|de puerta a puerta]'],
          duties: [
            'Revisar el vehículo [antes de cada viaje|a diario] y avisar de fallos',
            'Cargar, asegurar y [entregar con los papeles en orden|repartir]',
            'Conducir con seguridad y [respetando los tiempos|según las normas]',
            'Organizar las paradas para [cumplir lo prometido|llegar a tiempo]',
            'Ser amable y servicial [en casa del cliente|en la entrega]',
            'Registrar viajes y [entregas|firmas] con exactitud',
          ],
          needs: [
            'El permiso que exige el vehículo',
            'Conducción segura y tranquila',
            'Formalidad con horarios y papeles',
          ],
          success: ['la mercancía llegue bien y a tiempo y [los clientes queden contentos|el vehículo esté cuidado]'],
        },
      },
    },
    {
      id: 'logistics-coordinator',
      titles:
        /dispatch|dispon|transport planner|affréteur|exploitant|técnico de logística|tráfico|forward|spedition|customs|zoll|douan|aduan|logisti|(?:transport|traffic|freight|shipping|import|export) (?:coordinator|clerk|administrator|supervisor|executive|broker)|import.?export|(?:load|route|traffic) planner|luftfracht|seefracht|tourenplan|transportplan|transit|répartit|exploitation|agent de (?:fret|transport|planning)|gestionnaire transport|commissionnaire|comercio exterior|agente de carga|coordinador.* (?:transporte|logístic.*)|(?:administrativ.*|asistente) (?:de logística|transporte|expediciones)/,
      name: { en: 'Transport Planner', de: 'Disponent:in', fr: 'Exploitant transport', es: 'Técnico/a de logística' },
      words: {
        en: {
          purpose: [
            'plan transport so that [vehicles are full and customers content|goods, drivers and dates fit together]',
          ],
          duties: [
            'Plan routes and loads [within hours and weight rules|day by day](( with {tools})).',
            'Stay in touch with drivers and [help when plans change|solve problems on the road].',
            'Tell customers early [when something is late|what to expect].',
            'Book carriers and [compare prices|agree on terms].',
            'Prepare transport and [customs papers|documents] correctly.',
          ],
          needs: [
            'Practice in transport or logistics.',
            'A clear overview and a cool head.',
            'A friendly, firm way on the phone.',
          ],
          success: ['trucks run full and on time and [drivers like your plans|customers hear of delays first from us]'],
        },
        de: {
          purpose: [
            'Transporte so laufen, dass [Fahrzeuge ausgelastet und Kunden zufrieden sind|Ware, Personal und Termine zusammenpassen]',
          ],
          duties: [
            'Touren und Ladungen(( mit {tools})) [im Rahmen der Lenkzeiten und Gewichte|Tag für Tag] planen',
            'Mit dem Fahrpersonal in Kontakt bleiben und [bei Änderungen helfen|unterwegs Probleme lösen]',
            'Kundschaft früh informieren, [wenn sich etwas verspätet|was zu erwarten ist]',
            'Frachtführer buchen und [Preise vergleichen|Konditionen vereinbaren]',
            'Transport- und [Zollpapiere|Begleitpapiere] korrekt vorbereiten',
          ],
          needs: [
            'Praxis in Transport oder Logistik',
            'Überblick und ein kühler Kopf',
            'Eine freundliche, bestimmte Art am Telefon',
          ],
          success: [
            'Lkw voll und pünktlich fahren und [das Fahrpersonal die Pläne schätzt|Verspätungen früh gemeldet sind]',
          ],
        },
        fr: {
          purpose: [
            'organiser les transports pour que [camions pleins et clients contents aillent de pair|tout s’accorde]',
          ],
          duties: [
            'Planifier tournées et chargements(( avec {tools})) [dans le respect des règles|jour après jour]',
            'Garder le lien avec les conducteurs et [aider en cas d’imprévu|résoudre les problèmes]',
            'Prévenir tôt les clients [des retards|de la suite]',
            'Affréter et [comparer les prix|convenir des conditions]',
            'Préparer les documents de transport et [de douane|d’accompagnement]',
          ],
          needs: [
            'La pratique du transport ou de la logistique',
            'Une vue d’ensemble et la tête froide',
            'Un ton aimable et ferme au téléphone',
          ],
          success: [
            'les camions partent pleins et à l’heure et [les conducteurs apprécient les plans|les retards sont annoncés]',
          ],
        },
        es: {
          purpose: [
            'organizar el transporte para que [los camiones vayan llenos y los clientes contentos|todo encaje]',
          ],
          duties: [
            'Planificar rutas y cargas(( con {tools})) [dentro de las normas|día a día]',
            'Mantener el contacto con conductores y [ayudar ante imprevistos|resolver problemas]',
            'Avisar pronto a los clientes [de retrasos|de lo que viene]',
            'Contratar transportistas y [comparar precios|acordar condiciones]',
            'Preparar documentos de transporte y [aduanas|acompañamiento]',
          ],
          needs: [
            'Práctica en transporte o logística',
            'Visión de conjunto y cabeza fría',
            'Trato amable y firme al teléfono',
          ],
          success: [
            'los camiones salgan llenos y a tiempo y [los conductores aprecien los planes|los retrasos se avisen]',
          ],
        },
      },
    },
    {
      id: 'supply-chain-planner',
      titles:
        /supply chain|demand plan|inventory|supply|approvisionn|cadena de suministro|materialwirtschaft|bedarfsplan|materials planner|stock controller|s&op|planificador|planificateur|aprovisionador|gestor.* de (?:stock|inventario)|controlador.* de stock|gestionnaire des? stocks?|bestandsmanag|inventarista|analista (?:de )?logístic/,
      name: {
        en: 'Supply Chain Planner',
        de: 'Supply-Chain-Planer:in',
        fr: 'Planificateur approvisionnements',
        es: 'Planificador/a de la cadena de suministro',
      },
      words: {
        en: {
          purpose: ['see that material is there [when it is needed and not long before|in the right amount]'],
          duties: [
            'Forecast demand and [question the figures|adjust plans](( with {tools})).',
            'Plan orders and stock [item by item|with suppliers].',
            'Chase late deliveries and [find ways around|warn those concerned].',
            'Agree on plans with sales and [production|purchasing].',
            'Report stock, shortages and [what to do about them|costs].',
          ],
          needs: [
            'Sure handling of spreadsheets and planning systems.',
            'Practice in planning.',
            'Clear communication.',
          ],
          success: ['shelves are neither empty nor full and [surprises are rare|customers get what they ordered]'],
        },
        de: {
          purpose: ['Material da ist[, wenn es gebraucht wird, und nicht lange vorher| und in der richtigen Menge]'],
          duties: [
            'Bedarf(( mit {tools})) prognostizieren und [Zahlen hinterfragen|Pläne anpassen]',
            'Bestellungen und Bestände [Artikel für Artikel|mit Lieferanten] planen',
            'Verspätete Lieferungen verfolgen und [Auswege finden|rechtzeitig warnen]',
            'Pläne mit Vertrieb und [Produktion|Einkauf] abstimmen',
            'Bestände, Engpässe und [Maßnahmen|Kosten] berichten',
          ],
          needs: ['Sicherer Umgang mit Tabellen und Planungssystemen', 'Praxis in der Planung', 'Klare Kommunikation'],
          success: [
            'Lager weder leer noch überfüllt sind und [Überraschungen selten bleiben|Bestelltes geliefert wird]',
          ],
        },
        fr: {
          purpose: ['faire en sorte que le matériel soit là [au bon moment|en bonne quantité]'],
          duties: [
            'Prévoir la demande(( avec {tools})) et [questionner les chiffres|ajuster les plans]',
            'Planifier commandes et stocks [article par article|avec les fournisseurs]',
            'Relancer les retards et [trouver des solutions|prévenir]',
            'Accorder les plans avec ventes et [production|achats]',
            'Rendre compte des stocks, ruptures et [actions|coûts]',
          ],
          needs: [
            'L’aisance avec tableurs et outils de planification',
            'La pratique de la planification',
            'Une communication claire',
          ],
          success: ['les rayons ne sont ni vides ni pleins et [les surprises sont rares|les clients sont livrés]'],
        },
        es: {
          purpose: ['lograr que el material esté [cuando hace falta|en la cantidad justa]'],
          duties: [
            'Prever la demanda(( con {tools})) y [cuestionar las cifras|ajustar planes]',
            'Planificar pedidos y existencias [artículo a artículo|con proveedores]',
            'Reclamar retrasos y [buscar salidas|avisar]',
            'Acordar planes con ventas y [producción|compras]',
            'Informar de existencias, faltas y [medidas|costes]',
          ],
          needs: [
            'Soltura con hojas de cálculo y sistemas de planificación',
            'Práctica en planificación',
            'Comunicación clara',
          ],
          success: ['el almacén no esté ni vacío ni lleno y [haya pocas sorpresas|se entregue lo pedido]'],
        },
      },
    },
    {
      id: 'warehouse-manager',
      titles:
        /warehouse (manager|supervisor|lead)|lagerleit|logistikleit|responsable (logistique|d.entrepôt|entrepôt)|(jef[ea]|responsable|encargad[oa]).* almac|logistics manager|fleet|(?:transport|depot|distribution|shipping) manager|versandleit|umschlagleit|chef d.(?:entrepôt|équipe (?:entrepôt|prépa))|chef de (?:quai|dépôt)|responsable (?:de dépôt|expédition|(?:d.exploitation )?transport)|(?:jef[ea]|responsable|director[a]?|supervisor[a]?) de (?:logística|expediciones|flota)|encargad[oa] de (?:bodega|depósito)/,
      name: { en: 'Warehouse Manager', de: 'Lagerleitung', fr: 'Responsable logistique', es: 'Responsable de almacén' },
      words: {
        en: {
          purpose: ['run a warehouse that is [safe, accurate and on time|well ordered and well led]'],
          duties: [
            'Plan people and space [for quiet and busy days|day by day].',
            'Lead and train the team and [listen to its ideas|keep turnover low].',
            'See to safety with [short walks every day|rules that are lived].',
            'Watch cost per order, accuracy and [stock|damage].',
            'Improve layout and [system|routes].',
            'Agree on volumes with [carriers and departments|customers].',
          ],
          needs: [
            'Experience of leading in a warehouse.',
            'Ease with figures and systems.',
            'A fair, clear way with people.',
          ],
          success: ['orders leave complete, nobody gets hurt and [the team stays|costs hold]'],
        },
        de: {
          purpose: ['ein Lager [sicher, genau und pünktlich arbeitet|gut geordnet und gut geführt ist]'],
          duties: [
            'Personal und Flächen [für ruhige und volle Tage|täglich] planen',
            'Das Team führen, schulen und [anhören|zusammenhalten]',
            'Mit [täglichen Rundgängen|gelebten Regeln] für Sicherheit sorgen',
            'Kosten, Genauigkeit und [Bestände|Schäden] beobachten',
            'Layout und [System|Wege] verbessern',
            'Mengen mit [Speditionen und Fachbereichen|der Kundschaft] abstimmen',
          ],
          needs: [
            'Führungserfahrung im Lager',
            'Sicherheit mit Zahlen und Systemen',
            'Fairer, klarer Umgang mit Menschen',
          ],
          success: ['Aufträge vollständig hinausgehen, niemand sich verletzt und [das Team bleibt|die Kosten stimmen]'],
        },
        fr: {
          purpose: ['tenir un entrepôt [sûr, exact et ponctuel|bien rangé et bien conduit]'],
          duties: [
            'Planifier personnel et espace [pour jours calmes et jours chargés|au jour le jour]',
            'Conduire, former et [écouter l’équipe|fidéliser l’équipe]',
            'Veiller à la sécurité par [une présence quotidienne|des règles vécues]',
            'Suivre coûts, exactitude et [stocks|casse]',
            'Améliorer implantation et [système|circuits]',
            'Accorder les volumes avec [transporteurs et services|les clients]',
          ],
          needs: [
            'Une expérience de conduite en entrepôt',
            'L’aisance avec chiffres et systèmes',
            'Un contact juste et clair',
          ],
          success: ['les commandes partent complètes, sans accident, et [l’équipe reste|les coûts tiennent]'],
        },
        es: {
          purpose: ['llevar un almacén [seguro, exacto y puntual|ordenado y bien dirigido]'],
          duties: [
            'Planificar personas y espacio [para días tranquilos y fuertes|día a día]',
            'Dirigir, formar y [escuchar al equipo|cuidar al equipo]',
            'Velar por la seguridad con [presencia diaria|normas vividas]',
            'Vigilar costes, exactitud y [existencias|daños]',
            'Mejorar distribución y [sistema|recorridos]',
            'Acordar volúmenes con [transportistas y áreas|clientes]',
          ],
          needs: ['Experiencia dirigiendo en almacén', 'Soltura con números y sistemas', 'Trato justo y claro'],
          success: ['los pedidos salgan completos, sin accidentes, y [el equipo se quede|los costes se cumplan]'],
        },
      },
    },
  ],
}
