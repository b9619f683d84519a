import type { Role } from './role.ts'

/** Who plans transport and clears goods: neither drives nor picks. */
export const TOURS_AND_CUSTOMS: Role[] = [
  {
    id: 'freight-forwarder',
    titles:
      /forwarder|forwarding|speditionskauf|speditionssach|für spedition|speditionsmitarb|spediteur|(?:agent|responsable|employé)\p{L}* de transit|^transitaire|commissionnaire|(?:freight|shipping|import|export) (?:coordinator|clerk|administrator|supervisor|executive|broker|agent)|import.?export|luftfracht|seefracht|agent\p{L}* (?:de fret|maritime)|affréteu|comercio exterior|agente (?:de carga|transitari|marítim)|transitari/u,
    name: {
      en: 'Freight Forwarder',
      de: 'Speditionskaufmann/-frau',
      fr: 'Agent de transit',
      es: 'Agente transitario/a',
    },
    words: {
      en: {
        purpose: [
          'send goods from door to door so that [they arrive whole and on time|papers, carrier and price are right]',
        ],
        duties: [
          'Work out quotes for [shipments by road, sea or air|transports] and follow them up.',
          'Book carriers(( in {tools})) and [compare prices|agree terms].',
          'Prepare transport and [customs papers|accompanying documents].',
          'Track shipments and [tell customers early about delays|settle what holds them up].',
          'Check carriers’ invoices and [bill the shipment|settle claims].',
          'Choose the route and [the means of transport|the way of packing] for each shipment.',
        ],
        needs: [
          'Practice in forwarding or transport.',
          'An orderly way with papers and dates.',
          'A friendly, firm way on the phone.',
        ],
        success: [
          'shipments arrive as agreed, [papers are complete|costs match the quote] and customers hear of delays early',
        ],
      },
      de: {
        purpose: ['Sendungen [heil und pünktlich ankommen|mit den richtigen Papieren zum richtigen Preis laufen]'],
        duties: [
          'Angebote für [Transporte auf Straße, See und in der Luft|Transporte] kalkulieren und nachfassen',
          'Frachtführer(( in {tools})) beauftragen und [Preise vergleichen|Konditionen vereinbaren]',
          'Transport- und [Zollpapiere|Begleitpapiere] vorbereiten',
          'Sendungen verfolgen und [Verspätungen früh mitteilen|Hindernisse klären]',
          'Frachtrechnungen prüfen und [Sendungen abrechnen|Schadensfälle bearbeiten]',
          'Für jede Sendung Weg und [Verkehrsmittel|Verpackung] wählen',
        ],
        needs: [
          'Praxis in der Spedition oder im Transport',
          'Ordnung bei Papieren und Terminen',
          'Eine freundliche, bestimmte Art am Telefon',
        ],
        success: [
          'Sendungen wie vereinbart ankommen, [Papiere vollständig sind|Kosten zum Angebot passen] und Verspätungen früh gemeldet sind',
        ],
      },
      fr: {
        purpose: ['acheminer les marchandises [entières et à l’heure|avec les bons documents et au bon prix]'],
        duties: [
          'Chiffrer les offres de [transport par route, mer ou air|transport] et les relancer',
          'Affréter les transporteurs(( dans {tools})) et [comparer les prix|convenir des conditions]',
          'Préparer les lettres de voiture et [les papiers de douane|documents joints]',
          'Suivre les envois et [annoncer tôt les retards|lever les blocages]',
          'Contrôler les factures de transport et [facturer les dossiers|traiter les litiges]',
          'Choisir pour chaque envoi l’itinéraire et [le mode de transport|l’emballage]',
        ],
        needs: [
          'La pratique du transit ou de l’affrètement',
          'De l’ordre dans les documents et les dates',
          'Un ton aimable et ferme au téléphone',
        ],
        success: [
          'les envois arrivent comme convenu, [les dossiers sont complets|les coûts suivent l’offre] et les retards sont annoncés tôt',
        ],
      },
      es: {
        purpose: ['enviar mercancías [enteras y a tiempo|con los papeles debidos y al precio justo]'],
        duties: [
          'Calcular ofertas de [transporte terrestre, marítimo o aéreo|transporte] y hacer el seguimiento',
          'Contratar transportistas(( en {tools})) y [comparar precios|acordar condiciones]',
          'Preparar los documentos de transporte y [de aduana|de acompañamiento]',
          'Seguir los envíos y [avisar pronto de retrasos|resolver lo que los detiene]',
          'Revisar las facturas de transporte y [facturar los envíos|tramitar reclamaciones]',
          'Elegir para cada envío la ruta y [el medio de transporte|el embalaje]',
        ],
        needs: ['Práctica en tránsitos o transporte', 'Orden con papeles y fechas', 'Trato amable y firme al teléfono'],
        success: [
          'los envíos lleguen según lo acordado, [los papeles estén completos|los costes cuadren con la oferta] y los retrasos se avisen',
        ],
      },
    },
  },
  {
    id: 'customs-agent',
    titles:
      /entry writer|(?:sachbearbeit|referent)\p{L}* (?:für )?zoll|customs (?:entry )?(?:agent|broker|clerk|declarant|officer|specialist|manager)|zolldeklar|zollsach|zollagent|zollreferent|zollspezial|déclarant\p{L}*(?: en)? douan|agent\p{L}* en douane|responsable douan|(?:agente|gestor|técnic[oa]|representante) (?:de )?aduan/u,
    name: { en: 'Customs Agent', de: 'Zolldeklarant:in', fr: 'Déclarant en douane', es: 'Agente de aduanas' },
    words: {
      en: {
        purpose: ['get goods through customs [without delay|with correct papers]'],
        duties: [
          'Prepare and submit customs declarations(( in {tools})) [for imports and exports|on time].',
          'Classify goods by tariff and [check their origin|work out duties].',
          'Ask for missing papers and [check invoices and permits|explain what is needed].',
          'Answer customs offices and [attend inspections|settle queries].',
          'Follow changes in customs law and [tell those concerned|adapt the procedures].',
          'Keep files so that [each clearance can be proved|audits run calmly].',
        ],
        needs: [
          'Practice in customs clearance.',
          'Exact work with codes and figures.',
          'Plain answers to authorities and importers.',
        ],
        success: [
          'goods are cleared at the first try, [duties are right|no permit is missing] and inspections find nothing',
        ],
      },
      de: {
        purpose: ['Waren [ohne Verzug|mit richtigen Papieren] durch den Zoll kommen'],
        duties: [
          'Zollanmeldungen(( in {tools})) [für Import und Export|fristgerecht] erstellen und abgeben',
          'Waren in den Zolltarif einreihen und [den Ursprung prüfen|Abgaben berechnen]',
          'Fehlende Unterlagen anfordern und [Rechnungen und Genehmigungen prüfen|erklären, was gebraucht wird]',
          'Rückfragen der Zollstellen beantworten und [Beschauen begleiten|klären]',
          'Änderungen im Zollrecht verfolgen und [weitergeben|Abläufe anpassen]',
          'Akten so führen, dass [jede Abfertigung belegt ist|Prüfungen ruhig verlaufen]',
        ],
        needs: [
          'Praxis in der Zollabwicklung',
          'Genauigkeit bei Nummern und Zahlen',
          'Klare Auskünfte an Behörden und Kundschaft',
        ],
        success: [
          'Waren beim ersten Mal abgefertigt werden, [Abgaben stimmen|keine Genehmigung fehlt] und Prüfungen nichts ergeben',
        ],
      },
      fr: {
        purpose: ['faire passer les marchandises en douane [sans retard|avec des documents justes]'],
        duties: [
          'Établir et déposer les déclarations en douane(( dans {tools})) [à l’import et à l’export|dans les délais]',
          'Classer les marchandises au tarif et [vérifier l’origine|calculer les droits]',
          'Réclamer les pièces manquantes et [contrôler factures et licences|expliquer ce qu’il faut]',
          'Répondre aux bureaux de douane et [assister aux visites|lever les questions]',
          'Suivre la réglementation douanière et [informer les intéressés|adapter les procédures]',
          'Tenir les dossiers pour que [chaque dédouanement soit justifié|les contrôles se passent bien]',
        ],
        needs: [
          'La pratique du dédouanement',
          'De l’exactitude dans les codes et les chiffres',
          'Des réponses claires aux administrations et aux clients',
        ],
        success: [
          'les marchandises passent du premier coup, [les droits sont justes|aucune licence ne manque] et les contrôles ne trouvent rien',
        ],
      },
      es: {
        purpose: ['despachar mercancías en aduana [sin demora|con los papeles correctos]'],
        duties: [
          'Preparar y presentar declaraciones de aduana(( en {tools})) [de importación y exportación|en plazo]',
          'Clasificar la mercancía en el arancel y [comprobar el origen|calcular los derechos]',
          'Pedir los documentos que faltan y [revisar facturas y licencias|explicar qué hace falta]',
          'Atender a la aduana y [asistir a las inspecciones|aclarar dudas]',
          'Seguir los cambios de la normativa aduanera y [comunicarlos|adaptar los trámites]',
          'Llevar los expedientes de modo que [cada despacho quede acreditado|las inspecciones vayan bien]',
        ],
        needs: [
          'Práctica en despacho de aduanas',
          'Exactitud con códigos y cifras',
          'Respuestas claras a la administración y a los clientes',
        ],
        success: [
          'la mercancía se despache a la primera, [los derechos cuadren|no falte ninguna licencia] y las inspecciones no hallen nada',
        ],
      },
    },
  },
  {
    id: 'dispatcher',
    titles:
      /(?<!emergency |999 |ambulance )dispatch(?:er)?\b|(?<!personal|vertriebs|produktions)disponent|disposition|(?:transport|route|load) (?:planner|coordinator|controller|clerk|administrator|supervisor|manager|scheduler)|(?<!air )traffic (?:planner|coordinator|controller|clerk|supervisor)|fleet dispatch|tourenplan|transportplan|fuhrparkdispo|exploitant\p{L}*(?: (?:de )?transport|$)|agent\p{L}* (?:d['’]exploitation|de planning) ?(?:transport)?|gestionnaire (?:de )?transport|répartit|coordinat\p{L}+ (?:de )?transport|responsable (?:d['’]exploitation )?transport|(?:jefe|jefa|técnic[oa]|coordinador[a]?|gestor[a]?|administrativ[oa]|planificador[a]?) (?:de )?(?:tráfico|transporte|rutas)/u,
    name: { en: 'Transport Dispatcher', de: 'Disponent:in', fr: 'Exploitant transport', es: 'Técnico/a de tráfico' },
    words: {
      en: {
        purpose: [
          'plan tours so that [vehicles are well used and goods arrive on time|drivers, loads and times fit together]',
        ],
        duties: [
          'Plan tours and loads(( in {tools})) [within driving hours and weight limits|for the next day].',
          'Assign drivers and vehicles and [brief them on the tour|hand out the orders].',
          'Reach drivers on the road and [replan when something changes|help when they are stuck].',
          'Tell customers [when a delivery is coming|early about a delay].',
          'Watch driving and rest times and [react before they run out|plan breaks].',
          'Take in orders and [check them for date, weight and unloading point|fit them into the tours].',
          'Check delivery notes and [pass them on for billing|settle returns and damage].',
        ],
        needs: [
          'Practice in transport planning or on the road.',
          'An overview when several things happen at once.',
          'A friendly, firm way on the phone.',
        ],
        success: [
          'lorries run full and on time, [empty kilometres are few|customers hear of delays early] and drivers can keep to the plan',
        ],
      },
      de: {
        purpose: [
          'Fahrzeuge ausgelastet sind und [Ware pünktlich ankommt|Fahrpersonal, Ladung und Zeiten zusammenpassen]',
        ],
        duties: [
          'Touren und Ladungen(( in {tools})) [im Rahmen von Lenkzeiten und Gewichten|für den nächsten Tag] planen',
          'Fahrpersonal und Fahrzeuge einteilen und [in die Tour einweisen|Aufträge übergeben]',
          'Mit dem Fahrpersonal unterwegs Kontakt halten und [bei Änderungen umplanen|bei Problemen helfen]',
          'Der Kundschaft mitteilen, [wann geliefert wird|wenn sich etwas verspätet]',
          'Lenk- und Ruhezeiten im Blick behalten und [rechtzeitig reagieren|Pausen einplanen]',
          'Aufträge annehmen und [auf Termin, Gewicht und Entladestelle prüfen|in die Touren einplanen]',
          'Lieferscheine prüfen und [zur Abrechnung weitergeben|Retouren und Schäden klären]',
        ],
        needs: [
          'Praxis in der Disposition oder auf der Straße',
          'Überblick, auch wenn vieles zugleich kommt',
          'Eine freundliche, bestimmte Art am Telefon',
        ],
        success: [
          'Lkw voll und pünktlich fahren, [Leerkilometer selten sind|Verspätungen früh gemeldet sind] und sich die Touren so fahren lassen, wie sie geplant sind',
        ],
      },
      fr: {
        purpose: [
          'organiser les tournées pour que [les camions soient bien remplis et à l’heure|conducteurs, chargements et horaires s’accordent]',
        ],
        duties: [
          'Planifier tournées et chargements(( dans {tools})) [dans le respect des temps de conduite et des poids|pour le lendemain]',
          'Affecter conducteurs et véhicules et [préparer les consignes de tournée|remettre les ordres]',
          'Joindre les conducteurs en route et [replanifier en cas d’imprévu|les aider en cas de blocage]',
          'Prévenir les clients [de l’heure de livraison|tôt en cas de retard]',
          'Surveiller temps de conduite et de repos et [réagir à temps|prévoir les pauses]',
          'Prendre les commandes de transport et [vérifier date, poids et lieu de déchargement|les placer dans les tournées]',
          'Contrôler les bons de livraison et [les transmettre à la facturation|régler retours et avaries]',
        ],
        needs: [
          'La pratique de l’exploitation ou de la route',
          'Une vue d’ensemble quand tout arrive à la fois',
          'Un ton aimable et ferme au téléphone',
        ],
        success: [
          'les camions partent pleins et à l’heure, [les kilomètres à vide sont rares|les retards sont annoncés tôt] et les tournées sont tenables',
        ],
      },
      es: {
        purpose: [
          'organizar las rutas para que [los camiones vayan llenos y puntuales|conductores, cargas y horarios encajen]',
        ],
        duties: [
          'Planificar rutas y cargas(( en {tools})) [dentro de los tiempos de conducción y los pesos|para el día siguiente]',
          'Asignar conductores y vehículos y [explicarles la ruta|entregar las órdenes]',
          'Mantener el contacto con los conductores en ruta y [replanificar si algo cambia|ayudar si hay problemas]',
          'Avisar a los clientes [de la hora de entrega|pronto de los retrasos]',
          'Controlar tiempos de conducción y descanso y [reaccionar a tiempo|prever las pausas]',
          'Recibir pedidos de transporte y [comprobar fecha, peso y punto de descarga|encajarlos en las rutas]',
          'Revisar albaranes y [pasarlos a facturación|resolver devoluciones y daños]',
        ],
        needs: [
          'Práctica en tráfico o en ruta',
          'Visión de conjunto cuando todo llega a la vez',
          'Trato amable y firme al teléfono',
        ],
        success: [
          'los camiones salgan llenos y a tiempo, [haya pocos kilómetros en vacío|los retrasos se avisen] y las rutas se puedan cumplir',
        ],
      },
    },
  },
]
