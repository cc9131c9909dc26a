// Files of follow-ups that wait: seen in the thread, added, removed, and refused without a loss.
import type { WireSentFile, WireThreadEntry, WireWaitingFollowUp } from '@fairlead/contract/shapes/conversation'
import type { WireUser } from '@fairlead/contract/v1/users/settings'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, holdBack, openDialog, refuse, sent } from '../../../../testing/open-dialog.tsx'
import { sampleCandidate } from '../../../candidate/sample.test-data.ts'
import { panelView } from '../../../project/panel-view.ts'
import { sampleProject } from '../../../project/sample.test-data.ts'
import { MailTab } from './MailTab.tsx'

const read = 'GET v2/projects/candidates/conversation'
const limits = 'GET v2/outreach/attachments'
const upload = 'POST v2/outreach/attachments'
const add = 'POST v2/mail/follow_up_files'
const remove = 'DELETE v2/mail/follow_up_files'
const user = { id: 'u', workspace_id: 'w', email: 'dana@harbor.example', is_super_admin: false, is_staff: false } as WireUser

const file = (number: number, name: string): WireSentFile => ({
  number,
  attachment_id: `f${number}`,
  file_name: name,
  size: 10,
  can_download: true,
})
const followUp = (step: number, files: WireSentFile[], change: Partial<WireWaitingFollowUp> = {}): WireWaitingFollowUp => ({
  step,
  message_id: step === 1 ? 'm1' : null,
  cannot_change_files: null,
  files,
  ...change,
})
const written = (files: WireSentFile[], state: WireThreadEntry['state'] = 'scheduled') =>
  ({
    id: 'm1',
    direction: 'out',
    from_name: 'Dana',
    date: null,
    due_date: '2026-11-30T09:00:00.000Z',
    email_body: '',
    text: 'Did you see my email?',
    step: 1,
    is_scheduled: false,
    held_by: null,
    state,
    state_text: null,
    waiting: null,
    reply: null,
    attached: [],
    files,
  }) as Partial<WireThreadEntry> as WireThreadEntry

function answerThread(files: readonly [WireSentFile[], WireSentFile[]], change: Partial<WireWaitingFollowUp> = {}): void {
  const [filesOf1, filesOf2] = files
  answer(read, {
    candidate_id: 'c1',
    thread_email: 'ada@home.example',
    has_address: true,
    subject: 'A role',
    disable_followups: false,
    pause: null,
    guess: null,
    entries: [written(filesOf1, change.cannot_change_files ? 'sending' : 'scheduled')],
    follow_ups: [followUp(1, filesOf1, change), followUp(2, filesOf2)],
  })
}

async function open(role: 1 | 3 = 1) {
  answer(limits, { most_files: 2, most_bytes: 1000, mailbox_kind: null, files: [] })
  const view = panelView(sampleProject({ role, collaborators: [{ email: user.email, role, name: null }] }), user)
  const typist = await openDialog(() => <MailTab view={view} candidate={sampleCandidate()} stage="CONTACTED" />)
  await screen.findByRole('list', { name: 'Later follow-ups' })
  return typist
}
const listed = (step: number) =>
  within(screen.queryByRole('list', { name: `Files attached to Follow-Up #${step}` }) ?? document.createElement('ul'))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent)
async function choose(step: number, ...files: [name: string, size: number][]) {
  const input = await screen.findByLabelText(`Attach files to Follow-Up #${step}`, { selector: 'input' })
  fireEvent.change(input, { target: { files: files.map(([name, size]) => new File(['a'.repeat(size)], name)) } })
}

test('each follow-up shows its files, written or not', async () => {
  answerThread([[file(1, 'one.pdf')], [file(1, 'two.pdf')]])
  await open()
  expect([listed(1), listed(2)]).toEqual([['one.pdf1 KB'], ['two.pdf1 KB']])
  const later = within(screen.getByRole('list', { name: 'Later follow-ups' }))
  expect(later.getByText('Follow-Up #2')).toBeTruthy()
  expect(later.getByText('Written once the previous email is sent.')).toBeTruthy()
})

