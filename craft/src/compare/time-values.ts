/** Dates and hours as numbers: a month is 1001 to 1012, a quarter 1999 to 1996, an hour 0 to 24. `text` is plain. */

const MONTHS = [
  'jan',
  'feb|fev|ene',
  'mar(?!k)|mars',
  'apr|avr|abr',
  'may|mai|mayo',
  'jun|juin',
  'jul|juil',
  'aug|aou|ago(?=sto)',
  'sep',
  'oct|okt',
  'nov',
  'dec|dez|dic',
]

export function dateValues(date: string): number[] {
  const month = MONTHS.findIndex((names) => new RegExp(`(?<![a-z])(?:${names})`, 'u').test(date))
  const numeric = /^(\d{1,2})[./](\d{1,2})[./]?(\d{2,4})?$/.exec(date)
  // "15.30" is an hour.
  if (numeric && Number(numeric[2]) > 12 && (Number(numeric[1]) > 12 || date.includes('.'))) return []
  if (numeric)
    return [
      Number(numeric[1]),
      1000 + Number(numeric[2]),
      ...(numeric[3] ? [Number(numeric[3]) + (numeric[3].length === 2 ? 2000 : 0)] : []),
    ]
  const quarter = /^q([1-4])/.exec(date)
  if (quarter) return [2000 - Number(quarter[1]), ...(date.match(/20\d\d/g) ?? []).map(Number)]
  if (month < 0) return []
  return [
    1001 + month,
    ...(date.match(/\d+/g) ?? []).map((digits) =>
      Number(digits) < 100 && /'\d\d$/.test(date) ? 2000 + Number(digits) : Number(digits),
    ),
  ]
}

export function clockValues(text: string): number[] {
  const numbers = (text.match(/\d{1,2}/g) ?? []).map(Number)
  if (/^\d{4}\D+\d{4}$/.test(text)) return (text.match(/\d\d(?=\d\d)/g) ?? []).slice(0, 2).map(Number)
  const hours = /\d[.:]\d\d ?(?:-|to|bis|a)|(?:-|to|bis|a) ?\d{1,2}:|\d\.\d\d/.test(text)
    ? text
        .split(/-|to|bis|a(?: las)?/)
        .map((part) => Number.parseInt(part.trim(), 10))
        .filter((hour) => !Number.isNaN(hour))
    : /:|h\s?\d\d/.test(text)
      ? [numbers[0]!]
      : numbers
  // "6-9pm" is in the evening from end to end, "9-5pm" is not.
  const end = hours.at(-1)!
  return hours.map((hour) => (/p\.? ?m/.test(text) && hour < 12 && hour <= end ? hour + 12 : hour))
}
