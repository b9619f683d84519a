import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

export const ROOMS = ['contract', 'craft', 'server', 'web'] as const
const SCANNED = [...ROOMS.map((room) => `${room}/src`), 'craft/training', 'e2e', 'bench', 'scripts']
const CODE = /\.(ts|tsx|mjs)$/

/** A file of the project; what it imports is given as a path from the root, or as a package's name. */
export interface Source {
  path: string
  text: string
  imports: string[]
}

/** What a rule found: where, and one sentence on what to do about it. */
export interface Violation {
  path: string
  says: string
}

export type Rule = (sources: Source[]) => Violation[]

/** Every file of code below a folder, tests included. */
export function readSources(root: string): Source[] {
  return SCANNED.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => CODE.test(name))
      .map((name) => `${folder}/${name}`),
  )
    .sort()
    .map((path) => toSource(path, readFileSync(join(root, path), 'utf8')))
}

export function toSource(path: string, text: string): Source {
  return { path, text, imports: findImports(text).map((name) => locate(name, path)) }
}

const STATIC = /^\s*(?:import|export)\b(?:[^'"`;]*?\bfrom)?\s*['"]([^'"]+)['"]/gm
const DYNAMIC = /\bimport\(\s*['"]([^'"]+)['"]/g

const findImports = (text: string) =>
  [STATIC, DYNAMIC].flatMap((form) => [...text.matchAll(form)].map((hit) => hit[1]!))

/** `./x.ts` and `@rolewright/craft/x` both become `room/src/x.ts`. */
function locate(name: string, from: string): string {
  if (name.startsWith('.')) return normalize(join(dirname(from), name))
  const ours = /^@rolewright\/([a-z0-9]+)(?:\/(.+))?$/.exec(name)
  return ours ? `${ours[1]}/src/${ours[2] ?? 'index'}.ts` : name
}

export const roomOf = (path: string) => path.split('/')[0]!
export const isTest = (path: string) => /\.test\.tsx?$/.test(path) || path.includes('/testing/')
export const isOurs = (path: string) => /^(contract|craft|server|web|e2e|bench|scripts)\//.test(path)

/** One violation for each import that `refuses` finds something to say about. */
export const eachImport = (
  sources: Source[],
  refuses: (source: Source, imported: string) => string | false | undefined,
): Violation[] =>
  sources.flatMap((source) =>
    source.imports.flatMap((imported) => {
      const says = refuses(source, imported)
      return says ? [{ path: source.path, says }] : []
    }),
  )
