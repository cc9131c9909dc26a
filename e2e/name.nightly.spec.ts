// The product under another name, and which screens load only on demand.
import { expect, request as requests, test } from '@playwright/test'
import { ownServer, type OwnServer } from './own-server.ts'
import { item, menuButton } from './shell-parts.ts'
import { enter, newMember } from './team.ts'

let server: OwnServer
test.beforeAll(async () => {
  server = await ownServer({ PRODUCT_NAME: 'Harbour & Hire', DEMO: 'true' })
  await server.start()
})
test.afterAll(() => server.remove())

test('the product name from the settings is used before and after sign-in, on public pages, and in email [22]', async ({ browser }) => {
  const request = await requests.newContext({ baseURL: server.url })
  const me = await newMember(request)
  const page = await (await browser.newContext({ baseURL: server.url })).newPage()
  const named = async (path: string) => {
    await page.goto(path)
    await expect(page.getByText('Harbour & Hire').first()).toBeVisible()
    await expect(page).toHaveTitle(/Harbour & Hire/)
    expect(await page.locator('body').innerText(), path).not.toContain('Fairlead')
  }
  for (const path of ['/', '/login', '/register', '/privacy', '/about', '/autopilot']) await named(path)
  await enter(page, me)
  for (const path of ['/panel', '/profile']) await named(path)
  await menuButton(page).click()
  await item(page, 'Additional Permissions').click()
  await expect(page.getByRole('switch', { name: 'Harbour & Hire can send email as me' })).toBeVisible()

  await request.post('/api/v1/users/forgot_password', { form: { email: me.email } })
  await expect
    .poll(async () => (await request.get(`/dev/mail?q=${encodeURIComponent(me.email)}`)).text())
    .toMatch(/Choose a new password for Harbour &(amp|#38); Hire/)
})

test('checkout, setup, analytics, sign-in, and profile load when opened; public pages need no app script [71]', async ({ browser }) => {
  const request = await requests.newContext({ baseURL: server.url })
  const me = await newMember(request)
  const { project_id } = await me.call<{ project_id: string }>('POST', 'v1/projects', { project_name: 'Welders', type: '2' })
  const scriptsOf = async (path: string, signedIn: boolean) => {
    const page = await (await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' })).newPage()
    if (signedIn) await enter(page, me, '/panel')
    const scripts: string[] = []
    page.on('request', (sent) => {
      if (sent.resourceType() === 'script') scripts.push(new URL(sent.url()).pathname.replace(/-[\w-]{8}\.js$/, ''))
    })
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await page.close()
    return scripts
  }
  const panel = await scriptsOf('/panel', true)
  expect(panel.some((name) => name.startsWith('/assets/'))).toBe(true)
  const ownNames: Record<string, string> = {
    '/checkout': 'CheckoutScreen',
    '/autopilot-projects/new': 'NewProjectScreen',
    [`/projects/edit/${project_id}`]: 'DraftScreen',
    '/profile': 'ProfileScreen',
    '/login': 'LoginScreen',
    '/analytics': 'OverviewScreen',
    '/analytics/pipeline': 'PipelineScreen',
    '/analytics/candidate': 'PeopleScreen',
    '/analytics/fairness': 'FairnessScreen',
    '/analytics/records': 'RecordsScreen',
    '/analytics/model': 'ModelScreen',
  }
  for (const [path, screen] of Object.entries(ownNames)) {
    const scripts = await scriptsOf(path, path !== '/login')
    expect(scripts, path).toContain(`/assets/${screen}`)
    expect(panel, path).not.toContain(`/assets/${screen}`)
  }
  for (const path of ['/', '/terms-of-service', '/blogs', '/navigator'])
    expect(
      (await scriptsOf(path, false)).filter((name) => name.startsWith('/assets/')),
      path,
    ).toEqual([])
})
