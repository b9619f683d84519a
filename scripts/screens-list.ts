import type { Page } from '@playwright/test'
import type { Person } from '../e2e/person.ts'

export type Cast = Record<'keeper' | 'newcomer' | 'writer' | 'editor', Person>

export interface Screen {
  name: string
  path: string
  /** Who is signed in; nobody when left out. */
  as?: keyof Cast
  /** What is done before the picture is taken. */
  act?: (page: Page) => Promise<void>
  /** The picture shows what fits the window: for dialogs. */
  isWindow?: boolean
}

const press = (name: string) => (page: Page) => page.getByRole('button', { name }).first().click()
const openTab = (name: string) => (page: Page) => page.getByRole('tab', { name }).click()
const chooseMore = async (page: Page, choice: string) => {
  await page
    .getByRole('button', { name: /^More for / })
    .first()
    .click()
  await page.getByRole('menuitem', { name: choice }).click()
}
const makeLink = async (page: Page) => {
  await chooseMore(page, 'Share a Link')
  await press('Make Link')(page)
  await page.getByLabel('Link', { exact: true }).waitFor()
}
const followLink = async (page: Page) => {
  await makeLink(page)
  await page.goto(await page.getByLabel('Link', { exact: true }).inputValue())
  await page.getByText('Leave a comment').waitFor()
}
const rejoin = (page: Page) => page.getByRole('article').first().waitFor()

export const SCREENS: Screen[] = [
  { name: 'login', path: '/login' },
  { name: 'register', path: '/login', act: openTab('Create Account') },
  {
    name: 'register-errors',
    path: '/login',
    act: async (page) => {
      await openTab('Create Account')(page)
      await press('Create Account')(page)
    },
  },
  { name: 'home-empty', path: '/', as: 'newcomer' },
  { name: 'home', path: '/', as: 'writer' },
  { name: 'job-bot-empty', path: '/job-bot', as: 'newcomer' },
  {
    name: 'job-bot',
    isWindow: true,
    path: '/job-history',
    as: 'writer',
    act: async (page) => {
      await press('View Details')(page)
      await page.getByRole('link', { name: 'Open conversation' }).click()
      await rejoin(page)
      await page.getByText('is looking for').first().waitFor()
    },
  },
  { name: 'job-history-empty', path: '/job-history', as: 'newcomer' },
  { name: 'job-history', path: '/job-history', as: 'writer' },
  { name: 'details', path: '/job-history', as: 'writer', act: press('View Details'), isWindow: true },
  {
    name: 'more-menu',
    path: '/job-history',
    as: 'writer',
    isWindow: true,
    act: (page) =>
      page
        .getByRole('button', { name: /^More for / })
        .first()
        .click(),
  },
  { name: 'rename', path: '/job-history', as: 'writer', isWindow: true, act: (page) => chooseMore(page, 'Rename') },
  { name: 'share', path: '/job-history', as: 'writer', isWindow: true, act: makeLink },
  { name: 'linked-page', path: '/job-history', as: 'writer', act: followLink },
  {
    name: 'wishes',
    path: '/job-history',
    as: 'writer',
    isWindow: true,
    act: async (page) => {
      await followLink(page)
      await page
        .getByLabel('What should change?')
        .fill('Please say that parking is free, and that the ward is on the fourth floor.')
      await page.getByLabel('Your name').fill('Mia Colleague')
      await press('Send Comment')(page)
      await page.getByText('Your comment is sent').waitFor()
      await page.goto('/job-history')
      await press('View Details')(page)
      await page.getByRole('link', { name: 'Open conversation' }).click()
      await page.getByText('What colleagues wish').waitFor()
    },
  },
  {
    name: 'deleted',
    path: '/job-history',
    as: 'writer',
    isWindow: true,
    act: async (page) => {
      await chooseMore(page, 'Delete')
      await page.getByRole('button', { name: 'Deleted', exact: true }).click()
      await page
        .getByRole('button', { name: /^Restore / })
        .first()
        .waitFor()
    },
  },
  {
    name: 'restored',
    path: '/job-history',
    as: 'writer',
    isWindow: true,
    act: async (page) => {
      await page.getByRole('button', { name: 'Deleted', exact: true }).click()
      await page
        .getByRole('button', { name: /^Restore / })
        .first()
        .click()
      await page.getByText('Nothing is deleted').waitFor()
    },
  },
  {
    name: 'job-bot-template',
    path: '/job-bot',
    as: 'editor',
    act: (page) => page.getByRole('button', { name: 'Ward nurse' }).click(),
  },
  {
    name: 'admin-templates',
    path: '/admin',
    as: 'keeper',
    act: async (page) => {
      await page.getByRole('combobox', { name: 'Company to put them in' }).selectOption({ index: 1 })
      await press('Add a Template')(page)
    },
  },
  { name: 'feedback', path: '/job-history', as: 'writer', act: press('Provide Feedback'), isWindow: true },
  { name: 'forgotten-password', path: '/login', act: press('Forgot your password?'), isWindow: true },
  { name: 'new-password', path: '/new-password#token' },
  { name: 'account', path: '/account', as: 'writer' },
  { name: 'account-deletion', path: '/account', as: 'writer', act: press('Delete My Account'), isWindow: true },
  { name: 'admin-access', path: '/admin', as: 'keeper' },
  { name: 'admin-roles', path: '/admin', as: 'keeper', act: openTab('Admin Roles') },
  { name: 'admin-import', path: '/admin', as: 'keeper', act: openTab('Import Users') },
  { name: 'admin-assistants', path: '/admin/assistants', as: 'keeper' },
  {
    name: 'admin-assistant-limit',
    path: '/admin/assistants',
    as: 'keeper',
    act: async (page) => {
      await page.getByRole('link', { name: 'Final Words Assistant' }).click()
      await page.getByText('New descriptions a week for each person').waitFor()
    },
  },
  {
    name: 'admin-learning',
    path: '/admin/assistants',
    as: 'keeper',
    act: async (page) => {
      await page.getByRole('link', { name: 'Final Words Assistant' }).click()
      await openTab('What It Learns')(page)
      await page.getByText('The numbers').waitFor()
    },
  },
  { name: 'admin-models', path: '/admin/models', as: 'keeper' },
  {
    name: 'admin-models-form',
    path: '/admin/models',
    as: 'keeper',
    isWindow: true,
    act: async (page) => {
      await press('Set up: Another service')(page)
      await page.getByLabel('Address', { exact: true }).fill('http://127.0.0.1:9999/v1')
      await page.getByRole('button', { name: 'Try It' }).click()
      await page.getByText('One sentence').waitFor()
    },
  },
  { name: 'admin-models-compare', path: '/admin/models', as: 'keeper', act: openTab('Side by Side') },
  { name: 'admin-models-tokens', path: '/admin/models', as: 'keeper', act: openTab('Tokens') },
  { name: 'first-start', path: '/admin/first-start', as: 'keeper' },
  { name: 'admin-people', path: '/admin/people', as: 'keeper' },
  { name: 'admin-invitations', path: '/admin/people', as: 'keeper', act: openTab('Invitations') },
  {
    name: 'admin-audit',
    path: '/admin/people',
    as: 'keeper',
    act: async (page) => {
      await openTab('Audit Trail')(page)
      await page.getByText('In the words of then').waitFor()
    },
  },
  { name: 'admin-refused', path: '/admin', as: 'newcomer' },
  { name: 'not-found', path: '/nowhere', as: 'newcomer' },
]
