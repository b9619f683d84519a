import { plain } from '../brief/normalise.ts'
import { stemOf } from './evidence.ts'
import type { Description, Find } from './find.ts'
import { spanOf } from './term-keys.ts'

/** Addresses, and names of programs that their spelling or the word before them gives away. */
const ADDRESS = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<![\w@])(?:https?:\/\/|www\.)\S+[\w/]/gu
const PROGRAM =
  /(?<![\p{L}\p{N}])\p{Lu}\p{Ll}+\p{Lu}\p{L}+(?![\p{L}\p{N}])|(?<=(?:[Ss]oftware|[Pp]rogramm?|[Tt]ool|[Aa]pp|[Pp]latform|[Ll]ogiciel|[Oo]util|[Pp]rograma|[Hh]erramienta) )\p{Lu}[\p{L}\d]{2,}/gu

export function findContacts({ text }: Description): Find[] {
  const finds = [...text.matchAll(ADDRESS)].map((match) => ({
    span: spanOf(match),
    kind: 'name' as const,
    keys: [],
    stems: [],
    verbatim: plain(match[0]),
    named: true,
  }))
  const programs = [...text.matchAll(PROGRAM)]
    .filter((match) => !/^(?:Mc|Mac|De|Di|La|Le)\p{Lu}|Innen$/u.test(match[0]))
    .map((match) => ({
      span: spanOf(match),
      kind: 'tool' as const,
      keys: [`tool:${match[0]}`],
      stems: [stemOf(plain(match[0]))],
      names: [plain(match[0])],
      named: true,
    }))
  return [...finds, ...programs]
}
