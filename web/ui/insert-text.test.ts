// Variables are inserted at the caret.
import { expect, it } from 'vitest'
import { insertText } from './insert-text.ts'

it('inserts at the caret, replaces a selection, appends without a caret', () => {
  expect(insertText('Hi , you', 3, 3, '{{first_name}}')).toEqual({ text: 'Hi {{first_name}}, you', from: 3, to: 17 })
  expect(insertText('Hi NAME!', 3, 7, 'X').text).toBe('Hi X!')
  expect(insertText('Hi', null, null, '!')).toEqual({ text: 'Hi!', from: 2, to: 3 })
})
