import { expect, test } from './test.ts'
import { stored } from './shell-parts.ts'
import { enter, newMember } from './team.ts'

test('without a session every page leads to the home page; a stale or failed start reloads [63 354 421 796]', async ({ page, request }) => {
  const robin = await newMember(request)
  for (const path of [
    '/panel?project=1',
    '/profile',
    '/calendar',
    '/ats-settings',
    '/talent',
    '/inbox',
    '/projects/v2/draft/1',
    '/projects/settings/v2/1',
  ]) {
    await page.goto(path)
    await expect(page).toHaveURL(/:\d+\/$/)
  }
  for (const answer of ['given', 'refused'] as const) {
    await test.step(`a stored session without the site-version cookie, its check ${answer}`, async () => {
      await enter(page, await newMember(request), '/login')
      await page.context().clearCookies()
      if (answer === 'refused') await page.route('**/api/v1/sessions', (route) => route.abort())
      const checked = page.waitForRequest((sent) => sent.url().endsWith('/api/v1/sessions') && sent.method() === 'GET')
      await page.goto('/panel')
      await checked
      await expect(page).toHaveURL(/:\d+\/$/)
      // the first screen may still be loading
      await expect.poll(() => stored(page, 'session').catch(() => 'on the way')).toBeNull()
      await page.unrouteAll()
    })
  }
  for (const call of ['v1/projects', 'v1/users/settings']) {
    await test.step(`${call} fails: removes session and cookie, once`, async () => {
      const tab = await page.context().newPage()
      await enter(tab, robin, '/login')
      await tab.route(`**/api/${call}`, (route) => route.fulfill({ status: 500, json: { error: 'internal', message: 'No.' } }))
      await tab.goto('/panel')
      await expect(tab).toHaveURL(/:\d+\/$/, { timeout: 30_000 })
      await expect.poll(() => stored(tab, 'session').catch(() => 'on the way')).toBeNull()
      expect(await tab.evaluate(() => document.cookie)).not.toContain('site_version')
      await enter(tab, robin, '/panel')
      await expect(tab.getByText(/failed - please try again later\.|couldn’t load/).first()).toBeVisible({ timeout: 30_000 })
      expect(await stored(tab, 'session'), 'the second time stays').not.toBeNull()
      await tab.close()
    })
  }
})

test('a failed chunk is reported only in the console [429]', async ({ page, request }) => {
  await enter(page, await newMember(request), '/talent')
  await expect(page.getByRole('heading', { name: 'Talent pool', level: 1 })).toBeVisible()
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  let loads = 0
  page.on('load', () => (loads += 1))
  await page.route(/assets\/Palette[^/]*\.js/, (route) => route.abort())
  await page.getByRole('button', { name: 'Search or jump to…' }).click()
  await expect.poll(() => logged.some((line) => /^Loading chunk Palette-[\w-]+\.js failed$/.test(line))).toBe(true)
  await expect.poll(() => loads).toBe(1)
  await page.unrouteAll()
  await expect(page.getByRole('heading', { name: 'Talent pool', level: 1 })).toBeVisible()
  await expect(page.getByText(/Loading (CSS )?chunk/)).toHaveCount(0)
})
