// Calendar times as numbers: converts 'YYYY-MM-DDTHH:MM:SS', and finds the instant for each kind of time.
import type { EventTime } from '@fairlead/domain/ports/calendars'
import { instantOf } from './zones.ts'

/** A local time in milliseconds as if it were UTC. */
export const localMs = (local: string): number => Date.parse(local.length === 10 ? `${local}T00:00:00Z` : `${local}Z`)
export const localText = (ms: number): string => new Date(ms).toISOString().slice(0, 19)

/** The local time and its zone: floating times and days are read in `zone`. */
export function wallOf(time: EventTime, zone: string): { local: number; zone: string } {
  switch (time.kind) {
    case 'instant':
      return { local: Date.parse(time.at), zone: 'UTC' }
    case 'zoned':
      return { local: localMs(time.local), zone: time.zone }
    case 'floating':
      return { local: localMs(time.local), zone }
    case 'date':
      return { local: localMs(time.date), zone }
  }
}

export function instantOfTime(time: EventTime, zone: string): number {
  const wall = wallOf(time, zone)
  return instantOf(wall.local, wall.zone)
}
