// Importing people: another column mapping is checked again before the import, and a file is imported once.
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
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
  const choose = () => user.upload(screen.getByLabelText<HTMLInputElement>(/Drop résumés or a table/), file())
  return { user, choose }
}
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
