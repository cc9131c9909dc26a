import { expect, test } from 'vitest'
import { codeOf, messageOf } from './caught.ts'

test('the message of an error, and anything else as text', () => {
  expect(messageOf(new TypeError('no'))).toBe('no')
  expect(messageOf('no')).toBe('no')
  expect(messageOf(undefined)).toBe('undefined')
})

test.each([
  [Object.assign(new Error('gone'), { code: 'ENOENT' }), 'ENOENT'],
  [{ code: '23505' }, '23505'],
  [{ code: 7 }, ''],
  [new Error('plain'), ''],
  [null, ''],
  ['ENOENT', ''],
])('the code of %o is %o', (caught, code) => {
  expect(codeOf(caught)).toBe(code)
})
