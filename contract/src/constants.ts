/** Numbers and lists that a browser needs, apart from the schemas, which it would fetch zod for. */

/** The longest brief, in UTF-16 units after trimming. */
export const MESSAGE_MAX_LENGTH = 2000
export const COMMENT_MAX_LENGTH = 2000
export const COMMENTER_MAX_LENGTH = 80
/** The longest text of a description, in UTF-16 units: what an assistant may write, and room to add to it. */
export const TEXT_MAX_LENGTH = 30_000
/** The longest name of a description or a conversation. */
export const TITLE_MAX_LENGTH = 120
/** Of what the person puts right on a brief's sheet, in UTF-16 units. */
export const FACT_MAX_LENGTH = 500

/** For how many days a link can be made. */
export const LINK_DAYS = [1, 7, 30] as const
/** How long what was deleted can be restored, in days; then it is gone for good, its files too. */
export const DELETED_KEPT_DAYS = 30

/** The largest final document, in bytes. */
export const FINAL_DOCUMENT_MAX_SIZE = 10_485_760
/** From this size on, in bytes, a file is sent in parts. */
export const MULTIPART_FROM_SIZE = 100 * 1024 * 1024
export const FINAL_DOCUMENT_ENDINGS = ['docx', 'doc', 'pdf', 'rtf', 'odt', 'html', 'md', 'txt'] as const

/** The formats that a description of the history can be had in, with their media types. */
export const FORMATS = {
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  pdf: 'application/pdf',
  rtf: 'application/rtf',
  html: 'text/html; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
} as const
export type Format = keyof typeof FORMATS

/** Those in service are for everybody or somebody's own. */
export const ASSISTANT_KINDS = ['inService', 'general', 'personal', 'retired'] as const
export type AssistantKind = (typeof ASSISTANT_KINDS)[number]

/** In bytes. */
export const LOGO_MAX_SIZE = 150_000

/** OpenAI trains a model with no fewer pairs. */
export const TRAINING_PAIRS_MIN = 10
