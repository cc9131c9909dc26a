// Writing to a candidate: someone the team is in touch with is taken over on purpose, a failure keeps the text, it is sent once.
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { messages } from '@fairlead/domain/shared/messages'
import type { ReadOutreachPlan } from '@fairlead/contract/v2/outreach/plan'
import type { WireUser } from '@fairlead/contract/v1/users/settings'
import { answer, expectClosed, holdBack, openDialog, refuse, sent } from '../../../../testing/open-dialog.tsx'
import { linesIn, paste, rewrite } from '../../../../testing/rich-text.ts'
import { keyOfUser } from '../../../api/session.ts'
import { sampleCandidate } from '../../../candidate/sample.test-data.ts'
import { panelView } from '../../../project/panel-view.ts'
import { sampleProject } from '../../../project/sample.test-data.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { MailForm } from './MailForm.tsx'

const call = 'POST v2/projects/candidates/approve_and_send'
const user = { id: 'u', workspace_id: 'w', email: 'dana@harbor.example', is_super_admin: false, is_staff: false } as WireUser
const touch = { kind: 'sequence', by: 'Grace Hopper', date: '2026-11-20T09:00:00.000Z', project_name: 'Data Engineer' } as const
const plan: ReadOutreachPlan['answer'] = {
  in_touch: [],
  guess: null,
  refusals: [],
  first_email: { date: '2026-11-25T09:00:00.000Z', because: null, time_zone: null },
  follow_ups: [],
}
const carries = { most_files: 2, most_bytes: 1000, mailbox_kind: null, files: [] as object[] }
const mail = {
  subject: 'Backend Engineer at Harbor',
  html: '<p>Hi Ada,</p>',
  text: 'Hi Ada,',
  draft_subject: 'Backend Engineer at Harbor',
  draft_text: 'Hi Ada,',
  draft_body: 'Hi Ada,',
  to_email: 'ada@home.example',
  missing: [],
  doubtful_greeting: null,
  variables: [],
}

beforeEach(() => {
  answer('GET v2/outreach/plan', plan)
  answer('POST v2/outreach/preview', mail)
  answer('GET v2/outreach/version', null)
  answer('GET v2/outreach/attachments', carries)
  answer('GET v2/projects/candidates/email', ['ada@home.example'])
  answer('GET v1/users/scope_check', { email_send: true, calendar: true, linkedin: 'absent' })
})

async function open() {
  const onSent = vi.fn()
  const typist = await openDialog((onClose) => (
    <Dialog title="Write an email" onClose={onClose}>
      <MailForm
        view={panelView(sampleProject(), user)}
        candidate={sampleCandidate()}
        from="UNDER_REVIEW"
        ways={[]}
        onClose={onClose}
        onSent={onSent}
        onWay={() => {}}
      />
    </Dialog>
  ))
  const body = await screen.findByLabelText('Message', {}, { timeout: 15_000 })
  return { user: typist, body, onSent }
}
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Approve & send' })

test("can't be sent without an address, a subject, or a text", async () => {
  const { user: typist, body } = await open()
  await waitFor(() => expect(submit().disabled).toBe(false))
  rewrite(body, '')
  expect(submit().disabled).toBe(true)
  expect(body.getAttribute('aria-invalid')).toBe('true')
  rewrite(body, 'Hi Ada, a word from us.')
  const to = screen.getByRole<HTMLInputElement>('combobox', { name: 'To' })
  await typist.clear(to)
  await typist.type(to, 'ada')
  expect(submit().disabled).toBe(true)
  expect(sent(call)).toHaveLength(0)
})

test('someone the team is in touch with can only be written to after taking over', async () => {
  answer('GET v2/outreach/plan', { ...plan, in_touch: [touch] })
  const { user: typist } = await open()
  expect((await screen.findByRole('alert')).textContent).toContain('Grace Hopper')
  expect(submit().disabled).toBe(true)
  await typist.click(screen.getByRole('checkbox', { name: /^Take over/ }))
  expect(submit().disabled).toBe(false)
  answer(call, { email_status: 200, message_id: null, remaining_swipes: 9 })
  await typist.click(submit())
  await waitFor(() => expect(sent(call)[0]?.get('take_over')).toBe('true'))
})

