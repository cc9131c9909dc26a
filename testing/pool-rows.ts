// A row in each table of the talent pool that belongs to a workspace.
import { createHash } from 'node:crypto'
import type { TestApp } from './test-app.ts'
import { newId } from '../server/platform/ids.ts'

export async function addPoolRows(
  db: TestApp['database']['system'],
  { workspace_id, user_id, person_id }: { workspace_id: string; user_id: string; person_id: string },
): Promise<void> {
  await addSsoRows(db, { workspace_id, user_id })
  const tag_id = newId()
  await db.insertInto('tag').values({ workspace_id, id: tag_id, name: 't', color: 'gray', created_by: user_id }).execute()
  await db.insertInto('person_tag').values({ workspace_id, person_id, tag_id }).execute()
  await db.insertInto('person_application').values({ workspace_id, id: newId(), person_id, key: 'k' }).execute()
  await db.insertInto('person_note').values({ workspace_id, id: newId(), person_id, user_id, body: 'b' }).execute()
  const times = { added_at: new Date(), checked_at: new Date() }
  // the candidate's email address
  const { profile } = await db.selectFrom('person').select('profile').where('id', '=', person_id).executeTakeFirstOrThrow()
  const address = profile.personalEmails[0] ?? 'a@b.example'
  await db
    .insertInto('person_address')
    .values({ workspace_id, person_id, id: newId(), address, status: 'confirmed', proof: 'stated', ...times })
    .execute()
  const twin = newId()
  await db
    .insertInto('person')
    .values({ id: twin, workspace_id, name: 't', profile: JSON.stringify(profile), source: 'hand' })
    .execute()
  await db.insertInto('person_key').values({ workspace_id, key: 'k', person_id }).execute()
  const [first_id = '', second_id = ''] = [person_id, twin].toSorted()
  await db.insertInto('person_pair').values({ workspace_id, first_id, second_id, confidence: 0.5, state: 'open' }).execute()
  const merge = { id: newId(), survivor_id: person_id, person_id: twin, merged_at: new Date(), moved: '{}' }
  await db
    .insertInto('person_merge')
    .values({ workspace_id, ...merge })
    .execute()
  const columns = { titles_hash: Buffer.from('t'), columns: '{}' }
  await db
    .insertInto('import_mapping')
    .values({ workspace_id, ...columns })
    .execute()
  const run = { id: newId(), workspace_id, user_id, file_name: 'f', encoding: 'e', columns: '[]', row_count: 1 }
  await db.insertInto('import_run').values(run).execute()
  const change = { workspace_id, import_id: run.id, person_id, is_new: false, written_at: new Date() }
  await db.insertInto('import_change').values(change).execute()
  await db.insertInto('import_refusal').values({ workspace_id, import_id: run.id, line: 2, message: 'm' }).execute()
  const search_id = newId()
  await db.insertInto('pool_search').values({ workspace_id, id: search_id, name: 'n', search: '{}' }).execute()
  await db.insertInto('pool_alert').values({ workspace_id, search_id, user_id, every: 'daily', checked_at: new Date() }).execute()
  await db.insertInto('employer_fact').values({ workspace_id, key: 'k', name: 'K', updated_by: user_id, updated_at: new Date() }).execute()
  await db
    .insertInto('erased_address')
    .values({ workspace_id, address_hash: Buffer.from(newId()) })
    .execute()
  await db.insertInto('snippet').values({ workspace_id, id: newId(), name: 'n', body: 'b' }).execute()
  const templateId = newId()
  await db.insertInto('team_template').values({ workspace_id, id: templateId, name: 't', version: 1 }).execute()
  const template = { name: 't', subject: 's', initial: 'b', followUps: [], liConnectionTemplate: '' }
  await db
    .insertInto('team_template_version')
    .values({ workspace_id, template_id: templateId, version: 1, template: JSON.stringify(template), edited_at: new Date() })
    .execute()
  await db.insertInto('pool_title').values({ workspace_id, title: 'Falconer' }).execute()
  await db
    .insertInto('person_index')
    .values({ person_id, workspace_id, concepts: [1], years: 1, version: 1 })
    .execute()
}

