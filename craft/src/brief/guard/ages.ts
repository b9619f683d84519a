/** How ages of applicants are written, as patterns over plain text, and what stands beside a number that is none. */

export const AGE = '(?:1[89]|[2-6]\\d)'
export const YEARS_OLD =
  '(?:\\s?(?:years?|yrs?|y)(?:[- ]olds?| of age)?|\\s?y/?o|\\s?jahren?(?: alt)?|\\s?ans|\\s?anos)?'

/** Behind it: years of practice, or what is counted. */
export const NOT_AGE =
  /^\s*(?:of |d'|de |')?\s*(?:experience|exp|erfahrung|berufs|pqe|experiencia|history|months|hours|h(?![a-z])|%|k(?![a-z])|euro|¤|£|\$|people|employees|countries|kg|lbs|km|miles|clients|sites|days|beds|seats|covers|tage|stunden|std|personen|in |contract|degrees)/u
/** Before it: those whom the work is for, and what is old without being a person. */
export const CHILDREN =
  /(?:children|kids|pupils|students|people|adults|patients|clients|residents|members|users|visitors|guests|kinder|kindern|jugendlich[a-zß-ɏ]*|menschen|enfants|eleves|jeunes|ninos|alumnos|personas|customers|for|brand|company|house|building|tradition|machines?) (?:aged? |im alter |age |de |von |from |zwischen |ages )*(?:between )?$/u

/** Whom the work is for, in front of "people over 60". */
export const SERVED =
  /(?:serv(?:e|es|ing)|support(?:s|ing)?|help(?:s|ing)?|visit(?:s|ing)?|with|for|of|to|pour|avec|aux|des|de|mit|fur|von|para|con|a|atender|betreuen|betreuung) (?:the |les |den |alter[a-z]* )?$/u
