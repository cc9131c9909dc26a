import { expect, test } from 'vitest'
import { moreLikeThis } from './more-like-this.ts'

test.each([
  [
    { titles: ['Registered Nurse'], location: 'Columbus, Ohio, United States', skills: ['Epic', 'Triage'] },
    'Registered Nurse in Ohio, United States, ideally with Epic, Triage',
  ],
  [{ titles: ['', 'Baker'], location: 'Leeds, United Kingdom', skills: [] }, 'Baker in Leeds, United Kingdom'],
  [
    { titles: ['Baker (nights), part-time'], location: '', skills: ['Rye', 'Spelt', 'Cakes', 'Ovens', 'Dough', 'Till'] },
    'Baker nights part-time, ideally with Rye, Spelt, Cakes, Ovens, Dough',
  ],
  [{ titles: [], location: 'Leeds', skills: ['Rye'] }, null],
])('%j', (person, words) => {
  expect(moreLikeThis(person)).toBe(words)
})