test('a failed email keeps its text', async () => {
  const { user: typist, body } = await open()
  rewrite(body, 'Hi Ada, A word from us.')
  refuse(call, 'Something went wrong on our side.', {}, 500)
  await waitFor(() => expect(submit().disabled).toBe(false))
  await typist.click(submit())
  expect(await screen.findByText(messages.emailFailed)).toBeTruthy()
  expect(linesIn(body)).toEqual(['Hi Ada, A word from us.'])
})

test('sends a formatted draft as HTML, plain text as written', async () => {
  answer('POST v2/outreach/preview', { ...mail, draft_body: '<p>Hi <strong>Ada</strong>,</p>' })
  answer(call, { email_status: 200, message_id: null, remaining_swipes: 9 })
  const { user: typist, body } = await open()
  expect(body.querySelector('strong')?.textContent).toBe('Ada')
  paste(body, { html: '<ul><li>remote work</li></ul>' })
  await waitFor(() => expect(submit().disabled).toBe(false))
  await typist.click(submit())
  await waitFor(() => expect(sent(call)[0]?.get('email_body')).toBe('<p>Hi <strong>Ada</strong>,</p>\n<ul><li>remote work</li></ul>'))
})

test('two presses send it once', async () => {
  const { user: typist, onSent } = await open()
  const finish = holdBack(call)
  await waitFor(() => expect(submit().disabled).toBe(false))
  await typist.dblClick(submit())
  finish({ email_status: 200, message_id: null, remaining_swipes: 9 })
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce())
  await expectClosed()
  expect(sent(call)).toHaveLength(1)
  expect(sent(call)[0]?.get('candidate_id')).toBe('c1')
})

describe('a guessed address', () => {
  const guess = { key: 'g1', address: 'ada@home.example', vendor: 'Hunter', can_verify: true }
  beforeEach(() => answer('GET v2/outreach/plan', { ...plan, guess }))

  test('is marked, and can be written to only after a dialog that says so', async () => {
    const { user: typist } = await open()
    answer(call, { email_status: 200, message_id: null, remaining_swipes: 9 })
    const note = await screen.findByRole('note')
    expect(note.textContent).toContain('Guessed')
    expect(note.textContent).toContain('This address was guessed by Hunter and not verified.')
    await waitFor(() => expect(submit().disabled).toBe(false))
    await typist.click(submit())
    const dialog = await screen.findByRole('dialog', { name: 'Write to a guessed address?' })
    expect(dialog.textContent).toContain('This address was guessed by Hunter and not verified.')
    expect(sent(call)).toHaveLength(0)
    await typist.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Write to a guessed address?' })).toBeNull())
    expect(sent(call)).toHaveLength(0)
    await typist.click(submit())
    await typist.click(await screen.findByRole('button', { name: 'Send anyway' }))
    await waitFor(() => expect(sent(call)[0]?.get('accepts_guessed_address')).toBe('g1'))
    expect(sent(call)).toHaveLength(1)
  })

  test('can be verified, after which it is sent without a question', async () => {
    const { user: typist } = await open()
    const check = 'POST v2/projects/candidates/addresses'
    answer(check, { error: 'unavailable', message: 'The email finder has reached the limit of its plan.' }, 503)
    await typist.click(await screen.findByRole('button', { name: 'Verify' }))
    expect((await screen.findByRole('alert')).textContent).toBe('The email finder has reached the limit of its plan.')
    answer(check, { status: 'verified', vendor: 'Hunter', checked_date: null })
    answer('GET v2/outreach/plan', plan)
    await typist.click(screen.getByRole('button', { name: 'Verify' }))
    await waitFor(() => expect(screen.queryByRole('note')).toBeNull())
    expect(sent(check)[0]?.get('address')).toBe('ada@home.example')
    answer(call, { email_status: 200, message_id: null, remaining_swipes: 9 })
    await waitFor(() => expect(submit().disabled).toBe(false))
    await typist.click(submit())
    await waitFor(() => expect(sent(call)).toHaveLength(1))
    expect(sent(call)[0]?.get('accepts_guessed_address')).toBeNull()
  })

  test('shows the sources of the known addresses', async () => {
    const entry = { confidence: 62, added_date: null, checked_date: null, is_current: true }
    answer('GET v2/projects/candidates/addresses', [
      { ...entry, address: 'ada@home.example', status: 'guessed', origin: 'Email finder (Hunter)', vendor: 'Hunter' },
      { ...entry, address: 'old@home.example', status: 'undeliverable', origin: 'CSV people.csv', vendor: null, is_current: false },
    ])
    const { user: typist } = await open()
    await typist.click(await screen.findByText('1 known address'))
    expect(await screen.findByText('from Email finder (Hunter) · 62% confidence')).toBeTruthy()
    expect(screen.getByText('from CSV people.csv · 62% confidence · no longer in the profile')).toBeTruthy()
    expect(screen.getByText('Undeliverable')).toBeTruthy()
  })
})

