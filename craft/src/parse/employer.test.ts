import { expect, test } from 'vitest'
import type { Label, Stretch } from '../label/label.ts'
import { readText } from '../text/text.ts'
import { readEmployer } from './employer.ts'

function read(said: string, label: Label = 'company') {
  const text = readText(said)
  const stretch = { label, from: 0, to: text.text.length, sure: 1, odds: {} } as Stretch
  const { name, about } = readEmployer(text, [stretch])
  return [name?.text ?? null, ...about.map((one) => one.text)]
}

test.each([
  ['- Ardmore Castings, sand foundry, 61 of us', ['Ardmore Castings', 'sand foundry, 61 of us']],
  ['at The Heron at Wicken,', ['The Heron at Wicken']],
  ['We are a family bakery in its third generation.', [null, 'a family bakery in its third generation']],
  ['for Pemmican Falls school district', ['Pemmican Falls School District']],
  [
    "for St Cedd's Hospice, has cared for Maldon since 1981",
    ["St Cedd's Hospice", "St Cedd's Hospice has cared for Maldon since 1981"],
  ],
  ['team: North Locality, Fenland Community Trust', ['Fenland Community Trust']],
  ["it's Juniper House, a nonprofit clinic, 14 beds", ['Juniper House', 'a nonprofit clinic', '14 beds']],
])('tells an English employer and all that is said of it: %s', (said, told) => {
  expect(read(`${said.replace(/[.,]$/, '')}. We open in May.`).slice(0, told.length)).toEqual(told)
})

test.each([
  ['– Praxis Dres. Immel & Quast, 5 Vets', ['Praxis Dres. Immel & Quast', '5 Vets']],
  ['SV Gerautal 1907, 1.800 Mitglieder, 12 Abteilungen', ['SV Gerautal 1907', '1.800 Mitglieder, 12 Abteilungen']],
  ['die Pellworm Netzbau GmbH', ['Pellworm Netzbau GmbH']],
  ['Äpfel und Kirschen auf 46 Hektar', [null, 'Äpfel und Kirschen auf 46 Hektar']],
])('tells a German employer: %s', (said, told) => {
  expect(read(`${said}\nWir suchen Verstärkung für unser Haus.`).slice(0, told.length)).toEqual(told)
})

test('is no person, no town and no speaker', () => {
  expect(read('Mr Pallister is away on Thursdays')[0]).toBeNull()
  expect(read('Leeds', 'place')[0]).toBeNull()
  expect(read('Kevin: the shop on the square')[0]).toBeNull()
})
