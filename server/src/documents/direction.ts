import type { Run } from '@rolewright/craft/document'

/** Whether the first letter that has a direction is written from right to left. */
export const isRightToLeft = (runs: readonly Run[]): boolean =>
  /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u.test(
    runs.map(({ text }) => text).join(''),
  )
