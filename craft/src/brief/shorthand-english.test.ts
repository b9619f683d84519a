import { expect, it } from 'vitest'
import { readBrief } from './read.ts'

const told = (brief: string) =>
  readBrief(brief)
    .facts.map(({ text }) => text)
    .join(' | ')

it.each([
  ['Dep mgr, care home, Bangor. 1 wkend in 3', 'Dep manager', 'weekend'],
  ['Cook, Hull. Reports to Reg. Mgr Ada Finch', 'Reg.', 'Registered Manager Ada Finch'],
  ['Grower, Ely. clean driving lic, cottage avail, 3 vols', 'avail |', 'available'],
  ['Nurse, Ely. NISCC reg, 30 hours', 'reg |', 'NISCC registration'],
  ['9-doctor clinic wants a patient services mgr, Leeds', 'doctor |', 'patient services manager'],
  ['Cleaner, Ely. 3 office bldgs, Sat am only', 'bldgs', '3 office buildings'],
  ['Cleaner, Ely. 3 office bldgs, Sat am only', 'am only', 'Saturday mornings only'],
  ['Clerk, Ely. book appts, reconcile accts', 'appts', 'reconcile accounts'],
  ['Rep, Ely. own car ess, clean DL, perf bonus', 'DL', 'performance bonus'],
  ['Rep, Ely. own car ess, clean DL, perf bonus', ' ess', 'clean driving licence'],
  ['Waiter, Ely. min wage + tips, equip supplied', 'equip |', 'min wage'],
])('%s', (brief, unsaid, said) => {
  expect(told(brief)).toContain(said)
  expect(told(brief)).not.toContain(unsaid)
})

it('leaves other languages alone', () =>
  expect(told('Koch in Linz, 38 Std, Reg. Nr. 12, avail')).not.toContain('available'))
