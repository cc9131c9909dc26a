import { expect, test } from './test.ts'
import { expectNoBarriers, picture, tabCount, useDark } from './journeys.ts'
import { entry, menu, panelOf, shownAs } from './panel-page.ts'
import { addPeople, cardOnScreen, cardsOf, enter, moveTo, nameOnCard, newMember, newProject, reviewing } from './team.ts'

test('requesting an item emails the candidate, moves them to Awaiting Reply, and can be undone for three seconds [638 648 810]', async ({
  page,
  request,
}) => {
  const member = await newMember(request)
  const project = await newProject(member, { type: '3' })
  const people = await addPeople(member, project, ['Ada One', 'Ben Two'])
  const interested = await cardsOf(member, project, 'HIRING_MANAGER')
  const ids = [...people, ...interested].map(({ id }) => id)
  if (interested.length === 0) await moveTo(member, project, ids, 'HIRING_MANAGER')
  await enter(page, member, panelOf(project, 'warm_leads_hm'))
  const card = (name: string) => page.getByRole('article', { name })
  await expect(card('Ada One')).toBeVisible()
  const dialog = page.getByRole('dialog', { name: 'Request something from Ada One' })
  const open = async (name: string) => {
    await card(name).getByRole('button', { name: 'Move', exact: true }).click()
    await expect(entry(page, 'Awaiting Reply')).toBeVisible()
    await entry(page, 'Request something first…').click()
  }
  await open('Ada One')
  await expectNoBarriers(page)
  await picture(page, 'panel-ask-for-item')
  await dialog.getByRole('radio', { name: 'Something else' }).check()
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(dialog.getByText('This field is required.')).toBeVisible()
  await dialog.getByRole('radio', { name: 'Resume' }).check()
  await dialog.getByRole('button', { name: 'Send request' }).click()
  const sentence = page.getByText("This candidate will reappear in your 'Interested' tab once they share the requested item with us.")
  await expect(sentence).toBeVisible()
  const shownAt = Date.now()
  await expect(card('Ada One')).toHaveCount(0)
  await expect(sentence).toBeHidden()
  expect(Date.now() - shownAt).toBeGreaterThan(2000)
  expect(Date.now() - shownAt).toBeLessThan(4500)
  await expect.poll(() => tabCount(page, 'Awaiting Reply')).toBe(1)
  const waiting = (await cardsOf(member, project, 'AWAITING_INFO')).map(({ name }) => name)
  expect(waiting).toEqual(['Ada One'])

  await page.setViewportSize({ width: 320, height: 700 })
  await useDark(page, true)
  await open('Ben Two')
  await expectNoBarriers(page)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await picture(page, 'panel-ask-for-item-320-dark')
  await page.getByRole('dialog').getByRole('button', { name: 'Send request' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card('Ben Two')).toBeVisible()
  await expect.poll(() => tabCount(page, 'Awaiting Reply')).toBe(1)
  await page.getByRole('tab', { name: /^Awaiting Reply/ }).click()
  await expect(card('Ada One')).toBeVisible()
})

test('after a swipe with swipes remaining, the next candidate in the queue appears [659]', async ({ page, request }) => {
  const member = await newMember(request)
  const project = await reviewing(member)
  await enter(page, member, panelOf(project, 'under_review'))
  await expect(cardOnScreen(page)).toBeVisible()
  const first = await nameOnCard(page)
  const swiped = page.waitForResponse((answer) => answer.url().endsWith('/candidates/swipe'))
  await page.keyboard.press('a')
  const { remaining_swipes } = (await (await swiped).json()) as { remaining_swipes: number }
  expect(remaining_swipes).toBeGreaterThan(0)
  const remaining = await cardsOf(member, project, 'UNDER_REVIEW')
  expect(remaining).toHaveLength(remaining_swipes)
  expect(remaining.map(({ name }) => name)).not.toContain(first)
  await expect.poll(() => nameOnCard(page)).toBe(remaining[0]!.name)
})

test('new settings make the project’s lists stale, and they reload everywhere [247 248 290]', async ({ page, request, browser }) => {
  const member = await newMember(request)
  const project = await newProject(member, { type: '2' })
  await addPeople(member, project, ['Ada One'])
  const stages: string[] = []
  page.on(
    'request',
    (sent) => sent.url().includes('/v2/projects/candidates?') && stages.push(new URL(sent.url()).searchParams.get('status')!),
  )
  await enter(page, member, panelOf(project, 'approved'))
  await expect(page.getByRole('article', { name: 'Ada One' })).toBeVisible()
  // the page refetches once it is connected
  await expect.poll(() => stages.filter((status) => status === 'APPROVED').length).toBeGreaterThan(1)
  await page.getByRole('tab', { name: /^Rejected/ }).click()
  await expect(page.getByText('No candidates yet')).toBeVisible()
  await page.getByRole('tab', { name: /^Approved/ }).click()
  await expect(page.getByRole('article', { name: 'Ada One' })).toBeVisible()
  stages.length = 0
  await menu(page, 'Settings')
  await entry(page, 'Basic Information').click()
  await expect(page.getByRole('heading', { name: 'Project Details', level: 1 })).toBeVisible()
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/v1/projects/settings') && answer.request().method() === 'PUT')
  await page.getByLabel('Project name').fill('Renamed')
  await saved
  expect(stages).toEqual([])
  await page.goBack()
  await expect(page.getByRole('article', { name: 'Ada One' })).toBeVisible()
  await expect.poll(() => stages).toContain('APPROVED')
  await page.getByRole('tab', { name: /^Rejected/ }).click()
  await expect.poll(() => stages).toContain('REJECTED')
  await expect(page.getByRole('heading', { name: 'Renamed' })).toBeVisible()

  // another window of the same project is notified and refetches
  const otherPage = await (await browser.newContext()).newPage()
  const listens = new Promise<void>((resolve) =>
    otherPage.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => String(payload).includes('"cursor"') && resolve())),
  )
  await enter(otherPage, member, panelOf(project, 'approved'))
  await expect(otherPage.getByRole('heading', { name: 'Renamed' })).toBeVisible()
  await listens
  const again = otherPage.waitForRequest((sent) => sent.url().includes('/v2/projects/candidates?') && sent.url().includes('APPROVED'))
  await member.call('PUT', 'v1/projects/settings', { project_id: project, bias_reducer: true })
  await again
  await otherPage.context().close()
})

test('Reactivate is dimmed while Autopilot calibrates [269]', async ({ page, request }) => {
  const member = await newMember(request)
  const project = await newProject(member, { type: '1' })
  await shownAs(page, project, { outreach_pause: true })
  await enter(page, member, panelOf(project))
  await menu(page, 'More')
  await expect(entry(page, 'Reactivate')).toHaveAttribute('aria-disabled', 'true')
  await entry(page, 'Reactivate').hover()
  await expect(page.getByRole('tooltip', { name: /^Finish calibration first/ })).toBeVisible()
  await expectNoBarriers(page)
  await picture(page, 'panel-reactivate-dimmed')
})
