/** "Four days on, four off", "trois jours travaillés, trois de repos": a rhythm of which both halves are told. */
const COUNT =
  '(?:\\d{1,2}|one|two|three|four|five|six|seven|eine?n?|zwei|drei|vier|f(?:ü|ue?)nf|sechs|sieben|une?|deux|trois|quatre|cinq|sept|un[oa]?|dos|tres|cuatro|cinco|seis|siete)'
const UNIT =
  '(?: (?:days?|nights?|weeks?|shifts?|tagen?|tage?|n[äa]chte|wochen?|jours?|nuits?|semaines?|d[ií]as?|noches?|semanas?))?'
const ON = `${COUNT}${UNIT} (?:on(?: shift| duty)?|working|work|dienst|arbeit(?:en)?|an|travaill[ée]e?s?|de travail|de trabajo|trabajad[oa]s|s[ií])`
const OFF = `(?:(?:and|then|und|dann|et|puis|y|luego) )?${COUNT}${UNIT} (?:off(?: shift| duty)?|rest|frei|aus|pause|de repos|repos|de descanso|libres?|no)(?!\\p{L})`

/** A text that ends with the first half, and one that begins with the comma between the two. */
export const WAS_ON = new RegExp(`(?<![\\p{L}\\d])${ON}$`, 'iu')
export const IS_OFF = new RegExp(`^, ${OFF}`, 'iu')
/** Both halves, over plain text. */
export const ON_AND_OFF = `${ON},? ${OFF}`.replaceAll('\\p{L}', '[a-z]')
