/** Short notes that say what they mean only beside others: "25 days" beside pay, "Poblenou office" beside a town. */
import type { Brief, Fact, FactKind, Language } from '../brief/facts.ts'

const HOLIDAY: Record<Language, string> = { en: 'of holiday', de: 'Urlaub', fr: 'de congés', es: 'de vacaciones' }
const PRO_RATA: Record<Language, string> = {
  en: 'Pay is pro rata',
  de: 'Gehalt anteilig nach Stunden',
  fr: 'Salaire au prorata',
  es: 'Salario proporcional a la jornada',
}
const DAYS =
  /^(?:2\d|3\d)(?:[.,]5)?(?:\+\d{1,2})? (?:days|tage|jours|d[ií]as(?: laborables)?)(?= pro rata$| anteilig$|$)/iu
const SITE =
  /^(?:(?:at|in) )?(?:(?:the|our) )?((?:[\p{Lu}][\p{L}’'-]+ ){1,2}(?:office|site|plant|branch|campus|clinic|store|shop)|(?:harbour|harbor|airport|main|city|head) (?:office|site|plant)|city cent(?:re|er)|docklands|(?:quartier|barrio (?:de )?|distrito|casco) ?\p{L}[\p{L}’' -]{2,30})$/u
const LABELLED =
  /^(?:(?:hiring |interview |application |selection )?(?:process(?:us)?|proceso|prozess|ablauf|steps|stages|interviews?))\s?[:=]\s*/iu
/** "3 étapes (appel, visite)": behind "the steps:" the list alone is enough. */
const COUNTED_STEPS =
  /^(?:\d|\p{L}+)[ -](?:steps?|stages?|rounds?|[ée]tapes?|fases?|pasos|schritte|stufen) \(([^()]+)\)$/iu

/** Words of a sentence whose matter was taken out: alone they say nothing. */
const LEFT_BEHIND =
  /^(?:keep|ach|wir sonst|if possible|ext|we arrange|written|spoken|again|um|uh|says|said|each|ever|(?:is )?private, leave (?:that|it) off|leave (?:that|it) off|einfach|entweder bei uns|il nous faut quelqu['’]un(?: .{0,30})?|(?:you )?pick|suffis(?:ent|t)|reicht|genügt|bastan?|candidatures? (?:auprès|à adresser)|on (?:démarre|commence|attaque)|empezamos|arrancamos|se empieza|wir starten|we start|(?:non )?pardon|perd[oó]n|entschuldigung|c['’]est le magasin|il (?:nous |vous )?faut|hace falta|hacen falta|con eso llega|pas exig[ée]e?|(?:you |they can |can )?choose|your choice|au choix|a elegir|zona|secteur|gebiet|scolaire suffit|for (?:a |an )?(?:informal |quick )?(?:chat|talk|details|more(?: details| info(?:rmation)?)?|info(?:rmation)?)|(?:por )?(?:la )?(?:baja|excedencia|jubilaci[oó]n) del? .{2,30}|tbh|that['’]?s|we can teach(?: it)?|i'm serious|let me check|that's it|both|one|either(?: will do)?|(?:one|two|three|four|five|\d{1,2}) (?:posts?|positions?|vacanc(?:y|ies)|roles?|openings?)|please check|say \p{L}+|'(?:re|ll|ve|d|s|m)(?: \p{L}+){0,2}|would (?:be |really )?(?:\p{L}+ ){0,2}(?:useful|good|great|help|nice|handy|ideal|lovely|neat)(?:,.*)?|see (?:req|attached|below|above|note)(?![\p{L}]).*|now|know|knows|hq|ctc|run|out|and be|scale|for (?:our|the|all) (?:guests|customers|clients|patients|residents|visitors|team|readers|members)|company is search|(?:los )?geht['’]?s|los|(?:gro(?:ss|ß))?raum|bas[ée]e?s?|situ[ée]e?s?|based|located|(?:company|firm|business|shop|practice|hotel) is (?:called|named)|(?:die |unsere? )?(?:firma|betrieb|laden|praxis) (?:hei(?:ß|ss)t|nennt sich)|sicher|gut|sehr gut|fit|fluent|good|solid|reichen(?: auch)?|auch|lead|leader|then|puis|dann|luego|after|sem|mind|brauchen|suchen?|necesitamos|nous recrutons|mail|geben|erwarten|bieten|ansprechperson|bienvenu|postuler jusqu['’]au|recrutons|on (?:engage|recrute|embauche)|(?:les |los )?clientes? (?:es|son)|le client est|se (?:necesitan?|solicitan?|busca|buscan)|dont|desde|hasta|sin|jamais|nunca|inutile|partir|à partir|pasajes desde|empezar ya|band|ote|lg|mid(?:-?level)?|[2-5]d|(?:subject|betreff|objet|asunto)\s?:.*)$/iu
/** "Sits", "der macht": a verb that lost what it is said of. */
const LONE_VERB =
  /^(?:(?:and|but|so|or|und|aber|oder|et|mais|ou|y|pero|o|which|who|that|der|die|das|qui|que) )?(?:sits?|hang(?: on)?|hold(?: on)?|works?|runs?|goes|comes?|stays?|happens?|lives?|picks?|choose|choice|needs?|wants?|gets?|gives?|makes?|does|has|have|had|be|been|is|are|was|were|let|says?|sitzt|sitzen|liegt|läuft|kommt|geht|macht|machen|bleibt|hat|heißt|steht|wird|est|sont|fait|reste|va|vient|travaille|tourne|es|son|está|va|tiene|hay|queda|lleva|trabaja|viene)$/iu
/** "Sí ponerlo", "schreib dazu": said to whoever writes. */
const ORDER =
  /^(?:(?:sí|si|ja|yes|oui),? )?(?:(?:lo |la )?(?:ponerlo|ponlo|ponedlo|pónganlo|decirlo|mencionarlo)|schreib(?:t|en sie)? (?:das |es )?(?:bitte )?(?:dazu|rein|hin)|(?:put|write|mention) (?:it|that|this)(?: in)?|(?:le |la )?(?:mettre|indiquer|préciser)|mets-le|mettez-le|à mettre)$/iu
/** "Marjorie signed it off", "ist uns gleich wo": nothing that a reader needs. */
const AGREED =
  /^(?:\p{L}+ (?:signed (?:it|that) off|said (?:so|ok|yes)|approved (?:it|that))|(?:ist )?uns gleich(?: wo)?)$/iu
const THANKS = /(?:thanks|thank you|cheers|regards|danke|grüße|lg|vg|merci|cordialement|gracias|saludos)[,!]?\s+$/iu
/** How one applies, in passing. */
const WAY_TO_APPLY =
  /^(?:(?:call|ring|text|phone) (?:or|and) (?=ask|text|e-?mail|call|say|tell|send|speak|talk|pop|leave|mail|message|chat (?=to|with)|come|see|visit|whats|apply|me|us)|pop in|drop (?:in|by)|come by|just (?:call|come)|(?:just |please )?apply (?:by|via|to|at|in|with|through|on|online|here|direct)(?!\p{L})|via (?:the|our|die|le|la) .*|per (?:whatsapp|post|telefon).*|(?:by |per )?whatsapp\b|einfach (?:anrufen|vorbeikommen|melden)|(?:sich )?bewerben:|unterlagen an|écrire à|demander \p{Lu}|passage à|llamar a|walk-ins|bewerbung formlos|appeler|passer (?:nous voir|à)|p[aá]sate|ll[aá]manos|applications? (?:reviewed|are reviewed|considered|by|via))/iu
const IS_BEHIND = / (?:is|are|ist|sind|wird|est|sont|es|son)$/u
const ONE_PERSON = /^(?:Frau|Herrn?|Mme|M\.|Mrs|Ms|Mr|Sra?\.?) \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?$/u
/** "Don't call on Mondays", "bitte keine Anrufe im Laden": a way that is closed. */
const CLOSED_WAY =
  /^(?:please |pls |bitte |svp |por favor,? )?(?:(?:no|keine|pas d['’]|sin|nada de) ?(?:phone |telephone )?(?:calls?(?! (?:centre|center|handling|to (?:customers|clients)))|anrufe|appels?(?: téléph\p{L}*)?|llamadas)(?!\p{L})|(?:do not|don['’]t|never) (?:ring|phone|call(?! (?:us|it|them|this|customers|clients)))(?!\p{L})|nicht anrufen|ne pas (?:appeler|téléphoner)|no llam\p{L}+)/iu
const MAY_CLOSE = new Set<FactKind>(['free', 'benefit', 'shift', 'company'])
/** "Nicht anrufen, nur" + an address that is read. */
const ONLY_BEHIND =
  /, (?:nur|only|just|but|sondern|seulement|uniquement|mais|s[oó]lo|sino)(?: (?:per|by|via|par|por|an|to|à|a))?$|, (?:just |nur )?(?:e-?mail|mail|write|schreiben|écrire|escribid|escribir)(?: (?:an|to|à|a))?$/iu
const CHAINED = /^\p{L}+(?: [\p{Ll}/-]+)+(?: & [\p{Ll}/ -]+){2,}$/u
const inList = (text: string): string => {
  const items = text.split(' & ')
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}

/** "In the office once a quarter", of which the first words are lost. */
const OFFICE_TIMES =
  /^office (?:(?:only |just )?(?:once|twice)|\p{L}+ times|every|(?:on )?(?:mon|tue|wed|thu|fri)\p{L}*s)(?!\p{L})/iu
const PHONE = /\s*(?:\b(?:oder|or|ou|o) )?\+?0?\d[\d\s/-]{6,}\d/u
const TEXTUAL = new Set<FactKind>(['free', 'duty', 'benefit', 'company', 'skill'])

/** "Edinburgh Haymarket", "Ulm Weststadt". */
const DISTRICT =
  /^(?:\p{Lu}\p{Ll}{3,}(?:[ -]\p{Lu}\p{Ll}+)?|CBD|[Dd]owntown|[Mm]idtown|centro|harbourside|vieille ville|centre-ville|altstadt|innenstadt|casco antiguo)$/u
/** "Yard: Leyburn", "in Barking": a town that no list knows, where labelled briefs tell that it is one. */
const TOWN =
  /^(?:(?:based |here )?(?:in|at|near) |\p{L}{3,10}\s?[:=]\s?)?(\p{Lu}\p{Ll}[\p{L}'’-]*(?:[ -](?:upon|on|le|la|under|by|de|\p{Lu}\p{Ll}[\p{L}'’-]*)){0,3}(?:, \p{Lu}\p{Ll}+| \p{Lu}{2})?)$/u
