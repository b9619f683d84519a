/** What is not known yet, and so is not told. */
import { lean } from '../lean.ts'

/** "Salary: don't know yet", "start date tbc": nothing is known, so nothing is said. */
const UNDECIDED = lean(
  /^(?:[\p{L} ]{2,24}[:=]?\s)?(?:(?:i |we )?(?:don't|do not|dont) know(?: yet)?|tbc|tbd|to be (?:confirmed|decided|agreed|discussed|defined)|leave (?:it |this |that )?(?:out|open)(?: (?:for now|please))?|not (?:sure|decided|known|fixed)(?: yet)?|no idea(?: yet)?|n\/a|open|wei(?:ss|ß) (?:ich )?(?:noch )?nicht|noch offen|noch unklar|steht noch nicht fest|a definir|a determiner|a voir|je ne sais pas(?: encore)?|por definir|por determinar|no (?:lo )?se(?: todavia| aun)?)$/u,
)
/** "The wage isn't agreed yet": what nobody has decided is no news for applicants. */
const PAY_UNDECIDED = lean(
  /^(?:the |our |der |die |das |le |la |el )?(?:pay|wages?|salary|rate|money|gehalt|lohn|verdienst|entgelt|verg[uü]tung|salaire|paie|remuneration|sueldo|salario|retribucion|paga)(?: (?:is|are|has|have|ist|steht|n'est|esta|es))?(?:n't| not| noch nicht| nicht| pas| no| still| noch)* ?(?:esta |es )?(?:yet |been |encore |aun |todavia )*(?:agreed|decided|signed off|fixed|settled|approved|confirmed|finali[sz]ed|open|fest|klar|entschieden|geklart|genehmigt|beschlossen|offen|fixee?|decidee?|valide?e?|arretee?|definie?|cerrad[oa]|decidid[oa]|fijad[oa]|aprobad[oa]|confirmad[oa]|definid[oa])(?: yet| encore| todavia| aun)?$/u,
)

/** A fact in plain spelling that tells nothing but that. */
export const saysUndecided = (spelled: string): boolean => UNDECIDED.test(spelled) || PAY_UNDECIDED.test(spelled)
