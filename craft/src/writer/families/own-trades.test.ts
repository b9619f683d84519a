import { describe, expect, it } from 'vitest'
import { readBrief } from '../../brief/read.ts'
import { planFor } from '../plan.ts'

const roleOf = (text: string) =>
  planFor(readBrief(text), { seed: '', unwanted: [], emphasise: [], website: null }).role.id

describe('trades with knowledge of their own', () => {
  it.each([
    ['Vet nurse for a small animal practice in Hexham, 4 days a week, £26-30k', 'veterinary-nurse'],
    ['Tiermedizinische Fachangestellte in Lübeck gesucht, 30 Stunden', 'veterinary-nurse'],
    ['Veterinary surgeon, mixed practice near Tralee, 1 in 4 on call', 'veterinarian'],
    ['Barber wanted for our shop in Leeds, Tuesday to Saturday', 'hairdresser'],
    ['Friseur in Kiel gesucht, Vollzeit', 'hairdresser'],
    ['Beauty therapist, Galway, 3 days a week', 'beauty-therapist'],
    ['Farm worker, dairy farm near Skipton', 'farm-worker'],
    ['Jardinier à Nantes, CDI, 35 h', 'gardener'],
    ['Gardener for a country estate near Bath, 37.5 hours', 'gardener'],
    ['Staff nurse on a surgical ward in Leeds', 'nurse'],
    ['Farm manager, arable estate near Ely', 'operations-manager'],
  ])('%s', (brief, role) => expect(roleOf(brief)).toBe(role))
})

describe('a trade of a wide sector that no role knows is given no work of another', () => {
  it.each([
    'Augenoptiker in Ulm, Vollzeit.',
    'Kirchenmusiker in Ulm, Teilzeit.',
    'Exam invigilator in Leeds, casual.',
    'Tierpfleger in Ulm, Vollzeit.',
  ])('%s', (brief) => expect(roleOf(brief)).toBe('general'))
  it.each([
    ['Ward sister in Leeds, 37.5 hours', 'nurse'],
    ['Alltagsbegleiter in Ulm, Teilzeit', 'carer'],
    ['Elementarpädagogin in Linz, Vollzeit', 'early-years'],
  ])('%s', (brief, role) => expect(roleOf(brief)).toBe(role))
})
