import { eachImport, isTest, type Rule } from './source.ts'

/** From the top: each layer may import those after it. */
const LAYERS = ['main', 'routes', 'screens', 'features', 'ui', 'lib']

const webPart = (path: string) => /^web\/src\/([^/.]+)/.exec(path)?.[1] ?? ''
const layerOf = (path: string) => LAYERS.indexOf(webPart(path))
const featureOf = (path: string) => /^web\/src\/features\/([^/]+)\//.exec(path)?.[1]

/** Screens compose features; a feature that imported another could not be moved or read alone. */
export const webFeaturesStayApart: Rule = (sources) =>
  eachImport(sources, ({ path }, imported) => {
    const [own, other] = [featureOf(path), featureOf(imported)]
    if (!own || !other || own === other || isTest(path)) return
    return `The feature ${own} may not import ${other}: let a screen bring them together (${imported}).`
  })

/** main -> routes -> screens -> features -> ui | lib, never back. */
export const webLayersPointDown: Rule = (sources) =>
  eachImport(sources, ({ path }, imported) => {
    const [from, to] = [layerOf(path), layerOf(imported)]
    if (from < 0 || to < 0 || from <= to || isTest(path)) return
    // The kit and the library are neighbours.
    if (from >= LAYERS.indexOf('ui') && to >= LAYERS.indexOf('ui')) return
    return `${webPart(path)} may not import ${webPart(imported)} (${imported}).`
  })
