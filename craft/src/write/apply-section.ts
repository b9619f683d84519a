/** How to apply, exactly as said: the way, to whom and until when, nothing twice. */
import type { Entry } from '../sheet/sheet.ts'
import { capital, closed, opensWithVerb } from './sentence.ts'
import type { Wording } from './wording.ts'

const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\d@]+/gu, '')
const startsWith = (text: string, words: readonly string[]) => {
  const first = /^[\p{L}-]+/u.exec(text.toLowerCase())?.[0] ?? ''
  return words.includes(first)
}

/** Its sentences; empty where the brief tells no way. */
export function sayHowToApply(entries: readonly Entry[], wording: Wording): string {
  const of = (kind: Entry['kind']) =>
    entries.filter((entry) => entry.kind === kind && entry.sure).map(({ text }) => text.replace(/\.$/, ''))
  const ways = of('apply')
  const said = () => bare(ways.join(' '))
  const contact = of('contact').filter(
    (text) => !text.split(/, | or | oder | ou | o /).every((part) => said().includes(bare(part))),
  )
  const tells = (text: string) =>
    (text.match(/\p{L}{4,}|\d+/gu) ?? []).every(
      (word) => wording.list('by.words').includes(word) || said().includes(bare(word)),
    )
  const deadline = of('deadline').find((text) => !said().includes(bare(text)) && !(ways.length > 0 && tells(text)))
  const until =
    deadline === undefined
      ? null
      : startsWith(deadline, wording.list('by.words'))
        ? deadline
        : wording.say('by', { deadline })
  const joined = contact.join(', ')
  if (ways.length === 0) {
    if (joined === '' && until === null) return ''
    if (joined === '') return wording.say('apply.by', { deadline: until! })
    return until === null
      ? wording.say('apply.to', { contact: joined })
      : wording.say('apply.to-by', { contact: joined, deadline: until })
  }
  const sentences = ways.map((way) =>
    isPhrase(way, wording) ? wording.say('apply.way', { way }) : closed(capital(way)),
  )
  if (until !== null) {
    const [first = ''] = sentences
    const single = ways.length === 1 && !/[.!?] /.test(first) && first.split(' ').length < 14
    if (single) sentences[0] = closed(`${first.replace(/[.]$/, '')} ${until}`)
    else sentences.push(wording.say('apply.by', { deadline: until }))
  }
  if (joined !== '') sentences.push(wording.say('apply.contact', { contact: joined }))
  return sentences.join(' ')
}

const isPhrase = (way: string, wording: Wording) =>
  !way
    .split(/[.!?;] /)
    .some((sentence) => startsWith(sentence, wording.list('verbs.apply')) || opensWithVerb(sentence, wording.language))
