import type { Role } from './role.ts'

/** Crafts behind a shop counter, with goods that do not keep. */
export const FOOD_AND_FLOWERS: Role[] = [
  {
    id: 'baker',
    titles:
      /(?<!pastry )baker(?!y|['’]s shop)|bakery (?:assistant|worker|operative|production)|dough maker|(?<!fisch|pizza|waffel)bäcker(?!ei(?!h))|boulang(?:er(?!ie)|ère)|tourier|(?<!dependient[ea] (?:de )?|vendedor[a]? (?:de )?)panader(?:[oa](?! dep)|ía)/,
    name: { en: 'Baker', de: 'Bäcker:in', fr: 'Boulanger', es: 'Panadero/a' },
    words: {
      en: {
        purpose: ['bake bread that is [fresh, even and full of flavour|on the shelf when the doors open]'],
        duties: [
          'Weigh, mix and knead doughs and [give them the time they need|judge by feel when they are ready].',
          'Shape loaves and rolls [by hand and machine|evenly, piece by piece].',
          'Load and watch the ovens and [take the bread out at the right moment|set heat and steam to suit each dough].',
          'Prepare sourdoughs and pre-doughs [for the next day|and look after them].',
          'Check the bake for [crust, crumb and weight|colour and taste] and put right what is off.',
          'Keep the bakehouse clean and [note temperatures and batches|store flour and ingredients well].',
        ],
        needs: [
          'Training or practice in baking.',
          'A feeling for dough, time and heat.',
          'Reliability at early hours.',
        ],
        success: [
          'the bread is ready on time, tastes the same every day and [little is thrown away|people queue for it]',
        ],
      },
      de: {
        purpose: [
          'Brot und Brötchen [frisch, gleichmäßig und voller Geschmack sind|im Regal liegen, wenn die Tür aufgeht]',
        ],
        duties: [
          'Teige abwiegen, mischen und kneten und [ihnen die nötige Zeit geben|fühlen, wann sie so weit sind]',
          'Brote und Brötchen [mit Hand und Maschine|gleichmäßig, Stück für Stück] formen',
          'Öfen beschicken und [im richtigen Moment ausbacken|Hitze und Dampf auf den Teig abstimmen]',
          'Sauerteige und Vorteige [für den nächsten Tag ansetzen|führen und pflegen]',
          'Das Gebäck auf [Kruste, Krume und Gewicht|Farbe und Geschmack] prüfen und nachsteuern',
          'Die Backstube sauber halten und [Temperaturen und Chargen notieren|Mehl und Zutaten gut lagern]',
        ],
        needs: [
          'Eine Ausbildung oder Praxis in der Bäckerei',
          'Gefühl für Teig, Zeit und Hitze',
          'Zuverlässigkeit zu früher Stunde',
        ],
        success: [
          'das Brot pünktlich fertig ist, jeden Tag gleich gut schmeckt und [wenig übrig bleibt|man dafür Schlange steht]',
        ],
      },
      fr: {
        purpose: ['cuire un pain [frais, régulier et plein de goût|prêt à l’ouverture du magasin]'],
        duties: [
          'Peser, pétrir et [laisser aux pâtes le temps qu’il leur faut|sentir quand la pâte est prête]',
          'Façonner pains et viennoiseries [à la main et à la machine|régulièrement, pièce après pièce]',
          'Enfourner et [sortir le pain au bon moment|régler chaleur et vapeur selon la pâte]',
          'Préparer levains et pâtes fermentées [pour le lendemain|et les entretenir]',
          'Contrôler [croûte, mie et poids|couleur et goût] et corriger ce qui doit l’être',
          'Garder le fournil propre et [noter températures et lots|bien stocker farines et ingrédients]',
        ],
        needs: [
          'Une formation ou une pratique en boulangerie',
          'Le sens de la pâte, du temps et du feu',
          'De la fiabilité aux heures matinales',
        ],
        success: [
          'le pain est prêt à l’heure, constant de jour en jour, et [qu’il s’en jette peu|que l’on fait la queue pour lui]',
        ],
      },
      es: {
        purpose: ['hornear un pan [fresco, regular y lleno de sabor|que esté listo al abrir la puerta]'],
        duties: [
          'Pesar, mezclar y amasar y [dar a cada masa su tiempo|notar cuándo está lista]',
          'Formar panes y bollos [a mano y a máquina|con regularidad, pieza a pieza]',
          'Cargar los hornos y [sacar el pan en su momento|ajustar calor y vapor a cada masa]',
          'Preparar masas madre y prefermentos [para el día siguiente|y cuidarlos]',
          'Revisar [corteza, miga y peso|color y sabor] y corregir lo que haga falta',
          'Mantener limpio el obrador y [anotar temperaturas y lotes|guardar bien harinas e ingredientes]',
        ],
        needs: [
          'Formación o práctica en panadería',
          'Sentido de la masa, el tiempo y el calor',
          'Puntualidad en horas tempranas',
        ],
        success: ['el pan esté a su hora, sepa igual de bien cada día y [se tire poco|haya cola para comprarlo]'],
      },
    },
  },
  {
    id: 'pastry-cook',
    titles:
      /pastry|p[aâ]tissi(?:er(?!ie)|ère)|cake (?:decorator|maker)|konditor(?!ei(?!h))|chocolat(?:ier|ière|er)|confectioner|(?<!dependiente de |dependienta de |vendedor de |vendedora de )(?:pasteler|reposter|confiter[oa])/,
    name: { en: 'Pastry Cook', de: 'Konditor:in', fr: 'Pâtissier', es: 'Pastelero/a' },
    words: {
      en: {
        purpose: ['make cakes and pastries that [look tempting and taste even better|people come back for]'],
        duties: [
          'Make doughs, creams and fillings [by recipe and feel|to the gram] and bake them to the point.',
          'Finish cakes and desserts [with a fine hand|so that each looks like the one before].',
          'Plan the day’s work so that [everything is fresh when it is needed|long steps start in good time].',
          'Try out [new recipes for the season|ideas] and say what they cost to make.',
          'Weigh, label and store ingredients, [with allergens always in view|the oldest first].',
          'Keep surfaces, machines and cold rooms [clean by the hygiene plan|spotless, also at busy times].',
        ],
        needs: [
          'Training or practice in pastry work.',
          'A fine hand and a fine palate.',
          'Order and speed, early in the day.',
        ],
        success: ['everything is fresh on time and [little is thrown away|every piece looks as it should]'],
      },
      de: {
        purpose: [
          'Torten und Gebäck [verlockend aussehen und noch besser schmecken|so gut sind, dass man wiederkommt]',
        ],
        duties: [
          'Teige, Cremes und Füllungen [nach Rezept und Gefühl|aufs Gramm genau] herstellen und auf den Punkt backen',
          'Torten und Desserts [mit feiner Hand|gleichmäßig, Stück für Stück] vollenden',
          'Den Tag so planen, dass [alles frisch ist, wenn es gebraucht wird|lange Schritte früh genug beginnen]',
          '[Neue Rezepte zur Saison|Ideen] ausprobieren und sagen, was die Herstellung kostet',
          'Zutaten wiegen, kennzeichnen und lagern, [mit Allergenen immer im Blick|das Älteste zuerst]',
          'Flächen, Maschinen und Kühlräume [nach Hygieneplan sauber|auch in vollen Zeiten makellos] halten',
        ],
        needs: [
          'Eine Ausbildung oder Praxis in der Konditorei',
          'Eine feine Hand und ein feiner Gaumen',
          'Ordnung und Tempo, auch am frühen Morgen',
        ],
        success: ['alles pünktlich frisch bereitsteht und [wenig weggeworfen wird|jedes Stück aussieht, wie es soll]'],
      },
      fr: {
        purpose: [
          'créer des gâteaux et pâtisseries [beaux à voir et meilleurs encore à goûter|qui font revenir les clients]',
        ],
        duties: [
          'Préparer pâtes, crèmes et garnitures [selon la recette et au toucher|au gramme près] et cuire à point',
          'Finir gâteaux et desserts [d’une main fine|pour que chacun ressemble au précédent]',
          'Organiser la journée pour que [tout soit frais au bon moment|les longues étapes commencent assez tôt]',
          'Essayer [des recettes de saison|des idées nouvelles] et en chiffrer le coût',
          'Peser, étiqueter et ranger les ingrédients, [les allergènes toujours à l’esprit|les plus anciens devant]',
          'Garder plans, machines et chambres froides [propres selon le plan d’hygiène|impeccables, même aux heures pleines]',
        ],
        needs: [
          'Une formation ou une pratique en pâtisserie',
          'La main fine et le palais juste',
          'De l’ordre et du rythme, dès l’aube',
        ],
        success: ['tout est frais à l’heure et [que peu est jeté|que chaque pièce est comme il faut]'],
      },
      es: {
        purpose: ['elaborar tartas y dulces [que entren por los ojos y sepan aún mejor|por los que la gente vuelva]'],
        duties: [
          'Preparar masas, cremas y rellenos [según receta y con tacto|al gramo] y hornear en su punto',
          'Terminar tartas y postres [con mano fina|para que cada pieza sea igual a la anterior]',
          'Organizar el día para que [todo esté fresco cuando haga falta|los pasos largos empiecen a tiempo]',
          'Probar [recetas de temporada|ideas nuevas] y calcular lo que cuestan',
          'Pesar, etiquetar y guardar los ingredientes, [con los alérgenos siempre en mente|lo más antiguo primero]',
          'Mantener mesas, máquinas y cámaras [limpias según el plan de higiene|impecables, también en horas punta]',
        ],
        needs: ['Formación o práctica en pastelería', 'Mano fina y buen paladar', 'Orden y ritmo, desde temprano'],
        success: ['todo esté fresco a su hora y [se tire poco|cada pieza salga como debe]'],
      },
    },
  },
  {
    id: 'butcher',
    titles:
      /butcher(?!y operative)|meat cutter|charcutier|charcutero|metzger(?!ei(?!h))|fleischer(?!ei(?!h))|fleischhauer|boucher(?!ie)|bouchère|(?<!dependient[ea] de |vendedor[a]? de )carnicer/,
    name: { en: 'Butcher', de: 'Fleischer:in', fr: 'Boucher', es: 'Carnicero/a' },
    words: {
      en: {
        purpose: [
          'turn good meat into [cuts and products customers trust|what people would like to cook tonight], with little waste',
        ],
        duties: [
          'Bone, trim and cut meat [cleanly and to the customer’s wish|so that little is wasted].',
          'Make sausages, mince and [ready-to-cook dishes|cold cuts] to recipe.',
          'Check goods on arrival for [freshness and temperature|quality and labels] and store them at once.',
          'Dress the counter and [keep it fresh and inviting all day|label weight, origin and allergens].',
          'Advise on cuts, amounts and [cooking|what goes with them].',
          'Keep knives, machines and cold rooms [clean and safe|in order by the hygiene plan].',
        ],
        needs: [
          'Training or practice with the knife.',
          'A clean and safe way of working.',
          'Enjoyment of advising customers.',
        ],
        success: ['customers ask for advice and come again, and [waste stays low|inspections find nothing]'],
      },
      de: {
        purpose: [
          'aus gutem Fleisch [Ware wird, der Kunden vertrauen|wird, was abends auf den Tisch soll], mit wenig Verlust',
        ],
        duties: [
          'Fleisch zerlegen, zuschneiden und [nach Kundenwunsch vorbereiten|so verwerten, dass wenig übrig bleibt]',
          'Wurst, Hackfleisch und [küchenfertige Gerichte|Aufschnitt] nach Rezept herstellen',
          'Ware beim Eingang auf [Frische und Temperatur|Qualität und Kennzeichnung] prüfen und sofort kühlen',
          'Die Theke ansprechend legen und [den ganzen Tag frisch halten|Gewicht, Herkunft und Allergene auszeichnen]',
          'Zu Stücken, Mengen und [Zubereitung|Beilagen] beraten',
          'Messer, Maschinen und Kühlräume [sauber und sicher halten|nach Hygieneplan reinigen]',
        ],
        needs: ['Eine Ausbildung oder Praxis am Messer', 'Sauberes und sicheres Arbeiten', 'Freude an der Beratung'],
        success: ['Kunden Rat suchen und wiederkommen und [wenig Ware verloren geht|Kontrollen nichts finden]'],
      },
      fr: {
        purpose: [
          'faire d’une bonne viande [des morceaux qui donnent confiance|ce que l’on aura envie de cuisiner], avec peu de pertes',
        ],
        duties: [
          'Désosser, parer et découper la viande [à la demande du client|avec le moins de pertes possible]',
          'Préparer saucisses, viande hachée et [plats à cuire|charcuteries] selon la recette',
          'Contrôler les arrivages, [fraîcheur et température|qualité et étiquettes], et les mettre au froid aussitôt',
          'Dresser l’étal et [le garder frais et appétissant toute la journée|afficher poids, origine et allergènes]',
          'Conseiller sur les morceaux, les quantités et [la cuisson|les accompagnements]',
          'Garder couteaux, machines et chambres froides [propres et sûrs|en ordre selon le plan d’hygiène]',
        ],
        needs: [
          'Une formation ou une pratique du couteau',
          'Un travail propre et sûr',
          'Le plaisir de conseiller les clients',
        ],
        success: [
          'les clients demandent conseil et reviennent, et [que les pertes restent faibles|que les contrôles ne trouvent rien]',
        ],
      },
      es: {
        purpose: ['convertir buena carne en [piezas que dan confianza|lo que apetece cocinar hoy], con poca merma'],
        duties: [
          'Deshuesar, limpiar y cortar la carne [al gusto del cliente|con la menor merma posible]',
          'Elaborar embutidos, carne picada y [platos listos para cocinar|fiambres] según receta',
          'Revisar la mercancía al llegar, [frescura y temperatura|calidad y etiquetas], y guardarla enseguida en frío',
          'Montar el mostrador [y mantenerlo fresco y apetecible todo el día|e indicar peso, origen y alérgenos]',
          'Aconsejar sobre piezas, cantidades y [formas de cocinarlas|acompañamientos]',
          'Mantener cuchillos, máquinas y cámaras [limpios y seguros|en orden según el plan de higiene]',
        ],
        needs: [
          'Formación o práctica con el cuchillo',
          'Trabajo limpio y seguro',
          'Gusto por aconsejar a los clientes',
        ],
        success: ['los clientes pidan consejo y vuelvan, y [haya poca merma|las inspecciones no encuentren nada]'],
      },
    },
  },
  {
    id: 'florist',
    titles: /florist(?! shop)|fleuriste|floral designer|flower arranger|blumenbinder/,
    name: { en: 'Florist', de: 'Florist:in', fr: 'Fleuriste', es: 'Florista' },
    words: {
      en: {
        purpose: ['find the right flowers for [every occasion|joy and sorrow alike] and keep them fresh'],
        duties: [
          'Ask what the flowers are for and [advise to suit the occasion and the purse|suggest what is in season].',
          'Tie bouquets and [make wreaths and arrangements|decorate tables and rooms] with an eye for colour and form.',
          'Condition flowers on arrival, [trim, water and cool them|sort and store them].',
          'Care for plants and [remove what has faded|keep the display fresh every day].',
          'Take orders for weddings, funerals and deliveries, [with every name and time right|kindly and exactly].',
          'Order flowers and materials and [see that little is wasted|dress the window to the season].',
        ],
        needs: [
          'Training or practice in floristry.',
          'An eye for colour and form.',
          'Tact, at happy and at sad occasions.',
        ],
        success: ['flowers last, customers are touched and [orders go out on time|little ends in the bin]'],
      },
      de: {
        purpose: ['es für [jeden Anlass|Freude wie Trauer] die passenden Blumen gibt und sie lange frisch bleiben'],
        duties: [
          'Nach dem Anlass fragen und [passend zu Wunsch und Budget beraten|vorschlagen, was gerade Saison hat]',
          'Sträuße binden und [Kränze und Gestecke fertigen|Tische und Räume schmücken], mit Blick für Farbe und Form',
          'Blumen nach der Lieferung [anschneiden, wässern und kühlen|versorgen und sortieren]',
          'Pflanzen pflegen und [Verblühtes entfernen|die Auslage täglich frisch halten]',
          'Bestellungen für Hochzeiten, Trauerfeiern und Lieferungen annehmen, [mit jedem Namen und jeder Uhrzeit richtig|freundlich und genau]',
          'Blumen und Material bestellen und [Verluste gering halten|das Schaufenster zur Jahreszeit gestalten]',
        ],
        needs: [
          'Eine Ausbildung oder Praxis in der Floristik',
          'Ein Blick für Farbe und Form',
          'Feingefühl bei frohen und traurigen Anlässen',
        ],
        success: ['Blumen halten, Kunden berührt sind und [Aufträge pünktlich hinausgehen|wenig im Abfall landet]'],
      },
      fr: {
        purpose: ['trouver les fleurs justes pour [chaque occasion|la joie comme la peine] et les garder fraîches'],
        duties: [
          'Demander à quelle occasion et [conseiller selon l’envie et le budget|proposer ce que donne la saison]',
          'Composer bouquets et [couronnes|décors de table], avec le sens des couleurs et des formes',
          'Préparer les fleurs à l’arrivage : [couper, mettre à l’eau, au frais|trier et conserver]',
          'Soigner les plantes et [retirer ce qui est fané|rafraîchir chaque jour l’étalage]',
          'Prendre les commandes de mariages, d’obsèques et de livraisons, [sans erreur de nom ni d’heure|avec tact et précision]',
          'Commander fleurs et matériel et [limiter les pertes|habiller la vitrine selon la saison]',
        ],
        needs: [
          'Une formation ou une pratique de fleuriste',
          'Le sens des couleurs et des formes',
          'Du tact, dans la joie comme dans la peine',
        ],
        success: [
          'les fleurs durent, que les clients sont touchés et [que les commandes partent à l’heure|que peu de fleurs se perdent]',
        ],
      },
      es: {
        purpose: ['encontrar las flores adecuadas para [cada ocasión|la alegría y la pena] y mantenerlas frescas'],
        duties: [
          'Preguntar por la ocasión y [aconsejar según gusto y presupuesto|proponer lo que da la temporada]',
          'Componer ramos y [coronas y centros|decorar mesas y salas], con sentido del color y la forma',
          'Preparar las flores al llegar: [cortar, hidratar y enfriar|clasificar y conservar]',
          'Cuidar las plantas y [retirar lo marchito|renovar cada día la exposición]',
          'Tomar pedidos de bodas, funerales y entregas, [sin errores de nombre ni de hora|con tacto y exactitud]',
          'Pedir flores y material y [reducir las pérdidas|vestir el escaparate según la estación]',
        ],
        needs: [
          'Formación o práctica en floristería',
          'Sentido del color y la forma',
          'Tacto, en la alegría y en el duelo',
        ],
        success: [
          'las flores duren, emocionen a los clientes y [los pedidos salgan a su hora|poco acabe en la basura]',
        ],
      },
    },
  },
  {
    id: 'kitchen-porter',
    titles:
      /kitchen (?:porter|assistant|help|hand|steward)|dishwash|washer.?up|spülkraft|spüler|spülhilf|tellerwäsch|abwäscher|casserolier|küchenhilf|küchenhelf|küchenmitarb|plongeu|aide[- ](?:de )?cuisine|commis de plonge|friegaplatos|lavaplatos|lavacopas|(?:ayudante|auxiliar|pinche|office|steward) de cocina|^pinche$/,
    name: { en: 'Kitchen Porter', de: 'Küchenhilfe', fr: 'Aide de cuisine', es: 'Ayudante de cocina' },
    words: {
      en: {
        purpose: [
          'keep the kitchen supplied and clean so that [the cooks can cook|everything is to hand during service]',
        ],
        duties: [
          'Wash dishes, pots and pans and [put them back where they belong|keep up, also at the busiest hour].',
          'Clean floors, surfaces and machines [by the cleaning plan|as you go] so that the kitchen is ready for inspection.',
          'Wash, peel and cut [vegetables and fruit|what the cooks need] for the day.',
          'Take in deliveries, check them and [store them cold or dry at once|put older goods to the front].',
          'Empty bins, sort waste and [keep the yard tidy|take out bottles and boxes].',
          'Help out where hands are needed, [at the pass or in the store|and learn from the cooks as you do].',
        ],
        needs: ['Reliability and a quick pair of hands.', 'A sense of cleanliness.', 'Good humour when it gets busy.'],
        success: [
          'nothing runs out during service and [the kitchen shines when the day ends|the team is glad to have you]',
        ],
      },
      de: {
        purpose: ['die Küche versorgt und sauber ist, damit [gekocht werden kann|im Service alles zur Hand ist]'],
        duties: [
          'Geschirr, Töpfe und Pfannen spülen und [an ihren Platz räumen|auch im größten Betrieb nachkommen]',
          'Böden, Flächen und Maschinen [nach Reinigungsplan|zwischendurch] säubern, sodass die Küche jeder Kontrolle standhält',
          'Gemüse und Obst waschen, schälen und [schneiden|für den Tag vorbereiten]',
          'Lieferungen annehmen, prüfen und [sofort kühl oder trocken lagern|Älteres nach vorne stellen]',
          'Müll leeren, Abfall trennen und [den Hof in Ordnung halten|Leergut hinausbringen]',
          'Mit anpacken, wo Hände fehlen, [an der Ausgabe oder im Lager|und dabei vom Küchenteam lernen]',
        ],
        needs: ['Zuverlässigkeit und flinke Hände', 'Sinn für Sauberkeit', 'Gute Laune, auch wenn viel los ist'],
        success: ['im Service nichts fehlt und [die Küche am Ende des Tages glänzt|das Team froh über die Hilfe ist]'],
      },
      fr: {
        purpose: [
          'garder une cuisine propre et bien fournie pour que [l’on puisse y cuisiner|tout soit sous la main pendant le service]',
        ],
        duties: [
          'Laver vaisselle, casseroles et poêles et [les remettre à leur place|suivre la cadence, même au coup de feu]',
          'Nettoyer sols, plans et machines [selon le plan de nettoyage|au fil du service] pour une cuisine prête à tout contrôle',
          'Laver, éplucher et tailler [légumes et fruits|ce qu’il faut pour la journée]',
          'Réceptionner les livraisons, les contrôler et [les ranger aussitôt au frais ou au sec|placer l’ancien devant]',
          'Vider les poubelles, trier les déchets et [garder la cour en ordre|sortir bouteilles et cartons]',
          'Prêter main-forte là où il le faut, [au passe ou en réserve|en apprenant de la brigade]',
        ],
        needs: [
          'De la fiabilité et des mains rapides',
          'Le sens de la propreté',
          'De la bonne humeur, même au coup de feu',
        ],
        success: [
          'rien ne manque pendant le service et [que la cuisine brille en fin de journée|que la brigade est contente de cette aide]',
        ],
      },
      es: {
        purpose: [
          'mantener la cocina limpia y abastecida para que [se pueda cocinar|todo esté a mano durante el servicio]',
        ],
        duties: [
          'Lavar vajilla, ollas y sartenes y [devolverlas a su sitio|llevar el ritmo también en hora punta]',
          'Limpiar suelos, mesas y máquinas [según el plan de limpieza|sobre la marcha] para que la cocina pase cualquier inspección',
          'Lavar, pelar y cortar [verduras y frutas|lo que haga falta para el día]',
          'Recibir los pedidos, revisarlos y [guardarlos enseguida en frío o en seco|poner delante lo más antiguo]',
          'Vaciar cubos, separar residuos y [tener en orden el patio|sacar botellas y cajas]',
          'Echar una mano donde falte, [en el pase o en el almacén|y aprender de la cocina al hacerlo]',
        ],
        needs: ['Responsabilidad y manos rápidas', 'Sentido de la limpieza', 'Buen humor, también en hora punta'],
        success: [
          'no falte nada durante el servicio y [la cocina brille al acabar el día|el equipo agradezca la ayuda]',
        ],
      },
    },
  },
]
