import { describe, expect, test } from 'vitest'
import { applicationSentence, mergeApplication, readApplication, type ApplicationCells } from './application.ts'
import { readDay } from './application-days.ts'

const none: ApplicationCells = {
  jobApplied: '',
  stage: '',
  status: '',
  appliedOn: '',
  endedOn: '',
  reason: '',
  applicationSource: '',
  externalId: '',
}
const read = (cells: Partial<ApplicationCells>) => readApplication({ ...none, ...cells }, { appliedOn: false, endedOn: false })

describe('days', () => {
  test.each([
    ['2024-03-12', '2024-03-12'],
    ['2024-03-12T09:30:00Z', '2024-03-12'],
    ['2024/3/12 09:30', '2024-03-12'],
    ['3/12/2024', '2024-03-12'],
    ['12.03.2024', '2024-03-12'],
    ['12.3.24', '2024-03-12'],
    ['12 Mar 2024', '2024-03-12'],
    ['March 12th, 2024 at 9:30 AM', '2024-03-12'],
    ['12. März 2024', '2024-03-12'],
    ['2/30/2024', null],
    ['13/12/2024', null],
    ['yesterday', null],
    ['45000', null],
    ['', null],
  ])('%s', (text, day) => expect(readDay(text, false)).toBe(day))
  test('day first', () => expect(readDay('12/3/2024', true)).toBe('2024-03-12'))
})

describe('an application', () => {
  test.each([
    [
      { jobApplied: 'Account Executive', appliedOn: '2024-03-12', stage: 'On-site', reason: 'Salary' },
      'Applied in 2024 for Account Executive, rejected after On-site: Salary',
    ],
    [{ jobApplied: 'Cook', stage: 'Rejected' }, 'Applied for Cook, rejected'],
    [{ appliedOn: '1 May 2023', stage: 'Phone screen', status: 'Active' }, 'Applied in 2023, reached Phone screen'],
    [{ jobApplied: 'Cook', reason: 'Withdrew' }, 'Applied for Cook, withdrew'],
    [{ jobApplied: 'Cook', stage: 'Offer', status: 'Hired' }, 'Applied for Cook, hired'],
    [{ jobApplied: 'Cook', stage: 'Screen', status: 'No' }, 'Applied for Cook, reached Screen'],
    [{ jobApplied: 'Cook', endedOn: 'Yes' }, 'Applied for Cook, rejected'],
  ])('%o', (cells, sentence) => {
    const { application, unread } = read(cells)
    expect(application && applicationSentence(application)).toBe(sentence)
    expect(unread).toEqual([])
  })

  test('a source or a status alone is none, and a day that can’t be read is reported', () => {
    expect(read({ applicationSource: 'LinkedIn', status: 'Active', externalId: '7' })).toEqual({ application: null, unread: [] })
    expect(read({ jobApplied: 'Cook', appliedOn: 'last spring' })).toMatchObject({
      application: { appliedOn: null },
      unread: ['last spring'],
    })
  })

  test('a later export adds to it, and forgets nothing', () => {
    const before = read({ jobApplied: 'Cook', stage: 'Screen', applicationSource: 'Referral', appliedOn: '2024-01-02' }).application!
    const after = read({ jobApplied: 'Cook', stage: 'On-site', reason: 'Salary' }).application!
    expect(mergeApplication(before, after)).toEqual({ ...before, stage: 'On-site', outcome: 'rejected', reason: 'Salary' })
    expect(mergeApplication(mergeApplication(before, after), before)).toMatchObject({ outcome: 'rejected', reason: 'Salary' })
  })
})
