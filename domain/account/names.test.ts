import { expect, test } from 'vitest'
import { textToHtml } from '../shared/mail-body.ts'
import { checkRegistration } from './forms.ts'
import { checkName, nameAsText } from './names.ts'

test.each(['Renée', "O'Brien-Łukasz", '山田', 'Booking.com', 'a'.repeat(60), '𝒜'.repeat(60), ' Robin '])('takes %j', (name) => {
  expect(checkName(name)).toBeNull()
})

test.each([
  ['a'.repeat(61), '60 characters max.'],
  ['Rob\nin', 'Use only letters, digits, and punctuation.'],
  ['Rob\u202Ein', 'Use only letters, digits, and punctuation.'],
  ['sign in at http://evil.test', 'Web addresses are not allowed here.'],
  ['WWW.evil.test', 'Web addresses are not allowed here.'],
])('refuses %j', (name, sentence) => {
  expect(checkName(name)).toBe(sentence)
  const form = { firstName: name, lastName: name, company: name, jobTitle: 'x', email: 'a@b.example', password: 'long enough' }
  expect(checkRegistration(form)).toEqual({ first_name: sentence, last_name: sentence, company: sentence })
})

test("a name saved earlier doesn't become a link in an email", () => {
  const name = nameAsText(`URGENT: http://evil.test/login\r\nor www.evil.test ${'x'.repeat(90)}`)
  expect([...name].length).toBeLessThanOrEqual(60)
  expect(name).not.toMatch(/[\r\n]/)
  expect(textToHtml(`Hi,\n\n${name} invites you`)).not.toContain('<a ')
})
