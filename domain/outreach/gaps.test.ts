import { expect, test } from 'vitest'
import { findGaps } from './gaps.ts'

const people = [{ lacks: ['school'] }, { lacks: ['school', 'degree'] }, { lacks: [] }]

test.each([
  [['Hi {{first_name}}'], {}, []],
  [
    ['{{degree}} of {{school}}', 'again {{ school }}'],
    {},
    [
      ['school', 2],
      ['degree', 1],
    ],
  ],
  [['{{job_title}}'], {}, [['job_title', 3]]],
  [['{{job_title}}'], { job_title: 'Baker' }, []],
  [['{{unheard_of}}'], {}, []],
])('%j with %j', (texts, ofProject, expected) => {
  expect(findGaps(texts, people, ofProject as Record<string, string>).map(({ variable, count }) => [variable, count])).toEqual(expected)
})
