import { describe, expect, it } from 'vitest'
import { cpuTimeOf } from '../../training/cpu-time.ts'
import { readText } from '../text/text.ts'
import { LABELS, type Label, labelBrief } from './label.ts'

const BRIEF = `Hi Bex, can you write something up?
We need a night porter at the Grand Hotel in Scarborough, 4 nights on 3 off, 11pm to 7am.
£12.60 an hour plus tips. Checking in late guests, walking the rounds.
Must be able to work alone. An SIA badge would be a plus.
(the last one drank the minibar, don't mention it)
Phone Marjorie on 01723 555 019 after 2pm.`

function labelled(brief: string): [Label, string][] {
  const text = readText(brief)
  return labelBrief(text).map(({ label, from, to }) => [label, text.text.slice(from, to)])
}
const labelOf = (words: string): Label | undefined => labelled(BRIEF).find(([, said]) => said.includes(words))?.[0]

describe('labelBrief', () => {
  it.each<[string, Label]>([
    ['night porter', 'title'],
    ['Scarborough', 'place'],
    ['11pm', 'hours'],
    ['12.60', 'pay'],
    ['walking the rounds', 'duty'],
    ['work alone', 'must'],
    ['a plus', 'nice'],
    ['minibar', 'aside'],
    ['Marjorie', 'apply'],
  ])('takes “%s” for %s', (words, label) => expect(labelOf(words)).toBe(label))

  it('leaves no word out, nor takes one twice', () => {
    const text = readText(BRIEF)
    let end = 0
    for (const { from, to, sure, odds, label } of labelBrief(text)) {
      expect(text.text.slice(end, from).trim()).toBe('')
      expect(text.text.slice(from, to).trim()).toBe(text.text.slice(from, to))
      expect(sure).toBe(odds[label])
      expect(LABELS.reduce((sum, each) => sum + odds[each], 0)).toBeCloseTo(1, 5)
      end = to
    }
    expect(text.text.slice(end).trim()).toBe('')
  })

  it('says the same whatever was read before', () => {
    const first = labelled(BRIEF)
    labelled('Koch in Ulm, 40 Stunden')
    expect(labelled(BRIEF)).toEqual(first)
  })

  it('has nothing to say of nothing', () => expect(labelled(' \n')).toEqual([]))

  it.each(['x', '. ', '1-', 'a b '])('labels twenty thousand characters of %j in linear time', (piece) => {
    const long = piece.repeat(20_000 / piece.length)
    labelled(long)
    const spent = cpuTimeOf(() => {
      labelled(long)
    })
    expect(spent).toBeLessThan(1500)
  })
})
