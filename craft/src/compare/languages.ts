/** Languages that a description asks for. */
import { LANGUAGE_LOOKUP } from '../brief/extract/language-demands.ts'
import { findPhrases } from '../brief/match-phrases.ts'
import type { Description, Find } from './find.ts'
import { keyFor } from './term-keys.ts'

const SPOKEN =
  /(?:fluen|speak|plus|level|proficien|native|written|spoken|language|conversational|[abc][12](?![A-Za-zÀ-ɏ\d])|kenntnisse|niveau|fliess|verhandlungssicher|sprach|sprech|sprich|etwas |notions|demandee|exige|requis|nociones|courant|parle|nivel|idioma|habl|oral|ecrit|grundz|notion|basic|good|gute|bilingu|condition|condicion|suma|valora|nice to have|a plus|von vorteil|atout|c1|b2)/u

export function findLanguages({ plain: text, language }: Description): Find[] {
  const finds: Find[] = []
  for (const { from, to, found } of findPhrases(LANGUAGE_LOOKUP, text)) {
    const around = text.slice(Math.max(0, from - 34), to + 34)
    if (!SPOKEN.test(around)) continue
    // "English is enough" asks for no more than the text itself does.
    if (found[0]!.code === language && /^ (?:is|are) (?:enough|sufficient|fine)/.test(text.slice(to))) continue
    const level = /^[^,;.\n]{0,14}?(?<![A-Za-zÀ-ɏ\d])([abc][12])(?![A-Za-zÀ-ɏ\d])/u.exec(text.slice(to, to + 20))?.[1]
    const key = keyFor(`language:${found[0]!.code}`, text, from, to)
    finds.push({
      span: [from, to],
      kind: 'demand',
      // Who is asked to be bilingual speaks the language of the text as well.
      keys: [
        ...(key.startsWith('no:') ? [key, key.slice(3)] : [key]),
        ...(found[0]!.code === language ? ['bilingual'] : []),
      ],
      stems: [],
      short: text.slice(from, to),
    })
    if (level) {
      const at = text.indexOf(level, to)
      finds.push({ span: [at, at + 2], kind: 'demand', keys: [], stems: [level] })
    }
  }
  return finds
}
