// Tests every stop at every point of sending.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { startMailStation, type MailStation } from '../../../../testing/mail-station.ts'
import { playOrders, points, stops } from '../../../../testing/stop-orders.ts'

let testApp: TestApp
let station: MailStation
beforeAll(async () => {
  testApp = await createTestApp({ settings: { holdSeconds: 0 } })
  station = await startMailStation(testApp, { quiet: true })
})
afterAll(async () => {
  await station.stop()
  await testApp.close()
})

const times = process.env.NIGHTLY ? 4 : 1

test(`every stop at every point, times ${times}`, async () => {
  const count = stops.length * points.length * times
  const orders = await playOrders(testApp, station.mail, { count, seed: 5 })
  expect(orders.violations).toEqual([])
  expect(orders.played).toBeGreaterThanOrEqual(count)
  expect(orders.delivered).toBeGreaterThan(count / 4)
  expect(orders.stopped).toBeGreaterThan(count / 3)
})
