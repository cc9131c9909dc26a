// The text of documents as people lay them out: whole, once, and in reading order.
import { expect, test } from 'vitest'
import { docxWith, pdfPlaced, type PlacedText } from './a-document.fixture.ts'
import { readDocument } from './document.ts'

async function textOf(bytes: Uint8Array): Promise<string[]> {
  const result = await readDocument(bytes)
  if ('problem' in result) throw new Error(result.problem)
  return result.text.split('\n').filter((line) => line.trim() !== '')
}

/** Lines from the top of a column. */
const column = (x: number, top: number, lines: readonly string[], pitch = 15): PlacedText[] =>
  lines.map((text, index) => ({ x, y: top - index * pitch, text }))

const jobs = [
  'Senior Data Engineer',
  'Northquay Systems',
  'March 2021 - Present',
  'Built pipelines for forty plants across the country.',
  'Data Engineer',
  'Halden Works',
  'June 2017 - February 2021',
  'Moved two hundred reports to one warehouse.',
]
const skills = ['SKILLS', 'Go', 'Java', 'SQL', 'AWS', 'Rust', 'TOOLS', 'Git', 'Jira']

test.each([
  ['left of', 40, 200],
  ['right of', 450, 60],
])('a sidebar of short words %s the jobs', async (_, side, main) => {
  const name = { x: main, y: 790, text: 'Marta Ilves', size: 24 }
  expect(await textOf(pdfPlaced([[name, ...column(side, 788, skills, 19), ...column(main, 760, jobs)]]))).toEqual([
    'Marta Ilves',
    ...jobs,
    ...skills,
  ])
})

test('sidebars on both sides, with an address that reaches over the gutter', async () => {
  const contact = ['CONTACT', 'marta.ilves@long-mail.example', 'Oslo', ...skills]
  const languages = ['LANGUAGES', 'English', 'Norwegian', 'Polish', 'German']
  const page = [
    { x: 200, y: 800, text: 'Marta Ilves', size: 24 },
    ...column(30, 760, contact, 17),
    ...column(160, 761, jobs),
    ...column(470, 757, languages, 19),
  ]
  expect(await textOf(pdfPlaced([page]))).toEqual(['Marta Ilves', ...jobs, ...contact, ...languages])
})

test('a table of dates stays a table, and a date that wraps is one date', async () => {
  const page = [
    { x: 50, y: 800, text: 'Work Experience' },
    ...column(50, 780, ['09/2021 -', 'today'], 12),
    ...column(120, 780, ['Accountant', 'Northquay Systems, Oslo', 'Annual reports of three companies']),
    ...column(50, 720, ['04/2015 -', '08/2021'], 12),
    ...column(120, 720, ['Bookkeeper', 'Halden Works, Bergen', 'Invoices and payroll']),
  ]
  expect(await textOf(pdfPlaced([page]))).toEqual([
    'Work Experience',
    '09/2021 - today\tAccountant',
    'Northquay Systems, Oslo',
    'Annual reports of three companies',
    '04/2015 - 08/2021\tBookkeeper',
    'Halden Works, Bergen',
    'Invoices and payroll',
  ])
})

test('dates and places at the right margin belong to their lines', async () => {
  const jobLines = ['Data Analyst', 'Northquay Systems', '- Dashboards', 'Research Assistant', 'Halden College', '- Surveys']
  const right = ['June 2022 - Present', 'Columbus, OH', '', 'Aug 2020 - May 2022', 'Lawton, OH', '']
  const page = [...column(50, 780, jobLines), ...column(450, 780, right)]
  expect(await textOf(pdfPlaced([page]))).toEqual(jobLines.map((line, index) => (right[index] ? `${line}\t${right[index]}` : line)))
})

test('columns go on over pages; headers are read once and page numbers never', async () => {
  const furniture = (page: number) => [
    { x: 200, y: 825, text: 'Marta Ilves, marta@ilves.example', size: 9 },
    { x: 280, y: 20, text: `Page ${page} of 2`, size: 9 },
  ]
  const pages = [
    [...furniture(1), ...column(40, 760, skills, 23), ...column(220, 760, jobs.slice(0, 5), 30)],
    [...furniture(2), ...column(220, 780, jobs.slice(5), 30)],
  ]
  expect(await textOf(pdfPlaced(pages))).toEqual(['Marta Ilves, marta@ilves.example', ...skills, ...jobs])
})

