import { describe, expect, it } from 'vitest'
import { RULES } from './import-rules/all.ts'
import { toSource } from './import-rules/source.ts'

type Files = Record<string, string>
const judge = (files: Files) => {
  const sources = Object.entries(files).map(([path, text]) => toSource(path, text))
  return RULES.flatMap((rule) => rule(sources).map((violation) => ({ rule: rule.name, path: violation.path })))
}
const one = (path: string, text: string): Files => ({ [path]: text })

const BROKEN: [rule: string, what: string, files: Files][] = [
  [
    'roomsKnowOnlyTheirs',
    'craft imports the contract',
    one('craft/src/a.ts', "import { b } from '@rolewright/contract/b'"),
  ],
  [
    'roomsKnowOnlyTheirs',
    'the contract imports craft',
    one('contract/src/a.ts', "import type { B } from '@rolewright/craft/b/c'"),
  ],
  [
    'roomsKnowOnlyTheirs',
    'the web imports the server',
    one('web/src/a.tsx', "import { b } from '../../server/src/app.ts'"),
  ],
  [
    'roomsKnowOnlyTheirs',
    'the server loads the web when asked',
    one('server/src/a.ts', "await import('../../web/src/b.ts')"),
  ],
  [
    'contractNeedsZodAlone',
    'the contract imports a package',
    one('contract/src/a.ts', "import fastify from 'fastify'"),
  ],
  ['craftIsPure', 'craft reads files', one('craft/src/write.ts', "import { readFile } from 'node:fs/promises'")],
  ['craftIsPure', 'craft imports zod', one('craft/src/facts.ts', "import * as z from 'zod/mini'")],
  [
    'onlyStoresSpeakSql',
    'a service imports Drizzle',
    one('server/src/features/usage/usage.service.ts', "import { eq } from 'drizzle-orm'"),
  ],
  [
    'onlyStoresSpeakSql',
    'a route writes SQL',
    one('server/src/features/usage/usage.routes.ts', 'db.execute(sql`select 1`)'),
  ],
  ['onlyStoresSpeakSql', 'a tool opens a connection', one('server/src/generation/models.ts', "import pg from 'pg'")],
  [
    'storesKnowNoHttp',
    'a store throws HTTP errors',
    one('server/src/features/usage/usage.store.ts', "import { AppError } from '../../http/errors.ts'"),
  ],
  [
    'storesKnowNoHttp',
    'a store calls a service',
    one('server/src/features/usage/usage.store.ts', "import { week } from './usage.service.ts'"),
  ],
  [
    'neighboursMeetThroughServices',
    "a feature uses a neighbour's store",
    one('server/src/features/chat/chat.service.ts', "import { count } from '../usage/usage.store.ts'"),
  ],
  [
    'featuresFormNoCircle',
    'three services need one another in a circle',
    {
      'server/src/features/a/a.service.ts': "import { b } from '../b/b.service.ts'",
      'server/src/features/b/b.service.ts': "import { c } from '../c/c.service.ts'",
      'server/src/features/c/c.service.ts': "import { d } from '../a/d.service.ts'",
    },
  ],
  [
    'filesFormNoCircle',
    'two files import each other by way of a third',
    {
      'craft/src/a.ts': "import { b } from './b.ts'",
      'craft/src/b.ts': "import type { C } from './c.ts'",
      'craft/src/c.ts': "import { a } from './a.ts'",
    },
  ],
  [
    'webFeaturesStayApart',
    'a feature imports another',
    one('web/src/features/chat/thread.tsx', "import { Card } from '../usage/card.tsx'"),
  ],
  [
    'webLayersPointDown',
    'the kit knows a feature',
    one('web/src/ui/menu.tsx', "import { useSignOut } from '../features/auth/use-sign-out.ts'"),
  ],
  [
    'webLayersPointDown',
    'a feature knows a screen',
    one('web/src/features/chat/a.tsx', "import { Home } from '../../screens/home.tsx'"),
  ],
  [
    'toolsKnowNoFeature',
    'a tool knows a feature',
    one('server/src/http/route.ts', "import { identify } from '../features/auth/auth.service.ts'"),
  ],
  [
    'toolsKnowNoFeature',
    'a feature knows the app',
    one('server/src/features/a/a.routes.ts', "import { createApp } from '../../app.ts'"),
  ],
  [
    'onlyEntriesReadTheEnvironment',
    'a feature reads the environment',
    one('server/src/features/a/a.service.ts', 'const { A } = process.env'),
  ],
  ['onlyEntriesReadTheEnvironment', 'even config.ts does', one('server/src/config.ts', 'const { env } = process')],
  ['onlyEntriesReadTheEnvironment', 'by its module', one('server/src/a.ts', "import { env } from 'node:process'")],
  ['onlyEntriesReadTheEnvironment', 'what learns does', one('craft/training/a.ts', 'process.env.SHOW')],
  ['filesStaySmall', 'a file is long', one('server/src/a.ts', 'const a = 1\n'.repeat(401))],
  ['namesSayWhatIsInside', 'a drawer', one('web/src/lib/string-utils.ts', '')],
  ['namesSayWhatIsInside', 'a drawer for a folder', one('web/src/shared/price.ts', '')],
  ['namesAreKebabCase', 'a component in camel case', one('web/src/ui/BigButton.tsx', '')],
]

const FINE: [what: string, files: Files][] = [
  [
    'a service asks a neighbour',
    one('server/src/features/chat/chat.service.ts', "import { reserve } from '../usage/usage.service.ts'"),
  ],
  [
    'a store writes SQL',
    one('server/src/features/usage/usage.store.ts', "import { sql } from 'drizzle-orm'\nsql`select 1`"),
  ],
  [
    'a store throws errors of the contract',
    one('server/src/features/a/a.store.ts', "import { ERRORS } from '@rolewright/contract/errors'"),
  ],
  ['the web uses craft', one('web/src/features/chat/a.ts', "import { review } from '@rolewright/craft/review/review'")],
  [
    'a screen brings features together',
    one('web/src/screens/home.tsx', "import { Card } from '../features/usage/card.tsx'"),
  ],
  ['the entry hands the environment on', one('server/src/main.ts', 'readConfig(process.env, root)')],
  ['role knowledge is long', one('craft/src/writer/families/nursing.ts', "  'a',\n".repeat(900))],
  ['what learns reads files', one('craft/training/a.ts', "import { readFileSync } from 'node:fs'")],
  ['the word from in a sentence', one('craft/src/a.ts', "const a = `import the parts from 'zod'`")],
]

describe('the import rules', () => {
  it.each(BROKEN)('%s: %s', (rule, _what, files) => {
    expect(judge(files).map((violation) => violation.rule)).toEqual([rule])
  })
  it.each(FINE)('let be: %s', (_what, files) => {
    expect(judge(files)).toEqual([])
  })
  it('each catch something above', () => {
    expect(RULES.map((rule) => rule.name).filter((name) => !BROKEN.some(([rule]) => rule === name))).toEqual([])
  })
})
