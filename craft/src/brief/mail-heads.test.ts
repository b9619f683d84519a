import { describe, expect, it } from 'vitest'
import { readBrief } from './read.ts'

const read = (brief: string) => readBrief(brief).facts
const titleIn = (brief: string) => read(brief).find((fact) => fact.kind === 'title')?.text

describe('the head of a mail is no part of what it tells', () => {
  it.each([
    ['From: Ilse Brandt\nSubject: Line cook posting\n\nBistro Lune in Leeds, full time, £28k.', 'Line cook'],
    ['From: Ilse Brandt\nSubject: cook\n\nWe need a pastry chef in Leeds.', 'pastry chef'],
    ['Von: Ilse Brandt\nBetreff: AW: Stellenanzeige Konditor\n\nKonditorei Lune in Ulm, Vollzeit.', 'Konditor'],
  ])('%s', (brief, title) => expect(titleIn(brief)).toBe(title))

  it('tells who signs with the first name', () =>
    expect(
      read('From: Ilse Brandt\nTo: Sam\n\nWe need a line cook in Leeds.\nIlse (Head Chef, they report to me)').find(
        ({ kind }) => kind === 'manager',
      ),
    ).toMatchObject({ name: 'Ilse Brandt', role: 'Head Chef' }))

  it.each(['From: 9 to 5.\nBarista in Leeds', 'Re: barista, Leeds'])('as it is: %s', (brief) =>
    expect(read(brief).length).toBeGreaterThan(1),
  )
})
