// Places as people write them.
import { expect, test } from 'vitest'
import { loadTables } from './eval/load.ts'
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

test('what is no place is none', () => {
  expect(places.read('Nowhere at all')).toBeNull()
  expect(places.read('Berlin, Atlantis')).toBeNull()
})
