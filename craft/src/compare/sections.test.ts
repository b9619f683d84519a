import { describe, expect, it } from 'vitest'
import { plain } from '../brief/normalise.ts'
import { headedSentences } from './sections.ts'

const sectionOf = (text: string): string => headedSentences(plain(`# Role\n\n${text}\n`)).at(-1)!.section

describe('what a section holds', () => {
  it.each([
    ['offers', '## What’s on the table\n\n- A bike'],
    ['offers', '**Das gibt es bei uns**\n\n- Ein Rad'],
    ['offers', '## Ce que vous y gagnez\n\n- Un vélo'],
    ['offers', '## Qué damos\n\n- Una bici'],
    ['offers', 'WHAT YOU GET FROM US\n\n– A bike'],
    ['offers', '**The offer.** You get a bike.'],
    ['demands', '## Is this you?\n\n- Patience'],
    ['demands', 'Was wir erwarten\n\n– Geduld'],
    ['demands', '## Prérequis\n\n- De la patience'],
    ['demands', '## Encajas si\n\n- Tienes paciencia'],
    ['other', '## Your week\n\n- Bake bread'],
    ['other', '## Das machst du\n\n- Brot backen'],
    ['demands', '## Your rucksack\n\n- Driving licence\n- Two years of experience\n- Fluent Welsh'],
    ['offers', '## Your rucksack\n\n- £12 an hour\n- 28 days of holiday\n- A bonus'],
    ['other', '## What we offer\n\n- A bike\n\nSend us a letter.'],
  ])('%s: %s', (section, text) => {
    expect(sectionOf(text)).toBe(section)
  })
})
