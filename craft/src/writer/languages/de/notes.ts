/** Notes of German hiring people as an editor would put them: "Studium egal", "14x", "Quereinsteiger ok". */
import type { Brief, Fact, FactKind } from '../../../brief/facts.ts'
import { liesWithin, meets } from '../../../brief/spans.ts'

/** Alone these say nothing: what they were said of has been read. */
const SAYS_NOTHING =
  /^(?:geht(?: auch)?|klar|läuft|beides geht|daher|spielt (?:kaum |fast )?(?:eine|keine) rolle|ist zunächst nachrangig|nett|fein|pflicht|korrekt|(?:reicht|langt)(?: auch)?|genügt|(?:hauptsache )?eins (?:davon|von beiden)(?: reicht| genügt| gut| muss sein)?|inbegriffen|inklusive|zu ?hause|von zu ?hause|daheim|gestrichen|danach|sonst|dann|je nachdem|(?:bitte )?bewerben bis|bewerbungen? bis|nein,? korrektur|nur die gruppe|mail|können wär gut|gibts nicht(?: .*)?|nein|doch|rest|der rest|den rest|unter frau|unter herrn|stück|\d{1,2} stück|wir brauchen \d{1,2}|brauchen \d{1,2}|hab(?:e)? (?:ich )?(?:grad|gerade|eben|nochmal) .*|satz muss rein|der satz muss rein|lohn|gehalt|als (?:fremd|zweit)sprache|und|oder|stelle|fa|firma|rest wie .*|zeigen wir sonst|staatl|gepr|dipl|med|exam)$/iu

/** "Ausbildung", "Führerschein": one has one of them, or not. */
const ARTICLES: [string, RegExp][] = [
  [
    'Ein ',
    /^(?:studium|hochschulstudium|abschluss|\p{L}*abschluss|zeugnis|zertifikat|\p{L}*schein|meistertitel|auto)$/iu,
  ],
  ['Eine ', /^(?:ausbildung|berufsausbildung|lehre|fachausbildung|zulassung)$/iu],
]
const MANY = /(?:kenntnisse|erfahrungen|scheine|zertifikate|zeugnisse|vorkenntnisse|sprachen)$/iu
const withArticle = (noun: string): string => {
  const article = ARTICLES.find(([, pattern]) => pattern.test(noun))?.[0] ?? ''
  return `${article}${noun.charAt(0).toUpperCase()}${noun.slice(1)}`
}

const HERE = '(?: (?:dafür|hier|bei uns|auch|unbedingt|dazu|extra|leider|aber))*'
/** What nobody has to have, in the words of talk. */
const NOT_ASKED = new RegExp(
  `^(?<what>[^,;:]{3,48}?),?(?: (?:ist|is|sind|wär|wäre))?(?: (?:mir|uns|völlig|ganz|eigentlich|aber))*(?: (?:egal|wurs?cht|wurst|schnuppe|wumpe|irrelevant|(?:nicht|keine) bedingung|entbehrlich|unnötig|uninteressant|unerheblich|nicht (?:so )?wichtig|unwichtig|nebensächlich|zweitrangig|kein muss|muss nicht sein|keine voraussetzung|kein thema|nicht zwingend)| (?:nicht|nit|ned|net) (?:nötig|notwendig|erforderlich|gefordert)| (?:brauchts|braucht's|braucht es|braucht man|braucht ihr|brauchst(?: du)?|brauchen sie|brauchen wir|muss man|musst(?: du)?|müssen sie|verlangen wir|erwarten wir)${HERE} (?:nicht|keine[nrs]?|ned|net|nit)(?: (?:haben|können|mitbringen|sein))?)$`,
  'iu',
)
/** "Online-Unterricht gibts bei uns nicht", "Betriebsrat gibts". */
const NOT_HERE = new RegExp(
  `^(?<what>[^,;:]{3,40}) (?:gibts|gibt's|gibt es)${HERE} (?:nicht|keine[nrs]?|ned|net)$`,
  'iu',
)
const HERE_IS = new RegExp(`^(?<what>\\p{L}[\\p{L}-]{3,28}) (?:gibts|gibt's)${HERE}$`, 'iu')
const NO_TASK = /^(?<what>\p{L}[^,;:]{3,48}) gehört nicht (?:dazu|zum job|zu den aufgaben)$/iu

