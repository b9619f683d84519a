/** Names that may be those of tools, where a tool stands beside them. */

/** "Xero, CostX": a lone name next to a tool in a list is a tool. */
export const ONE_NAME =
  /^(?!(?:Logiciels?|Software|Outils?|Programas?|Programme|Herramientas?|Kenntnisse|Manejo|Maîtrise)$)[A-Z][A-Za-z0-9.+-]{2,14}(?: \d{1,2})?$/
/** "Tokens Studio", where no person is told of. */
export const TWO_NAMES =
  /^[A-Z][A-Za-z0-9.+-]{2,14} (?:Studio|Pro|Suite|Cloud|Manager|Desk|One|Office|Web|Lab|Hub|Plus|Flow|[A-Z]\d{0,2})$/
