// The rules use words; only contract/ knows the API's codes, and server/platform those of older columns (decision 381).
import { expect, test } from 'vitest'
import { filesOf } from './repository.ts'
import { wireCodesIn } from './wire-codes.ts'

/** Digits that aren't API codes. */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  // lookalikes of letters
  'domain/account/password-strength.ts': ["'4'", "'3'", "'0'", "'5'", "'7'", "'1'", "'1'"],
  // later than every date
  'domain/candidate/merge.ts': Array<string>(4).fill("'9999'"),
  'domain/conversation/dates-in-text.ts': ["'0'"],
  // periods in days
  'domain/insight/period.ts': ["'30'", "'90'", "'365'", "'-01'"],
  // days of a week
  'domain/interview/interviewer.ts': ['0 | 1 | 2 | 3 | 4 | 5 | 6'],
  'domain/interview/zone-clock.ts': Array<string>(2).fill('0 | 1 | 2 | 3 | 4 | 5 | 6'),
  'domain/interview/slot-reasons.ts': ["'0'", "'0'"],
  // bits of an address, and a group of one
  'domain/shared/ip-address.ts': ['32 | 128', "'0'"],
  // an SMTP reply code
  'domain/ports/mail.ts': ['code: number | null'],
  // flags in tables of reference data
  'domain/reference/parse.ts': ["'1'", "'0'"],
  // 12- and 24-hour clocks
  'domain/shared/dates.ts': ["'12'", "'24'", "'12'", "'24'", "'24'", "'12'", "'24'"],
  'extraction/resume-dates.ts': ["'0'"],
  'matching/explain/claims/explain.ts': ["'-01'"],
  'matching/fairness/swaps.ts': ["'0'", "'0'"],
  'matching/titles/model/load.ts': ["'0'"],
  // levels in titles, as in 'Engineer 2'
  'matching/titles/seniority.ts': ["'1'", "'2'", "'3'", "'4'", "'5'"],
}

const isProduct = (name: string) => !/\.(?:test|fixture|data)\.ts$|\/(?:eval|train)\//.test(name)

test('no API code is in the rules, in matching, or in the text readers', () => {
  const files = filesOf(/^(?:domain|matching|extraction|replies)\/.*\.ts$/).filter(({ name }) => isProduct(name))
  expect(files.length).toBeGreaterThan(300)
  const codesByFile = Object.fromEntries(
    files.flatMap(({ name, text }) => {
      const codes = wireCodesIn(name, text)
      return codes.length > 0 ? [[name, codes]] : []
    }),
  )
  expect(codesByFile).toEqual(exceptions)
})

test('finds codes as values, types, tables, and fields', () => {
  expect(
    wireCodesIn(
      'planted.ts',
      `export type Status = '1' | 'draft'
export type Role = 1 | 2 | -1
export const isDraft = (status: string) => status === '3'
export const labels = { 1: 'Autopilot', 2: 'Navigator' }
export const reason = { code: 7, label: 'Compensation too high' }
export interface Reason {
  code: number
  rejectionCodes: readonly number[]
}
export const limits = { days: 30, first: [1, 2], half: 0.5 }
export const refusal = { code: 'not_found' }`,
    ),
  ).toEqual([
    "'1'",
    '1 | 2 | -1',
    "'3'",
    "{ 1: 'Autopilot', 2: 'Navigator' }",
    'code: 7',
    'code: number',
    'rejectionCodes: readonly number[]',
  ])
})
