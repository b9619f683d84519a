import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** What is there for people who program against a package, and for those who compile one: a third of what npm brings. */
const UNUSED_FILE = /^(?!licen[cs]e|notice|copying).*\.(?:map|md|markdown|d\.[cm]?ts)$/i
const UNUSED_FOLDER = /\/node-[\w-]+\/(?:include|share)$|\/node_modules\/(?:@?esbuild|typescript)$/
/** A folder each: weights of the faces of PDF in which nothing is set. */
const UNUSED_WEIGHT =
  /\/@expo-google-fonts\/(?:source-serif-4\/(?!400Regular|600SemiBold)|noto-emoji\/(?!400Regular)|amiri\/(?!400Regular|700Bold))\d/

/** Removes from a folder of packages what running and building the product never reads. */
export function prune(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    // A link leads to a room of the project.
    if (entry.isSymbolicLink()) continue
    const place = path.replaceAll('\\', '/')
    const isUnused = entry.isDirectory()
      ? UNUSED_FOLDER.test(place) || UNUSED_WEIGHT.test(place)
      : UNUSED_FILE.test(entry.name)
    if (isUnused) rmSync(path, { recursive: true })
    else if (entry.isDirectory()) prune(path)
  }
}
