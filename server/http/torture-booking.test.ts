// The torture of `npm run torture:booking`, short and without its clock: many want the same times at once while calendars change.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newUser, startConstellation, type Constellation } from '../test/constellation.ts'
import { tortureBooking } from '../test/torture-booking.ts'

let sky: Constellation
beforeAll(async () => {
  sky = await startConstellation()
})
afterAll(() => sky.close())

test('ten want each of fifteen times: nobody is in two interviews, and losers are told what is free', { timeout: 60_000 }, async () => {
  const url = await sky.app.listen({ port: 0, host: '127.0.0.1' })
  const user = await newUser(sky.app)
  const result = await tortureBooking(sky, url, user, { slots: 15, clients: 10, seed: 7 })
  expect(result.violations).toEqual([])
  expect(result.booked).toBeGreaterThan(5)
  expect(result.events).toBeGreaterThan(0)
})