/** "for our rostering app": whose it is, without what it is for. */
const OUR_THING = /^(?:for|at|in|für|bei|pour|chez|dans|para|en) (?:our|unser\p{L}*|notre|nos|nuestr[oa]s?) \p{L}/iu
const ourThing = (text: string): string => text.replace(/^\p{L}+ /u, '')
/** "for our roastery café Northlight": the name was read for itself. */
function nameBehind(to: number, brief: Brief): string {
  const name = brief.facts.find(
    ({ kind, spans }) => kind === 'company' && spans[0]![0] === to + 1 && brief.text[to] === ' ',
  )
  return name?.kind === 'company' && name.aspect === 'name' ? ` ${name.text}` : ''
}
const FOR_HOUSE = /^(?:for|für|pour|para) (?=\p{Ll}{3,}s |(?:an? |une? |una? |eine?n? )\p{Ll})/u
/** "for our self-storage sites in Bristol + Bath": where they are belongs to them. */
function placeBehind(to: number, { text, facts }: Brief): string {
  const leads = /^ (?:in|at|near|à|en|im|am) /u.exec(text.slice(to))?.[0] ?? ''
  let end = to + leads.length
  const start = end
  for (;;) {
    const place = leads && facts.find(({ kind, holds, spans }) => kind === 'place' && holds && spans[0]![0] === end)
    if (!place) return end > start ? text.slice(to, end).replace(/ (?:\+|&|and|und|et|y) $|, $/u, '') : ''
    const [, behind] = place.spans[0]!
    end = behind + (/^ (?:\+|&|and|und|et|y) (?=\p{Lu})/u.exec(text.slice(behind))?.[0].length ?? 0)
    if (end === behind) return text.slice(to, end)
  }
}
/** "Rotterdam Waalhaven", "Bristol BS5 Easton": a district told with its town, which has its own fact. */
function districtOf({ text, about }: Extract<Fact, { kind: 'free' }>, { facts }: Brief): string | null {
  if (about !== 'place') return null
  const town = facts.find((fact) => fact.kind === 'place' && fact.holds && text.startsWith(`${fact.text} `))
  const rest = town ? text.slice(town.text.length + 1) : ''
  return /^\p{Lu}[\p{L}\d'’-]*(?: \p{Lu}[\p{L}\d'’-]*){0,2}$/u.test(rest) ? rest : null
}
const isBehindTitle = (from: number, { facts }: Brief): boolean =>
  facts.some(({ kind, spans }) => kind === 'title' && spans[0]![1] === from - 1)
