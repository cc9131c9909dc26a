import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const pem = (bits: number) =>
  generateKeyPairSync('rsa', {
    modulusLength: bits,
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  }).privateKey
const together = 'DKIM_SELECTOR and DKIM_PRIVATE_KEY belong together.'
const noKey = 'DKIM_PRIVATE_KEY must be an RSA key of at least 1024 bits in PEM format, without a password.'

test.each([
  [{ DKIM_SELECTOR: 's1' }, together],
  [{ DKIM_PRIVATE_KEY: pem(2048) }, together],
  [{ DKIM_SELECTOR: 's1', DKIM_PRIVATE_KEY: 'not a key' }, noKey],
  [{ DKIM_SELECTOR: 's1', DKIM_PRIVATE_KEY: pem(512) }, noKey],
  [{ DKIM_SELECTOR: 'S 1', DKIM_PRIVATE_KEY: pem(2048) }, 'DKIM_SELECTOR must be a name such as fairlead1'],
])('%o is refused', (env, sentence) => expect(() => readSettings(env)).toThrow(sentence))

test('a key signs for the domain of MAIL_FROM', () => {
  const key = pem(2048).trim()
  expect(readSettings({ DKIM_SELECTOR: 's1', DKIM_PRIVATE_KEY: key, MAIL_FROM: 'jobs@Acme.example' }).dkim).toEqual({
    domain: 'acme.example',
    selector: 's1',
    privateKey: key,
  })
  expect(readSettings({}).dkim).toBeNull()
})
