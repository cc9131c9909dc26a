import { expect, test, type Page } from './test.ts'
import { expectNoBarriers, tabCount } from './journeys.ts'
import { panelOf } from './panel-page.ts'
import { addPeople, cardsOf, demoMember, enter, moveTo, newBrowserFor, newMember, newProject } from './team.ts'

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
const offered = async (page: Page) => (await page.getByRole('menuitem').allInnerTexts()).map((text) => text.trim())

test('the move menu with and without Autopilot; Interested is disabled for an owner with the reason [256 257 258 259 636 637 638 640]', async ({
  page,
  request,
}) => {
  const member = await newMember(request)
  const navigator = await newProject(member, { type: '2' })
  await addPeople(member, navigator, ['Ada One'])
  await enter(page, member, panelOf(navigator, 'approved'))
  await card(page, 'Ada One').getByRole('button', { name: 'Move', exact: true }).click()
  const off = await offered(page)
  expect(off.filter((tabName) => /Contacted|Interview|Rejected|Not Interested/.test(tabName))).toHaveLength(4)
  expect(off.filter((tabName) => /Review|Approved|Scheduling/.test(tabName))).toEqual([])
  await expectNoBarriers(page)
  await page.getByRole('menuitem', { name: /Contacted/ }).click()
  await expect(page.getByText('Candidate has been updated')).toBeVisible()
  await expect.poll(() => tabCount(page, 'Contacted')).toBe(1)

  const ownProject = await newProject(member, { type: '3' })
  await addPeople(member, ownProject, ['Ben Two', 'Cy Three'])
  const people = await cardsOf(member, ownProject, 'HIRING_MANAGER')
  await page.goto(panelOf(ownProject, 'warm_leads_hm'))
  await card(page, 'Ben Two').getByRole('button', { name: 'Move', exact: true }).click()
  const on = await offered(page)
  for (const tab of ['Needs Attention', 'Awaiting Reply', 'Scheduling']) expect(on.some((tabName) => tabName.includes(tab))).toBe(true)
  expect(on.filter((tabName) => /Contacted|Review/.test(tabName))).toEqual([])

  await moveTo(member, ownProject, [people[0]!.id], 'NOT_INTERESTED')
  await page.goto(panelOf(ownProject, 'not_interested'))
  const barred = page.getByRole('menuitem', { name: /^(Move to )?Interested$/ })
  const move = page.getByRole('article').first().getByRole('button', { name: 'Move', exact: true })
  await move.click()
  await expect(barred).toHaveAttribute('aria-disabled', 'true')
  await barred.hover()
  await expect(page.getByRole('tooltip', { name: 'Selected candidate(s) ineligible for Interested.' })).toBeVisible()
  await barred.press('Enter')
  await expect.poll(() => tabCount(page, 'Not Interested')).toBe(1)

  // rejected manually: allowed; swiped by autopilot: blocked
  await moveTo(member, ownProject, [people[1]!.id], 'REJECTED')
  await page.goto(panelOf(ownProject, 'rejected'))
  await move.click()
  await expect(barred).toHaveAttribute('aria-disabled', 'false')
  await page.route('**/api/v2/projects/candidates?*', async (route) => {
    const body = await (await route.fetch()).json()
    for (const candidate of body.candidates) candidate.was_auto_swiped = true
    await route.fulfill({ json: body })
  })
  await page.reload()
  await move.click()
  await expect(barred).toHaveAttribute('aria-disabled', 'true')
})

test(
  'in the single view, a move shows the next candidate, or the list when no one is left [262]',
  { tag: '@nightly' },
  async ({ page, request }) => {
    const member = await newMember(request)
    const project = await newProject(member, { type: '2' })
    const people = await addPeople(member, project, ['Ada One', 'Ben Two'])
    await enter(page, member, `${panelOf(project, 'approved')}&candidate=${people.find(({ name }) => name === 'Ben Two')!.id}`)
    const moveOn = async () => {
      await page.getByRole('button', { name: 'Move', exact: true }).click()
      await page.getByRole('menuitem', { name: /Contacted/ }).click()
    }
    await expect(page.getByText('1 of 2')).toBeVisible()
    await moveOn()
    await expect(page.getByRole('tabpanel', { name: 'Approved: Ada One' })).toBeVisible()
    await moveOn()
    await expect(page.getByText('No candidates yet')).toBeVisible()
    await expect.poll(() => tabCount(page, 'Contacted')).toBe(2)
  },
)

