// Thousands of generated requests to every route, made from its own input and schema and then spoilt: no answer is ever a fault of ours.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startConstellation, type Constellation } from '../test/constellation.ts'
import { doorSettings } from '../test/furnish-doors.ts'
import { fuzz } from '../test/fuzz-run.ts'

const requests = 12_000
const seed = 2026

let sky: Constellation
beforeAll(async () => {
  sky = await startConstellation({ settings: doorSettings })
})
afterAll(() => sky.close())

test(`${requests} requests: 0 answers of 5xx, nothing of the inside shown, the counters right`, { timeout: 300_000 }, async () => {
  const { faults, causes, statuses, neverSucceeded, wrongCounters } = await fuzz(sky, { requests, seed })
  expect(faults.slice(0, 5), `seed ${seed}\n${causes.join('\n')}`).toEqual([])
  // else nothing but the front of each call would have been tried; the first run is over once there is an account
  expect(neverSucceeded).toEqual(['POST v2/first_run'])
  expect(statuses[400] ?? 0, JSON.stringify(statuses)).toBeGreaterThan(requests / 20)
  expect(wrongCounters).toBe(0)
})
