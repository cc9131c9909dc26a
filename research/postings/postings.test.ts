import { expect, test } from 'vitest'
import { parsePostingTexts } from './postings.ts'

const posting = '=== a baker [-]\nBaker\n\nLeeds\n--- expected\ntitle must: Baker\n--- never\nOven\n'

test('reads a name, a language, the text, and both lists', () => {
  const [first, second] = parsePostingTexts(`${posting}\n${posting.replace('[-]', '[en]').replace('Oven\n', '')}`, 'a.txt')
  expect(first).toEqual({ name: 'a baker', language: null, text: 'Baker\n\nLeeds', expected: ['title must: Baker'], never: ['Oven'] })
  expect(second).toMatchObject({ language: 'en', never: [] })
})

test.each([
  ['no posting', ''],
  ['text before the first posting', `Baker\n${posting}`],
  ['no language', posting.replace(' [-]', '')],
  ['a missing list', posting.replace('--- never\n', '')],
  ['a criterion without a strength', posting.replace(' must', '')],
])('rejects %s, naming the file', (_, content) => {
  expect(() => parsePostingTexts(content, 'a.txt')).toThrow(/^a\.txt: expected /)
})
