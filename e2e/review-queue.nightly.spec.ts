import { expect, test, type Page } from './test.ts'
import { expectNoBarriers, picture, tabCount, useDark } from './journeys.ts'
import { panelOf } from './panel-page.ts'
import { cardOnScreen, cardsOf, demoMember, enter, moveTo, nameOnCard, newMember, newProject, newWord } from './team.ts'

const api = '/api/'
/** Every call the page makes from now on: method, path, and input. */
function callsOf(page: Page) {
  const calls: { call: string; at: number; input: URLSearchParams }[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (!url.pathname.startsWith(api)) return
    const input = request.method() === 'GET' ? url.searchParams : new URLSearchParams(request.postData() ?? '')
    calls.push({ call: `${request.method()} ${url.pathname.slice(api.length)}`, at: Date.now(), input })
  })
  return {
    /** The latest request of a call, once it was sent. */
    async last(call: string) {
      await expect.poll(() => calls.some((entry) => entry.call === call), { message: call }).toBe(true)
      return calls.findLast((entry) => entry.call === call)!
    },
  }
}
const pressAndLeave = async (page: Page, act: () => Promise<unknown>) => {
  const name = await nameOnCard(page)
  await act()
  await expect.poll(() => nameOnCard(page)).not.toBe(name)
  return name
}
const chooseMove = async (page: Page, to: string) => {
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  await page.getByRole('menuitem', { name: to, exact: true }).click()
}
const tab = (page: Page, label: string) => page.getByRole('tab', { name: new RegExp(`^${label} \\d`) })

test('from a queue card: approve, reject, send for review, schedule, move to a stage or project, each with its call [18 338 645 780]', async ({
  page,
  request,
}) => {
  test.slow()
  const ada = await demoMember(request, 'ada@fairlead.example')
  const project = await newProject(ada, { type: '1' })
  const otherName = `Other ${newWord()}`
  const otherProject = await newProject(ada, {
    type: '1',
    name: otherName,
    settings: { job_titles: ['Illustrator'], job_title: 'Illustrator' },
  })
  const people = await cardsOf(ada, project, 'UNDER_REVIEW')
  const ids = people.map(({ id }) => id)
  await moveTo(ada, project, ids.slice(5, 8), 'AUTOPILOT_RECRUITER')
  await moveTo(ada, project, ids.slice(8, 9), 'QUESTION')
  await moveTo(ada, project, ids.slice(9), 'HIRING_MANAGER')
  const calls = callsOf(page)
  await enter(page, ada, panelOf(project, 'under_review'))
  await expect(cardOnScreen(page)).toBeVisible()

  await test.step('the lists are read by project, tab and page', async () => {
    const { input } = await calls.last('GET v2/projects/candidates')
    expect([input.get('project_id'), input.get('status'), input.get('page_idx')]).toEqual([project, 'UNDER_REVIEW', '1'])
  })
  await test.step('approved and rejected', async () => {
    await pressAndLeave(page, () => page.keyboard.press('a'))
    expect((await calls.last('POST v2/projects/candidates/swipe')).input.get('approved')).toBe('true')
    await pressAndLeave(page, async () => {
      await page.keyboard.press('r')
      await expect(page.getByRole('form', { name: 'Reject candidate' })).toBeVisible()
      await page.keyboard.press('1')
      await page.keyboard.press('Enter')
    })
    await expect.poll(async () => (await calls.last('POST v2/projects/candidates/swipe')).input.get('approved')).toBe('false')
  })
  await test.step('to another stage: processed at once, applied half a second later', async () => {
    const before = [await tabCount(page, 'Review'), await tabCount(page, 'Scheduling')]
    await page.evaluate(() => addEventListener('click', () => (document.documentElement.dataset.clicked = String(Date.now())), true))
    const name = await pressAndLeave(page, async () => {
      await chooseMove(page, 'Scheduling')
      await page.getByRole('dialog').getByRole('button', { name: 'Move to Scheduling' }).click()
    })
    const { at: calledAt, input } = await calls.last('POST v2/projects/candidates/status')
    expect(calledAt - Number(await page.locator('html').getAttribute('data-clicked'))).toBeGreaterThanOrEqual(450)
    expect([input.get('candidate_id'), input.get('status')]).toEqual([
      people.find((person) => person.name === name)!.id,
      'HIRING_MANAGER_APPROVED',
    ])
    expect([await tabCount(page, 'Review'), await tabCount(page, 'Scheduling')]).toEqual([before[0]! - 1, before[1]! + 1])
  })
  await test.step('to another project', async () => {
    await pressAndLeave(page, async () => {
      await chooseMove(page, 'Another project…')
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('combobox', { name: 'Project' }).click()
      await page.getByRole('option', { name: otherName }).click()
      await dialog.getByRole('button', { name: 'Move', exact: true }).click()
    })
    expect((await calls.last('POST v1/candidates/copy')).input.get('new_project_id')).toBe(otherProject)
    await expect(page.getByText('Candidate Succesfully Moved To Other Project')).toBeVisible()
    await expectNoBarriers(page)
    await picture(page, 'queue-review')
  })
  await test.step('a recruiter’s tabs of review are queues as well: sent for review with the prepared mail, kept, not interested', async () => {
    for (const label of ['Interested', 'Needs Attention'])
      await expect(tab(page, label)).toHaveAccessibleDescription('Candidates waiting for your decision')
    for (const label of ['Manager Review', 'Scheduling', 'Rejected']) await expect(tab(page, label)).toHaveAccessibleDescription('')
    await tab(page, 'Interested').click()
    await expect(page.getByText('3 candidates are waiting for your decision.')).toBeVisible()
    await expectNoBarriers(page)
    await picture(page, 'queue-list')
    await page.getByRole('button', { name: 'Review one by one' }).click()
    await expect(page.getByText('Interested candidate 1 of 3')).toBeVisible()
    await page.keyboard.press('i')
    const dialog = page.getByRole('dialog', { name: /^Send .* to the hiring manager$/ })
    await dialog.getByLabel('To').fill(`manager.${newWord()}@example.com`)
    expect((await calls.last('GET v1/warmleads/template')).input.get('template_type')).toBe('hm')
    await dialog.getByRole('button', { name: 'Send', exact: true }).click()
    expect((await calls.last('POST v2/projects/candidates/recruiter_review')).input.get('approved')).toBe('true')
    await expect(page.getByText('Interested candidate 1 of 2')).toBeVisible()
    await chooseMove(page, 'Request something first…')
    await page.getByRole('dialog').getByRole('button', { name: 'Send request' }).click()
    expect((await calls.last('POST v2/projects/candidates/keep')).input.get('additional_info_type')).toBeTruthy()
    await expect(page.getByText('Interested candidate 1 of 1')).toBeVisible()
    await chooseMove(page, 'Not Interested')
    await page.getByRole('dialog').getByRole('checkbox', { name: 'Timing' }).check()
    await page.getByRole('dialog').getByRole('button', { name: 'Move to Not Interested' }).click()
    expect((await calls.last('PUT v1/candidates')).input.get('status')).toBe('NOT_INTERESTED')
  })
  await test.step('scheduled, and the project itself changed', async () => {
    await tab(page, 'Manager Review').click()
    await page.getByRole('article').first().click()
    await page.keyboard.press('s')
    const dialog = page.getByRole('dialog', { name: /^Schedule an interview/ })
    await dialog.getByRole('radio', { name: 'Good' }).check()
    await dialog.getByRole('checkbox', { name: 'Skills match' }).check()
    await dialog.getByRole('button', { name: 'Schedule interview' }).click()
    const { input } = await calls.last('POST v2/projects/candidates/hm_review')
    expect([input.get('approved'), input.get('approval_score')]).toEqual(['true', '2'])
    await page.getByRole('switch', { name: 'Calibration', exact: true }).click()
    expect((await calls.last('PUT v1/projects')).input.get('is_in_calibration')).toBe('false')
  })
})

