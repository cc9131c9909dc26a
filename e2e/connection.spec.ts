// Without a connection, or with a server that refuses: nothing is lost or sent twice.
import { expect, test } from './test.ts'
import { tabCount } from './journeys.ts'
import { cardOnScreen, cardsOf, enter, nameOnCard, newMember, reviewing } from './team.ts'

test('offline decisions are queued, shown as waiting, and sent once and in order, even after a reload', async ({
  page,
  context,
  request,
}) => {
  const me = await newMember(request)
  const project = await reviewing(me)
  await enter(page, me, `/panel?project=${project}&tab=under_review`)
  await expect(cardOnScreen(page)).toBeVisible()
  const waiting = (await cardsOf(me, project, 'UNDER_REVIEW')).length
  const approved = await tabCount(page, 'Approved')
  const names: string[] = []
  await context.setOffline(true)
  await expect(page.getByText(/^You are offline\./)).toBeVisible()
  for (let n = 0; n < 3; n++) {
    const name = (await nameOnCard(page))!
    names.push(name)
    await page.keyboard.press('a')
    await expect.poll(() => nameOnCard(page)).not.toBe(name)
  }
  await expect(page.getByText('3 changes are waiting')).toBeVisible()
  expect(await cardsOf(me, project, 'UNDER_REVIEW')).toHaveLength(waiting)
  // the last one is undone while it waits
  await page.keyboard.press('u')
  await expect(page.getByText('2 changes are waiting')).toBeVisible()
  await expect.poll(() => nameOnCard(page)).toBe(names[2])
  await context.setOffline(false)
  const order: string[] = []
  page.on(
    'request',
    (sent) => sent.url().endsWith('/candidates/swipe') && order.push(new URLSearchParams(sent.postData() ?? '').get('candidate_id')!),
  )
  await expect.poll(() => tabCount(page, 'Approved')).toBe(approved + 2)
  await expect(page.getByText(/changes? (?:is|are) waiting/)).toBeHidden()
  // the screen counts a verdict before the server has it
  await expect
    .poll(async () => (await cardsOf(me, project, 'APPROVED')).filter(({ name }) => names.slice(0, 2).includes(name)))
    .toHaveLength(2)
  expect(new Set(order).size).toBe(order.length)

  await test.step('keeps a decision made just before the window closes', async () => {
    const swipes = '**/candidates/swipe'
    await page.route(swipes, (route) => route.abort())
    const name = (await nameOnCard(page))!
    await page.keyboard.press('a')
    await expect.poll(() => nameOnCard(page)).not.toBe(name)
    await page.unroute(swipes)
    await page.reload()
    await expect.poll(async () => (await cardsOf(me, project, 'APPROVED')).some((card) => card.name === name)).toBe(true)
    await expect.poll(() => tabCount(page, 'Approved')).toBe(approved + 3)
  })
})

test('a refused decision returns the card to its place with a message [782]', { tag: '@nightly' }, async ({ page, request }) => {
  const me = await newMember(request)
  const project = await reviewing(me)
  await enter(page, me, `/panel?project=${project}&tab=under_review`)
  await expect(cardOnScreen(page)).toBeVisible()
  const name = (await nameOnCard(page))!
  const approved = await tabCount(page, 'Approved')
  await page.route('**/candidates/swipe', (route) => route.fulfill({ status: 500, json: { error: 'unavailable', message: 'x' } }))
  await page.keyboard.press('a')
  await expect(page.getByText('Swipe candidate failed - Please try again later.')).toBeVisible()
  await expect.poll(() => nameOnCard(page)).toBe(name)
  await expect.poll(() => tabCount(page, 'Approved')).toBe(approved)
  await page.unroute('**/candidates/swipe')
})

test("a slow server isn't reported as unreachable", { tag: '@nightly' }, async ({ page, request }) => {
  const me = await newMember(request)
  const project = await reviewing(me)
  await enter(page, me, `/panel?project=${project}&tab=under_review`)
  await expect(cardOnScreen(page)).toBeVisible()
  const name = await nameOnCard(page)
  let release = () => {}
  const gate = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/candidates/swipe', async (route) => {
    await gate
    await route.continue()
  })
  await page.keyboard.press('a')
  await expect.poll(() => nameOnCard(page)).not.toBe(name)
  await expect(page.getByText('Saving is taking longer than usual.')).toBeVisible()
  await expect(page.getByText('1 change is waiting')).toBeVisible()
  await expect(page.getByText('We can’t reach the server right now.')).toHaveCount(0)
  release()
  await expect(page.getByText('Saving is taking longer than usual.')).toBeHidden()
})