const isBehindPlace = (from: number, brief: Brief): boolean =>
  brief.facts.some(({ kind, spans }) => kind === 'place' && spans[0]![1] === from - 1 && brief.text[from - 1] === ' ')

/** Experience is "in leading" and "en liderar", never "in on" nor "en liderando". */
const asPractice = (subject: string): string =>
  subject
    .replace(/^on (?=\p{L})/iu, '')
    .replace(/(?<=\p{L}) exp(?:erience|\.)?$/iu, '')
    .replace(/^(lider|gestion)ando /iu, '$1ar ')
    .replace(/^dirigiendo /iu, 'dirigir ')

/** "en cabinet ou en entreprise peu importe": that either will do is told by the choice. */
const EITHER = /,? (?:peu importe|da igual|egal(?: wo)?|either is fine)$/iu

/** "It's thirteen pounds an hour", "and then there's the rota": how one comes to a fact in talk. */
const LED_INTO: Partial<Record<Language, RegExp>> = {
  de: /^(?:(?:aber|also|außerdem|zudem|dazu|ach ja|achja|äh|ähm|naja)(?!\p{L}),? ?)*(?:(?:das |unser |unsere |die )?\p{L}*(?:crm|erp|programm|software|system|kasse) (?:ist|hei(?:ß|ss)t) (?=\p{Lu}))?/iu,
  fr: /^(?:(?:alors|donc|ah|oh|bah|ben|bon(?=,)|et puis|et|puis|mais|enfin|euh|sinon|par contre|en fait|du coup|évidemment|bien sûr|surtout)(?![\p{L}-]),? ?)*(?:(?:c['’]est(?! \p{Lu}\p{L}+ qui)|ce sont|ce sera|il y a|y a|on a(?: aussi)?|il (?:nous |vous )?faut(?: aussi)?|faut|(?:elle|il|la personne|le candidat|la candidate) (?:doit|devra|devrait)(?: aussi| absolument| bien)?|l['’](?:outil|appli)(?: (?:c['’]est|est))?|le (?:logiciel|programme)(?: (?:c['’]est|est))|(?:nous |on )(?:demand(?:e|ons)|offr(?:e|ons)|propos(?:e|ons))) (?!qu|pas|plus|quelqu|tout|bien|comme|le |la |un |une )(?:pour |de )?)?/iu,
  es: /^(?:(?:y|pero|bueno|pues|entonces|además|también|claro|o sea|eso sí|sobre todo)(?!\p{L}),? ?)*(?:(?:hay que|tiene que|debe|deberá|tendrá que|ha de|se (?:pide|piden|requiere|requieren|ofrece|ofrecen)|(?:el programa|la herramienta|el software) es|ofrecemos|pedimos|damos) (?!que ))?/iu,
  en: /^(?:(?:so|and|well|also|but|then|um|oh|now|basically|obviously|mainly|mostly|above all|of course)(?![\p{L}-]),? ?)*(?:(?:it|that)(?:'s|s| is|'d be| would be|'ll be| will be) (?!up to|not|fine|ok|all|why|where|what|how|because)|there(?:'s|s| is| are|'ll be| will be) |(?:the |our )?(?:machines|crm|erp|software|till|pos system)(?: is| are) (?=\p{Lu}))?/iu,
}
/** "MAIN DUTIES: sign-ups and visits": the label of a form says no more than its heading does. */
const FORM_LABEL: Partial<Record<Language, RegExp>> = {
  en: /^(?:(?:key |main |essential |core )?(?:duties|tasks|functions|responsibilities|role|work|job scope|scope)|(?:essential|desired|desirable|required|preferred|must[- ]haves?|nice[- ]to[- ]haves?|requirements?|reqs?|qualifications?|education|experience|skills?|certs?|languages?)|(?:where|who|what|employer|company|school|firm|client|about(?: us)?|designation|grade|rate|pay|salary|ctc|package|hours|shifts?|schedule|start(?: date)?|base|location|benefits|perks|offer|process|how|contact|apply|note))\s?:\s+(?=\S)/iu,
}
/** Kinds that are printed in the words of the brief. */
const IN_OWN_WORDS = new Set<FactKind>(['free', 'duty', 'skill', 'benefit', 'variable', 'shift', 'travel'])

/** A text without the words that lead to it; as it was where little would be left. */
function withoutLeadIn(text: string, language: Language): string {
  const labelled = FORM_LABEL[language]
  const unlabelled = labelled
    ? text.replace(/^hours: (\d[\d.,]*) (?=(?:per|a) week)/i, '$1 hours ').replace(labelled, '')
    : text
  const led = LED_INTO[language]?.exec(unlabelled)?.[0].length ?? 0
  const left = unlabelled.slice(led)
  const whole = left.length > 2 && /\p{L}{2}|\d/u.test(left) ? left : unlabelled
  return language === 'en' ? whole.replace(/^you['’]d (?=\p{Ll})/iu, 'You will ') : whole
}

/** "Pieter, see the list": whoever is asked to write the text. */
const isSpokenTo = ({ text, facts }: Brief, from: number, to: number): boolean =>
  text.slice(0, from).trim() === '' &&
  /^\s?(?:,|-|\n)/.test(text.slice(to)) &&
  facts.some(({ kind }) => kind === 'title')

/** "Cover for Sinead who's off", "le remplacement de Fanny". */
const STANDS_IN_FOR =
  /^(?:(?:c['’]est |es |it['’]?s |das ist )?(?:le |la |el |the |die )?)(?:cover(?:ing)?|standing in|stand-in|replac(?:ing|ement)|vertretung|ersatz|remplacement|sustituci[oó]n|suplencia|baja)(?: (?:for|of|für|von|de|por))? (?:Mme |M\. |Mrs? |Ms |Frau |Herrn? )?\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}-]+)?(?:,? (?:who|qui|que|die|der|en congé|en arrêt|on leave).*)?$/u

/** "They need a current ticket": under what one brings it goes without saying. */
const NEEDS_IT =
  /^(?:they |you |candidates |(?:he|she) )?(?:will |must |do )?needs? (?:to have )?(?=an? |the |their |your |own )/iu

/** "Wednesdays", "Mon-Thu". */
const ONLY_DAYS =
  /^(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?(?:,? (?:and|&|or|to|-) |, |-|$)){1,6}$/i

/** "Drug screen (federal, keep that)": said to whoever writes. */
const KEEP_THAT = /,? (?:please )?keep (?:that|this|it)(?: in)?(?=\)|$)/i

