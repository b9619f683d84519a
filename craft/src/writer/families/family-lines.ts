import type { SharedLines } from './role.ts'

export const FAMILY_LINES: SharedLines = {
  software: {
    en: {
      duties: [
        'Break large pieces of work into steps that [can be shipped one by one|fit into days rather than months].',
        'Write down [decisions and their reasons|how things work and why], so that nobody has to guess later.',
        'Take part in planning and [say openly how sure you are of an estimate|name what is still unclear].',
        'Try out new tools [where they solve a real problem|with care] and share what you learned.',
      ],
      needs: [
        'The habit of asking [what a change is for|why] before starting on it.',
        'Patience with [old code and new requirements|systems that grew over time].',
        'Readiness to give and take [honest feedback|advice].',
      ],
    },
    de: {
      duties: [
        'Große Vorhaben in Schritte teilen, die [einzeln ausgeliefert werden können|in Tagen statt Monaten fertig sind]',
        '[Entscheidungen und ihre Gründe|Funktionsweise und Hintergründe] festhalten, damit später niemand raten muss',
        'An der Planung mitwirken und [offen sagen, wie sicher eine Schätzung ist|Unklares benennen]',
        'Neue Werkzeuge [dort erproben, wo sie ein echtes Problem lösen,|mit Augenmaß erproben] und Erkenntnisse teilen',
      ],
      needs: [
        'Die Gewohnheit, vor dem Anfangen nach dem [Zweck einer Änderung|Warum] zu fragen',
        'Geduld mit [gewachsenen Systemen|altem Code und neuen Anforderungen]',
        'Bereitschaft, [ehrliches Feedback|Rat] zu geben und anzunehmen',
      ],
    },
    fr: {
      duties: [
        'Découper les gros chantiers en étapes [livrables une à une|de quelques jours]',
        'Consigner [les décisions et leurs raisons|le fonctionnement des systèmes] pour que personne n’ait à deviner',
        'Participer à la planification et [dire le degré de certitude d’une estimation|nommer ce qui reste flou]',
        'Essayer de nouveaux outils [là où ils règlent un vrai problème|avec discernement] et partager le résultat',
      ],
      needs: [
        'L’habitude de demander [à quoi sert un changement|pourquoi] avant de commencer',
        'De la patience avec [les systèmes anciens|le code ancien et les besoins nouveaux]',
        'L’aisance à donner et recevoir [des retours francs|des conseils]',
      ],
    },
    es: {
      duties: [
        'Dividir los trabajos grandes en pasos [que se entreguen uno a uno|de pocos días]',
        'Dejar por escrito [las decisiones y sus motivos|cómo funcionan las cosas] para que nadie tenga que adivinar',
        'Participar en la planificación y [decir con qué seguridad se estima|señalar lo que no está claro]',
        'Probar herramientas nuevas [donde resuelvan un problema real|con criterio] y compartir lo aprendido',
      ],
      needs: [
        'La costumbre de preguntar [para qué sirve un cambio|por qué] antes de empezar',
        'Paciencia con [sistemas que han crecido con los años|código antiguo y requisitos nuevos]',
        'Disposición a dar y recibir [opiniones sinceras|consejo]',
      ],
    },
  },
  data: {
    en: {
      duties: [
        'Agree with those who ask on [what the answer will be used for|which decision depends on the answer].',
        'Keep queries and code [tidy enough for others to check|where others can find and reuse them].',
        'Protect personal data by [using only what is needed|clear rules of access].',
        'Present results [briefly|in a few clear pictures] and stay for the questions.',
      ],
      needs: [
        'Curiosity about [how a business works|what lies behind a figure].',
        'The calm to say [“we do not know yet”|that the data is not enough].',
        'A tidy way of working that [others can follow|can be checked].',
      ],
    },
    de: {
      duties: [
        'Mit den Fragenden klären, [wofür die Antwort gebraucht wird|welche Entscheidung davon abhängt]',
        'Abfragen und Code so ordentlich halten, dass [andere sie prüfen können|sie wiederverwendbar bleiben]',
        'Personenbezogene Daten durch [Sparsamkeit|klare Zugriffsregeln] schützen',
        'Ergebnisse [knapp|in wenigen klaren Bildern] vorstellen und Fragen beantworten',
      ],
      needs: [
        'Neugier darauf, [wie ein Geschäft funktioniert|was hinter einer Zahl steckt]',
        'Die Ruhe zu sagen, dass [die Daten nicht reichen|etwas noch offen ist]',
        'Eine ordentliche Arbeitsweise, die [andere nachvollziehen können|prüfbar ist]',
      ],
    },
    fr: {
      duties: [
        'Convenir avec les demandeurs [de l’usage de la réponse|de la décision à éclairer]',
        'Garder requêtes et code assez propres pour [être vérifiés|être réutilisés] par d’autres',
        'Protéger les données personnelles par [la sobriété|des règles d’accès claires]',
        'Présenter les résultats [brièvement|en quelques images claires] et répondre aux questions',
      ],
      needs: [
        'De la curiosité pour [le fonctionnement d’une activité|ce que cache un chiffre]',
        'Le calme de dire que [les données ne suffisent pas|la réponse n’est pas encore là]',
        'Une façon de travailler [que d’autres peuvent suivre|vérifiable]',
      ],
    },
    es: {
      duties: [
        'Acordar con quien pregunta [para qué servirá la respuesta|qué decisión depende de ella]',
        'Mantener consultas y código tan ordenados que [otros puedan revisarlos|se puedan reutilizar]',
        'Proteger los datos personales [usando solo lo necesario|con reglas de acceso claras]',
        'Presentar los resultados [con brevedad|en pocas imágenes claras] y atender las preguntas',
      ],
      needs: [
        'Curiosidad por [cómo funciona un negocio|lo que hay detrás de una cifra]',
        'La calma de decir que [los datos no bastan|aún no se sabe]',
        'Una forma de trabajar ordenada, que [otros puedan seguir|se pueda comprobar]',
      ],
    },
  },
  product: {
    en: {
      duties: [
        'Sit in on support calls and sales talks to hear [what users say in their own words|where the product falls short].',
        'Keep a short, honest list of [what is next and why|open bets and what they are based on].',
        'Turn large ideas into [small experiments|steps that can be tested].',
        'Look back after each release and [share what was learned|say what you would do differently].',
      ],
      needs: [
        'Respect for [the craft of designers and engineers|other people’s expertise].',
        'Calm when [opinions collide|everyone wants something first].',
        'Interest in [how users really work|what users do rather than say].',
      ],
    },
    de: {
      duties: [
        'Bei Support- und Vertriebsgesprächen zuhören, um [Nutzende im Original zu hören|Schwächen des Produkts zu erkennen]',
        'Eine kurze, ehrliche Liste führen, [was als Nächstes kommt und warum|welche Annahmen offen sind]',
        'Große Ideen in [kleine Experimente|prüfbare Schritte] zerlegen',
        'Nach jedem Release zurückblicken und [Gelerntes teilen|sagen, was besser ginge]',
      ],
      needs: [
        'Respekt vor [dem Handwerk von Design und Entwicklung|der Fachkenntnis anderer]',
        'Ruhe, wenn [Meinungen aufeinandertreffen|alle zuerst drankommen wollen]',
        'Interesse daran, [wie Nutzende wirklich arbeiten|was Nutzende tun statt sagen]',
      ],
    },
    fr: {
      duties: [
        'Écouter des appels de support et de vente pour entendre [les utilisateurs avec leurs mots|où le produit pèche]',
        'Tenir une liste courte et honnête [de la suite et de ses raisons|des paris en cours]',
        'Transformer les grandes idées en [petites expériences|étapes vérifiables]',
        'Faire le bilan de chaque livraison et [partager les leçons|dire ce qui peut mieux se faire]',
      ],
      needs: [
        'Le respect [du métier des designers et développeurs|de l’expertise des autres]',
        'Du calme quand [les avis s’opposent|chacun veut passer d’abord]',
        'De l’intérêt pour [le travail réel des utilisateurs|ce que font les utilisateurs]',
      ],
    },
    es: {
      duties: [
        'Escuchar llamadas de soporte y de ventas para oír [a los usuarios con sus palabras|en qué falla el producto]',
        'Llevar una lista breve y honesta de [lo que viene y por qué|las apuestas abiertas]',
        'Convertir ideas grandes en [pequeños experimentos|pasos comprobables]',
        'Hacer balance tras cada entrega y [compartir lo aprendido|decir qué se haría de otro modo]',
      ],
      needs: [
        'Respeto por [el oficio de diseño y desarrollo|lo que saben los demás]',
        'Calma cuando [chocan las opiniones|todos quieren ir primero]',
        'Interés por [cómo trabajan de verdad los usuarios|lo que hacen los usuarios]',
      ],
    },
  },
  design: {
    en: {
      duties: [
        'Explain why a design looks [as it does|the way it does], and change it for good reasons.',
        'Collect examples and [ideas|inspiration] and share them with the team.',
        'Plan your time so that [drafts can be discussed before the deadline|there is room for a second draft].',
        'Learn from [how the finished work is used|what happens after release].',
      ],
      needs: [
        'Openness to [criticism|other views], and arguments of your own.',
        'Reliability with [deadlines|files and deadlines].',
        'Interest in [people and how they see|what others need].',
      ],
    },
    de: {
      duties: [
        'Erklären, warum ein Entwurf [so aussieht|so und nicht anders ist], und ihn aus guten Gründen ändern',
        'Beispiele und [Ideen|Anregungen] sammeln und im Team teilen',
        'Die Zeit so planen, dass [Entwürfe vor dem Termin besprochen werden können|Raum für einen zweiten Entwurf bleibt]',
        'Daraus lernen, [wie die fertige Arbeit genutzt wird|was nach der Veröffentlichung geschieht]',
      ],
      needs: [
        'Offenheit für [Kritik|andere Sichtweisen] und eigene Argumente',
        'Verlässlichkeit bei [Terminen|Dateien und Terminen]',
        'Interesse an [Menschen und ihrer Wahrnehmung|dem, was andere brauchen]',
      ],
    },
    fr: {
      duties: [
        'Expliquer les choix d’une création [avec des mots simples|à ceux qui la découvrent] et la changer pour de bonnes raisons',
        'Rassembler exemples et [idées|inspirations] et les partager',
        'Organiser son temps pour [discuter les ébauches avant l’échéance|garder place à une seconde version]',
        'Apprendre de [l’usage du travail fini|ce qui suit la publication]',
      ],
      needs: [
        'De l’ouverture à [la critique|d’autres regards], et des arguments',
        'De la fiabilité dans [les délais|les fichiers et les délais]',
        'De l’intérêt pour [les gens et leur regard|les besoins des autres]',
      ],
    },
    es: {
      duties: [
        'Explicar por qué un diseño es [como es|así y no de otro modo] y cambiarlo con buenas razones',
        'Reunir ejemplos e [ideas|inspiración] y compartirlos',
        'Organizar el tiempo para [comentar los borradores antes del plazo|dejar sitio a una segunda versión]',
        'Aprender de [cómo se usa el trabajo terminado|lo que ocurre después de publicar]',
      ],
      needs: [
        'Apertura a [la crítica|otras miradas] y argumentos propios',
        'Formalidad con [los plazos|archivos y plazos]',
        'Interés por [la gente y su mirada|lo que otros necesitan]',
      ],
    },
  },
  marketing: {
    en: {
      duties: [
        'Know the people you write for: [talk to customers|listen to sales and support] regularly.',
        'Keep [the calendar|the plan] up to date, so that nobody is surprised by a date.',
        'Compare results with [last time|the plan] and suggest the next step.',
        'See that texts and images are [accessible and free of rights issues|right in tone and in law].',
      ],
      needs: [
        'Care with [facts and names|figures and promises].',
        'Ideas, and the stamina to [carry them out|finish them].',
        'A good way of working with [sales and design|other teams].',
      ],
    },
    de: {
      duties: [
        'Die Zielgruppe kennen: regelmäßig [mit der Kundschaft sprechen|Vertrieb und Support zuhören]',
        '[Den Kalender|Die Planung] aktuell halten, damit kein Termin überrascht',
        'Ergebnisse mit [dem letzten Mal|dem Plan] vergleichen und den nächsten Schritt vorschlagen',
        'Darauf achten, dass Texte und Bilder [zugänglich und rechtlich sauber sind|in Ton und Recht stimmen]',
      ],
      needs: [
        'Sorgfalt bei [Fakten und Namen|Zahlen und Versprechen]',
        'Ideen und die Ausdauer, sie [umzusetzen|zu Ende zu bringen]',
        'Gute Zusammenarbeit mit [Vertrieb und Design|anderen Teams]',
      ],
    },
    fr: {
      duties: [
        'Connaître son public : [parler aux clients|écouter les ventes et le support] régulièrement',
        'Tenir [le calendrier|le plan] à jour pour qu’aucune date ne surprenne',
        'Comparer les résultats [à la fois précédente|au plan] et proposer la suite',
        'Veiller à des textes et images [accessibles et libres de droits|justes de ton et de droit]',
      ],
      needs: [
        'Du soin avec [les faits et les noms|les chiffres et les promesses]',
        'Des idées et l’endurance pour [les réaliser|les mener au bout]',
        'Le goût du travail avec [les ventes et le design|d’autres équipes]',
      ],
    },
    es: {
      duties: [
        'Conocer al público: [hablar con clientes|escuchar a ventas y soporte] con regularidad',
        'Mantener al día [el calendario|el plan] para que ninguna fecha sorprenda',
        'Comparar los resultados con [la vez anterior|el plan] y proponer el siguiente paso',
        'Cuidar que textos e imágenes sean [accesibles y libres de problemas de derechos|correctos en tono y en derecho]',
      ],
      needs: [
        'Cuidado con [los datos y los nombres|las cifras y las promesas]',
        'Ideas y constancia para [llevarlas a cabo|terminarlas]',
        'Buen trabajo con [ventas y diseño|otros equipos]',
      ],
    },
  },
  sales: {
    en: {
      duties: [
        'Prepare every talk: [know the customer before you call|read up on the company first].',
        'Tell customers which [model|offer] fits and which does not.',
        'Plan the week with [time for new contacts and for existing customers|time to follow up offers].',
        'Share with the team [what worked and what did not|questions that keep coming up].',
      ],
      needs: [
        'Honesty: [promises that can be kept|nothing sold that does not fit].',
        'Stamina and [good spirits|a cool head].',
        'Order in [notes and dates|your own calendar].',
      ],
    },
    de: {
      duties: [
        'Jedes Gespräch vorbereiten: [den Kunden kennen, bevor das Telefon klingelt|sich vorher über das Unternehmen informieren]',
        'Der Kundschaft sagen, [welches Angebot passt und welches nicht|was zu ihrem Bedarf passt]',
        'Die Woche mit [Zeit für neue Kontakte und Bestandskunden|Zeit zum Nachfassen] planen',
        'Mit dem Team teilen, [was funktioniert hat und was nicht|welche Fragen immer wiederkehren]',
      ],
      needs: [
        'Ehrlichkeit: [Zusagen, die gehalten werden können|nichts verkaufen, was nicht passt]',
        'Ausdauer und [gute Laune|ein kühler Kopf]',
        'Ordnung bei [Notizen und Terminen|den eigenen Terminen]',
      ],
    },
    fr: {
      duties: [
        'Préparer chaque échange : [connaître le client avant l’appel|se renseigner sur l’entreprise]',
        'Dire aux clients quelle [offre|solution] leur convient et laquelle non',
        'Organiser la semaine avec [du temps pour prospects et clients|du temps pour les relances]',
        'Partager avec l’équipe [ce qui marche ou non|les questions qui reviennent]',
      ],
      needs: [
        'De l’honnêteté : [des promesses tenables|ne rien vendre qui ne convienne]',
        'De l’endurance et [de la bonne humeur|la tête froide]',
        'De l’ordre dans [les notes et les dates|l’agenda]',
      ],
    },
    es: {
      duties: [
        'Preparar cada conversación: [conocer al cliente antes de llamar|informarse sobre la empresa]',
        'Decir a los clientes qué [oferta|solución] les encaja y cuál no',
        'Organizar la semana con [tiempo para contactos nuevos y clientes|tiempo para el seguimiento]',
        'Compartir con el equipo [qué funcionó y qué no|las preguntas que se repiten]',
      ],
      needs: [
        'Honestidad: [promesas que se puedan cumplir|no vender lo que no encaja]',
        'Constancia y [buen humor|cabeza fría]',
        'Orden con [notas y fechas|la propia agenda]',
      ],
    },
  },
  hr: {
    en: {
      duties: [
        'Keep deadlines for [contracts, probation and returns|letters and filings] in view.',
        'Work with [employee representatives|managers and employee representatives] in good faith.',
        'Turn recurring questions into [short guides|answers people can look up].',
        'Look at figures on [absence, turnover and pay|people] and say what they mean.',
      ],
      needs: [
        'Tact [with people and with paper|in letters as in talks].',
        'Order with [files and dates|documents].',
        'The courage to [say what is not fair|disagree politely].',
      ],
    },
    de: {
      duties: [
        'Fristen bei [Verträgen, Probezeiten und Rückkehr|Schreiben und Meldungen] im Blick behalten',
        'Mit [Mitarbeitervertretungen|Führungskräften und Mitarbeitervertretung] vertrauensvoll zusammenarbeiten',
        'Wiederkehrende Fragen in [kurze Leitfäden|nachlesbare Antworten] fassen',
        'Kennzahlen zu [Fehlzeiten, Fluktuation und Vergütung|Personal] lesen und deuten',
      ],
      needs: [
        'Takt [im Gespräch wie im Schriftverkehr|mit Menschen und Papier]',
        'Ordnung bei [Akten und Terminen|Unterlagen]',
        'Der Mut, [Unfaires anzusprechen|höflich zu widersprechen]',
      ],
    },
    fr: {
      duties: [
        'Suivre les échéances [des contrats, périodes d’essai et retours|des courriers et déclarations]',
        'Travailler en confiance avec [les représentants du personnel|les responsables et les représentants du personnel]',
        'Transformer les questions fréquentes en [guides courts|réponses faciles à trouver]',
        'Lire les chiffres [d’absence, de départs et de paie|du personnel] et dire ce qu’ils signifient',
      ],
      needs: [
        'Du tact [à l’oral comme à l’écrit|avec chacun]',
        'De l’ordre dans [les dossiers et les dates|les documents]',
        'Le courage de [dire ce qui n’est pas juste|contredire avec courtoisie]',
      ],
    },
    es: {
      duties: [
        'Vigilar los plazos de [contratos, periodos de prueba y reincorporaciones|cartas y trámites]',
        'Trabajar con confianza con [la representación de la plantilla|responsables y representantes]',
        'Convertir las preguntas frecuentes en [guías breves|respuestas fáciles de encontrar]',
        'Leer las cifras de [ausencias, rotación y salarios|personal] y decir qué significan',
      ],
      needs: [
        'Tacto [al hablar y al escribir|con todos]',
        'Orden con [expedientes y fechas|documentos]',
        'Valor para [decir lo que no es justo|discrepar con cortesía]',
      ],
    },
  },
  finance: {
    en: {
      duties: [
        'Keep files so that [a stranger could follow them|every figure leads to its document].',
        'Notice what looks odd and [ask before posting|follow it up].',
        'Keep an eye on deadlines of [banks, tax office and auditors|month and year].',
        'Simplify routines that [cost time every month|are still done by hand].',
      ],
      needs: [
        'Calm in [the last days of a close|busy weeks].',
        'Discretion with [figures and salaries|what passes over your desk].',
        'The habit of [checking twice|asking when a figure surprises].',
      ],
    },
    de: {
      duties: [
        'Unterlagen so führen, dass [auch Fremde sie verstehen|jede Zahl zu ihrem Beleg führt]',
        'Auffälliges bemerken und [vor dem Buchen nachfragen|ihm nachgehen]',
        'Fristen von [Banken, Finanzamt und Prüfung|Monat und Jahr] im Blick behalten',
        'Abläufe vereinfachen, die [jeden Monat Zeit kosten|noch von Hand laufen]',
      ],
      needs: [
        'Ruhe in [den letzten Tagen vor dem Abschluss|vollen Wochen]',
        'Verschwiegenheit [bei Zahlen und Gehältern|in allem, was vertraulich ist]',
        'Die Gewohnheit, [zweimal zu prüfen|bei Auffälligem nachzufragen]',
      ],
    },
    fr: {
      duties: [
        'Tenir des dossiers [que n’importe qui peut suivre|où chaque chiffre mène à sa pièce]',
        'Remarquer ce qui étonne et [demander avant de saisir|chercher pourquoi]',
        'Suivre les échéances [des banques, du fisc et des auditeurs|du mois et de l’année]',
        'Simplifier les tâches qui [prennent du temps chaque mois|se font encore à la main]',
      ],
      needs: [
        'Du calme [en fin de clôture|les semaines chargées]',
        'De la discrétion sur [les chiffres et les salaires|ce qui passe sur le bureau]',
        'L’habitude de [vérifier deux fois|questionner un chiffre surprenant]',
      ],
    },
    es: {
      duties: [
        'Llevar la documentación de forma que [cualquiera la entienda|cada cifra lleve a su justificante]',
        'Notar lo que extraña y [preguntar antes de registrarlo|averiguar por qué]',
        'Vigilar los plazos [de bancos, Hacienda y auditoría|del mes y del año]',
        'Simplificar tareas que [cuestan tiempo cada mes|aún se hacen a mano]',
      ],
      needs: [
        'Calma [en los últimos días del cierre|en semanas llenas]',
        'Discreción con [cifras y salarios|lo que pasa por la mesa]',
        'La costumbre de [comprobar dos veces|preguntar si una cifra sorprende]',
      ],
    },
  },
  legal: {
    en: {
      duties: [
        'Keep files in an order that [colleagues understand at once|survives a change of hands].',
        'Say clearly [what is law and what is advice|how sure an answer is].',
        'Watch time limits and [warn in time|plan work around them].',
        'Sum up long documents [on one page|in a few sentences].',
      ],
      needs: [
        'Accuracy with [words and dates|texts].',
        'Confidentiality [as a matter of course|without exception].',
        'The gift of [putting law into everyday words|listening first].',
      ],
    },
    de: {
      duties: [
        'Akten so führen, dass [andere sie sofort verstehen|sie jeden Wechsel überstehen]',
        'Klar sagen, [was Gesetz und was Rat ist|wie sicher eine Antwort ist]',
        'Fristen überwachen und [rechtzeitig warnen|die Arbeit danach planen]',
        'Lange Texte [auf einer Seite|in wenigen Sätzen] zusammenfassen',
      ],
      needs: [
        'Genauigkeit mit [Worten und Terminen|Texten]',
        'Verschwiegenheit [als Selbstverständlichkeit|ohne Ausnahme]',
        'Die Gabe, [Recht in Alltagssprache zu bringen|erst zuzuhören]',
      ],
    },
    fr: {
      duties: [
        'Tenir des dossiers [clairs pour tous|qui survivent à un changement de mains]',
        'Dire nettement [ce qui est loi et ce qui est conseil|le degré de certitude d’une réponse]',
        'Surveiller les délais et [prévenir à temps|organiser le travail en conséquence]',
        'Résumer de longs documents [en une page|en quelques phrases]',
      ],
      needs: [
        'De la précision dans [les mots et les dates|les textes]',
        'La confidentialité [comme une évidence|sans exception]',
        'Le don [de dire le droit simplement|d’écouter d’abord]',
      ],
    },
    es: {
      duties: [
        'Llevar expedientes [que otros entiendan enseguida|que resistan un cambio de manos]',
        'Decir con claridad [qué es ley y qué es consejo|con qué certeza se responde]',
        'Vigilar plazos y [avisar a tiempo|organizar el trabajo según ellos]',
        'Resumir textos largos [en una página|en pocas frases]',
      ],
      needs: [
        'Exactitud con [palabras y fechas|los textos]',
        'Confidencialidad [como algo natural|sin excepción]',
        'Don para [contar el derecho con sencillez|escuchar primero]',
      ],
    },
  },
  support: {
    en: {
      duties: [
        'Take complaints [calmly|politely] and agree what can be done.',
        'Explain the product [in plain words|step by step] and point to guides.',
        'Share tricks and [good answers|solutions] with the team.',
        'Tell customers [what happens next and when|openly when something takes longer].',
      ],
      needs: [
        'Listening well, [even when time is short|before answering].',
        'A steady hand with [several cases at once|notes and tickets].',
        'The wish to [get to the bottom of things|help].',
      ],
    },
    de: {
      duties: [
        'Beschwerden [ruhig|freundlich] aufnehmen und klären, was möglich ist',
        'Das Produkt [in einfachen Worten|Schritt für Schritt] erklären und auf Anleitungen hinweisen',
        'Kniffe und [gute Antworten|Lösungen] im Team teilen',
        'Der Kundschaft sagen, [was wann als Nächstes geschieht|wenn etwas länger dauert]',
      ],
      needs: [
        'Gutes Zuhören, [auch wenn die Zeit knapp ist|bevor geantwortet wird]',
        'Eine ruhige Hand bei [mehreren Fällen zugleich|Notizen und Tickets]',
        'Der Wunsch, [Dingen auf den Grund zu gehen|zu helfen]',
      ],
    },
    fr: {
      duties: [
        'Recevoir les réclamations [avec calme|poliment] et convenir de ce qui est possible',
        'Expliquer le produit [avec des mots simples|pas à pas] et indiquer les guides',
        'Partager astuces et [bonnes réponses|solutions] avec l’équipe',
        'Dire aux clients [la suite et son délai|quand une réponse prend du temps]',
      ],
      needs: [
        'Une bonne écoute, [même quand le temps manque|avant de répondre]',
        'De la sûreté avec [plusieurs cas à la fois|notes et tickets]',
        'L’envie [d’aller au fond des choses|d’aider]',
      ],
    },
    es: {
      duties: [
        'Recibir las quejas [con calma|con cortesía] y acordar qué se puede hacer',
        'Explicar el producto [con palabras sencillas|paso a paso] e indicar las guías',
        'Compartir trucos y [buenas respuestas|soluciones] con el equipo',
        'Decir a los clientes [qué pasa después y cuándo|si algo va a tardar]',
      ],
      needs: [
        'Saber escuchar, [también con poco tiempo|antes de responder]',
        'Mano firme con [varios casos a la vez|notas y avisos]',
        'Ganas de [llegar al fondo|ayudar]',
      ],
    },
  },
  operations: {
    en: {
      duties: [
        'Walk through the work [regularly|with open eyes] and ask what gets in the way.',
        'Keep agreements [in writing and easy to find|short and in writing].',
        'Prepare for [absences and peaks|days when everything comes at once].',
        'Compare plan and result [every week|openly] and correct the course.',
      ],
      needs: [
        'A sense of [what comes first|order].',
        'Friendly firmness.',
        'Ease with [systems and lists|several topics at once].',
      ],
    },
    de: {
      duties: [
        '[Regelmäßig|Mit offenen Augen] durch die Abläufe gehen und fragen, was stört',
        'Absprachen [schriftlich und auffindbar|kurz schriftlich] festhalten',
        'Auf [Ausfälle und Spitzen|Tage, an denen alles zugleich kommt,] vorbereitet sein',
        'Plan und Ergebnis [jede Woche|offen] vergleichen und nachsteuern',
      ],
      needs: [
        'Ein Gespür dafür, [was zuerst kommt|was Ordnung braucht]',
        'Freundliche Bestimmtheit',
        'Sicherheit mit [Systemen und Listen|mehreren Themen zugleich]',
      ],
    },
    fr: {
      duties: [
        'Parcourir le terrain [régulièrement|les yeux ouverts] et demander ce qui gêne',
        'Garder les accords [écrits et faciles à trouver|par écrit, en bref]',
        'Se préparer [aux absences et aux pics|aux jours où tout arrive ensemble]',
        'Comparer plan et résultat [chaque semaine|ouvertement] et corriger le cap',
      ],
      needs: [
        'Le sens [des priorités|de l’ordre]',
        'Une fermeté aimable',
        'L’aisance avec [outils et listes|plusieurs sujets à la fois]',
      ],
    },
    es: {
      duties: [
        'Recorrer el trabajo [con regularidad|con los ojos abiertos] y preguntar qué estorba',
        'Guardar los acuerdos [por escrito y a mano|en pocas líneas]',
        'Prepararse para [ausencias y picos|días en que llega todo a la vez]',
        'Comparar plan y resultado [cada semana|con franqueza] y corregir el rumbo',
      ],
      needs: [
        'Sentido de [lo que va primero|el orden]',
        'Firmeza amable',
        'Soltura con [sistemas y listas|varios temas a la vez]',
      ],
    },
  },
  healthcare: {
    en: {
      duties: [
        'Notice changes early and [pass them on|tell the right person].',
        'Protect [privacy and dignity|people’s dignity] in every task.',
        'Keep your knowledge current and [share what you learn|ask when guidance changes].',
        'Help colleagues when [the day gets full|it gets busy].',
      ],
      needs: [
        'Respect for people [as they are|in every situation].',
        'Calm in [urgent moments|difficult moments].',
        'Reliability as part of a team.',
      ],
    },
    de: {
      duties: [
        'Veränderungen früh bemerken und [weitergeben|der richtigen Stelle melden]',
        '[Privatsphäre und Würde|Die Würde der Menschen] bei jeder Aufgabe wahren',
        'Das eigene Wissen aktuell halten und [Gelerntes teilen|bei Neuerungen nachfragen]',
        'Im Team einspringen, wenn [der Tag voll wird|es eng wird]',
      ],
      needs: [
        'Respekt vor Menschen, [wie sie sind|in jeder Lage]',
        'Ruhe in [dringenden|schwierigen] Momenten',
        'Verlässlichkeit im Team',
      ],
    },
    fr: {
      duties: [
        'Remarquer tôt les changements et [les transmettre|en avertir la bonne personne]',
        'Préserver [l’intimité et la dignité|la dignité de chacun] dans chaque geste',
        'Tenir ses connaissances à jour et [les partager|demander quand les règles changent]',
        'Prêter main-forte à l’équipe quand [la journée se remplit|le temps presse]',
      ],
      needs: [
        'Le respect des personnes [telles qu’elles sont|en toute situation]',
        'Du calme dans [l’urgence|les moments difficiles]',
        'De la fiabilité en équipe',
      ],
    },
    es: {
      duties: [
        'Notar pronto los cambios y [comunicarlos|avisar a quien corresponda]',
        'Cuidar [la intimidad y la dignidad|la dignidad de cada persona] en cada tarea',
        'Mantener al día los conocimientos y [compartirlos|preguntar cuando cambian las pautas]',
        'Ayudar al equipo cuando [el día se llena|hay más trabajo]',
      ],
      needs: [
        'Respeto por las personas [tal como son|en cada situación]',
        'Calma en [la urgencia|momentos difíciles]',
        'Formalidad en el equipo',
      ],
    },
  },
  education: {
    en: {
      duties: [
        'Make room for [questions and mistakes|every voice].',
        'Keep notes on progress that [help the next step|colleagues can use].',
        'Follow the rules on [safeguarding|protection and supervision] and speak up when worried.',
        'Prepare lessons and materials [with time for questions|for different levels].',
      ],
      needs: [
        'Patience and [humour|warmth].',
        'Reliability [towards learners and colleagues|in every term].',
        'Curiosity that [is catching|never stops].',
      ],
    },
    de: {
      duties: [
        'Raum schaffen für [Fragen und Fehler|jede Stimme]',
        'Fortschritte so festhalten, dass es [beim nächsten Schritt hilft|dem Team nützt]',
        'Regeln zu [Kinderschutz|Schutz und Aufsicht] beachten und Sorgen ansprechen',
        'Einheiten und Material [mit Zeit für Fragen|für verschiedene Stufen] vorbereiten',
      ],
      needs: [
        'Geduld und [Humor|Wärme]',
        'Verlässlichkeit [gegenüber Lernenden und Team|das ganze Jahr]',
        'Neugier, [die ansteckt|die nicht aufhört]',
      ],
    },
    fr: {
      duties: [
        'Laisser place [aux questions et aux erreurs|à chaque voix]',
        'Noter les progrès de façon [utile à l’étape suivante|utile à l’équipe]',
        'Respecter les règles de [protection des mineurs|protection et de surveillance] et signaler ses inquiétudes',
        'Préparer séances et supports [avec du temps pour les questions|pour différents niveaux]',
      ],
      needs: [
        'De la patience et [de l’humour|de la chaleur]',
        'De la fiabilité [envers les apprenants et l’équipe|toute l’année]',
        'Une curiosité [contagieuse|toujours en éveil]',
      ],
    },
    es: {
      duties: [
        'Dar espacio [a preguntas y errores|a cada voz]',
        'Anotar los avances de forma [útil para el siguiente paso|útil para el equipo]',
        'Cumplir las normas de [protección del menor|protección y vigilancia] y comunicar cualquier preocupación',
        'Preparar sesiones y materiales [con tiempo para preguntas|para distintos niveles]',
      ],
      needs: [
        'Paciencia y [humor|calidez]',
        'Formalidad [con quienes aprenden y con el equipo|todo el año]',
        'Una curiosidad [contagiosa|siempre despierta]',
      ],
    },
  },
  retail: {
    en: {
      duties: [
        'Know the range well enough to [find an alternative|answer without looking].',
        'Tidy the sales floor and [top up the shelves|leave it ready for the next shift].',
        'Notice what sells out and [say so|what customers ask for].',
        'Check deliveries against [the delivery note|the order] and unpack them.',
      ],
      needs: [
        'Good spirits, [also on a busy Saturday|also at the end of a long day].',
        'Honesty and punctuality.',
        'An eye for [order|small things].',
      ],
    },
    de: {
      duties: [
        'Das Sortiment so gut kennen, dass [sich eine Alternative findet|Antworten ohne Suchen gelingen]',
        'Die Verkaufsfläche aufräumen und [Regale auffüllen|für die nächste Schicht vorbereiten]',
        'Merken, [was ausgeht|wonach gefragt wird], und Bescheid geben',
        'Lieferungen mit [dem Lieferschein|der Bestellung] abgleichen und auspacken',
      ],
      needs: [
        'Gute Laune, [auch an vollen Tagen|auch am Ende des Tages]',
        'Ehrlichkeit und Pünktlichkeit',
        'Ein Auge für [Ordnung|Kleinigkeiten]',
      ],
    },
    fr: {
      duties: [
        'Connaître la gamme assez bien pour [proposer autre chose|répondre sans chercher]',
        'Ranger le rayon et [le regarnir|le laisser prêt pour l’équipe suivante]',
        'Remarquer [ce qui manque|ce que demandent les clients] et le dire',
        'Contrôler les livraisons [d’après le bon|d’après la commande] et les déballer',
      ],
      needs: [
        'De la bonne humeur, [même les jours d’affluence|même en fin de journée]',
        'De l’honnêteté et de la ponctualité',
        'L’œil pour [l’ordre|les détails]',
      ],
    },
    es: {
      duties: [
        'Conocer el surtido lo bastante para [ofrecer alternativas|responder sin buscar]',
        'Ordenar la sala de ventas y [reponer los estantes|dejarla lista para el turno siguiente]',
        'Notar [lo que se agota|lo que piden los clientes] y avisar',
        'Cotejar las entregas con [el albarán|el pedido] y desembalarlas',
      ],
      needs: [
        'Buen humor, [también en días de mucha gente|también al final del día]',
        'Honradez y puntualidad',
        'Ojo para [el orden|los detalles]',
      ],
    },
  },
  hospitality: {
    en: {
      duties: [
        'Follow hygiene and safety rules [in every shift|without being told].',
        'Keep your station ready [before the rush|for the next hour].',
        'Lend a hand where [the queue is|others need it].',
        'Tell kitchen and service what guests [praise or miss|leave on the plate].',
      ],
      needs: ['Team spirit when [it gets busy|plans change].', 'Cleanliness and [good timing|order].', 'Punctuality.'],
    },
    de: {
      duties: [
        'Hygiene- und Sicherheitsregeln [in jeder Schicht|unaufgefordert] einhalten',
        'Den eigenen Platz [vor dem Ansturm|für die nächste Stunde] vorbereiten',
        'Mit anpacken, wo [es eng wird|andere Hilfe brauchen]',
        'Küche und Service sagen, was Gäste [loben oder vermissen|zurückgehen lassen]',
      ],
      needs: [
        'Teamgeist, wenn [viel los ist|Pläne sich ändern]',
        'Sauberkeit und [Gespür für den richtigen Moment|Ordnung]',
        'Pünktlichkeit',
      ],
    },
    fr: {
      duties: [
        'Respecter hygiène et sécurité [à chaque service|de soi-même]',
        'Garder son poste prêt [avant l’affluence|pour l’heure qui vient]',
        'Donner un coup de main là où [la file s’allonge|on en a besoin]',
        'Dire à la cuisine et à la salle ce que les clients [aiment ou regrettent|renvoient]',
      ],
      needs: [
        'L’esprit d’équipe quand [il y a du monde|les plans changent]',
        'De la propreté et [le sens du moment|de l’ordre]',
        'De la ponctualité',
      ],
    },
    es: {
      duties: [
        'Cumplir la higiene y la seguridad [en cada turno|sin que lo pidan]',
        'Tener el puesto listo [antes de la hora punta|para la hora siguiente]',
        'Echar una mano donde [haya cola|haga falta]',
        'Decir a cocina y sala lo que los clientes [alaban o echan en falta|devuelven]',
      ],
      needs: [
        'Compañerismo cuando [hay mucha gente|cambian los planes]',
        'Limpieza y [sentido del momento|orden]',
        'Puntualidad',
      ],
    },
  },
  logistics: {
    en: {
      duties: [
        'Report damage and near misses [at once|the same day].',
        'Keep papers and scans [up to date|complete].',
        'Look after the equipment [you use|of your shift].',
        'Suggest shorter ways and [safer ones|simpler steps].',
      ],
      needs: [
        'A careful eye.',
        'Team sense [across shifts|when it gets busy].',
        'Basic use of [scanners and screens|a scanner or computer].',
      ],
    },
    de: {
      duties: [
        'Schäden und Beinahe-Unfälle [sofort|noch am selben Tag] melden',
        'Papiere und Scans [aktuell|vollständig] halten',
        'Das Arbeitsgerät [der Schicht|sorgsam] pflegen',
        'Kürzere und [sicherere Wege|einfachere Schritte] vorschlagen',
      ],
      needs: [
        'Ein sorgfältiger Blick',
        'Teamgeist[ über Schichten hinweg|, wenn viel los ist]',
        'Einfacher Umgang mit [Scanner und Bildschirm|Scanner oder Computer]',
      ],
    },
    fr: {
      duties: [
        'Signaler dégâts et presque-accidents [aussitôt|le jour même]',
        'Garder documents et scans [à jour|complets]',
        'Prendre soin du matériel [utilisé|de l’équipe]',
        'Proposer des trajets plus courts et [plus sûrs|des gestes plus simples]',
      ],
      needs: [
        'Un œil attentif',
        'L’esprit d’équipe [d’un poste à l’autre|aux heures chargées]',
        'Un usage simple [du scanner et de l’écran|des outils numériques]',
      ],
    },
    es: {
      duties: [
        'Avisar de daños e incidentes [enseguida|el mismo día]',
        'Mantener papeles y lecturas [al día|completos]',
        'Cuidar el equipo [que se usa|del turno]',
        'Proponer caminos más cortos y [más seguros|pasos más sencillos]',
      ],
      needs: [
        'Mirada atenta',
        'Compañerismo [entre turnos|cuando hay mucho trabajo]',
        'Manejo sencillo de [escáner y pantalla|herramientas digitales]',
      ],
    },
  },
  construction: {
    en: {
      duties: [
        'Agree each morning on [who does what and where|the steps of the day].',
        'Use material [sparingly|with little waste] and keep count of it.',
        'Hand over each section so that [the next trade can go on|it is swept and ready].',
        'Report hazards and changes [at once|before work goes on].',
      ],
      needs: [
        'Safe work, [also when time is short|every day].',
        'Good craftsmanship and [pride in the result|patience].',
        'Friendly dealings with [clients and other trades|everyone on site].',
      ],
    },
    de: {
      duties: [
        'Jeden Morgen absprechen, [wer was wo tut|welche Schritte anstehen]',
        'Material [sparsam|mit wenig Verschnitt] einsetzen und im Blick behalten',
        'Jeden Abschnitt so übergeben, dass [das nächste Gewerk weiterarbeiten kann|er besenrein und fertig ist]',
        'Gefahren und Änderungen [sofort|vor dem Weiterarbeiten] melden',
      ],
      needs: [
        'Sicheres Arbeiten, [auch wenn die Zeit drängt|jeden Tag]',
        'Gutes Handwerk und [Freude am Ergebnis|Geduld]',
        'Freundlicher Umgang mit [Kundschaft und anderen Gewerken|allen auf der Baustelle]',
      ],
    },
    fr: {
      duties: [
        'Convenir chaque matin [de qui fait quoi|des étapes du jour]',
        'Employer les matériaux [avec mesure|avec peu de pertes] et en suivre le compte',
        'Remettre chaque partie [balayée et finie|prête pour le métier suivant]',
        'Signaler dangers et changements [aussitôt|avant de continuer]',
      ],
      needs: [
        'Un travail sûr, [même quand le temps presse|chaque jour]',
        'Du métier et [la fierté du résultat|de la patience]',
        'Un contact aimable avec [clients et autres métiers|tous sur le chantier]',
      ],
    },
    es: {
      duties: [
        'Acordar cada mañana [quién hace qué|los pasos del día]',
        'Usar el material [con medida|con poca merma] y llevar la cuenta',
        'Entregar cada parte [barrida y acabada|lista para el oficio siguiente]',
        'Avisar de peligros y cambios [enseguida|antes de seguir]',
      ],
      needs: [
        'Trabajo seguro, [también con prisas|cada día]',
        'Buen oficio y [orgullo por el resultado|paciencia]',
        'Trato amable con [clientes y otros oficios|todos en la obra]',
      ],
    },
  },
  manufacturing: {
    en: {
      duties: [
        'Keep the workplace so that [everything has its place|others find what they need].',
        'Follow instructions and [help to improve them|say when they are unclear].',
        'Save [material and energy|scrap] where it can be done.',
        'Speak up about [hazards and faults|anything unusual] at once.',
      ],
      needs: [
        'A steady, careful hand.',
        'Interest in [how things are made|machines and materials].',
        'Respect for safety rules.',
      ],
    },
    de: {
      duties: [
        'Den Arbeitsplatz so halten, dass [alles seinen Ort hat|andere finden, was sie brauchen]',
        'Anweisungen befolgen und [verbessern helfen|sagen, wenn sie unklar sind]',
        '[Material und Energie|Ausschuss] sparen, wo es geht',
        '[Gefahren und Fehler|Ungewöhnliches] sofort ansprechen',
      ],
      needs: [
        'Eine ruhige, sorgfältige Hand',
        'Interesse [daran, wie Dinge entstehen|an Maschinen und Material]',
        'Respekt vor Sicherheitsregeln',
      ],
    },
    fr: {
      duties: [
        'Tenir un poste où [chaque chose a sa place|d’autres s’y retrouvent]',
        'Suivre les consignes et [aider à les améliorer|dire quand elles sont floues]',
        'Économiser [matière et énergie|les rebuts] quand c’est possible',
        'Signaler aussitôt [dangers et défauts|tout ce qui étonne]',
      ],
      needs: [
        'Une main sûre et soigneuse',
        'De l’intérêt pour [la fabrication|les machines et la matière]',
        'Le respect des règles de sécurité',
      ],
    },
    es: {
      duties: [
        'Mantener un puesto donde [cada cosa tenga su sitio|otros encuentren lo que buscan]',
        'Seguir las instrucciones y [ayudar a mejorarlas|decir si no están claras]',
        'Ahorrar [material y energía|mermas] donde se pueda',
        'Avisar enseguida de [peligros y fallos|cualquier cosa extraña]',
      ],
      needs: [
        'Mano firme y cuidadosa',
        'Interés por [cómo se hacen las cosas|máquinas y materiales]',
        'Respeto por las normas de seguridad',
      ],
    },
  },
  executive: {
    en: {
      duties: [
        'Decide in time, [with the facts there are|and explain why].',
        'Look after the culture: [what is rewarded, what is not accepted|how people treat each other].',
        'Weigh risks soberly and [prepare for the bad case|say which are worth taking].',
        'Listen to [critics and newcomers|people on every level].',
      ],
      needs: [
        'Integrity and [patience|backbone].',
        'The ability to [win people for change|say difficult things simply].',
        'A view that reaches [beyond the next quarter|further than the next report].',
      ],
    },
    de: {
      duties: [
        'Rechtzeitig entscheiden, [mit den Fakten, die es gibt|und die Gründe nennen]',
        'Die Kultur pflegen: [was belohnt und was nicht geduldet wird|wie man miteinander umgeht]',
        'Risiken nüchtern abwägen und [für den Ernstfall vorsorgen|sagen, welche sich lohnen]',
        'Zuhören: [Kritischen wie Neuen|auf allen Ebenen]',
      ],
      needs: [
        'Integrität und [Geduld|Rückgrat]',
        'Die Fähigkeit, [andere für Veränderung zu gewinnen|Schwieriges einfach zu sagen]',
        'Ein Blick, der [über das nächste Quartal|über den nächsten Bericht] hinausreicht',
      ],
    },
    fr: {
      duties: [
        'Décider à temps, [avec les faits disponibles|en expliquant pourquoi]',
        'Soigner la culture : [ce qui est récompensé, ce qui n’est pas admis|la façon de se traiter]',
        'Peser les risques avec sobriété et [prévoir le mauvais cas|dire lesquels valent la peine]',
        'Écouter [critiques et nouveaux venus|à tous les niveaux]',
      ],
      needs: [
        'De l’intégrité et [de la patience|du caractère]',
        'L’art de [gagner chacun au changement|dire simplement les choses difficiles]',
        'Un regard qui porte [au-delà du trimestre|plus loin que le prochain rapport]',
      ],
    },
    es: {
      duties: [
        'Decidir a tiempo, [con los datos que hay|explicando por qué]',
        'Cuidar la cultura: [qué se premia y qué no se admite|cómo se trata la gente]',
        'Sopesar riesgos con sobriedad y [prever el mal caso|decir cuáles valen la pena]',
        'Escuchar [a críticos y recién llegados|a todos los niveles]',
      ],
      needs: [
        'Integridad y [paciencia|carácter]',
        'Capacidad de [ganar a otros para el cambio|decir con sencillez lo difícil]',
        'Una mirada que llegue [más allá del trimestre|más lejos que el próximo informe]',
      ],
    },
  },
  administration: {
    en: {
      duties: [
        'Keep shared calendars and lists [current|free of double bookings].',
        'Set reminders so that [nothing important slips|others need not remember].',
        'Order supplies [before they run out|in good time].',
        'Treat what you read and hear as [confidential|private].',
      ],
      needs: [
        'A knack for [keeping things in order|seeing what comes next].',
        'Reliability.',
        'Good spelling and [a clear style|care].',
      ],
    },
    de: {
      duties: [
        'Gemeinsame Kalender und Listen [aktuell|frei von Doppelbelegungen] halten',
        'Erinnerungen setzen, damit [nichts Wichtiges untergeht|andere nicht daran denken müssen]',
        'Material bestellen, [bevor es ausgeht|rechtzeitig]',
        'Gelesenes und Gehörtes [vertraulich behandeln|für sich behalten]',
      ],
      needs: [
        'Ein Talent dafür, [Ordnung zu halten|den nächsten Schritt zu sehen]',
        'Verlässlichkeit',
        'Sichere Rechtschreibung und [ein klarer Stil|Sorgfalt]',
      ],
    },
    fr: {
      duties: [
        'Tenir agendas et listes partagés [à jour|sans double réservation]',
        'Poser des rappels pour que [rien d’important n’échappe|personne n’ait à y penser]',
        'Commander les fournitures [avant qu’elles manquent|à temps]',
        'Garder [confidentiel|pour soi] ce que l’on lit et entend',
      ],
      needs: [
        'Le don de [tenir les choses en ordre|voir l’étape suivante]',
        'De la fiabilité',
        'Une bonne orthographe et [un style clair|du soin]',
      ],
    },
    es: {
      duties: [
        'Mantener agendas y listas compartidas [al día|sin reservas dobles]',
        'Poner avisos para que [no se escape nada importante|nadie tenga que acordarse]',
        'Pedir material [antes de que se acabe|a tiempo]',
        'Guardar [en confianza|con reserva] lo que se lee y se oye',
      ],
      needs: [
        'Don para [mantener el orden|ver el siguiente paso]',
        'Formalidad',
        'Buena ortografía y [estilo claro|cuidado]',
      ],
    },
  },
}
