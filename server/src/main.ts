import { join } from 'node:path'
import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import { openDatabase } from './db/client.ts'
import { createModels, requireDefault } from './generation/models.ts'
import { createLog } from './log/log.ts'
import { createMailer } from './mail/mailer.ts'
import { createPartner } from './partner/partner.ts'
import { ROOT, reportFailure } from './process.ts'
import { PASSWORD_COST } from './secrets/passwords.ts'
import { openSeal } from './secrets/secret-key.ts'
import { openStorage } from './storage/open-storage.ts'

async function start(): Promise<void> {
  const config = readConfig(process.env, ROOT)
  const log = createLog(config.LOG_LEVEL)
  // Node would print the error whole, and with it what people wrote.
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'ended by a fault that nobody caught')
    process.exit(1)
  })
  const models = await createModels(config)
  const database = await openDatabase({ url: config.DATABASE_URL, folder: config.DATA_DIR, log })
  const { db, exclusive, ping } = database
  const now = () => new Date()
  const app = await createApp(
    {
      config,
      db,
      exclusive,
      ping,
      models,
      partner: createPartner(config, now),
      storage: await openStorage(config),
      mail: createMailer(config),
      seal: openSeal(config),
      passwordCost: PASSWORD_COST,
      now,
      log,
    },
    { webFolder: join(ROOT, 'dist/web'), adoptStorage: process.argv.includes('--adopt-storage') },
  )
  app.addHook('onClose', () => database.close())

  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'stopping')
    await app.close()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)

  await app.ready()
  // Only now what admins set of the models is known, too.
  requireDefault(models, config)
  await app.listen({ port: config.PORT, host: config.HOST })
  const { port } = app.server.address() as { port: number }
  process.stdout.write(`Rolewright is ready: ${config.PUBLIC_URL ?? `http://localhost:${port}`}\n`)
}

start().catch(reportFailure)
