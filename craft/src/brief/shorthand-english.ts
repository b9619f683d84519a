/** What English notes shorten, written out before anything is read: "dep mgr", "every 3rd wkend", "clean driving lic". */

import type { Language } from './facts.ts'
import type { Edit } from './rewrite.ts'
import { editsByRows, type Row } from './talk-rows.ts'

/** Names of trades typed in haste: they are English in every language. */
const SLIPS: [RegExp, string][] = [
  [/(?<![\p{L}\d'])(?:engeneer|enginner|enginneer|enginer)(?!\p{L})/giu, 'engineer'],
  [/(?<![\p{L}\d'])(?:recepcionist|receptionnist)(?!\p{L})/giu, 'receptionist'],
  [/(?<![\p{L}\d'])electrican(?!\p{L})/giu, 'electrician'],
  [/(?<![\p{L}\d'])acountant(?!\p{L})/giu, 'accountant'],
  [/(?<![\p{L}\d'])(?:develloper|devoloper)(?!\p{L})/giu, 'developer'],
  [/(?<![\p{L}\d'])(?:techncian|technican|techician)(?!\p{L})/giu, 'technician'],
]
/** In the order in which they are tried; the first that fits a place has it. */
const SHORT: [RegExp, string][] = [
  [/(?<![\p{L}\d'])tel\.? (?=manner)/giu, 'telephone '],
  [/(?<=\p{L} )imp(?=\s*(?:[.,;)\n]|$))/gu, 'important'],
  [/(?<![\p{L}\d'])bldg(?![\p{L}])\.?/giu, 'building'],
  [/(?<![\p{L}\d'])bldgs(?![\p{L}])\.?/giu, 'buildings'],
  [/(?<![\p{L}\d'])appts(?![\p{L}])\.?/giu, 'appointments'],
  [/(?<![\p{L}\d'])appt(?![\p{L}])\.?/giu, 'appointment'],
  [/(?<![\p{L}\d'])accts(?![\p{L}])\.?/giu, 'accounts'],
  [/(?<![\p{L}\d'])equip(?= (?:supplied|provided|given|is|included|maintenance|checks?|repairs?))\.?/giu, 'equipment'],
  [/(?<![\p{L}\d'])refs(?= (?:reqd|req|required|needed|essential|to|and|by|from))/giu, 'references'],
  [/(?<![\p{L}\d'])prev\.?(?= (?:exp|experience|work|similar|role))/giu, 'previous'],
  [/(?<![\p{L}\d'])gd(?= \p{L})/giu, 'good'],
  [
    /(?<![\p{L}\d'])(?:dr|driv)\.? lic\.?(?= ?(?:needed|req|ess|must|required|essential|[,.;)\n]|$))/giu,
    'driving licence',
  ],
  [/(?<=(?:[Cc]lean|[Ff]ull|[Vv]alid) )DL(?![\p{L}])/gu, 'driving licence'],
  [/(?<![\p{L}\d'])perf\.?(?= (?:bonus|related|pay|review))/giu, 'performance'],
  [/(?<=\p{L} )nec\.?(?=\s*(?:[,;)\n]|$))/giu, 'necessary'],
  [/(?<=\p{L} )ess\.?(?=\s*(?:[,;)\n]|$))/gu, 'essential'],
  [/(?<=(?:mon|tues?|wed|thurs?|fri|sat|sun)(?:day)?s? )am(?= only|[,.;)\n]|$)/giu, 'mornings'],
  [/(?<=(?:mon|tues?|wed|thurs?|fri|sat|sun)(?:day)?s? )pm(?= only|[,.;)\n]|$)/giu, 'afternoons'],
  [/(?<![\p{L}\d'])alt\.?(?= (?:weekend|wkend|sat|sun|week|wk|mon|tue|wed|thu|fri)\p{L}*)/giu, 'alternate'],
  [/(?<![\p{L}\d'])yr-round(?![\p{L}])/giu, 'year-round'],
  // "62 an hour flat plus super".
  [/(?<=(?:an hour|per hour|\/ ?hr?|ph|p\/h)) flat(?: rate)?(?= ?(?:plus|\+|,|and|\.|$))/giu, ''],
  // "At the Fox and Hare thats in Bishops Cleeve": where it is.
  [/(?<=\p{L}),? (?:that['’]?s|which is|it['’]?s)(?= in \p{Lu}\p{Ll})/gu, ''],
  [/(?<![\p{L}\d'])reg\.? (?=(?:mgr|manager)(?!\p{L}))/giu, 'registered '],
  [/(?<![\p{L}\d'])dep\.? (?=(?:mgr|manager|head|principal|director|chef)(?!\p{L}))/giu, 'deputy '],
  [/(?<![\p{L}\d'])mgr(?![\p{L}\d])/giu, 'manager'],
  [/(?<![\p{L}\d'])mgrs(?![\p{L}\d])/giu, 'managers'],
  [/(?<![\p{L}\d'])asst\.?(?= \p{L})/giu, 'assistant'],
  [/(?<![\p{L}\d'])snr\.?(?= \p{L})/giu, 'senior'],
  [/(?<![\p{L}\d'])jnr\.?(?= \p{L})/giu, 'junior'],
  [/(?<![\p{L}\d'])(?:wkend|w\/end)(?![\p{L}])/giu, 'weekend'],
  [/(?<![\p{L}\d'])(?:wkends|w\/ends)(?![\p{L}])/giu, 'weekends'],
  [
    /(?<=(?:driving|drivers?|driver's|clean|full|compact|valid|tractor|rn|lpn|uk|state) )lics?(?![\p{L}.])/giu,
    'licence',
  ],
  [/(?<=\d )emps?(?![\p{L}])/giu, 'employees'],
  [/(?<=(?:staff|employee|member) )disc(?![\p{L}])/giu, 'discount'],
  [/(?<![\p{L}\d'])(?:prefrd|prefd)(?![\p{L}])/giu, 'preferred'],
  [/(?<![\p{L}\d'])cert'd(?![\p{L}])/giu, 'certified'],
  [/(?<![\p{L}\d'])class one(?= |,|$)/giu, 'class 1'],
  [/(?<![\p{L}\d'])class two(?= |,|$)/giu, 'class 2'],
  [/(?<![\p{L}\d'])word(?= ?[,+&/] ?(?:and )?(?:ms )?(?:excel|outlook|powerpoint)(?!\p{L}))/gu, 'Word'],
  [/(?<=(?<!\p{L})(?:excel|outlook|powerpoint) ?[,+&/] ?)word(?!\p{L})/giu, 'Word'],
  [/(?<=\d )vols(?![\p{L}])/giu, 'volunteers'],
  [/(?<![\p{L}\d'])avail(?![\p{L}'])/giu, 'available'],
  [/(?<=(?<![\p{L}])(?!NO )\p{Lu}{3,6} )reg(?=[,.;)]|$)/gu, 'registration'],
  [/(?<![\p{L}\d'])pt[ -]time(?![\p{L}])/giu, 'part time'],
  // "$18-22/hr DOE".
  [
    /(?<=(?:\dk?|hr|hour|yr|year|annum|p\.?a|pay|salary|wage|rate|range)[ ,/(.-]{1,3})DOE(?![\p{L}\d])/gu,
    'depending on experience',
  ],
  // "must pass background check": what is asked for is the check.
  [
    /(?<=must )(?:be able to )?pass (?=(?:(?:an?|our|the) )?(?:(?:enhanced|basic|standard|criminal|full|federal|state|pre-employment) )*(?:background|drug|dbs|record|credit|police|security|reference|physical)[^.,;\n]{0,24}(?:check|test|screen|exam))/giu,
    'have ',
  ],
  [/(?<![\p{L}\d'])ft[ -]time(?![\p{L}])/giu, 'full time'],
  [/(?<![\p{L}\d'])supvr?(?![\p{L}])/giu, 'supervisor'],
  [
    /(?<![\p{L}\d'])btw(?= (?:the |our |\d|two |three |both )?\s?(?:sites|shops|stores|branches|jobs|shifts|locations|offices|clients|visits|clinics|depots|\d))/giu,
    'between',
  ],
  [/(?<![\p{L}\d'])maint\.?(?= (?:team|manager|engineer|supervisor|planner|lead|tech))/giu, 'maintenance'],
]
/** "For a vets", "at the dentists": the British name a house by whoever works in it. */
const HOUSES: [of: string, house: string][] = [
  ['vets', 'veterinary practice'],
  ['dentists', 'dental practice'],
  ['solicitors', 'law firm'],
  ['accountants', 'accountancy firm'],
  ['estate agents', 'estate agency'],
  ["hairdresser'?s", 'hair salon'],
  ["baker'?s", 'bakery'],
  ["chemist'?s", 'pharmacy'],
]
for (const [of, house] of HOUSES)
  SHORT.push([
    new RegExp(
      `(?<=(?:for|at) (?:an?|the|our|my) (?:small |busy |local |family |village )?)${of}(?=[,.;\\n]| (?:in|near|at)(?!\\p{L})|$)`,
      'giu',
    ),
    house,
  ])
const cased = (typed: string, written: string): string =>
  /^\p{Lu}/u.test(typed) && !/^\p{Lu}{2}/u.test(typed) ? written.charAt(0).toUpperCase() + written.slice(1) : written

const cases = ([pattern, written]: [RegExp, string]): Row => [pattern, ([typed]) => cased(typed, written)]
const IN_ANY_LANGUAGE = SLIPS.map(cases)
const IN_ENGLISH = [...SLIPS, ...SHORT].map(cases)

/** Edits that write them out. */
export const englishShorthand = (text: string, language: () => Language): Edit[] =>
  editsByRows(text, language() === 'en' ? IN_ENGLISH : IN_ANY_LANGUAGE)
