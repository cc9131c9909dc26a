// Parses a MIME message as a stream: attachments are measured and discarded, except calendar parts and possible résumés; other
// files are named.
import { Readable } from 'node:stream'
import { isKnownPart, mayBeAttachedResume, maxAttachedResumes } from '@fairlead/domain/candidate/attached-resume'
import { resumeMaximumBytes } from '@fairlead/domain/candidate/resume-file'
import type { AttachedDocument } from '@fairlead/domain/ports/mail'
import { filesInTnef, isTnef } from './tnef.ts'
import { MailParser, type AttachmentStream, type HeaderLines, type Headers } from 'mailparser'

export interface MimeParts {
  headers: Headers
  headerLines: HeaderLines
  /** '' when the message has no text part. */
  text: string
  html: string
  attachments: { filename: string | null; contentType: string; size: number; calendar: string | null }[]
  documents: AttachedDocument[]
}

const plain = { skipImageLinks: true, skipHtmlToText: true, skipTextToHtml: true, skipTextLinks: true }
const longestField = 16 * 1024
const longestHead = 256 * 1024
const longestCalendar = 200_000
const maxAttachments = 200
const sliceLength = 64 * 1024
const isMedia = /^(?:image|audio|video)\//i
const isPicture = /\.(?:png|jpe?g|gif|bmp|emf|wmf|svg)$/i

/** What was parsed before the parser gave up, if it did. Never throws. */
export function readMime(bytes: Buffer): Promise<MimeParts> {
  return new Promise((resolve) => {
    const parts: MimeParts = { headers: new Map(), headerLines: [], text: '', html: '', attachments: [], documents: [] }
    const parser = new MailParser(plain)
    const done = () => resolve(parts)
    parser.on('headers', (headers) => (parts.headers = headers))
    parser.on('headerLines', (lines) => (parts.headerLines = lines))
    parser.on('data', (data) => {
      if (data.type === 'attachment') return takeAttachment(parts, data)
      if (typeof data.text === 'string') parts.text = data.text
      if (typeof data.html === 'string') parts.html = data.html
    })
    parser.on('error', done)
    parser.on('end', done)
    parser.on('close', done)
    Readable.from(slicesOf(withBoundedHead(bytes))).pipe(parser)
  })
}

/** The parser gets small pieces, so that decoded data can be freed before the next part arrives. */
function* slicesOf(bytes: Buffer): Generator<Buffer> {
  for (let offset = 0; offset < bytes.length; offset += sliceLength) yield bytes.subarray(offset, offset + sliceLength)
}

function takeAttachment(parts: MimeParts, attachment: AttachmentStream): void {
  const isCalendar = /^(?:text\/calendar|application\/ics)$/i.test(attachment.contentType)
  const longest = isCalendar ? longestCalendar : isMedia.test(attachment.contentType) ? 0 : resumeMaximumBytes
  let chunks: Buffer[] = []
  let size = 0
  const end = () => {
    const bytes = size <= longest || isCalendar ? Buffer.concat(chunks) : Buffer.alloc(0)
    chunks = []
    if (parts.attachments.length < maxAttachments)
      parts.attachments.push({
        filename: attachment.filename?.slice(0, 255) ?? null,
        contentType: String(attachment.contentType).slice(0, 255),
        size,
        calendar: isCalendar ? bytes.toString('utf8').slice(0, longestCalendar) : null,
      })
    const name = attachment.filename?.slice(0, 255) ?? ''
    const isTold = !isCalendar && !attachment.related && !isKnownPart(attachment.contentType)
    for (const file of isTnef(bytes) ? unpacked(name, bytes) : [{ name, bytes }]) {
      if (parts.documents.length >= maxAttachedResumes) break
      if (!isCalendar && mayBeAttachedResume(file.name, file.bytes, isTnef(bytes)))
        parts.documents.push({ name: file.name, bytes: new Uint8Array(file.bytes), isOpened: true })
      else if (isTold) parts.documents.push({ name: file.name, bytes: new Uint8Array(), isOpened: false })
    }
    attachment.release()
  }
  attachment.content.on('data', (chunk: Buffer) => {
    if (size < longest) chunks.push(chunk)
    size += chunk.length
    // too large for a résumé: discard what was collected
    if (size > longest && !isCalendar) chunks = []
  })
  attachment.content.on('end', end)
  attachment.content.on('error', end)
}

/** The files in a winmail.dat without pictures; itself when there is none. */
function unpacked(name: string, bytes: Uint8Array): { name: string; bytes: Uint8Array }[] {
  const files = filesInTnef(bytes)
  return files.length === 0 ? [{ name, bytes: new Uint8Array() }] : files.filter((file) => !isPicture.test(file.name))
}

/** The message with each header field cut at 16 KB and fields beyond 256 KB left out; most messages are unchanged. */
function withBoundedHead(bytes: Buffer): Buffer {
  const end = endOfHead(bytes)
  const fields: Buffer[] = []
  let isChanged = false
  let total = 0
  for (let offset = 0; offset < end;) {
    let next = nextLine(bytes, offset, end)
    // a line that begins with a blank belongs to the previous field
    while (next < end && (bytes[next] === 0x20 || bytes[next] === 0x09)) next = nextLine(bytes, next, end)
    const isLong = next - offset > longestField
    const field = isLong
      ? Buffer.concat([bytes.subarray(offset, offset + longestField), Buffer.from('\r\n')])
      : bytes.subarray(offset, next)
    total += field.length
    if (isLong || total > longestHead) isChanged = true
    if (total <= longestHead) fields.push(field)
    offset = next
  }
  return isChanged ? Buffer.concat([...fields, bytes.subarray(end)]) : bytes
}

/** Where the empty line that ends the header begins, or the end of the message. */
function endOfHead(bytes: Buffer): number {
  for (let offset = 0; offset < bytes.length; offset = nextLine(bytes, offset, bytes.length))
    if (bytes[offset] === 0x0a || (bytes[offset] === 0x0d && bytes[offset + 1] === 0x0a)) return offset
  return bytes.length
}

function nextLine(bytes: Buffer, offset: number, end: number): number {
  const lineFeed = bytes.indexOf(0x0a, offset)
  return lineFeed < 0 || lineFeed >= end ? end : lineFeed + 1
}
