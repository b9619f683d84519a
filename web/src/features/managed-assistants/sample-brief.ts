import { findKept, keep } from '../../lib/device-storage.ts'
import { texts } from './texts.ts'

const storageKey = (userId: string) => `trial-brief:${userId}`
const { sample } = texts.trial

/** The brief that this person tries assistants on, the product's sample until they wrote another. */
export const readBrief = (userId: string): string => findKept(storageKey(userId)) ?? sample

export const writeBrief = (userId: string, brief: string): void =>
  keep(storageKey(userId), brief === sample ? null : brief)
