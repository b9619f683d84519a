import { AsyncLocalStorage } from 'node:async_hooks'

/** The id of the person for whom something is done, also long after they were answered: what is shared is shared by it. */
export const onBehalfOf = new AsyncLocalStorage<string>()

export const personServed = (): string => onBehalfOf.getStore() ?? 'nobody'
