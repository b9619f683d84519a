import { useSearch } from 'wouter'

export const SCREEN_PATH = '/job-bot'
const PARAMETER = 'conversation'

/** The address keeps which conversation is open, so that a reload or a shared link comes back to it. */
export const openConversationId = (search: string): string | null => new URLSearchParams(search).get(PARAMETER)

export const conversationAddress = (id: string | null): string =>
  id ? `${SCREEN_PATH}?${PARAMETER}=${encodeURIComponent(id)}` : SCREEN_PATH

export const useOpenConversationId = (): string | null => openConversationId(useSearch())
