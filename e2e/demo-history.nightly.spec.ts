// The demo as a newcomer sees it: searches that have been running for months.
import { expect, test as base } from '@playwright/test'
import { expectNoBarriers, picture, signIn, tabCount } from './journeys.ts'
import { ownServer, type OwnServer } from './own-server.ts'
import { cardsOf, demoMember } from './team.ts'

const test = base.extend<object, { server: OwnServer }>({
  server: [
    async ({ playwright }, use) => {
      const server = await ownServer({ DEMO_HISTORY: 'true', POOL_SIZE: '4000' })
      await server.start()
      // its projects are created while its pages are already served
      const request = await playwright.request.newContext({ baseURL: server.url })
      const demo = await demoMember(request, 'demo@fairlead.example')
      const last = async () =>
        (await demo.call<{ project_name: string; project_id: string }[]>('GET', 'v1/projects')).find(({ project_name }) =>
          project_name.startsWith('Customer Success'),
        )
      const patience = { timeout: 240_000 }
      await expect.poll(async () => (await last()) !== undefined, patience).toBe(true)
      const { project_id } = (await last())!
      // the history runs from the oldest batch to the newest, which waits for review
      await expect.poll(async () => (await cardsOf(demo, project_id, 'HIRED')).length, patience).toBe(1)
      await expect.poll(async () => (await cardsOf(demo, project_id, 'UNDER_REVIEW')).length, patience).toBeGreaterThan(0)
      await request.dispose()
      await use(server)
      await server.remove()
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: ({ server }, use) => use(server.url),
})

test('a newcomer finds interviews, scorecards, an offer, a hire, and full analytics', { tag: '@nightly' }, async ({ page }) => {
  await signIn(page, 'demo@fairlead.example', 'fairlead-demo')
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /Account Executive, Europe/ })
    .click()
  for (const tab of ['Interview', 'Offer', 'Hired', 'Not Interested', 'Rejected'])
    await expect.poll(() => tabCount(page, tab), { message: tab }).toBeGreaterThan(0)
  await page.getByRole('tab', { name: /^Interview / }).click()
  await expect(page.getByText(/with Dana Demo, by phone/).first()).toBeVisible()
  await picture(page, 'demo-interviews')
  await page.getByRole('tab', { name: /^Hired/ }).click()
  const hired = page.getByRole('article').first()
  await expect(hired).toContainText('Hired, starts')
  await picture(page, 'demo-hired')
  await hired.getByRole('heading').click()
  await expect(page.getByRole('row', { name: /^Recommendation/ })).toBeVisible()
  await picture(page, 'demo-scorecards')
  await page.goto('/tasks')
  await expect(page.getByText(/Iris Holm/).first()).toBeVisible()
  await picture(page, 'demo-tasks')
  await page.goto('/analytics')
  await expect(page.getByText(/Dana Demo/).first()).toBeVisible({ timeout: 30_000 })
  await expectNoBarriers(page)
  await picture(page, 'demo-analytics')
})
