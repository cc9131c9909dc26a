// Email to several candidates: the preview leafs through them, a test of the shown one is sent to oneself, and files go to everyone.
import type { CheckEmails } from '@fairlead/contract/v2/outreach/check'
import type { WireUser } from '@fairlead/contract/v1/users/settings'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { answer, expectClosed, holdBack, openDialog, refuse, sent } from '../../../../testing/open-dialog.tsx'
import { keyOfUser } from '../../../api/session.ts'
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
  greeting: 'Person',
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

test('a doubtful greeting keeps an email back until it is confirmed or the name is corrected', async () => {
  const people = [{ ...person('c2'), stop: 'greeting' as const, why: 'Confirm the greeting.', greeting: 'PMP' }, person('c3')]
  answer('POST v2/outreach/check', { ...check, people })
  const candidates = ['c2', 'c3'].map((id) => sampleCandidate({ id, core_candidate_id: `p_${id}`, name: `PMP ${id}` }))
  const typist = await openDialog((onClose) => (
    <BulkEmailDialog view={panelView(sampleProject(), user)} candidates={candidates} onClose={onClose} onSent={() => {}} />
  ))
  expect(await screen.findByText('1 greeting doesn’t look like a name')).toBeTruthy()
  expect(screen.getByText('The email greets them as “PMP”')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Send 1 email' })).toBeTruthy()

  const stored = { person_id: 'p_c2', name: 'PMP c2', headline: 'Nurse', location: null, linkedin_url: null, emails: ['c2@home.example'] }
  answer('GET v2/talent/people', { ...stored, skills: ['Go'] })
  answer('PUT v2/talent/people', { person_id: 'p_c2' })
  await typist.clear(screen.getByRole('textbox', { name: 'Name of PMP c2' }))
  await typist.type(screen.getByRole('textbox', { name: 'Name of PMP c2' }), 'Jane Doering')
  await typist.click(screen.getByRole('button', { name: 'Save name' }))
  await waitFor(() => expect(sent('PUT v2/talent/people')).toHaveLength(1))
  expect(Object.fromEntries(sent('PUT v2/talent/people')[0]!)).toMatchObject({ name: 'Jane Doering', headline: 'Nurse' })

  answer('POST v2/outreach/check', { ...check, people: ['c2', 'c3'].map(person) })
  await typist.click(screen.getByRole('button', { name: 'Greeting is right' }))
  expect(await screen.findByRole('button', { name: 'Send 2 emails' })).toBeTruthy()
  const confirmed = () =>
    sent('POST v2/outreach/check').flatMap((form) => [...form].filter(([name]) => name.startsWith('confirmed_greetings')))
  await waitFor(() => expect(JSON.stringify(confirmed())).toContain('c2'))
})

describe('attached files', () => {
  const upload = 'POST v2/outreach/attachments'
  const approve = 'POST v2/projects/candidates/approve_and_send'
  const stored = (id: string, name: string) => ({ attachment_id: id, file_name: name, size: 10 })
  const choose = (name: string, size = 10, label = 'Attach files') =>
    fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { files: [new File(['a'.repeat(size)], name)] } })
  const listed = (label = 'Attached files') =>
    within(screen.getByRole('list', { name: label }))
      .queryAllByRole('listitem')
      .map(({ textContent }) => textContent)
  const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send 2 emails' })
  beforeEach(() => {
    answer('POST v2/outreach/check', {
      ...check,
      people: [person('c2'), person('c3')],
      follow_ups: 1,
      follow_up_days: [3],
      follow_up_steps: [2],
    })
    answer('GET v2/outreach/attachments', { most_files: 2, most_bytes: 1000, mailbox_kind: null, files: [] })
    answer('GET v1/users/scope_check', { email_send: true, calendar: true, linkedin: 'absent' })
  })

  async function open() {
    const candidates = ['c2', 'c3'].map((id) => sampleCandidate({ id, name: `Person ${id}` }))
    const typist = await openDialog((onClose) => (
      <BulkEmailDialog view={panelView(sampleProject(), user)} candidates={candidates} onClose={onClose} onSent={() => {}} />
    ))
    await screen.findByText('As Person c2 will see it')
    return typist
  }

  test('are refused when they are too large, removed, and sent to everyone by one upload, with those of a follow-up', async () => {
    const typist = await open()
    choose('big.pdf', 1001)
    expect((await screen.findByRole('alert')).textContent).toBe('Attachments can have 1 KB together at most.')
    expect(sent(upload)).toHaveLength(0)
    const finish = holdBack(upload)
    choose('benefits.pdf')
    expect(await screen.findByText('Uploading benefits.pdf…')).toBeTruthy()
    expect(submit().disabled).toBe(true)
    finish(stored('f1', 'benefits.pdf'))
    await waitFor(() => expect(listed()).toEqual(['benefits.pdf1 KB']))
    answer(upload, stored('f2', 'map.png'))
    choose('map.png')
    await waitFor(() => expect(listed()).toEqual(['benefits.pdf1 KB', 'map.png1 KB']))
    answer('DELETE v2/outreach/attachments', { ok: true })
    await typist.click(screen.getByRole('button', { name: 'Remove benefits.pdf' }))
    expect(listed()).toEqual(['map.png1 KB'])
    answer(upload, stored('f3', 'salary.txt'))
    choose('salary.txt', 10, 'Attach files to Follow-Up #2')
    await waitFor(() => expect(listed('Files attached to Follow-Up #2')).toEqual(['salary.txt1 KB']))
    expect(sent(upload).map((form) => form.get('candidate_id'))).toEqual([null, null, null])
    answer(approve, { email_status: 200, message_id: null, remaining_swipes: 9 })
    await typist.click(submit())
    await expectClosed()
    expect(
      sent(approve).map((form) => [form.get('candidate_id'), form.getAll('attachment_ids[]'), form.getAll('follow_up_2_attachment_ids[]')]),
    ).toEqual([
      ['c2', ['f2'], ['f3']],
      ['c3', ['f2'], ['f3']],
    ])
    expect(localStorage.getItem(keyOfUser('files_bulk_p1'))).toBeNull()
    expect(localStorage.getItem(keyOfUser('files_bulk_p1_2'))).toBeNull()
  })

  test('a failed upload leaves the dialog and the other files as they are', async () => {
    const typist = await open()
    answer(upload, stored('f1', 'benefits.pdf'))
    choose('benefits.pdf')
    await waitFor(() => expect(listed()).toEqual(['benefits.pdf1 KB']))
    answer(upload, { error: 'internal' }, 500)
    choose('map.png')
    expect((await screen.findByRole('alert')).textContent).toBe('We couldn’t upload the file. Please try again.')
    expect(listed()).toEqual(['benefits.pdf1 KB'])
    expect(screen.getByText('As Person c2 will see it')).toBeTruthy()
    // files stay for those that could not be sent
    refuse(approve, 'An attached file is no longer stored here. Remove it, or attach it again.')
    await typist.click(submit())
    expect(await screen.findByText('2 emails could not be sent')).toBeTruthy()
    expect(listed()).toEqual(['benefits.pdf1 KB'])
    expect(sent(approve).map((form) => form.getAll('attachment_ids[]'))).toEqual([['f1'], ['f1']])
  })
})
