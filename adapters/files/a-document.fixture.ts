// Documents for tests, built byte by byte: a DOCX with given paragraphs or size, and a PDF with given lines.
import { crc32, deflateRawSync } from 'node:zlib'

/** An archive with these entries; `saidSize` is what they claim to inflate to. */
export function archive(entries: Readonly<Record<string, Uint8Array>>, saidSize?: number): Uint8Array {
  const locals: Buffer[] = []
  const centrals: Buffer[] = []
  let offset = 0
  for (const [name, content] of Object.entries(entries)) {
    const data = deflateRawSync(content)
    const path = Buffer.from(name)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(content), 10)
    common.writeUInt32LE(data.length, 14)
    common.writeUInt32LE(saidSize ?? content.length, 18)
    common.writeUInt16LE(path.length, 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    locals.push(Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), common, path, data]))
    centrals.push(Buffer.concat([Buffer.from([0x50, 0x4b, 1, 2, 20, 0]), common, place, path]))
    offset += locals.at(-1)!.length
  }
  const central = Buffer.concat(centrals)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(locals.length, 8)
  end.writeUInt16LE(locals.length, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(offset, 16)
  return new Uint8Array(Buffer.concat([...locals, central, end]))
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Lines that begin with a dash become list items. */
export function docxOf(lines: readonly string[]): Uint8Array {
  const paragraphs = lines.map((line) => {
    const item = line.startsWith('- ')
    return `<w:p>${item ? '<w:pPr><w:numPr><w:ilvl w:val="0"/></w:numPr></w:pPr>' : ''}<w:r><w:t xml:space="preserve">${escaped(item ? line.slice(2) : line)}</w:t></w:r></w:p>`
  })
  return docxWith({ document: `<w:body>${paragraphs.join('')}</w:body>` })
}

/** A DOCX of these parts (document, header1, footnotes …), each the XML inside its root. */
export function docxWith(parts: Readonly<Record<string, string>>): Uint8Array {
  const entries = Object.entries(parts).map(([name, xml]) => [
    `word/${name}.xml`,
    Buffer.from(`<?xml version="1.0"?><w:document xmlns:w="w" xmlns:mc="mc">${xml}</w:document>`),
  ])
  return archive(Object.fromEntries(entries) as Record<string, Uint8Array>)
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
export const docxBomb = (megabytes: number): Uint8Array => archive({ 'word/document.xml': Buffer.alloc(megabytes * 1024 * 1024, 'a') }, 10)

export const otherArchive = (): Uint8Array => archive({ 'readme.txt': Buffer.from('hello') })

/** Text at a place on an A4 page; y counts up from the bottom. */
export interface PlacedText {
  x: number
  y: number
  text: string
  /** In points; 11 by default. */
  size?: number
}

const inPdf = (text: string) => `(${text.replaceAll(/[()\\]/g, String.raw`\$&`)})`

export function pdfOf(lines: readonly string[]): Uint8Array {
  return pdfOfStreams([`BT /F1 11 Tf 14 TL 50 780 Td\n${lines.map((line) => `${inPdf(line)} Tj T*`).join('\n')}\nET`])
}

/** Pages with text at given places; a string is a page's content as it is. */
export function pdfPlaced(pages: readonly (readonly PlacedText[] | string)[]): Uint8Array {
  const place = ({ x, y, text, size = 11 }: PlacedText) => `BT /F1 ${size} Tf ${x} ${y} Td ${inPdf(text)} Tj ET`
  return pdfOfStreams(pages.map((page) => (typeof page === 'string' ? page : page.map(place).join('\n'))))
}

function pdfOfStreams(streams: readonly string[]): Uint8Array {
  const pageNumber = (index: number) => 4 + index * 2
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${streams.map((_, index) => `${pageNumber(index)} 0 R`).join(' ')}] /Count ${streams.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...streams.flatMap((stream, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${pageNumber(index) + 1} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    ]),
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
