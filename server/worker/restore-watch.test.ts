// A database restored from a backup: recognized, silent until its queue is settled, and resumed by a person.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { beatHeart, readInstallation, resumeAfterRestore } from '../features/mail/restore-mode.ts'
import { until } from '../../testing/mail-station.ts'
import { openSendingStation, type SendingStation } from '../../testing/sending-station.ts'
import { queueMail } from '../../testing/stress-mail.ts'
import { startClocks } from '../platform/clock.ts'
import { openRestoreWatch } from './restore-watch.ts'

let station: SendingStation
beforeAll(async () => {
  station = await openSendingStation()
})
beforeEach(() => station.reset())
afterAll(() => station.close())

describe('a database that was restored from a backup', () => {
  let dataDir: string
  beforeEach(() => void (dataDir = mkdtempSync(path.join(os.tmpdir(), 'fairlead-restore-'))))
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }))
  const watch = async (filed: (id: string) => boolean | null, requested = '') => {
    const round = await openRestoreWatch({
      database: station.database,
      folder: { reader: station.folder(filed), relay: station.name(), mailbox: 'm', graceMs: 0 },
      dataDir,
      asked: requested,
      log: station.app.services.log,
    })
    const watching = startClocks([{ everyMs: 50, round, failure: 'could not check for a restore' }], station.app.services.log)
    station.stopLater(() => watching.stop())
  }
  const settled = () => until('settled', async () => (await readInstallation(station.database)).settledAt)

  test('sends nothing, waits for the mailbox, settles its queue by the folder, and continues when resumed', async () => {
    await queueMail(station.database, 5)
    const queued = await station.rows()
    const inSent = new Set(queued.slice(0, 2).map((row) => row.message_id))
    // the relay accepted these before, and the folder contains them: it is proven
    await station.db
      .updateTable('message')
      .set({ state: 'sent', sent_at: new Date(0), relay: station.name() })
      .where(
        'id',
        'in',
        queued.slice(2, 5).map((row) => row.id),
      )
      .execute()
    for (const row of queued.slice(2, 5)) inSent.add(row.message_id)
    await queueMail(station.database, 2)
    await watch((id) => inSent.has(id), '2026-11-22')
    expect((await readInstallation(station.database)).restoreSince).not.toBe(null)
    await station.start()
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(await resumeAfterRestore(station.database, 'staff'), 'not before it is settled').toBe(false)
    expect(station.relay.taken).toEqual([])
    await station.wasRead()
    await settled()
    expect(station.relay.taken).toEqual([])
    expect(await station.db.selectFrom('mail_installation').select(['found_sent', 'not_sent', 'parked']).executeTakeFirst()).toEqual({
      found_sent: 2,
      not_sent: 2,
      parked: 0,
    })
    expect(await resumeAfterRestore(station.database, 'staff')).toBe(true)
    await until('the two that were not sent', async () => station.relay.taken.length === 2)
    await until('in the records', async () => (await station.states()).sent === 7)
    expect(station.relay.taken.some((id) => inSent.has(id))).toBe(false)
  })

  test('leaves its queue to a person if no folder can tell', async () => {
    await queueMail(station.database, 3)
    await watch(() => false, 'again')
    await station.wasRead()
    await settled()
    expect((await station.rows()).map((row) => row.why)).toEqual(['after_restore', 'after_restore', 'after_restore'])
  })

  test('is recognized: its heartbeat is behind the copy in DATA_DIR', async () => {
    const { id } = await readInstallation(station.database)
    writeFileSync(path.join(dataDir, 'mail-heartbeat.json'), JSON.stringify({ id, heartbeat: (await beatHeart(station.database)) + 5 }))
    await watch(() => false)
    expect(await station.db.selectFrom('mail_installation').select('restore_why').executeTakeFirst()).toEqual({ restore_why: 'went_back' })
  })

  test('is recognized: old, and in a place that never used it', async () => {
    await queueMail(station.database, 1)
    await sql`update message set state = 'sent', sent_at = now()`.execute(station.db)
    await sql`update mail_installation set heartbeat = 7, heartbeat_at = now() - interval '1 hour'`.execute(station.db)
    await watch(() => false)
    expect(await station.db.selectFrom('mail_installation').select('restore_why').executeTakeFirst()).toEqual({ restore_why: 'new_place' })
  })

  test('is recognized: the Sent folder is ahead of it', async () => {
    await queueMail(station.database, 1)
    await watch(() => true)
    expect(await station.db.selectFrom('mail_installation').select('restore_why').executeTakeFirst()).toEqual({ restore_why: 'found_sent' })
  })

  test("isn't detected in an ordinary start, or for a setting that was already handled", async () => {
    await queueMail(station.database, 1)
    const { id } = await readInstallation(station.database)
    await sql`update message set state = 'sent', sent_at = now()`.execute(station.db)
    await sql`update mail_installation set heartbeat = 7, heartbeat_at = now() - interval '1 hour', restore_asked = 'then'`.execute(
      station.db,
    )
    writeFileSync(path.join(dataDir, 'mail-heartbeat.json'), JSON.stringify({ id, heartbeat: 7 }))
    await watch(() => false, 'then')
    expect((await readInstallation(station.database)).restoreSince).toBe(null)
  })
})
