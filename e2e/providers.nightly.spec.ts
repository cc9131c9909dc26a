// Signing in and registering with Google and Microsoft, and granting more permissions, in a browser with real OpenID Connect
// providers.
import { startProvider, type TestProvider } from '@fairlead/adapters/identity/provider.fixture'
import { expect, test, type Page } from './test.ts'
import { ownServer, type OwnServer } from './own-server.ts'
import { refused } from './refused-writes.ts'
import { item, menuButton } from './shell-parts.ts'
import { enter, newMember } from './team.ts'

const person = (first: string) => ({
  email: `${first.toLowerCase()}@work.example`,
  email_verified: true,
  given_name: first,
  family_name: 'Keller',
})
const accounts = { anna: person('Anna'), maria: person('Maria'), nora: person('Nora') }

let server: OwnServer
const providers: TestProvider[] = []
test.beforeAll(async () => {
  const settings: Record<string, string> = {}
  server = await ownServer(settings)
  for (const name of ['GOOGLE', 'MICROSOFT']) {
    const provider = await startProvider(accounts, true, 0, [`${server.url}/login`, `${server.url}/register/v3`])
    providers.push(provider)
    settings[`${name}_ISSUER`] = provider.issuer
    settings[`${name}_CLIENT_ID`] = provider.clientId
    settings[`${name}_CLIENT_SECRET`] = provider.clientSecret
  }
  await server.start()
})
test.afterAll(async () => {
  await server.remove()
  for (const provider of providers) await provider.stop()
})

const choose = async (page: Page, account: string) => {
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible()
  await page.getByRole('link', { name: account, exact: true }).click()
}
const confirm = async (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await dialog.getByLabel('Current password', { exact: true }).fill('correct horse battery')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
}
const withGoogle = (page: Page) => page.getByRole('button', { name: 'Sign in with Google' })

test('a new user registers with Microsoft, enters their company, and signs in with it from then on [69 70 555]', async ({ page }) => {
  const visited: string[] = []
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname))
  await page.goto(`${server.url}/register`)
  await page.getByRole('button', { name: 'Sign up with Microsoft' }).click()
  await choose(page, 'maria')
  await expect(page.getByRole('heading', { name: 'Welcome, Maria' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/register/v3')
  expect(page.url(), 'the code is gone from the address').not.toContain('code=')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('This field is required.')).toBeVisible()
  await page.getByLabel('Company').fill('Maria & Sons')
  await page.getByLabel('Job title').fill('Head of People')
  await refused(page, 'where one works', async () => {
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('alert')).toHaveText('An error occurred when trying to update your profile.')
    await expect(page.getByLabel('Company')).toHaveValue('Maria & Sons')
  })
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/autopilot-projects\/self-serve\/new/)

  await page.evaluate(() => localStorage.clear())
  visited.length = 0
  await page.goto(`${server.url}/login?back=${encodeURIComponent('/profile')}`)
  await page.getByRole('button', { name: 'Sign in with Microsoft' }).click()
  // the provider remembers the signed-in account
  await expect(page.getByRole('heading', { name: 'Profile', exact: true })).toBeVisible()
  expect(visited).toContain('/login')
  await expect(page.getByLabel('Company')).toHaveValue('Maria & Sons')
})

test('Google sign-in: canceled, unverifiable, unrequested, and successful [420 556]', async ({ page }) => {
  await page.goto(`${server.url}/login`)
  await withGoogle(page).click()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByRole('alert')).toHaveText('Sign-in with Google was canceled.')

  await refused(page, 'sign in with a provider', async () => {
    await withGoogle(page).click()
    await choose(page, 'anna')
    await expect(page.getByRole('alert')).toHaveText('Please try again in a moment.')
  })

  // the code was used by someone else before the page could
  await page.route('**/api/v1/users', async (route) => {
    await route.fetch()
    await route.fallback()
  })
  await withGoogle(page).click()
  await expect(page.getByRole('alert')).toHaveText('Error authenticating Google user - please try again later.')
  await page.unroute('**/api/v1/users')

  await page.goto(`${server.url}/login?code=abc&state=of-another-window`)
  await expect(page.getByRole('alert')).toHaveText('This sign-in was started in another window. Please try again.')
  await withGoogle(page).click()
  await expect(page.getByRole('heading', { name: 'Welcome, Anna' })).toBeVisible()
})

test('an account is connected, allows the calendar, and is disconnected', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: server.url })
  const page = await context.newPage()
  await enter(page, await newMember(context.request), '/profile')
  await refused(page, 'connect an account', async () => {
    await page.getByRole('button', { name: 'Connect Google' }).click()
    await confirm(page)
    await choose(page, 'nora')
    await expect(page.getByRole('alert').filter({ hasText: 'Please' })).toHaveText('Please try again in a moment.')
  })
  await page.goto(`${server.url}/profile`)
  await page.getByRole('button', { name: 'Connect Google' }).click()
  await confirm(page)
  await expect(page.getByText('Connected with Google')).toBeVisible()
  await expect(page).toHaveURL(`${server.url}/profile`)
  await expect(page.getByText('nora@work.example')).toBeVisible()

  await menuButton(page).click()
  await item(page, 'Additional Permissions').click()
  const google = page.getByRole('region', { name: 'Google, nora@work.example' })
  await expect(google).toContainText('See when you’re busy: not allowed')
  await google.getByRole('button', { name: 'Allow in Google' }).click()
  await expect(page.getByText('Connected with Google')).toBeVisible()
  await menuButton(page).click()
  await item(page, 'Additional Permissions').click()
  await expect(google).toContainText('See when you’re busy: allowed')
  await expect(google).toContainText('Add interviews to your calendar: allowed')
  await page.keyboard.press('Escape')

  const away = page.getByRole('button', { name: 'Disconnect Google, nora@work.example' })
  await refused(page, 'disconnect an account', async () => {
    await away.click()
    await confirm(page)
    await expect(page.getByText('We couldn’t disconnect Google. Please try again.')).toBeVisible()
  })
  await away.click()
  await confirm(page)
  await expect(page.getByText('Google is no longer connected')).toBeVisible()
  await expect(away).toBeHidden()
})
