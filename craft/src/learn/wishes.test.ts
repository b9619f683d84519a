import { expect, test } from 'vitest'
import { readStyleWishes } from './wishes.ts'

test.each<[comment: string, rename: [from: string, to: string][]]>([
  ['Rename "Requirements" to "Your profile"', [['Requirements', 'Your profile']]],
  ['Please rename “What you bring” to “Your profile”.', [['What you bring', 'Your profile']]],
  ["Say 'clients', please, not 'customers'", [['customers', 'clients']]],
  ["Say 'clients' instead of 'customers', please", [['customers', 'clients']]],
  ['Replace ‘customers’ with ‘clients’', [['customers', 'clients']]],
  ['Instead of "customers" say "clients".', [['customers', 'clients']]],
  ['Use „Kunden“ statt „Klienten“', [['Klienten', 'Kunden']]],
  ['say "\'clients\'" instead of "\'customers\'"', [['customers', 'clients']]],
  ['"customers" should be "clients", please', [['customers', 'clients']]],
  ['Say crew instead of team, please', [['team', 'crew']]],
  ["It's fine. Don't change the team's name", []],
])('%s', (comment, rename) => {
  const language = /statt/.test(comment) ? 'de' : 'en'
  expect(readStyleWishes([comment], language).rename).toEqual(rename.map(([from, to]) => ({ from, to })))
})

test.each([
  ["Remove 'fast-paced', please", ['fast-paced']],
  ['Take out “fast-paced” and “dynamic”.', ['fast-paced', 'dynamic']],
  ["We don't need 'rock star. Ever.' — drop it", ['rock star. Ever']],
  ['please remove "fast-paced"', ['fast-paced']],
])('%s', (comment, drop) => expect(readStyleWishes([comment], 'en').drop).toEqual(drop))
