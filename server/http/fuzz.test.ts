// Thousands of generated requests to every route, made from its own input and schema and then corrupted: no response is an
// internal error.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { startAtsSystems, type AtsSystems } from '../../testing/fakes/ats/start-systems.ts'
import { accessMatrixSettings } from '../../testing/access-matrix.ts'
import { isNightly } from '../../testing/daily.ts'
import { fuzz } from '../../testing/fuzz-run.ts'

// `npm run stress fuzz` sends many times as many nightly
const requests = isNightly ? 12_000 : 500
const seed = 2026

let systems: AtsSystems
let testApp: TestApp
beforeAll(async () => {
  systems = await startAtsSystems()
  testApp = await createTestApp({ settings: { ...accessMatrixSettings, atsSystemsUrl: systems.url } })
})
afterAll(async () => {
  await testApp.close()
  await systems.stop()
})

test(`${requests} requests: no 5xx responses, nothing internal shown, correct counters`, { timeout: 300_000 }, async () => {
  const { faults, causes, statuses, neverSucceeded, wrongCounters } = await fuzz(testApp, { requests, seed, triesRest: isNightly })
  expect(faults.slice(0, 5), `seed ${seed}\n${causes.join('\n')}`).toEqual([])
  // otherwise only the beginning of each call would be tested; the first run is over once there is an account
  expect(neverSucceeded).toEqual(isNightly ? ['POST v2/first_run'] : [])
  expect(statuses[400] ?? 0, JSON.stringify(statuses)).toBeGreaterThan(requests / 20)
  expect(wrongCounters).toBe(0)
})
