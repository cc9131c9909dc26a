// The time zone a candidate lives in, by the place of their profile.
import type { Place } from '@fairlead/domain/shared/profile'
import { readReferenceTables } from '../../platform/reference.ts'

let zones: Map<string, string> | null = null

/** An IANA name; null where the place is not known, or has more than one zone. */
export function candidateZone(place: Place | null): string | null {
  if (!place) return null
  zones ??= new Map(readReferenceTables().places.flatMap(({ label, timezone }) => (timezone ? [[label.toLowerCase(), timezone]] : [])))
  return zones.get(place.label.toLowerCase()) ?? null
}
