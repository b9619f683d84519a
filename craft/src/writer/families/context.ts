import type { Family, Language } from '../../brief/facts.ts'
import { FLOOR_CONTEXT } from './context-floor.ts'

export type Contexts = Partial<Record<Family, Record<Language, string[]>>>

/** What work of this kind is like, in a sentence: for trades at a desk. */
const DESK_CONTEXT: Contexts = {
  software: {
    en: [
      'Much of the work happens before the first line of code: [asking, sketching, leaving things out|finding out what is really needed, and what is not].',
      'Good software is a conversation: with users, with colleagues and with [the code that is already there|those who will maintain it later].',
      'The interesting part is rarely the typing; it is [finding the simple answer|understanding a problem so well that the answer becomes simple].',
    ],
    de: [
      'Vieles geschieht vor der ersten Zeile Code: [fragen, skizzieren, weglassen|herausfinden, was wirklich gebraucht wird und was nicht].',
      'Gute Software ist ein Gespräch: mit Nutzenden, mit dem Team und mit [dem Code, der schon da ist|denen, die sie später pflegen].',
      'Das Spannende ist selten das Tippen, sondern [die einfache Antwort zu finden|ein Problem so gut zu verstehen, dass die Antwort einfach wird].',
    ],
    fr: [
      'Une grande part du travail précède la première ligne de code : [questionner, esquisser, renoncer|comprendre ce qui est vraiment utile].',
      'Un bon logiciel est une conversation : avec les utilisateurs, avec l’équipe et avec [le code déjà là|ceux qui le maintiendront].',
      'Le plus intéressant est rarement la saisie, mais [la réponse simple à trouver|un problème si bien compris que la réponse devient simple].',
    ],
    es: [
      'Buena parte del trabajo ocurre antes de la primera línea de código: [preguntar, esbozar, descartar|averiguar qué hace falta de verdad].',
      'El buen software es una conversación: con quienes lo usan, con el equipo y con [el código que ya existe|quienes lo mantendrán].',
      'Lo interesante rara vez es teclear, sino [encontrar la respuesta sencilla|entender tan bien un problema que la respuesta sea sencilla].',
    ],
  },
  data: {
    en: [
      'Figures only help when people [understand and trust them|know where they come from]; both are part of this work.',
      'The work moves between the detail of a single record and [the question behind it|the decision it is for].',
      'Half of the craft is technical, the other half is [asking what someone really wants to know|explaining what a figure does not say].',
    ],
    de: [
      'Zahlen helfen nur, wenn man sie [versteht und ihnen traut|bis zur Quelle verfolgen kann]; beides gehört zu dieser Arbeit.',
      'Die Arbeit bewegt sich zwischen dem einzelnen Datensatz und [der Frage dahinter|der Entscheidung, um die es geht].',
      'Die Hälfte des Handwerks ist Technik, die andere besteht darin, [zu fragen, was jemand wirklich wissen will|zu erklären, was eine Zahl nicht sagt].',
    ],
    fr: [
      'Les chiffres n’aident que s’ils sont [compris et crus|traçables jusqu’à leur source] ; les deux font partie de ce travail.',
      'Le travail va du détail d’une ligne à [la question qu’elle éclaire|la décision à prendre].',
      'La moitié du métier est technique, l’autre consiste à [demander ce que l’on veut vraiment savoir|expliquer ce qu’un chiffre ne dit pas].',
    ],
    es: [
      'Las cifras solo ayudan si se [entienden y se creen|pueden seguir hasta su origen]; ambas cosas forman parte del trabajo.',
      'El trabajo va del detalle de un registro a [la pregunta que hay detrás|la decisión pendiente].',
      'La mitad del oficio es técnica; la otra, [preguntar qué se quiere saber de verdad|explicar lo que una cifra no dice].',
    ],
  },
  product: {
    en: [
      'The role stands between those who use a product and those who build it, and [translates in both directions|listens to both].',
      'Most days hold more ideas than time; [choosing is the job|the art lies in what is left out].',
      'It is a role without much formal power: [good reasons count|people follow good questions].',
    ],
    de: [
      'Die Rolle steht zwischen denen, die ein Produkt nutzen, und denen, die es bauen, und [übersetzt in beide Richtungen|hört beiden zu].',
      'An den meisten Tagen gibt es mehr Ideen als Zeit; [auszuwählen ist die Aufgabe|die Kunst liegt im Weglassen].',
      'Formale Macht gibt es wenig: [Es zählen gute Gründe|Man folgt guten Fragen].',
    ],
    fr: [
      'Le rôle se tient entre ceux qui utilisent un produit et ceux qui le construisent, et [traduit dans les deux sens|écoute les deux].',
      'La plupart des jours, il y a plus d’idées que de temps ; [choisir est le métier|l’art est de renoncer].',
      'Peu de pouvoir formel ici : [les bonnes raisons comptent|on suit les bonnes questions].',
    ],
    es: [
      'El puesto está entre quienes usan un producto y quienes lo construyen, y [traduce en ambos sentidos|escucha a ambos].',
      'Casi todos los días hay más ideas que tiempo; [elegir es el trabajo|el arte está en descartar].',
      'Hay poco poder formal: [cuentan las buenas razones|se siguen las buenas preguntas].',
    ],
  },
  design: {
    en: [
      'Design here means [solving problems that can be seen and touched|making things clear], not decorating them.',
      'Drafts are there to be [discussed, changed and thrown away|tested]; the best one wins, whoever drew it.',
      'The work asks for [patience with details and courage for the first stroke|an eye for detail and a feeling for the whole].',
    ],
    de: [
      'Gestalten heißt hier, [sichtbare Probleme zu lösen|Dinge klar zu machen], nicht sie zu schmücken.',
      'Entwürfe sind dazu da, [besprochen, geändert und verworfen|geprüft] zu werden; der beste gewinnt, egal von wem.',
      'Die Arbeit verlangt [Geduld im Detail und Mut zum ersten Strich|ein Auge fürs Detail und Gefühl fürs Ganze].',
    ],
    fr: [
      'Concevoir, ici, c’est [résoudre des problèmes visibles|rendre les choses claires], et non décorer.',
      'Les ébauches sont là pour être [discutées, changées, jetées|éprouvées] ; la meilleure gagne, quel qu’en soit l’auteur.',
      'Le travail demande [de la patience dans le détail et du courage au premier trait|l’œil du détail et le sens du tout].',
    ],
    es: [
      'Diseñar aquí significa [resolver problemas visibles|aclarar las cosas], no adornarlas.',
      'Los borradores están para [comentarse, cambiarse y desecharse|ponerse a prueba]; gana el mejor, sea de quien sea.',
      'El trabajo pide [paciencia en el detalle y valor en el primer trazo|ojo para el detalle y sentido del conjunto].',
    ],
  },
  marketing: {
    en: [
      'The work combines ideas and figures: [one without the other goes nowhere|a good line, and the proof that it works].',
      'People have little time to listen, so [every sentence has to earn its place|clarity counts more than volume].',
      'Campaigns come and go; [trust takes longer|what remains is what people remember].',
    ],
    de: [
      'Die Arbeit verbindet Ideen und Zahlen: [das eine ohne das andere führt nicht weit|eine gute Zeile und den Beleg, dass sie wirkt].',
      'Menschen haben wenig Zeit zum Zuhören, also [muss jeder Satz seinen Platz verdienen|zählt Klarheit mehr als Lautstärke].',
      'Kampagnen kommen und gehen; [Vertrauen braucht länger|es bleibt, was in Erinnerung bleibt].',
    ],
    fr: [
      'Le travail allie idées et chiffres : [l’un sans l’autre ne mène pas loin|une bonne phrase et la preuve qu’elle agit].',
      'Les gens ont peu de temps : [chaque phrase doit mériter sa place|la clarté compte plus que le bruit].',
      'Les campagnes passent ; [la confiance prend plus de temps|reste ce que l’on retient].',
    ],
    es: [
      'El trabajo une ideas y números: [lo uno sin lo otro no llega lejos|una buena frase y la prueba de que funciona].',
      'La gente tiene poco tiempo: [cada frase debe ganarse su sitio|la claridad cuenta más que el volumen].',
      'Las campañas pasan; [la confianza tarda más|queda lo que se recuerda].',
    ],
  },
  sales: {
    en: [
      'Selling here means [understanding before convincing|helping people to decide well].',
      'No two customers are alike, and [that is what makes the work worth doing|preparation shows].',
      'Some talks lead to a contract, others to a polite no; [both deserve respect|both are worth the time].',
    ],
    de: [
      'Verkaufen heißt hier [verstehen, bevor man überzeugt|anderen zu einer guten Entscheidung zu verhelfen].',
      'Keine zwei Kunden sind gleich, und [das macht die Arbeit reizvoll|gute Vorbereitung merkt man].',
      'Manche Gespräche führen zum Vertrag, andere zu einem freundlichen Nein; [beides verdient Respekt|beides ist die Zeit wert].',
    ],
    fr: [
      'Vendre, ici, c’est [comprendre avant de convaincre|aider à bien décider].',
      'Aucun client ne ressemble à un autre, et [c’est le charme du métier|la préparation se voit].',
      'Certains échanges mènent au contrat, d’autres à un non courtois ; [les deux méritent le respect|les deux valent le temps donné].',
    ],
    es: [
      'Vender aquí significa [entender antes de convencer|ayudar a decidir bien].',
      'No hay dos clientes iguales, y [eso hace atractivo el trabajo|la preparación se nota].',
      'Unas conversaciones acaban en contrato y otras en un no amable; [ambas merecen respeto|ambas valen el tiempo].',
    ],
  },
  hr: {
    en: [
      'The role deals with people at [important moments of their working lives|their best and at their worst], which calls for tact and clear rules.',
      'Every figure here has a face, and [every rule is explained to someone|every letter is read by someone].',
      'The work sits between managers and employees and has to be [fair to both|trusted by both].',
    ],
    de: [
      'Die Aufgabe begleitet Menschen in [wichtigen Momenten ihres Berufslebens|guten wie in schwierigen Zeiten]; das verlangt Takt und klare Regeln.',
      'Hinter jeder Zahl steht ein Mensch, und [jede Regel will erklärt sein|jedes Schreiben wird von jemandem gelesen].',
      'Die Arbeit steht zwischen Führung und Belegschaft und muss [beiden gerecht werden|das Vertrauen beider haben].',
    ],
    fr: [
      'Le rôle accompagne des personnes à [des moments importants de leur vie professionnelle|leurs bons et mauvais moments], ce qui demande tact et règles claires.',
      'Chaque chiffre a ici un visage, et [chaque règle s’explique à quelqu’un|chaque lettre est lue par quelqu’un].',
      'Le travail se tient entre direction et salariés et doit être [juste pour les deux|digne de la confiance des deux].',
    ],
    es: [
      'El puesto acompaña a personas en [momentos importantes de su vida laboral|sus buenos y malos momentos], lo que pide tacto y reglas claras.',
      'Cada cifra tiene aquí un rostro, y [cada norma hay que explicarla|cada carta la lee alguien].',
      'El trabajo está entre dirección y plantilla y debe ser [justo con ambas|de confianza para ambas].',
    ],
  },
  finance: {
    en: [
      'The work follows the calendar: [quiet weeks, then days when everything has to be right|month after month, and each close a little better].',
      'Behind each figure stands a decision, and [someone who needs to understand it|a document that proves it].',
      'Accuracy is the craft; [explaining is what makes it useful|calm is what makes it last].',
    ],
    de: [
      'Die Arbeit folgt dem Kalender: [ruhige Wochen, dann Tage, an denen alles stimmen muss|Monat für Monat, und jeder Abschluss ein wenig besser].',
      'Hinter jeder Zahl steht eine Entscheidung und [jemand, der sie verstehen muss|ein Beleg, der sie trägt].',
      'Genauigkeit ist das Handwerk; [das Erklären macht sie nützlich|Ruhe macht sie dauerhaft].',
    ],
    fr: [
      'Le travail suit le calendrier : [des semaines calmes, puis des jours où tout doit être juste|mois après mois, chaque clôture un peu meilleure].',
      'Derrière chaque chiffre, une décision et [quelqu’un qui doit la comprendre|une pièce qui la prouve].',
      'L’exactitude est le métier ; [l’explication la rend utile|le calme la fait durer].',
    ],
    es: [
      'El trabajo sigue el calendario: [semanas tranquilas y luego días en que todo debe cuadrar|mes a mes, y cada cierre un poco mejor].',
      'Detrás de cada cifra hay una decisión y [alguien que necesita entenderla|un documento que la prueba].',
      'La exactitud es el oficio; [explicar la hace útil|la calma la hace durar].',
    ],
  },
  legal: {
    en: [
      'Good legal work is often invisible: [the dispute that never starts|the clause that nobody has to read twice].',
      'The work is about words, and about [what people mean by them|what follows from them].',
      'Questions rarely come in neat order; [finding the one that matters is half the answer|listening comes first].',
    ],
    de: [
      'Gute juristische Arbeit ist oft unsichtbar: [der Streit, der nie beginnt|die Klausel, die niemand zweimal lesen muss].',
      'Es geht um Worte und darum, [was Menschen damit meinen|was aus ihnen folgt].',
      'Fragen kommen selten geordnet; [die wichtige zu finden, ist die halbe Antwort|Zuhören kommt zuerst].',
    ],
    fr: [
      'Le bon travail juridique est souvent invisible : [le litige qui ne naît pas|la clause que l’on ne relit pas].',
      'Il s’agit de mots, et de [ce que l’on veut dire par eux|leurs conséquences].',
      'Les questions arrivent rarement en ordre ; [trouver celle qui compte est la moitié de la réponse|l’écoute vient d’abord].',
    ],
    es: [
      'El buen trabajo jurídico suele ser invisible: [el conflicto que no empieza|la cláusula que nadie relee].',
      'Se trata de palabras y de [lo que se quiere decir con ellas|lo que se sigue de ellas].',
      'Las preguntas rara vez llegan en orden; [encontrar la importante es media respuesta|primero está escuchar].',
    ],
  },
  support: {
    en: [
      'People get in touch when something does not work; [a calm voice is half the solution|how you answer is what they remember].',
      'No day brings only easy questions, and [that keeps the work interesting|the team helps when one is hard].',
      'Each case shows [what could be clearer|where the product can get better], and that knowledge counts.',
    ],
    de: [
      'Menschen melden sich, wenn etwas nicht klappt; [eine ruhige Stimme ist die halbe Lösung|in Erinnerung bleibt, wie man antwortet].',
      'Kein Tag bringt nur leichte Fragen, und [das hält die Arbeit interessant|bei den schweren hilft das Team].',
      'Jeder Fall zeigt, [was klarer sein könnte|wo etwas besser werden kann], und dieses Wissen zählt.',
    ],
    fr: [
      'On appelle quand quelque chose ne va pas ; [une voix calme est la moitié de la solution|on se souvient de la réponse].',
      'Aucun jour n’apporte que des questions faciles, et [c’est ce qui garde l’intérêt|l’équipe aide pour les plus dures].',
      'Chaque cas montre [ce qui pourrait être plus clair|ce qui peut s’améliorer], et ce savoir compte.',
    ],
    es: [
      'La gente llama cuando algo no funciona; [una voz tranquila es media solución|se recuerda cómo se responde].',
      'Ningún día trae solo preguntas fáciles, y [eso mantiene el interés|el equipo ayuda con las difíciles].',
      'Cada caso enseña [qué podría ser más claro|qué puede mejorar], y ese saber cuenta.',
    ],
  },
  operations: {
    en: [
      'The work is noticed most when it fails, so [good days are the quiet ones|much of it consists of thinking ahead].',
      'Plans meet reality every morning; [what counts is how quickly the two agree again|a clear head is worth more than a perfect plan].',
      'Many threads run together here, and [someone has to hold them|order makes them light].',
    ],
    de: [
      'Die Arbeit fällt am meisten auf, wenn sie fehlt; [gute Tage sind die stillen|vieles besteht darin, vorauszudenken].',
      'Pläne treffen jeden Morgen auf die Wirklichkeit; [es zählt, wie schnell beide wieder zusammenfinden|ein klarer Kopf hilft mehr als ein perfekter Plan].',
      'Hier laufen viele Fäden zusammen, und [jemand muss sie halten|Ordnung macht sie leicht].',
    ],
    fr: [
      'Ce travail se remarque surtout quand il manque : [les bons jours sont les jours calmes|il consiste à prévoir].',
      'Chaque matin, les plans rencontrent le réel ; [ce qui compte est de les accorder vite|une tête claire vaut mieux qu’un plan parfait].',
      'Beaucoup de fils se rejoignent ici, et [quelqu’un doit les tenir|l’ordre les rend légers].',
    ],
    es: [
      'Este trabajo se nota sobre todo cuando falta: [los días buenos son los tranquilos|consiste en prever].',
      'Cada mañana los planes se topan con la realidad; [cuenta lo pronto que vuelven a encajar|una cabeza clara vale más que un plan perfecto].',
      'Aquí se juntan muchos hilos, y [alguien tiene que llevarlos|el orden los hace ligeros].',
    ],
  },
  education: {
    en: [
      'Learning happens in small steps, and [somebody has to notice them|each of them counts].',
      'No group is like the last one, so [good lessons are never quite finished|plans are there to be changed].',
      'The work asks for structure and for [the freedom to leave it when a question deserves it|warmth].',
    ],
    de: [
      'Lernen geschieht in kleinen Schritten, und [jemand muss sie bemerken|jeder davon zählt].',
      'Keine Gruppe ist wie die vorige; [guter Unterricht ist nie ganz fertig|Pläne sind zum Ändern da].',
      'Die Arbeit braucht Struktur und [die Freiheit, sie zu verlassen, wenn eine Frage es verdient|Wärme].',
    ],
    fr: [
      'On apprend par petits pas, et [quelqu’un doit les remarquer|chacun compte].',
      'Aucun groupe ne ressemble au précédent : [un bon cours n’est jamais tout à fait fini|les plans sont faits pour changer].',
      'Le travail demande de la structure et [la liberté d’en sortir quand une question le mérite|de la chaleur].',
    ],
    es: [
      'Se aprende a pasos pequeños, y [alguien tiene que notarlos|cada uno cuenta].',
      'Ningún grupo es como el anterior: [una buena clase nunca está del todo acabada|los planes están para cambiarlos].',
      'El trabajo pide estructura y [la libertad de dejarla cuando una pregunta lo merece|calidez].',
    ],
  },
  executive: {
    en: [
      'The role carries responsibility for [people and results alike|the whole], and for decisions that others live with.',
      'Much of the work is listening and weighing; [the decision itself is often the shortest part|then someone has to decide].',
      'It is a role for the long run: [what is built now has to last|trust grows slowly].',
    ],
    de: [
      'Die Rolle trägt Verantwortung für [Menschen wie Ergebnisse|das Ganze] und für Entscheidungen, mit denen andere leben.',
      'Ein großer Teil ist Zuhören und Abwägen; [die Entscheidung selbst ist oft der kürzeste|dann muss jemand entscheiden].',
      'Es ist eine Aufgabe auf lange Sicht: [Was jetzt entsteht, muss halten|Vertrauen wächst langsam].',
    ],
    fr: [
      'Le rôle porte la responsabilité [des personnes comme des résultats|de l’ensemble], et de décisions avec lesquelles d’autres vivent.',
      'Une grande part consiste à écouter et à peser ; [la décision est souvent le plus court|puis il faut trancher].',
      'C’est un rôle de long terme : [ce qui se construit doit durer|la confiance croît lentement].',
    ],
    es: [
      'El puesto responde [de personas y de resultados|del conjunto], y de decisiones con las que otros viven.',
      'Gran parte es escuchar y sopesar; [la decisión suele ser lo más breve|luego hay que decidir].',
      'Es un puesto a largo plazo: [lo que se construye debe durar|la confianza crece despacio].',
    ],
  },
  administration: {
    en: [
      'When this work is done well, [others hardly notice how much runs smoothly|everyone else can do theirs].',
      'Many small things meet here, and [none of them is too small to matter|order makes the difference].',
      'The role is often the first voice that people hear, and [the one that knows where things are|the one they come back to].',
    ],
    de: [
      'Ist diese Arbeit gut gemacht, [merken andere kaum, wie viel reibungslos läuft|können alle anderen die ihre tun].',
      'Viele kleine Dinge kommen hier zusammen, und [keines ist zu klein, um zu zählen|Ordnung macht den Unterschied].',
      'Oft ist es die erste Stimme, die andere hören, und [die, die weiß, wo etwas ist|die, zu der man wiederkommt].',
    ],
    fr: [
      'Quand ce travail est bien fait, [on remarque à peine tout ce qui roule|chacun peut faire le sien].',
      'Beaucoup de petites choses se croisent ici, et [aucune n’est trop petite|l’ordre fait la différence].',
      'C’est souvent la première voix que l’on entend, et [celle qui sait où trouver les choses|celle vers qui l’on revient].',
    ],
    es: [
      'Cuando este trabajo se hace bien, [apenas se nota cuánto marcha solo|los demás pueden hacer el suyo].',
      'Aquí se cruzan muchas cosas pequeñas, y [ninguna es demasiado pequeña|el orden marca la diferencia].',
      'A menudo es la primera voz que se oye, y [la que sabe dónde está todo|a la que se vuelve].',
    ],
  },
}

export const CONTEXT: Contexts = { ...DESK_CONTEXT, ...FLOOR_CONTEXT }
