/** Words that say nothing about whether two lines speak of the same thing. */
const EMPTY = new Set(
  `with that have from your their them they this will what when where which while into about and for the our are you
  team work role need needs good well new also each every other others so able
  und der die das den dem des ein eine einen einer mit für von bei auf aus nach oder sind wird werden nicht kein keine auch sowie
  avec pour dans les des une aux sur par est sont que qui vous votre nous notre pas plus leur leurs ainsi
  con para por los las una unos del que como más son sus nuestro nuestra tus`.split(/\s+/),
)

/** Crude word stems without accents: enough to see that "managing invoices" and "manage invoice" meet. */
export function stemsOf(text: string): Set<string> {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const words = plain.match(/[\p{L}\p{N}][\p{L}\p{N}+#]*/gu) ?? []
  return new Set(words.filter((word) => word.length > 2 && !EMPTY.has(word)).map((word) => word.slice(0, 5)))
}

export function sharedStems(one: string, other: string): number {
  const others = stemsOf(other)
  return [...stemsOf(one)].filter((stem) => others.has(stem)).length
}
