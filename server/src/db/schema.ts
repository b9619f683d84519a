import type { BriefNote, BriefQuestion, SettledFact } from '@rolewright/contract/briefs'
import type { Claim, TextChange, Wish } from '@rolewright/contract/chat'
import type { HouseRule } from '@rolewright/contract/learning'
import { COMMENT_STATES } from '@rolewright/contract/links'
import { PROVIDERS } from '@rolewright/contract/providers'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

const id = () => uuid().primaryKey().defaultRandom()
const instant = () => timestamp({ withTimezone: true, precision: 3 })
/** The order in which rows came, which a clock can't promise; lists are paged by it. */
const arrival = () => bigint({ mode: 'number' }).generatedAlwaysAsIdentity()

/** People who learn from one another, because an admin put them together. */
export const companies = pgTable('companies', {
  id: id(),
  arrival: arrival(),
  name: text().notNull().unique(),
  createdAt: instant().notNull(),
})

/** What stands at the head of a company's documents. */
export const companyLetterheads = pgTable('company_letterheads', {
  companyId: uuid()
    .primaryKey()
    .references(() => companies.id, { onDelete: 'cascade' }),
  lines: jsonb().$type<string[]>().notNull(),
  /** A picture in Base64; its type and size in pixels are read from it. */
  logo: text(),
  updatedAt: instant().notNull(),
})

/** Briefs with blanks that an admin keeps for the roles that a company often looks for. */
export const briefTemplates = pgTable(
  'brief_templates',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    brief: text().notNull(),
  },
  (t) => [unique().on(t.companyId, t.name)],
)

/** The e-mail domains by which people of the partner, whose addresses are proven, belong to a company at once. */
export const companyDomains = pgTable(
  'company_domains',
  {
    /** Lower case. */
    domain: text().primaryKey(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
  },
  (t) => [index().on(t.companyId)],
)

export const users = pgTable(
  'users',
  {
    id: id(),
    arrival: arrival(),
    /** Lower case. */
    email: text().notNull().unique(),
    username: text(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    /** As they say themselves. */
    company: text(),
    companyId: uuid().references(() => companies.id, { onDelete: 'set null' }),
    companyWebsite: text(),
    industry: text(),
    jobTitle: text(),
    companySize: text(),
    /** 'local', or the partner's identifier. */
    source: text().notNull().default('local'),
    /** argon2id in PHC form; null where somebody else checks the password. */
    passwordHash: text(),
    /** The person's id in the partner's directory. */
    directoryId: text(),
    /** What the directory and the provider both call the person, see PARTNER_DIRECTORY_LINK. */
    directoryLink: text(),
    /** Since when the partner's directory has them as gone or deactivated. */
    deactivatedAt: instant(),
    /** Since when an admin lets them in no more. */
    blockedAt: instant(),
    /** New descriptions a week, in place of the general limit. */
    weeklyLimit: integer(),
    createdAt: instant().notNull(),
  },
  (t) => [
    unique().on(t.source, t.directoryId),
    unique().on(t.source, t.directoryLink),
    index('users_of_company').on(t.companyId).where(sql`${t.companyId} is not null`),
  ],
)

/** Who somebody is at the partner's provider: the only thing that a sign-in there is matched by once it is known. */
export const partnerIdentities = pgTable(
  'partner_identities',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Sealed; null where the provider gave none. Asks the provider later whether it still knows the person. */
    refreshToken: text(),
    checkedAt: instant().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.issuer, t.subject] }), unique().on(t.issuer, t.userId), index().on(t.userId)],
)

/** How the last contact with a part of the partner went. */
export const partnerContacts = pgTable('partner_contacts', {
  part: text({ enum: ['sign-in', 'directory'] }).primaryKey(),
  at: instant().notNull(),
  goodAt: instant(),
  error: text(),
})

export const userRoles = pgTable('user_roles', {
  id: id(),
  arrival: arrival(),
  userId: uuid()
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  role: text({ enum: ['user', 'admin'] }).notNull(),
  assignedAt: instant().notNull(),
})

/** Sessions by the SHA-256 of their token: the token itself is nowhere but in the browser. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text().primaryKey(),
    /** What its owner knows it by. */
    id: uuid().notNull().unique().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** In words, as the browser told; null where it did not. */
    device: text(),
    createdAt: instant().notNull(),
    /** At most a few minutes behind. */
    seenAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
  },
  (t) => [index().on(t.userId), index().on(t.expiresAt)],
)

