import type { Role } from './role.ts'

/** Houses drawn, let, sold and looked after, and the money and cover that people need for them. */
export const PLANS_AND_PROPERTY: Role[] = [
  {
    id: 'draughtsperson',
    titles:
      /draughts(?:person|man|woman)|drafts(?:person|man|woman)|\bdrafter|cad (?:technician|designer|operator|engineer|drafter)|architectural (?:technologist|technician|draughts|drafts)|bauzeichner|technische[rsn]? (?:zeichner|produktdesigner|systemplaner)|cad-?(?:zeichner|konstrukteur|planer)|dessinateu|dessinatrice|projeteu|delineante|dibujante técnic|proyectista/,
    name: { en: 'CAD Technician', de: 'Technische:r Zeichner:in', fr: 'Dessinateur-projeteur', es: 'Delineante' },
    words: {
      en: {
        purpose: ['turn ideas and calculations into drawings that [can be built from|leave no question open]'],
        duties: [
          'Draw plans, sections and details [from sketches and models|to the standards of the office].',
          'Build and maintain models and [keep them in step with every change|file each state of them].',
          'Check dimensions and [spot clashes before they cost money|ask when something cannot work].',
          'Put together drawings and parts lists for [permits, tenders and production|those who build].',
          'Agree details with [engineers, architects and workshops|other trades] and record what was settled.',
          'Measure up on site and [bring plans into line with what is there|note what differs].',
        ],
        needs: ['Training in technical drawing.', 'A good sense of space.', 'Exactness, also under the tenth change.'],
        success: ['drawings are right and on time, and [nobody has to ask what was meant|parts fit]'],
      },
      de: {
        purpose: [
          'aus Ideen und Berechnungen Zeichnungen werden, [nach denen man bauen kann|die keine Frage offenlassen]',
        ],
        duties: [
          'Pläne, Schnitte und Details [nach Skizzen und Modellen|nach den Vorgaben des Büros] zeichnen',
          'Modelle aufbauen, pflegen und [bei jeder Änderung nachführen|jeden Stand ablegen]',
          'Maße prüfen und [Kollisionen erkennen, bevor sie Geld kosten|nachfragen, wenn etwas nicht aufgehen kann]',
          'Zeichnungen und Stücklisten für [Genehmigung, Ausschreibung und Fertigung|die Ausführung] zusammenstellen',
          'Details mit [Planung, Statik und Werkstatt|anderen Gewerken] abstimmen und festhalten',
          'Vor Ort aufmessen und [Pläne an den Bestand anpassen|Abweichungen notieren]',
        ],
        needs: [
          'Eine Ausbildung im technischen Zeichnen',
          'Gutes räumliches Vorstellungsvermögen',
          'Genauigkeit, auch nach vielen Änderungen',
        ],
        success: ['Zeichnungen stimmen, pünktlich vorliegen und [niemand nachfragen muss|Teile passen]'],
      },
      fr: {
        purpose: [
          'traduire idées et calculs en plans [avec lesquels on peut construire|qui ne laissent aucune question ouverte]',
        ],
        duties: [
          'Dessiner plans, coupes et détails [d’après croquis et maquettes|selon les règles du bureau]',
          'Construire et mettre à jour les maquettes [à chaque modification|en archivant chaque version]',
          'Vérifier les cotes et [repérer les conflits avant qu’ils ne coûtent|poser la question quand rien ne va ensemble]',
          'Réunir plans et nomenclatures pour [permis, appels d’offres et fabrication|l’exécution]',
          'Caler les détails avec [ingénieurs, architectes et ateliers|les autres corps de métier] et noter les décisions',
          'Faire des relevés sur place et [adapter les plans à l’existant|noter les écarts]',
        ],
        needs: [
          'Une formation au dessin technique',
          'Une bonne vision dans l’espace',
          'De l’exactitude, même après bien des modifications',
        ],
        success: [
          'les plans sont justes et à temps et [que personne n’a à demander ce qui était voulu|que les pièces s’assemblent]',
        ],
      },
      es: {
        purpose: ['convertir ideas y cálculos en planos [con los que se pueda construir|que no dejen dudas]'],
        duties: [
          'Dibujar plantas, secciones y detalles [a partir de croquis y modelos|según las normas del estudio]',
          'Crear y actualizar modelos [con cada cambio|archivando cada versión]',
          'Comprobar medidas y [ver los choques antes de que cuesten dinero|preguntar cuando algo no cuadra]',
          'Reunir planos y listas de piezas para [permisos, licitaciones y fabricación|la ejecución]',
          'Acordar detalles con [ingeniería, arquitectura y taller|otros oficios] y dejar constancia',
          'Medir en obra y [adaptar los planos a lo que hay|anotar las diferencias]',
        ],
        needs: ['Formación en dibujo técnico', 'Buena visión espacial', 'Exactitud, también tras muchos cambios'],
        success: ['los planos sean correctos, lleguen a tiempo y [nadie tenga que preguntar|las piezas encajen]'],
      },
    },
  },
  {
    id: 'architect',
    titles:
      /(?:^|senior |junior |project |conservation |residential |graduate )architect(?![a-z])|architectural (?:assistant|designer)|(?:^|projekt|senior |junior )architekt(?!\w* bauleit)|^architecte(?:s)?(?: (?:hmonp|dplg|diplôm|urbaniste|en chef|chef de projet|junior|senior)|$| \/)|^arquitect[oa](?: (?:junior|sénior|senior|proyectista|urbanista|de proyectos|de obra)|$)/,
    name: { en: 'Architect', de: 'Architekt:in', fr: 'Architecte', es: 'Arquitecto/a' },
    words: {
      en: {
        purpose: [
          'design buildings that [serve the people who use them and fit their place|are good to use, to build and to look at]',
        ],
        duties: [
          'Learn what clients need and [test it against site, rules and budget|turn it into a brief].',
          'Develop designs, [from first sketch to working drawing|with models and variants] and explain them clearly.',
          'Prepare planning applications and [talk with authorities|bring in specialists].',
          'Draw up specifications and tenders and [compare offers|agree details with engineers].',
          'Visit the site, [check quality, cost and dates|settle questions on the spot] and record what was decided.',
          'See the building through to handover and [put defects right|listen to those who use it].',
        ],
        needs: [
          'Training in architecture.',
          'A feeling for space, material and detail.',
          'Overview of rules, costs and dates.',
        ],
        success: ['buildings are finished as planned, within budget, and [people like to use them|clients come again]'],
      },
      de: {
        purpose: [
          'Gebäude entstehen, die [den Menschen dienen und an ihren Ort passen|sich gut nutzen, bauen und ansehen lassen]',
        ],
        duties: [
          'Erfahren, was Bauherrschaften brauchen, und [es an Grundstück, Regeln und Budget prüfen|daraus eine Aufgabe formulieren]',
          'Entwürfe entwickeln, [von der Skizze bis zur Werkplanung|mit Modellen und Varianten], und verständlich vorstellen',
          'Bauanträge vorbereiten und [mit Behörden sprechen|Fachplanungen einbeziehen]',
          'Ausschreibungen erstellen und [Angebote vergleichen|Details mit der Fachplanung abstimmen]',
          'Die Baustelle besuchen, [Qualität, Kosten und Termine prüfen|Fragen vor Ort klären] und Entscheidungen festhalten',
          'Das Gebäude bis zur Übergabe begleiten und [Mängel beheben lassen|Rückmeldungen aufnehmen]',
        ],
        needs: [
          'Eine Ausbildung in Architektur',
          'Gespür für Raum, Material und Detail',
          'Überblick über Regeln, Kosten und Termine',
        ],
        success: [
          'Gebäude wie geplant und im Budget fertig werden und [gern genutzt werden|Bauherrschaften wiederkommen]',
        ],
      },
      fr: {
        purpose: [
          'concevoir des bâtiments [utiles à leurs usagers et justes dans leur lieu|bons à vivre, à construire et à regarder]',
        ],
        duties: [
          'Comprendre les besoins des clients et [les confronter au site, aux règles et au budget|en tirer un programme]',
          'Développer le projet, [de l’esquisse aux plans d’exécution|avec maquettes et variantes], et le présenter clairement',
          'Préparer les demandes de permis et [échanger avec l’administration|associer les bureaux d’études]',
          'Rédiger les appels d’offres et [comparer les propositions|caler les détails avec les ingénieurs]',
          'Suivre le chantier, [contrôler qualité, coûts et délais|trancher sur place] et consigner les décisions',
          'Accompagner l’ouvrage jusqu’à la réception et [faire lever les réserves|écouter ses usagers]',
        ],
        needs: [
          'Une formation d’architecte',
          'Le sens de l’espace, de la matière et du détail',
          'Une vue d’ensemble des règles, des coûts et des délais',
        ],
        success: [
          'les bâtiments sont livrés comme prévu, dans le budget, et [que l’on aime s’en servir|que les clients reviennent]',
        ],
      },
      es: {
        purpose: [
          'proyectar edificios que [sirvan a quienes los usan y encajen en su lugar|sean buenos de usar, de construir y de ver]',
        ],
        duties: [
          'Comprender qué necesita el cliente y [contrastarlo con el solar, las normas y el presupuesto|convertirlo en un programa]',
          'Desarrollar el proyecto, [del croquis a los planos de ejecución|con maquetas y variantes], y explicarlo con claridad',
          'Preparar las licencias y [tratar con la administración|coordinar a los especialistas]',
          'Redactar mediciones y licitaciones y [comparar ofertas|acordar detalles con ingeniería]',
          'Visitar la obra, [controlar calidad, costes y plazos|resolver dudas sobre el terreno] y dejar constancia de lo decidido',
          'Acompañar el edificio hasta la entrega y [hacer corregir los defectos|escuchar a quienes lo usan]',
        ],
        needs: [
          'Formación en arquitectura',
          'Sentido del espacio, el material y el detalle',
          'Visión de normas, costes y plazos',
        ],
        success: [
          'los edificios se terminen según lo previsto y en presupuesto, y [guste usarlos|los clientes vuelvan]',
        ],
      },
    },
  },
  {
    id: 'estate-agent',
    titles:
      /estate agent|real(?:tor| estate (?:agent|broker|consultant))|letting(?:s)? (?:agent|negotiator|consultant|manager)|property (?:negotiator|consultant)|sales negotiator|immobilien(?:makler|berater|vermarkt)|makler(?:in)? (?:für )?immobilien|(?:agent|négociat\p{L}+|conseil\p{L}+|mandataire)(?: \p{L}+)? (?:en )?immobili|(?:agente|asesor|asesora|comercial|gestor|gestora|consultor|consultora) (?:comercial )?inmobiliari/u,
    name: { en: 'Estate Agent', de: 'Immobilienmakler:in', fr: 'Négociateur immobilier', es: 'Agente inmobiliario/a' },
    words: {
      en: {
        purpose: ['bring homes and people together, [honestly and at a fair price|so that both sides are glad of it]'],
        duties: [
          'Value properties and [agree price and plan with the owners|say frankly what is realistic].',
          'Prepare listings with [clear facts and true pictures|all documents buyers will ask for].',
          'Answer enquiries fast and [find out what people really look for|arrange viewings that fit].',
          'Show properties and [tell the good and the less good|answer questions plainly].',
          'Negotiate offers and [see the sale or letting through to the keys|keep all sides informed].',
          'Find new properties through [contacts and good work|the streets you know], and keep records in order.',
        ],
        needs: [
          'Experience in dealing with customers, best in property.',
          'Honesty and a feeling for people.',
          'Order with dates, documents and promises.',
        ],
        success: [
          'owners and buyers both recommend you and [homes find their people quickly|nothing comes to light too late]',
        ],
      },
      de: {
        purpose: [
          'Immobilien und Menschen zusammenfinden, [ehrlich und zu einem fairen Preis|zur Freude beider Seiten]',
        ],
        duties: [
          'Immobilien bewerten und [Preis und Vorgehen mit den Eigentümern vereinbaren|offen sagen, was realistisch ist]',
          'Exposés erstellen, mit [klaren Angaben und ehrlichen Bildern|allen Unterlagen, nach denen gefragt wird]',
          'Anfragen rasch beantworten und [herausfinden, was wirklich gesucht wird|passende Besichtigungen vereinbaren]',
          'Objekte zeigen und [Gutes wie Nachteiliges nennen|Fragen offen beantworten]',
          'Angebote verhandeln und [den Abschluss bis zur Schlüsselübergabe begleiten|alle Seiten auf dem Laufenden halten]',
          'Neue Objekte über [Kontakte und gute Arbeit|das eigene Netzwerk] gewinnen und Unterlagen in Ordnung halten',
        ],
        needs: [
          'Erfahrung im Umgang mit Kunden, am besten rund um Immobilien',
          'Ehrlichkeit und Menschenkenntnis',
          'Ordnung bei Terminen, Unterlagen und Zusagen',
        ],
        success: [
          'beide Seiten uns weiterempfehlen und [Häuser schnell ihre Menschen finden|nichts zu spät ans Licht kommt]',
        ],
      },
      fr: {
        purpose: ['rapprocher biens et personnes, [avec honnêteté et au juste prix|pour la satisfaction de chacun]'],
        duties: [
          'Estimer les biens et [convenir du prix et de la méthode avec les propriétaires|dire franchement ce qui est réaliste]',
          'Préparer les annonces avec [des données claires et des photos fidèles|tous les documents que l’on demandera]',
          'Répondre vite aux demandes et [cerner ce que chacun cherche vraiment|fixer des visites utiles]',
          'Faire visiter et [dire le bon comme le moins bon|répondre sans détour]',
          'Négocier les offres et [accompagner jusqu’à la remise des clés|tenir chaque partie informée]',
          'Trouver de nouveaux biens grâce [aux contacts et au travail bien fait|à son réseau] et tenir les dossiers en ordre',
        ],
        needs: [
          'L’expérience des clients, si possible dans l’immobilier',
          'De l’honnêteté et le sens du contact',
          'De l’ordre dans les dates, les pièces et les promesses',
        ],
        success: [
          'vendeurs et acheteurs recommandent l’agence et [que les biens trouvent vite preneur|que rien n’apparaît trop tard]',
        ],
      },
      es: {
        purpose: ['unir viviendas y personas, [con honestidad y a un precio justo|para satisfacción de ambas partes]'],
        duties: [
          'Valorar inmuebles y [acordar precio y plan con los propietarios|decir con franqueza qué es realista]',
          'Preparar los anuncios con [datos claros y fotos fieles|todos los documentos que se pedirán]',
          'Responder rápido a las consultas y [averiguar qué se busca de verdad|concertar visitas que encajen]',
          'Enseñar los inmuebles y [contar lo bueno y lo menos bueno|responder sin rodeos]',
          'Negociar ofertas y [acompañar hasta la entrega de llaves|tener informadas a las partes]',
          'Captar inmuebles por [contactos y trabajo bien hecho|la red propia] y tener los expedientes en orden',
        ],
        needs: [
          'Experiencia con clientes, mejor en el sector inmobiliario',
          'Honestidad y don de gentes',
          'Orden con fechas, documentos y promesas',
        ],
        success: [
          'quienes venden y compran nos recomienden y [las casas encuentren pronto a su gente|nada salga a la luz tarde]',
        ],
      },
    },
  },
  {
    id: 'property-manager',
    titles:
      /(?:property|block|housing) manager|property (?:administrator|management)|immobilien(?:verwalt|kauf)|hausverwalt|weg-?verwalt|liegenschaftsverwalt|mietverwalt|immobilienbewirtschaft|liegenschaftsbewirtschaft|^bewirtschafter|gestionnaire (?:locati|de copropri|immobili|de biens|de patrimoine immobili)|\bsyndic|administrat\p{L}+ de biens|administrador[a]? de fincas|gestor[a]? de (?:fincas|alquileres|patrimonio inmobiliario)/u,
    name: {
      en: 'Property Manager',
      de: 'Immobilienverwalter:in',
      fr: 'Gestionnaire immobilier',
      es: 'Administrador/a de fincas',
    },
    words: {
      en: {
        purpose: [
          'look after buildings and those who live or work in them, [on behalf of the owners|so that both keep their value]',
        ],
        duties: [
          'Be the person tenants and owners turn to, and [say what happens next|answer in good time].',
          'Order repairs, [compare offers and check the work|urgent ones first] and follow them up.',
          'Prepare budgets, service charges and [annual accounts|statements] that anyone can follow.',
          'Let flats or premises, [from viewing to handover|with sound contracts].',
          'Prepare and hold owners’ meetings and [carry out what was decided|write the minutes].',
          'Walk round the buildings and [see what needs care before it breaks|check safety and upkeep].',
        ],
        needs: [
          'Training or experience in property management.',
          'A grasp of building, figures and contracts.',
          'Patience and clear words when interests differ.',
        ],
        success: ['buildings keep their value, accounts are right and [people feel heard|faults are mended quickly]'],
      },
      de: {
        purpose: [
          'Häuser und die Menschen darin gut betreut sind, [im Auftrag der Eigentümer|damit alles seinen Wert behält]',
        ],
        duties: [
          'Für Mieter und Eigentümer da sein und [sagen, wie es weitergeht|zügig antworten]',
          'Reparaturen beauftragen, [Angebote vergleichen und Arbeiten abnehmen|Dringendes zuerst], und nachhalten',
          'Wirtschaftspläne, Nebenkosten und [Jahresabrechnungen|Abrechnungen] so erstellen, dass alle sie nachvollziehen können',
          'Wohnungen oder Gewerbe vermieten, [von der Besichtigung bis zur Übergabe|mit sauberen Verträgen]',
          'Eigentümerversammlungen vorbereiten, leiten und [Beschlüsse umsetzen|Protokoll führen]',
          'Die Häuser begehen und [sehen, was Pflege braucht, bevor es kaputtgeht|Sicherheit und Zustand prüfen]',
        ],
        needs: [
          'Eine Ausbildung oder Erfahrung in der Immobilienverwaltung',
          'Verständnis für Bau, Zahlen und Verträge',
          'Geduld und klare Worte bei unterschiedlichen Interessen',
        ],
        success: [
          'Häuser ihren Wert behalten, Abrechnungen stimmen und [sich alle gehört fühlen|Schäden schnell behoben sind]',
        ],
      },
      fr: {
        purpose: [
          'prendre soin des immeubles et de leurs occupants, [pour le compte des propriétaires|pour qu’ils gardent leur valeur]',
        ],
        duties: [
          'Être à l’écoute des locataires et propriétaires et [dire la suite donnée|répondre dans de bons délais]',
          'Commander les travaux, [comparer les devis et contrôler le résultat|les urgences d’abord], et en assurer le suivi',
          'Établir budgets, charges et [comptes annuels|décomptes] que chacun peut comprendre',
          'Louer logements ou locaux, [de la visite à l’état des lieux|avec des contrats solides]',
          'Préparer et tenir les assemblées et [appliquer les décisions|rédiger les procès-verbaux]',
          'Visiter les immeubles et [voir ce qui demande un soin avant la panne|vérifier sécurité et entretien]',
        ],
        needs: [
          'Une formation ou une expérience de la gestion immobilière',
          'La compréhension du bâti, des chiffres et des contrats',
          'De la patience et des mots clairs quand les intérêts divergent',
        ],
        success: [
          'les immeubles gardent leur valeur, que les comptes sont justes et [que chacun se sent écouté|que les pannes sont vite réparées]',
        ],
      },
      es: {
        purpose: [
          'cuidar de los edificios y de quienes los ocupan, [por encargo de los propietarios|para que conserven su valor]',
        ],
        duties: [
          'Atender a inquilinos y propietarios y [decir cuál es el paso siguiente|responder con prontitud]',
          'Encargar reparaciones, [comparar presupuestos y comprobar el resultado|primero lo urgente], y hacer su seguimiento',
          'Elaborar presupuestos, gastos y [cuentas anuales|liquidaciones] que cualquiera pueda entender',
          'Alquilar viviendas o locales, [de la visita a la entrega|con contratos sólidos]',
          'Preparar y llevar las juntas y [ejecutar los acuerdos|redactar las actas]',
          'Recorrer los edificios y [ver qué pide cuidado antes de romperse|revisar seguridad y conservación]',
        ],
        needs: [
          'Formación o experiencia en gestión de inmuebles',
          'Comprensión de la construcción, los números y los contratos',
          'Paciencia y palabras claras cuando los intereses chocan',
        ],
        success: [
          'los edificios conserven su valor, las cuentas cuadren y [cada cual se sienta escuchado|las averías se arreglen pronto]',
        ],
      },
    },
  },
  {
    id: 'bank-adviser',
    titles:
      /bank (?:clerk|teller|cashier|adviser|advisor)|^teller$|personal banker|^banker$|mortgage (?:adviser|advisor|broker)|bankkauf|bankfach|bankangestell|bankberater|berater bank|sparkassen|(?:privat|firmen|geschäfts)kundenberater|kundenberater bank|guichetier|(?:conseil\p{L}+|chargé\p{L}* de clientèle|gestionnaire)(?: \p{L}+){0,2} banc|conseil\p{L}+ (?:de )?clientèle (?:particuliers|professionnel|banque)|chargé\p{L}* de clientèle (?:particuliers|professionnel|banque)|banquier|cajer[oa] (?:de banco|bancari)|(?:gestor|gestora|asesor|asesora|comercial|emplead[oa])(?: \p{L}+)? (?:de )?banc(?:a|o|ari)/u,
    name: { en: 'Bank Adviser', de: 'Bankberater:in', fr: 'Conseiller bancaire', es: 'Asesor/a bancario/a' },
    words: {
      en: {
        purpose: ['help customers with their money [clearly and fairly|so that they understand what they sign]'],
        duties: [
          'Serve customers at the counter, by phone or online and [settle their requests at once|say who can help].',
          'Find out what people need and [explain accounts, loans and savings in plain words|advise against what does not suit].',
          'Check applications and documents [with care|for completeness and risk].',
          'Open accounts, carry out orders and [keep records in order|correct errors quickly].',
          'Notice signs of fraud and [report them|warn customers in time].',
          'Stay in touch with customers and [speak up when terms end|review with them what has changed].',
        ],
        needs: [
          'Training in banking, or experience with customers and figures.',
          'Care with data and rules.',
          'Plain words for complicated things.',
        ],
        success: ['customers understand their choices, trust you and [files are in order|stay with the bank]'],
      },
      de: {
        purpose: [
          'Kunden ihre Geldfragen [klar und fair geklärt bekommen|so beantwortet bekommen, dass sie verstehen, was sie unterschreiben]',
        ],
        duties: [
          'Kunden am Schalter, am Telefon oder online betreuen und [Anliegen gleich erledigen|sagen, wer weiterhilft]',
          'Den Bedarf ermitteln und [Konten, Kredite und Anlagen verständlich erklären|von Unpassendem abraten]',
          'Anträge und Unterlagen [sorgfältig|auf Vollständigkeit und Risiko] prüfen',
          'Konten eröffnen, Aufträge ausführen und [Akten in Ordnung halten|Fehler rasch berichtigen]',
          'Anzeichen von Betrug erkennen und [melden|Kunden rechtzeitig warnen]',
          'In Kontakt bleiben und [sich melden, wenn Fristen enden|gemeinsam prüfen, was sich geändert hat]',
        ],
        needs: [
          'Eine Bankausbildung oder Erfahrung mit Kunden und Zahlen',
          'Sorgfalt mit Daten und Regeln',
          'Einfache Worte für Kompliziertes',
        ],
        success: [
          'Kunden ihre Möglichkeiten verstehen, Vertrauen haben und [der Bank treu bleiben|alle Unterlagen stimmen]',
        ],
      },
      fr: {
        purpose: [
          'aider les clients dans leurs questions d’argent, [avec clarté et équité|pour qu’ils comprennent ce qu’ils signent]',
        ],
        duties: [
          'Accueillir les clients au guichet, au téléphone ou en ligne et [traiter leur demande aussitôt|indiquer qui peut aider]',
          'Cerner les besoins et [expliquer simplement comptes, crédits et épargne|déconseiller ce qui ne convient pas]',
          'Examiner demandes et pièces [avec soin|pour voir ce qui manque et mesurer le risque]',
          'Ouvrir des comptes, exécuter les ordres et [tenir les dossiers en ordre|corriger vite les erreurs]',
          'Repérer les signes de fraude et [les signaler|prévenir les clients à temps]',
          'Garder le contact et [se manifester avant les échéances|revoir ensemble ce qui a changé]',
        ],
        needs: [
          'Une formation bancaire, ou l’expérience des clients et des chiffres',
          'De la rigueur avec les données et les règles',
          'Des mots simples pour des choses compliquées',
        ],
        success: [
          'les clients comprennent leurs choix, ont confiance et [restent fidèles|que les dossiers sont en ordre]',
        ],
      },
      es: {
        purpose: ['ayudar a los clientes con su dinero, [con claridad y justicia|para que entiendan lo que firman]'],
        duties: [
          'Atender en ventanilla, por teléfono o en línea y [resolver la petición al momento|decir quién puede ayudar]',
          'Averiguar qué hace falta y [explicar cuentas, créditos y ahorro con sencillez|desaconsejar lo que no conviene]',
          'Revisar solicitudes y documentos [con cuidado|por si falta algo o hay riesgo]',
          'Abrir cuentas, ejecutar órdenes y [llevar los expedientes en orden|corregir pronto los errores]',
          'Detectar señales de fraude y [comunicarlas|avisar a tiempo a los clientes]',
          'Mantener el contacto y [avisar antes de los vencimientos|revisar juntos lo que ha cambiado]',
        ],
        needs: [
          'Formación bancaria o experiencia con clientes y números',
          'Rigor con los datos y las normas',
          'Palabras sencillas para lo complicado',
        ],
        success: ['los clientes entiendan sus opciones, confíen y [sigan con el banco|los expedientes estén en orden]'],
      },
    },
  },
  {
    id: 'insurance-clerk',
    titles:
      /insurance (?:clerk|adviser|advisor|agent|broker|administrator|assistant|account)|(?:personal|commercial) lines|claims (?:handler|adviser|advisor|assistant|adjuster|examiner|assessor|clerk|technician)|loss adjuster|versicherung(?:skauf|sfach|sberat|svertret|smakler|sangestell|en und finanzen)|schaden(?:sach|regul|bearbeit)|kaufmann für versicherung|sachbearbeit\p{L}* (?:versicherung|schaden)|(?:gestionnaire|rédact\p{L}+|chargé\p{L}*)(?: \p{L}+){0,2} (?:sinistre|assurance|prévoyance)|(?:conseil\p{L}+|agent\p{L}*|courti\p{L}+)(?: \p{L}+)? (?:en |d['’])assurance|tramitador\p{L}* de siniestros|(?:agente|asesor|asesora|gestor|gestora|corredor|corredora|mediador|mediadora|perito|administrativ[oa]) de (?:seguros|siniestros)/u,
    name: {
      en: 'Insurance Clerk',
      de: 'Versicherungskaufmann/-frau',
      fr: 'Gestionnaire assurances',
      es: 'Gestor/a de seguros',
    },
    words: {
      en: {
        purpose: [
          'see that people are covered as they need and [helped quickly when something happens|paid what they are due]',
        ],
        duties: [
          'Find out what needs cover and [explain what a policy includes and what not|compare offers honestly].',
          'Issue, change and end contracts [correctly and on time|and keep the files complete].',
          'Take reports of damage, [ask for what is missing|listen first] and say how things go on.',
          'Check claims against the policy and [decide fairly|bring in experts where needed].',
          'Arrange payment or [give reasons for a refusal in plain words|turn down what is not covered, with reasons].',
          'Notice what does not add up and [look into it|pass it on].',
        ],
        needs: [
          'Training or experience in insurance.',
          'Exact reading of terms and figures.',
          'Calm and sympathy for people who have had a loss.',
        ],
        success: [
          'claims are settled fast and rightly and [customers understand every letter|few come back as complaints]',
        ],
      },
      de: {
        purpose: [
          'Menschen passend versichert sind und [im Schadensfall rasch Hilfe bekommen|erhalten, was ihnen zusteht]',
        ],
        duties: [
          'Den Bedarf klären und [erklären, was ein Vertrag umfasst und was nicht|Angebote ehrlich vergleichen]',
          'Verträge [richtig und fristgerecht|mit vollständigen Akten] ausstellen, ändern und beenden',
          'Schadenmeldungen aufnehmen, [Fehlendes nachfordern|erst zuhören] und sagen, wie es weitergeht',
          'Ansprüche am Vertrag prüfen und [fair entscheiden|bei Bedarf Gutachten einholen]',
          'Zahlungen veranlassen oder [eine Ablehnung verständlich begründen|begründet ablehnen, was nicht versichert ist]',
          'Bemerken, was nicht zusammenpasst, und [nachgehen|weitergeben]',
        ],
        needs: [
          'Eine Ausbildung oder Erfahrung in der Versicherung',
          'Genaues Lesen von Bedingungen und Zahlen',
          'Ruhe und Mitgefühl im Schadensfall',
        ],
        success: [
          'Schäden schnell und richtig geregelt sind und [jeder Brief verständlich ist|kaum Beschwerden folgen]',
        ],
      },
      fr: {
        purpose: [
          'veiller à ce que chacun soit bien couvert et [vite aidé en cas de sinistre|reçoive ce qui lui est dû]',
        ],
        duties: [
          'Cerner ce qu’il faut couvrir et [expliquer ce qu’un contrat comprend ou non|comparer honnêtement les offres]',
          'Établir, modifier et résilier les contrats [sans erreur et à temps|avec des dossiers complets]',
          'Recevoir les déclarations, [demander ce qui manque|écouter d’abord] et dire la suite',
          'Examiner les demandes au regard du contrat et [décider avec équité|missionner un expert si besoin]',
          'Déclencher le règlement ou [motiver un refus avec des mots clairs|refuser ce qui n’est pas couvert, motifs à l’appui]',
          'Remarquer ce qui ne colle pas et [vérifier|le signaler]',
        ],
        needs: [
          'Une formation ou une expérience de l’assurance',
          'Une lecture exacte des clauses et des chiffres',
          'Du calme et de l’empathie envers les sinistrés',
        ],
        success: [
          'les sinistres sont réglés vite et bien et [que chaque courrier se comprend|que les plaintes restent rares]',
        ],
      },
      es: {
        purpose: [
          'lograr que cada cual esté bien asegurado y [reciba ayuda pronto en caso de siniestro|cobre lo que le corresponde]',
        ],
        duties: [
          'Averiguar qué hay que cubrir y [explicar qué incluye una póliza y qué no|comparar ofertas con honestidad]',
          'Emitir, modificar y cancelar contratos [sin errores y a tiempo|con expedientes completos]',
          'Recibir los partes, [pedir lo que falte|escuchar primero] y decir cuál es el paso siguiente',
          'Estudiar las reclamaciones según la póliza y [decidir con justicia|pedir un peritaje si hace falta]',
          'Tramitar el pago o [explicar una negativa con palabras claras|rechazar con razones lo no cubierto]',
          'Ver lo que no encaja y [comprobarlo|comunicarlo]',
        ],
        needs: [
          'Formación o experiencia en seguros',
          'Lectura exacta de condiciones y cifras',
          'Calma y empatía con quien ha sufrido un daño',
        ],
        success: ['los siniestros se resuelvan pronto y bien y [cada carta se entienda|haya pocas quejas]'],
      },
    },
  },
]
