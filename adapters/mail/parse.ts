// Parses an inbound email: addresses, tracks, the person's own words, harmless HTML, and whether a person wrote it.
import { createHash } from 'node:crypto'
import type { AddressObject, HeaderLines, Headers } from 'mailparser'
import { hasEmptyReturnPath, hasMachineHeaders } from '@fairlead/domain/conversation/auto-reply'
import { namesReturn } from '@fairlead/domain/conversation/out-of-office'
import { extractReply } from '@fairlead/domain/conversation/reply-text'
import type { Address, InboundMail } from '@fairlead/domain/ports/mail'
import { addressesIn, isBlank } from '@fairlead/domain/shared/bounded'
import { dayOfMoment } from '@fairlead/domain/shared/days'
import { reportOf } from './bounce.ts'
import { htmlToText } from './html-text.ts'
import { readInvitationReply } from './invitation.ts'
import { readMime, type MimeParts } from './read-mime.ts'
import { hasQuoteMarks } from './quote-marks.ts'
import { markedHtml, safeHtml } from './safe-html.ts'

const largest = 30 * 1024 * 1024
const longestText = 200_000
const longestHeader = 1000
const longestId = 998
const longestAddress = 320
const maxRecipients = 200
const maxReferences = 200
const maxResults = 20

/**
 * Parses one RFC 5322 message. Never throws on strangers' input: parts that can't be parsed are left empty. Text is cut at
 * 200,000 characters, HTML at 400 KB, the message at 30 MB, one header at 1,000 characters; attachments are listed, and only
 * files that may be a résumé are kept, up to 10 MB each and at most three.
 */
export async function parseMail(source: Uint8Array): Promise<InboundMail> {
  const bytes = Buffer.from(source.buffer, source.byteOffset, Math.min(source.byteLength, largest))
  const parts = await readMime(bytes)
  const raw = bytes.toString('latin1', 0, Math.min(bytes.length, 1_000_000))
  const header = headerReader(parts.headerLines)
  const subject = textOf(parts.headers, 'subject').slice(0, longestHeader)
  const html = attempt(() => (parts.html === '' ? null : safeHtml(parts.html)), null)
  const text = attempt(() => (hasWords(parts.text) ? parts.text : htmlToText(html ?? '')).slice(0, longestText), '')
  const report = attempt(() => reportOf({ header, subject, text, raw }), null)
  const to = addressesOf(parts.headers.get('to'))
  const marked = attempt(() => (hasQuoteMarks(parts.html) ? htmlToText(markedHtml(parts.html)).slice(0, longestText) : ''), '')
  const markedText = hasWords(marked) ? marked : text
  const date = dateOf(parts.headers.get('date'))
  const isMachine = attempt(
    () => hasMachineHeaders(header) || (hasEmptyReturnPath(header) && namesReturn(markedText, dayOfMoment(date ?? new Date()))),
    false,
  )
  const kind = report?.kind === 'bounce' ? 'bounce' : report || isMachine ? 'auto_reply' : 'person'
  const messageId = idIn(textOf(parts.headers, 'message-id'))
  return {
    messageId,
    contentHash: messageId === null ? createHash('sha256').update(bytes).digest('hex') : null,
    inReplyTo: idsIn(textOf(parts.headers, 'in-reply-to'), 1)[0] ?? null,
    references: idsIn([parts.headers.get('references') ?? []].flat().join(' '), maxReferences),
    from: addressesOf(parts.headers.get('from'))[0] ?? null,
    to,
    recipients: recipientsOf(parts, to),
    subject,
    date,
    text,
    markedText,
    replyText: kind === 'bounce' ? '' : attempt(() => extractReply(markedText), text),
    html,
    kind,
    bounce: kind === 'bounce' && report ? withoutKind(report) : null,
    invitation: invitationOf(parts),
    authenticationResults: valuesOf(parts.headerLines, 'authentication-results').slice(0, maxResults),
    dkimSignatures: valuesOf(parts.headerLines, 'dkim-signature').slice(0, maxResults),
    isDemo: header('x-fairlead-demo') !== null,
    attachments: parts.attachments.map(({ filename, contentType, size }) => ({ filename, contentType, size })),
    documents: kind === 'person' ? parts.documents : [],
  }
}

/** An unreadable part must not hide the sender and recipient. */
function attempt<T>(read: () => T, otherwise: T): T {
  try {
    return read()
  } catch {
    return otherwise
  }
}

function hasWords(text: string): boolean {
  for (let index = 0; index < text.length; index++) if (!isBlank(text.charCodeAt(index))) return true
  return false
}

function textOf(headers: Headers, name: string): string {
  const value = headers.get(name)
  return typeof value === 'string' ? value : ''
}

/** Some servers send an ID without brackets in this header: it is used unchanged. */
function idIn(value: string): string | null {
  const id = idsIn(value, 1)[0] ?? value.trim()
  return id === '' || id.length > longestId ? null : id
}

function idsIn(value: string, max: number): string[] {
  const ids = value.slice(0, 200_000).matchAll(/<[^<>\s]{1,998}>/g)
  const addresses: string[] = []
  for (const [id] of ids) {
    // in a long list the newest are last, so those decide
    if (addresses.length === max && max > 1) addresses.shift()
    if (addresses.length < max) addresses.push(id)
    else break
  }
  return addresses
}

function dateOf(value: unknown): Date | null {
  return value instanceof Date && !Number.isNaN(value.getTime()) ? value : null
}

/** The first part that is a calendar's response; calendars put it next to the text, after it, or both. */
function invitationOf({ attachments }: MimeParts): InboundMail['invitation'] {
  for (const { calendar } of attachments) {
    const reply = calendar === null ? null : readInvitationReply(calendar)
    if (reply) return reply
  }
  return null
}

function withoutKind({ kind: _kind, ...report }: NonNullable<ReturnType<typeof reportOf>>): InboundMail['bounce'] {
  return report
}

/** A header's values, unfolded, each cut at 1,000 characters. */
function valuesOf(lines: HeaderLines, name: string): string[] {
  return lines
    .filter(({ key }) => key === name)
    .map(({ line }) => {
      const value = line.slice(line.indexOf(':') + 1, line.indexOf(':') + 1 + 2 * longestHeader)
      return value
        .replace(/\r?\n[ \t]+/g, ' ')
        .trim()
        .slice(0, longestHeader)
    })
}

/** Raw header values by lower-case name, the first of each. */
function headerReader(lines: HeaderLines): (name: string) => string | null {
  return (name) => {
    const first = lines.find(({ key }) => key === name)
    return first ? (valuesOf([first], name)[0] ?? null) : null
  }
}

function addressesOf(field: unknown): Address[] {
  const objects = [(field ?? []) as AddressObject | AddressObject[]].flat()
  return objects
    .flatMap((addressObject) => addressObject.value ?? [])
    .flatMap((address) => (address.group ? address.group : [address]))
    .flatMap(({ name, address }) =>
      address && address.length <= longestAddress ? [{ name: name ? name.slice(0, longestAddress) : null, address }] : [],
    )
    .slice(0, maxRecipients)
}

function recipientsOf({ headers, headerLines }: MimeParts, to: Address[]): string[] {
  const traced = ['delivered-to', 'x-original-to', 'envelope-to']
    .flatMap((name) => valuesOf(headerLines, name).slice(0, 20))
    .flatMap((value) => addressesIn(value, 20, '<>,;'))
  const all = [...traced, ...[...to, ...addressesOf(headers.get('cc'))].map(({ address }) => address)]
  return [...new Set(all.map((address) => address.toLowerCase()))].slice(0, maxRecipients)
}
