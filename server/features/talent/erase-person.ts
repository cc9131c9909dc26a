// Permanently deletes a person. An empty row stays so that project counts stay correct; the docs list what is deleted.
import { emptyProfile } from '@fairlead/domain/candidate/merge'
import { cancelInterviewFirst, erasedName } from '@fairlead/domain/candidate/erasure'
import { mayRead } from '@fairlead/domain/project/project'
import { dayText } from '@fairlead/domain/shared/dates'
import { Refusal } from '@fairlead/domain/refusal'
import { sql } from 'kysely'
import type { ActorContext, WorkspaceContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { record } from '../../platform/events.ts'
import { newId } from '../../platform/ids.ts'
import { recordAuditEvent } from '../accounts/security/audit-store.ts'
import { requireWorkspaceAdmin } from '../accounts/users/workspace-rights.ts'
import { saveErasedAddresses } from '../candidates/people/erased-addresses.ts'
import { emailsOf } from '../candidates/people/person-book.ts'
import { eraseFromRecords } from '../candidates/records/decision-record-store.ts'
import { lockPeople, readOwnPerson, readProfiles } from '../candidates/people/person-store.ts'
import { closeCandidate } from '../mail/messages/close-candidate.ts'
import { eraseSuppressions } from '../mail/suppression/suppression-store.ts'
import { loadProject } from '../projects/records/access-project.ts'
import { accessPerson, findMergedIds, type LoadedPerson } from './access-person.ts'

/** Admins only. Several people are all deleted, or none. Already deleted ones are skipped. */
export function erasePeople(ctx: ActorContext, personIds: readonly string[]): Promise<number> {
  return ctx.transaction(async (tx) => {
    await lockPeople(tx, ctx.workspaceId)
    await requireWorkspaceAdmin(tx, ctx.actor)
    let erased = 0
    for (const id of [...new Set(personIds)].toSorted()) {
      const gone = await tx.selectFrom('person').select('id').where('id', '=', id).where('erased_at', 'is not', null).executeTakeFirst()
      if (gone) continue
      const person = await accessPerson(tx, ctx, id)
      await refuseBooked(tx, ctx, rowsOf(person))
      await erase(tx, ctx, person, ctx.actor.email)
      erased += 1
    }
    return erased
  })
}

type Erased = Pick<LoadedPerson, 'id' | 'mergedIds' | 'shadows' | 'isOwn' | 'profile'>

const rowsOf = ({ id, mergedIds, shadows }: Pick<LoadedPerson, 'id' | 'mergedIds' | 'shadows'>) => [
  id,
  ...mergedIds,
  ...(shadows ? [shadows] : []),
]

/** A person deletes themself. The caller holds {@link lockPeople}, and has checked that nothing needs their data. */
export async function eraseThemself(tx: Tx, ctx: WorkspaceContext, personId: string): Promise<void> {
  const row = await readOwnPerson(tx, ctx.workspaceId, personId)
  const mergedIds = await findMergedIds(tx, row.id)
  await erase(tx, ctx, { id: row.id, mergedIds, shadows: row.shadows, isOwn: row.workspace_id !== null, profile: row.profile }, null)
}

async function erase(tx: Tx, ctx: WorkspaceContext, person: Erased, by: string | null): Promise<void> {
  const ids = rowsOf(person)
  const candidates = await tx
    .selectFrom('candidate')
    .select('id')
    .where('person_id', 'in', ids)
    .orderBy('project_id')
    .orderBy('id')
    .execute()
  const addresses = await addressesOf(tx, ids, person)
  await saveErasedAddresses(tx, ctx, addresses)
  await eraseSuppressions(tx, ctx, addresses)
  for (const { id } of candidates) await closeCandidate(tx, ctx, id, 'person_deleted')
  const tombstone = person.isOwn ? person.id : newId()
  const empty = JSON.stringify(emptyProfile)
  if (person.isOwn)
    await sql`update person set name = ${erasedName}, headline = null, linkedin_url = null, profile = ${empty}::jsonb, sources = '{}',
      base = null, merged_into = null, source = 'deleted', erased_at = ${ctx.now()}, updated_at = ${ctx.now()} where id = ${person.id} or merged_into = ${person.id}`.execute(
      tx,
    )
  // an empty row in the workspace hides a person in the shared pool from it
  else
    await sql`insert into person (id, workspace_id, shadows, name, profile, source, erased_at, created_at, updated_at)
      values (${tombstone}, ${ctx.workspaceId}, ${person.id}, ${erasedName}, ${empty}::jsonb, 'deleted', ${ctx.now()}, ${ctx.now()}, ${ctx.now()})`.execute(
      tx,
    )
  await eraseFromRecords(tx, ctx, ids)
  await blank(
    tx,
    ctx,
    candidates.map(({ id }) => id),
    { ids, merged: person.mergedIds, tombstone, addresses },
  )
  await recordAuditEvent(tx, {
    kind: 'person_deleted',
    workspaceId: ctx.workspaceId,
    userId: ctx.userId,
    actor: by,
    details: { person: tombstone, projects: candidates.length },
  })
  await record(tx, ctx, { type: 'person.changed', personId: tombstone })
}

async function refuseBooked(tx: Tx, ctx: ActorContext, ids: readonly string[]): Promise<void> {
  const booked = await tx
    .selectFrom('interview')
    .innerJoin('candidate', 'candidate.id', 'interview.candidate_id')
    .select(['interview.start_at', 'interview.project_id'])
    .where('candidate.person_id', 'in', [...ids])
    .where('interview.state', '=', 'booked')
    .where('interview.end_at', '>', ctx.now())
    .orderBy('interview.start_at')
    .limit(1)
    .executeTakeFirst()
  if (!booked) return
  const project = await loadProject(tx, booked.project_id)
  const day = dayText(booked.start_at, 'UTC')
  throw new Refusal('invalid_move', cancelInterviewFirst(day, project && mayRead(project, ctx.actor) ? project.name : null))
}

/** All of the person's identifiers: in the profile, and addresses used to contact them. */
async function addressesOf(tx: Tx, ids: readonly string[], { id, mergedIds, profile }: Erased): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select c.preferred_email as email from candidate c where c.person_id = any(${ids}::text[]) and c.preferred_email is not null
    union select m.to_email from message m join candidate c on c.id = m.candidate_id
      where c.person_id = any(${ids}::text[]) and m.kind in ('sequence', 'reply')
    union select a.address from person_address a where a.person_id = any(${ids}::text[]) and a.workspace_id = current_workspace()
    union select i.from_email from inbound_mail i join candidate c on c.id = i.candidate_id
      where c.person_id = any(${ids}::text[]) and i.from_email is not null and i.kind = 'person'`.execute(tx)
  const merged = await readProfiles(tx, mergedIds)
  const stated = [profile, ...merged.map((entry) => entry.profile)].flatMap((details) => [...emailsOf(details), details.linkedinUrl ?? ''])
  const addresses = [...stated, ...rows.map(({ email }) => email), id, ...mergedIds]
  const colleagues = await tx.selectFrom('users').select('email').execute()
  const team = new Set(colleagues.map(({ email }) => email))
  return [...new Set(addresses.map((address) => address.trim().toLowerCase()))].filter((address) => address !== '' && !team.has(address))
}

interface Traces {
  ids: readonly string[]
  /** Those of them that were merged into the person. */
  merged: readonly string[]
  tombstone: string
  addresses: readonly string[]
}

/** All texts about them. Data without text (stages, times, codes, ratings) stays. */
async function blank(tx: Tx, ctx: WorkspaceContext, candidates: string[], { ids, merged, tombstone, addresses }: Traces): Promise<void> {
  const ofCandidates = sql`candidate_id = any(${candidates}::text[])`
  const person = sql`person_id = any(${ids}::text[]) and workspace_id = ${ctx.workspaceId}`
  const interviews = sql`(select id from interview where ${ofCandidates})`
  const messages = sql`(select id from message where ${ofCandidates})`
  const ofAddresses = sql`(${addresses}::text[])`
  const namedFiles = sql`(select message_id, attachment_id from message_attachment union all
    select message_id, attachment_id from follow_up_attachment)`
  for (const statement of [
    // candidates of merged records keep theirs, which is emptied, too: both may be in one project
    sql`update candidate set person_id = case when person_id = any(${merged}::text[]) then person_id else ${tombstone} end, resume_id = null, assessment = null, score = null, rejection_other = null,
      not_interested_other = null, approval_score_other = null, bad_job_titles = '{}', bad_companies = '{}', preferred_email = null,
      bad_emails = '{}', attention = null, notes = null, note_to_hm = null, kept_for = null, pause_quote = null, offer_note = null, offer_terms = null,
      disable_followups = true where id = any(${candidates}::text[])`,
    sql`delete from resume where ${person}`,
    // a file that went to several candidates stays with the emails of the others
    sql`delete from attachment where ${ofCandidates} or (id in (select attachment_id from ${namedFiles} as named where message_id in ${messages})
      and not exists (select 1 from ${namedFiles} as named where named.attachment_id = attachment.id and named.message_id not in ${messages}))`,
    sql`delete from message_attachment where message_id in ${messages}`,
    sql`delete from follow_up_attachment where message_id in ${messages}`,
    sql`delete from person_note where ${person}`,
    sql`delete from person_application where ${person}`,
    sql`delete from person_tag where ${person}`,
    sql`delete from person_email where ${person}`,
    sql`delete from person_index where ${person}`,
    sql`delete from person_flag where ${person}`,
    sql`delete from person_address where ${person}`,
    sql`update candidate_history set detail = null where ${ofCandidates} and detail is not null`,
    sql`update message set to_email = '', cc = '{}', subject = '', subject_template = null, html = '', body_text = '', invitation = null, relay_answer = null
      where ${ofCandidates}`,
    // codes and answers about their data
    sql`update message set to_email = '', subject = '', html = '', body_text = '', relay_answer = null, state = case when state = 'queued' then 'cancelled' else state end
      where candidate_id is null and workspace_id = ${ctx.workspaceId} and kind = 'team' and to_email = any ${ofAddresses}`,
    sql`update inbound_mail set from_name = null, from_email = null, to_email = null, subject = '', reply_text = '', body_text = '',
      html = null, because = null, invitation = null, content_hash = null where ${ofCandidates}`,
    sql`delete from inbound_mail where candidate_id is null and workspace_id = ${ctx.workspaceId} and from_email = any ${ofAddresses}`,
    sql`update linkedin_message set subject = '', body = '', reference = null, why = null where ${ofCandidates}`,
    sql`delete from offer_letter where ${ofCandidates}`,
    sql`delete from comment where ${ofCandidates}`,
    sql`delete from task where ${ofCandidates}`,
    sql`delete from notification where ${ofCandidates}`,
    sql`delete from link where ${ofCandidates}`,
    sql`delete from manager_request where ${ofCandidates}`,
    sql`delete from manager_verdict where ${ofCandidates}`,
    sql`update scorecard set words = '' where interview_id in ${interviews}`,
    sql`update interview set candidate_phone = null, cancel_reason = '', meeting_where = '' where ${ofCandidates}`,
    sql`update ats_push set address = null, why = null where ${ofCandidates}`,
    sql`delete from person_key where ${person}`,
    sql`delete from person_pair where first_id = any(${ids}::text[]) or second_id = any(${ids}::text[])`,
    sql`delete from person_merge where ${person}`,
    sql`delete from import_change where ${person}`,
    // the rows of imported files
    sql`update import_refusal set cells = null where workspace_id = ${ctx.workspaceId} and cells is not null`,
    sql`delete from import_chunk where import_id in (select id from import_run where workspace_id = ${ctx.workspaceId}
      and state in ('completed', 'failed', 'cancelled'))`,
  ])
    await statement.execute(tx)
}