test(
  "a colleague's move appears automatically and is announced; a refused move returns with a message",
  { tag: '@nightly' },
  async ({ page, request, browser }) => {
    const member = await newMember(request)
    const project = await newProject(member, { type: '2' })
    await addPeople(member, project, ['Ada One', 'Ben Two'])
    await enter(page, member, panelOf(project, 'approved'))
    await expect(card(page, 'Ada One')).toBeVisible()
    const colleague = await newBrowserFor(browser, member, panelOf(project, 'approved'))
    await card(colleague, 'Ben Two').getByRole('button', { name: 'Move', exact: true }).click()
    await colleague.getByRole('menuitem', { name: /Contacted/ }).click()
    await expect(card(page, 'Ben Two')).toHaveCount(0)
    await expect.poll(() => tabCount(page, 'Approved')).toBe(1)
    await expect(page.locator('main output').filter({ hasText: 'Approved 1, Contacted 1' })).toBeAttached()
    await card(colleague, 'Ada One').waitFor()
    await colleague.getByRole('button', { name: 'Undo' }).click()
    await expect(card(page, 'Ben Two')).toBeVisible()

    let answer = () => {}
    const gate = new Promise<void>((done) => (answer = done))
    await page.route('**/api/v2/projects/candidates/status', async (route) => {
      await gate
      await route.fulfill({ status: 500, body: '' })
    })
    await card(page, 'Ada One').getByRole('button', { name: 'Move', exact: true }).click()
    await page.getByRole('menuitem', { name: /Contacted/ }).click()
    // immediately, long before the server has responded
    await expect(card(page, 'Ada One')).toHaveCount(0)
    await expect.poll(() => tabCount(page, 'Approved')).toBe(1)
    answer()
    await expect(card(page, 'Ada One')).toBeVisible()
    await expect.poll(() => tabCount(page, 'Approved')).toBe(2)
    await expect.poll(() => tabCount(page, 'Contacted')).toBe(0)
    await expect(page.getByRole('alert').getByText('Ada One: Swipe candidate failed - Please try again later.')).toBeVisible()
    await expectNoBarriers(page)
    await page.unroute('**/api/v2/projects/candidates/status')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => tabCount(page, 'Contacted')).toBe(1)
    await page.keyboard.press('u')
    await expect.poll(() => tabCount(page, 'Approved')).toBe(2)
  },
)

test(
  'tabs by role: few for a hiring manager, the recruiter set for a super admin, and the queue for staff',
  { tag: '@nightly' },
  async ({ page, request }) => {
    const tabs = async () => (await page.getByRole('tab').allInnerTexts()).map((text) => text.replace(/\s*\d+$/, '').trim())
    const recruiter = [
      'Contacted',
      'Interested',
      'Needs Attention',
      'Manager Review',
      'Scheduling',
      'Interview',
      'Awaiting Reply',
      'Rejected',
      'Not Interested',
    ]
    for (const [email, expected] of [
      ['hanna@fairlead.example', ['Review', 'Interested', 'Scheduling', 'Interview', 'Rejected']],
      ['ada@fairlead.example', ['Review', ...recruiter]],
      ['sam@staff.example', ['Review', 'Queue', ...recruiter]],
    ] as const) {
      const member = await demoMember(request, email)
      const project = await newProject(member, { type: '1', draft: true })
      await enter(page, member, panelOf(project))
      await expect(page.getByRole('tab').first()).toBeVisible()
      const shownTabs = await tabs()
      // only a recruiter sees Manager Review; others see the owner of each Interested tab
      const alike: Record<string, string> = { Interested: 'Interested recruiter', 'Manager Review': 'Interested manager' }
      const expectedTabs = email.startsWith('sam') ? expected.map((tab) => alike[tab] ?? tab) : expected
      expect(shownTabs).toEqual(expectedTabs)
    }
  },
)

test(
  'role 3 can read everything and decide nothing: settings, moves, sharing, and the project menu are disabled with the reason [335]',
  { tag: '@nightly' },
  async ({ page, request }) => {
    const colin = await demoMember(request, 'colin@fairlead.example')
    const projects = await colin.call<{ project_id: string; project_name: string }[]>('GET', 'v1/projects')
    const project = projects.find(({ project_name }) => project_name.startsWith('Account Executive'))!.project_id
    await enter(page, colin, panelOf(project, 'rejected'))
    await expect(page.getByRole('article').first()).toBeVisible()
    const tooltip = page.getByRole('tooltip', { name: "You don't have permissions to perform this action" })
    for (const dimmed of [
      page.getByRole('button', { name: 'Settings', exact: true }),
      page.getByRole('article').first().getByRole('button', { name: 'Move', exact: true }),
    ]) {
      await expect(dimmed).toHaveAttribute('aria-disabled', 'true')
      await dimmed.hover()
      await expect(tooltip.first()).toBeVisible()
      await page.mouse.move(0, 0)
      await expect(tooltip).toHaveCount(0)
    }
    await page.getByRole('button', { name: 'More', exact: true }).click()
    for (const act of ['Next batch', 'Duplicate', 'Pause', 'Archive']) {
      const item = page.getByRole('menuitem', { name: act })
      await expect(item).toHaveAttribute('aria-disabled', 'true')
      await item.hover()
      await expect(tooltip.first()).toBeVisible()
    }
    await expectNoBarriers(page)
  },
)
