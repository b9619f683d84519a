/** What is a name and what a role where both stand together. */
import { plain } from '../normalise.ts'

/** "Torben Ahlers (Leiter Digital)": the brackets hold the whole role. */
const NAME_AND_ROLE =
  /^(?<name>(?:(?:Frau|Herrn?|Dr\.|Prof\.|Mag\.) )*\p{Lu}[\p{L}'-]+(?: (?:(?:van|von|de|der|den) )?\p{Lu}[\p{L}'-]+){0,2}) \((?<role>\p{L}[^()]{3,40})\)$/u

/** "Moira Lind, Director of Customer Services", "Ana Bell, Head of Learning and Development": what is led may have two names. */
const NAME_AND_LED =
  /^(?<name>(?:(?:Dr|Prof)\.? )?\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){0,2})(?:, (?:our |the )?| \()(?<role>(?:(?:Assistant|Associate|Deputy|Executive|Group|Interim|Managing|Senior|Vice) )*(?:Director|Head|President|VP|Dean|Manager|Chief|Lead) of (?:the )?\p{Lu}[\p{L}&'-]+(?:(?: and| &| for)? \p{Lu}[\p{L}&'-]+){1,3})(?=\)|\s*(?:[.;,\n]|$))/u

/** The manager whose name and whose field both stand at the beginning; null where they do not. */
export function nameAndField(raw: string): { who: { name: string; role: string }; length: number } | null {
  const found = NAME_AND_LED.exec(raw)
  if (!found) return null
  const { name, role } = found.groups!
  return { who: { name: name!, role: role! }, length: found[0].length + (raw[found[0].length] === ')' ? 1 : 0) }
}

/** "Herr Ott, Vertriebsleiter West": behind the role stands what is led. */
const NAME_THEN_ROLE_OF =
  /^(?<name>(?:Frau|Herrn?|Hr\.|Fr\.|Dr\.) \p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?), (?<role>\p{Lu}\p{L}+(?: \p{Lu}[\p{L}&-]+){1,2})$/u

/** Null where the brackets hold no role, or a role stands ahead of them: "the Chair (rotating)". */
export function nameAndRole(words: string, isRole: RegExp): { name: string; role: string } | null {
  const { name, role } = (NAME_AND_ROLE.exec(words) ?? NAME_THEN_ROLE_OF.exec(words))?.groups ?? {}
  return name && role && isRole.test(plain(role)) && !isRole.test(plain(name)) ? { name, role } : null
}

/** "founder/CEO Femke Dros", "owner-manager Sue Pryce": both of what one is. */
export function endOfRole(raw: string, { index, 0: role }: RegExpExecArray, isRole: RegExp): number {
  const end = index + role.length
  const second = /^ ?[/&-] ?(?<role>[\p{L}]{2,14})(?!\p{L})/u.exec(raw.slice(end))
  return second && isRole.test(plain(second.groups!.role!)) ? end + second[0].length : end
}

/** "contracts manager Deb Ridley": the role is written small, the name is not. */
export const withoutName = (role: string): string =>
  /^(?:the |our )?\p{Ll}/u.test(role)
    ? role.replace(/(?<=\p{Ll}{3}) \p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}'-]+)*$/u, '')
    : // "Tiago Reis head of design"
      role.replace(
        /^\p{Lu}\p{Ll}+ \p{Lu}[\p{L}'-]+ (?=(?:\p{Ll}+ ){0,2}(?:head|manager|director|lead|chef|owner|partner|officer|supervisor)(?!\p{L}))/u,
        '',
      )

/** "Gerente Calidad Planta, Ing. Saúl Garza": the title ahead of the name tells where it begins. */
const ROLE_THEN_NAME =
  /^(?<role>\p{L}[^,()]{3,40}), (?<name>(?:Ing|Lic|Arq|Sra?|Dra?|Mtr[oa]|Mme|M|Prof)\.? \p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){0,2})$/u
export function roleThenName(words: string, isRole: RegExp): { name: string; role: string } | null {
  const { name, role } = ROLE_THEN_NAME.exec(words)?.groups ?? {}
  return name && role && isRole.test(plain(role)) ? { name, role } : null
}
