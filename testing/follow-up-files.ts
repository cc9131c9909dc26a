// Follow-ups with files, for tests: a user with a project, what they call, and what candidates receive.
import type { WireWaitingFollowUp } from '@fairlead/contract/shapes/conversation'
import { expect } from 'vitest'
import { until, type MailStation } from './mail-station.ts'
import { sendFile } from './people-table.ts'
import { activeProject, addPerson } from './projects.ts'
import { newUser, type TestApp } from './test-app.ts'

export interface Ids {
  project_id: string
  candidate_id: string
}
interface Body {
  message?: string
  fields?: Record<string, string>
}
interface Thread {
  entries: { step: number | null; files: { attachment_id: string | null; file_name: string; size: number }[] }[]
  follow_ups: WireWaitingFollowUp[]
}

export const fileText = Buffer.from('Second floor. Grüße')
const call = 'v2/mail/follow_up_files'

/** A new user, because the uploads of one are limited. */
export async function newFollowUpUser(testApp: TestApp, station: MailStation) {
  const user = await newUser(testApp.app, 'Ana')
  const project_id = await activeProject(testApp, user)
  const db = testApp.database.system
  const messageOf = ({ candidate_id }: Ids, step: number) =>
    db.selectFrom('message').selectAll().where('candidate_id', '=', candidate_id).where('step', '=', step).executeTakeFirst()
  const setMessage = (id: string, change: Record<string, unknown>) => db.updateTable('message').set(change).where('id', '=', id).execute()
  const threadOf = async (ids: Ids) => (await user.call<Thread>('GET', 'v2/projects/candidates/conversation', { ...ids })).body
  const followUpsOf = async (ids: Ids) => (await threadOf(ids)).follow_ups
  const written = (ids: Ids, step: number) =>
    until(`follow-up ${step} to be written`, async () => {
      const row = await messageOf(ids, step)
      return row?.state === 'queued' ? row : null
    })
  async function newCandidate() {
    const { id, email } = await addPerson(testApp, user, project_id, { stage: 'APPROVED' })
    return { ids: { project_id, candidate_id: id }, email }
  }
  async function upload(
    ids: Pick<Ids, 'project_id'> & Partial<Ids>,
    name: string,
    bytes: Uint8Array = fileText,
    by = user,
  ): Promise<string> {
    const fields = Object.fromEntries(Object.entries(ids))
    const uploaded = await sendFile<{ attachment_id: string }>(testApp.app, by.session, 'v2/outreach/attachments', { name, bytes }, fields)
    expect(uploaded).toMatchObject({ status: 201 })
    return uploaded.body.attachment_id
  }
  async function approve(ids: Ids, fields: Record<string, unknown>): Promise<{ message_id: string }> {
    const approved = await user.call<{ message_id: string }>('POST', 'v2/projects/candidates/approve_and_send', { ...ids, ...fields })
    expect(approved).toMatchObject({ status: 200 })
    return approved.body
  }
  return {
    user,
    project_id,
    newCandidate,
    upload,
    approve,
    threadOf,
    followUpsOf,
    messageOf,
    setMessage,
    written,
    /** The names of the files of each follow-up, by step. */
    namesOf: async (ids: Ids) =>
      Object.fromEntries((await followUpsOf(ids)).map(({ step, files }) => [step, files.map(({ file_name }) => file_name)])),
    add: (ids: Ids, step: number, attachment_id: string, by = user) => by.call<Body>('POST', call, { ...ids, step, attachment_id }),
    remove: (ids: Ids, step: number, file: { number: number; attachment_id?: string }, by = user) =>
      by.call<Body>('DELETE', call, { ...ids, step, ...file }),
    async makeDue(id: string) {
      await setMessage(id, { due_at: new Date(), any_hour: true })
      station.wakeSender()
    },
    received: (email: string, count: number) => until(`email ${count}`, async () => (await station.sentTo(email)).at(count - 1) ?? null),
    /** A follow-up that waits with one file, and an upload to add. */
    async waiting() {
      const { ids, email } = await newCandidate()
      const file = await upload(ids, 'kept.txt')
      await approve(ids, { follow_up_1_attachment_ids: [file] })
      const { id } = await written(ids, 1)
      return { ids, email, id, file, addition: await upload(ids, 'addition.txt') }
    },
  }
}
export type FollowUpUser = Awaited<ReturnType<typeof newFollowUpUser>>
