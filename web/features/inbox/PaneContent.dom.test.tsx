// The pane of a conversation: its history next to its emails, without losing what was open, and without email for those who may not read it.
import type { WireComment } from '@fairlead/contract/shapes/comment'
import type { WireUser } from '@fairlead/contract/v1/users/settings'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { answer, openDialog, refuse, sent } from '../../../testing/open-dialog.tsx'
import { sampleCandidate } from '../../candidate/sample.test-data.ts'
import { sampleProject } from '../../project/sample.test-data.ts'
import { PaneContent } from './PaneContent.tsx'

const history = 'GET v2/projects/candidates/timeline'
const user = { id: 'u', workspace_id: 'w', email: 'dana@harbor.example', is_super_admin: false, is_staff: false } as WireUser
const comment: WireComment = {
  comment_id: 'k1',
  candidate_id: 'c1',
  comment_body: 'Ask about on-call.',
  assignee_email: null,
  mentions: [],
  is_resolved: false,
  user_id: 'g',
  user_name: 'Grace Hopper',
  user_profile_picture: null,
  date: '2026-11-20T09:00:00.000Z',
  changed_date: '2026-11-20T09:00:00.000Z',
}

beforeEach(() => {
  answer('GET v1/users/settings', user)
  answer('GET v1/projects', [sampleProject()])
  answer('GET v2/projects/candidates/one', sampleCandidate({ status: 'QUESTION', comments: [comment] }))
  refuse('GET v2/projects/candidates/conversation', 'You may not read email.', {}, 403)
  const event = { id: 'e1', kind: 'comment', at: new Date().toISOString(), label: 'Comment', by: 'Grace Hopper', subject: null }
  answer(history, {
    events: [{ ...event, text: 'Ask about on-call.', reply_label: null, project_id: 'p1', candidate_id: 'c1' }],
    next: null,
    elsewhere: 0,
    projects: [],
  })
})

const open = () =>
  openDialog((onClose) => (
    <PaneContent projectId="p1" candidateId="c1" conversation={null} members={[]} focus={null} onFinish={vi.fn()} onClose={onClose} />
  ))

test('the history is loaded when it is asked for, and the conversation is one press away', async () => {
  const typist = await open()
  await screen.findByRole('heading', { name: 'Conversation with Ada Lovelace' })
  await screen.findByText('Ask about on-call.')
  expect(sent(history)).toHaveLength(0)
  await typist.click(screen.getByText('History'))
  const today = await screen.findByRole('region', { name: 'Today' })
  expect(today.textContent).toContain('Comment · Grace Hopper')
  expect(sent(history).map((input) => input.get('candidate_id'))).toEqual(['c1'])
  // only the conversation has a field to write in
  expect(screen.queryByRole('textbox')).toBeNull()
  await typist.click(screen.getByText('Conversation', { selector: 'span, label, label *' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Today' })).toBeNull())
  expect(screen.getByRole('textbox')).toBeTruthy()
})

test('a candidate who is gone has neither', async () => {
  refuse('GET v2/projects/candidates/one', 'Not found.', {}, 404)
  const typist = await open()
  await screen.findByText('This conversation isn’t available')
  await typist.click(screen.getByText('History'))
  expect(sent(history)).toHaveLength(0)
})

test('follow-ups that wait show their files, which can be changed here too', async () => {
  const file = { number: 1, attachment_id: 'f1', file_name: 'benefits.pdf', size: 10, can_download: false }
  const followUp = { step: 1, message_id: null, cannot_change_files: null, files: [file] }
  answer('GET v2/projects/candidates/conversation', { entries: [], follow_ups: [followUp], disable_followups: false, pause: null })
  answer('GET v2/outreach/attachments', { most_files: 2, most_bytes: 1000, mailbox_kind: null, files: [] })
  answer('DELETE v2/mail/follow_up_files', { ok: true })
  const typist = await open()
  const list = await screen.findByRole('list', { name: 'Files attached to Follow-Up #1' })
  expect(list.textContent).toBe('benefits.pdf1 KB')
  answer('GET v2/projects/candidates/conversation', {
    entries: [],
    follow_ups: [{ ...followUp, files: [] }],
    disable_followups: false,
    pause: null,
  })
  await typist.click(screen.getByRole('button', { name: 'Remove benefits.pdf from Follow-Up #1' }))
  await waitFor(() => expect(screen.queryByText('benefits.pdf')).toBeNull())
  expect(sent('DELETE v2/mail/follow_up_files')).toHaveLength(1)
})
