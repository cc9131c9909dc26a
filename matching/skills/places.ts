// Where places are and which contain which: city, metropolitan area, region, country.
import { normalise } from '@fairlead/domain/reference/normalise'
import type { PlaceRow, ReferenceTables } from '@fairlead/domain/reference/tables'
import type { Place } from '@fairlead/domain/shared/profile'
import { conceptId } from './concepts.ts'

export interface PlaceReading {
  /** The place itself, then every area that contains it. */
  concepts: number[]
  own: number
  type: PlaceRow['type']
  label: string
  lat: number
  lon: number
  country: string
  /** Of a city; null if the list has none. */
  population: number | null
  /** The state or region and the country that contain it; null for itself, and where the list has none. */
  inRegion: Area | null
  inCountry: Area | null
}

export interface Area {
  concept: number
  label: string
}

export interface Places {
  /**
   * Parses a label from the reference list or free text such as 'Austin, TX'; null when nothing matches.
   * @param likely ISO codes of the countries preferred for a name shared by several cities: 'Valencia' is in Spain if the text
   * is Spanish and pays in euros; by default it is the largest city of that name
   */
  read(text: string, likely?: readonly string[]): PlaceReading | null
  /** Parses where a person lives: the label, else city with state and country, else the country. */
  readPlace(place: Place | null): PlaceReading | null
  /** The cities and metropolitan areas whose center is within the distance; the city itself is one of them. */
  around(place: PlaceReading, km: number): number[]
}

// People within this distance of a metropolitan area's center count as living in it.
const metroReachKm = 70

/** Great-circle distance in kilometers on a sphere of 6,371 km (haversine). */
export function distanceKm(a: { lat: number; lon: number }, b: { lat: number; lon: number }): number {
  const rad = Math.PI / 180
  const dLat = (b.lat - a.lat) * rad
  const dLon = (b.lon - a.lon) * rad
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(a.lat * rad) * Math.cos(b.lat * rad) * Math.sin(dLon / 2) ** 2
  return 12_742 * Math.asin(Math.min(1, Math.sqrt(h)))
}

const kindOf = { city: 'city', metro: 'metro', region: 'region', country: 'country' } as const

function ownConcept(row: PlaceRow): number {
  const geonames = /^g-(\d+)$/.exec(row.id)?.[1]
  return conceptId(kindOf[row.type], row.type === 'city' && geonames ? Number(geonames) : row.id)
}

/** How many times larger the largest city with a name may be than the intended one. */
const maxPopulationRatio = 25

const areaConcept = (row: PlaceRow): number => conceptId('area', row.id)

// Which of several places with the same name is meant: countries, then cities above a million, regions, areas, smaller cities.
const standing = (row: PlaceRow): number =>
  row.type === 'country' ? 1e10 : row.type === 'city' ? (row.population ?? 0) : row.type === 'region' ? 1e6 : 5e5

