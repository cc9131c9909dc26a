// A short run of `npm run stress:booking` without its clock: many people request the same times while calendars change.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newUser, createTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { stressBooking } from '../../../../testing/stress-booking.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

const slots = process.env.NIGHTLY ? 15 : 8

test(
  'ten candidates request each of several times: no one has two interviews, and the others see what is free',
  { timeout: 60_000 },
  async () => {
    const url = await testApp.app.listen({ port: 0, host: '127.0.0.1' })
    const user = await newUser(testApp.app)
    const result = await stressBooking(testApp, url, user, { slots, clients: 10, seed: 7 })
    expect(result.violations).toEqual([])
    expect(result.booked).toBeGreaterThan(slots / 3)
    expect(result.events).toBeGreaterThan(0)
  },
)
