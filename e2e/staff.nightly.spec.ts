import { expect, test } from './test.ts'
import { expectNoBarriers, picture, useDark } from './journeys.ts'
import { panelOf, projectOf } from './panel-page.ts'
import { demoMember, enter, newBrowserFor, newProject, newWord } from './team.ts'

test('staff see a project’s health and type, the session switcher, admin calibration, and every tab [16 241 242 243 244 245 341 342]', async ({
  page,
  request,
  browser,
}) => {
  const [sam, hanna] = [await demoMember(request, 'sam@staff.example'), await demoMember(request, 'hanna@fairlead.example')]
  const name = `Watched ${newWord()}`
  const collaborators = [
    { email: sam.email, role: 1 },
    { email: hanna.email, role: 2 },
  ]
  const project = await newProject(sam, { type: '1', name, settings: { collaborators, is_peq: true } })
  await enter(page, sam, panelOf(project))
  await expect(page.getByRole('form', { name: 'Open a user’s session' })).toBeVisible()
  await expect(page.getByRole('switch', { name: 'Admin calibration' })).toBeVisible()
  for (const tab of [
    'Queue',
    'Interested recruiter',
    'Needs Attention',
    'Interested manager',
    'Contacted',
    'Awaiting Reply',
    'Not Interested',
  ])
    await expect(page.getByRole('tab', { name: new RegExp(`^${tab} \\d`) })).toBeAttached()
  const kind = page.locator('main').getByText('Type 1 · Autopilot')
  await expect(kind).toBeVisible()
  const color = (selector: string) => kind.getByTitle(selector).evaluate((element) => getComputedStyle(element).color)
  const ownColor = await kind.evaluate((element) => getComputedStyle(element).color)
  expect(await color('PEQ project')).not.toBe(ownColor)

  const health = page.getByRole('button', { name: /^Health:/ })
  await expect(health).toHaveText('For Review')
  await health.click()
  const menu = page.getByRole('menu')
  await expect(menu.getByRole('menuitem')).toHaveCount(13)
  expect(
    (await menu.innerText())
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ).toEqual(
    [
      ['Critical', 'Backlog', 'Slow Pace', 'Approval Rate', 'Narrow'],
      ['New', 'To-Do', 'For Review'],
      ['Delays', 'Delays'],
      ['Free Trial', 'Free Trial', 'Free Trial Debrief'],
      ['Self Serve', 'Self Serve'],
      ['Borderline', 'Borderline'],
      ['Healthy', 'Healthy'],
      ['Paused', 'Paused'],
    ].flat(),
  )
  await expectNoBarriers(page)
  await picture(page, 'staff-health')
  const inDrawer = (label: string) =>
    page
      .getByRole('complementary', { name: 'Projects' })
      .getByRole('link', { name: new RegExp(name) })
      .getByTitle(`Health: ${label}`)
  await page.keyboard.press('Escape')
  for (const [label, key, urgency] of [
    ['Borderline', 'borderline', 'soon'],
    ['Paused', 'paused', 'none'],
    ['Healthy', 'healthy', 'none'],
    ['Approval Rate', 'hm_approval', 'now'],
  ] as const) {
    await health.click()
    await menu.getByRole('menuitem', { name: label, exact: true }).click()
    await expect(health).toHaveText(label)
    await expect(inDrawer(label)).toHaveAttribute('data-urgency', urgency)
    await expect.poll(async () => (await projectOf(sam, project)).operations_status).toBe(key)
  }
  await page.setViewportSize({ width: 320, height: 700 })
  await useDark(page, true)
  await expectNoBarriers(page)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await picture(page, 'staff-320-dark')

  const secondPage = await newBrowserFor(browser, hanna, panelOf(project))
  await expect(secondPage.getByRole('heading', { name, level: 1 })).toBeVisible()
  await expect(secondPage.getByRole('tab').first()).toBeVisible()
  for (const hidden of [
    secondPage.getByRole('button', { name: /^Health:/ }),
    secondPage.getByTitle(/^Health:/),
    secondPage.getByText(/^Type 1/),
    secondPage.getByRole('switch', { name: 'Admin calibration' }),
    secondPage.getByRole('tab', { name: /^Queue/ }),
    secondPage.getByRole('form', { name: 'Open a user’s session' }),
  ])
    await expect(hidden).toHaveCount(0)
  await secondPage.context().close()
})
