import type { TradeDepth } from './role.ts'

/** A further duty and two further needs of trades that treat, teach, protect, guide and host people. */
export const TRADES_WITH_PEOPLE: TradeDepth = {
  paramedic: {
    en: [
      'Read the scene before you step in: [traffic, fire, people|what could harm you or others].',
      'Sound knowledge of [airway, circulation and drugs|trauma, illness and childbirth].',
      'A tone that [reaches frightened people|holds a crowd back without shouting].',
    ],
    de: [
      'Die Lage erfassen, bevor der Einsatz beginnt: [Verkehr, Feuer, Menschen|was gefährlich werden kann]',
      'Fundiertes Wissen über [Atemweg, Kreislauf und Medikamente|Verletzungen, Krankheiten und Geburten]',
      'Ein Ton, der [Menschen in Angst erreicht|Umstehende ruhig auf Abstand hält]',
    ],
    fr: [
      'Lire la scène avant d’y entrer : [circulation, feu, personnes|ce qui peut blesser]',
      'Des bases solides [sur les voies aériennes, la circulation et les médicaments|en traumatologie, en médecine et en obstétrique]',
      'Le ton qui [atteint les personnes apeurées|écarte les curieux sans crier]',
    ],
    es: [
      'Leer la escena antes de entrar: [tráfico, fuego, personas|lo que puede hacer daño]',
      'Base firme en [vía aérea, circulación y medicación|traumatismos, enfermedad y partos]',
      'Un tono que [llegue a quien tiene miedo|aparte a los curiosos sin gritos]',
    ],
  },
  lifeguard: {
    en: [
      'Change place and zone [on time, with a full handover|so that eyes stay fresh] and keep the view free.',
      'The judgement to [act before a game goes too far|see who overrates what they can do].',
      'Practice in [rescues with board, rope and spine support|resuscitation], refreshed regularly.',
    ],
    de: [
      'Posten und Zonen [pünktlich und mit Übergabe|im Wechsel, damit der Blick frisch bleibt,] übernehmen und freie Sicht halten',
      'Urteilsvermögen: [eingreifen, bevor aus Spaß Ernst wird|sehen, wer sich überschätzt]',
      'Übung [im Retten mit Gurtretter, Leine und Brett|in der Wiederbelebung], die regelmäßig aufgefrischt wird',
    ],
    fr: [
      'Changer de poste et de zone [à l’heure, avec une vraie relève|pour garder l’œil frais] et garder la vue dégagée',
      'Le discernement pour [agir avant que le jeu ne tourne mal|voir qui se surestime]',
      'La pratique [du sauvetage avec bouée, corde et plan dur|de la réanimation], entretenue régulièrement',
    ],
    es: [
      'Cambiar de puesto y zona [a su hora y con relevo completo|para mantener la vista fresca] y conservar la visión libre',
      'Criterio para [actuar antes de que el juego acabe mal|ver quién se confía demasiado]',
      'Práctica [en rescate con flotador, cuerda y tablero|en reanimación], puesta al día con regularidad',
    ],
  },
  'museum-attendant': {
    en: [
      'Walk the rooms before opening, [compare exhibits with the list|check labels, lamps and barriers] and report gaps.',
      'The tact to [correct without shaming|speak to a school class as to a scholar].',
      'Sturdy legs for [long standing and slow walking|days on hard floors].',
    ],
    de: [
      'Vor der Öffnung durch die Räume gehen, [Exponate mit der Liste abgleichen|Schilder, Lampen und Absperrungen prüfen]',
      'Fingerspitzengefühl: [hinweisen, ohne bloßzustellen|mit der Schulklasse sprechen wie mit Fachleuten]',
      'Ausdauer beim [langen Stehen und langsamen Gehen|Dienst auf harten Böden]',
    ],
    fr: [
      'Parcourir les salles avant l’ouverture, [pointer les œuvres sur la liste|vérifier cartels, lampes et barrières]',
      'Le tact pour [reprendre sans blesser|parler à une classe comme à un érudit]',
      'De l’endurance [debout et à pas lents|sur des sols durs]',
    ],
    es: [
      'Recorrer las salas antes de abrir, [cotejar las piezas con la lista|revisar cartelas, luces y barreras]',
      'Tacto para [corregir sin avergonzar|hablar a un colegio como a un erudito]',
      'Aguante [de pie y a paso lento|sobre suelos duros]',
    ],
  },
  'beauty-therapist': {
    en: [
      'Shape brows, tint lashes or [remove hair|massage face and hands] with an even, gentle touch.',
      'Knowledge of [skin types and ingredients|what must not be treated, and why].',
      'A sense of [time, so that nobody waits or feels rushed|light, scent and quiet].',
    ],
    de: [
      'Brauen formen, Wimpern färben oder [Haare entfernen|Gesicht und Hände massieren], mit sanfter, ruhiger Hand',
      'Kenntnis von [Hauttypen und Wirkstoffen|Gegenanzeigen und ihren Gründen]',
      'Gespür für [Zeit, damit niemand wartet oder gehetzt wird|Licht, Duft und Ruhe]',
    ],
    fr: [
      'Dessiner les sourcils, teindre les cils ou [épiler|masser visage et mains] d’un geste doux et régulier',
      'La connaissance [des types de peau et des actifs|des contre-indications et de leurs raisons]',
      'Le sens [du temps, sans attente ni hâte|de la lumière, des parfums et du calme]',
    ],
    es: [
      'Diseñar cejas, teñir pestañas o [depilar|masajear rostro y manos] con mano suave y pareja',
      'Conocimiento de [tipos de piel y principios activos|contraindicaciones y sus motivos]',
      'Sentido [del tiempo, sin esperas ni prisas|de la luz, el aroma y la calma]',
    ],
  },
  'swimming-teacher': {
    en: [
      'Invent games that [teach floating and gliding unnoticed|take the fear out of deep water].',
      'Knowledge of [how strokes are built up|how bodies behave in water].',
      'Cheerfulness in [noise, splashing and warm air|the tenth lesson of the day].',
    ],
    de: [
      'Spiele erfinden, die [Schweben und Gleiten nebenbei lehren|die Angst vor tiefem Wasser nehmen]',
      'Wissen, [wie sich Schwimmarten aufbauen|wie sich Körper im Wasser verhalten]',
      'Gute Laune [bei Lärm, Spritzern und warmer Luft|auch in der letzten Stunde des Tages]',
    ],
    fr: [
      'Inventer des jeux qui [apprennent à flotter et à glisser sans y penser|ôtent la peur du grand bain]',
      'La connaissance [de la construction des nages|du comportement du corps dans l’eau]',
      'La bonne humeur [dans le bruit, les éclaboussures et la chaleur|jusqu’à la dernière leçon du jour]',
    ],
    es: [
      'Inventar juegos que [enseñen a flotar y deslizarse sin notarlo|quiten el miedo a lo hondo]',
      'Conocimiento de [cómo se construye cada estilo|cómo se porta el cuerpo en el agua]',
      'Buen humor [entre ruido, salpicaduras y calor|hasta la última clase del día]',
    ],
  },
  'veterinary-nurse': {
    en: [
      'Monitor anaesthesia, [pulse, breathing and depth|and speak up as soon as a value changes].',
      'Sure hands for [lines, bandages and dressings|holding animals so that nobody is hurt].',
      'Composure at [farewells and emergencies|the end of a life].',
    ],
    de: [
      'Narkosen überwachen, [Puls, Atmung und Tiefe prüfen|und Veränderungen sofort melden]',
      'Sichere Hände für [Zugänge und Verbände|das Halten, ohne dass jemand verletzt wird]',
      'Fassung [bei Abschieden und Notfällen|am Ende eines Tierlebens]',
    ],
    fr: [
      'Surveiller l’anesthésie, [pouls, respiration et profondeur|et signaler aussitôt tout écart]',
      'La main sûre pour [les voies, pansements et bandages|une contention sans heurt]',
      'La tenue [dans les adieux et les urgences|à la fin d’une vie]',
    ],
    es: [
      'Vigilar la anestesia, [pulso, respiración y profundidad|y avisar en cuanto algo cambie]',
      'Manos seguras para [vías y vendajes|sujetar sin que nadie salga herido]',
      'Entereza [en despedidas y urgencias|al final de una vida]',
    ],
  },
  veterinarian: {
    en: [
      'Read X-rays, ultrasound and blood results and [weigh them against what you felt|decide what to test next].',
      'The calm to [work with an animal that fights back|choose when several cases come at once].',
      'Tact with [people’s grief and people’s budgets|owners of every kind].',
    ],
    de: [
      'Röntgen, Ultraschall und Blutwerte beurteilen und [mit dem Tastbefund abgleichen|über weitere Tests entscheiden]',
      'Ruhe, [auch wenn ein Tier sich wehrt|wenn mehrere Fälle zugleich kommen]',
      'Takt gegenüber [Trauer und knappen Mitteln|Haltern jeder Art]',
    ],
    fr: [
      'Lire radios, échographies et analyses et [les confronter à la palpation|décider de la suite des examens]',
      'Le calme [face à un animal qui se défend|quand plusieurs cas arrivent ensemble]',
      'Du tact devant [le chagrin et les petits budgets|des propriétaires de toute sorte]',
    ],
    es: [
      'Leer radiografías, ecografías y analíticas y [contrastarlas con la palpación|decidir qué más pedir]',
      'Calma [con un animal que se defiende|cuando llegan varios casos a la vez]',
      'Tacto ante [el duelo y los presupuestos cortos|dueños de todo tipo]',
    ],
  },
  'sign-language-interpreter': {
    en: [
      'Choose the place, light and background [so that every sign can be seen|before the talk begins].',
      'Readiness to [grow with both languages|learn the signs of a new field].',
      'Poise [in front of an audience|between people of unequal power].',
    ],
    de: [
      'Standort, Licht und Hintergrund so wählen, [dass jede Gebärde zu sehen ist|dass alle ohne Mühe folgen können]',
      'Bereitschaft, [mit beiden Sprachen zu wachsen|Gebärden neuer Fachgebiete zu lernen]',
      'Sicheres Auftreten [vor Publikum|zwischen ungleichen Gesprächspartnern]',
    ],
    fr: [
      'Choisir la place, la lumière et le fond [pour que chaque signe se voie|avant le début de l’échange]',
      'L’envie [de progresser dans les deux langues|d’apprendre les signes d’un nouveau domaine]',
      'L’aisance [devant un public|entre des interlocuteurs inégaux]',
    ],
    es: [
      'Elegir sitio, luz y fondo [para que se vea cada seña|antes de que empiece la conversación]',
      'Ganas de [crecer en ambas lenguas|aprender las señas de un campo nuevo]',
      'Aplomo [ante el público|entre interlocutores desiguales]',
    ],
  },
  midwife: {
    en: [
      'Listen to the heartbeat, feel the position and [say what you find in plain words|compare with earlier notes].',
      'Experience or interest in [breastfeeding and the weeks after birth|births with few interventions].',
      'Hands that [wait and hands that act|reassure by how they touch].',
    ],
    de: [
      'Herztöne hören, die Lage tasten und [in klaren Worten sagen, was sich zeigt|mit früheren Befunden vergleichen]',
      'Erfahrung oder Interesse [am Stillen und am Wochenbett|an möglichst natürlichen Geburten]',
      'Hände, die [warten und handeln können|schon beim Berühren beruhigen]',
    ],
    fr: [
      'Écouter le cœur, palper la position et [dire simplement ce qu’on trouve|comparer aux notes précédentes]',
      'L’expérience ou le goût [de l’allaitement et des suites de couches|de l’accouchement peu médicalisé]',
      'Des mains qui [savent attendre et agir|rassurent par leur toucher]',
    ],
    es: [
      'Escuchar el latido, palpar la posición y [decir con sencillez lo que se encuentra|compararlo con lo anotado]',
      'Experiencia o interés en [la lactancia y el puerperio|el parto poco intervenido]',
      'Manos que [sepan esperar y actuar|tranquilicen al tocar]',
    ],
  },
  'speech-therapist': {
    en: [
      'Record speech samples, [listen again|analyse them] and choose the next exercise by what they show.',
      'Ideas for [games that make a hard sound worth trying|practice that people keep up at home].',
      'Staying power when [progress is slow|words come back one by one].',
    ],
    de: [
      'Sprachproben aufnehmen, [erneut anhören|auswerten] und die nächste Übung danach wählen',
      'Ideen für [Spiele, in denen schwere Laute Spaß machen|Übungen, die zu Hause gelingen]',
      'Ausdauer, [wenn Fortschritte klein sind|wenn Wörter einzeln zurückkommen]',
    ],
    fr: [
      'Enregistrer la parole, [réécouter|analyser] et choisir l’exercice suivant d’après ce qu’on entend',
      'Des idées de [jeux où un son difficile devient tentant|travail facile à poursuivre chez soi]',
      'De la ténacité quand [les progrès sont lents|les mots reviennent un par un]',
    ],
    es: [
      'Grabar el habla, [volver a escucharla|analizarla] y elegir el siguiente ejercicio según lo oído',
      'Ideas para [juegos que hagan apetecible un sonido difícil|ejercicios que se mantengan en casa]',
      'Constancia cuando [se avanza despacio|las palabras vuelven de una en una]',
    ],
  },
  'occupational-therapist': {
    en: [
      'Make or adapt splints and [handles|small aids] and see that they are worn.',
      'Knowledge of [hands, nerves and movement|memory, attention and planning].',
      'The gift of [finding what someone wants to do again|letting people try before you help].',
    ],
    de: [
      'Schienen und [Griffe|kleine Hilfen] herstellen oder anpassen und darauf achten, dass sie genutzt werden',
      'Wissen über [Hände, Nerven und Bewegung|Gedächtnis, Aufmerksamkeit und Planung]',
      'Die Gabe, [herauszufinden, was jemand wieder tun möchte|erst versuchen zu lassen und dann zu helfen]',
    ],
    fr: [
      'Fabriquer ou adapter orthèses et [poignées|petites aides] et veiller à leur emploi',
      'La connaissance [de la main, des nerfs et du mouvement|de la mémoire, de l’attention et de l’organisation]',
      'L’art de [trouver ce que la personne veut refaire|laisser essayer avant d’aider]',
    ],
    es: [
      'Hacer o adaptar férulas y [mangos|pequeñas ayudas] y cuidar de que se usen',
      'Conocimiento de [la mano, los nervios y el movimiento|memoria, atención y planificación]',
      'Arte de [descubrir qué quiere volver a hacer cada cual|dejar intentar antes de ayudar]',
    ],
  },
  'theatre-nurse': {
    en: [
      'Check sets, implants and expiry dates [against the list|the day before] and have reserves ready.',
      'Knowledge of [anatomy and the course of operations|instruments and what each is for].',
      'A clear word, [whoever stands at the table|as soon as something does not add up].',
    ],
    de: [
      'Siebe, Implantate und Verfallsdaten [anhand der Liste|am Vortag] prüfen und Reserven bereithalten',
      'Kenntnis von [Anatomie und Operationsabläufen|Instrumenten und ihrem Zweck]',
      'Ein klares Wort, [wer auch immer am Tisch steht|sobald etwas nicht stimmt]',
    ],
    fr: [
      'Vérifier plateaux, implants et péremptions [sur la liste|la veille] et prévoir des réserves',
      'La connaissance [de l’anatomie et des temps opératoires|des instruments et de leur usage]',
      'Une parole claire, [qui que ce soit à la table|dès que quelque chose cloche]',
    ],
    es: [
      'Comprobar cajas, implantes y caducidades [con la lista|el día anterior] y tener reservas a mano',
      'Conocimiento de [anatomía y tiempos quirúrgicos|instrumentos y su uso]',
      'Palabra clara, [esté quien esté en la mesa|en cuanto algo no cuadre]',
    ],
  },
  dietitian: {
    en: [
      'Work out tube feeds or supplements [by need and tolerance|with those who treat and nurse].',
      'A grasp of [metabolism, drugs and lab values|kitchens as well as clinics].',
      'Respect for [tastes, beliefs and habits|what food means in a family].',
    ],
    de: [
      'Sonden- und Trinknahrung [nach Bedarf und Verträglichkeit|gemeinsam mit Medizin und Pflege] berechnen',
      'Verständnis von [Stoffwechsel, Medikamenten und Laborwerten|Küche und Klinik]',
      'Achtung vor [Geschmack, Glauben und Gewohnheiten|dem, was Essen in einer Familie bedeutet]',
    ],
    fr: [
      'Calculer nutrition entérale et compléments [selon besoins et tolérance|avec les soignants]',
      'La compréhension [du métabolisme, des traitements et des bilans|de la cuisine autant que de la clinique]',
      'Le respect [des goûts, des croyances et des habitudes|de la place des repas en famille]',
    ],
    es: [
      'Calcular nutrición enteral y suplementos [según necesidad y tolerancia|con quienes tratan y cuidan]',
      'Comprensión del [metabolismo, los fármacos y las analíticas|mundo de la cocina y de la clínica]',
      'Respeto por [gustos, creencias y costumbres|lo que la comida significa en una familia]',
    ],
  },
  'hearing-care': {
    en: [
      'Counsel relatives on [speaking so that they are understood|what a hearing aid can and cannot do].',
      'Interest in [acoustics, programming and apps|how hearing and memory belong together].',
      'A clear face and voice, and [the time to say things again|no hurry at the counter].',
    ],
    de: [
      'Angehörige beraten, [wie sie gut zu verstehen sind|was Hörsysteme leisten und was nicht]',
      'Interesse an [Akustik, Programmierung und Apps|Hören und Gedächtnis]',
      'Deutliche Aussprache und [die Zeit, etwas noch einmal zu sagen|Ruhe im Gespräch]',
    ],
    fr: [
      'Conseiller les proches sur [la façon de se faire comprendre|ce que l’appareil peut et ne peut pas]',
      'Le goût [de l’acoustique, des réglages et des applications|des liens entre audition et mémoire]',
      'Une parole bien articulée et [le temps de redire|aucune hâte]',
    ],
    es: [
      'Orientar a los familiares sobre [cómo hacerse entender|lo que un audífono puede y no puede]',
      'Interés por [la acústica, los ajustes y las aplicaciones|el oído y la memoria]',
      'Dicción clara y [tiempo para repetir|ninguna prisa]',
    ],
  },
  optician: {
    en: [
      'Glaze lenses: [edge, drill and polish|grind to the shape of the frame] and check them against the order.',
      'Taste and [a memory for faces|an eye for proportion].',
      'Understanding of [optics and eye health|lenses, coatings and prisms].',
    ],
    de: [
      'Gläser einschleifen, [bohren und polieren|auf Fassungsform bringen] und gegen den Auftrag prüfen',
      'Geschmack und [ein Gedächtnis für Gesichter|Sinn für Proportionen]',
      'Verständnis von [Optik und Augengesundheit|Gläsern, Beschichtungen und Prismen]',
    ],
    fr: [
      'Tailler les verres, [percer et polir|à la forme de la monture], puis contrôler l’équipement',
      'Du goût et [la mémoire des visages|le sens des proportions]',
      'La compréhension [de l’optique et de la santé visuelle|des verres, traitements et prismes]',
    ],
    es: [
      'Biselar lentes, [taladrar y pulir|a la forma de la montura] y cotejarlas con el pedido',
      'Gusto y [memoria para las caras|sentido de la proporción]',
      'Comprensión de [la óptica y la salud visual|lentes, tratamientos y prismas]',
    ],
  },
  'dental-nurse': {
    en: [
      'Take impressions or scans [where you are trained to|as the dentist asks] and send laboratory work on its way.',
      'Quick understanding of [what the dentist needs next|materials and their setting times].',
      'Order in [drawers, trays and dates|several things that run at once].',
    ],
    de: [
      'Abformungen oder Scans [nach Anweisung|im erlernten Rahmen] anfertigen und Laborarbeiten auf den Weg bringen',
      'Schnelle Auffassung: [wissen, was am Stuhl als Nächstes gebraucht wird|Materialien und Abbindezeiten kennen]',
      'Ordnung in [Schubladen, Trays und Terminen|allem, was gleichzeitig läuft]',
    ],
    fr: [
      'Prendre empreintes ou scans [dans le cadre appris|à la demande] et expédier les travaux au laboratoire',
      'La vivacité pour [saisir ce qu’il faut au fauteuil|connaître matériaux et temps de prise]',
      'De l’ordre dans [les tiroirs, les plateaux et les dates|tout ce qui se mène de front]',
    ],
    es: [
      'Tomar impresiones o escaneos [dentro de lo aprendido|según se indique] y enviar los trabajos al laboratorio',
      'Agilidad para [saber qué hará falta en el sillón|conocer materiales y fraguados]',
      'Orden en [cajones, bandejas y fechas|todo lo que va a la vez]',
    ],
  },
  'dental-hygienist': {
    en: [
      'Measure pockets, plaque and bleeding and [explain the chart|watch how they change].',
      'An ergonomic way of working, [with loupe and mirror|visit after visit].',
      'Interest in [people as much as in teeth|why habits are hard to change].',
    ],
    de: [
      'Taschen, Beläge und Blutung messen und [den Befund erklären|den Verlauf verfolgen]',
      'Ergonomisches Arbeiten [mit Lupe und Spiegel|Sitzung für Sitzung]',
      'Interesse [an Menschen ebenso wie an Zähnen|daran, wie sich Gewohnheiten ändern lassen]',
    ],
    fr: [
      'Mesurer poches, plaque et saignement et [expliquer le relevé|suivre leur évolution]',
      'Une posture ménagée, [avec loupe et miroir|séance après séance]',
      'L’intérêt [pour les gens autant que pour les dents|pour ce qui fait changer une habitude]',
    ],
    es: [
      'Medir bolsas, placa y sangrado y [explicar el registro|seguir su evolución]',
      'Buena postura de trabajo, [con lupa y espejo|visita tras visita]',
      'Interés [por las personas tanto como por los dientes|por cómo se cambia un hábito]',
    ],
  },
  dentist: {
    en: [
      'Treat toothache and accidents [the same day where you can|first, and plan the rest later].',
      'Manual skill [under magnification|in tight spaces], and an eye for form and shade.',
      'Readiness to [keep learning|have results looked at].',
    ],
    de: [
      'Schmerzen und Unfälle [möglichst am selben Tag|zuerst] behandeln und das Weitere planen',
      'Handwerkliches Geschick [unter Vergrößerung|auf engem Raum] und ein Blick für Form und Farbe',
      'Bereitschaft, [weiter zu lernen|Ergebnisse prüfen zu lassen]',
    ],
    fr: [
      'Soulager douleurs et accidents [le jour même si possible|d’abord] et planifier la suite',
      'L’habileté manuelle [sous grossissement|dans un champ étroit], l’œil pour la forme et la teinte',
      'L’envie de [continuer à apprendre|faire évaluer ses résultats]',
    ],
    es: [
      'Atender dolores y accidentes [el mismo día si se puede|primero] y planificar lo demás',
      'Habilidad manual [con aumento|en poco espacio] y ojo para la forma y el tono',
      'Disposición a [seguir aprendiendo|que se revisen los resultados]',
    ],
  },
  phlebotomist: {
    en: [
      'Find a vein where it is hard, [warm the arm and change side|and know when to hand over].',
      'Fingers that [feel more than eyes see|stay calm with children and the very old].',
      'A steady rhythm, [also with a full waiting room|without skipping a check].',
    ],
    de: [
      'Auch schwierige Venen finden, [wärmen und die Seite wechseln|und wissen, wann jemand anders übernimmt]',
      'Finger, die [mehr fühlen, als Augen sehen|bei Kindern wie bei Hochbetagten ruhig bleiben]',
      'Ein gleichmäßiger Rhythmus, [auch bei vollem Wartezimmer|ohne eine Kontrolle auszulassen]',
    ],
    fr: [
      'Trouver la veine difficile, [réchauffer le bras ou changer de côté|et savoir passer la main]',
      'Des doigts qui [sentent plus que l’œil ne voit|restent calmes avec les enfants et les plus âgés]',
      'Un rythme régulier, [même en salle pleine|sans sauter un contrôle]',
    ],
    es: [
      'Encontrar la vena difícil, [calentar el brazo o cambiar de lado|y saber cuándo ceder el turno]',
      'Dedos que [noten más de lo que el ojo ve|sigan tranquilos con niños y mayores]',
      'Ritmo constante, [también con la sala llena|sin saltarse una comprobación]',
    ],
  },
  radiographer: {
    en: [
      'Ask about pregnancy, implants and allergies [before anything is switched on|and pass on what matters].',
      'Sound knowledge of [anatomy in slices and projections|dose, contrast and field].',
      'Strength used wisely: [lifting aids before backs|moving people without pain].',
    ],
    de: [
      'Schwangerschaft, Implantate und Allergien erfragen, [bevor eingeschaltet wird|und Wichtiges weitergeben]',
      'Fundierte Kenntnis von [Schnittbild und Projektion|Dosis, Kontrast und Feldstärke]',
      'Kraft mit Verstand: [Hilfsmittel statt Rücken|Lagern ohne Schmerzen]',
    ],
    fr: [
      'Demander grossesse, implants et allergies [avant toute mise en marche|et transmettre l’important]',
      'De bonnes bases [d’anatomie en coupes et projections|de dose, de contraste et de champ]',
      'La force bien employée : [les aides avant le dos|installer sans faire mal]',
    ],
    es: [
      'Preguntar por embarazo, implantes y alergias [antes de encender nada|y transmitir lo importante]',
      'Buena base de [anatomía en cortes y proyecciones|dosis, contraste y campo]',
      'Fuerza bien usada: [ayudas antes que espalda|colocar sin dolor]',
    ],
  },
  psychologist: {
    en: [
      'Explain a diagnosis or a test result [so that it helps|without labels that stick].',
      'Command of [at least one recognised method|interviewing, testing and judging risk].',
      'Care for your own balance, [through supervision|so that others’ weight can be borne].',
    ],
    de: [
      'Diagnosen und Testergebnisse so erklären, [dass sie helfen|dass kein Etikett hängen bleibt]',
      'Sicherheit in [einem anerkannten Verfahren|Gesprächsführung, Testung und Risikoeinschätzung]',
      'Sorge für das eigene Gleichgewicht, [auch durch Supervision|um Schweres mittragen zu können]',
    ],
    fr: [
      'Expliquer un diagnostic ou un test [de façon utile|sans étiquette qui colle]',
      'La maîtrise [d’une méthode reconnue|de l’entretien, des tests et du risque]',
      'Le soin de son propre équilibre, [par la supervision|pour porter avec d’autres ce qui pèse]',
    ],
    es: [
      'Explicar un diagnóstico o una prueba [de modo que ayude|sin etiquetas que se peguen]',
      'Dominio de [un método reconocido|la entrevista, las pruebas y el riesgo]',
      'Cuidado del propio equilibrio, [con supervisión|para sostener lo que pesa]',
    ],
  },
  'care-home-manager': {
    en: [
      'Welcome new residents, [learn what matters to them|settle care and terms with the family] and look in after the first days.',
      'Presence of mind when [somebody falls ill|things go wrong at once].',
      'Honesty with [relatives, inspectors and yourself|bad news].',
    ],
    de: [
      'Neue Bewohnerinnen und Bewohner aufnehmen, [ihre Wünsche kennenlernen|Pflege und Vertrag mit der Familie klären] und nachfragen, wie es geht',
      'Geistesgegenwart, [wenn jemand ausfällt|wenn mehreres zugleich schiefgeht]',
      'Ehrlichkeit gegenüber [Angehörigen, Aufsicht und sich selbst|allen, auch bei schlechten Nachrichten]',
    ],
    fr: [
      'Accueillir les nouveaux résidents, [apprendre ce qui compte pour eux|régler soins et contrat avec la famille] et revenir les voir',
      'La présence d’esprit [quand quelqu’un manque|quand tout arrive ensemble]',
      'L’honnêteté envers [les proches, les inspecteurs et soi-même|tous, même dans les mauvaises nouvelles]',
    ],
    es: [
      'Recibir a los nuevos residentes, [conocer lo que les importa|acordar cuidados y contrato con la familia] y volver a verles',
      'Reflejos [cuando falta alguien|cuando todo llega a la vez]',
      'Honestidad con [familias, inspección y con uno mismo|todo el mundo, también en lo malo]',
    ],
  },
  'practice-receptionist': {
    en: [
      'Keep the waiting area [calm, tidy and private|pleasant, and say how long it will take] and watch for anyone who gets worse.',
      'Quick, accurate typing and [an ear for names|ease with practice software].',
      'Judgement: [knowing what can wait and what cannot|staying kind when all want to be next].',
    ],
    de: [
      'Den Wartebereich [ruhig, ordentlich und diskret halten|im Blick behalten und Wartezeiten nennen], auch wenn es voll ist',
      'Schnelles, fehlerfreies Tippen und [ein Ohr für Namen|Sicherheit im Praxisprogramm]',
      'Urteilsvermögen: [wissen, was warten kann und was nicht|freundlich bleiben, wenn alle zuerst drankommen wollen]',
    ],
    fr: [
      'Tenir la salle d’attente [calme, nette et discrète|agréable, en annonçant les délais] et repérer qui va moins bien',
      'Une frappe rapide et sûre et [l’oreille pour les noms|l’aisance sur logiciel]',
      'Du discernement : [savoir ce qui peut attendre|rester aimable quand chacun veut passer]',
    ],
    es: [
      'Mantener la sala de espera [tranquila, ordenada y discreta|agradable, avisando de la demora] y ver quién empeora',
      'Escritura rápida y sin errores y [oído para los nombres|soltura con el programa]',
      'Criterio para [saber qué puede esperar|seguir amable cuando todos quieren ir antes]',
    ],
  },
  'probation-officer': {
    en: [
      'Prepare people for release or the end of supervision: [papers, home, someone to call|with a plan they helped to write].',
      'Knowledge of [criminal law and social benefits|addiction, violence and what helps].',
      'The skill of [motivating people who did not choose to come|asking what others avoid].',
    ],
    de: [
      'Auf Entlassung oder Ende der Aufsicht vorbereiten: [Papiere, Wohnung, Ansprechpersonen|mit einem gemeinsam erarbeiteten Plan]',
      'Kenntnis von [Strafrecht und Sozialleistungen|Sucht, Gewalt und wirksamer Hilfe]',
      'Die Fähigkeit, [Menschen zu motivieren, die nicht freiwillig kommen|nachzufragen, wo andere ausweichen]',
    ],
    fr: [
      'Préparer la sortie ou la fin du suivi : [papiers, logement, personnes à appeler|avec un plan bâti ensemble]',
      'La connaissance [du droit pénal et des aides sociales|des addictions, de la violence et de ce qui aide]',
      'L’art de [motiver qui n’a pas choisi de venir|poser les questions qu’on évite]',
    ],
    es: [
      'Preparar la salida o el fin del seguimiento: [papeles, vivienda, a quién llamar|con un plan hecho en común]',
      'Conocimiento de [derecho penal y ayudas sociales|adicciones, violencia y lo que funciona]',
      'Arte de [motivar a quien no eligió venir|preguntar lo que otros evitan]',
    ],
  },
  'police-officer': {
    en: [
      'Take part in searches and [missing person cases|checks with partner services], with care for rights and evidence.',
      'Knowledge of the law, and [restraint in using its powers|words that fit report and court].',
      'Presence: [being seen, and approachable|eyes and ears open off the main street].',
    ],
    de: [
      'An Suchen und [Vermisstenfällen|gemeinsamen Kontrollen] mitwirken und dabei Rechte und Beweise wahren',
      'Rechtskenntnis und [Maß beim Gebrauch der Befugnisse|eine Sprache, die vor Gericht standhält]',
      'Präsenz: [sichtbar und ansprechbar sein|offene Augen auch abseits der Hauptstraße]',
    ],
    fr: [
      'Participer aux recherches et [aux disparitions|aux contrôles communs], dans le respect des droits et des preuves',
      'La connaissance du droit et [la mesure dans l’usage de la contrainte|des mots qui tiennent au tribunal]',
      'La présence : [visible et abordable|l’œil ouvert aussi dans les rues calmes]',
    ],
    es: [
      'Participar en búsquedas y [desapariciones|controles conjuntos], con respeto a los derechos y las pruebas',
      'Conocimiento de la ley y [mesura en el uso de la autoridad|palabras que valgan ante el juez]',
      'Presencia: [a la vista y accesible|ojos abiertos también en las calles tranquilas]',
    ],
  },
  firefighter: {
    en: [
      'Cut, lift and stabilise [vehicles or rubble|so that those inside are freed without further harm].',
      'A technical mind: [pumps, ropes, electricity and gas|how buildings burn and fall].',
      'Evenness: [long waiting, sudden haste|respect for fire, no fear of it].',
    ],
    de: [
      'Schneiden, heben und abstützen, [um Eingeschlossene schonend zu befreien|bei Fahrzeugen wie bei Trümmern]',
      'Technisches Verständnis für [Pumpen, Seile, Strom und Gas|Brand- und Einsturzverhalten von Gebäuden]',
      'Ausgeglichenheit: [langes Warten, plötzliche Eile|Respekt vor dem Feuer, ohne Angst]',
    ],
    fr: [
      'Découper, lever et caler [pour dégager sans aggraver|véhicules ou gravats]',
      'L’esprit technique : [pompes, cordes, électricité et gaz|comment un bâtiment brûle et s’effondre]',
      'L’équilibre : [longues attentes, hâte soudaine|le respect du feu, sans la peur]',
    ],
    es: [
      'Cortar, levantar y apuntalar [para liberar sin más daño|vehículos o escombros]',
      'Mente técnica: [bombas, cuerdas, electricidad y gas|cómo arde y cede un edificio]',
      'Equilibrio: [larga espera, prisa repentina|respeto al fuego, sin miedo]',
    ],
  },
  'control-room-operator': {
    en: [
      'Guide crews to the place [by map, landmark and caller|past closed roads] and warn them of dangers.',
      'Resilience: [letting go of one call before the next|talking about the hard ones].',
      'Readiness for [work at many screens|regular drills].',
    ],
    de: [
      'Kräfte zum Einsatzort lotsen, [mit Karte, Merkpunkten und Anrufenden|an Sperrungen vorbei], und vor Gefahren warnen',
      'Seelische Stabilität: [einen Anruf loslassen, bevor der nächste kommt|über Schweres sprechen]',
      'Bereitschaft zu [Arbeit an vielen Bildschirmen|regelmäßigen Übungen]',
    ],
    fr: [
      'Guider les équipes sur place, [carte, repères et appelant à l’appui|en évitant les rues fermées], et prévenir des dangers',
      'La solidité : [quitter un appel avant le suivant|parler des plus durs]',
      'L’acceptation [du travail devant plusieurs écrans|des exercices réguliers]',
    ],
    es: [
      'Guiar a los equipos al lugar [con mapa, referencias y llamante|evitando cortes] y avisar de peligros',
      'Entereza: [soltar una llamada antes de la siguiente|hablar de las más duras]',
      'Disposición a [trabajar ante muchas pantallas|hacer simulacros regulares]',
    ],
  },
  'sports-coach': {
    en: [
      'Test where people stand, [note the values|film a movement] and show them how far they have come.',
      'An eye for [posture and tired movements|who needs a word and who needs quiet].',
      'Setting an example in [fairness and punctuality|how to lose and how to win].',
    ],
    de: [
      'Leistung testen, [Werte festhalten|Bewegungen filmen] und Fortschritte zeigen',
      'Ein Auge für [Haltung und müde Bewegungen|den Moment für ein Wort und den für Ruhe]',
      'Vorbild sein, [bei Fairness und Pünktlichkeit|im Verlieren wie im Gewinnen]',
    ],
    fr: [
      'Tester le niveau, [noter les valeurs|filmer un geste] et montrer le chemin parcouru',
      'L’œil pour [la posture et la fatigue|le moment d’un mot ou du silence]',
      'L’exemple, [dans la loyauté et la ponctualité|dans la défaite comme dans la victoire]',
    ],
    es: [
      'Medir el nivel, [anotar los valores|grabar un gesto] y mostrar el camino hecho',
      'Ojo para [la postura y el cansancio|cuándo hablar y cuándo callar]',
      'Ejemplo [de juego limpio y puntualidad|al perder y al ganar]',
    ],
  },
  childminder: {
    en: [
      'Wash, dress and comfort, [with the child doing what it can|and make a game of it].',
      'First aid for children and [an eye for dangers at home and outside|calm with fevers and scrapes].',
      'Cooking simple meals, and [tidying up together|reading aloud with pleasure].',
    ],
    de: [
      'Waschen, anziehen und trösten, [und die Kinder tun lassen, was sie schon können|und ein Spiel daraus machen]',
      'Erste Hilfe am Kind und [ein Blick für Gefahren drinnen und draußen|Ruhe bei Fieber und Schrammen]',
      'Einfache Mahlzeiten kochen, [gemeinsam aufräumen|gern vorlesen]',
    ],
    fr: [
      'Laver, habiller et consoler, [en laissant faire ce que l’enfant sait déjà|comme un jeu]',
      'Les premiers secours à l’enfant et [l’œil pour les dangers, dedans comme dehors|le calme face à la fièvre et aux bobos]',
      'Le plaisir de [cuisiner simple et ranger ensemble|lire à voix haute]',
    ],
    es: [
      'Lavar, vestir y consolar, [dejando hacer lo que ya sabe cada niño|como un juego]',
      'Primeros auxilios infantiles y [ojo para los peligros de dentro y fuera|calma con fiebres y rasguños]',
      'Gusto por [cocinar sencillo y recoger en común|leer en voz alta]',
    ],
  },
  'youth-worker': {
    en: [
      'Offer music, sport, making or media and [let those who come run part of it|find out what they are good at].',
      'Knowing [their world and its apps|the law that protects them].',
      'Patience: [trust first, talk later|coming back after a quarrel].',
    ],
    de: [
      'Musik, Sport, Werken oder Medien anbieten und [Teile davon in ihre Hände geben|Stärken entdecken]',
      'Kenntnis [ihrer Lebenswelt und ihrer Medien|des Kinder- und Jugendschutzes]',
      'Geduld: [erst Vertrauen, dann Gespräch|nach einem Streit wieder auf sie zugehen]',
    ],
    fr: [
      'Proposer musique, sport, bricolage ou médias et [leur en confier une part|découvrir leurs talents]',
      'La connaissance [de leur monde et de leurs réseaux|du droit qui les protège]',
      'La patience : [la confiance d’abord, la parole ensuite|revenir après une dispute]',
    ],
    es: [
      'Ofrecer música, deporte, taller o medios y [dejar que lleven una parte|descubrir lo que se les da bien]',
      'Conocimiento de [su mundo y sus redes|la ley que les protege]',
      'Paciencia: [primero confianza, luego palabra|volver tras una discusión]',
    ],
  },
  'head-teacher': {
    en: [
      'Appoint staff and [induct them well|think about who could grow into what].',
      'Knowledge of [school law, curriculum and finance|how pupils learn and fall behind].',
      'Courage: [decisions that are explained and kept|hard conversations held soon].',
    ],
    de: [
      'Lehrkräfte gewinnen und [gut einarbeiten|weiterentwickeln], auch für kommende Aufgaben',
      'Kenntnis von [Schulrecht, Lehrplan und Haushalt|Lernwegen und Lernlücken]',
      'Mut: [Entscheidungen begründen und halten|schwierige Gespräche früh führen]',
    ],
    fr: [
      'Recruter, [bien accueillir|accompagner les débuts] et voir qui pourra grandir vers quoi',
      'La connaissance [du droit scolaire, des programmes et du budget|de la façon dont on apprend et décroche]',
      'Du courage : [des décisions expliquées et tenues|les entretiens difficiles menés tôt]',
    ],
    es: [
      'Incorporar profesorado, [acogerlo bien|acompañar los comienzos] y ver quién puede crecer hacia qué',
      'Conocimiento de [normativa, currículo y presupuesto|cómo se aprende y cómo se descuelga alguien]',
      'Valentía: [decisiones explicadas y mantenidas|conversaciones difíciles a tiempo]',
    ],
  },
  lecturer: {
    en: [
      'Keep courses current, [with new findings and cases|by what students asked last year], and put materials online.',
      'Pleasure in [questions that have no answer yet|beginners and doctoral students alike].',
      'Contacts [in the field and in practice|across subjects], or the wish to build them.',
    ],
    de: [
      'Lehrveranstaltungen aktuell halten, [mit neuen Befunden und Fällen|anhand früherer Fragen], und Material bereitstellen',
      'Freude an [Fragen, die noch offen sind|Erstsemestern wie Promovierenden]',
      'Kontakte [im Fach und in die Praxis|über Fächer hinweg] oder die Lust, sie aufzubauen',
    ],
    fr: [
      'Tenir les cours à jour, [avec des résultats et des cas récents|d’après les questions des étudiants], et les mettre en ligne',
      'Le goût [des questions encore ouvertes|des débutants autant que des doctorants]',
      'Des liens [dans la discipline et hors les murs|entre disciplines], ou l’envie d’en créer',
    ],
    es: [
      'Mantener al día las asignaturas, [con hallazgos y casos nuevos|según lo que se preguntó], y subir los materiales',
      'Gusto por [las preguntas aún abiertas|quien empieza y quien se doctora]',
      'Contactos [en el campo y en la práctica|entre disciplinas], o ganas de crearlos',
    ],
  },
  'driving-instructor': {
    en: [
      'Practise emergency stops, parking and [motorway entry|night vision] until they come without thinking.',
      'Foresight: [reading the road for two|a foot near the brake, unnoticed].',
      'Interest in [people who learn slowly|how habits form behind the wheel].',
    ],
    de: [
      'Gefahrbremsung, Einparken und [Autobahneinfahrt|Dunkelfahrt] üben, bis sie sitzen',
      'Vorausschau: [auch für andere auf die Straße sehen|der Fuß nah an der Bremse, unbemerkt]',
      'Interesse [an Menschen, die langsam lernen|daran, wie Fahrgewohnheiten entstehen]',
    ],
    fr: [
      'Faire pratiquer freinage d’urgence, créneaux et [insertion sur autoroute|conduite de nuit] jusqu’à l’aisance',
      'L’anticipation : [lire la route avant l’élève|le pied près du frein, sans que cela se voie]',
      'L’intérêt [pour ceux qui apprennent lentement|pour la naissance des habitudes au volant]',
    ],
    es: [
      'Practicar frenada de emergencia, aparcamiento [e incorporación a la autovía|y conducción nocturna] hasta que salgan solos',
      'Anticipación: [leer la vía antes que el alumnado|el pie cerca del freno, sin que se note]',
      'Interés [por quien aprende despacio|por cómo nacen los hábitos al volante]',
    ],
  },
  hairdresser: {
    en: [
      'Mix colour and [time it by hair and shade|note the formula for the next visit].',
      'A feeling for [face shapes and hair types|trends that suit real people].',
      'Stamina on your feet and [gentle hands at the basin|lightness in conversation].',
    ],
    de: [
      'Farbe anrühren, [Einwirkzeit nach Haar und Ton wählen|die Rezeptur für das nächste Mal notieren]',
      'Gefühl für [Gesichtsformen und Haartypen|Trends, die im Alltag tragbar sind]',
      'Ausdauer im Stehen und [sanfte Hände am Waschbecken|Leichtigkeit im Gespräch]',
    ],
    fr: [
      'Préparer la couleur, [régler la pose sur le cheveu et le ton|noter la formule pour la prochaine fois]',
      'Le sens [des visages et des natures de cheveux|des tendances qui vont à chacun]',
      'L’endurance debout et [la douceur au bac|la légèreté dans l’échange]',
    ],
    es: [
      'Preparar el color, [ajustar el tiempo al cabello y al tono|apuntar la fórmula para la próxima vez]',
      'Sentido [de los rostros y los tipos de cabello|de las tendencias que favorecen]',
      'Aguante de pie y [suavidad en el lavacabezas|ligereza al conversar]',
    ],
  },
  'nail-technician': {
    en: [
      'Repair broken nails and [lift old sets without damage|even out what has grown].',
      'Knowledge of [products, curing and allergies|the nail plate and what weakens it].',
      'Ease in talk, and [silence for those who want it|punctual appointments].',
    ],
    de: [
      'Abgebrochene Nägel reparieren und [alte Modellagen schonend ablösen|Herausgewachsenes ausgleichen]',
      'Kenntnis von [Produkten, Aushärtung und Allergien|Nagelaufbau und Schwachstellen]',
      'Leichtigkeit im Gespräch und [Stille, wo sie gewünscht ist|Pünktlichkeit]',
    ],
    fr: [
      'Réparer les ongles cassés et [déposer sans abîmer|équilibrer la repousse]',
      'La connaissance [des produits, de la polymérisation et des allergies|de l’ongle et de ce qui le fragilise]',
      'L’aisance dans l’échange et [le silence pour qui le préfère|la ponctualité]',
    ],
    es: [
      'Reparar uñas rotas y [retirar el material sin dañar|equilibrar el crecimiento]',
      'Conocimiento de [productos, secado y alergias|la uña y lo que la debilita]',
      'Soltura al conversar y [silencio para quien lo prefiera|puntualidad]',
    ],
  },
  'tattoo-artist': {
    en: [
      'Cover or rework old tattoos, [with a design that carries it|after saying what is possible].',
      'A style that can be recognised, and [openness to other people’s ideas|knowledge of how ink ages].',
      'Composure over long sessions, [with breaks when they are needed|and a feel for pain].',
    ],
    de: [
      'Alte Tattoos überarbeiten oder überdecken, [mit tragfähigem Entwurf|nach ehrlicher Einschätzung]',
      'Ein erkennbarer Stil und [Offenheit für fremde Ideen|Wissen, wie Farbe altert]',
      'Ruhe in langen Sitzungen, [mit Pausen zur rechten Zeit|und Gespür für Schmerz]',
    ],
    fr: [
      'Reprendre ou recouvrir d’anciens tatouages, [avec un dessin qui tient|après un avis franc]',
      'Un style reconnaissable et [l’ouverture aux idées des autres|la connaissance du vieillissement des encres]',
      'Le calme dans les longues séances, [avec des pauses au bon moment|et le sens de la douleur]',
    ],
    es: [
      'Retocar o cubrir tatuajes antiguos, [con un diseño que aguante|tras un consejo franco]',
      'Estilo reconocible y [apertura a ideas ajenas|conocimiento de cómo envejece la tinta]',
      'Calma en las sesiones largas, [con pausas a tiempo|y tacto con el dolor]',
    ],
  },
  'domestic-help': {
    en: [
      'Air rooms, change beds and [polish what should shine|care for wood, stone and silver] in the way each needs.',
      'A memory for [where things belong|how each person likes it].',
      'Eye and nose for [stains, fabrics and freshness|what should be used up first].',
    ],
    de: [
      'Lüften, Betten beziehen und [zum Glänzen bringen, was glänzen soll|Holz, Stein und Silber richtig pflegen]',
      'Ein Gedächtnis dafür, [was wohin gehört|wie es wer am liebsten hat]',
      'Auge und Nase für [Flecken, Stoffe und Frische|das, was zuerst verbraucht werden soll]',
    ],
    fr: [
      'Aérer, changer les lits et [faire briller ce qui doit l’être|soigner bois, pierre et argenterie]',
      'La mémoire [de la place de chaque chose|des goûts de chacun]',
      'L’œil et le nez pour [les taches, les tissus et la fraîcheur|ce qu’il faut consommer d’abord]',
    ],
    es: [
      'Ventilar, cambiar camas y [sacar brillo a lo que lo pide|cuidar madera, piedra y plata]',
      'Memoria para [el sitio de cada cosa|los gustos de cada cual]',
      'Ojo y olfato para [manchas, tejidos y frescura|lo que conviene gastar antes]',
    ],
  },
  'home-economist': {
    en: [
      'Set up the week’s plan of meals and work, [by season and stock|with reserves for surprises].',
      'Knowledge of [diets, allergens and shelf life|textiles, cleaning agents and machines].',
      'Thrift with [food, water and energy|what others would throw away].',
    ],
    de: [
      'Den Speise- und Arbeitsplan der Woche aufstellen, [nach Saison und Vorrat|mit Reserven für Unvorhergesehenes]',
      'Kenntnis von [Kostformen, Allergenen und Haltbarkeit|Textilien, Reinigungsmitteln und Maschinen]',
      'Sparsamkeit mit [Lebensmitteln, Wasser und Energie|allem, was sich noch verwerten lässt]',
    ],
    fr: [
      'Établir le plan des repas et des tâches de la semaine, [selon la saison et les stocks|avec une marge pour l’imprévu]',
      'La connaissance [des régimes, des allergènes et des durées de conservation|des textiles, des produits et des machines]',
      'L’économie [des denrées, de l’eau et de l’énergie|de ce que d’autres jetteraient]',
    ],
    es: [
      'Preparar el plan semanal de comidas y tareas, [según temporada y existencias|con margen para imprevistos]',
      'Conocimiento de [dietas, alérgenos y conservación|tejidos, productos y máquinas]',
      'Ahorro de [alimentos, agua y energía|lo que otros tirarían]',
    ],
  },
  'cabin-crew': {
    en: [
      'Check the cabin after landing, [look for things left behind|count and seal the stores] and report defects.',
      'Swimming, and [the strength to open a heavy door|calm in smoke and noise].',
      'Ease with [people from everywhere|changing crews and small spaces].',
    ],
    de: [
      'Die Kabine nach der Landung prüfen, [Liegengebliebenes suchen|Bestände zählen und versiegeln] und Mängel melden',
      'Sicheres Schwimmen und [die Kraft für eine schwere Tür|Ruhe bei Rauch und Lärm]',
      'Leichtigkeit im Umgang mit [Menschen von überall|wechselnden Crews und wenig Platz]',
    ],
    fr: [
      'Contrôler la cabine après l’arrivée, [chercher les oublis|compter et sceller les stocks] et signaler les défauts',
      'Savoir nager, et [avoir la force d’ouvrir une porte lourde|garder son calme dans la fumée et le bruit]',
      'L’aisance avec [des gens de partout|des équipages changeants et peu de place]',
    ],
    es: [
      'Revisar la cabina tras aterrizar, [buscar objetos olvidados|contar y precintar existencias] y avisar de fallos',
      'Saber nadar y [fuerza para abrir una puerta pesada|calma entre humo y ruido]',
      'Soltura con [gente de todas partes|tripulaciones cambiantes y poco espacio]',
    ],
  },
  'ground-staff': {
    en: [
      'Trace bags that went astray, [note what they look like|tell owners what happens next].',
      'A polite no, [when a bag is too heavy or a gate has closed|with a way out beside it].',
      'Steady nerves [at rush hours|when screens turn red].',
    ],
    de: [
      'Nach vermisstem Gepäck suchen, [das Aussehen aufnehmen|den weiteren Ablauf erklären]',
      'Ein höfliches Nein, [wenn der Koffer zu schwer oder das Gate zu ist|mit einem Ausweg daneben]',
      'Starke Nerven, [wenn alle auf einmal kommen|wenn die Anzeigetafel rot wird]',
    ],
    fr: [
      'Rechercher les bagages égarés, [noter leur aspect|dire ce qui va suivre]',
      'Un non poli [pour un bagage trop lourd ou une porte fermée|et la solution à côté]',
      'Des nerfs solides [aux heures d’affluence|quand l’écran vire au rouge]',
    ],
    es: [
      'Buscar maletas extraviadas, [anotar su aspecto|explicar los pasos siguientes]',
      'Un no cortés [cuando pesa demasiado o ya cerró la puerta|con una salida al lado]',
      'Nervios templados [en horas punta|cuando el panel se pone en rojo]',
    ],
  },
  'tour-guide': {
    en: [
      'Research places anew, [walk them at different hours|talk with those who live there] and freshen up old tours.',
      'A voice that carries and [a memory for names and years|timing for a story].',
      'Good legs, [in sun and rain|on stairs and cobbles].',
    ],
    de: [
      'Orte neu erkunden, [zu anderen Stunden begehen|mit Anwohnenden sprechen] und alte Touren auffrischen',
      'Eine tragende Stimme und [ein Gedächtnis für Namen und Jahre|Gespür für Pointen]',
      'Gute Beine, [bei Sonne wie bei Regen|auf Treppen und Pflaster]',
    ],
    fr: [
      'Redécouvrir les lieux, [y passer à d’autres heures|parler avec ceux qui y vivent] et rafraîchir les visites',
      'La voix qui porte et [la mémoire des noms et des dates|l’art de la chute]',
      'De bonnes jambes, [au soleil comme sous la pluie|sur marches et pavés]',
    ],
    es: [
      'Redescubrir lugares, [recorrerlos a otras horas|hablar con el vecindario] y renovar las rutas',
      'Voz que llegue y [memoria para nombres y fechas|sentido del relato]',
      'Buenas piernas, [con sol o con lluvia|por escaleras y empedrados]',
    ],
  },
  'travel-agent': {
    en: [
      'Put together journeys of several parts, [with transfers and spare time|so that each connection holds].',
      'Geography, and [curiosity about places|ease with booking systems].',
      'A sales sense [that listens first|with honest advice].',
    ],
    de: [
      'Reisen aus mehreren Teilen zusammenstellen, [mit Transfers und Puffer|damit jeder Anschluss klappt]',
      'Geografie und [Neugier auf Orte|Sicherheit in Buchungssystemen]',
      'Verkaufsgeschick, [das erst zuhört|mit ehrlichem Rat]',
    ],
    fr: [
      'Composer des voyages en plusieurs étapes, [transferts et marges compris|avec des correspondances sûres]',
      'La géographie et [la curiosité des lieux|l’aisance sur les systèmes de réservation]',
      'Le sens de la vente [qui commence par l’écoute|et du conseil honnête]',
    ],
    es: [
      'Componer viajes de varias etapas, [con traslados y margen|para que cada enlace cuadre]',
      'Geografía y [curiosidad por los lugares|soltura con sistemas de reserva]',
      'Sentido comercial [que escuche primero|con consejo honesto]',
    ],
  },
  bartender: {
    en: [
      'Think up drinks for [the season or the kitchen|guests who leave it to you], with and without alcohol.',
      'Knowledge of [spirits, syrups and techniques|beer, wine and what goes with them].',
      'A host’s eye: [who waits, who has had enough|the mood along the counter].',
    ],
    de: [
      'Drinks [zur Saison oder zur Küche|für Gäste, die sich überraschen lassen,] entwickeln, mit und ohne Alkohol',
      'Kenntnis von [Spirituosen, Sirupen und Techniken|Bier, Wein und passenden Kombinationen]',
      'Ein Auge als Gastgeber: [wer wartet, wer genug hat|die Stimmung am Tresen]',
    ],
    fr: [
      'Créer des boissons [selon la saison ou la cuisine|pour ceux qui se laissent surprendre], avec et sans alcool',
      'La connaissance [des spiritueux, sirops et techniques|des bières, des vins et des accords]',
      'L’œil d’un hôte : [qui attend, qui a assez bu|l’humeur du comptoir]',
    ],
    es: [
      'Idear bebidas [según la estación o la cocina|para quien se deja sorprender], con y sin alcohol',
      'Conocimiento de [destilados, siropes y técnicas|cervezas, vinos y maridajes]',
      'Ojo de anfitrión: [quién espera, quién ya bebió bastante|el ánimo de la barra]',
    ],
  },
  sommelier: {
    en: [
      'Plan pairings for menus and [tastings|private tables] with the kitchen.',
      'Curiosity for [growers, soils and years|beer, spirits and alcohol-free pairings].',
      'Figures in mind: [what a bottle must earn|open bottles and loss].',
    ],
    de: [
      'Menübegleitungen und [Verkostungen|geschlossene Runden] mit der Küche planen',
      'Neugier auf [Güter, Böden und Jahrgänge|Bier, Brände und alkoholfreie Begleitung]',
      'Zahlen im Kopf: [was eine Flasche bringen muss|angebrochene Flaschen und Schwund]',
    ],
    fr: [
      'Composer les accords des menus et [des dégustations|des tables privées] avec la cuisine',
      'La curiosité [des vignerons, des sols et des millésimes|des bières, des eaux-de-vie et du sans-alcool]',
      'Les chiffres en tête : [ce qu’une bouteille doit rapporter|bouteilles ouvertes et pertes]',
    ],
    es: [
      'Componer los maridajes de menús y [catas|mesas privadas] con la cocina',
      'Curiosidad por [bodegas, suelos y añadas|cervezas, destilados y maridaje sin alcohol]',
      'Números en la cabeza: [lo que debe rendir una botella|botellas abiertas y mermas]',
    ],
  },
  'funeral-director': {
    en: [
      'Drive and care for the hearse, [arrive early|know roads and gates] and carry with dignity.',
      'Knowledge of [customs, faiths and law|hygiene and laying out].',
      'A neat appearance and [a hand for flowers and order|clear handwriting and speech].',
    ],
    de: [
      'Den Bestattungswagen fahren und pflegen, [früh eintreffen|Wege und Tore kennen] und würdig tragen',
      'Kenntnis von [Bräuchen, Bekenntnissen und Recht|Hygiene und Aufbahrung]',
      'Ein gepflegtes Auftreten und [ein Händchen für Blumen und Ordnung|klare Schrift und Sprache]',
    ],
    fr: [
      'Conduire et soigner le corbillard, [arriver tôt|connaître routes et portails] et porter avec dignité',
      'La connaissance [des usages, des cultes et du droit|de l’hygiène et de la toilette]',
      'Une tenue nette et [le sens des fleurs et de l’ordre|une écriture et une voix claires]',
    ],
    es: [
      'Conducir y cuidar el coche fúnebre, [llegar pronto|conocer caminos y puertas] y portar con dignidad',
      'Conocimiento de [costumbres, credos y leyes|higiene y amortajamiento]',
      'Aspecto cuidado y [mano para las flores y el orden|letra y voz claras]',
    ],
  },
  'funeral-arranger': {
    en: [
      'Write the running order with the family, [music, words and who speaks|down to the last reading].',
      'A good memory for [what was said in passing|family ties].',
      'Knowledge of [local customs, faiths and rules|coffins, urns and kinds of burial].',
    ],
    de: [
      'Den Ablauf mit der Familie festlegen, [Musik, Worte und wer spricht|bis zur letzten Lesung]',
      'Ein gutes Gedächtnis für [beiläufig Gesagtes|familiäre Bande]',
      'Kenntnis von [örtlichen Bräuchen, Bekenntnissen und Vorschriften|Särgen, Urnen und Bestattungsarten]',
    ],
    fr: [
      'Écrire le déroulé avec la famille, [musique, textes et prises de parole|jusqu’à la dernière lecture]',
      'La mémoire [de ce qui fut dit en passant|des liens de famille]',
      'La connaissance [des usages, des cultes et des règles locales|des cercueils, des urnes et des formes d’obsèques]',
    ],
    es: [
      'Redactar el orden del acto con la familia, [música, palabras y quién habla|hasta la última lectura]',
      'Memoria para [lo dicho de pasada|los lazos familiares]',
      'Conocimiento de [costumbres, credos y normas locales|ataúdes, urnas y formas de despedida]',
    ],
  },
  'volunteer-coordinator': {
    en: [
      'Ask volunteers how it goes, [notice who has gone quiet|hold short talks after the first weeks].',
      'A gift for [saying thank you so that it lands|saying no without losing people].',
      'Order with [lists, dates and permissions|many small promises].',
    ],
    de: [
      'Ehrenamtliche fragen, wie es läuft, [bemerken, wer still geworden ist|nach den ersten Wochen kurze Gespräche führen]',
      'Die Gabe, [so zu danken, dass es ankommt|Nein zu sagen, ohne Menschen zu verlieren]',
      'Ordnung bei [Listen, Terminen und Nachweisen|vielen kleinen Zusagen]',
    ],
    fr: [
      'Demander aux bénévoles comment cela va, [remarquer qui se fait discret|tenir de courts entretiens]',
      'Le don de [remercier juste|dire non sans perdre personne]',
      'De l’ordre dans [les listes, les dates et les autorisations|toutes les petites promesses]',
    ],
    es: [
      'Preguntar al voluntariado cómo va, [notar quién se ha callado|tener charlas breves al principio]',
      'Don para [dar las gracias de verdad|decir que no sin perder a nadie]',
      'Orden con [listas, fechas y permisos|muchas promesas pequeñas]',
    ],
  },
  fundraiser: {
    en: [
      'Research donors and funds, [see what they have supported|note what they rule out] before a letter is written.',
      'Storytelling that [keeps people’s dignity|lets figures speak].',
      'Persistence: [a refusal is the start of next year’s talk|deadlines met, thanks never late].',
    ],
    de: [
      'Über Geldgeber recherchieren, [Gefördertes ansehen|Ausschlüsse notieren], bevor ein Brief entsteht',
      'Erzählen, das [die Würde der Menschen wahrt|Zahlen sprechen lässt]',
      'Beharrlichkeit: [eine Absage ist der Anfang des nächsten Gesprächs|Fristen halten und früh danken]',
    ],
    fr: [
      'Se renseigner sur donateurs et fonds, [voir ce qu’ils ont soutenu|noter ce qu’ils excluent] avant d’écrire',
      'Un récit qui [respecte la dignité des personnes|laisse parler les chiffres]',
      'De la persévérance : [un refus ouvre l’échange suivant|délais tenus, mercis jamais tardifs]',
    ],
    es: [
      'Documentarse sobre donantes y fondos, [ver qué han apoyado|anotar qué excluyen] antes de escribir',
      'Relatos que [respeten la dignidad de las personas|dejen hablar a las cifras]',
      'Perseverancia: [un no abre la próxima conversación|plazos cumplidos, gracias a tiempo]',
    ],
  },
  'parish-office': {
    en: [
      'Order supplies, sort the post and [see to printer and phones|keep the archive findable].',
      'Ease with [letters, tables and mailing lists|office software and forms].',
      'A sense of [the year and its feasts|who needs to hear what].',
    ],
    de: [
      'Material bestellen, Post verteilen und [Drucker und Telefone am Laufen halten|die Ablage auffindbar halten]',
      'Sicherheit mit [Briefen, Tabellen und Verteilern|Büroprogrammen und Formularen]',
      'Gespür für [das Jahr und seine Feste|das, was wer wissen muss]',
    ],
    fr: [
      'Commander les fournitures, trier le courrier et [veiller sur imprimante et téléphones|garder les archives accessibles]',
      'L’aisance avec [lettres, tableaux et listes d’envoi|les logiciels et les formulaires]',
      'Le sens [de l’année et de ses fêtes|de ce que chacun doit savoir]',
    ],
    es: [
      'Pedir material, repartir el correo y [cuidar impresora y teléfonos|mantener localizable el archivo]',
      'Soltura con [cartas, tablas y listas de envío|programas de oficina y formularios]',
      'Sentido [del año y sus fiestas|de lo que debe saber cada cual]',
    ],
  },
  musician: {
    en: [
      'Arrange or transpose [for those who are there|when a voice is missing] and mark the parts.',
      'Sight-reading and [a sure beat|an ear that hears every voice].',
      'Broad taste, [from old to new|with roots in one style].',
    ],
    de: [
      'Sätze einrichten oder transponieren, [passend zur Besetzung|wenn eine Stimme fehlt], und Noten bezeichnen',
      'Blattspiel und [ein sicherer Schlag|ein Ohr für jede Stimme]',
      'Ein weiter Geschmack, [von alt bis neu|mit Wurzeln in einem Stil]',
    ],
    fr: [
      'Arranger ou transposer [selon les présents|quand une voix manque] et annoter les parties',
      'La lecture à vue et [une pulsation sûre|l’oreille à chaque voix]',
      'Un goût large, [de l’ancien au neuf|enraciné dans un style]',
    ],
    es: [
      'Arreglar o transportar [según la plantilla|cuando falta una voz] y anotar las partes',
      'Lectura a primera vista y [pulso seguro|oído para cada voz]',
      'Gusto amplio, [de lo antiguo a lo nuevo|con raíz en un estilo]',
    ],
  },
  'event-technician': {
    en: [
      'Programme desks, label lines and [save a fallback|write down the patch].',
      'An ear for sound and [an eye for light|a nose for what will break next].',
      'Sociable working, [with artists before the show|with crews who met an hour ago].',
    ],
    de: [
      'Pulte programmieren, Leitungen beschriften und [eine Rückfallebene sichern|den Patch dokumentieren]',
      'Ein Ohr für Klang und [ein Auge für Licht|eine Nase für das, was als Nächstes ausfällt]',
      'Umgänglichkeit, [kurz vor dem Auftritt|mit Crews, die sich eben erst kennen]',
    ],
    fr: [
      'Programmer les consoles, repérer les lignes et [garder une solution de repli|noter le patch]',
      'L’oreille pour le son et [l’œil pour la lumière|le flair pour la prochaine panne]',
      'Le contact facile, [juste avant l’entrée en scène|avec des équipes de passage]',
    ],
    es: [
      'Programar mesas, rotular líneas y [guardar un plan de reserva|anotar el patch]',
      'Oído para el sonido y [ojo para la luz|olfato para la próxima avería]',
      'Trato fácil, [justo antes de salir a escena|con cuadrillas recién formadas]',
    ],
  },
  librarian: {
    en: [
      'Weed, move and present the stock so that [it invites|people find what they did not look for].',
      'Ease with [catalogues, databases and search|children’s questions and scholars’].',
      'Joy in [reading and telling|order that serves people].',
    ],
    de: [
      'Bestände sichten, umstellen und so präsentieren, [dass sie einladen|dass auch Ungesuchtes gefunden wird]',
      'Sicherheit mit [Katalogen, Datenbanken und Recherche|Kinderfragen und Fachfragen]',
      'Freude [am Lesen und Erzählen|an Ordnung, die Menschen dient]',
    ],
    fr: [
      'Trier, déplacer et présenter les fonds pour [donner envie|faire trouver ce qu’on ne cherchait pas]',
      'L’aisance avec [catalogues, bases et recherche|les questions d’enfants et de spécialistes]',
      'Le plaisir [de lire et de raconter|d’un ordre utile aux autres]',
    ],
    es: [
      'Revisar, mover y presentar los fondos para que [inviten|se encuentre lo que no se buscaba]',
      'Soltura con [catálogos, bases de datos y búsquedas|preguntas de niños y de especialistas]',
      'Gusto [por leer y contar|por un orden que sirva a la gente]',
    ],
  },
}
