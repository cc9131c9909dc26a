// The checks that all forms share, value by value.
import { describe, expect, test } from 'vitest'
import { messages } from './messages.ts'
import { checkNameLike } from './name-like.ts'
import {
  addressKey,
  anyLinkedinProfile,
  checkLinkedinUrl,
  checkRequired,
  checkUrl,
  webLink,
  isEmail,
  linkedinProfile,
  normaliseEmail,
  numberOnly,
} from './validation.ts'

describe('required', () => {
  test.each([
    ['', 'This field is required.'],
    ['  \n', 'This field is required.'],
    [null, 'This field is required.'],
    [undefined, 'This field is required.'],
    [[], 'This field is required.'],
    [0, null],
    [false, null],
    ['x', null],
    [['x'], null],
  ])("zero counts as given, an empty list doesn't: %j [669]", (value, sentence) => {
    expect(checkRequired(value)).toBe(sentence)
  })
  test('both sentences are available [327]', () => {
    expect(checkRequired('', messages.required)).toBe('Required.')
    expect(checkRequired('', messages.fieldRequired)).toBe('This field is required.')
    expect(checkRequired('given', messages.required)).toBeNull()
  })
})

describe('e-mail', () => {
  test.each(['ada@example.com', 'a.b+c@sub.example.co', " o'neil@example.org ", 'x@1and1.example'])('%s is an address', (value) => {
    expect(isEmail(value)).toBe(true)
  })
  test.each([
    'ada',
    'ada@example',
    'a b@example.com',
    'a@b@example.com',
    'a..b@example.com',
    '<a@example.com>',
    'a@-x.example',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(255)}.com`,
  ])('rejects %s', (value) => {
    expect(isEmail(value)).toBe(false)
  })
  test('is compared in lower case without surrounding blanks', () => {
    expect(normaliseEmail(' Ada@Example.COM ')).toBe('ada@example.com')
  })
})

describe('URL', () => {
  test.each([
    ['', null],
    ['  ', null],
    ['example.com', null],
    ['example.com:8080/a', null],
    ['http://example.com/a?b=1', null],
    ['https://example.com', null],
    ['ftp://example.com', 'Not a valid URL.'],
    ['javascript:alert(1)', 'Not a valid URL.'],
    ['http://', 'Not a valid URL.'],
    ['just words', 'Not a valid URL.'],
    ['localhost', 'Not a valid URL.'],
  ])('empty is allowed, otherwise it must be a web address: %s [329 670]', (value, sentence) => {
    expect(checkUrl(value)).toBe(sentence)
  })

  test.each([
    ['https://meet.example/robin', 'https://meet.example/robin'],
    [' meet.example/robin ', 'https://meet.example/robin'],
    ['http://meet.example/a b', 'http://meet.example/a%20b'],
    ['javascript:alert(1)', null],
    ['java\nscript:alert(1)', null],
    ['data:text/html,hi', null],
    ['http://[2001:db8::1]/', 'http://[2001:db8::1]/'],
    ['http://[2001:db8::1', null],
    ['room 5', null],
    ['', null],
  ])('links only web pages: %j', (value, link) => {
    expect(webLink(value)).toBe(link)
  })
})

describe('LinkedIn URL', () => {
  test.each([
    ['https://www.linkedin.com/in/ada-lovelace', 'https://www.linkedin.com/in/ada-lovelace'],
    ['http://www.linkedin.com/in/ada', 'https://www.linkedin.com/in/ada'],
    ['www.linkedin.com/in/ada', 'https://www.linkedin.com/in/ada'],
    ['https://www.linkedin.com/in/Ada1/', 'https://www.linkedin.com/in/ada1'],
    ['https://www.linkedin.com/in/1ada?trk=x#top', 'https://www.linkedin.com/in/1ada'],
    ['https://www.linkedin.com/in/%C3%A4da', 'https://www.linkedin.com/in/%c3%a4da'],
  ])('assumes https and allows a trailing slash: %s [316 317 671]', (value, canonical) => {
    expect(linkedinProfile(value)).toBe(canonical)
    expect(checkLinkedinUrl(value)).toBeNull()
  })
  test.each([
    '',
    'ftp://www.linkedin.com/in/ada',
    'https://linkedin.com/in/ada',
    'https://de.linkedin.com/in/ada',
    'https://www.linkedin.com.example.org/in/ada',
    'https://user@www.linkedin.com/in/ada',
    'https://www.linkedin.com/in/',
    'https://www.linkedin.com/in/-ada',
    'https://www.linkedin.com/in/ada/details',
    'https://www.linkedin.com/company/ada',
  ])('anything else is refused: %s [316 317 671]', (value) => {
    expect(linkedinProfile(value)).toBeNull()
    expect(checkLinkedinUrl(value)).toBe('Not a valid Linkedin URL')
  })
})

describe('number-only input', () => {
  test.each([
    ['12', 12],
    [' 7 ', 7],
    ['0', 0],
    ['2.5', 2.5],
    ['-3', 0],
    ['+3', 0],
    ['1e+5', 0],
    ['5-', 0],
    ['', null],
    ['ten', null],
  ])('negatives and signs become 0: %s [330]', (value, number) => {
    expect(numberOnly(value)).toBe(number)
  })
})

describe('name-like text', () => {
  test.each(['', 'Ada Lovelace', 'Zoë (R&D) Müller-Lüdenscheidt', 'Dr. No 2', 'Smith & Sons', 'शिवानी'])(
    'allows letters, digits, and the symbols between words: %s [673]',
    (value) => {
      expect(checkNameLike(value)).toBeNull()
    },
  )
  test.each(['a@b', 'Ada/Bob', 'Ada, Bob', '<b>', 'C++', 'x_y', 'tab\tbed'])('other signs are not: %s [673]', (value) => {
    expect(checkNameLike(value)).toBe('Use only letters, digits, spaces, and . & ( ) -')
  })
  test('allows commas where a form wants them [673]', () => {
    expect(checkNameLike('Austin, Texas', { comma: true })).toBeNull()
    expect(checkNameLike('Austin; Texas', { comma: true })).toBe('Use only letters, digits, spaces, and . , & ( ) -')
  })
  test.each(['Ada  Lovelace', 'A--B', 'A..B', 'A && B', 'A ((B)', 'B))'])('rejects repeated punctuation: %s [674]', (value) => {
    expect(checkNameLike(value)).toBe('The same character can’t appear twice in a row.')
  })
  test('different symbols may follow each other [674]', () => {
    expect(checkNameLike('Smith & Sons (Inc.)')).toBeNull()
    expect(checkNameLike('A,, B', { comma: true })).toBe('The same character can’t appear twice in a row.')
  })
})

test.each([
  'https://fr.linkedin.com/in/ada',
  'm.linkedin.com/in/Ada/',
  'linkedin.com/in/ada?trk=x',
  '//www.linkedin.com/in/ada/',
  'http://de.linkedin.com/in/ada/en',
  'https://www.linkedin.com/in/%61da',
])('a profile link as people write it: %s', (value) => expect(anyLinkedinProfile(value)).toBe('https://www.linkedin.com/in/ada'))

test('other pages are no profile, however they are written', () => {
  for (const value of ['linkedin.com/company/ada', 'https://linkedin.com.example.org/in/ada', 'evil.example/linkedin.com/in/ada', ''])
    expect(anyLinkedinProfile(value)).toBeNull()
  expect(linkedinProfile('https://www.linkedin.com/in/müller')).toBe(linkedinProfile('https://www.linkedin.com/in/M%C3%BCller'))
})

test('what spellings of one address have in common', () => {
  for (const value of ['ehra.rie@gmail.com', 'ehrarie+jobs@gmail.com', 'EHRARIE@googlemail.com', 'ｅhrarie@gmail.com'])
    expect(addressKey(value)).toBe('ehrarie@gmail.com')
  for (const value of ['a.b@home.example', 'a+b@home.example', 'x@notgmail.com']) expect(addressKey(value)).toBe(value)
  expect([normaliseEmail('ｄemo@home.example'), isEmail('ｄemo@home.example')]).toEqual(['demo@home.example', true])
})
