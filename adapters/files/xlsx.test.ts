// Excel workbooks as people save them, and archives that are none.
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { fileReader } from './file-reader.ts'
import { readXlsx } from './xlsx.ts'

const namespace = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'

/** A workbook with inline texts; numbers with the style 1 are dates. */
function workbook(sheets: Record<string, (string | number)[][]>): Uint8Array {
  const names = Object.keys(sheets)
  const cellXml = (value: string | number, name: string) =>
    typeof value === 'number'
      ? `<c r="${name}" s="1"><v>${value}</v></c>`
      : `<c r="${name}" t="inlineStr"><is><t xml:space="preserve">${value}</t></is></c>`
  const sheetXml = (rows: (string | number)[][]) =>
    `<worksheet ${namespace}><sheetData>${rows
      .map(
        (cells, row) =>
          `<row r="${row + 1}">${cells.map((cell, column) => cellXml(cell, `${'ABCDEFG'[column]}${row + 1}`)).join('')}</row>`,
      )
      .join('')}</sheetData></worksheet>`
  const parts: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"/>`,
    '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="r" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook ${namespace} xmlns:r="${relations}"><sheets>${names.map((name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships">${names.map((_, index) => `<Relationship Id="rId${index + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`).join('')}<Relationship Id="rIdS" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet ${namespace}><cellStyleXfs count="1"><xf numFmtId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" xfId="0"/><xf numFmtId="14" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(names.map((name, index) => [`xl/worksheets/sheet${index + 1}.xml`, sheetXml(sheets[name]!)])),
  }
  return zipSync(
    Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(`<?xml version="1.0" encoding="UTF-8"?>${xml}`)])),
  )
}

test('the sheet with the most rows is read: the header after notes, dates as days, no formula, and lines as rows', async () => {
  const table = await readXlsx(
    workbook({
      Legend: [['Color', 'Meaning']],
      People: [
        ['Export of November'],
        ['Name', 'Email', 'Applied on', 'Skills'],
        ['Łukasz Żak', 'lukasz@home.example', 45_353, 'Go, &#10;SQL'],
        [''],
        ['=HYPERLINK(1)', 'bo@home.example', 45_354, 'Rust'],
      ],
    }),
  )
  expect(table.errors).toEqual([])
  expect(table).toMatchObject({ header: ['Name', 'Email', 'Applied on', 'Skills'], headerLine: 2 })
  expect(table.rows).toEqual([
    { line: 3, cells: ['Łukasz Żak', 'lukasz@home.example', '2024-03-02', 'Go, SQL'] },
    { line: 5, cells: ['=HYPERLINK(1)', 'bo@home.example', '2024-03-03', 'Rust'] },
  ])
})

test.each([
  ['another archive', zipSync({ 'a.txt': strToU8('hello') })],
  ['the start of one', Buffer.from('504b030414000600', 'hex')],
])('%s is refused with a sentence', async (_, bytes) => {
  expect(await readXlsx(bytes)).toMatchObject({
    header: [],
    rows: [],
    errors: [{ line: 1, message: expect.stringContaining('no Excel workbook') }],
  })
})

test('a small archive that inflates to much more is refused, and the next file is read', { timeout: 90_000 }, async () => {
  const rows = `<row r="2">${'<c r="A2" t="inlineStr"><is><t>Ann</t></is></c>'.repeat(20_000)}</row>`.repeat(400)
  const bomb = zipSync(
    {
      ...Object.fromEntries(['xl/workbook.xml', 'xl/_rels/workbook.xml.rels', 'xl/styles.xml'].map((name) => [name, strToU8('<a/>')])),
      'xl/worksheets/sheet1.xml': strToU8(`<worksheet ${namespace}><sheetData>${rows}</sheetData></worksheet>`),
    },
    { level: 9 },
  )
  expect(bomb.byteLength).toBeLessThan(4_000_000)
  const table = await fileReader.readCsv(bomb, 'w')
  expect([table.rowCount, table.errorCount]).toEqual([0, 1])
  expect((await fileReader.readCsv(strToU8('Name,Email\nAnn,a@home.example\n'), 'w')).rowCount).toBe(1)
})
