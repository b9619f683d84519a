import type { Contexts } from './context.ts'

/** With whom such work brings people together, and how: `<Sie/du>` takes the form of address. */
export const DEALINGS: Contexts = {
  software: {
    en: [
      'You deal with [people who see a problem and people who see code|users, designers and other engineers], and your task is to make them understand each other.',
      'Most questions are settled [at a whiteboard or in a review|between product, design and engineering], in plain words and without rank.',
    ],
    de: [
      '<Sie haben/Du hast> mit [Menschen zu tun, die ein Problem sehen, und mit solchen, die Code sehen|Anwendenden, Gestaltenden und Entwickelnden zu tun]; dass sie einander verstehen, gehört zur Aufgabe.',
      'Die meisten Fragen klären sich [am Whiteboard oder im Review|zwischen Produkt, Design und Entwicklung], in klaren Worten und ohne Rangordnung.',
    ],
    fr: [
      '<Vous côtoyez/Tu côtoies> [ceux qui voient un problème et ceux qui voient du code|utilisateurs, designers et développeurs] ; les faire se comprendre fait partie du travail.',
      'La plupart des questions se règlent [au tableau ou en relecture|entre produit, design et développement], avec des mots simples et sans hiérarchie.',
    ],
    es: [
      '<Tratará/Tratarás> con [quienes ven un problema y quienes ven código|usuarios, diseñadores y desarrolladores]; lograr que se entiendan es parte del trabajo.',
      'Casi todo se aclara [ante la pizarra o en una revisión|entre producto, diseño y desarrollo], con palabras llanas y sin rangos.',
    ],
  },
  data: {
    en: [
      'Questions come from [every corner of the house|people with very different jobs], and each of them deserves an answer that can be understood.',
      'You work between those who [collect data and those who decide with it|ask and those who build], and both sides count on your word.',
    ],
    de: [
      'Fragen kommen aus [allen Ecken des Hauses|ganz verschiedenen Berufen], und jede verdient eine Antwort, die man versteht.',
      '<Sie arbeiten/Du arbeitest> zwischen denen, die [Daten erheben, und denen, die damit entscheiden|fragen, und denen, die bauen]; beide verlassen sich auf <Ihr/dein> Wort.',
    ],
    fr: [
      'Les questions viennent [de toute la maison|de métiers très divers], et chacune mérite une réponse compréhensible.',
      '<Vous êtes/Tu es> entre ceux qui [recueillent les données et ceux qui décident|demandent et ceux qui construisent] ; les deux comptent sur <votre/ta> parole.',
    ],
    es: [
      'Las preguntas llegan [de toda la casa|de oficios muy distintos], y cada una merece una respuesta que se entienda.',
      '<Estará/Estarás> entre quienes [recogen los datos y quienes deciden|preguntan y quienes construyen]; ambos cuentan con <su/tu> palabra.',
    ],
  },
  product: {
    en: [
      'You talk with [users in the morning and engineers in the afternoon|sales, support and engineering on the same day], and carry what matters from one to the other.',
      'Many people want something from this role; [a clear order of work keeps the peace|saying why helps them to wait].',
    ],
    de: [
      '<Sie sprechen/Du sprichst> [vormittags mit Nutzenden und nachmittags mit der Entwicklung|am selben Tag mit Vertrieb, Support und Entwicklung] und <tragen/trägst> Wichtiges vom einen zum anderen.',
      'Viele wollen etwas von dieser Rolle; [eine klare Reihenfolge hält den Frieden|wer das Warum kennt, wartet leichter].',
    ],
    fr: [
      '<Vous parlez/Tu parles> [aux utilisateurs le matin et aux développeurs l’après-midi|le même jour aux ventes, au support et à la technique], et <portez/portes> l’essentiel des uns aux autres.',
      'Beaucoup attendent quelque chose de ce rôle ; [un ordre clair garde la paix|dire pourquoi aide à patienter].',
    ],
    es: [
      '<Hablará/Hablarás> [por la mañana con usuarios y por la tarde con desarrollo|en un mismo día con ventas, soporte y desarrollo], y <llevará/llevarás> lo importante de unos a otros.',
      'Muchos quieren algo de este puesto; [un orden claro mantiene la paz|saber el porqué ayuda a esperar].',
    ],
  },
  design: {
    en: [
      'You show your work to [users, engineers and those who pay for it|people who think in numbers and people who think in pictures], and listen to each of them.',
      'Good design grows [between several heads|in conversation], and you are the one who gives it a shape.',
    ],
    de: [
      '<Sie zeigen Ihre/Du zeigst deine> Arbeit [Nutzenden, der Entwicklung und denen, die sie bezahlen|Menschen, die in Zahlen denken, und solchen, die in Bildern denken], und <hören/hörst> allen zu.',
      'Gute Gestaltung entsteht [zwischen mehreren Köpfen|im Gespräch]; die Form <geben Sie/gibst du> ihr.',
    ],
    fr: [
      '<Vous montrez votre/Tu montres ton> travail [aux usagers, aux développeurs et à ceux qui le paient|à ceux qui pensent en chiffres comme en images], et <écoutez/écoutes> chacun.',
      'Un bon design naît [entre plusieurs têtes|dans l’échange], et c’est <vous/toi> qui lui <donnez/donnes> forme.',
    ],
    es: [
      '<Enseñará su/Enseñarás tu> trabajo a [usuarios, desarrolladores y quienes lo pagan|quienes piensan en números y quienes piensan en imágenes], y <escuchará/escucharás> a todos.',
      'El buen diseño nace [entre varias cabezas|al conversar], y la forma <la pone usted/la pones tú>.',
    ],
  },
  marketing: {
    en: [
      'You work with [sales, product and agencies|people who sell, people who build and people who write], and speak for the customer at the table.',
      'Others bring facts, wishes and deadlines; [you turn them into something people like to read|you find the story in them].',
    ],
    de: [
      '<Sie arbeiten/Du arbeitest> mit [Vertrieb, Produkt und Agenturen|denen, die verkaufen, bauen und schreiben] zusammen und <sprechen/sprichst> am Tisch für die Kundschaft.',
      'Andere bringen Fakten, Wünsche und Termine; [<Sie machen/du machst> daraus etwas, das man gern liest|<Sie finden/du findest> die Geschichte darin].',
    ],
    fr: [
      '<Vous travaillez/Tu travailles> avec [les ventes, le produit et des agences|ceux qui vendent, construisent et écrivent], et <portez/portes> la voix du client.',
      'D’autres apportent des faits, des souhaits et des délais ; [<vous en faites/tu en fais> un texte agréable à lire|<vous y trouvez/tu y trouves> l’histoire].',
    ],
    es: [
      '<Trabajará/Trabajarás> con [ventas, producto y agencias|quienes venden, construyen y escriben], y <hablará/hablarás> por el cliente.',
      'Otros traen datos, deseos y plazos; [<los convertirá/los convertirás> en algo que apetezca leer|<encontrará/encontrarás> en ellos la historia].',
    ],
  },
  sales: {
    en: [
      'You speak with [owners, buyers and specialists|people who know their trade], and they notice at once whether anybody listened.',
      'Behind each signature stand [colleagues who deliver|people who keep the promise]; you bring them in early.',
    ],
    de: [
      '<Sie sprechen/Du sprichst> mit [Inhaberinnen, Einkäufern und Fachleuten|Menschen, die ihr Geschäft kennen]; sie merken schnell, ob jemand zugehört hat.',
      'Hinter jeder Unterschrift stehen [andere, die liefern|Menschen, die das Versprechen halten müssen]; <Sie beziehen/du beziehst> sie früh ein.',
    ],
    fr: [
      '<Vous parlez/Tu parles> avec [des patrons, des acheteurs et des spécialistes|des gens qui connaissent leur métier] ; ils sentent vite si on les a écoutés.',
      'Derrière chaque signature, il y a [ceux qui livrent|ceux qui tiendront la promesse] ; <vous les associez/tu les associes> tôt.',
    ],
    es: [
      '<Hablará/Hablarás> con [dueños, compradores y especialistas|gente que conoce su oficio], que nota enseguida si se la escucha.',
      'Detrás de cada firma están [quienes entregan|quienes cumplirán la promesa]; <los implicará/los implicarás> pronto.',
    ],
  },
  hr: {
    en: [
      'People come to you [with good news and with worries|at the start, in between and at the end], and expect the same fairness each time.',
      'You advise [those who lead and those who are led|managers and staff], and both need to trust your word.',
    ],
    de: [
      'Menschen kommen [mit guten Nachrichten und mit Sorgen|am Anfang, zwischendurch und am Ende] und erwarten jedes Mal dieselbe Fairness.',
      '<Sie beraten/Du berätst> [die, die führen, und die, die geführt werden|Führungskräfte und Belegschaft]; beide müssen sich auf <Ihr/dein> Wort verlassen können.',
    ],
    fr: [
      'On vient à <vous/toi> [avec de bonnes nouvelles et des soucis|au début, en cours de route et à la fin], en attendant chaque fois la même équité.',
      '<Vous conseillez/Tu conseilles> [ceux qui dirigent et ceux qui sont dirigés|encadrement et salariés] ; les deux doivent pouvoir se fier à <vous/toi>.',
    ],
    es: [
      'La gente acude [con buenas noticias y con preocupaciones|al empezar, por el camino y al final], y espera siempre la misma equidad.',
      '<Aconsejará/Aconsejarás> a [quienes dirigen y a quienes son dirigidos|mandos y plantilla]; ambos deben poder confiar.',
    ],
  },
  finance: {
    en: [
      'You deal with [colleagues in every department, banks and auditors|suppliers, colleagues and auditors], often with the same patient questions.',
      'Others ask for a figure and need [the meaning of it|to know how sure it is]; you give them both.',
    ],
    de: [
      '<Sie haben/Du hast> mit [allen Abteilungen, Banken und der Prüfung|Lieferanten, dem Team und der Prüfung] zu tun, oft mit denselben geduldigen Fragen.',
      'Andere bitten um eine Zahl und brauchen [ihre Bedeutung|auch ihre Sicherheit]; von <Ihnen/dir> bekommen sie beides.',
    ],
    fr: [
      '<Vous côtoyez/Tu côtoies> [tous les services, les banques et les auditeurs|fournisseurs, collègues et auditeurs], souvent avec les mêmes questions patientes.',
      'On demande un chiffre et l’on a besoin [de son sens|d’en connaître la solidité] ; <vous donnez/tu donnes> l’un et l’autre.',
    ],
    es: [
      '<Tratará/Tratarás> con [todos los departamentos, bancos y auditores|proveedores, compañeros y auditores], a menudo con las mismas preguntas pacientes.',
      'Piden una cifra y necesitan [su significado|saber cuánto se puede confiar en ella]; <dará/darás> lo uno y lo otro.',
    ],
  },
  legal: {
    en: [
      'You advise people who [know their business and not the law|have to decide today], and who thank you for short answers.',
      'The other side is [a partner in most cases|to be understood before it is answered]; a civil tone saves months.',
    ],
    de: [
      '<Sie beraten/Du berätst> Menschen, die [ihr Geschäft kennen und nicht das Recht|heute entscheiden müssen] und für kurze Antworten dankbar sind.',
      'Die Gegenseite ist [meist ein Partner|erst zu verstehen, dann zu beantworten]; ein höflicher Ton spart viel Zeit.',
    ],
    fr: [
      '<Vous conseillez/Tu conseilles> des personnes qui [connaissent leur métier et non le droit|doivent trancher aujourd’hui] et apprécient les réponses courtes.',
      'La partie adverse est [souvent un partenaire|à comprendre avant d’y répondre] ; un ton courtois épargne bien du temps.',
    ],
    es: [
      '<Aconsejará/Aconsejarás> a quienes [conocen su negocio y no las leyes|deben decidir hoy], y agradecen las respuestas breves.',
      'La otra parte es [casi siempre un socio|alguien a quien entender antes de contestar]; un tono cortés ahorra mucho tiempo.',
    ],
  },
  support: {
    en: [
      'You are the voice that people [hear when something fails|remember], and the ear of those who can repair it.',
      'Colleagues in [other departments|the back office] rely on your notes; customers rely on your word.',
    ],
    de: [
      '<Sie sind/Du bist> die Stimme, die man [hört, wenn etwas klemmt|in Erinnerung behält], und das Ohr derer, die es beheben können.',
      '[Andere Abteilungen|Die Fachleute dahinter] verlassen sich auf <Ihre/deine> Notizen, die Kundschaft auf <Ihr/dein> Wort.',
    ],
    fr: [
      '<Vous êtes/Tu es> la voix que l’on [entend quand tout se bloque|garde en mémoire], et l’oreille de ceux qui réparent.',
      '[Les autres services|Les spécialistes] comptent sur <vos/tes> notes, les clients sur <votre/ta> parole.',
    ],
    es: [
      '<Será/Serás> la voz que se [oye cuando algo falla|recuerda], y el oído de quienes lo arreglan.',
      '[Los demás departamentos|Los especialistas] cuentan con <sus/tus> notas; los clientes, con <su/tu> palabra.',
    ],
  },
  operations: {
    en: [
      'You speak with [suppliers, the shop floor and the board|people at every level], and keep what you promised to each.',
      'Much depends on [a word at the right time|knowing whom to call], and on the goodwill you have built up before.',
    ],
    de: [
      '<Sie sprechen/Du sprichst> mit [Lieferanten, Werkstatt und Leitung|Menschen auf allen Ebenen] und <halten/hältst>, was <Sie zugesagt haben/du zugesagt hast>.',
      'Vieles hängt an [einem Wort zur rechten Zeit|der Frage, wen man anruft], und am Vertrauen, das vorher gewachsen ist.',
    ],
    fr: [
      '<Vous parlez/Tu parles> avec [fournisseurs, atelier et direction|des gens de tous les niveaux] et <tenez/tiens> ce qui a été promis à chacun.',
      'Beaucoup dépend [d’un mot au bon moment|de savoir qui appeler], et de la confiance bâtie auparavant.',
    ],
    es: [
      '<Hablará/Hablarás> con [proveedores, taller y dirección|gente de todos los niveles] y <cumplirá/cumplirás> lo prometido a cada cual.',
      'Mucho depende de [una palabra a tiempo|saber a quién llamar] y de la confianza ganada antes.',
    ],
  },
  healthcare: {
    en: [
      'You work beside [doctors, therapists and families|other professions], and the patient should feel that all of you talk to each other.',
      'People bring [fear, hope and questions|their own story]; you meet them where they are.',
    ],
    de: [
      '<Sie arbeiten/Du arbeitest> neben [Medizin, Therapie und Angehörigen|anderen Berufen]; wer behandelt wird, soll spüren, dass alle miteinander reden.',
      'Menschen bringen [Angst, Hoffnung und Fragen|ihre eigene Geschichte] mit; <Sie begegnen/du begegnest> ihnen dort, wo sie stehen.',
    ],
    fr: [
      '<Vous travaillez/Tu travailles> aux côtés [des médecins, des thérapeutes et des familles|d’autres métiers] ; le patient doit sentir que tous se parlent.',
      'Les gens arrivent avec [leurs craintes, leurs espoirs, leurs questions|leur propre histoire] ; <vous les rejoignez/tu les rejoins> là où ils en sont.',
    ],
    es: [
      '<Trabajará/Trabajarás> junto a [médicos, terapeutas y familias|otras profesiones], y el paciente ha de notar que todos se hablan.',
      'La gente trae [miedo, esperanza y preguntas|su propia historia]; <la encontrará/la encontrarás> donde esté.',
    ],
  },
  education: {
    en: [
      'You work with [learners, families and colleagues|those who learn and those who worry about them], and all of them are owed an honest word.',
      'Colleagues share [plans, rooms and bad days|what works and what does not]; nobody has to invent everything alone.',
    ],
    de: [
      '<Sie haben/Du hast> mit [Lernenden, Familien und dem Kollegium|Lernenden und ihren Familien] zu tun; allen gebührt ein ehrliches Wort.',
      'Im Team werden [Pläne, Räume und schwierige Tage geteilt|Erfolge wie Misserfolge geteilt]; niemand muss alles allein erfinden.',
    ],
    fr: [
      '<Vous côtoyez/Tu côtoies> [élèves, familles et collègues|ceux qui apprennent et ceux qui s’inquiètent pour eux] ; à tous est due une parole franche.',
      'Entre collègues, on partage [les plans, les salles et les jours difficiles|ce qui marche et ce qui ne marche pas] : nul n’invente tout seul.',
    ],
    es: [
      '<Tratará/Tratarás> con [quienes aprenden, sus familias y el equipo|quienes aprenden y quienes se preocupan por ellos]; a todos se les debe franqueza.',
      'En el equipo se comparten [planes, aulas y días difíciles|aciertos y errores]; nadie tiene que inventarlo todo.',
    ],
  },
  retail: {
    en: [
      'You meet [regulars and strangers, people in a hurry and people with time|all kinds of people], and each should leave a little happier.',
      'The team is [small enough to notice a good day|only as good as its help for each other], and that shows at the till.',
    ],
    de: [
      '<Sie begegnen/Du begegnest> [Stammkundschaft und Fremden, Eiligen und Gemütlichen|ganz verschiedenen Menschen]; alle sollen etwas froher hinausgehen.',
      'Im Team zählt, [dass man einander aushilft|wie man miteinander redet]; die Kundschaft merkt es.',
    ],
    fr: [
      '<Vous rencontrez/Tu rencontres> [des habitués et des inconnus, des gens pressés et d’autres qui flânent|toutes sortes de gens] ; chacun devrait repartir un peu plus content.',
      'Dans l’équipe, [on se donne un coup de main|on se parle franchement], et cela se voit en caisse.',
    ],
    es: [
      '<Conocerá/Conocerás> a [clientes de siempre y desconocidos, gente con prisa y gente con tiempo|todo tipo de gente]; cada cual debería salir un poco más contento.',
      'En el equipo [se echa una mano|se habla claro], y los clientes lo notan.',
    ],
  },
  hospitality: {
    en: [
      'Kitchen, floor and house are [one team|links of one chain], and the guest notices when they speak kindly to each other.',
      'You meet people [on their travels and on hard days|who celebrate and people who just need a rest], and both are welcome.',
    ],
    de: [
      'Küche, Service und Haus sind [ein Team|Glieder einer Kette]; Gäste merken, wenn man freundlich miteinander spricht.',
      '<Sie begegnen/Du begegnest> Menschen [auf Reisen wie an schweren Tagen|in Feierlaune wie in Eile]; willkommen sind alle.',
    ],
    fr: [
      'Cuisine, salle et maison forment [une équipe|une même chaîne] ; le client remarque quand on se parle avec égards.',
      '<Vous rencontrez/Tu rencontres> des gens [en voyage comme aux jours difficiles|qui fêtent et d’autres qui cherchent le calme] : tous sont les bienvenus.',
    ],
    es: [
      'Cocina, sala y casa son [un equipo|eslabones de una cadena], y la clientela nota cuando se hablan con respeto.',
      '<Conocerá/Conocerás> a gente [de viaje y en días difíciles|que celebra y gente que busca calma]: todos son bienvenidos.',
    ],
  },
  logistics: {
    en: [
      'You deal with [drivers, the warehouse and the office|colleagues at both ends of the line], and a short clear word saves everybody a walk.',
      'Everyone here depends on [the one before|what the last shift left behind], which is why people look out for each other.',
    ],
    de: [
      '<Sie haben/Du hast> mit [Fahrpersonal, Lager und Büro|beiden Enden der Kette] zu tun; ein kurzes klares Wort spart allen Wege.',
      'Hier hängt vieles daran, [wie gut die Übergabe ist|was die letzte Schicht hinterlässt]; deshalb achtet man aufeinander.',
    ],
    fr: [
      '<Vous côtoyez/Tu côtoies> [chauffeurs, entrepôt et bureau|les deux bouts de la chaîne] ; un mot bref et clair épargne bien des pas.',
      'Chacun dépend ici [de celui qui précède|de ce que laisse l’équipe d’avant] ; c’est pourquoi l’on veille les uns sur les autres.',
    ],
    es: [
      '<Tratará/Tratarás> con [conductores, almacén y oficina|ambos extremos de la cadena]; una palabra breve y clara ahorra muchos pasos.',
      'Aquí cada cual depende de [quien va antes|lo que deja el turno anterior]; por eso la gente se cuida.',
    ],
  },
  construction: {
    en: [
      'You work with [other trades, planners and clients|people who know their craft], and a friendly word in the morning spares trouble at noon.',
      'On site people [help each other lift|share tools and coffee], and remember who can be relied on.',
    ],
    de: [
      '<Sie arbeiten/Du arbeitest> mit [anderen Gewerken, Planung und Kundschaft|Menschen, die ihr Handwerk verstehen,] zusammen; ein freundliches Wort am Morgen spart Ärger am Mittag.',
      'Auf der Baustelle [packt man gemeinsam an|hilft man sich aus] und merkt sich, auf wen Verlass ist.',
    ],
    fr: [
      '<Vous travaillez/Tu travailles> avec [les autres corps de métier, les bureaux et les clients|des gens qui connaissent leur métier] ; un mot aimable le matin évite des ennuis à midi.',
      'Sur le chantier, [on porte ensemble|on s’entraide], et l’on se rappelle sur qui compter.',
    ],
    es: [
      '<Trabajará/Trabajarás> con [otros oficios, oficina técnica y clientes|gente que conoce su oficio]; una palabra amable por la mañana evita líos al mediodía.',
      'En obra [se carga entre todos|se echa una mano], y se recuerda con quién se puede contar.',
    ],
  },
  manufacturing: {
    en: [
      'You work with [maintenance, quality and planning|colleagues before and after you in the line], and a good handover is worth more than a long report.',
      'Those who run the machines [know most about them|see first what could be better], and are heard.',
    ],
    de: [
      '<Sie arbeiten/Du arbeitest> mit [Instandhaltung, Qualität und Planung|denen vor und nach <Ihnen/dir> in der Linie] zusammen; eine gute Übergabe ist mehr wert als ein langer Bericht.',
      'Wer an den Anlagen steht, [kennt sie am besten|sieht zuerst, was besser ginge]; dieses Wissen zählt.',
    ],
    fr: [
      '<Vous travaillez/Tu travailles> avec [la maintenance, la qualité et la planification|ceux qui précèdent et suivent sur la ligne] ; une bonne relève vaut mieux qu’un long rapport.',
      'Ceux qui conduisent les machines [les connaissent le mieux|voient les premiers ce qui peut s’améliorer] ; ce savoir compte.',
    ],
    es: [
      '<Trabajará/Trabajarás> con [mantenimiento, calidad y planificación|quienes van antes y después en la línea]; un buen relevo vale más que un largo informe.',
      'Quien está junto a la máquina [la conoce mejor que nadie|ve antes lo que se puede mejorar]; ese saber cuenta.',
    ],
  },
  executive: {
    en: [
      'You answer to [owners, boards and the public|those who trust you with their money and those who trust you with their work], and owe each the same truth.',
      'The people around you [know more than you in many things|are chosen to disagree with you]; that is as it should be.',
    ],
    de: [
      '<Sie stehen/Du stehst> gegenüber [Eigentümern, Gremien und Öffentlichkeit|denen, die Geld, und denen, die Arbeit anvertrauen,] in der Pflicht und <schulden/schuldest> allen dieselbe Wahrheit.',
      'Die Menschen um <Sie/dich> [wissen vieles besser|sollen widersprechen]; so ist es gedacht.',
    ],
    fr: [
      '<Vous répondez/Tu réponds> [aux actionnaires, aux conseils et au public|à ceux qui confient leur argent comme à ceux qui confient leur travail], et <devez/dois> à tous la même vérité.',
      'Les personnes autour de <vous/toi> [en savent plus sur bien des sujets|sont là pour contredire] ; c’est bien ainsi.',
    ],
    es: [
      '<Responderá/Responderás> ante [la propiedad, los consejos y el público|quienes confían su dinero y quienes confían su trabajo], y a todos <debe/debes> la misma verdad.',
      'Quienes <le/te> rodean [saben más de muchas cosas|están para discrepar]; así debe ser.',
    ],
  },
  administration: {
    en: [
      'You deal with [visitors, suppliers and every department|people who are in a hurry and people who have time], and help each to the next step.',
      'Others come to you because [things get done|you know who knows]; that makes the role a centre of the house.',
    ],
    de: [
      '<Sie haben/Du hast> mit [Besuch, Lieferanten und allen Abteilungen|Eiligen wie Geduldigen] zu tun und <helfen/hilfst> allen einen Schritt weiter.',
      'Andere kommen, weil [hier etwas erledigt wird|hier bekannt ist, wer etwas weiß]; das macht die Stelle zu einem Mittelpunkt des Hauses.',
    ],
    fr: [
      '<Vous côtoyez/Tu côtoies> [visiteurs, fournisseurs et tous les services|des gens pressés et d’autres qui ont le temps], et <aidez/aides> chacun à avancer.',
      'On vient ici parce que [les choses se font|l’on y sait qui sait] ; le poste est un centre de la maison.',
    ],
    es: [
      '<Tratará/Tratarás> con [visitas, proveedores y todos los departamentos|gente con prisa y gente con tiempo], y <ayudará/ayudarás> a cada cual a dar el siguiente paso.',
      'La gente acude porque [aquí las cosas salen|aquí se sabe quién sabe]; eso hace del puesto un centro de la casa.',
    ],
  },
  general: {
    en: [
      'You deal with [colleagues, guests and suppliers|people of many kinds], and a friendly, clear word goes a long way.',
      'Others rely on [what you do and how you pass it on|your eye and your word], and you can rely on them.',
    ],
    de: [
      '<Sie haben/Du hast> mit [dem Team, Gästen und Lieferanten|Menschen verschiedenster Art] zu tun; ein freundliches, klares Wort hilft dabei weit.',
      'Andere verlassen sich auf [<Ihre/deine> Arbeit und die Übergabe|<Ihren/deinen> Blick und <Ihr/dein> Wort], und umgekehrt.',
    ],
    fr: [
      '<Vous côtoyez/Tu côtoies> [collègues, visiteurs et fournisseurs|des gens de toute sorte] ; un mot aimable et clair aide beaucoup.',
      'D’autres comptent sur [<votre/ton> travail et sa transmission|<votre/ton> regard et <votre/ta> parole], et réciproquement.',
    ],
    es: [
      '<Tratará/Tratarás> con [compañeros, visitas y proveedores|gente de todo tipo]; una palabra amable y clara ayuda mucho.',
      'Otros cuentan con [<su/tu> trabajo y con cómo lo <entrega/entregas>|<su/tu> mirada y <su/tu> palabra], y al revés.',
    ],
  },
}
