import type { Language } from '../../brief/facts.ts'
import { english } from './en/voice.ts'
import type { Voice } from './voice.ts'

const VOICES: Partial<Record<Language, Voice>> = { en: english }

export const voiceOf = (language: Language): Voice => VOICES[language] ?? english
