import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type APIRequestContext, type Browser, chromium, type Page, request } from '@playwright/test'
import { type Person, registerPerson } from '../e2e/person.ts'
import { startProduct } from '../e2e/product.ts'
import { teach } from '../e2e/teach.ts'
import { ensureBrowser } from './browser.ts'
import { type Cast, SCREENS, type Screen } from './screens-list.ts'
import { ROOT } from './steps.ts'

/** Pictures of every screen, or of those that are named, for people to look at: screens/<name>-<width>-<theme>.png */
const FOLDER = join(ROOT, 'screens')
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]
const THEMES = ['light', 'dark'] as const
const named = process.argv.slice(2)
const WANTED = named.length > 0 ? SCREENS.filter(({ name }) => named.includes(name)) : SCREENS
const FLAGS = ['--no-sandbox', '--disable-gpu', '--no-first-run']

async function takePictures(browser: Browser, url: string, cast: Cast) {
  for (const viewport of SIZES)
    for (const colorScheme of THEMES) {
      for (const screen of WANTED) {
        const context = await browser.newContext({ baseURL: url, viewport, colorScheme, reducedMotion: 'reduce' })
        const page = await context.newPage()
        await show(page, screen, cast)
        const name = `${screen.name}-${viewport.width}-${colorScheme}.png`
        await page.screenshot({ path: join(FOLDER, name), fullPage: !screen.isWindow })
        await context.close()
      }
      console.log(`${WANTED.length} screens at ${viewport.width} pixels, ${colorScheme}`)
    }
}

async function show(page: Page, { path, as, act }: Screen, cast: Cast) {
  if (as) await page.addInitScript((token) => localStorage.setItem('authToken', token), cast[as].token)
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  await act?.(page)
  await page.evaluate('document.fonts.ready')
}

/** Somebody new, somebody whose week is nearly used up, and somebody who looks after the instance, where final documents came in. */
async function bringPeople(baseURL: string): Promise<Cast> {
  const calls = await request.newContext({ baseURL })
  const join = (profile: object): Promise<Person> => registerPerson(calls, profile)
  const profile = { industry: 'technology', jobTitle: 'Head of People', companySize: '51-200' }
  const keeper = await join({ firstName: 'Grace', lastName: 'Keeper' })
  const newcomer = await join({ firstName: 'Nina', lastName: 'Newcomer' })
  const writer = await join({ firstName: 'Ada', lastName: 'Muster', ...profile })
  for (const brief of [
    'Nurse in Utrecht, permanent, 28 to 36 hours',
    'Senior backend engineer, Berlin, Go and PostgreSQL',
  ])
    await writer.write(brief)
  const editor = await join({ firstName: 'Edda', lastName: 'Final', company: 'Final Words' })
  await teach(calls, editor, editor.user.personalizedAssistantId!)
  await keepTemplate(calls, keeper, editor)
  await calls.dispose()
  return { keeper, newcomer, writer, editor }
}

/** A company whose people find a brief with blanks in an empty conversation. */
async function keepTemplate(calls: APIRequestContext, admin: Person, { user }: Person) {
  const headers = { authorization: `Bearer ${admin.token}` }
  const answer = await calls.post('/api/admin/companies', { headers, data: { name: 'Final Words' } })
  const { id } = await answer.json()
  await calls.put('/api/admin/company-members', { headers, data: { userIds: [user.id], companyId: id } })
  const template = { name: 'Ward nurse', brief: 'Nurse in [place], [hours] hours a week, for the [ward] ward' }
  await calls.post(`/api/admin/companies/${id}/templates`, { headers, data: template })
}

rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER)
const product = await startProduct()
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: FLAGS })
try {
  await takePictures(browser, product.url, await bringPeople(product.url))
} finally {
  await browser.close()
  await product.stop()
}
