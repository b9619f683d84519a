import type { Role } from './role.ts'

/** Work with computers and projects that is not writing software. */
export const NETWORKS_AND_METHODS: Role[] = [
  {
    id: 'it-support',
    titles:
      /\bit[- ]?(?:support|help ?desk|service ?desk|technician|techniker|fachkraft|betreu|assistent|officer)|help ?desk|service ?desk|(?:1st|2nd|3rd|first|second|third)[- ](?:line|level)(?: it)?(?: support)?|desktop support|end[- ]user support|deskside|it-?systemelektron|informatiktechn|(?:anwender|pc|edv|it-)(?:betreu|support)|technicien\p{L}* (?:support |d[e’'] ?)?(?:informatique|support informatique|proximité|helpdesk)|support (?:informatique|utilisateur)|(?:técnic[oa]|soporte|auxiliar) (?:de |en )?(?:soporte )?(?:informátic|it\b|microinform|help ?desk|sistemas informáticos)|informátic[oa] de soporte/u,
    name: {
      en: 'IT Support Technician',
      de: 'IT-Support-Techniker:in',
      fr: 'Technicien support informatique',
      es: 'Técnico/a de soporte informático',
    },
    words: {
      en: {
        purpose: ['keep colleagues’ computers [working and safe|ready for work every morning]'],
        duties: [
          'Take over IT faults and requests from colleagues, [find the cause and fix it|solve them and say what was wrong].',
          'Set up computers, phones and [accounts|access rights](( with {tools})) for starters, and take them back from leavers.',
          'Support users [at their desk, on the phone and by remote access|on site and from a distance].',
          'Log each ticket and [pass on what needs a specialist|note the solution].',
          'Install updates and programs and [check backups|replace old devices].',
          'Write short guides and [keep them current|answer the same question only once].',
          'Keep the list of devices, [licences|spare parts] and stock in order.',
        ],
        needs: [
          'Sound basics of operating systems and networks.',
          'A methodical way of finding faults.',
          'Patience with people who cannot get on with their work.',
        ],
        success: [
          'faults are short, [the same one does not come back|users know whom to ask] and devices are ready on day one',
        ],
      },
      de: {
        purpose: ['die Rechner im Haus [laufen und sicher sind|jeden Morgen einsatzbereit sind]'],
        duties: [
          'IT-Störungen und Anfragen aus dem Haus übernehmen, [Ursachen finden und beheben|lösen und die Lösung erklären]',
          'Rechner, Telefone und [Konten|Zugriffsrechte](( mit {tools})) einrichten und beim Austritt zurücknehmen',
          'Anwenderinnen und Anwender [am Platz, am Telefon und per Fernzugriff|vor Ort und aus der Ferne] unterstützen',
          'Jedes Ticket erfassen und [an Fachleute weitergeben, was sie braucht|die Lösung festhalten]',
          'Updates und Programme installieren und [Sicherungen prüfen|alte Geräte ersetzen]',
          'Kurze Anleitungen schreiben und [aktuell halten|wiederkehrende Fragen klären]',
          'Geräteliste, [Lizenzen|Ersatzteile] und Lager in Ordnung halten',
        ],
        needs: [
          'Solide Grundlagen zu Betriebssystemen und Netzwerken',
          'Methodische Fehlersuche',
          'Geduld mit Menschen, die gerade nicht weiterarbeiten können',
        ],
        success: [
          'Störungen kurz bleiben, [nicht wiederkehren|alle wissen, wer hilft,] und Geräte am ersten Tag bereitstehen',
        ],
      },
      fr: {
        purpose: ['garder les postes des collègues [en marche et sûrs|prêts chaque matin]'],
        duties: [
          'Prendre en charge les pannes et demandes informatiques des collègues, [trouver la cause et réparer|résoudre et expliquer]',
          'Préparer ordinateurs, téléphones et [comptes|droits d’accès](( avec {tools})) des arrivants et les reprendre au départ',
          'Dépanner les utilisateurs [au bureau, au téléphone et à distance|sur place et à distance]',
          'Saisir chaque ticket et [passer la main au spécialiste si besoin|noter la solution]',
          'Installer mises à jour et logiciels et [vérifier les sauvegardes|remplacer le matériel ancien]',
          'Écrire de courts guides et [les tenir à jour|y répondre aux questions fréquentes]',
          'Tenir en ordre la liste du matériel, [les licences|les pièces] et le stock',
        ],
        needs: [
          'De bonnes bases systèmes et réseaux',
          'Une recherche de panne méthodique',
          'De la patience avec ceux qui sont bloqués',
        ],
        success: [
          'les pannes sont courtes, [ne reviennent pas|chacun sait à qui s’adresser] et les postes sont prêts au premier jour',
        ],
      },
      es: {
        purpose: ['mantener los equipos de los compañeros [en marcha y seguros|listos cada mañana]'],
        duties: [
          'Atender las averías y peticiones informáticas de la plantilla, [encontrar la causa y arreglarla|resolverlas y explicarlas]',
          'Preparar ordenadores, teléfonos y [cuentas|permisos](( con {tools})) de quien llega y recogerlos de quien se va',
          'Ayudar a los usuarios [en su puesto, por teléfono y en remoto|en persona y a distancia]',
          'Registrar cada incidencia y [pasar al especialista lo que haga falta|anotar la solución]',
          'Instalar actualizaciones y programas y [comprobar las copias|cambiar equipos viejos]',
          'Escribir guías breves y [tenerlas al día|resolver en ellas lo que más se pregunta]',
          'Tener en orden el inventario, [las licencias|los repuestos] y el almacén',
        ],
        needs: [
          'Buenas bases de sistemas y redes',
          'Método para buscar fallos',
          'Paciencia con quien no puede seguir trabajando',
        ],
        success: [
          'las averías sean breves, [no se repitan|todos sepan a quién acudir] y los equipos estén listos el primer día',
        ],
      },
    },
  },
  {
    id: 'system-administrator',
    titles:
      /sys(?:tems?)?[- ]?admin|\bit[- ]?administrator|(?:network|netzwerk)[- ]?(?:engineer|admin|technician|techni|specialist|manager|planer)|database admin|\bdba\b|datenbank-?admin|system(?:integrat|betreu|techniker)|fachinformatik\p{L}* (?:für )?systemint|(?:administrat|gestionnaire|technicien|ingénieur)\p{L}* (?:de )?(?:bases? de données|réseaux?|systèmes?(?!s? embarqu))|(?:administrador|técnic)\p{L}* (?:de )?(?:sistemas(?! de)|bases de datos)|(?:administrador|técnic|ingenier)\p{L}* (?:de )?redes(?! sociales)/u,
    name: {
      en: 'System and Network Administrator',
      de: 'System- und Netzwerkadministrator:in',
      fr: 'Administrateur systèmes et réseaux',
      es: 'Administrador/a de sistemas y redes',
    },
    words: {
      en: {
        purpose: ['keep servers, networks and data [available and safe|running day and night]'],
        duties: [
          'Operate servers, networks and [databases|storage](( with {tools})) and plan their growth.',
          'Watch systems and [act before a fault spreads|find the cause of disturbances].',
          'Install updates and security patches [by plan|after a test].',
          'Set up backups and [practise restoring them|check that they can be restored].',
          'Manage access rights, [firewalls and remote access|accounts and certificates].',
          'Document systems and changes so that [others can take over|nobody has to guess].',
        ],
        needs: [
          'Practice in running servers, networks or databases.',
          'Caution with changes to live systems.',
          'Clear documentation.',
        ],
        success: ['systems are there when they are needed, [restores work|patches are current] and outages are short'],
      },
      de: {
        purpose: ['Server, Netze und Daten [verfügbar und sicher sind|rund um die Uhr laufen]'],
        duties: [
          'Server, Netzwerke und [Datenbanken|Speicher](( mit {tools})) betreiben und ihren Ausbau planen',
          'Systeme überwachen und [eingreifen, bevor sich eine Störung ausbreitet|Störungsursachen finden]',
          'Updates und Sicherheitspatches [nach Plan|nach einem Test] einspielen',
          'Datensicherungen einrichten und [die Rücksicherung üben|auf Wiederherstellbarkeit prüfen]',
          'Zugriffsrechte, [Firewalls und Fernzugänge|Konten und Zertifikate] verwalten',
          'Systeme und Änderungen so dokumentieren, dass [andere übernehmen können|niemand raten muss]',
        ],
        needs: [
          'Praxis im Betrieb von Servern, Netzen oder Datenbanken',
          'Vorsicht bei Änderungen am laufenden System',
          'Klare Dokumentation',
        ],
        success: [
          'Systeme da sind, wenn man sie braucht, [Rücksicherungen gelingen|Patches aktuell sind] und Ausfälle kurz bleiben',
        ],
      },
      fr: {
        purpose: ['garder serveurs, réseaux et données [disponibles et sûrs|en marche jour et nuit]'],
        duties: [
          'Exploiter serveurs, réseaux et [bases de données|stockage](( avec {tools})) et prévoir leur évolution',
          'Surveiller les systèmes et [agir avant qu’une panne ne s’étende|trouver la cause des incidents]',
          'Installer mises à jour et correctifs de sécurité [selon le plan|après essai]',
          'Organiser les sauvegardes et [s’exercer à restaurer|vérifier qu’elles se restaurent]',
          'Gérer droits d’accès, [pare-feu et accès distants|comptes et certificats]',
          'Documenter systèmes et changements pour que [d’autres puissent reprendre|personne n’ait à deviner]',
        ],
        needs: [
          'La pratique de l’exploitation de serveurs, de réseaux ou de bases',
          'De la prudence avec les systèmes en production',
          'Une documentation claire',
        ],
        success: [
          'les systèmes sont là quand il le faut, [les restaurations marchent|les correctifs sont à jour] et les coupures restent courtes',
        ],
      },
      es: {
        purpose: ['mantener servidores, redes y datos [disponibles y seguros|en marcha día y noche]'],
        duties: [
          'Operar servidores, redes y [bases de datos|almacenamiento](( con {tools})) y planificar su crecimiento',
          'Vigilar los sistemas y [actuar antes de que un fallo se extienda|hallar la causa de las incidencias]',
          'Instalar actualizaciones y parches de seguridad [según plan|tras probarlos]',
          'Organizar las copias de seguridad y [practicar la restauración|comprobar que se restauran]',
          'Gestionar permisos, [cortafuegos y accesos remotos|cuentas y certificados]',
          'Documentar sistemas y cambios para que [otros puedan seguir|nadie tenga que adivinar]',
        ],
        needs: [
          'Práctica en la operación de servidores, redes o bases de datos',
          'Prudencia con los sistemas en producción',
          'Documentación clara',
        ],
        success: [
          'los sistemas estén cuando hacen falta, [las restauraciones funcionen|los parches estén al día] y las caídas sean breves',
        ],
      },
    },
  },
  {
    id: 'erp-consultant',
    titles:
      /\b(?:salesforce|crm)[- ](?:consultant|berater)|\b(?:erp|sap|odoo|navision|dynamics|servicenow)[- ](?:\p{L}+[- ])?(?:consultant|berater|beratung|manager|koordinator|betreu)|(?:consultant|consultor|chef de projet|responsable)[ae]?\p{L}* (?:\p{L}+ )?(?:erp|sap|odoo)|application consultant|it-berater|it consultant|consultant informatique|consultor it|software consultant/u,
    name: { en: 'ERP Consultant', de: 'ERP-Berater:in', fr: 'Consultant ERP', es: 'Consultor/a ERP' },
    words: {
      en: {
        purpose: ['fit business software to the work [of those who use it|it is meant to carry]'],
        duties: [
          'Record how departments work and [what the software has to do|where the process is stuck].',
          'Configure modules(( in {tools})) and [test them with users|adapt forms and reports].',
          'Write specifications for [extensions and interfaces|what has to be developed].',
          'Move data and [plan the changeover|check it before going live].',
          'Train users and [help in the first weeks|write guides for them].',
          'Take up requests for change and [judge effort and benefit|put them in order].',
        ],
        needs: [
          'Practice with business software.',
          'Understanding of how firms buy, make, sell and book.',
          'Explaining software in the words of those who use it.',
        ],
        success: [
          'users work in the system [gladly|without side lists], going live is calm and requests for help grow fewer',
        ],
      },
      de: {
        purpose: ['Unternehmenssoftware zur Arbeit [der Menschen passt, die sie nutzen|passt, die sie tragen soll]'],
        duties: [
          'Abläufe der Fachbereiche aufnehmen und [klären, was die Software leisten muss|Engpässe finden]',
          'Module(( in {tools})) einstellen und [mit den Fachbereichen testen|Formulare und Berichte anpassen]',
          'Anforderungen an [Erweiterungen und Schnittstellen|Entwicklungen] beschreiben',
          'Daten übernehmen und [den Umstieg planen|prüfen, bevor umgestellt wird]',
          'Anwenderinnen und Anwender schulen und [in den ersten Wochen begleiten|Anleitungen schreiben]',
          'Änderungswünsche aufnehmen und [Aufwand und Nutzen abwägen|ordnen]',
        ],
        needs: [
          'Praxis mit Unternehmenssoftware',
          'Verständnis für Einkauf, Fertigung, Verkauf und Buchhaltung',
          'Software in den Worten der Anwender erklären',
        ],
        success: [
          'alle [gern|ohne Nebenlisten] im System arbeiten, Umstellungen ruhig verlaufen und Hilferufe seltener werden',
        ],
      },
      fr: {
        purpose: ['accorder le logiciel de gestion au travail [de ceux qui s’en servent|qu’il doit porter]'],
        duties: [
          'Relever les façons de faire des services et [ce que le logiciel doit permettre|les points de blocage]',
          'Paramétrer les modules(( dans {tools})) et [les tester avec les utilisateurs|adapter formulaires et états]',
          'Rédiger les besoins pour [extensions et interfaces|les développements]',
          'Reprendre les données et [préparer la bascule|les vérifier avant la bascule]',
          'Former les utilisateurs et [les accompagner les premières semaines|écrire leurs guides]',
          'Recueillir les demandes d’évolution et [peser effort et profit|les ordonner]',
        ],
        needs: [
          'La pratique des logiciels de gestion',
          'La compréhension des achats, de la production, des ventes et de la comptabilité',
          'L’art d’expliquer avec les mots des utilisateurs',
        ],
        success: [
          'chacun travaille dans le système [volontiers|sans liste à côté], les bascules sont calmes et les appels à l’aide se font rares',
        ],
      },
      es: {
        purpose: ['ajustar el software de gestión al trabajo [de quienes lo usan|que debe sostener]'],
        duties: [
          'Recoger cómo trabajan las áreas y [qué debe hacer el software|dónde se atasca el proceso]',
          'Parametrizar módulos(( en {tools})) y [probarlos con los usuarios|adaptar formularios e informes]',
          'Redactar los requisitos de [ampliaciones e interfaces|lo que haya que desarrollar]',
          'Migrar datos y [planificar el cambio|comprobarlos antes de arrancar]',
          'Formar a los usuarios y [acompañarlos las primeras semanas|escribir sus guías]',
          'Recoger peticiones de cambio y [valorar esfuerzo y utilidad|ordenarlas]',
        ],
        needs: [
          'Práctica con software de gestión',
          'Comprensión de compras, producción, ventas y contabilidad',
          'Facilidad para explicar con las palabras de quien lo usa',
        ],
        success: [
          'todos trabajen en el sistema [a gusto|sin hojas aparte], los arranques sean tranquilos y haya menos llamadas de ayuda',
        ],
      },
    },
  },
  {
    id: 'scrum-master',
    titles:
      /scrum ?master|agile (?:coach|delivery|project)|agiler? coach|coach agile|facilitador[a]? ágil|delivery lead/,
    name: { en: 'Scrum Master', de: 'Scrum Master', fr: 'Scrum master', es: 'Scrum master' },
    words: {
      en: {
        purpose: ['help teams [deliver in small steps|plan, deliver and learn]'],
        duties: [
          'Prepare and moderate planning, [reviews and retrospectives|daily meetings and reviews].',
          'Clear away what holds the team up, [inside and outside the team|with those who can decide].',
          'Make work and its flow visible(( in {tools})) and [talk about what stands still|measure how long things take].',
          'Coach product owners and teams in [cutting work small|agile methods].',
          'See that agreements from retrospectives [are tried out|do not get lost].',
          'Protect the sprint goal and [speak up when too much is taken on|keep disturbances away].',
        ],
        needs: [
          'Practice with agile teams.',
          'Calm moderation, also in conflict.',
          'The habit of asking before advising.',
        ],
        success: [
          'teams deliver what they planned, [obstacles are gone within days|retrospectives change something] and need less moderation each month',
        ],
      },
      de: {
        purpose: ['Teams [in kleinen Schritten liefern|planen, liefern und daraus lernen]'],
        duties: [
          'Planung, [Reviews und Retrospektiven|tägliche Runden und Reviews] vorbereiten und moderieren',
          'Hindernisse ausräumen, [im Team und außerhalb|gemeinsam mit denen, die entscheiden]',
          'Arbeit und Fluss(( in {tools})) sichtbar machen und [ansprechen, was stillsteht|Durchlaufzeiten messen]',
          'Product Owner und Teams im [Zuschneiden der Arbeit|agilen Arbeiten] begleiten',
          'Dafür sorgen, dass Vorsätze aus Retrospektiven [erprobt werden|nicht verloren gehen]',
          'Das Sprintziel schützen und [ansprechen, wenn zu viel geplant ist|Störungen fernhalten]',
        ],
        needs: [
          'Praxis mit agilen Teams',
          'Ruhige Moderation, auch im Konflikt',
          'Die Gewohnheit, erst zu fragen und dann zu raten',
        ],
        success: [
          'Teams liefern, was sie geplant haben, [Hindernisse in Tagen verschwinden|Retrospektiven etwas ändern] und immer weniger Moderation brauchen',
        ],
      },
      fr: {
        purpose: ['aider les équipes à [livrer par petits pas|planifier, livrer et apprendre]'],
        duties: [
          'Préparer et animer planification, [revues et rétrospectives|mêlées quotidiennes et revues]',
          'Lever les obstacles, [dans l’équipe et au-dehors|avec ceux qui décident]',
          'Rendre le travail visible(( dans {tools})) et [parler de ce qui stagne|mesurer les délais]',
          'Accompagner product owners et équipes dans [le découpage du travail|les méthodes agiles]',
          'Veiller à ce que les décisions des rétrospectives [soient essayées|ne se perdent pas]',
          'Protéger l’objectif du sprint et [alerter quand on prévoit trop|écarter les perturbations]',
        ],
        needs: [
          'La pratique des équipes agiles',
          'Une animation calme, même en cas de conflit',
          'L’habitude de questionner avant de conseiller',
        ],
        success: [
          'les équipes livrent ce qu’elles ont prévu, [les obstacles tombent vite|les rétrospectives changent quelque chose] et gagnent en autonomie',
        ],
      },
      es: {
        purpose: ['ayudar a los equipos a [entregar en pasos pequeños|planificar, entregar y aprender]'],
        duties: [
          'Preparar y moderar la planificación, [revisiones y retrospectivas|las reuniones diarias y las revisiones]',
          'Quitar obstáculos, [dentro y fuera del equipo|con quienes deciden]',
          'Hacer visible el trabajo(( en {tools})) y [hablar de lo que está parado|medir los tiempos]',
          'Acompañar a product owners y equipos en [dividir el trabajo|los métodos ágiles]',
          'Procurar que los acuerdos de las retrospectivas [se prueben|no se pierdan]',
          'Proteger el objetivo del sprint y [avisar cuando se planifica de más|apartar interrupciones]',
        ],
        needs: [
          'Práctica con equipos ágiles',
          'Moderación tranquila, también en el conflicto',
          'Costumbre de preguntar antes de aconsejar',
        ],
        success: [
          'los equipos entreguen lo previsto, [los obstáculos duren poco|las retrospectivas cambien algo] y necesiten cada vez menos moderación',
        ],
      },
    },
  },
  {
    id: 'business-analyst',
    titles:
      /(?:business|process|requirements|systems)[- ]analyst|requirements engineer|anforderungs(?:manag|analyt|ingen)|prozess(?:manager|analyst)|business analyste?|analista (?:de )?(?:negocio|procesos|funcional)|analyste (?:métier|fonctionnel)/,
    name: { en: 'Business Analyst', de: 'Business-Analyst:in', fr: 'Business analyst', es: 'Analista de negocio' },
    words: {
      en: {
        purpose: ['turn needs of the business into requirements that [can be built and tested|both sides understand]'],
        duties: [
          'Interview departments and [record how the work is done today|find out what they need].',
          'Analyse processes and [show where time and money are lost|compare ways to improve them].',
          'Write requirements and acceptance criteria [that can be tested|both sides agree on].',
          'Draw processes and data flows(( in {tools})) so that [they can be discussed|gaps show].',
          'Accompany development and [answer questions on the way|test the result with users].',
          'Weigh costs and benefits and [prepare decisions|rank requests].',
        ],
        needs: [
          'Practice in recording processes or requirements.',
          'Clear writing and simple drawings.',
          'Talking with departments as with developers.',
        ],
        success: [
          'what is built is what was needed, [requirements need few corrections|decisions rest on facts] and nobody is surprised',
        ],
      },
      de: {
        purpose: [
          'aus Wünschen der Fachbereiche Anforderungen werden, die [sich bauen und prüfen lassen|beide Seiten verstehen]',
        ],
        duties: [
          'Fachbereiche befragen und [heutige Abläufe aufnehmen|ihren Bedarf klären]',
          'Prozesse analysieren und [zeigen, wo Zeit und Geld verloren gehen|Wege der Verbesserung vergleichen]',
          'Anforderungen und Abnahmekriterien [prüfbar|im Einvernehmen beider Seiten] formulieren',
          'Prozesse und Datenflüsse(( in {tools})) so darstellen, dass [man darüber reden kann|Lücken auffallen]',
          'Die Umsetzung begleiten und [Rückfragen klären|das Ergebnis mit den Fachbereichen testen]',
          'Kosten und Nutzen abwägen und [Entscheidungen vorbereiten|Wünsche ordnen]',
        ],
        needs: [
          'Praxis in Prozess- oder Anforderungsaufnahme',
          'Klare Texte und einfache Skizzen',
          'Gespräche mit Fachbereichen wie mit der Entwicklung',
        ],
        success: [
          'gebaut wird, was gebraucht wird, [Anforderungen selten nachzubessern sind|Entscheidungen auf Fakten beruhen] und niemand überrascht ist',
        ],
      },
      fr: {
        purpose: ['traduire les besoins des métiers en exigences [réalisables et vérifiables|comprises de tous]'],
        duties: [
          'Interroger les services et [décrire le travail actuel|cerner leurs besoins]',
          'Analyser les processus et [montrer où se perdent temps et argent|comparer les améliorations possibles]',
          'Rédiger exigences et critères de recette [vérifiables|admis par tous]',
          'Représenter processus et flux de données(( dans {tools})) pour [en parler|en voir les lacunes]',
          'Suivre la réalisation et [répondre aux questions|tester le résultat avec les utilisateurs]',
          'Peser coûts et bénéfices et [préparer les décisions|classer les demandes]',
        ],
        needs: [
          'La pratique de l’analyse de processus ou de besoins',
          'Une écriture claire et des schémas simples',
          'L’aisance avec les métiers comme avec les développeurs',
        ],
        success: [
          'ce qui est construit répond au besoin, [les exigences changent peu|les décisions reposent sur des faits] et personne n’est surpris',
        ],
      },
      es: {
        purpose: [
          'convertir las necesidades del negocio en requisitos [que se puedan construir y probar|que entiendan ambas partes]',
        ],
        duties: [
          'Entrevistar a las áreas y [describir cómo se trabaja hoy|averiguar qué necesitan]',
          'Analizar procesos y [mostrar dónde se pierde tiempo y dinero|comparar formas de mejorarlos]',
          'Redactar requisitos y criterios de aceptación [comprobables|acordados por ambas partes]',
          'Representar procesos y flujos de datos(( en {tools})) para [poder hablar de ellos|ver los huecos]',
          'Acompañar el desarrollo y [resolver dudas|probar el resultado con los usuarios]',
          'Sopesar costes y beneficios y [preparar decisiones|ordenar peticiones]',
        ],
        needs: [
          'Práctica en análisis de procesos o requisitos',
          'Textos claros y esquemas sencillos',
          'Soltura con las áreas y con desarrollo',
        ],
        success: [
          'se construya lo que hacía falta, [los requisitos cambien poco|las decisiones se apoyen en hechos] y nadie se lleve sorpresas',
        ],
      },
    },
  },
  {
    id: 'management-consultant',
    titles:
      /(?:management|strategy|business|organi[sz]ation(?:al)?) consultant|(?:unternehmens|organisations|strategie|management)berat|consultant\p{L}* en (?:management|stratégie|organisation)|consultor\p{L}* (?:de |en )?(?:negocio|estrat|organizaci|gestión|empresas)/u,
    name: {
      en: 'Management Consultant',
      de: 'Unternehmensberater:in',
      fr: 'Consultant en management',
      es: 'Consultor/a de negocio',
    },
    words: {
      en: {
        purpose: ['advise clients so that [they decide on firm ground|advice turns into change]'],
        duties: [
          'Analyse clients’ figures and processes and [find what holds them back|say what follows].',
          'Interview people at the client and [listen for what no report says|sort what they tell you].',
          'Develop recommendations and [compare options|work out their effect].',
          'Prepare presentations that [lead to a decision|say the main thing first].',
          'Accompany clients as they carry out [measures|changes] and check progress.',
          'Plan project work and [keep to scope and date|agree results with the client].',
        ],
        needs: [
          'Analytical work with figures and interviews.',
          'Clear slides and clear speech.',
          'Tact with people whose work is under review.',
        ],
        success: [
          'clients act on the advice, [results can be measured|come with the next question] and projects end on time',
        ],
      },
      de: {
        purpose: ['Kunden [auf festem Grund entscheiden|Rat bekommen, der sich umsetzen lässt]'],
        duties: [
          'Zahlen und Abläufe beim Kunden analysieren und [Hemmnisse finden|sagen, was daraus folgt]',
          'Gespräche beim Kunden führen und [auswerten|heraushören, was in keinem Bericht steht]',
          'Empfehlungen entwickeln und [Möglichkeiten vergleichen|ihre Wirkung berechnen]',
          'Präsentationen erstellen, die [zur Entscheidung führen|das Wichtigste zuerst sagen]',
          'Kunden bei der Umsetzung von [Maßnahmen|Veränderungen] begleiten und den Fortschritt prüfen',
          'Projektarbeit planen und [Umfang und Termin halten|Ergebnisse abstimmen]',
        ],
        needs: [
          'Analytisches Arbeiten mit Zahlen und Gesprächen',
          'Klare Folien und klare Worte',
          'Takt gegenüber Menschen, deren Arbeit untersucht wird',
        ],
        success: [
          'Kunden den Rat umsetzen, [Ergebnisse messbar sind|mit der nächsten Frage wiederkommen] und Projekte pünktlich enden',
        ],
      },
      fr: {
        purpose: ['conseiller les clients pour qu’ils [décident sur des bases solides|passent du conseil aux actes]'],
        duties: [
          'Analyser chiffres et processus des clients et [trouver les freins|en tirer les conséquences]',
          'Mener des entretiens chez le client et [les exploiter|entendre ce qu’aucun rapport ne dit]',
          'Élaborer des recommandations et [comparer les options|en chiffrer l’effet]',
          'Préparer des présentations [qui mènent à une décision|qui commencent par l’essentiel]',
          'Accompagner la mise en œuvre des [mesures|changements] et en suivre l’avancement',
          'Organiser les missions et [tenir périmètre et délai|valider les résultats avec le client]',
        ],
        needs: [
          'Un travail d’analyse, de chiffres et d’entretiens',
          'Des supports et des propos clairs',
          'Du tact avec ceux dont on étudie le travail',
        ],
        success: [
          'les clients appliquent les conseils, [les résultats se mesurent|reviennent avec la question suivante] et les missions finissent à temps',
        ],
      },
      es: {
        purpose: ['asesorar a los clientes para que [decidan sobre base firme|el consejo se convierta en cambio]'],
        duties: [
          'Analizar cifras y procesos de los clientes y [encontrar qué los frena|decir qué se deduce]',
          'Hacer entrevistas en el cliente y [valorarlas|captar lo que no dice ningún informe]',
          'Elaborar recomendaciones y [comparar opciones|calcular su efecto]',
          'Preparar presentaciones [que lleven a una decisión|que empiecen por lo principal]',
          'Acompañar la puesta en marcha de [medidas|cambios] y comprobar el avance',
          'Planificar el proyecto y [cumplir alcance y plazo|validar resultados con el cliente]',
        ],
        needs: [
          'Trabajo analítico con cifras y entrevistas',
          'Diapositivas y palabras claras',
          'Tacto con aquellos cuyo trabajo se estudia',
        ],
        success: [
          'los clientes apliquen el consejo, [los resultados se midan|vuelvan con otra pregunta] y los proyectos acaben a tiempo',
        ],
      },
    },
  },
  {
    id: 'safety-officer',
    titles:
      /health (?:and|&) safety|\bh&s\b|(?<!trust and )(?:safety|hse|she|ehs|whs) (?:officer|adviser|advisor|manager|coordinator|engineer|specialist)|arbeitssicherheit|sicherheitsingenieur|\bsifa\b|\bsigeko\b|prévent(?:eur|rice)|(?:responsable|animat|technicien|ingénieur|chargé)\p{L}* (?:hse|qhse|qse|sécurité (?:au travail|environnement)|(?:de )?prévention)|prevención de riesgos|\bprl\b|prevencionista|técnic[oa] (?:de )?(?:prevención(?! del? blanqueo)|seguridad y salud)/u,
    name: {
      en: 'Health and Safety Officer',
      de: 'Fachkraft für Arbeitssicherheit',
      fr: 'Préventeur sécurité',
      es: 'Técnico/a de prevención de riesgos laborales',
    },
    words: {
      en: {
        purpose: ['prevent accidents at work so that [everyone goes home unhurt|hazards are seen before they do harm]'],
        duties: [
          'Assess the risks of workplaces and [agree measures|check that measures work].',
          'Walk the site and [talk about hazards on the spot|listen to those who work there].',
          'Investigate accidents and near misses and [remove the cause|draw conclusions].',
          'Train staff in safe work, [fire protection and first aid|protective gear and machines].',
          'Advise managers on [machines, substances and new workplaces|rules and duties].',
          'Keep instructions, [test dates|records] and emergency plans current.',
        ],
        needs: [
          'Training in occupational safety.',
          'Knowledge of the rules and sense for practice.',
          'Firm, friendly talk on the shop floor as in meetings.',
        ],
        success: [
          'accidents grow fewer, [near misses are reported|measures are kept] and inspections bring no surprises',
        ],
      },
      de: {
        purpose: [
          'Arbeitsunfälle verhindert werden und [alle gesund nach Hause kommen|Gefahren auffallen, bevor sie schaden]',
        ],
        duties: [
          'Gefährdungen am Arbeitsplatz beurteilen und [Maßnahmen vereinbaren|ihre Wirkung prüfen]',
          'Begehungen machen und [Gefahren vor Ort ansprechen|den Menschen dort zuhören]',
          'Unfälle und Beinahe-Unfälle untersuchen und [Ursachen beseitigen|Lehren ziehen]',
          'Beschäftigte in sicherem Arbeiten, [Brandschutz und Erster Hilfe|Schutzausrüstung und Maschinen] unterweisen',
          'Führungskräfte zu [Maschinen, Stoffen und neuen Arbeitsplätzen|Regeln und Pflichten] beraten',
          'Anweisungen, [Prüftermine|Nachweise] und Notfallpläne aktuell halten',
        ],
        needs: [
          'Eine Ausbildung in der Arbeitssicherheit',
          'Kenntnis der Regeln und Sinn für die Praxis',
          'Bestimmtes, freundliches Auftreten in der Halle wie in Besprechungen',
        ],
        success: [
          'Unfälle seltener werden, [Beinahe-Unfälle gemeldet werden|Maßnahmen eingehalten werden] und Prüfungen nichts Neues bringen',
        ],
      },
      fr: {
        purpose: [
          'prévenir les accidents du travail pour que [chacun rentre sain et sauf|les dangers soient vus à temps]',
        ],
        duties: [
          'Évaluer les risques des postes et [convenir de mesures|en vérifier l’effet]',
          'Faire des visites sur le terrain et [parler des dangers sur place|écouter ceux qui y travaillent]',
          'Analyser accidents et presqu’accidents et [supprimer la cause|en tirer les leçons]',
          'Former le personnel aux gestes sûrs, [à l’incendie et aux secours|aux protections et aux machines]',
          'Conseiller les responsables sur [machines, produits et nouveaux postes|règles et devoirs]',
          'Tenir à jour consignes, [dates de contrôle|registres] et plans d’urgence',
        ],
        needs: [
          'Une formation en prévention',
          'La connaissance des règles et le sens du concret',
          'Un ton ferme et aimable à l’atelier comme en réunion',
        ],
        success: [
          'les accidents se font rares, [les presqu’accidents sont signalés|les mesures sont suivies] et les inspections ne surprennent pas',
        ],
      },
      es: {
        purpose: ['prevenir accidentes laborales para que [todos vuelvan sanos a casa|los peligros se vean a tiempo]'],
        duties: [
          'Evaluar los riesgos de los puestos y [acordar medidas|comprobar su efecto]',
          'Recorrer el centro y [hablar de los peligros sobre el terreno|escuchar a quienes trabajan allí]',
          'Investigar accidentes e incidentes y [eliminar la causa|sacar conclusiones]',
          'Formar a la plantilla en trabajo seguro, [incendios y primeros auxilios|protecciones y máquinas]',
          'Asesorar a los responsables sobre [máquinas, productos y nuevos puestos|normas y deberes]',
          'Mantener al día instrucciones, [fechas de revisión|registros] y planes de emergencia',
        ],
        needs: [
          'Formación en prevención de riesgos',
          'Conocimiento de las normas y sentido práctico',
          'Trato firme y amable en planta y en reuniones',
        ],
        success: [
          'bajen los accidentes, [se comuniquen los incidentes|se cumplan las medidas] y las inspecciones no traigan sorpresas',
        ],
      },
    },
  },
]
