// Rejection: the codes and their words, older keys, and when the form is complete.
import { describe, expect, test } from 'vitest'
import {
  checkRejection,
  managerReasonLabel,
  managerReasons,
  manualRejection,
  needsExplanation,
  rejectionCodeOf,
  rejectionLabel,
  rejectionReasons,
} from './rejection.ts'

const form = (codes: number[], change: { other?: string; badJobTitles?: string[]; badCompanies?: string[] } = {}) => ({
  codes,
  other: '',
  badJobTitles: [],
  badCompanies: [],
  ...change,
})

describe('the codes', () => {
  test.each([
    [1, /job title/i],
    [3, /^underqualified$/i],
    [4, /required keywords/i],
    [5, /^overqualified$/i],
    [7, /compensation too high/i],
    [8, /want more prestigious schools/i],
    [9, /want higher degrees/i],
    [10, /missing necessary skills/i],
    [11, /^other$/i],
    [12, /already contacted/i],
    [13, /current company/i],
    [14, /likely needs sponsorship/i],
    [15, /background not in a relevant industry/i],
    [16, /^wrong location$/i],
    [17, /^changes jobs too often$/i],
    [18, /^not hands-on$/i],
  ])('%i means %s and is offered once [812 813 814 815 816 817 818 819 820 821 822 823 824]', (code, words) => {
    expect(rejectionLabel(code)).toMatch(words)
    expect(rejectionReasons.filter((reason) => reason.code === code)).toHaveLength(1)
    expect(rejectionCodeOf(code)).toBe(code)
  })

  test('there are thirteen of the specification and three more, in four groups', () => {
    expect(rejectionReasons.filter(({ code }) => code <= 15)).toHaveLength(13)
    expect(rejectionReasons).toHaveLength(16)
    expect([...new Set(rejectionReasons.map((reason) => reason.group))].toSorted()).toEqual([
      'Additional Considerations',
      'Education',
      'Seniority',
      'Work Experience',
    ])
  })

  test('2 and 6 are reserved: understood, never offered [825]', () => {
    for (const code of [2, 6]) {
      expect(rejectionCodeOf(code)).toBe(code)
      expect(rejectionReasons.some((reason) => reason.code === code)).toBe(false)
      expect(checkRejection(form([code], { other: 'from an old record' }))).toBeNull()
      expect(rejectionLabel(code)).toBe('Other')
    }
  })

  test('a plain move to Rejected records code 11 [434]', () => {
    expect(manualRejection).toEqual({ code: 11, reason: 'Manually transitioned to rejected' })
    expect(checkRejection(form([manualRejection.code], { other: manualRejection.reason }))).toBeNull()
  })

  test.each([
    ['JOB_TITLE_NOT_MATCHED', 1],
    ['DONT_LIKE_COMPANY', 13],
    ['NOT_ENOUGH_EXPERIENCE', 3],
    ['CANDIDATE_OVERQUALIFIED', 5],
    ['EXPERIENCE_NOT_RELEVANT', 15],
    ['SKILLS_NOT_MATCHED', 10],
    ['RESPONSE_PROB_LOW', 11],
    ['EDUCATION_NOT_HIGH', 9],
    ['VISA', 14],
    ['OTHER', 11],
    ['ALREADY_CONTACTED', 12],
  ])('the older key %s is accepted as %i [826]', (key, code) => {
    expect(rejectionCodeOf(key)).toBe(code)
    expect(rejectionCodeOf(` ${key.toLowerCase()} `)).toBe(code)
  })

  test.each(['', '0', '19', '-1', '1.5', 'TOO_TALL', 99])('%s is refused', (value) => {
    expect(rejectionCodeOf(value)).toBeNull()
  })
})

describe('the form', () => {
  test('needs a reason that exists', () => {
    expect(checkRejection(form([]))).toEqual({ rejection_code: 'Please indicate reasons for rejection' })
    expect(checkRejection(form([99], { other: 'x' }))).toEqual({ rejection_code: 'Choose one of the listed reasons.' })
  })
  test.each([
    [form([3]), true],
    [form([1]), true],
    [form([1], { badJobTitles: ['Intern'] }), false],
    [form([13]), true],
    [form([13], { badCompanies: ['Acme'] }), false],
    [form([13], { badJobTitles: ['Intern'] }), true],
    [form([11, 1], { badJobTitles: ['Intern'] }), true],
    [form([]), false],
  ])('%j needs an explanation: %s', (given, needed) => {
    expect(needsExplanation(given)).toBe(needed)
    if (given.codes.length === 0) return
    expect(checkRejection(given)).toEqual(needed ? { rejection_reason_other: 'This field is required.' } : null)
    expect(checkRejection({ ...given, other: ' why ' })).toBeNull()
    expect(checkRejection({ ...given, other: '   ' })).toEqual(needed ? { rejection_reason_other: 'This field is required.' } : null)
  })
})

test('a hiring manager chooses among reasons in plain words, each a code that is known', () => {
  const labels = managerReasons.map(({ label }) => label)
  expect(labels).toContain('Missing skills')
  expect(labels.join(' ')).not.toMatch(/keyword|prestig|underqualified/i)
  expect(new Set(managerReasons.map(({ code }) => code)).size).toBe(managerReasons.length)
  for (const { code, label } of managerReasons) {
    expect(rejectionCodeOf(code)).toBe(code)
    expect(managerReasonLabel(code)).toBe(label)
  }
  expect(managerReasonLabel(4)).toBe('Required keywords are missing')
})
