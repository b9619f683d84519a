import compress from '@fastify/compress'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import manifest from '../package.json' with { type: 'json' }
import type { Context } from './context.ts'
import { databaseFull, findTrouble } from './db/trouble.ts'
import { accountRoutes } from './features/account/account.routes.ts'
import { adminRoutes } from './features/admin/admin.routes.ts'
import { assistantRoutes } from './features/assistants/assistants.routes.ts'
import { provideGeneralAssistant } from './features/assistants/assistants.service.ts'
import { auditRoutes } from './features/audit/audit.routes.ts'
import { auditWitness } from './features/audit/audit.service.ts'
import { authRoutes } from './features/auth/auth.routes.ts'
import { identify } from './features/auth/auth.service.ts'
import { sweepKnownDevices } from './features/auth/devices.service.ts'
import { sweepPasswordLinks } from './features/auth/password-links.service.ts'
import { appointNamedAdmins } from './features/auth/roles.service.ts'
import { sweepSessions } from './features/auth/sessions.store.ts'
import { sweepThrottle } from './features/auth/throttle.service.ts'
import { briefRoutes } from './features/briefs/briefs.routes.ts'
import { chatRoutes } from './features/chat/chat.routes.ts'
import { settle } from './features/chat/completion.service.ts'
import { companyRoutes } from './features/companies/companies.routes.ts'
import { deletionRoutes } from './features/deletions/deletions.routes.ts'
import { sweepDeletions } from './features/deletions/deletions.service.ts'
import { exportRoutes } from './features/exports/exports.routes.ts'
import { Generations, RELEASE_EVERY_MS } from './features/generations/generations.service.ts'
import { invitationRoutes } from './features/invitations/invitations.routes.ts'
import { sweepInvitations } from './features/invitations/invitations.service.ts'
import { jobDescriptionRoutes } from './features/job-descriptions/job-descriptions.routes.ts'
import { learningRoutes } from './features/learning/learning.routes.ts'
import { linkRoutes } from './features/links/links.routes.ts'
import { sweepLinks } from './features/links/links.service.ts'
import { partnerRoutes } from './features/partner/partner.routes.ts'
import { partnerAdminRoutes } from './features/partner/partner-admin.routes.ts'
import { checkSessions } from './features/partner/session-check.service.ts'
import { partnerPasswords } from './features/partner/sign-in.service.ts'
import { peopleRoutes } from './features/people/people.routes.ts'
import { providerRoutes } from './features/providers/providers.routes.ts'
import { renewProviders, takeProviders } from './features/providers/providers.service.ts'
import { settingsRoutes } from './features/settings/settings.routes.ts'
import { templateRoutes } from './features/templates/templates.routes.ts'
import { objectRoutes } from './features/uploads/objects.routes.ts'
import { takeRoom } from './features/uploads/room.service.ts'
import { s3Routes } from './features/uploads/s3.routes.ts'
import { sweepUploads, takeStorage } from './features/uploads/sweep.service.ts'
import { uploadRoutes } from './features/uploads/uploads.routes.ts'
import { ownerOf } from './features/uploads/uploads.service.ts'
import { usageRoutes } from './features/usage/usage.routes.ts'
import { versionRoutes } from './features/versions/versions.routes.ts'
import { isFull, LEAST_ROOM } from './full-disk.ts'
import { AppError, BACK_AFTER_S, sendError } from './http/errors.ts'
import { describeApi } from './http/openapi.ts'
import { createApi } from './http/route.ts'
import { addSecurityHeaders } from './http/security.ts'
import { serveWeb } from './http/static.ts'
import { refuseUnreadable } from './http/unreadable.ts'

/** The largest JSON body, in bytes: a document to download, and some room. */
const BODY_LIMIT = 1_048_576
/** How long running generations may go on once the server is asked to stop. */
const GRACE_MS = 30_000
const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
/** How far behind a replica may be in what admins set of the models. */
const RENEW_EVERY_MS = 2_000

export interface AppOptions {
  /** Where the built web is. */
  webFolder: string
  graceMs?: number
  /** The store of files belongs to this database from now on, whatever it was before. */
  adoptStorage?: boolean
  /** In bytes: with less of it on the disk of DATA_DIR, the server is not ready. */
  leastRoom?: number
}

