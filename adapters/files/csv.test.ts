// Every encoding and separator, and broken files that lose only one row each.
import fc from 'fast-check'
import iconv from 'iconv-lite'
import { describe, expect, test } from 'vitest'
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
  expect(readCsv(bytes)).toMatchObject({ header: ['Name', 'Company'], rows, errors: [], encoding, isEncodingSure: true, headerLine: 1 })
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

test('fills short rows, cuts long ones, and skips empty ones', () => {
  const table = readCsv(utf8('A,B,C\n1\n1,2,3,4\n1,2,3,,\n,,\n\n'))
  expect(table.rows).toEqual([
    { line: 2, cells: ['1', '', ''] },
    { line: 3, cells: ['1', '2', '3'] },
    { line: 4, cells: ['1', '2', '3'] },
  ])
  expect(table.errors).toEqual([])
  expect(table.warnings).toEqual([{ line: 3, message: 'The row has 4 cells, the header 3. The cells beyond it were left out.' }])
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

describe('the header', () => {
  const headerOf = (text: string) => {
    const { header, headerLine, rows: read, errors } = readCsv(utf8(text))
    return { header, headerLine, rows: read.length, errors: errors.length }
  }
  const notes = 'Notes:\n"Some addresses, members say, are missing. See https://www.linkedin.com/help/"\n\n'
  test.each([
    ['after notes', `${notes}First Name,Last Name,URL,Email Address\nAnn,Lee,,a@home.example\n`, 4, 4],
    ['after a title and a date', 'Export of Harbor\n2026-11-28\nName;E-Mail\nAnn;a@home.example\n', 3, 2],
    ['with unknown titles after notes', 'All our friends\n\nWie;Wo;Was\na;b;c\nd;e;f\n', 3, 3],
    ['first, though a row has a known word', 'Colour,Size\nTitle,1\nred,2\n', 1, 2],
    ['of one column', 'Email\na@home.example\nb@home.example\n', 1, 1],
    ['with other separators in its notes', '"a;b;c;d;e;f;g"\nName\tEmail\tCompany\nAnn\ta@home.example\tX\n', 2, 3],
  ])('%s', (_, text, line, width) => {
    const { header, headerLine } = headerOf(text)
    expect([headerLine, header.length]).toEqual([line, width])
  })

  test('is bounded before the rows are read', () => {
    const wide = (columns: number) =>
      headerOf(`${Array.from({ length: columns }, (_, index) => `c${index}`).join(',')}\n${','.repeat(columns)}\n`)
    expect(wide(200)).toMatchObject({ errors: 0 })
    expect(wide(200).header).toHaveLength(200)
    expect(wide(201)).toMatchObject({ header: [], rows: 0, errors: 1 })
    const start = performance.now()
    expect(headerOf(`Name${','.repeat(12_000_000)}\n`)).toMatchObject({ header: [], errors: 1 })
    expect(headerOf(`Name,Email\nAnn,a@home.example\nWide${','.repeat(12_000_000)}\nBo,b@home.example\n`)).toMatchObject({
      rows: 3,
      errors: 0,
    })
    expect(headerOf(`Name,Email\n${`Wide${','.repeat(60_000)}\n`.repeat(50)}Bo,b@home.example\n`)).toMatchObject({ rows: 51, errors: 0 })
    expect(performance.now() - start).toBeLessThan(10_000)
  })
})

test('a guard against formulas is taken off, and other apostrophes stay', () => {
  expect(readCsv(utf8(`Name,Title,Company\n"'=HYPERLINK(1)",'+Lead,'t Hooft\n`)).rows[0]?.cells).toEqual([
    '=HYPERLINK(1)',
    '+Lead',
    "'t Hooft",
  ])
})

describe('encodings', () => {
  const encoded = (text: string, encoding: string) =>
    readCsv(
      iconv.encode(
        `Name,Email\n${text
          .split(' ')
          .map((name) => `${name},x@home.example`)
          .join('\n')}\n`,
        encoding,
      ),
    )
  test.each([
    ['windows-1252', 'Jürgen Groß José Núñez María'],
    ['windows-1252', 'Søren'],
    ['windows-1250', 'Łukasz Wiśniewski'],
    ['windows-1250', 'Jiří Dvořák'],
    ['iso-8859-2', 'Łukasz Wiśniewski Żaneta Śliwa'],
    ['windows-1251', 'Иван Петров'],
    ['koi8-r', 'Иван Петров'],
    ['cp866', 'Иван Петров'],
    ['windows-1253', 'Γιώργος Παπαδόπουλος'],
    ['windows-1254', 'Ayşe Yılmaz İpek'],
    ['windows-1255', 'דנה לוי'],
    ['windows-1256', 'أحمد علي'],
    ['windows-1257', 'Žydrūnas Šarūnas'],
    ['windows-874', 'สมชาย ใจดี'],
    ['shift_jis', '太郎 山田 花子'],
    ['euc-jp', '太郎 山田 花子'],
    ['gb18030', '小明 王 伟'],
    ['big5', '小明 志偉 陳'],
    ['euc-kr', '민수 김 지훈'],
    ['cp850', 'José Müller René'],
    ['cp852', 'Łukasz Wiśniewski'],
    ['macintosh', 'José Müller René'],
  ])('%s: %s is read rightly, or among the choices', (encoding, text) => {
    const table = encoded(text, encoding)
    const names = text.split(' ')
    if (table.isEncodingSure) expect(table.rows.map(({ cells }) => cells[0])).toEqual(names)
    else {
      expect(table.encodings.map(({ sample }) => sample)).toContain(names.slice(0, 4).join(', '))
      const chosen = table.encodings.find(({ sample }) => sample === names.slice(0, 4).join(', '))!
      const again = readCsv(iconv.encode(`Name\n${names.join('\n')}\n`, encoding), chosen.encoding)
      expect(again).toMatchObject({ isEncodingSure: true, encoding: chosen.encoding })
      expect(again.rows.map(({ cells }) => cells[0])).toEqual(names)
    }
  })

  test('JIS, which looks like ASCII', () => {
    const jis = Buffer.concat([
      Buffer.from('Name\n'),
      Buffer.from([0x1b, 0x24, 0x42, 0x3b, 0x33, 0x45, 0x44, 0x1b, 0x28, 0x42]),
      Buffer.from('\n'),
    ])
    expect(readCsv(jis).rows[0]?.cells).toEqual(['山田'])
  })
})
