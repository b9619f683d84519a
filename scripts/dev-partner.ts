import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { PartnerDirectory } from '../server/src/testing/partner-directory.ts'
import { inventPeople, PARTNER_PASSWORD } from '../server/src/testing/partner-people.ts'
import { PartnerProvider } from '../server/src/testing/partner-provider.ts'
import { ROOT } from './steps.ts'

/** A partner to try by hand: an OpenID provider and a SCIM directory with sample people, and the product beside them. */
const web = `http://localhost:${process.env.PORT || 5173}`
const count = Number(process.argv[2] ?? 143)
const people = inventPeople(count)
// One of each kind that the product has to cope with.
Object.assign(people.at(-1)!, { isActive: false })
Object.assign(people.at(-2)!, { email: undefined })
Object.assign(people.at(-3)!, { emailIsVerified: false })

const callback = '/api/auth/partner/callback'
const provider = await PartnerProvider.start({
  people,
  port: 9400,
  redirectUris: [`${web}${callback}`, `http://localhost:3000${callback}`],
  withRefreshTokens: true,
})
const directory = await PartnerDirectory.start(people, 9401)

const [first, second] = people
const settings = {
  ADMIN_EMAILS: [process.env.ADMIN_EMAILS, first!.email].filter(Boolean).join(),
  ...provider.settings,
  PARTNER_SCOPES: 'openid profile email offline_access',
  ...directory.settings,
}
process.stdout.write(`
Acme, a partner with ${count} people, is ready:
  sign-in    ${provider.issuer}
  directory  ${directory.url}
  people     ${first!.email} (an admin), ${second!.email} and so on, all with the password "${PARTNER_PASSWORD}"
On the partner's own page the part before the @ is the user name. The product is started with these settings; for
npm start, put them into .env:

${Object.entries(settings)
  .map(([name, value]) => `  ${name}=${value}`)
  .join('\n')}

`)

const product = spawn('node', ['scripts/dev.ts'], { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...settings } })
const stop = async () => {
  product.kill('SIGTERM')
  await Promise.all([provider.close(), directory.close(), product.exitCode === null && once(product, 'exit')])
  process.exit(0)
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
product.once('exit', (code) => process.exit(code ?? 0))
