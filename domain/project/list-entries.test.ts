import { expect, test } from 'vitest'
import { checkEntries } from './list-entries.ts'

const many = (count: number) => Array.from({ length: count }, (_, index) => `Word ${index}`)

test.each([
  ['a few words as they are', ['Go', '🦀', 'עברית', '  spaced  '], ['Go', '🦀', 'עברית', 'spaced'], null],
  ['empty ones do not count', ['', '  '], [], null],
  ['the most there may be', many(500), many(500), null],
  ['more than that', many(800), many(500), '500 entries max. 300 were left out.'],
  ['one that is too long', ['x'.repeat(501), 'Go'], ['Go'], '500 characters max. per entry.'],
])('%s', (_, entries, accepted, refused) => {
  expect(checkEntries(entries)).toEqual({ kept: accepted, refused })
})
