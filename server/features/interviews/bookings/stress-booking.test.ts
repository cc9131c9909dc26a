// A short run of `npm run stress booking` without its clock: many people request the same times while calendars change.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newUser, createTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { stressDays } from '../../../../testing/stress-days.ts'
import { stressBooking } from '../../../../testing/stress-booking.ts'

let testApp: TestApp
let url: string
beforeAll(async () => {
  testApp = await createTestApp()
  url = await testApp.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => testApp.close())

const slots = process.env.NIGHTLY ? 15 : 8

test(
  'ten candidates request each of several times: no one has two interviews, and the others see what is free',
  { timeout: 60_000 },
  async () => {
    const user = await newUser(testApp.app)
    const result = await stressBooking(testApp, url, user, { slots, clients: 10, seed: 7 })
    expect(result.violations).toEqual([])
    expect(result.booked).toBeGreaterThan(slots / 3)
    expect(result.events).toBeGreaterThan(0)
  },
)

test(
  'pools, days of several interviews, own rooms, and declines: no one is in two at once, and no day is torn',
  { timeout: 60_000 },
  async () => {
    const result = await stressDays(testApp, url, await newUser(testApp.app), { rounds: Math.ceil(slots / 2), clients: 10, seed: 7 })
    expect(result.violations).toEqual([])
    expect(result.days).toBeGreaterThan(0)
    // who wins the few times of a day decides whether anyone could take over
    if (process.env.NIGHTLY) expect(result.replaced).toBeGreaterThan(0)
  },
)
