// Places as people write them.
import { expect, test } from 'vitest'
import { loadTables } from '../../testing/vocabulary.ts'
import { boundingPlaces, isBound } from './place-steps.ts'
import { readPlaces } from './places.ts'

const places = readPlaces(loadTables())

test.each([
  ['Berlin', 'Berlin, State of Berlin, Germany'],
  ['Berlin, Germany', 'Berlin, State of Berlin, Germany'],
  ['berlin, germany', 'Berlin, State of Berlin, Germany'],
  ['Austin, United States', 'Austin, Texas, United States'],
  ['Austin, TX', 'Austin, Texas, United States'],
  ['Austin, Texas, United States', 'Austin, Texas, United States'],
])('%s is %s', (text, label) => {
  expect(places.read(text)?.label).toBe(label)
})

test("rejects text that isn't a place", () => {
  expect(places.read('Nowhere at all')).toBeNull()
  expect(places.read('Berlin, Atlantis')).toBeNull()
})

test.each([
  [
    'cities alone bind those who must come in',
    ['Berlin', 'Austin, TX'],
    false,
    ['Berlin, State of Berlin, Germany', 'Austin, Texas, United States'],
  ],
  ['remote work lifts cities', ['Berlin', 'Austin, TX'], true, []],
  ['but not a country: Hamburg, or remote in Germany', ['Hamburg', 'Germany'], true, ['Hamburg, Germany', 'Germany']],
  ['nor a state', ['California, United States'], true, ['California, United States']],
  ['nowhere named is anywhere', [], true, []],
] as const)('%s', (_, names, remoteAllowed, labels) => {
  const requested = names.map((name) => places.read(name)!)
  expect(boundingPlaces({ places: requested, remoteAllowed }).map(({ label }) => label)).toEqual(labels)
  expect(isBound({ places: requested, remoteAllowed })).toBe(!remoteAllowed || labels.length > 0)
})

test.each([
  ['Valencia', ['ES'], 'Valencia, Spain'],
  ['Valencia', [], 'Valencia, Carabobo, Venezuela'],
  ['Birmingham', ['US'], 'Birmingham, Alabama, United States'],
  ['León', ['ES'], 'León, Castille and León, Spain'],
  // a town is never preferred to a city more than 25 times as large
  ['London', ['US'], 'London, England, United Kingdom'],
  ['Boise', ['GB'], 'Boise, Idaho, United States'],
])('%s, if %s is likely, is %s', (text, likely, label) => {
  expect(places.read(text, likely)?.label).toBe(label)
})

test.each([
  ['Cologne', 'Köln, North Rhine-Westphalia, Germany'],
  ['Frankfurt', 'Frankfurt am Main, Hesse, Germany'],
  ['Den Haag', 'The Hague, South Holland, Netherlands'],
  ['Firenze', 'Florence, Tuscany, Italy'],
  ['Bayern', 'Bavaria, Germany'],
  ['Allemagne', 'Germany'],
  ['Hiszpania', 'Spain'],
  // its own name takes precedence over an alternative name of Guangzhou
  ['Canton', 'Canton, Michigan, United States'],
])('%s is an alternative name of %s', (text, label) => {
  expect(places.read(text)?.label).toBe(label)
})