/** "Driver licence because of deliveries when Dave's off": whose days off make it needed is nobody's business. */
const WHO_IS_OFF =
  /,? (?:because|as|since|for|when|if) .*?(?<!\p{L})\p{Lu}\p{Ll}+(?:'s| is) (?:off|away|out|ill|sick|on leave|on holiday|leaving)$/u

/** "Carretilla (carnet valorable)" without its last word. */
const shutBracket = (text: string): string => (/ \([\p{L}\d][^()]*$/u.test(text) ? `${text})` : text)

/** The fact as it can be printed, or null where nothing is left to print. */
export function rewordFragment(found: Fact, brief: Brief): Fact | null {
  const inOwnWords = IN_OWN_WORDS.has(found.kind) || (found.kind === 'company' && found.aspect === 'about')
  const fact = inOwnWords ? { ...found, text: shutBracket(withoutLeadIn(found.text.trim(), brief.language)) } : found
  const text = fact.text.trim()
  const [from, to] = fact.spans[0] ?? [0, 0]
  if (fact.kind === 'process')
    return {
      ...fact,
      text: text
        .replace(/^apply:\s*/i, '')
        .replace(/^candidatures (?=sont|seront|doivent)/i, 'Les candidatures ')
        .replace(/^candidaturas (?=se|deben|serán)/i, 'Las candidaturas ')
        .replace(LABELLED, '')
        .replace(COUNTED_STEPS, '$1'),
    }
  if (MAY_CLOSE.has(fact.kind) && CLOSED_WAY.test(text))
    return { ...fact, kind: 'free', about: 'apply', holds: true, text: text.replace(ONLY_BEHIND, '') } as Fact
  if (fact.kind === 'pay' && /^\s?OTE\b/.test(brief.text.slice(to))) return { ...fact, basis: 'total' }
  // "Abgeschlossene Ausbildung ist" + "Pflicht": what is needed of it is told apart.
  if (fact.kind === 'education' && IS_BEHIND.test(text)) return { ...fact, text: text.replace(IS_BEHIND, '') }
  if (fact.kind === 'free' && fact.about === 'apply' && ONE_PERSON.test(text))
    return { ...fact, kind: 'contact', name: text, channel: null } as Fact
  if (fact.kind === 'experience' && fact.subject)
    return { ...fact, text: text.replace(EITHER, ''), subject: asPractice(fact.subject).replace(EITHER, '') }
  if (fact.kind === 'shift' && / (?:so|and|but|then)$/.test(text))
    return { ...fact, text: text.replace(/ (?:so|and|but|then)$/, '') }
  // "Lead sales & service & parts": more than two are a list.
  if (fact.kind === 'duty' && CHAINED.test(text)) return { ...fact, text: inList(text) }
  // "£52k for a 4-day week".
  if (fact.kind === 'shift' && /^for (?:an? )?[\p{L}\d]+-day week$/iu.test(text))
    return { ...fact, text: text.replace(/^for (?:an? )?/iu, '') }
  if (fact.kind === 'shift' && / including$/.test(text)) return { ...fact, text: text.replace(/ing$/, 'ed') }
  if ((fact.kind === 'shift' || fact.kind === 'benefit' || fact.kind === 'free') && /^[1-6](?:\.5)? days$/i.test(text))
    return { ...fact, kind: 'shift', text: `${text} a week` } as Fact
  if (fact.kind === 'shift' && /^\d\/\d$/.test(text)) return null
  if (fact.kind === 'shift' && /allowance|meals|zuschlag$|prime /iu.test(text) && text.split(' ').length < 4)
    return { ...fact, kind: 'benefit' } as Fact
  if (fact.kind === 'free' && fact.about === 'must' && NEEDS_IT.test(text))
    return { ...fact, text: text.replace(NEEDS_IT, '') }
  // Whoever is away is nobody's business; how long the post lasts is told.
  if (STANDS_IN_FOR.test(text) || AGREED.test(text)) return null
  if (inOwnWords && (LONE_VERB.test(text) || ORDER.test(text))) return null
  if (KEEP_THAT.test(text)) return { ...fact, text: text.replace(KEEP_THAT, '') }
  if ((fact.kind === 'skill' || fact.kind === 'free') && WHO_IS_OFF.test(text))
    return { ...fact, text: text.replace(WHO_IS_OFF, '') }
  if (fact.kind === 'skill' && LEFT_BEHIND.test(text) && !fact.alternatives.length) return null
  if (fact.kind === 'skill' && fact.need !== 'nice' && / gerne?$/u.test(text))
    return { ...fact, need: 'nice', text: text.replace(/ gerne?$/u, '') }
  if (fact.kind === 'skill')
    return {
      ...fact,
      text: text.replace(/^led (?=\d)/i, 'experience leading ').replace(/(?<=\S{3} .*) (?:very|really)$/i, ''),
    }
  // "Wednesdays", "Tues and Thurs": when, and nothing that is given.
  if ((fact.kind === 'benefit' || fact.kind === 'free') && ONLY_DAYS.test(text))
    return { ...fact, kind: 'shift' } as Fact
  if (fact.kind === 'benefit' || fact.kind === 'free') {
    if (/^pro[- ]?rata$/i.test(text)) return { ...fact, kind: 'benefit', text: PRO_RATA[brief.language] } as Fact
    const days = DAYS.exec(text)?.[0]
    if (days)
      return { ...fact, kind: 'benefit', text: `${days} ${HOLIDAY[brief.language]}${text.slice(days.length)}` } as Fact
    if (/^\d\d days AL$/i.test(text))
      return { ...fact, kind: 'benefit', text: text.replace(/AL$/i, 'of annual leave') } as Fact
    if (/^visa sponsorship no$/i.test(text)) return { ...fact, holds: false, text: 'No visa sponsorship' }
  }
  if (fact.kind === 'company' && ONE_PERSON.test(text))
    return { ...fact, kind: 'contact', name: text, channel: null } as Fact
  if (fact.kind === 'shift' && WAY_TO_APPLY.test(text))
    return { ...fact, kind: 'process', text: text.replace(/ or$/, '') } as Fact
  if (!TEXTUAL.has(fact.kind) || !fact.holds || (fact.kind === 'company' && fact.aspect === 'name')) return fact
  if (OFFICE_TIMES.test(text)) return { ...fact, text: `In the ${text.charAt(0).toLowerCase()}${text.slice(1)}` }
  if (WAY_TO_APPLY.test(text)) return { ...fact, kind: 'process', text: text.replace(PHONE, '') } as Fact
  if (LEFT_BEHIND.test(text)) return null
  if (fact.kind === 'duty' || fact.kind === 'free') {
    const extra = /^plus (?!\d)(\p{L}+(?: \p{L}+)?)$/iu.exec(text)?.[1]
    if (extra) return { ...fact, kind: 'benefit', text: extra } as Fact
  }
  if (fact.kind !== 'free') return fact
  if (OUR_THING.test(text))
    return { ...fact, about: 'company', text: `${ourThing(text)}${nameBehind(to, brief) || placeBehind(to, brief)}` }
  // "Receptionist for accountants in Moncton": whom one works for.
  if ((fact.about === 'company' || isBehindTitle(from, brief)) && FOR_HOUSE.test(text))
    return { ...fact, about: 'company', text: text.replace(FOR_HOUSE, '') }
  if (/^\p{Lu}\p{Ll}+$/u.test(text) && (THANKS.test(brief.text.slice(0, from)) || isSpokenTo(brief, from, to)))
    return null
  if (DISTRICT.test(text) && isBehindPlace(from, brief))
    return { ...fact, kind: 'place', city: text, region: null, country: null, also: 'workplace' } as Fact
  const town =
    fact.about === 'place' && !brief.facts.some(({ kind, holds }) => kind === 'place' && holds)
      ? TOWN.exec(text)?.[1]
      : null
  if (town) return { ...fact, kind: 'place', city: town, region: null, country: null, also: 'workplace' } as Fact
  const site = districtOf(fact, brief) ?? SITE.exec(text)?.[1]
  return site ? ({ ...fact, kind: 'place', city: site, region: null, country: null, also: 'workplace' } as Fact) : fact
}
