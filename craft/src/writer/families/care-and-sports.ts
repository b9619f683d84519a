import type { Role } from './role.ts'

/** Work with children and with people who swim, train and play. */
export const CARE_AND_SPORTS: Role[] = [
  {
    id: 'swimming-teacher',
    titles:
      /swim(?:ming)? (?:teacher|instructor|coach)|schwimm(?:lehr|trainer|meistergehilf)|(?:maître|maitre)[- ]nageur|moniteur\p{L}* de natation|(?:monitor|profesor|entrenador)[a]? de nataci[oó]n/u,
    name: { en: 'Swimming Teacher', de: 'Schwimmlehrkraft', fr: 'Maître-nageur', es: 'Monitor/a de natación' },
    words: {
      en: {
        purpose: ['teach people to swim [safely and with pleasure|without fear of the water]'],
        duties: [
          'Plan lessons for each group so that [everyone learns at their own pace|play and practice take turns].',
          'Show strokes, breathing and diving [in the water and from the side|step by step].',
          'Keep every swimmer in view and [step in before it gets dangerous|stick to the rules of the pool].',
          'Take fears seriously and [build trust with small steps|praise what worked].',
          'Tell learners or their parents [how far they have come|what to practise next].',
          'Prepare floats and lanes and [leave the pool side in order|keep a list of who took part].',
        ],
        needs: [
          'Safety in the water and in rescue.',
          'Patience with beginners of any age.',
          'A clear voice and clear rules.',
        ],
        success: ['learners swim with confidence and [come gladly|nobody is ever out of sight]'],
      },
      de: {
        purpose: ['Menschen [sicher und mit Freude|ohne Angst vor dem Wasser] schwimmen lernen'],
        duties: [
          'Stunden für jede Gruppe so planen, dass [alle im eigenen Tempo lernen|Spiel und Übung sich abwechseln]',
          'Schwimmstile, Atmung und Tauchen [im Wasser und vom Rand aus|Schritt für Schritt] zeigen',
          'Alle im Blick behalten und [eingreifen, bevor es gefährlich wird|auf die Baderegeln achten]',
          'Ängste ernst nehmen und [mit kleinen Schritten Vertrauen aufbauen|loben, was gelingt]',
          'Teilnehmenden oder Eltern sagen, [was schon gelingt|was als Nächstes zu üben ist]',
          'Schwimmhilfen und Bahnen vorbereiten und [das Becken geordnet verlassen|Anwesenheit festhalten]',
        ],
        needs: [
          'Sicherheit im Wasser und beim Retten',
          'Geduld mit Anfängern jeden Alters',
          'Eine klare Stimme und klare Regeln',
        ],
        success: ['alle sicher schwimmen und [gern kommen|niemand je aus dem Blick gerät]'],
      },
      fr: {
        purpose: ['apprendre à nager [en sécurité et avec plaisir|sans peur de l’eau]'],
        duties: [
          'Préparer les séances pour que [chacun apprenne à son rythme|jeu et exercice alternent]',
          'Montrer nages, respiration et plongée [dans l’eau et depuis le bord|pas à pas]',
          'Garder chaque nageur à l’œil et [intervenir avant le danger|faire respecter les règles du bassin]',
          'Prendre les peurs au sérieux et [donner confiance par petites étapes|féliciter chaque réussite]',
          'Dire aux élèves ou aux parents [les progrès accomplis|ce qu’il reste à travailler]',
          'Préparer matériel et lignes d’eau et [laisser le bord du bassin en ordre|tenir la liste des présents]',
        ],
        needs: [
          'La maîtrise de la nage et du sauvetage',
          'De la patience avec les débutants de tout âge',
          'Une voix claire et des règles claires',
        ],
        success: ['les élèves nagent avec assurance et [viennent avec plaisir|que personne n’échappe au regard]'],
      },
      es: {
        purpose: ['enseñar a nadar [con seguridad y disfrute|sin miedo al agua]'],
        duties: [
          'Preparar las clases para que [cada cual aprenda a su ritmo|juego y práctica se alternen]',
          'Mostrar estilos, respiración y buceo [en el agua y desde el borde|paso a paso]',
          'Tener a todo el grupo a la vista e [intervenir antes de que haya peligro|insistir en las normas de la piscina]',
          'Tomar en serio los miedos y [dar confianza poco a poco|celebrar cada logro]',
          'Contar al alumnado o a las familias [lo que ya se ha logrado|qué toca practicar]',
          'Preparar material y calles y [dejar la piscina en orden|llevar la lista de asistencia]',
        ],
        needs: [
          'Dominio de la natación y del rescate',
          'Paciencia con principiantes de cualquier edad',
          'Voz clara y normas claras',
        ],
        success: ['el grupo nade con soltura y [venga con ganas|nadie quede nunca fuera de la vista]'],
      },
    },
  },
  {
    id: 'lifeguard',
    titles:
      /lifeguard|pool attendant|(?<!medizinische[rn]? )bademeister|rettungsschwimmer|bäderbetriebe|badeaufsicht|badangestellt|surveillant\p{L}* de (?:baignade|piscine)|sauveteu|nageu\p{L}*[- ]sauveteu|socorrista/u,
    name: { en: 'Lifeguard', de: 'Bademeister:in', fr: 'Surveillant de baignade', es: 'Socorrista' },
    words: {
      en: {
        purpose: ['let everyone enjoy the water [safely|while you keep watch]'],
        duties: [
          'Watch the water and [everyone in it, without a break|spot early who is in trouble].',
          'Rescue people and [give first aid|hand over to the emergency services].',
          'Explain the rules [kindly and firmly|before something happens].',
          'Check the water, rescue gear and [slides|changing rooms] and note the results.',
          'Keep pool sides, showers and [lawns clean|lockers clean] through the day.',
          'Answer guests’ questions and [settle disputes calmly|look after lost children].',
        ],
        needs: [
          'Safety in swimming, rescue and first aid.',
          'Concentration, also on quiet days.',
          'A friendly manner that is listened to.',
        ],
        success: ['nobody comes to harm and [guests enjoy their day|help is there before it is called for]'],
      },
      de: {
        purpose: ['alle das Wasser [sicher genießen|unbesorgt genießen] können'],
        duties: [
          'Wasser und Badende [ohne Unterbrechung beobachten|so beobachten, dass Not früh auffällt]',
          'Menschen retten und [erste Hilfe leisten|an den Rettungsdienst übergeben]',
          'Auf Regeln [freundlich und bestimmt|rechtzeitig] hinweisen',
          'Wasserwerte, Rettungsgerät und [Rutschen|Umkleiden] prüfen und die Ergebnisse notieren',
          'Beckenrand, Duschen und [Liegewiese|Garderoben] den Tag über sauber halten',
          'Fragen der Gäste beantworten und [Streit ruhig schlichten|sich um verlorene Kinder kümmern]',
        ],
        needs: [
          'Sicherheit im Schwimmen, Retten und in erster Hilfe',
          'Konzentration, auch an ruhigen Tagen',
          'Eine freundliche Art, auf die man hört',
        ],
        success: ['niemand zu Schaden kommt und [Gäste ihren Tag genießen|Hilfe da ist, bevor jemand ruft]'],
      },
      fr: {
        purpose: ['permettre à chacun de profiter de l’eau [en sécurité|l’esprit tranquille]'],
        duties: [
          'Surveiller le bassin et [les baigneurs sans relâche|repérer tôt qui est en difficulté]',
          'Secourir les personnes et [donner les premiers soins|passer le relais aux secours]',
          'Rappeler les règles [avec amabilité et fermeté|avant l’accident]',
          'Contrôler l’eau, le matériel de secours et [les toboggans|les vestiaires] et noter les résultats',
          'Garder plages, douches et [pelouses|casiers] propres au fil de la journée',
          'Répondre aux questions et [apaiser les disputes|prendre soin des enfants égarés]',
        ],
        needs: [
          'La maîtrise de la nage, du sauvetage et des premiers secours',
          'De la concentration, même les jours calmes',
          'Une amabilité qui sait se faire écouter',
        ],
        success: [
          'personne n’est blessé et [que les visiteurs passent une bonne journée|que l’aide arrive avant l’appel]',
        ],
      },
      es: {
        purpose: ['hacer que todos disfruten del agua [con seguridad|con tranquilidad]'],
        duties: [
          'Vigilar el agua y [a los bañistas sin descanso|ver pronto quién está en apuros]',
          'Rescatar a personas y [prestar primeros auxilios|dar paso a los servicios de emergencia]',
          'Recordar las normas [con amabilidad y firmeza|antes de que pase algo]',
          'Comprobar el agua, el material de rescate y [los toboganes|los vestuarios] y anotar los resultados',
          'Mantener limpios bordes, duchas y [césped|taquillas] a lo largo del día',
          'Atender preguntas y [calmar las discusiones|cuidar de los niños perdidos]',
        ],
        needs: [
          'Dominio de la natación, el rescate y los primeros auxilios',
          'Concentración, también en días tranquilos',
          'Una amabilidad que se hace escuchar',
        ],
        success: ['nadie sufra daño y [los visitantes disfruten del día|la ayuda llegue antes de pedirla]'],
      },
    },
  },
  {
    id: 'sports-coach',
    titles:
      /personal trainer|fitness|gym (?:instructor|trainer|assistant)|(?:sports?|football|rugby|tennis|athletics|gymnastics|hockey|cricket|netball|basketball|volleyball|running|strength and conditioning|golf|climbing|ski|riding|yoga|pilates|dance|group exercise|martial arts|sailing|surf|diving|dive|scuba|snowboard|kayak|swim fitness) (?:coach|instructor|teacher|trainer)|sporttrainer|sportlehrer|fußballtrainer|tennistrainer|übungsleiter|(?:yoga|pilates|ski|tanz|reit|kletter|tennis|golf|tauch|segel)(?:-| )?(?:lehrer|trainer|coach)|éducateur sportif|éducatrice sportive|entraîneu|coach sportif|monitor[a]? de actividades dirigidas|moniteur\p{L}* de (?:ski|plongée|tennis|voile|escalade|fitness|sport|football)|moniteur\p{L}* d['’](?:équitation|escalade)|professeur\p{L}* de (?:yoga|pilates|danse|sport|tennis)|entrenador[a]?(?! canin)|preparador[a]? físic|(?:monitor|profesor)[a]? de (?:gimnasio|fitness|yoga|pilates|tenis|pádel|esquí|vela|buceo|baile|danza|deportes?|escalada|equitación|fútbol|sala|spinning)|monitor[a]? deportiv/u,
    name: { en: 'Sports Coach', de: 'Sporttrainer:in', fr: 'Éducateur sportif', es: 'Entrenador/a deportivo/a' },
    words: {
      en: {
        purpose: ['help people to move better and [enjoy it|stay with it]'],
        duties: [
          'Find out what people want to achieve and [what their body allows|where they stand today].',
          'Plan sessions that [build on each other|fit every level in the group].',
          'Show exercises and techniques and [correct them with care|offer an easier and a harder version].',
          'Watch over safety: [warm-up, equipment and breaks|stop when something hurts].',
          'Encourage people and [make progress visible|notice who is about to give up].',
          'Look after equipment and rooms and [organise matches, courses or events|keep bookings in order].',
        ],
        needs: [
          'Training as a coach or instructor, or long practice in the sport.',
          'Knowledge of how bodies learn and recover.',
          'The gift of encouraging without pushing.',
        ],
        success: ['people come regularly, get better and [stay free of injury|bring others along]'],
      },
      de: {
        purpose: ['Menschen sich besser bewegen und [Freude daran haben|dabeibleiben]'],
        duties: [
          'Herausfinden, was Menschen erreichen wollen und [was ihr Körper zulässt|wo sie heute stehen]',
          'Stunden planen, die [aufeinander aufbauen|zu jedem Niveau in der Gruppe passen]',
          'Übungen und Technik zeigen und [behutsam korrigieren|in leichter und schwerer Form anbieten]',
          'Auf Sicherheit achten: [Aufwärmen, Gerät und Pausen|abbrechen, wenn etwas schmerzt]',
          'Ermutigen und [Fortschritte sichtbar machen|merken, wer aufgeben möchte]',
          'Geräte und Räume pflegen und [Spiele, Kurse oder Veranstaltungen organisieren|Buchungen im Blick behalten]',
        ],
        needs: [
          'Eine Trainerausbildung oder lange Praxis in der Sportart',
          'Wissen, wie der Körper lernt und sich erholt',
          'Die Gabe zu ermutigen, ohne zu drängen',
        ],
        success: ['Teilnehmende regelmäßig kommen, besser werden und [unverletzt bleiben|andere mitbringen]'],
      },
      fr: {
        purpose: ['aider chacun à mieux bouger et [à y prendre plaisir|à persévérer]'],
        duties: [
          'Demander à chacun ses objectifs et [ce que son corps permet|faire le point de départ]',
          'Préparer des séances qui [s’enchaînent avec logique|conviennent à tous les niveaux du groupe]',
          'Montrer exercices et gestes et [corriger avec soin|proposer une version plus facile et une plus difficile]',
          'Veiller à la sécurité : [échauffement, matériel et pauses|arrêter dès qu’une douleur apparaît]',
          'Encourager et [rendre les progrès visibles|remarquer qui est près d’abandonner]',
          'Entretenir matériel et salles et [organiser rencontres, stages ou événements|suivre les réservations]',
        ],
        needs: [
          'Une formation d’éducateur ou une longue pratique du sport',
          'La connaissance de l’effort et de la récupération',
          'Le don d’encourager sans brusquer',
        ],
        success: ['les participants viennent régulièrement, progressent et [restent sans blessure|amènent leurs amis]'],
      },
      es: {
        purpose: ['ayudar a la gente a moverse mejor y [a disfrutarlo|a ser constante]'],
        duties: [
          'Averiguar qué quiere lograr cada persona y [qué le permite su cuerpo|de dónde parte]',
          'Preparar sesiones que [avancen paso a paso|sirvan a todos los niveles del grupo]',
          'Mostrar ejercicios y técnica y [corregir con cuidado|ofrecer una versión más fácil y otra más difícil]',
          'Velar por la seguridad: [calentamiento, material y descansos|parar si algo duele]',
          'Animar y [hacer visible el progreso|notar quién está a punto de dejarlo]',
          'Cuidar material y salas y [organizar partidos, cursos o eventos|llevar las reservas]',
        ],
        needs: [
          'Formación como entrenador o larga práctica del deporte',
          'Conocimiento de cómo el cuerpo aprende y se recupera',
          'El don de animar sin forzar',
        ],
        success: ['la gente venga con regularidad, mejore y [no se lesione|traiga a otras personas]'],
      },
    },
  },
  {
    id: 'childminder',
    titles:
      /nann(?:y|ies)|childminder|child minder|babysit|baby-sit|au[ -]pair|mother['’]s help|tagesmutter|tagesvater|tageseltern|kindertagespfleg|kinderfrau|kinderbetreu|garde d['’]enfants|assistante? maternel|auxiliaire parental|nounou|ass ?mat$|niñer|cuidador[a]? (?:de niñ|infantil)|canguro/,
    name: { en: 'Nanny', de: 'Kinderbetreuung', fr: 'Garde d’enfants', es: 'Cuidador/a infantil' },
    words: {
      en: {
        purpose: [
          'look after children so that [they feel safe and parents can be at ease|their days are happy and well ordered]',
        ],
        duties: [
          'Look after the children [through the day|with warmth and patience] and keep them safe.',
          'Play, read and go outdoors, [whatever the weather|and let them discover things].',
          'Prepare meals and [eat together|see to rest and bedtime].',
          'Take children to school or activities and [fetch them on time|have everything ready for the next day].',
          'Agree with parents on rules and habits and [keep to them|talk openly when something does not work].',
          'Tell parents about the day: [the good, the funny and what was hard|meals, games and sleep].',
        ],
        needs: [
          'Experience with children of that age.',
          'Calm and ideas, also on rainy days.',
          'Reliability and discretion in a family home.',
        ],
        success: ['the children look forward to you and [parents leave without worry|the household runs calmly]'],
      },
      de: {
        purpose: ['Kinder gut aufgehoben sind und [Eltern beruhigt sein können|ihre Tage froh und geordnet verlaufen]'],
        duties: [
          'Die Kinder [durch den Tag begleiten|mit Wärme und Geduld betreuen] und auf ihre Sicherheit achten',
          'Spielen, vorlesen und nach draußen gehen, [bei jedem Wetter|und die Kinder selbst entdecken lassen]',
          'Mahlzeiten zubereiten und [gemeinsam essen|für Ruhe und Schlaf sorgen]',
          'Kinder zu Schule oder Kursen bringen und [pünktlich abholen|alles für den nächsten Tag richten]',
          'Mit den Eltern Regeln und Gewohnheiten absprechen und [einhalten|offen reden, wenn etwas nicht passt]',
          'Eltern vom Tag erzählen: [vom Schönen, vom Lustigen und vom Schwierigen|vom Essen, Spielen und Schlafen]',
        ],
        needs: [
          'Erfahrung mit Kindern dieses Alters',
          'Ruhe und Ideen, auch an Regentagen',
          'Zuverlässigkeit und Diskretion in einem Familienhaushalt',
        ],
        success: ['die Kinder sich freuen und [die Eltern ohne Sorge gehen|der Alltag ruhig läuft]'],
      },
      fr: {
        purpose: [
          'garder les enfants pour que [tous se sentent en confiance|leurs journées soient joyeuses et bien rythmées]',
        ],
        duties: [
          'Accompagner les enfants [tout au long de la journée|avec tendresse et patience] et veiller à leur sécurité',
          'Jouer, lire et sortir [par tous les temps|en les laissant découvrir]',
          'Préparer les repas et [les partager|veiller au repos et au coucher]',
          'Conduire les enfants à l’école ou aux activités et [aller les chercher à l’heure|tout préparer pour le lendemain]',
          'Convenir avec les parents de règles et d’habitudes et [s’y tenir|parler franchement de ce qui ne va pas]',
          'Raconter la journée aux parents : [le beau, le drôle et le difficile|repas, jeux et siestes]',
        ],
        needs: [
          'Une expérience avec des enfants de cet âge',
          'Du calme et des idées, même les jours de pluie',
          'De la fiabilité et de la discrétion au domicile d’une famille',
        ],
        success: [
          'les enfants sont contents et [que les parents partent l’esprit tranquille|que le quotidien se passe en douceur]',
        ],
      },
      es: {
        purpose: [
          'cuidar de los niños para que [se sientan seguros y las familias estén tranquilas|sus días sean alegres y ordenados]',
        ],
        duties: [
          'Cuidar de los niños [durante el día|con cariño y paciencia] y velar por su seguridad',
          'Jugar, leer y salir, [haga el tiempo que haga|dejando que descubran]',
          'Preparar las comidas y [comer juntos|cuidar el descanso y la hora de dormir]',
          'Llevar a los niños al colegio o a sus actividades y [recogerlos a tiempo|dejar listo el día siguiente]',
          'Acordar con la familia normas y costumbres y [respetarlas|hablar con franqueza si algo no funciona]',
          'Contar a la familia cómo fue el día: [lo bonito, lo divertido y lo difícil|comidas, juegos y siestas]',
        ],
        needs: [
          'Experiencia con niños de esa edad',
          'Calma e ideas, también en días de lluvia',
          'Responsabilidad y discreción en un hogar',
        ],
        success: ['los niños estén contentos y [la familia se marche tranquila|el día a día fluya en calma]'],
      },
    },
  },
  {
    id: 'youth-worker',
    titles:
      /youth (?:worker|work|leader|club)|play ?(?:worker|leader)|outdoor activit|jugendarbeit|jugendbetreu|jugendleit|jugendreferent|jugendpfleg|streetwork|animateur\p{L}* (?:jeun|enfance|périscolaire|socio|bafa|(?:de|en) (?:centre|colo|loisirs))|animatrice (?:jeun|enfance|périscolaire|socio|(?:de|en) (?:centre|colo|loisirs))|agent\p{L}* d['’]animation|(?:monitor|animador)[a]? (?:de (?:tiempo libre|ocio|comedor|campamento|juventud|actividades (?:extra|juv|infan))|juvenil|sociocultural)|educador[a]? juvenil|dinamizador[a]? (?:juvenil|sociocultural)/u,
    name: { en: 'Youth Worker', de: 'Fachkraft für Jugendarbeit', fr: 'Animateur jeunesse', es: 'Educador/a juvenil' },
    words: {
      en: {
        purpose: [
          'offer children and teenagers [a place where they are welcome and can try things out|time, ideas and someone who listens]',
        ],
        duties: [
          'Plan activities, trips and holidays [together with those they are for|that cost little and mean a lot].',
          'Keep an open door and [be there to talk|notice who stays at the edge].',
          'Settle conflicts [fairly|so that both sides can live with it] and stand by clear rules.',
          'Support individuals when [school, home or friends become difficult|they look for work, advice or help].',
          'Keep contact with parents, schools and [counselling services|clubs], with respect for what was told in trust.',
          'Look after safety, permissions and [a small budget|records of what took place].',
        ],
        needs: [
          'Training or practice in work with children or teenagers.',
          'Respect and humour at eye level.',
          'Clear limits, for them and for yourself.',
        ],
        success: [
          'they come of their own accord, take part and [take things on themselves|trust you with what matters]',
        ],
      },
      de: {
        purpose: [
          'Kinder und Jugendliche [einen Ort haben, an dem sie willkommen sind und sich ausprobieren|Zeit, Ideen und ein offenes Ohr finden]',
        ],
        duties: [
          'Angebote, Ausflüge und Freizeiten [gemeinsam mit den Teilnehmenden|mit wenig Mitteln und vielen Ideen] planen',
          'Eine offene Tür haben und [ansprechbar sein|bemerken, wer am Rand steht]',
          'Konflikte [fair|so] klären, dass beide Seiten damit leben können, und für klare Regeln einstehen',
          'Einzelne unterstützen, wenn [Schule, Zuhause oder Freunde schwierig werden|sie Arbeit, Rat oder Hilfe suchen]',
          'Mit Eltern, Schulen und [Beratungsstellen|Vereinen] in Verbindung bleiben und Vertrauliches achten',
          'Auf Sicherheit, Einverständnisse und [ein kleines Budget|die Dokumentation] achten',
        ],
        needs: [
          'Eine Ausbildung oder Praxis in der Arbeit mit Kindern oder Jugendlichen',
          'Respekt und Humor auf Augenhöhe',
          'Klare Grenzen, auch für sich selbst',
        ],
        success: ['sie von selbst kommen, mitmachen und [selbst etwas in die Hand nehmen|anvertrauen, was sie bewegt]'],
      },
      fr: {
        purpose: [
          'offrir aux enfants et aux adolescents [un lieu où ils sont attendus et peuvent essayer|du temps, des idées et une oreille]',
        ],
        duties: [
          'Préparer activités, sorties et séjours [avec celles et ceux qui y prennent part|qui coûtent peu et marquent]',
          'Garder la porte ouverte et [être là pour parler|remarquer qui reste à l’écart]',
          'Régler les conflits [avec justice|pour que chacun s’y retrouve] et tenir des règles claires',
          'Soutenir chacun quand [l’école, la maison ou les amis posent problème|il cherche un emploi, un conseil ou de l’aide]',
          'Rester en lien avec parents, écoles et [services d’aide|associations], dans le respect des confidences',
          'Veiller à la sécurité, aux autorisations et [au petit budget|au bilan des activités]',
        ],
        needs: [
          'Une formation ou une pratique de l’animation',
          'Du respect et de l’humour',
          'Des limites claires, pour eux et pour soi',
        ],
        success: ['ils viennent d’eux-mêmes, participent et [prennent des initiatives|confient ce qui compte]'],
      },
      es: {
        purpose: [
          'ofrecer a niños y adolescentes [un lugar donde son bienvenidos y pueden probar cosas|tiempo, ideas y alguien que escucha]',
        ],
        duties: [
          'Preparar actividades, salidas y campamentos [con quienes van a participar|que cuesten poco y dejen huella]',
          'Tener la puerta abierta y [estar para hablar|ver quién se queda al margen]',
          'Resolver conflictos [con justicia|de modo que valga para todos] y mantener normas claras',
          'Apoyar a cada cual cuando [la escuela, la casa o los amigos se complican|busca trabajo, consejo o ayuda]',
          'Mantener el contacto con familias, escuelas y [servicios de ayuda|asociaciones], respetando lo dicho en confianza',
          'Cuidar la seguridad, las autorizaciones y [un pequeño presupuesto|el registro de lo hecho]',
        ],
        needs: [
          'Formación o práctica con niños o adolescentes',
          'Respeto y humor',
          'Límites claros, para ellos y para uno mismo',
        ],
        success: ['vengan por gusto, participen y [tomen la iniciativa|confíen lo que les importa]'],
      },
    },
  },
]
