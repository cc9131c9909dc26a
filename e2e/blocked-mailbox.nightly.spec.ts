// A server refuses email of a user's mailbox as spam: its owner sees it at the mailbox and in the notifications, and the candidate keeps
// their address.
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startMail, type EmbeddedMail } from '@fairlead/local-services/mail/start-mail'
import { deliverRaw } from '../testing/deliver-raw.ts'
import { bounceReport } from '../testing/mail-reports.ts'
import { expectNoBarriers, picture, useDark } from './journeys.ts'
import { addPeople, enter, newMember, newProject, newWord, writeTo } from './team.ts'
import { expect, test } from './test.ts'

let mail: EmbeddedMail
const domain = `${newWord()}.example`
const folder = mkdtempSync(path.join(os.tmpdir(), 'fairlead-blocked-mailbox-'))
test.beforeAll(async () => {
  mail = await startMail({ folder, ownDomains: [domain] })
})
test.afterAll(async () => {
  await mail.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('a mailbox whose email is refused as spam warns its owner', async ({ page, request }) => {
  const member = await newMember(request)
  const address = `robin@${domain}`
  const servers = { smtp_host: '127.0.0.1', smtp_port: mail.smtp.port, imap_host: '127.0.0.1', imap_port: mail.imap.port }
  const form = { address, username: mail.smtp.user, password: mail.smtp.pass, smtp_security: 'none', imap_security: 'none', ...servers }
  await member.call('POST', 'v2/mailboxes', form)
  const project = await newProject(member)
  const [person] = await addPeople(member, project, ['Ines Moreau'])
  await writeTo(member, project, [person!.id])
  await expect.poll(() => mail.outside.list().length, { timeout: 30_000 }).toBe(1)
  const [sent] = mail.outside.list()
  const report = bounceReport(
    { from_email: address, message_id: sent!.messageId! },
    sent!.to[0]!,
    '5.7.1',
    '5.7.1 This message is likely unsolicited and has been blocked',
  )
  await deliverRaw(mail.smtp.port, report, address)

  await enter(page, member, '/profile')
  const section = page.getByRole('region', { name: 'Your mailbox' })
  await expect(section.getByText(/^1 email was refused as spam or by policy in the last 7 days/)).toBeVisible({ timeout: 60_000 })
  await expectNoBarriers(page)
  await section.scrollIntoViewIfNeeded()
  await picture(page, 'blocked-mailbox')
  await useDark(page, true)
  await page.setViewportSize({ width: 390, height: 844 })
  await section.getByText(/^1 email was refused/).scrollIntoViewIfNeeded()
  await expectNoBarriers(page)
  await picture(page, 'blocked-mailbox-phone-dark')
  const notices = await member.call<{ kind: string; text: string }[]>('GET', 'v1/notifications')
  expect(notices.find(({ kind }) => kind === 'mailbox_blocked')?.text).toContain('likely unsolicited')
})
