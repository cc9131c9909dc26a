// Email to several candidates: the preview leafs through them, and a test of the shown one is sent to oneself.
import type { CheckEmails } from '@fairlead/contract/v2/outreach/check'
import type { WireUser } from '@fairlead/contract/v1/users/settings'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { answer, openDialog, refuse, sent } from '../../../../testing/open-dialog.tsx'
import { sampleCandidate } from '../../../candidate/sample.test-data.ts'
import { panelView } from '../../../project/panel-view.ts'
import { sampleProject } from '../../../project/sample.test-data.ts'
import { BulkEmailDialog } from './BulkEmailDialog.tsx'

const call = 'POST v2/outreach/test_email'
const user = { id: 'u', workspace_id: 'w', email: 'dana@harbor.example', is_super_admin: false, is_staff: false } as WireUser
const date = '2026-11-27T09:00:00.000Z'
const person = (candidate_id: string): CheckEmails['answer']['people'][number] => ({
  candidate_id,
  to_email: `${candidate_id}@home.example`,
  stop: null,
  why: null,
  cure: null,
  template_name: null,
  test: null,
  leaves_date: date,
  held_by: null,
  ready_date: date,
})
const check: CheckEmails['answer'] = {
  people: [{ ...person('c1'), stop: 'no_address', why: 'No address.' }, person('c2'), person('c3')],
  follow_ups: 0,
  follow_up_days: [],
  follow_up_steps: [],
  lack_postal_address: 0,
  is_paused: false,
  from: { address: 'dana@harbor.example', per_day: null },
}

beforeEach(() => {
  answer('POST v2/outreach/check', check)
  answer('GET v2/outreach/version', null)
  answer('POST v2/outreach/preview', { subject: 'A role', html: '<p>Hi</p>', signature: null, postal_address: null, missing: [] })
})

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send a test to me' })

test('a test is sent with the candidate of the preview, and a refusal leaves the dialog as it is', async () => {
  const candidates = ['c1', 'c2', 'c3'].map((id) => sampleCandidate({ id, name: `Person ${id}` }))
  const typist = await openDialog((onClose) => (
    <BulkEmailDialog view={panelView(sampleProject(), user)} candidates={candidates} onClose={onClose} onSent={() => {}} />
  ))
  await screen.findByText('As Person c2 will see it')
  await waitFor(() => expect(button().disabled).toBe(false))
  refuse(call, 'The test wasn’t sent: dana@harbor.example is paused.', {}, 409)
  await typist.click(button())
  expect(await screen.findByText(/is paused/)).toBeTruthy()
  answer(call, { to_email: 'dana@harbor.example' })
  await typist.click(screen.getByRole('button', { name: 'Next email' }))
  await screen.findByText('As Person c3 will see it')
  await waitFor(() => expect(button().disabled).toBe(false))
  await typist.click(button())
  expect(await screen.findByText('A test is on its way to dana@harbor.example.')).toBeTruthy()
  const requests = sent(call).map((form) => Object.fromEntries(form))
  expect(requests).toMatchObject([
    { project_id: 'p1', candidate_id: 'c2', step: '0' },
    { project_id: 'p1', candidate_id: 'c3', step: '0' },
  ])
  // the preview is written in the same name
  expect(sent('POST v2/outreach/preview').map((form) => form.get('sender_override'))).toEqual(
    requests.map(({ sender_override: sender }) => sender),
  )
})
