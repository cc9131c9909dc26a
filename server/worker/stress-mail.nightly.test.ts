// A short stress test of the sending worker: killed at every point, each email is still sent exactly once. Longer nightly.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { startMailStation, type MailStation } from '../../testing/mail-station.ts'
import { stressMail } from '../../testing/stress-mail.ts'

let testApp: TestApp
let station: MailStation
beforeAll(async () => {
  testApp = await createTestApp()
  station = await startMailStation(testApp, { quiet: true })
})
afterAll(async () => {
  await station.stop()
  await testApp.close()
})

const [messages, kills] = [150, 9]

test(`${messages} messages through ${kills} killed workers: none twice, none lost, none stuck`, async () => {
  const result = await stressMail({ connection: testApp.connection, mail: station.mail, messages, kills, limitSeconds: 30 })
  expect(result).toMatchObject({ duplicates: 0, lost: 0, stuck: 0 })
  expect(result.kills, JSON.stringify(result.diedAt)).toBeGreaterThanOrEqual(Math.floor(kills * 0.75))
  expect(station.mail.outside.list()).toHaveLength(messages)
  const { rows } = await testApp.database.system
    .selectFrom('candidate')
    .select('stage')
    .execute()
    .then((rows) => ({ rows }))
  expect(new Set(rows.map((row) => row.stage))).toEqual(new Set(['CONTACTED']))
})