/** "Quereinsteiger ok", "auch Berufsanfänger". */
const PEOPLE =
  '(?:\\p{L}+ )?(?:\\p{L}*(?:anfänger|abgänger)(?:\\/innen|innen|:innen)?|\\p{L}*einsteiger(?:innen|:innen)?|\\p{L}*umsteiger|rückkehrer(?:innen|:innen)?|studierende|studenten|pensionisten|rentner(?:innen|:innen)?|schüler(?:innen|:innen)?|absolventen|ungelernte|eltern|ältere|mütter|väter|geflüchtete)(?: [^,;:]{3,32}?)?'
const WELCOME = new RegExp(
  `^(?:(?:auch|gerne?(?: auch)?) )?(?<who>${PEOPLE}?)(?:,? (?:sind )?(?:ok|okay|auch ok|auch okay|kein problem|auch|auch gerne?|(?:sehr |auch )?gerne?(?: gesehen)?|(?:sehr |herzlich )?willkommen|erwünscht))?$`,
  'iu',
)
const SAYS_WELCOME = /^(?:auch|gerne?) |(?: ok| okay| auch| gerne?| gesehen| willkommen| problem| erwünscht)$/iu

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A denial as a sentence; null where the note says it well itself. */
export function denyInFull(text: string): string | null {
  const clause = text.slice(0, text.lastIndexOf(', ') + 1).replace(/,$/, ', ')
  const said = text.slice(clause.length)
  const asked = NOT_ASKED.exec(said)?.groups?.what
  if (asked) return `${clause}${withArticle(asked)} ${MANY.test(asked) ? 'sind' : 'ist'} nicht nötig`
  const lacking = NOT_HERE.exec(said)?.groups?.what
  if (lacking) return `${clause}${capital(lacking)} gibt es bei uns nicht`
  const task = NO_TASK.exec(said)?.groups?.what
  return task ? `${clause}${capital(task)} gehört nicht zu den Aufgaben` : null
}

/** "Zimmerer als Quereinsteiger auch gern". */
const TRADE_WELCOME =
  /^(?:auch )?(?<who>\p{Lu}\p{L}+(?:(?: und|,| oder) \p{Lu}\p{L}+)? als Quereinsteiger(?:innen|in|:in)?)(?: (?:sind|auch|gerne?|willkommen|gesehen|ok|okay|möglich))*$/u

function welcome(text: string): string | null {
  const trade = TRADE_WELCOME.exec(text)?.groups?.who
  if (trade) return `Auch ${trade} sind willkommen`
  const who = SAYS_WELCOME.test(text) ? WELCOME.exec(text)?.groups?.who : undefined
  return who ? `Auch ${capital(who)} sind willkommen` : null
}

const DAYS: Record<string, string> = {
  Mo: 'Montag',
  Di: 'Dienstag',
  Mi: 'Mittwoch',
  Do: 'Donnerstag',
  Fr: 'Freitag',
  Sa: 'Samstag',
  So: 'Sonntag',
}
/** "Do Sprechstunde" is written out; "Mo-Fr" reads well as it is. */
export const spellDays = (text: string): string =>
  text.replace(/(?<![\p{L}\d/+-]|[-–/+] )(Mo|Di|Mi|Do|Fr|Sa|So)(?![\p{L}\d.]| ?[-–/+])/gu, (day) => DAYS[day]!)

const TEXTUAL = new Set<FactKind>(['free', 'duty', 'benefit', 'skill', 'shift', 'process', 'variable', 'travel'])