/** Builds the gazetteer; places are resolved on first use and cached. */
export function readPlaces(tables: Pick<ReferenceTables, 'places'>): Places {
  const byKey = new Map<string, PlaceRow>()
  const offer = (key: string, row: PlaceRow): void => {
    const existing = byKey.get(key)
    if (!existing || standing(row) > standing(existing)) byKey.set(key, row)
  }
  const simple = (text: string): string => text.toLowerCase()
  for (const row of tables.places) {
    offer(simple(row.label), row)
    offer(simple(row.name), row)
    // 'Berlin, Germany' as people write it, next to the list's 'Berlin, State of Berlin, Germany'
    const parts = row.label.split(', ')
    if (row.type === 'city' && parts.length > 2) offer(simple(`${parts[0]}, ${parts.at(-1)}`), row)
    if (row.type !== 'city') for (const alias of row.aliases) if (alias.length > 2 || row.type === 'country') offer(simple(alias), row)
    // 'WA, United States': by itself the code of a state may be another place
    if (row.type === 'region' && parts.length === 2)
      for (const alias of row.aliases) if (alias.length === 2) offer(simple(`${alias}, ${parts[1]}`), row)
  }
  // an alternative name of a city yields to a place's own: 'Canton' is in Ohio before it is Guangzhou
  const byAlias = new Map<string, PlaceRow>()
  for (const row of tables.places)
    if (row.type === 'city')
      for (const alias of row.aliases) {
        const key = simple(alias)
        const existing = byAlias.get(key)
        if (alias.length > 2 && !byKey.has(key) && (!existing || standing(row) > standing(existing))) byAlias.set(key, row)
      }
  for (const [key, row] of byAlias) byKey.set(key, row)
  // Labels are unique enough to win over bare names.
  for (const row of tables.places) if (row.label.includes(',')) byKey.set(simple(row.label), row)
  let normalised: Map<string, PlaceRow> | null = null
  /** The cities of each bare name; built when a country is likely. */
  let namesakes: Map<string, PlaceRow[]> | null = null
  const namesakesOf = (text: string): readonly PlaceRow[] => {
    if (!namesakes) {
      namesakes = new Map()
      for (const row of tables.places)
        if (row.type === 'city')
          for (const name of new Set([row.name, ...row.aliases].map(simple))) {
            const same = namesakes.get(name)
            if (same) same.push(row)
            else if (name.length > 2) namesakes.set(name, [row])
          }
    }
    return namesakes.get(simple(text.trim())) ?? []
  }
  const metros = tables.places.filter((row) => row.type === 'metro')
  const areaOf = (row: PlaceRow): Area => ({ concept: ownConcept(row), label: row.name })
  const regions = new Map(tables.places.filter((row) => row.type === 'region').map((row) => [`${row.country} ${row.region}`, areaOf(row)]))
  const countries = new Map(tables.places.filter((row) => row.type === 'country').map((row) => [row.country, areaOf(row)]))
  const readings = new Map<string, PlaceReading>()
  const cache = new Map<string, PlaceReading | null>()

  function reading(row: PlaceRow): PlaceReading {
    const cached = readings.get(row.id)
    if (cached) return cached
    const ownId = ownConcept(row)
    const around =
      row.type === 'city'
        ? metros.filter((metro) => metro.country === row.country && distanceKm(metro, row) <= metroReachKm).map(ownConcept)
        : []
    const region = row.type === 'country' ? undefined : regions.get(`${row.country} ${row.region}`)
    const country = countries.get(row.country)
    const area = row.type === 'metro' ? areaConcept(row) : undefined
    const concepts = [...new Set([ownId, area, ...around, region?.concept, country?.concept].filter((id) => id !== undefined))]
    const { type, label, lat, lon, country: code } = row
    const outside = (wider: Area | undefined) => (wider && wider.concept !== ownId ? wider : null)
    const fresh = {
      concepts,
      own: ownId,
      type,
      label,
      lat,
      lon,
      country: code,
      population: row.population ?? null,
      inRegion: outside(region),
      inCountry: outside(country),
    }
    readings.set(row.id, fresh)
    return fresh
  }

  function lookUp(text: string): PlaceRow | undefined {
    const direct = byKey.get(simple(text.trim()))
    if (direct) return direct
    // Accents and punctuation are normalized only when the plain spelling fails: most lookups use the list's own labels.
    if (!normalised) {
      normalised = new Map()
      for (const [key, row] of byKey) {
        const folded = normalise(key)
        const existing = normalised.get(folded)
        if (!existing || standing(row) > standing(existing)) normalised.set(folded, row)
      }
    }
    return normalised.get(normalise(text).replace(/ area$/, '')) ?? normalised.get(normalise(text))
  }

  function read(text: string, likely: readonly string[] = []): PlaceReading | null {
    const usual = readUsual(text)
    if (usual?.type !== 'city' || likely.length === 0 || likely[0] === usual.country || text.includes(',')) return usual
    const places = namesakesOf(text)
    // a village never replaces a world city: 'London' is not in Kentucky, whatever currency the posting pays in
    const minPopulation = Math.max(...places.map(standing)) / maxPopulationRatio
    for (const country of likely) {
      const [first] = places
        .filter((row) => row.country === country && standing(row) >= minPopulation)
        .toSorted((a, b) => standing(b) - standing(a))
      if (first) return reading(first)
    }
    return usual
  }

  function readUsual(text: string): PlaceReading | null {
    const cached = cache.get(text)
    if (cached !== undefined) return cached
    const row = text.trim() === '' ? undefined : lookUp(text)
    const placeReading = row ? reading(row) : null
    if (cache.size >= 50_000) cache.clear()
    cache.set(text, placeReading)
    return placeReading
  }

  const circles = new Map<string, number[]>()
  function around(place: PlaceReading, km: number): number[] {
    const key = `${place.own} ${km}`
    const cached = circles.get(key)
    if (cached) return cached
    // a degree of latitude is 111 km everywhere, which rules out most places
    const near = tables.places.filter(
      (row) =>
        (row.type === 'city' || row.type === 'metro') && Math.abs(row.lat - place.lat) * 111 <= km + 1 && distanceKm(row, place) <= km,
    )
    const homes = near.flatMap((row) => (row.type === 'city' ? ownConcept(row) : km > 0 ? areaConcept(row) : []))
    const concepts = [...new Set([place.own, ...homes])].toSorted((a, b) => a - b)
    if (circles.size >= 2000) circles.clear()
    circles.set(key, concepts)
    return concepts
  }

  return {
    read,
    around,
    readPlace(place) {
      if (!place) return null
      const parts = [place.city, place.state, place.country].filter(Boolean)
      return (
        read(place.label) ??
        (place.city ? read(parts.join(', ')) : null) ??
        (place.city ? read(place.city) : null) ??
        (place.country ? read(place.country) : null)
      )
    },
  }
}
