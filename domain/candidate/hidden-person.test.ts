import { expect, test } from 'vitest'
import { emptyProfile } from './merge.ts'
import { hideIn, hiderOf } from './hidden-person.ts'

const maya = {
  ...emptyProfile,
  firstName: 'Maya Élise',
  lastName: "O'Kafor",
  personalEmails: ['mo@home.example'],
}

test.each([
  ['Hi Maya Élise,', 'Hi M.,'],
  ['best, maya', 'best, M.'],
  ["O'Kafor’s team", 'O.’s team'],
  ['O&#39;Kafor and O’Kafor', 'O. and O.'],
  ['the Mayan calendar', 'the Mayan calendar'],
  ['Elise without her accent', 'E. without her accent'],
  ['MO@home.example or robin@team.example', '[hidden] or robin@team.example'],
  ['maya.okafor@elsewhere.example', '[hidden]'],
  ['mailto:second%40home.example', 'mailto:[hidden]'],
  ['https://www.linkedin.com/in/builder-4b2/ and linkedin.com/in/robin', '[hidden] and [hidden]'],
  ['https://www.linkedin.com/company/harbour', 'https://www.linkedin.com/company/harbour'],
  ['<a href="https://linkedin.com/in/maya-elise">page</a>', '<a href="[hidden]">page</a>'],
  ['see mayaéliseo', 'see mayaéliseo'],
])('%s reads %s [464]', (text, expected) => {
  expect(hiderOf(maya, ['second@home.example', null])(text)).toBe(expected)
})

test("treats every address in the person's own text as identifying [464]", () => {
  const hide = hiderOf(maya, [], true)
  expect(hide('Write to bluebird@home.example, linkedin.com/in/bluebird')).toBe('Write to [hidden], [hidden]')
})

test.each([
  ['Hala', 'Al-Masri', 'Hala Al-Masri writes', 'H. A. writes'],
  ['Jean-Luc', 'Saint-Exupéry', 'Jean-Luc, and Luc alone', 'J., and L. alone'],
  ['Bo (Bob)', 'W. [Ed] {x} a/b \\d+?', 'Hi Bo (Bob)!', 'Hi B.!'],
])('hides names that contain symbols: %s %s [464]', (firstName, lastName, text, expected) => {
  expect(hiderOf({ ...emptyProfile, firstName, lastName })(text)).toBe(expected)
})

test("a name isn't treated as markup, and a person without a name changes no text", () => {
  expect(hiderOf({ ...maya, firstName: 'Jo', lastName: 'Strong' })('<strong>Strong</strong>')).toBe('<strong>S.</strong>')
  expect(hiderOf({ ...emptyProfile, lastName: ' ' })('Hi there')).toBe('Hi there')
})

test('replaces texts at any depth, except the spared ones', () => {
  const time = new Date()
  const value = { name: 'Maya', by: 'Maya', at: time, list: [{ text: 'Ask maya', score: 3, none: null }] }
  expect(hideIn(value, hiderOf(maya), new Set(['by']))).toEqual({
    name: 'M.',
    by: 'Maya',
    at: time,
    list: [{ text: 'Ask M.', score: 3, none: null }],
  })
})
