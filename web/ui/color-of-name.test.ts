import { uiColors } from '@fairlead/domain/reference/lists'
import { expect, it } from 'vitest'
import { colorOfName } from './Initials.tsx'

it('gives one name one of the 16 colors [234]', () => {
  expect(colorOfName('Maya Okafor')).toBe(colorOfName('Maya Okafor'))
  expect(uiColors).toContain(colorOfName('Maya Okafor'))
  expect(colorOfName('a')).not.toBe(colorOfName('b'))
})

it('uses all of them [234]', () => {
  const names = Array.from({ length: 400 }, (_, index) => `Person ${index}`)
  expect(new Set(names.map(colorOfName)).size).toBe(16)
})