test('a file is removed from the follow-up, and nothing else can be changed until then', async () => {
  answerThread([[file(1, 'one.pdf'), file(3, 'three.pdf')], []])
  const typist = await open()
  const finish = holdBack(remove)
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Remove three.pdf from Follow-Up #1' })
  await typist.click(button)
  expect(button.disabled).toBe(true)
  answerThread([[file(1, 'one.pdf')], []])
  finish({ ok: true })
  await waitFor(() => expect(listed(1)).toEqual(['one.pdf1 KB']))
  const fields = Object.fromEntries(sent(remove)[0]!)
  expect(fields).toEqual({ project_id: 'p1', candidate_id: 'c1', step: '1', number: '3', attachment_id: 'f3' })
})

test('files are uploaded for the candidate and added one after the other', async () => {
  answerThread([[], [file(1, 'two.pdf')]])
  await open()
  const finish = holdBack(upload)
  await choose(2, ['map.png', 10])
  expect(await screen.findByText('Uploading map.png…')).toBeTruthy()
  answer(add, { ok: true })
  answerThread([[], [file(1, 'two.pdf'), file(2, 'map.png')]])
  finish({ attachment_id: 'f2', file_name: 'map.png', size: 10 })
  await waitFor(() => expect(listed(2)).toEqual(['two.pdf1 KB', 'map.png1 KB']))
  expect(sent(upload)[0]!.get('candidate_id')).toBe('c1')
  expect(Object.fromEntries(sent(add)[0]!)).toEqual({ project_id: 'p1', candidate_id: 'c1', step: '2', attachment_id: 'f2' })
})

test('too many, too large, and other types are refused before anything is uploaded', async () => {
  answerThread([[file(1, 'one.pdf')], []])
  await open()
  const says = (text: string) => waitFor(() => expect(screen.getByRole('alert').textContent).toContain(text))
  await choose(1, ['big.pdf', 995])
  await says('Attachments can have 1 KB together at most.')
  await choose(1, ['setup.exe', 1])
  await says('“setup.exe” can’t be attached.')
  answer(upload, { attachment_id: 'f2', file_name: 'a.pdf', size: 1 })
  answer(add, { ok: true })
  await choose(1, ['a.pdf', 1], ['b.pdf', 1])
  await says('Attach 2 files at most.')
  expect(sent(upload)).toHaveLength(1)
})

test('a refusal says why, and the follow-up keeps its files', async () => {
  const sentence = 'This follow-up is being sent, so its files can’t be changed.'
  answerThread([[file(1, 'one.pdf')], []])
  const typist = await open()
  const says = (text: string) => waitFor(() => expect(screen.getByRole('alert').textContent).toBe(text))
  answer(upload, { error: 'internal' }, 500)
  await choose(1, ['map.png', 10])
  await says('We couldn’t upload the file. Please try again.')
  answer(remove, { error: 'internal' }, 500)
  await typist.click(screen.getByRole('button', { name: 'Remove one.pdf from Follow-Up #1' }))
  await says('We couldn’t remove the file. Please try again.')
  refuse(remove, sentence, {}, 409)
  await typist.click(screen.getByRole('button', { name: 'Remove one.pdf from Follow-Up #1' }))
  await says(sentence)
  expect(listed(1)).toEqual(['one.pdf1 KB'])
})

test('files of a follow-up that is being sent can’t be changed', async () => {
  answerThread([[file(1, 'one.pdf')], [file(1, 'two.pdf')]], {
    cannot_change_files: 'This follow-up is being sent, so its files can’t be changed.',
  })
  await open()
  expect(screen.getByText('one.pdf')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /^Remove / }).map((button) => button.getAttribute('aria-label'))).toEqual([
    'Remove two.pdf from Follow-Up #2',
  ])
})

test('users who may only read see the files', async () => {
  answerThread([[file(1, 'one.pdf')], [file(1, 'two.pdf')]])
  await open(3)
  expect(screen.getByText('one.pdf')).toBeTruthy()
  expect(screen.getByText('two.pdf')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Remove / })).toBeNull()
  expect(screen.queryByLabelText(/^Attach files/)).toBeNull()
})
