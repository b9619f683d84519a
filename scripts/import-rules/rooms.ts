import { eachImport, isOurs, isTest, type Rule, roomOf } from './source.ts'

const KNOWS: Record<string, string[]> = {
  contract: [],
  craft: [],
  server: ['contract', 'craft'],
  web: ['contract', 'craft'],
}
/** What may read files: the command, and the one that reads the craft's own data. */
const CRAFT_READERS = ['craft/src/cli.ts', 'craft/src/data.ts']

/** Contract and craft import nothing of ours, server and web only those two. */
export const roomsKnowOnlyTheirs: Rule = (sources) =>
  eachImport(sources, ({ path }, imported) => {
    const [room, other] = [roomOf(path), roomOf(imported)]
    const known = KNOWS[room]
    if (!known || !isOurs(imported) || other === room || known.includes(other)) return
    return `${room} may not import ${other} (${imported}).`
  })

/** The contract is written in zod and nothing else, so that any client can hold to it. */
export const contractNeedsZodAlone: Rule = (sources) =>
  eachImport(sources, ({ path }, imported) => {
    if (roomOf(path) !== 'contract' || isTest(path) || isOurs(imported)) return
    return !/^zod(\/|$)/.test(imported) && `The contract imports zod alone, not ${imported}.`
  })

/** Craft is pure: what it says depends on what it is given, and it runs in a browser too. */
export const craftIsPure: Rule = (sources) =>
  eachImport(sources, ({ path }, imported) => {
    if (!path.startsWith('craft/src/') || isTest(path) || CRAFT_READERS.includes(path)) return
    if (imported.startsWith('node:'))
      return `Craft does no I/O: ${imported} belongs into ${CRAFT_READERS.join(' or ')}.`
    return /^zod(\/|$)/.test(imported) && 'Craft does without zod: its types are its own.'
  })
