// A reply with files: chosen, refused, removed, and sent with the text; a failed upload keeps what was written.
import type { WireUser } from '@fairlead/contract/v1/users/settings'
import { messages } from '@fairlead/domain/shared/messages'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { answer, holdBack, openDialog, refuse, sent } from '../../../testing/open-dialog.tsx'
import { linesIn, rewrite } from '../../../testing/rich-text.ts'
import { keyOfUser } from '../../api/session.ts'
import { panelView } from '../../project/panel-view.ts'
import { sampleProject } from '../../project/sample.test-data.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { sampleCandidate } from '../sample.test-data.ts'
import { ReplyEditor } from './ReplyEditor.tsx'

const call = 'POST v1/email/reply'
const upload = 'POST v2/outreach/attachments'
const user = { id: 'u', workspace_id: 'w', email: 'dana@harbor.example', is_super_admin: false, is_staff: false } as WireUser

beforeEach(() => {
  answer('GET v2/outreach/attachments', { most_files: 2, most_bytes: 1000, mailbox_kind: null, files: [] })
  answer('GET v2/projects/candidates/conversation', { entries: [] })
})

async function open() {
  const typist = await openDialog((onClose) => (
    <Dialog title="Conversation" onClose={onClose}>
      <ReplyEditor
        view={panelView(sampleProject(), user)}
        candidate={sampleCandidate()}
        stage="QUESTION"
        subject="A role"
        threadId={null}
        address="ada@home.example"
        hasAddress
        guess={null}
        blocked={null}
        signature={null}
        entries={[]}
      />
    </Dialog>
  ))
  const body = await screen.findByLabelText('Your reply', {}, { timeout: 15_000 })
  rewrite(body, 'Here is what we offer.')
  await waitFor(() => expect(button().disabled).toBe(false))
  return { typist, body }
}
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' })
const choose = (name: string, size = 10) =>
  fireEvent.change(screen.getByLabelText('Attach files', { selector: 'input' }), {
    target: { files: [new File(['a'.repeat(size)], name)] },
  })
const listed = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
const stored = (id: string, name: string) => ({ attachment_id: id, file_name: name, size: 10 })
async function sendNow(typist: Awaited<ReturnType<typeof open>>['typist']) {
  await typist.click(button())
  await typist.click(within(await screen.findByRole('dialog', { name: messages.confirmSend })).getByRole('button', { name: 'Yes' }))
}

test('a file that is too large or of another type is refused before anything is uploaded', async () => {
  const { body } = await open()
  choose('big.pdf', 1001)
  expect((await screen.findByRole('alert')).textContent).toBe('Attachments can have 1 KB together at most.')
  choose('setup.exe')
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('“setup.exe” can’t be attached.'))
  expect(sent(upload)).toHaveLength(0)
  expect(linesIn(body)).toEqual(['Here is what we offer.'])
  expect(button().disabled).toBe(false)
})

test('files are uploaded, removed, and sent with the reply, which can’t be sent during an upload', async () => {
  const { typist } = await open()
  const finish = holdBack(upload)
  choose('benefits.pdf')
  expect(await screen.findByText('Uploading benefits.pdf…')).toBeTruthy()
  expect(button().disabled).toBe(true)
  finish(stored('f1', 'benefits.pdf'))
  await waitFor(() => expect(listed()).toEqual(['benefits.pdf1 KB']))
  answer(upload, stored('f2', 'map.png'))
  choose('map.png')
  await waitFor(() => expect(listed()).toEqual(['benefits.pdf1 KB', 'map.png1 KB']))
  answer('DELETE v2/outreach/attachments', { ok: true })
  await typist.click(screen.getByRole('button', { name: 'Remove benefits.pdf' }))
  expect(listed()).toEqual(['map.png1 KB'])
  await waitFor(() => expect(sent('DELETE v2/outreach/attachments')[0]?.get('attachment_id')).toBe('f1'))
  answer(call, { message_id: 'm1' })
  await sendNow(typist)
  await waitFor(() => expect(sent(call)[0]?.getAll('attachment_ids[]')).toEqual(['f2']))
  // the next reply starts without them
  await waitFor(() => expect(listed()).toEqual([]))
  expect(localStorage.getItem(keyOfUser('files_reply_c1'))).toBeNull()
})

test('a failed upload keeps the text and the files before it', async () => {
  const { typist, body } = await open()
  answer(upload, stored('f1', 'benefits.pdf'))
  choose('benefits.pdf')
  await waitFor(() => expect(listed()).toEqual(['benefits.pdf1 KB']))
  refuse(upload, '“map.png” isn’t a PNG file, whatever its name says. Check the file and attach it again.', {}, 415)
  choose('map.png')
  expect((await screen.findByRole('alert')).textContent).toContain('isn’t a PNG file')
  expect(listed()).toEqual(['benefits.pdf1 KB'])
  expect(linesIn(body)).toEqual(['Here is what we offer.'])
  answer(upload, { error: 'internal' }, 500)
  choose('map.png')
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('We couldn’t upload the file. Please try again.'))
  answer(call, { message_id: 'm1' })
  await sendNow(typist)
  await waitFor(() => expect(sent(call)[0]?.getAll('attachment_ids[]')).toEqual(['f1']))
  expect(sent(call)[0]?.get('email_body')).toContain('Here is what we offer.')
})

test('a reply that fails keeps its files', async () => {
  const { typist, body } = await open()
  answer(upload, stored('f1', 'benefits.pdf'))
  choose('benefits.pdf')
  await waitFor(() => expect(listed()).toEqual(['benefits.pdf1 KB']))
  refuse(call, 'An attached file is no longer stored here. Remove it, or attach it again.')
  await sendNow(typist)
  expect(await screen.findByText(/no longer stored here/)).toBeTruthy()
  expect(listed()).toEqual(['benefits.pdf1 KB'])
  expect(linesIn(body)).toEqual(['Here is what we offer.'])
})
