// Documents for tests, built byte by byte: a DOCX with given paragraphs or size, and a PDF with given lines.
import { crc32, deflateRawSync } from 'node:zlib'

/** An archive with one entry. */
function archive(name: string, content: Uint8Array, saidSize = content.length): Uint8Array {
  const data = deflateRawSync(content)
  const path = Buffer.from(name)
  const common = Buffer.alloc(26)
  common.writeUInt16LE(20, 0)
  common.writeUInt16LE(8, 4)
  common.writeUInt32LE(crc32(content), 10)
  common.writeUInt32LE(data.length, 14)
  common.writeUInt32LE(saidSize, 18)
  common.writeUInt16LE(path.length, 22)
  const local = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), common, path, data])
  const central = Buffer.concat([Buffer.from([0x50, 0x4b, 1, 2, 20, 0]), common, Buffer.alloc(14), path])
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(local.length, 16)
  return new Uint8Array(Buffer.concat([local, central, end]))
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Lines that begin with a dash become list items. */
export function docxOf(lines: readonly string[]): Uint8Array {
  const paragraphs = lines.map((line) => {
    const item = line.startsWith('- ')
    return `<w:p>${item ? '<w:pPr><w:numPr><w:ilvl w:val="0"/></w:numPr></w:pPr>' : ''}<w:r><w:t xml:space="preserve">${escaped(item ? line.slice(2) : line)}</w:t></w:r></w:p>`
  })
  return archive('word/document.xml', Buffer.from(`<?xml version="1.0"?><w:document><w:body>${paragraphs.join('')}</w:body></w:document>`))
}

/** The same as a streaming program writes it: sizes follow the data, and the document's other parts are included. */
export function docxStreamed(lines: readonly string[]): Uint8Array {
  const body = lines.map((line) => `<w:p><w:r><w:t>${escaped(line)}</w:t></w:r></w:p>`).join('')
  const entries = [
    ['[Content_Types].xml', '<Types/>'],
    ['word/media/picture.bin', 'PK\x03\x04'.repeat(5000)],
    ['word/document.xml', `<w:document><w:body>${body}</w:body></w:document>`],
    ['docProps/app.xml', '<Properties/>'],
  ].map(([name, content]) => streamedEntry(name!, Buffer.from(content!, 'utf8')))
  return new Uint8Array(Buffer.concat(entries))
}

function streamedEntry(name: string, content: Buffer): Buffer {
  const data = deflateRawSync(content)
  const path = Buffer.from(name)
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04034b50, 0)
  local.writeUInt16LE(20, 4)
  local.writeUInt16LE(8, 6)
  local.writeUInt16LE(8, 8)
  local.writeUInt16LE(path.length, 26)
  const after = Buffer.alloc(16)
  after.writeUInt32LE(0x08074b50, 0)
  after.writeUInt32LE(crc32(content), 4)
  after.writeUInt32LE(data.length, 8)
  after.writeUInt32LE(content.length, 12)
  return Buffer.concat([local, path, data, after])
}

/** A small file that claims to be small and inflates to this many megabytes. */
export const docxBomb = (megabytes: number): Uint8Array => archive('word/document.xml', Buffer.alloc(megabytes * 1024 * 1024, 'a'), 10)

export const otherArchive = (): Uint8Array => archive('readme.txt', Buffer.from('hello'))

export function pdfOf(lines: readonly string[]): Uint8Array {
  const textLines = lines.map((line) => `(${line.replaceAll(/[()\\]/g, String.raw`\$&`)}) Tj T*`).join('\n')
  const stream = `BT /F1 11 Tf 14 TL 50 780 Td\n${textLines}\nET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let file = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = file.length
  const rows = places.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`
  return new Uint8Array(Buffer.from(file, 'latin1'))
}
