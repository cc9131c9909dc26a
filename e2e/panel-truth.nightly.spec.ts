import { expect, test } from './test.ts'
import { expectNoBarriers, picture, tabCount } from './journeys.ts'
import { menu, nowhereBarred, panelOf, shownAs } from './panel-page.ts'
import { cardOnScreen, cardsOf, demoMember, enter, moveTo, nameOnCard, newMember, newProject, reviewing } from './team.ts'

test('decisions waiting for the server stay counted when counts reload, and count once after they arrive', async ({ page, request }) => {
  const me = await newMember(request)
  const project = await reviewing(me)
  const [someone] = await cardsOf(me, project, 'APPROVED')
  let release = () => {}
  const gate = new Promise<void>((done) => (release = done))
  await page.route('**/api/v2/projects/candidates/swipe', async (route) => {
    await gate
    await route.continue()
  })
  await enter(page, me, panelOf(project, 'under_review'))
  await expect(cardOnScreen(page)).toBeVisible()
  const [review, approved] = [await tabCount(page, 'Review'), await tabCount(page, 'Approved')]
  for (let n = 0; n < 2; n++) {
    const name = await nameOnCard(page)
    await page.keyboard.press('a')
    await expect.poll(() => nameOnCard(page)).not.toBe(name)
  }
  // a colleague moves someone: everything is refetched, and the server doesn't know the verdicts yet
  await moveTo(me, project, [someone!.id], 'CONTACTED')
  await expect.poll(() => tabCount(page, 'Contacted')).toBe(1)
  const counts = async () => [await tabCount(page, 'Review'), await tabCount(page, 'Approved')]
  expect(await counts()).toEqual([review - 2, approved + 1])
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/v1/projects') && answer.request().method() === 'GET')
  release()
  await answered
  await expect.poll(async () => (await cardsOf(me, project, 'APPROVED')).length).toBe(approved + 1)
  await expect.poll(counts).toEqual([review - 2, approved + 1])
})

test("a draft's panel says that it is unfinished and links to its setup", async ({ page, request }) => {
  const me = await newMember(request)
  const project = await newProject(me, { type: '2', draft: true })
  await enter(page, me, panelOf(project))
  await expect(page.getByRole('heading', { name: 'This project is not finished' })).toBeVisible()
  await expect(page.getByText('looking for the first candidates')).toHaveCount(0)
  await nowhereBarred(page, 'draft')
  await menu(page, 'More')
  await expect(page.getByRole('menuitem', { name: 'Next batch' })).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: /^Contacted/ }).click()
  await expect(page.getByRole('heading', { name: 'This project is not finished' })).toBeVisible()
  await page.getByRole('tabpanel').getByRole('link', { name: 'Finish setting up' }).click()
  await expect(page).toHaveURL(new RegExp(`/projects/v2/draft/${project}`))
  await expect(page.getByRole('heading', { name: 'Project Details', level: 1 })).toBeVisible()
})

test('staff see which candidates each of the two Interested tabs contains, also in the Move menu', async ({ page, request }) => {
  const sam = await demoMember(request, 'sam@staff.example')
  const project = await newProject(sam, { type: '1' })
  const [first, two] = await cardsOf(sam, project, 'UNDER_REVIEW')
  await moveTo(sam, project, [first!.id, two!.id], 'AUTOPILOT_RECRUITER')
  await enter(page, sam, panelOf(project, 'warm_leads_recruiter'))
  await expect(page.getByRole('tab', { name: 'Interested recruiter 2' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tab', { name: 'Interested manager 0' })).toBeVisible()
  await page.getByRole('article', { name: first!.name }).getByRole('button', { name: 'Move', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Interested (manager)' }).click()
  await expect(page.getByRole('tab', { name: 'Interested manager 1' })).toBeVisible()
  await expectNoBarriers(page)
  await picture(page, 'panel-two-interested')
})

test('a failed project load is reported once in the middle of the page, and the header doesn’t shift when a switch loads late', async ({
  page,
  request,
}) => {
  const me = await newMember(request)
  const project = await newProject(me, { type: '2' })
  const sentence = page.getByText('Load projects failed - please try again later.')
  await page.route('**/api/v1/projects', (route) => route.fulfill({ status: 503, body: '' }))
  await enter(page, me, panelOf(project))
  await expect(page.locator('main').getByText('Load projects failed - please try again later.')).toBeVisible()
  await expect(sentence).toHaveCount(1)
  await page.unroute('**/api/v1/projects')

  await page.setViewportSize({ width: 390, height: 844 })
  let release = () => {}
  const gate = new Promise<void>((done) => (release = done))
  await page.route('**/CalibrationSwitches*', async (route) => {
    await gate
    await route.continue()
  })
  await page.reload()
  const tabs = page.getByRole('tablist', { name: 'Stages' })
  await expect(tabs).toBeVisible()
  await expect(page.getByRole('button', { name: "Let's Calibrate" })).toBeVisible()
  const before = await tabs.boundingBox()
  await expect(page.getByRole('switch', { name: 'Calibration', exact: true })).toHaveCount(0)
  release()
  await expect(page.getByRole('switch', { name: 'Calibration', exact: true })).toBeVisible()
  expect(await tabs.boundingBox()).toEqual(before)
  // if switched off in the settings there is no switch, and no space for one
  await shownAs(page, project, { show_calibration_toggle: false })
  await page.reload()
  await expect(page.getByRole('button', { name: "Let's Calibrate" })).toBeVisible()
  await expect(page.getByRole('switch', { name: 'Calibration', exact: true })).toHaveCount(0)
})
