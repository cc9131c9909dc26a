// Editing a person: a refusal is shown at its field and the input stays; saved once, and the focus returns.
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answer, expectClosed, expectWrong, holdBack, openDialog, refuse, sent } from '../../../testing/open-dialog.tsx'
import { EditPersonDialog } from './EditPersonDialog.tsx'

const call = 'PUT v2/talent/people'
const person = {
  person_id: 'p1',
  name: 'Ada Lovelace',
  headline: null,
  location: 'London',
  linkedin_url: null,
  emails: ['ada@home.example'],
  skills: ['Mathematics'],
} as unknown as Parameters<typeof EditPersonDialog>[0]['person']

const open = (onSaved = vi.fn()) =>
  openDialog((onClose) => (
    <EditPersonDialog
      person={person}
      onClose={onClose}
      onSaved={(id) => {
        onSaved(id)
        onClose()
      }}
    />
  ))

test('shows an error at its field and keeps the input', async () => {
  const user = await open()
  const name = screen.getByLabelText(/^Name/)
  await user.clear(name)
  await user.type(screen.getByLabelText('Headline'), 'Analyst')
  refuse(call, 'Check the fields.', { name: 'Enter a name.' })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expectWrong(name, 'Enter a name.')
  expect(screen.getByLabelText<HTMLInputElement>('Headline').value).toBe('Analyst')
  await user.type(name, 'Ada King')
  expect(name.getAttribute('aria-invalid')).not.toBe('true')
})

test('a failure without a field is announced in the dialog', async () => {
  const user = await open()
  refuse(call, 'Something went wrong on our side. Nothing was changed.', {}, 500)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect((await screen.findByRole('alert')).textContent).toBe('We couldn’t save the profile. Please try again.')
  expect(screen.getByLabelText<HTMLInputElement>('Location').value).toBe('London')
})

test('two presses send it once; then the dialog closes and the focus returns', async () => {
  const onSaved = vi.fn()
  const user = await open(onSaved)
  const finish = holdBack(call)
  await user.type(screen.getByLabelText('Headline'), 'Analyst{Enter}{Enter}')
  finish({ person_id: 'p2' })
  await expectClosed()
  expect(sent(call)).toHaveLength(1)
  expect(sent(call)[0]?.get('headline')).toBe('Analyst')
  expect(onSaved).toHaveBeenCalledExactlyOnceWith('p2')
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Saved'))
  answer(call, {})
})
