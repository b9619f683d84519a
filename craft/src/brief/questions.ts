/** What a good description still lacks, the most valuable first, at most four, in the language of the brief. */

import { payRuleFor } from './data/pay-rules.ts'
import type { Fact, FactKind, Language, Question } from './facts.ts'

type Topic = 'pay' | 'place' | 'mode' | 'contract' | 'hours' | 'duty' | 'must' | 'apply' | 'manager' | 'start' | 'title'

const KINDS: Record<Topic, FactKind> = {
  pay: 'pay',
  place: 'place',
  mode: 'mode',
  contract: 'contract',
  hours: 'hours',
  duty: 'duty',
  must: 'skill',
  apply: 'contact',
  manager: 'manager',
  start: 'start',
  title: 'title',
}

const TEXTS: Record<Language, Record<Topic, [question: string, reason: string, template: string]>> = {
  en: {
    title: ['Which role are you hiring for?', 'People search for the name of the job.', 'Role: {answer}.'],
    pay: [
      'What does the job pay?',
      'Pay is what most people look for first in a job ad (61% in LinkedIn’s heat-map test).',
      'Pay: {answer}.',
    ],
    place: [
      'Where is the work?',
      'Without a place, job boards and candidates cannot tell whether the job is in reach.',
      'Place: {answer}.',
    ],
    mode: [
      'On site, hybrid or remote, and how many days?',
      '“Hybrid” or nothing at all leaves people guessing about their week.',
      'Working mode: {answer}.',
    ],
    contract: [
      'Permanent or fixed term, full or part time?',
      'The kind of contract decides who can apply at all.',
      'Contract: {answer}.',
    ],
    hours: ['How many hours a week, and which shifts?', 'Hours decide who can take the job.', 'Hours: {answer}.'],
    duty: [
      'What are the three main tasks?',
      'People look for the real work; half of all readers check the duties.',
      'Main tasks: {answer}.',
    ],
    must: [
      'What must someone bring on the first day?',
      'Three to six real must-haves bring more and better applications than a long list.',
      'Must have: {answer}.',
    ],
    apply: [
      'How do people apply, and until when?',
      'A description without a way to apply loses people at the last step.',
      'How to apply: {answer}.',
    ],
    manager: [
      'Who is the manager, and how large is the team?',
      'A named manager and a team size make the job concrete.',
      'Reports to {answer}.',
    ],
    start: ['When does it start?', 'People with notice periods need to know.', 'Start: {answer}.'],
  },
  de: {
    title: ['Welche Stelle besetzen Sie?', 'Gesucht wird nach dem Namen der Stelle.', 'Stelle: {answer}.'],
    pay: [
      'Was wird gezahlt?',
      'Das Gehalt suchen die meisten zuerst (61 % im Heatmap-Test von LinkedIn).',
      'Gehalt: {answer}.',
    ],
    place: ['Wo ist der Arbeitsort?', 'Ohne Ort weiß niemand, ob die Stelle erreichbar ist.', 'Arbeitsort: {answer}.'],
    mode: [
      'Vor Ort, hybrid oder remote, und wie viele Tage?',
      'Ohne Angabe lässt sich die Woche nicht planen.',
      'Arbeitsweise: {answer}.',
    ],
    contract: [
      'Unbefristet oder befristet, Voll- oder Teilzeit?',
      'Die Vertragsart entscheidet, wer sich bewerben kann.',
      'Vertrag: {answer}.',
    ],
    hours: [
      'Wie viele Stunden pro Woche, welche Schichten?',
      'Die Arbeitszeit entscheidet, wer die Stelle annehmen kann.',
      'Arbeitszeit: {answer}.',
    ],
    duty: [
      'Was sind die drei wichtigsten Aufgaben?',
      'Die Hälfte aller Lesenden sucht die Aufgaben.',
      'Aufgaben: {answer}.',
    ],
    must: [
      'Was muss jemand am ersten Tag mitbringen?',
      'Drei bis sechs echte Anforderungen bringen mehr Bewerbungen als eine lange Liste.',
      'Anforderungen: {answer}.',
    ],
    apply: [
      'Wie und bis wann bewirbt man sich?',
      'Ohne Bewerbungsweg gehen Interessierte im letzten Schritt verloren.',
      'Bewerbung: {answer}.',
    ],
    manager: [
      'An wen berichtet die Stelle, wie groß ist das Team?',
      'Ein Name und eine Teamgröße machen die Stelle greifbar.',
      'Berichtet an {answer}.',
    ],
    start: ['Wann geht es los?', 'Wer eine Kündigungsfrist hat, muss das wissen.', 'Beginn: {answer}.'],
  },
  fr: {
    title: ['Quel poste recrutez-vous ?', 'Les candidats cherchent par intitulé.', 'Poste : {answer}.'],
    pay: [
      'Quelle est la rémunération ?',
      'C’est ce que la plupart des lecteurs cherchent en premier (61 % dans le test de LinkedIn).',
      'Salaire : {answer}.',
    ],
    place: ['Où se trouve le poste ?', 'Sans lieu, personne ne sait si le poste est accessible.', 'Lieu : {answer}.'],
    mode: [
      'Sur site, hybride ou à distance, combien de jours ?',
      'Sans précision, impossible d’organiser sa semaine.',
      'Mode de travail : {answer}.',
    ],
    contract: [
      'CDI ou CDD, temps plein ou partiel ?',
      'Le type de contrat décide de qui peut postuler.',
      'Contrat : {answer}.',
    ],
    hours: [
      'Combien d’heures par semaine, quels horaires ?',
      'Les horaires décident de qui peut accepter le poste.',
      'Horaires : {answer}.',
    ],
    duty: [
      'Quelles sont les trois missions principales ?',
      'La moitié des lecteurs cherchent les missions réelles.',
      'Missions : {answer}.',
    ],
    must: [
      'Que faut-il savoir faire dès le premier jour ?',
      'Trois à six vrais critères attirent plus de candidatures qu’une longue liste.',
      'Profil : {answer}.',
    ],
    apply: [
      'Comment postuler, et jusqu’à quand ?',
      'Sans moyen de postuler, on perd les candidats à la dernière étape.',
      'Candidature : {answer}.',
    ],
    manager: [
      'Qui est le responsable, et quelle est la taille de l’équipe ?',
      'Un nom et une taille d’équipe rendent le poste concret.',
      'Rattaché à {answer}.',
    ],
    start: ['Quand commence le poste ?', 'Les personnes en préavis ont besoin de le savoir.', 'Début : {answer}.'],
  },
  es: {
    title: ['¿Qué puesto quieres cubrir?', 'La gente busca por el nombre del puesto.', 'Puesto: {answer}.'],
    pay: [
      '¿Cuál es el salario?',
      'Es lo primero que busca la mayoría (61 % en la prueba de LinkedIn).',
      'Salario: {answer}.',
    ],
    place: ['¿Dónde se trabaja?', 'Sin lugar nadie sabe si el puesto le queda cerca.', 'Lugar: {answer}.'],
    mode: [
      '¿Presencial, híbrido o remoto, y cuántos días?',
      'Sin ese dato no se puede organizar la semana.',
      'Modalidad: {answer}.',
    ],
    contract: [
      '¿Indefinido o temporal, jornada completa o parcial?',
      'El tipo de contrato decide quién puede presentarse.',
      'Contrato: {answer}.',
    ],
    hours: [
      '¿Cuántas horas a la semana y qué turnos?',
      'El horario decide quién puede aceptar el puesto.',
      'Horario: {answer}.',
    ],
    duty: [
      '¿Cuáles son las tres tareas principales?',
      'La mitad de los lectores busca las tareas reales.',
      'Tareas: {answer}.',
    ],
    must: [
      '¿Qué debe aportar la persona el primer día?',
      'De tres a seis requisitos reales atraen más candidaturas que una lista larga.',
      'Requisitos: {answer}.',
    ],
    apply: [
      '¿Cómo y hasta cuándo se puede solicitar?',
      'Sin una vía clara se pierde gente en el último paso.',
      'Solicitudes: {answer}.',
    ],
    manager: [
      '¿A quién reporta y cómo es de grande el equipo?',
      'Un nombre y un tamaño de equipo hacen concreto el puesto.',
      'Reporta a {answer}.',
    ],
    start: ['¿Cuándo empieza?', 'Quien tiene preaviso necesita saberlo.', 'Inicio: {answer}.'],
  },
}

