// Scheduling: ratings, liked attributes, and when the form is complete.
import { expect, test } from 'vitest'
import fc from 'fast-check'
import {
  approvalSentence,
  approvalText,
  checkApproval,
  isApprovalScore,
  likedAttributes,
  ratingLabel,
  ratings,
  readApproval,
} from './approval.ts'

const complete = { score: 2, liked: ['Education'], feedback: '' }

test('there are three ratings and six attributes', () => {
  expect(ratings.map(({ score, label }) => `${label} ${score}`)).toEqual(['Satisfactory 1', 'Good 2', 'Excellent 3'])
  expect(likedAttributes).toEqual([
    'Skills match',
    'Companies worked at',
    'Education',
    'Industry worked at',
    'Professional background',
    'Relevant Experience',
  ])
  expect([ratingLabel(3), ratingLabel(4)]).toEqual(['Excellent', null])
})

test("parses the hiring manager's feedback back from the stored text", () => {
  const words = fc.string({ maxLength: 60 }).filter((text) => !likedAttributes.some((attribute) => text.trim().startsWith(attribute)))
  fc.assert(
    fc.property(fc.subarray([...likedAttributes]), words, fc.constantFrom(1, 2, 3), (liked, feedback, score) => {
      const read = readApproval(score, approvalText({ liked, feedback }))
      expect(read).toEqual({ rating: ratingLabel(score), liked, feedback: feedback.trim() })
    }),
  )
  expect(readApproval(null, null)).toEqual({ rating: null, liked: [], feedback: '' })
  expect(approvalSentence(readApproval(3, 'Skills match, Industry worked at, Ask about Lisbon, please'))).toBe(
    'Excellent. Liked: Skills, Industry experience. “Ask about Lisbon, please”',
  )
  expect(approvalSentence(readApproval(null, ''))).toBe('')
})

test.each([1, 2, 3])('the score %i is accepted [840]', (score) => {
  expect(isApprovalScore(score)).toBe(true)
  expect(checkApproval({ ...complete, score })).toBeNull()
})

test.each([0, 4, 5, -1, 1.5, Number.NaN])('rejects the undefined score %d [840]', (score) => {
  expect(isApprovalScore(score)).toBe(false)
  expect(checkApproval({ ...complete, score })).toEqual({
    approval_score: 'The rating is 1 (Satisfactory), 2 (Good) or 3 (Excellent).',
  })
})

test('a rating and an attribute are required, feedback is not', () => {
  expect(checkApproval({ score: null, liked: [], feedback: 'great' })).toEqual({
    approval_score: 'This field is required.',
    approval_score_other: 'This field is required.',
  })
  expect(checkApproval({ ...complete, liked: ['Shoe size'] })).toEqual({ approval_score_other: 'Choose one of the listed reasons.' })
  expect(checkApproval(complete)).toBeNull()
})

test('attributes and feedback are sent as one text', () => {
  expect(approvalText({ liked: ['Education', 'Skills match'], feedback: ' Call soon ' })).toBe('Education, Skills match, Call soon')
  expect(approvalText(complete)).toBe('Education')
})
