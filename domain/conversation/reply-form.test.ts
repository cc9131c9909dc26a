// When a reply can be sent.
import { expect, test } from 'vitest'
import { maySaveNote, validateReply } from './reply-form.ts'

const toEmail = 'ada@example.com'

test.each(['Yes, gladly.', '<p>Yes</p>', '5', 'a < b', '{ not a variable }'])('%s can be sent [711]', (body) => {
  expect(validateReply({ body, toEmail })).toBeNull()
})
test.each(['', '  \n\t', '<p><br></p>', '<p>&nbsp;</p>', '\u200b\ufeff'])('%j holds nothing to read [711]', (body) => {
  expect(validateReply({ body, toEmail })).toBe('Write something first.')
})
test('blocks an unfilled variable, an overlong text, and a missing address [711]', () => {
  expect(validateReply({ body: 'Hi {{ first_name }}!', toEmail })).toBe('Replace {{ first_name }} with your own words.')
  expect(validateReply({ body: 'x'.repeat(20_000), toEmail })).toBeNull()
  expect(validateReply({ body: 'x'.repeat(20_001), toEmail })).toBe('20,000 characters max.')
  expect(validateReply({ body: 'Hi', toEmail: null })).toBe('No email address found')
  expect(validateReply({ body: 'Hi', toEmail: 'unknown' })).toBe('No email address found')
})
test("a hidden address doesn't block sending", () => {
  expect(validateReply({ body: 'Hi', toEmail: null, isAddressHidden: true })).toBeNull()
  expect(validateReply({ body: ' ', toEmail: null, isAddressHidden: true })).toBe('Write something first.')
})
test('requires text in a note', () => {
  expect([maySaveNote(' \n'), maySaveNote(' x ')]).toEqual([false, true])
})
