// Waiting for the server: without a connection what was seen can be read, and a late answer is waited for once.
import { expect, test } from './test.ts'
import { expectNoBarriers } from './journeys.ts'
import { panelOf } from './panel-page.ts'
import { addPeople, cardsOf, enter, moveTo, newMember, newProject } from './team.ts'

test('offline, opened pages stay readable, and a queued move is undone without the server', async ({
  page,
  context,
  request,
}) => {
  const me = await newMember(request)
  const project = await newProject(me, { type: '2' })
  const [, ben] = await addPeople(me, project, ['Ada One', 'Ben Two'])
  await moveTo(me, project, [ben!.id], 'CONTACTED')
  await enter(page, me, panelOf(project, 'approved'))
  const card = (name: string) => page.getByRole('article', { name })
  const open = (tab: string) => page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click()
  await expect(card('Ada One')).toBeVisible()
  await open('Contacted')
  await expect(card('Ben Two')).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText('You are offline. Pages you’ve opened are available offline.')).toBeVisible()
  await open('Approved')
  await expect(card('Ada One')).toBeVisible()
  const sent: string[] = []
  page.on('request', (one) => one.method() !== 'GET' && sent.push(one.url()))
  await card('Ada One').getByRole('button', { name: 'Move', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Contacted' }).click()
  await expect(card('Ada One')).toHaveCount(0)
  await expect(page.getByText('1 change is waiting')).toBeVisible()
  await expectNoBarriers(page)
  await open('Contacted')
  await expect(card('Ben Two')).toBeVisible()
  await page.keyboard.press('u')
  await expect(page.getByText('1 change is waiting')).toBeHidden()
  await open('Approved')
  await expect(card('Ada One')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('You are offline.', { exact: false })).toBeHidden()
  expect(sent.filter((url) => url.includes('/candidates/'))).toEqual([])
  expect((await cardsOf(me, project, 'APPROVED')).map(({ name }) => name)).toEqual(['Ada One'])
})

test('a five-second response is awaited: nothing is sent twice, and the action completes', async ({
  page,
  request,
}) => {
  const me = await newMember(request)
  const project = await newProject(me, { type: '2' })
  const [ada] = await addPeople(me, project, ['Ada One'])
  const posts: string[] = []
  await page.route('**/api/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    if (!['POST', 'PUT'].includes(route.request().method()) || !/pause|candidates|comments/.test(pathname)) return route.fallback()
    posts.push(pathname)
    const answer = await route.fetch()
    await new Promise((resolve) => setTimeout(resolve, 5000))
    await route.fulfill({ response: answer })
  })
  const sentOnce = (part: string) => expect(posts.filter((path) => path.includes(part))).toHaveLength(1)
  await enter(page, me, `${panelOf(project, 'approved')}&candidate=${ada!.id}&view=1`)
  const box = page.getByRole('textbox', { name: 'Comment' })
  await box.fill('Once is enough')
  await box.press('Control+Enter')
  await box.press('Control+Enter')
  await expect(page.getByRole('listitem').filter({ hasText: 'Once is enough' })).toHaveCount(1)
  await expect.poll(() => me.call<unknown[]>('GET', 'v1/projects')).toHaveLength(1)
  await page.keyboard.press('Escape')
  await page.goto(panelOf(project, 'approved'))
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Pause' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio').nth(1).check()
  await dialog.getByRole('button', { name: /^Pause/ }).dblclick()
  await expect(page.getByText('Your Project has been paused!')).toBeVisible()
  sentOnce('/pause')
  expect(posts.filter((path) => /comment/.test(path))).toHaveLength(1)
})
