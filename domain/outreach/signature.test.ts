import { describe, expect, test } from 'vitest'
import { maxSignatureLength, signBody, validateSignature, withoutSignature } from './signature.ts'

const body = { html: '<p>Hi Ana</p>', text: 'Hi Ana', subject: 'A role' }

describe('signatures', () => {
  test('are appended to the text, after the line that mail readers recognize', () => {
    expect(signBody(body, { html: '<p>Robin</p>', text: 'Robin' })).toEqual({
      html: '<p>Hi Ana</p>\n<div><p>Robin</p></div>',
      text: 'Hi Ana\n\n-- \nRobin',
      subject: 'A role',
    })
    expect(signBody(body, { html: '', text: '' })).toBe(body)
  })

  test.each([
    ['Hi Ana\n\n-- \nRobin\nHarbor Labs', 'Hi Ana'],
    ['Hi Ana', 'Hi Ana'],
    ['First\n\n-- \nquoted\n\n-- \nRobin', 'First\n\n-- \nquoted'],
  ])('%j without its signature is %j', (text, expected) => expect(withoutSignature(text)).toBe(expected))

  test.each([
    ['', null],
    ['Robin Reyes\nHarbor Labs', null],
    ['x'.repeat(maxSignatureLength), null],
    ['x'.repeat(maxSignatureLength + 1), '2,000 characters max.'],
    ['Robin, https://harbor.example/jobs', null],
    ['Robin, https://harbor', 'The link https://harbor isn’t a valid address.'],
    ['<p><b>Robin</b>, <a href="https://harbor.example/?a=1&amp;b=2">jobs</a></p>', null],
    ['<p><a href="https://harbor">jobs</a></p>', 'The link https://harbor isn’t a valid address.'],
    ['Best, {{sender_name}}', 'Signatures can’t contain variables.'],
  ])('%# is refused or not', (signature, expected) => expect(validateSignature(signature)).toBe(expected))
})
