import { describe } from 'vitest'
import { openInMemory } from '../testing/database.ts'
import { promisesOf } from '../testing/database-promises.ts'

describe('on the embedded database', () => promisesOf('embedded', openInMemory))
