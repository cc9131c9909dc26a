// The roster keeps an editor and unique addresses, and users can't lock themselves out.
import { expect, test } from 'vitest'
import { whyNotAdd, whyNotRole, validateRoster } from './roster.ts'

const ada = { email: 'ada@harbour.example', role: 'owner' as const }
const ben = { email: 'ben@harbour.example', role: 'member' as const }
const cy = { email: 'cy@harbour.example', role: 'owner' as const }
const last = 'Someone must be able to edit the project.'
const lockOut = 'You would lock yourself out. Keep your own role.'

test.each([
  [[], null],
  [[ada, ben], null],
  [[ben], last],
  [[ada, { ...ben, email: 'ben' }], 'Invalid e-mail.'],
  [[ada, { ...ben, email: ' ADA@harbour.example' }], 'This address is already on the roster.'],
])('%j: %s [118]', (roster, problem) => {
  expect(validateRoster(roster)).toBe(problem)
})

test.each([
  ['new@harbour.example', null],
  ['Ben@Harbour.example ', 'This address is already on the roster.'],
  ['ben', 'Invalid e-mail.'],
])('adding %s: %s', (email, problem) => {
  expect(whyNotAdd([ada, ben], email)).toBe(problem)
})

test.each([
  [[ada, ben], ada.email, 'member', ada.email, last],
  [[ada, ben], ada.email, null, ben.email, last],
  [[ada, ben, cy], ada.email, 'member', ada.email, lockOut],
  [[ada, ben, cy], ada.email, null, ada.email, lockOut],
  [[ada, ben, cy], ada.email, 'commenter', cy.email, null],
  [[ada, ben], ben.email, null, ada.email, null],
  [[ada, ben], ben.email, 'owner', ada.email, null],
  [[ada], ada.email, null, ada.email, null],
] as const)('%j, %s becomes %s by %s: %s', (roster, email, role, me, problem) => {
  expect(whyNotRole(roster, email, role, me)).toBe(problem)
})
