import { describe, expect, it } from 'vitest'
import { applyEdits, rewrite, spanOf, type Traced, trace } from './traced.ts'

/** Each character with the stretch of the brief that it stands for. */
const mapped = ({ text, from, to }: Traced) => [...text].map((letter, at) => `${letter}${from[at]}-${to[at]}`).join(' ')

describe('a text that is rewritten knows where each character comes from', () => {
  it('where nothing changes, itself', () => {
    expect(mapped(trace('abc'))).toBe('a0-1 b1-2 c2-3')
    const same = trace('abc')
    expect(rewrite(same, /b/g, () => null)).toBe(same)
    expect(rewrite(same, /b/g, () => 'b')).toBe(same)
  })

  it('what takes the place of something stands for all of it, and the rest for itself', () => {
    expect(mapped(rewrite(trace('a--b--c'), /--/g, () => '+'))).toBe('a0-1 +1-3 b3-4 +4-6 c6-7')
    expect(mapped(rewrite(trace('a-b'), /-/g, () => '<>'))).toBe('a0-1 <1-2 >1-2 b2-3')
    expect(mapped(rewrite(trace('a--b'), /-+/g, () => ''))).toBe('a0-1 b3-4')
  })

  it('what is written between stands for the gap', () => {
    const added = applyEdits(trace('ab'), [{ from: 1, to: 1, text: '+' }])
    expect(mapped(added)).toBe('a0-1 +1-1 b1-2')
    expect(mapped(applyEdits(trace('ab'), [{ from: 2, to: 2, text: '.' }]))).toBe('a0-1 b1-2 .2-2')
    expect(mapped(applyEdits(trace(''), [{ from: 0, to: 0, text: '.' }]))).toBe('.0-0')
  })

  it('rewritten again, it still knows the brief and not the text between', () => {
    const once = rewrite(trace('x  y  z'), / {2}/g, () => ' ')
    expect(mapped(rewrite(once, /y /g, () => 'Y-'))).toBe('x0-1  1-3 Y3-6 -3-6 z6-7')
    expect(
      mapped(
        rewrite(
          rewrite(once, / /g, () => ''),
          /yz/g,
          () => '!',
        ),
      ),
    ).toBe('x0-1 !3-7')
  })

  it('where only layout comes and goes, letters keep their places', () => {
    const rows = rewrite(trace('a\t|b'), /a\t\|b/g, () => 'a: b', true)
    expect(mapped(rows)).toBe('a0-1 :1-1  1-1 b3-4')
    expect(mapped(rewrite(trace('*a* b'), /\*a\*/g, () => 'a', true))).toBe('a1-2  3-4 b4-5')
  })

  it('of edits that reach into each other the first is made', () => {
    const edits = [
      { from: 0, to: 2, text: 'X' },
      { from: 1, to: 3, text: 'Y' },
      { from: 3, to: 4, text: 'Z' },
    ]
    expect(mapped(applyEdits(trace('abcd'), edits))).toBe('X0-2 c2-3 Z3-4')
  })

  it('tells the stretch of the brief that any part of it stands for', () => {
    const text = rewrite(trace('a--b--c'), /--/g, () => '+')
    expect(spanOf(text, 1, 4)).toEqual({ from: 1, to: 6 })
    expect(spanOf(text, 2, 3)).toEqual({ from: 3, to: 4 })
    expect(spanOf(text, 2, 2)).toEqual({ from: 3, to: 3 })
    expect(spanOf(text, 5, 5)).toEqual({ from: 7, to: 7 })
    expect(spanOf(text, 4, 99)).toEqual({ from: 6, to: 7 })
    expect(spanOf(trace(''), 0, 0)).toEqual({ from: 0, to: 0 })
  })
})
