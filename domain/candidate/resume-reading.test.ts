import { expect, test } from 'vitest'
import { resumeReadWords } from './resume-reading.ts'

test.each([
  [{ jobs: 4, skills: 12, schools: 2 }, 'Read: 4 jobs, 12 skills, 2 schools'],
  [{ jobs: 1, skills: 1, schools: 1 }, 'Read: 1 job, 1 skill, 1 school'],
  [{ jobs: 0, skills: 3, schools: 0 }, 'Read: 3 skills'],
])('%j', (counts, words) => expect(resumeReadWords(counts)).toBe(words))
