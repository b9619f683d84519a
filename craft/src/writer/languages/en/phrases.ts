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
      'We are [looking for|hiring] {title}(( {place})). You will {purpose}.',
      '{Company} is hiring {titles}(( {place})). You will {purpose}.',
      'We are hiring {titles}(( {place})). You will {purpose}.',
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
  field: { any: ['You work in {field}.', 'Your field is {field}.'] },
  start: {
    any: ['You [start|will start] {start}.', '[We would like you to start|The role starts] {start}.'],
    warm: ['You’d [start|be with us] {start}.'],
    formal: ['The [position|role] starts {start}.'],
  },
  entry: {
    any: [
      'You learn on the job, [with people who explain|with support when you need it].',
      'You start with [smaller|simpler] tasks and take on more as you learn.',
      'You do not need to know everything [at the start|on the first day].',
    ],
  },
  mid: {
    any: [
      'You plan your own work and [keep the people around you informed|say early when something is unclear].',
      'You take your tasks [from start to finish|from the first question to the result].',
      'You work independently and [ask for a second opinion when it helps|decide larger questions together with others].',
      'You decide a good deal yourself and [talk the rest over with colleagues|involve others where their work is affected].',
    ],
  },
  senior: {
    any: [
      'You [review the work of others|look over the work of others] and share what you know.',
      'You decide a good deal yourself and explain [your reasons|why].',
      'Colleagues come to you [for advice|with difficult questions].',
      'Your experience helps to [see problems early|tell what matters from what can wait].',
    ],
  },
  lead: {
    any: [
      'You set priorities for your team and [are there when someone needs help|give honest feedback].',
      'You agree clear goals with your team and [answer for the result|talk openly about results].',
      'You share out the work fairly and [speak up for your team|keep the overview].',
    ],
  },
  head: {
    any: [
      'You answer for direction and results and [report openly on progress|explain your decisions].',
      'You set the course and [bring people with you|report openly on progress].',
      'You decide on priorities and [win others for them|make clear what follows from them].',
    ],
  },
  settling: {
    any: [
      'In the first weeks you [get to know the team and the current work|meet your colleagues and learn how things are done].',
      'Questions are welcome, [from the first day|at the start and later].',
      'You take over the work [step by step|bit by bit].',
      'At the start you [look at the current work|work alongside colleagues] and ask what you need to know.',
      'To begin with, you get to know [the people and the work|who does what].',
    ],
    formal: [
      'The first weeks serve to become acquainted with [the tasks and the people involved|current work and open matters].',
    ],
  },
  success: {
    any: [
      'You will know it is going well when {success}.',
      'The job is going well when {success}.',
      'You are doing well when {success}.',
      'It has been a good year if {success}.',
      'Good work here means that {success}.',
      'What counts is that {success}.',
      'We are happy with the work when {success}.',
    ],
    warm: [
      'You’ll know it’s going well when {success}.',
      'You’ll know it’s going well when {success}, and we’ll tell you so.',
    ],
    formal: ['Success in this position means that {success}.', 'The measure of success is that {success}.'],
    playful: ['How you know you’ve cracked it: {success}.', 'A good week? When {success}.'],
  },
  encourage: {
    any: [
      'If most of this fits, [apply|write to us].',
      'You do not need to meet every point: [if most of it fits, apply|apply if most of it fits].',
      'Apply even if [one point is missing|you do not meet every point].',
      'If a point is missing, apply all the same.',
      'We also want to hear from you if [a point is missing|you meet most of this].',
      'One missing point is [no obstacle|no reason not to apply].',
    ],
    formal: ['Candidates who meet most of these points are encouraged to apply.'],
    warm: [
      'If most of this sounds like you, we’d love to hear from you.',
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
      'Confident with {tools}',
    ],
    formal: ['Practical experience with {tools}', 'Sound knowledge of {tools}'],
  },
  skill: { any: ['[Experience|Practice] with {skill}', '[Good|Sound|Solid] knowledge of {skill}'] },
  nice: { any: ['{tools}'] },
  experience: {
    any: [
      '{Years} of {qualified} experience',
      '{Years} of experience as {as}',
      '{Years} of experience [with|in] {subject}',
      '{Years} of [professional|practical] experience with {tools}',
      '{Years} of [relevant experience|experience in this kind of work|experience in a comparable role]',
    ],
  },
  pay: { any: ['{Pay}', 'Pay: {pay}'], formal: ['Pay: {pay}'] },
  apply: {
    any: [
      '[Send|Please send] your application to {channel} by {deadline}.',
      'To apply, write to {channel} by {deadline}.',
      '[Send|Please send] your application to {channel}.',
      'To apply, [write to|contact] {channel}.',
      '[Please apply|Apply|Send us your application] by {deadline}.',
      'Applications are open until {deadline}.',
      'Send us [your application|a short application] and tell us [briefly|in a few lines] what you [have done so far|would bring].',
      'Apply with [a short account of your work so far|a few lines about yourself].',
      '[Send us|Apply with] a CV or [a short summary of your work|a few lines about your work].',
      'A CV or [a few lines about yourself|a short summary] is enough to apply.',
      'Apply with a few lines about yourself and tell us [when you could start|why this work interests you].',
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
    any: ['[Your contact is|The person to ask is] {name}.', '{Name} [is happy to answer|answers] your questions.'],
  },
  website: { any: ['More about us: {website}.'] },
  include: { any: ['Please [include|send]: {documents}.'] },
  process: { any: ['[What happens next|How we hire|The process|The steps]: {process}.'] },
  adjust: {
    any: [
      'If you need any adjustments for the interview, [let us know|tell us].',
      'If you need adjustments at any stage, [let us know|just tell us].',
      'Tell us if you need any adjustments [for the interview|to take part].',
      'Please let us know if you need [any adjustments|adjustments during the process].',
      'Let us know about any adjustments you need [for the interview|when we meet].',
      'We are glad to adjust the interview [where that helps|to what you need], so tell us.',
    ],
    formal: ['Please let us know should you require adjustments at any stage.'],
  },
  equal: {
    any: [
      'We welcome applications from people of every age, background and ability.',
      'People of all backgrounds, ages and abilities are [welcome|welcome here].',
      'We hire on skill: background, age, sex, faith and disability play no part.',
      'Applications from people of all ages, backgrounds and abilities are welcome.',
      'All applications are welcome, whatever your [age, background, sex or faith|background, age or disability].',
      'Age, background, sex, faith and disability play no part in [our decision|who we hire].',
      'We look at what you can do, [whatever your age or background|not at age, background, sex or faith].',
    ],
    formal: [
      'Appointments are made on merit; applications from people of all backgrounds, ages and abilities are welcome.',
    ],
  },
  encourageRest: {
    any: [
      'Apart from what is required, you do not need to meet every point.',
      'Beyond what is required, not every point has to fit.',
      'Apart from what is required, apply even if [a point is missing|you do not meet every point].',
    ],
  },
  sendCv: {
    any: [
      '[Send|Please send] your CV(( and {letter})) to {channel} by {deadline}.',
      '[Send|Please send] your CV(( and {letter})) to {channel}.',
      '[Send|Please send] us your CV(( and {letter})) by {deadline}.',
      '[Send|Please send] us your CV(( and {letter})).',
    ],
  },
  cvIsEnough: { any: ['Your CV is enough.'] },
  noLetter: { any: ['You do not need to write a cover letter.'] },
  call: { any: ['To apply, call {whom} on {phone}.', 'To apply, call {whom}.', 'To apply, call us on {phone}.'] },
  askFor: { any: ['Ask for {name}.'] },
  workWith: { any: ['Work with {tools}'] },
}
