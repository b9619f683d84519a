import { describe, expect, it } from 'vitest'
import { readTable } from '../data.ts'
import { faultOf } from '../line/check-line.ts'
import type { Language } from '../sheet/sheet.ts'
import { roleOf, typicalLines } from './roles.ts'

const ROWS = readTable('roles').flatMap(([role, language, kind, text]) =>
  (kind === 'task' || kind === 'demand' ? text!.split(' | ') : [text!]).map(
    (line) => [role!, language as Language, kind!, line] as const,
  ),
)
const of = (...kinds: string[]) => ROWS.filter(([, , kind]) => kinds.includes(kind))

describe('the role of a title', () => {
  it.each<[Language, string, string | null]>([
    ['en', 'Data Scientist', 'data-scientist'],
    ['en', 'Senior Software Engineer', 'software-engineer'],
    ['en', 'Sr. Software Engineers (backend)', 'software-engineer'],
    ['en', 'Night Care Assistant (part-time)', 'care-assistant'],
    ['en', 'Warehouse Supervisor, nights', 'warehouse-supervisor'],
    ['en', 'Front-end Developer II', 'web-developer'],
    ['en', 'Painter & Decorator', 'painter'],
    ['en', 'UX / UI Designer', 'product-designer'],
    ['en', 'Head of Data Science Sales', null],
    ['en', 'Nurse Recruiter', null],
    ['en', 'Assistant to the Marketing Manager', null],
    ['en', 'Senior', null],
    ['en', '', null],
    ['de', 'Pflegefachkraft (m/w/d)', 'nurse'],
    ['de', 'Pflegefachfrau/-mann in Teilzeit', 'nurse'],
    ['de', 'Koch/Köchin EFZ 80–100 %', 'cook'],
    ['de', 'Verkäuferin', 'sales-assistant'],
    ['de', 'Senior Softwareentwickler:in m/w/d', 'software-engineer'],
    ['de', 'Kauffrau im Einzelhandel', 'sales-assistant'],
    ['de', 'Medizinische/r Fachangestellte/r (m/w/d)', 'medical-assistant'],
    ['de', 'Kfz-Mechatroniker (m/w/d)', 'car-mechanic'],
    ['de', 'Data Scientist (m/w/d)', 'data-scientist'],
    ['de', 'Sachbearbeiter/in Bauordnung (m/w/d)', null],
    ['fr', 'Vendeur·se en boulangerie', 'sales-assistant'],
    ['fr', 'Aide-soignant(e) de nuit (H/F)', 'care-assistant'],
    ['fr', 'Infirmière', 'nurse'],
    ['fr', "Agent d'entretien (H/F) à temps partiel", 'cleaner'],
    ['fr', 'Développeuse web confirmée', 'web-developer'],
    ['fr', 'Professeur(e) de physique-chimie (H/F)', null],
    ['es', 'Auxiliar administrativo/a', 'office-assistant'],
    ['es', 'Camareras', 'waiter'],
    ['es', 'Técnico/a de mantenimiento industrial', 'maintenance-technician'],
    ['es', 'Ingeniero/a de software sénior', 'software-engineer'],
    ['es', 'Director/a de ventas de software', null],
  ])('%s: %s', (language, title, id) => {
    expect(roleOf(title, language)?.id ?? null).toBe(id)
  })

  it('is told by the usual name', () => {
    expect(roleOf('RN', 'en')).toEqual({ id: 'nurse', name: 'Nurse' })
  })

  it('is found for each name of the table, and each name belongs to one role', () => {
    const names = of('name').flatMap(([id, language, , text]) => text.split(' | ').map((name) => [name, language, id]))
    const astray = names.filter(([name, language, id]) => roleOf(name!, language as Language)?.id !== id)
    expect(astray).toEqual([])
  })

  it('is soon known to be none, however long the title', () => {
    expect(roleOf('senior '.repeat(12), 'en')).toBeNull()
    expect(roleOf('senior'.repeat(5000), 'en')).toBeNull()
  })
})

describe('typical lines', () => {
  it('are four tasks or more and two demands or more, for each role in each language', () => {
    const roles = new Set(of('name').map(([id]) => id))
    for (const id of roles)
      for (const language of ['en', 'de', 'fr', 'es'] as const) {
        const { tasks, demands } = typicalLines(id, language)
        expect([
          id,
          language,
          tasks.length >= 4 && tasks.length <= 6,
          demands.length >= 2 && demands.length <= 4,
        ]).toEqual([id, language, true, true])
      }
  })

  it('are lines that may stand on a page', () => {
    const faults = of('task', 'demand').flatMap(([id, language, kind, text]) => {
      const fault = faultOf(text, kind as 'task' | 'demand', language)
      return fault === null ? [] : [[id, language, text, fault]]
    })
    expect(faults).toEqual([])
  })

  it('tell no figure and ask for nothing that excludes', () => {
    const excluding =
      /\d|degree|years?\b|licen[cs]e|certific|\bage\b|\blift|Studium|Abschluss\b|Führerschein|\bJahre\b|diplôme|permis\b|titulación|carn[eé]t?\b|\baños\b/i
    expect(of('task', 'demand').filter(([, , , text]) => excluding.test(text))).toEqual([])
  })
})