const MOST = 4

export function askForMissing(facts: readonly Fact[], language: Language): Question[] {
  const has = (...kinds: FactKind[]) => facts.some((fact) => kinds.includes(fact.kind))
  const demands = facts.filter((fact) =>
    ['skill', 'experience', 'licence', 'education', 'language'].includes(fact.kind),
  ).length
  const tasks = facts.filter(({ kind }) => kind === 'duty').length
  const work = facts.filter(
    ({ kind, text }) => kind === 'duty' || (kind === 'free' && text.split(' ').length > 2),
  ).length
  const paid = facts.some((fact) => fact.kind === 'pay' && fact.confidence !== 'low')
  const remote = facts.some((fact) => fact.kind === 'mode' && fact.mode === 'remote')
  const vague = facts.every(
    (fact) => fact.kind !== 'mode' || (fact.mode === 'hybrid' && fact.officeDays === null && fact.homeDays === null),
  )
  const lacking: [Topic, boolean][] = [
    ['title', !facts.some((fact) => fact.kind === 'title' && fact.confidence !== 'low')],
    ['pay', !paid],
    ['place', !has('place') && !remote],
    ['mode', vague && has('mode')],
    ['contract', !has('contract') && !has('hours')],
    ['duty', tasks < 1 && work < 3],
    ['must', demands === 0],
    ['apply', !has('contact', 'deadline', 'process')],
    ['mode', !has('mode') && needsMode(facts)],
    ['hours', !has('hours', 'shift') && has('contract')],
    ['manager', !has('manager', 'team')],
    ['start', !has('start')],
  ]
  const questions: Question[] = []
  for (const [topic, missing] of lacking) {
    if (!missing || questions.length === MOST) continue
    const [question, reason, template] = TEXTS[language][topic]
    const law = topic === 'pay' ? payRuleFor(facts, language) : null
    questions.push({ kind: KINDS[topic], question, reason: law ?? reason, template })
  }
  return questions
}

/** Nobody asks a nurse or a bricklayer whether the work is remote. */
const needsMode = (facts: readonly Fact[]): boolean =>
  facts.some(
    (fact) =>
      fact.kind === 'title' &&
      [
        'software',
        'data',
        'product',
        'design',
        'marketing',
        'sales',
        'hr',
        'finance',
        'legal',
        'support',
        'operations',
        'executive',
        'administration',
      ].includes(fact.family),
  )