/** Links by which somebody sets a new password, by the SHA-256 of their token. */
export const passwordLinks = pgTable(
  'password_links',
  {
    tokenHash: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [index().on(t.userId), index().on(t.expiresAt)],
)

/** What was tried lately, and how long the next try has to wait; who tried is in the key as a hash alone. */
export const throttle = pgTable(
  'throttle',
  {
    key: text().primaryKey(),
    /** The account that it is about, as a hash of what was typed; null where it is about no single one. */
    account: text(),
    tries: integer().notNull(),
    readyAt: instant().notNull(),
    /** From here on it counts from the beginning. */
    forgetAt: instant().notNull(),
  },
  (t) => [index().on(t.account), index().on(t.forgetAt)],
)

/** Browsers in which somebody has signed in before, by the SHA-256 of a cookie: others' guesses do not slow them. */
export const knownDevices = pgTable(
  'known_devices',
  {
    tokenHash: text().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    usedAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tokenHash, t.userId] }), index().on(t.userId), index().on(t.usedAt)],
)

export const assistants = pgTable('assistants', {
  id: id(),
  arrival: arrival(),
  name: text().notNull(),
  description: text().notNull(),
  /** provider:name */
  model: text().notNull(),
  instructions: text().notNull(),
  /** The person whose personalised assistant this is. */
  ownerId: uuid()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** New descriptions that each person may write with it a week, in place of the general limit. */
  weeklyLimit: integer(),
  retiredAt: instant(),
  createdAt: instant().notNull(),
})

