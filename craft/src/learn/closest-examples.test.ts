import { expect, it } from 'vitest'
import { closestExamples } from './closest-examples.ts'

const FINALS = [
  { id: 'cook', title: 'Cook' },
  { id: 'frontend', title: 'Frontend Engineer' },
  { id: 'nurse', title: 'Ward Nurse' },
  { id: 'backend', title: 'Backend Engineer', rating: 3 },
  { id: 'backend-praised', title: 'Backend Engineer', rating: 5 },
  { id: 'pflege', title: 'Pflegefachkraft' },
  { id: 'falconer', title: 'Falconer at the castle' },
]

it.each([
  ['Senior backend engineer, Berlin', ['backend-praised', 'backend', 'frontend']],
  ['Night nurse in Utrecht, 32 hours', ['nurse', 'pflege', 'backend-praised']],
  ['We need a falconer', ['falconer', 'backend-praised', 'cook']],
])('for “%s” the closest by role come first', (brief, ids) =>
  expect(closestExamples(brief, FINALS).map(({ id }) => id)).toEqual(ids),
)

it('gives what there is', () => {
  expect(closestExamples('Cook', [])).toEqual([])
  expect(closestExamples('Baker', FINALS.slice(0, 1), 2)).toHaveLength(1)
})
