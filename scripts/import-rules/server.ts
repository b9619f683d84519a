import { eachImport, isTest, type Rule, type Source, type Violation } from './source.ts'

const SQL_PARTS = /^(drizzle-orm|pg|@electric-sql\/pglite)(\/|$)/
const SQL_TEXT = /\bsql(\.raw\()?\s*[`<(]/
const TOOLS = ['generation', 'documents', 'storage', 'partner', 'http', 'db', 'log', 'mail', 'secrets']
const ENTRIES = ['server/src/main.ts', 'server/src/admin.ts']

const isServer = (path: string) => path.startsWith('server/src/')
const isStore = (path: string) => path.endsWith('.store.ts')
const isDatabase = (path: string) => path.startsWith('server/src/db/')
const featureOf = (path: string) => /^server\/src\/features\/([^/]+)\//.exec(path)?.[1]
const toolOf = (path: string) => TOOLS.find((tool) => path.startsWith(`server/src/${tool}/`))

export const onlyStoresSpeakSql: Rule = (sources) =>
  sources.flatMap((source) => {
    const { path, imports, text } = source
    if (!isServer(path) || isTest(path) || isStore(path) || isDatabase(path)) return []
    const part = imports.find((imported) => SQL_PARTS.test(imported))
    if (part) return [{ path, says: `Only *.store.ts and db/ speak SQL; this file imports ${part}.` }]
    return SQL_TEXT.test(text) ? [{ path, says: 'Only *.store.ts and db/ speak SQL; this file writes some.' }] : []
  })

/** A store is called by routes and services, in HTTP or out of it, and so knows neither. */
export const storesKnowNoHttp: Rule = (sources) =>
  eachImport(sources, ({ path }, imported) => {
    if (!isServer(path) || !isStore(path)) return
    const above =
      imported === 'fastify' || imported.startsWith('server/src/http/') || /\.(routes|service)\.ts$/.test(imported)
    return above && `A store knows no HTTP and no service (${imported}).`
  })

/** A feature's neighbours see its services alone, which keeps the rest free to change. */
export const neighboursMeetThroughServices: Rule = (sources) =>
  eachImport(sources, ({ path }, imported) => {
    const [own, other] = [featureOf(path), featureOf(imported)]
    if (!own || !other || own === other || isTest(path) || imported.endsWith('.service.ts')) return
    return `The feature ${own} reaches ${other} only through its *.service.ts, not ${imported}.`
  })

/** Features that need each other in a circle are one feature, or miss a third. */
export const featuresFormNoCircle: Rule = (sources) => {
  const needs = new Map<string, Map<string, string>>()
  for (const { path, imports } of sources.filter(({ path }) => !isTest(path))) {
    const own = featureOf(path)
    if (!own) continue
    const found = needs.get(own) ?? new Map<string, string>()
    needs.set(own, found)
    for (const other of imports.map(featureOf)) if (other && other !== own) found.set(other, path)
  }
  return findCircles(needs)
}

function findCircles(needs: Map<string, Map<string, string>>): Violation[] {
  const done = new Set<string>()
  const visit = (feature: string, way: string[]): Violation[] => {
    if (way.includes(feature)) {
      const circle = [...way.slice(way.indexOf(feature)), feature]
      const path = needs.get(circle[0]!)!.get(circle[1]!)!
      return [{ path, says: `Features import each other in a circle: ${circle.join(' -> ')}.` }]
    }
    if (done.has(feature)) return []
    const found = [...(needs.get(feature)?.keys() ?? [])].flatMap((next) => visit(next, [...way, feature]))
    done.add(feature)
    return found
  }
  return [...needs.keys()].flatMap((feature) => visit(feature, []))
}

/** Tools are lent to every feature and so know none; only main.ts and app.ts know everything. */
export const toolsKnowNoFeature: Rule = (sources) =>
  eachImport(sources, ({ path }, imported) => {
    if (isTest(path)) return
    const tool = toolOf(path)
    if (tool && imported.startsWith('server/src/features/')) return `The tool ${tool} knows no feature (${imported}).`
    const above = imported === 'server/src/main.ts' || imported === 'server/src/app.ts'
    return (tool || featureOf(path)) && above && `Nothing below it imports ${imported}.`
  })

/** Settings come from config.ts; the entries alone hand it the environment. */
export const onlyEntriesReadTheEnvironment: Rule = (sources) =>
  sources
    .filter(({ path }) => /^(contract|craft|server|web)\//.test(path) && !isTest(path) && !ENTRIES.includes(path))
    .filter(readsEnvironment)
    .map(({ path }) => ({ path, says: `Only ${ENTRIES.join(' and ')} touch process.env, for config.ts to read.` }))

const readsEnvironment = ({ text, imports }: Source) =>
  /\bprocess\s*\.\s*env\b|\{[^}]*\benv\b[^}]*\}\s*=\s*process\b/.test(text) ||
  (imports.includes('node:process') && /\benv\b/.test(text))
