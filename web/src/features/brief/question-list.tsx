import type { BriefQuestion as Question } from '@rolewright/contract/briefs'
import { X } from 'lucide-react'
import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Input } from '../../ui/input.tsx'
import { texts } from './texts.ts'

const words = texts.questions
const ANSWER_MAX_LENGTH = 200

export interface QuestionListProps {
  questions: Question[]
  onAnswer: (question: Question, answer: string) => void
  onDismiss: (question: Question) => void
}

/** What the description still lacks, the most valuable first. After an answer the next question has the focus. */
export function QuestionList({ questions, onAnswer, onDismiss }: QuestionListProps) {
  const list = useRef<HTMLUListElement>(null)
  const next = useRef<number | null>(null)
  const leave = (index: number) => {
    next.current = index
  }
  const asked = questions.map(({ kind }) => kind).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves on when other questions stand here, not before
  useLayoutEffect(() => {
    if (next.current === null) return
    const inputs = list.current?.querySelectorAll('input')
    inputs?.[Math.min(next.current, inputs.length - 1)]?.focus({ preventScroll: true })
    next.current = null
  }, [asked])
  return (
    <section aria-label={words.title}>
      <p className="text-ink-3 text-sm">
        {words.title}. {words.hint}
      </p>
      <ul ref={list} className="mt-2 grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {questions.map((question, index) => (
          <li key={question.kind} className="flex min-w-0">
            <QuestionForm
              question={question}
              onAnswer={(answer) => {
                leave(index)
                onAnswer(question, answer)
              }}
              onDismiss={() => {
                leave(index)
                onDismiss(question)
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface QuestionFormProps {
  question: Question
  onAnswer: (answer: string) => void
  onDismiss: () => void
}

function QuestionForm({ question: { text: question }, onAnswer, onDismiss }: QuestionFormProps) {
  const [answer, setAnswer] = useState('')
  const id = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (answer.trim()) onAnswer(answer)
  }
  return (
    <form onSubmit={submit} className="flex w-full min-w-0 flex-col">
      <div className="flex items-start gap-1">
        <label htmlFor={id} className="min-w-0 flex-1 py-1 font-medium text-sm">
          {question}
        </label>
        <IconButton label={words.dismiss(question)} icon={<X aria-hidden />} onClick={onDismiss} className="-mr-1" />
      </div>
      <div className="mt-auto flex gap-2">
        <Input
          id={id}
          value={answer}
          maxLength={ANSWER_MAX_LENGTH}
          autoComplete="off"
          enterKeyHint="next"
          onChange={({ target }) => setAnswer(target.value)}
        />
        <Button type="submit" aria-label={words.answerNamed(question)} disabled={!answer.trim()}>
          {words.answer}
        </Button>
      </div>
    </form>
  )
}
