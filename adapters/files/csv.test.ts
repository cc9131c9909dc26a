// Every encoding and separator, and broken files that lose only one row each.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCsv } from './csv.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const utf16 = (text: string, bigEndian: boolean, mark: boolean) => {
  const bytes = Buffer.from((mark ? '\ufeff' : '') + text, 'utf16le')
  return bigEndian ? bytes.swap16() : bytes
}
const people = 'Name,Company\r\nJörg Müller,Nordwind\r\n"Doe, Jo","said ""hi"""\r\n'
const rows = [
  { line: 2, cells: ['Jörg Müller', 'Nordwind'] },
  { line: 3, cells: ['Doe, Jo', 'said "hi"'] },
]

test.each<[string, Uint8Array, string]>([
  ['UTF-8', utf8(people), 'utf-8'],
  ['UTF-8 with a mark', utf8('\ufeff' + people), 'utf-8'],
  ['UTF-16 LE with a mark', utf16(people, false, true), 'utf-16le'],
  ['UTF-16 BE with a mark', utf16(people, true, true), 'utf-16be'],
  ['UTF-16 LE', utf16(people, false, false), 'utf-16le'],
  ['UTF-16 BE', utf16(people, true, false), 'utf-16be'],
  ['Latin-1', Buffer.from(people, 'latin1'), 'windows-1252'],
])('%s', (_name, bytes, encoding) => {
  expect(readCsv(bytes)).toEqual({ header: ['Name', 'Company'], rows, errors: [], encoding })
})

test.each([[';'], ['\t'], ['|'], [',']])('separated by %j', (sign) => {
  const text = ['Name', 'Company', 'Notes'].join(sign) + '\n' + ['Jo', 'A', 'x: y; z'].map((cell) => `"${cell}"`).join(sign) + '\n'
  expect(readCsv(utf8(text)).rows).toEqual([{ line: 2, cells: ['Jo', 'A', 'x: y; z'] }])
})

test('line breaks in cells count as lines of the file', () => {
  const table = readCsv(utf8('Name,Notes\n"Jo","one\ntwo\n\nfour"\n\nMia,x\n'))
  expect(table.rows).toEqual([
    { line: 2, cells: ['Jo', 'one\ntwo\n\nfour'] },
    { line: 7, cells: ['Mia', 'x'] },
  ])
})

test('a broken quote loses its row', () => {
  const table = readCsv(utf8('Name,Notes\nJo,fine\nMia,"open\nPat,fine\nLee,bad"quote\nSam,"two\nlines"\nKim,fine\n'))
  expect(table.rows.map(({ line, cells }) => [line, cells[0]])).toEqual([
    [2, 'Jo'],
    [4, 'Pat'],
    [6, 'Sam'],
    [8, 'Kim'],
  ])
  expect(table.rows[2]?.cells[1]).toBe('two\nlines')
  expect(table.errors.map(({ line }) => line)).toEqual([3, 5])
})

test('fills short rows, reports long ones, and skips empty ones', () => {
  const table = readCsv(utf8('A,B,C\n1\n1,2,3,4\n1,2,3,,\n,,\n\n'))
  expect(table.rows).toEqual([
    { line: 2, cells: ['1', '', ''] },
    { line: 4, cells: ['1', '2', '3'] },
  ])
  expect(table.errors).toEqual([{ line: 3, message: 'The row has 4 cells, the header 3.' }])
})

test.each([
  ['nothing', ''],
  ['blanks', ' \n \n'],
  ['zero bytes', '\0\0\0'],
  ['one quote', '"'],
])("%s is no table and doesn't crash", (_what, text) => {
  expect(readCsv(Buffer.from(text, 'latin1')).rows).toEqual([])
})

test('reads any bytes without crashing', () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => Array.isArray(readCsv(bytes).rows)))
  const piece = fc.constantFrom('a', '"', ',', '\n', '\r\n', '""', ';', ' ', 'é')
  fc.assert(fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => Array.isArray(readCsv(utf8('A,B\n' + pieces.join(''))).rows)))
})

test.each([
  ['Latin-1', 'latin1', false],
  ['broken quotes', 'utf8', true],
] as const)('100,000 rows: %s', (_what, encoding, broken) => {
  const lines = ['Name,LinkedIn,Title,Company,Location,Email']
  for (let index = 0; index < 100_000; index++) {
    const title = broken && index % 100 === 50 ? '"open' : index % 3 === 0 ? '"Engineer, senior"' : 'Café manager'
    lines.push(
      `Person ${index},https://www.linkedin.com/in/p${index},${title},Company ${index % 997},"Austin, Texas",p${index}@mail.example`,
    )
  }
  const bytes = Buffer.from(lines.join('\n'), encoding)
  const table = readCsv(bytes)
  expect(table.rows.length + table.errors.length).toBe(100_000)
  expect(table.errors.length).toBe(broken ? 1000 : 0)
})
