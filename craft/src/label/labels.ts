/** The labels of a brief's stretches; `corpora/README.md` says what each is. */
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
