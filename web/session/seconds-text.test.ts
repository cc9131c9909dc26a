// The undo delay as text.
import { expect, test } from 'vitest'
import { secondsText } from './hold.ts'

test('one second, many seconds', () => {
  expect(secondsText(1)).toBe('1 second')
  expect(secondsText(10)).toBe('10 seconds')
})
