// Once a stop is committed no mail follows; what was intended before it goes out once. Every stop at every point of sending.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startConstellation, type Constellation } from '../../test/constellation.ts'
import { startMailStation, type MailStation } from '../../test/mail-station.ts'
import { playOrders, points, stops } from '../../test/stop-orders.ts'

let sky: Constellation
let station: MailStation
beforeAll(async () => {
  sky = await startConstellation({ settings: { holdSeconds: 0 } })
  station = await startMailStation(sky, { quiet: true })
})
afterAll(async () => {
  await station.stop()
  await sky.close()
})

test('every stop at every point, four times', async () => {
  const count = stops.length * points.length * 4
  const orders = await playOrders(sky, station.mail, { count, seed: 5 })
  expect(orders.violations).toEqual([])
  expect(orders.played).toBeGreaterThanOrEqual(count)
  expect(orders.delivered).toBeGreaterThan(count / 4)
  expect(orders.stopped).toBeGreaterThan(count / 3)
})
