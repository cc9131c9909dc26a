// One real mailbox, shared by a process's tests that only need a mailbox to connect to; removed when the process ends.
import fs from 'node:fs'
import { scratchFolder } from '@fairlead/local-services/database/scratch-folder'
import { startMail } from '@fairlead/local-services/mail/start-mail'

let opened: Promise<string> | null = null

async function open(): Promise<string> {
  const folder = scratchFolder('mailbox', { inMemory: true })
  process.on('exit', () => fs.rmSync(folder, { recursive: true, force: true }))
  const { smtp, imap } = await startMail({ folder, ownDomains: ['home.invalid'] })
  return [smtp.port, imap.port, imap.user, imap.pass].join(' ')
}

/** SMTP port, IMAP port, username, and password, separated by spaces. */
export function openMailbox(): Promise<string> {
  opened ??= open()
  return opened
}