test('non-recruiters have Interested as a queue on Autopilot; an owner can do everything [334 339]', async ({ page, request }) => {
  const me = await newMember(request)
  const project = await newProject(me, { type: '1', settings: { collaborators: [{ email: me.email, role: 1 }] } })
  const people = await cardsOf(me, project, 'UNDER_REVIEW')
  await moveTo(
    me,
    project,
    people.slice(0, 3).map(({ id }) => id),
    'HIRING_MANAGER',
  )
  const calls = callsOf(page)
  await enter(page, me, panelOf(project, 'warm_leads_hm'))
  await expect(tab(page, 'Interested')).toHaveAccessibleDescription('Candidates waiting for your decision')
  await expect(tab(page, 'Scheduling')).toHaveAccessibleDescription('')
  await page.getByRole('button', { name: 'Review one by one' }).click()
  await expect(page.getByText('Interested candidate 1 of 3')).toBeVisible()
  await page.keyboard.press('r')
  const form = page.getByRole('dialog', { name: /^Reject / })
  await expect(form).toBeVisible()
  await expectNoBarriers(page)
  await picture(page, 'queue-reject')
  await form.getByRole('checkbox', { name: 'Overqualified' }).check()
  await form.getByRole('textbox').fill('Has led three teams.')
  await form.getByRole('button', { name: 'Submit and reject' }).click()
  const { input } = await calls.last('POST v2/projects/candidates/hm_review')
  expect([input.get('approved'), input.getAll('rejection_reasons[]'), input.get('rejection_reason_other')]).toEqual([
    'false',
    ['5'],
    'Has led three teams.',
  ])
  await expect(page.getByText('Interested candidate 1 of 2')).toBeVisible()
  await expect.poll(() => tabCount(page, 'Rejected')).toBe(1)
  await page.keyboard.press('a')
  await expect(page.getByRole('dialog', { name: /^Schedule an interview/ })).toBeVisible()
  await page.keyboard.press('Escape')

  // role 1: none of this is disabled
  for (const name of ['Reject', 'Schedule', 'Move', 'Mail'])
    await expect(page.locator('main').getByRole('button', { name, exact: true })).not.toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('button', { name: 'Settings', exact: true })).not.toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  for (const act of ['Next batch', 'Duplicate', 'Archive'])
    await expect(page.getByRole('menuitem', { name: act })).not.toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(panelOf(project, 'under_review'))
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await expectNoBarriers(page)
  await picture(page, 'queue-320')
  await useDark(page, true)
  await expectNoBarriers(page)
})
