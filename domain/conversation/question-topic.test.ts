import { expect, test } from 'vitest'
import { questionType, topicsIn } from './question-topic.ts'

test.each([
  ['Could you tell me what the salary range is for this role?', ['compensation']],
  ['What does it pay? And is it hybrid or fully remote?', ['compensation', 'remote']],
  ['I would need visa sponsorship. Is that possible?', ['visa']],
  ['I am on an H1B - do you sponsor?', ['visa']],
  ['When could we have a call?', ['scheduling']],
  ['Can you send me more details about the role?', ['information']],
  ['Do I have to relocate?', ['remote']],
  ['What would the next step be?', ['scheduling']],
  ['Is this the fruit company?', []],
])('%s', (text, topics) => {
  expect(topicsIn(text)).toEqual(topics)
  expect(questionType(text)).toBe(topics[0] ?? 'other')
})
