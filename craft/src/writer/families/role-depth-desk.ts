import type { RoleDepth } from './role.ts'

/** Two further duties and one further need of single roles at a desk. */
export const DESK_DEPTH: RoleDepth = {
  'software-engineer': {
    en: [
      'Turn [bug reports|vague wishes] into small, testable changes and see them through to release.',
      'Remove code that [nobody needs any more|only makes things harder], with tests to prove that nothing broke.',
      'A feeling for [naming and structure|when something is good enough].',
    ],
    de: [
      'Aus [Fehlerberichten|vagen Wünschen] kleine, prüfbare Änderungen machen und sie bis zum Release begleiten',
      'Code entfernen, der [nicht mehr gebraucht wird|nur noch Arbeit macht], und mit Tests zeigen, dass nichts bricht',
      'Gespür für [Namen und Struktur|das richtige Maß]',
    ],
    fr: [
      'Faire [des rapports de bogues|des demandes floues] de petits changements vérifiables, menés jusqu’à la mise en ligne',
      'Retirer le code [devenu inutile|qui complique tout], tests à l’appui',
      'Le sens [des noms et de la structure|de la juste mesure]',
    ],
    es: [
      'Convertir [avisos de fallos|peticiones vagas] en cambios pequeños y comprobables, hasta su publicación',
      'Quitar código [que ya no hace falta|que solo estorba], con pruebas que lo respalden',
      'Sentido [de los nombres y la estructura|de la medida justa]',
    ],
  },
  'backend-engineer': {
    en: [
      'Find the slow query or the leaking resource and [fix it with figures to show|explain what went wrong].',
      'Keep secrets, access and personal data [safe by design|out of the wrong hands].',
      'An understanding of [what happens when many requests come at once|how services fail, and how they recover].',
    ],
    de: [
      'Langsame Abfragen und Engpässe finden und [messbar beheben|ihre Ursache erklären]',
      'Zugänge, Schlüssel und personenbezogene Daten [von Anfang an|mit einfachen Mitteln] schützen',
      'Verständnis dafür, [was unter Last geschieht|wie Dienste ausfallen und sich erholen]',
    ],
    fr: [
      'Trouver la requête lente ou la fuite de ressources et [la corriger, chiffres à l’appui|en expliquer la cause]',
      'Protéger accès, secrets et données personnelles [dès la conception|par des moyens simples]',
      'La compréhension de [ce qui se passe sous la charge|la façon dont un service tombe et se relève]',
    ],
    es: [
      'Encontrar la consulta lenta o la fuga de recursos y [arreglarla con cifras|explicar qué pasó]',
      'Proteger accesos, claves y datos personales [desde el diseño|con medios sencillos]',
      'Comprensión de [lo que pasa con mucha carga|cómo falla y se recupera un servicio]',
    ],
  },
  'frontend-engineer': {
    en: [
      'Watch people use what you built and [smooth out where they hesitate|remove a step where you can].',
      'Keep texts, states and errors [clear for everyone|as carefully made as the main screen].',
      'Care for [loading times and small screens|people who use the web differently].',
    ],
    de: [
      'Menschen beim Benutzen zusehen und [glätten, wo sie zögern|einen Schritt einsparen, wo es geht]',
      'Texte, Zustände und Fehlermeldungen [verständlich|so sorgfältig wie die Hauptansicht] gestalten',
      'Sorgfalt bei [Ladezeiten und kleinen Bildschirmen|allem, was Barrieren abbaut]',
    ],
    fr: [
      'Observer l’usage de ce que l’on a construit et [lisser les hésitations|supprimer une étape]',
      'Soigner textes, états et messages d’erreur [pour tous|autant que l’écran principal]',
      'Du soin pour [les temps de chargement et les petits écrans|celles et ceux qui naviguent autrement]',
    ],
    es: [
      'Observar cómo se usa lo construido y [suavizar donde la gente duda|quitar un paso]',
      'Cuidar textos, estados y errores [para que se entiendan|tanto como la pantalla principal]',
      'Cuidado con [los tiempos de carga y las pantallas pequeñas|quienes navegan de otra manera]',
    ],
  },
  'mobile-developer': {
    en: [
      'Plan each release with [a slow roll-out and a way back|notes that users understand].',
      'Save battery, data and patience: [measure on old devices too|cut what runs without need].',
      'An eye for [the habits of each platform|what people do on the move].',
    ],
    de: [
      'Jedes Release mit [schrittweiser Einführung und Rückweg|verständlichen Hinweisen] planen',
      'Akku, Daten und Geduld schonen: [auch auf älteren Geräten messen|Unnötiges abschalten]',
      'Ein Blick für [die Eigenheiten jeder Plattform|das, was Menschen unterwegs tun]',
    ],
    fr: [
      'Préparer chaque version avec [un déploiement progressif et un retour possible|des notes claires]',
      'Ménager batterie, données et patience : [mesurer aussi sur d’anciens appareils|couper l’inutile]',
      'L’œil pour [les usages de chaque plateforme|ce que l’on fait en déplacement]',
    ],
    es: [
      'Planificar cada versión con [un despliegue gradual y vuelta atrás|notas que se entiendan]',
      'Ahorrar batería, datos y paciencia: [medir también en equipos antiguos|apagar lo innecesario]',
      'Ojo para [las costumbres de cada plataforma|lo que se hace en movimiento]',
    ],
  },
  'embedded-developer': {
    en: [
      'Bring up new boards with [the hardware team|a plan and an open mind] and write down what the data sheet does not say.',
      'Keep memory, power and timing [within budget|visible from the first day].',
      'Patience with [faults that appear once a week|measuring before guessing].',
    ],
    de: [
      'Neue Platinen [mit dem Hardware-Team|Schritt für Schritt] in Betrieb nehmen und notieren, was im Datenblatt fehlt',
      'Speicher, Energie und Zeitverhalten [im Rahmen|von Anfang an sichtbar] halten',
      'Geduld mit [Fehlern, die selten auftreten|dem Messen vor dem Vermuten]',
    ],
    fr: [
      'Mettre en route de nouvelles cartes [avec l’équipe matériel|pas à pas] et noter ce que la fiche technique tait',
      'Garder mémoire, énergie et temps d’exécution [dans les limites|visibles dès le début]',
      'De la patience avec [les pannes rares|la mesure avant l’hypothèse]',
    ],
    es: [
      'Poner en marcha placas nuevas [con el equipo de hardware|paso a paso] y anotar lo que la hoja técnica no dice',
      'Mantener memoria, energía y tiempos [dentro de lo previsto|a la vista desde el principio]',
      'Paciencia con [fallos poco frecuentes|medir antes de suponer]',
    ],
  },
  'platform-engineer': {
    en: [
      'Make the safe way the easy way: [templates, defaults and short guides|fewer steps from idea to production].',
      'Practise recovery before it is needed, and [repair what the exercise shows|share what you learn].',
      'Calm and order [when several alarms ring|in the middle of an incident].',
    ],
    de: [
      'Den sicheren Weg zum einfachen machen: [Vorlagen, Vorgaben und kurze Anleitungen|weniger Schritte von der Idee in den Betrieb]',
      'Die Wiederherstellung üben, bevor sie gebraucht wird, und [Lücken schließen|das Gelernte teilen]',
      'Ruhe und Ordnung, [wenn mehrere Alarme läuten|mitten in einer Störung]',
    ],
    fr: [
      'Faire du chemin sûr le plus simple : [modèles, réglages et guides courts|moins d’étapes jusqu’à la production]',
      'S’exercer à la reprise avant d’en avoir besoin et [combler les lacunes|partager les leçons]',
      'Du calme et de l’ordre [quand plusieurs alarmes sonnent|en plein incident]',
    ],
    es: [
      'Hacer que el camino seguro sea el fácil: [plantillas, ajustes y guías breves|menos pasos hasta producción]',
      'Ensayar la recuperación antes de necesitarla y [cerrar los huecos|compartir lo aprendido]',
      'Calma y orden [cuando suenan varias alarmas|en plena incidencia]',
    ],
  },
  'test-engineer': {
    en: [
      'Describe each fault so that [anyone can repeat it|it is understood at first reading].',
      'Decide with the team what need not be tested, and [say which risk remains|write down why].',
      'Stubborn curiosity about [edge cases|what happens next].',
    ],
    de: [
      'Jeden Fehler so beschreiben, dass [er sich nachstellen lässt|ihn alle beim ersten Lesen verstehen]',
      'Mit dem Team entscheiden, was nicht geprüft wird, und [das verbleibende Risiko nennen|den Grund festhalten]',
      'Beharrliche Neugier auf [Grenzfälle|das, was dann geschieht]',
    ],
    fr: [
      'Décrire chaque défaut de façon à ce [que chacun puisse le reproduire|qu’on le comprenne du premier coup]',
      'Décider avec l’équipe de ce qui ne sera pas testé et [dire le risque qui reste|noter pourquoi]',
      'Une curiosité tenace pour [les cas limites|ce qui se passe ensuite]',
    ],
    es: [
      'Describir cada fallo de modo que [cualquiera pueda repetirlo|se entienda a la primera]',
      'Decidir con el equipo qué no hace falta probar y [decir qué riesgo queda|anotar el motivo]',
      'Curiosidad tenaz por [los casos límite|lo que pasa después]',
    ],
  },
  'security-engineer': {
    en: [
      'Explain findings so that developers [can act on them at once|see the point and not the blame].',
      'Rehearse an incident with those who would be called, and [shorten the list of steps|repair the plan].',
      'Judgement about [which risk is real|what to fix first].',
    ],
    de: [
      'Befunde so erklären, dass die Entwicklung [sofort handeln kann|den Punkt sieht und keinen Vorwurf]',
      'Den Ernstfall mit den Beteiligten üben und [Abläufe kürzen|den Plan nachbessern]',
      'Urteilsvermögen dafür, [welches Risiko echt ist|was zuerst zu beheben ist]',
    ],
    fr: [
      'Expliquer les constats pour que l’équipe [puisse agir aussitôt|y voie une aide, non un reproche]',
      'S’exercer à un incident avec les personnes concernées et [raccourcir les étapes|corriger le plan]',
      'Du discernement sur [les risques réels|ce qu’il faut corriger d’abord]',
    ],
    es: [
      'Explicar los hallazgos para que el equipo [pueda actuar enseguida|vea una ayuda y no un reproche]',
      'Ensayar un incidente con quienes intervendrían y [acortar los pasos|corregir el plan]',
      'Criterio sobre [qué riesgo es real|qué arreglar primero]',
    ],
  },
  'engineering-manager': {
    en: [
      'Hold regular one-to-one talks and [remember what was said|act on what you hear].',
      'Shield time for deep work, and [cancel meetings that have outlived their purpose|say no on behalf of the team].',
      'Interest in people [as much as in code|and in how they grow].',
    ],
    de: [
      'Regelmäßig Einzelgespräche führen und [behalten, was gesagt wurde|danach handeln]',
      'Zeit für konzentrierte Arbeit schützen und [überholte Termine streichen|für das Team auch Nein sagen]',
      'Interesse an Menschen[, nicht nur an Code| und daran, wie sie wachsen]',
    ],
    fr: [
      'Mener des entretiens individuels réguliers et [retenir ce qui s’y dit|en tirer des actes]',
      'Protéger le temps de concentration et [supprimer les réunions devenues inutiles|dire non au nom de l’équipe]',
      'De l’intérêt pour les personnes [autant que pour le code|et leurs progrès]',
    ],
    es: [
      'Mantener conversaciones individuales y [recordar lo que se dijo|actuar en consecuencia]',
      'Proteger el tiempo de concentración y [quitar reuniones que sobran|decir que no en nombre del equipo]',
      'Interés por las personas [tanto como por el código|y por su desarrollo]',
    ],
  },
  'data-analyst': {
    en: [
      'Build a [dashboard|report] only after agreeing what it should change.',
      'Keep a record of definitions so that [everyone counts the same thing|figures can be compared over the years].',
      'A clear way of [drawing charts|telling a story with few figures].',
    ],
    de: [
      'Ein [Dashboard|Reporting] erst bauen, wenn klar ist, was es bewirken soll',
      'Definitionen festhalten, damit [alle dasselbe zählen|Zahlen über Jahre vergleichbar bleiben]',
      'Klarheit in [Diagrammen|wenigen, gut gewählten Zahlen]',
    ],
    fr: [
      'Ne bâtir un [tableau de bord|rapport] qu’après avoir convenu de ce qu’il doit changer',
      'Consigner les définitions pour que [chacun compte la même chose|les chiffres restent comparables]',
      'De la clarté dans [les graphiques|un récit à peu de chiffres]',
    ],
    es: [
      'Construir un [panel|informe] solo tras acordar qué debe cambiar',
      'Registrar las definiciones para que [todos cuenten lo mismo|las cifras se puedan comparar]',
      'Claridad en [los gráficos|un relato con pocas cifras]',
    ],
  },
  'data-engineer': {
    en: [
      'Replace fragile scripts with [jobs that say clearly when they fail|code that can be tested].',
      'Agree with the source systems on [what changes and when|formats that last].',
      'Cost sense: [storing less, reading less|knowing what a query costs].',
    ],
    de: [
      'Fragile Skripte durch [Abläufe ersetzen, die klar melden, wenn etwas klemmt|prüfbaren Code ersetzen]',
      'Mit den Quellsystemen vereinbaren, [was sich wann ändert|welche Formate gelten]',
      'Kostenbewusstsein: [weniger speichern, weniger lesen|wissen, was eine Abfrage kostet]',
    ],
    fr: [
      'Remplacer les scripts fragiles par [des tâches qui signalent clairement leurs échecs|du code testable]',
      'Convenir avec les systèmes sources [de ce qui change et quand|de formats durables]',
      'Le sens des coûts : [stocker moins, lire moins|savoir ce que coûte une requête]',
    ],
    es: [
      'Sustituir guiones frágiles por [tareas que avisan con claridad cuando fallan|código que se pueda probar]',
      'Acordar con los sistemas de origen [qué cambia y cuándo|formatos que duren]',
      'Sentido del coste: [guardar menos, leer menos|saber lo que cuesta una consulta]',
    ],
  },
  'data-scientist': {
    en: [
      'Try the simple method first, and [keep it as the yardstick|use more only where it pays].',
      'Say in plain words [how sure a model is|when it must not be used].',
      'Feeling for [causes and coincidence|the question behind the data].',
    ],
    de: [
      'Erst die einfache Methode versuchen und [sie als Maßstab behalten|nur mehr einsetzen, wo es sich lohnt]',
      'In klaren Worten sagen, [wie sicher ein Modell ist|wann es nicht taugt]',
      'Gespür für [Ursache und Zufall|die Frage hinter den Daten]',
    ],
    fr: [
      'Essayer d’abord la méthode simple et [la garder comme étalon|n’ajouter que ce qui en vaut la peine]',
      'Dire en mots simples [la fiabilité d’un modèle|quand il ne faut pas s’en servir]',
      'Le sens [des causes et du hasard|de la question derrière les données]',
    ],
    es: [
      'Probar antes el método sencillo y [conservarlo como referencia|añadir solo lo que compense]',
      'Decir con palabras claras [cuánto se puede fiar uno de un modelo|cuándo no usarlo]',
      'Sentido de [causas y casualidades|la pregunta que hay detrás de los datos]',
    ],
  },
  'product-manager': {
    en: [
      'Write the announcement before the plan: [if it does not convince, the idea waits|it shows what matters].',
      'Keep the whole in view: [support cost, sales promise and technical debt|what a feature costs after its release].',
      'The ease to [change your mind in public|leave good ideas undone].',
    ],
    de: [
      'Die Ankündigung vor dem Plan schreiben: [Überzeugt sie nicht, wartet die Idee|Sie zeigt, worauf es ankommt]',
      'Das Ganze im Blick behalten: [Supportaufwand, Vertriebszusagen und technische Schulden|auch die Kosten nach dem Start]',
      'Die Gelassenheit, [die Meinung offen zu ändern|gute Ideen liegen zu lassen]',
    ],
    fr: [
      'Écrire l’annonce avant le plan : [si elle ne convainc pas, l’idée attend|elle montre l’essentiel]',
      'Garder l’ensemble en vue : [support, promesses de vente et dette technique|ce que coûte une fonction après sa sortie]',
      'L’aisance à [changer d’avis en public|laisser de côté de bonnes idées]',
    ],
    es: [
      'Escribir el anuncio antes que el plan: [si no convence, la idea espera|muestra lo que importa]',
      'Tener a la vista el conjunto: [soporte, promesas de venta y deuda técnica|lo que cuesta una función tras salir]',
      'Soltura para [cambiar de opinión en público|dejar buenas ideas sin hacer]',
    ],
  },
  'product-owner': {
    en: [
      'Be there when the team has a question, and [decide on the same day|find the one who knows].',
      'Cut stories until [each one can be shown and tried|they fit into one iteration].',
      'Precise language, [without long documents|also under time pressure].',
    ],
    de: [
      'Für Fragen des Teams da sein und [noch am selben Tag entscheiden|klären, wer es weiß]',
      'Stories zuschneiden, bis [jede vorführbar ist|sie in eine Iteration passen]',
      'Genaue Sprache, [ohne lange Dokumente|auch unter Zeitdruck]',
    ],
    fr: [
      'Être là quand l’équipe s’interroge et [trancher le jour même|trouver qui sait]',
      'Découper les récits jusqu’à ce [que chacun puisse se montrer et s’essayer|qu’ils tiennent dans une itération]',
      'Une langue précise, [sans longs documents|même sous la pression]',
    ],
    es: [
      'Estar cuando el equipo pregunta y [decidir el mismo día|encontrar a quien lo sabe]',
      'Dividir historias hasta que [cada una se pueda enseñar y probar|quepan en una iteración]',
      'Lenguaje preciso, [sin documentos largos|también con prisas]',
    ],
  },
  'product-marketing': {
    en: [
      'Interview customers who bought and [those who did not|those who left], and pass on what you hear.',
      'Give sales [one good page|short answers to hard questions] instead of a slide show.',
      'The gift of [saying complicated things simply|hearing what people do not say].',
    ],
    de: [
      'Mit Menschen sprechen, die gekauft haben, und [mit denen, die es nicht taten|mit denen, die gegangen sind]',
      'Dem Vertrieb [eine gute Seite|kurze Antworten auf schwere Fragen] an die Hand geben',
      'Die Gabe, [Kompliziertes einfach zu sagen|zwischen den Zeilen zu hören]',
    ],
    fr: [
      'Interroger ceux qui ont acheté et [ceux qui ont renoncé|ceux qui sont partis], puis transmettre',
      'Donner aux ventes [une bonne page|des réponses courtes aux questions difficiles] plutôt qu’un long exposé',
      'Le don [de dire simplement le complexe|d’entendre ce qui n’est pas dit]',
    ],
    es: [
      'Hablar con quienes compraron y [quienes no|quienes se fueron], y transmitirlo',
      'Dar a ventas [una buena página|respuestas breves a preguntas difíciles] en vez de una larga presentación',
      'El don de [decir fácil lo difícil|oír lo que no se dice]',
    ],
  },
  'product-designer': {
    en: [
      'Sit with users of different abilities and [learn where a design shuts someone out|test with what they use].',
      'Agree with engineering early on [what is cheap and what is dear|how a screen behaves when data is missing].',
      'A sense of order [across many screens|in complex flows].',
    ],
    de: [
      'Mit Menschen unterschiedlicher Fähigkeiten testen und [Hürden erkennen|ihre Hilfsmittel einbeziehen]',
      'Mit der Entwicklung früh klären, [was wenig und was viel kostet|wie sich ein Bildschirm ohne Daten verhält]',
      'Sinn für Ordnung [über viele Ansichten hinweg|in komplexen Abläufen]',
    ],
    fr: [
      'Tester avec des personnes aux capacités diverses et [voir qui reste dehors|avec leurs propres outils]',
      'Convenir tôt avec les développeurs [de ce qui coûte peu ou beaucoup|du comportement d’un écran sans données]',
      'Le sens de l’ordre [d’un écran à l’autre|dans les parcours complexes]',
    ],
    es: [
      'Probar con personas de distintas capacidades y [ver a quién deja fuera un diseño|con sus propias herramientas]',
      'Acordar pronto con desarrollo [qué cuesta poco y qué mucho|cómo se comporta una pantalla sin datos]',
      'Sentido del orden [en muchas pantallas|en flujos complejos]',
    ],
  },
  'ux-researcher': {
    en: [
      'Choose the lightest method that [answers the question|is honest enough].',
      'Let colleagues watch, and [talk about what they saw|leave the judgement to them].',
      'Neutral questions and [patience with silence|good notes].',
    ],
    de: [
      'Die schlankste Methode wählen, die [die Frage beantwortet|ehrlich genug ist]',
      'Andere zuschauen lassen und [darüber sprechen|das Urteil ihnen überlassen]',
      'Neutrale Fragen und [Geduld mit der Stille|gute Notizen]',
    ],
    fr: [
      'Choisir la méthode la plus légère qui [réponde à la question|reste honnête]',
      'Laisser les collègues observer et [en parler ensuite|juger par eux-mêmes]',
      'Des questions neutres et [de la patience avec le silence|de bonnes notes]',
    ],
    es: [
      'Elegir el método más ligero que [responda a la pregunta|sea honesto]',
      'Dejar que otros observen y [comentarlo después|juzguen por sí mismos]',
      'Preguntas neutras y [paciencia con el silencio|buenas notas]',
    ],
  },
  'graphic-designer': {
    en: [
      'Check every file before it leaves: [fonts, colours, bleed|names, sizes, rights].',
      'Keep templates so good that [others can use them without asking|everyday jobs take minutes].',
      'A feeling for [type and white space|pictures and their rights].',
    ],
    de: [
      'Jede Datei vor der Abgabe prüfen: [Schriften, Farben, Anschnitt|Namen, Formate, Rechte]',
      'Vorlagen so gut pflegen, dass [andere sie ohne Rückfragen nutzen|Alltägliches schnell geht]',
      'Gefühl für [Schrift und Weißraum|Bilder und ihre Rechte]',
    ],
    fr: [
      'Vérifier chaque fichier avant envoi : [polices, couleurs, fonds perdus|noms, formats, droits]',
      'Tenir des modèles si bons que [d’autres s’en servent sans demander|le courant se fait vite]',
      'Le sens [de la typographie et du blanc|des images et de leurs droits]',
    ],
    es: [
      'Revisar cada archivo antes de enviarlo: [fuentes, colores, sangrado|nombres, tamaños, derechos]',
      'Mantener plantillas tan buenas que [otros las usen sin preguntar|lo cotidiano salga rápido]',
      'Sentido de [la tipografía y el espacio|las imágenes y sus derechos]',
    ],
  },
  'motion-designer': {
    en: [
      'Cut until [every second earns its place|the story stands without sound].',
      'Deliver formats, subtitles and [loudness|safe margins] as each channel needs them.',
      'Rhythm, and [respect for the viewer’s time|an ear for sound].',
    ],
    de: [
      'So lange kürzen, bis [jede Sekunde zählt|die Geschichte auch ohne Ton trägt]',
      'Formate, Untertitel und [Lautheit|Sicherheitsränder] nach Kanal liefern',
      'Rhythmus und [Achtung vor der Zeit der Zuschauenden|ein Ohr für Ton]',
    ],
    fr: [
      'Couper jusqu’à ce que [chaque seconde compte|l’histoire tienne sans le son]',
      'Livrer formats, sous-titres et [niveaux sonores|marges] selon chaque canal',
      'Le rythme et [le respect du temps du spectateur|l’oreille]',
    ],
    es: [
      'Cortar hasta que [cada segundo cuente|la historia se sostenga sin sonido]',
      'Entregar formatos, subtítulos y [volumen|márgenes] según el canal',
      'Ritmo y [respeto por el tiempo de quien mira|oído]',
    ],
  },
  'marketing-manager': {
    en: [
      'Brief agencies so clearly that [the first draft is close|nobody has to guess].',
      'Sit down with sales each month and [compare leads with customers|hear which ones were worth the call].',
      'A head for [budgets|priorities] and a hand for words.',
    ],
    de: [
      'Agenturen so klar briefen, dass [der erste Entwurf schon passt|niemand raten muss]',
      'Regelmäßig mit dem Vertrieb zusammensitzen und [Anfragen mit Abschlüssen vergleichen|hören, welche sich gelohnt haben]',
      'Sinn für [Budgets|Prioritäten] und für Worte',
    ],
    fr: [
      'Briefer les agences si clairement que [le premier jet soit proche|nul n’ait à deviner]',
      'Faire régulièrement le point avec les ventes et [rapprocher contacts et clients|savoir lesquels valaient l’appel]',
      'Le sens [des budgets|des priorités] et celui des mots',
    ],
    es: [
      'Dar a las agencias encargos tan claros que [el primer borrador acierte|nadie tenga que adivinar]',
      'Reunirse a menudo con ventas y [comparar contactos con clientes|saber cuáles merecieron la llamada]',
      'Sentido de [los presupuestos|las prioridades] y de las palabras',
    ],
  },
  'performance-marketer': {
    en: [
      'Stop what does not work [before the budget is gone|and say so first].',
      'Test one change at a time, and [keep a log of results|let it run long enough].',
      'Honest numbers, [also when they disappoint|with their limits].',
    ],
    de: [
      'Beenden, was nicht wirkt, [bevor das Budget verbraucht ist|und es selbst ansprechen]',
      'Eine Änderung nach der anderen testen und [Ergebnisse festhalten|lange genug laufen lassen]',
      'Ehrliche Zahlen, [auch wenn sie enttäuschen|samt ihren Grenzen]',
    ],
    fr: [
      'Arrêter ce qui ne marche pas [avant que le budget ne fonde|et le dire]',
      'Tester un changement à la fois et [noter les résultats|laisser le temps]',
      'Des chiffres honnêtes, [même décevants|avec leurs limites]',
    ],
    es: [
      'Parar lo que no funciona [antes de gastar el presupuesto|y decirlo]',
      'Probar un cambio cada vez y [anotar los resultados|darle tiempo]',
      'Números honestos, [también si decepcionan|con sus límites]',
    ],
  },
  'content-editor': {
    en: [
      'Ask experts the question a reader would ask, and [ask again until it is clear|leave out the rest].',
      'Keep older texts [correct and findable|alive], or take them down.',
      'Joy in [a good sentence|making texts shorter].',
    ],
    de: [
      'Fachleuten die Frage stellen, die Lesende stellen würden, und [nachhaken, bis es klar ist|den Rest weglassen]',
      'Ältere Texte [aktuell und auffindbar|lebendig] halten oder löschen',
      'Freude an [einem guten Satz|kurzen Texten]',
    ],
    fr: [
      'Poser aux experts la question du lecteur et [insister jusqu’à la clarté|laisser le reste]',
      'Garder les anciens textes [justes et trouvables|vivants], ou les retirer',
      'Le plaisir [d’une bonne phrase|de raccourcir]',
    ],
    es: [
      'Hacer a los expertos la pregunta del lector [e insistir hasta que quede claro|y omitir lo demás]',
      'Mantener los textos antiguos [correctos y localizables|vivos], o retirarlos',
      'Gusto por [una buena frase|acortar textos]',
    ],
  },
  'social-media-manager': {
    en: [
      'Answer criticism [quickly and as a person|in public, and solve it in private].',
      'Show people and work as they are, [with the consent of all|without staging].',
      'A feeling for [tone and timing|what not to post].',
    ],
    de: [
      'Auf Kritik [schnell und menschlich antworten|öffentlich antworten und im Gespräch lösen]',
      'Menschen und Arbeit zeigen, wie sie sind, [mit dem Einverständnis aller|ohne Inszenierung]',
      'Gespür für [Ton und Zeitpunkt|das, was man besser nicht postet]',
    ],
    fr: [
      'Répondre aux critiques [vite et en personne|en public, et régler en privé]',
      'Montrer les gens et le travail tels qu’ils sont, [avec l’accord de chacun|sans mise en scène]',
      'Le sens [du ton et du moment|de ce qu’il ne faut pas publier]',
    ],
    es: [
      'Responder a las críticas [pronto y con cercanía|en público y resolver en privado]',
      'Mostrar a las personas y el trabajo como son, [con el permiso de todos|sin montajes]',
      'Sentido [del tono y del momento|de lo que no conviene publicar]',
    ],
  },
  'communications-officer': {
    en: [
      'Prepare for hard questions [before they are asked|with those who know the facts].',
      'Tell colleagues important news [before they read it elsewhere|first].',
      'A calm pen [on busy days|when facts are still few].',
    ],
    de: [
      'Schwierige Fragen vorbereiten, [bevor sie gestellt werden|mit denen, die die Fakten kennen]',
      'Wichtiges intern mitteilen, [bevor es anderswo steht|zuerst und klar]',
      'Eine ruhige Feder, [auch an vollen Tagen|auch bei dünner Faktenlage]',
    ],
    fr: [
      'Préparer les questions difficiles [avant qu’elles ne viennent|avec ceux qui savent]',
      'Annoncer les nouvelles importantes en interne [avant qu’on les lise ailleurs|d’abord]',
      'Une plume calme, [même les jours chargés|même quand les faits manquent]',
    ],
    es: [
      'Preparar las preguntas difíciles [antes de que lleguen|con quienes conocen los hechos]',
      'Contar dentro lo importante [antes de que se lea fuera|primero]',
      'Una pluma serena, [también en días llenos|también con pocos datos]',
    ],
  },
  'event-manager': {
    en: [
      'Walk through the day in your head, hour by hour, and [write down who does what|find the gaps].',
      'Think of access, food and [quiet corners|ways home] for every guest.',
      'Good nerves [when the microphone fails|on the day itself].',
    ],
    de: [
      'Den Tag im Kopf Stunde für Stunde durchgehen und [notieren, wer was tut|Lücken finden]',
      'An Zugänge, Verpflegung und [ruhige Ecken|Heimwege] für alle Gäste denken',
      'Gute Nerven, [wenn das Mikrofon ausfällt|am Tag selbst]',
    ],
    fr: [
      'Dérouler la journée heure par heure et [noter qui fait quoi|trouver les failles]',
      'Penser aux accès, aux repas et [aux coins calmes|aux retours] pour tous les invités',
      'Des nerfs solides [quand le micro tombe en panne|le jour venu]',
    ],
    es: [
      'Repasar el día hora a hora y [anotar quién hace qué|encontrar los huecos]',
      'Pensar en accesos, comida y [rincones tranquilos|vueltas a casa] para todos',
      'Buenos nervios [cuando falla el micrófono|el día del acto]',
    ],
  },
  'crm-marketer': {
    en: [
      'Write fewer messages and [better ones|only to those who want them].',
      'Make it easy to leave: [an honest unsubscribe|clear choices], respected at once.',
      'Care with [lists and consent|data that belongs to others].',
    ],
    de: [
      'Weniger Nachrichten schreiben und [dafür bessere|nur an die, die sie möchten]',
      'Das Abmelden leicht machen: [ehrlich|mit klarer Wahl] und sofort wirksam',
      'Sorgfalt mit [Listen und Einwilligungen|fremden Daten]',
    ],
    fr: [
      'Écrire moins de messages et [de meilleurs|seulement à qui le souhaite]',
      'Rendre le départ facile : [une désinscription honnête|des choix clairs], respectés aussitôt',
      'Du soin avec [les listes et les consentements|les données d’autrui]',
    ],
    es: [
      'Escribir menos mensajes y [mejores|solo a quien los quiere]',
      'Facilitar la baja: [con honestidad|con opciones claras] y al momento',
      'Cuidado con [las listas y los permisos|los datos ajenos]',
    ],
  },
}
