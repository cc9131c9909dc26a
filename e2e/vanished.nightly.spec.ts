import { expect, test, type Page } from './test.ts'
import { expectNoBarriers, picture, tabCount } from './journeys.ts'
import { place } from './conversing.ts'
import { panelOf } from './panel-page.ts'
import {
  addPeople,
  cardOnScreen,
  cardsOf,
  enter,
  nameOnCard,
  newBrowserFor,
  newMember,
  newProject,
  reviewing,
  type Card,
  type Member,
} from './team.ts'

const gone = 'This candidate is no longer in this project.'

/** The page gets no events, so only a call reveals changes made elsewhere. */
async function deaf(page: Page) {
  await page.routeWebSocket('**/socket.io/**', (socket) => socket.close())
  await page.route('**/socket.io/**', (route) => route.abort())
}

const takeAway = (member: Member, candidate: Card, target: string) =>
  member.call('POST', 'v1/candidates/copy', { candidate_id: candidate.id, new_project_id: target, new_status: 'HIRING_MANAGER' })

test('links to a candidate who moved or was deleted explain it and lead to the list', async ({ page, request }) => {
  const me = await newMember(request)
  const project = await reviewing(me)
  const [moved] = await cardsOf(me, project, 'APPROVED')
  await enter(page, me, `${panelOf(project, 'under_review')}&candidate=${moved!.id}`)
  await expect(page.getByText(`${moved!.name} has left Review and is in Approved now.`)).toBeVisible()
  await picture(page, 'vanished-moved')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page.getByRole('tabpanel', { name: `Approved: ${moved!.name}` })).toBeVisible()

  const noOne = '01m7zve46ax5y6rryggkhd9vqg'
  for (const address of [`${panelOf(project, 'under_review')}&candidate=${noOne}`, `${panelOf(project)}&candidate=${noOne}`]) {
    await page.goto(address)
    await expect(page.getByText(gone)).toBeVisible()
    await expect(cardOnScreen(page)).toBeVisible()
  }
  await page.goto(`${panelOf(project, 'approved')}&candidate=${noOne}`)
  await expect(page.getByRole('heading', { name: gone })).toBeVisible()
  await expectNoBarriers(page)
  await page.getByRole('button', { name: 'Back to the list' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.goto(`${panelOf(project, 'approved')}&candidate=${noOne}&view=1`)
  await expect(page.getByRole('dialog').getByRole('heading', { name: gone })).toBeVisible()
  await expectNoBarriers(page)
  await picture(page, 'vanished-panel')
  await page.getByRole('dialog').getByRole('button', { name: 'Back to the list' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a candidate decided on by someone else: the reason is shown, the card leaves the queue, and review continues', async ({
  page,
  request,
}) => {
  const me = await newMember(request)
  const project = await reviewing(me)
  await deaf(page)
  await enter(page, me, panelOf(project, 'under_review'))
  await expect(cardOnScreen(page)).toBeVisible()
  const name = (await nameOnCard(page))!
  const card = (await cardsOf(me, project, 'UNDER_REVIEW')).find((entry) => entry.name === name)!
  const swipe = { project_id: project, candidate_id: card.id, approved: false, rejection_reasons: [9], rejection_reason_other: 'Too far' }
  await me.call('POST', 'v2/projects/candidates/swipe', swipe)
  await page.keyboard.press('a')
  await expect(page.getByText('This candidate has already been reviewed.')).toBeVisible()
  await expect.poll(() => nameOnCard(page)).not.toBe(name)
  expect((await cardsOf(me, project, 'REJECTED')).some((entry) => entry.name === name)).toBe(true)
  const next = (await nameOnCard(page))!
  await page.keyboard.press('a')
  await expect.poll(() => nameOnCard(page)).not.toBe(next)
  await expect.poll(async () => (await cardsOf(me, project, 'APPROVED')).some((entry) => entry.name === next)).toBe(true)
})

test('a candidate moved away during a bulk move or while writing: a message, the others move, and the text is kept', async ({
  page,
  request,
  browser,
}) => {
  const me = await newMember(request)
  const [project, otherProject] = [await newProject(me), await newProject(me)]
  const people = await addPeople(me, project, ['Ada One', 'Ben Two', 'Cy Three'])
  const [ada, ben] = ['Ada One', 'Ben Two'].map((name) => people.find((person) => person.name === name)!)
  await deaf(page)
  await enter(page, me, panelOf(project, 'approved'))
  const card = (name: string, on = page) => on.getByRole('article', { name, exact: true })
  await expect(card('Ada One')).toBeVisible()
  await takeAway(me, ada!, otherProject)
  await card('Ada One').getByRole('button', { name: 'Move', exact: true }).click()
  await page.getByRole('menuitem', { name: /Contacted/ }).click()
  await expect(page.getByText(`Ada One: ${gone}`)).toBeVisible()
  await expect(card('Ada One')).toHaveCount(0)
  await expect(card('Ben Two')).toBeVisible()
  await expectNoBarriers(page)
  await picture(page, 'vanished-move')
  await expect.poll(() => tabCount(page, 'Contacted')).toBe(0)

  // a page that gets the event in the middle of a sentence
  const hears = await newBrowserFor(browser, me, place(project, 'approved', ben!, 1))
  const panel = hears.getByRole('dialog')
  await panel.getByRole('textbox', { name: 'Comment' }).fill('Half a thought')
  await takeAway(me, ben!, otherProject)
  await expect(panel.getByText(`${gone} What you wrote is kept on this device.`)).toBeVisible()
  await expect(panel.getByRole('textbox', { name: 'Comment' })).toHaveValue('Half a thought')
  await expectNoBarriers(hears)
  await picture(hears, 'vanished-writing')
  await panel.getByRole('button', { name: 'Close' }).click()
  await expect(card('Cy Three', hears)).toBeVisible()
  await hears.context().close()
})
