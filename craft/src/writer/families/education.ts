import type { RoleFamily } from './role.ts'

export const education: RoleFamily = {
  family: 'education',
  roles: [
    {
      id: 'teacher',
      titles:
        /teacher|lehr|enseignant|professeur|profesor|maestr|docente|lehrperson|instituteur|institutrice|maître d.école|senco|head of year|referendar|studienrat|newly qualified|early career|graduate teacher/,
      name: { en: 'Teacher', de: 'Lehrkraft', fr: 'Enseignant', es: 'Docente' },
      words: {
        en: {
          purpose: ['teach so that pupils [understand, ask and want to know more|make progress and enjoy it]'],
          duties: [
            'Plan and teach lessons that [start from what pupils know|reach every pupil in the room].',
            'Assess work and give feedback [that pupils can use|promptly].',
            'Know each pupil and [act early when someone falls behind|notice when something is wrong].',
            'Talk with parents [openly and regularly|as partners].',
            'Share materials and ideas with [the department|colleagues].',
            'Take part in [school life beyond lessons|duties and events of the school].',
          ],
          needs: [
            'The teaching qualification that the school requires.',
            'Sound knowledge of the subject and [joy in explaining it|how pupils learn it].',
            'Calm, fair leading of a class.',
          ],
          success: [
            'pupils make progress they can see themselves and [parents know where their child stands|the room is calm enough to think]',
          ],
        },
        de: {
          purpose: ['Schülerinnen und Schüler [verstehen, fragen und mehr wissen wollen|gern lernen und vorankommen]'],
          duties: [
            'Unterricht planen und halten, der [beim Vorwissen ansetzt|alle im Raum erreicht]',
            'Leistungen bewerten und [hilfreich|zeitnah] Rückmeldung geben',
            'Jedes Kind kennen und [früh handeln, wenn es zurückfällt|merken, wenn etwas nicht stimmt]',
            'Mit Eltern [offen und regelmäßig|partnerschaftlich] sprechen',
            'Material und Ideen [in der Fachschaft|im Kollegium] teilen',
            'Das Schulleben [über den Unterricht hinaus|bei Festen und Projekten] mitgestalten',
          ],
          needs: [
            'Die für die Schule nötige Lehrbefähigung',
            'Fundiertes Fachwissen und [Freude am Erklären|Wissen darum, wie Lernen gelingt]',
            'Ruhige, faire Klassenführung',
          ],
          success: [
            'Lernende ihren Fortschritt selbst sehen und [Eltern wissen, wo ihr Kind steht|im Raum Ruhe zum Denken ist]',
          ],
        },
        fr: {
          purpose: [
            'enseigner pour que les élèves [comprennent, questionnent et en redemandent|progressent avec plaisir]',
          ],
          duties: [
            'Préparer et donner des cours qui [partent des acquis|touchent chaque élève]',
            'Évaluer et donner des retours [utiles|rapides]',
            'Connaître chaque élève et [agir tôt en cas de retard|remarquer les difficultés]',
            'Échanger avec les parents [ouvertement et régulièrement|en partenaires]',
            'Partager supports et idées avec [l’équipe|les collègues]',
            'Prendre part à [la vie de l’établissement|la vie de l’école]',
          ],
          needs: [
            'Le titre d’enseignement requis',
            'Une solide maîtrise de la matière et [le plaisir d’expliquer|de son apprentissage]',
            'Une conduite de classe calme et juste',
          ],
          success: [
            'les élèves voient leurs progrès et [les parents savent où en est leur enfant|la classe est assez calme pour penser]',
          ],
        },
        es: {
          purpose: ['enseñar para que el alumnado [entienda, pregunte y quiera saber más|avance y disfrute]'],
          duties: [
            'Preparar e impartir clases que [partan de lo que ya se sabe|lleguen a todo el grupo]',
            'Evaluar y dar una respuesta [útil|rápida]',
            'Conocer a cada alumno y [actuar pronto si se queda atrás|notar si algo va mal]',
            'Hablar con las familias [con franqueza y regularidad|como aliadas]',
            'Compartir materiales e ideas con [el departamento|el claustro]',
            'Participar en [la vida del centro|las actividades del centro]',
          ],
          needs: [
            'La habilitación docente necesaria',
            'Dominio de la materia y [gusto por explicarla|de cómo se aprende]',
            'Gestión del aula tranquila y justa',
          ],
          success: ['el alumnado vea su progreso y [las familias sepan cómo va|haya calma para pensar]'],
        },
      },
    },
    {
      id: 'early-years',
      titles:
        /early years|nursery|baby room|kita|erzieh|elementarpädagog|kinder|crèche|petite enfance|puéricult|éducat(eur|rice) de jeunes|educador.* infantil|preschool|childcare|pädagogische (?:fachkraft|ergänzung|hilfskraft)|kleinkindpädagog|krippe|\bfabe\b|fach(?:frau|mann|person) betreuung|freizeitpädagog|\batsem\b|agente? territorial spécialis|pre-?school|after school club|playgroup|daycare|child care|room leader|early childhood|técnic[oa].* educación infantil|ludotec/,
      name: {
        en: 'Early Years Practitioner',
        de: 'Erzieher:in',
        fr: 'Éducateur de jeunes enfants',
        es: 'Educador/a infantil',
      },
      words: {
        en: {
          purpose: ['give children a place where they [play, learn and feel safe|are seen, heard and safe]'],
          duties: [
            'Be the person a group of children [can rely on|knows and trusts].',
            'Plan play and learning from [what the children are curious about|what you observe].',
            'Look after meals, rest and [hygiene|changing] with care.',
            'Observe and note [how each child develops|small and large steps].',
            'Talk with parents [every day|at drop-off and pick-up].',
            'Keep rooms and garden [safe|safe and inviting].',
          ],
          needs: [
            'The childcare qualification that the place of work requires.',
            'Patience and [humour|attention].',
            'Clear talk with parents and colleagues.',
          ],
          success: ['children come gladly and [parents leave them with an easy mind|each child takes its next step]'],
        },
        de: {
          purpose: ['Kinder [spielen, lernen und sich sicher fühlen|gesehen und gehört werden]'],
          duties: [
            'Für eine Gruppe von Kindern [verlässliche Bezugsperson|vertraute Ansprechperson] sein',
            'Spiel und Lernen aus [der Neugier der Kinder|eigenen Beobachtungen] entwickeln',
            'Mahlzeiten, Ruhe und [Körperpflege|Wickeln] liebevoll begleiten',
            'Entwicklung [beobachten und dokumentieren|in kleinen und großen Schritten festhalten]',
            'Mit Eltern [täglich|beim Bringen und Abholen] im Gespräch sein',
            'Räume und Garten [sicher|sicher und einladend] halten',
          ],
          needs: [
            'Eine anerkannte pädagogische Ausbildung',
            'Geduld und [Humor|Aufmerksamkeit]',
            'Klare Gespräche mit Eltern und Team',
          ],
          success: ['Kinder gern kommen und [Eltern beruhigt gehen|jedes Kind seinen nächsten Schritt macht]'],
        },
        fr: {
          purpose: [
            'offrir aux enfants un lieu où [jouer, apprendre et se sentir en sécurité|être vus, entendus et en sécurité]',
          ],
          duties: [
            'Être un repère [fiable|familier] pour un groupe d’enfants',
            'Proposer jeux et apprentissages à partir [de la curiosité des enfants|des observations]',
            'Accompagner repas, repos et [soins|change] avec douceur',
            'Observer et noter [le développement de chacun|les petits et grands pas]',
            'Échanger avec les parents [chaque jour|matin et soir]',
            'Garder des espaces [sûrs|sûrs et accueillants]',
          ],
          needs: [
            'Le diplôme de la petite enfance requis',
            'De la patience et [de l’humour|de l’attention]',
            'Un dialogue clair avec parents et équipe',
          ],
          success: [
            'les enfants viennent avec plaisir et [les parents partent tranquilles|chacun progresse à son pas]',
          ],
        },
        es: {
          purpose: [
            'ofrecer a los niños un lugar donde [jugar, aprender y sentirse seguros|se les vea y se les escuche]',
          ],
          duties: [
            'Ser una figura [de confianza|cercana] para un grupo de niños',
            'Proponer juego y aprendizaje a partir de [su curiosidad|lo observado]',
            'Acompañar comidas, descanso [e higiene|y aseo] con cariño',
            'Observar y anotar [la evolución de cada uno|los pasos grandes y pequeños]',
            'Hablar con las familias [cada día|al llegar y al salir]',
            'Mantener los espacios [seguros|seguros y acogedores]',
          ],
          needs: [
            'La titulación de educación infantil necesaria',
            'Paciencia y [humor|atención]',
            'Diálogo claro con familias y equipo',
          ],
          success: ['los niños vengan contentos y [las familias se vayan tranquilas|cada uno dé su siguiente paso]'],
        },
      },
    },
    {
      id: 'trainer',
      titles:
        /trainer|lecturer|tutor|instructor|dozent|formateur|formatrice|formador|language|sprach|langue|idioma|coach|profess(?:or|ur)/,
      name: { en: 'Lecturer', de: 'Dozent:in', fr: 'Formateur', es: 'Formador/a' },
      words: {
        en: {
          purpose: ['teach adults something they [can use the next day|came to learn]'],
          duties: [
            'Design courses with [clear goals|a thread that runs through].',
            'Teach in a way that [makes people try things out|leaves room for questions].',
            'Prepare materials and [exercises|tests] at the right level.',
            'Give feedback and [grade fairly|show the next step].',
            'Improve the course from [what learners say|each round].',
          ],
          needs: [
            'Sound knowledge of the subject.',
            'Practice in teaching, [in any setting|also outside schools].',
            'Clear, lively explanations.',
          ],
          success: ['learners reach their goal and [recommend the course|use what they learned]'],
        },
        de: {
          purpose: ['Erwachsene etwas lernen, das sie [am nächsten Tag nutzen können|wirklich brauchen]'],
          duties: [
            'Kurse mit [klaren Zielen|rotem Faden] konzipieren',
            'So unterrichten, dass [ausprobiert wird|Raum für Fragen bleibt]',
            'Material und [Übungen|Prüfungen] auf passendem Niveau vorbereiten',
            'Rückmeldung geben und [fair bewerten|den nächsten Schritt zeigen]',
            'Den Kurs [nach Rückmeldungen|mit jeder Runde] verbessern',
          ],
          needs: [
            'Fundiertes Fachwissen',
            'Unterrichtspraxis, [gleich in welchem Rahmen|auch außerhalb der Schule]',
            'Klare, lebendige Erklärungen',
          ],
          success: ['Lernende ihr Ziel erreichen und [den Kurs weiterempfehlen|das Gelernte anwenden]'],
        },
        fr: {
          purpose: ['apprendre à des adultes ce qu’ils [pourront appliquer dès le lendemain|sont venus chercher]'],
          duties: [
            'Concevoir des cours aux [objectifs clairs|étapes claires]',
            'Enseigner en [faisant essayer|laissant place aux questions]',
            'Préparer supports et [exercices|tests] au bon niveau',
            'Donner des retours et [noter avec équité|montrer l’étape suivante]',
            'Améliorer le cours [d’après les retours|à chaque session]',
          ],
          needs: [
            'Une solide maîtrise du sujet',
            'Une pratique de l’enseignement, [dans tout cadre|même hors de l’école]',
            'Des explications claires et vivantes',
          ],
          success: ['les apprenants atteignent leur but et [recommandent le cours|appliquent leurs acquis]'],
        },
        es: {
          purpose: ['enseñar a personas adultas algo que [puedan usar al día siguiente|han venido a buscar]'],
          duties: [
            'Diseñar cursos con [objetivos claros|hilo conductor]',
            'Enseñar [haciendo probar|dejando sitio a las preguntas]',
            'Preparar materiales y [ejercicios|pruebas] del nivel adecuado',
            'Dar respuesta y [calificar con justicia|señalar el siguiente paso]',
            'Mejorar el curso [con las opiniones|en cada edición]',
          ],
          needs: [
            'Dominio de la materia',
            'Práctica docente, [en cualquier ámbito|también fuera de la escuela]',
            'Explicaciones claras y amenas',
          ],
          success: ['quienes aprenden logren su meta y [recomienden el curso|apliquen lo aprendido]'],
        },
      },
    },
    {
      id: 'teaching-assistant',
      titles:
        /teaching assistant|\bsen\b|schulbegleit|\baesh\b|auxiliar|learning support|integrationshelf|inklusionshelf|inklusionsbegleit|schulassist|lernbegleit|ganztagsbetreu|\bogt?s|hausaufgabenbetreu|nachmittagsbetreu|mittagsbetreu|paraprofessional|paraeducator|lunchtime|midday|learning mentor|accompagnante? d.élèves|\bavs\b|assistante? d.éducation|^surveillante?$|monitor[a]? de (?:patio|autobús|transporte)|cuidador[a]? de comedor/,
      name: {
        en: 'Teaching Assistant',
        de: 'Schulbegleitung',
        fr: 'Accompagnant éducatif',
        es: 'Auxiliar educativo/a',
      },
      words: {
        en: {
          purpose: ['help pupils take part and [learn at their own pace|find their way]'],
          duties: [
            'Support pupils [singly and in small groups|in lessons].',
            'Prepare materials with the teacher.',
            'Encourage pupils to [do on their own what they can|try].',
            'Note progress and [share it with the teacher|what helped].',
            'Keep an eye on breaks and [ways between rooms|transitions].',
          ],
          needs: ['Patience and a calm voice.', 'Willingness to learn about special needs.', 'Reliability.'],
          success: ['pupils join in and [need you a little less each term|teachers can teach]'],
        },
        de: {
          purpose: ['Kinder teilhaben und [in ihrem Tempo lernen|ihren Weg finden]'],
          duties: [
            'Kinder [einzeln und in kleinen Gruppen|im Unterricht] unterstützen',
            'Material mit der Lehrkraft vorbereiten',
            'Ermutigen, [selbst zu tun, was selbst gelingt|auszuprobieren]',
            'Fortschritte festhalten und [mit der Lehrkraft teilen|besprechen]',
            'Pausen und [Wege|Übergänge] begleiten',
          ],
          needs: [
            'Geduld und eine ruhige Stimme',
            'Bereitschaft, über besonderen Förderbedarf zu lernen',
            'Verlässlichkeit',
          ],
          success: ['Kinder mitmachen und [immer weniger Hilfe brauchen|der Unterricht gelingt]'],
        },
        fr: {
          purpose: ['aider les élèves à participer et à [apprendre à leur rythme|trouver leur voie]'],
          duties: [
            'Soutenir les élèves [seuls ou en petits groupes|en classe]',
            'Préparer les supports avec l’enseignant',
            'Encourager chacun à [faire seul ce qu’il peut|essayer]',
            'Noter les progrès et [les partager|ce qui aide]',
            'Accompagner récréations et [déplacements|transitions]',
          ],
          needs: [
            'De la patience et une voix calme',
            'L’envie d’apprendre sur les besoins particuliers',
            'De la fiabilité',
          ],
          success: ['les élèves participent et [gagnent en autonomie|la classe avance]'],
        },
        es: {
          purpose: ['ayudar al alumnado a participar y [aprender a su ritmo|encontrar su camino]'],
          duties: [
            'Apoyar a alumnos [de forma individual y en grupos pequeños|en clase]',
            'Preparar materiales con el profesorado',
            'Animar a [hacer solo lo que se pueda|probar]',
            'Anotar avances y [compartirlos|lo que ayuda]',
            'Acompañar recreos y [desplazamientos|cambios de aula]',
          ],
          needs: ['Paciencia y voz tranquila', 'Ganas de aprender sobre necesidades especiales', 'Formalidad'],
          success: ['el alumnado participe y [gane autonomía|la clase avance]'],
        },
      },
    },
    {
      id: 'social-worker',
      titles:
        /social work|youth work|sozial|éducat(eur|rice) spécial|assistant.* social|trabajador.* social|educador.* social|jugend|family (?:support|worker)|education welfare|familienhelf|bezugsbetreu|wohngruppenbetreu|bewährungshelf|heilpädagog|sonderpädagog|^éducat(?:eur|rice)$|éducat(?:eur|rice) (?:technique|pjj|scolaire)|monit(?:eur|rice).éducat|travaill(?:eur|euse) social|économie sociale|assistante? familial|integrador|integración social|trabajador[a]? familiar|mediador|^educador[a]?$|educador[a]? (?:de (?:calle|menores|centro)|familiar)/,
      name: { en: 'Social Worker', de: 'Sozialarbeiter:in', fr: 'Travailleur social', es: 'Trabajador/a social' },
      words: {
        en: {
          purpose: ['stand by people and [help them find a way that is their own|open doors with them]'],
          duties: [
            'Listen, assess and [plan support together|agree on steps].',
            'Visit, advise and [go along to offices|speak up for people].',
            'Work with schools, clinics and [authorities|families].',
            'Write reports that are [factual and fair|clear].',
            'Act [at once|by the rules] when someone is at risk.',
          ],
          needs: [
            'The qualification or registration the profession requires.',
            'Respect[, patience and clear limits| and calm].',
            'Orderly files and reports.',
          ],
          success: ['plans are kept alive and [people take the next step themselves|help comes in time]'],
        },
        de: {
          purpose: ['Menschen Unterstützung finden und [ihren eigenen Weg gehen können|Türen aufgehen]'],
          duties: [
            'Zuhören, einschätzen und [Hilfe gemeinsam planen|Schritte vereinbaren]',
            'Besuchen, beraten und [zu Ämtern begleiten|für Menschen eintreten]',
            'Mit Schulen, Kliniken und [Behörden|Familien] zusammenarbeiten',
            '[Sachliche und faire|Klare] Berichte schreiben',
            'Bei Gefährdung [sofort|nach den Regeln] handeln',
          ],
          needs: [
            'Die für den Beruf nötige Anerkennung',
            'Respekt[, Geduld und klare Grenzen| und Ruhe]',
            'Ordentliche Akten und Berichte',
          ],
          success: [
            'Hilfepläne gelebt werden und [Menschen den nächsten Schritt selbst gehen|Hilfe rechtzeitig kommt]',
          ],
        },
        fr: {
          purpose: ['soutenir des personnes et [les aider à trouver leur propre voie|ouvrir des portes avec elles]'],
          duties: [
            'Écouter, évaluer et [bâtir l’accompagnement ensemble|convenir des étapes]',
            'Visiter, conseiller et [accompagner dans les démarches|défendre les droits]',
            'Travailler avec écoles, soins et [administrations|familles]',
            'Rédiger des rapports [factuels et justes|clairs]',
            'Agir [aussitôt|selon les règles] en cas de danger',
          ],
          needs: [
            'Le diplôme requis pour la profession',
            'Du respect[, de la patience et des limites claires| et du calme]',
            'Des dossiers en ordre',
          ],
          success: ['les projets avancent et [chacun fait lui-même le pas suivant|l’aide arrive à temps]'],
        },
        es: {
          purpose: ['acompañar a personas y [ayudarlas a encontrar su propio camino|abrir puertas con ellas]'],
          duties: [
            'Escuchar, valorar y [planificar juntos el apoyo|acordar pasos]',
            'Visitar, orientar y [acompañar en los trámites|defender derechos]',
            'Trabajar con escuelas, salud y [administraciones|familias]',
            'Escribir informes [objetivos y justos|claros]',
            'Actuar [enseguida|según las normas] ante un riesgo',
          ],
          needs: [
            'La titulación que exige la profesión',
            'Respeto[, paciencia y límites claros| y calma]',
            'Expedientes en orden',
          ],
          success: ['los planes avancen y [cada persona dé el siguiente paso|la ayuda llegue a tiempo]'],
        },
      },
    },
  ],
}
