/** Whose place is held, where a contract ends when somebody comes back: read from the words of any of the four languages. */
export type Cover = 'maternity' | 'paternity' | 'parental' | 'sickness' | 'adoption' | 'sabbatical'

const SAID: [Cover, RegExp][] = [
  [
    'maternity',
    /(?<!\p{L})mat(?:ernity)?(?: leave)?(?!\p{L})|mutterschutz|mutterschaft|schwangerschaft|maternit[ée]|maternidad/iu,
  ],
  ['adoption', /adopt/iu],
  ['paternity', /paternity|paternit[ée]|paternidad|vaterschaft/iu],
  ['parental', /parental|elternzeit|karenz|excedencia/iu],
  ['sickness', /sick|krankheit|maladie|enfermedad|baja m[ée]dica/iu],
  ['sabbatical', /sabb?ati|sabático/iu],
]
const HELD =
  /cover|standing in|leave|vertretung|elternzeit|karenz|mutterschutz|rempla[cç]|sustitu|suplencia|cubrir|cobertura|baja/iu

export const coverIn = (text: string): Cover | null =>
  HELD.test(text) ? (SAID.find(([, words]) => words.test(text))?.[0] ?? null) : null
