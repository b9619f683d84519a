import { describe, expect, it } from 'vitest'
import { chatLines } from './chat-lines.ts'
import { englishLetters } from './letter-english.ts'
import { normalise } from './normalise.ts'
import { readBrief } from './read.ts'
import { rewrite } from './rewrite.ts'
import { englishTalk } from './talk-english.ts'
import { englishWork } from './talk-english-work.ts'

const written = (said: string): string =>
  [englishLetters, englishTalk, englishWork].reduce(
    (typed, step) =>
      rewrite(
        typed,
        step(typed.text, () => 'en'),
      ),
    normalise(said),
  ).text

describe('what is said to a colleague in passing is written as a form would have it', () => {
  it.each([
    // Whom one reports to.
    ['Oona Birch (Plant Director) is the boss.', 'Reports to Oona Birch, Plant Director.'],
    ['Marlow, our finance lead, will be your manager.', 'Reports to Marlow, finance lead.'],
    ['- Manager Ines Falk Holt', '- Reports to Ines Falk Holt'],
    ['Team of 6, under Grace Odell.', 'Team of 6, Reports to Grace Odell.'],
    ['Owen (Head of Estates, they report to me)', 'Reports to Owen, Head of Estates'],
    ['Reports to you?\nyep, Alma Sorby, Lab Manager', 'Reports to Alma Sorby, Lab Manager'],
    ['The role reports to Jo Park.', 'Reports to Jo Park.'],
    // What is not asked for.
    ["diploma, we don't care.", 'no diploma needed.'],
    ["Certificates don't matter to us.", 'no Certificates needed.'],
    ["We don't care about degrees.", 'No degrees needed.'],
    ['French is useful, not a dealbreaker.', 'French is useful, not a must.'],
    ['A portfolio is required, grades are not.', 'A portfolio is required. grades not required.'],
    ['Sorry, cannot sponsor work visas.', 'Sorry, No visa sponsorship.'],
    ["We're not able to sponsor.", 'No visa sponsorship.'],
    ["We don't really mind what you studied.", 'No specific degree needed.'],
    ['Reporting line: COO (Ida Moss).', 'Reports to COO (Ida Moss).'],
    ["Please make clear it's night work.", "it's night work."],
    ["We're honest that winters are long.", 'winters are long.'],
    ['Visa sponsorship is not offered.', 'No visa sponsorship.'],
    ['A licence is needed, a degree is not.', 'A licence required. No degree needed.'],
    ['Mon/Wed in, Tue + Thu home.', 'Mon/Wed in, rest from home.'],
    // How much it is wished for.
    ['Welsh is a small plus.', 'Welsh is a plus.'],
    ['Tableau comes in handy.', 'Tableau is a plus.'],
    ['No French needed lol.', 'No French needed .'],
    // Where.
    ['1 day from home is fine.', '1 day from home.'],
    ['Three days in, two at home.', 'Three days in the office.'],
    ['In the office Mondays and Wednesdays, rest at home.', 'Mondays and Wednesdays in the office, rest from home.'],
    ['In the office on Tuesdays, the rest remote.', '1 day in the office, rest from home.'],
    ['In Tue and Fri, home otherwise.', 'In Tue and Fri, rest from home.'],
    ['Office Mon-Wed, Thu + Fri at home if you like.', 'Office Mon-Wed, rest from home.'],
    ['On site, 1 day from home.', '1 day from home.'],
    ["On site, it's a quarry.", 'On site.'],
    ["It can't be done from a desk.", 'on site.'],
    [
      'Remote ok inside New Mexico, otherwise hybrid 3 days.',
      'remote within New Mexico or hybrid (3 days a week in the office).',
    ],
    ["You must live in Iowa, we're not registered elsewhere.", 'You must live in Iowa.'],
    ['Remote but you have to live in Maine.', 'Remote you have to live in Maine.'],
    // What is given.
    ['Dental plan, we pay 60%.', 'Dental plan 60% paid by us.'],
    ['medical, 18 PTO.', 'medical, 18 days PTO.'],
    ['28 days + bank hols.', "28 days' holiday plus bank hols."],
    ['Office shut xmas to new year.', 'office closed between Christmas and New Year.'],
    ['24 to 31 Dec are free.', '24 to 31 Dec off.'],
    ['bonus to 15%.', 'bonus up to 15%.'],
    ['Taxi home after 23:00, free.', 'free Taxi home after 23:00.'],
    // What is said of the text.
    ['Saturdays are part of it so be upfront about it.', 'Saturdays are part of it.'],
    ['No bonus, please say so.', 'No bonus.'],
    ['$70k (post it, Colorado).', '$70k.'],
    ['Name things as they are, without euphemisms.', 'Name things as they are.'],
    ['Say it straight. Team of 3.', '. Team of 3.'],
    ['£28k, the salary must be in the advert.', '£28k, the salary must be in the advert.'],
    ['£28k, must be in the advert.', '£28k,.'],
    ['Two weeks of training (nothing more than that).', 'Two weeks of training.'],
    ['We merge with Holt, this is public already.', 'We merge with Holt.'],
    ['£28k, finance has approved it.', '£28k.'],
  ])('%s', (said, expected) => expect(written(said)).toBe(expected))

  it.each([
    'Under Schedule 9 we ask for a woman.',
    'Under Ann Holt, sales grew by 20%.',
    'Under Ravi Shah, the shop has doubled.',
    'The manager is away on Fridays.',
    'You care about degrees of freedom.',
    'Do not say that we are moving.',
    'We sponsor visas.',
    'Free parking.',
    'Bonus to be agreed.',
    'No need to say so.',
    'You manage 4 people.',
    '1 day from home is possible.',
    'Kitchen closed over Christmas.',
    'Seats: 40',
    'You report what you find to me.',
    'You are open in the office.',
  ])('as it is: %s', (said) => expect(written(said)).toBe(said))
})

