import { expect, test } from 'vitest'
import { findSnippets, longestSnippet, longestSnippetName, snippetQuery, validateSnippet } from './snippet.ts'

test.each([
  ['', ' ', { name: 'This field is required.', body: 'This field is required.' }],
  ['x'.repeat(longestSnippetName + 1), 'Text', { name: '60 characters max.' }],
  ['Pay', 'x'.repeat(longestSnippet.snippet + 1), { body: '5,000 characters max.' }],
  ['Pay', '<p><br></p>', { body: 'This field is required.' }],
  ['Pay', 'Hi {{frist_name}}', { body: expect.stringContaining('frist_name') as string }],
  ['Pay/Bonus', 'Text', { name: 'Use only letters, digits, spaces, and . , & ( ) -' }],
  ['Pay -- EU', 'Text', { name: 'The same character can’t appear twice in a row.' }],
  ['Pay & Bonus (EU, U.K.)', 'Text', {}],
  ['Pay', '<p>Hi <b>{{first_name}}</b></p>', {}],
])('snippet %j with the text %j', (name, body, expected) => {
  const wrong = validateSnippet({ kind: 'snippet', name, body })
  expect(Object.keys(wrong)).toEqual(Object.keys(expected))
  expect(wrong).toMatchObject(expected)
})

test('a template of offer letters knows the offer’s variables, an email doesn’t', () => {
  const pay = { name: 'Pay', body: 'You get {{pay}}.' }
  expect(validateSnippet({ ...pay, kind: 'offer_letter' })).toEqual({})
  expect(validateSnippet({ ...pay, kind: 'snippet' })).toEqual({ body: 'There is no variable {{pay}}.' })
})

test.each([
  [';', ''],
  ['Hi Ada, ;sal', 'sal'],
  ['(;sal', 'sal'],
  [';salary ra', 'salary ra'],
  [';pay & bonus (eu, u.k.)', 'pay & bonus (eu, u.k.)'],
  ['Hi Ada;', null],
  ['Hi; and', null],
  ['One; two', null],
  [';;', null],
  ['; sal', null],
  ['', null],
])('after %j the query is %j', (text, expected) => {
  expect(snippetQuery(text)).toBe(expected)
})

test('finds snippets by the start of a word, those whose name begins with it first', () => {
  const snippets = ['How to get here', 'Salary range', 'Our salary review'].map((name) => ({ name }))
  const names = (query: string) => findSnippets(snippets, query).map(({ name }) => name)
  expect(names('sal')).toEqual(['Salary range', 'Our salary review'])
  expect(names('salary r')).toEqual(['Salary range', 'Our salary review'])
  expect(names('ary')).toEqual([])
  expect(names('')).toHaveLength(3)
})
