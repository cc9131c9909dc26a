// The only way to change a candidate's stage: rule, stage, both counters, history line, review queue, and event in one
// transaction.
import { checkMoveDetails, moveNote, type MoveDetails } from '@fairlead/domain/candidate/move-details'
import { whyNotMove } from '@fairlead/domain/candidate/moves'
import { historyEventOf, isReviewStage, type HistoryEvent, type Stage } from '@fairlead/domain/shared/stages'
import type { Actor } from '@fairlead/domain/project/project'
import { Refusal } from '@fairlead/domain/refusal'
import type { WorkspaceContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { record, recordAll } from '../../../platform/events.ts'
import type { LoadedProject } from '../../projects/records/access-project.ts'
import { reviewQueueEmptied } from '../../projects/searches/start-search.ts'
import { assertCalendar } from '../../projects/team/screener.ts'
import { findCandidate, type CandidateKey, type LoadedCandidate } from '../records/access-candidate.ts'
import { deleteNextInterview, hasDeclinedOffer, saveCandidate, saveMoves } from '../records/candidate-store.ts'
import { text } from '../texts/texts.ts'

interface Moving {
  candidate: Pick<LoadedCandidate, 'id' | 'stage' | 'wasAutoSwiped'>
  to: Stage
  details?: MoveDetails
}
interface WholeMove extends Moving {
  project: LoadedProject
  /** Permission is checked for a user. For the product's own moves, after a reply or an undo, there is no actor. */
  by: { ctx: WorkspaceContext; actor: Actor | null }
}
/** An email was sent or canceled, with limited knowledge of the project; no one leaves the review queue by it. */
export interface MailMove extends Moving {
  project: Pick<LoadedProject, 'id' | 'workspaceId'>
  candidate: Moving['candidate'] & { stage: Exclude<Stage, 'UNDER_REVIEW'> }
  by: { ctx: WorkspaceContext; actor: null }
}
type CandidateMove = WholeMove | MailMove

/**
 * Moves a candidate; the caller holds the locks of the project and then of the candidate. A user's move is checked (permission,
 * the interviewer's calendar, the details). Returns how many are left to review. Moving a candidate to their current stage
 * changes nothing.
 */
export async function moveCandidate(tx: Tx, move: CandidateMove): Promise<number> {
  const { candidate, to, details = {} } = move
  const checked = isByPerson(move)
  if (candidate.stage === to && !(checked && isReviewStage(to))) {
    if (checked) await saveDetails(tx, move, details)
    return 0
  }
  await saveAndRecord(tx, [{ ...move, details: checked ? await checkedDetails(tx, move) : details }])
  return 'counts' in move.project ? leaveReviewQueue(tx, move.by.ctx, move.project, candidate) : 0
}

/** Moves several as their emails were sent, with as many statements as one. Those who are there already are left out. */
export async function moveByMail(tx: Tx, moves: readonly MailMove[]): Promise<void> {
  await saveAndRecord(
    tx,
    moves.filter(({ candidate, to }) => candidate.stage !== to),
  )
}

type PersonMove = WholeMove & { by: { actor: Actor } }
const isByPerson = (move: CandidateMove): move is PersonMove => move.by.actor !== null

/** Refuses what this user may not do; otherwise returns the details to save. */
async function checkedDetails(tx: Tx, { project, candidate, to, details = {}, by: { ctx, actor } }: PersonMove): Promise<MoveDetails> {
  const event = details.event ?? (to === 'CONTACTED' ? await contactEvent(tx, candidate.id) : historyEventOf(to))
  const refusal = whyNotMove(project, actor, candidate, to)
  if (refusal) throw new Refusal(refusal)
  // contacting a candidate without a decision approves them
  const isApproval = to === 'APPROVED' || (to === 'CONTACTED' && isReviewStage(candidate.stage))
  // another round's interviewers were checked when they were chosen
  if (!details.isNextRound) await assertCalendar(tx, project, isApproval ? 'APPROVED' : to)
  const wrong = checkMoveDetails(to, details, ctx.now())
  if (wrong) throw new Refusal('invalid_input', Object.values(wrong)[0], wrong)
  return {
    attention: null,
    ...(isApproval ? { verdict: 'approved' } : to === 'REJECTED' ? { verdict: 'rejected' } : {}),
    ...details,
    event,
    note: moveNote(to, details),
  }
}

async function saveAndRecord(tx: Tx, moves: readonly CandidateMove[]): Promise<void> {
  if (moves.length === 0) return
  const decided = moves.map(({ project, candidate, to, details = {}, by: { ctx, actor } }) => ({
    ctx,
    project,
    details,
    endsRound: endsRound(candidate.stage, to, details, actor),
    move: { candidateId: candidate.id, from: candidate.stage, to, event: details.event ?? historyEventOf(to) },
  }))
  for (const { move } of decided.filter((entry) => entry.endsRound)) await deleteNextInterview(tx, move.candidateId)
  await saveMoves(tx, decided)
  await recordAll(
    tx,
    decided.map(({ ctx, project, move, details: { emailCandidate } }) => ({
      by: ctx,
      event: { type: 'candidate.moved', projectId: project.id, ...move, ...(emailCandidate === undefined ? {} : { emailCandidate }) },
    })),
  )
}

/** Scheduling starts over with the project's interviewers, unless a booked interview was canceled: then the same ones offer other times. */
function endsRound(from: Stage, to: Stage, { isUndo }: MoveDetails, actor: Actor | null): boolean {
  // the undone move is the one into Scheduling, or a later one, after which the same round continues
  if (isUndo) return from === 'HIRING_MANAGER_APPROVED'
  return to === 'HIRING_MANAGER_APPROVED' && (from !== 'INTERVIEWING' || actor !== null)
}

/** The last one to leave the review queue ends calibration or starts the next search. */
async function leaveReviewQueue(tx: Tx, ctx: WorkspaceContext, project: LoadedProject, { stage }: { stage: Stage }): Promise<number> {
  const wasInReview = stage === 'UNDER_REVIEW'
  const remaining = Math.max(0, (project.counts.UNDER_REVIEW ?? 0) - (wasInReview ? 1 : 0))
  if (wasInReview && remaining === 0) await reviewQueueEmptied(tx, ctx, project)
  return remaining
}

/** The candidate stays, now with these reasons or dates; later searches learn from the reasons. */
async function saveDetails(tx: Tx, { project, candidate, to, by: { ctx } }: PersonMove, details: MoveDetails): Promise<void> {
  const { rejection, notInterested, offer, startDay } = details
  if (!rejection && !notInterested && !offer && !startDay) return
  if (notInterested?.reasons.includes('offer_declined') && !(await hasDeclinedOffer(tx, candidate.id)))
    throw new Refusal('invalid_input', undefined, { not_interested_code: text.noOffer })
  const wrong = checkMoveDetails(to, details, ctx.now())
  if (wrong) throw new Refusal('invalid_input', Object.values(wrong)[0], wrong)
  await saveCandidate(tx, candidate.id, {
    ...(rejection && { rejection }),
    ...(notInterested && { notInterested }),
    ...(offer && { offer }),
    ...(startDay && { startDay }),
  })
  await record(tx, ctx, { type: 'candidate.changed', projectId: project.id, candidateId: candidate.id })
}

/** Contacted manually, unless an email from the product is scheduled or was sent: then the client only reports it. */
async function contactEvent(tx: Tx, candidateId: string): Promise<HistoryEvent> {
  const mail = await tx
    .selectFrom('message')
    .select('id')
    .where('candidate_id', '=', candidateId)
    .where('step', '=', 0)
    .where('state', '<>', 'cancelled')
    .executeTakeFirst()
  return mail ? 'outreach_email' : 'outreach_manual'
}

/** Runs `work`; when the calendar gate refuses it, the refusal is recorded in a separate transaction, so that the team is notified. */
export async function recordBlockedApproval<T>(ctx: WorkspaceContext, key: CandidateKey, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refusal && error.code === 'calendar_required')
      await ctx.transaction(async (tx) => {
        const row = await findCandidate(tx, key)
        if (row) await record(tx, ctx, { type: 'calendar.prevented', projectId: row.project_id, candidateId: row.id })
      })
    throw error
  }
}
