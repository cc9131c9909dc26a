import { expect, test } from 'vitest'
import { redactError } from './redact-error.ts'

test.each([
  ["Cannot read properties of undefined (reading 'map')", "Cannot read properties of undefined (reading '[text]')"],
  ['Key (email)=(ying@home.example) already exists.', 'Key (email)=([value]) already exists.'],
  ['No mailbox for ying@home.example here', 'No mailbox for [email] here'],
  ['Unexpected token in "Ying Li wants 200 thousand"', 'Unexpected token in "[text]"'],
  ['GET https://x.example/a?token=abc failed', 'GET https://x.example/a?[query] failed'],
  ['Call +49 15112345678 today', 'Call +49 [number] today'],
])('%s', (text, redacted) => {
  expect(redactError(text)).toBe(redacted)
})
