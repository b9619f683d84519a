import { describe, expect, it } from 'vitest'
import { readBrief } from '../../brief/read.ts'
import { planFor } from '../plan.ts'

const roleOf = (text: string) =>
  planFor(readBrief(text), { seed: '', unwanted: [], emphasise: [], website: null }).role.id

describe('the whole brief tells which work a title names', () => {
  it.each([
    ['Merchandiser for our fashion store in Leeds, window displays', 'visual-merchandiser'],
    ['Regional sales manager, Ulster, van, 3 years of field sales', 'field-sales'],
    ['Regional sales manager, Ulster, team of 6 to lead and coach', 'sales-manager'],
    ['Regional sales manager, Ulster, no direct reports', 'field-sales'],
    ['Gebietsverkaufsleiterin in Hof, ohne Personalverantwortung', 'field-sales'],
    ['Executive director of a hospice charity, Fife', 'charity-director'],
    ['Managing director of a brewery, Fife', 'managing-director'],
    ['Nachtwache im Pferdestall, Warendorf', 'stud-groom'],
    ['Nachtwache im Altenheim, Warendorf', 'carer'],
    ['Jefa de ventas en Soria, sin equipo a cargo', 'account-executive'],
    ['Elektriker in Hof, Instandhaltung der Papierfabrik', 'maintenance-technician'],
    ['Elektriker in Hof, Neubau und Sanierung', 'electrician'],
    ['Veilleur de nuit à Lille, foyer', 'security-guard'],
    ['Dependienta panadería en Soria', 'shop-assistant'],
    ['Operario de almazara en Jaén', 'production-operator'],
    ['Interpreter, college in Ohio, ASL and English, deaf students', 'sign-language-interpreter'],
    ['Machine operator, Hull, rotating shifts', 'production-operator'],
    ['Operator, bottling hall, Hull', 'production-operator'],
    ['Opérateur de conditionnement à Dole', 'production-operator'],
    ['Mechanic, Hull, upkeep of the packaging line', 'maintenance-technician'],
  ])('%s', (brief, role) => expect(roleOf(brief)).toBe(role))
})

describe('a head that many trades share names none by itself', () => {
  it.each([
    ['Merchandiser, Dhaka, three years', 'visual-merchandiser'],
    ['Drone operator for survey flights, Leeds', 'production-operator'],
    ['Radio operator, coastguard, Falmouth', 'production-operator'],
    ['Kitchen fitter, Derby, own tools', 'chef'],
    ['Geologist, Perth, field camp', 'tradesperson'],
    ['Pest control officer, Ely', 'tradesperson'],
  ])('%s', (brief, role) => expect(roleOf(brief)).not.toBe(role))
})