describe('attached files', () => {
  const upload = 'POST v2/outreach/attachments'
  const file = (name: string, size = 10) => new File(['a'.repeat(size)], name)
  const choose = (...files: File[]) => fireEvent.change(screen.getByLabelText('Attach files', { selector: 'input' }), { target: { files } })
  const listed = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
  const stored = (id: string, name: string) => ({ attachment_id: id, file_name: name, size: 10 })

  test('a wrong type and too much are refused before anything is uploaded', async () => {
    await open()
    await waitFor(() => expect(submit().disabled).toBe(false))
    choose(file('setup.exe'))
    expect((await screen.findByRole('alert')).textContent).toContain('“setup.exe” can’t be attached.')
    choose(file('big.pdf', 1001))
    expect((await screen.findByRole('alert')).textContent).toBe('Attachments can have 1 KB together at most.')
    expect(sent(upload)).toHaveLength(0)
    expect(submit().disabled).toBe(false)
  })

  test('are uploaded, removed, kept with the draft, and sent', async () => {
    const { user: typist } = await open()
    await waitFor(() => expect(submit().disabled).toBe(false))
    const finish = holdBack(upload)
    choose(file('benefits.pdf'))
    expect(await screen.findByText('Uploading benefits.pdf…')).toBeTruthy()
    expect(submit().disabled).toBe(true)
    finish(stored('f1', 'benefits.pdf'))
    expect(await screen.findByText('1 KB')).toBeTruthy()
    answer(upload, stored('f2', 'map.png'))
    choose(file('map.png'))
    await waitFor(() => expect(listed()).toEqual(['benefits.pdf1 KB', 'map.png1 KB']))
    choose(file('third.txt'))
    expect((await screen.findByRole('alert')).textContent).toBe('Attach 2 files at most.')
    answer('DELETE v2/outreach/attachments', { ok: true })
    await typist.click(screen.getByRole('button', { name: 'Remove map.png' }))
    expect(listed()).toEqual(['benefits.pdf1 KB'])
    answer(call, { email_status: 200, message_id: null, remaining_swipes: 9 })
    await typist.click(submit())
    await waitFor(() => expect(sent(call)[0]?.getAll('attachment_ids[]')).toEqual(['f1']))
    await expectClosed()
  })

  test('of a draft are there again, without those that are gone', async () => {
    localStorage.setItem(keyOfUser('files_mail_c1'), JSON.stringify([stored('f1', 'benefits.pdf'), stored('f2', 'map.png')]))
    answer('GET v2/outreach/attachments', { ...carries, files: [stored('f1', 'benefits.pdf')] })
    await open()
    expect((await screen.findByRole('alert')).textContent).toBe('No longer stored here, so removed from this draft: map.png.')
    expect(listed()).toEqual(['benefits.pdf1 KB'])
  })

  test('what the server refuses is said, and nothing is attached', async () => {
    await open()
    await waitFor(() => expect(submit().disabled).toBe(false))
    refuse(upload, '“benefits.pdf” isn’t a PDF file, whatever its name says. Check the file and attach it again.', {}, 415)
    choose(file('benefits.pdf'))
    expect((await screen.findByRole('alert')).textContent).toContain('isn’t a PDF file')
    expect(listed()).toEqual([])
  })
})

