// Which files are accepted as a resume: decided by content, never by name.

export interface ResumeKind {
  extension: string
  contentType: string
}

export const resumeMaximumBytes = 10 * 1024 * 1024

const kinds: { starts: number[]; extension: string; contentType: string }[] = [
  { starts: [0x25, 0x50, 0x44, 0x46, 0x2d], extension: 'pdf', contentType: 'application/pdf' },
  { starts: [0x7b, 0x5c, 0x72, 0x74, 0x66], extension: 'rtf', contentType: 'application/rtf' },
  { starts: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1], extension: 'doc', contentType: 'application/msword' },
]

const docx = { extension: 'docx', contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' }
const odt = { extension: 'odt', contentType: 'application/vnd.oasis.opendocument.text' }

/**
 * The kind of a resume file (PDF, RTF, DOC, DOCX, ODT or plain text), or null for anything else. The file name is ignored:
 * archives are recognized by their parts, and archives with macros are refused. Text must be UTF-8 without control characters.
 */
export function resumeKind(bytes: Uint8Array): ResumeKind | null {
  if (bytes.length === 0) return null
  for (const { starts, extension, contentType } of kinds)
    if (starts.every((byte, index) => bytes[index] === byte)) return { extension, contentType }
  if (bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04) return archiveKind(bytes)
  return isText(bytes) ? { extension: 'txt', contentType: 'text/plain; charset=utf-8' } : null
}

/**
 * ECMA-376 part 2 (DOCX): the main part and no macros. ODF 1.3 part 2, section 3.3 (ODT): the first entry states the type,
 * uncompressed.
 */
function archiveKind(bytes: Uint8Array): ResumeKind | null {
  const type = `mimetype${odt.contentType}`
  if (new TextDecoder('latin1').decode(bytes.subarray(30, 30 + type.length)) === type) return odt
  const names = partsOf(bytes)
  return names.includes('word/document.xml') && !names.some((name) => /vbaproject/i.test(name)) ? docx : null
}

const maxParts = 5000

/** Names in the archive's central directory (APPNOTE 4.3.12); none when it is missing or unreadable. */
function partsOf(bytes: Uint8Array): string[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const lowest = Math.max(0, bytes.length - 22 - 0xffff)
  let end = bytes.length - 22
  while (end >= lowest && view.getUint32(end, true) !== 0x06054b50) end -= 1
  const names: string[] = []
  if (end < lowest) return names
  let position = view.getUint32(end + 16, true)
  while (names.length < maxParts && position + 46 <= bytes.length && view.getUint32(position, true) === 0x02014b50) {
    const length = view.getUint16(position + 28, true)
    names.push(new TextDecoder().decode(bytes.subarray(position + 46, position + 46 + length)))
    position += 46 + length + view.getUint16(position + 30, true) + view.getUint16(position + 32, true)
  }
  return names
}

function isText(bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    // oxlint-disable-next-line no-control-regex -- the rule looks for control characters
    return !/[\u0000-\u0008\u000e-\u001f]/.test(text)
  } catch {
    return false
  }
}
