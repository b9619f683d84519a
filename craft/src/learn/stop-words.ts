/** Words that carry no style of their own: a phrase neither begins nor ends with one. */
export const STOP_WORDS = new Set(
  `a an and are as at be been but by can for from had has have he her his how i if in into is it its may more most no not of
  off on or our out over she so than that the their them then there these they this those to too under up us was we were
  what when where which while who why will with you your yours
  ab als am an auch auf aus bei bis da damit das dass de dem den der des die dir du durch ein eine einem einen einer eines er es
  euch euer für hat haben ihr ihre ihrem ihren ihrer im in ist kann kein keine man mehr mit nach nicht noch oder ohne sein
  seine sich sie sind so sowie über um und uns unser unsere unserem unseren unserer unter vom von vor war was wer wie wir
  wird werden zu zum zur
  à au aux avec ce ces cet cette comme d dans de des du elle en est et il ils j je l la le les leur leurs lui mais me
  même mes moi mon n ne nos notre nous on ou où par pas plus pour qu que qui s sa sans se ses si son sont sur ta te tes toi
  ton tu un une vers vos votre vous y
  al algo como con cual cuando del desde donde e el ella ellos en entre era es esa ese eso esta este esto ha han hasta la
  las le les lo los más me mi muy ni no nos nosotros nuestra nuestras nuestro nuestros o os para pero por porque que quien se
  ser si sin sobre son su sus también te ti tu tus u un una uno unos y ya yo`.split(/\s+/),
)

export const contentOf = (words: readonly string[]): string[] =>
  words.filter((word) => !STOP_WORDS.has(word) && /\p{L}{2}/u.test(word))

/** Figures are facts of one role, never a style. */
export const hasFigure = (words: readonly string[]): boolean => words.some((word) => /\p{N}/u.test(word))
