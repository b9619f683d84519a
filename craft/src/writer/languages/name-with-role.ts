/** "Boss: Olivier", "Direction : Sandrine Bovet": French and Spanish write a role small, and a body in brackets. */
export function nameWithRole(name: string, role: string): string {
  const small = /^\p{Lu}\p{Ll}[^\p{Lu}]*$/u.test(role) ? role.charAt(0).toLowerCase() + role.slice(1) : role
  return /^\p{L}+(?:[ts]ion|[cs]ión|ence|ance|cia)$/iu.test(small) ? `${name} (${small})` : `${name}, ${small}`
}

/** "Responsable: Marta Ruiz", "Leiter: Urs Aebi", in whatever language it was noted: that one reports to them says it already. */
export const saysNoMore = (role: string): boolean => SAYS_NO_MORE.test(role)
const SAYS_NO_MORE =
  /^(?:(?:the|our|your) )?(?:boss|(?:line )?manager|supervisor|responsable|jef[ea]|chef(?:fe|in)?|leiter(?:in)?|leitung|vorgesetzte[rn]?)$/i
