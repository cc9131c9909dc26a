// The time where a candidate lives, by the place of their profile: zone and public holidays.
import { isPublicHoliday } from '@fairlead/domain/outreach/holidays'
import type { LocalTime } from '@fairlead/domain/outreach/send-hours'
import type { Place } from '@fairlead/domain/shared/profile'
import { readReferenceTables } from '../../platform/reference.ts'

interface Known {
  timeZone: string | null
  country: string
}

let places: Map<string, Known> | null = null

/** Without a zone where the place is not known, or has more than one. */
export function candidateTime(place: Place | null): LocalTime {
  places ??= new Map(
    readReferenceTables().places.map(({ label, timezone, country }) => [label.toLowerCase(), { timeZone: timezone, country }]),
  )
  const known = place && places.get(place.label.toLowerCase())
  return {
    timeZone: known?.timeZone ?? null,
    isHoliday: (day) => (known ? isPublicHoliday(known.country, day) : false),
  }
}
