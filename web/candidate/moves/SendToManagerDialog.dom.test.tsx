// The email to the hiring manager: every part is validated, the input survives a refusal, it is sent once.
import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { WireUser } from '@fairlead/contract/v1/users/settings'
import { answer, expectClosed, expectWrong, holdBack, openDialog, refuse, sent } from '../../../testing/open-dialog.tsx'
import { panelView } from '../../project/panel-view.ts'
import { sampleProject } from '../../project/sample.test-data.ts'
import { sampleCandidate } from '../sample.test-data.ts'
import { SendToManagerDialog } from './SendToManagerDialog.tsx'

const call = 'POST v2/projects/candidates/recruiter_review'
const user = { id: 'u', workspace_id: 'w', email: 'dana@harbor.example', is_super_admin: false, is_staff: false } as WireUser
const view = panelView(sampleProject(), user)
const mail = { to_email: 'manager@harbor.example', hm_cc_emails: [], email_subject: 'Ada for Engineer', email_body: 'Hi,' }

beforeEach(() => answer('GET v1/warmleads/template', mail))

async function open() {
  const onSent = vi.fn()
  const typist = await openDialog((onClose) => (
    <SendToManagerDialog view={view} stage="HIRING_MANAGER" candidates={[sampleCandidate()]} onClose={onClose} onSent={onSent} />
  ))
  const to = await screen.findByLabelText<HTMLInputElement>(/^To/)
  return { user: typist, to, onSent }
}
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' })

test('reports an invalid address on blur and sends nothing', async () => {
  const { user: typist, to } = await open()
  expect(to.value).toBe('manager@harbor.example')
  await typist.clear(to)
  await typist.type(to, 'manager')
  await typist.tab()
  expect(await screen.findByText('Not a valid email address')).toBeTruthy()
  expect(submit().disabled).toBe(true)
})

test('shows a refusal at its field, with the focus, and keeps the text', async () => {
  const { user: typist, to } = await open()
  await typist.type(screen.getByLabelText(/^Message/), ' Please look at Ada.')
  refuse(call, 'Check the fields.', { email_to: 'This address asked not to be written to.' })
  await typist.click(submit())
  await expectWrong(to, 'This address asked not to be written to.')
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Message/).value).toBe('Hi, Please look at Ada.')
  refuse(call, 'Something went wrong on our side.', {}, 500)
  await typist.click(submit())
  expect((await screen.findByRole('alert')).textContent).toBe('Sending email is failed!')
})

test('two presses send it once', async () => {
  const { user: typist, onSent } = await open()
  const finish = holdBack(call)
  await typist.dblClick(submit())
  finish({})
  await expectClosed()
  expect(sent(call)).toHaveLength(1)
  expect(sent(call)[0]?.get('email_to')).toBe('manager@harbor.example')
  expect(onSent).toHaveBeenCalledOnce()
  expect(screen.getByRole('status').textContent).toContain('Successfully sent email')
})
