// The fictional people's world: cities, employers, and schools by country, read once from the tables.
import { employerYears } from './years.ts'
import { countryFacts, peerHomes, youngPeers } from './countries.data.ts'
import { weights } from './random.ts'
import type { Chance } from './random.ts'
import type { TalentTables } from './tables.ts'

export interface City {
  name: string
  label: string
  state: string | null
  country: string
}

export interface Employer {
  name: string
  industry: string
}

export interface World {
  countries: [string, number][]
  countryName(code: string): string
  origins(code: string): [string, number][]
  city(roll: Chance, code: string): City
  /** Comparable companies with offices in the country, without young ones for old jobs; [] if there are none. */
  employers(peers: string, code: string, year: number): Employer[]
  school(roll: Chance, code: string, ambition: number): string
  names: TalentTables['names']
}

// Specialized schools don't fit most fields of study.
const special =
  /theolog|seminar|bible|music|conserv|\bart\b|arts|police|militar|naval|medic|dental|nurs|beauty|law |agric|veterin|chiroprac|online|talmud|rabbin|acupunct|jüdisch|islam|christ|sport|fashion|film|optom|pharm|juilliard|air force|coast guard|school of design|planck|research|cancer|hospital|community college|high school|secondary|grammar|gymnasium|sixth form/i

// Degree-awarding schools are marked; the less known schools also include secondary schools and training centers.
const university =
  /universi|univerz|uniwersyt|università|hochschule|polytech|politec|politechnik|institute of technology|institutet?\b.*teknisk|tekniska|(?:école|ecole) (?:normale|centrale|polytechnique|supérieure)|politécnic/i

/** In capitals, or in a script without case: on an English card both look like bad data. */
const isInCapitals = (name: string) => !/\p{Ll}/u.test(name) || /\p{Lu}{5,}/u.test(name)

export function makeWorld(tables: TalentTables): World {
  const countryNames = new Map(tables.places.filter((place) => place.type === 'country').map((place) => [place.country, place.name]))
  const cities = new Map<string, [City, number][]>()
  const schools = new Map<string, { known: string[]; rest: string[] }>()
  const origins = new Map<string, [string, number][]>()
  const employersByNeed = new Map<string, Employer[]>()

  const groupedCities = Map.groupBy(
    tables.places.filter((place) => place.type === 'city'),
    (place) => place.country,
  )
  for (const [code, rows] of groupedCities) {
    const top = rows.toSorted((a, b) => (b.population ?? 0) - (a.population ?? 0)).slice(0, code === 'US' ? 160 : 16)
    cities.set(
      code,
      top.map((row) => {
        const parts = row.label.split(', ')
        return [
          { name: row.name, label: row.label, state: parts.length > 2 ? (parts.at(-2) ?? null) : null, country: code },
          Math.sqrt(row.population ?? 1),
        ]
      }),
    )
  }
  for (const row of tables.universities) {
    if (special.test(row.name) || row.name.length > 60 || /[&;\uFEFF]|amp/.test(row.name)) continue
    const list = schools.get(row.country) ?? { known: [], rest: [] }
    schools.set(row.country, list)
    if (row.tier <= 3) list.known.push(row.name)
    else if (university.test(row.name) && !isInCapitals(row.name)) list.rest.push(row.name)
  }

  function employers(peers: string, code: string, year: number): Employer[] {
    const longAgo = year < 2012
    const key = `${code} ${year} ${peers}`
    const cached = employersByNeed.get(key)
    if (cached) return cached
    const industries = new Set(peers.split(', '))
    const matches = tables.companies
      .filter((company) => {
        if (!company.peerGroups.some((group) => industries.has(group))) return false
        const founded = employerYears.get(company.name)
        if (
          founded === undefined
            ? longAgo && (company.size !== 'large' || company.peerGroups.some((group) => youngPeers.has(group)))
            : year <= founded
        )
          return false
        const homes = company.peerGroups.flatMap((group) => peerHomes[group] ?? [])
        if (homes.length > 0) return homes.includes(code)
        return code === 'US' || (company.size === 'large' && code in countryFacts)
      })
      .map((company) => ({ name: company.name, industry: company.industry }))
    employersByNeed.set(key, matches)
    return matches
  }

  return {
    countries: Object.entries(countryFacts).map(([code, facts]) => [code, facts.share]),
    countryName: (code) => countryNames.get(code) ?? code,
    origins: (code) => {
      const parsed = origins.get(code) ?? weights(countryFacts[code]?.origins ?? 'anglo 1')
      origins.set(code, parsed)
      return parsed
    },
    city: (roll, code) => roll.weighted(cities.get(code) ?? []),
    employers,
    school: (roll, code, ambition) => {
      const list = schools.get(code)
      if (!list || list.known.length + list.rest.length === 0) return 'Open University'
      const from = list.known.length > 0 && (list.rest.length === 0 || roll.maybe(ambition)) ? list.known : list.rest
      return roll.pick(from)
    },
    names: tables.names,
  }
}
