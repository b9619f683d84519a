import type { SharedLines } from './role.ts'

/** More lines for every role of a trade at a desk: what such days are made of, whoever the employer is. */
export const DESK_LINES: SharedLines = {
  software: {
    en: {
      duties: [
        'Review [changes by others|what colleagues propose] with an eye for risks, and accept remarks on your own with interest.',
        'Leave each part of the system a little [simpler|safer|clearer] than you found it, even when the task was small.',
        'Talk to the people who [use the software|report a fault] until you know what they are trying to do.',
        'Measure before you optimise, and [show the figures|write down what you learned] when you are done.',
        'Plan the way back for every change, so that a [bad release|mistake] costs minutes rather than days.',
      ],
      needs: [
        'The ability to explain a technical choice to [someone who does not write code|people from other fields].',
        'Care for [tests, logs and names|the details that only show when something fails].',
        'A way of splitting [big questions|vague wishes] into parts that can be answered.',
      ],
    },
    de: {
      duties: [
        'Änderungen [aus dem Team|anderer] mit Blick auf Risiken prüfen und Anmerkungen zu eigenen mit Interesse aufnehmen',
        'Jeden Teil des Systems etwas [einfacher|sicherer|klarer] hinterlassen, auch bei kleinen Aufgaben',
        'Mit denen sprechen, die [die Software nutzen|einen Fehler melden], bis klar ist, was sie erreichen wollen',
        'Erst messen, dann verbessern, und am Ende [die Zahlen zeigen|das Gelernte festhalten]',
        'Für jede Änderung den Rückweg planen, damit ein [Fehler|misslungenes Release] Minuten kostet statt Tage',
      ],
      needs: [
        'Die Fähigkeit, technische Entscheidungen auch [fachfremden Menschen|anderen Bereichen] zu erklären',
        'Sorgfalt bei [Tests, Protokollen und Namen|den Details, die erst im Fehlerfall auffallen]',
        'Eine Art, [große Fragen|unklare Wünsche] in beantwortbare Teile zu zerlegen',
      ],
    },
    fr: {
      duties: [
        'Relire [le code des autres|les changements de l’équipe] en cherchant les risques, et accueillir les remarques sur le sien',
        'Laisser chaque partie du système un peu plus [simple|sûre|claire], même pour une petite tâche',
        'Parler avec celles et ceux qui [utilisent le logiciel|signalent un défaut] jusqu’à comprendre leur but',
        'Mesurer avant d’optimiser, puis [montrer les chiffres|noter ce qui a été appris]',
        'Prévoir un retour en arrière pour chaque changement, afin qu’une [erreur|mise en ligne ratée] coûte des minutes et non des jours',
      ],
      needs: [
        'La capacité d’expliquer un choix technique à [des personnes d’autres métiers|qui ne code pas]',
        'Du soin pour [les tests, les journaux et les noms|les détails qui ne se voient qu’en cas de panne]',
        'L’art de découper [les grandes questions|les demandes floues] en parties que l’on peut traiter',
      ],
    },
    es: {
      duties: [
        'Revisar [los cambios de otras personas|lo que propone el equipo] buscando riesgos, y recibir con interés los comentarios propios',
        'Dejar cada parte del sistema algo más [sencilla|segura|clara], también en las tareas pequeñas',
        'Hablar con quienes [usan el software|avisan de un fallo] hasta entender qué quieren lograr',
        'Medir antes de optimizar y, al final, [enseñar las cifras|anotar lo aprendido]',
        'Prever la vuelta atrás en cada cambio, para que un [error|despliegue fallido] cueste minutos y no días',
      ],
      needs: [
        'Capacidad de explicar una decisión técnica a [personas de otras áreas|quien no programa]',
        'Cuidado con [las pruebas, los registros y los nombres|los detalles que solo se ven cuando algo falla]',
        'Maña para dividir [preguntas grandes|peticiones vagas] en partes que se puedan resolver',
      ],
    },
  },
  data: {
    en: {
      duties: [
        'Check a surprising figure [from its source upwards|against a second source] before anyone acts on it.',
        'Describe each measure in [one plain sentence|words that need no glossary], with what it leaves out.',
        'Automate [what repeats every week|reports that nobody should build by hand], and retire what nobody reads.',
        'Watch [the quality of incoming data|for gaps and doubles] and go back to where the error begins.',
        'Suggest a question that [nobody has asked yet|the data could answer], and bring a first sketch of the answer.',
      ],
      needs: [
        'Feeling for [what is noise and what is not|sizes and proportions].',
        'The habit of noting [assumptions|how a result came about].',
        'Plain words for [uncertain results|results that are not what people hoped for].',
      ],
    },
    de: {
      duties: [
        'Auffällige Zahlen [von der Quelle her|mit einer zweiten Quelle] prüfen, bevor jemand danach handelt',
        'Jede Kennzahl in [einem klaren Satz|Worten ohne Glossar] beschreiben, samt dem, was sie auslässt',
        'Wiederkehrendes [automatisieren|nicht länger von Hand erledigen] und Berichte abschalten, die niemand liest',
        'Die Qualität eingehender Daten beobachten und Fehlern [bis zu ihrem Ursprung|auf den Grund] nachgehen',
        'Fragen vorschlagen, die [noch niemand gestellt hat|die Daten beantworten könnten], mit einer ersten Skizze der Antwort',
      ],
      needs: [
        'Ein Gefühl für [Größenordnungen|Zufall und Zusammenhang]',
        'Die Gewohnheit, [Annahmen|den Weg zum Ergebnis] festzuhalten',
        'Klare Worte für [unsichere|unerwünschte] Ergebnisse',
      ],
    },
    fr: {
      duties: [
        'Vérifier un chiffre étonnant [depuis sa source|avec une seconde source] avant que quelqu’un ne s’en serve',
        'Décrire chaque indicateur en [une phrase simple|mots courants], avec ce qu’il laisse de côté',
        'Automatiser [ce qui revient chaque semaine|ce qui se répète] et supprimer les rapports que personne ne lit',
        'Surveiller la qualité des données reçues et remonter [jusqu’à l’origine|à la source] de l’erreur',
        'Proposer une question [que personne n’a posée|à laquelle les données répondent], avec une première ébauche',
      ],
      needs: [
        'Le sens [des ordres de grandeur|de ce qui est dû au hasard]',
        'L’habitude de noter [les hypothèses|le chemin vers un résultat]',
        'Des mots simples pour [les résultats incertains|un résultat décevant]',
      ],
    },
    es: {
      duties: [
        'Comprobar una cifra llamativa [desde su origen|con una segunda fuente] antes de que alguien la use',
        'Describir cada indicador en [una frase sencilla|palabras corrientes], con lo que deja fuera',
        'Automatizar [lo que se repite cada semana|lo repetitivo] y retirar los informes que nadie lee',
        'Vigilar la calidad de los datos que llegan y seguir el error [hasta su origen|hasta donde empieza]',
        'Proponer preguntas [que nadie ha hecho aún|que los datos pueden responder], con un primer esbozo',
      ],
      needs: [
        'Sentido de [las proporciones|lo que es casual y lo que no]',
        'Costumbre de anotar [los supuestos|cómo se llegó a un resultado]',
        'Palabras claras para [resultados inciertos|resultados que decepcionan]',
      ],
    },
  },
  product: {
    en: {
      duties: [
        'Say no in a way that [people understand|keeps the door open], and say what would change your mind.',
        'Describe the problem before the solution, [on one page|in words that everyone can check].',
        'Agree with the team what [“done”|“good enough”] means, before the work begins.',
        'Follow [how a feature is used|a few users] for weeks after its release, and act on what you see.',
        'Bring [sales, support and engineering|the people affected] to one table before a decision is made.',
      ],
      needs: [
        'The courage to [stop what does not work|remove features].',
        'Writing that [others can build on|leaves little room for guessing].',
        'A clear view of [what an hour of work is worth|cost and benefit].',
      ],
    },
    de: {
      duties: [
        'So Nein sagen, dass [es verständlich bleibt|die Tür offen bleibt], und nennen, was die Meinung ändern würde',
        'Erst das Problem beschreiben, dann die Lösung, [auf einer Seite|in Worten, die alle prüfen können]',
        'Mit dem Team vor Beginn klären, was [fertig|gut genug] bedeutet',
        'Noch Wochen nach dem Release verfolgen, [wie eine Funktion genutzt wird|was Nutzende tun], und daraus Schlüsse ziehen',
        '[Vertrieb, Support und Entwicklung|Die Beteiligten] an einen Tisch holen, bevor entschieden wird',
      ],
      needs: [
        'Der Mut, [Unwirksames zu beenden|Funktionen wieder zu entfernen]',
        'Texte, [auf denen andere aufbauen können|die wenig Raum zum Raten lassen]',
        'Ein klarer Blick für [Aufwand und Nutzen|den Wert einer Arbeitsstunde]',
      ],
    },
    fr: {
      duties: [
        'Dire non de façon [compréhensible|à laisser la porte ouverte], et dire ce qui ferait changer d’avis',
        'Décrire le problème avant la solution, [sur une page|avec des mots que chacun peut vérifier]',
        'Convenir avec l’équipe de ce que veut dire [terminé|assez bon] avant de commencer',
        'Suivre [l’usage d’une fonction|quelques utilisateurs] des semaines après sa sortie, et en tirer les conséquences',
        'Réunir [ventes, support et développement|les personnes concernées] autour d’une table avant de décider',
      ],
      needs: [
        'Le courage [d’arrêter ce qui ne marche pas|de retirer des fonctions]',
        'Une écriture [sur laquelle d’autres peuvent bâtir|qui laisse peu de place au doute]',
        'Une idée claire [du coût et du bénéfice|de ce que vaut une heure de travail]',
      ],
    },
    es: {
      duties: [
        'Decir que no de forma que [se entienda|quede la puerta abierta], y decir qué haría cambiar de idea',
        'Describir el problema antes que la solución, [en una página|con palabras que cualquiera pueda comprobar]',
        'Acordar con el equipo qué significa [terminado|suficiente] antes de empezar',
        'Seguir [el uso de una función|a unos pocos usuarios] durante semanas tras el lanzamiento y actuar en consecuencia',
        'Sentar a la misma mesa a [ventas, soporte y desarrollo|las personas afectadas] antes de decidir',
      ],
      needs: [
        'Valor para [parar lo que no funciona|retirar funciones]',
        'Textos [sobre los que otros puedan construir|que dejen poco a la interpretación]',
        'Visión clara [del coste y el beneficio|de lo que vale una hora de trabajo]',
      ],
    },
  },
  design: {
    en: {
      duties: [
        'Show early sketches, [even rough ones|while changing them is still cheap], and say which question they should answer.',
        'Give reasons for a design in terms of [what people do|the task], not of taste.',
        'Keep files and components [in order|named so that others find them], ready for whoever works with them next.',
        'Check the result where it is used: [on small screens and in poor light|with those who use it].',
        'Look for what can be [left out|said with less], and defend the space that is gained.',
      ],
      needs: [
        'Ease with [criticism|open questions], given and taken.',
        'A sense of [language as well as form|rhythm, order and proportion].',
        'Interest in how things are [built and produced|made in the end].',
      ],
    },
    de: {
      duties: [
        'Skizzen früh zeigen, [auch grobe|solange Änderungen wenig kosten], und sagen, welche Frage sie beantworten sollen',
        'Entwürfe mit dem begründen, [was Menschen tun|was die Aufgabe verlangt], nicht mit Geschmack',
        'Dateien und Bausteine [in Ordnung|so benannt] halten, dass andere damit weiterarbeiten können',
        'Das Ergebnis dort prüfen, wo es genutzt wird: [auf kleinen Schirmen und bei schlechtem Licht|bei den Menschen selbst]',
        'Suchen, was [wegfallen|mit weniger gesagt werden] kann, und den gewonnenen Raum verteidigen',
      ],
      needs: [
        'Gelassenheit im Umgang mit [Kritik|offenen Fragen]',
        'Ein Gespür für [Sprache und Form|Rhythmus, Ordnung und Proportion]',
        'Interesse daran, wie Dinge [gebaut|hergestellt] werden',
      ],
    },
    fr: {
      duties: [
        'Montrer tôt des esquisses, [même grossières|tant que changer coûte peu], et dire à quelle question elles répondent',
        'Justifier un choix par [l’usage|la tâche], non par le goût',
        'Garder fichiers et composants [en ordre|bien nommés] pour qui prendra la suite',
        'Vérifier le résultat là où il sert : [sur petit écran et en faible lumière|auprès de ses usagers]',
        'Chercher ce qui peut [disparaître|se dire avec moins] et défendre l’espace gagné',
      ],
      needs: [
        'De l’aisance face [aux critiques|aux questions ouvertes]',
        'Le sens [de la langue et de la forme|du rythme, de l’ordre et des proportions]',
        'De l’intérêt pour la façon dont les choses sont [construites|fabriquées]',
      ],
    },
    es: {
      duties: [
        'Enseñar bocetos pronto, [aunque sean toscos|mientras cambiar cuesta poco], y decir qué pregunta responden',
        'Razonar cada diseño por [el uso|la tarea], no por el gusto',
        'Mantener archivos y componentes [en orden|bien nombrados] para quien siga con ellos',
        'Comprobar el resultado donde se usa: [en pantallas pequeñas y con poca luz|con quienes lo usan]',
        'Buscar lo que se puede [quitar|decir con menos] y defender el espacio ganado',
      ],
      needs: [
        'Naturalidad ante [la crítica|las preguntas abiertas]',
        'Sentido [del lenguaje y de la forma|del ritmo, el orden y la proporción]',
        'Interés por cómo se [construyen|fabrican] las cosas',
      ],
    },
  },
  marketing: {
    en: {
      duties: [
        'Find out what [customers|readers] say about us when nobody asks them, and use their words.',
        'Set one clear aim for each [campaign|piece of work] and report afterwards whether it was reached.',
        'Keep a calendar that [the whole team can rely on|leaves room for the unexpected].',
        'Make sure that what we promise outside is [true inside|kept by those who deliver it].',
        'Try small versions first, and put [time and money|effort] behind what works.',
      ],
      needs: [
        'Language that is [clear before it is clever|free of empty phrases].',
        'Curiosity about [people who are not like you|why people choose].',
        'Order, also when [deadlines fall on the same day|plans change late].',
      ],
    },
    de: {
      duties: [
        'Herausfinden, wie [Kundinnen und Kunden|andere] über uns sprechen, wenn niemand fragt, und ihre Worte nutzen',
        'Für jede [Kampagne|Maßnahme] ein klares Ziel setzen und danach berichten, ob es erreicht wurde',
        'Einen Kalender führen, [auf den sich das Team verlassen kann|der Platz für Unerwartetes lässt]',
        'Dafür sorgen, dass das, was wir nach außen versprechen, [innen stimmt|auch gehalten wird]',
        'Erst im Kleinen ausprobieren und [Zeit und Geld|Kraft] in das stecken, was wirkt',
      ],
      needs: [
        'Eine Sprache, die [erst klar und dann klug ist|ohne Floskeln auskommt]',
        'Neugier darauf, [warum Menschen sich entscheiden|wie andere denken]',
        'Ordnung, auch wenn [mehrere Termine auf denselben Tag fallen|sich Pläne spät ändern]',
      ],
    },
    fr: {
      duties: [
        'Découvrir ce que [les clients|les lecteurs] disent de nous quand personne ne les interroge, et reprendre leurs mots',
        'Fixer un but clair à chaque [campagne|action] et dire ensuite s’il est atteint',
        'Tenir un calendrier [sur lequel l’équipe peut compter|qui laisse de la place à l’imprévu]',
        'Veiller à ce que les promesses faites au dehors soient [vraies au dedans|tenues]',
        'Essayer d’abord en petit, puis mettre [du temps et de l’argent|l’effort] sur ce qui marche',
      ],
      needs: [
        'Une langue [claire avant d’être brillante|sans formules creuses]',
        'De la curiosité pour [ceux qui ne nous ressemblent pas|les raisons d’un choix]',
        'De l’ordre, même quand [plusieurs échéances tombent le même jour|les plans changent tard]',
      ],
    },
    es: {
      duties: [
        'Averiguar qué dicen de nosotros [los clientes|los lectores] cuando nadie pregunta, y usar sus palabras',
        'Fijar un objetivo claro para cada [campaña|acción] e informar después de si se alcanzó',
        'Llevar un calendario [con el que el equipo pueda contar|que deje sitio a lo inesperado]',
        'Cuidar de que lo que se promete fuera sea [cierto dentro|algo que se cumple]',
        'Probar primero en pequeño y poner [tiempo y dinero|esfuerzo] en lo que funciona',
      ],
      needs: [
        'Un lenguaje [claro antes que ingenioso|sin frases hechas]',
        'Curiosidad por [quienes piensan de otro modo|saber por qué elige la gente]',
        'Orden, también cuando [coinciden varias entregas|los planes cambian tarde]',
      ],
    },
  },
  sales: {
    en: {
      duties: [
        'Prepare each talk: who is there, [what they want|what was said last time] and what would be a good outcome.',
        'Tell a customer honestly when [our offer is not the right one|something will take longer].',
        'Plan your week so that [new contacts and old ones both get their time|there is room for following up].',
        'Share what you hear in the market with [those who build the offer|the team], good news or bad.',
        'Agree on [the next step and its date|who does what] at the end of every meeting.',
      ],
      needs: [
        'A steady way of working when [business is slow|answers take their time].',
        'Words that make [a complicated offer|prices and terms] easy to understand.',
        'Interest in [how other businesses earn their money|the customer’s trade].',
      ],
    },
    de: {
      duties: [
        'Jedes Gespräch vorbereiten: wer dabei ist, [was sie wollen|was zuletzt besprochen wurde] und was ein guter Ausgang wäre',
        'Ehrlich sagen, wenn [das Angebot nicht passt|etwas länger dauert]',
        'Die Woche so planen, dass [neue wie bestehende Kontakte ihre Zeit bekommen|Platz zum Nachfassen bleibt]',
        'Stimmen aus dem Markt an [das Team|die Produktverantwortlichen] weitergeben, gute wie schlechte',
        'Am Ende jedes Termins [den nächsten Schritt und sein Datum|die nächsten Schritte] vereinbaren',
      ],
      needs: [
        'Ein ruhiger Arbeitsstil, auch wenn [es einmal zäh läuft|Antworten auf sich warten lassen]',
        'Worte, die [komplizierte Angebote|Preise und Bedingungen] verständlich machen',
        'Interesse daran, [womit andere Betriebe ihr Geld verdienen|wie die Branche der Kundschaft arbeitet]',
      ],
    },
    fr: {
      duties: [
        'Préparer chaque entretien : qui est là, [ce qu’ils veulent|ce qui s’est dit la dernière fois] et ce que serait une bonne issue',
        'Dire franchement au client quand [l’offre ne lui convient pas|un délai s’allonge]',
        'Organiser la semaine pour que [nouveaux et anciens contacts aient leur temps|les relances aient leur place]',
        'Partager les échos du marché avec [l’équipe|ceux qui bâtissent l’offre], bons ou mauvais',
        'Convenir [de l’étape suivante et de sa date|de qui fait quoi] à la fin de chaque rendez-vous',
      ],
      needs: [
        'De la constance quand [le rythme ralentit|les réponses tardent]',
        'Des mots qui rendent simples [une offre complexe|les prix et les conditions]',
        'De l’intérêt pour [l’activité des autres entreprises|le métier du client]',
      ],
    },
    es: {
      duties: [
        'Preparar cada conversación: quién está, [qué quiere|qué se habló la última vez] y cuál sería un buen resultado',
        'Decir con honestidad cuando [la oferta no es la adecuada|algo va a tardar]',
        'Planificar la semana para que [contactos nuevos y antiguos tengan su tiempo|quede sitio para el seguimiento]',
        'Compartir lo que se oye en el mercado con [el equipo|quienes diseñan la oferta], sea bueno o malo',
        'Acordar [el siguiente paso y su fecha|quién hace qué] al final de cada reunión',
      ],
      needs: [
        'Constancia cuando [las ventas van despacio|las respuestas tardan]',
        'Palabras que hagan fácil [una oferta compleja|hablar de precios y condiciones]',
        'Interés por [cómo se ganan la vida otras empresas|el sector del cliente]',
      ],
    },
  },
  hr: {
    en: {
      duties: [
        'Explain rules [in plain words|with the reason behind them], also when the answer is no.',
        'Keep what you learn about people [to yourself|confidential], and files where only the right people see them.',
        'Listen to both sides before you [advise|take a view], and write down what was agreed.',
        'Spot [dates that must not be missed|where a process confuses people] before it costs anyone time or trust.',
        'Welcome new people so that [they know whom to ask|their first week makes sense].',
      ],
      needs: [
        'Tact in [difficult talks|moments that matter to people].',
        'Accuracy with [names, dates and amounts|letters that people keep for years].',
        'A fair mind, and [the calm to hear bad news|the patience to explain twice].',
      ],
    },
    de: {
      duties: [
        'Regeln [in klaren Worten|mit ihrem Grund] erklären, auch wenn die Antwort Nein lautet',
        'Persönliches [für sich behalten|vertraulich behandeln] und Akten so führen, dass nur Befugte sie sehen',
        'Beide Seiten anhören, bevor [ein Rat folgt|eine Meinung entsteht], und Vereinbartes festhalten',
        '[Fristen|Stolpersteine im Ablauf] erkennen, bevor sie jemanden Zeit oder Vertrauen kosten',
        'Neue Kolleginnen und Kollegen so empfangen, dass [sie wissen, wen sie fragen können|die erste Woche gelingt]',
      ],
      needs: [
        'Takt in [schwierigen Gesprächen|Momenten, die für andere zählen]',
        'Genauigkeit bei [Namen, Daten und Beträgen|Schreiben, die man aufhebt]',
        'Sinn für Fairness und [Ruhe bei schlechten Nachrichten|Geduld beim zweiten Erklären]',
      ],
    },
    fr: {
      duties: [
        'Expliquer les règles [avec des mots simples|et leur raison], même quand la réponse est non',
        'Garder [pour soi|confidentiel] ce que l’on apprend des personnes, et les dossiers à l’abri des regards',
        'Entendre les deux parties avant de [conseiller|se faire un avis], et noter ce qui est convenu',
        'Repérer [les échéances|ce qui prête à confusion] avant que cela ne coûte du temps ou de la confiance',
        'Accueillir les nouveaux pour [qu’ils sachent à qui s’adresser|que la première semaine ait un sens]',
      ],
      needs: [
        'Du tact dans [les entretiens difficiles|les moments qui comptent]',
        'De l’exactitude avec [les noms, les dates et les montants|les courriers que l’on garde]',
        'Un esprit juste, et [du calme devant les mauvaises nouvelles|la patience d’expliquer deux fois]',
      ],
    },
    es: {
      duties: [
        'Explicar las normas [con palabras sencillas|y su motivo], también cuando la respuesta es no',
        'Guardar [con discreción|en confianza] lo que se sabe de las personas y los expedientes donde corresponde',
        'Escuchar a ambas partes antes de [aconsejar|opinar] y anotar lo acordado',
        'Ver a tiempo [los plazos|lo que confunde] antes de que cueste tiempo o confianza',
        'Recibir a quienes llegan para que [sepan a quién preguntar|la primera semana tenga sentido]',
      ],
      needs: [
        'Tacto en [conversaciones difíciles|los momentos que importan]',
        'Exactitud con [nombres, fechas e importes|cartas que se guardan años]',
        'Sentido de la justicia y [calma ante malas noticias|paciencia para explicar dos veces]',
      ],
    },
  },
  finance: {
    en: {
      duties: [
        'Follow open points until they are closed, and [say when one is stuck|note who has the next move].',
        'Explain what a figure means to people who [have to act on it|do not live in spreadsheets].',
        'Keep documents so that [an audit is quick|every entry can be proved years later].',
        'Suggest where a step can be [dropped|made simpler] without losing control.',
        'Plan the days around [each close|due dates], so that nobody has to hurry at the end.',
      ],
      needs: [
        'An eye for [what does not add up|the figure that is out of line].',
        'Discretion with [money and names|figures that are not yet public].',
        'The patience to [find the last penny|check once more].',
      ],
    },
    de: {
      duties: [
        'Offene Posten verfolgen, bis sie erledigt sind, und [sagen, wo es hakt|festhalten, wer am Zug ist]',
        'Zahlen denen erklären, die [danach handeln müssen|nicht in Tabellen zu Hause sind]',
        'Belege so ablegen, dass [Prüfungen schnell gehen|sich jede Buchung noch nach Jahren belegen lässt]',
        'Vorschlagen, wo ein Schritt [wegfallen|einfacher werden] kann, ohne dass Kontrolle verloren geht',
        'Die Tage vor [jedem Abschluss|Fälligkeiten] so planen, dass am Ende niemand hetzen muss',
      ],
      needs: [
        'Ein Blick für das, was [nicht aufgeht|aus der Reihe fällt]',
        'Verschwiegenheit bei [Geld und Namen|noch nicht öffentlichen Zahlen]',
        'Die Geduld, [auch den letzten Cent zu finden|ein zweites Mal zu prüfen]',
      ],
    },
    fr: {
      duties: [
        'Suivre les points ouverts jusqu’au bout et [dire où cela coince|noter à qui de jouer]',
        'Expliquer un chiffre à qui [doit agir|n’a pas l’habitude des tableaux]',
        'Classer les pièces pour que [les contrôles soient rapides|chaque écriture se prouve des années après]',
        'Proposer où une étape peut [disparaître|devenir plus simple] sans perte de contrôle',
        'Préparer les jours de [clôture|paiement] pour que personne n’ait à courir à la fin',
      ],
      needs: [
        'L’œil pour [ce qui ne tombe pas juste|le chiffre qui détonne]',
        'De la discrétion avec [l’argent et les noms|les chiffres non publics]',
        'La patience de [trouver le dernier centime|vérifier encore une fois]',
      ],
    },
    es: {
      duties: [
        'Seguir las partidas abiertas hasta cerrarlas y [decir dónde se atascan|anotar a quién le toca]',
        'Explicar una cifra a quien [debe actuar con ella|no vive entre tablas]',
        'Archivar los documentos para que [las auditorías sean rápidas|cada apunte se pueda probar años después]',
        'Proponer dónde un paso puede [sobrar|ser más sencillo] sin perder el control',
        'Planificar los días de [cierre|vencimiento] para que nadie corra al final',
      ],
      needs: [
        'Ojo para [lo que no cuadra|la cifra que desentona]',
        'Discreción con [el dinero y los nombres|las cifras no públicas]',
        'Paciencia para [encontrar el último céntimo|revisar otra vez]',
      ],
    },
  },
  legal: {
    en: {
      duties: [
        'Ask what the [business|client] wants to achieve before you say what the law allows.',
        'Write so that [a layperson follows|the point stands in the first line], and keep the footnotes for those who need them.',
        'Keep track of [dates and versions|who agreed to what, and when].',
        'Say how large a risk is, and [what could be done about it|who should decide on it].',
        'Turn questions that keep coming back into [short guidance|a template] that others can use.',
      ],
      needs: [
        'Judgement about [what matters and what can wait|how much detail a matter deserves].',
        'Discretion that [needs no reminder|goes without saying].',
        'The calm to [disagree politely|hold a line].',
      ],
    },
    de: {
      duties: [
        'Erst fragen, was [das Geschäft|die Mandantschaft] erreichen will, dann sagen, was rechtlich geht',
        'So schreiben, dass [auch Laien folgen können|das Wichtigste in der ersten Zeile steht]',
        '[Fristen und Fassungen|Wer wann was zugesagt hat,] im Blick behalten',
        'Sagen, wie groß ein Risiko ist und [was sich dagegen tun lässt|wer darüber entscheiden sollte]',
        'Wiederkehrende Fragen in [kurze Leitfäden|Vorlagen] fassen, die andere nutzen können',
      ],
      needs: [
        'Urteilsvermögen dafür, [was wichtig ist und was warten kann|wie viel Tiefe eine Sache verdient]',
        'Verschwiegenheit, [die keiner Erinnerung bedarf|die selbstverständlich ist]',
        'Die Ruhe, [höflich zu widersprechen|bei einer Linie zu bleiben]',
      ],
    },
    fr: {
      duties: [
        'Demander ce que veut obtenir [l’activité|le client] avant de dire ce que permet le droit',
        'Écrire pour que [chacun comprenne|l’essentiel tienne dans la première ligne]',
        'Suivre [les délais et les versions|qui a consenti à quoi, et quand]',
        'Dire l’ampleur d’un risque et [ce que l’on peut y faire|qui doit en décider]',
        'Faire des questions qui reviennent [un court guide|un modèle] utile aux autres',
      ],
      needs: [
        'Du discernement sur [ce qui compte et ce qui peut attendre|la profondeur que mérite un sujet]',
        'Une discrétion [sans faille|naturelle]',
        'Le calme de [contredire avec courtoisie|tenir une position]',
      ],
    },
    es: {
      duties: [
        'Preguntar qué quiere lograr [el negocio|el cliente] antes de decir qué permite la ley',
        'Escribir para que [cualquiera lo entienda|lo esencial esté en la primera línea]',
        'Seguir [plazos y versiones|quién aceptó qué y cuándo]',
        'Decir cuánto riesgo hay y [qué se puede hacer|quién debe decidir]',
        'Convertir las preguntas que se repiten en [una guía breve|un modelo] que otros puedan usar',
      ],
      needs: [
        'Criterio sobre [lo importante y lo que puede esperar|cuánto detalle merece un asunto]',
        'Discreción [sin recordatorios|natural]',
        'Calma para [discrepar con cortesía|mantener una postura]',
      ],
    },
  },
  support: {
    en: {
      duties: [
        'Put into words what was done, so that [the next colleague can go on|nobody has to tell their story twice].',
        'Point out what many people ask, and [suggest a clearer text|help to remove the cause].',
        'Sort requests by [urgency|urgency and effect] and say openly what has to wait.',
        'Check after a fix whether it [holds|really helped].',
      ],
      needs: [
        'A tone that [calms people down|stays friendly on the tenth call].',
        'Clear written answers, [short and complete|without jargon].',
        'Readiness to [learn new systems|say “I will find out”].',
      ],
    },
    de: {
      duties: [
        'Festhalten, was geschehen ist, damit [andere weitermachen können|niemand seine Geschichte zweimal erzählen muss]',
        'Auf häufige Fragen hinweisen und [klarere Texte vorschlagen|helfen, die Ursache zu beheben]',
        'Eingehendes nach [Dringlichkeit|Wirkung] ordnen und offen sagen, was warten muss',
        'Nach einer Lösung nachsehen, ob sie [hält|wirklich geholfen hat]',
      ],
      needs: [
        'Ein Ton, der [beruhigt|auch beim zehnten Anruf freundlich bleibt]',
        'Klare schriftliche Antworten, [kurz und vollständig|ohne Fachjargon]',
        'Bereitschaft, [neue Systeme zu lernen|auch einmal „Ich finde es heraus“ zu sagen]',
      ],
    },
    fr: {
      duties: [
        'Noter ce qui a été fait pour que [le suivant puisse continuer|personne n’ait à tout raconter deux fois]',
        'Signaler les questions fréquentes et [proposer un texte plus clair|aider à en supprimer la cause]',
        'Trier les demandes selon [l’urgence|leur effet] et dire ouvertement ce qui attendra',
        'Vérifier après coup si la solution [tient|a vraiment aidé]',
      ],
      needs: [
        'Un ton qui [apaise|reste aimable au dixième appel]',
        'Des réponses écrites claires, [courtes et complètes|sans jargon]',
        'L’envie [d’apprendre de nouveaux outils|de dire « je me renseigne »]',
      ],
    },
    es: {
      duties: [
        'Dejar escrito lo hecho para que [otra persona pueda seguir|nadie tenga que contarlo dos veces]',
        'Señalar lo que más se pregunta y [proponer un texto más claro|ayudar a quitar la causa]',
        'Ordenar lo que llega según [la urgencia|su efecto] y decir con franqueza qué debe esperar',
        'Comprobar después si la solución [aguanta|ha ayudado de verdad]',
      ],
      needs: [
        'Un tono que [tranquilice|siga amable en la décima llamada]',
        'Respuestas escritas claras, [breves y completas|sin jerga]',
        'Disposición a [aprender sistemas nuevos|decir «lo averiguo»]',
      ],
    },
  },
  operations: {
    en: {
      duties: [
        'Make visible who does what by when, in a [single list|short plan] that everyone can see.',
        'Speak with the people [on the spot|who do the work] before you change how it is done.',
        'Solve a problem today, and [find its cause tomorrow|make sure it does not return].',
        'Settle questions between departments [before they turn into disputes|with facts and good humour].',
        'Keep an eye on costs and [say early when a budget will not hold|look for waste].',
      ],
      needs: [
        'The ability to [keep several threads in hand|decide with incomplete information].',
        'Words that work [on the shop floor and in a board room|with suppliers and colleagues alike].',
        'Calm when [plans fall apart|the telephone does not stop].',
      ],
    },
    de: {
      duties: [
        'Sichtbar machen, wer was bis wann erledigt, in einer [Liste|Übersicht], die alle kennen',
        'Mit den Menschen [vor Ort|in den Abläufen] sprechen, bevor sich ihre Arbeit ändert',
        'Probleme heute lösen und [morgen die Ursache finden|dafür sorgen, dass sie nicht wiederkehren]',
        'Fragen zwischen Abteilungen klären, [bevor Streit daraus wird|mit Fakten und guter Laune]',
        'Kosten im Auge behalten und [früh sagen, wenn ein Budget nicht reicht|Verschwendung aufspüren]',
      ],
      needs: [
        'Die Fähigkeit, [mehrere Fäden in der Hand zu halten|auch mit unvollständigen Angaben zu entscheiden]',
        'Eine Sprache, die [in der Halle wie in der Leitungsrunde|bei Lieferanten wie im Team] ankommt',
        'Gelassenheit, wenn [Pläne platzen|das Telefon nicht stillsteht]',
      ],
    },
    fr: {
      duties: [
        'Rendre visible qui fait quoi et pour quand, dans [une seule liste|un plan d’une page] que chacun connaît',
        'Parler avec les personnes [sur place|qui font le travail] avant d’en changer la façon',
        'Régler un problème aujourd’hui et [en trouver la cause demain|veiller à ce qu’il ne revienne pas]',
        'Démêler les questions entre services [avant qu’elles ne s’enveniment|avec des faits et de la bonne humeur]',
        'Garder un œil sur les coûts et [dire tôt qu’un budget ne tiendra pas|traquer le gaspillage]',
      ],
      needs: [
        'La capacité de [tenir plusieurs fils|décider sans tout savoir]',
        'Des mots justes [à l’atelier comme en réunion|avec les fournisseurs comme avec l’équipe]',
        'Du calme quand [les plans s’effondrent|le téléphone n’arrête pas]',
      ],
    },
    es: {
      duties: [
        'Hacer visible quién hace qué y para cuándo, en [una sola lista|un plan de una página] que todos conozcan',
        'Hablar con las personas [sobre el terreno|que hacen el trabajo] antes de cambiarlo',
        'Resolver hoy un problema y [buscar mañana la causa|lograr que no vuelva]',
        'Aclarar cuestiones entre departamentos [antes de que sean conflictos|con datos y buen humor]',
        'Vigilar los costes y [avisar pronto si un presupuesto no llega|buscar lo que sobra]',
      ],
      needs: [
        'Capacidad de [llevar varios hilos|decidir con información incompleta]',
        'Palabras que sirvan [en el taller y en el despacho|con proveedores y con el equipo]',
        'Calma cuando [los planes se caen|no para el teléfono]',
      ],
    },
  },
  executive: {
    en: {
      duties: [
        'Spend time where the work is done, and [ask more than you tell|listen to those who serve the customers].',
        'Decide what the organisation will not do, and [stand by it|say why].',
        'Prepare the next generation of leaders, [one task at a time|with real responsibility].',
        'Bring bad news [early|yourself], to the board as much as to the team.',
        'Look beyond the year: [to people, funds and reputation|to what could change everything].',
      ],
      needs: [
        'The standing to [win trust inside and outside|speak for the whole].',
        'Fluency in [budgets and balance sheets|figures and in people].',
        'Humour and [a steady hand|the grace to change your mind].',
      ],
    },
    de: {
      duties: [
        'Dort Zeit verbringen, wo gearbeitet wird, und [mehr fragen als sagen|denen zuhören, die nah an der Kundschaft sind]',
        'Entscheiden, was das Haus nicht tut, und [dazu stehen|den Grund nennen]',
        'Künftige Führungskräfte aufbauen, [Aufgabe für Aufgabe|mit echter Verantwortung]',
        'Schlechte Nachrichten [früh|selbst] überbringen, den Gremien wie der Belegschaft',
        'Über das Jahr hinausdenken: [an Menschen, Mittel und Ruf|an das, was alles ändern könnte]',
      ],
      needs: [
        'Ein Auftreten, das [innen wie außen Vertrauen schafft|für das Ganze spricht]',
        'Sicherheit mit [Budgets und Bilanzen|Zahlen und Menschen]',
        'Humor und [eine ruhige Hand|die Größe, eine Meinung zu ändern]',
      ],
    },
    fr: {
      duties: [
        'Passer du temps là où le travail se fait et [poser plus de questions que donner de réponses|écouter qui sert les clients]',
        'Décider de ce que la maison ne fera pas et [s’y tenir|dire pourquoi]',
        'Préparer la relève, [une mission après l’autre|avec de vraies responsabilités]',
        'Annoncer [tôt|soi-même] les mauvaises nouvelles, au conseil comme aux équipes',
        'Voir au-delà de l’année : [les personnes, les moyens, la réputation|ce qui pourrait tout changer]',
      ],
      needs: [
        'Une présence qui [inspire confiance au dedans comme au dehors|parle pour l’ensemble]',
        'De l’aisance avec [budgets et bilans|les chiffres et les personnes]',
        'De l’humour et [une main sûre|la grandeur de changer d’avis]',
      ],
    },
    es: {
      duties: [
        'Pasar tiempo donde se trabaja y [preguntar más que decir|escuchar a quienes atienden a los clientes]',
        'Decidir lo que la casa no hará y [mantenerlo|explicar por qué]',
        'Preparar a quienes dirigirán mañana, [tarea a tarea|con responsabilidad real]',
        'Dar las malas noticias [pronto|en persona], al consejo y a la plantilla',
        'Mirar más allá del año: [personas, medios y reputación|lo que podría cambiarlo todo]',
      ],
      needs: [
        'Presencia que [dé confianza dentro y fuera|hable por el conjunto]',
        'Soltura con [presupuestos y balances|los números y las personas]',
        'Humor y [mano firme|grandeza para cambiar de opinión]',
      ],
    },
  },
  administration: {
    en: {
      duties: [
        'Prepare [papers, rooms and figures|agendas and files] for meetings.',
        'Answer [calls and mail|visitors and letters] the same day and pass on what others must settle.',
        'Keep lists, calendars and [stocks|contacts] so current that nobody has to check twice.',
        'Watch [contract dates|deadlines] and stocks, and act before they run out.',
        'Keep [personal files|confidential papers] where only the right people see them.',
      ],
      needs: [
        'Friendly patience, [even with the fifth interruption|on busy mornings too].',
        'Good spelling and [a clear style|a feeling for the right tone].',
        'Readiness to [take on what turns up|learn a new program].',
      ],
    },
    de: {
      duties: [
        '[Unterlagen, Räume und Zahlen|Tagesordnungen und Akten] für Besprechungen vorbereiten',
        '[Anrufe und Post|Anfragen und Schreiben] am selben Tag beantworten oder an die Zuständigen weiterleiten',
        'Listen, Kalender und [Bestände|Kontakte] so aktuell halten, dass niemand zweimal nachsehen muss',
        '[Vertragslaufzeiten|Fristen] und Bestände überwachen und rechtzeitig handeln',
        '[Personalakten|Vertrauliche Unterlagen] so aufbewahren, dass nur Befugte sie sehen',
      ],
      needs: [
        'Freundliche Geduld, [auch bei der fünften Unterbrechung|auch an vollen Vormittagen]',
        'Sichere Rechtschreibung und [ein klarer Stil|Gespür für den richtigen Ton]',
        'Bereitschaft, [anzupacken, was anfällt|ein neues Programm zu lernen]',
      ],
    },
    fr: {
      duties: [
        'Préparer [documents, salles et chiffres|ordres du jour et dossiers] des réunions',
        'Répondre [aux appels et au courrier|aux visiteurs et aux lettres] le jour même ou les transmettre à qui de droit',
        'Tenir listes, agendas et [stocks|contacts] si bien à jour que personne n’ait à vérifier deux fois',
        'Suivre [les échéances de contrats|les délais] et les stocks et agir à temps',
        'Ranger [dossiers personnels|papiers confidentiels] à l’abri des regards',
      ],
      needs: [
        'Une patience aimable, [même à la cinquième interruption|même les matins chargés]',
        'Une bonne orthographe et [un style clair|le sens du ton juste]',
        'L’envie [de prendre ce qui se présente|d’apprendre un nouveau logiciel]',
      ],
    },
    es: {
      duties: [
        'Preparar [papeles, salas y cifras|órdenes del día y expedientes] de las reuniones',
        'Atender [llamadas y correo|visitas y cartas] el mismo día o pasarlos a quien corresponda',
        'Llevar listas, agendas y [existencias|contactos] tan al día que nadie tenga que mirar dos veces',
        'Vigilar [vencimientos de contratos|plazos] y existencias y actuar a tiempo',
        'Guardar [expedientes personales|papeles confidenciales] donde solo los vea quien debe',
      ],
      needs: [
        'Paciencia amable, [también a la quinta interrupción|también en las mañanas llenas]',
        'Buena ortografía y [un estilo claro|sentido del tono adecuado]',
        'Disposición a [asumir lo que surja|aprender un programa nuevo]',
      ],
    },
  },
}
