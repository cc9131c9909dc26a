// Faults during an action: the server dies, the session ends, rights change, responses are late; nothing is lost or done twice.
import path from 'node:path'
import { runningPostmaster } from '@fairlead/local-services/database/postmaster'
import { expect, request as requests, test, type Page } from './test.ts'
import { expectNoBarriers, picture, tabCount } from './journeys.ts'
import { ownServer } from './own-server.ts'
import { panelOf } from './panel-page.ts'
import { addPeople, cardOnScreen, cardsOf, demoMember, enter, nameOnCard, newMember, reviewing, type Member } from './team.ts'

const swipes = '**/candidates/swipe'
const password = 'correct horse battery'

test('the server is killed between a decision and its response: decisions and undos apply once, and the page recovers', async ({
  browser,
}) => {
  const server = await ownServer()
  await server.start()
  const api = await requests.newContext({ baseURL: server.url })
  const context = await browser.newContext({ baseURL: server.url })
  try {
    const me = await newMember(api)
    const project = await reviewing(me)
    const page = await context.newPage()
    await enter(page, me, panelOf(project, 'under_review'))
    await expect(cardOnScreen(page)).toBeVisible()
    const approved = await tabCount(page, 'Approved')
    let loads = 0
    page.on('load', () => loads++)

    const diesAfterHearing = () =>
      page.route(
        swipes,
        async (route) => {
          expect((await route.fetch()).ok()).toBe(true)
          await server.kill()
          await route.abort()
        },
        { times: 1 },
      )
    const approve = async () => {
      const name = (await nameOnCard(page))!
      await page.keyboard.press('a')
      await expect.poll(() => nameOnCard(page)).not.toBe(name)
      return name
    }

    await test.step('decided', async () => {
      await diesAfterHearing()
      const approvedName = await approve()
      const waits = await approve()
      await expect(page.getByText('We can’t reach the server right now.')).toBeVisible()
      await expect(page.getByText('2 changes are waiting')).toBeVisible()
      await expectNoBarriers(page)
      await picture(page, 'faults-killed')
      await server.start()
      await expect(page.getByText(/changes? (?:is|are) waiting/)).toBeHidden({ timeout: 30_000 })
      await expect.poll(() => tabCount(page, 'Approved')).toBe(approved + 2)
      const now = (await cardsOf(me, project, 'APPROVED')).map(({ name }) => name)
      for (const name of [approvedName, waits]) expect(now.filter((entry) => entry === name)).toHaveLength(1)
      expect(await timesApproved(me, project, approvedName)).toBe(1)
    })
    await test.step('undone while no one knows whether it arrived', async () => {
      await diesAfterHearing()
      const approvedName = await approve()
      await expect(page.getByText('1 change is waiting')).toBeVisible()
      await page.keyboard.press('u')
      await expect(page.getByText('We’ll undo this as soon as the server responds.')).toBeVisible()
      await server.start()
      await expect.poll(() => nameOnCard(page), { timeout: 30_000 }).toBe(approvedName)
      await expect.poll(async () => (await cardsOf(me, project, 'UNDER_REVIEW')).some(({ name }) => name === approvedName)).toBe(true)
      await expect.poll(() => tabCount(page, 'Approved')).toBe(approved + 2)
    })
    await test.step('receives changes made elsewhere again without a reload', async () => {
      await addPeople(me, project, ['Ada One'])
      await expect.poll(() => tabCount(page, 'Approved'), { timeout: 30_000 }).toBe(approved + 3)
      expect(loads).toBe(0)
    })
  } finally {
    await context.close()
    await api.dispose()
    await server.remove()
  }
})

