import { type FormEvent, startTransition, useActionState } from 'react'

/**
 * A form's action with its last answer and whether it runs. Submitted by hand and not by `action=`, because React
 * empties a form whose action has run, and what was typed must survive a failure.
 */
export function useSubmit<Answer>(act: (form: FormData) => Promise<Answer>, initial: Answer) {
  const [answer, dispatch, pending] = useActionState(
    (_: Awaited<Answer>, form: FormData) => act(form),
    initial as Awaited<Answer>,
  )
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (pending) return
    const form = new FormData(event.currentTarget)
    startTransition(() => dispatch(form))
  }
  return { answer, pending, onSubmit }
}
