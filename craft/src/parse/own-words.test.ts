import { describe, expect, it } from 'vitest'
import { docOf } from '../../training/doc-of.ts'
import { ownWords } from './own-words.ts'

describe('shorthand is written out, and nothing else is touched', () => {
  it.each([
    ['en-GB', '20 hrs pw, M-F,', '20 hours a week, Monday to Friday'],
    ['en-GB', "We'll ask my PA about PH/3", "We'll ask my PA about PH/3"],
    ['de-DE', '20 Std./Wo.', '20 Stunden pro Woche'],
    ['fr-FR', '2 j/sem', '2 jours par semaine'],
    ['es-ES', '20 h x semana', '20 h a la semana'],
  ])('%s: %s', (locale, said, own) => expect(ownWords(said, docOf(locale, said))).toBe(own))
})
