import type { Role } from './role.ts'

/** Roles of the software family beside engineers of services and features. */
export const softwareSpecialists: Role[] = [
  {
    id: 'frontend-engineer',
    titles:
      /front-?\s?end|\bui (engineer|developer)|react|vue|angular|web ?(developer|entwickl)|développeur web|desarrollador.* web/,
    name: {
      en: 'Frontend Engineer',
      de: 'Frontend-Entwickler:in',
      fr: 'Développeur frontend',
      es: 'Desarrollador/a frontend',
    },
    words: {
      en: {
        purpose: [
          'build interfaces that are [fast, clear and open to everyone|quick, accessible and a pleasure to use]',
        ],
        duties: [
          'Turn designs into interfaces(( with {tools})) that work on [every screen|any device].',
          'Keep pages [fast and accessible|accessible to everyone], also with a keyboard or a screen reader.',
          'Build components that [others can reuse|the whole team uses] and document how they behave.',
          'Shape [data and interfaces|the interfaces to the backend] together with backend colleagues.',
          'Test across browsers and [fix what users run into|trace faults that only some users see].',
          'Discuss drafts with designers and [say early what is feasible|suggest simpler ways].',
          [
            'senior',
            'Set standards for the [frontend code|code of the frontend] and guide colleagues through reviews.',
          ],
        ],
        needs: [
          'Sound command of the languages of the web and of [one modern framework|how browsers work].',
          'An eye for [detail|spacing, type and behaviour] and for the people in front of the screen.',
          ['mid', 'Experience with accessibility and [performance|loading times] in real products.'],
        ],
        success: ['pages load quickly, everyone can use them and [few faults come back|users find their way]'],
      },
      de: {
        purpose: [
          'Oberflächen entstehen, die [schnell, klar und für alle zugänglich|verständlich, schnell und barrierearm] sind',
        ],
        duties: [
          'Entwürfe(( mit {tools})) in Oberflächen umsetzen, die auf [jedem Bildschirm|allen Geräten] funktionieren',
          'Seiten schnell und barrierearm halten, auch für [Tastatur und Screenreader|Menschen mit Screenreader]',
          'Komponenten bauen, die [andere wiederverwenden|das ganze Team nutzt], und ihr Verhalten dokumentieren',
          'Schnittstellen gemeinsam mit dem Backend [gestalten|abstimmen]',
          'In verschiedenen Browsern testen und Fehler [beheben, auf die Nutzende stoßen|bis zur Ursache verfolgen]',
          'Entwürfe mit dem Designteam besprechen und [früh sagen, was machbar ist|einfachere Wege vorschlagen]',
          ['senior', 'Standards für den Frontend-Code setzen und [im Review weitergeben|andere im Review begleiten]'],
        ],
        needs: [
          'Sicherer Umgang mit den Sprachen des Webs und [einem modernen Framework|den Eigenheiten der Browser]',
          'Ein Blick für [Details|Abstände, Schrift und Verhalten] und für die Menschen vor dem Bildschirm',
          ['mid', 'Erfahrung mit Barrierefreiheit und [Ladezeiten|Performance] in echten Produkten'],
        ],
        success: [
          'Seiten schnell laden, alle sie bedienen können und [Fehler selten wiederkehren|Nutzende sich zurechtfinden]',
        ],
      },
      fr: {
        purpose: ['créer des interfaces [rapides, claires et accessibles à tous|simples, rapides et accessibles]'],
        duties: [
          'Transformer les maquettes en interfaces(( avec {tools})) adaptées à [tous les écrans|chaque appareil]',
          'Garder des pages rapides et accessibles, y compris [au clavier ou avec un lecteur d’écran|avec un lecteur d’écran]',
          'Créer des composants [réutilisables|utiles à toute l’équipe] et documenter leur comportement',
          'Définir les échanges de données avec [le backend|les collègues du backend]',
          'Tester sur plusieurs navigateurs et [corriger ce qui gêne les utilisateurs|remonter à la cause des défauts]',
          'Discuter les maquettes avec les designers et [dire tôt ce qui est faisable|proposer plus simple]',
          [
            'senior',
            'Fixer les règles du code frontend et [guider l’équipe en relecture|les transmettre en relecture]',
          ],
        ],
        needs: [
          'Une bonne maîtrise des langages du web et [d’un framework moderne|du fonctionnement des navigateurs]',
          'Le sens du détail et [des usages|de la personne devant l’écran]',
          ['mid', 'Une expérience de l’accessibilité et des [performances|temps de chargement]'],
        ],
        success: [
          'les pages se chargent vite, tout le monde peut s’en servir et [les défauts sont rares|chacun s’y retrouve]',
        ],
      },
      es: {
        purpose: ['crear interfaces [rápidas, claras y accesibles|sencillas, rápidas y abiertas a todo el mundo]'],
        duties: [
          'Convertir diseños en interfaces(( con {tools})) que funcionen en [cualquier pantalla|todos los dispositivos]',
          'Mantener páginas rápidas y accesibles, también [con teclado o lector de pantalla|para quien usa lector de pantalla]',
          'Crear componentes [reutilizables|que use todo el equipo] y documentar cómo se comportan',
          'Definir los datos y las interfaces [con backend|con el equipo de backend]',
          'Probar en varios navegadores y [corregir lo que molesta a quien usa la web|seguir cada fallo hasta su causa]',
          'Comentar los diseños y [decir pronto qué es viable|proponer caminos más sencillos]',
          [
            'senior',
            'Fijar criterios para el código y [guiar al equipo en las revisiones|transmitirlos en las revisiones]',
          ],
        ],
        needs: [
          'Buen dominio de los lenguajes de la web y de [un framework moderno|cómo funcionan los navegadores]',
          'Atención al detalle y [a quien está delante de la pantalla|al uso real]',
          ['mid', 'Experiencia en accesibilidad y [rendimiento|tiempos de carga]'],
        ],
        success: [
          'las páginas carguen rápido, cualquiera pueda usarlas y [apenas vuelvan los fallos|nadie se pierda en ellas]',
        ],
      },
    },
  },
  {
    id: 'mobile-developer',
    titles: /mobile|\bios\b|android|flutter|\bapps?\b.*(developer|entwickl)|app-?entwickl/,
    name: {
      en: 'Mobile Developer',
      de: 'App-Entwickler:in',
      fr: 'Développeur mobile',
      es: 'Desarrollador/a de aplicaciones móviles',
    },
    words: {
      en: {
        purpose: ['build apps that people [like to open|keep on their phones]'],
        duties: [
          'Build app features(( with {tools})) from [the design to the store|draft to release].',
          'Make the app work well [offline and on slow networks|when the network is poor].',
          'Prepare releases for the app stores and [follow what users report|answer what reviewers ask].',
          'Trace crashes and [slow screens|battery drain] to their cause and fix them.',
          'Agree on data and interfaces with [backend and design colleagues|backend colleagues].',
          'Write automated tests for [what users do most|the paths that matter].',
        ],
        needs: [
          'Practice in building [native or cross-platform apps|mobile apps].',
          'Knowledge of [the rules and habits of the app stores|the path into the app stores].',
          'A feeling for [interfaces under a thumb|what works on a small screen].',
        ],
        success: ['the app stays stable, [reviews get better|updates come regularly] and users stay'],
      },
      de: {
        purpose: ['Apps entstehen, die Menschen [gern öffnen|auf ihrem Telefon behalten]'],
        duties: [
          'App-Funktionen(( mit {tools})) vom [Entwurf bis in den Store|Konzept bis zum Release] umsetzen',
          'Dafür sorgen, dass die App [auch offline|auch bei schwachem Netz] gut funktioniert',
          'Veröffentlichungen in den App-Stores vorbereiten und [Rückmeldungen auswerten|Bewertungen im Blick behalten]',
          'Abstürze und [langsame Ansichten|hohen Akkuverbrauch] bis zur Ursache verfolgen',
          'Daten und Schnittstellen mit [Backend und Design|dem Backend] abstimmen',
          'Automatisierte Tests für [die wichtigsten Abläufe|das schreiben, was am meisten genutzt wird,] pflegen',
        ],
        needs: [
          'Praxis in der [nativen oder plattformübergreifenden|mobilen] App-Entwicklung',
          'Kenntnis der Regeln und Abläufe der App-Stores',
          'Gespür dafür, was [auf kleinen Bildschirmen funktioniert|unter dem Daumen gut liegt]',
        ],
        success: ['die App stabil läuft, [Bewertungen steigen|regelmäßig Updates kommen] und die Nutzenden bleiben'],
      },
      fr: {
        purpose: ['créer des applications que l’on [aime ouvrir|garde sur son téléphone]'],
        duties: [
          'Développer les fonctionnalités de l’application(( avec {tools})), [de la maquette au store|du concept à la publication]',
          'Faire en sorte que l’application fonctionne bien [hors ligne|avec un réseau faible]',
          'Préparer les publications et [suivre les retours des utilisateurs|suivre les avis]',
          'Remonter à la cause des plantages et [des lenteurs|des écrans lents]',
          'Définir les échanges de données avec [le backend et le design|le backend]',
          'Écrire des tests automatisés pour [les parcours essentiels|les usages fréquents]',
        ],
        needs: [
          'La pratique du développement mobile[, natif ou multiplateforme|, quel qu’en soit l’outil]',
          'La connaissance des règles des stores',
          'Le sens [des petits écrans|de l’usage au pouce]',
        ],
        success: [
          'l’application est stable, [les avis progressent|les mises à jour régulières] et les utilisateurs restent',
        ],
      },
      es: {
        purpose: ['crear aplicaciones que la gente [abra con gusto|quiera conservar en el móvil]'],
        duties: [
          'Desarrollar funciones de la aplicación(( con {tools})), [del diseño a la tienda|de la idea a la publicación]',
          'Conseguir que la aplicación funcione bien [sin conexión|con poca cobertura]',
          'Preparar las publicaciones y [seguir las opiniones|atender lo que cuentan los usuarios]',
          'Seguir los cierres inesperados y [las pantallas lentas|la lentitud] hasta su causa',
          'Acordar datos e interfaces con [backend y diseño|backend]',
          'Escribir pruebas automáticas para [los recorridos esenciales|lo que más se usa]',
        ],
        needs: [
          'Práctica en desarrollo móvil, [nativo o multiplataforma|sea cual sea la herramienta]',
          'Conocimiento de las reglas de las tiendas de aplicaciones',
          'Sensibilidad para [pantallas pequeñas|lo que funciona en una pantalla pequeña]',
        ],
        success: ['la aplicación sea estable, [mejoren las valoraciones|haya mejoras frecuentes] y la gente se quede'],
      },
    },
  },
  {
    id: 'embedded-developer',
    titles: /embedded|firmware|embarqu|embebid/,
    name: {
      en: 'Embedded Developer',
      de: 'Embedded-Entwickler:in',
      fr: 'Développeur logiciel embarqué',
      es: 'Desarrollador/a de sistemas embebidos',
    },
    words: {
      en: {
        purpose: ['write the software [inside the device|that makes hardware do its job]'],
        duties: [
          'Write and test firmware(( with {tools})) for [our devices|new and existing hardware].',
          'Bring up new boards together with [electronics colleagues|the hardware team].',
          'Find faults with [debugger and oscilloscope|the right measuring tools], in code and on the bench.',
          'Keep an eye on [memory, timing and power|power use and timing].',
          'Document interfaces and [test results|decisions] so that they can be traced later.',
          'Support [production and field tests|the first series and field tests] until the device runs reliably.',
        ],
        needs: [
          'Sound practice in programming close to the hardware.',
          'Ability to read [circuit diagrams and data sheets|data sheets].',
          'A [patient|systematic] way of hunting faults.',
        ],
        success: ['devices run reliably in the field and [faults can be traced|surprises stay in the lab]'],
      },
      de: {
        purpose: ['die Software [im Gerät|nah an der Hardware] zuverlässig ihre Arbeit tut'],
        duties: [
          'Firmware(( mit {tools})) für [unsere Geräte|neue und bestehende Hardware] schreiben und testen',
          'Neue Platinen gemeinsam mit [der Elektronik|dem Hardware-Team] in Betrieb nehmen',
          'Fehler mit [Debugger und Oszilloskop|den passenden Messmitteln] suchen, im Code wie am Messplatz',
          'Speicher, Zeitverhalten und [Energiebedarf|Stromverbrauch] im Blick behalten',
          'Schnittstellen und [Testergebnisse|Entscheidungen] nachvollziehbar dokumentieren',
          '[Fertigung und Feldtests|Erstserie und Feldtests] begleiten, bis das Gerät stabil läuft',
        ],
        needs: [
          'Sichere Praxis in hardwarenaher Programmierung',
          'Die Fähigkeit[, Schaltpläne und Datenblätter| und Datenblätter] zu lesen',
          'Eine [geduldige|systematische] Art der Fehlersuche',
        ],
        success: [
          'Geräte im Feld zuverlässig laufen und [Fehler nachvollziehbar sind|Überraschungen im Labor bleiben]',
        ],
      },
      fr: {
        purpose: ['écrire le logiciel [au cœur de l’appareil|qui donne vie au matériel]'],
        duties: [
          'Écrire et tester le logiciel embarqué(( avec {tools})) pour [nos appareils|du matériel neuf ou existant]',
          'Mettre en service les nouvelles cartes avec [l’équipe électronique|les électroniciens]',
          'Chercher les pannes [au débogueur et à l’oscilloscope|avec les bons outils de mesure]',
          'Surveiller mémoire, temps d’exécution et [consommation|énergie]',
          'Documenter les interfaces et [les résultats d’essais|les choix] pour pouvoir les retracer',
          'Accompagner [la production et les essais terrain|les premières séries] jusqu’à un fonctionnement stable',
        ],
        needs: [
          'Une pratique solide de la programmation proche du matériel',
          'La lecture de [schémas et fiches techniques|fiches techniques]',
          'Une recherche de pannes [patiente|méthodique]',
        ],
        success: [
          'les appareils fonctionnent sans faille sur le terrain et [chaque défaut se retrace|les surprises restent au laboratoire]',
        ],
      },
      es: {
        purpose: ['escribir el software [que vive dentro del equipo|que hace funcionar el hardware]'],
        duties: [
          'Escribir y probar firmware(( con {tools})) para [nuestros equipos|hardware nuevo y existente]',
          'Poner en marcha placas nuevas con [el equipo de electrónica|electrónica]',
          'Buscar fallos con [depurador y osciloscopio|los instrumentos adecuados], en el código y en el banco',
          'Vigilar memoria, tiempos y [consumo|energía]',
          'Documentar interfaces y [resultados de pruebas|decisiones] para poder seguirlos después',
          'Acompañar [la producción y las pruebas de campo|las primeras series] hasta que el equipo sea estable',
        ],
        needs: [
          'Práctica sólida en programación cercana al hardware',
          'Capacidad de leer [esquemas y hojas de datos|hojas de datos]',
          'Una forma [paciente|metódica] de buscar fallos',
        ],
        success: [
          'los equipos funcionen bien en el terreno y [cada fallo se pueda seguir|las sorpresas se queden en el laboratorio]',
        ],
      },
    },
  },
  {
    id: 'platform-engineer',
    titles:
      /devops|\bsre\b|site reliability|platform engineer|infrastructure|cloud|sysadmin|system ?administrat|administrador.* sistemas|administrateur.* système/,
    name: { en: 'DevOps Engineer', de: 'DevOps Engineer', fr: 'Ingénieur DevOps', es: 'Ingeniero/a DevOps' },
    words: {
      en: {
        purpose: ['keep systems [up, safe and easy to change|available and deployments boring]'],
        duties: [
          'Automate builds, [deployments and infrastructure|releases and infrastructure](( with {tools})).',
          'Run the platform and [watch what matters|set up monitoring that tells signal from noise].',
          'Handle incidents calmly, write down the causes and [remove them|see that they do not return].',
          'Agree with developers on [reliability goals|how reliable a service needs to be] and help to reach them.',
          'Keep systems patched, [access rights tight|secrets safe] and backups tested.',
          'Keep an eye on cost and [switch off what nobody needs|make it visible to the teams].',
          ['senior', 'Design [how the platform grows|the next stage of the platform] and bring developers along.'],
        ],
        needs: [
          'Sound knowledge of operating systems and networks.',
          ['mid', 'Practice in running [production systems|systems that others depend on].'],
          'The habit of [automating what you do twice|writing down what you change].',
        ],
        success: [
          'deployments are boring, incidents short and [developers need not wait for you|nobody waits for an environment]',
        ],
      },
      de: {
        purpose: ['Systeme [verfügbar, sicher und leicht änderbar|stabil und sicher] bleiben'],
        duties: [
          'Build, Auslieferung und Infrastruktur(( mit {tools})) [automatisieren|als Code pflegen]',
          'Die Plattform betreiben und [das Wesentliche überwachen|ein aussagekräftiges Monitoring aufbauen]',
          'Störungen ruhig bearbeiten, Ursachen festhalten und [beseitigen|dauerhaft abstellen]',
          'Mit der Entwicklung Ziele für [Verfügbarkeit|Zuverlässigkeit] vereinbaren und erreichen helfen',
          'Systeme aktuell, [Zugriffsrechte schlank|Zugänge sicher] und Backups geprüft halten',
          'Kosten im Blick behalten und [abschalten, was niemand braucht|für die Teams sichtbar machen]',
          [
            'senior',
            'Den weiteren Ausbau der Plattform entwerfen und [die Entwicklung mitnehmen|mit den Teams abstimmen]',
          ],
        ],
        needs: [
          'Fundiertes Wissen über Betriebssysteme und Netzwerke',
          ['mid', 'Praxis im Betrieb von [produktiven Systemen|Systemen, auf die andere angewiesen sind]'],
          'Die Gewohnheit, [Wiederkehrendes zu automatisieren|Änderungen zu dokumentieren]',
        ],
        success: [
          'Auslieferungen unspektakulär sind, Störungen kurz bleiben und [niemand auf eine Umgebung wartet|die Entwicklung ungehindert arbeitet]',
        ],
      },
      fr: {
        purpose: ['garder des systèmes [disponibles, sûrs et faciles à faire évoluer|stables et sûrs]'],
        duties: [
          'Automatiser la construction, [les déploiements|les livraisons] et l’infrastructure(( avec {tools}))',
          'Exploiter la plateforme et [surveiller l’essentiel|mettre en place une supervision utile]',
          'Traiter les incidents avec calme, noter les causes et [les supprimer|éviter leur retour]',
          'Convenir avec les développeurs d’objectifs de [fiabilité|disponibilité] et aider à les tenir',
          'Tenir les systèmes à jour, [les droits d’accès au juste niveau|les accès sûrs] et les sauvegardes testées',
          'Suivre les coûts et [arrêter ce qui ne sert plus|les rendre visibles]',
          ['senior', 'Concevoir l’évolution de la plateforme et [y associer les équipes|embarquer les développeurs]'],
        ],
        needs: [
          'De solides connaissances des systèmes et des réseaux',
          ['mid', 'La pratique de l’exploitation de [systèmes en production|systèmes dont d’autres dépendent]'],
          'L’habitude d’[automatiser ce qui se répète|consigner ses changements]',
        ],
        success: [
          'les déploiements se font sans bruit, les incidents sont courts et [personne n’attend un environnement|les équipes avancent]',
        ],
      },
      es: {
        purpose: ['mantener los sistemas [disponibles, seguros y fáciles de cambiar|estables y seguros]'],
        duties: [
          'Automatizar compilaciones, [despliegues|entregas] e infraestructura(( con {tools}))',
          'Operar la plataforma y [vigilar lo esencial|montar una monitorización que avise de lo importante]',
          'Atender incidentes con calma, anotar las causas y [eliminarlas|evitar que vuelvan]',
          'Acordar con desarrollo objetivos de [fiabilidad|disponibilidad] y ayudar a cumplirlos',
          'Mantener los sistemas al día, [los accesos bajo control|los permisos justos] y las copias probadas',
          'Seguir los costes y [apagar lo que nadie usa|hacerlos visibles]',
          ['senior', 'Diseñar cómo crece la plataforma y [contar con los equipos|sumar a desarrollo]'],
        ],
        needs: [
          'Buen conocimiento de sistemas operativos y redes',
          ['mid', 'Práctica en operar [sistemas en producción|sistemas de los que otros dependen]'],
          'La costumbre de [automatizar lo que se repite|documentar los cambios]',
        ],
        success: [
          'los despliegues no den sustos, los incidentes sean breves y [nadie espere por un entorno|los equipos avancen]',
        ],
      },
    },
  },
  {
    id: 'test-engineer',
    titles:
      /\bqa\b|quality assurance engineer|\btest(er|ing| engineer| automation)|softwaretest|testeur|probador|ingenier.*(qa|pruebas)/,
    name: { en: 'Test Engineer', de: 'Testingenieur:in', fr: 'Ingénieur test', es: 'Ingeniero/a de pruebas' },
    words: {
      en: {
        purpose: ['find the faults [before users do|while they are still cheap to fix]'],
        duties: [
          'Plan tests from [the risks of a change|what could hurt users most].',
          'Automate the checks(( with {tools})) that [should run with every change|nobody should do by hand].',
          'Explore new features with [curiosity and a plan|an open eye for the unexpected].',
          'Report faults so [clearly|exactly] that they can be reproduced at once.',
          'Talk with developers and product early, [before the first line is written|while ideas are still on paper].',
          'Keep the test suite [fast and trustworthy|quick and free of false alarms].',
        ],
        needs: [
          'Knowledge of test design and of [where software tends to break|how software fails].',
          ['mid', 'Practice with automated tests.'],
          'Clear, [friendly|factual] writing, also when the news is bad.',
        ],
        success: ['few faults reach users and [the team trusts a green test run|releases are calm]'],
      },
      de: {
        purpose: ['Fehler gefunden werden, [bevor Nutzende sie bemerken|solange sie leicht zu beheben sind]'],
        duties: [
          'Tests aus [den Risiken einer Änderung|dem, was am meisten schaden könnte,] ableiten und planen',
          'Prüfungen(( mit {tools})) automatisieren, die [bei jeder Änderung laufen sollen|niemand von Hand machen sollte]',
          'Neue Funktionen [mit Neugier und Plan|mit offenem Blick] erkunden',
          'Fehler so [klar|genau] beschreiben, dass sie sofort nachvollziehbar sind',
          'Früh mit Entwicklung und Produkt sprechen, [noch vor der ersten Zeile Code|solange Ideen auf dem Papier stehen]',
          'Die Testsuite [schnell und verlässlich|schlank und frei von Fehlalarmen] halten',
        ],
        needs: [
          'Kenntnisse im Testentwurf und darüber, [wo Software gern bricht|wie Software versagt]',
          ['mid', 'Praxis mit automatisierten Tests'],
          'Klare, [freundliche|sachliche] Texte, auch bei schlechten Nachrichten',
        ],
        success: ['kaum Fehler bei den Nutzenden ankommen und [das Team grünen Tests traut|Releases ruhig verlaufen]'],
      },
      fr: {
        purpose: ['trouver les défauts [avant les utilisateurs|tant qu’ils sont faciles à corriger]'],
        duties: [
          'Bâtir les plans de test à partir [des risques|de ce qui gênerait le plus]',
          'Automatiser les contrôles(( avec {tools})) [à lancer à chaque changement|que personne ne devrait faire à la main]',
          'Explorer les nouveautés avec [curiosité et méthode|un regard ouvert]',
          'Décrire les défauts assez [clairement|précisément] pour les reproduire aussitôt',
          'Échanger tôt avec le développement et le produit, [avant la première ligne de code|dès l’idée]',
          'Garder une suite de tests [rapide et fiable|sans fausses alertes]',
        ],
        needs: [
          'La connaissance des méthodes de test et [des faiblesses habituelles des logiciels|des pannes courantes]',
          ['mid', 'La pratique des tests automatisés'],
          'Des écrits clairs et [courtois|factuels], même quand la nouvelle est mauvaise',
        ],
        success: [
          'peu de défauts arrivent aux utilisateurs et [l’équipe se fie aux tests|les livraisons sont sereines]',
        ],
      },
      es: {
        purpose: ['encontrar los fallos [antes que los usuarios|cuando aún es fácil corregirlos]'],
        duties: [
          'Planificar las pruebas a partir de [los riesgos de cada cambio|lo que más daño haría]',
          'Automatizar comprobaciones(( con {tools})) que [deban correr con cada cambio|nadie debería hacer a mano]',
          'Explorar lo nuevo con [curiosidad y método|la mirada abierta]',
          'Describir los fallos con tanta [claridad|precisión] que se puedan reproducir enseguida',
          'Hablar pronto con desarrollo y producto, [antes de la primera línea|cuando la idea aún está en papel]',
          'Mantener las pruebas [rápidas y fiables|sin falsas alarmas]',
        ],
        needs: [
          'Conocimiento del diseño de pruebas y de [dónde suele romperse el software|cómo falla el software]',
          ['mid', 'Práctica con pruebas automáticas'],
          'Textos claros y [amables|objetivos], también con malas noticias',
        ],
        success: [
          'lleguen pocos fallos a los usuarios y [el equipo se fíe de las pruebas|las entregas sean tranquilas]',
        ],
      },
    },
  },
  {
    id: 'security-engineer',
    titles:
      /security engineer|appsec|cyber|infosec|it-?sicherheit|security (analyst|specialist)|sécurité informatique|ciberseguridad|penetration/,
    name: {
      en: 'Security Engineer',
      de: 'Security Engineer',
      fr: 'Ingénieur sécurité',
      es: 'Ingeniero/a de seguridad',
    },
    words: {
      en: {
        purpose: ['keep systems and data [safe without slowing others down|out of the wrong hands]'],
        duties: [
          'Look at new designs [with an attacker’s eye|for ways to misuse them] and propose protection.',
          'Review code and [configurations|settings](( with {tools})) for weaknesses.',
          'Rank findings by risk and [follow them until they are fixed|see them through to the fix].',
          'Respond to incidents, [secure the traces|keep a clear log] and draw lessons from them.',
          'Explain safe practice so that [developers want to follow it|it fits into daily work].',
          'Keep [rules and proofs|policies and evidence] for audits up to date.',
        ],
        needs: [
          'Practice in application, network or cloud security.',
          'Ability to explain risks [without alarm|in plain words].',
          'Discretion with [confidential findings|what you get to see].',
        ],
        success: ['weaknesses are found early and [fixed quickly|teams ask you before they build]'],
      },
      de: {
        purpose: ['Systeme und Daten [sicher bleiben, ohne andere auszubremsen|nicht in falsche Hände geraten]'],
        duties: [
          'Neue Entwürfe [mit dem Blick einer Angreiferin|auf Missbrauch] prüfen und Schutz vorschlagen',
          'Code und Konfigurationen(( mit {tools})) auf Schwachstellen [prüfen|untersuchen]',
          'Funde nach Risiko ordnen und [bis zur Behebung begleiten|nachhalten]',
          'Auf Vorfälle reagieren, [Spuren sichern|sauber protokollieren] und Lehren ziehen',
          'Sicheres Arbeiten so erklären, dass [es im Alltag funktioniert|andere gern mitmachen]',
          '[Richtlinien und Nachweise|Regeln und Nachweise] für Audits aktuell halten',
        ],
        needs: [
          'Praxis in Anwendungs-, Netzwerk- oder Cloud-Sicherheit',
          'Die Gabe, Risiken [ohne Alarm|in einfachen Worten] zu erklären',
          'Verschwiegenheit bei vertraulichen Funden',
        ],
        success: ['Schwachstellen früh auffallen und [schnell behoben sind|Teams vor dem Bauen fragen]'],
      },
      fr: {
        purpose: ['protéger les systèmes et les données [sans freiner les équipes|des mains malveillantes]'],
        duties: [
          'Examiner les nouveaux projets [avec l’œil d’un attaquant|sous l’angle des abus] et proposer des protections',
          'Contrôler le code et les configurations(( avec {tools})) pour [repérer les failles|en trouver les faiblesses]',
          'Classer les constats par risque et [les suivre jusqu’à correction|veiller à leur correction]',
          'Réagir aux incidents, [conserver les traces|tenir un journal clair] et en tirer les leçons',
          'Expliquer les bonnes pratiques de façon [concrète|à les rendre naturelles]',
          'Tenir à jour [règles et preuves|politiques et preuves] pour les audits',
        ],
        needs: [
          'La pratique de la sécurité des applications, des réseaux ou du cloud',
          'Le don d’expliquer les risques [sans alarmer|simplement]',
          'De la discrétion face aux constats confidentiels',
        ],
        success: ['les failles sont repérées tôt et [corrigées vite|les équipes demandent conseil en amont]'],
      },
      es: {
        purpose: ['proteger sistemas y datos [sin frenar a los demás|de manos ajenas]'],
        duties: [
          'Revisar los diseños nuevos [con ojos de atacante|pensando en posibles abusos] y proponer protección',
          'Examinar código y configuraciones(( con {tools})) en busca de [debilidades|fallos de seguridad]',
          'Ordenar los hallazgos por riesgo y [seguirlos hasta su corrección|asegurar que se corrigen]',
          'Responder a incidentes, [conservar los rastros|llevar un registro claro] y sacar lecciones',
          'Explicar buenas prácticas [de forma que se apliquen a diario|con ejemplos concretos]',
          'Mantener al día [normas y evidencias|políticas y pruebas] para auditorías',
        ],
        needs: [
          'Práctica en seguridad de aplicaciones, redes o nube',
          'Capacidad de explicar riesgos [sin alarmar|con palabras sencillas]',
          'Discreción ante hallazgos confidenciales',
        ],
        success: ['las debilidades se detecten pronto y [se corrijan rápido|los equipos pregunten antes de construir]'],
      },
    },
  },
  {
    id: 'engineering-manager',
    titles:
      /engineering manager|head of (engineering|software|platform)|vp.*engineering|entwicklungsleit|teamle.*entwicklung|responsable (technique|d.veloppement)|jefe.*desarrollo|development manager/,
    name: {
      en: 'Engineering Manager',
      de: 'Leitung Softwareentwicklung',
      fr: 'Responsable du développement',
      es: 'Responsable de ingeniería',
    },
    words: {
      en: {
        purpose: ['lead engineers so that [they do good work and stay|good people deliver good software]'],
        duties: [
          'Hire engineers fairly and [help each of them grow|give each a path to grow].',
          'Plan with product what comes first and [say openly what will not fit|keep promises realistic].',
          'Remove [obstacles|what blocks the team] before they cost a week.',
          'Hold regular one-to-one talks and give [clear, timely feedback|feedback that helps].',
          'Keep delivery [steady and honest|predictable], with a technical judgement of your own.',
          'Agree with other teams on [interfaces and dates|who does what by when].',
        ],
        needs: [
          'Experience of leading engineers.',
          'Technical judgement, [earned in your own practice|from years of building yourself].',
          'Clear words, [upwards as well as downwards|in good and in bad weeks].',
        ],
        success: ['people stay, plans hold and [quality does not suffer|software ships without heroics]'],
      },
      de: {
        purpose: ['ein Entwicklungsteam [gut arbeitet und gern bleibt|verlässlich gute Software liefert]'],
        duties: [
          'Fachleute fair auswählen und [in ihrer Entwicklung fördern|weiterentwickeln]',
          'Mit dem Produktmanagement Prioritäten klären und [offen sagen, was nicht passt|realistisch planen]',
          'Hindernisse [ausräumen|beseitigen], bevor sie Zeit kosten',
          'Regelmäßige Einzelgespräche führen und [klares, zeitnahes Feedback|hilfreiches Feedback] geben',
          'Für [stetige und ehrliche|planbare] Lieferung sorgen, mit eigenem technischem Urteil',
          'Mit anderen Teams [Schnittstellen und Termine|Zuständigkeiten und Termine] abstimmen',
        ],
        needs: [
          'Erfahrung in der Führung von Entwicklungsteams',
          'Technisches Urteil aus [eigener Praxis|eigener Entwicklungsarbeit]',
          'Klare Worte, [in guten wie in schwierigen Wochen|nach oben wie ins Team]',
        ],
        success: ['Menschen bleiben, Pläne halten und [die Qualität stimmt|Software ohne Kraftakte ausgeliefert wird]'],
      },
      fr: {
        purpose: ['diriger une équipe de développement qui [travaille bien et reste|livre du bon logiciel]'],
        duties: [
          'Recruter avec équité et [faire grandir chacun|accompagner chaque parcours]',
          'Fixer avec le produit ce qui passe d’abord et [dire ce qui ne tiendra pas|garder des promesses réalistes]',
          'Lever les obstacles [avant qu’ils ne coûtent cher|qui freinent l’équipe]',
          'Tenir des entretiens réguliers et donner des retours [clairs et rapides|utiles]',
          'Assurer une livraison [régulière et honnête|prévisible], avec un vrai jugement technique',
          'Convenir avec les autres équipes [des interfaces et des dates|de qui fait quoi]',
        ],
        needs: [
          'Une expérience d’encadrement de développeurs',
          'Un jugement technique né de [la pratique|sa propre pratique]',
          'Des mots clairs, [dans les bonnes semaines comme dans les autres|à tous les niveaux]',
        ],
        success: ['les gens restent, les plans tiennent et [la qualité suit|le logiciel sort sans exploit]'],
      },
      es: {
        purpose: ['dirigir un equipo de desarrollo que [trabaje bien y quiera quedarse|entregue buen software]'],
        duties: [
          'Contratar con equidad y [ayudar a crecer a cada persona|acompañar cada carrera]',
          'Acordar con producto qué va primero y [decir con franqueza lo que no cabe|prometer solo lo posible]',
          'Quitar obstáculos [antes de que cuesten tiempo|que frenan al equipo]',
          'Mantener conversaciones individuales y dar opiniones [claras y a tiempo|útiles]',
          'Lograr entregas [constantes y honestas|previsibles], con criterio técnico propio',
          'Acordar con otros equipos [interfaces y fechas|quién hace qué y cuándo]',
        ],
        needs: [
          'Experiencia dirigiendo equipos de desarrollo',
          'Criterio técnico nacido de [la práctica|la experiencia propia]',
          'Palabras claras, [en las semanas buenas y en las otras|hacia arriba y hacia abajo]',
        ],
        success: [
          'la gente se quede, los planes se cumplan y [la calidad no sufra|el software salga sin heroicidades]',
        ],
      },
    },
  },
]
