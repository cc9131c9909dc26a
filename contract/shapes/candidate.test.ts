// The example shown to readers of the API matches the candidate's shape.
import { expect, test } from 'vitest'
import { candidate } from './candidate.ts'
import { candidateExample } from './candidate-example.data.ts'

test('the sample candidate has score 3, approval score 2, and visa score 5, and every field of the shape [582]', () => {
  const parsed = candidate.strict().parse(candidateExample)
  expect(parsed).toMatchObject({ score: 3, approval_score: 2, visa_score: 5 })
  expect(Object.keys(candidateExample).toSorted()).toEqual(Object.keys(candidate.shape).toSorted())
})
