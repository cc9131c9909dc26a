// The public pages: each opens by URL, works without a script, has the installation's name, and is accessible.
import { expect, test, type Page } from './test.ts'
import { expectNoBarriers } from './journeys.ts'
import { enter, newMember } from './team.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const pages: readonly [path: string, heading: string][] = [
  ['/', 'The right people, and the words that prove it.'],
  ['/autopilot', 'You meet the people who said yes.'],
  ['/about', 'Hiring deserves tools that can be checked.'],
  ['/navigator', 'Every step in your own hands.'],
  ['/fast-track', 'From a job description to candidates in minutes.'],
  ['/contact', 'Contact us'],
  ['/transform', 'Six questions to ask about any tool that ranks people'],
  ['/unleash', 'Hiring software you can read'],
  ['/recfest', 'Fewer tabs, fewer clicks, more conversations'],
  ['/hrtech', 'Don’t take our word for it. Check it.'],
  ['/thank-you', 'Thank you. We’ve received your message.'],
  ['/blogs', 'How it works'],
  ['/privacy', 'Privacy'],
  ['/terms-of-service', 'Terms of service'],
]

test(
  'every public page opens and reloads with a title, accessible at every width, without scripts [23 24 25 26 27 28 29 30 31 32 33 34 35 40 41]',
  { tag: '@nightly' },
  async ({ page, browser }) => {
    test.slow()
    for (const [path, title] of pages) {
      await page.goto(path)
      await expect(heading(page)).toHaveText(title)
      expect(new URL(page.url())).toMatchObject({ pathname: path, hash: '' })
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{20}/)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`))
      for (const [width, scheme] of [
        [320, 'dark'],
        [1280, 'light'],
      ] as const) {
        await page.setViewportSize({ width, height: 800 })
        await page.emulateMedia({ colorScheme: scheme })
        await page.reload()
        await expect(heading(page)).toHaveText(title)
        await expectNoBarriers(page)
        await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      }
    }
    const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
    await plain.goto('/')
    await expect(heading(plain)).toHaveText('The right people, and the words that prove it.')
    await plain.getByRole('link', { name: 'How it works' }).first().click()
    await expect(heading(plain)).toHaveText('How it works')
    await plain.context().close()
  },
)

test('every link on the home page works, and the sitemap lists the pages [36]', async ({ page, request }) => {
  await page.goto('/')
  const links = await page.getByRole('link').evaluateAll((all) => [...new Set(all.map((link) => (link as HTMLAnchorElement).pathname))])
  for (const link of links) expect((await request.get(link)).status(), link).toBe(200)
  await page.goto('/blogs')
  const articles = page.getByRole('main').getByRole('listitem').getByRole('link')
  expect(await articles.count()).toBeGreaterThanOrEqual(3)
  const title = await articles.first().locator('strong').innerText()
  await articles.first().click()
  await expect(heading(page)).toHaveText(title)
  await expectNoBarriers(page)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const [path] of pages) expect(sitemap.includes(`${path}</loc>`), path).toBe(path !== '/thank-you')
  const lost = await page.goto('/blogs/engineering/nothing-of-that-name')
  expect(lost!.status()).toBe(404)
  await expect(heading(page)).toHaveText('Page not found')
})

test('a contact message is saved and emailed; missing fields are named, and typed text is kept', async ({ page, context }) => {
  await page.goto('/contact')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('This field is required.')).toHaveCount(3)
  await expect(page.getByLabel('Your name')).toBeFocused()
  await expectNoBarriers(page)
  await page.getByLabel('Your name').fill('Mila Example')
  await page.getByLabel('Email').fill('not an address')
  await page.getByLabel('Message').fill('Can it read résumés? 📄')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Invalid e-mail.')
  await page.getByLabel('Email').fill(`mila.${Date.now()}@people.example`)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('alert')).toContainText('check your connection')
  await context.setOffline(false)
  await expect(page.getByLabel('Message')).toHaveValue('Can it read résumés? 📄')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page).toHaveURL(/\/thank-you$/)
})

test('signed-in users reach their projects from the home page; signing out returns to it', async ({ page, request }) => {
  await enter(page, await newMember(request), '/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Start for free' })).toBeHidden()
  await page.getByRole('link', { name: 'Open your projects' }).click()
  await expect(page.getByRole('button', { name: /^Your menu/ })).toBeVisible()
  // a pending call is refused once the session has ended: it must not send a user who signed out to the sign-in page
  const ended = Promise.withResolvers<void>()
  const refused = page.waitForResponse((answer) => answer.status() === 401)
  await page.route('**/api/v2/talent**', async (route) => {
    await ended.promise
    await route.continue()
  })
  await page.route('**/api/v1/sessions', async (route) => {
    const response = await route.fetch()
    ended.resolve()
    await refused
    // enough time for a wrong redirect
    await page.waitForTimeout(500)
    await route.fulfill({ response }).catch(() => undefined)
  })
  await page.getByRole('link', { name: 'Talent pool' }).click()
  await page.getByRole('button', { name: /^Your menu/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(heading(page)).toHaveText('The right people, and the words that prove it.')
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
})
