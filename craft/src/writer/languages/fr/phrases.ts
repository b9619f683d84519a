import type { ByTone, SentenceKind } from '../voice.ts'

/** `<vous/tu>` takes the form of address of the brief. */
export const phrases: Record<SentenceKind, ByTone> = {
  opening: {
    any: [
      'Au sein de {company}(( {place})), <votre/ta> mission au poste {ofTitle} : {purpose}.',
      '{Company} recrute(( {place})) {title}. <Votre/Ta> mission : {purpose}.',
      '{Company} cherche(( {place})) {title} pour {purpose}.',
      'Nous recrutons(( {place})) {title}. <Votre/Ta> mission : {purpose}.',
      'Nous cherchons(( {place})) {title} pour {purpose}.',
      'Le poste {ofTitle}(( {place})) a une [mission claire|raison d’être] : {purpose}.',
      '{Company} recrute(( {place})) {titles}. <Votre/Ta> mission : {purpose}.',
      'Nous recrutons(( {place})) {titles}. <Votre/Ta> mission : {purpose}.',
    ],
    warm: [
      '{Company} accueillerait avec joie(( {place})) {title}, pour {purpose}.',
      'Nous serions heureux d’accueillir(( {place})) {title}. [La mission est belle|Une belle mission attend] : {purpose}.',
      'Nous faisons une place(( {place})) à {title}, pour {purpose}.',
      '{Company} se réjouit d’accueillir(( {place})) {title}, avec une belle mission : {purpose}.',
      'Nous accueillons avec plaisir(( {place})) {titles}. La mission : {purpose}.',
    ],
    formal: [
      '{Company} souhaite pourvoir(( {place})) le poste {ofTitle}. La fonction : {purpose}.',
      'Le poste {ofTitle} est à pourvoir(( {place})). La fonction : {purpose}.',
      'Est à pourvoir(( {place})) le poste {ofTitle}, pour {purpose}.',
      '{Company} souhaite recruter(( {place})) {titles}. La fonction : {purpose}.',
      'Sont à pourvoir(( {place})) : {titles}. La fonction : {purpose}.',
    ],
    playful: [
      'Il faut bien quelqu’un pour {purpose}. Et si c’était <vous/toi>, {bare} au sein de {company}(( {place})) ?',
      'Il faut bien quelqu’un pour {purpose}. Et si c’était <vous/toi>, {bare}(( {place})) ?',
      'La mission, si <vous l’acceptez/tu l’acceptes> : {purpose}. Le titre qui va avec(( {place})) : {bare}.',
      'On cherche(( {place})) {title} qui ait [le goût|la bonne humeur] qu’il faut pour {purpose}.',
      'On cherche(( {place})) {titles}. La mission : {purpose}.',
    ],
  },
  team: {
    any: [
      '<Vous rejoignez/Tu rejoins> {team}, sous la responsabilité de {manager}.',
      '<Vous travaillez/Tu travailles> au sein d’{team}, avec pour responsable {manager}.',
      '<Vous rejoignez/Tu rejoins> {team}.',
      '<Vous travaillez/Tu travailles> au sein d’{team}.',
      '<Votre/Ton> responsable : {manager}.',
      '<Vous êtes/Tu es> rattaché(e) à {manager}.',
      'Rattachement : {role}.',
      '<Vous rejoignez/Tu rejoins> {team}. Rattachement : {role}.',
      '<Vous dirigez/Tu diriges> {managed}. Rattachement : {role}.',
      '<Vous rejoignez/Tu rejoins> {team} et <dirigez/diriges> {managed}. Rattachement : {role}.',
      '<Vous dirigez/Tu diriges> {managed}, sous la responsabilité de {manager}.',
      '<Vous dirigez/Tu diriges> {managed}.',
      '<Vous rejoignez/Tu rejoins> {team} et <dirigez/diriges> {managed}, sous la responsabilité de {manager}.',
      '<Vous rejoignez/Tu rejoins> {team} et <dirigez/diriges> {managed}.',
    ],
  },
  together: {
    any: [
      'Le travail en équipe tient une grande place : partager ce que l’on sait, demander conseil et tenir les autres informés.',
      '<Vous serez/Tu seras> rarement seul(e) : les questions sont bienvenues et l’aide va dans les deux sens.',
    ],
  },
  field: { any: ['Le domaine : {field}.', 'Domaine d’activité : {field}.'] },
  start: {
    any: [
      '[Prise de poste|Début] {start}.',
      '<Vous commencez/Tu commences> {start}.',
      'Le poste est à pourvoir {start}.',
    ],
    formal: ['Le poste est à pourvoir {start}.'],
  },
  settling: {
    any: [
      'Les premières semaines servent à découvrir [les personnes, les lieux et les questions ouvertes|les gens et le travail] ; ensuite, [<vous donnez/tu donnes> le rythme|la part de chacun s’élargit pas à pas].',
      'Au début, il s’agit [d’observer, de demander et de comprendre|de regarder et de poser des questions] ; bientôt, ce sont les autres qui <vous interrogeront/t’interrogeront>.',
      'Tout commence par comprendre [ce qui marche et ce qui ne marche pas|la façon de faire actuelle] ; le changement vient après.',
      'Personne ne reprend tout un lundi matin : [un domaine après l’autre s’ajoute|le travail grandit avec l’expérience].',
      'Les questions font partie [du début|du quotidien dès le premier jour], tout comme un regard neuf sur [les habitudes|ce que l’on ne voit plus].',
      'D’abord, <vous apprenez/tu apprends> [avec qui travailler|qui a besoin de quoi, et quand] ; le reste vient [du travail lui-même|une tâche après l’autre].',
    ],
    formal: [
      'Une période d’intégration [aux tâches et aux procédures|aux dossiers en cours] précède la pleine responsabilité du poste.',
      'Les premières semaines permettent de prendre connaissance [des tâches et des interlocuteurs|des dossiers en cours].',
    ],
  },
  success: {
    any: [
      'Le travail porte ses fruits quand {success}.',
      'Une bonne année, c’est quand {success}.',
      'Le travail est réussi quand {success}.',
      'Le but est atteint quand {success}.',
      '<Vous saurez/Tu sauras> que tout va bien quand {success}.',
      'Au bout des premiers mois, le pari est gagné quand {success}.',
      'Tout est dans l’ordre quand {success}.',
    ],
    warm: ['Ce qui nous réjouit : quand {success}.', '<Vous êtes/Tu es> à <votre/ta> place quand {success}.'],
    formal: ['La mission est accomplie quand {success}.'],
    playful: ['Quand voit-on que ça marche ? Quand {success}.'],
  },
  entry: {
    any: [
      'Inutile de tout savoir le premier jour : [on apprend en faisant, avec des collègues qui expliquent|la formation se fait sur le terrain].',
      '<Vous commencez/Tu commences> par des tâches [simples|à <votre/ta> mesure], puis la part d’autonomie grandit.',
      'On apprend en faisant, et [il y a toujours quelqu’un à qui demander|une personne expérimentée relit le travail].',
    ],
  },
  mid: {
    any: [
      '<Vous menez vos/Tu mènes tes> tâches de bout en bout et <savez/sais> [demander un second avis|quand associer les autres].',
      '<Vous travaillez/Tu travailles> en autonomie et <dites/dis> franchement [où en sont les choses|ce qui avance et ce qui coince].',
      'Le périmètre est à <vous/toi> : de la préparation au résultat.',
      '<Vous tenez/Tu tiens> chacun informé, de la première question au résultat final.',
      'L’organisation du travail [<vous/te> revient en grande partie|est largement libre] ; l’essentiel est que [le résultat soit là|les autres puissent s’y fier].',
      '<Vous tenez vos/Tu tiens tes> engagements et <signalez/signales> tôt ce qui [n’est pas clair|ne tiendra pas].',
      'De la liberté et peu de détours : <vous préparez/tu prépares>, <réalisez/réalises> et <dites/dis> [ce qu’il faudrait|ce qui pourrait aller mieux].',
    ],
  },
  frontline: {
    any: [
      '<Vous voyez/Tu vois> ce que la journée demande, <donnez/donnes> un coup de main aux heures chargées et <posez/poses> les questions utiles.',
      'Le travail a son rythme, et <vous aidez/tu aides> à le tenir : avec fiabilité, attention et [bonne humeur|gentillesse].',
      '<Vous travaillez/Tu travailles> de près avec les autres et <passez/passes> le relais sans laisser de doute.',
      '<Vous faites votre/Tu fais ta> part avec soin et <signalez/signales> ce qui pourrait aller mieux.',
      'Beaucoup se fait côte à côte : chacun peut compter sur les autres.',
    ],
  },
  senior: {
    any: [
      '<Vous répondez de votre/Tu réponds de ton> périmètre, <relisez/relis> le travail des autres et <partagez/partages> <votre/ton> savoir.',
      '<Vous décidez/Tu décides> de beaucoup, <expliquez/expliques> pourquoi et <aidez/aides> les autres à progresser.',
      '<Votre/Ton> expérience aide à distinguer l’important de l’urgent, et <votre/ta> patience à le transmettre.',
      'On <vous/te> demande conseil, et <vous laissez/tu laisses> de la place aux idées des autres.',
    ],
  },
  lead: {
    any: [
      '<Vous donnez/Tu donnes> le cap à l’équipe, <fixez/fixes> les priorités et <êtes/es> là quand on a besoin d’aide.',
      '<Vous donnez/Tu donnes> des objectifs clairs et [la liberté de les atteindre|des retours francs], et <répondez/réponds> du résultat.',
      '<Vous gardez/Tu gardes> la vue d’ensemble, <répartissez/répartis> le travail avec équité et <défendez/défends> l’équipe.',
    ],
  },
  head: {
    any: [
      '<Vous répondez/Tu réponds> des personnes, du budget et du cap, avec des décisions que chacun peut suivre.',
      '<Vous fixez/Tu fixes> le cap, <y ralliez/y rallies> les équipes et <rendez/rends> compte ouvertement.',
      '<Vous alliez/Tu allies> un plan clair à l’attention portée à celles et ceux qui le réalisent.',
    ],
  },
  encourage: {
    any: [
      'Mieux vaut postuler que douter : si la plupart des points conviennent, [c’est le bon poste|cela suffit].',
      'Tout n’est pas obligatoire dans cette liste ; <écrivez-nous/écris-nous> si [l’esprit y est|la direction est la bonne].',
      'Il n’est pas nécessaire de cocher toutes les cases : si l’essentiel y est, <écrivez-nous/écris-nous>.',
      'Même s’il manque un point, <postulez/postule> : ce que <vous savez/tu sais> faire nous intéresse [davantage|plus que ce qui manque].',
      'Cette liste dit ce qui aide ; [elle n’est pas un barrage|beaucoup s’apprend sur place].',
      'Personne n’apporte tout : si <vous vous reconnaissez/tu te reconnais> dans [la plupart des points|l’ensemble], <postulez/postule>.',
      'Si <vous avez/tu as> l’essentiel de cette liste, <votre/ta> candidature [est la bienvenue|nous intéresse].',
    ],
    formal: ['Les candidatures répondant à la plupart de ces points sont les bienvenues.'],
    playful: [
      'Une case vide n’a jamais fait de mal : <postulez/postule>.',
      'Personne ne coche tout, [nous non plus|même ici] : <postulez/postule>.',
    ],
  },
  tools: {
    any: [
      '[Bonne|Solide] pratique : {tools}',
      'Expérience [pratique|concrète] avec {tools}',
      '[Maîtrise|Bonne connaissance] des outils et méthodes suivants : {tools}',
      'Aisance avec {tools}',
    ],
  },
  skill: { any: ['{skill}'] },
  nice: {
    any: [
      '{tools} : [un plus, pas une condition|apprécié, pas obligatoire]',
      'Un atout : {tools}',
      'Première expérience avec {names}',
    ],
  },
  experience: {
    any: [
      '{Years} d’expérience comme {as}',
      '{Years} d’expérience {within}',
      '{Years} {of}',
      '{Years} d’expérience : {subject}',
      '{Years} d’expérience [avec|dont une pratique de] {tools}',
      '{Years} d’expérience [à un poste comparable|dans ce type de travail|professionnelle]',
    ],
  },
  pay: { any: ['{Pay}', '[Salaire|Rémunération] : {pay}'], formal: ['Rémunération : {pay}'] },
  apply: {
    any: [
      '<Envoyez votre/Envoie ta> candidature à {channel} avant le {deadline}.',
      '<Postulez/Postule> avant le {deadline} : {channel}.',
      '<Envoyez votre/Envoie ta> candidature à {channel}.',
      'Pour postuler : {channel}.',
      '<Postulez/Postule> avant le {deadline}.',
      'Les candidatures sont ouvertes jusqu’au {deadline}.',
      'Si ce travail <vous/te> parle, <envoyez-nous votre/envoie-nous ta> candidature avec quelques lignes sur [<votre/ton> parcours|ce que <vous aimez/tu aimes> faire].',
      '<Racontez-nous/Raconte-nous> en quelques lignes [un travail dont <vous êtes/tu es> fier ou fière|ce que <vous avez/tu as> fait jusqu’ici].',
      '<Envoyez-nous/Envoie-nous> un CV ou [un court résumé de <votre/ton> parcours|quelques lignes sur <votre/ton> travail].',
      '<Écrivez-nous/Écris-nous> quelques lignes pour dire [ce qui <vous/te> plaît dans ce travail|quand <vous pourriez/tu pourrais> commencer].',
    ],
    warm: [
      'Ça <vous/te> ressemble ? <Écrivez/Écris> à {channel} avant le {deadline}.',
      'Ça <vous/te> ressemble ? <Écrivez/Écris> à {channel} ; quelques lignes sincères suffisent.',
      'Nous serions heureux de <vous/te> lire avant le {deadline}.',
      'Nous serions heureux de <vous/te> lire : quelques lignes sincères suffisent.',
      '<Écrivez-nous/Écris-nous> comme <vous parlez/tu parles> : [qui <vous êtes/tu es> et ce que <vous aimez/tu aimes> faire|quelques mots pour faire connaissance].',
      'Un bonjour et [quelques lignes|quelques mots sur <votre/ton> parcours] suffisent pour commencer.',
    ],
    formal: [
      'Merci d’adresser <votre/ta> candidature à {channel} avant le {deadline}.',
      'Merci d’adresser <votre/ta> candidature à {channel}.',
      'Merci d’adresser <votre/ta> candidature avant le {deadline}.',
      'Merci d’adresser <votre/ta> candidature accompagnée d’un résumé de <votre/ton> parcours.',
      'Les candidatures comportent [un CV et quelques lignes|un bref exposé du parcours et des motifs].',
    ],
  },
  contact: {
    any: ['{Name} répond à <vos/tes> questions.', 'Pour toute question : {name}.', '<Votre/Ton> contact : {name}.'],
  },
  website: { any: ['En savoir plus : {website}.'] },
  include: { any: ['À joindre : {documents}.'] },
  process: { any: ['[La suite|Le déroulement|Les étapes] : {process}.'] },
  adjust: {
    any: [
      'Pour tout besoin particulier lors de l’entretien, [un message|un mot] suffit, sans effet sur la décision.',
      'Une salle calme, [une pause de plus|un autre horaire] ou [des questions écrites|un accompagnement] : <dites-nous/dis-nous> ce qui aide.',
      'S’il faut aménager [une étape|un entretien], nous le ferons volontiers : <prévenez-nous/préviens-nous>.',
      'Si un aménagement aide à participer, <dites-le-nous/dis-le-nous> : cela ne change rien à [la décision|notre choix].',
      'Nous adaptons [le déroulement|les étapes] selon les besoins : un mot suffit.',
      'S’il faut prévoir quelque chose pour l’entretien, <dites-le-nous/dis-le-nous> et nous nous en occupons.',
      '<Signalez-nous/Signale-nous> tout besoin d’aménagement ; il n’a aucun effet sur la décision.',
    ],
  },
  equal: {
    any: [
      '[La compétence décide|C’est la compétence qui décide] ; le reste relève de la vie privée.',
      'Chacun est le bienvenu : âge, origine, sexe ou croyance n’y changent rien.',
      'Seules les compétences comptent : les personnes de tout âge, de toute origine et en situation de handicap sont les bienvenues.',
      'Nous choisissons sur les compétences ; l’âge, l’origine, le sexe, la religion ou le handicap n’entrent pas en compte.',
      'Toutes les candidatures sont les bienvenues, quels que soient [l’âge, l’origine ou le parcours|l’âge, le sexe ou l’origine].',
      'Nous regardons ce que chacun sait faire, [et rien d’autre|quels que soient l’âge ou l’origine].',
    ],
  },
}
