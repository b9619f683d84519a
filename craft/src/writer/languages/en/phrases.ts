import type { ByTone, SentenceKind } from '../voice.ts'

export const phrases: Record<SentenceKind, ByTone> = {
  opening: {
    any: [
      'As {title} at {company}(( {place})), you will {purpose}.',
      '{Company} is [looking for|hiring] {title}(( {place})). You will {purpose}.',
      '{Company} is looking for {title}(( {place})) to {purpose}.',
      'As {title} [at|with] {company}(( {place})), you {purpose}.',
      'As {title}(( {place})), you will {purpose}.',
      'We are [looking for|hiring] {title}(( {place})) to {purpose}.',
      'We are [looking for|hiring] {title}(( {place})). Your [job|task]: to {purpose}.',
      '{Company} is hiring {titles}(( {place})). You will {purpose}.',
      'We are hiring {titles}(( {place})). [Together you|You will all] {purpose}.',
    ],
    warm: [
      'Come and join {company}(( {place})): as {title} you’ll {purpose}.',
      '{Company} would love to meet {title}(( {place})) who will {purpose}.',
      'We’d love to meet {title}(( {place})) who wants to {purpose}.',
      'We’re looking for {title}(( {place})), someone who likes to {purpose}.',
      'There’s room on our team for {title}(( {place})): you’d {purpose}.',
      '{Company} has room for {titles}(( {place})). You’ll {purpose}.',
      'We have room for {titles}(( {place})). You’ll {purpose}.',
    ],
    formal: [
      '{Company} invites applications for the position of {bare}(( {place})). The role is to {purpose}.',
      '{Company} wishes to appoint {title}(( {place})). Your responsibility will be to {purpose}.',
      'We invite applications for the position of {bare}(( {place})). The role is to {purpose}.',
      'We wish to appoint {title}(( {place})). Your responsibility will be to {purpose}.',
      '{Company} wishes to appoint {titles}(( {place})). Your responsibility will be to {purpose}.',
      'We wish to appoint {titles}(( {place})). Your responsibility will be to {purpose}.',
    ],
    playful: [
      'Good news if you like to {purpose}: {company} is looking for {title}(( {place})).',
      'Good news if you like to {purpose}: we’re looking for {title}(( {place})).',
      'Some people like to {purpose}. If that’s you, {company} has a place for {title}(( {place})).',
      'Some people like to {purpose}. If that’s you, we have a place for {title}(( {place})).',
      'Somebody has to {purpose}, and it might as well be you, as {title}(( {place})).',
      '{Company} is looking for {titles}(( {place})). Your mission: {purpose}.',
      'We’re looking for {titles}(( {place})). Your mission: {purpose}.',
    ],
  },
  team: {
    any: [
      'You [join|will join|work in] {team} and report to {manager}.',
      'You [join|will join|will be part of|work with] {team}.',
      'You [report|will report] to {manager}.',
      'Your manager [is|will be] {manager}.',
      'You [lead|will lead|manage] {managed} and report to {manager}.',
      'You [lead|will lead|manage] {managed}.',
      'You join {team}, lead {managed} and report to {manager}.',
      'You join {team} and lead {managed}.',
    ],
  },
  together: {
    any: [
      'Working together is a large part of this role: you share what you know, [ask when it helps|listen] and keep others informed.',
      'You will seldom work alone: [plans are talked through|questions are asked out loud] and help goes both ways.',
    ],
  },
  field: { any: ['The field is {field}.', '[Field of work|The field]: {field}.'] },
  start: {
    any: ['You [start|will start] {start}.', '[We would like you to start|The role starts] {start}.'],
    warm: ['You’d [start|be with us] {start}.'],
    formal: ['The [position|role] starts {start}.'],
  },
  entry: {
    any: [
      'You do not need to know everything on the first day: you learn on the job, [with people who explain|with support when you need it].',
      'You start with [smaller tasks|tasks of a manageable size] and take on more as you grow into the work.',
      'You learn by doing, and [someone experienced looks over your work|there is always someone to ask].',
    ],
  },
  mid: {
    any: [
      'You keep [promises and deadlines|your word], and you [ask early when something is unclear|speak up when a plan does not hold].',
      'How you organise the work is [largely up to you|your business]; what counts is that [others can rely on the result|it gets done well].',
      'You [own your tasks|are responsible for your own area] from start to finish and [ask for a second opinion when it helps|decide with others when more than your own work is affected].',
      'You work [on your own responsibility|with a free hand], and you know when to [bring others in|ask].',
      'The area is yours: you plan it, you do it, and you [say what you need|tell us what would make it better].',
      'You take your work from the first question to the finished result and [keep the people around you informed|say openly how things stand].',
    ],
  },
  frontline: {
    any: [
      'You know what the day needs, lend a hand where it is busy and [ask when something is unclear|say when something is not right].',
      '[Your day has a clear rhythm|The work has its rhythm], and you help to keep it: reliable, attentive and [friendly to those around you|ready to help].',
      'You work closely with the people next to you and [leave things in order for those who come after|hand over so that nobody has to guess].',
      'You do your part with care and [notice what others need|speak up when you see a better way].',
      'Much of the work is done side by side: you [pull your weight|can be relied on] and others do the same for you.',
    ],
  },
  senior: {
    any: [
      'You own your area, [review the work of others|look over the work of others] and share what you know.',
      'You decide a good deal yourself, [explain your reasons|say why] and help others to [do their best work|grow].',
      'You bring the experience to [see problems early|tell what matters from what can wait], and the patience to pass it on.',
      'Colleagues turn to you for advice, and you [make room for their ideas|leave the work better understood than you found it].',
    ],
  },
  lead: {
    any: [
      'You set the direction for your team, [make priorities clear|decide what comes first] and are there when someone needs help.',
      'You give people clear goals and [the room to reach them|honest feedback], and you answer for the result.',
      'You keep the overview, [share out the work fairly|plan the work together] and speak up for your team.',
    ],
  },
  head: {
    any: [
      'You answer for people, budget and direction, and you [turn plans into results others can see|make decisions that others can follow].',
      'You set the course, [build the team that can follow it|win people for it] and report openly on progress.',
      'You combine a clear plan with attention to the people who [carry it out|make it real].',
    ],
  },
  settling: {
    any: [
      'The first weeks are for getting to know [people, places and open questions|the people and the work]; [after that you set the pace yourself|then you take over step by step].',
      'At first you will [watch, ask and learn how things are done|look around and ask a lot]; before long, others will ask you.',
      'You begin by finding out [what works well and what does not|how the work is done today], and change things once you know them.',
      'Nobody takes over everything on a Monday morning: [you start with one area and add the next|the work grows as you get to know it].',
      'Questions are [part of the start|welcome from the first day], and so is a fresh look at [what others have stopped noticing|habits that nobody questions any more].',
      'To begin with, you [meet those you will work with|learn who needs what and when]; the rest follows [from the work itself|task by task].',
    ],
    formal: [
      'An introduction to [the work and the people|colleagues and procedures] precedes full responsibility for the area.',
      'The first weeks serve to become acquainted with [the tasks and the people involved|current work and open matters].',
    ],
  },
  success: {
    any: [
      'A good year lies behind you when {success}.',
      'The work is measured by this: {success}.',
      'You will know it is going well when {success}.',
      'Good work here means that {success}.',
      'How you can tell that the job is well done: {success}.',
      'After the first months, {success}: that is the aim.',
      'What counts in the end: {success}.',
      'You have done well when {success}.',
    ],
    warm: [
      'You’ll feel at home in the role once {success}.',
      'You’ll know it’s going well when {success}, and we’ll tell you so.',
    ],
    formal: ['Success in this position means that {success}.', 'The measure of success is that {success}.'],
    playful: ['How you know you’ve cracked it: {success}.', 'A good week? When {success}.'],
  },
  encourage: {
    any: [
      'Better to apply than to wonder: if most of it fits, it fits.',
      'Not everything on the list is a must: [write to us|apply] if [the direction is right|most of it sounds like you].',
      'You do not need to tick every box: if most of this fits, [apply|please apply|we want to hear from you].',
      'If you meet most of this list, [please apply|apply], even if one point is missing.',
      'Nobody brings everything, so if [most of this|the greater part] sounds like you, [apply|write to us].',
      '[With one point missing|Even without one of these points], apply all the same: we [read what you can do, not only what you lack|look at the whole].',
    ],
    formal: ['Candidates who meet most of these points are encouraged to apply.'],
    warm: [
      'If most of this sounds like you, we’d love to hear from you, [ticked boxes or not|even with gaps in the list].',
      'Nobody ticks every box, and we’d still love to [hear from you|meet you].',
    ],
    playful: [
      'Missing a point puts you in good company, so apply anyway.',
      'Nobody has the full set, [ourselves included|whatever they say]: apply anyway.',
    ],
  },
  tools: {
    any: [
      '[Hands-on|Practical|Solid] experience with {tools}',
      '[Good|Sound|Working] knowledge of {tools}',
      '[Practice|Confidence] with {tools}',
      'You [have worked|work] with {tools} and know your way around',
    ],
    formal: ['Practical experience with {tools}', 'Sound knowledge of {tools}'],
  },
  skill: { any: ['[Experience|Practice] with {skill}', '[Good|Sound|Solid] knowledge of {skill}'] },
  nice: {
    any: [
      '{tools}: good to have, not a condition',
      '[Experience|First experience|Some practice] with {names}',
      'You have [worked with|met|used] {names} before',
    ],
  },
  experience: {
    any: [
      '{Years} of {qualified} experience',
      '{Years} of experience as {as}',
      '{Years} of experience [with|in] {subject}',
      '{Years} of [professional|practical] experience with {tools}',
      '{Years} of [relevant experience|experience in this kind of work|experience in a comparable role]',
    ],
  },
  pay: {
    any: ['{Pay}', '[Pay|Salary]: {pay}', '{Pay}, [stated openly|so you know where you stand]'],
    formal: ['Salary: {pay}'],
  },
  apply: {
    any: [
      '[Send|Please send] your application to {channel} by {deadline}.',
      'Apply by {deadline}: [write to|send it to] {channel}.',
      '[Send|Please send] your application to {channel}.',
      'To apply, [write to|get in touch at|contact] {channel}.',
      '[Please apply|Apply|Send us your application] by {deadline}.',
      'Applications are open until {deadline}.',
      'If this sounds like your kind of work, [send us your application|apply] and tell us [briefly|in a few lines] what you [have done so far|would bring].',
      '[Write to us|Apply] with [a short account of your work so far|an example of work you are proud of].',
      '[Send us a CV|Apply with a CV] or a short summary of your work.',
      'Apply [in the way that suits you|with a few lines about yourself] and tell us [when you could start|why this work interests you].',
    ],
    warm: [
      'Sounds like you? Send your application to {channel} by {deadline}.',
      'Sounds like you? Write to {channel}; a few honest lines are enough.',
      'We’d be glad to hear from you by {deadline}.',
      'Sounds like you? Send us a few honest lines about yourself and what you’ve done so far.',
      'We’d be glad to hear from you: a few lines about yourself are enough for a first hello.',
      'Say hello in [a few lines|your own words], and tell us what you’d like to [do here|know].',
    ],
    formal: [
      'Please submit your application to {channel} by {deadline}.',
      'Please submit your application to {channel}.',
      'Please submit your application by {deadline}.',
      'Please submit your application with a summary of your experience.',
      'Applications should [include a summary of relevant experience|state your experience and possible starting date].',
    ],
    playful: [
      'Ready? Write to {channel} by {deadline}.',
      'Ready? Write to {channel}.',
      'Ready? You have until {deadline}.',
      'Ready? Tell us in a few lines who you are and what you’ve built, sold, cooked or mended so far.',
      'Skip the stiff letter: [a few lines that sound like you|what you’ve done and what you’d like to do] will do nicely.',
      'Your move: [a CV, a note, a link|a few honest lines], whatever shows your work best.',
    ],
  },
  contact: {
    any: [
      '[Your contact is|Questions go to|The person to ask is] {name}.',
      '{Name} [is happy to answer|answers] your questions.',
    ],
  },
  website: { any: ['More about us: {website}.'] },
  include: { any: ['Please [include|send]: {documents}.'] },
  process: { any: ['[What happens next|How we hire|The process|The steps]: {process}.'] },
  adjust: {
    any: [
      'If you need an adjustment at any stage, tell us: it [has no effect on|does not change] the decision.',
      'Tell us if you need [an adjustment|anything arranged] to take part; it plays no role in the decision.',
      'Whatever you need [to take part|during the process], [let us know|tell us] and we will arrange it.',
      'An [earlier hour|extra break], a quiet room or [a written question|an interpreter]: say what helps, and we will see to it.',
      'Should you need adjustments for [an interview|a conversation with us], [say so|tell us] and we will make them.',
      'We adapt the process [where you need it|to what you need]: [a word to us is enough|just tell us].',
    ],
    formal: ['Please let us know should you require adjustments at any stage; this has no bearing on the decision.'],
  },
  equal: {
    any: [
      'We hire on skill, and people of every age, background, sex and ability are [welcome|equally welcome].',
      'Whoever you are and wherever you come from, [your work is what counts|we look at what you can do].',
      'We look at what you can do; [background, age, sex, faith or disability play no part|everything else is your own business].',
      'Applications from people of all ages, backgrounds and abilities are [welcome|equally welcome].',
      'What matters to us is the work: [people of any background and age|people of all backgrounds, ages and abilities] are welcome.',
      'We decide on skill and [nothing else|on nothing else], and we welcome people of every background.',
    ],
    formal: [
      'Appointments are made on merit; applications from people of all backgrounds, ages and abilities are welcome.',
    ],
  },
}
