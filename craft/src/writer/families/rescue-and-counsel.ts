import type { Role } from './role.ts'

/** Help in emergencies, images of the body, an ear for the mind, and houses where people are cared for. */
export const RESCUE_AND_COUNSEL: Role[] = [
  {
    id: 'paramedic',
    titles:
      /paramedic|ambulance (?:technician|care|crew|driver)|emergency medical technician|patient transport|(?:notfall|rettungs)sanitäter|^sanitäter|rettungshelf|rettungsassist|krankentransport|krankenfahrer|ambulancier|técnic[oa] en (?:emergencias|transporte) sanitari|conductor[a]? de ambulancia|camillero/,
    name: { en: 'Paramedic', de: 'Notfallsanitäter:in', fr: 'Ambulancier', es: 'Técnico/a en emergencias sanitarias' },
    words: {
      en: {
        purpose: [
          'reach people in need quickly and [bring them safely to where they are helped|give them the care they need on the way]',
        ],
        duties: [
          'Assess patients at the scene and [treat what cannot wait|decide with control what comes next].',
          'Move and carry people [gently and with the right aids|as a team], and watch over them on the way.',
          'Hand over at the hospital [briefly and completely|with clear notes].',
          'Calm patients and relatives and [explain what is happening|listen, also when time is short].',
          'Check vehicle, equipment and [medicines at the start of each shift|supplies] and replace what was used.',
          'Clean and disinfect after each job and [talk difficult calls through|learn from calls as a crew].',
        ],
        needs: [
          'The training that the vehicle and the job call for.',
          'Calm and judgement in unclear situations.',
          'Teamwork that works without many words.',
        ],
        success: ['patients arrive in good hands and [the vehicle is ready at once|crews rely on each other]'],
      },
      de: {
        purpose: ['Menschen in Not schnell Hilfe bekommen und [sicher ans Ziel kommen|unterwegs gut versorgt sind]'],
        duties: [
          'Patienten vor Ort beurteilen und [behandeln, was nicht warten kann|mit der Leitstelle das Weitere klären]',
          'Menschen [schonend und mit Hilfsmitteln|im Team] bewegen und tragen und auf der Fahrt überwachen',
          'Im Krankenhaus [kurz und vollständig|mit klarem Protokoll] übergeben',
          'Patienten und Angehörige beruhigen und [erklären, was geschieht|zuhören, auch wenn die Zeit knapp ist]',
          'Fahrzeug, Geräte und [Medikamente zu Beginn der Schicht prüfen|Material prüfen] und Verbrauchtes ersetzen',
          'Nach jedem Einsatz reinigen und desinfizieren und [Belastendes besprechen|gemeinsam daraus lernen]',
        ],
        needs: [
          'Die Ausbildung, die Fahrzeug und Einsatz verlangen',
          'Ruhe und Urteilskraft in unklaren Lagen',
          'Zusammenarbeit, die ohne viele Worte gelingt',
        ],
        success: [
          'Patienten in guten Händen ankommen und [das Fahrzeug sofort wieder bereit ist|sich alle aufeinander verlassen]',
        ],
      },
      fr: {
        purpose: [
          'rejoindre vite les personnes en détresse et [les conduire en sécurité là où l’on peut les aider|les soigner en chemin]',
        ],
        duties: [
          'Évaluer l’état des patients sur place et [traiter ce qui ne peut attendre|décider de la suite avec la régulation]',
          'Déplacer et porter les personnes [avec douceur et le bon matériel|en équipe] et les surveiller pendant le trajet',
          'Transmettre à l’hôpital [en bref et sans rien omettre|avec une fiche claire]',
          'Rassurer patients et proches et [expliquer ce qui se passe|écouter, même quand le temps presse]',
          'Contrôler véhicule, matériel et [médicaments en début de service|réserves] et remplacer ce qui a servi',
          'Nettoyer et désinfecter après chaque mission et [reparler des cas difficiles|en tirer ensemble les leçons]',
        ],
        needs: [
          'La formation que demandent le véhicule et la mission',
          'Du calme et du jugement dans les situations confuses',
          'Une entente d’équipage qui se passe de longs discours',
        ],
        success: [
          'les patients arrivent en de bonnes mains et [que le véhicule est aussitôt prêt|que chacun compte sur l’autre]',
        ],
      },
      es: {
        purpose: ['llegar pronto a quien lo necesita y [llevarle seguro adonde le ayuden|atenderle por el camino]'],
        duties: [
          'Valorar a los pacientes en el lugar y [tratar lo que no puede esperar|decidir con la central el paso siguiente]',
          'Mover y llevar a las personas [con suavidad y buenos medios|en equipo] y vigilarlas durante el trayecto',
          'Entregar al hospital la información [breve y completa|con un parte claro]',
          'Tranquilizar a pacientes y familiares y [explicar lo que ocurre|escuchar, aunque falte tiempo]',
          'Revisar vehículo, equipo y [medicación al empezar el turno|material] y reponer lo usado',
          'Limpiar y desinfectar tras cada servicio y [hablar de los casos difíciles|aprender de ellos en equipo]',
        ],
        needs: [
          'La formación que piden el vehículo y el servicio',
          'Calma y criterio en situaciones confusas',
          'Un equipo que se entiende con pocas palabras',
        ],
        success: [
          'los pacientes lleguen en buenas manos y [el vehículo quede listo enseguida|cada cual confíe en el otro]',
        ],
      },
    },
  },
  {
    id: 'radiographer',
    titles:
      /radiographer|sonographer|radiologic technolog|(?:x-?ray|mri|ct|ultrasound|radiology) tech|radiologietechnolog|medizinische[rn]? technolog\p{L}* für radiologie|röntgen(?:assist|techn)|\bmtra?\b|manip(?:ulat\p{L}+)? (?:en )?(?:radio|électroradio)|técnic[oa] (?:de|en) (?:rayos|imagen|radio)/u,
    name: {
      en: 'Radiographer',
      de: 'Medizinische:r Technolog:in für Radiologie',
      fr: 'Manipulateur radio',
      es: 'Técnico/a de imagen para el diagnóstico',
    },
    words: {
      en: {
        purpose: ['take images that [answer the doctor’s question|can be relied on], with care for every patient'],
        duties: [
          'Prepare patients, [explain what will happen|check name, request and risks] and help them into position.',
          'Take images [at the lowest useful dose|by protocol, and adapt it to the patient].',
          'Check image quality and [repeat only what is needed|call a doctor when something cannot wait].',
          'Give contrast media where you are trained to and [watch for reactions|stay close to the patient].',
          'Keep to radiation protection for [patients, visitors and staff|everyone in the room] and record what was done.',
          'Look after equipment and [pass patients on smoothly to the next step|run the checks that fall due].',
        ],
        needs: [
          'Training in medical imaging.',
          'Exactness, and kindness to people in pain.',
          'A calm way of working with full lists.',
        ],
        success: ['images answer the question the first time and [patients feel in safe hands|waiting stays short]'],
      },
      de: {
        purpose: [
          'Bilder entstehen, die [die ärztliche Frage beantworten|verlässlich sind], mit Sorge für jeden Patienten',
        ],
        duties: [
          'Patienten vorbereiten, [den Ablauf erklären|Name, Auftrag und Risiken prüfen] und beim Lagern helfen',
          'Aufnahmen machen, [mit der kleinsten sinnvollen Dosis|nach Protokoll und passend zum Menschen]',
          'Bildqualität prüfen und [nur wiederholen, was nötig ist|ärztlichen Rat holen, wenn etwas eilt]',
          'Kontrastmittel im Rahmen der Ausbildung geben und [auf Reaktionen achten|beim Patienten bleiben]',
          'Strahlenschutz für [Patienten, Begleitung und Team|alle im Raum] einhalten und dokumentieren',
          'Geräte pflegen und [für einen reibungslosen Ablauf sorgen|fällige Prüfungen durchführen]',
        ],
        needs: [
          'Eine Ausbildung in der medizinischen Bildgebung',
          'Genauigkeit und Freundlichkeit gegenüber Menschen mit Schmerzen',
          'Ruhe bei vollem Plan',
        ],
        success: ['Bilder auf Anhieb Antwort geben und [Patienten sich sicher fühlen|Wartezeiten kurz bleiben]'],
      },
      fr: {
        purpose: [
          'réaliser des images qui [répondent à la question du médecin|soient fiables], avec égard pour chaque patient',
        ],
        duties: [
          'Préparer les patients, [expliquer l’examen|vérifier identité, demande et risques] et les aider à s’installer',
          'Réaliser les images [à la plus faible dose utile|selon le protocole, adapté à la personne]',
          'Contrôler la qualité et [ne refaire que le nécessaire|appeler le médecin en cas d’urgence]',
          'Administrer les produits de contraste dans le cadre permis et [surveiller les réactions|rester auprès du patient]',
          'Respecter la radioprotection pour [patients, proches et équipe|toutes les personnes présentes] et tracer les actes',
          'Entretenir les appareils et [fluidifier le parcours des patients|faire les contrôles prévus]',
        ],
        needs: [
          'Une formation en imagerie médicale',
          'De l’exactitude, et de la bienveillance envers qui souffre',
          'Du calme quand le planning est plein',
        ],
        success: [
          'les images répondent du premier coup et [que les patients se sentent en confiance|que l’attente reste courte]',
        ],
      },
      es: {
        purpose: [
          'obtener imágenes que [respondan a la pregunta del médico|sean fiables], con cuidado de cada paciente',
        ],
        duties: [
          'Preparar a los pacientes, [explicar la prueba|comprobar nombre, petición y riesgos] y ayudarles a colocarse',
          'Tomar las imágenes [con la menor dosis útil|según protocolo y adaptado a la persona]',
          'Comprobar la calidad y [repetir solo lo necesario|avisar al médico si algo urge]',
          'Administrar contraste dentro de lo permitido y [vigilar reacciones|quedarse junto al paciente]',
          'Cumplir la protección radiológica de [pacientes, acompañantes y equipo|todos los presentes] y registrar lo hecho',
          'Cuidar los equipos y [agilizar el paso de los pacientes|hacer los controles previstos]',
        ],
        needs: [
          'Formación en imagen para el diagnóstico',
          'Exactitud, y amabilidad con quien sufre',
          'Calma con la agenda llena',
        ],
        success: ['las imágenes respondan a la primera y [los pacientes se sientan seguros|la espera sea corta]'],
      },
    },
  },
  {
    id: 'psychologist',
    titles:
      /psychologist|psychotherap|(?<!camp |travel |admissions |careers? |debt |credit )counsell?or|psycholog(?:e|in)?(?!\p{L})|psychologue|psicólog|neuropsicólog|suchtberat|conseill\p{L}+ conjugal|wellbeing practitioner/u,
    name: { en: 'Psychologist', de: 'Psycholog:in', fr: 'Psychologue', es: 'Psicólogo/a' },
    words: {
      en: {
        purpose: [
          'help people understand what weighs on them and [find ways of living with it or changing it|feel able to act again]',
        ],
        duties: [
          'Listen, ask and assess, [with time and without judging|with tests where they help].',
          'Agree goals and a way of working [with each person|that fits their life].',
          'Hold individual or group sessions and [review what has changed|adapt the plan].',
          'Act in crises and [bring in others in good time|agree a safety plan].',
          'Keep notes and reports [brief, respectful and confidential|that colleagues can use].',
          'Work with families, schools or doctors [where people agree to it|as part of the team], and reflect on cases in supervision.',
        ],
        needs: [
          'Recognised training in psychology or counselling.',
          'Presence, and clear limits.',
          'Willingness to have your own work looked at.',
        ],
        success: ['people feel understood, take steps of their own and [need you less|relapses are caught early]'],
      },
      de: {
        purpose: [
          'Menschen verstehen, was sie belastet, und [Wege finden, damit zu leben oder es zu ändern|wieder handeln können]',
        ],
        duties: [
          'Zuhören, fragen und einschätzen, [mit Zeit und ohne zu urteilen|wo sinnvoll mit Testverfahren]',
          'Ziele und Vorgehen [mit jedem Menschen|passend zu seinem Leben] vereinbaren',
          'Einzel- oder Gruppengespräche führen und [prüfen, was sich verändert hat|den Plan anpassen]',
          'In Krisen handeln und [rechtzeitig andere hinzuziehen|einen Sicherheitsplan vereinbaren]',
          'Notizen und Berichte [kurz, achtsam und vertraulich|für das Team brauchbar] verfassen',
          'Mit Familien, Schulen oder Praxen zusammenarbeiten, [wo Einverständnis besteht|als Teil des Teams], und Fälle in Supervision bedenken',
        ],
        needs: [
          'Eine anerkannte Ausbildung in Psychologie oder Beratung',
          'Präsenz und klare Grenzen',
          'Bereitschaft, die eigene Arbeit anschauen zu lassen',
        ],
        success: [
          'Menschen sich verstanden fühlen, eigene Schritte gehen und [Sie immer weniger brauchen|Rückschläge früh auffallen]',
        ],
      },
      fr: {
        purpose: [
          'aider chacun à comprendre ce qui lui pèse et [à trouver comment vivre avec ou le changer|à pouvoir agir de nouveau]',
        ],
        duties: [
          'Écouter, interroger et évaluer, [en prenant le temps et sans juger|avec des tests s’ils sont utiles]',
          'Convenir d’objectifs et d’une démarche [avec chaque personne|à la mesure de sa vie]',
          'Mener des entretiens individuels ou de groupe et [faire le point sur ce qui a changé|ajuster le projet]',
          'Agir en cas de crise et [passer le relais à temps|convenir d’un plan de sécurité]',
          'Rédiger notes et bilans [brefs, respectueux et confidentiels|utiles à l’équipe]',
          'Travailler avec familles, écoles ou médecins [avec l’accord des personnes|au sein de l’équipe] et revoir les situations en supervision',
        ],
        needs: [
          'Une formation reconnue en psychologie ou en accompagnement',
          'De la présence et des limites claires',
          'L’envie de soumettre sa pratique au regard d’autrui',
        ],
        success: [
          'les personnes se sentent comprises, avancent par elles-mêmes et [ont moins besoin de suivi|que les rechutes se voient tôt]',
        ],
      },
      es: {
        purpose: [
          'ayudar a comprender lo que pesa y [a encontrar cómo vivir con ello o cambiarlo|a poder actuar de nuevo]',
        ],
        duties: [
          'Escuchar, preguntar y evaluar, [con tiempo y sin juzgar|con pruebas si ayudan]',
          'Acordar metas y un modo de trabajo [con cada persona|que encaje en su vida]',
          'Llevar sesiones individuales o de grupo y [revisar qué ha cambiado|ajustar el plan]',
          'Actuar en las crisis y [pedir apoyo a tiempo|acordar un plan de seguridad]',
          'Redactar notas e informes [breves, respetuosos y confidenciales|útiles para el equipo]',
          'Trabajar con familias, escuelas o médicos [si la persona está de acuerdo|como parte del equipo] y repasar los casos en supervisión',
        ],
        needs: [
          'Formación reconocida en psicología u orientación',
          'Presencia y límites claros',
          'Disposición a que otros miren el propio trabajo',
        ],
        success: [
          'las personas se sientan comprendidas, den sus propios pasos y [necesiten menos ayuda|las recaídas se noten pronto]',
        ],
      },
    },
  },
  {
    id: 'care-home-manager',
    titles:
      /(?:care|nursing|children['’]s|registered|residential)? ?home manager|einrichtungsleit|(?<!tier)heimleit|direct\p{L}+ d['’](?:ehpad|établissement (?:médico|social|de santé))|direct\p{L}+ de maison de retraite|(?:director|directora|coordinador|coordinadora|gerente) de residencia/u,
    name: {
      en: 'Care Home Manager',
      de: 'Einrichtungsleitung',
      fr: 'Directeur d’EHPAD',
      es: 'Director/a de residencia',
    },
    words: {
      en: {
        purpose: [
          'lead a house in which [people are well cared for and like to live|residents, families and staff feel at home]',
        ],
        duties: [
          'Be present in the house, [listen to residents and families|see how the day really goes] and put things right.',
          'Lead the team: [recruit, plan rotas and give feedback|share out work fairly and help people grow].',
          'Watch over quality of care and [act on incidents and complaints|prepare for inspections all year round].',
          'Manage budget and places and [spend where it reaches residents|explain figures openly].',
          'Keep contact with doctors, authorities and [neighbours|volunteers].',
          'See that records, training and safety are [complete and up to date|more than paper].',
        ],
        needs: [
          'Training in care or management, and practice in leading.',
          'Warmth, and firmness where it is needed.',
          'Overview of rules, rotas and figures.',
        ],
        success: ['residents live well, staff stay and [inspections hold no surprises|families recommend the house]'],
      },
      de: {
        purpose: [
          'ein Haus so geführt wird, dass [Menschen gut versorgt sind und gern dort leben|sich alle darin zu Hause fühlen]',
        ],
        duties: [
          'Im Haus präsent sein, [Bewohnern und Angehörigen zuhören|sehen, wie der Tag wirklich läuft] und Dinge in Ordnung bringen',
          'Das Team führen: [Personal gewinnen, Dienste planen, Rückmeldung geben|Arbeit fair verteilen und Entwicklung fördern]',
          'Die Qualität der Betreuung sichern und [auf Vorfälle und Beschwerden reagieren|das ganze Jahr auf Prüfungen vorbereitet sein]',
          'Budget und Belegung steuern und [Mittel dorthin lenken, wo sie ankommen|Zahlen offen erklären]',
          'Kontakt zu Ärzten, Behörden und [Nachbarschaft|Freiwilligen] pflegen',
          'Dokumentation, Schulungen und Sicherheit [vollständig und aktuell halten|mit Leben füllen]',
        ],
        needs: [
          'Eine Ausbildung in Pflege oder Management und Praxis in der Leitung',
          'Herzlichkeit, und Klarheit, wo sie nötig ist',
          'Überblick über Regeln, Dienstpläne und Zahlen',
        ],
        success: [
          'Menschen gut leben, das Team bleibt und [Prüfungen ohne Überraschung verlaufen|Angehörige das Haus empfehlen]',
        ],
      },
      fr: {
        purpose: [
          'diriger une maison où [chacun est bien accompagné et aime vivre|résidents, familles et équipe se sentent chez eux]',
        ],
        duties: [
          'Être présent dans la maison, [écouter résidents et familles|voir comment se passe vraiment la journée] et corriger ce qui doit l’être',
          'Conduire l’équipe : [recruter, planifier, faire des retours|répartir avec justice et faire grandir chacun]',
          'Veiller à la qualité de l’accompagnement et [traiter incidents et réclamations|être prêt toute l’année pour les contrôles]',
          'Gérer budget et places et [dépenser là où cela profite aux résidents|expliquer les chiffres]',
          'Entretenir les liens avec médecins, autorités et [voisinage|bénévoles]',
          'Tenir dossiers, formations et sécurité [complets et à jour|bien au-delà du papier]',
        ],
        needs: [
          'Une formation au soin ou à la gestion, et la pratique de la direction',
          'De la chaleur, et de la fermeté s’il le faut',
          'Une vue d’ensemble des règles, des plannings et des chiffres',
        ],
        success: [
          'les résidents vivent bien, que l’équipe reste et [que les contrôles ne réservent pas de surprise|que les familles recommandent la maison]',
        ],
      },
      es: {
        purpose: [
          'dirigir una casa donde [se cuide bien y guste vivir|residentes, familias y equipo se sientan en su hogar]',
        ],
        duties: [
          'Estar presente en la casa, [escuchar a residentes y familias|ver cómo va de verdad el día] y corregir lo que haga falta',
          'Dirigir al equipo: [contratar, planificar turnos y dar opiniones|repartir con justicia y ayudar a crecer]',
          'Velar por la calidad de la atención y [responder a incidentes y quejas|estar a punto todo el año para las inspecciones]',
          'Gestionar presupuesto y plazas y [gastar donde llega a los residentes|explicar los números]',
          'Mantener el contacto con médicos, administración y [vecindario|voluntarios]',
          'Tener documentación, formación y seguridad [completas y al día|más allá del papel]',
        ],
        needs: [
          'Formación en cuidados o gestión y práctica en dirigir',
          'Calidez, y firmeza cuando haga falta',
          'Visión de normas, turnos y números',
        ],
        success: [
          'los residentes vivan bien, el equipo siga y [las inspecciones no den sorpresas|las familias recomienden la casa]',
        ],
      },
    },
  },
]
