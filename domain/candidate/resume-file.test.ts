// The file's content decides whether it is a resume.
import { expect, test } from 'vitest'
import { resumeKind } from './resume-file.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

/** A ZIP archive of empty, stored entries; `first` is the content of the first one. */
function archive(names: readonly string[], first = ''): Uint8Array {
  const parts: number[] = []
  const table: number[] = []
  const write = (to: number[], value: number, size: number) => {
    for (let i = 0; i < size; i++) to.push((value >>> (8 * i)) & 255)
  }
  for (const [index, name] of names.entries()) {
    const content = index === 0 ? first : ''
    const start = parts.length
    const sizes = (to: number[]) => [content.length, content.length].forEach((size) => write(to, size, 4))
    parts.push(0x50, 0x4b, 3, 4, ...Array<number>(14).fill(0))
    sizes(parts)
    write(parts, name.length, 4)
    parts.push(...bytes(name + content))
    table.push(0x50, 0x4b, 1, 2, ...Array<number>(16).fill(0))
    sizes(table)
    write(table, name.length, 4)
    table.push(...Array<number>(10).fill(0))
    write(table, start, 4)
    table.push(...bytes(name))
  }
  const where = parts.length
  parts.push(...table, 0x50, 0x4b, 5, 6, 0, 0, 0, 0)
  write(parts, names.length, 2)
  write(parts, names.length, 2)
  write(parts, table.length, 4)
  write(parts, where, 4)
  return new Uint8Array([...parts, 0, 0])
}

const odt = archive(['mimetype', 'content.xml'], 'application/vnd.oasis.opendocument.text')

test.each([
  ['PDF', bytes('%PDF-1.7 …'), 'pdf'],
  ['RTF', bytes('{\\rtf1 hello}'), 'rtf'],
  ['DOC', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0]), 'doc'],
  ['DOCX', archive(['[Content_Types].xml', 'word/document.xml']), 'docx'],
  ['ODT', odt, 'odt'],
  ['text', bytes('Ada Example\nEngineer, Zürich\n'), 'txt'],
])('%s is accepted', (_, content, extension) => expect(resumeKind(content)?.extension).toBe(extension))

test.each([
  ['an empty file', new Uint8Array()],
  ['four bytes of an archive', new Uint8Array([0x50, 0x4b, 3, 4, 0])],
  ['an archive of something else', archive(['xl/workbook.xml'])],
  ['an archive whose table is cut off', archive(['word/document.xml']).subarray(0, -30)],
  ['a document with macros', archive(['word/document.xml', 'word/vbaProject.bin'])],
  ['a spreadsheet of OpenDocument', archive(['mimetype'], 'application/vnd.oasis.opendocument.spreadsheet')],
  ['a program', new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 0, 1, 2])],
  ['bytes that are no UTF-8', new Uint8Array([0xff, 0xfe, 0xfd])],
  ['text with control characters', bytes('with a bell \u0007')],
])('%s is refused', (_, content) => expect(resumeKind(content)).toBeNull())

test('reads a table that points outside the file without an error', () => {
  const broken = archive(['word/document.xml'])
  new DataView(broken.buffer).setUint32(broken.length - 6, 0xffff_fff0, true)
  expect(resumeKind(broken)).toBeNull()
  const short = new Uint8Array([0x50, 0x4b, 3, 4, ...Array<number>(18).fill(0)])
  short.set([0x50, 0x4b, 5, 6], 0)
  expect(resumeKind(short)).toBeNull()
})
