// Scheduling an interview: a rating and a like first, the email according to the project, submitted once.
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answer, expectClosed, openDialog, refuse } from '../../../testing/open-dialog.tsx'
import { sampleCandidate } from '../sample.test-data.ts'
import { ScheduleDialog } from './ScheduleDialog.tsx'

const notice = 'GET v2/projects/candidates/notice'
const email = { to_email: 'ada@home.example', cc_emails: [], email_subject: 'Meet Sam', email_text: 'Hi Ada,', starts_booking: true }

async function open() {
  const onSubmit = vi.fn()
  const user = await openDialog((onClose) => (
    <ScheduleDialog
      candidate={sampleCandidate()}
      name="Ada Lovelace"
      onClose={onClose}
      onSubmit={(...values) => {
        onSubmit(...values)
        onClose()
      }}
    />
  ))
  return { user, onSubmit }
}
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Schedule interview' })

test('requires both a rating and a like', async () => {
  answer(notice, { email, is_default: true, why_not: null })
  const { user, onSubmit } = await open()
  expect(submit().disabled).toBe(true)
  await user.click(screen.getByRole('radio', { name: 'Good' }))
  expect(submit().disabled).toBe(true)
  expect(screen.getByText('Choose a rating and at least one thing you like.')).toBeTruthy()
  const [liked] = screen.getAllByRole('checkbox')
  await user.click(liked!)
  expect(submit().disabled).toBe(false)
  await user.dblClick(submit())
  await expectClosed()
  expect(onSubmit).toHaveBeenCalledOnce()
  expect(onSubmit.mock.calls[0]?.[0]).toBe(2)
})

test('sends the email according to the project’s settings, unless it is left out here', async () => {
  answer(notice, { email, is_default: true, why_not: null })
  const { user, onSubmit } = await open()
  const choice = await screen.findByRole<HTMLInputElement>('checkbox', { name: /ada@home\.example/ })
  await waitFor(() => expect(choice.checked).toBe(true))
  expect(screen.getByText(/both sides get a confirmation, and we remind Ada Lovelace/)).toBeTruthy()
  await user.click(choice)
  expect(screen.queryByText(/we remind/)).toBeNull()
  await user.click(screen.getByRole('radio', { name: 'Excellent' }))
  await user.click(screen.getAllByRole('checkbox')[0]!)
  await user.click(submit())
  expect(onSubmit.mock.calls[0]?.[3]).toBe(false)
})

test('reports an email that can’t be shown, and the interview can still be scheduled', async () => {
  refuse(notice, 'Not found.', {}, 404)
  const { user, onSubmit } = await open()
  expect(await screen.findByText(/couldn’t|could not/i)).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: 'Good' }))
  await user.click(screen.getAllByRole('checkbox')[0]!)
  await user.click(submit())
  expect(onSubmit.mock.calls[0]?.[3]).toBeUndefined()
})