/** The whole product, ready to listen. */
export async function createApp(
  context: Context,
  { webFolder, graceMs = GRACE_MS, adoptStorage = false, leastRoom = LEAST_ROOM }: AppOptions,
): Promise<FastifyInstance> {
  const { config, db, log } = context
  const app: FastifyInstance = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: !log.isLevelEnabled('debug') }),
    bodyLimit: BODY_LIMIT,
    trustProxy: config.TRUST_PROXY ?? false,
    forceCloseConnections: 'idle',
    // Closing waits for running generations, which is longer than Fastify lets a hook take on its own.
    pluginTimeout: graceMs + 10_000,
    routerOptions: { maxParamLength: 300 },
    frameworkErrors: (error, request, reply) => sendError(error, request, reply),
    clientErrorHandler: refuseUnreadable,
  })
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply))
  app.setNotFoundHandler((request, reply) =>
    sendError(new AppError('not_found', 'There is nothing at this address.'), request, reply),
  )
  await addSecurityHeaders(app, {
    https: config.PUBLIC_URL?.startsWith('https:') ?? false,
    analytics: config.ANALYTICS_ID !== undefined,
    store: context.storage.origin,
  })
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    customTypes: /^(application\/json|text\/(html|css|plain|javascript))/,
  })

  const api = createApi(app, {
    identify: (token, also) => identify(context, token, also),
    sendError,
    witness: auditWitness(context),
  })
  const generations = new Generations(context, settle)
  settingsRoutes(api, context)
  accountRoutes(api, context)
  authRoutes(api, context, partnerPasswords(context))
  assistantRoutes(api, context)
  usageRoutes(api, context)
  briefRoutes(api)
  chatRoutes(api, context, generations)
  jobDescriptionRoutes(api, context)
  versionRoutes(api, context)
  deletionRoutes(api, context)
  linkRoutes(api, context)
  exportRoutes(api, context)
  uploadRoutes(api, context)
  learningRoutes(api, context)
  providerRoutes(api, context)
  s3Routes(api, context)
  await objectRoutes(app, context, (key, size) => takeRoom(context, { key, userId: ownerOf(key), size }))
  adminRoutes(api, context)
  peopleRoutes(api, context)
  invitationRoutes(api, context)
  auditRoutes(api, context)
  companyRoutes(api, context)
  templateRoutes(api, context)
  partnerRoutes(api, context)
  partnerAdminRoutes(api, context)

  app.get('/api/openapi.json', () => describeApi(api.endpoints, manifest.version))
  for (const calls of ['/api/*', '/s3/*']) app.all(calls, (_request, reply) => reply.callNotFound())
  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/readyz', async () => {
    await context.ping().catch((cause: unknown) => {
      if (findTrouble(cause)?.code === 'database_full') throw cause
      throw new AppError('unavailable', 'The database does not answer.', { cause, retryAfter: BACK_AFTER_S })
    })
    const keepsData = !config.DATABASE_URL || !config.S3_BUCKET
    if (keepsData && (await isFull(config.DATA_DIR, leastRoom))) throw databaseFull()
    return { status: 'ready' }
  })
  await serveWeb(app, webFolder)

  const timers = [
    setInterval(() => attempt(() => generations.release()), RELEASE_EVERY_MS),
    setInterval(() => attempt(() => sweepSessions(db, context.now())), HOUR_MS),
    setInterval(() => attempt(() => sweepThrottle(context)), HOUR_MS),
    setInterval(() => attempt(() => sweepPasswordLinks(context)), HOUR_MS),
    setInterval(() => attempt(() => sweepInvitations(context)), HOUR_MS),
    setInterval(() => attempt(() => sweepKnownDevices(context)), HOUR_MS),
    setInterval(() => attempt(() => checkSessions(context)), MINUTE_MS),
    ...(context.exclusive ? [] : [setInterval(() => attempt(() => renewProviders(context)), RENEW_EVERY_MS)]),
    setInterval(() => attempt(() => sweepLinks(context)), HOUR_MS),
    setInterval(() => attempt(() => sweepDeletions(context)), HOUR_MS),
    setInterval(() => attempt(() => sweepUploads(context)), HOUR_MS),
  ]
  const attempt = (work: () => Promise<void>) =>
    work().catch((err: unknown) => log.error({ err }, 'housekeeping failed'))
  app.addHook('onReady', async () => {
    await takeStorage(context, { adopt: adoptStorage })
    await provideGeneralAssistant(context)
    await appointNamedAdmins(context)
    await takeProviders(context)
    await generations.release({ all: context.exclusive })
  })
  app.addHook('preClose', async () => {
    for (const timer of timers) clearInterval(timer)
    // A stream that ends while closing leaves its connection idle, and idle connections would keep the server up.
    const hangUp = setInterval(() => app.server.closeIdleConnections(), 200)
    app.server.once('close', () => clearInterval(hangUp))
    await generations.close(graceMs)
  })
  return app
}
