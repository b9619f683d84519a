/** "From: Wanda Oduya / Subject: sysadmin posting": the head of a mail, of which only the subject may tell of the post, and only where nothing else does. */
import { TITLE_WORDS } from './extract/title-words.ts'
import { findPhrases } from './match-phrases.ts'
import { plain } from './normalise.ts'
import { type Edit, editsOf } from './rewrite.ts'

const FROM = 'From|Von|De|Expéditeur|Remitente'
const SUBJECT = 'Subject|Betreff|Objet|Asunto|Re'
const HEAD = new RegExp(
  `^\\s*(?:(?:${FROM}|${SUBJECT}|To|Cc|Bcc|Date|Sent|An|Datum|Gesendet|À|Envoyé|Para|Fecha|Enviado) ?: ?[^\\n]*(?:\\n|$)\\s*){2,7}`,
  'u',
)
const SENDER = new RegExp(
  `(?:^|\\n)\\s*(?:${FROM}) ?: ?"?(?<first>\\p{Lu}\\p{Ll}+)(?<last>(?: \\p{Lu}[\\p{L}'-]+){1,2})`,
  'u',
)
const ABOUT = new RegExp(`(?:^|\\n)\\s*(?:${SUBJECT}) ?: ?(?<subject>[^\\n]+)`, 'u')
/** What only says that it is about an advertisement. */
const OF_THE_AD =
  /(?<!\p{L})(?:re|fwd?|aw|wg|tr|rv) ?: ?|(?<!\p{L})(?:job |new )?(?:posting|ad|advert|vacancy|Stellenanzeige|Stellenausschreibung|Anzeige|Inserat|annonce|offre d'emploi|anuncio|oferta de empleo)(?: for| für| pour| para)?(?!\p{L})/giu

/** "3 pm" is a time of day. */
const namesJob = (text: string): boolean => findPhrases(TITLE_WORDS, plain(text)).some(({ from, to }) => to - from > 2)

/** A job that is named further on is seldom the one sought. */
const FIRST_LINES = 160

/** Edits that leave the head out, and write whoever sent it in full where they sign with the first name. */
export function mailHeads(text: string): Edit[] {
  const head = HEAD.exec(text)?.[0]
  if (!head || (!SENDER.test(head) && !ABOUT.test(head))) return []
  const subject = (ABOUT.exec(head)?.groups?.subject ?? '').replace(OF_THE_AD, '').trim()
  const { first, last } = SENDER.exec(head)?.groups ?? {}
  const body = text.slice(head.length).replace(first ? new RegExp(`(?:^|\\n)${first}[^\\n]*`, 'gu') : /$/u, '')
  const isNeeded = namesJob(subject) && !namesJob(body.slice(0, FIRST_LINES))
  const signed = first
    ? editsOf(text, new RegExp(`(?<=\\n\\s*)${first}(?= ?[(,])`, 'gu'), () => `${first}${last}`).filter(
        ({ from }) => from >= head.length,
      )
    : []
  return [{ from: 0, to: head.length, text: isNeeded ? `${subject}.\n` : '' }, ...signed]
}
