// People around a city, and people who studied something or somewhere: found, ranked first, and proven.
import { isProven } from '@fairlead/domain/candidate/assessment'
import type { Profile } from '@fairlead/domain/shared/profile'
import { noPreferences, type SearchPreferences } from '@fairlead/domain/project/preferences'
import { describe, expect, test } from 'vitest'
import { loadPool, loadTables, loadVocabulary } from '../../testing/vocabulary.ts'
import { indexPerson } from '../skills/index-person.ts'
import { judge } from '../judge.ts'
import { noLessons } from '../learn/lessons.ts'
import { distanceKm } from '../skills/places.ts'
import { planSearch } from './plan.ts'

const today = '2026-11'
const tables = loadTables()
const vocabulary = loadVocabulary()
const pool = loadPool(tables, 3000, 11).map(({ person }) => ({
  person: person as Profile,
  has: new Set(indexPerson(vocabulary, person, today).concepts),
  place: vocabulary.places.readPlace(person.place),
}))
const plan = (wish: Partial<SearchPreferences>) => planSearch(vocabulary, { ...noPreferences, ...wish }, [], noLessons)
const judged = (wish: Partial<SearchPreferences>) => {
  const search = plan(wish)
  return pool.map((entry) => ({ ...entry, ...judge(vocabulary, search, entry.person, today) })).toSorted((a, b) => b.exact - a.exact)
}
const chicago = 'Chicago, Illinois, United States'

describe('around a city', () => {
  test.each([25, 50, 100])('finds exactly the people within %i km', (km) => {
    const [group] = plan({ locations: [chicago], locationRadiusKm: km }).anyOf
    const centre = vocabulary.places.read(chicago)!
    const matches = pool.filter(({ has }) => group!.some((id) => has.has(id)))
    const near = pool.filter(({ place }) => place && (place.type === 'city' || place.type === 'metro') && distanceKm(place, centre) <= km)
    expect(near.length).toBeGreaterThan(5)
    expect(matches).toEqual(near)
  })

  test('a wider radius finds at least as many, and none means the city itself', () => {
    const sizes = [0, 25, 50, 100].map((km) => {
      const [group] = plan({ locations: [chicago], locationRadiusKm: km }).anyOf
      return pool.filter(({ has }) => group!.some((id) => has.has(id))).length
    })
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b))
    const [only] = plan({ locations: [chicago], locationRadiusKm: 0 }).anyOf
    expect(only).toEqual([vocabulary.places.read(chicago)!.own])
  })

  test('places a person who names only the area at its center', () => {
    const area = vocabulary.places.read('Greater Chicago Area')!
    expect(area.type).toBe('metro')
    const circle = vocabulary.places.around(vocabulary.places.read(chicago)!, 50)
    expect(circle.filter((id) => area.concepts.includes(id))).toHaveLength(1)
    // and people in one of its cities aren't found by the area
    const suburb = vocabulary.places.read('Aurora, Illinois, United States')!
    expect(suburb.concepts).toContain(area.own)
    expect(vocabulary.places.around(vocabulary.places.read(chicago)!, 25).some((id) => suburb.concepts.includes(id))).toBe(false)
  })

  test('a country or a state has no radius', () => {
    expect(plan({ locations: ['United States'], locationRadiusKm: 25 }).anyOf).toEqual(plan({ locations: ['United States'] }).anyOf)
  })

  test('states the distance for people nearby', () => {
    const wish = { locations: [chicago], locationRadiusKm: 100 }
    const near = judged(wish).filter(({ reasons }) => reasons.some(({ text }) => /^Lives in .+, \d+ km from Chicago$/.test(text)))
    expect(near.length).toBeGreaterThan(0)
    for (const { reasons, person, dimensions } of near) {
      expect(dimensions.location.value).toBe(1)
      for (const reason of reasons) expect(isProven(person, reason)).toBe(true)
    }
  })
})

describe('places and education', () => {
  const someone = pool.find(({ person }) => person.education.some((entry) => entry.fieldOfStudy && entry.degree))!.person
  const { school, fieldOfStudy } = someone.education.find((entry) => entry.fieldOfStudy && entry.degree)!

  test('prefers a requested university over its class and quotes its name', () => {
    const best = judged({ schools: [school], weights: { ...noPreferences.weights, schoolPrestige: 5 } })[0]!
    expect(best.person.education.map((entry) => entry.school)).toContain(school)
    expect(best.dimensions.schoolPrestige.value).toBe(1)
    const reason = best.reasons.find(({ text }) => text.startsWith(`Studied at ${school}`))!
    expect(isProven(best.person, reason)).toBe(true)
  })

  test('ranks a requested field of study above related ones, and those above others', () => {
    const ranked = judged({ majors: [fieldOfStudy!], weights: { ...noPreferences.weights, education: 5 } })
    const values = new Set(ranked.map(({ dimensions }) => dimensions.education.value))
    expect([...values].toSorted()).toEqual([0, 0.5, 1])
    const best = ranked[0]!
    expect(best.reasons.some(({ text }) => / in |^Studied /.test(text))).toBe(true)
    for (const reason of best.reasons) expect(isProven(best.person, reason)).toBe(true)
  })

  test('neither excludes anyone', () => {
    expect(plan({ schools: [school], majors: ['Botany'] })).toMatchObject({ anyOf: [], noneOf: [] })
  })
})