describe('a request to a colleague names the post', () => {
  it.each([
    ['Hi Ann, can you get the sous chef ad out today?', 'Hi Ann, Role: sous chef.'],
    ['Could you please draft the job advert?', 'Could you please draft the job advert?'],
    ['We would like to appoint our first Data Steward for a year.', 'we are looking for a Data Steward for a year.'],
    ['Hiring 3.', '3 openings.'],
    ['Hiring two of these.', 'two openings.'],
    ['Seats: 3', '3 openings'],
  ])('%s', (said, expected) => expect(written(said)).toBe(expected))

  it('in a chat whose lines begin with a name and a time', () => {
    const typed = normalise(
      '[copied from Teams]\nMara 10:05: sam can you get the QA engineer post up\nSam 10:06: level? pay?\nMara 10:07: mid, $90k\nSam 10:08: $$$\nMara 10:09: ok. Leeds only',
    )
    expect(rewrite(typed, chatLines(typed.text)).text.trim().split(/\n+/)).toEqual([
      'Role: QA engineer.',
      'mid, $90k',
      'Leeds only',
    ])
  })
})

it('a plan of the day is no chat', () => {
  const typed = normalise('Barista, Leeds.\nEarly 7:00: open up\nLate 14:00: cash up')
  expect(chatLines(typed.text)).toEqual([])
})