/** Words that only lead to a sum. */
const AROUND_PAY =
  /^(?:x|lohn|zahlen|zahle|wir|bis|zwischen|gehalt|verdienst|vergütung|mindestens|mind\.|ab|brutto|netto|im|pro|monat|jahr|monatlich|und|wird|mit|vergütet|bezahlt|entlohnt|dotiert|für|die|den|das|bei|auf|basis|vollzeit|stunden|std\.?|inklusive|inkl\.?|inbegriffen|k|chf|eur|euro|€|%|[\d.,'’–-]+k?|[x×]\s?1[2-6]|1[2-6]\s?[x×]|[+/()])$/iu
const MONTHS_PAID =
  /(?<![\d.,])(?:[x×] ?(1[2-6])|(1[2-6]) ?[x×]|inkl(?:usive|\.)? (1[3-5])\.?(?! ?\d)|(1[3-5])\. (?:(?:ML|monatslohn|monatsgehalt|gehalt|lohn) )?(?:inbegriffen|enthalten|inkl(?:usive|\.)?))(?!\d)/iu

/** "82-92k inkl. 13." beside the pay it repeats: only the number of payments is news. */
function asPay(fact: Fact, brief: Brief): Fact | null {
  const words = fact.text.split(/[\s,()]+/).filter(Boolean)
  const [from, to] = fact.spans[0] ?? [0, 0]
  const repeats = brief.facts.find(
    ({ kind, spans: [first = [-1, -1]] }) => kind === 'pay' && first[0] >= from - 1 && first[1] <= to + 1,
  )
  const behind = repeats ? Math.min(repeats.spans[0]![1], to) : from
  const payments = MONTHS_PAID.exec(fact.text)
  const count = payments?.slice(1).find((found) => found)
  if (!words.every((word) => AROUND_PAY.test(word)) || (!repeats && !(count && words.length <= 2))) return fact
  if (!count) return null
  return { ...fact, kind: 'variable', what: 'bonus', holds: true, text: `x${count}`, spans: [[behind, to]] } as Fact
}

const DUTIES = new Set<FactKind>(['duty'])
const PART_OF_DUTY = new Set<FactKind>(['start', 'end', 'company'])
/** Whether a longer fact of these kinds tells it in passing. */
const isTold = (fact: Fact, brief: Brief, kinds: ReadonlySet<FactKind>): boolean =>
  brief.facts.some(
    (other) =>
      other !== fact &&
      kinds.has(other.kind) &&
      other.spans[0] &&
      fact.spans[0] &&
      liesWithin(fact.spans[0], other.spans[0]) &&
      other.text.length > fact.text.length,
  )

/** "Schön wäre ein Schweißerpass": the heading says it. */
const WISHED =
  /^(?:schön|super|toll|gut|ideal|prima|perfekt|klasse) wär(?:en?)?(?: auch)? (?:(?:ein|eine|einen) )?(?=\p{L}{3})/iu

/** "Betriebsleiter Ott": named where one applies, and nothing else said. */
const WHO_ANSWERS =
  /^(?:\p{Lu}\p{L}+ )?\p{Lu}?\p{L}*(?:leiter|leiterin|leitung|vorsteher|vorsteherin|vogt|meister|meisterin|chef|chefin|inhaber|inhaberin|direktor|direktorin|obmann|obfrau) (?:(?:Ing|Dr|Mag)\. )?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u

/** A bare figure whose meaning stands elsewhere: "40 %", "17", "2 daheim". */
const repeats = ({ kind, text }: Fact, { facts }: Brief): boolean =>
  (kind === 'shift' && /^\d{1,2}$/.test(text)) ||
  ((kind === 'free' || kind === 'shift') &&
    /^(?:pensum|umfang|stellenumfang|beschäftigungsgrad|arbeitszeit|wochenstunden|die stelle umfasst):? \d[\d\s–-]*(?:%|stunden|std\.?)(?: (?:pro|die) woche)?$/iu.test(
      text,
    ) &&
    facts.some((other) => other.kind === 'hours')) ||
  (kind === 'free' &&
    /^\d{2,3} ?%$/.test(text) &&
    facts.some((other) => other.kind === 'hours' && other.per === 'FTE')) ||
  (kind === 'free' &&
    /^\d (?:tage? )?(?:daheim|(?:von )?zu ?hause|homeoffice|remote)$/i.test(text) &&
    facts.some((other) => other.kind === 'mode'))

/** "3 Tage im Büro, Rest zuhause" beside what has been read of it. */
const isModeAgain = (fact: Fact, brief: Brief): boolean =>
  fact.text.split(/\s+/).length <= 7 &&
  brief.facts.some(
    (other) => other.kind === 'mode' && other.spans[0] && fact.spans[0] && meets(other.spans[0], fact.spans[0]),
  )

/** "Fachweiterbildung erwünscht, Klinik zahlt": what is paid for stands ahead. */
const PAID_BY_HOUSE =
  /^(?:das |die |der )?(?:krankenhaus|haus|firma|betrieb|klinik|klinikum|träger|chef|arbeitgeber|verein|schule|wir) (?:zahlt|zahlen|übernimmt|übernehmen|trägt)(?: (?:die kosten|alles|das|sie|ihn|es|komplett|gern))?$/iu
function trainingAhead({ spans: [[from] = [0, 0]] }: Fact, brief: Brief): string | null {
  const ahead = brief.facts.findLast(
    ({ kind, spans: [span = [0, 0]] }) =>
      (kind === 'licence' || kind === 'skill') && span[1] <= from && from - span[1] < 40,
  )
  return ahead && /weiterbildung|ausbildung|schein|kurs|lehrgang|schule|prüfung|zertifi/iu.test(ahead.text)
    ? ahead.text.replace(/ (?:erwünscht|wünschenswert|von vorteil)$/iu, '')
    : null
}

/** "Also: wir suchen eine neue gute Seele": the job is named elsewhere. */
const LEADS_IN =
  /^(?:(?:also|so|ja|naja|kurz|hallo|nochmal)[:,]? )*(?:wir (?:suchen|brauchen|bräuchten|hätten gern)|gesucht (?:wird|ist)|ich (?:suche|brauche|brauch)|es fehlt uns) (?:(?:wieder|mal|noch|jetzt|halt|dringend|ab sofort) )*(?:eine?n?|ne|nen|jemand(?:en)?|wen)(?: (?:neue[nrs]?|gute[nrs]?|weitere[nrs]?|nette[nrs]?|liebe[nrs]?|fähige[nrs]?))*(?: \p{Lu}?\p{L}+)?(?:,| ;-?\))?$/iu

/** "Den macht der Franz": which colleague does it concerns nobody who reads the text. */
const DONE_BY =
  /^(?:(?:den|die|das|dies) (?:macht|machen|übernimmt|übernehmen|erledigt) (?:(?:der|die|unser\p{L}*|bei uns) )*|(?:macht|übernimmt|erledigt) (?:bei uns )?(?:der|unser) )\p{Lu}\p{Ll}+(?: (?:schon|selbst|selber|eh))?$/u

/** "Einarbeitung sechs Wochen", "8 Wochen Einarbeitung". */
const INDUCTION =
  /^(?:(?:intensive|gründliche|gute|strukturierte|persönliche) )?(?:Einarbeitung|Einschulung|Anlernen|Anlernzeit):? (?:mit|durch|im|in|über|\d|\p{L}+ (?:Tage|Wochen|Monate))(?!.*(?:neue[rn]?|Kolleg))|^(?:\d+|\p{L}+) (?:Tage|Wochen|Monate) (?:Einarbeitung|Einschulung|Anlernen)/u
const GIVES_INDUCTION = new Set<FactKind>(['skill', 'free', 'duty', 'experience'])

/** The fact as it can be printed, or null where nothing is left to print. */
export function rewordGermanNote(fact: Fact, brief: Brief): Fact | null {
  // Training that is given asks for nothing.
  if (fact.kind === 'experience' && /^einarbeitung$/i.test(fact.text.trim()) && !fact.min)
    return isTold(fact, brief, TEXTUAL) ? null : ({ ...fact, kind: 'benefit', text: 'Einarbeitung' } as Fact)
  if (INDUCTION.test(fact.text) && GIVES_INDUCTION.has(fact.kind))
    return { ...fact, kind: 'benefit', holds: true } as Fact
  // "Quereinsteiger aus dem Handel gern": whoever is welcome is told so already.
  if (
    fact.kind === 'experience' &&
    !fact.min &&
    /^(?:quer|neu|wieder)einsteiger/iu.test(fact.text) &&
    isTold(fact, brief, TEXTUAL)
  )
    return null
  if (fact.kind === 'experience' && !fact.min && /^(?:quer|neu|wieder)einsteiger\p{L}*$/iu.test(fact.text.trim()))
    return {
      ...fact,
      kind: 'free',
      about: 'notneeded',
      holds: true,
      text: `Auch ${capital(fact.text.trim())} sind willkommen`,
    } as Fact
  if (fact.kind === 'experience' && !fact.min && (SAYS_WELCOME.test(fact.text) || TRADE_WELCOME.test(fact.text))) {
    const who = welcome(fact.text.trim())
    if (who) return { ...fact, kind: 'free', about: 'notneeded', text: who } as Fact
  }
  if (fact.kind === 'experience' && /^erf\.?$/i.test(fact.subject ?? '')) return { ...fact, subject: null }
  // "Deichschau im Frühjahr + Herbst", "Kolonne mit 35 Leuten einteilen": part of what one does.
  if (PART_OF_DUTY.has(fact.kind) && (fact.kind !== 'company' || fact.aspect === 'size') && isTold(fact, brief, DUTIES))
    return null
  if (!TEXTUAL.has(fact.kind)) return fact
  const text = fact.text.trim()
  if (fact.kind !== 'variable' && SAYS_NOTHING.test(text) && !('alternatives' in fact && fact.alternatives.length > 0))
    return null
  if (fact.kind === 'free' || fact.kind === 'shift' || fact.kind === 'variable') {
    const paid = asPay(fact, brief)
    if (paid !== fact) return paid
  }
  if (LEADS_IN.test(text) && brief.facts.some(({ kind }) => kind === 'title')) return null
  if (repeats(fact, brief) || DONE_BY.test(text)) return null
  const wished = WISHED.exec(text)?.[0]
  if (wished && (fact.kind === 'skill' || fact.kind === 'free'))
    return { ...fact, text: text.slice(wished.length) } as Fact
  if (fact.kind === 'free' && fact.about === 'mode' && isModeAgain(fact, brief)) return null
  const days =
    /^(.*(?:tag|woche|nde|mo|di|mi|do|fr|sa|so)s?) (?:muss|müssen) (?:gehen|klappen|drin sein|möglich sein)$/iu.exec(
      text,
    )?.[1]
  if (days) return { ...fact, kind: 'shift', text: `Arbeit am ${spellDays(days)}` } as Fact
  const welcomed = fact.kind === 'duty' ? null : welcome(text)
  if (welcomed) return { ...fact, kind: 'free', about: 'notneeded', holds: true, text: welcomed } as Fact
  const denied = denyInFull(text)
  if (denied) {
    const about = / nicht nötig$/.test(denied) ? 'notneeded' : 'hours'
    return { ...fact, kind: 'free', about, holds: true, text: denied } as Fact
  }
  if (
    fact.kind === 'free' &&
    fact.about === 'apply' &&
    WHO_ANSWERS.test(text) &&
    !brief.facts.some((other) => other.kind === 'contact' && other.name)
  )
    return { ...fact, kind: 'contact', name: text, channel: null } as Fact
  const steps =
    fact.kind === 'free' && fact.about === 'apply'
      ? /^(?:bewerbung(?:en)?|ablauf|prozess|verfahren)\s?[:=]\s*(?=\p{L}|\d)/iu.exec(text)?.[0]
      : undefined
  if (steps) return { ...fact, text: text.slice(steps.length) } as Fact
  const sure =
    /^(?<what>[^,;:=]{3,60}?)(?:,| =)? (?:(?:ist|ist ja|eh|ein) )?(?:klar|logisch|selbstverständlich|pflicht|muss)$/iu.exec(
      text,
    )?.groups?.what
  if (sure) return { ...fact, text: sure } as Fact
  const paid = PAID_BY_HOUSE.test(text) ? trainingAhead(fact, brief) : null
  if (paid) return { ...fact, kind: 'benefit', text: `${paid}: Kosten trägt das Haus` } as Fact
  const yearly = /^(1[2-6]) ?[x×](?: mal)? (?:jährlich|im jahr|p\. ?a\.|pro jahr)$/iu.exec(text)?.[1]
  if (yearly) return { ...fact, kind: 'benefit', text: `Auszahlung ${yearly}-mal im Jahr` } as Fact
  if (
    fact.kind === 'duty' &&
    /^wir (?:tragen|zahlen|bezahlen|übernehmen|finanzieren|stellen|sponsern) (?!sicher)/iu.test(text)
  )
    return { ...fact, kind: 'benefit' } as Fact
  const here = HERE_IS.exec(text)?.groups?.what
  if (here) return { ...fact, kind: 'benefit', text: `${capital(here)} vorhanden` } as Fact
  if (fact.kind === 'free' && /^hunde?(?![\p{L}-])/iu.test(text)) return { ...fact, kind: 'benefit' } as Fact
  return fact
}
