// The color of a person.
import { expect, it } from 'vitest'
import { hueOf } from './hue.ts'

it('gives one name one hue', () => {
  expect(hueOf('Maya Okafor')).toBe(hueOf('Maya Okafor'))
  expect(hueOf('a')).not.toBe(hueOf('b'))
})
