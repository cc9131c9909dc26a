// Ways to contact a candidate, names of emails, ready answers.
import { expect, test } from 'vitest'
import { historyLabel } from '../shared/stages.ts'
import { followUpLabel, optionsOf, outreachOptions, quickAnswersIn, validateMethod } from './outreach-options.ts'

test('four channels, each with its history line', () => {
  expect(outreachOptions.map(({ option, label, event }) => [option, label, historyLabel(event)])).toEqual([
    ['email', 'Email', 'Contacted by email'],
    ['inmail', 'LinkedIn InMail', 'Contacted by InMail'],
    ['invitation', 'LinkedIn Invitation', 'LinkedIn invitation'],
    ['by_hand', 'Contact on my own', 'Contacted by hand'],
  ])
})
test('names the newest follow-up, else the first email', () => {
  expect(followUpLabel([])).toBe('Initial outreach sent')
  expect(followUpLabel([null, null, null])).toBe('Initial outreach sent')
  expect(followUpLabel(['Nov 1, 2026', 'Nov 4, 2026', null])).toBe('Follow-Up #2 sent Nov 4, 2026')
  expect(followUpLabel(['Nov 1, 2026', 'Nov 4, 2026', 'Nov 9, 2026'])).toBe('Follow-Up #3 sent Nov 9, 2026')
})
test('the panel offers one more answer', () => {
  expect(quickAnswersIn('card')).toEqual(['Compensation', 'Remote Work Policy', 'Visa Sponsorship', 'Attach Resume'])
  expect(quickAnswersIn('panel').at(-1)).toBe('Additional Information')
  expect(quickAnswersIn('panel', true).slice(5)).toEqual(['Interview Process', 'Company Background', 'Closing the Loop'])
})

test('a project offers its channels, and always the manual one', () => {
  expect(optionsOf(['invitation']).map(({ label }) => label)).toEqual(['LinkedIn Invitation', 'Contact on my own'])
  expect(optionsOf([]).map(({ option }) => option)).toEqual(['by_hand'])
  expect(validateMethod(['email'], 'email')).toBe(null)
  expect(validateMethod(['email'], 'inmail')).toBe('This project doesn’t use LinkedIn InMail. See Outreach Methods in its settings.')
})
