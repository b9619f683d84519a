import type { Role } from './role.ts'

/** Who receives patients, and who treats them otherwise than nurses and physiotherapists do. */
export const PRACTICES_AND_TREATMENT: Role[] = [
  {
    id: 'practice-receptionist',
    titles:
      /(?:medical|dental|surgery|practice|clinic|gp|doctor['’]?s|veterinary|vet|hospital|patient|ward) (?:receptionist|secretary|clerk|administrator|coordinator)|(?:praxis|klinik)(?:empfang|rezeption)|(?:empfang|rezeption|anmeldung)\p{L}*,? (?:in der |für (?:die |unsere )?|einer )?(?:\p{L}*(?:arzt|ärzt|tier|zahn|gemeinschafts|haut|augen)?praxis|\p{L}*klinik)|(?:arzt|zahnarzt|tierarzt)(?:empfang|rezeption)|zahnmedizinische\p{L}* verwaltung|\bzmv\b|arztsekret|stationssekret|(?:secrétaire|réceptionniste|(?:hôte|hôtesse|agent\p{L}*) d['’]accueil) (?:médic|dentaire|vétérin|d['’]un cabinet|de cabinet|en cabinet)|secrétariat médical|recepcionista\p{L}* (?:de |en |para |del? )?(?:una |la )?(?:cl[ií]nica|centro m[eé]dico|consulta|dental|veterinari)|(?:secretari[oa]|administrativ[oa]) (?:m[eé]dic|de cl[ií]nica|sanitari|de consulta|cl[ií]nic)/u,
    name: {
      en: 'Practice Receptionist',
      de: 'Praxisempfang (Rezeption)',
      fr: 'Secrétaire de cabinet',
      es: 'Recepcionista de clínica',
    },
    words: {
      en: {
        purpose: [
          'receive patients so that they [feel expected|are seen on time] and the practice can keep to its diary',
        ],
        duties: [
          'Welcome patients at the desk and [tell them what comes next|look after those who wait].',
          'Answer the phone and [judge how urgent a call is|pass on what needs a clinician].',
          'Book and move appointments(( in {tools})) so that [the diary stays realistic|gaps are filled].',
          'Take down details, [check insurance and consent forms|open new files] and keep them up to date.',
          'Take payments and [explain bills and estimates|send out invoices].',
          'Remind patients of appointments and [follow up missed ones|call them for check-ups].',
          'File findings and letters and [prepare referrals|hand them to the right person].',
        ],
        needs: [
          'Practice at a desk or on the phone.',
          'Calm with people who are worried or in pain.',
          'Discretion about all that patients tell.',
        ],
        success: [
          'patients know when their turn is, [waiting stays short|the diary runs to time] and no call goes unanswered',
        ],
      },
      de: {
        purpose: [
          'Menschen in der Praxis [gut empfangen werden|pünktlich an die Reihe kommen] und der Terminplan hält',
        ],
        duties: [
          'Patientinnen und Patienten empfangen und [sagen, wie es weitergeht|sich um Wartende kümmern]',
          'Anrufe annehmen und [ihre Dringlichkeit einschätzen|Medizinisches weiterleiten]',
          'Termine(( in {tools})) so vergeben und verschieben, dass [der Plan machbar bleibt|keine Lücken entstehen]',
          'Daten aufnehmen, [Versicherung und Einwilligungen prüfen|Akten anlegen] und aktuell halten',
          'Zahlungen annehmen und [Rechnungen und Kostenpläne erklären|Rechnungen versenden]',
          'An Termine erinnern und [versäumte neu vereinbaren|zur Kontrolle einbestellen]',
          'Befunde und Briefe ablegen und [Überweisungen vorbereiten|weitergeben]',
        ],
        needs: [
          'Praxis am Empfang oder am Telefon',
          'Ruhe im Umgang mit Menschen, die Sorgen oder Schmerzen haben',
          'Verschwiegenheit',
        ],
        success: [
          'alle wissen, wann sie an der Reihe sind, [die Wartezeit kurz bleibt|der Terminplan hält] und kein Anruf offenbleibt',
        ],
      },
      fr: {
        purpose: ['accueillir les patients pour qu’ils [se sentent attendus|passent à l’heure] et que l’agenda tienne'],
        duties: [
          'Accueillir les patients et [leur dire la suite|prendre soin de ceux qui attendent]',
          'Répondre au téléphone et [évaluer l’urgence|transmettre ce qui relève du soignant]',
          'Fixer et déplacer les rendez-vous(( dans {tools})) pour que [l’agenda reste tenable|les créneaux soient pris]',
          'Créer les dossiers, [vérifier couverture et consentements|saisir les données] et les tenir à jour',
          'Encaisser et [expliquer factures et devis|envoyer les factures]',
          'Rappeler les rendez-vous et [relancer les absents|convoquer aux contrôles]',
          'Classer résultats et courriers et [préparer les envois|les remettre à qui de droit]',
        ],
        needs: [
          'La pratique de l’accueil ou du téléphone',
          'Du calme avec des personnes inquiètes ou souffrantes',
          'De la discrétion sur tout ce que disent les patients',
        ],
        success: [
          'chacun sait quand vient son tour, [l’attente reste courte|l’agenda est tenu] et aucun appel ne reste sans réponse',
        ],
      },
      es: {
        purpose: ['recibir a los pacientes para que [se sientan esperados|pasen a su hora] y la agenda se cumpla'],
        duties: [
          'Recibir a los pacientes y [decirles qué viene después|atender a quien espera]',
          'Atender el teléfono y [valorar la urgencia|pasar lo que corresponde al profesional]',
          'Dar y mover citas(( en {tools})) de modo que [la agenda sea realista|no queden huecos]',
          'Abrir fichas, [revisar seguros y consentimientos|tomar los datos] y mantenerlas al día',
          'Cobrar y [explicar facturas y presupuestos|enviar las facturas]',
          'Recordar las citas y [llamar a quien no vino|citar para las revisiones]',
          'Archivar informes y cartas y [preparar volantes|entregarlos a quien corresponda]',
        ],
        needs: [
          'Práctica en recepción o al teléfono',
          'Calma con personas preocupadas o con dolor',
          'Discreción con lo que cuentan los pacientes',
        ],
        success: [
          'cada paciente sepa cuándo le toca, [la espera sea corta|la agenda se cumpla] y ninguna llamada quede sin respuesta',
        ],
      },
    },
  },
  {
    id: 'midwife',
    titles: /midwi|hebamme|entbindungspfleg|sage[- ]?femme|maïeuticien|matrona|partera|obstetriz/,
    name: { en: 'Midwife', de: 'Hebamme', fr: 'Sage-femme', es: 'Matrona' },
    words: {
      en: {
        purpose: ['care for families [before, during and after birth|so that birth is safe and theirs]'],
        duties: [
          'Attend births and [watch over mother and child|guide women through labour].',
          'Examine during pregnancy and [explain the findings|note the course].',
          'Prepare women and couples for [birth|birth and the first days].',
          'Care for mothers and newborns [after birth|in the first weeks] and help with feeding.',
          'Recognise complications early and [call in doctors|act by the protocol].',
          'Document [the course of birth and findings|examinations and decisions] completely.',
        ],
        needs: [
          'The registration as a midwife.',
          'Calm and clear action in an emergency.',
          'Respect for each family’s wishes.',
        ],
        success: [
          'mothers and children are well, [families feel informed|complications are seen early] and records leave no gap',
        ],
      },
      de: {
        purpose: ['Familien [vor, während und nach der Geburt|sicher und nach ihren Wünschen] begleitet sind'],
        duties: [
          'Geburten leiten und [Mutter und Kind überwachen|Gebärende begleiten]',
          'In der Schwangerschaft untersuchen und [Befunde erklären|den Verlauf festhalten]',
          'Schwangere und Paare auf [die Geburt|Geburt und erste Tage] vorbereiten',
          'Mütter und Neugeborene [nach der Geburt|im Wochenbett] betreuen und beim Stillen helfen',
          'Komplikationen früh erkennen und [ärztliche Hilfe rufen|nach Standard handeln]',
          '[Geburtsverlauf und Befunde|Untersuchungen und Entscheidungen] vollständig dokumentieren',
        ],
        needs: [
          'Die Erlaubnis, als Hebamme zu arbeiten',
          'Ruhiges, klares Handeln im Notfall',
          'Respekt vor den Wünschen jeder Familie',
        ],
        success: [
          'es Mutter und Kind gut geht, [Familien sich informiert fühlen|Komplikationen früh auffallen] und die Dokumentation lückenlos ist',
        ],
      },
      fr: {
        purpose: ['accompagner les familles [avant, pendant et après la naissance|vers une naissance sûre et choisie]'],
        duties: [
          'Suivre le travail, pratiquer les accouchements et [surveiller mère et enfant|guider les mères]',
          'Assurer les consultations de grossesse et [expliquer les résultats|noter l’évolution]',
          'Préparer les couples à [la naissance|la naissance et aux premiers jours]',
          'Veiller sur la mère et le nouveau-né [après la naissance|en suites de couches] et aider à l’allaitement',
          'Repérer tôt les complications et [appeler le médecin|suivre le protocole]',
          'Consigner [le déroulement et les observations|examens et décisions] sans lacune',
        ],
        needs: [
          'Le diplôme et l’inscription à l’ordre',
          'Du calme et de la clarté dans l’urgence',
          'Le respect des souhaits de chaque famille',
        ],
        success: [
          'mères et enfants vont bien, [les familles se sentent informées|les complications sont vues tôt] et le dossier est complet',
        ],
      },
      es: {
        purpose: ['acompañar a las familias [antes, durante y después del parto|hacia un parto seguro y propio]'],
        duties: [
          'Atender partos y [vigilar a la madre y al bebé|guiar a las mujeres]',
          'Llevar el control del embarazo y [explicar los resultados|anotar la evolución]',
          'Preparar a las parejas para [el parto|el parto y los primeros días]',
          'Cuidar a la madre y al recién nacido [tras el parto|en el puerperio] y ayudar con la lactancia',
          'Reconocer pronto las complicaciones y [avisar al médico|actuar según protocolo]',
          'Documentar [la evolución y los hallazgos|exploraciones y decisiones] sin lagunas',
        ],
        needs: [
          'La titulación y la colegiación de matrona',
          'Calma y claridad en la urgencia',
          'Respeto por los deseos de cada familia',
        ],
        success: [
          'madres y bebés estén bien, [las familias se sientan informadas|las complicaciones se vean pronto] y la historia quede completa',
        ],
      },
    },
  },
  {
    id: 'dietitian',
    titles:
      /diet(?:itian|ician)|nutritionist|diätassist|diätolog|ernährungsberat|ökotropholog|diétét|nutritionniste|dietista|nutricionista/,
    name: { en: 'Dietitian', de: 'Diätassistent:in', fr: 'Diététicien', es: 'Dietista-nutricionista' },
    words: {
      en: {
        purpose: ['help people eat [as their health needs|well in illness and in everyday life]'],
        duties: [
          'Assess how patients eat and [what their illness asks for|work out their needs].',
          'Draw up diet plans that [fit into daily life|people can keep to].',
          'Advise patients and relatives [singly and in groups|on food, cooking and shopping].',
          'Agree diets with [doctors, nurses and the kitchen|the kitchen and the care team].',
          'Follow weight, values and wellbeing and [adjust the plan|record the course].',
          'Teach staff about [special diets and allergies|food in illness].',
        ],
        needs: ['Training in dietetics.', 'Clear, encouraging advice without reproach.', 'Careful records.'],
        success: [
          'patients keep to a diet that suits them, [their values improve|the kitchen knows each diet] and questions get answered',
        ],
      },
      de: {
        purpose: ['Menschen so essen, [wie es ihrer Gesundheit dient|dass es ihnen in Krankheit und Alltag hilft]'],
        duties: [
          'Erheben, wie Patientinnen und Patienten essen und [was die Krankheit verlangt|welchen Bedarf sie haben]',
          'Ernährungspläne erstellen, [die in den Alltag passen|die sich einhalten lassen]',
          'Betroffene und Angehörige [einzeln und in Gruppen|zu Lebensmitteln, Kochen und Einkauf] beraten',
          'Kostformen mit [ärztlichem Team, Pflege und Küche|Küche und Pflege] abstimmen',
          'Gewicht, Werte und Befinden verfolgen und [den Plan anpassen|den Verlauf dokumentieren]',
          'Personal zu [Diäten und Allergien|Ernährung bei Krankheit] schulen',
        ],
        needs: [
          'Eine Ausbildung in der Diätetik',
          'Klare, ermutigende Beratung ohne Vorwürfe',
          'Sorgfältige Dokumentation',
        ],
        success: [
          'Ernährungspläne eingehalten werden, [Werte sich bessern|die Küche jede Kostform kennt] und Fragen beantwortet sind',
        ],
      },
      fr: {
        purpose: ['aider chacun à manger [selon sa santé|bien, malade ou non]'],
        duties: [
          'Faire le bilan alimentaire des patients et [cerner ce que demande la maladie|calculer leurs besoins]',
          'Établir des plans alimentaires [adaptés au quotidien|faciles à suivre]',
          'Conseiller patients et proches [en individuel et en groupe|sur les aliments, la cuisine et les achats]',
          'Convenir des régimes avec [médecins, soignants et cuisine|la cuisine et les soignants]',
          'Suivre poids, résultats et bien-être et [ajuster le plan|noter l’évolution]',
          'Former le personnel [aux régimes et aux allergies|à l’alimentation des malades]',
        ],
        needs: [
          'Une formation en diététique',
          'Des conseils clairs et encourageants, sans reproche',
          'Des dossiers soignés',
        ],
        success: [
          'les patients suivent un régime qui leur convient, [leurs résultats s’améliorent|la cuisine connaît chaque régime] et les questions ont leur réponse',
        ],
      },
      es: {
        purpose: ['ayudar a comer [según lo que pide la salud|bien, en la enfermedad y en el día a día]'],
        duties: [
          'Valorar cómo comen los pacientes y [qué pide su enfermedad|calcular sus necesidades]',
          'Elaborar dietas [que encajen en el día a día|que se puedan seguir]',
          'Aconsejar a pacientes y familiares [en consulta y en grupo|sobre alimentos, cocina y compra]',
          'Acordar las dietas con [médicos, enfermería y cocina|la cocina y el equipo sanitario]',
          'Seguir peso, analíticas y bienestar y [ajustar el plan|registrar la evolución]',
          'Formar al personal en [dietas y alergias|alimentación en la enfermedad]',
        ],
        needs: [
          'Titulación en nutrición o dietética',
          'Consejo claro y alentador, sin reproches',
          'Registros cuidados',
        ],
        success: [
          'los pacientes sigan una dieta que les va bien, [mejoren sus valores|la cocina conozca cada dieta] y las dudas se resuelvan',
        ],
      },
    },
  },
  {
    id: 'speech-therapist',
    titles:
      /speech (?:and language )?(?:therap|patholog)|slp\b|logop|sprachtherap|sprechlehr|orthopho|fonoaudi|logofon/,
    name: { en: 'Speech and Language Therapist', de: 'Logopäde/Logopädin', fr: 'Orthophoniste', es: 'Logopeda' },
    words: {
      en: {
        purpose: ['help children and adults [speak, understand and swallow|find their words]'],
        duties: [
          'Assess speech, language, [voice and swallowing|hearing and understanding].',
          'Treat speech and language disorders [singly or in groups|with exercises and play].',
          'Set goals with [patients and families|parents] and review them.',
          'Show exercises that [work at home|fit into the day].',
          'Advise [parents, schools and carers|relatives and teachers] on speaking and listening.',
          'Write reports and [record progress|adjust the treatment].',
        ],
        needs: [
          'The registration that the profession requires.',
          'Patience and a good ear.',
          'Play with children, tact with adults.',
        ],
        success: [
          'people make themselves understood, [children like to come|goals are reached] and families know what to practise',
        ],
      },
      de: {
        purpose: ['Kinder und Erwachsene [sprechen, verstehen und schlucken können|wieder Worte finden]'],
        duties: [
          'Sprache, Sprechen, [Stimme und Schlucken|Hören und Verstehen] untersuchen',
          'Sprach- und Sprechstörungen [einzeln oder in Gruppen|mit Übung und Spiel] behandeln',
          'Ziele mit [Betroffenen und Familien|den Eltern] vereinbaren und überprüfen',
          'Übungen zeigen, die [zu Hause gelingen|in den Tag passen]',
          '[Eltern, Schulen und Pflege|Angehörige und Lehrkräfte] zum Sprechen und Zuhören beraten',
          'Berichte schreiben und [Fortschritte festhalten|die Therapie anpassen]',
        ],
        needs: [
          'Die für den Beruf nötige Anerkennung',
          'Geduld und ein gutes Ohr',
          'Spiel mit Kindern, Takt mit Erwachsenen',
        ],
        success: [
          'Menschen sich verständlich machen, [Kinder gern kommen|Ziele erreicht werden] und Familien wissen, was sie üben',
        ],
      },
      fr: {
        purpose: ['aider enfants et adultes à [parler, comprendre et avaler|retrouver les mots]'],
        duties: [
          'Faire le bilan de la parole, du langage, [de la voix et de la déglutition|de l’écoute et de la compréhension]',
          'Rééduquer les troubles du langage [en individuel ou en groupe|par l’exercice et le jeu]',
          'Fixer des objectifs avec [patients et familles|les parents] et les revoir',
          'Montrer des exercices [faisables à la maison|pour tous les jours]',
          'Conseiller [parents, écoles et soignants|proches et enseignants] sur la parole et l’écoute',
          'Rédiger les comptes rendus et [noter les progrès|ajuster la prise en charge]',
        ],
        needs: [
          'Le diplôme et l’inscription requis',
          'De la patience et l’oreille fine',
          'Le jeu avec les enfants, le tact avec les adultes',
        ],
        success: [
          'chacun se fait comprendre, [les enfants viennent volontiers|les objectifs sont atteints] et les familles savent quoi travailler',
        ],
      },
      es: {
        purpose: ['ayudar a niños y adultos a [hablar, comprender y tragar|recuperar las palabras]'],
        duties: [
          'Evaluar habla, lenguaje, [voz y deglución|audición y comprensión]',
          'Tratar los trastornos del lenguaje [en sesión individual o en grupo|con ejercicios y juego]',
          'Fijar objetivos con [pacientes y familias|los padres] y revisarlos',
          'Enseñar ejercicios [que funcionen en casa|para el día a día]',
          'Orientar a [familias, escuelas y cuidadores|allegados y docentes] sobre el habla y la escucha',
          'Redactar informes y [registrar los avances|ajustar el tratamiento]',
        ],
        needs: [
          'La titulación y colegiación exigidas',
          'Paciencia y buen oído',
          'Juego con los niños, tacto con los adultos',
        ],
        success: [
          'cada persona se haga entender, [los niños vengan a gusto|se alcancen los objetivos] y las familias sepan qué practicar',
        ],
      },
    },
  },
  {
    id: 'occupational-therapist',
    titles: /occupational therap|ergotherap|beschäftigungstherap|ergothérap|terapeuta ocupacional|terapia ocupacional/,
    name: { en: 'Occupational Therapist', de: 'Ergotherapeut:in', fr: 'Ergothérapeute', es: 'Terapeuta ocupacional' },
    words: {
      en: {
        purpose: ['help people do [what their day asks of them|again what matters to them]'],
        duties: [
          'Assess what people can do in [self-care, home and work|their daily life].',
          'Treat movement, senses and thinking through [everyday tasks and crafts|purposeful activity].',
          'Train washing, dressing, [cooking and writing|cooking and getting about].',
          'Choose aids and [adapt home or workplace|show how they are used].',
          'Set goals with [patients and relatives|those concerned] and check them.',
          'Record progress and [write reports|pass on what helps].',
        ],
        needs: [
          'The registration that the profession requires.',
          'Inventiveness with everyday things.',
          'Patience with small steps.',
        ],
        success: [
          'people manage more of their day alone, [aids are really used|goals are reached] and relatives know how to help',
        ],
      },
      de: {
        purpose: ['Menschen [ihren Alltag bewältigen|wieder tun können, was ihnen wichtig ist]'],
        duties: [
          'Erheben, was Menschen in [Selbstversorgung, Haushalt und Arbeit|ihrem Alltag] können',
          'Bewegung, Wahrnehmung und Denken durch [Alltagstätigkeiten und Handwerk|sinnvolles Tun] behandeln',
          'Waschen, Anziehen, [Kochen und Schreiben|Kochen und Wege] üben',
          'Hilfsmittel auswählen und [Wohnung oder Arbeitsplatz anpassen|ihren Gebrauch zeigen]',
          'Ziele mit [Betroffenen und Angehörigen|den Betroffenen] vereinbaren und prüfen',
          'Fortschritte dokumentieren und [Berichte schreiben|weitergeben, was hilft]',
        ],
        needs: [
          'Die für den Beruf nötige Anerkennung',
          'Einfallsreichtum mit Alltagsdingen',
          'Geduld mit kleinen Schritten',
        ],
        success: [
          'Menschen mehr allein schaffen, [Hilfsmittel wirklich genutzt werden|Ziele erreicht werden] und Angehörige helfen können',
        ],
      },
      fr: {
        purpose: ['aider chacun à [mener son quotidien|refaire ce qui compte pour lui]'],
        duties: [
          'Évaluer les gestes de [la toilette, du foyer et du travail|la vie quotidienne]',
          'Rééduquer mouvement, perception et pensée par [les gestes du quotidien et les travaux manuels|des activités qui ont un sens]',
          'Entraîner toilette, habillage, [cuisine et écriture|cuisine et déplacements]',
          'Choisir les aides techniques et [adapter logement ou poste|en montrer l’usage]',
          'Fixer des objectifs avec [patients et proches|les intéressés] et les vérifier',
          'Noter les progrès et [rédiger les bilans|transmettre ce qui aide]',
        ],
        needs: [
          'Le diplôme requis',
          'De l’invention avec les objets de tous les jours',
          'De la patience pour les petits pas',
        ],
        success: [
          'chacun fait plus de choses seul, [les aides servent vraiment|les objectifs sont atteints] et les proches savent aider',
        ],
      },
      es: {
        purpose: ['ayudar a las personas a [valerse en su día a día|volver a hacer lo que les importa]'],
        duties: [
          'Valorar qué pueden hacer en [el aseo, la casa y el trabajo|su vida diaria]',
          'Tratar movimiento, percepción y pensamiento mediante [tareas cotidianas y manualidades|actividades con sentido]',
          'Entrenar aseo, vestido, [cocina y escritura|cocina y desplazamientos]',
          'Elegir ayudas técnicas y [adaptar casa o puesto|enseñar a usarlas]',
          'Fijar objetivos con [pacientes y familiares|cada persona] y revisarlos',
          'Registrar los avances y [redactar informes|transmitir lo que ayuda]',
        ],
        needs: ['La titulación exigida', 'Inventiva con las cosas de cada día', 'Paciencia con los pasos pequeños'],
        success: [
          'las personas hagan más por sí mismas, [las ayudas se usen de verdad|se alcancen los objetivos] y la familia sepa ayudar',
        ],
      },
    },
  },
  {
    id: 'hearing-care',
    titles:
      /hearing (?:aid|care|instrument)|audiolog(?:ist|y)|audioprosth|hörakustik|hörgeräteakust|hörsystem|audiometrist|pädakustik|audioproth|audioprotes|audiólog/,
    name: { en: 'Hearing Aid Audiologist', de: 'Hörakustiker:in', fr: 'Audioprothésiste', es: 'Audioprotesista' },
    words: {
      en: {
        purpose: ['help people hear [well again|what matters to them]'],
        duties: [
          'Test hearing and [explain the result|find out where it fails in daily life].',
          'Select hearing aids [with the customer|for ear, need and budget].',
          'Take ear impressions and [make or order earmoulds|check the fit].',
          'Fit and fine-tune the devices(( with {tools})) [step by step|by measurement].',
          'Show how to wear, [clean and charge them|use and look after them].',
          'Repair what is worn and [follow up after the fitting|invite people to check-ups].',
        ],
        needs: [
          'Training in hearing care.',
          'Patience with people who hear badly.',
          'A fine touch with small technology.',
        ],
        success: [
          'people wear their hearing aids every day, [understand talk in company|come back to check-ups] and recommend the shop',
        ],
      },
      de: {
        purpose: ['Menschen [wieder gut hören|hören, was ihnen wichtig ist]'],
        duties: [
          'Das Gehör messen und [das Ergebnis erklären|klären, wo es im Alltag fehlt]',
          'Hörgeräte [gemeinsam mit den Betroffenen|nach Ohr, Bedarf und Budget] auswählen',
          'Ohrabformungen nehmen und [Otoplastiken fertigen oder bestellen|den Sitz prüfen]',
          'Hörgeräte(( mit {tools})) [Schritt für Schritt|nach Messung] anpassen und feineinstellen',
          'Zeigen, wie man Hörgeräte [einsetzt, reinigt und lädt|trägt und pflegt]',
          'Hörgeräte prüfen, reparieren und [nach der Anpassung begleiten|zur Kontrolle einladen]',
        ],
        needs: [
          'Ausbildung in der Hörakustik',
          'Geduld mit Menschen, die schlecht hören',
          'Fingerspitzengefühl für kleine Technik',
        ],
        success: [
          'Hörgeräte täglich getragen werden, [Gespräche in Gesellschaft wieder gelingen|Menschen gern zur Kontrolle kommen] und weiterempfehlen',
        ],
      },
      fr: {
        purpose: ['aider chacun à [bien entendre de nouveau|entendre ce qui compte]'],
        duties: [
          'Mesurer l’audition et [expliquer le résultat|cerner la gêne au quotidien]',
          'Choisir les aides auditives [avec le patient|selon l’oreille, le besoin et le budget]',
          'Prendre les empreintes et [faire ou commander les embouts|vérifier la tenue]',
          'Régler finement les appareils(( avec {tools})) [pas à pas|selon les mesures]',
          'Montrer comment [mettre, nettoyer et charger|porter et entretenir] les appareils',
          'Contrôler et réparer les appareils et [suivre le patient après la pose|inviter aux contrôles]',
        ],
        needs: [
          'Le diplôme d’audioprothésiste',
          'De la patience avec ceux qui entendent mal',
          'La main fine pour de petites techniques',
        ],
        success: [
          'les appareils sont portés chaque jour, [on suit de nouveau les conversations|les contrôles sont tenus] et les patients recommandent le centre',
        ],
      },
      es: {
        purpose: ['ayudar a las personas a [oír bien de nuevo|oír lo que les importa]'],
        duties: [
          'Medir la audición y [explicar el resultado|averiguar dónde falla en el día a día]',
          'Elegir los audífonos [con cada persona|según oído, necesidad y presupuesto]',
          'Tomar impresiones del oído y [hacer o pedir los moldes|comprobar el ajuste]',
          'Adaptar y afinar los audífonos(( con {tools})) [paso a paso|según las mediciones]',
          'Enseñar a [poner, limpiar y cargar|llevar y cuidar] los audífonos',
          'Revisar y reparar audífonos y [hacer el seguimiento|citar para las revisiones]',
        ],
        needs: ['Titulación en audiología protésica', 'Paciencia con quien oye mal', 'Mano fina para piezas pequeñas'],
        success: [
          'los audífonos se lleven a diario, [se sigan las conversaciones|las personas vuelvan a revisión] y recomienden el centro',
        ],
      },
    },
  },
  {
    id: 'dental-technician',
    titles:
      /dental (?:technician|technologist|lab)|zahntechn|prothésiste dentaire|protésic[oa] dental|protesista dental/,
    name: { en: 'Dental Technician', de: 'Zahntechniker:in', fr: 'Prothésiste dentaire', es: 'Protésico/a dental' },
    words: {
      en: {
        purpose: ['make teeth that [fit and look natural|people can chew and smile with]'],
        duties: [
          'Make crowns, bridges and [dentures|implant work] from impressions and scans.',
          'Model, mill and [press or layer ceramics|design on screen](( with {tools})).',
          'Match colour and shape to [the patient’s own teeth|the neighbouring teeth].',
          'Check fit and bite on [the model|the articulator] before work leaves the laboratory.',
          'Agree details with [dentists and their teams|the practice].',
          'Repair and [extend|reline] dentures.',
        ],
        needs: [
          'Training as a dental technician.',
          'A fine hand and an eye for colour.',
          'Patience with tiny measurements.',
        ],
        success: [
          'work fits at the first try, [colours match|remakes are rare] and practices get it on the day agreed',
        ],
      },
      de: {
        purpose: ['Zahnersatz [passt und natürlich aussieht|beim Kauen wie beim Lächeln hält]'],
        duties: [
          'Kronen, Brücken und [Prothesen|Implantatarbeiten] nach Abdruck und Scan fertigen',
          'Zahnersatz(( mit {tools})) modellieren, fräsen und [in Keramik pressen oder schichten|am Bildschirm konstruieren]',
          'Farbe und Form an [die eigenen Zähne|die Nachbarzähne] angleichen',
          'Passung und Biss am [Modell|Artikulator] prüfen, bevor die Arbeit hinausgeht',
          'Einzelheiten mit [Zahnärztinnen und Zahnärzten|der Praxis] abstimmen',
          'Prothesen reparieren und [erweitern|unterfüttern]',
        ],
        needs: [
          'Ausbildung in der Zahntechnik',
          'Eine feine Hand und ein Auge für Farbe',
          'Geduld mit kleinsten Maßen',
        ],
        success: [
          'Arbeiten beim ersten Mal sitzen, [Farben stimmen|wenig neu gemacht werden muss] und Praxen pünktlich beliefert sind',
        ],
      },
      fr: {
        purpose: ['fabriquer des dents [justes et naturelles|avec lesquelles on mâche et sourit]'],
        duties: [
          'Réaliser couronnes, bridges et [appareils|travaux sur implants] d’après empreintes et scans',
          'Modeler, usiner et [presser ou stratifier la céramique|concevoir à l’écran](( avec {tools}))',
          'Accorder teinte et forme [aux dents du patient|aux dents voisines]',
          'Contrôler l’ajustage et l’occlusion sur [le modèle|l’articulateur] avant l’envoi',
          'Régler les détails avec [les dentistes|le cabinet]',
          'Réparer et [compléter|rebaser] les appareils',
        ],
        needs: [
          'Une formation de prothésiste dentaire',
          'La main fine et l’œil pour la teinte',
          'De la patience pour les très petites mesures',
        ],
        success: [
          'les travaux vont du premier coup, [les teintes sont justes|peu est à refaire] et les cabinets sont livrés au jour dit',
        ],
      },
      es: {
        purpose: ['hacer prótesis [que encajen y parezcan naturales|con las que se mastique y se sonría]'],
        duties: [
          'Hacer coronas, puentes y [dentaduras|trabajos sobre implantes] a partir de impresiones y escaneos',
          'Modelar, fresar y [prensar o estratificar cerámica|diseñar en pantalla](( con {tools}))',
          'Igualar color y forma con [los dientes propios|las piezas vecinas]',
          'Comprobar ajuste y mordida en [el modelo|el articulador] antes de enviar',
          'Acordar los detalles con [los dentistas|la clínica]',
          'Reparar y [ampliar|rebasar] prótesis',
        ],
        needs: ['Titulación en prótesis dentales', 'Mano fina y ojo para el color', 'Paciencia con medidas mínimas'],
        success: [
          'los trabajos ajusten a la primera, [los colores cuadren|haya pocas repeticiones] y las clínicas los tengan a tiempo',
        ],
      },
    },
  },
  {
    id: 'theatre-nurse',
    titles:
      /(?:theatre|operating room|scrub|perioperative|surgical) (?:nurse|technician|practitioner|tech)|operating department|operationstechnische|\bota\b|op-(?:pflege|fach|schwester|assist)|anästhesietechnische|\bibode\b|infirmi\p{L}* (?:de )?bloc|instrumentist[ae] (?:de )?quir|enfermer[oa]\p{L}* (?:de )?(?:quirófano|quirúrgic)|auxiliar de quirófano/u,
    name: {
      en: 'Theatre Nurse',
      de: 'Operationstechnische:r Assistent:in',
      fr: 'Infirmier de bloc opératoire',
      es: 'Enfermero/a de quirófano',
    },
    words: {
      en: {
        purpose: ['prepare and assist operations so that [patients are safe|surgeons have what they need in time]'],
        duties: [
          'Prepare the theatre, [machines and lights|trolleys and materials] before surgery.',
          'Assist at operations and [pass instruments|hand over what comes next].',
          'Keep the field sterile and [speak up at any breach|see that hygiene rules are kept].',
          'Receive patients, [check identity and consent|position them] and reassure them.',
          'Count swabs and instruments and [record the operation|document materials].',
          'Clear up afterwards and [send used sets for sterilising|make the room ready again].',
        ],
        needs: [
          'The training or registration for work in theatre.',
          'Calm concentration for hours.',
          'Foresight: knowing the next step of an operation.',
        ],
        success: [
          'operations start on time, [every count is right|the field stays sterile] and patients come through safely',
        ],
      },
      de: {
        purpose: [
          'Operationen so vorbereitet und begleitet sind, dass [die Operierten sicher sind|alles rechtzeitig zur Hand ist]',
        ],
        duties: [
          'OP-Saal, [Siebe und Geräte|Tische und Material] vorbereiten',
          'Bei Operationen assistieren und [instrumentieren|Instrumente anreichen]',
          'Das Operationsfeld steril halten und [jede Unterbrechung ansprechen|auf Hygiene achten]',
          'Patientinnen und Patienten empfangen, [Identität und Einwilligung prüfen|lagern] und beruhigen',
          'Tupfer und Klemmen zählen und [den Verlauf dokumentieren|Material erfassen]',
          'Danach aufräumen und [Siebe zur Aufbereitung geben|alles neu richten]',
        ],
        needs: [
          'Die Ausbildung für die Arbeit im OP',
          'Ruhige Konzentration über Stunden',
          'Voraussicht: den nächsten Schritt eines Eingriffs kennen',
        ],
        success: [
          'Operationen pünktlich beginnen, [jede Zählung stimmt|das Feld steril bleibt] und alle sicher versorgt sind',
        ],
      },
      fr: {
        purpose: [
          'préparer et assister les interventions pour que [les patients soient en sécurité|tout soit sous la main à temps]',
        ],
        duties: [
          'Préparer la salle, [plateaux et appareils|tables et matériel]',
          'Assister aux interventions et [instrumenter|passer les instruments]',
          'Garder le champ stérile et [signaler toute faute d’asepsie|veiller aux règles d’hygiène]',
          'Accueillir les patients, [vérifier identité et consentement|les installer] et les rassurer',
          'Compter compresses et pinces et [tracer le déroulement|noter les dispositifs posés]',
          'Ranger ensuite et [envoyer les boîtes en stérilisation|tout remettre en état]',
        ],
        needs: [
          'Le diplôme requis pour le bloc',
          'Une concentration calme pendant des heures',
          'De l’anticipation : connaître l’étape suivante',
        ],
        success: [
          'les interventions commencent à l’heure, [chaque compte est juste|le champ reste stérile] et les patients sont en sécurité',
        ],
      },
      es: {
        purpose: [
          'preparar y asistir las operaciones para que [los pacientes estén seguros|todo esté a mano a tiempo]',
        ],
        duties: [
          'Preparar el quirófano, [instrumental y aparatos|mesas y material] para cada intervención',
          'Asistir en las operaciones [e instrumentar|y pasar el instrumental]',
          'Mantener el campo estéril y [avisar de cualquier fallo|velar por la higiene]',
          'Recibir a los pacientes, [comprobar identidad y consentimiento|colocarlos] y tranquilizarlos',
          'Contar gasas e instrumental y [registrar la intervención|anotar el material]',
          'Recoger tras la intervención y [enviar el instrumental a esterilizar|dejar lista la sala]',
        ],
        needs: [
          'La titulación para trabajar en quirófano',
          'Concentración tranquila durante horas',
          'Anticipación: conocer el paso siguiente',
        ],
        success: [
          'las operaciones empiecen a su hora, [cada recuento cuadre|el campo siga estéril] y los pacientes estén seguros',
        ],
      },
    },
  },
]
