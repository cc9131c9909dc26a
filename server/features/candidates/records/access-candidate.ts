// The access check for a candidate: through their project, with a lock for writes.
import { findDoubt, sortByTrust, type AddressDoubt } from '@fairlead/domain/candidate/address-status'
import { isReviewStage, type Stage } from '@fairlead/domain/shared/stages'
import type { Reason } from '@fairlead/domain/candidate/assessment'
import type { Profile } from '@fairlead/domain/shared/profile'
import type { Actor } from '@fairlead/domain/project/project'
import { erasedSentences } from '@fairlead/domain/candidate/erasure'
import { Refusal } from '@fairlead/domain/refusal'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database.ts'
import { accessProject, loadProject, type LoadedProject, type Need } from '../../projects/records/access-project.ts'

export interface LoadedCandidate {
  id: string
  workspaceId: string
  projectId: string
  personId: string
  stage: Stage
  wasAutoSwiped: boolean
  verdict: 'approved' | 'rejected' | null
  disableFollowups: boolean
  /** Follow-ups wait until this day: the candidate is out of office. */
  pausedUntil: Date | null
  pauseQuote: string | null
  manualOutreach: boolean
  preferredEmail: string | null
  badEmails: string[]
  /** Addresses that a vendor guessed, or found to accept no email. */
  doubts: readonly AddressDoubt[]
  repliedAt: Date | null
  /** The requested item. */
  keptFor: string | null
  resumeId: string | null
  profile: Profile
  /** From the assessment; empty without one. */
  reasons: readonly Reason[]
  /** The person was deleted: nothing about the candidate changes anymore. */
  isErased: boolean
  /** The person was merged into one who is in the project, too: no one writes to this candidate. */
  isMerged: boolean
}

export interface CandidateKey {
  candidateId: string
  projectId?: string | undefined
}

/** `id` may be the candidate's own or, with a project, the person's (core_candidate_id). */
export function findCandidate(tx: Tx, input: CandidateKey) {
  return tx
    .selectFrom('candidate')
    .select(['id', 'project_id', 'stage'])
    .where((eb) =>
      eb.or([
        eb('id', '=', input.candidateId),
        eb.and([eb('person_id', '=', input.candidateId), eb('project_id', '=', input.projectId ?? '')]),
      ]),
    )
    .executeTakeFirst()
}

/** Those of the IDs, of candidates or of people, that name a candidate of the project. */
export async function findIdsInProject(tx: Tx, projectId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('candidate')
    .select(['id', 'person_id'])
    .where('project_id', '=', projectId)
    .where(sql<boolean>`(id = any(${ids}::text[]) or person_id = any(${ids}::text[]))`)
    .execute()
  return new Set(rows.flatMap((row) => [row.id, row.person_id]))
}

function rethrow(error: unknown): never {
  throw error
}

/** Don't reveal the project to callers who didn't name it. */
function hideProject(error: unknown): never {
  throw error instanceof Refusal && error.code === 'project_not_found' ? new Refusal('candidate_not_found') : error
}

/**
 * Checks access to a candidate and loads them with their project. For writes, locks both: the project first, since taking the last candidate
 * out of the review queue changes it, then the candidate. `locked` is their project if the caller has locked it already.
 */
export async function accessCandidate(
  tx: Tx,
  actor: Actor,
  input: CandidateKey,
  need: Need,
  locked: LoadedProject | null = null,
): Promise<{ project: LoadedProject; candidate: LoadedCandidate }> {
  const key = await findCandidate(tx, input)
  if (input.projectId !== undefined && key?.project_id !== input.projectId) await accessProject(tx, actor, input.projectId, 'read')
  if (!key || (input.projectId !== undefined && key.project_id !== input.projectId)) throw new Refusal('candidate_not_found')
  const lock = need === 'read' ? 'none' : isReviewStage(key.stage) ? 'update' : 'share'
  const project =
    locked?.id === key.project_id
      ? locked
      : await accessProject(tx, actor, key.project_id, need, lock).catch(input.projectId === undefined ? hideProject : rethrow)
  const candidate = await loadCandidate(tx, key.id, need !== 'read')
  if (!candidate) throw new Refusal('candidate_not_found')
  if (candidate.isErased && need !== 'read') throw new Refusal('invalid_move', erasedSentences.noChange)
  // if the candidate moved to another project in the meantime: 404 for callers who named this project, otherwise retry there
  if (candidate.projectId !== project.id) return accessCandidate(tx, actor, { candidateId: key.id, projectId: input.projectId }, need)
  return { project, candidate }
}

