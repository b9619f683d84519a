/** "Vous gérez les stocks et suivez les retours" -> "Gérer les stocks et suivre les retours": a task as a French list puts it. */

/** By their stems: "prenez" -> "prendre", "comprenez" -> "comprendre". */
const IRREGULAR: [RegExp, string][] = [
  [/pren$/u, 'prendre'],
  [/(?<=^|entre|main|ob|con|sou)ten$/u, 'tenir'],
  [/(?<=^|inter|con|re|pré)ven$/u, 'venir'],
  [/(?<=v)end$|(?<=rép)ond$|(?<=att|t|r|dét)end$|(?<=perd)$/u, '$&re'],
  [/(?<=accueill|cueill|recueill)$/u, 'ir'],
  [
    /(?<=établ|garant|fourn|défin|rempl|avert|invest|chois|ag|rég|fin|élarg|grand|fourb|nourr|enrich|réun|un|sais|convert|répart)iss$/u,
    'ir',
  ],
  [/(?<=cond|prod|constr|trad|séd|réd|instr|introd|déd)uis$/u, 'uire'],
  [/(?<=^|re|é)lis$/u, 'lire'],
  [/(?<=é|décr|transcr|réd|prescr|inscr)criv$/u, 'crire'],
  [/(?<=^|pour)suiv$/u, 'suivre'],
  [/(?<=^|trans|per|sou|pro|ad|re)mett$/u, 'mettre'],
  [/(?<=re|con|per)cev$/u, 'cevoir'],
  [/(?<=^|des|re)serv$/u, 'servir'],
  [/(?<=^|dé|cou|re|ré)(?:ouvr|couvr)$/u, '$&ir'],
  [/(?<=off|souff)r$/u, 'rir'],
  [/(?<=rejo|jo)ign$/u, 'indre'],
  [/(?<=^|pré|re)voy$/u, 'voir'],
  [/(?<=env|empl|nett|tut|dépl|dél|ren)oy$/u, 'oyer'],
]
/** What one is, has, must or gets is no task. */
const NO_TASK =
  /^(?:chez|assez|êtes|avez|devez|pouvez|savez|voulez|aimez|recevez|bénéficiez|disposez|parlez|maîtrisez|justifiez|serez|aurez|devrez|possédez|connaissez|souhaitez|recherchez|rejoignez|travaillez|évoluez|venez|percevez|touchez)$/iu

function infinitive(verb: string): string | null {
  if (verb === 'faites') return 'faire'
  if (NO_TASK.test(verb) || !/ez$/u.test(verb)) return null
  const stem = verb.slice(0, -2)
  for (const [ending, whole] of IRREGULAR) if (ending.test(stem)) return stem.replace(ending, whole)
  return `${stem}er`
}

const VERB = /(?<=^|, | et | ou )(?:vous )?(?<verb>\p{Ll}+(?:ez|faites)|faites)(?=[ ,.]|$)/giu

/** Null where the text does not tell in the second person what one does. */
export function asInfinitive(text: string): string | null {
  const said = /^vous (?!y |en )(?:vous )?\p{Ll}/iu.test(text.trim()) ? text.trim().replace(/^vous /iu, '') : null
  if (!said || !infinitive(/^\p{Ll}+/u.exec(said)?.[0] ?? '')) return null
  const put = said.replace(VERB, (clause, verb: string) => infinitive(verb.toLowerCase()) ?? clause)
  return put.charAt(0).toUpperCase() + put.slice(1)
}
