import { expect, test } from 'vitest'
import { withoutPeople } from './people.ts'

test.each<[text: string, without: string]>([
  ['Send your CV to jane@acme.example or call +44 1632 960228.', 'Send your CV to [e-mail] or call [phone].'],
  ['Ask for Jane Smith, 01632 960 228', 'Ask for [name], [phone]'],
  ['Ansprechpartnerin: Jana Schmidt-Weber, 030 / 123 45 67', 'Ansprechpartnerin: [name], [phone]'],
  ['Ruth Penhale leads the team. Write to Ruth Penhale.', '[name] leads the team. Write to [name].'],
  ['€38,000–42,000 a year, from 01.03.2027, 40 hours', '€38,000–42,000 a year, from 01.03.2027, 40 hours'],
  ['75.000–90.000 € im Jahr, 2026', '75.000–90.000 € im Jahr, 2026'],
])('%s', (text, without) => expect(withoutPeople(text, ['Ruth Penhale'])).toBe(without))
