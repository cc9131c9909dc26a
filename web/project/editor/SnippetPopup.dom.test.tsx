// Snippets with a semicolon and a name: keyboard use, and semicolons in prose.
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openDialog } from '../../../testing/open-dialog.tsx'
import { linesIn, rewrite } from '../../../testing/rich-text.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { variableLabels } from '../template-variables.ts'
import { RichText } from './RichText.tsx'

const snippets = [
  { id: '1', name: 'Our salary review', body: 'Every spring.' },
  { id: '2', name: 'Salary range', body: '<p>{{first_name}}, we pay <b>well</b>.</p>' },
]

beforeEach(() => {
  // a document without layout has no positions
  Range.prototype.getClientRects = () => [new DOMRect(10, 10, 1, 16)] as unknown as DOMRectList
  Element.prototype.scrollIntoView = () => void 0
})

async function open() {
  const onChange = vi.fn<(body: string) => void>()
  function Field() {
    const [value, setValue] = useState('')
    return (
      <RichText
        id="text"
        label="Message"
        variables={variableLabels}
        snippets={snippets}
        value={value}
        onChange={(next) => {
          onChange(next)
          setValue(next)
        }}
      />
    )
  }
  await openDialog((onClose) => (
    <Dialog title="Write an email" onClose={onClose}>
      <Field />
    </Dialog>
  ))
  return { field: await screen.findByLabelText('Message', {}, { timeout: 15_000 }), onChange }
}
const options = () => screen.queryAllByRole('option', { hidden: true }).map((option) => option.firstChild?.textContent)

test('Enter inserts the chosen one with its formatting and variables, at the caret', async () => {
  const { field, onChange } = await open()
  rewrite(field, 'Hi Ada, ;sal')
  await waitFor(() => expect(options()).toEqual(['Salary range', 'Our salary review']))
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(false)
  expect(linesIn(field)).toEqual(['Hi Ada, First name, we pay well.'])
  expect(onChange).toHaveBeenLastCalledWith('<p>Hi Ada, {{first_name}}, we pay <strong>well</strong>.</p>')
  await waitFor(() => expect(options()).toEqual([]))
})

test('Escape closes only the list, not the dialog, and keeps the text; another semicolon opens it again', async () => {
  const { field } = await open()
  rewrite(field, ';our')
  await waitFor(() => expect(options()).toEqual(['Our salary review']))
  fireEvent.keyDown(field, { key: 'Escape' })
  await waitFor(() => expect(options()).toEqual([]))
  expect(screen.getByRole('dialog', { name: 'Write an email' })).toBeTruthy()
  expect(linesIn(field)).toEqual([';our'])
  rewrite(field, '')
  rewrite(field, ';our')
  await waitFor(() => expect(options()).toEqual(['Our salary review']))
})

test.each(['Hi; salary', 'Hi;sal', ';nothing'])('%s opens no list, and Enter begins a line', async (text) => {
  const { field } = await open()
  rewrite(field, text)
  expect(options()).toEqual([])
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(linesIn(field)).toEqual([text, ''])
})
