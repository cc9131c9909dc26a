// Runs the mail server in a separate process, for tests that kill it.
import { startMail } from './start-mail.ts'

const mail = await startMail({ folder: process.argv[2] ?? '', ownDomains: ['mail.hiring.example'] })
console.log(JSON.stringify({ smtp: mail.smtp, imap: mail.imap }))
