/** Praise of the employer that can be true or false: prizes, customers, backers, standing in the market. */
import type { Span } from '../brief/facts.ts'
import { stemOf } from './evidence.ts'
import type { Description, Find } from './find.ts'
import { isTelling } from './traits.ts'

const REST = "(?: [\\p{L}&'+/-]+(?:\\.\\p{L}+)*){0,5}"
/** Without what is joined by "and". */
const NEAR = REST.replace('(?: ', '(?: (?!(?:and|und|et|y) )')
const BOASTS: RegExp[] = [
  // prizes and marks
  `(?:multi-)?award[- ]winning|(?:recently |proudly )?(?:named|voted|rated|ranked|recogni[sz]ed|shortlisted)(?: as| for| by| among)? (?:a |an |the |one of )?["“]?(?:\\p{L}+ )?(?:best|top|great|good|outstanding|no\\.? ?1|number one|leading|employer|excellent)${REST}|(?:winners?|recipients?) of${REST}|(?:named|voted|rated|ranked) us${REST}|won (?:the|several|multiple|numerous)${REST}|(?:best|great|top) (?:place to work|workplace|employer)s?|(?:an? )?(?:a\\+|five-star|5-star|4\\.\\d)(?: \\p{L}+)? (?:rating|reviews?)|investors in people|b corp(?:oration)?(?:[- ]certified)?|[\\p{L}\\d]+(?: \\d+)?[- ](?:certified|accredited)`,
  `ausgezeichnet(?! mit (?:viel|hoh))(?: (?:als|mit|fur)${REST})?(?=[.,;!]|$|\\s)|preisgekront\\p{L}*|top[- ]arbeitgeber|great place to work|(?:mehrfach |erneut )?pramiert\\p{L}*|[\\p{L}\\d]+(?: \\d+)?-zertifiziert\\p{L}*|zertifiziert nach${REST}`,
  `(?:recemment |plusieurs fois )?(?:prime|recompense|labellise)e?s? (?:rge|bio|qualiopi|ecolabel|nf|qualibat|rse|iso|par|pour|en|aux?|meilleur)${REST}|elue? (?:meilleur|entreprise)${REST}|label (?:qualite|rse|great)${REST}|certifie[es]* (?:has|hds|nf|iso|qualiopi|b corp|haute)${REST}`,
  `premiad[oa]s? (?:por|como|con)${REST}|galardonad[oa]s?${REST}|reconocid[oa]s? (?:por|como)${REST}|premio${REST}|certificad[oa]s? (?:en|por|con)${REST}`,
  // what it is known for, and how it is led
  `(?<=, |(?<!you )(?:is|are) )(?:best |well[- ]|widely )?known for${REST}|(?<=, |ist |sind |und )(?:bekannt|beruhmt) fur${REST}|(?:re)?connue?s? pour (?:s[ao]|ses|notre|nos|l)${REST}|conocid[oa]s? por (?:su|nuestr)${REST}`,
  'flache[nr]? hierarchien|kurze[nr]? (?:entscheidungs|kommunikations)wege|flat hierarch(?:y|ies)|short decision[- ]making (?:paths|lines)|hierarchie (?:horizontale|plate)|circuits? de decision courts?|jerarquias? (?:planas?|horizontal(?:es)?)',
  // customers and backers
  `(?:trusted|backed|funded|supported) by(?! (?:you|us|our|the team|a team|training|experienced|colleagues|an? ))${NEAR}|(?<=(?:customers|clients|brands|companies),? )(?:such as|like|including)${REST}|(?:household|global|blue-chip|fortune 500|ftse 100) (?:names|brands|clients|companies|customers)`,
  `namhafte\\p{L}* \\p{L}+|(?<=(?:kunden|marken|unternehmen) )wie${REST}|renommiert\\p{L}*|dax-konzern\\p{L}*`,
  `(?<=(?:clients|marques|groupes|clientes|marcas) )(?:comme|tels? que|como)${REST}|grands comptes|renommee?s?|clientes (?:como|de prestigio)${REST}|gran prestigio|reconocido prestigio`,
  "(?:proud )?(?:official )?(?:members?|membres?|mitglied|miembros?|partners?|partenaires?|socios?) (?:of|von|de|du|der|des|im) (?!(?:the |our |a |la |l'|notre |un |una |your )?(?:team|equipe|equipo|staff|crew|senior|leadership|management|public|group|grupo))(?:the |la |l')?\\p{L}+",
  // how many, how big, how fast
  "(?:tens of |hundreds of )?(?:thousands|millions|hundreds|dozens) of(?! (?:pounds|euros|dollars))(?: \\p{L}+){1,2}|(?:hunderte|tausende|millionen|dutzende)(?: von)? \\p{L}+|(?:des )?(?:milliers|centaines|dizaines|millions) d(?:e |')(?!euros)\\p{L}+|(?:miles|cientos|decenas|millones) de (?!euros)\\p{L}+",
  "market[- ]lead(?:er|ing)|(?:industry|world)[- ]leading|world[- ]class|(?:a|the|europe's|uk's) (?:global |national |regional |market )?leading(?: \\p{L}+){1,3}|(?:one of|among) the (?:\\p{L}+'s )?(?:\\p{L}+ )?(?:largest|leading|biggest|best|most|fastest|oldest|top)(?:[- ]\\p{L}+){1,3}|(?:fastest|fast|rapidly)[- ]growing|(?:inter)?nationally (?:recogni[sz]ed|renowned)|(?:well|long)[- ]established|state-of-the-art",
  'marktfuhr\\p{L}*|(?:international |europaweit |weltweit )?fuhrende[nrsm]? (?:\\p{L}+e[rn]? )?\\p{L}+|(?:eine[rsm]?|zu den) (?:der )?(?:grossten|fuhrenden|erfolgreichsten|innovativsten|modernsten|bekanntesten)(?: \\p{L}+){1,3}|(?:schnell|stark|dynamisch|rasant) wachsend\\p{L}*|weltweit tatig\\p{L}*|traditionsreich\\p{L}*|krisensicher\\p{L}*',
  "(?:un |le )?leader (?:sur|de|du|en|mondial|europeen|francais|national|regional|incontournable)(?: \\p{L}+){0,3}|l'une? des (?:plus|principa\\p{L}+|premi\\p{L}+|meilleur\\p{L}+)(?: \\p{L}+){0,3}|(?:pleine|forte) croissance|acteur (?:majeur|incontournable|de reference)(?: \\p{L}+){0,3}|reconnue? (?:pour|comme|dans|au niveau)(?: \\p{L}+){1,4}",
  '(?:empresa )?lider(?:es)? (?:en|del?|nacional|europe\\p{L}+|mundial)(?: \\p{L}+){0,3}|un[oa] de l[oa]s (?:principales|mayores|mas|mejores)(?: \\p{L}+){0,3}|(?:pleno|fuerte|constante) (?:crecimiento|expansion)|referente (?:en|del?|nacional)(?: \\p{L}+){0,3}|amplia trayectoria|consolidad[oa]s?',
  // who owns it
  '(?:inhaber|familien)gefuhrt\\p{L}*|familienunternehmen|familienbetrieb|family[- ](?:owned|run)|owner-managed|entreprise familiale|empresa familiar|(?:internationale[nrs]?|borsennotierte\\p{L}*) (?:konzern|unternehmensgruppe|gruppe)\\p{L}*|grupo (?:multi|inter)nacional|groupe (?:multi|inter)national|(?:multi|inter)national group|empresa multinacional',
].map((source) => new RegExp(`(?<![A-Za-zÀ-ɏ\\d-])(?:${source})(?![A-Za-zÀ-ɏ])`, 'gu'))

