// Manual LinkedIn messages: nothing is sent, the text to paste is returned.
import { expect, test } from 'vitest'
import { assistedLinkedin } from './assisted.ts'

const message = { accountId: null, profileUrl: 'https://www.linkedin.com/in/anna-keller', body: 'Hello Anna', key: 'c1' }

test('without a gateway every message is returned with the profile to open and the text to paste', async () => {
  const linkedin = assistedLinkedin()
  expect(linkedin.needsSignIn).toBe(false)
  expect(await linkedin.sendInvitation(message)).toEqual({ state: 'by_hand', profileUrl: message.profileUrl, text: 'Hello Anna' })
  expect(await linkedin.sendInmail({ ...message, subject: 'A role' })).toMatchObject({ state: 'by_hand', text: 'A role\n\nHello Anna' })
  expect(await linkedin.sendInmail({ ...message, subject: ' ' })).toMatchObject({ text: 'Hello Anna' })
  expect(await linkedin.signIn('anna', 'secret')).toMatchObject({ state: 'refused' })
})
