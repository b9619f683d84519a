import type { Role } from './role.ts'

/** Work that feeds houses, ripens in cellars, puts cars back in shape and leads a school. */
export const KITCHENS_CELLARS_SCHOOLS: Role[] = [
  {
    id: 'home-economist',
    titles:
      /hauswirtschaft|intendant de maison|intendance|maître(?:sse)? de maison|gobernant\p{L}* de residencia|domestic bursar|catering and domestic/u,
    name: {
      en: 'Domestic Services Assistant',
      de: 'Hauswirtschafter:in',
      fr: 'Maître de maison',
      es: 'Auxiliar de servicios domésticos',
    },
    words: {
      en: {
        purpose: [
          'see that a house full of people is [fed, clean and well supplied|a place where everyone feels at home]',
        ],
        duties: [
          'Plan and prepare meals [for many people|with allergies and wishes in mind] and serve them well.',
          'Keep rooms, linen and laundry [clean and in good repair|in order by a clear plan].',
          'Order goods, check deliveries and [keep an eye on stocks and costs|store everything safely].',
          'Follow hygiene rules and [record what has to be recorded|show others how to keep them].',
          'Arrange tables and rooms [for everyday life and for feast days|so that people like to sit there].',
          'Share out work and [show helpers how it is done|agree with the other teams what is needed].',
        ],
        needs: [
          'Training or practice in running a large household.',
          'Organisation and a sense of cleanliness.',
          'Warmth towards the people in the house.',
        ],
        success: ['meals are looked forward to and [the house is clean and welcoming|supplies never run out]'],
      },
      de: {
        purpose: [
          'ein Haus voller Menschen [gut versorgt, sauber und gastlich ist|ein Ort ist, an dem sich alle wohlfühlen]',
        ],
        duties: [
          'Mahlzeiten planen, zubereiten und ausgeben, [auch für viele|mit Blick auf Allergien und Wünsche]',
          'Räume, Wäsche und Textilien [sauber und heil halten|nach klarem Plan pflegen]',
          'Waren bestellen, Lieferungen prüfen und [Bestände und Kosten im Blick behalten|alles sicher lagern]',
          'Hygieneregeln einhalten und [das Nötige dokumentieren|andere darin anleiten]',
          'Tische und Räume [für Alltag und Feste|einladend] gestalten',
          'Arbeit einteilen und [Hilfskräfte anleiten|den Bedarf mit den anderen Bereichen abstimmen]',
        ],
        needs: [
          'Eine Ausbildung oder Praxis in der Hauswirtschaft',
          'Organisationstalent und Sinn für Sauberkeit',
          'Herzlichkeit gegenüber den Menschen im Haus',
        ],
        success: ['man sich auf die Mahlzeiten freut und [das Haus sauber und einladend ist|nie etwas ausgeht]'],
      },
      fr: {
        purpose: ['faire vivre une maison [bien nourrie, propre et accueillante|où chacun se sent chez soi]'],
        duties: [
          'Prévoir, préparer et servir les repas [pour beaucoup de monde|selon allergies et souhaits]',
          'Garder chambres, linge et textiles [propres et en bon état|en ordre selon un plan clair]',
          'Commander, contrôler les livraisons et [suivre stocks et coûts|tout ranger en sécurité]',
          'Respecter l’hygiène et [noter ce qui doit l’être|la transmettre aux autres]',
          'Dresser tables et salles [pour tous les jours et pour les fêtes|avec goût]',
          'Répartir le travail et [montrer les gestes aux aides|convenir des besoins avec les autres équipes]',
        ],
        needs: [
          'Une formation ou une pratique de la tenue d’une grande maison',
          'De l’organisation et le sens de la propreté',
          'De la chaleur envers les personnes accueillies',
        ],
        success: ['les repas sont attendus et [que la maison est propre et accueillante|que rien ne vient à manquer]'],
      },
      es: {
        purpose: ['hacer que una casa llena de gente esté [bien atendida, limpia y acogedora|a gusto de todos]'],
        duties: [
          'Planificar, preparar y servir comidas [para muchas personas|según alergias y gustos]',
          'Mantener habitaciones, ropa y textiles [limpios y en buen estado|en orden según un plan claro]',
          'Hacer pedidos, revisar entregas y [vigilar existencias y costes|guardarlo todo con seguridad]',
          'Cumplir la higiene y [anotar lo necesario|enseñarla a los demás]',
          'Preparar mesas y salas [para el día a día y las fiestas|con gusto]',
          'Repartir el trabajo y [enseñar a los ayudantes|acordar con los demás equipos lo que hace falta]',
        ],
        needs: [
          'Formación o práctica en llevar una casa grande',
          'Organización y sentido de la limpieza',
          'Calidez con las personas de la casa',
        ],
        success: ['las comidas se esperen con ganas y [la casa esté limpia y acogedora|nunca falte nada]'],
      },
    },
  },
  {
    id: 'cellar-and-dairy',
    titles:
      /brew(?:er$|er(?!y|.s)|ing technician|ery (?:worker|technician))|distill|wine ?maker|cellar ?(?:hand|worker|master)|cheese ?maker|dairy technician|brauer(?!ei(?:besichtig|gast))|braumeister|brenner$|destillateur|kellermeister|kellerarbeit|weinküfer|winzer|käser|molker|senner|^brasseur|maître brasseur|distillateur|caviste vinicole|chef de cave|œnologue|oenologue|fromager affineur|maître fromager|affineur|enólog|(?:maestro )?(?:cervecer|queser)[oa]|destilador|bodeguero/,
    name: { en: 'Brewer and Cellar Worker', de: 'Brauer:in', fr: 'Brasseur', es: 'Maestro/a cervecero/a' },
    words: {
      en: {
        purpose: [
          'turn raw materials into something [that tastes as it should, batch after batch|people are proud to serve]',
        ],
        duties: [
          'Take in raw materials and [check quality and weight|store them well].',
          'Run each step by recipe, [watch temperature and time|and adjust it with feeling].',
          'Look after what ferments or ripens and [taste, measure and note|move it on at the right time].',
          'Clean tanks, pipes and tools [thoroughly, before and after|by the hygiene plan].',
          'Fill, label and [get orders ready|store what is finished], with every batch traceable.',
          'Keep plant and stocks in order and [help to try out new recipes|show visitors how it is made].',
        ],
        needs: [
          'Training or practice in the craft.',
          'Fine senses and exact notes.',
          'Cleanliness that leaves nothing out.',
        ],
        success: ['every batch tastes right and [nothing has to be poured away|customers ask for more]'],
      },
      de: {
        purpose: ['aus Rohstoffen etwas wird, [das jedes Mal schmeckt, wie es soll|auf das man stolz sein kann]'],
        duties: [
          'Rohstoffe annehmen und [Qualität und Gewicht prüfen|gut lagern]',
          'Jeden Schritt nach Rezept führen und [Temperatur und Zeit überwachen|mit Gefühl nachsteuern]',
          'Pflegen, was gärt oder reift, und [verkosten, messen und notieren|zur rechten Zeit weiterführen]',
          'Tanks, Leitungen und Geräte reinigen, [gründlich, davor und danach|nach Hygieneplan]',
          'Abfüllen, kennzeichnen und [Bestellungen richten|Fertiges einlagern], jede Charge nachvollziehbar',
          'Anlagen und Bestände in Ordnung halten und [neue Rezepte mit erproben|Gästen zeigen, wie es entsteht]',
        ],
        needs: [
          'Eine Ausbildung oder Praxis im Handwerk',
          'Feine Sinne und genaue Notizen',
          'Sauberkeit ohne Ausnahme',
        ],
        success: ['jede Charge stimmt und [nichts verworfen werden muss|Kunden mehr davon möchten]'],
      },
      fr: {
        purpose: [
          'faire des matières premières [un produit constant, cuvée après cuvée|quelque chose que l’on est fier de servir]',
        ],
        duties: [
          'Réceptionner les matières premières et [contrôler qualité et poids|bien les stocker]',
          'Conduire chaque étape selon la recette et [surveiller température et durée|ajuster avec doigté]',
          'Soigner ce qui fermente ou s’affine et [goûter, mesurer et noter|passer à la suite au bon moment]',
          'Nettoyer cuves, conduites et outils [à fond, avant et après|selon le plan d’hygiène]',
          'Mettre en bouteille ou emballer, étiqueter et [préparer les commandes|stocker les produits finis], chaque lot tracé',
          'Garder installations et stocks en ordre et [aider à essayer des recettes|montrer le métier aux visiteurs]',
        ],
        needs: [
          'Une formation ou une pratique du métier',
          'Des sens affûtés et des notes exactes',
          'Une propreté sans faille',
        ],
        success: ['chaque lot est réussi et [que rien n’est à jeter|que les clients en redemandent]'],
      },
      es: {
        purpose: ['convertir la materia prima en algo [que sepa como debe, lote tras lote|que se sirva con orgullo]'],
        duties: [
          'Recibir la materia prima y [comprobar calidad y peso|guardarla bien]',
          'Llevar cada paso según receta y [vigilar temperatura y tiempo|ajustar con tacto]',
          'Cuidar lo que fermenta o madura y [probar, medir y anotar|pasarlo al siguiente paso en su momento]',
          'Limpiar depósitos, tuberías y útiles [a fondo, antes y después|según el plan de higiene]',
          'Envasar, etiquetar y [preparar pedidos|guardar lo terminado], con cada lote trazable',
          'Tener en orden instalaciones y existencias y [ayudar a probar recetas|mostrar el oficio a los visitantes]',
        ],
        needs: ['Formación o práctica en el oficio', 'Sentidos finos y notas exactas', 'Limpieza sin excepciones'],
        success: ['cada lote salga bien y [no haya que tirar nada|los clientes pidan más]'],
      },
    },
  },
  {
    id: 'body-shop',
    titles:
      /panel beater|body ?shop|vehicle body|vehicle painter|karosserie|fahrzeuglackier|autolackier|carross(?:ier|ière)|peintre (?:en carrosserie|auto)|débosseleu|tôlier[- ](?:peintre|auto)|chapista|planchista|pintor[a]? (?:de (?:coches|vehículos)|automotriz)|carrocer[oa]/,
    name: { en: 'Vehicle Body Repairer', de: 'Karosseriebauer:in', fr: 'Carrossier', es: 'Chapista' },
    words: {
      en: {
        purpose: ['put vehicles back in shape so that [no one sees the damage|they are safe and look as new]'],
        duties: [
          'Look at damage and [find out how far it goes|work out parts, hours and method].',
          'Take off, straighten, replace or [weld parts|pull dents] to the maker’s measures.',
          'Fill, sand and mask until [the surface is even to the touch|paint can go on].',
          'Mix colours, spray and polish so that [old and new match|no edge shows].',
          'Put everything back together and [check gaps, lights and function|clean the vehicle before it leaves].',
          'Handle paint and dust with care, [wear protection and use extraction|keep booth and tools clean].',
        ],
        needs: ['Training or practice in the trade.', 'A sharp eye for colour and line.', 'Patience with surfaces.'],
        success: ['the repair cannot be seen and [the vehicle is ready on the day|nothing comes back]'],
      },
      de: {
        purpose: [
          'Fahrzeuge wieder in Form kommen, sodass [niemand den Schaden sieht|sie sicher sind und wie neu aussehen]',
        ],
        duties: [
          'Schäden begutachten und [feststellen, wie weit sie reichen|Teile, Stunden und Vorgehen ermitteln]',
          'Teile abbauen, richten, ersetzen oder [schweißen|ausbeulen], nach Maßen des Herstellers',
          'Spachteln, schleifen und abkleben, bis [die Fläche sich eben anfühlt|lackiert werden kann]',
          'Farben mischen, lackieren und polieren, bis [Alt und Neu übereinstimmen|kein Übergang zu sehen ist]',
          'Alles wieder zusammenbauen und [Spaltmaße, Licht und Funktion prüfen|das Fahrzeug vor der Übergabe reinigen]',
          'Mit Lack und Staub sorgsam umgehen, [Schutz tragen und Absaugung nutzen|Kabine und Werkzeug sauber halten]',
        ],
        needs: [
          'Eine Ausbildung oder Praxis im Handwerk',
          'Ein scharfes Auge für Farbe und Linie',
          'Geduld mit Oberflächen',
        ],
        success: ['die Reparatur unsichtbar ist und [das Fahrzeug zum Termin fertig wird|nichts zurückkommt]'],
      },
      fr: {
        purpose: [
          'remettre les véhicules en forme pour [que le dommage ne se voie plus|qu’ils soient sûrs et comme neufs]',
        ],
        duties: [
          'Examiner les dommages et [en mesurer l’étendue|prévoir pièces, heures et méthode]',
          'Déposer, redresser, remplacer ou [souder les pièces|débosseler] aux cotes du constructeur',
          'Mastiquer, poncer et masquer jusqu’à [une surface lisse au toucher|une surface prête à peindre]',
          'Préparer les teintes, peindre et polir pour que [l’ancien et le neuf s’accordent|le raccord disparaisse]',
          'Remonter l’ensemble et [contrôler jeux, feux et fonctions|nettoyer le véhicule avant restitution]',
          'Manier peintures et poussières avec soin, [protections portées et aspiration en marche|cabine et outils propres]',
        ],
        needs: [
          'Une formation ou une pratique du métier',
          'L’œil pour les couleurs et les lignes',
          'De la patience avec les surfaces',
        ],
        success: ['la réparation ne se voit pas et [que le véhicule est prêt au jour dit|que rien ne revient]'],
      },
      es: {
        purpose: ['devolver la forma a los vehículos para que [no se note el golpe|queden seguros y como nuevos]'],
        duties: [
          'Examinar los daños y [ver hasta dónde llegan|calcular piezas, horas y método]',
          'Desmontar, enderezar, sustituir o [soldar piezas|sacar abolladuras] según las medidas del fabricante',
          'Enmasillar, lijar y enmascarar hasta que [la superficie quede lisa al tacto|se pueda pintar]',
          'Igualar colores, pintar y pulir para que [lo viejo y lo nuevo coincidan|no se vea el empalme]',
          'Volver a montarlo todo y [revisar holguras, luces y funcionamiento|limpiar el vehículo antes de entregarlo]',
          'Manejar pinturas y polvo con cuidado, [con protección y aspiración|con cabina y útiles limpios]',
        ],
        needs: ['Formación o práctica en el oficio', 'Ojo para el color y la línea', 'Paciencia con las superficies'],
        success: ['la reparación no se vea y [el vehículo esté el día acordado|nada vuelva]'],
      },
    },
  },
  {
    id: 'head-teacher',
    titles:
      /head ?teacher|headmaster|headmistress|head of school|(?:deputy|assistant) head$|(?:school|vice|assistant) principal|^principal$|schulleit|^rektor|konrektor|direct(?:eur|rice) d['’](?:école|établissement scolaire)|chef d['’]établissement|proviseur|principal[e]? (?:de collège|adjoint)|(?:director|directora|jefe|jefa) de (?:colegio|instituto|escuela|centro educativo|academia|estudios|guardería)/,
    name: { en: 'Head Teacher', de: 'Schulleitung', fr: 'Chef d’établissement', es: 'Director/a de colegio' },
    words: {
      en: {
        purpose: [
          'lead a school in which [pupils learn well and feel safe|teachers like to teach and pupils like to learn]',
        ],
        duties: [
          'Set aims for learning with staff and [see that they show in the classroom|look honestly at results].',
          'Lead and support teachers: [visit lessons, give feedback and develop people|share out work fairly].',
          'Be there for pupils and parents and [act early when something goes wrong|listen before deciding].',
          'Keep children safe and [make sure that everyone knows what to do|act on every concern].',
          'Plan timetable, posts and budget, [openly and in good time|with what there is].',
          'Speak for the school with authorities, partners and [neighbours|the public].',
        ],
        needs: [
          'Training and practice in teaching, and experience in leading.',
          'Judgement, fairness and openness.',
          'Calm when much comes together.',
        ],
        success: ['pupils make progress, staff stay and [families trust the school|the school is a good place to be]'],
      },
      de: {
        purpose: [
          'eine Schule so geführt wird, dass [Kinder gut lernen und sich sicher fühlen|gern gelehrt und gern gelernt wird]',
        ],
        duties: [
          'Mit dem Kollegium Ziele für das Lernen setzen und [sie im Unterricht sichtbar machen|Ergebnisse ehrlich ansehen]',
          'Lehrkräfte führen und stärken: [Unterricht besuchen, Rückmeldung geben, fördern|Aufgaben fair verteilen]',
          'Für Kinder und Eltern da sein und [früh handeln, wenn etwas schiefläuft|zuhören, bevor entschieden wird]',
          'Für den Schutz der Kinder sorgen und [jedem Hinweis nachgehen|dafür einstehen, dass alle wissen, was zu tun ist]',
          'Stundenplan, Stellen und Budget planen, [offen und rechtzeitig|mit dem, was da ist]',
          'Die Schule gegenüber Behörden, Partnern und [Nachbarschaft|Öffentlichkeit] vertreten',
        ],
        needs: [
          'Ausbildung und Praxis im Unterricht und Erfahrung in der Leitung',
          'Urteilskraft, Fairness und Offenheit',
          'Ruhe, wenn vieles zusammenkommt',
        ],
        success: [
          'Kinder vorankommen, das Kollegium bleibt und [Familien der Schule vertrauen|die Schule ein guter Ort ist]',
        ],
      },
      fr: {
        purpose: ['diriger une école où [les élèves apprennent bien et en sécurité|l’on aime enseigner et apprendre]'],
        duties: [
          'Fixer avec l’équipe des objectifs d’apprentissage et [veiller à leur place en classe|regarder les résultats avec honnêteté]',
          'Conduire et soutenir les enseignants : [visiter les cours, faire des retours, former|répartir les tâches avec justice]',
          'Être là pour les élèves et les parents et [agir tôt quand quelque chose ne va pas|écouter avant de décider]',
          'Protéger les enfants et [donner suite à chaque signal|vérifier que chacun sait quoi faire]',
          'Préparer emplois du temps, postes et budget [ouvertement et à temps|avec les moyens présents]',
          'Représenter l’école auprès des autorités, des partenaires et [du voisinage|du public]',
        ],
        needs: [
          'Une formation et une pratique de l’enseignement, et l’expérience de la direction',
          'Du jugement, de l’équité et de l’ouverture',
          'Du calme quand tout arrive à la fois',
        ],
        success: [
          'les élèves progressent, que l’équipe reste et [que les familles ont confiance|qu’il fait bon être à l’école]',
        ],
      },
      es: {
        purpose: ['dirigir un centro donde [el alumnado aprenda bien y seguro|guste enseñar y aprender]'],
        duties: [
          'Fijar con el claustro metas de aprendizaje y [ver que llegan al aula|mirar los resultados con honestidad]',
          'Dirigir y apoyar al profesorado: [visitar clases, dar opiniones y formar|repartir tareas con justicia]',
          'Estar para el alumnado y las familias y [actuar pronto si algo va mal|escuchar antes de decidir]',
          'Velar por la protección de los menores y [atender cada aviso|lograr que todos sepan qué hacer]',
          'Preparar horarios, plazas y presupuesto [con transparencia y a tiempo|con los medios que hay]',
          'Representar al centro ante la administración, los colaboradores y [el vecindario|el público]',
        ],
        needs: [
          'Formación y práctica docente y experiencia en dirección',
          'Criterio, justicia y apertura',
          'Calma cuando todo coincide',
        ],
        success: ['el alumnado avance, el equipo siga y [las familias confíen|dé gusto estar en el centro]'],
      },
    },
  },
]
