import { expect, test } from 'vitest'
import { textToHtml } from '../shared/mail-body.ts'
import { checkRegistration } from './forms.ts'
import { checkCompany, checkName, companyAsText, nameAsText, personNameAsText } from './names.ts'

test.each([
  'Renée',
  "O'Brien-Łukasz",
  '山田',
  'a'.repeat(60),
  '𝒜'.repeat(60),
  ' Robin ',
  'St. John',
  'J.R.R.',
  'Dipl.-Ing. Anna',
  'Ph.D.',
  'Mª José',
  'Sammy Davis Jr.',
  'Robert "Bob"',
  'D’Angelo',
  'Nguyễn Thị',
  'R.',
  'Martin Luther King, Jr.',
  'أحمد',
  'มานี',
  'x.y.',
])('a person may be called %j', (name) => {
  expect(checkName(name)).toBeNull()
  expect(nameAsText(name)).toBe(name.trim())
})

test.each([
  'Booking.com',
  'Booking.com B.V.',
  'Amazon.com, Inc.',
  'monday.com',
  'AC/DC Ltd',
  'I/O Labs',
  '@properties',
  'St. Jude Medical',
  'Yahoo!',
  'A.P. Moller',
  '3M',
  'x.ai',
  'C++ GmbH',
  'Müller.de',
  'H&M',
  'S.p.A. Rossi',
  'bücher.example',
  'Rossi S.p.A.',
])('a company may be called %j', (name) => {
  expect(checkCompany(name)).toBeNull()
})

const addresses = [
  'evil.com/login',
  'bit.ly/abc',
  'evil。com/login',
  '"Ann" <admin@bank.test>',
  'Ann <a@b.example>',
  'admin@bank.test',
  'evil．com/x',
  'evil｡com:8080',
  'sign in at http://evil.test',
  'WWW.evil.test',
  'visit evil.com now',
  'Ann, evil.com?x=1',
  'evil․com/a',
  'ａｄｍｉｎ＠ｂａｎｋ．ｔｅｓｔ',
  'пример.рф/вход',
  'evil.com#x',
  'https:evil.com/a',
  'go to t.co/abc',
  '例え.テスト/ログイン',
]
test.each(addresses)('no one and no company may be called %j', (name) => {
  expect(checkName(name)).not.toBeNull()
  expect(checkCompany(name)).not.toBeNull()
  expect(checkName(nameAsText(name))).toBeNull()
  // what email programs make links of: a period between two words, or an @ between them
  for (const text of [nameAsText(name), personNameAsText(name, name), companyAsText(name)]) {
    expect(text).not.toMatch(/[\p{L}\p{N}][.。．｡․][\p{L}\p{N}]{2}/u)
    expect(text).not.toMatch(/\S@\S|:\/\/|[<>]/)
  }
})

test.each(['evil.com', 'x.com', 'St.John', 'evil。com'])('a person may not be called %j, and reads why', (name) => {
  expect(checkName(name)).toBe('Type a space after a period, as in “St. John”.')
})

test.each([
  ['a'.repeat(61), '60 characters max.'],
  ['Rob\nin', 'Use only letters, digits, and punctuation.'],
  ['Rob\u202Ein', 'Use only letters, digits, and punctuation.'],
  ['sign in at http://evil.test', 'Web and email addresses are not allowed here.'],
])('refuses %j in a form', (name, sentence) => {
  const form = { firstName: name, lastName: name, company: name, jobTitle: 'x', email: 'a@b.example', password: 'long enough' }
  expect(checkRegistration(form)).toEqual({ first_name: sentence, last_name: sentence, company: sentence })
})

test("a name saved earlier doesn't become a link in an email", () => {
  const name = nameAsText(`URGENT: http://evil.test/login\r\nor www.evil.test ${'x'.repeat(90)}`)
  expect([...name].length).toBeLessThanOrEqual(60)
  expect(name).not.toMatch(/[\r\n]/)
  expect(textToHtml(`Hi,\n\n${name} invites you`)).not.toContain('<a ')
  expect(companyAsText('Booking.com B.V.')).toBe('Booking.\u2060com B.V.')
  expect(nameAsText('St.John')).toBe('St. John')
})
