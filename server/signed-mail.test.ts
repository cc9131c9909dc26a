// Email from the installation's own address, sent by the worker as the service starts it, is signed with the key of the settings.
// The signatures are checked by another implementation of RFC 6376.
import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startMail, type EmbeddedMail } from '@fairlead/local-services/mail/start-mail'
import { dkimVerify } from 'mailauth/lib/dkim/verify.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { until } from '../testing/mail-station.ts'
import { activeProject, addPerson } from '../testing/projects.ts'
import { createTestApp, newUser, type TestApp, type TestUser } from '../testing/test-app.ts'
import { openLog } from './platform/log.ts'
import { readSettings } from './platform/settings.ts'
import { startParts, type Parts } from './start-parts.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'fairlead-signed-'))
const makeKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
const [privateKey, otherKey] = [makeKey(), makeKey()]
const domain = 'quay.example'
const selector = 'fairlead1'

let mail: EmbeddedMail
let testApp: TestApp
let worker: Parts
let user: TestUser
beforeAll(async () => {
  mail = await startMail({ folder: path.join(folder, 'mail'), ownDomains: [domain] })
  const settings = readSettings({
    DATA_DIR: folder,
    ROLES: 'worker',
    LOG_LEVEL: 'fatal',
    HOLD_SECONDS: '0',
    LINK_CHECK: 'false',
    RATE_LIMIT_FACTOR: '0',
    QUOTA_FACTOR: '0',
    SMTP_URL: mail.smtp.url,
    IMAP_URL: mail.imap.url,
    MAIL_FROM: `jobs@${domain}`,
    DKIM_SELECTOR: selector,
    DKIM_PRIVATE_KEY: privateKey,
  })
  testApp = await createTestApp({ settings })
  worker = await startParts({
    settings,
    addresses: {
      connection: testApp.connection,
      mail: null,
      standIns: { linkedin: null, finder: null, embeddings: null, ats: null, caldav: null },
      pages: [],
    },
    calls: {
      calendarAccount: () => Promise.reject(new Error('no demo')),
      page: () => Promise.reject(new Error('no pages')),
    },
    log: openLog('fatal'),
  })
  user = await newUser(testApp.app, 'Ana')
})
afterAll(async () => {
  await worker.stop()
  await testApp.close()
  await mail.stop()
  rmSync(folder, { recursive: true, force: true })
})

const received = (address: string) =>
  until('the email', () =>
    Promise.resolve(
      mail.outside
        .list()
        .find(({ to }) => to.includes(address))
        ?.source() ?? null,
    ),
  )

/** Verdict, domain, and signed headers of each signature, where DNS has the public half of this key. */
async function verify(message: Buffer, published = privateKey) {
  const publicKey = createPublicKey(published).export({ type: 'spki', format: 'der' }).toString('base64')
  const { results } = await dkimVerify(message, {
    resolver: (name: string) =>
      name === `${selector}._domainkey.${domain}`
        ? Promise.resolve([[`v=DKIM1; k=rsa; p=${publicKey}`]])
        : Promise.reject(Object.assign(new Error(`no record at ${name}`), { code: 'ENOTFOUND' })),
  })
  return results
    .filter(({ status }) => status.result !== 'none')
    .map(({ status, signingDomain, signingHeaders }) => ({
      result: status.result,
      signingDomain,
      headers: (signingHeaders?.keys ?? '').toLowerCase().split(/:\s*/),
    }))
}

test('a first email to a candidate: a change of its text or of a signed header breaks the signature', async () => {
  const project_id = await activeProject(testApp, user)
  const { id: candidate_id, email } = await addPerson(testApp, user, project_id)
  expect((await user.call('POST', 'v2/projects/candidates/approve_and_send', { project_id, candidate_id })).status).toBe(200)
  const message = await received(email)
  const signatures = await verify(message)
  expect(signatures).toMatchObject([{ result: 'pass', signingDomain: domain }])
  for (const header of ['from', 'reply-to', 'to', 'subject', 'date', 'message-id', 'list-unsubscribe', 'list-unsubscribe-post'])
    expect(signatures[0]!.headers).toContain(header)
  const text = message.toString('latin1')
  const bodyAt = text.indexOf('\r\n\r\n') + 4
  const otherBody = Buffer.from(`${text.slice(0, bodyAt)}x${text.slice(bodyAt)}`, 'latin1')
  const otherSubject = Buffer.from(text.replace(/^Subject: /im, 'Subject: Re: '), 'latin1')
  for (const changed of [otherBody, otherSubject]) {
    expect(changed.equals(message)).toBe(false)
    expect((await verify(changed)).map(({ result }) => result)).not.toContain('pass')
  }
  expect((await verify(message, otherKey)).map(({ result }) => result)).toEqual(['fail'])
})

test('an email to a user about their account', async () => {
  expect((await user.call('POST', 'v1/users/forgot_password', { email: user.email })).status).toBe(200)
  expect(await verify(await received(user.email))).toMatchObject([{ result: 'pass', signingDomain: domain }])
})
