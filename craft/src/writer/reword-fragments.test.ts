import { describe, expect, it } from 'vitest'
import { writeDescription } from './write.ts'

describe('short notes find the place where a reader looks for them', () => {
  it.each([
    ['Clerk, Bath. £30k, 25 days, pension.', '25 days of holiday'],
    ['Koch, Ulm. 3.000 €, 30 Tage, Kantine.', '30 Tage Urlaub'],
    ['Vendeur, Lyon. 2 100 € brut, 25 jours, mutuelle.', '25 jours de congés'],
    ['Mozo, Getafe. 24k, 23 días laborables, parking.', '23 días laborables de vacaciones'],
    ['Head of Data in Barcelona, hybrid 2 days/week at the Poblenou office.', 'Barcelona / Poblenou office'],
    ['Designer, Berlin. Team: 1 lead, 3 designers, 1 researcher.', '5 (1 lead, 3 designers, 1 researcher)'],
    ['Lead, Venlo. Must: Dutch or Polish B1.', 'Dutch or Polish at B1 level'],
    ['Jefa, Getafe. Imprescindible: 3 años liderando equipos.', 'liderar equipos'],
    ['Manager, Bath. Leads team of 4 (content, events, paid, design).', 'a team of 4 (content, events, paid, design)'],
  ])('%s', (brief, line) => {
    const text = writeDescription({ brief })
    expect(text).toContain(line)
    expect(text).not.toMatch(/## (?:Good to know|Gut zu wissen|Bon à savoir|Conviene saber)/)
  })

  it.each([
    ['Barista, Bath, weekends incl.', '- Weekends included'],
    ['Vet nurse, Bath, 4 days, £28k', '- 4 days a week'],
    ['Chef, Bath, 1 in 4 saturdays', '- 1 in 4 Saturdays'],
  ])('tells working times under what is good to know: %s', (brief, line) => {
    const text = writeDescription({ brief })
    expect(text.slice(text.indexOf('## Good to know'))).toContain(line)
  })

  it.each([
    ['iOS dev, Toronto, CAD 105k. Swift. 2M riders. 11 years old', '## About us\n\n- 2M riders, 11 years old'],
    ['Entwickler, Leipzig. Unsere App. Kotlin, 2 Jahre', '## Über uns\n\n- Unsere App'],
    ['Barista for our roastery café Northlight, Leeds. £12.90/h', '- Our roastery café Northlight'],
  ])('tells what is said of the employer under its heading: %s', (brief, section) => {
    expect(writeDescription({ brief })).toContain(section)
  })

  it.each([
    ['Buchhalterin in Ulm. DATEV sicher.', /- Sicher$/m],
    ['Barista, Bath. Pop in or mail hello@brew.co.uk', /- .*[Pp]op in/],
    ['Clerk, Bath, full time. Thanks, Joost', /Joost/],
    ['Electrician, Bath. £38k plus van.', /plus van/i],
  ])('%s', (brief, misplaced) => {
    expect(writeDescription({ brief })).not.toMatch(misplaced)
  })
})

describe('a section holds what its heading says', () => {
  it.each([
    ['Data Analyst, Berlin. Python, dbt nice to have.', '- dbt', 'Dbt'],
    [
      'Teacher, Leeds. Fixed-term 18 months (parental leave cover). Pension.',
      'Leeds · Fixed-term (18 months, parental leave cover)',
      'Good to know',
    ],
    ['Nurse in Hull, covering maternity leave', 'Hull · Fixed-term (maternity cover)', 'Good to know'],
    [
      'Vendeuse à Dole, CDD de 6 mois, remplacement congé maternité',
      'CDD de 6 mois (remplacement de congé maternité)',
      null,
    ],
    ['Contable en Soria para cubrir una baja médica', 'Contrato temporal (sustitución por baja médica)', null],
    [
      'Koch in Ulm, befristet 12 Monate, Elternzeitvertretung',
      'Befristet (12 Monate, Elternzeitvertretung)',
      '- Befristet',
    ],
    ['Designer, Bath, covering paternity leave, 3 months', 'Fixed-term (3 months, paternity leave cover)', 'parental'],
    [
      'Graphiste, Lyon, remplacement congé sabbatique 11 mois',
      'CDD de 11 mois (remplacement de congé sabbatique)',
      '- Remplacement',
    ],
    ['Teacher, Leeds, sabbatical cover, 1 year', 'Fixed-term (12 months, sabbatical cover)', '- Sabbatical'],
    ['Lehrer in Ulm, Vertretung Sabbatical, 12 Monate', 'Befristet (12 Monate, Sabbaticalvertretung)', '- Sabb'],
    [
      'Maestro en Vigo, sustitución por paternidad, 4 meses',
      'Contrato temporal de 4 meses (sustitución por permiso de paternidad)',
      '- Sustitución',
    ],
    ['Contable en Vigo para cubrir una baja, 22.000 €', '- Cubrir una baja', null],
    ['Buchhalter in Ulm, Mo und Fr Homeoffice', '2 Tage pro Woche Homeoffice (Montag und Freitag)', null],
    ['Buchhalter in Ulm, Homeoffice Mo-Mi', '3 Tage pro Woche Homeoffice (Montag bis Mittwoch)', '- Homeoffice Mo'],
    ['SRE in Leeds. We run Nomad and not Kubernetes. £60k', 'No Kubernetes needed', 'kubernetes'],
    ['Nurse, dialysis, Hull. 37 h', 'dialysis', null],
    [
      'QA Engineer in Bremen, remote innerhalb Deutschlands. Anzeige bitte auf Englisch.',
      'within Germany',
      'eutschland',
    ],
    ['Cocinero en Soria, 40 h. Responsable: Ana Ott.', 'Ana Ott', 'esponsable'],
    ['Cook, Hull, 40 h. Boss: Ann Cole.', 'Ann Cole', 'Boss'],
    ['In-house lawyer, Leeds, contracts, no litigation. £60k', 'No litigation.', 'disputes'],
    ['Vendedor en remoto desde España. Anuncio en inglés, por favor.', 'within Spain', 'España'],
    ['Comptable à Dole, 35 h, TVA. Annonce en anglais, merci. Pas de contentieux.', 'No litigation', 'contentieux'],
    ['Physio, Bristol. Part time, 24h over 3 days.', 'Part-time · 24 hours a week', null],
    ['Receptionist, Dublin. Apply to Niamh at niamh@kellylaw.example', 'niamh@kellylaw.example', null],
    ['Head chef, Devon. Must have: 3 yrs as sous or head chef.', 'experience as sous or head chef', null],
    ['Teacher for a bilingual Kita in Munich', 'We are a bilingual Kita', 'We work in'],
    ['iOS engineer, Lisbon. Remote within Portugal or hybrid (1 day/wk).', '- Remote within Portugal or hybrid', null],
    ['Buyer, Rotterdam. Reports to the CPO. 01/02/2027 start', '01/02/2027', 'Good to know'],
    ['Entwickler, Leipzig. Du baust Komponenten, schreibst Tests.', '- Komponenten bauen und Tests schreiben', null],
    ['Manager, Graz. 30h. 2.900 brutto for 30h.', '· 30 hours a week ·', '30 hours a week · 30'],
    ['iOS engineer, Lisbon. Swift, knows accessibility.', '- You know accessibility', null],
  ])('%s', (brief, said, never) => {
    const text = writeDescription({ brief })
    expect(text).toContain(said)
    if (never) expect(text).not.toContain(never)
  })
})
