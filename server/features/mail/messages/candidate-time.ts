// The candidate's local time, from the place in their profile: zone and public holidays.
import { isPublicHoliday } from '@fairlead/domain/outreach/holidays'
import type { LocalTime } from '@fairlead/domain/outreach/send-hours'
import type { Place } from '@fairlead/domain/shared/profile'
import { readReferenceTables } from '../../../platform/reference.ts'

interface Known {
  timeZone: string | null
  country: string
}

let places: Map<string, Known> | null = null

function knownPlaces(): Map<string, Known> {
  return (places ??= new Map(
    readReferenceTables().places.map(({ label, timezone, country }) => [label.toLowerCase(), { timeZone: timezone, country }]),
  ))
}

/** The ISO code of a place's country; null when unknown. */
export function countryOf(place: Place | null): string | null {
  return (place && knownPlaces().get(place.label.toLowerCase())?.country) ?? null
}

/** Without a zone when the place is unknown, or has more than one. */
export function candidateTime(place: Place | null): LocalTime {
  const location = place && knownPlaces().get(place.label.toLowerCase())
  return {
    timeZone: location?.timeZone ?? null,
    isHoliday: (day) => (location ? isPublicHoliday(location.country, day) : false),
  }
}
