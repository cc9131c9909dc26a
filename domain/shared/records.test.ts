import { expect, test } from 'vitest'
import { entriesOf, fieldOf, isKeyOf, isOneOf, isRecord, keysOf, recordOf } from './records.ts'

const sizes = { small: 1, large: 2 }

test('keys and entries keep the order of the record', () => {
  expect(keysOf(sizes)).toEqual(['small', 'large'])
  expect(entriesOf(sizes)).toEqual([
    ['small', 1],
    ['large', 2],
  ])
})

test("a record has one value per key, which may depend on the key's position", () => {
  expect(recordOf(['a', 'b'], (key, index) => `${key}${index}`)).toEqual({ a: 'a0', b: 'b1' })
  expect(recordOf([], () => 1)).toEqual({})
})

test.each([
  ['small', true],
  ['medium', false],
  ['toString', false],
  ['__proto__', false],
])('%s is a key of the record itself: %s', (key, expected) => {
  expect(isKeyOf(sizes, key)).toBe(expected)
})

test('a value is in a list only when it is identical', () => {
  expect(isOneOf(['1', '2'], '2')).toBe(true)
  expect(isOneOf(['1', '2'], 2)).toBe(false)
  expect(isOneOf([], undefined)).toBe(false)
})

test.each([
  [{ a: 1 }, true],
  [[1], true],
  [null, false],
  ['text', false],
  [undefined, false],
])('%j has fields: %s', (value, expected) => {
  expect(isRecord(value)).toBe(expected)
})

test('reads only own fields', () => {
  expect(fieldOf({ a: 1 }, 'a')).toBe(1)
  for (const value of [{}, null, 'text', undefined, Object.create({ a: 1 })]) expect(fieldOf(value, 'a')).toBeUndefined()
  expect(fieldOf({}, 'toString')).toBeUndefined()
})
