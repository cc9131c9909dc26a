// Turns an outgoing email into the bytes that are sent.
import MailComposer from 'nodemailer/lib/mail-composer'
import type { Address, OutgoingMail } from '@fairlead/domain/ports/mail'
import { writeInvitation } from './invitation.ts'

/**
 * The whole RFC 5322 message with CRLF line ends: text and HTML as alternatives, stable Message-ID, Date, Reply-To, References,
 * an invitation as text/calendar with its method (RFC 6047 section 2.4), attached files byte by byte, and for outreach ONE List-Unsubscribe header with the https and the mailto link plus List-Unsubscribe-Post (RFC 8058).
 * Throws when the Message-ID, an address or a link could break out of its header.
 */
export async function composeMail(mail: OutgoingMail): Promise<Buffer> {
  if (!/^<[^\s<>@]+@[^\s<>@]+>$/.test(mail.messageId)) throw new Error(`Not a Message-ID: ${JSON.stringify(mail.messageId)}`)
  for (const { address } of [mail.from, ...mail.to, ...mail.cc]) assertAddress(address)
  if (mail.replyTo !== null) assertAddress(mail.replyTo)
  const composer = new MailComposer({
    from: named(mail.from),
    to: mail.to.map(named),
    ...(mail.cc.length > 0 ? { cc: mail.cc.map(named) } : {}),
    ...(mail.replyTo === null ? {} : { replyTo: mail.replyTo }),
    subject: mail.subject,
    messageId: mail.messageId,
    date: mail.date,
    ...(mail.inReplyTo === null ? {} : { inReplyTo: mail.inReplyTo }),
    ...(mail.references.length > 0 ? { references: mail.references } : {}),
    text: mail.text,
    html: mail.html,
    headers: [...Object.entries(mail.headers).map(([key, value]) => ({ key, value })), ...unsubscribeHeaders(mail)],
    ...(mail.invitation ? { icalEvent: { method: mail.invitation.method, content: writeInvitation(mail.invitation, mail.date) } } : {}),
    attachments: mail.files.map(({ name, contentType, bytes }) => ({
      filename: name,
      contentType,
      content: Buffer.from(bytes),
      contentDisposition: 'attachment' as const,
      // text too: anything else changes its line breaks
      contentTransferEncoding: 'base64' as const,
    })),
    newline: 'win',
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return composer.compile().build()
}

function unsubscribeHeaders({
  unsubscribe,
}: OutgoingMail): { key: string; value: { prepared: boolean; foldLines: boolean; value: string } }[] {
  if (!unsubscribe) return []
  const { https, mailto } = unsubscribe
  const isSafe = /^https?:\/\/[^\s<>,]+$/.test(https) && (mailto === null || /^mailto:[^\s<>,]+$/.test(mailto))
  if (!isSafe) throw new Error('Not an unsubscribe link.')
  const header = (key: string, value: string) => ({ key, value: { prepared: true, foldLines: true, value } })
  return [
    header('List-Unsubscribe', mailto === null ? `<${https}>` : `<${https}>, <${mailto}>`),
    header('List-Unsubscribe-Post', 'List-Unsubscribe=One-Click'),
  ]
}

function named({ name, address }: Address): { name: string; address: string } {
  return { name: name ?? '', address }
}

function assertAddress(address: string): void {
  if (!/^[^\s<>@,;"]+@[^\s<>@,;"]+$/.test(address)) throw new Error(`Not an address: ${JSON.stringify(address)}`)
}
