// Test emails to the user: the address is shown, a lost response sends nothing twice, a refusal gives the reason.
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { answer, holdBack, openDialog, refuse, sent } from '../../../testing/open-dialog.tsx'
import { cache, invalidate } from '../../api/cache.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { currentToast, onToast } from '../../ui/toast.ts'
import { SendTest } from './SendTest.tsx'

const call = 'POST v2/outreach/test_email'
const email = { project_id: 'p', candidate_id: 'c', step: 0, subject: 'A role', body: 'Hi {{first_name}}' }
const failure = (id: string, text: string) => ({
  id,
  kind: 'test_email_failed',
  text,
  project_id: 'p',
  cand_id: null,
  read: false,
  date: '2026-11-27T09:00:00.000Z',
})
const list = 'GET v1/notifications'
beforeEach(() => answer(list, []))
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

test('a test that fails later is reported here, and earlier failures are not', async () => {
  const earlier = failure('n1', 'Your test email to dana@harbor.example was refused.')
  answer(list, [earlier])
  answer(call, { to_email: 'dana@harbor.example' })
  const user = await open()
  await user.click(button())
  await screen.findByText(/on its way/)
  expect(screen.queryByText(earlier.text)).toBeNull()
  const later = failure('n2', 'Your test email to dana@harbor.example was refused. The mail server answered: “550 5.1.1 User unknown”')
  answer(list, [later, earlier])
  // what a socket message does
  invalidate('v1/notifications')
  expect(await screen.findByText(later.text)).toBeTruthy()
  // each failure once, whatever else is notified of
  const toasts: (string | undefined)[] = []
  onTestFinished(onToast(() => toasts.push(currentToast()?.text)))
  const reply = { ...failure('n3', 'Ada has replied.'), kind: 'reply' }
  answer(list, [reply, later, earlier])
  invalidate('v1/notifications')
  await waitFor(() => expect(cache.getQueryData(['v1/notifications', {}])).toHaveLength(3))
  const last = failure('n4', 'Your test email to dana@harbor.example could not be sent. Send another one.')
  answer(list, [last, reply, later, earlier])
  invalidate('v1/notifications')
  await waitFor(() => expect(toasts).toContain(last.text))
  expect(toasts.filter(Boolean)).toEqual([last.text])
})
