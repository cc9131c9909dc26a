// What is taken over from a job description joins what was there and changes none of it.
import { expect, test } from 'vitest'
import { acceptProposals, isSettled, type Accepted, type Criteria } from './accept-proposals.ts'
import { emptySettings } from './settings.ts'

const must = (field: Accepted['field'], value: string): Accepted => ({ field, value, strength: 'must' })
const nice = (field: Accepted['field'], value: string): Accepted => ({ field, value, strength: 'nice' })

test.each<[string, Partial<Criteria>, Accepted[], Partial<Criteria>]>([
  ['titles grow, and a blank job title is filled', {}, [must('title', 'Baker')], { jobTitles: ['Baker'], jobTitle: 'Baker' }],
  ['a job title somebody typed stays', { jobTitle: 'Chef' }, [must('title', 'Baker')], { jobTitles: ['Baker'] }],
  [
    'keywords by their strength',
    {},
    [must('keyword', 'Go'), nice('keyword', 'SQL')],
    { keywordsRequired: ['Go'], keywordsOptional: ['SQL'] },
  ],
  ['a keyword that is there in either list', { keywordsOptional: ['go'] }, [must('keyword', 'Go')], {}],
  ['the same twice', {}, [must('keyword', 'Go'), must('keyword', 'GO')], { keywordsRequired: ['Go'] }],
  ['years where none are set', {}, [must('years_min', '3'), must('years_max', '5')], { yearsExpMin: 3, yearsExpMax: 5 }],
  ['years that somebody set stay', { yearsExpMin: 1 }, [must('years_min', '3')], {}],
  ['no years at all are years that somebody set', { yearsExpMin: 0 }, [must('years_min', '3')], {}],
  ['degrees', { mba: true }, [must('degree', 'bachelors'), nice('degree', 'mba')], { bachelors: true }],
  ['a degree nobody knows', {}, [must('degree', 'constructor')], {}],
  [
    'places and remote work',
    { locations: ['Bonn'] },
    [must('location', 'Kiel'), must('remote', 'true')],
    { locations: ['Bonn', 'Kiel'], remoteWorkAllowed: true },
  ],
  [
    'industries and whom to leave out',
    {},
    [nice('industry', 'Legal'), must('exclusion', 'agencies')],
    { industries: ['Legal'], badKeywords: ['agencies'] },
  ],
  [
    'emoji are words of their own',
    { keywordsRequired: ['🎉'] },
    [must('keyword', '🚀'), must('keyword', '🎉')],
    { keywordsRequired: ['🎉', '🚀'] },
  ],
  ['a value that was emptied', {}, [must('keyword', '  ')], {}],
])('%s', (_, before, proposals, change) => {
  const settings = { ...emptySettings, ...before }
  expect(acceptProposals(settings, proposals)).toEqual(change)
  const after = { ...settings, ...change }
  for (const proposal of proposals) if (proposal.value.trim() !== '') expect(isSettled(after, proposal)).toBe(true)
})
