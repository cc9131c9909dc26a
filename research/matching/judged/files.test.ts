import { expect, test } from 'vitest'
import { parseTexts } from './files.ts'

test.each([
  ['{"id":"1","text":"a"}\n{"id":"1","text":"b"}', 'people line 2: the id 1 occurs twice'],
  ['{"id":"1"}', 'people line 1: expected an object with id and text'],
  ['\nnothing', 'people line 2: not JSON'],
])('%s is refused with its line', (text, message) => {
  expect(() => parseTexts(text, 'people')).toThrow(message)
})
