import type { Role } from './role.ts'

/** Who sells cars, answers orders, keeps a town safe, teaches driving: one trade each. */
export const COUNTERS_STREETS_AND_CLASSES: Role[] = [
  {
    id: 'inside-sales',
    titles:
      /inside sales|internal sales|sales (?:administrator|support|coordinator|order)|order (?:desk|processing|entry|management)|vertriebsinnendienst|verkaufsinnendienst|(?:vertrieb|verkauf)\p{L}*(?: im)? innendienst|vertriebsassist|auftrags(?:sachb|abwick|bearbeit|manag)|commercial\p{L}* sédentaire|assistant\p{L}* commercial|administration des ventes|\badv\b|comercial\p{L}* (?:de )?intern|(?:administrativ[oa]|asistente|auxiliar) (?:de )?comercial|administrativ[oa] de ventas|back ?office comercial/u,
    name: {
      en: 'Inside Sales Representative',
      de: 'Vertriebsmitarbeiter:in im Innendienst',
      fr: 'Commercial sédentaire',
      es: 'Comercial interno/a',
    },
    words: {
      en: {
        purpose: ['answer customers’ enquiries so that [orders come in and leave on time|offers turn into orders]'],
        duties: [
          'Take enquiries by phone and mail and [find out what is needed|answer the same day].',
          'Write quotes(( in {tools})) with [prices and delivery times|the right items] and follow them up.',
          'Enter orders and [check them for price, item and date|confirm them].',
          'Tell customers about [delivery and delays|alternatives when something is missing].',
          'Settle complaints and returns with [stock and accounts|those who can help].',
          'Support the field sales team with [papers and samples|visits and figures].',
        ],
        needs: [
          'Practice in sales or order processing.',
          'A friendly, clear way on the phone.',
          'Exact work with items, prices and dates.',
        ],
        success: [
          'offers go out quickly, [orders are right at the first try|customers call again] and delays are told early',
        ],
      },
      de: {
        purpose: ['Anfragen beantwortet werden und [aus Angeboten Aufträge werden|Aufträge pünktlich hinausgehen]'],
        duties: [
          'Anfragen am Telefon und per Mail annehmen und [den Bedarf klären|am selben Tag beantworten]',
          'Angebote(( in {tools})) mit [Preisen und Lieferzeiten|den richtigen Artikeln] schreiben und nachfassen',
          'Aufträge erfassen und [auf Preis, Artikel und Termin prüfen|bestätigen]',
          'Die Kundschaft über [Lieferung und Verzug|Ersatz bei Lieferlücken] informieren',
          'Reklamationen und Retouren mit [Lager und Buchhaltung|den Fachabteilungen] klären',
          'Den Außendienst mit [Unterlagen und Mustern|Terminen und Zahlen] unterstützen',
        ],
        needs: [
          'Praxis im Vertrieb oder in der Auftragsabwicklung',
          'Eine freundliche, klare Art am Telefon',
          'Genauigkeit bei Artikeln, Preisen und Terminen',
        ],
        success: [
          'Angebote schnell hinausgehen, [Aufträge auf Anhieb stimmen|Kundschaft wieder anruft] und Verzug früh gemeldet ist',
        ],
      },
      fr: {
        purpose: [
          'répondre aux demandes des clients pour que [les offres deviennent des commandes|les commandes partent à l’heure]',
        ],
        duties: [
          'Prendre les demandes par téléphone et par mail et [cerner le besoin|y répondre le jour même]',
          'Établir les devis(( dans {tools})) avec [prix et délais|les bons articles] et les relancer',
          'Saisir les commandes et [vérifier prix, article et date|les confirmer]',
          'Informer les clients [des livraisons et des retards|des solutions de remplacement]',
          'Régler réclamations et retours avec [le stock et la comptabilité|les services concernés]',
          'Appuyer les commerciaux itinérants : [documents et échantillons|visites et chiffres]',
        ],
        needs: [
          'Une pratique de la vente ou de l’administration des ventes',
          'Un ton aimable et clair au téléphone',
          'De l’exactitude : articles, prix, dates',
        ],
        success: [
          'les devis partent vite, [les commandes sont justes du premier coup|les clients rappellent] et les retards sont annoncés tôt',
        ],
      },
      es: {
        purpose: [
          'responder a las consultas de los clientes para que [las ofertas se conviertan en pedidos|los pedidos salgan a tiempo]',
        ],
        duties: [
          'Atender consultas por teléfono y correo y [aclarar qué se necesita|responder el mismo día]',
          'Hacer presupuestos(( en {tools})) con [precios y plazos|los artículos correctos] y seguirlos',
          'Registrar pedidos y [comprobar precio, artículo y fecha|confirmarlos]',
          'Informar a los clientes de [entregas y retrasos|alternativas si algo falta]',
          'Resolver reclamaciones y devoluciones con [almacén y contabilidad|las áreas implicadas]',
          'Apoyar a los comerciales de calle con [documentos y muestras|visitas y cifras]',
        ],
        needs: [
          'Práctica en ventas o gestión de pedidos',
          'Trato amable y claro al teléfono',
          'Exactitud con artículos, precios y fechas',
        ],
        success: [
          'los presupuestos salgan pronto, [los pedidos sean correctos a la primera|los clientes vuelvan a llamar] y los retrasos se avisen',
        ],
      },
    },
  },
  {
    id: 'car-salesperson',
    titles:
      /(?:car|vehicle|motor|automotive|van|truck|caravan|motorcycle) (?:sales|dealer)|(?:auto|automobil|fahrzeug|gebrauchtwagen|neuwagen|motorrad)-?(?:verkäuf|verkauf)|(?:vendeu|conseill|commercial)\p{L}* (?:commercial |de ventes? )?(?:en )?(?:automobile|auto|véhicules?)|(?:vendedor|asesor|comercial)[a]? (?:comercial )?(?:de )?(?:coches|automóvil|vehículos|autos)/u,
    name: {
      en: 'Car Sales Consultant',
      de: 'Automobilverkäufer:in',
      fr: 'Vendeur automobile',
      es: 'Vendedor/a de coches',
    },
    words: {
      en: {
        purpose: ['sell cars that [suit the buyer|people are still glad of a year later]'],
        duties: [
          'Welcome car buyers and [find out how they drive|ask what the car is for].',
          'Show vehicles and [go on test drives|explain engines and equipment].',
          'Value trade-ins and [agree a price|check their condition].',
          'Work out offers with [finance or leasing|equipment and delivery date] and close the sale.',
          'Prepare contracts and [registration|papers] and hand over the car.',
          'Keep in touch with [buyers and enquiries|those who have not decided yet].',
        ],
        needs: [
          'Practice in sales, best with vehicles.',
          'Interest in cars and drive technology.',
          'A driving licence.',
        ],
        success: [
          'buyers come back for the next car, [handovers go smoothly|trade-ins are valued fairly] and cars do not stand for long',
        ],
      },
      de: {
        purpose: ['Menschen das Auto finden, [das zu ihnen passt|an dem sie lange Freude haben]'],
        duties: [
          'Autokundschaft empfangen und [nach ihrem Fahralltag fragen|den Bedarf klären]',
          'Fahrzeuge zeigen und [Probefahrten machen|Antriebe und Ausstattung erklären]',
          'Gebrauchtwagen bewerten und [den Preis vereinbaren|ihren Zustand prüfen]',
          'Angebote mit [Finanzierung oder Leasing|Ausstattung und Liefertermin] erstellen und Autos verkaufen',
          'Verträge und [Zulassung|Papiere] vorbereiten und das Auto übergeben',
          'Kontakt zu [Kundschaft und Interessierten|Unentschlossenen] halten',
        ],
        needs: ['Praxis im Verkauf, am besten von Fahrzeugen', 'Interesse an Autos und Antrieben', 'Führerschein'],
        success: [
          'Menschen fürs nächste Auto wiederkommen, [Übergaben glatt laufen|Gebrauchte fair bewertet sind] und Fahrzeuge nicht lange stehen',
        ],
      },
      fr: {
        purpose: ['vendre à chacun la voiture [qui lui convient|dont il restera content]'],
        duties: [
          'Accueillir les acheteurs de voitures et [demander comment ils roulent|cerner le besoin]',
          'Présenter les véhicules et [faire les essais|expliquer moteurs et équipements]',
          'Estimer les reprises et [convenir du prix|contrôler leur état]',
          'Établir les offres avec [financement ou location|équipement et délai] et conclure la vente',
          'Préparer contrats et [immatriculation|papiers] et livrer la voiture',
          'Garder le contact avec [acheteurs et prospects|les indécis]',
        ],
        needs: [
          'Une pratique de la vente, si possible automobile',
          'Le goût des voitures et des motorisations',
          'Le permis de conduire',
        ],
        success: [
          'les acheteurs reviennent pour la voiture suivante, [les livraisons se passent bien|les reprises sont justes] et le stock tourne',
        ],
      },
      es: {
        purpose: ['vender a cada persona el coche [que le conviene|con el que seguirá contenta]'],
        duties: [
          'Recibir a quienes buscan coche y [preguntar cómo conducen|aclarar qué necesitan]',
          'Enseñar vehículos y [hacer pruebas de conducción|explicar motores y equipamiento]',
          'Tasar los coches usados y [acordar el precio|revisar su estado]',
          'Preparar ofertas con [financiación o renting|equipamiento y plazo] y cerrar la venta',
          'Preparar contratos y [matriculación|papeles] y entregar el coche',
          'Mantener el contacto con [compradores e interesados|los indecisos]',
        ],
        needs: ['Práctica en ventas, mejor de vehículos', 'Interés por los coches y sus motores', 'Carné de conducir'],
        success: [
          'los compradores vuelvan por el siguiente coche, [las entregas vayan bien|las tasaciones sean justas] y los coches no se queden parados',
        ],
      },
    },
  },
  {
    id: 'bartender',
    titles:
      /bartend|bar ?keeper|mixolog|barkeep|barmixer|barchef|^bar(?:man|maid|woman|mann|frau|dame)|chef\p{L}* de bar|barm(?:an|aid)|coctel|camarer[oa] de (?:barra|coctel)|jef[ea] de bar/u,
    name: { en: 'Bartender', de: 'Barkeeper:in', fr: 'Barman/barmaid', es: 'Coctelero/a' },
    words: {
      en: {
        purpose: ['serve drinks that [taste right every time|bring guests back to the bar]'],
        duties: [
          'Mix cocktails and [pour drinks|draw beer] by the recipes of the house.',
          'Serve guests at the bar and [recommend drinks|keep several orders in mind].',
          'Prepare juices, [garnishes and ice|syrups and glasses] before opening.',
          'Take payments and [count up the till|keep tabs].',
          'Watch stock and [order or note what runs low|count bottles].',
          'Refuse alcohol where needed and [stay friendly|keep calm].',
          'Clean bar, glasses and [machines|lines] and leave them ready.',
        ],
        needs: [
          'Practice behind a bar, or the wish to learn.',
          'Quick and clean handiwork.',
          'A good memory for drinks and faces.',
        ],
        success: [
          'drinks come quickly and taste the same, [guests stay for another|the stock count is right] and the bar is clean at closing',
        ],
      },
      de: {
        purpose: ['Drinks [jedes Mal gleich gut schmecken|Gäste gern an die Bar zurückbringen]'],
        duties: [
          'Cocktails mixen und [Getränke ausschenken|Bier zapfen], nach den Rezepten des Hauses',
          'Gäste an der Bar bedienen und [Drinks empfehlen|mehrere Bestellungen im Kopf behalten]',
          'Säfte, [Garnituren und Eis|Sirup und Gläser] vorbereiten, bevor geöffnet wird',
          'Kassieren und [abrechnen|Deckel führen]',
          'Bestände im Blick behalten und [nachbestellen oder melden|Flaschen zählen]',
          'Keinen Alkohol mehr ausschenken, wo es nötig ist, und [freundlich|ruhig] bleiben',
          'Bar, Gläser und [Maschinen|Zapfanlage] reinigen und bereitstellen',
        ],
        needs: [
          'Praxis hinter der Bar oder Lust, sie zu lernen',
          'Schnelles und sauberes Arbeiten',
          'Ein gutes Gedächtnis für Drinks und Gesichter',
        ],
        success: [
          'Drinks schnell kommen und gleich schmecken, [Gäste noch bleiben|der Bestand stimmt] und die Bar am Ende sauber ist',
        ],
      },
      fr: {
        purpose: ['servir des boissons [toujours justes|qui ramènent les clients au bar]'],
        duties: [
          'Préparer cocktails et [boissons|bières pression] selon les recettes de la maison',
          'Servir au bar et [conseiller les boissons|garder plusieurs commandes en tête]',
          'Préparer jus, [garnitures et glace|sirops et verres] avant l’ouverture',
          'Encaisser et [clôturer la caisse|tenir les notes]',
          'Suivre le stock et [commander ou signaler les manques|compter les bouteilles]',
          'Refuser l’alcool quand il le faut et [rester aimable|garder son calme]',
          'Nettoyer bar, verres et [machines|tireuses] et tout laisser prêt',
        ],
        needs: [
          'Une pratique du bar, ou l’envie de l’apprendre',
          'Des gestes rapides et propres',
          'La mémoire des boissons et des visages',
        ],
        success: [
          'les verres arrivent vite et toujours pareils, [les clients restent|le stock est juste] et le bar est propre à la fermeture',
        ],
      },
      es: {
        purpose: ['servir bebidas [siempre en su punto|que hagan volver a la barra]'],
        duties: [
          'Preparar cócteles y [servir bebidas|tirar cerveza] según las recetas de la casa',
          'Atender la barra y [recomendar bebidas|recordar varias comandas]',
          'Preparar zumos, [guarniciones y hielo|siropes y vasos] antes de abrir',
          'Cobrar y [cuadrar la caja|llevar las cuentas]',
          'Controlar existencias y [pedir o avisar de lo que falta|contar botellas]',
          'Negar el alcohol cuando toca y [seguir amable|mantener la calma]',
          'Limpiar barra, vasos y [máquinas|grifos] y dejarlo todo listo',
        ],
        needs: [
          'Práctica en barra, o ganas de aprender',
          'Manos rápidas y limpias',
          'Buena memoria para bebidas y caras',
        ],
        success: [
          'las copas salgan rápido e iguales, [la gente se quede|las existencias cuadren] y la barra quede limpia al cerrar',
        ],
      },
    },
  },
  {
    id: 'firefighter',
    titles: /fire ?fighter|fire (?:officer|safety officer)|feuerwehr|brandmeister|pompier|bombero|brandschützer/,
    name: { en: 'Firefighter', de: 'Feuerwehrmann/-frau', fr: 'Pompier', es: 'Bombero/a' },
    words: {
      en: {
        purpose: ['save people and put out fires [quickly and safely|as a crew that knows each move]'],
        duties: [
          'Fight fires and [rescue people and animals|protect what has not burnt yet].',
          'Give technical help at [accidents, floods and storms|accidents and with dangerous substances].',
          'Give first aid until [the ambulance arrives|others take over].',
          'Check vehicles, hoses and [breathing gear|equipment] and keep them ready.',
          'Train for operations [on the ladder, with breathing gear and in teams|again and again].',
          'Inspect buildings and [advise on fire safety|practise evacuation].',
        ],
        needs: [
          'Training in the fire service, or suitability for it.',
          'Fitness for breathing gear.',
          'Trust in the crew and clear orders.',
        ],
        success: [
          'help is there within minutes, [equipment works|the crew comes back unhurt] and each operation teaches something',
        ],
      },
      de: {
        purpose: ['Menschen gerettet und Brände [schnell und sicher|im eingespielten Trupp] gelöscht werden'],
        duties: [
          'Brände löschen und [Menschen und Tiere retten|schützen, was noch nicht brennt]',
          'Technische Hilfe bei [Unfällen, Hochwasser und Sturm|Unfällen und gefährlichen Stoffen] leisten',
          'Erste Hilfe leisten, bis [der Rettungsdienst da ist|andere übernehmen]',
          'Fahrzeuge, Schläuche und [Atemschutz|Geräte] prüfen und einsatzbereit halten',
          'Einsätze [an der Leiter, unter Atemschutz und im Trupp|immer wieder] üben',
          'Gebäude begehen und [zum Brandschutz beraten|Räumungen üben]',
        ],
        needs: [
          'Feuerwehrausbildung oder Eignung dafür',
          'Tauglichkeit für den Atemschutz',
          'Vertrauen in den Trupp und klare Befehle',
        ],
        success: [
          'Hilfe in Minuten da ist, [Geräte funktionieren|alle unverletzt zurückkommen] und jeder Einsatz ausgewertet wird',
        ],
      },
      fr: {
        purpose: ['secourir les personnes et éteindre les incendies [vite et en sécurité|en équipe soudée]'],
        duties: [
          'Éteindre les incendies et [sauver personnes et animaux|protéger ce qui ne brûle pas encore]',
          'Intervenir sur [accidents, inondations et tempêtes|accidents et produits dangereux]',
          'Porter les premiers secours jusqu’à [l’arrivée des soignants|la relève]',
          'Vérifier véhicules, tuyaux et [appareils respiratoires|matériels] et les garder prêts',
          'S’entraîner aux interventions [à l’échelle, sous appareil et en équipe|sans relâche]',
          'Visiter les bâtiments et [conseiller en sécurité incendie|exercer les évacuations]',
        ],
        needs: [
          'Une formation de sapeur-pompier, ou l’aptitude requise',
          'L’aptitude au port de l’appareil respiratoire',
          'La confiance dans l’équipe et des ordres clairs',
        ],
        success: [
          'les secours sont là en quelques minutes, [le matériel fonctionne|l’équipe rentre indemne] et chaque intervention est débattue',
        ],
      },
      es: {
        purpose: ['rescatar personas y apagar incendios [con rapidez y seguridad|en una dotación compenetrada]'],
        duties: [
          'Apagar incendios y [rescatar a personas y animales|proteger lo que aún no arde]',
          'Intervenir en [accidentes, inundaciones y temporales|accidentes y con sustancias peligrosas]',
          'Prestar primeros auxilios hasta [que llegue la ambulancia|el relevo]',
          'Revisar vehículos, mangueras y [equipos de respiración|material] y tenerlos a punto',
          'Entrenar las intervenciones [con escalera, con equipo y en dotación|una y otra vez]',
          'Visitar edificios y [asesorar sobre incendios|practicar evacuaciones]',
        ],
        needs: [
          'Formación de bombero/a, o aptitud para serlo',
          'Aptitud para usar equipos de respiración',
          'Confianza en la dotación y órdenes claras',
        ],
        success: [
          'la ayuda llegue en minutos, [el material responda|la dotación vuelva ilesa] y cada intervención se comente',
        ],
      },
    },
  },
  {
    id: 'police-officer',
    titles:
      /police (?:officer|constable)|constable|^polizei(?!seels)|polizist|ordnungsamt|ordnungsdienst|(?:community|traffic|parking) (?:enforcement|warden|support officer)|civil enforcement|parküberwach|politesse|^polici[eè]r|gardien\p{L}* de la paix|policière|police municipale|asvp|gendarme|agente? de policía|^policía|guardia (?:civil|urban|municipal)|agente municipal/u,
    name: { en: 'Police Officer', de: 'Polizist:in', fr: 'Policier', es: 'Policía' },
    words: {
      en: {
        purpose: ['keep streets and squares [safe and passable|safe for everyone]'],
        duties: [
          'Patrol on foot and by vehicle and [speak with residents|notice what has changed].',
          'Answer calls and [settle disputes|secure the scene].',
          'Check traffic, parking and [public order|local rules] and report offences.',
          'Take statements and [secure evidence|write reports that hold].',
          'Help people in trouble and [call in other services|give directions and advice].',
          'Secure events and [school routes|road works].',
        ],
        needs: [
          'The training that the service requires.',
          'Calm and clear speech in a conflict.',
          'Fairness towards everyone.',
        ],
        success: ['disputes end without force, [reports stand|residents know whom to turn to] and people feel safe'],
      },
      de: {
        purpose: ['Straßen und Plätze [sicher und frei sind|für alle sicher sind]'],
        duties: [
          'Streife gehen und fahren und [mit Anwohnenden sprechen|Veränderungen bemerken]',
          'Einsätze übernehmen und [Streit schlichten|den Ort sichern]',
          'Verkehr, Parken und [öffentliche Ordnung|örtliche Regeln] überwachen und Verstöße anzeigen',
          'Aussagen aufnehmen und [Beweise sichern|haltbare Berichte schreiben]',
          'Menschen in Not helfen und [andere Stellen hinzurufen|Auskunft geben]',
          'Veranstaltungen und [Schulwege|Baustellen] sichern',
        ],
        needs: [
          'Die für den Dienst nötige Ausbildung',
          'Ruhige, klare Sprache im Konflikt',
          'Fairness gegenüber allen',
        ],
        success: [
          'Streit ohne Zwang endet, [Berichte Bestand haben|alle wissen, an wen sie sich wenden,] und sich Menschen sicher fühlen',
        ],
      },
      fr: {
        purpose: ['garder rues et places [sûres et libres|sûres pour tous]'],
        duties: [
          'Patrouiller à pied et en véhicule et [parler avec les habitants|remarquer ce qui change]',
          'Répondre aux appels et [apaiser les conflits|protéger les lieux]',
          'Surveiller circulation, stationnement et [ordre public|règles locales] et constater les infractions',
          'Recueillir les déclarations et [préserver les preuves|rédiger des rapports solides]',
          'Aider les personnes en difficulté et [appeler les services voulus|renseigner les passants]',
          'Sécuriser les manifestations et [les abords d’écoles|les chantiers]',
        ],
        needs: [
          'La formation exigée par le service',
          'Une parole calme et claire dans le conflit',
          'De l’équité envers chacun',
        ],
        success: [
          'les conflits s’apaisent sans contrainte, [les rapports tiennent|les habitants savent à qui parler] et chacun se sent en sécurité',
        ],
      },
      es: {
        purpose: ['mantener calles y plazas [seguras y transitables|seguras para todos]'],
        duties: [
          'Patrullar a pie y en vehículo y [hablar con los vecinos|notar lo que cambia]',
          'Acudir a los avisos y [mediar en conflictos|asegurar el lugar]',
          'Vigilar tráfico, aparcamiento y [orden público|ordenanzas] y denunciar infracciones',
          'Tomar declaraciones y [asegurar pruebas|redactar informes sólidos]',
          'Ayudar a personas en apuros y [avisar a otros servicios|dar información]',
          'Proteger actos públicos y [entornos escolares|obras]',
        ],
        needs: [
          'La formación que exige el cuerpo',
          'Palabra tranquila y clara en el conflicto',
          'Equidad con todas las personas',
        ],
        success: [
          'los conflictos acaben sin fuerza, [los informes se sostengan|los vecinos sepan a quién acudir] y la gente se sienta segura',
        ],
      },
    },
  },
  {
    id: 'town-planner',
    titles:
      /(?:town|urban|city|regional|spatial|environmental) planner|planning officer|stadtplan|raumplan|bauleitplan|verkehrsplaner|urbaniste(?! (?:si|des systèmes))|aménagement du territoire|instructeur\p{L}* (?:du droit des sols|urbanisme|ads)|urbanista|(?:técnic[oa]|arquitect[oa]) (?:de )?urbanismo|planificador[a]? urban/u,
    name: { en: 'Town Planner', de: 'Stadtplaner:in', fr: 'Urbaniste', es: 'Urbanista' },
    words: {
      en: {
        purpose: ['plan towns and quarters [in which people live well|that have room for homes, work and green]'],
        duties: [
          'Draw up development plans(( with {tools})) [from survey to resolution|with text and map].',
          'Study land, traffic and [buildings|needs] before planning.',
          'Consult residents and [weigh what they say|hold public meetings].',
          'Assess building applications and [advise builders early|check them against the plan].',
          'Agree plans with [authorities and neighbouring towns|traffic, nature and heritage offices].',
          'Present plans to [councils and committees|politics and the public] and answer questions.',
        ],
        needs: [
          'Training in planning, architecture or geography.',
          'Knowledge of planning law.',
          'Clear plans and fair moderation.',
        ],
        success: [
          'plans are adopted and stand up in court, [residents feel heard|building goes ahead as planned] and quarters come to life',
        ],
      },
      de: {
        purpose: [
          'Städte und Quartiere entstehen, [in denen es sich gut leben lässt|die Platz für Wohnen, Arbeit und Grün haben]',
        ],
        duties: [
          'Bebauungs- und Flächenpläne(( mit {tools})) [von der Bestandsaufnahme bis zum Beschluss|in Text und Karte] aufstellen',
          'Flächen, Verkehr und [Gebäude|Bedarf] untersuchen, bevor geplant wird',
          'Die Öffentlichkeit beteiligen und [Stellungnahmen abwägen|Bürgerversammlungen leiten]',
          'Bauanträge beurteilen und [früh zu Vorhaben beraten|mit dem Plan abgleichen]',
          'Planungen mit [Behörden und Nachbargemeinden|Verkehr, Natur- und Denkmalschutz] abstimmen',
          'Pläne in [Rat und Ausschüssen|Politik und Öffentlichkeit] vorstellen und Fragen beantworten',
        ],
        needs: [
          'Ausbildung in Planung, Architektur oder Geografie',
          'Kenntnis des Baurechts',
          'Klare Pläne und faire Moderation',
        ],
        success: [
          'Pläne beschlossen werden und vor Gericht halten, [sich Menschen gehört fühlen|gebaut wird wie geplant] und Quartiere lebendig werden',
        ],
      },
      fr: {
        purpose: [
          'aménager des villes et des quartiers [où l’on vit bien|qui font place au logement, au travail et au vert]',
        ],
        duties: [
          'Élaborer les documents d’urbanisme(( avec {tools})) [du diagnostic à l’approbation|règlement et plans]',
          'Étudier foncier, déplacements et [bâti|besoins] avant de planifier',
          'Concerter les habitants et [peser leurs avis|animer les réunions publiques]',
          'Instruire les demandes de permis et [conseiller tôt les porteurs de projet|les confronter au plan]',
          'Accorder les projets avec [services de l’État et communes voisines|mobilité, nature et patrimoine]',
          'Présenter les plans [au conseil et en commission|aux élus et au public] et répondre aux questions',
        ],
        needs: [
          'Une formation en urbanisme, architecture ou géographie',
          'La connaissance du droit de l’urbanisme',
          'Des plans clairs et une animation équitable',
        ],
        success: [
          'les plans sont adoptés et tiennent devant le juge, [les habitants se sentent entendus|on bâtit comme prévu] et les quartiers vivent',
        ],
      },
      es: {
        purpose: ['planificar ciudades y barrios [en los que se viva bien|con sitio para vivienda, trabajo y verde]'],
        duties: [
          'Redactar planes urbanísticos(( con {tools})) [del diagnóstico a la aprobación|con normas y planos]',
          'Estudiar suelo, movilidad y [edificios|necesidades] antes de planificar',
          'Consultar a los vecinos y [sopesar sus alegaciones|celebrar reuniones públicas]',
          'Informar licencias de obra y [orientar pronto a los promotores|contrastarlas con el plan]',
          'Coordinar los planes con [administraciones y municipios vecinos|movilidad, naturaleza y patrimonio]',
          'Presentar los planes [al pleno y en comisiones|a la política y al público] y responder preguntas',
        ],
        needs: [
          'Formación en urbanismo, arquitectura o geografía',
          'Conocimiento del derecho urbanístico',
          'Planos claros y moderación justa',
        ],
        success: [
          'los planes se aprueben y se sostengan en los tribunales, [los vecinos se sientan escuchados|se construya lo previsto] y los barrios tengan vida',
        ],
      },
    },
  },
  {
    id: 'driving-instructor',
    titles:
      /driving (?:instructor|teacher)|fahrlehr|(?:moniteur|monitrice|enseignant\p{L}*) (?:d['’]auto[- ]?école|auto[- ]?école|de (?:la )?conduite)|(?:profesor|profesora|instructor|instructora) (?:de )?(?:autoescuela|conducci[oó]n|vial)/u,
    name: {
      en: 'Driving Instructor',
      de: 'Fahrlehrer:in',
      fr: 'Moniteur d’auto-école',
      es: 'Profesor/a de autoescuela',
    },
    words: {
      en: {
        purpose: ['teach people to drive [safely and calmly|so that they cope alone after the test]'],
        duties: [
          'Give driving lessons [in town, on open roads and at night|step by step].',
          'Teach road rules and [hazard awareness|how cars behave].',
          'Explain mistakes calmly and [intervene in time|practise them again].',
          'Judge when learners are ready and [book their tests|accompany them to the test].',
          'Plan lessons and [keep training records|routes] for each learner.',
          'Check the car and [keep it clean|its pedals and mirrors] before lessons.',
        ],
        needs: [
          'The instructor’s licence.',
          'Calm in the passenger seat.',
          'Clear words and praise at the right time.',
        ],
        success: [
          'learners pass because they can drive, [feel safe in the car|lessons run on time] and recommend the school',
        ],
      },
      de: {
        purpose: ['Menschen [sicher und ruhig fahren lernen|nach der Prüfung allein zurechtkommen]'],
        duties: [
          'Fahrstunden geben, [in der Stadt, über Land und bei Nacht|Schritt für Schritt]',
          'Verkehrsregeln und [Gefahrenlehre|Fahrphysik] unterrichten',
          'Fehler ruhig erklären und [rechtzeitig eingreifen|erneut üben]',
          'Die Prüfungsreife beurteilen und [zur Prüfung anmelden|zur Prüfung begleiten]',
          'Fahrstunden planen und [Ausbildungsnachweise führen|Strecken wählen]',
          'Das Fahrschulauto prüfen und [sauber halten|einstellen], bevor es losgeht',
        ],
        needs: ['Die Fahrlehrerlaubnis', 'Ruhe auf dem Beifahrersitz', 'Klare Worte und Lob zur rechten Zeit'],
        success: [
          'Prüfungen bestanden werden, weil das Fahren sitzt, [sich alle im Auto sicher fühlen|Stunden pünktlich laufen] und weiterempfehlen',
        ],
      },
      fr: {
        purpose: ['apprendre à conduire [avec sûreté et calme|pour se débrouiller seul après l’examen]'],
        duties: [
          'Donner les leçons de conduite [en ville, sur route et de nuit|étape par étape]',
          'Enseigner le code et [la perception des dangers|le comportement du véhicule]',
          'Expliquer les fautes avec calme et [intervenir à temps|les retravailler]',
          'Juger du niveau et [inscrire à l’examen|accompagner à l’examen]',
          'Préparer les leçons et [tenir les livrets|les parcours] de chaque élève',
          'Contrôler le véhicule et [le garder propre|régler postes et rétroviseurs] avant la leçon',
        ],
        needs: [
          'Le titre d’enseignant de la conduite',
          'Du calme à la place du passager',
          'Des mots clairs et des encouragements au bon moment',
        ],
        success: [
          'les élèves réussissent parce qu’ils savent conduire, [se sentent en confiance|les leçons sont à l’heure] et recommandent l’école',
        ],
      },
      es: {
        purpose: ['enseñar a conducir [con seguridad y calma|para valerse sin ayuda tras el examen]'],
        duties: [
          'Dar clases de conducir [en ciudad, en carretera y de noche|paso a paso]',
          'Enseñar las normas de tráfico y [la percepción del peligro|cómo se comporta el coche]',
          'Explicar los fallos con calma e [intervenir a tiempo|insistir en la práctica]',
          'Valorar cuándo está listo cada alumno y [presentarlo al examen|acompañarlo al examen]',
          'Preparar las clases y [llevar las fichas|los recorridos] de cada alumno',
          'Revisar el coche y [mantenerlo limpio|ajustar asiento y espejos] antes de la clase',
        ],
        needs: [
          'El título de profesor/a de formación vial',
          'Calma en el asiento de al lado',
          'Palabras claras y ánimo a tiempo',
        ],
        success: [
          'los alumnos aprueben porque saben conducir, [se sientan seguros|las clases sean puntuales] y recomienden la autoescuela',
        ],
      },
    },
  },
  {
    id: 'lecturer',
    titles:
      /(?:university|college|senior|associate|assistant|visiting) (?:lecturer|professor)|^lecturer|^(?:full )?professor(?:in|ship)?\b|hochschul(?:dozent|lehr)|universitätsdozent|juniorprofess|lehrbeauftragt|maîtres? de conférences|enseignant\p{L}*[- ]chercheu|professeur\p{L}* d(?:es|['’]) ?universit|(?:profesor|docente)[a]? (?:titular|universitari|asociad|de universidad)|catedrátic/u,
    name: {
      en: 'University Lecturer',
      de: 'Hochschuldozent:in',
      fr: 'Maître de conférences',
      es: 'Profesor/a universitario/a',
    },
    words: {
      en: {
        purpose: ['teach students and [advance the subject|bring research into teaching]'],
        duties: [
          'Give lectures and seminars and [set work for self-study|lead discussions].',
          'Set and mark exams and [give reasons for marks|supervise theses].',
          'Advise students on [papers and projects|their studies].',
          'Carry on research and [publish it|present it at conferences].',
          'Apply for funding and [lead projects|report on projects].',
          'Take part in [committees|curriculum planning] and develop courses.',
        ],
        needs: [
          'A doctorate or comparable standing in the subject.',
          'Teaching that makes hard things clear.',
          'Publications or projects of your own.',
        ],
        success: [
          'students understand and pass, [research gets published|theses are finished] and courses are well attended',
        ],
      },
      de: {
        purpose: ['Studierende gut ausgebildet werden und [das Fach vorankommt|Forschung in die Lehre kommt]'],
        duties: [
          'Vorlesungen und Seminare halten und [Aufgaben zum Selbststudium stellen|Diskussionen leiten]',
          'Prüfungen stellen, korrigieren und [begründen|Abschlussarbeiten betreuen]',
          'Studierende zu [Arbeiten und Projekten|ihrem Studium] beraten',
          'Forschung betreiben und [veröffentlichen|auf Tagungen vorstellen]',
          'Drittmittel einwerben und [Projekte leiten|über Projekte berichten]',
          'In [Gremien|der Studienplanung] mitwirken und Lehrveranstaltungen weiterentwickeln',
        ],
        needs: [
          'Promotion oder vergleichbare Stellung im Fach',
          'Lehre, die Schwieriges klar macht',
          'Eigene Veröffentlichungen oder Projekte',
        ],
        success: [
          'Studierende verstehen und bestehen, [Forschung erscheint|Abschlussarbeiten fertig werden] und Veranstaltungen gut besucht sind',
        ],
      },
      fr: {
        purpose: ['former les étudiants et [faire avancer la discipline|nourrir les cours de recherche]'],
        duties: [
          'Donner cours et séminaires et [préparer le travail personnel|mener les discussions]',
          'Préparer et corriger les examens et [motiver les notes|diriger des mémoires]',
          'Conseiller les étudiants dans [travaux et projets|leurs études]',
          'Mener des recherches et [les publier|les présenter en colloque]',
          'Répondre aux appels à projets et [conduire les projets|en rendre compte]',
          'Prendre part aux [conseils|maquettes] et faire évoluer les enseignements',
        ],
        needs: [
          'Un doctorat ou un niveau équivalent',
          'Un enseignement qui rend clair le difficile',
          'Des publications ou des projets personnels',
        ],
        success: [
          'les étudiants comprennent et réussissent, [les recherches paraissent|les mémoires aboutissent] et les cours sont suivis',
        ],
      },
      es: {
        purpose: ['formar a los estudiantes y [hacer avanzar la disciplina|llevar la investigación al aula]'],
        duties: [
          'Impartir clases y seminarios y [preparar el trabajo autónomo|dirigir debates]',
          'Preparar y corregir exámenes y [razonar las notas|dirigir trabajos finales]',
          'Orientar a los estudiantes en [trabajos y proyectos|sus estudios]',
          'Investigar y [publicar|presentar resultados en congresos]',
          'Solicitar financiación y [dirigir proyectos|rendir cuentas de los proyectos]',
          'Participar en [comisiones|los planes de estudio] y renovar las asignaturas',
        ],
        needs: [
          'Doctorado o nivel comparable en la materia',
          'Docencia que aclare lo difícil',
          'Publicaciones o proyectos propios',
        ],
        success: [
          'los estudiantes entiendan y aprueben, [la investigación se publique|los trabajos se terminen] y las clases tengan asistencia',
        ],
      },
    },
  },
  {
    id: 'refuse-collector',
    titles:
      /refuse|waste (?:collect|operative|loader)|bin ?(?:man|men|lorry)|garbage|recycling (?:operative|collector)|street (?:cleaner|sweeper)|müll(?:werk|lader|mann|abfuhr)|entsorgungs(?:helf|fach|mitarb)|abfuhrhelf|straßenreinig|stadtreinig|éboueu|rip(?:eur|euse)|collecte des déchets|balayeu|agent\p{L}* de (?:déchetterie|propreté urbaine|collecte)|basurero|recogida de (?:residuos|basura)|barrender|limpieza viaria/u,
    name: {
      en: 'Refuse Collector',
      de: 'Müllwerker:in',
      fr: 'Agent de collecte',
      es: 'Operario/a de recogida de residuos',
    },
    words: {
      en: {
        purpose: ['keep streets and bins [clean and empty|in order, street by street]'],
        duties: [
          'Collect refuse and recycling [along the round|house by house] and put bins back.',
          'Empty bins with the lift and [watch people and traffic|secure the area behind the lorry].',
          'Leave wrongly filled bins and [tell the household why|note the address].',
          'Guide the driver when reversing and [watch for children and cyclists|give clear signs].',
          'Sweep up what falls and [clear fly-tipping|empty street bins].',
          'Clean and check [the lorry and its lift|gear and clothing] after the round.',
        ],
        needs: [
          'Readiness for physical work in any weather.',
          'An early start and steady reliability.',
          'Care in traffic.',
        ],
        success: [
          'every bin on the round is emptied, [streets are clean behind the lorry|complaints are few] and nobody gets hurt',
        ],
      },
      de: {
        purpose: ['Straßen und Tonnen [sauber und leer sind|Straße für Straße in Ordnung sind]'],
        duties: [
          'Abfall und Wertstoffe [auf der Tour|Haus für Haus] abholen und Tonnen zurückstellen',
          'Tonnen mit der Schüttung leeren und [Menschen und Verkehr beachten|den Bereich hinter dem Wagen sichern]',
          'Falsch befüllte Tonnen stehen lassen und [den Grund mitteilen|die Adresse notieren]',
          'Beim Rückwärtsfahren einweisen und [auf Kinder und Radverkehr achten|klare Zeichen geben]',
          'Herabgefallenes aufkehren und [wilden Müll beseitigen|Papierkörbe leeren]',
          '[Fahrzeug und Schüttung|Geräte und Kleidung] nach der Tour reinigen und prüfen',
        ],
        needs: [
          'Bereitschaft zu körperlicher Arbeit bei jedem Wetter',
          'Verlässlichkeit am frühen Morgen',
          'Umsicht im Verkehr',
        ],
        success: [
          'jede Tonne der Tour geleert ist, [die Straße danach sauber ist|wenig Beschwerden kommen] und sich niemand verletzt',
        ],
      },
      fr: {
        purpose: ['garder rues et bacs [propres et vides|en ordre, rue après rue]'],
        duties: [
          'Collecter déchets et recyclables [sur la tournée|porte à porte] et remettre les bacs en place',
          'Vider les bacs au lève-conteneur et [veiller aux passants et au trafic|sécuriser l’arrière du camion]',
          'Laisser les bacs mal triés et [en dire la raison|noter l’adresse]',
          'Guider le chauffeur en marche arrière et [veiller aux enfants et aux cyclistes|faire des signes clairs]',
          'Ramasser ce qui tombe et [enlever les dépôts sauvages|vider les corbeilles]',
          'Nettoyer et vérifier [le camion et le lève-conteneur|matériel et tenue] après la tournée',
        ],
        needs: [
          'L’habitude de l’effort par tous les temps',
          'De la fiabilité tôt le matin',
          'De la prudence dans la circulation',
        ],
        success: [
          'chaque bac de la tournée est vidé, [la rue reste propre|les plaintes sont rares] et personne ne se blesse',
        ],
      },
      es: {
        purpose: ['mantener calles y contenedores [limpios y vacíos|en orden, calle a calle]'],
        duties: [
          'Recoger basura y reciclables [en la ruta|puerta a puerta] y devolver los contenedores a su sitio',
          'Vaciar los contenedores con el elevador y [cuidar de peatones y tráfico|asegurar la zona tras el camión]',
          'Dejar los contenedores mal llenados y [explicar el motivo|anotar la dirección]',
          'Guiar al conductor marcha atrás y [vigilar a niños y ciclistas|hacer señales claras]',
          'Barrer lo que cae y [retirar vertidos|vaciar papeleras]',
          'Limpiar y revisar [el camión y el elevador|material y ropa] tras la ruta',
        ],
        needs: [
          'Disposición al trabajo físico con cualquier tiempo',
          'Formalidad desde primera hora',
          'Prudencia en el tráfico',
        ],
        success: [
          'cada contenedor de la ruta quede vacío, [la calle quede limpia|haya pocas quejas] y nadie se haga daño',
        ],
      },
    },
  },
  {
    id: 'forklift-driver',
    titles: /fork ?lift|reach truck|stapler(?!produkt)|flurförder|cariste|carretiller|montacarguista/,
    name: { en: 'Forklift Driver', de: 'Staplerfahrer:in', fr: 'Cariste', es: 'Carretillero/a' },
    words: {
      en: {
        purpose: ['move pallets [safely and to the right place|from lorry to rack and back without damage]'],
        duties: [
          'Drive the forklift and [load and unload lorries|move pallets between ramp and rack].',
          'Store goods in the rack and [book each place|book the movement](( in {tools})).',
          'Bring materials to [the line or the ramp|those who need them] on time.',
          'Check loads for weight and [stability|damage] before lifting.',
          'Check the truck, [charge or refuel it|forks and brakes] at the start of work.',
          'Watch out for people on foot and [report damage and near misses|keep to speed and right of way].',
        ],
        needs: ['A forklift licence.', 'A feel for load, height and distance.', 'Constant care for people on foot.'],
        success: ['goods arrive whole, [every pallet is found|ramps are free in time] and nothing is run into'],
      },
      de: {
        purpose: ['Paletten [sicher und am richtigen Platz ankommen|ohne Schaden vom Lkw ins Regal und zurück kommen]'],
        duties: [
          'Stapler fahren und [Lkw be- und entladen|Paletten zwischen Rampe und Regal bewegen]',
          'Ware im Regal einlagern und(( in {tools})) [jeden Platz|die Bewegung] buchen',
          'Material rechtzeitig an [Linie oder Rampe|seinen Platz] bringen',
          'Lasten auf Gewicht und [Standfestigkeit|Schäden] prüfen, bevor sie angehoben werden',
          'Den Stapler prüfen und [laden oder tanken|Gabeln und Bremsen ansehen], bevor die Arbeit beginnt',
          'Auf Menschen zu Fuß achten und [Schäden und Beinahe-Unfälle melden|Tempo und Vorfahrt einhalten]',
        ],
        needs: ['Ein Staplerschein', 'Gefühl für Last, Höhe und Abstand', 'Ständige Rücksicht auf Menschen zu Fuß'],
        success: [
          'Ware heil ankommt, [jede Palette zu finden ist|Rampen rechtzeitig frei sind] und nichts angefahren wird',
        ],
      },
      fr: {
        purpose: ['déplacer les palettes [sans risque et au bon endroit|du camion au rack et retour, sans casse]'],
        duties: [
          'Conduire le chariot et [charger et décharger les camions|déplacer les palettes du quai au rack]',
          'Ranger les marchandises en rack et saisir [chaque emplacement|chaque mouvement](( dans {tools}))',
          'Amener les matières [à la ligne ou au quai|où on les attend] à temps',
          'Vérifier poids et [stabilité|état] des charges avant de lever',
          'Contrôler le chariot et [le charger ou faire le plein|fourches et freins] à la prise de poste',
          'Veiller aux piétons et [signaler casse et presqu’accidents|respecter vitesse et priorités]',
        ],
        needs: [
          'L’autorisation de conduite de chariots',
          'Le sens de la charge, de la hauteur et des distances',
          'Une attention constante aux piétons',
        ],
        success: [
          'les marchandises arrivent entières, [chaque palette se retrouve|les quais sont libres à temps] et rien n’est heurté',
        ],
      },
      es: {
        purpose: ['mover palés [con seguridad y a su sitio|del camión a la estantería y de vuelta sin daños]'],
        duties: [
          'Conducir la carretilla y [cargar y descargar camiones|mover palés entre muelle y estantería]',
          'Ubicar la mercancía en estantería y registrar [cada hueco|cada movimiento](( en {tools}))',
          'Llevar el material a tiempo [a la línea o al muelle|a quien lo espera]',
          'Comprobar peso y [estabilidad|estado] de las cargas antes de elevar',
          'Revisar la carretilla y [cargarla o repostar|horquillas y frenos] al empezar',
          'Cuidar de los peatones y [avisar de daños e incidentes|respetar velocidad y preferencia]',
        ],
        needs: [
          'El carné de carretillero',
          'Sentido de la carga, la altura y la distancia',
          'Atención constante a los peatones',
        ],
        success: [
          'la mercancía llegue entera, [cada palé se encuentre|los muelles estén libres a tiempo] y no se golpee nada',
        ],
      },
    },
  },
]
