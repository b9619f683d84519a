/** What a stretch of a brief speaks of; the corpus in craft/corpus says each at length. */
export const LABELS = [
  'title',
  'company',
  'place',
  'mode',
  'contract',
  'hours',
  'pay',
  'perk',
  'duty',
  'must',
  'nice',
  'notneeded',
  'team',
  'travel',
  'date',
  'apply',
  'aside',
  'order',
  'unlawful',
  'filler',
] as const
export type Label = (typeof LABELS)[number]