test('the database restarts under an open page: a decision made during the restart is saved, and updates resume without a reload', async ({
  browser,
}) => {
  const server = await ownServer()
  await server.start()
  const api = await requests.newContext({ baseURL: server.url })
  const context = await browser.newContext({ baseURL: server.url })
  try {
    const me = await newMember(api)
    const project = await reviewing(me)
    const page = await context.newPage()
    await enter(page, me, panelOf(project, 'under_review'))
    await expect(cardOnScreen(page)).toBeVisible()
    const approved = await tabCount(page, 'Approved')
    let loads = 0
    page.on('load', () => loads++)
    const data = path.join(server.folder, 'postgres')
    const first = runningPostmaster(data)!
    const name = (await nameOnCard(page))!
    process.kill(first, 'SIGKILL')
    await page.keyboard.press('a')
    await expect.poll(() => nameOnCard(page)).not.toBe(name)
    await expect.poll(() => ![null, first].includes(runningPostmaster(data)), { timeout: 60_000 }).toBe(true)
    await expect(page.getByText(/changes? (?:is|are) waiting/)).toBeHidden({ timeout: 40_000 })
    await expect
      .poll(async () => (await cardsOf(me, project, 'APPROVED').catch(() => [])).filter((card) => card.name === name).length, {
        timeout: 40_000,
      })
      .toBe(1)
    expect(await timesApproved(me, project, name)).toBe(1)
    await addPeople(me, project, ['Ada One'])
    await expect.poll(() => tabCount(page, 'Approved'), { timeout: 30_000 }).toBe(approved + 2)
    expect(loads).toBe(0)
  } finally {
    await context.close()
    await api.dispose()
    await server.remove()
  }
})

async function timesApproved(member: Member, project: string, name: string): Promise<number> {
  const { candidates } = await member.call<{ candidates: { name: string; history: { label: string }[] }[] }>(
    'GET',
    'v2/projects/candidates',
    { project_id: project, status: 'APPROVED' },
  )
  return candidates.find((candidate) => candidate.name === name)!.history.filter(({ label }) => /approved/i.test(label)).length
}

test('an expired session leads to sign-in and back; queued changes and drafts belong to the same user only', async ({ page, request }) => {
  const me = await newMember(request)
  const project = await reviewing(me)
  const [first] = await addPeople(me, project, ['Ada One'])
  const stranger = await newMember(request)
  await enter(page, me, `${panelOf(project, 'approved')}&candidate=${first!.id}&view=1`)
  const box = page.getByRole('textbox', { name: 'Comment' })
  await box.fill('Half a thought')
  await page.goto(panelOf(project, 'under_review'))
  await expect(cardOnScreen(page)).toBeVisible()
  const name = (await nameOnCard(page))!
  await page.route(swipes, (route) => route.abort())
  await page.keyboard.press('a')
  await expect(page.getByText('1 change is waiting')).toBeVisible()
  await me.call('DELETE', 'v1/sessions')
  await page.unroute(swipes)

  const signInAs = async (member: Member) => {
    await page.getByLabel('Email').fill(member.email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign In' }).click()
  }
  await expect(page.getByText('Your session has ended. Sign in again to continue. What you wrote is saved.')).toBeVisible({
    timeout: 20_000,
  })
  const answers: string[] = []
  page.on('request', (sent) => sent.url().includes('/candidates/swipe') && answers.push(sent.url()))
  await test.step('someone else signs in', async () => {
    await signInAs(stranger)
    await expect(page.getByText('This project does not exist.').first()).toBeVisible()
    await page.reload()
    await expect(page.getByText('This project does not exist.').first()).toBeVisible()
    expect(answers).toEqual([])
    await page.getByRole('button', { name: /^Your menu/ }).click()
    await page.getByRole('menuitem', { name: /^(Log|Sign) ?out/i }).click()
    await expect(page).toHaveURL(/\/$/)
  })
  await test.step('the same person signs in', async () => {
    await page.goto(`/login?back=${encodeURIComponent(panelOf(project, 'under_review'))}`)
    await page.getByLabel('Email').waitFor()
    await signInAs(me)
    await expect(page).toHaveURL(new RegExp(`project=${project}`))
    await expect.poll(() => answers.length).toBe(1)
    const again = await sessionIn(page)
    await expect
      .poll(async () => {
        const answer = await request.get(`/api/v2/projects/candidates?project_id=${project}&status=APPROVED`, {
          headers: { 'X-Parse-Session-Token': again },
        })
        return ((await answer.json()) as { candidates: { name: string }[] }).candidates.filter((candidate) => candidate.name === name)
          .length
      })
      .toBe(1)
    await page.goto(`${panelOf(project, 'approved')}&candidate=${first!.id}&view=1`)
    await expect(box).toHaveValue('Half a thought')
  })
})

const sessionIn = (page: Page) => page.evaluate(() => localStorage.getItem('session')!)

test('two windows of one user: decisions count once, a duplicated window sends nothing twice, and signing out affects both', async ({
  page,
  context,
  request,
}) => {
  const me = await newMember(request)
  const project = await reviewing(me)
  await enter(page, me, panelOf(project, 'under_review'))
  await expect(cardOnScreen(page)).toBeVisible()
  const approved = await tabCount(page, 'Approved')
  const sent: string[] = []
  context.on(
    'request',
    (outgoing) =>
      outgoing.url().endsWith('/candidates/swipe') && sent.push(new URLSearchParams(outgoing.postData() ?? '').get('candidate_id')!),
  )
  // the first window's decision waits while a copy of the window opens with its session storage
  await page.route(swipes, (route) => route.abort())
  const name = await nameOnCard(page)
  await page.keyboard.press('a')
  await expect.poll(() => nameOnCard(page)).not.toBe(name)
  await expect(page.getByText('1 change is waiting')).toBeVisible()
  sent.length = 0
  const opened = context.waitForEvent('page')
  await page.evaluate((to) => void window.open(to), panelOf(project, 'under_review'))
  const second = await opened
  await expect(cardOnScreen(second)).toBeVisible()
  // the second window also has the unsent decision
  await second.keyboard.press('j')
  await expect(second.getByText(/changes? (?:is|are) waiting/)).toHaveCount(0)
  const secondName = await nameOnCard(second)
  await second.keyboard.press('a')
  await expect.poll(() => nameOnCard(second)).not.toBe(secondName)
  await page.unroute(swipes)
  await expect(page.getByText('1 change is waiting')).toBeHidden({ timeout: 20_000 })
  await expect.poll(() => tabCount(page, 'Approved')).toBe(approved + 2)
  await expect.poll(() => tabCount(second, 'Approved')).toBe(approved + 2)
  const now = (await cardsOf(me, project, 'APPROVED')).map((card) => card.name)
  for (const approvedName of [name, secondName]) expect(now.filter((cardName) => cardName === approvedName)).toHaveLength(1)

  await second.getByRole('button', { name: /^Your menu/ }).click()
  await second.getByRole('menuitem', { name: /^(Log|Sign) ?out/i }).click()
  await expect(second).toHaveURL(/\/$/)
  await expect(page.getByText('Your session has ended.', { exact: false })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`back=.*${project}`))
})

