import { expect, test } from 'vitest'
import commonPasswords from './common-passwords.json' with { type: 'json' }
import { checkPassword } from './forms.ts'
import { checkPasswordStrength, passwordIsCommon, passwordIsPersonal, type PasswordOwner } from './password-strength.ts'

const ada: PasswordOwner = {
  email: 'ada.moss@northwind.example',
  firstName: 'Ada',
  lastName: 'Moss',
  company: 'Northwind Traders',
  productName: 'Fairlead',
}

test('the list has at least 10,000 passwords of at least 8 characters, each once', () => {
  expect(commonPasswords.length).toBeGreaterThanOrEqual(10_000)
  expect(new Set(commonPasswords).size).toBe(commonPasswords.length)
  expect(commonPasswords.filter((word) => word.length < 8 || word !== word.toLowerCase())).toEqual([])
})

test.each([
  'password',
  'Password',
  'PASSWORD1',
  '12345678',
  'qwertyuiop',
  'iloveyou1',
  'p@ssw0rd',
  'P455w0rd',
  'password2026!',
  'sunshine99',
  'aaaaaaaa',
  '12121212',
  'abcdefghijkl',
  '9876543210',
])('%j is too common', (password) => {
  expect(checkPasswordStrength(password, ada)).toBe(passwordIsCommon())
})

test.each([
  'ada.moss@northwind.example',
  'ADA.MOSS@NORTHWIND.EXAMPLE',
  'adamoss1985',
  'Moss-Ada-77',
  'northwind1',
  'Northwind!Traders',
  'fairlead26',
  'Fairlead',
])("rejects %j because it contains the owner's details", (password) => {
  expect(checkPasswordStrength(password, ada)).toBe(passwordIsPersonal())
})

test.each([
  'correct horse',
  'four quiet otters',
  'ada 83749201',
  'fairlead with otters',
  'Zürich im Nebel',
  '密码很长也可以用吗',
  ' leading blank',
  'k7#vQ2!x',
])('%j is accepted', (password) => {
  expect(checkPasswordStrength(password, ada)).toBeNull()
})

test("rejects nothing because of details that aren't known", () => {
  const unknown = { email: '', firstName: '', lastName: '', company: '', productName: '' }
  expect(checkPasswordStrength('k7#vQ2!x', unknown)).toBeNull()
  expect(checkPasswordStrength('Fairlead26', unknown)).toBeNull()
})

test('8 to 128 characters of any kind, never cut off', () => {
  expect(checkPassword('k7#vQ2!')).toBe('Password is too short')
  expect(checkPassword('é'.repeat(128))).toBeNull()
  expect(checkPassword('é'.repeat(129))).toBe('128 characters max.')
})
