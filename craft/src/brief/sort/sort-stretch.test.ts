import { describe, expect, it } from 'vitest'
import { weighLanguages } from '../guess-language.ts'
import { startReading } from '../reading.ts'
import type { Label } from './labels.ts'
import { sortStretch } from './sort-stretch.ts'

/** None of these stands in the corpus. */
const CASES: [stretch: string, label: Label][] = [
  ['repairing bicycles and talking to customers about them', 'duty'],
  ['must hold a forklift licence', 'must'],
  ['a bit of Polish would be a plus', 'nice'],
  ['30 days of holiday plus your birthday off', 'perk'],
  ['€2,900 gross a month', 'pay'],
  ['Monday to Thursday, 8 to 4', 'hours'],
  ['send your CV to jobs@hollow.example by 4 May', 'apply'],
  ["please don't tell anyone that Greta is leaving", 'aside'],
  ['keep the text short and friendly', 'order'],
  ['Sie betreuen unsere Kundinnen und Kunden am Telefon', 'duty'],
  ['abgeschlossene Ausbildung als Tischler', 'must'],
  ['30 Tage Urlaub und Weihnachtsgeld', 'perk'],
  ['Bewerbung bitte per Mail an Frau Kranz', 'apply'],
  ['vous préparez les commandes et rangez la réserve', 'duty'],
  ['permis B obligatoire', 'must'],
  ['mutuelle prise en charge et tickets restaurant', 'perk'],
  ['atender a los clientes y llevar la caja', 'duty'],
  ['imprescindible carnet de conducir', 'must'],
  ['de lunes a viernes de 9 a 17 h', 'hours'],
]

/** First lines are where a job is named, last lines where one reads how to apply. */
const AHEAD = 'Koch/Köchin, Café Sonne, Ulm.\n'.repeat(5)
const BEHIND = '\nCafé Sonne, Ulm, am Markt.'.repeat(5)

describe('a stretch of words is sorted by what was learned', () => {
  it.each(CASES)('%s: %s', (text, label) => {
    const brief = `${AHEAD}${text}${BEHIND}`
    const reading = startReading(brief, weighLanguages(text))
    expect(sortStretch(reading, [AHEAD.length, AHEAD.length + text.length]).label).toBe(label)
  })
})
