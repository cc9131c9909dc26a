// Text is normalized without losing the symbols in a skill's name.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalise, tokenise } from './normalise.ts'

test.each([
  ['C++, C# & .NET/Node.js', 'c++ c# and .net node.js'],
  ['Ph.D., B.Sc. (Hons)', 'phd bsc hons'],
  ['São Paulo’s Łódź', 'sao paulos lodz'],
  ['Wieden+Kennedy, 5+ years', 'wieden kennedy 5 years'],
  ['Back-End developer.Then', 'back end developer then'],
  ['  ', ''],
])('%s', (text, expected) => expect(normalise(text)).toBe(expected))

test('tokens point to their original words, in order', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.string()), (text) => {
      let position = 0
      for (const { start, end } of tokenise(text)) {
        expect(start).toBeGreaterThanOrEqual(position)
        expect(end).toBeGreaterThan(start)
        expect(end).toBeLessThanOrEqual(text.length)
        position = end
      }
    }),
  )
})

test('the fast path for plain words returns the same as the full path', () => {
  for (const text of ['', ' ', 'Austin, Texas, United States', 'a,b', '  Two  words ', '3D Artist', ',x,'])
    expect(normalise(text)).toBe(
      tokenise(text)
        .map((token) => token.text)
        .join(' '),
    )
})
