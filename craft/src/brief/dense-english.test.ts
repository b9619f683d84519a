import { describe, expect, it } from 'vitest'
import { writeDescription } from '../writer/write.ts'
import type { Fact } from './facts.ts'
import { readBrief } from './read.ts'

const told = (brief: string, kind: Fact['kind']) =>
  readBrief(brief)
    .facts.filter((fact) => fact.kind === kind && fact.holds)
    .map(({ text }) => text)

describe('the title that a brief asks for', () => {
  it.each([
    [
      'For the test lab in Cork. Call it "Test Technician (Vibration)" and nowhere "operator".',
      'Test Technician (Vibration)',
    ],
    [
      'We need a lab person in Hull, the job title should be "Sample Logistics Technician". 40 h',
      'Sample Logistics Technician',
    ],
    ['Der Titel soll "Teamkoordinator Logistik" heißen. Wir sind Fahrer in Ulm.', 'Teamkoordinator Logistik'],
    ['El puesto se llama "Gestora de flota". Somos conductores en Sevilla', 'Gestora de flota'],
    ['We look for a nurse in Hull. We call it "flexible Friday". 30 h', 'nurse'],
    ['hiya can u get an ad up for night HCAs, 2 of them. one nurse on each floor', 'night HCAs'],
    ['Guards for the museum. 3 x Gallery Assistant, SIA licence or door supervisor badge', 'Gallery Assistant'],
  ])('%s', (brief, title) => expect(told(brief, 'title')).toEqual([title]))

  it('counts who is sought behind the name', () => {
    const [title] = readBrief('can you get an ad up for night HCAs, 2 of them, Hollybank care home').facts
    expect(title).toMatchObject({ kind: 'title', headcount: 2 })
  })
})

