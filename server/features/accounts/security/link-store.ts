// Secret links with one purpose: only the hash is stored; each expires, and single-use links end when used.
import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { WorkspaceContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { newSecret } from '../../../platform/ids.ts'
import type { DB } from '../../../platform/schema.ts'

export type LinkPurpose =
  | 'additional_information'
  | 'reset_password'
  | 'hm_review'
  | 'self_identification'
  | 'booking'
  | 'prove_email'
  | 'secure_account'
  | 'scorecard'
  | 'offer'
  | 'data_page'
  | 'data_code'
  | 'data_access'

export interface NewLink {
  purpose: LinkPurpose
  userId?: string
  candidateId?: string
  /** Of someone who is no candidate. */
  personId?: string
  /** The only candidates that a review link shows. */
  candidateIds?: readonly string[]
  projectId?: string
  interviewId?: string
  /** The address it was sent to; for an account, the only address it applies to. */
  email?: string
  /** The user on whose behalf it is sent. */
  sentBy?: string | null
  days: number
  /** Its secret; a new one unless given. */
  token?: string
}

export interface OpenLink {
  hash: Buffer
  workspaceId: string
  userId: string | null
  candidateId: string | null
  personId: string | null
  candidateIds: string[] | null
  projectId: string | null
  interviewId: string | null
  email: string | null
  sentBy: string | null
}

const hashOf = (token: string) => createHash('sha256').update(token).digest()

/** A new token, the only time it is visible. */
export async function openLink(tx: Tx, ctx: WorkspaceContext, link: NewLink): Promise<string> {
  const token = link.token ?? newSecret()
  await tx
    .insertInto('link')
    .values({
      token_hash: hashOf(token),
      workspace_id: ctx.workspaceId,
      purpose: link.purpose,
      user_id: link.userId ?? null,
      candidate_id: link.candidateId ?? null,
      person_id: link.personId ?? null,
      candidate_ids: link.candidateIds ? [...link.candidateIds] : null,
      project_id: link.projectId ?? null,
      interview_id: link.interviewId ?? null,
      email: link.email ?? null,
      sent_by: link.sentBy ?? null,
      created_at: ctx.now(),
      expires_at: new Date(ctx.now().getTime() + link.days * 86_400_000),
    })
    .execute()
  return token
}

/** The content of an unused, valid link; null for any other. */
export async function findLink(db: Kysely<DB>, token: string, purpose: LinkPurpose, now: Date): Promise<OpenLink | null> {
  const row = await db
    .selectFrom('link')
    .select([
      'workspace_id',
      'user_id',
      'candidate_id',
      'person_id',
      'candidate_ids',
      'project_id',
      'interview_id',
      'email',
      'sent_by',
      'token_hash',
    ])
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (!row) return null
  return {
    hash: row.token_hash,
    workspaceId: row.workspace_id,
    userId: row.user_id,
    candidateId: row.candidate_id,
    personId: row.person_id,
    candidateIds: row.candidate_ids,
    projectId: row.project_id,
    interviewId: row.interview_id,
    email: row.email,
    sentBy: row.sent_by,
  }
}

/** Uses up a link in the transaction of its action; false if it was just used. */
export async function useLink(tx: Kysely<DB>, hash: Buffer, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable('link')
    .set({ used_at: now })
    .where('token_hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('workspace_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Records that a link was opened, at most once a minute. */
export async function recordLinkOpened(db: Kysely<DB>, hash: Buffer, now: Date): Promise<void> {
  await db
    .updateTable('link')
    .set({ last_opened_at: now })
    .where('token_hash', '=', hash)
    .where((eb) => eb.or([eb('last_opened_at', 'is', null), eb('last_opened_at', '<', new Date(now.getTime() - 60_000))]))
    .execute()
}

/** Revokes open review links sent to these addresses: of one project, or of all projects in the workspace. Returns how many. */
export async function closeReviewLinks(
  tx: Kysely<DB>,
  target: { workspaceId: string; emails: readonly string[]; projectId?: string; linkId?: string },
  now: Date,
): Promise<number> {
  if (target.emails.length === 0) return 0
  let query = tx
    .updateTable('link')
    .set({ used_at: now, revoked_at: now })
    .where('workspace_id', '=', target.workspaceId)
    .where('purpose', '=', 'hm_review')
    .where('email', 'in', [...target.emails])
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
  if (target.projectId !== undefined) query = query.where('project_id', '=', target.projectId)
  if (target.linkId !== undefined) query = query.where('id', '=', target.linkId)
  return (await query.returning('id').execute()).length
}

/** Who a link is about. */
export type LinkSubject = { candidateId: string } | { personId: string }

/** Ends a candidate's or user's open links with one purpose, because a newer one replaces them. */
export async function closeLinks(tx: Kysely<DB>, purpose: LinkPurpose, owner: { userId: string } | LinkSubject, now: Date): Promise<void> {
  let query = tx.updateTable('link').set({ used_at: now }).where('purpose', '=', purpose).where('used_at', 'is', null)
  if ('userId' in owner) query = query.where('user_id', '=', owner.userId)
  else query = 'candidateId' in owner ? query.where('candidate_id', '=', owner.candidateId) : query.where('person_id', '=', owner.personId)
  await query.execute()
}

/** Ends an account's open links that change how it signs in: after a new address or password they no longer apply. */
export async function closeAccountLinks(tx: Kysely<DB>, userId: string, now: Date): Promise<void> {
  await tx
    .updateTable('link')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('purpose', 'in', ['reset_password', 'prove_email'])
    .where('used_at', 'is', null)
    .execute()
}

/** Ends all open review links of a workspace. */
export async function closeWorkspaceReviewLinks(tx: Kysely<DB>, workspaceId: string, now: Date): Promise<void> {
  await tx
    .updateTable('link')
    .set({ used_at: now })
    .where('workspace_id', '=', workspaceId)
    .where('purpose', '=', 'hm_review')
    .where('used_at', 'is', null)
    .execute()
}

/** How many of an address's review links of the project were revoked. */
export async function countRevokedReviewLinks(tx: Tx, projectId: string, email: string): Promise<number> {
  const { count } = await tx
    .selectFrom('link')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('project_id', '=', projectId)
    .where('email', '=', email)
    .where('purpose', '=', 'hm_review')
    .where('revoked_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return count
}

/** How many links with one purpose were opened for someone since a time. */
export async function countLinks(tx: Tx, purpose: LinkPurpose, about: LinkSubject, since: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('link')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .$if('candidateId' in about, (query) => query.where('candidate_id', '=', 'candidateId' in about ? about.candidateId : ''))
    .$if('personId' in about, (query) => query.where('person_id', '=', 'personId' in about ? about.personId : ''))
    .where('purpose', '=', purpose)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return count
}