/** Verbs of praise, which say nothing without their subject. */
const SAID_BY = /^(?:trusted|backed|funded|supported|named|voted|rated|ranked)$/

const ASKED =
  /(?:recherch|zeichnet|we(?:'d| would) (?:love|like)|you(?:'ll| will)? have|pedimos|require|qualif|bring|need|profil|skills|who you are|requisitos|perfil|competenc|buscamos)/u

/** "You bring thousands to where they are going": what the work is, not how large the firm. */
const CARRIED =
  /(?:carry|bring|take|move|help|serve|drive|bringen|bringst|befordern|befordert|fahren|fahrst|transportez|conduisez|accompagnez|llevas|llevaras|transportas)(?: taglich| daily| jeden tag| chaque jour| cada dia)?(?: a)? $/u

export function findBoasts({ plain: text, text: typed }: Description): Find[] {
  const finds: Find[] = []
  const headings = [...text.matchAll(/^(?:#{1,4} |\*\*)(.+)$/gmu)]
  const headingAt = (at: number) => headings.findLast(({ index }) => index < at)?.[1] ?? ''
  for (const pattern of BOASTS)
    for (const match of text.matchAll(pattern)) {
      const heading = headingAt(match.index)
      if (ASKED.test(heading) || CARRIED.test(text.slice(Math.max(0, match.index - 24), match.index))) continue
      // French "primé" is a prize, "prime" is pay.
      if (/^prime/.test(match[0]) && !typed.slice(match.index, match.index + 6).includes('é')) continue
      const span: Span = [match.index, match.index + match[0].trimEnd().length]
      const all = (match[0].match(/\p{L}{3,}/gu) ?? []).filter((word) => !SAID_BY.test(word))
      const telling = all.filter(isTelling)
      const words = telling.length > 0 ? telling : all
      finds.push({ span, kind: 'name', keys: [], stems: words.map(stemOf) })
    }
  return finds
}
