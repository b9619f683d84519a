/** What is said of the employer, as a clause that follows its name. */
import { DEMONYMS } from '../../../brief/data/demonyms.ts'
import { namesHouse } from '../../../brief/extract/house.ts'
import { namesPlace } from '../../../brief/extract/place.ts'
import { lowerFirst } from './fragments.ts'

export const withArticle = (noun: string) =>
  `${/^(?:[AEIO](?![A-Z]*\b[a-z])|[aeio]|U(?!X|[sn]i|K|S)|u(?!ni|s)|(?:F|H|L|M|N|R|S|X)(?:[A-Z]{1,3}|\d)\b)/.test(noun) ? 'an' : 'a'} ${noun}`

const ABOUT_NOUN =
  /\b(\w*shop|\w*pub|primary|infants|\w*house|vineyard|winery|farm|estate|garage|museum|library|theatre|theater|gallery|kindergarten|gym|spa|salon|pharmacy|surgery|team|company|firm|agency|shop|start-?up|scale-?up|bank|clinic|hospital|school|brewery|manufacturer|maker|producer|platform|charity|practice|studio|group|store|café|cafe|restaurant|hotel|nursery|family|supplier|outfit|provider|consultancy|retailer|association|foundation|dealer|university|college|council|cooperative|co-op|business|publisher|office|builder|contractor|bakery|chain|carrier|organisation|organization|NGO|fintech|SME|bistro|pub|workshop|laboratory|lab|newspaper|club|zoo|hostel|dairy|forge|mill|nonprofit)$/i

