// Secrets at rest: unreadable, bound to their owner, readable with older keys, and one key per folder.
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openSecrets } from './secrets.ts'

const key = () => randomBytes(32)
const secretsOf = (...secretKeys: Buffer[]) => openSecrets({ secretKeys, dataDir: '/nowhere' })

test('an encrypted text reveals nothing, differs each time, and can be decrypted', () => {
  const secrets = secretsOf(key())
  const [first, two] = [secrets.close('tök€n', 'ats:1'), secrets.close('tök€n', 'ats:1')]
  expect(first).not.toContain('t\u00f6k')
  expect(first).not.toBe(two)
  expect([secrets.open(first, 'ats:1'), secrets.open(two, 'ats:1')]).toEqual(['tök€n', 'tök€n'])
})

test("can't be decrypted for anything else, or after a single character was changed", () => {
  const secrets = secretsOf(key())
  const closed = secrets.close('token', 'ats:1')
  expect(() => secrets.open(closed, 'ats:2')).toThrow()
  const [version, name, text = ''] = closed.split('.')
  const changed = text.slice(0, 20) + (text[20] === 'A' ? 'B' : 'A') + text.slice(21)
  expect(() => secrets.open([version, name, changed].join('.'), 'ats:1')).toThrow()
  expect(() => secrets.open('token', 'ats:1')).toThrow('SECRET_KEY')
})

test("an older key still decrypts what it encrypted, a lost one doesn't", () => {
  const [older, newer] = [key(), key()]
  const closed = secretsOf(older).close('token', 'a')
  expect(secretsOf(newer, older).open(closed, 'a')).toBe('token')
  expect(() => secretsOf(newer).open(closed, 'a')).toThrow('SECRET_KEY')
})

test('without a setting a folder gets one key that only its owner may read', () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'fairlead-secret-'))
  try {
    const closed = openSecrets({ secretKeys: [], dataDir }).close('token', 'a')
    expect(openSecrets({ secretKeys: [], dataDir }).open(closed, 'a')).toBe('token')
    expect(fs.statSync(path.join(dataDir, 'secret.key')).mode & 0o777).toBe(0o600)
    expect(fs.readdirSync(dataDir)).toEqual(['secret.key'])
  } finally {
    fs.rmSync(dataDir, { recursive: true })
  }
})
