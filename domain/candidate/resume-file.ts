// Which files are taken as a resume: told by their first bytes, never by their name alone.

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

const zipped: Record<string, string> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
}

/**
 * The kind of a resume file (PDF, RTF, DOC, DOCX, ODT or plain text), or null for anything else. Zip files are told apart by
 * what they hold and their name; text must be UTF-8 without control characters.
 */
export function resumeKind(bytes: Uint8Array, fileName: string): ResumeKind | null {
  if (bytes.length === 0) return null
  for (const { starts, extension, contentType } of kinds)
    if (starts.every((byte, at) => bytes[at] === byte)) return { extension, contentType }
  const extension = fileName.toLowerCase().split('.').at(-1) ?? ''
  if (bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04) {
    const contentType = zipped[extension]
    return contentType ? { extension, contentType } : null
  }
  return isText(bytes) ? { extension: 'txt', contentType: 'text/plain; charset=utf-8' } : null
}

function isText(bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
    return !/[\u0000-\u0008\u000e-\u001f]/.test(text)
  } catch {
    return false
  }
}
