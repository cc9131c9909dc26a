// Thousands of generated requests to every route, made from its own input and schema and then spoilt: no answer is ever a fault of ours.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { accessMatrixSettings } from '../../testing/access-matrix.ts'
import { fuzz } from '../../testing/fuzz-run.ts'

// `npm run fuzz` asks many times as often at night
const isNightly = Boolean(process.env.NIGHTLY)
const requests = isNightly ? 12_000 : 1200
const seed = 2026

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp({ settings: accessMatrixSettings })
})
afterAll(() => testApp.close())

test(`${requests} requests: 0 answers of 5xx, nothing of the inside shown, the counters right`, { timeout: 300_000 }, async () => {
  const { faults, causes, statuses, neverSucceeded, wrongCounters } = await fuzz(testApp, { requests, seed, triesRest: isNightly })
  expect(faults.slice(0, 5), `seed ${seed}\n${causes.join('\n')}`).toEqual([])
  // else nothing but the front of each call would have been tried; the first run is over once there is an account
  expect(neverSucceeded).toEqual(isNightly ? ['POST v2/first_run'] : [])
  expect(statuses[400] ?? 0, JSON.stringify(statuses)).toBeGreaterThan(requests / 20)
  expect(wrongCounters).toBe(0)
})