/** The profile of a person with a shared row, whichever row the candidate points to. */
const doubts = sql<AddressDoubt[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'address', a.address, 'status', a.status, 'vendor', a.vendor) order by a.added_at), '[]')
  from person_address a where a.workspace_id = candidate.workspace_id and a.person_id = coalesce(person.shadows, person.id)
    and a.status in ('guessed', 'undeliverable'))`.as('doubts')

/** One lock for every change: sender, reply, unsubscribe, bounce, and stage move all lock this row first. */
export async function loadCandidate(tx: Tx, id: string, lock: boolean): Promise<LoadedCandidate | null> {
  return (await loadCandidates(tx, [id], lock))[0] ?? null
}

/** The same for several, in the order of their ids, which is the order of the locks; those that are gone are left out. */
export async function loadCandidates(tx: Tx, ids: readonly string[], lock: boolean): Promise<LoadedCandidate[]> {
  let query = tx
    .selectFrom('candidate')
    .innerJoin('person', 'person.id', 'candidate.person_id')
    .selectAll('candidate')
    .select(['person.profile', 'person.erased_at', 'person.merged_into', doubts])
    .where('candidate.id', '=', sql<string>`any(${ids})`)
    .orderBy('candidate.id')
  if (lock) query = query.forNoKeyUpdate('candidate')
  return (await query.execute()).map((row) => ({
    id: row.id,
    workspaceId: row.workspace_id,
    projectId: row.project_id,
    personId: row.person_id,
    stage: row.stage,
    wasAutoSwiped: row.was_auto_swiped,
    verdict: row.verdict,
    disableFollowups: row.disable_followups,
    pausedUntil: row.paused_until,
    pauseQuote: row.pause_quote,
    manualOutreach: row.manual_outreach,
    preferredEmail: row.preferred_email,
    badEmails: row.bad_emails,
    doubts: row.doubts,
    repliedAt: row.replied_at,
    keptFor: row.kept_for,
    resumeId: row.resume_id,
    profile: row.profile,
    reasons: row.assessment?.reasons ?? [],
    isErased: row.erased_at !== null,
    isMerged: row.merged_into !== null,
  }))
}

/** The project of a candidate, without access checks; null for an unknown one. */
export async function findProjectOf(tx: Tx, candidateId: string): Promise<string | null> {
  const row = await tx.selectFrom('candidate').select('project_id').where('id', '=', candidateId).executeTakeFirst()
  return row?.project_id ?? null
}

/**
 * The project is locked first, then the candidate; a candidate transferred in the meantime is returned with the new project. null when
 * missing. For a candidate in review the project is locked for update, since removing the last one ends the review queue.
 */
export async function lockWithProject(tx: Tx, candidateId: string): Promise<{ project: LoadedProject; candidate: LoadedCandidate } | null> {
  const key = await tx.selectFrom('candidate').select(['project_id', 'stage']).where('id', '=', candidateId).executeTakeFirst()
  const lock = key && isReviewStage(key.stage) ? 'update' : 'share'
  const first = key && (await loadProject(tx, key.project_id, lock))
  const candidate = first && (await loadCandidate(tx, candidateId, true))
  if (!candidate) return null
  const project = candidate.projectId === first.id ? first : await loadProject(tx, candidate.projectId, lock)
  return project && { project, candidate }
}

type Reachable = Pick<LoadedCandidate, 'preferredEmail' | 'badEmails' | 'profile'> & Partial<Pick<LoadedCandidate, 'doubts'>>

/** Addresses that haven't bounced: the preferred one first, guesses last. */
export function knownAddresses({ preferredEmail, badEmails, profile, doubts: uncertain = [] }: Reachable, allowWork: boolean): string[] {
  const listed = [preferredEmail ?? '', ...profile.personalEmails, ...(allowWork ? profile.workEmails : [])]
  const addresses = listed.map((email) => email.trim().toLowerCase()).filter((email) => email !== '' && !badEmails.includes(email))
  return sortByTrust([...new Set(addresses)], uncertain)
}

/** The address for email to this candidate. */
export function addressOf(candidate: Reachable, allowWork = true): string | null {
  return knownAddresses(candidate, allowWork)[0] ?? null
}

/** The guess behind this address of the candidate; null when it isn't one. */
export function findCandidateDoubt(candidate: Pick<LoadedCandidate, 'doubts'>, address: string | null): AddressDoubt | null {
  const doubt = findDoubt(candidate.doubts, address)
  return doubt?.status === 'guessed' ? doubt : null
}
