import { fileURLToPath } from 'node:url'
import { RULES } from './import-rules/all.ts'
import { readSources } from './import-rules/source.ts'

/** Holds docs/architecture.md, "Who may know whom", against the code. */
const sources = readSources(fileURLToPath(new URL('..', import.meta.url)))
const violations = RULES.flatMap((rule) => rule(sources))
for (const { path, says } of violations) console.error(`${path}: ${says}`)
if (violations.length > 0) process.exitCode = 1
else console.log(`${sources.length} files keep the import rules.`)
