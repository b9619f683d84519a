import type { RoleDepth } from './role.ts'

/** Two further duties and one further need of single roles in sales, offices and management. */
export const BUSINESS_DEPTH: RoleDepth = {
  'account-executive': {
    en: [
      'Understand who decides, who pays and who will use it, and [speak with all of them|earn the trust of each].',
      'Look back on lost deals [with the team|honestly] and change what you do next time.',
      'The courage to [ask about budget early|walk away from a bad fit].',
    ],
    de: [
      'Verstehen, wer entscheidet, wer zahlt und wer nutzt, und [mit allen sprechen|das Vertrauen aller gewinnen]',
      'Verlorene Aufträge [im Team|ehrlich] auswerten und daraus lernen',
      'Der Mut, [früh nach dem Budget zu fragen|Unpassendes abzulehnen]',
    ],
    fr: [
      'Comprendre qui décide, qui paie et qui utilisera, et [parler à chacun|gagner la confiance de tous]',
      'Revenir sur les affaires perdues [en équipe|avec franchise] et en tirer parti',
      'Le courage de [parler tôt du budget|renoncer quand l’offre ne convient pas]',
    ],
    es: [
      'Entender quién decide, quién paga y quién usará, y [hablar con todos|ganarse la confianza de cada uno]',
      'Repasar las ventas perdidas [con el equipo|con honestidad] y cambiar lo que haga falta',
      'Valor para [hablar pronto de presupuesto|dejar pasar lo que no encaja]',
    ],
  },
  'sales-development': {
    en: [
      'Write openings that show you [have read about the company|know why you are writing].',
      'Learn from each answer, [the noes included|and pass it on to marketing].',
      'Energy that comes from [good preparation|small successes].',
    ],
    de: [
      'Ansprachen schreiben, die zeigen, dass [man sich informiert hat|es einen Grund gibt]',
      'Aus jeder Antwort lernen, [auch aus Absagen|und das Marketing daran teilhaben lassen]',
      'Antrieb, der aus [guter Vorbereitung|kleinen Erfolgen] kommt',
    ],
    fr: [
      'Écrire des accroches qui montrent que [l’on s’est renseigné|l’on a une raison d’écrire]',
      'Apprendre de chaque réponse, [refus compris|et en faire part au marketing]',
      'Un élan qui vient [d’une bonne préparation|des petites réussites]',
    ],
    es: [
      'Escribir mensajes que muestren que [se ha leído sobre la empresa|hay un motivo]',
      'Aprender de cada respuesta, [también de los noes|y contarlo a marketing]',
      'Empuje que nace de [la buena preparación|los pequeños logros]',
    ],
  },
  'key-account-manager': {
    en: [
      'Bring customers and specialists together [before a question becomes a problem|at the right moment].',
      'Know the contract well enough to [use it fairly|see its renewal coming].',
      'Trustworthiness over [years|many small promises].',
    ],
    de: [
      'Kundschaft und Fachleute zusammenbringen, [bevor aus Fragen Probleme werden|im richtigen Moment]',
      'Den Vertrag so gut kennen, dass [er fair genutzt wird|die Verlängerung nicht überrascht]',
      'Verlässlichkeit über [Jahre|viele kleine Zusagen]',
    ],
    fr: [
      'Réunir clients et spécialistes [avant qu’une question ne devienne un problème|au bon moment]',
      'Connaître le contrat au point de [l’appliquer avec équité|voir venir son renouvellement]',
      'Une fiabilité qui dure [des années|au fil des petites promesses]',
    ],
    es: [
      'Reunir a clientes y especialistas [antes de que una duda sea un problema|en el momento justo]',
      'Conocer el contrato lo bastante para [aplicarlo con equidad|ver venir la renovación]',
      'Fiabilidad [durante años|en muchas pequeñas promesas]',
    ],
  },
  'customer-success': {
    en: [
      'Find out what a customer wanted to reach, and [measure whether they did|remind everyone of it].',
      'Collect tips and answers [in one place|so that customers help themselves].',
      'Friendly persistence, [also with quiet customers|and good listening].',
    ],
    de: [
      'Herausfinden, was Kundinnen und Kunden erreichen wollten, und [prüfen, ob es gelingt|alle daran erinnern]',
      'Tipps und Antworten [an einem Ort sammeln|so sammeln, dass sich alle selbst helfen können]',
      'Freundliche Beharrlichkeit, [auch bei stillen Kunden|und gutes Zuhören]',
    ],
    fr: [
      'Savoir ce que le client voulait atteindre et [vérifier s’il y parvient|le rappeler à tous]',
      'Réunir astuces et réponses [en un seul lieu|pour que chacun s’aide soi-même]',
      'Une persévérance aimable, [même avec les clients silencieux|et une bonne écoute]',
    ],
    es: [
      'Saber qué quería lograr el cliente y [comprobar si lo consigue|recordarlo a todos]',
      'Reunir consejos y respuestas [en un solo sitio|para que cada cual se ayude]',
      'Constancia amable, [también con clientes callados|y saber escuchar]',
    ],
  },
  'hr-generalist': {
    en: [
      'Draft letters and contracts that [hold up and can be understood|say what was agreed].',
      'Watch what absence and exits [tell about a team|have in common], and raise it kindly.',
      'Order in [files and deadlines|many small matters at once].',
    ],
    de: [
      'Schreiben und Verträge verfassen, die [gelten und verständlich sind|sagen, was vereinbart ist]',
      'Erkennen, was Fehlzeiten und Austritte [über ein Team sagen|gemeinsam haben], und es behutsam ansprechen',
      'Ordnung bei [Akten und Fristen|vielen kleinen Vorgängen]',
    ],
    fr: [
      'Rédiger des courriers et contrats [valables et compréhensibles|fidèles à ce qui est convenu]',
      'Voir ce que les absences et les départs [disent d’une équipe|ont en commun] et en parler avec tact',
      'De l’ordre dans [les dossiers et les délais|une foule de petites affaires]',
    ],
    es: [
      'Redactar cartas y contratos [válidos y comprensibles|fieles a lo acordado]',
      'Ver qué dicen las ausencias y salidas [de un equipo|en común] y plantearlo con tacto',
      'Orden con [expedientes y plazos|muchos asuntos pequeños a la vez]',
    ],
  },
  recruiter: {
    en: [
      'Write job adverts that [say what the work is|leave out what nobody needs].',
      'Give every candidate an answer, [with a reason where possible|soon and in person].',
      'Fairness, [backed by notes|also against your own first impression].',
    ],
    de: [
      'Anzeigen schreiben, die [sagen, worin die Arbeit besteht|Unnötiges weglassen]',
      'Allen Bewerbenden antworten, [wo möglich mit Begründung|bald und persönlich]',
      'Fairness, [gestützt auf Notizen|auch gegen den ersten Eindruck]',
    ],
    fr: [
      'Rédiger des annonces qui [disent le travail|laissent de côté l’inutile]',
      'Répondre à chaque candidature, [avec un motif si possible|vite et en personne]',
      'De l’équité, [appuyée sur des notes|même contre la première impression]',
    ],
    es: [
      'Escribir anuncios que [digan en qué consiste el trabajo|omitan lo que sobra]',
      'Responder a cada candidatura, [con un motivo si se puede|pronto y en persona]',
      'Equidad, [apoyada en notas|también contra la primera impresión]',
    ],
  },
  'payroll-specialist': {
    en: [
      'Explain a payslip so that [the person can check it|no doubt remains].',
      'Keep track of changes in law and agreements [before they take effect|and test them in the system].',
      'Quiet accuracy [at the end of the month|under a fixed deadline].',
    ],
    de: [
      'Abrechnungen so erklären, dass [man sie nachprüfen kann|kein Zweifel bleibt]',
      'Änderungen in Gesetz und Tarif verfolgen, [bevor sie gelten|und im System prüfen]',
      'Ruhige Genauigkeit [am Monatsende|bei festen Terminen]',
    ],
    fr: [
      'Expliquer un bulletin pour [que chacun puisse le vérifier|qu’aucun doute ne reste]',
      'Suivre les changements de la loi et des accords [avant leur entrée en vigueur|et les tester dans l’outil]',
      'Une exactitude tranquille [en fin de mois|à date fixe]',
    ],
    es: [
      'Explicar una nómina para que [se pueda comprobar|no quede duda]',
      'Seguir los cambios de ley y convenio [antes de que entren en vigor|y probarlos en el sistema]',
      'Exactitud tranquila [a fin de mes|con fecha fija]',
    ],
  },
  accountant: {
    en: [
      'Ask for missing documents [early and kindly|before the close].',
      'Note unusual cases so that [the next close is easier|auditors find the reason].',
      'An understanding of [the business behind the entries|taxes and their dates].',
    ],
    de: [
      'Fehlende Belege [früh und freundlich|vor dem Abschluss] anfordern',
      'Besondere Fälle festhalten, damit [der nächste Abschluss leichter wird|sich der Grund später findet]',
      'Verständnis für [das Geschäft hinter den Buchungen|Steuern und ihre Fristen]',
    ],
    fr: [
      'Réclamer les pièces manquantes [tôt et avec courtoisie|avant la clôture]',
      'Noter les cas particuliers pour que [la prochaine clôture soit plus simple|la raison se retrouve]',
      'La compréhension [de l’activité derrière les écritures|des impôts et de leurs dates]',
    ],
    es: [
      'Pedir los documentos que faltan [pronto y con amabilidad|antes del cierre]',
      'Anotar los casos especiales para que [el próximo cierre sea más fácil|se encuentre el motivo]',
      'Comprensión [del negocio tras los asientos|de los impuestos y sus fechas]',
    ],
  },
  'accounts-clerk': {
    en: [
      'Settle differences with suppliers [by telephone or letter|before a reminder arrives].',
      'Prepare payment runs that [need no second look|others can release at once].',
      'Diligence, [also with the hundredth invoice|and a clear desk at night].',
    ],
    de: [
      'Unstimmigkeiten mit Lieferanten [am Telefon oder schriftlich|vor der Mahnung] klären',
      'Zahlläufe vorbereiten, die [keiner Nacharbeit bedürfen|sofort freigegeben werden können]',
      'Sorgfalt, [auch bei vielen gleichen Belegen|und am Abend ein leerer Eingangskorb]',
    ],
    fr: [
      'Régler les écarts avec les fournisseurs [par téléphone ou par écrit|avant la relance]',
      'Préparer des règlements [sans reprise|prêts à être validés]',
      'De l’assiduité, [même dans la répétition|et un bureau net le soir]',
    ],
    es: [
      'Aclarar diferencias con proveedores [por teléfono o por escrito|antes del recordatorio]',
      'Preparar pagos [que no haya que repasar|listos para autorizar]',
      'Constancia, [también con lo repetitivo|y la mesa despejada al final]',
    ],
  },
  controller: {
    en: [
      'Walk the shop floor or sit in with sales to learn [what drives the figures|where costs begin].',
      'Turn a forecast into a talk: [what would have to happen, and who can do it|which decisions are open].',
      'Independence of judgement, [put politely|backed by figures].',
    ],
    de: [
      'Vor Ort oder im Vertrieb lernen, [was die Zahlen treibt|wo Kosten entstehen]',
      'Aus einer Prognose ein Gespräch machen: [was geschehen müsste und wer es tun kann|welche Entscheidungen offen sind]',
      'Unabhängiges Urteil, [höflich vorgetragen|mit Zahlen belegt]',
    ],
    fr: [
      'Aller sur le terrain pour comprendre [ce qui fait bouger les chiffres|où naissent les coûts]',
      'Faire d’une prévision une discussion : [ce qu’il faudrait et qui peut agir|les décisions ouvertes]',
      'Un jugement indépendant, [dit avec courtoisie|appuyé de chiffres]',
    ],
    es: [
      'Ir al terreno para entender [qué mueve las cifras|dónde nacen los costes]',
      'Convertir una previsión en conversación: [qué tendría que pasar y quién puede hacerlo|qué decisiones faltan]',
      'Juicio independiente, [dicho con cortesía|apoyado en datos]',
    ],
  },
  'legal-counsel': {
    en: [
      'Give an answer that can be used today, and [say what it rests on|the longer one when it is needed].',
      'Train colleagues so that they [see a risk themselves|ask at the right time].',
      'Economy: [short letters, clear advice|knowing when outside help pays].',
    ],
    de: [
      'Antworten geben, die sich heute nutzen lassen, und [sagen, worauf sie beruhen|die lange nachreichen, wenn nötig]',
      'Andere so schulen, dass sie [Risiken selbst erkennen|zur rechten Zeit fragen]',
      'Sparsamkeit: [kurze Schreiben, klarer Rat|wissen, wann sich externe Hilfe lohnt]',
    ],
    fr: [
      'Donner une réponse utile aujourd’hui et [dire sur quoi elle repose|la version longue quand il le faut]',
      'Former les collègues pour qu’ils [voient eux-mêmes les risques|posent la question à temps]',
      'De la mesure : [courriers courts, avis clairs|savoir quand l’aide externe vaut son prix]',
    ],
    es: [
      'Dar respuestas que sirvan hoy y [decir en qué se apoyan|las largas cuando hagan falta]',
      'Formar a los equipos para que [vean los riesgos|pregunten a tiempo]',
      'Mesura: [cartas breves, consejos claros|saber cuándo compensa la ayuda externa]',
    ],
  },
  paralegal: {
    en: [
      'Check names, dates and annexes [against the file|a last time] before anything is sent.',
      'Keep [clients and the other side|courts, offices and clients] up to date.',
      'A tidy memory for [who, when and where|papers and people].',
    ],
    de: [
      'Namen, Daten und Anlagen [mit der Akte abgleichen|ein letztes Mal prüfen], bevor etwas hinausgeht',
      '[Mandantschaft und Gegenseite|Gerichte, Behörden und Mandantschaft] auf dem Laufenden halten',
      'Ein geordnetes Gedächtnis für [wer, wann und wo|Papiere und Menschen]',
    ],
    fr: [
      'Vérifier noms, dates et annexes [avec le dossier|une dernière fois] avant tout envoi',
      'Tenir [clients et partie adverse|tribunaux, administrations et clients] informés',
      'Une mémoire ordonnée [du qui, quand et où|des papiers et des gens]',
    ],
    es: [
      'Comprobar nombres, fechas y anexos [con el expediente|una última vez] antes de enviar nada',
      'Tener al día a [clientes y parte contraria|juzgados, organismos y clientes]',
      'Memoria ordenada para [quién, cuándo y dónde|papeles y personas]',
    ],
  },
  'support-agent': {
    en: [
      'Read between the lines of a message and [answer the question behind it|ask once, and well].',
      'Suggest wording that [sounds human|saves the next question].',
      'Good spelling and [a light touch|a friendly voice].',
    ],
    de: [
      'Zwischen den Zeilen lesen und [die eigentliche Frage beantworten|einmal gut nachfragen]',
      'Formulierungen vorschlagen, die [menschlich klingen|die nächste Frage sparen]',
      'Sichere Rechtschreibung und [Leichtigkeit|eine freundliche Stimme]',
    ],
    fr: [
      'Lire entre les lignes et [répondre à la vraie question|demander une bonne fois]',
      'Proposer des tournures qui [sonnent humain|épargnent la question suivante]',
      'Une bonne orthographe et [de la légèreté|une voix aimable]',
    ],
    es: [
      'Leer entre líneas y [responder a la pregunta de fondo|preguntar bien una vez]',
      'Proponer frases que [suenen humanas|ahorren la siguiente pregunta]',
      'Buena ortografía y [ligereza|voz amable]',
    ],
  },
  'technical-support': {
    en: [
      'Explain to people without blame [what happened|how to avoid it next time].',
      'Retire old devices safely and [wipe their data|keep the list of equipment true].',
      'Patience at the desk [of a nervous user|and on the telephone].',
    ],
    de: [
      'Ohne Vorwurf erklären, [was geschehen ist|wie es sich künftig vermeiden lässt]',
      'Alte Geräte sicher ausmustern und [ihre Daten löschen|die Geräteliste pflegen]',
      'Geduld [mit aufgeregten Menschen|am Platz und am Telefon]',
    ],
    fr: [
      'Expliquer sans reproche [ce qui s’est passé|comment l’éviter]',
      'Retirer les anciens appareils en sécurité et [effacer les données|tenir l’inventaire]',
      'De la patience [avec un utilisateur inquiet|au bureau comme au téléphone]',
    ],
    es: [
      'Explicar sin reproches [qué ha pasado|cómo evitarlo]',
      'Retirar equipos antiguos con seguridad y [borrar sus datos|mantener el inventario]',
      'Paciencia [con quien está nervioso|en el puesto y al teléfono]',
    ],
  },
  'operations-manager': {
    en: [
      'Hold short daily talks in which [problems are named early|everyone knows the aim of the day].',
      'Make rules simple enough to [be kept|fit on one sheet].',
      'Presence, [where the work is|and an open door].',
    ],
    de: [
      'Kurze tägliche Besprechungen führen, in denen [Probleme früh benannt werden|alle das Tagesziel kennen]',
      'Regeln so einfach machen, dass [sie eingehalten werden|sie auf ein Blatt passen]',
      'Präsenz [dort, wo gearbeitet wird|und eine offene Tür]',
    ],
    fr: [
      'Tenir de courts points quotidiens où [les problèmes se disent tôt|chacun connaît le but du jour]',
      'Rendre les règles assez simples pour [être suivies|tenir sur une feuille]',
      'De la présence, [là où se fait le travail|la porte ouverte]',
    ],
    es: [
      'Mantener reuniones diarias breves en que [los problemas salgan pronto|todos sepan el objetivo del día]',
      'Hacer normas tan sencillas que [se cumplan|quepan en una hoja]',
      'Presencia [donde se trabaja|y puerta abierta]',
    ],
  },
  'project-manager': {
    en: [
      'Keep the list of risks alive: [what could happen, and who acts then|looked at often, not filed away].',
      'End meetings with [decisions and names|a date for each open point].',
      'Ease in [leading without rank|steering between wishes and budget].',
    ],
    de: [
      'Die Risikoliste lebendig halten: [was geschehen könnte und wer dann handelt|oft ansehen statt ablegen]',
      'Besprechungen mit [Entscheidungen und Namen|einem Datum für jeden offenen Punkt] beenden',
      'Leichtigkeit darin, [ohne Rang zu führen|zwischen Wunsch und Budget zu steuern]',
    ],
    fr: [
      'Garder vivante la liste des risques : [ce qui peut arriver et qui agit alors|souvent relue, jamais classée]',
      'Clore les réunions par [des décisions et des noms|une date pour chaque point ouvert]',
      'De l’aisance pour [conduire sans grade|naviguer entre souhaits et budget]',
    ],
    es: [
      'Mantener viva la lista de riesgos: [qué puede pasar y quién actúa|mirarla a menudo]',
      'Cerrar las reuniones con [decisiones y nombres|fecha para cada punto abierto]',
      'Soltura para [dirigir sin galones|navegar entre deseos y presupuesto]',
    ],
  },
  buyer: {
    en: [
      'Visit suppliers to see [how they work|what a price is made of].',
      'Keep a second source ready for [what must not run out|critical parts].',
      'A sense of [value rather than price|fair play over the long run].',
    ],
    de: [
      'Lieferanten besuchen und verstehen, [wie sie arbeiten|woraus ein Preis besteht]',
      'Für Kritisches [eine weitere Quelle|einen Ersatz] bereithalten',
      'Sinn für [Wert statt bloßen Preis|Fairness auf lange Sicht]',
    ],
    fr: [
      'Rencontrer les fournisseurs pour voir [leur façon de travailler|de quoi se compose un prix]',
      'Garder une autre source pour [ce qui ne doit pas manquer|les pièces critiques]',
      'Le sens [de la valeur plus que du prix|du jeu loyal dans la durée]',
    ],
    es: [
      'Visitar proveedores para ver [cómo trabajan|de qué se compone un precio]',
      'Tener otra fuente para [lo que no puede faltar|las piezas críticas]',
      'Sentido [del valor más que del precio|del juego limpio a largo plazo]',
    ],
  },
  'managing-director': {
    en: [
      'Speak for the company [to partners, banks and the public|where it counts].',
      'Keep succession, risks and reserves [on the agenda|in view in good years too].',
      'A calm that [others can lean on|survives bad quarters].',
    ],
    de: [
      'Das Unternehmen [gegenüber Partnern, Banken und Öffentlichkeit|nach außen] vertreten',
      'Nachfolge, Risiken und Rücklagen [auf der Tagesordnung|auch in guten Jahren im Blick] halten',
      'Eine Ruhe, [an der sich andere orientieren|die auch schwache Zeiten trägt]',
    ],
    fr: [
      'Représenter l’entreprise [auprès des partenaires, des banques et du public|là où cela compte]',
      'Garder succession, risques et réserves [à l’ordre du jour|en vue, même les bonnes années]',
      'Un calme [sur lequel d’autres s’appuient|qui résiste aux temps durs]',
    ],
    es: [
      'Representar a la empresa [ante socios, bancos y público|donde importa]',
      'Mantener relevo, riesgos y reservas [en el orden del día|a la vista también en años buenos]',
      'Una calma [en la que otros se apoyan|que resiste las malas rachas]',
    ],
  },
  cfo: {
    en: [
      'Explain to the board what the figures [demand|allow], in a page.',
      'Build a finance team that [is asked for advice|answers before it is asked].',
      'Backbone, [and good manners|also towards owners].',
    ],
    de: [
      'Den Gremien auf einer Seite erklären, was die Zahlen [verlangen|erlauben]',
      'Ein Finanzteam aufbauen, das [um Rat gefragt wird|antwortet, ehe gefragt wird]',
      'Rückgrat [und gute Umgangsformen|auch gegenüber Eigentümern]',
    ],
    fr: [
      'Dire au conseil, en une page, ce que les chiffres [exigent|permettent]',
      'Bâtir une équipe finance [que l’on consulte|qui répond avant la question]',
      'De la fermeté [et du tact|même face aux actionnaires]',
    ],
    es: [
      'Explicar al consejo, en una página, lo que las cifras [exigen|permiten]',
      'Formar un equipo financiero [al que se pide consejo|que responde antes de la pregunta]',
      'Firmeza [y buenas maneras|también ante la propiedad]',
    ],
  },
  'administrative-assistant': {
    en: [
      'Turn notes into [clear minutes|letters ready to sign].',
      'Improve a form or a list [that costs everyone time|and show how it works].',
      'Foresight for [busy weeks|what others will need].',
    ],
    de: [
      'Aus Notizen [klare Protokolle|unterschriftsreife Schreiben] machen',
      'Formulare und Listen verbessern, [die alle Zeit kosten|und zeigen, wie es geht]',
      'Weitblick für [volle Wochen|das, was andere brauchen werden]',
    ],
    fr: [
      'Faire de notes [des comptes rendus clairs|des courriers prêts à signer]',
      'Améliorer un formulaire ou une liste [qui fait perdre du temps|et montrer comment faire]',
      'De l’anticipation pour [les semaines pleines|les besoins des autres]',
    ],
    es: [
      'Convertir notas en [actas claras|cartas listas para firmar]',
      'Mejorar un formulario o una lista [que hace perder tiempo|y enseñar cómo va]',
      'Previsión para [semanas llenas|lo que otros necesitarán]',
    ],
  },
  receptionist: {
    en: [
      'Find the right person for [every caller|unusual questions], and stay until the line is picked up.',
      'Keep the entrance [welcoming|in order], with an eye on safety.',
      'A memory for [names and voices|faces].',
    ],
    de: [
      'Für [jeden Anruf|ungewöhnliche Fragen] die richtige Person finden und dranbleiben, bis jemand abnimmt',
      'Den Empfang [einladend|in Ordnung] halten, mit Blick auf die Sicherheit',
      'Ein Gedächtnis für [Namen und Stimmen|Gesichter]',
    ],
    fr: [
      'Trouver la bonne personne pour [chaque appel|les questions inhabituelles] et rester en ligne jusqu’à la réponse',
      'Garder un accueil [chaleureux|en ordre], sans oublier la sécurité',
      'La mémoire [des noms et des voix|des visages]',
    ],
    es: [
      'Encontrar a la persona adecuada para [cada llamada|preguntas poco comunes] y esperar hasta que contesten',
      'Mantener la entrada [acogedora|en orden], con atención a la seguridad',
      'Memoria para [nombres y voces|las caras]',
    ],
  },
  'executive-assistant': {
    en: [
      'Read what comes in and [answer what you can|put the important on top].',
      'Prepare travel so that [a missed train is no drama|nothing has to be looked up].',
      'Diplomacy [upwards and downwards|when time is short].',
    ],
    de: [
      'Eingehendes lesen und [beantworten, was geht|Wichtiges obenauf legen]',
      'Reisen so vorbereiten, dass [ein verpasster Zug kein Drama ist|unterwegs nichts gesucht werden muss]',
      'Diplomatie [nach oben wie nach unten|auch unter Zeitdruck]',
    ],
    fr: [
      'Lire le courrier et [répondre à ce qui peut l’être|mettre l’important au-dessus]',
      'Préparer les voyages pour [qu’un train manqué ne soit pas un drame|que rien ne soit à chercher]',
      'De la diplomatie [vers le haut comme vers le bas|même quand le temps presse]',
    ],
    es: [
      'Leer lo que llega y [responder lo que se pueda|poner arriba lo importante]',
      'Preparar los viajes para que [perder un tren no sea un drama|no haya que buscar nada]',
      'Diplomacia [hacia arriba y hacia abajo|también con prisas]',
    ],
  },
  'office-manager': {
    en: [
      'Compare offers and [renew contracts in good time|end those that nobody uses].',
      'Think of the small things that make [a first day|an office] pleasant.',
      'A practical mind, [from lamps to leases|also with tradespeople].',
    ],
    de: [
      'Angebote vergleichen und [Verträge rechtzeitig verlängern|Ungenutztes kündigen]',
      'An das Kleine denken, das [einen ersten Tag|ein Büro] angenehm macht',
      'Praktischer Sinn, [von der Lampe bis zum Mietvertrag|auch im Umgang mit Handwerksbetrieben]',
    ],
    fr: [
      'Comparer les offres et [renouveler les contrats à temps|résilier l’inutile]',
      'Penser aux petites choses qui rendent agréable [un premier jour|un bureau]',
      'Un esprit pratique, [de la lampe au bail|même avec les artisans]',
    ],
    es: [
      'Comparar ofertas y [renovar contratos a tiempo|dar de baja lo que no se usa]',
      'Pensar en los detalles que hacen agradable [un primer día|una oficina]',
      'Mente práctica, [de la lámpara al alquiler|también con los gremios]',
    ],
  },
}
