import { expect, test } from 'vitest'
import { tagName, validateNote, validateTag } from './tags.ts'

test.each([
  ['Silver medalist', null],
  ['  spaced   out ', null],
  ['', 'Name the tag.'],
  [' \t ', 'Name the tag.'],
  ['x'.repeat(40), null],
  ['x'.repeat(41), '40 characters max.'],
])('the tag %j', (name, problem) => {
  expect(validateTag(name)).toBe(problem)
})

test('stores names with single spaces', () => {
  expect(tagName('  Silver \n medalist ')).toBe('Silver medalist')
})

test('notes have text, up to a limit', () => {
  expect([validateNote(' \n'), validateNote('Call in May'), validateNote('x'.repeat(5001))]).toEqual([
    'Write a note.',
    null,
    '5,000 characters max.',
  ])
})
