import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { expectNoBarriers, picture } from './journeys.ts'
import { ownServer, type OwnServer } from './own-server.ts'

const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 12"><path d="M0 12 10 0l10 12 10-12 10 12z" fill="#8a5a00"/></svg>'
let server: OwnServer
let usual: string
let canary: string
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fairlead-mark-'))

test.beforeAll(async () => {
  const file = path.join(folder, 'mark.svg')
  fs.writeFileSync(file, logo)
  server = await ownServer((port) => ({
    CANARY_URL: `http://127.0.0.1:${port}`,
    PRODUCTION_URLS: `http://localhost:${port}`,
    SUPER_ADMINS: 'ada@fairlead.example,hanna@fairlead.example',
    CANARY_OPT_OUTS: 'hanna@fairlead.example',
    INVESTOR_DOMAIN: 'recruiters.example',
    INVESTOR_NAME: 'Harbor Fund',
    INVESTOR_LOGO: file,
  }))
  await server.start()
  usual = server.url
  canary = usual.replace('localhost', '127.0.0.1')
})
test.afterAll(async () => {
  await server.remove()
  fs.rmSync(folder, { recursive: true })
})

async function signIn(page: Page, name: string) {
  await page.getByLabel('Email').fill(`${name}.example`)
  await page.getByLabel('Password', { exact: true }).fill('fairlead-demo')
  await page.getByRole('button', { name: 'Sign In' }).click()
}
const banner = (page: Page) => page.getByRole('note').filter({ hasText: 'This is the canary host' })
const internal = async (page: Page, url: string) =>
  (await page.context().cookies(url)).some(({ name, value }) => name === 'internal_user' && value === '1')

test('a super admin is redirected to the canary host, signs in once, and can return, which is remembered [64 65 66 68 343]', async ({
  page,
}) => {
  await page.goto(`${usual}/login`)
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  await expect(banner(page)).toHaveCount(0)
  await signIn(page, 'ada@fairlead')
  await expect(page).toHaveURL((url) => url.href.startsWith(`${canary}/login?back=`))
  await expect(banner(page)).toBeVisible()
  await expectNoBarriers(page)
  await signIn(page, 'ada@fairlead')
  await expect(page.getByRole('button', { name: /^Your menu/ })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/panel')
  await expect.poll(() => internal(page, canary)).toBe(true)

  // the same page there, path and query
  await page.goto(`${usual}/talent?words=a%20b`)
  await expect(page).toHaveURL(`${canary}/talent?words=a%20b`)
  await expect(page.getByRole('heading', { name: 'Talent pool', level: 1 })).toBeVisible()
  await picture(page, 'canary')
  await page.getByRole('link', { name: 'Back to production' }).click()
  await expect(page.getByRole('heading', { name: 'Talent pool', level: 1 })).toBeVisible()
  await expect(page).toHaveURL((url) => url.origin === usual && url.pathname === '/talent' && url.searchParams.has('no_redirect'))
  await expect(banner(page)).toHaveCount(0)
  // remembered for the rest of this tab's session
  await page.goto(`${usual}/inbox?show=unmatched`)
  await expect(page.getByRole('heading', { name: 'Inbox', level: 1 })).toBeVisible()
  await page.reload()
  const eventsShown = () =>
    page.evaluate(async () => {
      const headers = { 'X-Parse-Session-Token': localStorage.getItem('session')! }
      return ((await (await fetch('/api/v1/users/settings', { headers })).json()) as { product: { canary_url: string } }).product.canary_url
    })
  expect(await eventsShown(), 'they would be sent there').toBe(canary)
  await expect(page.getByRole('heading', { name: 'Inbox', level: 1 })).toBeVisible()
  expect(new URL(page.url()).origin).toBe(usual)
  // and no longer
  const tab = await page.context().newPage()
  await tab.goto(`${usual}/profile`)
  await expect(tab).toHaveURL(`${canary}/profile`)

  // the public pages say so as well, only on this host
  await tab.goto(`${canary}/about`)
  await expect(banner(tab)).toBeVisible()
  await expectNoBarriers(tab)
  await tab.goto(`${usual}/about`)
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(banner(tab)).toHaveCount(0)
})

test('opted-out admins and customers stay and get no cookie; an investor’s users see its logo [67 343 347]', async ({ browser }) => {
  for (const [name, isInternal] of [
    ['hanna@fairlead', true],
    ['rita@recruiters', false],
  ] as const) {
    const page = await (await browser.newContext()).newPage()
    const refused: string[] = []
    page.on('console', (message) => message.type() === 'error' && refused.push(message.text()))
    await page.goto(`${usual}/login`)
    await signIn(page, name)
    await expect(page.getByRole('button', { name: /^Your menu/ })).toBeVisible()
    await page.goto(`${usual}/talent`)
    await expect(page.getByRole('heading', { name: 'Talent pool', level: 1 })).toBeVisible()
    expect(new URL(page.url()).origin).toBe(usual)
    await expect.poll(() => internal(page, usual)).toBe(isInternal)
    const mark = page.getByRole('img', { name: 'Harbor Fund' })
    if (isInternal) await expect(mark).toHaveCount(0)
    else {
      await expect(mark).toBeVisible()
      expect(await mark.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true)
      await picture(page, 'investor')
      await page.setViewportSize({ width: 390, height: 844 })
      await expect(mark).toBeVisible()
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
      await expectNoBarriers(page)
      await picture(page, 'investor-phone')
    }
    expect(refused).toEqual([])
    await page.getByRole('button', { name: /^Your menu/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page).toHaveURL(`${usual}/`)
    expect(await internal(page, usual)).toBe(false)
    await page.context().close()
  }
})
