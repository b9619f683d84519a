/** German titles for people of any sex: what was typed for women or men alone becomes ":in" or a pair. */

const IRREGULAR: Record<string, string> = { arzt: 'ärztin', koch: 'köchin', anwalt: 'anwältin' }
const MARKED = /\p{L}[:*_·/(]-?(?:in|r|frau|köchin|ärztin)(?!\p{L})/iu
/** "Erzieherin", "Pädagogin"; not "Medizin" or "Benzin". */
const FEMININE =
  /^(?<stem>\p{Lu}[\p{L}-]*(?:er|or|ist|ant|ent|eur|at|og|äd|et|eut|ekt|ot|är|ar|ier|and|ling|wirt|chef|hauer|graf))in$/u

const ADJECTIVE = /(?:isch|lich|iert|iv|end|ig|al|ell|haft|neu|jung|erfahren)er?$/i

const pairOf = (first: string, second: string): string | null => {
  const [short, long] = first.length < second.length ? [first, second] : [second, first]
  return long === `${short}in` || (/e$/.test(short) && long === `${short.slice(0, -1)}in`) ? long.slice(0, -2) : null
}

/** "Melker oder eine Melkerin", "Pflegehelferin SRK oder Pflegehelfer SRK". */
const PAIR =
  /(\p{Lu}[\p{L}-]+)(?<kind> \p{Lu}\p{L}+)?(?:\s?\/\s?| oder | bzw\.? | und )(?:[Ee]ine?n? |[Nn]en? )?(\p{Lu}[\p{L}-]+)(?<again> \p{Lu}\p{L}+)?/u

function forAll(word: string): string {
  if (word.includes('/')) return word
  const lower = word.toLowerCase()
  for (const [masculine, feminine] of Object.entries(IRREGULAR))
    for (const ending of [masculine, feminine])
      if (lower.endsWith(ending)) {
        const stem = word.slice(0, -ending.length)
        const capital = (noun: string) => (stem === '' ? noun.charAt(0).toUpperCase() + noun.slice(1) : noun)
        return `${stem}${capital(masculine)}/${stem}${capital(feminine)}`
      }
  const trade = /^(?<stem>\p{L}*?(?:kauf|fach|wach|wehr|amt|ob))(?:mann|frau)$/iu.exec(word)?.groups?.stem
  if (trade) return `${trade}mann/-frau`
  const fellow = /^(?<stem>[\p{L}-]*[Gg]esell)(?:e|in)$/u.exec(word)?.groups?.stem
  if (fellow) return fellow.length > 6 ? `${fellow}e/-gesellin` : `${fellow}e/${fellow}in`
  const feminine = FEMININE.exec(word)?.groups?.stem
  return feminine ? `${feminine}:in` : word
}

export function titleForAll(title: string): string {
  if (/\([mwdxi*]\s?[/|]/i.test(title)) return title
  const single = title.replace(PAIR, (pair, first: string, kind = '', second: string, again = '') => {
    const stem = pairOf(first, second)
    return stem && (kind === '' || again === '' || kind === again) ? `${stem}:in${again || kind}` : pair
  })
  if (MARKED.test(single)) return single
  const words = single.split(' ')
  const at = words.findIndex((word) => forAll(word) !== word)
  if (at < 0) return single
  const noun = forAll(words[at]!)
  const adjectives = words
    .slice(0, at)
    .map((word) => (noun.endsWith(':in') && ADJECTIVE.test(word) ? word.replace(/er?$/, 'e:r') : word))
  return [...adjectives, noun, ...words.slice(at + 1)].join(' ')
}
