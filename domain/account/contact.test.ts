import { expect, test } from 'vitest'
import { checkContact, type ContactForm } from './contact.ts'

const whole: ContactForm = { name: 'Robin', email: 'robin@harbor.example', company: '', message: 'Hello' }
const required = 'This field is required.'

test.each<[Partial<ContactForm>, Record<string, string> | null]>([
  [{}, null],
  [
    { name: ' ', email: '', message: '\n' },
    { name: required, email: required, message: required },
  ],
  [{ email: 'robin' }, { email: 'Invalid e-mail.' }],
  [{ message: 'x'.repeat(5000) }, null],
  [{ message: 'x'.repeat(5001) }, { message: '5,000 characters max.' }],
])('%j', (part, wrong) => {
  expect(checkContact({ ...whole, ...part })).toEqual(wrong)
})
