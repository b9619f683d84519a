import type { RoleFamily } from './role.ts'

export const healthcare: RoleFamily = {
  family: 'healthcare',
  roles: [
    {
      id: 'nurse',
      titles:
        /nurs|ward sister|(?<!tier|raum)pflege|infirmi|enfermer|midwife|hebamme|\bfage\b|fach(?:frau|mann|person) gesundheit|stationsleit|wohnbereichsleit|\bward manager|\bmatr[oó]n|sage-?femme|praxisanleit|hygienefachkraft|health visitor|(?:clinical|nurse) practitioner|dialysefach|wundexpert|wundmanag|cadre de santé/,
      name: { en: 'Registered Nurse', de: 'Pflegefachkraft', fr: 'Infirmier', es: 'Enfermero/a' },
      words: {
        en: {
          purpose: ['care for people [with skill, calm and respect|so that they are safe and heard]'],
          duties: [
            'Assess, plan and give care [together with patients|to professional standards].',
            'Give medicines safely and [watch their effect|document them].',
            'Keep records that are [clear and complete|useful to the next shift].',
            'Talk with patients and families [in words they understand|openly and kindly].',
            'Follow hygiene and [infection-control|safety] rules.',
            ['mid', 'Guide students and [new colleagues|trainees] in daily care.'],
            'Hand over so that [nothing important is lost|the next shift starts well informed].',
          ],
          needs: [
            'Registration as a nurse as the place of work requires.',
            'Warm, patient communication.',
            'Careful, [well-documented|calm] work.',
          ],
          success: [
            'patients are safe and feel heard and [handovers leave no questions|families know what is happening]',
          ],
        },
        de: {
          purpose: [
            'Menschen [fachkundig, ruhig und respektvoll gepflegt werden|sich sicher und ernst genommen fühlen]',
          ],
          duties: [
            'Pflege [gemeinsam mit den Pflegebedürftigen|fachgerecht] einschätzen, planen und durchführen',
            'Medikamente sicher verabreichen und [ihre Wirkung beobachten|dokumentieren]',
            'Die Dokumentation [klar und vollständig|für alle verständlich] führen',
            'Mit Pflegebedürftigen und Angehörigen [verständlich|offen und freundlich] sprechen',
            'Regeln zu Hygiene und [Sicherheit|Infektionsschutz] einhalten',
            ['mid', 'Auszubildende und [neue Kräfte|Lernende] im Alltag anleiten'],
            'Den Dienst so übergeben, dass [nichts Wichtiges verloren geht|alle gut informiert sind]',
          ],
          needs: [
            'Eine anerkannte Ausbildung in der Pflege',
            'Zugewandte, geduldige Art',
            'Sorgfältiges, [gut dokumentiertes|ruhiges] Arbeiten',
          ],
          success: [
            'Menschen sicher versorgt sind und [Übergaben keine Fragen offen lassen|Angehörige Bescheid wissen]',
          ],
        },
        fr: {
          purpose: ['soigner avec [compétence, calme et respect|attention et sécurité]'],
          duties: [
            'Évaluer, planifier et donner les soins [avec les patients|selon les règles de l’art]',
            'Administrer les traitements en sécurité et [en suivre l’effet|les tracer]',
            'Tenir des dossiers [clairs et complets|utiles à la relève]',
            'Parler avec patients et familles [avec des mots simples|avec franchise et douceur]',
            'Respecter les règles d’hygiène et [de sécurité|de prévention des infections]',
            ['mid', 'Encadrer étudiants et [nouveaux collègues|stagiaires]'],
            'Transmettre de façon à ce que [rien d’important ne se perde|la relève parte bien informée]',
          ],
          needs: [
            'Le diplôme et l’inscription qu’exige la profession',
            'Une communication chaleureuse et patiente',
            'Un travail soigné et [tracé|calme]',
          ],
          success: [
            'les patients sont en sécurité et [les transmissions sont claires|les familles savent où elles en sont]',
          ],
        },
        es: {
          purpose: ['cuidar a las personas con [competencia, calma y respeto|atención y seguridad]'],
          duties: [
            'Valorar, planificar y prestar cuidados [con los pacientes|con criterio profesional]',
            'Administrar la medicación con seguridad y [observar su efecto|registrarla]',
            'Llevar registros [claros y completos|útiles para el turno siguiente]',
            'Hablar con pacientes y familias [con palabras sencillas|con franqueza y amabilidad]',
            'Cumplir las normas de higiene y [seguridad|prevención de infecciones]',
            ['mid', 'Orientar a estudiantes y [nuevos compañeros|personal en prácticas]'],
            'Dar el relevo de forma que [no se pierda nada importante|el turno siguiente empiece bien informado]',
          ],
          needs: [
            'La titulación y colegiación que exige la profesión',
            'Comunicación cálida y paciente',
            'Trabajo cuidadoso y [bien registrado|sereno]',
          ],
          success: ['los pacientes estén seguros y [el relevo no deje dudas|las familias estén informadas]'],
        },
      },
    },
    {
      id: 'carer',
      titles:
        /\bcare(r| assistant| worker)|healthcare assistant|pflegehelfer|pflegehilfe|betreuungskraft|alltagsbegleit|aide.soignant|auxiliaire de vie|auxiliar|gerocult|cuidador|support worker|caregiver|homecare|health ?care (?:worker|aide)|health aide|(?:direct|personal) support|recovery worker|heimhilfe|senioren|demenzbetreu|24-stunden|persönliche assistenz|assistenzkraft|betreuungsassist|nachtwache|aide (?:à domicile|familial|hospitali)|préposée? aux|accompagnante? éducatif|\baes\b|garde-malade|dame de compagnie|asistente (?:domiciliari|personal (?:para|de) )|sociosanitario|employée? familial|aide-ménager/,
      name: { en: 'Care Assistant', de: 'Pflegehilfskraft', fr: 'Aide-soignant', es: 'Auxiliar de cuidados' },
      words: {
        en: {
          purpose: ['help people through the day [with respect and good humour|the way they want to live it]'],
          duties: [
            'Help with washing, dressing and [meals|getting about].',
            'Use lifting aids [safely|with two people where needed].',
            'Keep people company and [notice when something changes|encourage what they can do themselves].',
            'Write short notes so that [colleagues know what happened|nothing is missed].',
            'Keep rooms and equipment [clean and safe|in order].',
            'Work closely with nurses and [families|relatives].',
          ],
          needs: [
            'Patience and respect for [people’s wishes|privacy].',
            'Readiness to learn safe ways of moving and handling.',
            'Reliability.',
          ],
          success: ['people feel safe and at ease and [families trust you|changes are noticed early]'],
        },
        de: {
          purpose: ['Menschen [mit Respekt und guter Laune|so, wie sie leben möchten,] durch den Tag kommen'],
          duties: [
            'Bei Körperpflege, Ankleiden und [Mahlzeiten|Bewegung] unterstützen',
            'Hilfsmittel [sicher|bei Bedarf zu zweit] einsetzen',
            'Gesellschaft leisten und [Veränderungen bemerken|fördern, was selbst gelingt]',
            'Kurz dokumentieren, damit [das Team Bescheid weiß|nichts untergeht]',
            'Zimmer und Hilfsmittel [sauber und sicher|in Ordnung] halten',
            'Eng mit Fachkräften und [Angehörigen|Familien] zusammenarbeiten',
          ],
          needs: [
            'Geduld und Respekt vor [Wünschen|der Privatsphäre]',
            'Bereitschaft, sicheres Bewegen und Heben zu lernen',
            'Verlässlichkeit',
          ],
          success: ['Menschen sich sicher und wohl fühlen und [Angehörige vertrauen|Veränderungen früh auffallen]'],
        },
        fr: {
          purpose: ['accompagner les personnes au quotidien [avec respect et bonne humeur|selon leurs souhaits]'],
          duties: [
            'Aider à la toilette, à l’habillage et [aux repas|aux déplacements]',
            'Utiliser les aides techniques [en sécurité|à deux si besoin]',
            'Tenir compagnie et [remarquer les changements|encourager l’autonomie]',
            'Noter l’essentiel pour que [l’équipe sache|rien n’échappe]',
            'Garder chambres et matériel [propres et sûrs|en ordre]',
            'Travailler avec les soignants et [les familles|les proches]',
          ],
          needs: [
            'De la patience et le respect [des souhaits|de l’intimité] de chacun',
            'L’envie d’apprendre les bons gestes',
            'De la fiabilité',
          ],
          success: ['les personnes se sentent bien et [les familles ont confiance|les changements se voient tôt]'],
        },
        es: {
          purpose: ['acompañar a las personas en su día a día [con respeto y buen humor|como ellas quieren]'],
          duties: [
            'Ayudar con el aseo, el vestido y [las comidas|los desplazamientos]',
            'Usar las ayudas técnicas [con seguridad|entre dos si hace falta]',
            'Hacer compañía y [notar los cambios|animar la autonomía]',
            'Anotar lo esencial para que [el equipo lo sepa|no se escape nada]',
            'Mantener habitaciones y material [limpios y seguros|en orden]',
            'Trabajar con enfermería y [las familias|los allegados]',
          ],
          needs: [
            'Paciencia y respeto por [los deseos|la intimidad] de cada persona',
            'Ganas de aprender a mover y levantar con seguridad',
            'Formalidad',
          ],
          success: ['las personas se sientan bien y [las familias confíen|los cambios se noten pronto]'],
        },
      },
    },
    {
      id: 'medical-assistant',
      titles:
        /medical (assistant|receptionist|secretary)|recepcionista|\bmfa\b|\bmpa\b|praxisassist|ordinationsassist|ordinationshilfe|medizinische fachangestellte|arzthelf|dental(?! techn)|zahn(?!techn)|dentaire|higienista|secrétaire médical|recepcionista médic|medizinische[rn]? fachangest|praxis(?:hilf|mitarb|manag)|arztsekret|arztassist|impfassist|assistante? médical|practice manager/,
      name: {
        en: 'Medical Assistant',
        de: 'Medizinische Fachangestellte:r',
        fr: 'Assistant médical',
        es: 'Auxiliar de clínica',
      },
      words: {
        en: {
          purpose: ['keep the practice running and [patients at ease|patients well looked after]'],
          duties: [
            'Arrange appointments and [recalls|calls] so that nobody waits needlessly.',
            'Prepare rooms and assist with [examinations and treatment|treatment].',
            'Clean and sterilise instruments [by the rules|with care].',
            'Keep records and [billing|letters] correct and confidential.',
            'Answer questions [at the desk and on the phone|kindly and clearly].',
          ],
          needs: [
            'Training or practice in a surgery or clinic.',
            'Friendly calm, [also when the waiting room is full|with anxious patients].',
            'Hygiene and discretion.',
          ],
          success: ['patients wait little and feel welcome and [records are right|the team works without rush]'],
        },
        de: {
          purpose: [
            'die Praxis rund läuft und [Patientinnen und Patienten gut aufgehoben sind|sich alle gut betreut fühlen]',
          ],
          duties: [
            'Termine und [Erinnerungen|Rückrufe] so planen, dass niemand unnötig wartet',
            'Räume vorbereiten und bei [Untersuchung und Behandlung|Behandlungen] assistieren',
            'Instrumente [nach Vorschrift|sorgfältig] aufbereiten',
            'Akten und [Abrechnung|Schriftverkehr] korrekt und vertraulich führen',
            'Fragen [am Empfang und am Telefon|freundlich und klar] beantworten',
          ],
          needs: [
            'Ausbildung oder Praxis in einer Praxis oder Klinik',
            'Freundliche Ruhe, [auch bei vollem Wartezimmer|auch bei Anspannung]',
            'Hygiene und Verschwiegenheit',
          ],
          success: [
            'wenig gewartet wird, alle sich willkommen fühlen und [die Akten stimmen|das Team ohne Hektik arbeitet]',
          ],
        },
        fr: {
          purpose: ['faire tourner le cabinet et [mettre les patients à l’aise|bien accueillir les patients]'],
          duties: [
            'Fixer rendez-vous et [rappels|relances] pour éviter l’attente',
            'Préparer les salles et assister [aux examens et aux soins|les soins]',
            'Nettoyer et stériliser le matériel [selon les règles|avec soin]',
            'Tenir dossiers et [facturation|courriers] avec exactitude et discrétion',
            'Répondre aux questions [à l’accueil et au téléphone|avec amabilité]',
          ],
          needs: [
            'Une formation ou une pratique en cabinet ou clinique',
            'Un calme aimable, [même salle d’attente pleine|même face à l’inquiétude]',
            'Hygiène et discrétion',
          ],
          success: [
            'les patients attendent peu, se sentent accueillis et [les dossiers sont justes|l’équipe travaille sans hâte]',
          ],
        },
        es: {
          purpose: ['mantener la consulta en marcha y [a los pacientes tranquilos|atender bien a los pacientes]'],
          duties: [
            'Organizar citas y [recordatorios|llamadas] para que nadie espere sin necesidad',
            'Preparar salas y asistir en [exploraciones y tratamientos|los tratamientos]',
            'Limpiar y esterilizar el material [según las normas|con cuidado]',
            'Llevar historiales y [facturación|cartas] con exactitud y discreción',
            'Responder dudas [en recepción y por teléfono|con amabilidad]',
          ],
          needs: [
            'Formación o práctica en consulta o clínica',
            'Calma amable, [también con la sala llena|también con pacientes nerviosos]',
            'Higiene y discreción',
          ],
          success: [
            'los pacientes esperen poco, se sientan acogidos y [los historiales estén bien|el equipo trabaje sin prisas]',
          ],
        },
      },
    },
    {
      id: 'physician',
      titles:
        /physician|doctor|\barzt\b|ärzt|médecin|médic[oa]\b|consultant|surgeon|\bgp\b|facharzt|psychiatrist|psychiat(?:er|re)(?!\w)|psiquiat|anaesthetist|anästhesist|(?<!infirmi[eè]re? )anesthésiste|anestesista|radiologist|radiologe|radiologue|radiólogo|cardiolog|kardiolog|cardiólog|pa?ediatrician|pediatra|pédiatre|gynaecolog|gynäkolog|ginecólog|gériatre|geriatrician|geriatra|neurologist|neurologe|neurólog|dermatolog|dermatólog|oncologist|onkolog|oncólog|(?<!language )pathologist|general practitioner|medical officer|(?:ober|assistenz|chef|haus|amts|betriebs|not|kinder|frauen|augen)arzt|internist|chirurg(?!isch)|orthopäde|urgentiste|cirujan|oftalmólog|traumatólog/,
      name: { en: 'Physician', de: 'Arzt/Ärztin', fr: 'Médecin', es: 'Médico/a' },
      words: {
        en: {
          purpose: ['diagnose and treat people [with time to listen|carefully and openly]'],
          duties: [
            'Examine, diagnose and [plan treatment with patients|treat].',
            'Explain findings and [choices in plain words|risks honestly].',
            'Work with nursing and [therapy|other specialties] as one team.',
            'Keep records and letters [prompt and clear|complete].',
            ['mid', 'Teach [students and junior doctors|younger colleagues].'],
            'Take part in quality and [safety reviews|case conferences].',
          ],
          needs: [
            'The licence to practise that the place of work requires.',
            'Clear, [patient|respectful] conversation.',
            'Readiness to ask for a second opinion.',
          ],
          success: [
            'patients understand their treatment and [the team works hand in hand|letters reach colleagues in time]',
          ],
        },
        de: {
          purpose: ['Menschen [mit Zeit zum Zuhören|sorgfältig und offen] untersucht und behandelt werden'],
          duties: [
            'Untersuchen, diagnostizieren und [die Behandlung gemeinsam planen|behandeln]',
            'Befunde und [Möglichkeiten verständlich|Risiken ehrlich] erklären',
            'Mit Pflege und [Therapie|anderen Fächern] als Team arbeiten',
            'Dokumentation und Briefe [zügig und klar|vollständig] erstellen',
            ['mid', '[Studierende und Assistenzkräfte|Jüngere] anleiten'],
            'An Qualitäts- und [Fallbesprechungen|Sicherheitsrunden] mitwirken',
          ],
          needs: [
            'Die für die Tätigkeit nötige ärztliche Zulassung',
            'Klare, [geduldige|respektvolle] Gesprächsführung',
            'Bereitschaft, eine zweite Meinung einzuholen',
          ],
          success: [
            'Patientinnen und Patienten ihre Behandlung verstehen und [das Team Hand in Hand arbeitet|Briefe rechtzeitig ankommen]',
          ],
        },
        fr: {
          purpose: ['diagnostiquer et soigner [en prenant le temps d’écouter|avec soin et franchise]'],
          duties: [
            'Examiner, diagnostiquer et [décider du traitement avec le patient|traiter]',
            'Expliquer résultats et [choix avec des mots simples|risques avec franchise]',
            'Travailler en équipe avec soignants et [autres spécialités|thérapeutes]',
            'Tenir dossiers et courriers [à jour et clairs|complets]',
            ['mid', 'Former [étudiants et internes|les collègues qui débutent]'],
            'Participer aux revues de qualité et [de cas|de sécurité]',
          ],
          needs: [
            'L’autorisation d’exercer requise',
            'Un dialogue clair et [patient|respectueux]',
            'L’habitude de demander un second avis',
          ],
          success: [
            'les patients comprennent leur traitement et [l’équipe travaille de concert|les courriers arrivent à temps]',
          ],
        },
        es: {
          purpose: ['diagnosticar y tratar [con tiempo para escuchar|con cuidado y franqueza]'],
          duties: [
            'Explorar, diagnosticar y [decidir el tratamiento con el paciente|tratar]',
            'Explicar resultados y [opciones con palabras sencillas|riesgos con franqueza]',
            'Trabajar en equipo con enfermería y [otras especialidades|terapia]',
            'Llevar historias e informes [al día y claros|completos]',
            ['mid', 'Formar a [estudiantes y residentes|quienes empiezan]'],
            'Participar en sesiones de calidad y [de casos|seguridad]',
          ],
          needs: [
            'La habilitación para ejercer que corresponda',
            'Trato claro y [paciente|respetuoso]',
            'Disposición a pedir una segunda opinión',
          ],
          success: ['los pacientes entiendan su tratamiento y [el equipo trabaje unido|los informes lleguen a tiempo]'],
        },
      },
    },
    {
      id: 'therapist',
      titles:
        /physio|therap|ergo|kiné|fisio|terapeut|logop|orthopho|podolog|osteopat|ostéopat|chiropra|orthopti|podiatr|podólog|speech|kinesi|fonoaudiólog|psychomotric|\bmasseu|masajist|quiromasaj/,
      name: { en: 'Physiotherapist', de: 'Physiotherapeut:in', fr: 'Kinésithérapeute', es: 'Fisioterapeuta' },
      words: {
        en: {
          purpose: ['help people [move and live as they wish|get back to what they care about]'],
          duties: [
            'Assess patients and [agree on goals with them|plan treatment together].',
            'Treat [singly or in groups|with hands, exercise and advice].',
            'Show exercises that [people can keep up at home|fit into daily life].',
            'Record progress and [write reports|adjust the plan].',
            'Work with doctors, nurses and [families|relatives].',
          ],
          needs: [
            'The registration that the profession requires.',
            'Encouraging, [clear|patient] manner.',
            'Orderly records.',
          ],
          success: ['patients reach the goals they set and [keep going on their own|reports help the next colleague]'],
        },
        de: {
          purpose: [
            'Menschen sich [wieder so bewegen, wie sie möchten|wieder dem widmen können, was ihnen wichtig ist]',
          ],
          duties: [
            'Befunde erheben und [Ziele gemeinsam vereinbaren|die Behandlung gemeinsam planen]',
            '[Einzeln oder in Gruppen|Mit Händen, Übung und Rat] behandeln',
            'Übungen zeigen, die [zu Hause gelingen|in den Alltag passen]',
            'Fortschritte dokumentieren und [Berichte schreiben|den Plan anpassen]',
            'Mit ärztlichem Team, Pflege und [Angehörigen|Familien] zusammenarbeiten',
          ],
          needs: [
            'Die für den Beruf nötige Anerkennung',
            'Eine ermutigende, [klare|geduldige] Art',
            'Ordentliche Dokumentation',
          ],
          success: ['Menschen ihre Ziele erreichen und [allein weiterüben|Berichte weiterhelfen]'],
        },
        fr: {
          purpose: ['aider chacun à [bouger et vivre comme il le souhaite|retrouver ce qui compte pour lui]'],
          duties: [
            'Faire le bilan et [fixer des objectifs avec le patient|préparer le soin ensemble]',
            'Traiter [en individuel ou en groupe|par le geste, l’exercice et le conseil]',
            'Montrer des exercices [faisables à la maison|adaptés au quotidien]',
            'Noter les progrès et [rédiger les bilans|ajuster le plan]',
            'Travailler avec médecins, soignants et [familles|proches]',
          ],
          needs: [
            'Le diplôme et l’inscription requis',
            'Une façon d’être encourageante et [claire|patiente]',
            'Des dossiers en ordre',
          ],
          success: ['les patients atteignent leurs objectifs et [continuent seuls|les bilans servent à tous]'],
        },
        es: {
          purpose: ['ayudar a cada persona a [moverse y vivir como desea|volver a lo que le importa]'],
          duties: [
            'Valorar y [acordar objetivos con el paciente|planificar juntos el tratamiento]',
            'Tratar [de forma individual o en grupo|con las manos, ejercicio y consejo]',
            'Enseñar ejercicios [para hacer en casa|que quepan en el día a día]',
            'Registrar avances y [escribir informes|ajustar el plan]',
            'Trabajar con medicina, enfermería y [familias|allegados]',
          ],
          needs: ['La titulación y colegiación necesarias', 'Trato alentador y [claro|paciente]', 'Registros en orden'],
          success: ['los pacientes alcancen sus metas y [sigan por su cuenta|los informes sirvan a todos]'],
        },
      },
    },
    {
      id: 'pharmacy',
      titles: /pharma(?!kant)|apothek|farmac/,
      name: {
        en: 'Pharmacy Specialist',
        de: 'Fachkraft in der Apotheke',
        fr: 'Spécialiste en pharmacie',
        es: 'Especialista en farmacia',
      },
      words: {
        en: {
          purpose: ['see that people get the right medicine and [know how to take it|can trust the advice with it]'],
          duties: [
            'Check prescriptions for [dose, allergies and interactions|what does not fit] and ask the surgery where needed.',
            'Dispense and label medicines, [checked twice before they are handed over|with great care].',
            'Explain [how and when to take a medicine|effects and side effects] in words people remember.',
            'Advise on minor complaints and [say when a doctor should be seen|suggest what helps].',
            'Order stock, check deliveries and [watch expiry dates and storage|keep controlled medicines in order].',
            'Prepare medicines [by recipe and rules|to order] and record every step.',
          ],
          needs: [
            'Training in the profession.',
            'Exact work, also when the queue is long.',
            'Discretion and an open ear.',
          ],
          success: ['nothing is mixed up and [people leave knowing what to do|checks find nothing]'],
        },
        de: {
          purpose: [
            'alle das richtige Arzneimittel bekommen und [wissen, wie es anzuwenden ist|sich auf den Rat dazu verlassen können]',
          ],
          duties: [
            'Rezepte auf [Dosis, Allergien und Wechselwirkungen|Unstimmigkeiten] prüfen und bei Bedarf in der Praxis nachfragen',
            'Arzneimittel abgeben und kennzeichnen, [vor der Übergabe noch einmal geprüft|mit großer Sorgfalt]',
            'Erklären, [wie und wann ein Mittel einzunehmen ist|was wirkt und was zu beachten ist], in Worten, die hängen bleiben',
            'Bei leichten Beschwerden beraten und [zum Arztbesuch raten, wo er nötig ist|Passendes empfehlen]',
            'Ware bestellen, Lieferungen prüfen und [Haltbarkeit und Lagerung im Blick behalten|Betäubungsmittel nachweisen]',
            'Arzneimittel [nach Vorschrift|auf Bestellung] herstellen und jeden Schritt dokumentieren',
          ],
          needs: [
            'Eine Ausbildung im Beruf',
            'Genaues Arbeiten, auch bei langer Schlange',
            'Verschwiegenheit und ein offenes Ohr',
          ],
          success: ['nichts verwechselt wird und [alle gut beraten gehen|Prüfungen ohne Befund bleiben]'],
        },
        fr: {
          purpose: [
            'veiller à ce que chacun reçoive le bon médicament et [sache comment le prendre|puisse se fier au conseil]',
          ],
          duties: [
            'Vérifier dans les ordonnances [doses, allergies et interactions|ce qui ne va pas] et appeler le prescripteur si besoin',
            'Délivrer et étiqueter les médicaments, [contrôlés encore avant la remise|avec le plus grand soin]',
            'Expliquer [comment et quand prendre un traitement|effets et précautions] avec des mots qui restent',
            'Conseiller pour les petits maux et [orienter vers un médecin quand il le faut|proposer ce qui soulage]',
            'Commander, contrôler les livraisons et [suivre péremptions et conservation|tenir les registres]',
            'Réaliser les préparations [selon les règles|sur commande] et tracer chaque étape',
          ],
          needs: [
            'Une formation du métier',
            'De l’exactitude, même quand la file est longue',
            'De la discrétion et de l’écoute',
          ],
          success: ['rien n’est confondu et [que chacun repart bien conseillé|que les contrôles ne trouvent rien]'],
        },
        es: {
          purpose: [
            'lograr que cada persona reciba el medicamento correcto y [sepa cómo tomarlo|confíe en el consejo]',
          ],
          duties: [
            'Revisar en las recetas [dosis, alergias e interacciones|lo que no encaje] y consultar al prescriptor si hace falta',
            'Dispensar y etiquetar los medicamentos, [comprobados antes de entregarlos|con sumo cuidado]',
            'Explicar [cómo y cuándo tomar un medicamento|efectos y precauciones] con palabras que se recuerden',
            'Aconsejar en dolencias leves y [recomendar ir al médico cuando convenga|proponer lo que alivia]',
            'Hacer pedidos, revisar entregas y [vigilar caducidades y conservación|llevar los registros]',
            'Elaborar fórmulas [según las normas|por encargo] y documentar cada paso',
          ],
          needs: [
            'Formación en la profesión',
            'Exactitud, también con cola en el mostrador',
            'Discreción y capacidad de escucha',
          ],
          success: ['nada se confunda y [cada persona se vaya bien aconsejada|las inspecciones no encuentren nada]'],
        },
      },
    },
  ],
}
