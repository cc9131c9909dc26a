import type { RejectionForm } from './rejection.ts'
import type { NotInterestedReason } from '../shared/not-interested-reason.ts'
import { describe, expect, test } from 'vitest'
import { Refusal } from '../refusal.ts'
import { checkMoveDetails, moveDetails, moveNote } from './move-details.ts'

const now = new Date('2027-03-04T12:00:00Z')

describe('a rejection', () => {
  test('keeps its reasons, comment, titles, and companies', () => {
    const request = {
      to: 'REJECTED',
      rejectionReasons: ['job_title', 'company'],
      rejectionOther: ' No ',
      badJobTitles: ['Clerk'],
      badCompanies: ['Acme'],
    } as const
    expect(moveDetails(request, 'APPROVED', now)).toEqual({
      rejection: { reasons: ['job_title', 'company'], other: 'No', badJobTitles: ['Clerk'], badCompanies: ['Acme'] },
    })
  })
  test('without reasons is recorded as a manual move, with the given comment', () => {
    const by = (rejectionOther?: string) => moveDetails({ to: 'REJECTED', rejectionOther }, 'APPROVED', now).rejection
    expect(by()).toMatchObject({ reasons: ['other'], other: 'Manually transitioned to rejected' })
    expect(by('Moved abroad')).toMatchObject({ reasons: ['other'], other: 'Moved abroad' })
  })
  test('of a candidate who is already rejected changes the reasons only when some are given', () => {
    expect(moveDetails({ to: 'REJECTED', rejectionOther: 'x' }, 'REJECTED', now)).toEqual({})
    expect(moveDetails({ to: 'REJECTED', rejectionReasons: ['underqualified'], rejectionOther: 'x' }, 'REJECTED', now)).toEqual({
      rejection: { reasons: ['underqualified'], other: 'x', badJobTitles: [], badCompanies: [] },
    })
  })
  test('is refused without reasons; only the form requires an explanation', () => {
    expect(checkMoveDetails('REJECTED', {}, now)).toEqual({ rejection_code: 'Please indicate reasons for rejection' })
    const rejection: RejectionForm = { reasons: ['underqualified'], other: '', badJobTitles: [], badCompanies: [] }
    expect(checkMoveDetails('REJECTED', { rejection }, now)).toBeNull()
  })
})

describe('a reply that a candidate is not interested', () => {
  test('keeps the comment only for Other', () => {
    const details = (notInterestedReasons: NotInterestedReason[]) =>
      moveDetails({ to: 'NOT_INTERESTED', notInterestedReasons, notInterestedOther: 'Sabbatical' }, 'CONTACTED', now).notInterested
    expect(details(['timing'])).toEqual({ reasons: ['timing'], other: null })
    expect(details(['timing', 'other'])).toEqual({ reasons: ['timing', 'other'], other: 'Sabbatical' })
    expect(details([])).toEqual({ reasons: [], other: null })
  })
  test('declines an offer only if there is one', () => {
    const decline = { to: 'NOT_INTERESTED', notInterestedReasons: ['offer_declined'] } as const
    expect(moveDetails(decline, 'OFFER', now).notInterested).toEqual({ reasons: ['offer_declined'], other: null })
    expect(() => moveDetails(decline, 'INTERVIEWING', now)).toThrow(Refusal)
  })
})

test('an offer is dated today unless a day is given, and a hire states the first day', () => {
  const offer = moveDetails({ to: 'OFFER', offer: { note: ' Base ' } }, 'INTERVIEWING', now)
  expect(offer).toEqual({ offer: { day: '2027-03-04', note: 'Base', terms: null }, startDay: null })
  expect([checkMoveDetails('OFFER', offer, now), moveNote('OFFER', offer)]).toEqual([null, 'Made on Mar 4, 2027'])
  const hire = moveDetails({ to: 'HIRED', startDay: '2027-05-01', emailCandidate: false }, 'OFFER', now)
  expect(hire).toEqual({ startDay: '2027-05-01', emailCandidate: false })
  expect([checkMoveDetails('HIRED', hire, now), moveNote('HIRED', hire)]).toEqual([null, 'Starts May 1, 2027'])
  expect(checkMoveDetails('HIRED', moveDetails({ to: 'HIRED' }, 'OFFER', now), now)).toEqual({ start_date: 'Choose the start date.' })
})

test('an offer may be dated tomorrow where it is already tomorrow, but not later', () => {
  const on = (day: string) => checkMoveDetails('OFFER', { offer: { day, note: '' } }, now)
  expect(on('2027-03-05')).toBeNull()
  expect(on('2027-03-06')).toEqual({ offer_date: 'An offer that was made can’t be in the future.' })
})

test('changes only the given details when a candidate is already in the stage', () => {
  expect(moveDetails({ to: 'HIRED' }, 'HIRED', now)).toEqual({})
  expect(moveDetails({ to: 'HIRED', startDay: '2027-05-01' }, 'HIRED', now)).toEqual({ startDay: '2027-05-01' })
})
