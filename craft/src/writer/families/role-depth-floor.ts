import type { RoleDepth } from './role.ts'

/** Two further duties and one further need of single roles on wards, in classes, shops, kitchens, halls and on sites. */
export const FLOOR_DEPTH: RoleDepth = {
  nurse: {
    en: [
      'Recognise when someone’s condition changes and [call for help in time|act on it at once].',
      'Plan the way home with patients: [medicines, aids, next appointments|what they need to manage].',
      'A gentle hand and [a clear head|steady nerves].',
    ],
    de: [
      'Erkennen, wenn sich ein Zustand verändert, und [rechtzeitig Hilfe holen|sofort handeln]',
      'Den Weg nach Hause vorbereiten: [Medikamente, Hilfsmittel, Termine|was im Alltag gebraucht wird]',
      'Eine behutsame Hand und [ein klarer Kopf|gute Nerven]',
    ],
    fr: [
      'Reconnaître un changement d’état et [appeler à temps|agir aussitôt]',
      'Préparer le retour à la maison : [traitements, aides, rendez-vous|ce qu’il faut au quotidien]',
      'Des gestes doux et [la tête claire|des nerfs solides]',
    ],
    es: [
      'Reconocer cuándo cambia el estado de alguien y [pedir ayuda a tiempo|actuar enseguida]',
      'Preparar la vuelta a casa: [medicación, ayudas, citas|lo que hará falta cada día]',
      'Mano suave y [cabeza clara|buenos nervios]',
    ],
  },
  carer: {
    en: [
      'Learn habits and stories, and [build the day around them|use them to give comfort].',
      'Make meals a good moment: [time, company, a laid table|at a pace that suits].',
      'Humour, and [the calm to wait|respect for slow mornings].',
    ],
    de: [
      'Gewohnheiten und Geschichten kennenlernen und [den Tag danach gestalten|damit Halt geben]',
      'Mahlzeiten zu guten Momenten machen: [mit Zeit, Gesellschaft und gedecktem Tisch|im passenden Tempo]',
      'Humor und [die Ruhe zu warten|Gelassenheit an langsamen Tagen]',
    ],
    fr: [
      'Apprendre les habitudes et les histoires, et [bâtir la journée autour|s’en servir pour rassurer]',
      'Faire du repas un bon moment : [du temps, de la compagnie, une table mise|au rythme de chacun]',
      'De l’humour et [le calme d’attendre|le respect des matins lents]',
    ],
    es: [
      'Conocer costumbres e historias y [organizar el día con ellas|usarlas para dar sosiego]',
      'Hacer de la comida un buen momento: [tiempo, compañía, mesa puesta|al ritmo de cada cual]',
      'Humor y [calma para esperar|respeto por las mañanas lentas]',
    ],
  },
  teacher: {
    en: [
      'Explain the same idea [in another way until it clicks|with an example from daily life].',
      'Mark work so that [the next step is clear|it encourages].',
      'Love of the subject, [and of those who find it hard|shared in small doses].',
    ],
    de: [
      'Denselben Gedanken [anders erklären, bis er sitzt|mit einem Beispiel aus dem Alltag erklären]',
      'Arbeiten so zurückgeben, dass [der nächste Schritt klar ist|sie ermutigen]',
      'Liebe zum Fach [und Geduld mit denen, die es schwer finden|in kleinen Portionen]',
    ],
    fr: [
      'Expliquer la même idée [autrement jusqu’au déclic|par un exemple du quotidien]',
      'Corriger de façon à [rendre clair le pas suivant|encourager]',
      'L’amour de la matière [et de ceux qui la trouvent difficile|transmis par petites touches]',
    ],
    es: [
      'Explicar la misma idea [de otra forma hasta que se entienda|con un ejemplo cotidiano]',
      'Corregir de modo que [el siguiente paso quede claro|anime]',
      'Amor por la materia [y por quienes la encuentran difícil|en pequeñas dosis]',
    ],
  },
  'early-years': {
    en: [
      'Follow what the children are curious about and [make a project of it|bring what helps them find out].',
      'Keep mealtimes, naps and goodbyes [calm and familiar|free of hurry].',
      'Warmth and [a good eye|quick hands].',
    ],
    de: [
      'Aufgreifen, was die Kinder neugierig macht, und [ein Projekt daraus machen|Material dazu anbieten]',
      'Essen, Schlafen und Abschiede [ruhig und vertraut|ohne Eile] gestalten',
      'Wärme und [ein guter Blick|schnelle Hände]',
    ],
    fr: [
      'Suivre la curiosité des enfants et [en faire un projet|apporter de quoi chercher]',
      'Garder repas, siestes et départs [calmes et familiers|sans hâte]',
      'De la chaleur et [l’œil vif|des gestes sûrs]',
    ],
    es: [
      'Seguir la curiosidad de los niños y [hacer de ella un proyecto|traer lo que ayude a descubrir]',
      'Hacer de comidas, siestas y despedidas [momentos tranquilos|ratos sin prisa]',
      'Calidez y [buen ojo|manos rápidas]',
    ],
  },
  'shop-assistant': {
    en: [
      'Greet people when they come in and [leave them in peace if they wish|help when they look for something].',
      'Pack purchases [with care|and wrap gifts].',
      'An easy way with [strangers of every kind|children and grandparents alike].',
    ],
    de: [
      'Eintretende grüßen und [in Ruhe lassen, wenn sie es möchten|ihnen beim Suchen helfen]',
      '[Einkäufe sorgfältig|Einkäufe und Geschenke] einpacken',
      'Eine offene Art gegenüber [Menschen jeder Art|Kindern wie Großeltern]',
    ],
    fr: [
      'Saluer chacun à son entrée et [laisser tranquille qui le souhaite|aider qui cherche]',
      'Emballer les achats [avec soin|et les cadeaux]',
      'Une aisance avec [des gens de toute sorte|les enfants comme les grands-parents]',
    ],
    es: [
      'Saludar a quien entra y [dejarle a su aire si lo prefiere|ayudar a quien busca algo]',
      'Envolver las compras [con cuidado|y los regalos]',
      'Soltura con [gente de todo tipo|niños y abuelos por igual]',
    ],
  },
  'store-manager': {
    en: [
      'Interview applicants, hire and [train from the first hour|train new staff].',
      'Plan stocktaking and [window changes|training] for quiet days.',
      'An eye for [the shop as a customer sees it|figures behind the shelves].',
    ],
    de: [
      'Bewerbungsgespräche führen, einstellen und [von der ersten Stunde an anleiten|neues Personal einarbeiten]',
      'Inventur und [Umbauten|Schulungen] auf ruhige Tage legen',
      'Ein Blick für [den Laden aus Sicht der Kundschaft|die Zahlen hinter den Regalen]',
    ],
    fr: [
      'Recevoir les candidats, recruter et [former dès la première heure|former les nouveaux]',
      'Prévoir inventaires et [changements de vitrine|formations] les jours calmes',
      'L’œil pour [le magasin tel que le client le voit|les chiffres derrière les rayons]',
    ],
    es: [
      'Entrevistar, contratar y [formar desde el primer día|formar al personal nuevo]',
      'Programar inventarios y [cambios de escaparate|formación] para los días tranquilos',
      'Ojo para [la tienda como la ve el cliente|las cifras tras los estantes]',
    ],
  },
  server: {
    en: [
      'Learn the menu with [tongue and nose|the kitchen], so that advice comes from knowing.',
      'Keep the pace of a table: [neither hurried nor forgotten|in step with the kitchen].',
      'A good memory for [orders and faces|who had what].',
    ],
    de: [
      'Die Karte [mit Zunge und Nase|zusammen mit der Küche] kennenlernen, damit Empfehlungen ehrlich sind',
      'Das Tempo eines Tisches treffen: [weder gedrängt noch vergessen|im Takt mit der Küche]',
      'Ein gutes Gedächtnis für [Bestellungen und Gesichter|das, was wohin gehört]',
    ],
    fr: [
      'Apprendre la carte [par le goût|avec la cuisine] pour conseiller en connaissance de cause',
      'Trouver le rythme d’une table : [ni pressée ni oubliée|au pas de la cuisine]',
      'Une bonne mémoire [des commandes et des visages|de qui a pris quoi]',
    ],
    es: [
      'Conocer la carta [probándola|con la cocina] para aconsejar con criterio',
      'Encontrar el ritmo de cada mesa: [ni prisas ni olvidos|al paso de la cocina]',
      'Buena memoria para [pedidos y caras|lo que pidió cada cual]',
    ],
  },
  barista: {
    en: [
      'Taste through the day and [set the grind anew|pour away what is not right].',
      'Keep machine and tools [spotless|ready for the rush].',
      'Quick hands and [a kind word|a smile for the regulars].',
    ],
    de: [
      'Über den Tag probieren und [den Mahlgrad nachstellen|weggießen, was nicht stimmt]',
      'Maschine und Werkzeug [blitzsauber|bereit für den Andrang] halten',
      'Schnelle Hände und [ein freundliches Wort|ein Lächeln für Stammgäste]',
    ],
    fr: [
      'Goûter au fil du jour et [ajuster la mouture|jeter ce qui n’est pas juste]',
      'Garder machine et ustensiles [impeccables|prêts pour l’affluence]',
      'Des mains vives et [un mot aimable|un sourire aux habitués]',
    ],
    es: [
      'Probar a lo largo del día y [ajustar la molienda|tirar lo que no salga bien]',
      'Tener máquina y utensilios [impecables|listos para la hora punta]',
      'Manos rápidas y [una palabra amable|una sonrisa para los habituales]',
    ],
  },
  chef: {
    en: [
      'Plan dishes around [the season|what has to be used today].',
      'Season, taste and correct [before a plate leaves|with a fresh spoon each time].',
      'Order on the board [and in the mind|also at full speed].',
    ],
    de: [
      'Gerichte um [die Saison|das, was heute verbraucht werden muss,] herum planen',
      'Würzen, probieren und nachbessern, [ehe ein Teller hinausgeht|jedes Mal mit frischem Löffel]',
      'Ordnung auf dem Brett [und im Kopf|auch bei vollem Tempo]',
    ],
    fr: [
      'Bâtir les plats autour [de la saison|de ce qui doit servir aujourd’hui]',
      'Assaisonner, goûter, corriger [avant l’envoi|à chaque fois avec une cuillère propre]',
      'De l’ordre sur la planche [et dans la tête|même à plein régime]',
    ],
    es: [
      'Pensar platos según [la temporada|lo que hay que gastar hoy]',
      'Sazonar, probar y corregir [antes de que salga el plato|con cuchara limpia cada vez]',
      'Orden en la tabla [y en la cabeza|también a toda marcha]',
    ],
  },
  'warehouse-operative': {
    en: [
      'Find a place for everything and [mark it so that others find it|keep the ways clear].',
      'Pack so that goods [arrive whole|use little material].',
      'Steady work, [also in the last hour|with an eye for the next person].',
    ],
    de: [
      'Für alles einen Platz finden und [ihn so kennzeichnen, dass andere ihn finden|die Wege frei halten]',
      'So packen, dass die Ware [heil ankommt|wenig Material braucht]',
      'Stetiges Arbeiten, [auch in der letzten Stunde|mit Blick für die anderen]',
    ],
    fr: [
      'Trouver une place à chaque chose et [la signaler|garder les passages libres]',
      'Emballer pour que les articles [arrivent entiers|demandent peu de matière]',
      'Un travail régulier, [même à la dernière heure|attentif au suivant]',
    ],
    es: [
      'Encontrar sitio para todo y [señalarlo|dejar libres los pasos]',
      'Embalar para que la mercancía [llegue entera|gaste poco material]',
      'Trabajo constante, [también en la última hora|atento a quien sigue]',
    ],
  },
  driver: {
    en: [
      'Plan the route with [rest and traffic in mind|time for the unforeseen].',
      'Deliver with a word of greeting and [get the signature|leave the place as you found it].',
      'Foresight [in traffic|with heavy loads], and no hurry at the wheel.',
    ],
    de: [
      'Die Strecke mit [Pausen und Verkehr im Blick|Zeit für Unvorhergesehenes] planen',
      'Mit einem Gruß ausliefern und [quittieren lassen|den Ort so verlassen, wie er war]',
      'Vorausschau [im Verkehr|bei schwerer Ladung] und keine Hast am Steuer',
    ],
    fr: [
      'Préparer l’itinéraire [en pensant aux pauses et au trafic|avec du temps pour l’imprévu]',
      'Livrer avec un bonjour et [faire signer|laisser les lieux comme ils étaient]',
      'De l’anticipation [sur la route|avec de lourdes charges], sans hâte au volant',
    ],
    es: [
      'Planificar la ruta [pensando en descansos y tráfico|con tiempo para imprevistos]',
      'Entregar con un saludo y [recoger la firma|dejar el sitio como estaba]',
      'Anticipación [en el tráfico|con cargas pesadas] y sin prisas al volante',
    ],
  },
  tradesperson: {
    en: [
      'Plan the steps of the job [with drying and setting times in mind|in the right order].',
      'Look after tools and machines, and [say what wears out|clean them at night].',
      'Skilled hands and [an eye for straight lines|care with other people’s things].',
    ],
    de: [
      'Arbeitsschritte [mit Trocken- und Abbindezeiten im Blick|in der richtigen Reihenfolge] planen',
      'Werkzeug und Maschinen pflegen und [Verschleiß melden|abends reinigen]',
      'Geschickte Hände und [ein Auge für gerade Linien|Sorgfalt mit fremdem Eigentum]',
    ],
    fr: [
      'Ordonner les étapes [en comptant les temps de séchage et de prise|dans le bon ordre]',
      'Entretenir outils et machines et [signaler l’usure|les nettoyer le soir]',
      'Des mains habiles et [l’œil pour les lignes droites|du soin pour le bien d’autrui]',
    ],
    es: [
      'Planificar los pasos [contando con los tiempos de secado y fraguado|en el orden debido]',
      'Cuidar herramientas y máquinas y [avisar del desgaste|limpiarlas al final del día]',
      'Manos hábiles y [ojo para las líneas rectas|cuidado con lo ajeno]',
    ],
  },
  electrician: {
    en: [
      'Label circuits so that [the next person understands them|faults are found quickly].',
      'Show customers how to use [what you installed|switches and controls] safely.',
      'Clean routing of cables, [visible or not|as a matter of pride].',
    ],
    de: [
      'Stromkreise so beschriften, dass [andere sie verstehen|Fehler schnell gefunden sind]',
      'Der Kundschaft zeigen, wie sich [das Eingebaute|alles] sicher bedienen lässt',
      'Sauber verlegte Leitungen, [sichtbar oder nicht|aus Überzeugung]',
    ],
    fr: [
      'Repérer les circuits pour que [le suivant les comprenne|les pannes se trouvent vite]',
      'Montrer aux clients l’usage sûr de [ce qui est posé|chaque commande]',
      'Un câblage net, [visible ou non|par fierté du métier]',
    ],
    es: [
      'Rotular los circuitos para que [otra persona los entienda|los fallos se encuentren pronto]',
      'Enseñar a los clientes a usar con seguridad [lo instalado|cada mando]',
      'Cableado limpio, [se vea o no|por orgullo de oficio]',
    ],
  },
  plumber: {
    en: [
      'Find where water goes and why, [before a wall is opened|with as little damage as possible].',
      'Leave bathrooms and cellars [dry and clean|better than you found them].',
      'A knack for [old pipes|tight corners] and a tidy way of working.',
    ],
    de: [
      'Herausfinden, wohin Wasser läuft und warum, [ehe eine Wand geöffnet wird|mit so wenig Schaden wie möglich]',
      'Bäder und Keller [trocken und sauber|in besserem Zustand] hinterlassen',
      'Geschick mit [alten Leitungen|engen Ecken] und eine saubere Arbeitsweise',
    ],
    fr: [
      'Trouver où va l’eau et pourquoi, [avant d’ouvrir un mur|avec le moins de dégâts possible]',
      'Laisser salles de bains et caves [sèches et propres|mieux qu’à l’arrivée]',
      'Le tour de main avec [les vieux tuyaux|les recoins] et un travail propre',
    ],
    es: [
      'Descubrir adónde va el agua y por qué, [antes de abrir una pared|con el menor daño posible]',
      'Dejar baños y sótanos [secos y limpios|mejor que al llegar]',
      'Maña con [tuberías viejas|rincones difíciles] y un trabajo limpio',
    ],
  },
  'site-manager': {
    en: [
      'Start the day with a short talk in which [every trade hears the plan|dangers are named].',
      'Keep photographs, reports and deliveries [in order from day to day|so complete that claims are settled quickly].',
      'Authority that [needs no shouting|comes from knowing the work].',
    ],
    de: [
      'Den Tag mit einer kurzen Runde beginnen, in der [jedes Gewerk den Plan hört|Gefahren benannt werden]',
      'Fotos, Berichte und Lieferscheine [Tag für Tag geordnet|lückenlos] ablegen',
      'Autorität, die [keine Lautstärke braucht|aus Kenntnis der Arbeit kommt]',
    ],
    fr: [
      'Ouvrir la journée par un court point où [chaque métier entend le plan|les dangers sont nommés]',
      'Tenir photos, rapports et livraisons [en ordre jour après jour|si complets que les litiges se règlent vite]',
      'Une autorité qui [se passe de cris|vient de la connaissance du travail]',
    ],
    es: [
      'Empezar el día con una charla breve en que [cada oficio oiga el plan|se nombren los peligros]',
      'Llevar fotos, partes y entregas [en orden día a día|tan completos que las dudas se aclaren pronto]',
      'Autoridad que [no necesita gritos|nace de conocer el trabajo]',
    ],
  },
  'production-operator': {
    en: [
      'Check the first part of each run and [compare it with the sample|release it only when it fits].',
      'Leave the station so that the next shift [can start at once|knows what to watch].',
      'Skilful hands and [an even pace|attention to small signs].',
    ],
    de: [
      'Das erste Teil jedes Laufs prüfen und [mit dem Muster vergleichen|erst freigeben, wenn es passt]',
      'Den Platz so übergeben, dass die nächste Schicht [sofort anfangen kann|weiß, worauf zu achten ist]',
      'Geschickte Hände und [ein gleichmäßiges Tempo|Aufmerksamkeit für Kleines]',
    ],
    fr: [
      'Contrôler la première pièce de chaque série et [la comparer au modèle|ne lancer que si elle est bonne]',
      'Laisser le poste pour que l’équipe suivante [démarre aussitôt|sache quoi surveiller]',
      'Des mains adroites et [un rythme égal|l’attention aux petits signes]',
    ],
    es: [
      'Comprobar la primera pieza de cada serie y [compararla con la muestra|no seguir hasta que esté bien]',
      'Dejar el puesto para que el turno siguiente [pueda empezar enseguida|sepa qué vigilar]',
      'Manos hábiles y [ritmo constante|atención a las pequeñas señales]',
    ],
  },
  machinist: {
    en: [
      'Choose tools and clamping so that [the part holds and the surface is right|time and wear are saved].',
      'Measure between steps and [correct before scrap is made|write the values down].',
      'Spatial sense and [a feeling for material|respect for fine tolerances].',
    ],
    de: [
      'Werkzeuge und Spannung so wählen, dass [das Teil hält und die Oberfläche stimmt|Zeit und Verschleiß gespart werden]',
      'Zwischen den Schritten messen und [korrigieren, ehe Ausschuss entsteht|die Werte festhalten]',
      'Räumliches Vorstellungsvermögen und [Gefühl für Material|Respekt vor engen Toleranzen]',
    ],
    fr: [
      'Choisir outils et bridage pour que [la pièce tienne et l’état de surface soit juste|temps et usure soient épargnés]',
      'Mesurer entre les étapes et [corriger avant le rebut|noter les valeurs]',
      'Le sens de l’espace et [de la matière|le respect des tolérances fines]',
    ],
    es: [
      'Elegir herramientas y sujeción para que [la pieza aguante y el acabado salga bien|se ahorren tiempo y desgaste]',
      'Medir entre pasos y [corregir antes de que haya rechazo|anotar los valores]',
      'Visión espacial y [tacto con el material|respeto por las tolerancias finas]',
    ],
  },
  'maintenance-technician': {
    en: [
      'Plan maintenance with production so that [it fits into quiet hours|nobody is taken by surprise].',
      'Keep spare parts and [drawings|a record of each machine] up to date.',
      'A nose for [causes rather than symptoms|what will break next].',
    ],
    de: [
      'Wartungen mit der Produktion so planen, dass [sie in ruhige Zeiten fallen|niemand überrascht wird]',
      'Ersatzteile und [Pläne|die Geschichte jeder Anlage] aktuell halten',
      'Ein Gespür für [Ursachen statt Symptome|das, was als Nächstes ausfällt]',
    ],
    fr: [
      'Planifier l’entretien avec la production pour [les heures calmes|que nul ne soit surpris]',
      'Tenir à jour pièces de rechange et [schémas|historique de chaque machine]',
      'Le flair [des causes plutôt que des symptômes|de la prochaine panne]',
    ],
    es: [
      'Planificar el mantenimiento con producción [para las horas tranquilas|de modo que nadie se sorprenda]',
      'Tener al día los repuestos y [los planos|el historial de cada máquina]',
      'Olfato para [las causas más que los síntomas|lo próximo que fallará]',
    ],
  },
}
