// The gate to a candidate: through the project they are in, and locked when something will be written.
import { isReviewStage, type Stage } from '@fairlead/domain/shared/stages'
import type { Reason } from '@fairlead/domain/candidate/assessment'
import type { Profile } from '@fairlead/domain/shared/profile'
import type { Actor } from '@fairlead/domain/project/project'
import { erasedSentences } from '@fairlead/domain/candidate/erasure'
import { Refusal } from '@fairlead/domain/refusal'
import type { Tx } from '../../platform/database.ts'
import { accessProject, type LoadedProject, type Need } from '../projects/access-project.ts'

export interface LoadedCandidate {
  id: string
  workspaceId: string
  projectId: string
  personId: string
  stage: Stage
  wasAutoSwiped: boolean
  verdict: 'approved' | 'rejected' | null
  disableFollowups: boolean
  /** Follow-ups wait until then: the candidate is out of office. */
  pausedUntil: Date | null
  pauseQuote: string | null
  manualOutreach: boolean
  preferredEmail: string | null
  badEmails: string[]
  repliedAt: Date | null
  /** The requested item. */
  keptFor: string | null
  resumeId: string | null
  profile: Profile
  /** Of the assessment; empty without one. */
  reasons: readonly Reason[]
  /** The person was deleted: nothing of the candidate is changed any more. */
  isErased: boolean
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

/** One lock for every change: sender, reply, unsubscribe, bounce and stage move all take this row first. */
export async function loadCandidate(tx: Tx, id: string, lock: boolean): Promise<LoadedCandidate | null> {
  let query = tx
    .selectFrom('candidate')
    .innerJoin('person', 'person.id', 'candidate.person_id')
    .selectAll('candidate')
    .select(['person.profile', 'person.erased_at'])
    .where('candidate.id', '=', id)
  if (lock) query = query.forNoKeyUpdate('candidate')
  const row = await query.executeTakeFirst()
  if (!row) return null
  return {
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
    repliedAt: row.replied_at,
    keptFor: row.kept_for,
    resumeId: row.resume_id,
    profile: row.profile,
    reasons: row.assessment?.reasons ?? [],
    isErased: row.erased_at !== null,
  }
}

/** The address for email to this candidate: the preferred one, else the first known one that hasn't bounced. */
export function addressOf(candidate: Pick<LoadedCandidate, 'preferredEmail' | 'badEmails' | 'profile'>, allowWork = true): string | null {
  const addresses = [candidate.preferredEmail, ...candidate.profile.personalEmails, ...(allowWork ? candidate.profile.workEmails : [])]
  return (
    addresses.flatMap((email) => (email ? [email.trim().toLowerCase()] : [])).find((email) => !candidate.badEmails.includes(email)) ?? null
  )
}
