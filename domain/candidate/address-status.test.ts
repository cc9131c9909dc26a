import { describe, expect, test } from 'vitest'
import { findDoubt, sortByTrust, nextAddressState, type AddressDoubt, type AddressState } from './address-status.ts'

const state = (words: string): AddressState => {
  const [status, proof] = words.split('/')
  return { status, proof } as AddressState
}

describe('new information about an address', () => {
  test('the first information is stored as is', () => {
    expect(nextAddressState(null, state('guessed/finder'))).toEqual(state('guessed/finder'))
  })

  test.each([
    ['guessed/finder', 'verified/verifier'],
    ['guessed/finder', 'guessed/verifier'],
    ['guessed/finder', 'undeliverable/verifier'],
    ['guessed/finder', 'verified/finder'],
    ['guessed/verifier', 'guessed/verifier'],
    ['guessed/finder', 'confirmed/stated'],
    ['guessed/verifier', 'confirmed/reply'],
    ['guessed/finder', 'undeliverable/bounce'],
    ['verified/verifier', 'undeliverable/bounce'],
    ['verified/finder', 'undeliverable/verifier'],
    ['confirmed/stated', 'undeliverable/bounce'],
    ['confirmed/reply', 'undeliverable/bounce'],
    ['undeliverable/verifier', 'confirmed/stated'],
    ['undeliverable/bounce', 'confirmed/reply'],
  ])('%s, then %s: the new information wins', (before, news) => {
    expect(nextAddressState(state(before), state(news))).toEqual(state(news))
  })

  test.each([
    ['verified/finder', 'guessed/finder'],
    ['verified/verifier', 'guessed/verifier'],
    ['confirmed/stated', 'guessed/finder'],
    ['confirmed/stated', 'undeliverable/verifier'],
    ['confirmed/reply', 'confirmed/stated'],
    ['undeliverable/bounce', 'confirmed/stated'],
    ['undeliverable/bounce', 'verified/verifier'],
    ['undeliverable/verifier', 'guessed/finder'],
    ['guessed/finder', 'guessed/finder'],
  ])('%s, then %s: nothing changes', (before, news) => {
    expect(nextAddressState(state(before), state(news))).toBeNull()
  })
})

describe('addresses to write to', () => {
  const doubts: AddressDoubt[] = [
    { id: '1', address: 'guess@x.example', status: 'guessed', vendor: 'Hunter' },
    { id: '2', address: 'gone@x.example', status: 'undeliverable', vendor: 'Hunter' },
  ]

  test('guesses come last, undeliverable ones not at all', () => {
    expect(sortByTrust(['Guess@x.example', 'gone@x.example', 'a@x.example', 'b@x.example'], doubts)).toEqual([
      'a@x.example',
      'b@x.example',
      'Guess@x.example',
    ])
  })

  test('a doubt concerns one address, regardless of spelling', () => {
    expect(findDoubt(doubts, ' GUESS@x.example ')?.id).toBe('1')
    expect(findDoubt(doubts, 'a@x.example')).toBeNull()
    expect(findDoubt(doubts, null)).toBeNull()
  })
})
