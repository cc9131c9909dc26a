import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lockMessage } from '../../mail/messages/lock-message.ts'
import { systemContext } from '../../../platform/context.ts'
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { queueMail } from '../../../../testing/stress-mail.ts'
import { closeProjectGate } from './project-gate.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('while an intent is being committed others can write in the project, and a pause waits for it', async () => {
  await queueMail(app.database, 1)
  const message = await app.database.system.selectFrom('message').selectAll().executeTakeFirstOrThrow()
  const ctx = systemContext(app.database, message.workspace_id)
  const order: string[] = []
  let paused: Promise<void> = Promise.resolve()
  await ctx.transaction(async (tx) => {
    expect(await lockMessage(tx, message.id)).not.toBe(null)
    // the locks of a swipe; `nowait` fails immediately instead of waiting
    await ctx.transaction((otherTx) =>
      sql`select id from project where id = ${message.project_id} for no key update nowait`.execute(otherTx),
    )
    paused = ctx.transaction(async (otherTx) => {
      await closeProjectGate(otherTx, message.project_id!)
      order.push('paused')
    })
    const waiting = sql<{ n: number }>`select count(*) as n from pg_locks where locktype = 'advisory' and not granted`
    await expect.poll(async () => Number((await waiting.execute(app.database.system)).rows[0]!.n)).toBe(1)
    order.push('intent committed')
  })
  await paused
  expect(order).toEqual(['intent committed', 'paused'])
})
