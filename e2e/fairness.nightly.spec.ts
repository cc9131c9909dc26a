// A project's fairness: opened from the panel, checked manually, shown, and refused with reasons.
import { expect, test, type Page } from './test.ts'
import { expectNoBarriers, picture, useDark } from './journeys.ts'
import { entry, menu, panelOf } from './panel-page.ts'
import { fault, refused } from './refused-writes.ts'
import { enter, newMember, newProject } from './team.ts'

const swaps = (page: Page) => page.getByRole('region', { name: 'What was changed', exact: true })
const run = (page: Page) => page.getByRole('button', { name: 'Run now' })

test('the panel’s Analytics menu opens a project’s fairness checks; a check runs and shows its result', async ({ page, request }) => {
  const me = await newMember(request)
  const project = await newProject(me, { type: '2' })
  await enter(page, me, panelOf(project))
  await menu(page, 'Analytics')
  await entry(page, 'Fairness').click()
  await expect(page).toHaveURL(new RegExp(`/analytics/fairness\\?project=${project}$`))
  await expect(page.getByRole('heading', { name: 'Fairness', level: 1 })).toBeVisible()
  await expect(page.getByText('Not checked yet. A check runs every night.')).toBeVisible()
  await expectNoBarriers(page)

  await run(page).focus()
  await page.keyboard.press('Enter')
  await expect(swaps(page)).toContainText('No score moved: 10 candidates', { timeout: 30_000 })
  for (const name of ['First name and pronouns', 'Origin of the name', 'Years that reveal age'])
    await expect(swaps(page).getByRole('listitem').filter({ hasText: name })).toContainText('0 of 10 scores moved.')
  await expect(swaps(page).getByRole('listitem').filter({ hasText: 'Photo' })).toContainText(
    'Not testedNo one in these batches has a photo.',
  )
  await expect(page.getByRole('region', { name: 'Checks as a table' }).getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('region', { name: 'Checks as a table' })).toContainText('By hand')
  await expectNoBarriers(page)
  await picture(page, 'fairness')
  await page.setViewportSize({ width: 390, height: 844 })
  await picture(page, 'fairness-390')
  await page.setViewportSize({ width: 1440, height: 900 })

  await run(page).click()
  await expect(page.getByText(/^This project was checked less than 5 minutes ago/)).toBeVisible()

  await useDark(page, true)
  await picture(page, 'fairness-dark')
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoBarriers(page)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), 'no sideways scrolling').toBeLessThanOrEqual(320)
  await picture(page, 'fairness-dark-320')
})

test('the page explains missing projects, missing candidates, and a server error', async ({ page, request }) => {
  const me = await newMember(request)
  await enter(page, me, '/analytics/fairness')
  await expect(page.getByRole('heading', { name: 'No projects yet' })).toBeVisible()

  const project = await newProject(me, { type: '2' })
  await page.goto(`/analytics/fairness?project=${project}`)
  await refused(page, 'fairness check', async () => {
    await run(page).click()
    await expect(page.getByText('We couldn’t start the check. Please try again.')).toBeVisible()
  })
  await run(page).click()
  await expect(swaps(page)).toBeVisible({ timeout: 30_000 })

  await page.route('**/api/v2/projects/fairness?*', (route) => route.fulfill({ status: 500, json: { error: 'internal', message: fault } }))
  await page.reload()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 30_000 })
})
