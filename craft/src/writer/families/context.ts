import type { Family, Language } from '../../brief/facts.ts'
import { FLOOR_CONTEXT } from './context-floor.ts'

export type Contexts = Partial<Record<Family, Record<Language, string[]>>>

/** What work of this kind is like, in a plain sentence that holds for every role of the trade: for trades at a desk. */
const DESK_CONTEXT: Contexts = {
  software: {
    en: [
      'Much of the work is understanding what is needed [before any code is written|before the first line of code].',
      'You write new code and [look after what is already in use|improve what is there].',
    ],
    de: [
      'Zur Arbeit gehört auch, vorab zu klären, [was gebraucht wird|was eine Lösung können muss].',
      '<Sie schreiben/Du schreibst> neuen Code und [<pflegen/pflegst> den vorhandenen|<verbessern/verbesserst> den bestehenden].',
    ],
    fr: [
      'Une bonne part du travail consiste à comprendre [le besoin|ce qui est attendu] avant de coder.',
      '<Vous écrivez/Tu écris> du code nouveau et [<entretenez/entretiens> l’existant|<améliorez/améliores> celui qui est en service].',
    ],
    es: [
      'Buena parte del trabajo consiste en entender [qué se necesita|el problema] antes de programar.',
      '<Escribirá/Escribirás> código nuevo y [<mantendrá/mantendrás> el existente|<mejorará/mejorarás> el que ya está en uso].',
    ],
  },
  data: {
    en: [
      'The work ranges from [checking the data|raw data] to explaining the results.',
      'You explain [what the figures say and what they do not|where the figures come from].',
    ],
    de: [
      'Die Arbeit reicht [vom Prüfen der Daten|von den Rohdaten] bis zur Erklärung der Ergebnisse.',
      '<Sie erklären/Du erklärst>, [was die Zahlen sagen und was nicht|woher die Zahlen kommen].',
    ],
    fr: [
      'Le travail va [du contrôle des données|des données brutes] à l’explication des résultats.',
      '<Vous expliquez/Tu expliques> [ce que disent les chiffres et ce qu’ils ne disent pas|d’où viennent les chiffres].',
    ],
    es: [
      'El trabajo va [de la revisión de los datos|de los datos en bruto] a la explicación de los resultados.',
      '<Explicará/Explicarás> [qué dicen las cifras y qué no|de dónde salen las cifras].',
    ],
  },
  product: {
    en: [
      'There are usually more ideas than time, so [choosing is part of the job|priorities have to be clear].',
      'You [set priorities|decide what comes next] and explain why.',
    ],
    de: [
      'Meist gibt es mehr Ideen als Zeit, darum gehört [das Auswählen|eine klare Reihenfolge] zur Aufgabe.',
      '<Sie setzen/Du setzt> Prioritäten und [<begründen/begründest> sie|<erklären/erklärst> sie allen Beteiligten].',
    ],
    fr: [
      'Les idées sont souvent plus nombreuses que le temps ne le permet, et [choisir fait partie du poste|il faut fixer un ordre].',
      '<Vous fixez/Tu fixes> les priorités et [<expliquez/expliques> pourquoi|les <expliquez/expliques> à chacun].',
    ],
    es: [
      'Suele haber más ideas que tiempo, así que [elegir es parte del puesto|hay que fijar un orden].',
      '<Fijará/Fijarás> las prioridades y [<explicará/explicarás> por qué|las <explicará/explicarás> a todos].',
    ],
  },
  design: {
    en: [
      'The work goes from first drafts to [the finished result|the last detail].',
      'You show [drafts|work in progress] early and take in what others say about it.',
    ],
    de: [
      'Die Arbeit reicht vom ersten Entwurf bis zum [fertigen Ergebnis|letzten Detail].',
      '<Sie zeigen/Du zeigst> [Entwürfe|Zwischenstände] früh und <arbeiten/arbeitest> Rückmeldungen ein.',
    ],
    fr: [
      'Le travail va des premières esquisses [au rendu final|au dernier détail].',
      '<Vous montrez/Tu montres> tôt [les ébauches|le travail en cours] et <tenez/tiens> compte des retours.',
    ],
    es: [
      'El trabajo va de los primeros bocetos [al resultado final|al último detalle].',
      '<Enseñará/Enseñarás> pronto [los bocetos|el trabajo en curso] y <tendrá/tendrás> en cuenta las opiniones.',
    ],
  },
  marketing: {
    en: [
      'The work combines [ideas and figures|writing, planning and measuring].',
      'You look at what works and [do more of it|change what does not].',
    ],
    de: [
      'Die Arbeit verbindet [Ideen und Zahlen|Schreiben, Planen und Auswerten].',
      '<Sie prüfen/Du prüfst>, was wirkt, und [<bauen/baust> es aus|<ändern/änderst> den Rest].',
    ],
    fr: [
      'Le travail associe [idées et chiffres|rédaction, organisation et mesure].',
      '<Vous regardez/Tu regardes> ce qui fonctionne et [<changez/changes> le reste|<poursuivez/poursuis> dans ce sens].',
    ],
    es: [
      'El trabajo combina [ideas y números|redacción, planificación y medición].',
      '<Comprobará/Comprobarás> qué funciona y [<cambiará/cambiarás> el resto|<seguirá/seguirás> por ahí].',
    ],
  },
  sales: {
    en: [
      'Listening and [preparing well|following up] are a large part of the work.',
      'You find out what customers need and [say openly what we can do|advise them honestly].',
    ],
    de: [
      'Zuhören und [gute Vorbereitung|Nachfassen] machen einen großen Teil der Arbeit aus.',
      '<Sie finden/Du findest> heraus, was die Kundschaft braucht, und [<sagen/sagst> offen, was möglich ist|<beraten/berätst> ehrlich].',
    ],
    fr: [
      'L’écoute et [la préparation|le suivi] occupent une grande part du travail.',
      '<Vous cherchez/Tu cherches> à comprendre les besoins des clients et [<conseillez/conseilles> avec franchise|<dites/dis> clairement ce qui est possible].',
    ],
    es: [
      'Escuchar y [preparar bien cada contacto|hacer seguimiento] ocupa buena parte del trabajo.',
      '<Averiguará/Averiguarás> qué necesitan los clientes y [<aconsejará/aconsejarás> con honestidad|<dirá/dirás> con claridad qué es posible].',
    ],
  },
  hr: {
    en: [
      'The work calls for [tact and clear rules|discretion and fairness].',
      'You deal with personal matters and [keep them confidential|handle them with care].',
    ],
    de: [
      'Die Arbeit verlangt [Takt und klare Regeln|Verschwiegenheit und Fairness].',
      '<Sie gehen/Du gehst> mit persönlichen Angaben [vertraulich|sorgfältig] um.',
    ],
    fr: [
      'Le travail demande [du tact et des règles claires|de la discrétion et de l’équité].',
      '<Vous traitez/Tu traites> des informations personnelles avec [discrétion|soin].',
    ],
    es: [
      'El trabajo pide [tacto y reglas claras|discreción y equidad].',
      '<Tratará/Tratarás> información personal con [discreción|cuidado].',
    ],
  },
  finance: {
    en: [
      'The work follows the calendar, with [busier days around each deadline|quieter weeks and busier ones].',
      'You make figures clear to [people who do not work with them every day|others].',
    ],
    de: [
      'Die Arbeit folgt dem Kalender, mit [mehr Betrieb vor jedem Termin|ruhigeren und volleren Wochen].',
      '<Sie machen/Du machst> Zahlen auch für [andere|Fachfremde] verständlich.',
    ],
    fr: [
      'Le travail suit le calendrier, avec [plus d’activité avant chaque échéance|des semaines calmes et d’autres plus chargées].',
      '<Vous rendez/Tu rends> les chiffres clairs pour [tous|les non-spécialistes].',
    ],
    es: [
      'El trabajo sigue el calendario, con [más actividad antes de cada plazo|semanas tranquilas y otras más llenas].',
      '<Hará/Harás> que las cifras se entiendan [también fuera del área|sin ser especialista].',
    ],
  },
  legal: {
    en: [
      'The work calls for [precise language|careful reading and clear writing].',
      'You put complicated matters into [plain words|clear documents].',
    ],
    de: [
      'Die Arbeit verlangt [genaue Sprache|sorgfältiges Lesen und klares Schreiben].',
      '<Sie bringen/Du bringst> Kompliziertes in [verständliche Worte|eine klare Form].',
    ],
    fr: [
      'Le travail demande [un langage précis|une lecture attentive et une rédaction claire].',
      '<Vous mettez/Tu mets> des questions complexes [en mots simples|sous une forme claire].',
    ],
    es: [
      'El trabajo pide [un lenguaje preciso|leer con atención y redactar con claridad].',
      '<Pondrá/Pondrás> asuntos complejos en [palabras sencillas|documentos claros].',
    ],
  },
  support: {
    en: [
      'Requests range from [simple questions to difficult cases|small things to urgent ones].',
      'You note what could [be clearer|work better] and pass it on.',
    ],
    de: [
      'Die Anfragen reichen von [einfachen Fragen bis zu schwierigen Fällen|Kleinigkeiten bis zu Dringendem].',
      '<Sie halten/Du hältst> fest, was [klarer sein könnte|besser laufen könnte], und <geben/gibst> es weiter.',
    ],
    fr: [
      'Les demandes vont [de la question simple au cas difficile|du détail à l’urgence].',
      '<Vous notez/Tu notes> ce qui pourrait [être plus clair|mieux fonctionner] et le <transmettez/transmets>.',
    ],
    es: [
      'Las consultas van [de la pregunta sencilla al caso difícil|del detalle a lo urgente].',
      '<Anotará/Anotarás> lo que podría [ser más claro|funcionar mejor] y lo <comunicará/comunicarás>.',
    ],
  },
  operations: {
    en: [
      'Much of the work is [planning ahead|keeping many things in view].',
      'Plans change, and you [adapt them|find another way].',
    ],
    de: [
      'Ein großer Teil der Arbeit ist [vorausschauende Planung|der Überblick über viele Vorgänge].',
      'Wenn sich Pläne ändern, [<passen Sie/passt du> sie an|<finden Sie/findest du> einen anderen Weg].',
    ],
    fr: [
      'Une grande part du travail consiste à [prévoir|suivre beaucoup de choses à la fois].',
      'Les plans changent, et <vous les adaptez/tu les adaptes>[| avec les personnes concernées].',
    ],
    es: [
      'Gran parte del trabajo consiste en [prever|seguir muchas cosas a la vez].',
      'Los planes cambian, y <los adaptará/los adaptarás>[| con quien corresponda].',
    ],
  },
  education: {
    en: [
      'Learning happens in small steps, and you [notice and encourage them|support each of them].',
      'Every group is different, and you [adapt your plans to it|respond to its needs].',
    ],
    de: [
      '<Sie begleiten/Du begleitest> Lernen in kleinen Schritten und [<ermutigen/ermutigst> dabei|<bemerken/bemerkst> jeden davon].',
      'Jede Gruppe ist anders, und <Sie stellen sich/du stellst dich> [auf sie ein|in der Planung darauf ein].',
    ],
    fr: [
      'On apprend par petits pas, et <vous les encouragez/tu les encourages>[| un par un].',
      'Chaque groupe est différent, et <vous adaptez vos/tu adaptes tes> [séances|projets] en conséquence.',
    ],
    es: [
      'Se aprende a pasos pequeños, y <los acompañará/los acompañarás>[| uno a uno].',
      'Cada grupo es distinto, y <adaptará sus/adaptarás tus> [planes|actividades] en consecuencia.',
    ],
  },
  executive: {
    en: [
      'The role carries responsibility for [people and results|the organisation as a whole].',
      'You weigh different interests and [explain your decisions|decide openly].',
    ],
    de: [
      'Die Aufgabe umfasst die Verantwortung für [Menschen und Ergebnisse|das Ganze].',
      '<Sie wägen/Du wägst> verschiedene Interessen ab und [<begründen Ihre/begründest deine> Entscheidungen|<entscheiden/entscheidest> nachvollziehbar].',
    ],
    fr: [
      'Le poste porte la responsabilité [des personnes et des résultats|de l’ensemble].',
      '<Vous pesez/Tu pèses> des intérêts différents et [<expliquez vos/expliques tes> décisions|<tranchez/tranches> en toute clarté].',
    ],
    es: [
      'El puesto conlleva la responsabilidad [de las personas y los resultados|del conjunto].',
      '<Sopesará/Sopesarás> intereses distintos y [<explicará sus/explicarás tus> decisiones|<decidirá/decidirás> con transparencia].',
    ],
  },
  administration: {
    en: [
      'Many small tasks come together here, and you [keep track of them|see that none is forgotten].',
      'Planned work alternates with [short questions|things that come up during the day].',
    ],
    de: [
      'Hier kommen viele kleine Aufgaben zusammen, und <Sie behalten/du behältst> [den Überblick|alle im Blick].',
      'Planbare Arbeit wechselt sich mit [kurzen Anfragen|Aufgaben aus dem Tagesgeschäft] ab.',
    ],
    fr: [
      'Beaucoup de petites tâches se croisent ici, et <vous en gardez/tu en gardes> [la vue d’ensemble|le fil].',
      'Le travail prévu alterne avec [des demandes rapides|les imprévus du jour].',
    ],
    es: [
      'Aquí se juntan muchas tareas pequeñas, y <usted llevará/tú llevarás> [el control|el orden].',
      'El trabajo previsto alterna con [consultas breves|lo que surge durante el día].',
    ],
  },
}

export const CONTEXT: Contexts = { ...DESK_CONTEXT, ...FLOOR_CONTEXT }