describe('files of follow-ups', () => {
  const upload = 'POST v2/outreach/attachments'
  const stored = (id: string, name: string) => ({ attachment_id: id, file_name: name, size: 10 })
  const choose = (step: number, name: string, size = 10) =>
    fireEvent.change(screen.getByLabelText(`Attach files to Follow-Up #${step}`, { selector: 'input' }), {
      target: { files: [new File(['a'.repeat(size)], name)] },
    })
  const listed = (step: number) =>
    within(screen.getByRole('list', { name: `Files attached to Follow-Up #${step}` }))
      .queryAllByRole('listitem')
      .map(({ textContent }) => textContent)
  beforeEach(() =>
    answer('GET v2/outreach/plan', {
      ...plan,
      follow_ups: [
        { step: 1, date: '2026-11-30T09:00:00.000Z' },
        { step: 3, date: '2026-12-02T09:00:00.000Z' },
      ],
    }),
  )

  test('are sent for each step by themselves, and are not kept after that', async () => {
    const { user: typist } = await open()
    await waitFor(() => expect(submit().disabled).toBe(false))
    expect(screen.queryByLabelText('Attach files to Follow-Up #2', { selector: 'input' })).toBeNull()
    answer(upload, stored('f1', 'benefits.pdf'))
    choose(1, 'benefits.pdf')
    await waitFor(() => expect(listed(1)).toEqual(['benefits.pdf1 KB']))
    choose(3, 'big.pdf', 1001)
    expect((await screen.findByRole('alert')).textContent).toBe('Attachments can have 1 KB together at most.')
    answer(upload, stored('f3', 'map.png'))
    choose(3, 'map.png')
    await waitFor(() => expect(listed(3)).toEqual(['map.png1 KB']))
    answer(call, { email_status: 200, message_id: null, remaining_swipes: 9 })
    await typist.click(submit())
    await waitFor(() => expect(sent(call)).toHaveLength(1))
    const [form] = sent(call)
    const idsOf = (key: string) => form!.getAll(`${key}[]`)
    expect([1, 2, 3].map((step) => idsOf(`follow_up_${step}_attachment_ids`))).toEqual([['f1'], [], ['f3']])
    expect(idsOf('attachment_ids')).toEqual([])
    await expectClosed()
    expect(localStorage.getItem(keyOfUser('files_mail_c1_1'))).toBeNull()
  })

  test('are left out with the follow-ups', async () => {
    localStorage.setItem(keyOfUser('files_mail_c1_1'), JSON.stringify([stored('f1', 'benefits.pdf')]))
    answer('GET v2/outreach/attachments', { ...carries, files: [stored('f1', 'benefits.pdf')] })
    const { user: typist } = await open()
    await waitFor(() => expect(submit().disabled).toBe(false))
    expect(listed(1)).toEqual(['benefits.pdf1 KB'])
    await typist.click(screen.getByRole('checkbox', { name: /^Send 2 follow-ups/ }))
    expect(screen.queryByLabelText('Attach files to Follow-Up #1', { selector: 'input' })).toBeNull()
    answer(call, { email_status: 200, message_id: null, remaining_swipes: 9 })
    await typist.click(submit())
    await waitFor(() => expect(sent(call)[0]?.get('follow_ups')).toBe('false'))
    expect(sent(call)[0]!.getAll('follow_up_1_attachment_ids[]')).toEqual([])
  })
})
