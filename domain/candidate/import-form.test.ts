// Importing one candidate: sentences and buttons.
import { expect, test } from 'vitest'
import { checkImport, checkImportUrl, mayFindEmail } from './import-form.ts'

const form = { linkedinUrl: 'www.linkedin.com/in/ada', email: 'ada@example.com', original: null }

test.each([
  ['', 'Required.'],
  ['not a url', 'Not a valid URL.'],
  ['https://example.com/in/ada', 'Not a valid Linkedin URL'],
  ['www.linkedin.com/in/ada', null],
])('the URL %s', (url, sentence) => {
  expect(checkImportUrl(url)).toBe(sentence)
})

test.each([
  [form, null],
  [{ ...form, email: ' ' }, { cand_email: 'Required.' }],
  [{ ...form, email: 'ada' }, { cand_email: 'Invalid e-mail.' }],
  [
    { ...form, original: { sender: '', subject: ' ', body: '' } },
    { referral_sender: 'Required.', referral_subject: 'Required.', referral_body: 'Required.' },
  ],
  [{ ...form, original: { sender: 'x', subject: 'Hi', body: 'Yes' } }, { referral_sender: 'Invalid e-mail.' }],
  [{ ...form, original: { sender: 'bob@example.com', subject: 'Hi', body: 'Yes' } }, null],
])('%j [328 672]', (input, wrong) => {
  expect(checkImport(input)).toEqual(wrong)
})

test('Find Email requires a valid, checked URL of someone new', () => {
  const ready = { linkedinUrl: form.linkedinUrl, checked: true, inProject: false }
  expect(mayFindEmail(ready)).toBe(true)
  expect(mayFindEmail({ ...ready, checked: false })).toBe(false)
  expect(mayFindEmail({ ...ready, inProject: true })).toBe(false)
  expect(mayFindEmail({ ...ready, linkedinUrl: 'x' })).toBe(false)
})