test('words printed twice for bold type are there once, and spaced letters are words', async () => {
  const page = [
    { x: 50, y: 780, text: 'P R O F I L E' },
    { x: 50, y: 760, text: 'Quiet hands.' },
    { x: 50.4, y: 760, text: 'Quiet hands.' },
  ]
  expect(await textOf(pdfPlaced([page]))).toEqual(['PROFILE', 'Quiet hands.'])
})

test('what could not be read is named with its page', async () => {
  const result = await readDocument(pdfPlaced([column(50, 780, jobs), '0 0 200 200 re f', column(50, 780, skills)]))
  expect(result).toMatchObject({ unread: [{ page: 2, reason: 'no_text' }] })
})

const p = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`
const cell = (...lines: string[]) => `<w:tc>${lines.map(p).join('')}</w:tc>`
const box = (...lines: string[]) => `<w:txbxContent>${lines.map(p).join('')}</w:txbxContent>`
const boxed = (...lines: string[]) =>
  `<w:p><w:r><mc:AlternateContent><mc:Choice>${box(...lines)}</mc:Choice><mc:Fallback>${box(...lines)}</mc:Fallback></mc:AlternateContent></w:r></w:p>`

test('a DOCX: page header first, footnotes last, what both repeat once', async () => {
  const parts = {
    document: `<w:body>${p('WORK')}${p('Nurse')}</w:body>`,
    header1: p('Marta Ilves') + p('marta@ilves.example'),
    header2: p('Marta Ilves'),
    footer1: p('Page 1 of 2'),
    footnotes: `<w:footnote w:type="separator">${p('-')}</w:footnote><w:footnote>${p('A note')}</w:footnote>`,
  }
  expect(await textOf(docxWith(parts))).toEqual(['Marta Ilves', 'marta@ilves.example', 'WORK', 'Nurse', 'A note'])
})

test('a DOCX: text boxes once, beside the text and not within a job', async () => {
  const sidebar = ['SKILLS', 'Triage', 'Wound care', 'First aid']
  const document = `<w:body>${boxed('Marta Ilves', 'Nurse')}${p('WORK')}${p('Head Nurse')}${boxed(...sidebar)}${p('Halden Clinic')}${p('2019 - 2021')}${p('Forty beds on two floors, and the training of new nurses.')}</w:body>`
  expect(await textOf(docxWith({ document }))).toEqual([
    'Marta Ilves',
    'Nurse',
    'WORK',
    'Head Nurse',
    'Halden Clinic',
    '2019 - 2021',
    'Forty beds on two floors, and the training of new nurses.',
    ...sidebar,
  ])
})

test('a DOCX: dates beside jobs in a table; cells that are columns follow each other', async () => {
  const row = (...cells: string[]) => `<w:tr>${cells.join('')}</w:tr>`
  const dates = `<w:tbl>${row(cell('2019 -', 'today'), cell('Head Nurse', 'Halden Clinic', 'Forty beds'))}</w:tbl>`
  const columns = `<w:tbl>${row(cell('SKILLS', 'Triage', 'First aid'), cell('WORK', 'Nurse', 'Halden Clinic', '2012 - 2019'))}</w:tbl>`
  expect(await textOf(docxWith({ document: `<w:body>${dates}${columns}</w:body>` }))).toEqual([
    '2019 - today\tHead Nurse',
    'Halden Clinic',
    'Forty beds',
    'SKILLS',
    'Triage',
    'First aid',
    'WORK',
    'Nurse',
    'Halden Clinic',
    '2012 - 2019',
  ])
})

test('a DOCX: without deleted text, hidden text, and placeholders', async () => {
  const document = `<w:body><w:p><w:r><w:t>Nurse</w:t></w:r><w:del><w:r><w:delText>Cook</w:delText></w:r></w:del><w:r><w:rPr><w:vanish/></w:rPr><w:t>Astronaut</w:t></w:r></w:p><w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent>${p('Click to enter text')}</w:sdtContent></w:sdt></w:body>`
  expect(await textOf(docxWith({ document }))).toEqual(['Nurse'])
})

test('a DOCX that breaks off says so', async () => {
  const document = `<w:body>${p('Nurse')}</w:body></w:broken>`
  expect(await readDocument(docxWith({ document }))).toMatchObject({ text: 'Nurse', unread: [{ page: null, reason: 'broken' }] })
})
