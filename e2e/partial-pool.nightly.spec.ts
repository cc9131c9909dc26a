// Two ClickHouse servers share the people. When one is down, the preview and the batch say that only a part responded.
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from './test.ts'
import { scratchFolder } from '@fairlead/local-services/database/scratch-folder'
import { startClickhouse, findClickhouseProblem, type LocalClickhouse } from '../testing/fakes/clickhouse/start-clickhouse.ts'
import { beginWithoutText, expectNoBarriers, picture, register } from './journeys.ts'
import { ownServer, type OwnServer } from './own-server.ts'

test.setTimeout(180_000)
const folder = scratchFolder('partial')
let shards: LocalClickhouse[] = []
let server: OwnServer | null = null
test.afterAll(async () => {
  await server?.remove()
  await Promise.all(shards.map((shard) => shard.stop().catch(() => undefined)))
  fs.rmSync(folder, { recursive: true, force: true })
})

test('the preview and the batch say that a part of the pool is down, and the rest is found', async ({ browser }) => {
  const obstacle = findClickhouseProblem()
  test.skip(obstacle !== null, obstacle ?? '')
  shards = await Promise.all(['one', 'two'].map((name) => startClickhouse(path.join(folder, name))))
  const settings = { CLICKHOUSE_URL: shards.map(({ url }) => `${url}/default`).join(','), LOG_LEVEL: 'info' }
  server = await ownServer(settings)
  await server.start()
  await expect.poll(() => server!.printed(), { timeout: 60_000 }).toContain('the index of people is built')
  const page = await (await browser.newContext({ baseURL: server.url })).newPage()
  await shards[1]!.stop()
  const note = page.getByText('Only part of the talent pool answered (1 of 2 parts), so people may be missing.')
  await register(page)
  await beginWithoutText(page, 'Half a pool', 'Backend Engineer')
  const panel = page.getByRole('complementary', { name: 'Search preview' })
  await expect(panel.getByText('Only part of the talent pool answered (1 of 2 parts)')).toBeVisible()
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText(/^[\d,]+ (people match|person matches)$/)
  await expect(panel.getByRole('list', { name: 'Top five' }).getByRole('listitem').first()).toBeVisible()
  await expectNoBarriers(page)
  await picture(page, 'partial-preview')
  await page.getByRole('button', { name: 'Find candidates' }).click()
  await page.getByRole('button', { name: "Let's Calibrate" }).click()
  await expect(note).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectNoBarriers(page)
  await picture(page, 'partial-batch')
  await page.setViewportSize({ width: 320, height: 700 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(note).toBeVisible()
  await expectNoBarriers(page)
  await picture(page, 'partial-batch-phone-dark')
})
