// When an interview is and with whom, as the team reads it: on the host's own clock.
import { clockOf } from './slot-reasons.ts'
import { wallAt } from './zone-clock.ts'

/** '2026-11-24 10:00 (Europe/Berlin) with Ada Field'; `start` is an instant in ms. */
export function whenAndWith(start: number, host: { name: string; timeZone: string }): string {
  const { date, minutes } = wallAt(host.timeZone, start)
  return `${date} ${clockOf(minutes)} (${host.timeZone}) with ${host.name}`
}
