/** Where a statement ends and the next begins in English speech without stops. */

const NUMBER =
  '(?:\\d[\\d.,]*|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?|(?:thir|four|fif|six|seven|eigh|nine)teen|ten|eleven|twelve|one|two|three|four|five|six|seven|eight|nine|a hundred)'
const MONEY = '(?:dollars?|bucks|pounds?|quid|euros?|grand|thousand)'
const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?'
/** What ends a statement: "forklift is a must", "a driving licence would be handy". */
const CLOSERS = [
  '(?:(?:is|are) (?:a must|required|essential|needed|a plus|a bonus|optional|welcome|fine|ok(?:ay)?)|would be (?:great|nice|good|handy|ideal|lovely|a plus|a bonus|useful)|(?:is |are )?not (?:needed|required|necessary|essential))',
  `(?:an? (?:hour|week|month|year)|per (?:hour|week|month|year|annum))(?: (?:more|extra|on top))?(?! (?:more|plus|extra|on|paid|of|off|vacation|holiday|leave))`,
  'no (?:experience|degree|cv|weekends|nights|evenings) (?:needed|required|necessary)',
].join('|')
/** What begins one: "we want …", "the boss is …", "two years …". */
const OPENERS = [
  `${NUMBER}(?: to ${NUMBER})?(?: ${MONEY})? (?:an? (?:hour|week|month|year)|per (?:hour|week|month|year))`,
  `${NUMBER}(?: to ${NUMBER})? (?:hours|years|people|positions|openings|days (?:a|holiday|vacation|off)|weeks (?:holiday|vacation|leave|paid))`,
  '(?:pay|salary|wages?|hours|shifts?) (?:is|are|will be)|(?:closing|opening|night|day|early|late|split|rotating) shifts?',
  "(?:we|they) (?:want|need|are|pay|offer|give|close|have|provide|train|do|supply|run|make|build)(?:'(?:re|ll))?|you (?:need|get|will|must|should|would|have to|must)|(?:he|she|they) (?:needs?|will|would|should|must) ",
  '(?:must|should) (?:have|be|know|speak|hold)|never any|no (?:weekends|evenings|nights|experience|degree|overtime|travel|calls?|agencies)',
  '(?:the )?(?:place|company|shop|firm|restaurant|boss|chef|manager|owner|foreman|supervisor|office|site|yard|team|contact) (?:is|are|will be)',
  'free (?!of|to|from|in|at|on)\\p{L}+|(?:oh (?:and|yeah)|by the way|apart from that|anyway)',
  '(?:start(?:s|ing)? (?:is|in|on|as|from|date)|reports? to|report(?:ing)? to|based (?:in|at|out of)|full[- ]time|part[- ]time|permanent|temporary|seasonal)',
  '(?:apply|contact|call|text|email|send|ring|ask for) (?:to|by|at|with|us|me|for|on|via|your|a|an|[A-Z]\\p{Ll}+)',
  `(?:shift|staff|free|paid|health|medical|dental|private|company|${DAY} off) (?:meals?|insurance|cover|parking|pension|van|car|phone|lunch|lunches|holidays?|vacation)`,
  '(?:plus|and) (?:tips?|tip pool|bonus|commission|overtime|super|a week paid|a bonus|a van|a car)',
  '(?:ServSafe|forklift|driving|food hygiene|first aid|CDL|HGV|CSCS|DBS|clean) (?:card|certificate|cert|licen[cs]e|check|ticket)',
].join('|')
/** Behind these an opener goes on with what was begun: "with two years", "the boss is". */
const GOES_ON =
  /(?:^|\s)(?:and|or|but|with|without|a|an|the|for|of|to|in|at|on|by|from|per|than|as|is|are|was|be|been|about|around|roughly|usually|maybe|say|plus|over|up|least|every|each|our|your|their|my|his|her|no|not|never|any|some|all|first|last|next|we|you|they|he|she|it|i|that|who|which|if|when|because|so|have|has|had|get|gets|need|needs|want|wants|must|should|can|will|would|do|does|don't|like|only|just|also|then|until|till|through|between|after|before|another|valid|clean|paid|full|good|pounds?|euros?|dollars?|quid|bucks|hundred|thousand|(?:twen|thir|for|fif|six|seven|eigh|nine)ty)$/iu

export const goesOnInEnglish = (line: string, at: number): boolean => {
  const before = line.slice(Math.max(0, at - 20), at)
  // "nineteen an hour plus tip pool": what comes on top is told with the sum.
  if (/^(?:plus|and) /i.test(line.slice(at + 1, at + 6))) return false
  // "a week paid vacation": how much of it.
  if (/^paid (?:vacation|holiday|leave)/i.test(line.slice(at + 1, at + 14)) && /(?:weeks?|days?|month)$/i.test(before))
    return true
  return GOES_ON.test(before)
}

export const ENGLISH_BREAK = new RegExp(
  `(?<=(?<!\\p{L})(?:${CLOSERS})) (?=\\p{L}|\\d)| (?=(?:${OPENERS})(?!\\p{L}))`,
  'giu',
)

/** Small words that no other language has. */
export const ENGLISH_WORDS = /(?<!\p{L})(?:the|and|we|for|with|or|is|are|of|you|to|they|an)(?!\p{L})/giu
