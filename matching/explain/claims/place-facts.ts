// Facts about listed places, independent of the ranking, for checking reasons about where someone lives.
import { normalise } from '@fairlead/domain/reference/normalise'
import type { PlaceRow } from '@fairlead/domain/reference/tables'
import type { Place } from '@fairlead/domain/shared/profile'

export interface PlaceFacts {
  /** True when the stored place is the one that the list writes as `listed`. */
  names(place: Place, listed: string): boolean
  /** True when the first is inside the second or equal; both as listed. */
  liesIn(listed: string, area: string): boolean
  /** Kilometers between two cities or metropolitan areas; null for other places. */
  kilometers(listed: string, city: string): number | null
}

/** A metropolitan area extends this far around its center. */
const metroKm = 70

/** By the spherical law of cosines, with a radius of 6,371 km. */
function apart(a: PlaceRow, b: PlaceRow): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const [x, y, turn] = [radians(a.lat), radians(b.lat), radians(a.lon - b.lon)]
  return 6371 * Math.acos(Math.min(1, Math.sin(x) * Math.sin(y) + Math.cos(x) * Math.cos(y) * Math.cos(turn)))
}

export function openPlaceFacts(places: readonly PlaceRow[]): PlaceFacts {
  const byLabel = new Map(places.map((row) => [row.label, row]))
  const hasKm = (row: PlaceRow | undefined) => row?.type === 'city' || row?.type === 'metro'
  const countries = new Map(places.filter((row) => row.type === 'country').map((row) => [row.country, row]))

  const isCalled = (row: PlaceRow, text: string) =>
    [row.name, row.label, ...row.aliases].some((name) => normalise(name) === normalise(text))
  const isIn = (row: PlaceRow, country: string) => {
    const countryRow = countries.get(row.country)
    return countryRow === undefined || isCalled(countryRow, country)
  }

  return {
    names(place, listed) {
      const row = byLabel.get(listed)
      if (!row) return false
      if (isCalled(row, place.label)) return true
      const parts = place.label.split(',').map((part) => part.trim())
      const country = place.country ?? (parts.length > 1 ? (parts.at(-1) ?? null) : null)
      if (row.type === 'country') return country !== null && isIn(row, country) && place.city === null
      const name = normalise(place.label).replace(/ area$/, '')
      const isOwn = [place.city ?? '', parts[0] ?? '', name].some((text) => text !== '' && isCalled(row, text))
      return isOwn && (country === null || isIn(row, country) || isCalled(row, place.label))
    },
    liesIn(listed, area) {
      const [row, around] = [byLabel.get(listed), byLabel.get(area)]
      if (!row || !around || row.country !== around.country) return false
      if (row === around || around.type === 'country') return true
      if (around.type === 'region') return row.region === around.region
      return around.type === 'metro' && row.type === 'city' && apart(row, around) <= metroKm
    },
    kilometers(listed, city) {
      const [row, center] = [byLabel.get(listed), byLabel.get(city)]
      return row && center && hasKm(row) && hasKm(center) ? Math.round(apart(row, center)) : null
    },
  }
}
