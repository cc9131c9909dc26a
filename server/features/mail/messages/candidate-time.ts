// Where a candidate lives and their local time, from the place in their profile: country, zone, and public holidays.
import { isPublicHoliday } from '@fairlead/domain/outreach/holidays'
import type { LocalTime } from '@fairlead/domain/outreach/send-hours'
import type { Residence } from '@fairlead/domain/outreach/notice-rules'
import type { Place } from '@fairlead/domain/shared/profile'
import { readReferenceTables } from '../../../platform/reference.ts'

interface Known {
  timeZone: string | null
  country: string
  region: string | null
  /** null for a larger area. */
  city: string | null
}

let places: Map<string, Known> | null = null

function knownPlaces(): Map<string, Known> {
  return (places ??= new Map(
    readReferenceTables().places.map(({ label, timezone, country, region, type, name }) => [
      label.toLowerCase(),
      { timeZone: timezone, country, region, city: type === 'city' ? name : null },
    ]),
  ))
}

/** The smallest area around a place that is in the reference data; what isn't known is null. */
export function residenceOf(place: Place | null): Residence {
  const areas = place ? [place.label, `${place.state}, ${place.country}`, place.country ?? ''] : []
  const area = areas.map((label) => knownPlaces().get(label.toLowerCase())).find((entry) => entry !== undefined)
  return { country: area?.country ?? null, region: area?.region ?? null, city: area?.city ?? null }
}

/** Without a zone when the place is unknown, or has more than one. */
export function candidateTime(place: Place | null): LocalTime {
  const location = place && knownPlaces().get(place.label.toLowerCase())
  return {
    timeZone: location?.timeZone ?? null,
    isHoliday: (day) => (location ? isPublicHoliday(location.country, day) : false),
  }
}
