import { expect, test } from 'vitest'
import { guessAttention, guessRefusal, isSameGuess, mayWriteToGuess, type GuessRule } from './guessed-address.ts'

const acceptances = [null, 'request', 'conversation'] as const

test.each<[GuessRule, boolean[]]>([
  ['asks', [false, true, false]],
  ['asks_once', [false, true, true]],
  ['once_accepted', [false, false, true]],
  ['waits', [true, true, true]],
  ['of_no_matter', [true, true, true]],
])('%s: without an agreement, in the request, in the conversation', (rule, expected) => {
  expect(acceptances.map((acceptance) => mayWriteToGuess(rule, acceptance))).toEqual(expected)
})

test('an agreement names this address or its ID', () => {
  const guess = { id: 'ABC', address: 'ann@x.example' }
  expect(isSameGuess(guess, ' Ann@X.example')).toBe(true)
  expect(isSameGuess(guess, 'ABC')).toBe(true)
  for (const named of [undefined, '', 'true', 'bob@x.example']) expect(isSameGuess(guess, named)).toBe(false)
})

test('the sentences name the vendor and the remedy', () => {
  expect(guessRefusal('Hunter', true)).toBe(
    'This address was guessed by Hunter and not verified. Verify it, or confirm that you want to write to it.',
  )
  expect(guessRefusal(null, false)).toBe('This address was guessed and not verified. Confirm that you want to write to it.')
  expect(guessAttention('Tomba', false)).toContain('write to the candidate yourself')
  expect(guessAttention('Tomba', true)).toContain('waits until')
})
