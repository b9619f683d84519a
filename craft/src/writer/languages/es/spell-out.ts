/** Notes in Spanish as they are typed, in the words in which they are printed. */

const DAYS: Record<string, string> = {
  l: 'lunes',
  m: 'martes',
  x: 'miércoles',
  j: 'jueves',
  v: 'viernes',
  s: 'sábado',
  d: 'domingo',
}
const FULL: [RegExp, string | ((typed: string) => string)][] = [
  [/(?<=\d)\s?€(?!\p{L})/gu, '\u00a0€'],
  [/(?<=[\d\p{L}€$%])\s?\/\s?d[ií]a(?!\p{L})/giu, ' al día'],
  [/(?<=[\d\p{L}€$%])\s?\/\s?sem(?:ana)?(?!\p{L})\.?/giu, ' a la semana'],
  [/(?<=[\d\p{L}€$%])\s?\/\s?mes(?!\p{L})/giu, ' al mes'],
  [/(?<=[\d\p{L}€$%])\s?\/\s?año(?!\p{L})/giu, ' al año'],
  [/(?<=[\d€$])\s?\/\s?h(?:ora)?(?!\p{L})/giu, ' por hora'],
  [/(?<!\p{L})lun(?:es)?\.? ?(?:-|a) ?vie(?:rnes)?\.?(?!\p{L})/giu, 'lunes a viernes'],
  [/(?<!\p{L})lun(?:es)?\.? ?(?:-|a) ?s[áa]b(?:ado)?\.?(?!\p{L})/giu, 'lunes a sábado'],
  [/(?<!\p{L})(TIG|MIG|MAG) welding(?!\p{L})/gu, 'soldadura $1'],
  [/(?<=\d )en plantilla(?!\p{L})/giu, 'personas en plantilla'],
  [
    /(?<!\p{L})(jef[ea]) (?=(?:cocina|sala|obra|taller|turno|almacén|planta|producción|calidad|ventas|administración|logística|compras)(?!\p{L}))/giu,
    '$1 de ',
  ],
  [
    /(?<!\p{L})(?:cv|iva|rrhh|tpv|epis|haccp|fp|imss)(?!\p{L})/gu,
    (typed) => (typed === 'epis' ? 'EPI' : typed.toUpperCase()),
  ],
  [/(?<=\d años?) experiencia(?!\p{L})/giu, ' de experiencia'],
  [/(?<!\p{L})ofi(?!\p{L})/giu, 'oficina'],
  [/(?<!\p{L})furgo(?=(?:s)?(?!\p{L}))/giu, 'furgoneta'],
  [/(?<!\p{L})(no )?se curra(?!\p{L})/giu, '$1se trabaja'],
  [/(?<!\p{L})curr(ar|amos|as|áis)(?!\p{L})/giu, 'trabaj$1'],
  [/(?<!\p{L})curros?(?!\p{L})/giu, 'trabajo'],
  [/(?<!\p{L})findes?(?!\p{L})/giu, 'fin de semana'],
  [/(?<!\p{L})d(?:c|es)to\.?(?!\p{L})/giu, 'descuento'],
  [/(?<=\d) ?hrs?(?:\.|(?!\p{L}))/giu, ' horas'],
  [/(?<!\p{L})gral\.?(?!\p{L})/giu, 'general'],
  [/(?<!\p{L})depto\.?(?!\p{L})/giu, 'departamento'],
  [/(?<!\p{L})q (?=\p{L})/gu, 'que '],
  [/(?<!\p{L})aux\.? de (?=transporte)/giu, 'auxilio de '],
  [/(?<!\p{L})gte\.?(?= (?:de|general|gral|comercial|rrhh))/giu, 'gerente'],
  [/(?<!\p{L})mkt(?:g)?\.?(?!\p{L})/giu, 'marketing'],
  [/(?<!\p{L})mtra\.?(?!\p{L})/giu, 'maestra'],
  [/(?<!\p{L})mtro\.?(?!\p{L})/giu, 'maestro'],
  [/(?<!\p{L})dir\.? (?=de \p{L})/giu, 'dirección '],
  [/(?<!\p{L})mens\.?(?!\p{L})/giu, 'mensuales'],
  [/(?<!\p{L})mi[eé]rc?\.?(?!\p{L})/giu, 'miércoles'],
  [/(?<!\p{L})aprox\.?(?!\p{L})/giu, 'aproximadamente'],
  [/(?<=\d|\p{L}) x (?=\p{Ll}{3})/gu, ' por '],
  [/(?<!\p{L})p\/ ?(?=\p{L})/giu, 'para '],
  [/(?<!\p{L})c\/ ?(?=mes|sem|d[ií]a|año|quincena|\d|uno|dos|tres|fin)/giu, 'cada '],
  [/(?<!\p{L})c\/ ?(?=\p{L}{3})/giu, 'con '],
  [/^(?:x|por|en) ?(1[2-6] pagas)/iu, '$1'],
  [/,? (?:por favor|x favor|porfa)$/giu, ''],
]
/** "L-V", "L a J", "V hasta las 14": days by their letters, only where a time or another day stands with them. */
const DAY_SPAN = /(?<![\p{L}\d])([LMXJVSD]) ?(?:-|a) ?([LMXJVSD])(?![\p{L}\d])/gu
const DAY_ALONE = /(?<![\p{L}\d])([LMXJVSD])(?= (?:hasta|de|desde) (?:las )?\d)/gu
/** "Mar a sáb 6:30-15:00", "sáb no": the first letters of a day, beside another, a time or a no. */
const SHORT_DAYS: Record<string, string> = {
  lun: 'lunes',
  mar: 'martes',
  mie: 'miércoles',
  jue: 'jueves',
  vie: 'viernes',
  sab: 'sábado',
  dom: 'domingo',
}
const A_DAY = 'lun|mar|mi[eé]|jue|vie|s[aá]b|dom'
const SHORT_DAY = new RegExp(
  `(?<!\\p{L})(${A_DAY})\\.?(?=(?:,| a| y|-|/| o)? ?(?:(?:${A_DAY})(?!\\p{L})|\\d|no(?!\\p{L})|cerrado|libre)|$)|(?<=(?:(?:${A_DAY}|lunes|martes|miércoles|jueves|viernes|sábado|domingo)(?:,| a| y|-|/)? ?))(${A_DAY})(?!\\p{L})\\.?`,
  'giu',
)
const SHORTENED =
  /€|\/|(?<!\p{L})(?:[LMXJVSD] ?(?:-|a) ?[LMXJVSD]|[LMXJVSD] (?:hasta|de|desde)|lun|lunes|mar|mi[eé]|jue|vie|s[aá]b|dom|welding|experiencia|en plantilla|jef[ea]|cv|iva|rrhh|tpv|epis|haccp|fp|imss|ofi|dc?to|desto|gral|furgos?|curr\p{L}+|finde?s?|depto|aux|gte|mktg?|mtr[ao]|dir|mens|mi[eé]rc?|aprox|[pc]\/|1[2-6] pagas|q|x|porfa|por favor)(?!\p{L})|[pc]\/ ?\p{L}|\d ?hrs/iu

const dayOf = (letter: string): string => DAYS[letter.toLowerCase()]!

export const spellOut = (text: string): string =>
  SHORTENED.test(text) && !/@|https?:|www\./.test(text)
    ? FULL.reduce(
        (said, [short, full]) => (typeof full === 'string' ? said.replace(short, full) : said.replace(short, full)),
        text,
      )
        .replace(DAY_SPAN, (_, from: string, to: string) => `${dayOf(from)} a ${dayOf(to)}`)
        .replace(DAY_ALONE, (_, day: string) => dayOf(day))
        .replace(
          SHORT_DAY,
          (typed, first?: string, second?: string) =>
            SHORT_DAYS[(first ?? second ?? '').toLowerCase().replace('á', 'a').replace('é', 'e')] ?? typed,
        )
    : text
