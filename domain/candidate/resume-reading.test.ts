import { expect, test } from 'vitest'
import { resumeReadWords, unreadWords } from './resume-reading.ts'

test.each([
  [{ jobs: 4, skills: 12, schools: 2 }, 'Read: 4 jobs, 12 skills, 2 schools'],
  [{ jobs: 1, skills: 1, schools: 1 }, 'Read: 1 job, 1 skill, 1 school'],
  [{ jobs: 0, skills: 3, schools: 0 }, 'Read: 3 skills'],
])('%j', (counts, words) => expect(resumeReadWords(counts)).toBe(words))

test('what could not be read is named with its pages', () => {
  expect(unreadWords([])).toBe('')
  expect(
    unreadWords([
      { page: 2, reason: 'no_text' },
      { page: 3, reason: 'no_text' },
      { page: 5, reason: 'broken' },
    ]),
  ).toBe(
    'Pages 2 and 3 have no text that we can read. Is it a scan? Open the file to see it. Page 5 couldn’t be read because the file is damaged there.',
  )
  expect(unreadWords([{ page: null, reason: 'broken' }])).toMatch(/^Part of this file/)
})
