/** For tests: the rules that documents speak for, without the pauses in which the server takes its turns. */
import { type LearningPair, readEdits } from '../src/learn/edits.ts'
import { type ProposedRule, proposeInSteps } from '../src/learn/propose-rules.ts'

export function proposeRules(pairs: readonly LearningPair[]): ProposedRule[] {
  const steps = proposeInSteps(pairs.map(readEdits))
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
