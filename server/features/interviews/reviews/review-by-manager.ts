// The hiring manager's verdict: a rating moves a candidate to scheduling, reasons end the process.
import type { RejectionReason } from '@fairlead/domain/candidate/rejection'
import { approvalSentence, isApprovalScore, readApproval } from '@fairlead/domain/candidate/approval'
import type { Screener } from '@fairlead/domain/interview/calendar-gate'
import type { Actor } from '@fairlead/domain/project/project'
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext, WorkspaceContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { moveDetails } from '@fairlead/domain/candidate/move-details'
import { managerReasonLabel } from '@fairlead/domain/candidate/rejection'
import { record } from '../../../platform/events.ts'
import { newId } from '../../../platform/ids.ts'
import { hasWithdrawn } from '../../candidates/records/withdrawn.ts'
import { accessCandidate, type LoadedCandidate } from '../../candidates/records/access-candidate.ts'
import { saveCandidate } from '../../candidates/records/candidate-store.ts'
import { moveCandidate, recordBlockedApproval } from '../../candidates/moves/move-candidate.ts'
import type { LoadedProject } from '../../projects/records/access-project.ts'
import { readScreener } from '../../projects/team/screener.ts'
import { text } from '../texts/texts.ts'
import { messages } from '@fairlead/domain/shared/messages'
import { quoted } from '@fairlead/domain/shared/formats'
import { must } from '@fairlead/domain/shared/records'

export interface ManagerReview {
  projectId: string
  candidateId: string
  approved: boolean
  /** Satisfactory 1, Good 2, Excellent 3; required for an approval. */
  score?: number | undefined
  /** Likes as text; required for an approval. */
  comments?: string | undefined
  rejectionReasons?: RejectionReason[] | undefined
  rejectionOther?: string | undefined
  /** Whether to send the candidate the following email; defaults to the project's setting. */
  emailCandidate?: boolean | undefined
}

/** Returns the interviewers, for the confirmation after an approval. */
export function reviewByManager(ctx: ActorContext, input: ManagerReview): Promise<Screener | null> {
  return recordBlockedApproval(ctx, input, () =>
    ctx.transaction(async (tx) => reviewFound(tx, ctx, ctx.actor, await accessCandidate(tx, ctx.actor, input, 'decide'), input)),
  )
}

/** The decision on a candidate locked with their project; `by` identifies a manager without an account. */
export async function reviewFound(
  tx: Tx,
  ctx: WorkspaceContext,
  actor: Actor,
  loaded: { project: LoadedProject; candidate: LoadedCandidate },
  input: Omit<ManagerReview, 'projectId' | 'candidateId'>,
  by?: string,
): Promise<Screener | null> {
  const { project, candidate } = loaded
  const to = input.approved ? 'HIRING_MANAGER_APPROVED' : 'REJECTED'
  if (candidate.stage !== 'HIRING_MANAGER' && candidate.stage !== to) throw new Refusal('invalid_move', text.notWithManager)
  const isNew = candidate.stage !== to
  if (input.approved) {
    if (isNew && (await hasWithdrawn(tx, candidate.id))) throw new Refusal('candidate_withdrawn')
    const wrong = checkVerdict(input)
    if (wrong) throw new Refusal('invalid_input', undefined, wrong)
    await saveCandidate(tx, candidate.id, { approvalScore: must(input.score), approvalScoreOther: must(input.comments).trim() })
  }
  const { rejectionReasons, rejectionOther, emailCandidate } = input
  const details = moveDetails({ to, rejectionReasons, rejectionOther, emailCandidate }, candidate.stage, ctx.now())
  const sentence = sentenceOf(input)
  const note = [by && `Hiring manager ${by} by link`, sentence].filter(Boolean).join(': ')
  await moveCandidate(tx, { project, candidate, to, by: { ctx, actor }, details: { ...details, ...(note ? { note } : {}) } })
  if (isNew) {
    const user = by === undefined ? { userId: actor.userId, by: actor.email } : { userId: null, by }
    const about = { projectId: project.id, candidateId: candidate.id, approved: input.approved, sentence, decisionId: newId() }
    await record(tx, ctx, { type: 'review.decided', ...about, ...user })
  }
  return readScreener(tx, project)
}

/** The manager's comment, for the history and the team. */
function sentenceOf({
  approved,
  score,
  comments,
  rejectionReasons = [],
  rejectionOther,
}: Omit<ManagerReview, 'projectId' | 'candidateId'>): string {
  if (approved) return approvalSentence(readApproval(score ?? null, comments ?? null))
  const words = rejectionOther?.trim()
  return [rejectionReasons.length > 0 && `${rejectionReasons.map(managerReasonLabel).join(', ')}.`, words && quoted(words)]
    .filter(Boolean)
    .join(' ')
}

/** An approval needs a score and comments. */
function checkVerdict({ score, comments }: Pick<ManagerReview, 'score' | 'comments'>): Record<string, string> | null {
  const wrong: Record<string, string> = {}
  if (score === undefined) wrong.approval_score = messages.fieldRequired
  else if (!isApprovalScore(score)) wrong.approval_score = text.choose12Or3
  if (!comments?.trim()) wrong.approval_comments = messages.fieldRequired
  return Object.keys(wrong).length > 0 ? wrong : null
}