/** What an assistant was, each time somebody changed it; the latest is what it is. */
export const assistantVersions = pgTable(
  'assistant_versions',
  {
    id: id(),
    assistantId: uuid()
      .notNull()
      .references(() => assistants.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    model: text().notNull(),
    instructions: text().notNull(),
    /** Null where the product itself made it. */
    changedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    changedAt: instant().notNull(),
  },
  (t) => [unique().on(t.assistantId, t.number)],
)

export const userAssistants = pgTable(
  'user_assistants',
  {
    id: id(),
    arrival: arrival(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    assistantId: uuid()
      .notNull()
      .references(() => assistants.id, { onDelete: 'cascade' }),
    assignedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    assignedAt: instant().notNull(),
  },
  (t) => [unique().on(t.userId, t.assistantId)],
)

/** What somebody deleted in one go; what belongs to it names it, and goes with it once it is too old to be restored. */
export const deletions = pgTable(
  'deletions',
  {
    id: id(),
    arrival: arrival(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What it was called. */
    title: text().notNull(),
    deletedAt: instant().notNull(),
  },
  (t) => [index().on(t.userId, t.arrival), index().on(t.deletedAt)],
)

export const conversations = pgTable(
  'conversations',
  {
    id: id(),
    arrival: arrival(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    assistantId: uuid().references(() => assistants.id, { onDelete: 'set null' }),
    title: text().notNull(),
    /** Where it is deleted; then it is nowhere to be seen. */
    deletionId: uuid().references(() => deletions.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
  },
  (t) => [index().on(t.userId, t.arrival), index().on(t.deletionId)],
)

export const jobDescriptions = pgTable(
  'job_descriptions',
  {
    id: id(),
    arrival: arrival(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    conversationId: uuid().references(() => conversations.id, { onDelete: 'set null' }),
    assistantId: uuid().references(() => assistants.id, { onDelete: 'set null' }),
    assistantName: text(),
    title: text().notNull(),
    /** The person named it: no version changes the title any more. */
    isNamed: boolean().notNull().default(false),
    /** Where it is deleted; then it is nowhere to be seen, though the week it was written in counts it. */
    deletionId: uuid().references(() => deletions.id, { onDelete: 'cascade' }),
    /** Where the job is, as the latest version says it. */
    place: text(),
    prompt: text().notNull(),
    /** What the person put right beside the brief. */
    facts: jsonb().$type<SettledFact[]>().notNull().default([]),
    /** The text of the latest version; all of them are in `messages`. */
    response: text().notNull(),
    versions: integer().notNull().default(1),
    rating: smallint(),
    feedback: text(),
    createdAt: instant().notNull(),
  },
  (t) => [
    index().on(t.userId, t.arrival),
    index().on(t.userId, t.createdAt),
    index().on(t.assistantId),
    index().on(t.conversationId),
    index().on(t.deletionId),
    index('job_descriptions_words')
      .using('gin', t.userId, sql`(${t.title} || ' ' || ${t.prompt} || ' ' || ${t.response}) gin_trgm_ops`)
      .with({ gin_pending_list_limit: 256 }),
    check('rating_from_1_to_5', sql`${t.rating} between 1 and 5`),
  ],
)

export const messages = pgTable(
  'messages',
  {
    id: id(),
    arrival: arrival(),
    conversationId: uuid()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    role: text({ enum: ['user', 'assistant'] }).notNull(),
    content: text().notNull(),
    isJobDescription: boolean().notNull().default(false),
    userFeedback: text({ enum: ['thumbs_up', 'thumbs_down'] }),
    feedbackComment: text(),
    jobDescriptionId: uuid().references(() => jobDescriptions.id, { onDelete: 'cascade' }),
    /** Where it is deleted, with the description that it is of or asked for. */
    deletionId: uuid().references(() => deletions.id, { onDelete: 'cascade' }),
    version: integer(),
    /** How a version came about, and from which one. */
    origin: text({ enum: ['written', 'improved', 'edited', 'restored'] }),
    basedOn: integer(),
    /** What an improved version was asked for. */
    comment: text(),
    /** The model that wrote the words, provider:name. */
    writer: text(),
    /** The arrival of the version whose place in the conversation it takes. */
    place: bigint({ mode: 'number' }),
    /** What it says and on what ground. */
    claims: jsonb().$type<Claim[]>().notNull().default([]),
    /** What the person put right beside a brief. */
    facts: jsonb().$type<SettledFact[]>().notNull().default([]),
    /** What of the brief stands beside it. */
    notes: jsonb().$type<BriefNote[]>().notNull().default([]),
    /** What it lacks. */
    questions: jsonb().$type<BriefQuestion[]>().notNull().default([]),
    /** What was asked for of an improved version, and what changed. */
    wishes: jsonb().$type<Wish[]>().notNull().default([]),
    changes: jsonb().$type<TextChange[]>().notNull().default([]),
    createdAt: instant().notNull(),
  },
  (t) => [
    index().on(t.conversationId, t.arrival),
    unique().on(t.jobDescriptionId, t.version),
    index('messages_deleted').on(t.deletionId).where(sql`${t.deletionId} is not null`),
  ],
)

/** How many descriptions somebody's history holds, kept by the database itself: counting them takes longer with each. */
export const historyCounts = pgTable('history_counts', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  descriptions: integer().notNull(),
})

/** Files that take room without being a document: uploads that are not attached, and those in the trash. */
export const uploads = pgTable(
  'uploads',
  {
    /** In the store. */
    key: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The most that it may take, in bytes. */
    size: bigint({ mode: 'number' }).notNull(),
    createdAt: instant().notNull(),
    /** Since when it lies in the trash. */
    sweptAt: instant(),
  },
  (t) => [index().on(t.userId)],
)

/** What is being typed on a description and is no version yet. */
export const textDrafts = pgTable('text_drafts', {
  jobDescriptionId: uuid()
    .primaryKey()
    .references(() => jobDescriptions.id, { onDelete: 'cascade' }),
  content: text().notNull(),
  basedOn: integer().notNull(),
  /** Another with each save, so that two who type at once notice. */
  revision: uuid().notNull().defaultRandom(),
  savedAt: instant().notNull(),
})

/** Links by which anybody reads one version of a description, by the SHA-256 of their token. */
export const pageLinks = pgTable(
  'page_links',
  {
    id: id(),
    arrival: arrival(),
    tokenHash: text().notNull().unique(),
    jobDescriptionId: uuid()
      .notNull()
      .references(() => jobDescriptions.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [index().on(t.jobDescriptionId), index().on(t.expiresAt)],
)

/** What colleagues without an account said of a description by such a link. */
export const pageComments = pgTable(
  'page_comments',
  {
    id: id(),
    arrival: arrival(),
    jobDescriptionId: uuid()
      .notNull()
      .references(() => jobDescriptions.id, { onDelete: 'cascade' }),
    /** The version that they read. */
    version: integer().notNull(),
    /** As they call themselves; empty where they did not say. */
    name: text().notNull(),
    text: text().notNull(),
    state: text({ enum: COMMENT_STATES }).notNull().default('open'),
    createdAt: instant().notNull(),
  },
  (t) => [index().on(t.jobDescriptionId, t.arrival)],
)

/** What a person made of a description in the end: the file is in the store, what later descriptions learn from is here. */
export const finalDocuments = pgTable(
  'final_documents',
  {
    id: id(),
    arrival: arrival(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    jobDescriptionId: uuid()
      .notNull()
      .references(() => jobDescriptions.id, { onDelete: 'cascade' }),
    /** Where it was uploaded to: the same upload is attached once. */
    uploadKey: text().notNull().unique(),
    /** Where it is. */
    storageKey: text().notNull().unique(),
    filename: text().notNull(),
    /** In bytes. */
    size: integer().notNull(),
    format: text({ enum: ['docx', 'doc', 'pdf', 'rtf', 'odt', 'html', 'md', 'txt'] }).notNull(),
    /** Light markdown. */
    text: text().notNull(),
    words: integer().notNull(),
    headings: jsonb().$type<string[]>().notNull(),
    /** The generated text when the document was attached. */
    generated: text().notNull(),
    /** Of each description, the document that came last. */
    inUse: boolean().notNull().default(true),
    /** Nothing learns from it: an admin left it out, or nobody has said yet that it is the final text. */
    leftOut: boolean().notNull().default(false),
    createdAt: instant().notNull(),
  },
  (t) => [
    index().on(t.userId, t.arrival),
    index().on(t.jobDescriptionId),
    uniqueIndex('final_documents_in_use').on(t.jobDescriptionId).where(sql`${t.inUse}`),
  ],
)

/** What a company always changes in what an assistant writes; an accepted rule goes with every request. */
export const houseRules = pgTable(
  'house_rules',
  {
    id: id(),
    arrival: arrival(),
    assistantId: uuid()
      .notNull()
      .references(() => assistants.id, { onDelete: 'cascade' }),
    /** Whose descriptions it is for, as the learning feature tells companies apart, and as people read it. */
    company: text().notNull(),
    audience: text().notNull(),
    /** What it is about, so that it is proposed once. */
    topic: text().notNull(),
    /** As the documents have it; support is counted by this. */
    proposed: jsonb().$type<HouseRule>().notNull(),
    /** As it takes effect. */
    rule: jsonb().$type<HouseRule>().notNull(),
    state: text({ enum: ['proposed', 'accepted', 'off', 'dismissed'] })
      .notNull()
      .default('proposed'),
    /** An admin added it; no document proposed it. */
    byHand: boolean().notNull().default(false),
    decidedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    decidedAt: instant(),
    createdAt: instant().notNull(),
  },
  (t) => [unique().on(t.assistantId, t.company, t.topic)],
)

/** Who took the pairs to train with, and whether with the names of people in them. */
export const pairExports = pgTable(
  'pair_exports',
  {
    id: id(),
    arrival: arrival(),
    assistantId: uuid()
      .notNull()
      .references(() => assistants.id, { onDelete: 'cascade' }),
    /** Of everybody where null. */
    audience: text(),
    pairs: integer().notNull(),
    withPeople: boolean().notNull(),
    exportedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    exportedAt: instant().notNull(),
  },
  (t) => [index().on(t.assistantId, t.arrival)],
)

/** Who this database is: the store of its files has the same id, so that neither is taken for another's. */
export const instance = pgTable(
  'instance',
  {
    /** There is one row. */
    only: boolean().primaryKey().default(true),
    id: uuid().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [check('only_one', sql`${t.only}`)],
)

/**
 * One run of an assistant. While it runs it holds a place in the week's quota, for as long as its lease is renewed;
 * once done, the description itself is what counts.
 */
export const generations = pgTable(
  'generations',
  {
    id: id(),
    arrival: arrival(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    conversationId: uuid()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    assistantId: uuid().references(() => assistants.id, { onDelete: 'set null' }),
    /** The brief, or the description to improve. */
    answersMessageId: uuid()
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    /** The record that gets a new version; null where a new record is to come. */
    improvesId: uuid().references(() => jobDescriptions.id, { onDelete: 'cascade' }),
    /** What that version is asked for. */
    wish: text(),
    /** The model that writes, provider:name. */
    writer: text(),
    state: text({ enum: ['running', 'done', 'failed', 'stopped'] }).notNull(),
    /** Written so far: at most one second behind while running. */
    text: text().notNull().default(''),
    /** Whether the text is whole, so that any process can make a description of it. */
    written: boolean().notNull().default(false),
    /** The message that came of it, once done. */
    messageId: uuid().references(() => messages.id, { onDelete: 'cascade' }),
    errorCode: text(),
    error: text(),
    /** The provider's own words on why it could not be used; for admins. */
    reason: text(),
    /** From when on asking again makes sense, where it failed for want of that. */
    retryAt: instant(),
    stopRequested: boolean().notNull().default(false),
    idempotencyKey: text(),
    requestHash: text().notNull(),
    leaseUntil: instant().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [
    unique().on(t.userId, t.idempotencyKey),
    index().on(t.conversationId, t.arrival),
    index().on(t.assistantId, t.arrival),
    // What goes with a message or a description is found without looking at everybody's.
    index().on(t.answersMessageId),
    index().on(t.messageId),
    index().on(t.improvesId),
    index('generations_running').on(t.leaseUntil).where(sql`${t.state} = 'running'`),
    index('generations_running_of_user').on(t.userId).where(sql`${t.state} = 'running'`),
  ],
)

/** How a provider of language models is reached, as an admin said; settings of the environment win. */
export const providers = pgTable('providers', {
  name: text({ enum: PROVIDERS }).primaryKey(),
  /** Null: the provider's own. */
  address: text(),
  /** Whether the address may be one of a private network. */
  allowsPrivate: boolean().notNull().default(false),
  /** Encrypted with a key that is not in the database; null where it has none. */
  sealedKey: text(),
  changedAt: instant().notNull(),
})

/** What new assistants write with, provider:name, once an admin chose it. */
export const defaultModel = pgTable(
  'default_model',
  {
    /** There is one row. */
    only: boolean().primaryKey().default(true),
    model: text().notNull(),
  },
  (t) => [check('only_one_default', sql`${t.only}`)],
)

/** The tokens that a provider may use in a month, and what writes then. */
export const providerLimits = pgTable('provider_limits', {
  name: text({ enum: PROVIDERS }).primaryKey(),
  tokens: bigint({ mode: 'number' }).notNull(),
  /** provider:name of another provider; null: nothing. */
  fallback: text(),
})

/** The tokens that providers reported. */
export const tokenUse = pgTable(
  'token_use',
  {
    /** YYYY-MM, in UTC. */
    month: text().notNull(),
    /** provider:name */
    model: text().notNull(),
    /** Null for trials. Kept when the assistant is gone. */
    assistantId: uuid(),
    requests: integer().notNull(),
    inputTokens: bigint({ mode: 'number' }).notNull(),
    outputTokens: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [unique().on(t.month, t.model, t.assistantId).nullsNotDistinct()],
)

/** What a model costs for a million tokens, as an admin said. */
export const modelPrices = pgTable('model_prices', {
  model: text().primaryKey(),
  input: doublePrecision().notNull(),
  output: doublePrecision().notNull(),
  currency: text().notNull(),
})

/** That somebody asked for more a week; gone once an admin answered. */
export const limitRequests = pgTable('limit_requests', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  wish: text().notNull(),
  createdAt: instant().notNull(),
})

/** What admins did, in the words of then: it refers to nothing that could go. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    arrival: arrival(),
    at: instant().notNull(),
    actorId: uuid().notNull(),
    who: text().notNull(),
    what: text().notNull(),
    whom: text().notNull(),
    /** Whom or what it was about, by their ids of then. */
    subjectIds: uuid().array().notNull().default([]),
    details: text().notNull(),
  },
  (t) => [
    index().on(t.at),
    unique().on(t.arrival),
    index().on(t.actorId, t.arrival),
    index().using('gin', t.subjectIds),
  ],
)

/** Whom admins invited, by the SHA-256 of the token in the link. */
export const invitations = pgTable(
  'invitations',
  {
    id: id(),
    arrival: arrival(),
    tokenHash: text().notNull().unique(),
    /** Lower case. */
    email: text().notNull().unique(),
    role: text({ enum: ['user', 'admin'] }).notNull(),
    assistantIds: uuid().array().notNull(),
    invitedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [index().on(t.expiresAt)],
)

/** That an admin has seen the first steps of this instance, and wants them no more. */
export const firstStart = pgTable(
  'first_start',
  {
    /** There is one row. */
    only: boolean().primaryKey().default(true),
    closedAt: instant().notNull(),
  },
  (t) => [check('only_one_start', sql`${t.only}`)],
)
