import type { Role } from './role.ts'

/** Work with texts, languages and pictures. */
export const WORDS_AND_MEDIA: Role[] = [
  {
    id: 'technical-writer',
    titles:
      /technical (?:writer|author|editor|documentation)|documentation (?:writer|specialist|engineer)|technische[rsn]? (?:redakt|autor)|technikredakt|rédact(?:eur|rice) techni|redactor\p{L}* técnic|documentalista técnic/u,
    name: {
      en: 'Technical Writer',
      de: 'Technische:r Redakteur:in',
      fr: 'Rédacteur technique',
      es: 'Redactor/a técnico/a',
    },
    words: {
      en: {
        purpose: ['explain products so that people [find the answer and can act on it|manage on their own]'],
        duties: [
          'Write and revise manuals, help pages and [release notes|instructions] that readers can follow step by step.',
          'Ask developers and engineers [until the matter is clear|the questions a user would ask], and try the product yourself.',
          'Order the content so that [people find what they need quickly|nothing has to be explained in several places].',
          'Keep terms and style [consistent across all documents|even, and ready for translation].',
          'Check every text for [correctness and safety notices|gaps before it is released].',
          'Watch which questions still reach support, and [improve the pages behind them|fill the gap].',
        ],
        needs: [
          'The skill of putting complicated things simply.',
          'A grasp of technology and the curiosity to try it out.',
          'Care with detail, down to the last cross-reference.',
        ],
        success: [
          'readers find what they need and [support gets fewer questions|finish their task at the first attempt]',
        ],
      },
      de: {
        purpose: ['Menschen ein Produkt [verstehen und sicher nutzen können|ohne Rückfragen bedienen können]'],
        duties: [
          'Anleitungen, Hilfeseiten und [Versionshinweise|Handbücher] schreiben und überarbeiten, denen man Schritt für Schritt folgen kann',
          'In der Entwicklung nachfragen, [bis alles klar ist|was auch Nutzer fragen würden], und das Produkt selbst ausprobieren',
          'Inhalte so gliedern, dass [Gesuchtes schnell zu finden ist|nichts mehrfach erklärt werden muss]',
          'Begriffe und Stil [in allen Dokumenten einheitlich halten|einheitlich und übersetzungsgerecht halten]',
          'Texte vor der Freigabe auf [Richtigkeit und Sicherheitshinweise|Lücken] prüfen',
          'Beobachten, welche Fragen noch beim Support ankommen, und [die Seiten dazu verbessern|die Lücke schließen]',
        ],
        needs: [
          'Die Gabe, Kompliziertes einfach zu sagen',
          'Technisches Verständnis und Lust am Ausprobieren',
          'Sorgfalt bis zum letzten Querverweis',
        ],
        success: ['Nutzer finden, was sie suchen, und [der Support weniger Fragen bekommt|auf Anhieb ans Ziel kommen]'],
      },
      fr: {
        purpose: [
          'expliquer des produits pour que chacun [trouve la réponse et sache quoi faire|se débrouille sans aide]',
        ],
        duties: [
          'Rédiger et mettre à jour notices, pages d’aide et [notes de version|guides] que l’on suit pas à pas',
          'Interroger les équipes techniques [jusqu’à ce que tout soit clair|comme le ferait un utilisateur] et essayer le produit soi-même',
          'Organiser les contenus pour que [l’on trouve vite ce que l’on cherche|rien ne soit expliqué plusieurs fois]',
          'Garder des termes et un style [cohérents d’un document à l’autre|constants et prêts à traduire]',
          'Vérifier dans chaque texte [l’exactitude et les consignes de sécurité|ce qui manque] avant publication',
          'Observer les questions qui arrivent encore au support et [améliorer les pages concernées|combler le manque]',
        ],
        needs: [
          'Le talent de dire simplement les choses compliquées',
          'Une bonne compréhension technique et l’envie d’essayer',
          'Le souci du détail, jusqu’au dernier renvoi',
        ],
        success: [
          'les lecteurs trouvent ce qu’ils cherchent et [posent moins de questions au support|y arrivent du premier coup]',
        ],
      },
      es: {
        purpose: [
          'explicar productos para que cualquiera [encuentre la respuesta y sepa qué hacer|se las arregle sin ayuda]',
        ],
        duties: [
          'Escribir y revisar manuales, páginas de ayuda y [notas de versión|guías] que se sigan paso a paso',
          'Preguntar a los equipos técnicos [hasta que todo quede claro|lo que preguntaría un usuario] y probar el producto en persona',
          'Ordenar los contenidos para que [se encuentre rápido lo que se busca|nada se explique varias veces]',
          'Mantener términos y estilo [coherentes en todos los documentos|constantes y listos para traducir]',
          'Comprobar en cada texto [la exactitud y los avisos de seguridad|lo que falta] antes de publicarlo',
          'Observar qué dudas siguen llegando a soporte y [mejorar las páginas correspondientes|cubrir ese hueco]',
        ],
        needs: [
          'El don de decir con sencillez lo complicado',
          'Comprensión técnica y ganas de probar',
          'Cuidado del detalle, hasta la última referencia',
        ],
        success: ['los lectores encuentren lo que buscan y [soporte reciba menos preguntas|lo logren a la primera]'],
      },
    },
  },
  {
    id: 'sign-language-interpreter',
    titles:
      /sign language|\b(?:asl|bsl|auslan) (?:\w+ )?(?:interpret|communicat)|gebärdensprach|schriftdolmetsch|langue des signes|\blsf\b|lengua de (?:signos|señas)|interfaz de comunicación/,
    name: {
      en: 'Sign Language Interpreter',
      de: 'Gebärdensprachdolmetscher:in',
      fr: 'Interprète en langue des signes',
      es: 'Intérprete de lengua de signos',
    },
    words: {
      en: {
        purpose: ['make sure that deaf and hearing people [understand each other fully|can talk on equal terms]'],
        duties: [
          'Interpret between signed and spoken language, [completely and without taking sides|true to what is meant].',
          'Prepare for each assignment: [subject, names and terms|people, setting and special terms].',
          'Agree beforehand [who sits where and who speaks when|what all sides need to follow well].',
          'Say openly when [something was not clear|a break or a repeat is needed].',
          'Keep everything that is said [confidential|to yourself, whatever the setting].',
          'Work in turns with a colleague and [support each other|look back on the assignment together].',
        ],
        needs: [
          'Fluency in both languages and closeness to deaf culture.',
          'Discretion and a clear sense of your role.',
          'Concentration, also in long or difficult talks.',
        ],
        success: ['everyone takes part and [nobody notices the interpreter|trusts what is said]'],
      },
      de: {
        purpose: ['taube und hörende Menschen [einander ganz verstehen|auf Augenhöhe miteinander sprechen]'],
        duties: [
          'Zwischen Gebärdensprache und Lautsprache dolmetschen, [vollständig und unparteiisch|sinngetreu]',
          'Jeden Einsatz vorbereiten: [Thema, Namen und Fachbegriffe|Beteiligte, Rahmen und Begriffe]',
          'Vorab klären, [wer wo sitzt und wann spricht|was alle brauchen, um gut zu folgen]',
          'Offen sagen, wenn [etwas unklar war|eine Pause oder Wiederholung nötig ist]',
          'Über alles Gesagte [Stillschweigen bewahren|schweigen, in welchem Rahmen auch immer]',
          'Sich im Einsatz abwechseln und [gegenseitig stützen|Einsätze gemeinsam nachbesprechen]',
        ],
        needs: [
          'Sicherheit in beiden Sprachen und Nähe zur Kultur tauber Menschen',
          'Diskretion und Klarheit über die eigene Rolle',
          'Konzentration, auch in langen oder schwierigen Gesprächen',
        ],
        success: ['alle mitreden können und [niemand das Dolmetschen bemerkt|sich auf das Gesagte verlassen]'],
      },
      fr: {
        purpose: [
          'permettre aux personnes sourdes et entendantes de [se comprendre pleinement|se parler d’égal à égal]',
        ],
        duties: [
          'Interpréter entre langue des signes et langue parlée, [sans rien omettre ni prendre parti|fidèlement au sens]',
          'Préparer chaque mission : [sujet, noms et vocabulaire|interlocuteurs, cadre et termes]',
          'Convenir avant de commencer [qui se place où et parle quand|de ce qu’il faut à chacun pour suivre]',
          'Dire ouvertement quand [un point n’est pas clair|une pause ou une reprise est utile]',
          'Garder [le secret sur tout ce qui se dit|confidentiels tous les échanges]',
          'Alterner avec un collègue et [se soutenir mutuellement|faire le bilan ensemble]',
        ],
        needs: [
          'L’aisance dans les deux langues et la proximité avec la culture sourde',
          'De la discrétion et une idée claire de son rôle',
          'De la concentration, même dans les entretiens longs ou difficiles',
        ],
        success: ['chacun participe et [que l’interprète se fait oublier|se fie à ce qui est dit]'],
      },
      es: {
        purpose: ['lograr que personas sordas y oyentes [se entiendan por completo|hablen de igual a igual]'],
        duties: [
          'Interpretar entre lengua de signos y lengua oral, [sin omitir nada ni tomar partido|con fidelidad al sentido]',
          'Preparar cada servicio: [tema, nombres y vocabulario|interlocutores, marco y términos]',
          'Acordar de antemano [quién se sienta dónde y quién habla cuándo|lo que necesita cada parte para seguir bien]',
          'Decir con claridad cuándo [algo no se ha entendido|hace falta una pausa o repetir]',
          'Guardar [secreto sobre todo lo que se dice|la confidencialidad en cualquier ámbito]',
          'Turnarse con otro intérprete y [apoyarse mutuamente|repasar juntos el servicio]',
        ],
        needs: [
          'Soltura en ambas lenguas y cercanía a la cultura sorda',
          'Discreción y claridad sobre el propio papel',
          'Concentración, también en conversaciones largas o difíciles',
        ],
        success: ['todos participen y [nadie repare en la interpretación|se fíen de lo que se dice]'],
      },
    },
  },
  {
    id: 'translator',
    titles:
      /translator|subtitler|übersetz(?!ungsmanag)|fremdsprachenkorrespond|traduct(?:eur|rice|or)|subtitul|sous-titreu/,
    name: { en: 'Translator', de: 'Übersetzer:in', fr: 'Traducteur', es: 'Traductor/a' },
    words: {
      en: {
        purpose: [
          'carry meaning from one language into another so that [nothing is lost or added|it reads and sounds natural]',
        ],
        duties: [
          'Render texts and talks [faithfully, in the right tone|so that they sound as if made in the target language].',
          'Look into the subject and [clear up terms before you start|ask where the source is not clear].',
          'Keep glossaries and [use the same term for the same thing|share them with others].',
          'Revise your own work and that of others, [line by line|with fresh eyes].',
          'Check names, figures and dates [against the original|before delivery].',
          'Agree deadlines you can keep and [treat what you read and hear as confidential|say early when a text needs longer].',
        ],
        needs: [
          'A sure command of both languages and a fine ear for tone.',
          'Curiosity about subjects that are new to you.',
          'Discretion and reliability with deadlines.',
        ],
        success: [
          'readers do not notice a translation and [come back with the next one|those who ordered it can use it at once]',
        ],
      },
      de: {
        purpose: ['Inhalte in der anderen Sprache [vollständig und stimmig ankommen|so wirken wie im Original]'],
        duties: [
          'Texte und Gespräche [treu und im passenden Ton wiedergeben|so übertragen, dass sie natürlich klingen]',
          'Sich ins Thema einlesen und [Begriffe vorab klären|nachfragen, wo der Ausgangstext unklar ist]',
          'Glossare pflegen und [für dieselbe Sache dasselbe Wort verwenden|mit anderen teilen]',
          'Eigene und fremde Übersetzungen [Zeile für Zeile|mit frischem Blick] durchsehen',
          'Namen, Zahlen und Daten [mit dem Original|vor der Abgabe noch einmal] abgleichen',
          'Fristen zusagen, die zu halten sind, und [Gelesenes und Gehörtes vertraulich behandeln|früh melden, wenn ein Text mehr Zeit braucht]',
        ],
        needs: [
          'Sicherheit in beiden Sprachen und ein feines Ohr für den Ton',
          'Neugier auf unbekannte Themen',
          'Verschwiegenheit und Termintreue',
        ],
        success: [
          'niemand der Übersetzung anmerkt, dass sie eine ist, und [sie sofort zu gebrauchen ist|der nächste Auftrag folgt]',
        ],
      },
      fr: {
        purpose: [
          'faire passer le sens d’une langue à l’autre, [sans rien perdre ni ajouter|avec naturel et justesse]',
        ],
        duties: [
          'Rendre textes et échanges [fidèlement et dans le ton juste|comme s’ils étaient nés dans la langue d’arrivée]',
          'Se documenter sur le sujet et [clarifier les termes avant de commencer|poser des questions sur les passages obscurs]',
          'Tenir des glossaires et [garder le même mot pour la même chose|les partager]',
          'Relire ses traductions et celles des autres [ligne à ligne|avec un regard neuf]',
          'Vérifier noms, chiffres et dates [sur l’original|avant la remise]',
          'Convenir de délais tenables et [garder confidentiel ce qui est lu ou entendu|prévenir tôt s’il faut plus de temps]',
        ],
        needs: [
          'Une maîtrise sûre des langues de travail et l’oreille pour le ton',
          'De la curiosité pour des sujets nouveaux',
          'De la discrétion et le respect des délais',
        ],
        success: ['la traduction ne se remarque pas et [peut servir aussitôt|donne envie de confier la suivante]'],
      },
      es: {
        purpose: ['llevar el sentido de una lengua a otra [sin perder ni añadir nada|con naturalidad y precisión]'],
        duties: [
          'Trasladar textos y conversaciones [con fidelidad y en el tono justo|como si hubieran nacido en la lengua de llegada]',
          'Documentarse sobre el tema y [aclarar términos antes de empezar|preguntar por los pasajes dudosos]',
          'Mantener glosarios y [usar la misma palabra para la misma cosa|compartirlos]',
          'Revisar traducciones propias y ajenas [línea por línea|con mirada fresca]',
          'Cotejar nombres, cifras y fechas [con el original|antes de entregar]',
          'Acordar plazos que se puedan cumplir y [guardar reserva sobre lo leído y oído|avisar pronto si hace falta más tiempo]',
        ],
        needs: [
          'Dominio seguro de ambas lenguas y oído para el tono',
          'Curiosidad por temas nuevos',
          'Discreción y puntualidad en las entregas',
        ],
        success: ['la traducción no se note y [se pueda usar enseguida|llegue el siguiente encargo]'],
      },
    },
  },
]
