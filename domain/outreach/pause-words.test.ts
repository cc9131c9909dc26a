// The words of a paused sequence.
import { expect, test } from 'vitest'
import { pauseText } from './pause-words.ts'

const now = new Date('2026-11-23T10:00:00Z')
test.each([
  [{ until: '2026-12-08', quote: 'until December 7' }, 'Paused until Tuesday, December 8: out of office'],
  [{ until: '2026-11-30', quote: null }, 'Paused until Monday, November 30: out of office, no return date given'],
  [{ until: '2027-03-02', quote: 'until March 2027' }, 'Paused until Tuesday, March 2, 2027: out of office'],
])('%j', (pause, text) => expect(pauseText(pause, now)).toBe(text))
