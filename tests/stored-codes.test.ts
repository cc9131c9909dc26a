// Columns with the specification's codes use the same ones as the API, so that a row from an earlier version reads the same.
import { historyCodes, notInterestedCodes, rejectionCodes, roleCodes, stopReasonCodes } from '@fairlead/contract/codes'
import { expect, test } from 'vitest'
import { storedEvent, storedNotInterested, storedRejection, storedRole, storedStopReason } from '../server/platform/stored-codes.ts'

const { none: _, ...rosterCodes } = roleCodes

test.each([
  ['roles', storedRole, rosterCodes],
  ['rejections', storedRejection, rejectionCodes],
  ['reasons of candidates', storedNotInterested, notInterestedCodes],
  ['stop reasons', storedStopReason, stopReasonCodes],
  ['history', storedEvent, historyCodes],
])('%s: each word has one code, in the database and in the API', (_name, stored, wire) => {
  const words = Object.entries(wire)
  expect(words.length).toBeGreaterThan(2)
  for (const [word, code] of words) {
    expect(stored.writeText(word), word).toBe(code)
    expect(stored.read(code), word).toBe(word)
  }
})
