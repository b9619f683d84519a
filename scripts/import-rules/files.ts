import { basename } from 'node:path'
import type { Rule } from './source.ts'

const LONGEST = 400
/** Word lists, rules and role knowledge: data, however it is spelled. */
const DATA = /\/(data|learned|families|lexicon|languages|rules|words|samples|migrations|texts)\/|\/(schema|texts)\.ts$/
const DRAWERS = ['utils', 'util', 'helpers', 'helper', 'common', 'misc', 'manager', 'base', 'shared']

/** A file fits a few screens. */
export const filesStaySmall: Rule = (sources) =>
  sources
    .filter(({ path, text }) => !DATA.test(path) && countLines(text) > LONGEST)
    .map(({ path, text }) => ({ path, says: `${countLines(text)} lines; no file is over ${LONGEST}, save data.` }))

const countLines = (text: string) => text.trimEnd().split('\n').length

/** A drawer takes in everything and tells nothing. */
export const namesSayWhatIsInside: Rule = (sources) =>
  sources.flatMap(({ path }) => {
    const words = path.toLowerCase().split(/[/._-]/)
    const drawer = DRAWERS.find((name) => words.includes(name))
    return drawer ? [{ path, says: `A name with "${drawer}" says nothing of what is inside.` }] : []
  })

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/

export const namesAreKebabCase: Rule = (sources) =>
  sources
    .filter(({ path }) => !KEBAB.test(basename(path)))
    .map(({ path }) => ({ path, says: 'File names are kebab-case, with the role as a suffix.' }))
