import { expect, test } from 'vitest'
import { acceptProposals, isSettled, withdrawProposals, type Accepted, type Criteria } from './accept-proposals.ts'
import { readLanguageFrom } from '../shared/readers-language.ts'
import { emptySettings } from './settings.ts'

const must = (field: Accepted['field'], value: string): Accepted => ({ field, value, strength: 'must' })
const nice = (field: Accepted['field'], value: string): Accepted => ({ field, value, strength: 'nice' })

test.each<[string, Partial<Criteria>, Accepted[], Partial<Criteria>]>([
  ['titles grow, and a blank job title is filled', {}, [must('title', 'Baker')], { jobTitles: ['Baker'], jobTitle: 'Baker' }],
  ['a job title someone typed stays', { jobTitle: 'Chef' }, [must('title', 'Baker')], { jobTitles: ['Baker'] }],
  [
    'keywords by their strength',
    {},
    [must('keyword', 'Go'), nice('keyword', 'SQL')],
    { keywordsRequired: ['Go'], keywordsOptional: ['SQL'] },
  ],
  ['a keyword that is there in either list', { keywordsOptional: ['go'] }, [must('keyword', 'Go')], {}],
  ['the same twice', {}, [must('keyword', 'Go'), must('keyword', 'GO')], { keywordsRequired: ['Go'] }],
  ['years where none are set', {}, [must('years_min', '3'), must('years_max', '5')], { yearsExpMin: 3, yearsExpMax: 5 }],
  ['years that someone set stay', { yearsExpMin: 1 }, [must('years_min', '3')], {}],
  ['no years at all are years that someone set', { yearsExpMin: 0 }, [must('years_min', '3')], {}],
  ['degrees', { mba: true }, [must('degree', 'bachelors'), nice('degree', 'mba')], { bachelors: true }],
  ['a degree no one knows', {}, [must('degree', 'constructor')], {}],
  [
    'places and remote work',
    { locations: ['Bonn'] },
    [must('location', 'Kiel'), must('remote', 'true')],
    { locations: ['Bonn', 'Kiel'], remoteWorkAllowed: true },
  ],
  [
    'industries and people to leave out',
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
  ['alternatives are one keyword', {}, [must('keyword', 'Kotlin or Java')], { keywordsRequired: ['Kotlin or Java'] }],
  ['a required language ranks and never filters', {}, [must('language', 'English (fluent)')], { keywordsOptional: ['English'] }],
  ['companies and relevant years', {}, [nice('company', 'Adyen'), must('years_relevant', '2')], { companies: ['Adyen'], yoreMin: 2 }],
  [
    'yearly pay is the pay target, in its currency',
    {},
    [nice('pay', 'USD 90000-120000 year')],
    { compTargetMin: 90_000, compTargetMax: 120_000, compCurrency: 'USD' },
  ],
  ['euros stay euros', {}, [nice('pay', 'EUR 85000-105000 year')], { compTargetMin: 85_000, compTargetMax: 105_000, compCurrency: 'EUR' }],
  [
    'pay by the hour is kept in words and set by the year, a visa is kept in words',
    { additionalInformation: 'Ask for Kim.' },
    [nice('pay', 'EUR 85-105 hour'), nice('visa', 'offered')],
    {
      compTargetMin: 176_800,
      compTargetMax: 218_400,
      compCurrency: 'EUR',
      additionalInformation: 'Ask for Kim.\nPay: EUR 85–105 per hour.\nVisa sponsorship is offered.',
    },
  ],
])('%s', (_, before, proposals, change) => {
  const settings = { ...emptySettings, ...before }
  expect(acceptProposals(settings, proposals)).toEqual(change)
  const after = { ...settings, ...change }
  for (const proposal of proposals) if (proposal.value.trim() !== '') expect(isSettled(after, proposal)).toBe(true)
})

test('withdrawing removes what was accepted and keeps later changes', () => {
  const accepted = [
    must('title', 'Baker'),
    must('keyword', 'Rye'),
    nice('keyword', 'Cakes'),
    must('years_min', '3'),
    must('location', 'Kiel'),
    must('exclusion', 'agencies'),
    nice('pay', 'EUR 30000 year'),
    must('language', 'German (B2)'),
  ]
  const before = { ...emptySettings, locations: ['Bonn'], additionalInformation: 'Early shifts.' }
  const after = { ...before, ...acceptProposals(before, accepted) }
  expect({ ...after, ...withdrawProposals(after, accepted) }).toEqual(before)
  const edited = { ...after, yearsExpMin: 5, keywordsRequired: [...after.keywordsRequired, 'Sourdough'] }
  expect(withdrawProposals(edited, accepted)).toMatchObject({ keywordsRequired: ['Sourdough'] })
  expect({ ...edited, ...withdrawProposals(edited, accepted) }.yearsExpMin).toBe(5)
})

test('what was accepted in German is settled for an English reader, who can undo it', () => {
  const proposals = [nice('pay', 'EUR 85-105 hour'), nice('visa', 'offered'), nice('degree', 'bachelors')]
  readLanguageFrom(() => 'de')
  const settings = { ...emptySettings, ...acceptProposals(emptySettings, proposals) }
  readLanguageFrom(() => 'en')
  expect(settings.additionalInformation).toBe('Vergütung: EUR 85–105 pro Stunde.\nUnterstützung beim Visum wird angeboten.')
  expect(settings.keywordsOptional).toEqual(['Bachelorabschluss'])
  expect(proposals.filter((proposal) => !isSettled(settings, proposal))).toEqual([])
  expect(withdrawProposals(settings, proposals)).toMatchObject({ additionalInformation: '', keywordsOptional: [] })
})
