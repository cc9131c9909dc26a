// Importing people: another column mapping is checked again before the import, and a file is imported once.
import { screen, waitFor, within } from '@testing-library/react'
import { strToU8, zipSync } from 'fflate'
import { expect, test, vi } from 'vitest'
import type { WireImport } from '@fairlead/contract/v2/talent/import'
import { answer, expectClosed, holdBack, openDialog, refuse, sent } from '../../../testing/open-dialog.tsx'
import { ImportDialog } from './ImportDialog.tsx'

const call = 'POST v2/talent/import'
const file = () => new File(['Name,Mail\nAda Lovelace,ada@home.example\n'], 'people.csv', { type: 'text/csv' })

const checked = (change: Partial<WireImport> = {}): WireImport => ({
  import_id: null,
  file_name: 'people.csv',
  state: 'checked',
  why: null,
  encoding: 'UTF-8',
  system: '',
  remembered: false,
  columns: [
    { title: 'Name', samples: ['Ada Lovelace'], field: 'full_name' },
    { title: 'Mail', samples: ['ada@home.example'], field: 'ignore' },
  ],
  rows: 1,
  rows_done: 0,
  added: 0,
  merged: 0,
  unchanged: 0,
  errors: [{ line: 2, message: 'No email address and no LinkedIn profile.' }],
  error_count: 1,
  preview: [],
  encoding_sure: true,
  encodings: [],
  header_line: 1,
  warnings: [],
  warning_count: 0,
  doubtful_greetings: [],
  doubtful_greeting_count: 0,
  dry_run: true,
  finished_at: null,
  removed: 0,
  restored: 0,
  kept: [],
  kept_count: 0,
  ...change,
})
const good = checked({ added: 1, errors: [], error_count: 0 })

async function open() {
  answer('GET v2/talent/import', { imports: [] })
  const user = await openDialog((onClose) => <ImportDialog files={[]} onClose={onClose} />)
  const upload = (...files: File[]) => user.upload(screen.getByLabelText<HTMLInputElement>(/Drop résumés or a table/), files)
  return { user, upload, choose: () => upload(file()) }
}
const resumeCall = 'POST v2/talent/resume'
const added = (name: string) => ({ core_candidate_id: 'p1', name, merged: false, read: null, note: '' })
const rowsOfList = () => within(screen.getByRole('list', { name: 'Files' })).getAllByRole('listitem')
const importing = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name })

test('lists rows that can’t be imported, and imports nothing until the columns are right', async () => {
  answer(call, checked())
  const { user, choose } = await open()
  await choose()
  expect((await importing('Import 0 people')).disabled).toBe(true)
  expect(within(screen.getByRole('region', { name: /rows/i })).getByText(/No email address/)).toBeTruthy()
  answer(call, good)
  await user.selectOptions(screen.getByLabelText('Field for Mail'), 'email')
  expect((await importing('Import 1 person')).disabled).toBe(false)
  const last = sent(call).at(-1)
  expect([last?.get('dry_run'), JSON.parse(last?.get('mapping') ?? '')]).toEqual(['true', { Name: 'full_name', Mail: 'email' }])
})

test('a refusal keeps the file and its columns', async () => {
  answer(call, good)
  const { user, choose } = await open()
  await choose()
  const submit = await importing('Import 1 person')
  refuse(call, 'Your workspace imports another file right now.', {}, 409)
  await user.click(submit)
  expect((await screen.findByRole('alert')).textContent).toBe('Your workspace imports another file right now.')
  expect(screen.getByLabelText<HTMLSelectElement>('Field for Name').value).toBe('full_name')
  expect((await importing('Import 1 person')).disabled).toBe(false)
})

