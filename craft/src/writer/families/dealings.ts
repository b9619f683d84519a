import type { Contexts } from './context.ts'

/** With whom such work brings people together, in a plain sentence that holds for every role of the trade. */
export const DEALINGS: Contexts = {
  software: {
    en: [
      'You work closely with [product and design|other engineers].',
      'You talk to the people who [use the software|will work with the result].',
    ],
    de: [
      '<Sie arbeiten/Du arbeitest> eng mit [Produkt und Design|anderen aus der Entwicklung] zusammen.',
      '<Sie sprechen/Du sprichst> mit denen, die [die Software nutzen|später damit arbeiten].',
    ],
    fr: [
      '<Vous travaillez/Tu travailles> en lien étroit avec [le produit et le design|les autres développeurs].',
      '<Vous échangez/Tu échanges> avec les personnes qui [utilisent le logiciel|s’en serviront].',
    ],
    es: [
      '<Trabajará/Trabajarás> en contacto con [producto y diseño|el resto de desarrolladores].',
      '<Hablará/Hablarás> con quienes [usan el software|lo van a utilizar].',
    ],
  },
  data: {
    en: [
      'Questions come from [across the company|colleagues in very different jobs].',
      'You work with the people who [collect the data|run the systems] and with those who use the results.',
    ],
    de: [
      'Die Fragen kommen aus [allen Abteilungen|sehr verschiedenen Bereichen].',
      '<Sie arbeiten/Du arbeitest> mit denen zusammen, die [Daten erfassen|die Ergebnisse nutzen].',
    ],
    fr: [
      'Les demandes viennent [de tous les services|de métiers très divers].',
      '<Vous travaillez/Tu travailles> avec celles et ceux qui [recueillent les données|utilisent les résultats].',
    ],
    es: [
      'Las preguntas llegan de [todos los departamentos|áreas muy distintas].',
      '<Trabajará/Trabajarás> con quienes [recogen los datos|usan los resultados].',
    ],
  },
  product: {
    en: [
      'You talk to [users|customers], engineers and sales.',
      'You stand between the people who use the product and those who [build it|design and develop it].',
    ],
    de: [
      '<Sie sprechen/Du sprichst> mit [Nutzenden|der Kundschaft], Entwicklung und Vertrieb.',
      '<Sie vermitteln/Du vermittelst> zwischen denen, die das Produkt nutzen, und denen, die es [bauen|entwickeln].',
    ],
    fr: [
      '<Vous parlez/Tu parles> aux [utilisateurs|clients], à la technique et aux ventes.',
      '<Vous faites/Tu fais> le lien entre les utilisateurs et [l’équipe de développement|celles et ceux qui construisent le produit].',
    ],
    es: [
      '<Hablará/Hablarás> con [usuarios|clientes], desarrollo y ventas.',
      '<Hará/Harás> de enlace entre quienes usan el producto y [quienes lo desarrollan|el equipo técnico].',
    ],
  },
  design: {
    en: [
      'You discuss your work with [those who commission it|the people it is made for].',
      'You agree [content and deadlines|the task and the timing] with everyone involved.',
    ],
    de: [
      '<Sie besprechen Ihre/Du besprichst deine> Arbeit mit denen, [die sie in Auftrag geben|für die sie gemacht ist].',
      '<Sie stimmen/Du stimmst> [Inhalte und Termine|Auftrag und Zeitplan] mit den Beteiligten ab.',
    ],
    fr: [
      '<Vous présentez votre/Tu présentes ton> travail à celles et ceux [qui le commandent|à qui il est destiné].',
      '<Vous convenez/Tu conviens> [du contenu et des délais|de la demande et du calendrier] avec les personnes concernées.',
    ],
    es: [
      '<Comentará su/Comentarás tu> trabajo con quienes [lo encargan|lo van a usar].',
      '<Acordará/Acordarás> [contenidos y plazos|el encargo y el calendario] con las personas implicadas.',
    ],
  },
  marketing: {
    en: [
      'You work closely with [colleagues from other departments|the people behind each topic].',
      'Colleagues bring [the facts|topics and dates], and you turn them into something people like to read.',
    ],
    de: [
      '<Sie arbeiten/Du arbeitest> eng mit [anderen Abteilungen|den Fachleuten zu jedem Thema] zusammen.',
      '<Sie machen/Du machst> aus [Fakten|Themen und Terminen] Texte und Bilder, die man gern ansieht.',
    ],
    fr: [
      '<Vous travaillez/Tu travailles> en lien étroit avec [les autres services|les spécialistes de chaque sujet].',
      'À partir [des faits|des sujets et des dates], <vous faites/tu fais> des contenus que l’on aime lire.',
    ],
    es: [
      '<Trabajará/Trabajarás> en contacto con [otras áreas|quienes conocen cada tema].',
      'A partir de [los datos|temas y fechas], <hará/harás> contenidos que apetezca leer.',
    ],
  },
  sales: {
    en: [
      'You speak with [people who know their trade|those who decide and those who will use it].',
      'You work with the colleagues who [deliver what is sold|look after customers afterwards].',
    ],
    de: [
      '<Sie sprechen/Du sprichst> mit [Menschen, die ihr Geschäft kennen|denen, die entscheiden, und denen, die damit arbeiten].',
      '<Sie arbeiten/Du arbeitest> mit denen zusammen, die [das Verkaufte liefern|die Kundschaft danach betreuen].',
    ],
    fr: [
      '<Vous parlez/Tu parles> avec [des gens qui connaissent leur métier|ceux qui décident et ceux qui utilisent].',
      '<Vous travaillez/Tu travailles> avec les collègues qui [livrent ce qui est vendu|suivent ensuite les clients].',
    ],
    es: [
      '<Hablará/Hablarás> con [gente que conoce su oficio|quienes deciden y quienes lo usan].',
      '<Trabajará/Trabajarás> con quienes [entregan lo vendido|atienden después a los clientes].',
    ],
  },
  hr: {
    en: [
      'You work with [managers and staff|people in many kinds of jobs].',
      'People come to you with [questions of all kinds|good news and with worries].',
    ],
    de: [
      '<Sie arbeiten/Du arbeitest> mit [Führungskräften und Belegschaft|Menschen aus vielen Berufen] zusammen.',
      'Menschen kommen mit [Fragen aller Art|guten Nachrichten und mit Sorgen] zu <Ihnen/dir>.',
    ],
    fr: [
      '<Vous travaillez/Tu travailles> avec [l’encadrement et les salariés|des personnes de tous les métiers].',
      'On vient à <vous/toi> avec [des questions de toute sorte|de bonnes nouvelles et des soucis].',
    ],
    es: [
      '<Trabajará/Trabajarás> con [mandos y plantilla|personas de muchos oficios].',
      'La gente acude con [preguntas de todo tipo|buenas noticias y con preocupaciones].',
    ],
  },
  finance: {
    en: [
      'You deal with colleagues and [outside partners|people who need reliable figures].',
      'Others rely on [figures that are right|your figures].',
    ],
    de: [
      '<Sie haben/Du hast> mit dem Team und [externen Stellen|vielen Fachbereichen] zu tun.',
      'Andere verlassen sich auf [richtige Zahlen|<Ihre/deine> Zahlen].',
    ],
    fr: [
      '<Vous êtes/Tu es> en contact avec [les collègues et des partenaires extérieurs|celles et ceux qui ont besoin de chiffres fiables].',
      'D’autres s’appuient sur [des chiffres justes|<vos/tes> chiffres].',
    ],
    es: [
      '<Tratará/Tratarás> con [compañeros y entidades externas|quienes necesitan cifras fiables].',
      'Otras personas cuentan con [cifras correctas|<sus/tus> cifras].',
    ],
  },
  legal: {
    en: [
      'You deal with people who need [a clear answer|reliable information].',
      'You discuss [difficult cases|open questions] with colleagues.',
    ],
    de: [
      '<Sie haben/Du hast> mit Menschen zu tun, die [eine klare Antwort|verlässliche Auskunft] brauchen.',
      '[Schwierige Fälle|Offene Fragen] <besprechen Sie/besprichst du> im Kollegium.',
    ],
    fr: [
      '<Vous avez/Tu as> affaire à des personnes qui attendent [une réponse claire|une information fiable].',
      '<Vous discutez/Tu discutes> [des cas difficiles|des questions ouvertes] avec les collègues.',
    ],
    es: [
      '<Tratará/Tratarás> con personas que necesitan [una respuesta clara|información fiable].',
      '<Comentará/Comentarás> [los casos difíciles|las dudas] con el equipo.',
    ],
  },
  support: {
    en: [
      'People contact you when [something does not work|they need help].',
      'You work with [the specialists who fix the cause|colleagues in other departments].',
    ],
    de: [
      'Menschen melden sich bei <Ihnen/dir>, wenn [etwas nicht funktioniert|sie Hilfe brauchen].',
      '<Sie arbeiten/Du arbeitest> mit [Fachleuten|anderen Abteilungen] zusammen.',
    ],
    fr: [
      'On <vous/te> contacte quand [quelque chose ne fonctionne pas|on a besoin d’aide].',
      '<Vous travaillez/Tu travailles> avec [les spécialistes|les autres services].',
    ],
    es: [
      'La gente se pone en contacto cuando [algo no funciona|necesita ayuda].',
      '<Trabajará/Trabajarás> con [especialistas|otras áreas].',
    ],
  },
  operations: {
    en: [
      'You deal with people at [every level|many levels].',
      'You work with partners [inside and outside the company|in several departments].',
    ],
    de: [
      '<Sie haben/Du hast> mit Menschen auf [allen|vielen] Ebenen zu tun.',
      '<Sie arbeiten/Du arbeitest> mit Stellen [im Haus und außerhalb|aus mehreren Abteilungen] zusammen.',
    ],
    fr: [
      '<Vous avez/Tu as> affaire à des interlocuteurs de [tous les|plusieurs] niveaux.',
      '<Vous travaillez/Tu travailles> avec des partenaires [internes et externes|de plusieurs services].',
    ],
    es: [
      '<Tratará/Tratarás> con gente de [todos los|varios] niveles.',
      '<Trabajará/Trabajarás> con interlocutores [internos y externos|de varias áreas].',
    ],
  },
  healthcare: {
    en: [
      'You work closely with [colleagues from other professions|the whole team].',
      'You meet people in situations that [matter to them|are not easy for them].',
    ],
    de: [
      '<Sie arbeiten/Du arbeitest> eng mit [anderen Berufsgruppen|dem ganzen Team] zusammen.',
      '<Sie begegnen/Du begegnest> Menschen in Situationen, die [ihnen wichtig sind|für sie nicht leicht sind].',
    ],
    fr: [
      '<Vous travaillez/Tu travailles> en lien étroit avec [les autres métiers|toute l’équipe].',
      '<Vous rencontrez/Tu rencontres> des personnes dans des moments qui [comptent pour elles|ne sont pas faciles].',
    ],
    es: [
      '<Trabajará/Trabajarás> codo con codo con [otras profesiones|todo el equipo].',
      '<Tratará/Tratarás> a personas en momentos que [les importan|no son fáciles].',
    ],
  },
  education: {
    en: [
      'You work closely with [the rest of the team|your colleagues].',
      'You share [ideas and materials|what works and what does not] with colleagues.',
    ],
    de: [
      '<Sie arbeiten/Du arbeitest> eng mit [dem Team|Kolleginnen und Kollegen] zusammen.',
      'Im Team <teilen Sie/teilst du> [Ideen und Material|gute wie schlechte Erfahrungen].',
    ],
    fr: [
      '<Vous travaillez/Tu travailles> en lien étroit avec [le reste de l’équipe|les collègues].',
      'Entre collègues, on partage [les idées et les supports|ce qui marche et ce qui ne marche pas].',
    ],
    es: [
      '<Trabajará/Trabajarás> en contacto con [el resto del equipo|compañeras y compañeros].',
      'En el equipo se comparten [ideas y materiales|aciertos y errores].',
    ],
  },
  retail: {
    en: [
      'You meet [regulars and new customers|all kinds of people].',
      'The team [helps each other out|works hand in hand].',
    ],
    de: [
      '<Sie begegnen/Du begegnest> [Stammkundschaft und neuen Gesichtern|ganz verschiedenen Menschen].',
      'Im Team [hilft man einander aus|arbeitet man Hand in Hand].',
    ],
    fr: [
      '<Vous rencontrez/Tu rencontres> [des habitués et de nouveaux clients|toutes sortes de gens].',
      'Dans l’équipe, on [s’entraide|travaille main dans la main].',
    ],
    es: [
      '<Conocerá/Conocerás> a [clientes de siempre y clientes nuevos|todo tipo de gente].',
      'En el equipo [se echa una mano|se trabaja mano a mano].',
    ],
  },
  hospitality: {
    en: [
      'Kitchen, service and house [work hand in hand|depend on each other].',
      'You work side by side with [the rest of the team|your colleagues].',
    ],
    de: [
      'Küche, Service und Haus [arbeiten Hand in Hand|sind aufeinander angewiesen].',
      '<Sie arbeiten/Du arbeitest> Seite an Seite mit [dem Team|Kolleginnen und Kollegen].',
    ],
    fr: [
      'Cuisine, salle et maison [travaillent main dans la main|comptent les unes sur les autres].',
      '<Vous travaillez/Tu travailles> côte à côte avec [l’équipe|les collègues].',
    ],
    es: [
      'Cocina, sala y casa [trabajan mano a mano|dependen unas de otras].',
      '<Trabajará/Trabajarás> codo con codo con [el equipo|compañeras y compañeros].',
    ],
  },
  logistics: {
    en: [
      'You agree times and details with [everyone involved|those before and after you].',
      'You pass on [delays|changes] early, so that others can plan.',
    ],
    de: [
      '<Sie sprechen/Du sprichst> Zeiten und Einzelheiten mit [allen Beteiligten|den anderen Stellen] ab.',
      '[Verspätungen|Änderungen] <geben Sie/gibst du> früh weiter, damit andere planen können.',
    ],
    fr: [
      '<Vous convenez/Tu conviens> des horaires et des détails avec [les personnes concernées|les autres postes].',
      '<Vous signalez/Tu signales> tôt [les retards|les changements], pour que les autres puissent s’organiser.',
    ],
    es: [
      '<Acordará/Acordarás> horas y detalles con [todas las partes|los demás puestos].',
      '<Avisará/Avisarás> pronto de [los retrasos|los cambios], para que otros puedan organizarse.',
    ],
  },
  construction: {
    en: [
      'You work alongside [other trades|colleagues from other trades].',
      'People here [help each other|look out for each other].',
    ],
    de: [
      '<Sie arbeiten/Du arbeitest> mit [anderen Gewerken|Fachleuten anderer Gewerke] zusammen.',
      'Auf der Baustelle [hilft man einander|achtet man aufeinander].',
    ],
    fr: [
      '<Vous travaillez/Tu travailles> aux côtés [d’autres corps de métier|de gens d’autres métiers].',
      'Sur le chantier, on [s’entraide|veille les uns sur les autres].',
    ],
    es: [
      '<Trabajará/Trabajarás> junto a [otros oficios|profesionales de otros oficios].',
      'En la obra [se echa una mano|todo el mundo cuida de los demás].',
    ],
  },
  manufacturing: {
    en: [
      'You work with [quality and planning|the colleagues before and after you].',
      'You hand over [clearly|with clear notes], so that the next step can start.',
    ],
    de: [
      '<Sie arbeiten/Du arbeitest> mit [Qualität und Planung|den Stellen davor und danach] zusammen.',
      '<Sie übergeben/Du übergibst> [klar|mit klaren Notizen], damit der nächste Schritt beginnen kann.',
    ],
    fr: [
      '<Vous travaillez/Tu travailles> avec [la qualité et la planification|les postes en amont et en aval].',
      '<Vous transmettez/Tu transmets> des consignes [claires|écrites et claires], pour que la suite puisse s’enchaîner.',
    ],
    es: [
      '<Trabajará/Trabajarás> con [calidad y planificación|los puestos anteriores y siguientes].',
      '<Dará/Darás> el relevo [con claridad|con notas claras], para que pueda empezar el paso siguiente.',
    ],
  },
  executive: {
    en: [
      'You represent the organisation [inside and outside|to partners and the public].',
      'You work with people [inside and outside the organisation|at every level].',
    ],
    de: [
      '<Sie vertreten/Du vertrittst> das Haus [nach innen und außen|gegenüber Partnern und Öffentlichkeit].',
      '<Sie arbeiten/Du arbeitest> mit Menschen [im Haus und außerhalb|auf allen Ebenen] zusammen.',
    ],
    fr: [
      '<Vous représentez/Tu représentes> la structure [en interne et à l’extérieur|auprès des partenaires et du public].',
      '<Vous travaillez/Tu travailles> avec des personnes [de la structure et du dehors|de tous les niveaux].',
    ],
    es: [
      '<Representará/Representarás> a la entidad [dentro y fuera|ante socios y público].',
      '<Trabajará/Trabajarás> con personas [de dentro y de fuera|de todos los niveles].',
    ],
  },
  administration: {
    en: [
      'You are often the first person that [people turn to|callers and visitors meet].',
      'Colleagues [rely on your overview|come to you with questions].',
    ],
    de: [
      'Oft <sind Sie/bist du> die erste Person, [an die man sich wendet|mit der man spricht].',
      'Andere [verlassen sich auf <Ihren/deinen> Überblick|kommen mit ihren Fragen zu <Ihnen/dir>].',
    ],
    fr: [
      '<Vous êtes/Tu es> souvent la première personne [à qui l’on s’adresse|que l’on rencontre].',
      'Les collègues [comptent sur <votre/ta> vue d’ensemble|viennent <vous/te> voir avec leurs questions].',
    ],
    es: [
      'A menudo <será/serás> la primera persona [a la que se acude|con la que se habla].',
      'El equipo [cuenta con <su/tu> visión de conjunto|acude con sus preguntas].',
    ],
  },
}
