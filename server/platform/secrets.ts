// Secrets at rest: AES-256-GCM with a key that is never stored in the database; older keys still decrypt what they encrypted.
import { codeOf } from '@fairlead/domain/shared/caught'
import { must } from '@fairlead/domain/shared/records'
import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { Settings } from './settings.ts'

export interface Secrets {
  /** `about` is what the secret is bound to: it can't be decrypted for anything else. */
  close(secret: string, about: string): string
  /** Throws when the text was changed, is bound to something else, or its key is gone. */
  open(closed: string, about: string): string
  /** The same secret encrypted with the newest key, or null when it already is. Throws like `open`. */
  renew(closed: string, about: string): string | null
  /** 128 bits that identify `id` to an outside service: the same each time with the same key, and irreversible without it. */
  pseudonym(id: string, about: string): string
}

/** One key per purpose (NIST SP 800-57 part 1, section 5.2): RFC 5869. */
const pseudonymKey = (key: Buffer) => Buffer.from(hkdfSync('sha256', key, '', 'pseudonym', 32))
const nameOf = (key: Buffer) => createHash('sha256').update(key).digest('hex').slice(0, 8)

/** The settings' keys, newest first; without any, one is created in dataDir on first use. */
export function openSecrets(settings: Pick<Settings, 'secretKeys' | 'dataDir'>): Secrets {
  const [newest, ...older] = settings.secretKeys
  let cached: [Buffer, ...Buffer[]] | null = null
  const keys = () => (cached ??= newest ? [newest, ...older] : [ownKey(settings.dataDir)])
  const secrets: Secrets = {
    close(secret, about) {
      const [key] = keys()
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(about))
      const closed = Buffer.concat([iv, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return `v1.${nameOf(key)}.${closed.toString('base64url')}`
    },
    open(closed, about) {
      const [version, name, text = ''] = closed.split('.')
      const key = keys().find((entry) => nameOf(entry) === name)
      if (version !== 'v1' || !key) throw new Error('The key of this secret is not among SECRET_KEY.')
      const bytes = Buffer.from(text, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), { authTagLength: 16 })
      decipher.setAAD(Buffer.from(about)).setAuthTag(bytes.subarray(-16))
      return decipher.update(bytes.subarray(12, -16), undefined, 'utf8') + decipher.final('utf8')
    },
    pseudonym: (id, about) =>
      createHmac('sha256', pseudonymKey(must(keys()[0])))
        .update(`${about} ${id}`)
        .digest()
        .subarray(0, 16)
        .toString('base64url'),
    renew(closed, about) {
      const secret = secrets.open(closed, about)
      return closed.split('.')[1] === nameOf(must(keys()[0])) ? null : secrets.close(secret, about)
    },
  }
  return secrets
}

/** Created by the first process; the others read the same file. */
function ownKey(folder: string): Buffer {
  const file = path.join(folder, 'secret.key')
  fs.mkdirSync(folder, { recursive: true })
  const draft = `${file}.${process.pid}`
  if (!fs.existsSync(file)) {
    fs.writeFileSync(draft, randomBytes(32).toString('base64'), { mode: 0o600 })
    try {
      // appears completely or not at all, and never replaces another
      fs.linkSync(draft, file)
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error
    } finally {
      fs.rmSync(draft)
    }
  }
  return Buffer.from(fs.readFileSync(file, 'utf8'), 'base64')
}
