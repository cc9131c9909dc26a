// Words with a special meaning in JavaScript are ordinary words in a profile.
import { expect, test } from 'vitest'
import { loadVocabulary } from '../../testing/vocabulary.ts'
import { indexPerson } from './index-person.ts'

const vocabulary = loadVocabulary()

test.each(['constructor', '__proto__', 'toString', '{{constructor}}', 'valueOf', 'hasOwnProperty', 'engineer constructor'])(
  'a profile full of %j is indexed',
  (word) => {
    const job = { title: word, company: word, start: '2020-01', end: null, location: word, description: word, industry: word }
    const index = indexPerson(
      vocabulary,
      {
        headline: word,
        summary: word,
        place: { label: word, city: word, state: word, country: word },
        skills: [word],
        estimatedSalary: null,
        experiences: [job],
        education: [{ school: word, degree: word, fieldOfStudy: word }],
      },
      '2026-11',
    )
    expect(index.concepts.length).toBeGreaterThan(0)
    expect(index.concepts.every((concept) => Number.isInteger(concept) && concept > 0)).toBe(true)
  },
)
