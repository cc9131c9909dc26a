// One real mailbox for all tests of a process that only need one to connect; it goes when the process ends.
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

/** Ports of SMTP and IMAP on this machine, user name and password. */
export function openMailbox(): Promise<string> {
  opened ??= open()
  return opened
}
