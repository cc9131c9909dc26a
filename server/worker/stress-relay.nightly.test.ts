// The short stress test with relays that keep no copies: killed workers and lost responses, checked against the messages the
// relay accepted.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { startMailStation, type MailStation } from '../../testing/mail-station.ts'
import { startPostfix, findPostfixProblem } from '../../testing/postfix.ts'
import { startScriptedRelay } from '../../testing/scripted-relay.ts'
import { stressRelay } from '../../testing/stress-relay.ts'

let app: TestApp
let station: MailStation
beforeAll(async () => {
  app = await createTestApp()
  station = await startMailStation(app, { quiet: true })
})
afterAll(async () => {
  await station.stop()
  await app.close()
})
const common = () => ({ connection: app.connection, imap: station.mail.imap.url, messages: 12, kills: 1, seed: 3, limitSeconds: 90 })

test('a scripted relay that responds late and loses a response: no message sent twice, lost, or stuck', async () => {
  const relay = await startScriptedRelay()
  relay.delayMs = 500
  let count = 0
  relay.behave((moment) => (moment === 'dot' && ++count === 3 ? 'cut' : 'ok'))
  try {
    const verdict = await stressRelay({ ...common(), smtp: relay.url, taken: () => relay.taken })
    expect(verdict).toMatchObject({ twice: 0, lost: 0, stuck: 0, kills: 1 })
    expect(verdict.parked).toBeGreaterThan(0)
  } finally {
    await relay.stop()
  }
}, 120_000)

const absent = findPostfixProblem()
test.skipIf(absent !== null)(
  `Postfix with slow responses${absent ? ` (skipped: ${absent})` : ''}: no message sent twice, lost, or stuck`,
  async () => {
    const postfix = await startPostfix('home.example', 1)
    try {
      const verdict = await stressRelay({ ...common(), smtp: postfix.url, taken: () => postfix.delivered() })
      expect(verdict).toMatchObject({ twice: 0, lost: 0, stuck: 0, kills: 1 })
    } finally {
      await postfix.stop()
    }
  },
  120_000,
)
