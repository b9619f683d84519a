import { readConfig } from './config.ts'
import { openDatabase } from './db/client.ts'
import { unlockAccount } from './features/auth/auth.service.ts'
import { grantAdmin, revokeAdmin } from './features/auth/roles.service.ts'
import { createLog } from './log/log.ts'
import { ROOT, reportFailure } from './process.ts'

const ACTIONS = {
  grant: { does: grantAdmin, done: 'is an admin now' },
  revoke: { does: revokeAdmin, done: 'is no admin any more' },
  unlock: { does: unlockAccount, done: 'can sign in without waiting' },
}
const USAGE = `Usage: npm run admin -- ${Object.keys(ACTIONS).join(' EMAIL\n       npm run admin -- ')} EMAIL\n`

/** What an operator may have to do for an account without anyone who can sign in. */
async function run([name, email]: string[]): Promise<void> {
  const action = ACTIONS[name as keyof typeof ACTIONS]
  if (!action || !email) {
    process.stderr.write(USAGE)
    process.exitCode = 2
    return
  }
  const config = readConfig(process.env, ROOT)
  const { db, close } = await openDatabase({ url: config.DATABASE_URL, folder: config.DATA_DIR })
  try {
    const context = { db, config, now: () => new Date(), log: createLog('silent') }
    await action.does(context, email.trim().toLowerCase())
    process.stdout.write(`${email} ${action.done}.\n`)
  } finally {
    await close()
  }
}

run(process.argv.slice(2)).catch(reportFailure)
