// Takes an inbound mail apart: addresses, tracks, the person's own words, harmless HTML, and whether a person wrote it at all.
import { simpleParser } from 'mailparser'
import type { AddressObject, ParsedMail } from 'mailparser'
import { isAutoReply } from '@fairlead/domain/conversation/auto-reply'
import { extractReply } from '@fairlead/domain/conversation/reply-text'
import type { Address, InboundMail } from '@fairlead/domain/ports/mail'
import { reportOf } from './bounce.ts'
import { htmlToText } from './html-text.ts'
import { readInvitationReply } from './invitation.ts'
import { safeHtml } from './safe-html.ts'

const largest = 30 * 1024 * 1024
const longestText = 200_000

const plain = { skipImageLinks: true, skipHtmlToText: true, skipTextToHtml: true, skipTextLinks: true }

function headOf(bytes: Buffer): Buffer {
  const end = bytes.indexOf('\r\n\r\n')
  return bytes.subarray(0, end < 0 ? 64 * 1024 : end + 4)
}

/**
 * Reads one RFC 5322 message. Never throws on what a stranger may send: what cannot be understood is left empty.
 * Text is cut at 200,000 characters, HTML at 400 KB, the message at 30 MB; attachments are listed, not kept.
 */
export async function parseMail(source: Uint8Array): Promise<InboundMail> {
  const bytes = Buffer.from(source.buffer, source.byteOffset, Math.min(source.byteLength, largest))
  // A body that breaks the parser must not hide who wrote and to whom.
  const mail = await simpleParser(bytes, plain).catch(() => simpleParser(headOf(bytes), plain))
  const raw = bytes.toString('latin1', 0, Math.min(bytes.length, 1_000_000))
  const header = headerReader(mail)
  const subject = mail.subject ?? ''
  const html = mail.html ? safeHtml(mail.html) : null
  const text = (mail.text?.trim() ? mail.text : htmlToText(html ?? '')).slice(0, longestText)
  const report = reportOf({ header, subject, text, raw })
  const to = addressesOf(mail.to)
  const kind = report?.kind === 'bounce' ? 'bounce' : report || isAutoReply({ header, subject }) ? 'auto_reply' : 'person'
  return {
    messageId: mail.messageId ?? null,
    inReplyTo: /<[^<>\s]+>/.exec(mail.inReplyTo ?? '')?.[0] ?? null,
    references: [mail.references ?? []].flat().flatMap((part) => part.match(/<[^<>\s]+>/g) ?? []),
    from: addressesOf(mail.from)[0] ?? null,
    to,
    recipients: recipientsOf(mail, to),
    subject,
    date: mail.date && !Number.isNaN(mail.date.getTime()) ? mail.date : null,
    text,
    replyText: kind === 'bounce' ? '' : extractReply(text),
    html,
    kind,
    bounce: kind === 'bounce' && report ? withoutKind(report) : null,
    invitation: invitationOf(mail),
    isDemo: header('x-fairlead-demo') !== null,
    attachments: mail.attachments.map(({ filename, contentType, size }) => ({ filename: filename ?? null, contentType, size })),
  }
}

/** The first part that is a calendar's answer; calendars put it beside the text, behind it, or both. */
function invitationOf(mail: ParsedMail): InboundMail['invitation'] {
  for (const { contentType, content } of mail.attachments) {
    const reply = /^(text\/calendar|application\/ics)$/i.test(contentType) ? readInvitationReply(content.toString('utf8')) : null
    if (reply) return reply
  }
  return null
}

function withoutKind({ recipient, permanent, code, originalMessageId }: NonNullable<ReturnType<typeof reportOf>>): InboundMail['bounce'] {
  return { recipient, permanent, code, originalMessageId }
}

/** Raw header values by lower-case name, the first one of each, unfolded. */
function headerReader(mail: ParsedMail): (name: string) => string | null {
  const values = new Map<string, string>()
  for (const { key, line } of mail.headerLines) {
    if (!values.has(key))
      values.set(
        key,
        line
          .slice(line.indexOf(':') + 1)
          .replace(/\r?\n[ \t]+/g, ' ')
          .trim(),
      )
  }
  return (name) => values.get(name) ?? null
}

function addressesOf(field: AddressObject | AddressObject[] | undefined): Address[] {
  return [field ?? []]
    .flat()
    .flatMap((one) => one.value)
    .flatMap((one) => (one.group ? one.group : [one]))
    .flatMap(({ name, address }) => (address ? [{ name: name || null, address }] : []))
}

function recipientsOf(mail: ParsedMail, to: Address[]): string[] {
  const traced = mail.headerLines
    .filter(({ key }) => key === 'delivered-to' || key === 'x-original-to' || key === 'envelope-to')
    .flatMap(({ line }) => line.slice(line.indexOf(':') + 1).match(/[^\s<>,;]+@[^\s<>,;]+/g) ?? [])
  const all = [...traced, ...[...to, ...addressesOf(mail.cc)].map(({ address }) => address)]
  return [...new Set(all.map((address) => address.toLowerCase()))]
}
