import { readConfig } from './config.ts'
import { openDatabase } from './db/client.ts'
import { grantAdmin, revokeAdmin } from './features/auth/roles.service.ts'
import { ROOT, reportFailure } from './process.ts'

const USAGE = 'Usage: npm run admin -- grant EMAIL\n       npm run admin -- revoke EMAIL\n'

/** Makes an account an admin, or no longer, from the shell. */
async function run([action, email]: string[]): Promise<void> {
  if ((action !== 'grant' && action !== 'revoke') || !email) {
    process.stderr.write(USAGE)
    process.exitCode = 2
    return
  }
  const config = readConfig(process.env, ROOT)
  const { db, close } = await openDatabase({ url: config.DATABASE_URL, folder: config.DATA_DIR })
  try {
    const context = { db, config, now: () => new Date() }
    if (action === 'grant') await grantAdmin(context, email.trim().toLowerCase())
    else await revokeAdmin(context, email.trim().toLowerCase())
    process.stdout.write(`${email} ${action === 'grant' ? 'is an admin now' : 'is no admin any more'}.\n`)
  } finally {
    await close()
  }
}

run(process.argv.slice(2)).catch(reportFailure)