/** A user's mailbox with a token, DNS records, and a DKIM key, and a project that sends from it. */
export async function addMailboxRows(
  db: TestApp['database']['system'],
  owner: { workspace_id: string; user_id: string },
  project_id: string,
): Promise<void> {
  const servers = { smtp_host: 's', smtp_port: 1, smtp_security: 'tls', imap_host: 'i', imap_port: 1, imap_security: 'tls' } as const
  const mailbox_id = newId()
  await db
    .insertInto('mailbox')
    .values({ ...owner, ...servers, id: mailbox_id, name: 'm', address: 'a@b', username: 'u' })
    .execute()
  await db.insertInto('mailbox_token').values({ workspace_id: owner.workspace_id, mailbox_id, refresh_token: 'v1.' }).execute()
  await db.insertInto('mailbox_subscription').values({ workspace_id: owner.workspace_id, mailbox_id }).execute()
  await db.insertInto('mailbox_records').values({ workspace_id: owner.workspace_id, mailbox_id }).execute()
  await db
    .insertInto('mailbox_dkim_key')
    .values({ workspace_id: owner.workspace_id, mailbox_id, id: newId(), selector: 's', public_key: 'p', secret: 'v1.' })
    .execute()
  await db
    .insertInto('link_check')
    .values({ workspace_id: owner.workspace_id, url: 'https://a.example', state: 'works', good_until: new Date() })
    .execute()
  await db.insertInto('project_mailbox').values({ workspace_id: owner.workspace_id, mailbox_id, project_id }).execute()
}

/** A test of two first emails. */
export async function addTemplateTestRow(
  db: TestApp['database']['system'],
  project: { workspace_id: string; project_id: string },
): Promise<void> {
  const sides = { template_a: 'A', template_b: 'B', text_a: '["s","a",[]]', text_b: '["s","b",[]]' }
  await db
    .insertInto('template_test')
    .values({ ...project, ...sides, id: newId(), started_at: new Date() })
    .execute()
}

/** An interview kit, and the interviewers of a second round. */
export async function addInterviewRows(
  db: TestApp['database']['system'],
  about: { workspace_id: string; project_id: string; candidate_id: string },
  user_id: string,
): Promise<void> {
  const { workspace_id, project_id } = about
  await db
    .insertInto('interview_kit')
    .values({ workspace_id, project_id, questions: ['q'], attributes: ['a'], updated_at: new Date() })
    .execute()
  await db
    .insertInto('next_interview')
    .values({ ...about, interviewer_ids: [user_id], is_panel: false, created_by: user_id, created_at: new Date() })
    .execute()
}

/** A file attached to an email, and to a follow-up that it starts. */
export async function addAttachmentRows(
  db: TestApp['database']['system'],
  about: { workspace_id: string; project_id: string; candidate_id: string },
  message_id: string,
  word = 'f',
): Promise<void> {
  const bytes = Buffer.from(word)
  const sha256 = createHash('sha256').update(bytes).digest()
  const file = { file_name: `${word}.txt`, content_type: 'text/plain; charset=utf-8', size: bytes.length, sha256 }
  const attachment_id = newId()
  await db
    .insertInto('attachment')
    .values({ ...about, ...file, id: attachment_id, bytes })
    .execute()
  await db
    .insertInto('message_attachment')
    .values({ ...file, workspace_id: about.workspace_id, message_id, number: 1, attachment_id })
    .execute()
  await db
    .insertInto('follow_up_attachment')
    .values({ ...file, workspace_id: about.workspace_id, message_id, step: 1, number: 1, attachment_id })
    .execute()
  await addLetterRows(db, about, word)
}

/** The draft of an offer letter that a user approved. */
async function addLetterRows(
  db: TestApp['database']['system'],
  { workspace_id, candidate_id }: { workspace_id: string; candidate_id: string },
  word: string,
): Promise<void> {
  const letter_id = newId()
  const answer_by = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
  await db
    .insertInto('offer_letter')
    .values({ id: letter_id, workspace_id, candidate_id, body: `Dear ${word}`, answer_by })
    .execute()
  const { id: user_id } = await db.selectFrom('users').select('id').where('workspace_id', '=', workspace_id).executeTakeFirstOrThrow()
  await db.insertInto('offer_approval').values({ letter_id, user_id, workspace_id, decision: 'approved', version: 1 }).execute()
}

async function addSsoRows(db: TestApp['database']['system'], ids: { workspace_id: string; user_id: string }): Promise<void> {
  const { workspace_id } = ids
  const connection = { id: newId(), name: 'n', issuer: 'i', client_id: 'c', client_secret: 's', default_role: 'member' as const }
  await db
    .insertInto('sso_connection')
    .values({ workspace_id, ...connection })
    .execute()
  await db
    .insertInto('sso_identity')
    .values({ ...ids, connection_id: connection.id, subject: 's' })
    .execute()
  await db.insertInto('sso_domain').values({ workspace_id, domain: 'home.example', token: 't' }).execute()
}
