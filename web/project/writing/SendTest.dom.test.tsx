// Test emails to the user: the address is shown, a lost response sends nothing twice, a refusal gives the reason.
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, holdBack, openDialog, refuse, sent } from '../../../testing/open-dialog.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { SendTest } from './SendTest.tsx'

const call = 'POST v2/outreach/test_email'
const email = { project_id: 'p', candidate_id: 'c', step: 0, subject: 'A role', body: 'Hi {{first_name}}' }
const open = () =>
  openDialog((onClose) => (
    <Dialog title="Write an email" onClose={onClose}>
      <SendTest email={email} />
    </Dialog>
  ))
const button = () => screen.getByRole('button', { name: 'Send a test to me' })

test('two presses send one test, and the message names the address', async () => {
  const user = await open()
  const finish = holdBack(call)
  await user.dblClick(button())
  finish({ to_email: 'dana@harbor.example' })
  expect(await screen.findByText('A test is on its way to dana@harbor.example.')).toBeTruthy()
  expect(sent(call)).toHaveLength(1)
  expect(Object.fromEntries(sent(call)[0]!)).toMatchObject({ project_id: 'p', candidate_id: 'c', step: '0', subject: 'A role' })
})

test('shows a refusal, and the next press repeats the same request; after a success it is a new one', async () => {
  const user = await open()
  refuse(call, 'The test wasn’t sent: dana@harbor.example is paused.', {}, 409)
  await user.click(button())
  expect(await screen.findByText(/is paused/)).toBeTruthy()
  answer(call, { to_email: 'dana@harbor.example' })
  await user.click(button())
  await screen.findByText(/on its way/)
  await user.click(button())
  await waitFor(() => expect(sent(call)).toHaveLength(3))
  const [first, second, third] = sent(call).map((form) => form.get('request_id'))
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})
