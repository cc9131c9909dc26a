// Places as people write them.
import { expect, test } from 'vitest'
import { loadTables } from './eval/load.ts'
import { boundingPlaces, isBound, readPlaces } from './places.ts'

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

test('what is no place is none', () => {
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
  const asked = names.map((name) => places.read(name)!)
  expect(boundingPlaces({ places: asked, remoteAllowed }).map(({ label }) => label)).toEqual(labels)
  expect(isBound({ places: asked, remoteAllowed })).toBe(!remoteAllowed || labels.length > 0)
})
