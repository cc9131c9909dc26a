// The only writer of candidates and of the interviewers of their next interview. A stage change, both counters, and the history
// line change together.
import type { NotInterestedReason } from '@fairlead/domain/shared/not-interested-reason'
import type { Attention } from '@fairlead/domain/candidate/attention'
import type { Offer } from '@fairlead/domain/candidate/offer'
import { sql, type SelectQueryBuilder } from 'kysely'
import type { Assessment } from '@fairlead/domain/candidate/assessment'
import type { MoveDetails } from '@fairlead/domain/candidate/move-details'
import type { Move } from '@fairlead/domain/candidate/moves'
import type { RejectionForm } from '@fairlead/domain/candidate/rejection'
import type { HistoryEvent, Stage } from '@fairlead/domain/shared/stages'
import type { ProjectFacts } from '@fairlead/domain/project/project'
import { must } from '@fairlead/domain/shared/records'
import type { WorkspaceContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { newId } from '../../../platform/ids.ts'
import type { DB } from '../../../platform/schema.ts'
import { changeCounters } from '../../projects/records/project-store.ts'
import type { NextInterview } from '../../projects/team/interviewers.ts'
import { markRemoved } from './decision-record-store.ts'
import { findObjected } from './objections.ts'
import { addManyHistory, saveProjectOfHistory } from './history-store.ts'

type ProjectKey = Pick<ProjectFacts, 'id' | 'workspaceId'>

export interface NewCandidate {
  personId: string
  stage: Stage
  batch: number | null
  rank: number | null
  assessment: Assessment | null
  event: HistoryEvent
}

/** Adds people to a project, except those who objected; existing candidates are unchanged. Returns the ids of the added ones. */
export async function addCandidates(
  tx: Tx,
  ctx: WorkspaceContext,
  project: ProjectKey,
  people: readonly NewCandidate[],
): Promise<string[]> {
  const objected = await findObjected(
    tx,
    people.map(({ personId }) => personId),
  )
  const admitted = people.filter(({ personId }) => !objected.has(personId))
  if (admitted.length === 0) return []
  const rows = admitted.map((person) => ({
    id: newId(),
    workspace_id: project.workspaceId,
    project_id: project.id,
    person_id: person.personId,
    stage: person.stage,
    stage_at: ctx.now(),
    batch: person.batch,
    rank: person.rank,
    score: person.assessment?.score ?? null,
    assessment: person.assessment ? JSON.stringify(person.assessment) : null,
  }))
  const added = await tx
    .insertInto('candidate')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['project_id', 'person_id']).doNothing())
    .returning(['id', 'person_id', 'stage'])
    .execute()
  const events = new Map(people.map((person) => [person.personId, person.event]))
  const counts: Partial<Record<Stage, number>> = {}
  for (const row of added) counts[row.stage] = (counts[row.stage] ?? 0) + 1
  await changeCounters(tx, project, counts)
  await addManyHistory(
    tx,
    added.map((row) => ({
      ctx,
      project,
      candidateId: row.id,
      line: { event: events.get(row.person_id) ?? 'under_review', to: row.stage },
    })),
  )
  return added.map((row) => row.id)
}

export interface SavedMove {
  ctx: WorkspaceContext
  project: ProjectKey
  move: Move
  details: MoveDetails
}

const dated: Partial<Record<Stage, 'approved_at' | 'contacted_at' | 'interview_at'>> = {
  APPROVED: 'approved_at',
  CONTACTED: 'contacted_at',
  INTERVIEWING: 'interview_at',
}

/** The columns that a move changes. @param now when the candidate moved */
function columnsOfMove(move: Move, details: MoveDetails, now: Date) {
  const date = dated[move.to]
  return {
    stage: move.to,
    stage_at: now,
    processed: details.processed ?? true,
    ...(date && !details.isUndo ? { [date]: now } : {}),
    ...(dated[move.from] && details.isUndo ? { [must(dated[move.from])]: null } : {}),
    ...(details.interviewAt === undefined ? {} : { interview_at: details.interviewAt }),
    ...(details.verdict === undefined ? {} : { verdict: details.verdict, verdict_at: details.verdict ? now : null }),
    // moving on ends the wait for a reply
    ...(move.from === 'AWAITING_INFO' ? { kept_for: null, kept_at: null } : {}),
    ...(details.rejection === undefined ? {} : rejectionColumns(details.rejection)),
    ...(details.notInterested === undefined
      ? {}
      : {
          not_interested_reasons: details.notInterested?.reasons ?? [],
          not_interested_other: details.notInterested?.other ?? null,
        }),
    ...(details.attention === undefined ? {} : { attention: details.attention ? JSON.stringify(details.attention) : null }),
    ...(details.offer === undefined ? {} : offerColumns(details.offer)),
    start_day: details.startDay,
  }
}

