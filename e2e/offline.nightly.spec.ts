// Offline reading: a page reopened without a connection, or without its server, shows only what its user read last.
import { expect, request as requests, test, type Page } from './test.ts'
import { expectNoBarriers, picture, tabCount } from './journeys.ts'
import { ownServer } from './own-server.ts'
import { panelOf } from './panel-page.ts'
import { cardOnScreen, cardsOf, enter, nameOnCard, newMember, reviewing } from './team.ts'

test.use({ serviceWorkers: 'allow' })

/** Some browsers report a connection to a page opened offline, which then only knows that the server doesn't respond. */
const away = /^(You are offline|We can’t reach the server right now)\./

/** The API responses the browser has stored. */
const keptIn = (page: Page) =>
  page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'reading')) return []
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('reading')
      request.onsuccess = () => resolve(request.result)
    })
    const all = await new Promise<{ owner: string; question: [string, object]; answer: object }[]>((resolve) => {
      const request = database.transaction('answers').objectStore('answers').getAll()
      request.onsuccess = () => resolve(request.result)
    })
    database.close()
    return all.map(({ owner, question, answer }) => ({ whose: owner, path: question[0], text: JSON.stringify(answer) }))
  })

const isReady = async (page: Page) => {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  await expect.poll(async () => (await keptIn(page)).some(({ path }) => path === 'v2/projects/candidates')).toBe(true)
}

test('reopened offline, the last project is available; a decision made then is sent once', async ({ page, context, request }) => {
  const me = await newMember(request)
  const project = await reviewing(me)
  await enter(page, me, panelOf(project, 'under_review'))
  await expect(cardOnScreen(page)).toBeVisible()
  const approved = await tabCount(page, 'Approved')
  await isReady(page)
  const cached = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return { builds: names.length, addresses: requests.flat().map(({ url }) => new URL(url).pathname) }
  })
  expect(cached.builds).toBe(1)
  expect(cached.addresses.filter((address) => !/^\/(assets\/[\w.-]+|index\.html|favicon\.svg|color-scheme\.js)$/.test(address))).toEqual([])

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText(away)).toBeVisible()
  await expect(cardOnScreen(page)).toBeVisible()
  await expectNoBarriers(page)
  await picture(page, 'offline-reopened')
  const name = (await nameOnCard(page))!
  await page.keyboard.press('a')
  await expect.poll(() => nameOnCard(page)).not.toBe(name)
  await expect(page.getByText('1 change is waiting')).toBeVisible()
  await page.reload()
  await expect(page.getByText('1 change is waiting')).toBeVisible()
  await expect(cardOnScreen(page)).toBeVisible()
  expect(await nameOnCard(page)).not.toBe(name)
  // a part of the page that was never opened, and a tab that was never read
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: /^Approved/ }).click()
  await expect(
    page.getByText(/^(You haven’t opened this on this device yet\.|Load candidates failed - please try again later\.)$/),
  ).toBeVisible()
  await expectNoBarriers(page)
  await page.getByRole('tab', { name: /^Review/ }).click()

  const sent: string[] = []
  context.on('request', (outgoing) => outgoing.url().endsWith('/candidates/swipe') && sent.push(outgoing.url()))
  await context.setOffline(false)
  await expect(page.getByText(/changes? (?:is|are) waiting/)).toBeHidden()
  await expect.poll(() => tabCount(page, 'Approved')).toBe(approved + 1)
  expect(sent).toHaveLength(1)
  expect((await cardsOf(me, project, 'APPROVED')).filter((card) => card.name === name)).toHaveLength(1)

  await test.step('once the project hides names, none is kept', async () => {
    const next = (await nameOnCard(page))!
    await expect.poll(async () => (await keptIn(page)).some(({ text }) => text.includes(next))).toBe(true)
    await me.call('PUT', 'v1/projects/settings', { project_id: project, bias_reducer: true })
    await expect(page.getByText(next)).toHaveCount(0)
    await expect.poll(async () => (await keptIn(page)).some(({ text }) => text.includes(next))).toBe(false)
    await isReady(page)
    await context.setOffline(true)
    await page.reload()
    await expect(cardOnScreen(page)).toBeVisible()
    await expect(page.getByText(next)).toHaveCount(0)
  })
})

test('an unreachable server is reported, loaded data stays until sign-out and is never shown to others', async ({ browser }) => {
  const server = await ownServer()
  await server.start()
  const api = await requests.newContext({ baseURL: server.url })
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'allow' })
  try {
    const [me, otherMember] = [await newMember(api), await newMember(api)]
    const project = await reviewing(me)
    const page = await context.newPage()
    await enter(page, me, panelOf(project, 'under_review'))
    await expect(cardOnScreen(page)).toBeVisible()
    const name = await nameOnCard(page)
    await isReady(page)
    await server.kill()
    await page.reload()
    await expect(page.getByText('We can’t reach the server right now. Pages you’ve opened are available offline.')).toBeVisible()
    await expect.poll(() => nameOnCard(page)).toBe(name)
    await server.start()
    await expect(page.getByText('We can’t reach the server right now.')).toBeHidden({ timeout: 30_000 })

    await test.step("hides one user's data from another", async () => {
      await context.setOffline(true)
      await page.evaluate((email) => localStorage.setItem('email', email), otherMember.email)
      await page.reload()
      await expect(page.getByText(away)).toBeVisible()
      await expect(page.getByText(name!)).toHaveCount(0)
      await context.setOffline(false)
      await page.evaluate((email) => localStorage.setItem('email', email), me.email)
      await page.reload()
      await expect(cardOnScreen(page)).toBeVisible()
      await isReady(page)
    })
    await test.step('signing out', async () => {
      await page.getByRole('button', { name: /^Your menu/ }).click()
      await page.getByRole('menuitem', { name: /^(Log|Sign) ?out/i }).click()
      await expect(page).toHaveURL(/\/$/)
      expect(await keptIn(page)).toEqual([])
    })
  } finally {
    await context.close()
    await api.dispose()
    await server.remove()
  }
})
