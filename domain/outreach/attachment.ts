// Files attached to an email: which are accepted, what they are called, and how much an email may carry.
import { resumeKind } from '../candidate/resume-file.ts'
import type { MailboxKind } from '../ports/mailboxes.ts'
import { text as texts } from './texts/attachment.ts'
import { must } from '../shared/records.ts'

/** By extension; what the file contains decides as well. */
const kinds = {
  pdf: { name: 'PDF', contentType: 'application/pdf' },
  docx: { name: 'Word', contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
  png: { name: 'PNG', contentType: 'image/png' },
  jpg: { name: 'JPEG', contentType: 'image/jpeg' },
  txt: { name: 'text', contentType: 'text/plain; charset=utf-8' },
} as const
type Kind = keyof typeof kinds

const kindOfExtension: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ['pdf', 'pdf'],
  ['docx', 'docx'],
  ['png', 'png'],
  ['jpg', 'jpg'],
  ['jpeg', 'jpg'],
  ['txt', 'txt'],
])

/** For the file dialog of a browser. */
export const attachmentExtensions: readonly string[] = [...kindOfExtension.keys()].map((extension) => `.${extension}`)

/** Of one email. */
export interface AttachmentLimits {
  /** Files; 0 where attachments are switched off. */
  maxFiles: number
  /** Of all files together. */
  bytes: number
}

export const megabyte = 1024 * 1024

/**
 * One request to Microsoft Graph holds about 4 MB, and an email in MIME format travels in base64 within base64: 16 bytes for 9, and the
 * line breaks. Larger files need an upload session, and with it the permission to change the user's mailbox.
 */
const graphBytes = 2 * megabyte

/** The limits of an email that leaves from a mailbox of this kind; null = the installation's own. */
export function limitsOfMailbox(limits: AttachmentLimits, kind: MailboxKind | null): AttachmentLimits {
  return kind === 'graph' ? { ...limits, bytes: Math.min(limits.bytes, graphBytes) } : limits
}

/** '340 KB', '2 MB', '1.4 MB'. */
export function sizeText(bytes: number): string {
  if (bytes < megabyte) return `${Math.max(1, Math.round(bytes / 1024))} KB`
  return `${(Math.round((bytes * 10) / megabyte) / 10).toString()} MB`
}

/** The sentence against an email with files of these sizes; null where it may be sent. */
export function validateAttachments(sizes: readonly number[], limits: AttachmentLimits, kind: MailboxKind | null): string | null {
  if (sizes.length === 0) return null
  if (limits.maxFiles === 0) return texts.switchedOff
  if (sizes.length > limits.maxFiles) return texts.tooMany(limits.maxFiles)
  const allowed = limitsOfMailbox(limits, kind)
  if (sizes.reduce((sum, size) => sum + size, 0) <= allowed.bytes) return null
  const size = sizeText(allowed.bytes)
  return allowed.bytes < limits.bytes ? texts.tooLargeForMicrosoft(size) : texts.tooLargeTogether(size)
}

const longestName = 120
/** Of a name that was sent. */
const longestRead = 1000

/**
 * The name as it is shown and sent: without folders, control characters, characters that change the direction of text or take no room,
 * and what no file system takes; at most 120 characters, with its extension.
 */
export function cleanFileName(name: string): string {
  const plain = must(name.slice(-longestRead).toWellFormed().normalize('NFC').split(/[\\/]/).at(-1))
    .replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '')
    .replaceAll(/[<>:"|?*]/g, '_')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[. ]{1,200}|[. ]{1,200}$/g, '')
  const dot = plain.lastIndexOf('.')
  const [base, extension] = dot <= 0 ? [plain, ''] : [plain.slice(0, dot).trim(), plain.slice(dot, dot + 11)]
  const short = [...base].slice(0, longestName - extension.length).join('')
  return `${short || 'file'}${extension}`
}

const extensionOf = (name: string): string => /\.([^.]{1,10})$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** The sentence against a file before its content is read. */
export function validateFileName(name: string): string | null {
  const clean = cleanFileName(name)
  return kindOfExtension.has(extensionOf(clean)) ? null : texts.unknownType(clean)
}

export interface ReadAttachment {
  name: string
  contentType: string
}

/** What a file is sent as, or the sentence against it: its name and its content must say the same of a kind that is accepted. */
export function readAttachment(name: string, bytes: Uint8Array): ReadAttachment | { problem: string } {
  const clean = cleanFileName(name)
  const kind = kindOfExtension.get(extensionOf(clean))
  if (!kind) return { problem: texts.unknownType(clean) }
  if (bytes.length === 0) return { problem: texts.emptyFile(clean) }
  if (kindOfContent(bytes) !== kind) return { problem: texts.otherContent(clean, kinds[kind].name) }
  return { name: clean, contentType: kinds[kind].contentType }
}

const signatures: readonly [kind: Kind, starts: readonly number[]][] = [
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['jpg', [0xff, 0xd8, 0xff]],
]

function kindOfContent(bytes: Uint8Array): Kind | null {
  for (const [kind, starts] of signatures) if (starts.every((byte, index) => bytes[index] === byte)) return kind
  const extension = resumeKind(bytes)?.extension
  if (extension === 'pdf' || extension === 'docx') return extension
  // a script that a system starts by its first line
  return extension === 'txt' && !(bytes[0] === 0x23 && bytes[1] === 0x21) ? 'txt' : null
}

/** As a draft and an email name it. */
export interface AttachedFile {
  id: string
  name: string
  bytes: number
}
