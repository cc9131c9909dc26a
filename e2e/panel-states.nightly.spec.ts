// The panel in each of its states: before the first project, live, empty, paused, archived, missing a permission.
import { expect, test } from './test.ts'
import { expectNoBarriers, picture, tabCount, useDark } from './journeys.ts'
import { entry, menu, nowhereBarred, panelOf, projectOf, shownAs, user } from './panel-page.ts'
import { addPeople, calibrate, cardsOf, enter, moveTo, newMember, newProject } from './team.ts'

const noPermission = "You don't have permissions to perform this action"

test('first use: a welcome, a tooltip until it is followed, and disabled settings [166 167 336 489]', async ({ page, request }) => {
  const member = await newMember(request)
  await enter(page, member)
  await expect(page.getByRole('heading', { name: 'Welcome', exact: true })).toBeVisible()
  await expect(page.getByText('Get started by creating your first project!')).toBeVisible()
  const tooltip = page.getByRole('tooltip', { name: 'Create your first project' })
  await expect(tooltip).toBeVisible()
  await nowhereBarred(page, 'welcome')
  await page.locator('main').getByRole('button', { name: 'Settings' }).hover()
  await expect(page.getByRole('tooltip', { name: noPermission })).toBeVisible()
  await expect(page.locator('main').getByRole('button', { name: 'Settings' })).toHaveAttribute('aria-disabled', 'true')

  const saved = page.waitForResponse((answer) => answer.url().endsWith('users/settings') && answer.request().method() === 'PUT')
  await page.locator('main').getByRole('link', { name: 'Create project' }).click()
  await saved
  await expect(page).toHaveURL(/\/autopilot-projects\/self-serve\/new/)
  expect((await user(member)).onboarding_tours.project).toBe(true)
})

test('the header: name, Autopilot, Settings, Analytics, and More; no Pause while Autopilot calibrates, and a note about reactivating [17 163 266 268]', async ({
  page,
  request,
}) => {
  const member = await newMember(request)
  const project = await newProject(member, { type: '1', name: 'Harbor pilots' })
  await enter(page, member, panelOf(project))
  const head = page.locator('main header')
  await expect(head.getByRole('heading', { name: 'Harbor pilots' })).toBeVisible()
  await expect(head.getByText('Autopilot', { exact: true })).toBeVisible()
  for (const label of ['Review', 'Interested', 'Scheduling', 'Interview', 'Rejected'])
    await expect.poll(() => tabCount(page, label)).toBe(label === 'Review' ? 10 : 0)

  await menu(page, 'Settings')
  for (const group of ['Basic Information', 'Team Setup', 'Outreach Preferences', 'Search Preferences'])
    await expect(entry(page, group)).toBeVisible()
  await expectNoBarriers(page)
  await page.keyboard.press('Escape')
  await menu(page, 'Analytics')
  await expect(page.getByText('10 candidates so far')).toBeVisible()
  await expectNoBarriers(page)
  await entry(page, /^Scheduling/).click()
  await expect(page.getByRole('tab', { name: /^Scheduling/ })).toHaveAttribute('aria-selected', 'true')

  await menu(page, 'More')
  await entry(page, 'Pause').hover()
  await expect(page.getByRole('tooltip', { name: /^Finish calibration first/ })).toBeVisible()
  await entry(page, 'Pause').press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(entry(page, 'Pause')).toHaveAttribute('aria-disabled', 'true')
  expect((await projectOf(member, project)).outreach_pause).toBe(false)
  await expectNoBarriers(page)
  await page.keyboard.press('Escape')

  await calibrate(member, project)
  await expect.poll(async () => (await projectOf(member, project)).status).not.toBe('6')
  await member.call('POST', 'v2/projects/pause', { project_id: project, should_pause: true, paused_archived_reason: 3 })
  await expect(head.getByText('Paused', { exact: true })).toBeVisible()
  await expect(page.getByText('This project is paused.')).toBeVisible()
  await menu(page, 'More')
  await entry(page, 'Reactivate').hover()
  await expect(page.getByRole('tooltip')).toHaveText('Fairlead will review your project and activate it within 24 hours.')
  await picture(page, 'panel-reactivate')
  await entry(page, 'Reactivate').click()
  await expect(page.getByText('Project reactivated')).toBeVisible()
  await expect(page.getByText('This project is paused.')).toHaveCount(0)
})

