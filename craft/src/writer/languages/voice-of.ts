import type { Language } from '../../brief/facts.ts'
import { german } from './de/voice.ts'
import { english } from './en/voice.ts'
import { spanish } from './es/voice.ts'
import { french } from './fr/voice.ts'
import type { Voice } from './voice.ts'

const VOICES: Record<Language, Voice> = { en: english, de: german, fr: french, es: spanish }

export const voiceOf = (language: Language): Voice => VOICES[language]