function rejectionColumns(rejection: RejectionForm | null) {
  return {
    rejection_reasons: rejection?.reasons ?? [],
    rejection_other: rejection?.other || null,
    bad_job_titles: rejection?.badJobTitles ?? [],
    bad_companies: rejection?.badCompanies ?? [],
  }
}

/** Saves decided moves of locked candidates with their counters and history, with one statement for those that change the same. */
export async function saveMoves(tx: Tx, moves: readonly SavedMove[]): Promise<void> {
  const changes = moves.map((entry) => ({ ...entry, columns: columnsOfMove(entry.move, entry.details, entry.ctx.now()) }))
  for (const same of Map.groupBy(changes, ({ columns }) => JSON.stringify(columns)).values())
    await tx
      .updateTable('candidate')
      .set(must(same[0]).columns)
      .where('id', '=', sql<string>`any(${same.map(({ move }) => move.candidateId)})`)
      .execute()
  // one order for everyone
  const byProject = [...Map.groupBy(moves, ({ project }) => project.id).entries()].toSorted(([a], [b]) => (a < b ? -1 : 1))
  for (const [, ofProject] of byProject) {
    const counts: Partial<Record<Stage, number>> = {}
    for (const { from, to } of ofProject.map(({ move }) => move)) {
      counts[from] = (counts[from] ?? 0) - 1
      counts[to] = (counts[to] ?? 0) + 1
    }
    await changeCounters(tx, must(ofProject[0]).project, counts)
  }
  await addManyHistory(
    tx,
    moves.map(({ ctx, project, move: { candidateId, event, from, to }, details }) => ({
      ctx,
      project,
      candidateId,
      line: { event, from, to, detail: details.note ?? null, isUndone: details.isUndo ?? false },
    })),
  )
}

export interface CandidateChange {
  notes?: string
  noteToHm?: string
  preferredEmail?: string
  disableFollowups?: boolean
  /** Until when follow-ups are paused, and the quote behind it; null = not paused. */
  pause?: { until: Date; quote: string | null } | null
  manualOutreach?: boolean
  badEmail?: string
  repliedAt?: Date | null
  attention?: Attention | null
  followUpSent?: { step: 1 | 2 | 3; at: Date }
  /** The requested item and when; null once it has arrived. */
  keptFor?: { item: string; at: Date } | null
  questionType?: string | null
  resumeId?: string
  /** null = removed. */
  interviewAt?: Date | null
  approvalScore?: number
  approvalScoreOther?: string
  /** Other reasons for a candidate who is already rejected. */
  rejection?: RejectionForm
  /** The same for a candidate who is already not interested. */
  notInterested?: { reasons: NotInterestedReason[]; other: string | null }
  offer?: Offer
  startDay?: string
  /** Judged again after a correction. */
  assessment?: Assessment
}

/** Changes fields other than the stage. */
export async function saveCandidate(tx: Tx, candidateId: string, change: CandidateChange): Promise<void> {
  await saveCandidates(tx, [candidateId], change)
}

/** The same change for several. */
export async function saveCandidates(tx: Tx, candidateIds: readonly string[], change: CandidateChange): Promise<void> {
  await tx
    .updateTable('candidate')
    .set({
      notes: change.notes,
      note_to_hm: change.noteToHm,
      preferred_email: change.preferredEmail,
      disable_followups: change.disableFollowups,
      manual_outreach: change.manualOutreach,
      replied_at: change.repliedAt,
      approval_score: change.approvalScore,
      approval_score_other: change.approvalScoreOther,
      question_type: change.questionType,
      resume_id: change.resumeId,
      interview_at: change.interviewAt,
      ...(change.rejection ? rejectionColumns(change.rejection) : {}),
      not_interested_reasons: change.notInterested?.reasons,
      not_interested_other: change.notInterested?.other,
      ...(change.offer === undefined ? {} : offerColumns(change.offer)),
      start_day: change.startDay,
      ...(change.assessment ? { score: change.assessment.score, assessment: JSON.stringify(change.assessment) } : {}),
      ...(change.keptFor === undefined ? {} : { kept_for: change.keptFor?.item ?? null, kept_at: change.keptFor?.at ?? null }),
      ...(change.attention === undefined ? {} : { attention: change.attention ? JSON.stringify(change.attention) : null }),
      ...(change.pause === undefined ? {} : { paused_until: change.pause?.until ?? null, pause_quote: change.pause?.quote ?? null }),
      ...(change.badEmail === undefined
        ? {}
        : { bad_emails: sql<string[]>`array(select distinct unnest(bad_emails || ${change.badEmail}::text))` }),
      ...(change.followUpSent ? { [`follow_up_${change.followUpSent.step}_at`]: change.followUpSent.at } : {}),
      // one column at least, so that an empty change stays a valid statement
      processed: sql<boolean>`processed`,
    })
    .where('id', '=', sql<string>`any(${candidateIds})`)
    .execute()
}