test('permissions change under an open page: decisions are disabled with the reason, a removed project disappears, nothing is half done', async ({
  page,
  request,
}) => {
  const owner = await demoMember(request, 'demo@fairlead.example')
  const hanna = await demoMember(request, 'hanna@fairlead.example')
  const roster = (role: number | null) => ({
    collaborators: [{ email: owner.email, role: 1 }, ...(role === null ? [] : [{ email: hanna.email, role }])],
  })
  const project = await reviewing(owner, roster(2))
  const setRole = (role: number | null) => owner.call('PUT', 'v1/projects/settings', { project_id: project, ...roster(role) })
  const approve = page.getByRole('button', { name: /^Approve( A)?$/ })
  await test.step('the socket reports it', async () => {
    await enter(page, hanna, panelOf(project, 'under_review'))
    await expect(approve).not.toHaveAttribute('aria-disabled', 'true')
    await setRole(3)
    await expect(approve).toHaveAttribute('aria-disabled', 'true')
    await setRole(2)
    await expect(approve).not.toHaveAttribute('aria-disabled', 'true')
  })
  await test.step('without the socket: 403, then 404', async () => {
    await page.routeWebSocket('**/socket.io/**', (socket) => socket.close())
    await page.route('**/socket.io/**', (route) => route.abort())
    await page.reload()
    await expect(approve).not.toHaveAttribute('aria-disabled', 'true')
    const name = (await nameOnCard(page))!
    await setRole(3)
    await page.keyboard.press('a')
    await expect(page.getByText('Swipe candidate failed - Please try again later.')).toBeVisible()
    await expect.poll(() => nameOnCard(page)).toBe(name)
    await expect(approve).toHaveAttribute('aria-disabled', 'true')
    await expectNoBarriers(page)
    await setRole(2)
    await page.reload()
    await expect(approve).not.toHaveAttribute('aria-disabled', 'true')
    await setRole(null)
    await page.keyboard.press('a')
    await expect(page.getByText('This project does not exist.')).toBeVisible()
    await expectNoBarriers(page)
    await picture(page, 'faults-gone')
    expect((await cardsOf(owner, project, 'UNDER_REVIEW')).some((card) => card.name === name)).toBe(true)
  })
})