test('reports an unreadable file, and another one can be chosen', async () => {
  refuse(call, 'This file has no table.')
  const { choose } = await open()
  await choose()
  expect((await screen.findByRole('alert')).textContent).toBe('This file has no table.')
  answer(call, good)
  await choose()
  await importing('Import 1 person')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('two presses import it once; then the progress is shown', async () => {
  answer(call, good)
  const { user, choose } = await open()
  await choose()
  const submit = await importing('Import 1 person')
  const finish = holdBack(call)
  await user.dblClick(submit)
  finish(checked({ import_id: 'i1', state: 'completed', dry_run: false, added: 1, rows_done: 1, errors: [], error_count: 0 }))
  await user.click(await screen.findByRole('button', { name: 'Done' }))
  await expectClosed()
  await waitFor(() => expect(sent(call).map((input) => input.get('dry_run'))).toEqual(['true', 'false']))
})

test('a ZIP lists each of its files with its result; its table is checked once the résumés are read', async () => {
  answer(resumeCall, added('Ada Lovelace'))
  answer(call, good)
  const { user, upload } = await open()
  const archive = zipSync({
    'team/people.csv': strToU8('Name,Email\nAda Lovelace,ada@home.example\n'),
    'team/ada.pdf': strToU8('%PDF-'),
    'team/photo.jpg': new Uint8Array([0xff, 0xd8, 0, 0]),
    'team/old.zip': strToU8('x'),
    'team/.DS_Store': strToU8('x'),
    'broken.json': strToU8('{'),
  })
  await upload(new File([archive], 'cvs.zip'), new File([strToU8('no archive')], 'other.zip'))
  await importing('Import 1 person')
  expect(rowsOfList().map((row) => row.textContent)).toEqual([
    'cvs.zip/team/people.csvA table. You check its columns before anyone is imported.',
    'cvs.zip/broken.jsonThis is not a JSON file.',
    expect.stringContaining('other.zipThis file is damaged'),
    'cvs.zip/team/photo.jpgNeither a résumé nor a table.',
    expect.stringContaining('cvs.zip/team/old.zipAn archive inside a ZIP isn’t opened.'),
    'cvs.zip/team/ada.pdfAdded Ada Lovelace.Open',
  ])
  expect(screen.getByText(/^6 of 6 files finished\. 2 failed\. 2 left out\. Hidden and system files left out: 1\./)).toBeTruthy()
  expect(sent(resumeCall)).toHaveLength(1)
  answer(call, checked({ import_id: 'i1', state: 'completed', dry_run: false, added: 1, errors: [], error_count: 0 }))
  await user.click(await importing('Import 1 person'))
  await waitFor(() => expect(rowsOfList().at(-2)?.textContent).toBe('cvs.zip/team/people.csvA table. Its import has started.'))
})

test('canceling leaves out what has not begun, which can be read afterwards', async () => {
  const finish = holdBack(resumeCall)
  const { user, upload } = await open()
  await upload(new File(['%PDF-'], 'ada.pdf'), new File(['%PDF-'], 'bo.pdf'))
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  finish(added('Ada Lovelace'))
  await screen.findByText('Canceled before it was read.')
  expect(rowsOfList().map((row) => row.textContent)).toEqual(['bo.pdfCanceled before it was read.', 'ada.pdfAdded Ada Lovelace.Open'])
  expect(sent(resumeCall)).toHaveLength(1)
  answer(resumeCall, added('Bo Example'))
  await user.click(screen.getByRole('button', { name: 'Read 1 again' }))
  await screen.findByText('Added Bo Example.')
  expect(sent(resumeCall)).toHaveLength(2)
})

test('a server that asks to wait is asked again', async () => {
  answer(resumeCall, added('Ada Lovelace'))
  const { upload } = await open()
  const server = fetch
  const busy = () => Response.json({ error: 'rate_limited', message: 'Too fast.' }, { status: 429, headers: { 'retry-after': '0' } })
  vi.stubGlobal('fetch', () => {
    vi.stubGlobal('fetch', server)
    return busy()
  })
  await upload(new File(['%PDF-'], 'ada.pdf'))
  await screen.findByText('Added Ada Lovelace.')
  expect(sent(resumeCall)).toHaveLength(1)
})

test('too many files are refused as a whole', async () => {
  const { upload } = await open()
  await upload(...Array.from({ length: 501 }, (_, n) => new File(['x'], `${n}.pdf`)))
  expect((await screen.findByRole('alert')).textContent).toContain('more than 500 files')
  expect(sent(resumeCall)).toHaveLength(0)
})