const HEAD_ENDS = / (?:since|in|on|at|near|for|with|from|of|that|which|who|doing|making|selling|serving)\b|,| \(/g

/** "Church of England infant school with 178 children": what may be the noun ends before one of the small words. */
const headsOf = (text: string): string[] =>
  [...text.matchAll(HEAD_ENDS)].map(({ index }) => text.slice(0, index)).concat(text)

/** "Independent practice" begins a sentence of the brief; "Danish bakery" is Danish wherever it stands. */
const inSentence = (text: string): string =>
  (/^\p{Lu}\p{Ll}+ (?!of )\p{Ll}/u.test(text) &&
    !DEMONYMS.has(text.split(' ')[0]!) &&
    !namesPlace(text.split(' ')[0]!)) ||
  /^\p{Lu}\p{Ll}+-(?!based)\p{Ll}/u.test(text)
    ? lowerFirst(text)
    : text

/** What houses live by, as "we" do it. */
export const HOUSES_DO =
  'rent|hire(?= out )|lease|service|repair|install|clean|print|ship|stock|fit|assemble|grow|brew|bake|roast|import|export|distribute|insure|manufacture|recycle|restore|breed|operate|host|lend|publish'
/** "rent out lifts and scaffolding", "service and repair lifts": what "we" was taken from. */
const LIVES_BY = new RegExp(`^(?:${HOUSES_DO})(?: and (?:${HOUSES_DO}))? (?:out )?\\p{Ll}`, 'u')
const inThirdPerson = (text: string): string =>
  text.replace(new RegExp(`^(${HOUSES_DO})(?: and (${HOUSES_DO}))?(?= )`, 'u'), (_, one: string, other?: string) =>
    [one, other].flatMap((verb) => (verb ? `${verb}${verb.endsWith('sh') ? 'es' : 's'}` : [])).join(' and '),
  )

/** One clause about the employer, ready to follow its name. */
export function aboutClause(typed: string): string {
  const text = typed.replace(/^for (?:our |the )?/i, '')
  if (/^b corp$/i.test(text)) return 'is a B Corp'
  if (/^(?:with \d|have )/i.test(text)) return `has ${text.slice(5)}`
  if (/[ -](?:owned|run|led|funded|backed)$/i.test(text)) return `is ${lowerFirst(text).replace(/ (?=\w+$)/, '-')}`
  if (/^raised /i.test(text)) return `has ${lowerFirst(text)}`
  if (
    /^\d[\d,.]* (?:people|customers|clients|users|members|stores|shops|sites|countries|locations|branches|offices|partners|solicitors|lawyers|attorneys)\b/i.test(
      text,
    )
  )
    return `has ${text}`
  const worth = text.match(/^(?:annual )?(revenue|turnover|sales) (?:of )?(?=\D{0,4}\d)/i)
  if (worth) return `has a ${worth[1]!.toLowerCase()} of ${text.slice(worth[0].length)}`
  if (/^(?:\p{L}+ )?SaaS for /u.test(text)) return `sells ${text}`
  if (LIVES_BY.test(text)) return inThirdPerson(text)
  if (
    /^(makes?|sells?|builds?|runs?|offers?|develops?|produces?|provides?|helps?|serves?|designs?|delivers?|we)\b/i.test(
      text,
    )
  )
    return text
      .replace(/^we (\w+?)s?\b/i, '$1s')
      .replace(/^(make|sell|build|run|offer|develop|produce|provide|help|serve|design|deliver)\b/i, '$1s')
  // "software for vet clinics" is what the house makes.
  if (/^(?:[\p{L}-]+ ){0,3}(?:software|apps?|tools|equipment|machines?|systems) for /iu.test(text))
    return `makes ${/^(?:[\p{L}-]+ ){0,3}(?:app|machine|system) for /iu.test(text) ? withArticle(inSentence(text)) : inSentence(text)}`
  if (/\bclients?$/i.test(text))
    return `works for ${/clients$/i.test(text) ? lowerFirst(text) : withArticle(lowerFirst(text))}`
  if (/^(a|an|the|one of)\b/i.test(text)) return `is ${text}`
  if (ABOUT_NOUN.test(text.split(/ since\b/)[0]!) && / since \d/.test(text)) return `has been ${withArticle(text)}`
  if (/^(?!.*\bSaaS\b)(?:[\p{L}-]+ ){1,3}software(?: for [\p{L} ]+)?$/u.test(text)) return `makes ${lowerFirst(text)}`
  if (headsOf(text).some((kind) => ABOUT_NOUN.test(kind) || namesHouse(kind)))
    return `is ${withArticle(inSentence(text))}`
  if (isNames(text)) return `is ${text}`
  return `is active in ${lowerFirst(text)}`
}

/** "St Anne's CofE Primary" is a house, not a field. */
const isNames = (text: string) => /^(?:\p{Lu}[\p{L}'’.-]+ ){2,}\p{Lu}[\p{L}'’.-]+$/u.test(text)

/** A few plain words, or one whose ending names a trade: "solar energy", "logistics"; not "listed", not "cap 350". */
const FIELD =
  /^(?!(?:in|on|at|opposite|then|near|for|with|from|the|going|only|last|next|of)\b)(?!.*\b(?:is|are|was|we|you|they|it|and then)\b)(?:[\p{L}&/'-]+(?: |, ?)){1,4}[\p{L}&/'-]+$|^\p{L}*(?:ing|ics|tech|ance|tail|ware|care|tion|ogy|ture|istry|ery|media|fashion|food|energy|saas|sport|law)s?$/iu

/** "Ticketing app for Tramline": one thing for one client is the work, and not what the house is. */
export const ONE_THING = /^(?:[\p{L}-]+ ){0,3}(?:app|platform|system|site|website|portal|tool|product|shop) for \p{Lu}/u

/** Whether a remark about the employer makes a clause behind its name. */
export const tellsOfHouse = (text: string): boolean => {
  const clause = aboutClause(text)
  return (
    !/\bour\b|\b(?:job|project|scheme|contract|shutdown|position|role|post|cover|rota|shift|plan)$/i.test(text) &&
    !/: | with \p{Lu}/u.test(text) &&
    !ONE_THING.test(text) &&
    (!clause.startsWith('is active in ') || FIELD.test(text))
  )
}

/** "St Brannock's is a day school of 300 pupils": tells who it is by itself. */
export const isSentenceOfHouse = (text: string): boolean =>
  /^(?:the )?\p{Lu}[\p{L}'’.&-]*(?: [\p{L}'’.&-]+){0,4} (?:is|are) (?:an? |the |one of |\p{L}+-(?:owned|run|led))/u.test(
    text,
  )

/** "payroll software", "outdoor gear": what houses make or trade in, by the last word. */
const TRADE =
  /^(?!.*\b(?:our|we|you|the|no|not|is|are|was|some|for|with|your|my)\b)\p{Ll}?[\p{L}-]*(?: (?:and |& )?[\p{L}-]+){0,3}(?:^|[ -])(?:software|hardware|apps|platforms|foods?|gear|skincare|cosmetics|clothing|fashion|furniture|toys|books|games|gaming|systems|equipment|supply|supplies|parts|valves|sensors|machinery|instruments|devices|bikes|batteries|packaging|wines?|spirits|coffee|tea|seeds?|insurance|payments|logistics|energy|invoicing|billing|lending|analytics|cybersecurity|robotics|telecoms?|publishing|travel|tourism)$/iu
const tellsTrade = (text: string): boolean => TRADE.test(text) && text.split(/\s+/).length <= 4

/** A loose remark that the paragraph about the employer can take: "42-bed care home", not "four partners". */
export const tellsEmployer = (text: string): boolean =>
  isSentenceOfHouse(text) ||
  tellsTrade(text) ||
  /^\d[\d,.]* (?:stores|shops|sites|branches|offices|partners|solicitors|lawyers|attorneys)$/iu.test(text) ||
  (text.includes(' ') &&
    !ONE_THING.test(text) &&
    text.split(/\s+/).length <= 16 &&
    !/\b(?:is|are|was|we|our|you|they|it|I|my|going|not|no|don't|please|per|quick)\b|[,:]/u.test(text) &&
    !/^(?:\p{Lu}[\p{L}.’'&-]+ (?:& )?\p{Lu}|(?:have|use|assist|coordinate|run|make|two|three|four|five|six|seven|eight|nine|ten|\d[\d,.]*) (?!(?:partner|bed|person|form|star|room|doctor|vet|chair|crew|surgery)[ -]))/u.test(
      text,
    ) &&
    /^(?:is(?! active in)|makes) /u.test(aboutClause(text)))
