// Initials and the hue of a name.
import { expect, it } from 'vitest'
import { hueOf, initials } from './initials.ts'

it('takes the first and the last word', () => {
  expect(initials('Maya Okafor')).toBe('MO')
  expect(initials('  jean-luc van der Berg ')).toBe('JB')
  expect(initials('Cher')).toBe('C')
  expect(initials('')).toBe('')
})

it('gives one name one hue', () => {
  expect(hueOf('Maya Okafor')).toBe(hueOf('Maya Okafor'))
  expect(hueOf('a')).not.toBe(hueOf('b'))
})
