import { expect, test } from 'vitest'
import type { Language } from '../sheet/sheet.ts'
import type { LineKind } from './check-line.ts'
import { judgedIn } from './judgement.ts'

test.each<[Language, LineKind, string, string, LineKind]>([
  ['en', 'wish', 'signwriting: dreamy', 'signwriting', 'wish'],
  ['en', 'wish', 'hedge laying a big plus', 'hedge laying', 'wish'],
  ['en', 'offer', 'the canteen is actually good', 'the canteen', 'offer'],
  ['en', 'notneeded', 'diploma no', 'diploma', 'notneeded'],
  ['de', 'wish', 'Kranschein super, Stapler noch besser', 'Kranschein, Stapler', 'wish'],
  ['de', 'demand', 'Abschluss ist uns ehrlich gesagt wumpe', 'Abschluss', 'notneeded'],
  ['de', 'wish', 'CAD lesen können: nice', 'CAD lesen können', 'wish'],
  ['fr', 'wish', 'le permis BE serait bien', 'le permis BE', 'wish'],
  ['en', 'demand', 'a forklift ticket is essential', 'a forklift ticket', 'demand'],
  ['en', 'demand', 'Welsh is required, not preferred', 'Welsh', 'demand'],
  ['en', 'wish', 'QGIS highly desirable, not essential', 'QGIS', 'wish'],
  ['de', 'wish', 'CATIA toll, muss aber nicht', 'CATIA', 'wish'],
  ['de', 'wish', 'Schweißschein wär schön aber kein Muss', 'Schweißschein', 'wish'],
  ['fr', 'demand', 'permis C obligatoire', 'permis C', 'demand'],
  ['es', 'demand', 'carné de manipulador imprescindible', 'carné de manipulador', 'demand'],
])('%s %s: %s', (language, kind, said, thing, then) => {
  expect(judgedIn(said, kind, language)).toEqual({ thing, kind: then })
})

test.each<[Language, LineKind, string]>([
  ['en', 'demand', 'a good sense of humour'],
  ['en', 'offer', 'free parking'],
  ['de', 'demand', 'Deutsch gut'],
  ['de', 'offer', 'Essen frei'],
  ['en', 'task', 'make the shop look nice'],
  ['en', 'demand', 'first aid required, Makaton nice'],
  ['en', 'notneeded', "a degree isn't required"],
])('judges nothing: %s %s: %s', (language, kind, said) => {
  expect(judgedIn(said, kind, language)).toBeNull()
})
