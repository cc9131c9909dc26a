// The stress test of Google and Microsoft mailboxes: killed workers, lost responses, failures, limits, and expiring
// tokens.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stressMailboxes } from '../../testing/stress-mailboxes.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const [messages, kills] = [400, 10]

test.each(['google', 'microsoft'] as const)(
  '%s: none twice, none lost, none stuck',
  async (provider) => {
    const every = { lostEvery: 17, failedEvery: 29, throttledEvery: 23 }
    const size = { messages, kills, mailboxes: 4, limitSeconds: 100, seed: 5 }
    const verdict = await stressMailboxes({ connection: app.connection, provider, ...size, ...every })
    expect(verdict).toMatchObject({ twice: 0, lost: 0, stuck: 0 })
    expect(verdict.kills, JSON.stringify(verdict)).toBeGreaterThanOrEqual(kills - 1)
    expect(verdict.answersLost).toBeGreaterThan(0)
    expect(verdict.failed).toBeGreaterThan(0)
    expect(verdict.throttled).toBeGreaterThan(0)
    // doubtful ones are looked up; only a second doubt about the same message goes to a person
    expect(verdict.parked).toBeLessThanOrEqual(3)
  },
  120_000,
)