describe('what dense English notes say of places, pay and conditions', () => {
  it.each<[string, Fact['kind'], string[]]>([
    [
      'Sous chef at the Drovers Arms thats in Little Hay Shropshire, 31,500 plus tronc',
      'place',
      ['Little Hay Shropshire'],
    ],
    ['Sous chef at the Drovers Arms thats in Little Hay Shropshire, 31,500 plus tronc', 'pay', ['31,500']],
    ['Cook in Little Hay, Kent. £15/h', 'place', ['Little Hay, Kent']],
    ['Store lead, Hull. WMS is Manhattan, we can teach it.', 'place', ['Hull']],
    ['HR adviser, Hull. £41,206 is the full-time figure, 28 hours', 'contract', []],
    ['Deputy, Hull. Has to work Easter and both May bank holidays.', 'benefit', []],
    ['Nurse, Hull\n- team of 30\n- 37.5 hours a week', 'hours', ['37.5 hours a week']],
    ['Nurse, Hull\n- ratio 1:5\n- £17.40-£18.10/h', 'pay', ['£17.40-£18.10/h']],
    ['Cook, Hull\nhours: 40\n£15 an hour', 'pay', ['£15 an hour']],
    ['Cook, Hull, hours 40 £15 an hour', 'pay', ['£15 an hour']],
    ['Cook, Hull\n- floor 3\n- 5 years experience', 'experience', ['5 years experience']],
    [
      'Ranger, Hull. House: 3 beds, £90/wk. Vehicle: commuting only.',
      'benefit',
      ['House: 3 beds, £90/wk', 'Vehicle: commuting only'],
    ],
    ['Rep, Hull. Car: own. £30k', 'benefit', []],
    ['Fahrer, Ulm. Wohnung: 2 Zimmer, 300 €/Monat', 'benefit', ['Wohnung: 2 Zimmer, 300 €/Monat']],
    ['Ranger, Hull. £35,000 pa; on call one week in four, £45.10/day.', 'pay', ['£35,000 pa']],
    ['Teacher, Oban. PVG membership will be required.', 'licence', ['PVG membership']],
    ['Teacher, Oban. It is a temporary post.', 'free', []],
    ['Teacher, Oban. Interviews will be held in the week of 3 May.', 'process', ['Interviews in the week of 3 May']],
    [
      'Good morning, I hope you are well. We should be most grateful for an advertisement for a Verger. 20 hours. With kind regards, Una Holt, Dean',
      'title',
      ['Verger'],
    ],
    [
      'Good morning, I hope you are well. We should be most grateful for an advertisement for a Verger. 20 hours. With kind regards, Una Holt, Dean',
      'place',
      [],
    ],
    [
      'Dear all, thank you for helping. We would like to advertise for a Lab Technologist in Hull. The person prepares grain samples and keeps the records.',
      'duty',
      ['prepares grain samples and keeps the records'],
    ],
    [
      'Tech, Hull. Diploma in chemistry; a BSc is fine but by no means expected.',
      'education',
      ['Diploma in chemistry'],
    ],
    ['Ranger, Hull. Questions to Bron Tait, Manager Regulatory Services', 'manager', []],
    ['Firmware engineer, Hull. C (NOT C++), RTOS', 'skill', ['C', 'RTOS']],
    ['Head chef, Ely. Leads a kitchen team of five.', 'team', ['Leads a kitchen team of five']],
    ['Operario en Soria. Abstenerse ETT.', 'contract', []],
    ['Analista en Jaén. SAP u Oracle.', 'skill', ['SAP']],
    ['Dachdecker in Aurich. Führerschein B muss, BE wär schön.', 'licence', ['Führerschein B', 'Führerschein BE']],
    ['Wir suchen eine Person für den strategischen Einkauf in Ulm.', 'title', ['Strategische:r Einkäufer:in']],
    ['Agent in Lisbon. Portuguese: not needed', 'language', []],
    ["Drill fitter in Perth. It's Corella Drilling, 140 staff.", 'company', ['Corella Drilling', '140 staff']],
    ['Operator, City of Harlan Creek, Iowa. 40 h', 'company', ['City of Harlan Creek']],
    ['Coxswain x2, pilot boats, Milford Haven.', 'title', ['Coxswain']],
    ['Géomètre-expert (stagiaire ok), Herstal, CDI.', 'title', ['Géomètre-expert']],
    ['Merchandiser, Hull. tech packs, costing in Excel.', 'skill', ['Excel']],
    ['Käser in Urnäsch, ab 5.30 Uhr, so frei', 'shift', ['ab 5.30 Uhr, sonntags frei']],
    ['Guide in Ayr, live in, meals, £400 a week', 'benefit', ['live in', 'meals']],
    ['Clerk, Hull\nHours: Tue-Sat, 35\n£14/h', 'hours', ['35 hours a week']],
    [
      'Paralegal, Hull. Two work from home days after six months.',
      'mode',
      ['Two days a week from home after six months'],
    ],
    ['> Cook in Hull\n> 40 hours\n> Meals on shift', 'hours', ['40 hours']],
    ['Dental nurse, Hove. GDC registered, or a trainee on the course', 'licence', []],
  ])('%s: %s', (brief, kind, texts) => expect(told(brief, kind)).toEqual(texts))

  it('fills the list of a trade that nothing is known of as little as it needs', () => {
    const tasks = ['check hives', 'spin honey', 'label jars', 'mend frames', 'sell at fairs']
    const text = writeDescription({ brief: `Wax chandler in Hull. Tasks: ${tasks.join(', ')}. £14/h` })
    const list = /## What you will do\n\n((?:- .*\n)+)/.exec(text)![1]!.trim().split('\n')
    expect(list).toHaveLength(tasks.length)
  })

  it('names the day on which one works from home', () =>
    expect(writeDescription({ brief: 'AP clerk, Hull. In office M-Th, Fri from home. £14/h' })).toContain(
      'from home (Friday)',
    ))

  it('holds nothing of a mail that was passed on but what it says', () => {
    const text = writeDescription({ brief: 'Forwarded from Mia (HR):\n> Cook in Hull, Fern Ltd\n> 40 hours' })
    expect(text).not.toMatch(/Forwarded|Mia|>/)
  })

  it.each([
    ['Cook, Hull. We do 80 covers on a Saturday, £15/h. dont put the covers in it.', /80|covers/],
    ['Fundraiser, Hull, £25k. If I see "changing lives" again I will scream.', /changing lives|scream/],
    ['Director, Hull. In confidence, the last one was asked to leave. £90k.', /asked to leave|[Cc]onfidence/],
    ['Director, Hull. £90k. Kindly avoid "dynamic", which the owners dislike.', /dislike|[Kk]indly/],
    ['Teacher, Hull. Must be under 35 and female, parents like that. 35 hours', /parents like/],
    ['Operator, Hull. £30k. my cell stays out', /cell/],
    ['Fwd: from Ramesh - need fleet dispatcher at Bhiwandi hub, 6 days', /Ramesh|Fwd/],
    ['Hygienist, Hull. Prefer someone w/o small kids (call-outs!), £36/h', /kids|call-outs/],
    ['Deputy, Hull. No CV, two lines to a@b.example will do.', /send your CV/],
    ['Adviser, Hull. £31,000 or £26,000. Show both.', /Show both/],
  ])('keeps out of print what was not meant for it: %s', (brief, never) =>
    expect(writeDescription({ brief })).not.toMatch(never),
  )
})
