// Rejection: the reasons and their labels, and when the form is complete.
import { describe, expect, test } from 'vitest'
import {
  checkRejection,
  managerReasonLabel,
  managerReasons,
  manualRejection,
  needsExplanation,
  rejectionChoices,
  rejectionLabel,
  type RejectionReason,
} from './rejection.ts'

const form = (reasons: RejectionReason[], change: { other?: string; badJobTitles?: string[]; badCompanies?: string[] } = {}) => ({
  reasons,
  other: '',
  badJobTitles: [],
  badCompanies: [],
  ...change,
})

describe('the reasons', () => {
  test.each([
    ['job_title', /job title/i],
    ['underqualified', /^underqualified$/i],
    ['required_keywords', /required keywords/i],
    ['overqualified', /^overqualified$/i],
    ['compensation', /compensation too high/i],
    ['prestige', /want more prestigious schools/i],
    ['higher_degrees', /want higher degrees/i],
    ['missing_skills', /missing necessary skills/i],
    ['other', /^other$/i],
    ['already_contacted', /already contacted/i],
    ['company', /current company/i],
    ['sponsorship', /likely needs sponsorship/i],
    ['industry', /background not in a relevant industry/i],
    ['location', /^wrong location$/i],
    ['job_changes', /^changes jobs too often$/i],
    ['not_hands_on', /^not hands-on$/i],
  ] as const)('%s means %s and is offered once [812 813 814 815 816 817 818 819 820 821 822 823 824]', (reason, label) => {
    expect(rejectionLabel(reason)).toMatch(label)
    expect(rejectionChoices.filter((choice) => choice.reason === reason)).toHaveLength(1)
  })

  test('there are thirteen from the specification and three more, in four groups', () => {
    expect(rejectionChoices).toHaveLength(16)
    expect([...new Set(rejectionChoices.map((choice) => choice.group))].toSorted()).toEqual([
      'Additional Considerations',
      'Education',
      'Seniority',
      'Work Experience',
    ])
  })

  test('two are reserved: accepted, never offered [825]', () => {
    for (const reason of ['reserved_2', 'reserved_6'] as const) {
      expect(rejectionChoices.some((choice) => choice.reason === (reason as string))).toBe(false)
      expect(checkRejection(form([reason], { other: 'from an old record' }))).toBeNull()
      expect(rejectionLabel(reason)).toBe('Other')
    }
  })

  test("a plain move to Rejected records 'other' [434]", () => {
    expect(manualRejection).toEqual({ reason: 'other', words: 'Manually transitioned to rejected' })
    expect(checkRejection(form([manualRejection.reason], { other: manualRejection.words }))).toBeNull()
  })
})

describe('the form', () => {
  test('needs a reason that exists', () => {
    expect(checkRejection(form([]))).toEqual({ rejection_code: 'Please indicate reasons for rejection' })
  })
  test.each([
    [form(['underqualified']), true],
    [form(['job_title']), true],
    [form(['job_title'], { badJobTitles: ['Intern'] }), false],
    [form(['company']), true],
    [form(['company'], { badCompanies: ['Acme'] }), false],
    [form(['company'], { badJobTitles: ['Intern'] }), true],
    [form(['other', 'job_title'], { badJobTitles: ['Intern'] }), true],
    [form([]), false],
  ])('%j needs an explanation: %s', (rejection, needed) => {
    expect(needsExplanation(rejection)).toBe(needed)
    if (rejection.reasons.length === 0) return
    expect(checkRejection(rejection)).toEqual(needed ? { rejection_reason_other: 'This field is required.' } : null)
    expect(checkRejection({ ...rejection, other: ' why ' })).toBeNull()
    expect(checkRejection({ ...rejection, other: '   ' })).toEqual(needed ? { rejection_reason_other: 'This field is required.' } : null)
  })
})

test('a hiring manager chooses from reasons in plain words, each listed once', () => {
  const labels = managerReasons.map(managerReasonLabel)
  expect(labels).toContain('Missing skills')
  expect(labels.join(' ')).not.toMatch(/keyword|prestig|underqualified/i)
  expect(new Set(managerReasons).size).toBe(managerReasons.length)
  expect(managerReasonLabel('required_keywords')).toBe('Required keywords are missing')
})
