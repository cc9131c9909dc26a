// Resume files are told by their bytes.
import { expect, test } from 'vitest'
import { resumeKind } from './resume-file.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

test.each([
  ['cv.pdf', bytes('%PDF-1.7 …'), 'pdf'],
  ['cv.exe', bytes('%PDF-1.7 …'), 'pdf'],
  ['cv.rtf', bytes('{\\rtf1 hello}'), 'rtf'],
  ['cv.doc', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0]), 'doc'],
  ['cv.docx', new Uint8Array([0x50, 0x4b, 3, 4, 0]), 'docx'],
  ['cv.odt', new Uint8Array([0x50, 0x4b, 3, 4, 0]), 'odt'],
  ['cv.txt', bytes('Ada Example\nEngineer, Zürich\n'), 'txt'],
])('%s is taken', (name, content, extension) => expect(resumeKind(content, name)?.extension).toBe(extension))

test.each([
  ['cv.pdf', new Uint8Array()],
  ['cv.zip', new Uint8Array([0x50, 0x4b, 3, 4, 0])],
  ['cv.pdf', new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 0, 1, 2])],
  ['cv.txt', new Uint8Array([0xff, 0xfe, 0xfd])],
  ['cv.txt', bytes('with a bell \u0007')],
])('%s is not', (name, content) => expect(resumeKind(content, name)).toBeNull())
