// Requesting one more item from a candidate.
import { expect, test } from 'vitest'
import { informationRequest, informationWords } from './information.ts'

test('has text for known items and shows others unchanged', () => {
  expect(informationWords('Resume')).toBe('your résumé')
  expect(informationWords(' a short video ')).toBe('a short video')
})

test('the page is always named, once', () => {
  expect(informationRequest('').match(/\{\{information_link\}\}/g)).toHaveLength(1)
  expect(informationRequest('Please send {{information}}.')).toBe(
    'Please send {{information}}.\n\nYou can send it here: {{information_link}}',
  )
  expect(informationRequest('Go to {{information_link}}')).toBe('Go to {{information_link}}')
})
