import type { Run } from '@rolewright/craft/document'

const FROM_RIGHT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u

export const hasLettersFromRight = (text: string): boolean => FROM_RIGHT.test(text)

/** Whether the first letter that has a direction is written from right to left. */
export const isRightToLeft = (runs: readonly Run[]): boolean => {
  const [first] = /\p{L}/u.exec(runs.map(({ text }) => text).join('')) ?? []
  return first !== undefined && hasLettersFromRight(first)
}
