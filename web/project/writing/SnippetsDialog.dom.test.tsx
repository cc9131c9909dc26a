// Snippets: invalid input, a refusal that keeps the input, one request for two presses, and undoing a deletion.
import { screen, waitFor, within } from '@testing-library/react'
import type { FormEvent } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { answer, expectWrong, holdBack, openDialog, refuse, sent } from '../../../testing/open-dialog.tsx'
import { rewrite } from '../../../testing/rich-text.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { SnippetMenu } from './SnippetMenu.tsx'
import { SnippetsDialog } from './SnippetsDialog.tsx'

const pay = {
  id: 's1',
  kind: 'snippet',
  name: 'Pay',
  body: '<p>We <b>pay</b> well</p>',
  version: 3,
  edited_by: 'Dana Reyes',
  edited_at: '2026-11-26T09:00:00.000Z',
}

beforeEach(() => answer('GET v2/snippets', [pay]))

const open = () => openDialog((onClose) => <SnippetsDialog onClose={onClose} />)

test("doesn't send an empty snippet or a name that can't be typed [673] [674]; a refused one keeps its text, and is sent once", async () => {
  const user = await open()
  await user.click(await screen.findByRole('button', { name: 'New snippet' }))
  const name = screen.getByRole('textbox', { name: 'Name' })
  const body = await screen.findByRole('textbox', { name: 'Text' }, { timeout: 15_000 })
  await user.click(screen.getByRole('button', { name: 'Save snippet' }))
  await expectWrong(name, 'This field is required.')
  expect(sent('POST v2/snippets')).toHaveLength(0)
  for (const [typed, wrong] of [
    ['Place/Time', 'Use only letters, digits, spaces, and . , & ( ) -'],
    ['Place -- time', 'The same character can’t appear twice in a row.'],
  ] as const) {
    await user.clear(name)
    await user.type(name, typed)
    await user.click(screen.getByRole('button', { name: 'Save snippet' }))
    await expectWrong(name, wrong)
  }
  expect(sent('POST v2/snippets')).toHaveLength(0)
  await user.clear(name)
  await user.type(name, 'Place')
  rewrite(body, 'Hi {{first_name}}')
  refuse('POST v2/snippets', 'Some fields are wrong.', { name: 'Another snippet has this name.' })
  await user.click(screen.getByRole('button', { name: 'Save snippet' }))
  await expectWrong(name, 'Another snippet has this name.')
  await user.type(name, 's')
  const finish = holdBack('POST v2/snippets')
  await user.dblClick(screen.getByRole('button', { name: 'Save snippet' }))
  finish({ id: 'x', version: 1 })
  expect(await screen.findByText('“Places” was saved.')).toBeTruthy()
  const requests = sent('POST v2/snippets')
  expect(requests).toHaveLength(2)
  expect(Object.fromEntries(requests[1]!)).toMatchObject({ name: 'Places', body: 'Hi {{first_name}}' })
  expect(requests[1]!.get('snippet_id')).toBe(requests[0]!.get('snippet_id'))
})

test('an edit includes the version it is based on', async () => {
  const user = await open()
  const row = (await screen.findByText('Pay')).closest('li')!
  expect(within(row).getByText('We pay well')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Edit Pay' }))
  await screen.findByRole('textbox', { name: 'Text' }, { timeout: 15_000 })
  refuse('POST v2/snippets', 'Someone else edited this. Reload to see the latest version.', {}, 409)
  await user.click(screen.getByRole('button', { name: 'Save snippet' }))
  expect(await screen.findByText('Someone else edited this. Reload to see the latest version.')).toBeTruthy()
  expect(Object.fromEntries(sent('POST v2/snippets')[0]!)).toMatchObject({ snippet_id: 's1', version: '3' })
})

test('undoing a deletion uses the same ID', async () => {
  const user = await open()
  answer('DELETE v2/snippets', {})
  answer('POST v2/snippets', { id: 's1', version: 1 })
  await user.click(await screen.findByRole('button', { name: 'Delete Pay' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(sent('POST v2/snippets')).toHaveLength(1))
  const form = Object.fromEntries(sent('POST v2/snippets')[0]!)
  expect(form).toMatchObject({ snippet_id: 's1', name: 'Pay', body: pay.body })
  expect(form).not.toHaveProperty('version')
})

test('saving a snippet does not submit the form behind the dialog', async () => {
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault())
  const user = await openDialog(() => (
    <form onSubmit={onSubmit}>
      <SnippetMenu fieldId="text" />
    </form>
  ))
  await user.click(screen.getByRole('button', { name: 'Snippets' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Manage snippets' }))
  await user.click(await screen.findByRole('button', { name: 'Edit Pay' }, { timeout: 15_000 }))
  answer('POST v2/snippets', { id: 's1', version: 4 })
  await user.click(screen.getByRole('button', { name: 'Save snippet' }))
  await screen.findByText('“Pay” was saved.')
  expect(onSubmit).not.toHaveBeenCalled()
})

test('Escape closes the snippets, and not the email behind them', async () => {
  const user = await openDialog((onClose) => (
    <Dialog title="Write an email" onClose={onClose}>
      <SnippetMenu fieldId="text" />
    </Dialog>
  ))
  await user.click(screen.getByRole('button', { name: 'Snippets' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Manage snippets' }))
  await screen.findByRole('button', { name: 'New snippet' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Snippets' })).toBeNull())
  expect(screen.getByRole('dialog', { name: 'Write an email' })).toBeTruthy()
})
