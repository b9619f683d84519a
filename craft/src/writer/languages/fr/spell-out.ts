/** Notes in French as they are typed, in the words in which they are printed. */

const FULL: [RegExp, string | ((typed: string, ...kept: string[]) => string)][] = [
  [/(?<=\d)\s?€(?!\p{L})/gu, '\u00a0€'],
  [/(?<=[\d€$%FR])\s?\/\s?j(?:r|our)?(?!\p{L})/giu, ' par jour'],
  [/(?<=[\d\p{L}€$%])\s?\/\s?sem(?:aine)?(?!\p{L})\.?/giu, ' par semaine'],
  [/(?<=[\d\p{L}€$%])\s?\/\s?mois(?!\p{L})/giu, ' par mois'],
  [/(?<=[\d\p{L}€$%])\s?\/\s?an(?!\p{L})/giu, ' par an'],
  [/(?<=[€$])\s?\/\s?h(?!\p{L})/giu, ' de l’heure'],
  [/(?<!\p{L})(\d) ?(?:x|fois) (?=par (?:semaine|mois|an|jour))/giu, '$1 fois '],
  [/(?<=(?:[2-9]|\d\d) ?)sem(?:\.|(?!\p{L}))/giu, 'semaines'],
  [/(?<!\p{L})sem\.? (?=du \d)/giu, 'semaine '],
  [/(?<!\p{L})(assurances?) coll(?:\.|(?!\p{L}))/giu, '$1 collectives'],
  [/(?<!\p{L})env(?:\.|(?!\p{L}))/giu, 'environ'],
  [/(?<!\p{L})dir\. (?=\p{Ll})/giu, 'direction '],
  [/(?<!\p{L})resp\. (?=\p{Ll})/giu, 'responsable '],
  [/(?<!\p{L})pers(?:\.|(?!\p{L}))/giu, 'personnes'],
  [/(?<!\p{L})collabs?(?:\.|(?!\p{L}))/giu, 'collaborateurs'],
  [/(?<!\p{L})(tickets?) restos?(?!\p{L})/giu, '$1 restaurant'],
  [/(?<!\p{L})aprems?(?!\p{L})/giu, 'après-midi'],
  [/(?<!\p{L})c['’]est pas(?!\p{L})/giu, 'ce n’est pas'],
  [/(?<!\p{L})(?:taf|boulot)(?!\p{L})/giu, 'travail'],
  [/(?<!\p{L})(a)bo(?!\p{L})/giu, '$1bonnement'],
  [/(?<!\p{L})d['’](?:xp|exp[ée]?)(?!\p{L})\.?/giu, 'd’expérience'],
  [/(?<!\p{L})(?:(du|le) )?lun(?:di)?\.? ?(?:-|au|à) ?ven(?:dredi)?\.?(?!\p{L})/giu, 'du lundi au vendredi'],
  [/(?<!\p{L})(?:WE|w-e|weekend)(?!\p{L})/gu, 'week-end'],
  [/(?<!\p{L})TT(?!\p{L})/gu, 'télétravail'],
  [/(?<!\p{L})(TIG|MIG|MAG) welding(?!\p{L})/gu, 'soudage $1'],
  [
    /(?<!\p{L})(?:cv|bts|tva|btp|dcg|dscg|rtt|pme|rh|cse|sav|haccp|fimo|fco|daf|drh|reer)(?!\p{L})/gu,
    (typed) => typed.toUpperCase(),
  ],
  [
    /^(Étudiant|Débutant|Retraité|Frontalier)e?s? ok$/iu,
    (_, who) => `${who.charAt(0).toUpperCase()}${who.slice(1)}s bienvenus`,
  ],
  [/(?<!\p{L})permis (\p{Lu}\p{L}?) ok$/iu, 'permis $1 accepté'],
  [/(?<!\p{L})gsm(?!\p{L})/giu, 'GSM'],
  [/^13e$/u, '13e salaire'],
  [/(?<!\p{L})école de co(?!\p{L})/giu, 'École de commerce'],
  [/(?<!\p{L})rdv(?!\p{L})/gu, 'rendez-vous'],
  [/(?<=\d\D{0,12}) mini(?=$|[,;)])/giu, ' minimum'],
  [/(?<=\d\D{0,12}) maxi(?=$|[,;)])/giu, ' maximum'],
  [/,? (?:svp|stp|merci)$/giu, ''],
]
/** One cheap look decides whether any of them can occur. */
const SHORTENED =
  /€|\/|(?<!\p{L})(?:\d ?x|sem|coll|env|dir|resp|pers|collab|restos?|aprems?|c['’]est pas|taf|boulot|abo|WE|w-e|weekend|TT|welding|cv|bts|tva|btp|dcg|dscg|rtt|pme|rh|cse|sav|haccp|fimo|fco|daf|drh|reer|ok|gsm|13e|co|rdv|svp|stp|merci|mini|maxi|lun|lundi|d['’](?:xp|exp))(?!\p{L})/iu

export const spellOut = (text: string): string =>
  SHORTENED.test(text) && !/@|https?:|www\./.test(text)
    ? FULL.reduce(
        (said, [short, full]) => (typeof full === 'string' ? said.replace(short, full) : said.replace(short, full)),
        text,
      )
    : text
