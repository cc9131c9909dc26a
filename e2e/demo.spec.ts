import { expect, test } from '@playwright/test'
import { expectNoBarriers, picture, signIn, tabCount } from './journeys.ts'
import { ownServer, type OwnServer } from './own-server.ts'
import { demoMember } from './team.ts'

/** In this one, people do reply automatically, and soon. */
let server: OwnServer | null = null
test.afterAll(() => server?.remove())
// not for a whole worker: Playwright would run this file last, when the other workers have nothing left to do
test.use({
  baseURL: async ({ playwright }, use) => {
    if (!server) {
      server = await ownServer({ DEMO_REPLY_SECONDS: '1-2', HOLD_SECONDS: '1' })
      await server.start()
      // its projects are created while its pages are already served
      const request = await playwright.request.newContext({ baseURL: server.url })
      const demo = await demoMember(request, 'demo@fairlead.example')
      await expect.poll(async () => (await demo.call<unknown[]>('GET', 'v1/projects')).length, { timeout: 60_000 }).toBe(2)
      await request.dispose()
    }
    await use(server.url)
  },
})

test('demo candidates reply automatically, and every reply says that it is fictional', async ({ page }) => {
  await signIn(page, 'demo@fairlead.example', 'fairlead-demo')
  await page
    .getByRole('link', { name: /Account Executive, Europe/ })
    .first()
    .click()
  await expect
    .poll(
      async () =>
        (await tabCount(page, 'Needs Attention')) + (await tabCount(page, 'Interested')) + (await tabCount(page, 'Not Interested')),
      { timeout: 60_000 },
    )
    .toBeGreaterThan(0)
  const tab =
    (await tabCount(page, 'Needs Attention')) > 0
      ? 'Needs Attention'
      : (await tabCount(page, 'Interested')) > 0
        ? 'Interested'
        : 'Not Interested'
  await page.getByRole('tab', { name: new RegExp(`^${tab} \\d`) }).click()
  await page.getByRole('article').first().getByRole('button', { name: 'Mail' }).click()
  await expect(page.getByText('Demo: written by a fictional candidate.').first()).toBeVisible()
  await picture(page, '30-demo-conversation')
})

test('review by keyboard: next, previous, approve, undo, and the queue is unchanged', async ({ page }) => {
  await signIn(page, 'demo@fairlead.example', 'fairlead-demo')
  await page.getByRole('button', { name: /^Processing/ }).click()
  await page
    .getByRole('link', { name: /Senior Backend Engineer/ })
    .first()
    .click()
  await page.getByRole('button', { name: "Let's Calibrate" }).click()
  const name = () => page.getByRole('article').first().getAttribute('aria-label')
  const first = await name()
  await page.keyboard.press('j')
  await expect.poll(name).not.toBe(first)
  await page.keyboard.press('k')
  await expect.poll(name).toBe(first)
  await page.keyboard.press('a')
  await expect(page.getByText('Calibrating... (2 of 10)')).toBeVisible()
  await expect.poll(() => tabCount(page, 'Approved')).toBe(1)
  await page.keyboard.press('u')
  await expect(page.getByText('Calibrating... (1 of 10)')).toBeVisible()
  await expect.poll(() => tabCount(page, 'Review')).toBe(10)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoBarriers(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toBeVisible()
  await picture(page, '31-palette')
})

test('CSV import: a dry run lists bad cells, and the same file adds no one twice', async ({ page }) => {
  await signIn(page, 'demo@fairlead.example', 'fairlead-demo')
  const file = {
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      'Name,LinkedIn,Mail,Role,Employer\nAda Example,https://www.linkedin.com/in/ada-example-1,ada@people.example,Backend Engineer,Acme\nBad Cell,notaurl,also bad,X,Y\n',
    ),
  }
  const importPerson = async () => {
    await page.goto('/talent')
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await page.getByLabel('Drop résumés or a table here').setInputFiles(file)
    await expect(page.getByText('Line 3: Not a valid Linkedin URL: notaurl')).toBeVisible()
  }
  await importPerson()
  await picture(page, '32-import')
  await expectNoBarriers(page)
  await page.getByRole('button', { name: 'Import 2 people' }).click()
  await expect(page.getByRole('dialog').getByText('Imported: people.csv')).toBeVisible()
  await importPerson()
  await expect(page.getByRole('definition').nth(1)).toHaveText('0')
  await expect(page.getByRole('definition').nth(3)).toHaveText('2')
})