/** What needs the team's attention; null when nothing does. */
export async function findAttention(tx: Tx, candidateId: string): Promise<Attention | null> {
  return (await tx.selectFrom('candidate').select('attention').where('id', '=', candidateId).executeTakeFirst())?.attention ?? null
}

/** The address is tried again, for every candidate who has it. */
export async function clearBadEmail(tx: Tx, email: string): Promise<void> {
  await tx
    .updateTable('candidate')
    .set({ bad_emails: sql<string[]>`array_remove(bad_emails, ${email})` })
    .where(sql<boolean>`${email} = any(bad_emails)`)
    .execute()
}

/** Moves the candidate and their history to another project; the old project's assessments and comments stay behind. */
export async function saveProjectOf(tx: Tx, candidateId: string, projectId: string, to: Stage, movedAt: Date): Promise<void> {
  await tx
    .updateTable('candidate')
    .set({
      project_id: projectId,
      stage: to,
      stage_at: movedAt,
      processed: true,
      batch: null,
      rank: null,
      score: null,
      assessment: null,
      verdict: null,
      verdict_at: null,
      rejection_reasons: [],
      rejection_other: null,
      bad_job_titles: [],
      bad_companies: [],
      not_interested_reasons: [],
      not_interested_other: null,
      attention: null,
      ...offerColumns(null),
      start_day: null,
    })
    .where('id', '=', candidateId)
    .execute()
  await saveProjectOfHistory(tx, candidateId, projectId)
}

/** Removes candidates from a project; the caller updates the counters. Returns how many were removed. */
export async function removeCandidates(tx: Tx, selection: SelectQueryBuilder<DB, 'candidate', { id: string }>): Promise<number> {
  const removed = (await tx.deleteFrom('candidate').where('id', 'in', selection).returning('id').execute()).map(({ id }) => id)
  if (removed.length > 0) await markRemoved(tx, removed)
  return removed.length
}

/** Whether the candidate is not interested because they declined an offer. */
export async function hasDeclinedOffer(tx: Tx, candidateId: string): Promise<boolean> {
  const row = await tx.selectFrom('candidate').select('not_interested_reasons').where('id', '=', candidateId).executeTakeFirst()
  return row?.not_interested_reasons.includes('offer_declined') ?? false
}

/** From now on the project's interviewers hold the candidate's interviews. */
export async function deleteNextInterview(tx: Tx, candidateId: string): Promise<void> {
  await tx.deleteFrom('next_interview').where('candidate_id', '=', candidateId).execute()
}

/** Replaces the interviewers of an earlier round. */
export async function saveNextInterview(
  tx: Tx,
  ctx: WorkspaceContext & { userId: string },
  about: { candidateId: string; projectId: string },
  { interviewerIds, isPanel, seats }: NextInterview,
): Promise<void> {
  const chosen = { project_id: about.projectId, interviewer_ids: [...interviewerIds], is_panel: isPanel, seats }
  const by = { created_by: ctx.userId, created_at: ctx.now() }
  await tx
    .insertInto('next_interview')
    .values({ candidate_id: about.candidateId, workspace_id: ctx.workspaceId, ...chosen, ...by })
    .onConflict((conflict) => conflict.column('candidate_id').doUpdateSet({ ...chosen, ...by }))
    .execute()
}

const offerColumns = (offer: Offer | null) => ({
  offer_day: offer?.day ?? null,
  offer_note: offer?.note || null,
  offer_terms: offer?.terms ? JSON.stringify(offer.terms) : null,
})
