import type { Voice } from '../languages/voice.ts'
import type { Plan } from '../plan.ts'
import { remarksFor } from './free.ts'
import { asSentence, speak } from './speak.ts'

export function composeApply(plan: Plan, voice: Voice): string {
  const contact = plan.first('contact')
  const deadline = plan.first('deadline')
  const process = [...plan.all('process'), ...remarksFor('process', plan)].map((fact) => voice.line(fact, plan))
  const sentences = [
    speak(
      'apply',
      { deadline: deadline ? voice.deadline(deadline, plan) : null, channel: contact?.channel ?? null },
      plan,
      voice,
    ),
    contact?.name ? speak('contact', { name: contact.name }, plan, voice) : null,
    plan.website ? speak('website', { website: plan.website }, plan, voice) : null,
    ...process.map((text, index) => speak('process', { process: text }, plan, voice, `${index}`)),
    speak('adjust', {}, plan, voice),
    plan.length === 'full' ? speak('equal', {}, plan, voice) : null,
  ]
  return sentences
    .filter((sentence) => sentence !== null)
    .map(asSentence)
    .join(' ')
}