describe('the work, the team, the hours and the house', () => {
  it.each([
    [
      'The work is to visit farms, to take samples and to write reports.',
      'The job: visit farms, take samples, write reports.',
    ],
    ['The job is to cook, and to clean.', 'The job: cook, clean.'],
    ['What do they do, they run the rota.', 'The job: run the rota.'],
    ['Want complaints down from 8 to 3%.', 'The job: bring complaints from 8 to 3%.'],
    ["We move to SAP next year and you'd lead that.", 'The job: lead our move to SAP next year.'],
    ['Office moves to Hull in May, you lead the move.', 'The job: lead the move of our Office to Hull in May.'],
    ['Fitter in Hull, 6 in IT.', 'Fitter in Hull, team of 6.'],
    ['Patch = Kent: shops, cafes', 'Territory: Kent (shops, cafes)'],
    ['40 calls a day in winter, 15 in summer.', '40 calls a day in winter and 15 in summer.'],
    ['4 clerks under this person.', 'Leads 4 clerks.'],
    ['You join 3 chemists and 2 physicists.', 'Team: 3 chemists and 2 physicists.'],
    ['Nobody to manage.', 'No people management.'],
    ["You won't be leading anyone.", 'No people management.'],
    ["We'd like someone by the end of May latest.", 'Start by the end of May at the latest.'],
    ['Pay 30-34 (thousand), no more.', 'Pay 30-34k.'],
    ['Pay 34k, no more.', 'Pay 34k.'],
    ['£15.20, fixed, no range.', '£15.20 fixed.'],
    ['$4,000 a month all in.', '$4,000 a month all-in.'],
    ['wed-sun 9-5', 'Wednesday to Sunday 9-5'],
    ['Trips 2x yr.', 'Trips twice a year.'],
    ['Travel 20 %, mostly Wales.', 'Travel 20 %, mostly to Wales.'],
    ['8-4 pacific.', '8-4 pacific time.'],
    ['a 4 days week', 'a 4-day week'],
    ['Start whenever, June at the latest.', 'start by June at the latest.'],
    ['in Derby, well, Belper really.', 'in Derby (Belper).'],
    [
      'You will run the billing services, review code and plan releases.',
      'You will run the billing services, review code and plan releases.',
    ],
    ['Leads sales, service, parts.', 'The job: lead sales & service & parts.'],
    [
      'Our Head Chef retires in May and we need to find a successor.',
      'Role: Head Chef. Successor to the post-holder, who retires in May.',
    ],
    ['Kelpie, we make soap.', 'Company: Kelpie. We make soap.'],
    ['Marl & Sons make gates, 9 of us.', 'Company: Marl & Sons. We make gates, 9 of us.'],
    ['I write as chair of the board of Ferry Hall.', 'We are Ferry Hall.'],
    ['Head office Cork, 3 depots.', 'Cork (Head office), 3 depots.'],
    ['We start at 5, because of the bread, and finish at 1.', 'We start at 5 (because of the bread), and finish at 1.'],
    ['Maternity cover for Ines, 9 months.', 'Maternity cover for 9 months.'],
    ["it's Maras maternity cover so 9 months", "it's maternity cover for 9 months"],
    ['Not Trello, we ditched it.', 'Not Trello.'],
    ['Send a CV, quote AB-12/7.', 'Send a CV. Please give the reference AB-12/7 when you apply.'],
    ['HSA w/ $500', 'HSA with $500'],
    ['Works w/o supervision', 'Works without supervision'],
    ['Mon thro Thu', 'Mon through Thu'],
    ['Excel is must.', 'Excel is a must.'],
    ['NB: no parking', 'no parking'],
    ['Co.: Alder Labs, 40 people', 'Company: Alder Labs, 40 people'],
    ['Boss / crew: CTO Ida Moss; 4 fitters', 'Reports to CTO Ida Moss\nTeam: 4 fitters'],
    ['2 days in (Mo Th)', '2 days in (Monday and Thursday)'],
    ['Marl (garden pots, Stoke, ~30 people).', 'Marl (garden pots), Stoke, 30 people.'],
    ["4 or 5 days, we'd take either.", '4 or 5 days.'],
    [
      'Flexible, but we would like to see them at our Ely site twice a week.',
      'Flexible. You work at our Ely site twice a week.',
    ],
    ["£40k, that's the actual pay not pro rata'd.", '£40k. This is the pay for these hours.'],
    ['DBS check will be arranged by us.', 'we arrange DBS check.'],
    ['French obviously.', 'French.'],
    [
      '6 weeks of holiday, because nobody may be off in August, the peak.',
      '6 weeks of holiday (because nobody may be off in August, the peak).',
    ],
    ['5 years, of that 2 in dairy.', '5 years, of which 2 in dairy.'],
    ['Miro and Jira are what we use.', 'we use Miro and Jira.'],
    ['Interviews will be held in the week of 3 May.', 'Interviews in the week of 3 May.'],
    ['- Interviews are expected to be held on 3 May.', '- Interviews on 3 May.'],
    ['Applicants should know Excel.', 'Must know Excel.'],
    ['We require a diploma in chemistry.', 'Required: a diploma in chemistry.'],
    ['We do not ask for any diploma.', 'no diploma.'],
    ['AccessNI enhanced check.', 'enhanced AccessNI check.'],
    ["Don't need: French, we teach you.", 'No French needed. we teach you.'],
  ])('%s', (said, expected) => expect(written(said)).toBe(expected))

  it.each([
    'Generous maternity leave.',
    'You will get quotes from suppliers.',
    'Mon-Thu 8-5.',
    'Salary from 30 to 40k.',
    'Cardiff, the city, actually has three depots.',
    'You join a team of 9.',
    'Three sites, 2 in US.',
    '40 people, 20 in UK.',
    'Staff sell tickets and ice cream.',
    'Chefs bake the bread each morning.',
    'Currently, we run three shops.',
    'Honestly, we make good bread.',
    'Maternity cover for March, 9 months.',
    'Our interviews are in English.',
    'Mo and Tu are the cats here.',
    'Own car, own tools, own phone.',
    'Head chef, sous chef, cook.',
    'The Bakery makes or breaks the day.',
    'We need to know what counts.',
    'What we use on the farm is old.',
  ])('as it is: %s', (said) => expect(written(said)).toBe(said))
})

describe('a slip in a choice of two words', () => {
  it('is put right', () =>
    expect(readBrief('CRM/lifecyle manger for the web shop, Leeds, with a team of 3').facts[0]).toMatchObject({
      title: 'CRM/lifecycle Manager',
    }))
})
