// English texts of server/features/mail: answers, notifications, and emails.

// connect-mailbox
export const connectedByTeammate = (address: string | number) =>
  `A member of your team has connected ${address}. They need to disconnect it first.`
export const oneMailbox = (address: string | number) => `Disconnect ${address} first. You can connect one mailbox.`
export const teamMailbox = (address: string | number) =>
  `${address} is a mailbox of your team. Choose it as the sender of a project instead.`
export const mailboxWithoutPassword = 'This mailbox has no password.'
export const dnsAnsweredNothing = 'DNS didn’t answer, so no record could be checked. Try again in a moment.'
export const mailboxChanged = 'The mailbox changed during the check. We’ll check its records again in a moment.'
export const yourProviderSigns = 'The provider of this mailbox signs its email itself.'
export const mailboxDisconnected = 'This mailbox is no longer connected.'

// connect-provider-mailbox
const accesses = { read: 'read email', send: 'send email' }
export const accessDenied = (missing: readonly (keyof typeof accesses)[]) =>
  `You didn’t allow us to ${missing.map((access) => accesses[access]).join(' and ')}. Connect again and allow both reading and sending.`
export const noLastingAccess = (value: string | number) => `${value} didn’t give lasting access. Connect again.`
export const serviceUnavailable = (value: string | number) => `${value} isn’t available right now. Try again in a moment.`

// sort-conversation
export const nothingToSort = 'Say what to change: who it is assigned to, until when it is snoozed, or whether it is done.'
export const cannotOpenConversation = 'They can’t open this conversation. Add them to the project first.'

// send-notice
export const automaticEmailOff = 'Automatic email is switched off in this project.'

// set-aside
export const readingTooSlow = 'It takes too long to read.'
export const readingTooLarge = 'It needs too much memory.'
export const tooLarge = 'It is too large.'
export const invalidFormat = 'Its format is invalid.'
export const readingStopped = 'The service stopped twice while reading it.'
export const unreadableEmail = (value: string | number) => `We couldn’t read this email. ${value} Open it in the mailbox instead.`

// task-store
export const readDifferently = 'The reply was read differently.'

// template-values
export const noValue = (value: string | number) => `No value for ${value}.`
export const variableWithoutValue = 'This variable has no value for this candidate.'
export const addressRefused = (address: string | null) => `${address || 'The address'} doesn’t accept email. Try another address.`
export const reportedAsSpam = 'They reported an email as spam. No more email will be sent.'

// handle-bounce
export const mailboxStillFull = (address: string) => `The mailbox of ${address} is still full. We tried again for a week.`
export const blockedByServer = (address: string) =>
  `The server of ${address} refused our email as spam or by policy. The address may be fine; we’ve told the owner of our mailbox.`
export const notDelivered = (address: string) =>
  `Our email to ${address} wasn’t delivered, and the server didn’t say that the address is wrong.`

// correct-label
export const correctReadOnly = 'Only replies that were read can be corrected.'
export const nothingCorrected = 'This reply was not corrected.'

// settle-parked
export const decidedAlready = 'Someone has already decided on this email.'

// suppress-address
export const resubscribeEmail = (optInDays: string | number, link: string | number) =>
  `Hi,\n\nYou unsubscribed from our emails about jobs. If you want to hear from us again, open this link within ${optInDays} days:\n\n${link}\n\nIf you didn’t ask for this, ignore this email and you stay unsubscribed.`

// suppression-list
export const invalidEntry = (line: number, entry: string) => `Line ${line} is not an email address or a domain: ${entry}`
export const enterAddress = 'Enter at least one email address or domain.'
export const entriesMax = (max: number) => `Add at most ${max.toLocaleString('en-US')} entries at a time.`
export const entryGone = 'This entry is no longer on the list.'

// transfer-candidate
export const projectArchived = 'This project is archived.'
export const queueBySearchOnly = 'Only searches add candidates to the review queue.'

// unmatched-mail
export const emailAssigned = 'This email has already been assigned.'

// handle-reply
export const replyFromThem = 'Their reply'

// read-sent-file
export const fileGone = 'This file is no longer stored here.'
export const noticeWritten = 'A notice was written to this person already.'
