import type { ByTone, SentenceKind } from '../voice.ts'

/** `<vous/tu>` takes the form of address of the brief. */
export const phrases: Record<SentenceKind, ByTone> = {
  opening: {
    any: [
      '{Company} recrute(( {place})) {title}. <Votre/Ta> mission : {purpose}.',
      '{Company} cherche(( {place})) {title} pour {purpose}.',
      '{Company} recrute(( {place})) {title} pour {purpose}.',
      'Nous recrutons(( {place})) {title}. <Votre/Ta> mission : {purpose}.',
      'Nous cherchons(( {place})) {title} pour {purpose}.',
      'Nous recrutons(( {place})) {title} pour {purpose}.',
      '{Company} recrute(( {place})) {titles}. <Votre/Ta> mission : {purpose}.',
      'Nous recrutons(( {place})) {titles}. <Votre/Ta> mission : {purpose}.',
    ],
    warm: [
      '{Company} accueillerait avec joie(( {place})) {title}, pour {purpose}.',
      'Nous serions heureux d’accueillir(( {place})) {title}. La mission est belle : {purpose}.',
      'Nous faisons une place(( {place})) à {title}, pour {purpose}.',
      '{Company} se réjouit d’accueillir(( {place})) {title}, avec une belle mission : {purpose}.',
      '{Company} accueille avec plaisir(( {place})) {titles}. La mission : {purpose}.',
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
      '{Company} cherche(( {place})) {titles}. La mission : {purpose}.',
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
  field: { any: ['Secteur : {field}'] },
  start: {
    any: ['<Vous commencez/Tu commences> {start}.', 'Le poste est à pourvoir {start}.'],
    formal: ['Le poste est à pourvoir {start}.'],
  },
  settling: {
    any: [
      'Les premières semaines servent à découvrir [l’équipe et le travail en cours|les personnes et les façons de faire].',
      'Les questions sont les bienvenues, [dès le premier jour|au début comme ensuite].',
      '<Vous reprenez/Tu reprends> les tâches [pas à pas|l’une après l’autre].',
      'Au début, <vous prenez/tu prends> connaissance [du travail en cours|des habitudes de l’équipe].',
      'Pour commencer, <vous apprenez/tu apprends> [qui fait quoi|avec qui travailler].',
    ],
    formal: [
      'Les premières semaines permettent de prendre connaissance [des tâches et des interlocuteurs|des dossiers en cours].',
    ],
  },
  success: {
    any: [
      'L’objectif : {success}.',
      'Ce que l’on attend du poste : {success}.',
      'Le but : {success}.',
      'Le signe que tout va bien : {success}.',
      'Ce qui compte : {success}.',
    ],
    warm: ['Ce qui nous réjouit : {success}.', 'Notre souhait : {success}.'],
    formal: ['Les attendus du poste : {success}.'],
    playful: ['À quoi voit-on que ça marche ? {Success}.'],
  },
  entry: {
    any: [
      'On apprend en faisant, [avec des collègues qui expliquent|avec l’appui de l’équipe].',
      '<Vous commencez/Tu commences> par des tâches [simples|plus petites], puis <vous en prenez/tu en prends> davantage.',
      'Inutile de tout savoir [au début|le premier jour].',
    ],
  },
  mid: {
    any: [
      '<Vous organisez votre/Tu organises ton> travail et [<tenez/tiens> chacun informé|<signalez/signales> tôt ce qui n’est pas clair].',
      '<Vous menez vos/Tu mènes tes> tâches [de bout en bout|de la première question au résultat].',
      '<Vous travaillez/Tu travailles> en autonomie et [<demandez/demandes> un second avis si besoin|<décidez/décides> des questions importantes avec les autres].',
      '<Vous décidez/Tu décides> de beaucoup de choses et [<consultez/consultes> l’équipe pour le reste|<associez/associes> les personnes concernées].',
    ],
  },
  senior: {
    any: [
      '<Vous relisez/Tu relis> le travail des autres et <partagez vos/partages tes> connaissances.',
      '<Vous décidez/Tu décides> de beaucoup et <expliquez/expliques> pourquoi.',
      'Les collègues <vous/te> demandent [conseil|avis sur les cas difficiles].',
      '<Votre/Ton> expérience aide à [voir les problèmes tôt|distinguer l’important de l’urgent].',
    ],
  },
  lead: {
    any: [
      '<Vous fixez/Tu fixes> les priorités de l’équipe et [<êtes/es> là quand on a besoin d’aide|<donnez/donnes> des retours francs].',
      '<Vous convenez/Tu conviens> d’objectifs clairs avec l’équipe et [<répondez/réponds> du résultat|<parlez/parles> franchement des résultats].',
      '<Vous répartissez/Tu répartis> le travail avec équité et [<gardez/gardes> la vue d’ensemble|<défendez/défends> l’équipe].',
    ],
  },
  head: {
    any: [
      '<Vous répondez/Tu réponds> du cap et des résultats et [<rendez/rends> compte ouvertement|<expliquez vos/expliques tes> décisions].',
      '<Vous fixez/Tu fixes> le cap et [<y ralliez/y rallies> les équipes|<rendez/rends> compte ouvertement].',
      '<Vous fixez/Tu fixes> les priorités et [les <expliquez/expliques>|<veillez/veilles> à ce que chacun les connaisse].',
    ],
  },
  encourage: {
    any: [
      'Si l’essentiel y est, [<postulez/postule>|<votre/ta> candidature nous intéresse].',
      'Il n’est pas nécessaire de répondre à chaque point : si l’essentiel y est, <postulez/postule>.',
      'Même s’il manque un point, [<postulez/postule>|<votre/ta> candidature nous intéresse].',
      'Tous les points ne sont pas [indispensables|exigés].',
      'Un point manquant n’est pas [un obstacle|éliminatoire].',
      'Nous lisons aussi les candidatures [auxquelles il manque un point|qui ne répondent pas à chaque point].',
      'On peut convenir sans [remplir chaque point|avoir tout ce qui est écrit ici].',
      'Personne n’a besoin d’apporter tout ce qui figure ici.',
      'Un doute sur un point ? [<Écrivez-nous/Écris-nous> quand même|Parlons-en].',
    ],
    formal: ['Les candidatures répondant à la plupart de ces points sont les bienvenues.'],
    playful: [
      'Une case vide n’a jamais fait de mal : <postulez/postule>.',
      'Personne ne coche tout, [nous non plus|même ici] : <postulez/postule>.',
    ],
  },
  tools: {
    any: [
      '[Bonne|Solide] pratique de {tools}',
      'Expérience [pratique|concrète] avec {tools}',
      '[Maîtrise|Bonne connaissance] de {tools}',
      'Aisance avec {tools}',
    ],
  },
  skill: { any: ['{skill}'] },
  nice: { any: ['{tools}'] },
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
  pay: { any: ['{Pay}', 'Rémunération : {pay}'], formal: ['Rémunération : {pay}'] },
  apply: {
    any: [
      '<Envoyez votre/Envoie ta> candidature à {channel} {deadline}.',
      'Merci d’envoyer <votre/ta> candidature à {channel} {deadline}.',
      '<Envoyez votre/Envoie ta> candidature à {channel}.',
      'Pour postuler, <écrivez/écris> à {channel}.',
      '<Postulez/Postule> {deadline}.',
      '<Envoyez-nous votre/Envoie-nous ta> candidature {deadline}.',
      '<Envoyez-nous votre/Envoie-nous ta> candidature avec quelques lignes sur [<votre/ton> parcours|ce que <vous aimez/tu aimes> faire].',
      '<Racontez-nous/Raconte-nous> en quelques lignes [ce que <vous avez/tu as> fait jusqu’ici|<votre/ton> parcours].',
      'Pour postuler, [quelques lignes sur <votre/ton> parcours suffisent|un CV ou quelques lignes suffisent].',
      '<Dites-nous/Dis-nous> en quelques lignes [qui <vous êtes/tu es>|ce qui <vous/te> tente dans ce poste].',
      '<Envoyez-nous/Envoie-nous> un CV ou [un court résumé de <votre/ton> parcours|quelques lignes sur <votre/ton> travail].',
      '<Écrivez-nous/Écris-nous> quelques lignes pour dire [ce qui <vous/te> plaît dans ce travail|quand <vous pourriez/tu pourrais> commencer].',
      'Pour commencer, [quelques phrases|quelques mots] sur <votre/ton> expérience et <vos/tes> attentes suffisent.',
      '<Présentez-vous/Présente-toi> en [un court message|quelques phrases] ; un CV pourra suivre.',
      '<Écrivez-nous/Écris-nous> [simplement|sans façons], avec ou sans CV.',
    ],
    warm: [
      'Ça <vous/te> ressemble ? <Écrivez/Écris> à {channel} {deadline}.',
      'Ça <vous/te> ressemble ? <Écrivez/Écris> à {channel} ; quelques lignes sincères suffisent.',
      'Nous serions heureux de <vous/te> lire {deadline}.',
      'Nous serions heureux de <vous/te> lire : quelques lignes sincères suffisent.',
      '<Écrivez-nous/Écris-nous> comme <vous parlez/tu parles> : [qui <vous êtes/tu es> et ce que <vous aimez/tu aimes> faire|quelques mots pour faire connaissance].',
      'Un bonjour et [quelques lignes|quelques mots sur <votre/ton> parcours] suffisent pour commencer.',
    ],
    formal: [
      'Merci d’adresser <votre/ta> candidature à {channel} {deadline}.',
      'Merci d’adresser <votre/ta> candidature à {channel}.',
      'Merci d’adresser <votre/ta> candidature {deadline}.',
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
      'S’il <vous/te> faut un aménagement pour l’entretien, <dites-le-nous/dis-le-nous>.',
      'Si <vous avez/tu as> besoin d’un aménagement pour l’entretien, [<prévenez-nous/préviens-nous>|<dites-le-nous/dis-le-nous>].',
      '<Dites-nous/Dis-nous> si un aménagement est utile pour [l’entretien|la rencontre].',
      '<Signalez-nous/Signale-nous> tout besoin d’aménagement pour l’entretien.',
      'S’il faut adapter l’entretien, [<dites-le-nous/dis-le-nous>|<prévenez-nous/préviens-nous>].',
      'En cas de besoin d’aménagement, [<écrivez-nous/écris-nous>|un message suffit].',
      'L’entretien peut être aménagé : [<dites-nous/dis-nous> ce qu’il faut|un mot suffit].',
      'Ce qui faciliterait l’entretien [peut être prévu|se prévoit volontiers] : il suffit de le dire.',
      'L’entretien peut se tenir autrement, [sur simple demande|selon ce qui aide].',
      'Pour tout aménagement, [un court message suffit|<écrivez-nous/écris-nous> avant l’entretien].',
    ],
  },
  equal: {
    any: [
      'Toutes les candidatures sont étudiées à compétences égales.',
      'Toutes les candidatures sont les bienvenues, quels que soient [l’âge, l’origine ou le parcours|l’âge, le sexe ou l’origine].',
      'L’âge, l’origine, le sexe, la religion et le handicap n’entrent pas en compte dans [notre choix|la décision].',
      'Les personnes de tout âge, de toute origine et en situation de handicap sont les bienvenues.',
      'Nous étudions toutes les candidatures, [sans distinction d’âge, d’origine ou de sexe|quels que soient l’âge, l’origine ou le handicap].',
      'Chaque candidature est lue de la même façon, [sans distinction d’âge ni d’origine|quels que soient l’âge et l’origine].',
      'Nous choisissons sur les compétences, [sans regarder l’âge, l’origine ou le sexe|quels que soient l’âge, le sexe ou l’origine].',
      'Toute personne qui sait faire le travail est la bienvenue, [quels que soient l’âge, le sexe, la religion ou l’origine|avec ou sans handicap].',
      'Nous choisissons selon les compétences et rien d’autre.',
      'Chaque candidature est jugée [sur les mêmes critères|sur ce qu’elle dit du travail].',
    ],
  },
  encourageRest: {
    any: [
      'Pour le reste, il n’est pas nécessaire de répondre à chaque point.',
      'En dehors de ce qui est exigé, [un point peut manquer|tous les points ne sont pas indispensables].',
      'Pour le reste, <postulez/postule> même s’il manque un point.',
    ],
  },
  sendCv: {
    any: [
      '<Envoyez votre/Envoie ton> CV(( et {letter})) à {channel} {deadline}.',
      '<Envoyez votre/Envoie ton> CV(( et {letter})) à {channel}.',
      '<Envoyez-nous votre/Envoie-nous ton> CV(( et {letter})) {deadline}.',
      '<Envoyez-nous votre/Envoie-nous ton> CV(( et {letter})).',
    ],
  },
  cvIsEnough: { any: ['<Votre/Ton> CV suffit.', 'Un CV suffit.'] },
  noLetter: { any: ['[Pas besoin de lettre de motivation|Une lettre de motivation n’est pas nécessaire].'] },
  call: {
    any: [
      'Pour postuler, <appelez/appelle> {whom} au {phone}.',
      'Pour postuler, <appelez/appelle> {whom}.',
      'Pour postuler, <appelez-nous/appelle-nous> au {phone}.',
    ],
  },
  askFor: { any: ['<Demandez/Demande> {name}.'] },
  workWith: { any: ['Travailler avec {tools}'] },
}
