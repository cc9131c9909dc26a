import { expect, test } from 'vitest'
import { checkLink, savedLink } from './link-editor.ts'

test.each([
  ['', 'This field is required'],
  ['   ', 'This field is required'],
  ['no address', 'URL is not valid'],
  ['javascript:alert(1)', 'URL is not valid'],
  ['harbour.example/jobs', null],
  ['https://harbour.example', null],
])('requires and validates the URL %s', (url, sentence) => {
  expect(checkLink({ url })).toBe(sentence)
})

test.each([
  [
    { text: 'Our jobs', url: 'harbour.example/jobs' },
    { text: 'Our jobs', url: 'http://harbour.example/jobs' },
  ],
  [
    { text: '  ', url: ' harbour.example:8080 ' },
    { text: 'http://harbour.example:8080', url: 'http://harbour.example:8080' },
  ],
  [
    { text: '', url: 'https://harbour.example' },
    { text: 'https://harbour.example', url: 'https://harbour.example' },
  ],
])('adds a missing scheme, and shows the URL for a blank text: %j [720]', (typed, saved) => {
  expect(savedLink(typed)).toEqual(saved)
})