test('every empty tab says how candidates get there [193 490 491 492 493 494 495 496 497 498]', async ({ page, request }) => {
  const member = await newMember(request)
  const ownProject = await newProject(member, { type: '3' })
  await enter(page, member, panelOf(ownProject))
  const says: Record<string, RegExp> = {
    Interested: /^We’re looking for more interested candidates/,
    'Needs Attention': /^Nothing needs your attention/,
    Scheduling: /^No one is being scheduled/,
    Interview: /^No interviews/,
    Contacted: /^No contacted candidates/,
    'Awaiting Reply': /^No replies pending/,
    Rejected: /^No rejected candidates/,
    'Not Interested': /^No candidates have declined/,
  }
  for (const [tab, text] of Object.entries(says)) {
    await page.getByRole('tab', { name: new RegExp(`^${tab} \\d`) }).click()
    await expect(page.getByRole('heading', { name: 'No candidates yet' })).toBeVisible()
    await expect(page.getByText(text)).toBeVisible()
  }
  await nowhereBarred(page, 'empty-tab')
  await page.getByRole('button', { name: 'Review the 10 waiting candidates' }).click()
  await expect(page.getByRole('tab', { name: /^Review/ })).toHaveAttribute('aria-selected', 'true')

  const navigator = await newProject(member, { type: '2', settings: { tab_order: ['under_review', 'approved', 'custom_1'] } })
  await page.goto(panelOf(navigator, 'approved'))
  await expect(page.getByText(/^No approved candidates/)).toBeVisible()
  await page.getByRole('tab', { name: /^Custom 1/ }).click()
  await expect(page.getByText(/^No candidates here/)).toBeVisible()

  const over = { status: '1', candidates_review_count: 0, is_in_calibration: false, allow_calibration_disable: true }
  await page.route('**/api/v2/projects/candidates?*', (route) => route.fulfill({ json: { candidates: [], total: 0, page_idx: 1 } }))
  await shownAs(page, navigator, { ...over, search: null })
  await page.goto(panelOf(navigator, 'under_review'))
  await expect(page.getByText(/Check back in 1-2 minutes/)).toBeVisible()

  await shownAs(page, navigator, {
    ...over,
    candidates_approved_count: 4,
    search: { lro_id: 'op', state: 'completed', progress_pct: 100, is_calibration: false, note: null },
  })
  await page.goto(panelOf(navigator, 'under_review'))
  await expect(page.getByText(/or check back tomorrow/)).toBeVisible()
  await expectNoBarriers(page)
})

test('shows go-live on Autopilot without candidates, never when paused, archived, or turned off [207 488]', async ({ page, request }) => {
  const member = await newMember(request)
  const project = await newProject(member, { type: '1' })
  await member.call('PUT', 'v1/projects', { project_id: project, golive: true })
  await enter(page, member, panelOf(project, 'warm_leads_hm'))
  const live = page.locator('#stage').getByRole('heading', { name: 'Your project is live' })
  const empty = page.getByRole('heading', { name: 'No candidates yet' })
  await expect(live).toBeVisible()
  await nowhereBarred(page, 'golive')

  await member.call('PUT', 'v1/projects', { project_id: project, golive: false })
  await expect(empty).toBeVisible()
  await expect(live).toHaveCount(0)
  await member.call('PUT', 'v1/projects', { project_id: project, golive: true })
  await expect(live).toBeVisible()
  await member.call('POST', 'v2/projects/archive', { project_id: project, should_archive: true, paused_archived_reason: 4 })
  await expect(empty).toBeVisible()
  await expect(live).toHaveCount(0)
  await member.call('POST', 'v2/projects/archive', { project_id: project, should_archive: false })
  await expect(live).toBeVisible()
  const [first] = await cardsOf(member, project, 'UNDER_REVIEW')
  await moveTo(member, project, [first!.id], 'HIRING_MANAGER')
  await expect(page.getByRole('article', { name: first!.name })).toBeVisible()
  await expect(live).toHaveCount(0)
})

test('an archived project says so above its lists and can be restored there [165]', async ({ page, request }) => {
  const member = await newMember(request)
  const project = await newProject(member, { type: '2' })
  await addPeople(member, project, ['Ada One'])
  await member.call('POST', 'v2/projects/archive', { project_id: project, should_archive: true, paused_archived_reason: 4 })
  await enter(page, member, panelOf(project, 'approved'))
  await expect(page.getByText('This project is archived.')).toBeVisible()
  await expect(page.getByRole('article', { name: 'Ada One' })).toBeVisible()
  await nowhereBarred(page, 'archived')
  await page.getByRole('button', { name: 'Restore project' }).click()
  await expect(page.getByText('Project restored from archives')).toBeVisible()
  await expect(page.getByText('This project is archived.')).toHaveCount(0)
  // other states of the panel: calibration banner, processing, empty
  await page.getByRole('tab', { name: /^Review/ }).click()
  await page.getByRole('button', { name: "Let's Calibrate" }).click()
  await expect(page.getByText('Calibrating... (1 of 10)')).toBeVisible()
  await page.getByRole('tab', { name: /^Rejected/ }).click()
  await expect(page.getByText('No candidates yet')).toBeVisible()
  await shownAs(page, project, { status: '4', search: null, candidates_review_count: 0, is_in_calibration: false })
  await page.route('**/api/v2/projects/candidates?*', (route) => route.fulfill({ json: { candidates: [], total: 0, page_idx: 1 } }))
  await page.goto(panelOf(project, 'under_review'))
  await expect(page.getByText('Processing your job submission...')).toBeVisible()
})

test('users who haven’t allowed sending email see a note in the panel and can allow it there [206]', async ({ page, request }) => {
  const member = await newMember(request)
  const project = await newProject(member, { type: '2' })
  await member.call('PUT', 'v1/users/settings', { may_send: false })
  await enter(page, member, panelOf(project))
  await expect(page.getByText('Fairlead can’t send email as you.')).toBeVisible()
  const ask = page.getByRole('button', { name: 'Additional Permissions' })
  await ask.click()
  const dialog = page.getByRole('dialog', { name: 'Additional Permissions' })
  await expect(dialog).toBeVisible()
  await expectNoBarriers(page)
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoBarriers(page)
  await picture(page, 'panel-permissions-320')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(ask).toBeFocused()
  await useDark(page, true)
  await ask.click()
  await expectNoBarriers(page)
  await dialog.getByRole('switch', { name: 'Fairlead can send email as me' }).check()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(ask).toHaveCount(0)
  expect((await user(member)).may_send).toBe(true)
})
