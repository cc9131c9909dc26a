// Extracts text from documents of every kind, and gives a reason for broken, hostile, and unsupported ones.
import { describe, expect, test } from 'vitest'
import { docxBomb, docxOf, docxStreamed, otherArchive, pdfOf } from './a-document.fixture.ts'
import { readDocument } from './document.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const lines = ['Backend Engineer', 'Requirements', '- Python & Go', '- 5 years of experience']

test('plain text in any encoding', async () => {
  expect(await readDocument(bytes('Zoë 🎉\r\nعربى'))).toEqual({ text: 'Zoë 🎉\nعربى' })
  expect(await readDocument(new Uint8Array(Buffer.from('\ufeffBüro', 'utf16le')))).toEqual({ text: 'Büro' })
})

test('a DOCX: paragraphs as lines, list items with a dash', async () => {
  expect(await readDocument(docxOf([...lines, '🎉 مرحبا']))).toEqual({ text: [...lines, '🎉 مرحبا'].join('\n') })
})

test('a DOCX whose sizes follow the data, behind other parts', async () => {
  expect(await readDocument(docxStreamed(lines))).toEqual({ text: lines.join('\n') })
})

test('a PDF line by line', async () => {
  const result = await readDocument(pdfOf(lines))
  expect('text' in result && result.text.split('\n').map((line) => line.trim())).toEqual(lines)
})

describe('unsupported or empty content', () => {
  test.each<[string, () => Uint8Array, string]>([
    ['nothing', () => new Uint8Array(), 'no_text'],
    ['blank text', () => bytes(' \n\t '), 'no_text'],
    ['an empty DOCX', () => docxOf([]), 'no_text'],
    ['a PDF without text, as a scan is', () => pdfOf([]), 'no_text'],
    ['an archive that is no DOCX', otherArchive, 'unsupported'],
    ['a picture', () => new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 1, 2, 3, 4, 5, 6, 7]), 'unsupported'],
    ['an older Word file', () => new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), 'unsupported'],
    ['a PDF cut off', () => pdfOf(lines).subarray(0, 60), 'broken'],
    ['a DOCX cut off', () => docxOf(lines).subarray(0, 80), 'broken'],
    ['an encrypted archive', () => docxOf(lines).map((byte, index) => (index === 6 ? byte | 1 : byte)), 'protected'],
    ['noise that calls itself PDF', () => bytes(`%PDF-1.7${'\u0001x'.repeat(2000)}`), 'broken'],
    ['an archive that inflates to 200 MB', () => docxBomb(200), 'too_large'],
  ])('%s', async (_, make, problem) => expect(await readDocument(make())).toEqual({ problem }))
})
