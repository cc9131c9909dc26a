import { describe, expect, test } from 'vitest'
import { checkKit, proposeKit, cleanKit } from './interview-kit.ts'
import {
  attributesOf,
  checkScorecard,
  closesByItself,
  longestScorecard,
  findClosedReason,
  whyNotWriteScorecard,
  type Expected,
} from './scorecard.ts'

const criteria = {
  keywordsRequired: ['Kotlin', 'kotlin'],
  keywordsOptional: ['SQL', 'Go', 'C'],
  track: null,
  relevantYearsMin: null,
  yearsMin: 3,
}

test('proposes the first three skills plus the general questions, ready to save', () => {
  expect(proposeKit('Engineer', criteria).attributes).toEqual(['Kotlin', 'SQL', 'Go', 'Problem solving', 'Communication', 'Motivation'])
  const bare = proposeKit(' ', { ...criteria, keywordsRequired: [], keywordsOptional: [], track: 'manager', yearsMin: null })
  expect(bare.attributes).toEqual(['Problem solving', 'Communication', 'Leadership'])
  for (const kit of [bare, proposeKit('Engineer', criteria)]) expect([checkKit(kit), cleanKit(kit)]).toEqual([null, kit])
})

test.each([
  [['A', 'B'], [], 'attributes'],
  [['A', 'B', 'C', 'D', 'E', 'F', 'G'], [], 'attributes'],
  [['A', 'B', 'C'.repeat(61)], [], 'attributes'],
  [['A', 'B', 'C'], Array.from({ length: 13 }, (_, index) => `${index}?`), 'questions'],
  [['A', 'B', 'C'], ['?'.repeat(301)], 'questions'],
])('a kit of %j with %j is refused', (attributes, questions, field) =>
  expect(Object.keys(checkKit({ attributes, questions })!)).toEqual([field]),
)

test('a card can be submitted only with a recommendation, known attributes, and ratings from 1 to 4', () => {
  const card = { ratings: { A: 4 }, recommendation: null, words: '' }
  expect(checkScorecard(card, ['A'], false)).toBeNull()
  expect(checkScorecard(card, ['A'], true)).toEqual({ recommendation: 'Choose a recommendation.' })
  expect(checkScorecard({ ...card, recommendation: 'no' }, ['A'], true)).toBeNull()
  expect(checkScorecard(card, ['B'], false)).toHaveProperty('ratings')
  expect(checkScorecard({ ...card, ratings: { A: 2.5 } }, ['A'], false)).toHaveProperty('ratings')
  expect(checkScorecard({ ...card, words: 'x'.repeat(longestScorecard + 1) }, ['A'], false)).toEqual({ words: '5,000 characters max.' })
  expect(attributesOf(['B'], { A: 4, B: 1 })).toEqual(['B', 'A'])
})

test.each([
  [false, false, false, -1, null],
  [false, false, true, -1, /once the interview has started/],
  [false, false, true, 0, null],
  [false, true, true, 5, null],
  [false, true, false, 5, /has been submitted/],
  [true, true, true, 5, /being compared/],
  [true, false, true, 5, null],
])('debriefed %s, submitted %s, submits %s, %d ms after the start', (isDebriefed, isSubmitted, submits, after, sentence) => {
  const reason = whyNotWriteScorecard({ start: 1000, isDebriefed }, { isSubmitted }, { submits }, 1000 + after)
  if (sentence) expect(reason).toMatch(sentence)
  else expect(reason).toBeNull()
})

describe('comparing scorecards', () => {
  const entry = (userId: string, isSubmitted: boolean, isDebriefed = false): Expected => ({
    interviewId: userId,
    userId,
    isSubmitted,
    isDebriefed,
  })
  test.each([
    [[], 'r', 'none'],
    [[entry('a', false)], 'r', 'others_missing'],
    [[entry('a', false)], 'a', 'yours_missing'],
    [[entry('a', true)], 'r', null],
    [[entry('a', true), entry('b', false)], 'r', 'others_missing'],
    [[entry('a', true), entry('b', false)], 'a', 'others_missing'],
    [[entry('a', true, true), entry('b', false, true)], 'r', null],
    [[entry('a', true, true), entry('b', false, true)], 'b', 'yours_missing'],
    // a later round is a separate debrief
    [[entry('a', true, true), entry('b', false)], 'r', 'others_missing'],
  ] as const)('%j read by %s: %s', (expected, reader, reason) => expect(findClosedReason(expected, reader)).toBe(reason))

  test('leaves a single card open and closes several once the last is submitted', () => {
    expect([
      closesByItself([entry('a', true)]),
      closesByItself([entry('a', true), entry('b', false)]),
      closesByItself([entry('a', true), entry('b', true)]),
    ]).toEqual([false, false, true])
  })
})
