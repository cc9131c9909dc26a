// Which files an email may carry, by name and by content, and what they are called.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanFileName, limitsOfMailbox, megabyte, readAttachment, sizeText, validateAttachments, validateFileName } from './attachment.ts'

const bytes = (...parts: (string | number[])[]) => new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part))))
const pdf = bytes('%PDF-1.4\n1 0 obj\n')
const png = bytes([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])
const jpeg = bytes([0xff, 0xd8, 0xff, 0xe0, 0, 16], 'JFIF')
const zip = bytes('PK', [3, 4], 'anything at all')
const exe = bytes('MZ', [0x90, 0, 3, 0, 0, 0])
const elf = bytes([0x7f], 'ELF', [2, 1, 1, 0])

/** An archive whose own table lists these parts. */
function archive(...names: string[]): Uint8Array {
  const table = names.map((name) => {
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(name.length, 28)
    return Buffer.concat([entry, Buffer.from(name)])
  })
  const start = Buffer.from([0x50, 0x4b, 3, 4])
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt32LE(start.length, 16)
  return new Uint8Array(Buffer.concat([start, ...table, end]))
}
const docx = archive('[Content_Types].xml', 'word/document.xml')
const macros = archive('word/document.xml', 'word/vbaProject.bin')

test.each([
  ['Offer.PDF', pdf, 'application/pdf'],
  ['brief.docx', docx, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['map.png', png, 'image/png'],
  ['team.jpg', jpeg, 'image/jpeg'],
  ['team.jpeg', jpeg, 'image/jpeg'],
  ['notes.txt', bytes('Grüße\n'), 'text/plain; charset=utf-8'],
])('%s is accepted', (name, content, contentType) => {
  expect(readAttachment(name, content)).toEqual({ name, contentType })
})

test.each([
  ['setup.exe', exe],
  ['setup.exe', pdf],
  ['tool.js', bytes('alert(1)')],
  ['page.html', bytes('<script>')],
  ['icon.svg', bytes('<svg/>')],
  ['all.zip', zip],
  ['all.tar.gz', bytes([0x1f, 0x8b])],
  ['old.doc', bytes([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])],
  ['letter.docm', macros],
  ['offer.pdf.exe', pdf],
  ['offer.pdf\u202efdp.exe', pdf],
  ['offer', pdf],
  ['.pdf', pdf],
  ['', pdf],
])('%j is refused by its name', (name, content) => {
  expect(readAttachment(name, content)).toHaveProperty('problem', expect.stringContaining('can’t be attached'))
  expect(validateFileName(name)).toContain('can’t be attached')
})

test.each([
  ['a program', 'offer.pdf', exe],
  ['a Linux program', 'offer.txt', elf],
  ['an archive', 'brief.docx', zip],
  ['an archive of other parts', 'brief.docx', archive('xl/workbook.xml')],
  ['a document with macros', 'brief.docx', macros],
  ['a PDF', 'picture.png', pdf],
  ['a picture', 'offer.pdf', png],
  ['a script', 'notes.txt', bytes('#!/bin/sh\nrm -rf /\n')],
  ['UTF-16', 'notes.txt', bytes([0xff, 0xfe, 0x41, 0])],
])('%s is refused where it is called something else', (_what, name, content) => {
  expect(readAttachment(name, content)).toHaveProperty('problem', expect.stringContaining('whatever its name says'))
  expect(validateFileName(name)).toBeNull()
})

test('an empty file is refused', () => {
  expect(readAttachment('notes.txt', new Uint8Array())).toEqual({ problem: '“notes.txt” is empty.' })
})

test.each([
  ['C:\\Users\\dana\\Offer letter.pdf', 'Offer letter.pdf'],
  ['../../etc/passwd.txt', 'passwd.txt'],
  ['a\r\nBcc: x@y.example.txt', 'aBcc_ x@y.example.txt'],
  ['invoice\u202efdp.exe', 'invoicefdp.exe'],
  ['zero\u200bwidth\ufeff.pdf', 'zerowidth.pdf'],
  ['  spaced   out .pdf', 'spaced out.pdf'],
  ['...hidden.pdf', 'hidden.pdf'],
  ['quote".pdf', 'quote_.pdf'],
  ['\ud800broken.pdf', '�broken.pdf'],
  ['Lebenslauf für Jörg 📄.pdf', 'Lebenslauf für Jörg 📄.pdf'],
  ['', 'file'],
  ['///', 'file'],
])('%j is called %j', (name, clean) => {
  expect(cleanFileName(name)).toBe(clean)
})

test('a long name keeps its extension', () => {
  const clean = cleanFileName(`${'long '.repeat(100)}.pdf`)
  expect(clean.length).toBeLessThanOrEqual(120)
  expect(clean).toMatch(/\.pdf$/)
})

test('any name becomes one line without signs that break a header or a path, and stays as it is the second time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (name) => {
      const clean = cleanFileName(name)
      return clean !== '' && [...clean].length <= 120 && !/[\p{Cc}\p{Cf}\\/<>:"|?*]/u.test(clean) && clean === clean.trim()
    }),
  )
})

const limits = { maxFiles: 5, bytes: 5 * megabyte }

test.each([
  ['nothing', [], null, null],
  ['five files', [1, 1, 1, 1, 1], null, null],
  ['six files', [1, 1, 1, 1, 1, 1], null, 'Attach 5 files at most.'],
  ['as much as fits', [5 * megabyte], 'smtp', null],
  ['too much together', [3 * megabyte, 2 * megabyte + 1], 'gmail', 'Attachments can have 5 MB together at most.'],
  [
    'too much for Microsoft',
    [2 * megabyte + 1],
    'graph',
    'This email is sent from a Microsoft mailbox, which takes attachments of 2 MB together at most.',
  ],
] as const)('%s', (_what, sizes, kind, sentence) => {
  expect(validateAttachments(sizes, limits, kind)).toBe(sentence)
})

test('none at all where they are switched off', () => {
  expect(validateAttachments([1], { ...limits, maxFiles: 0 }, null)).toBe('Attachments are switched off on this installation.')
  expect(validateAttachments([1, 1], { ...limits, maxFiles: 1 }, null)).toBe('Attach one file only.')
})

test('a limit below that of a mailbox stays', () => {
  expect(limitsOfMailbox({ maxFiles: 5, bytes: megabyte }, 'graph').bytes).toBe(megabyte)
  expect(validateAttachments([megabyte + 1], { maxFiles: 5, bytes: megabyte }, 'graph')).toBe('Attachments can have 1 MB together at most.')
})

test.each([
  [1, '1 KB'],
  [340 * 1024, '340 KB'],
  [megabyte, '1 MB'],
  [1.44 * megabyte, '1.4 MB'],
  [5 * megabyte, '5 MB'],
])('%d bytes', (size, text) => {
  expect(sizeText(size)).toBe(text)
})
