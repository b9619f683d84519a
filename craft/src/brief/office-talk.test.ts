import { describe, expect, it } from 'vitest'
import { writeDescription } from '../writer/write.ts'
import { readBrief } from './read.ts'

const told = (said: string): string => writeDescription({ brief: `Shop manager in Leeds for Brackwell Books. ${said}` })

describe('what dense notes for an office post say', () => {
  it.each([
    // Whom one reports to, and whom one leads.
    ['Reports to Moira Lind, Director of Member Services.', 'Moira Lind, Director of Member Services.'],
    ['Reports to Ana Bell (Head of Learning and Growth).', 'Ana Bell, Head of Learning and Growth'],
    ['Leads four directors.', '4 directors'],
    ['Manages 5 AR clerks.', '5 AR clerks'],
    // Tasks.
    ['The job: monthly pack, cost per crate (a crate is 20 kg), sitting down with growers.', '- Sit down with growers'],
    ['Existing book of 90 accounts.', 'existing book of 90 accounts'],
    // Where and when.
    ['2 days from home after 3 months.', '2 days a week from home after 3 months, the rest on site'],
    ['Remote, in the office once a month.', '- In the office once a month'],
    ['Remote. You have to live in CO, UT or NM.', 'ive in CO, UT or NM'],
    ['$20/hr. About 50 calls a day.', '50 calls a day'],
    // What is asked for.
    ['Clear written English.', '- Clear written English'],
    ['Strong written and spoken Welsh.', 'trong written and spoken Welsh'],
    ['Spanish helpful with suppliers.', '- Spanish (with suppliers)'],
    ['UAE driving licence.', '- UAE driving licence'],
    ['Functional French for suppliers.', '- Functional French (for suppliers)'],
    ['2 years in shops, bar work counts.', 'Bar work counts.'],
    ['Leads sales, service, parts.', '- Lead sales, service and parts'],
    ['Need 2, er, 3 years in retail.', 'At least 3 years of experience'],
    ['40 calls a day in winter, 15 in summer.', 'Make 40 calls a day in winter and 15 in summer'],
    ['£30k for a 4 day week.', '- 4-day week'],
    ['Welsh = +£1.00/hr.', 'for Welsh'],
    ['Warehouse moves to Hull in 2028.', 'Leeds\n\n'],
    ['Send a CV, quote AB-12/7.', 'Please give the reference AB-12/7 when you apply'],
    ['Team: 3 data scientists and 2 chemists.', 'a team of 5 (3 data scientists and 2 chemists)'],
    ['6 years in retail, 2 leading people.', '2 of those years leading people'],
    ['A background in health or social care is welcome.', 'ackground in health or social care'],
    ['Paid on a single point rather than a scale.', 'ingle point rather than a scale'],
    ['Practice matters more to us than any degree.', 'matters more to us than any degree'],
  ])('%s', (said, expected) => expect(told(said)).toContain(expected))

  it.each([
    ["No 'hunter', no 'hungry'.", 'hunter'],
    ["No talk of 'journeys' please.", 'journeys'],
    ['Only Kenyan or Egyptian, please.', 'Egyptian'],
  ])('never printed: %s', (said, never) => expect(told(said)).not.toContain(never))

  it('a people that is asked for alone is set aside, a language is not', () => {
    const grounds = (said: string) => readBrief(`Clerk in Hull. ${said}`).setAside.map(({ ground }) => ground)
    expect(grounds('Only Jordanian nationals.')).toEqual(['nationality'])
    expect(grounds('Only English.')).toEqual([])
    expect(grounds('Only German or Dutch.')).toEqual([])
  })

  it.each([
    ["Clerk. Kelpie is the divers' co-op, Hull.", 'Kelpie'],
    ['Clerk. Marl & Sons make garden gates, 9 of us, Hull.', 'Marl & Sons'],
    ['Clerk. Loamy, we sell seed kits, Hull.', 'Loamy'],
    ['Clerk\n- Hale & Stone Grain Merchants, Hull', 'Hale & Stone Grain Merchants'],
  ])('names the employer: %s', (brief, name) =>
    expect(readBrief(brief).facts).toContainEqual(
      expect.objectContaining({ kind: 'company', aspect: 'name', text: name }),
    ),
  )

  it('takes the reason along with a wish that is set aside', () =>
    expect(told("No moms with kids pls, doesn't work.")).not.toContain('work.\n- Doesn'))

  it('addresses readers as asked in another language', () =>
    expect(readBrief('Please write it in German and with Du. Motion designer in Ulm.').style.address).toBe('informal'))

  it.each([
    ['German', 'Explainer films for shipping companies.', 'Erklärfilme für Reedereien'],
    ['German', '9 of us.', '9 Mitarbeitende'],
    ['French', '4 weeks vacation from year 1.', '4 semaines de congés'],
    ['Spanish', 'No weekend work before fairs.', 'antes de ferias'],
  ])('said in %s: %s', (language, said, expected) =>
    expect(
      writeDescription({
        brief: `Please write the ad in ${language}. Motion designer for Studio Marl in Ulm. ${said}`,
      }),
    ).toContain(expected),
  )

  it('in which language the posting has to be', () =>
    expect(readBrief('SEO specialist in Laval. The posting has to be in French.').style.outputLanguage).toBe('fr'))
})
