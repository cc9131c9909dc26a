// A hiring manager's verdict by their link: taken once by its id, by the same rule as a verdict in the panel.
import type { RejectionReason } from '@fairlead/domain/candidate/rejection'
import { approvalText, checkApproval } from '@fairlead/domain/candidate/approval'
import type { Stage } from '@fairlead/domain/shared/stages'
import type { Screener } from '@fairlead/domain/interview/calendar-gate'
import { managerAtDesk } from '@fairlead/domain/interview/manager-review'
import { Refusal } from '@fairlead/domain/refusal'
import { messages } from '@fairlead/domain/shared/messages'
import type { Database, Tx } from '../../platform/database.ts'
import { loadCandidate } from '../candidates/access-candidate.ts'
import { hasWithdrawn } from '../candidates/withdrawn.ts'
import { openDesk, projectOfDesk, type ManagerDesk } from './manager-link.ts'
import { recordBlockedApproval } from '../candidates/move-candidate.ts'
import { reviewFound } from './review-by-manager.ts'
import * as text from './texts/en.ts'

export interface LinkVerdict {
  /** Made by the page, one for each verdict. */
  requestId: string
  candidateId: string
  approved: boolean
  score: number | null
  liked: string[]
  feedback: string
  rejectionReasons: RejectionReason[]
  rejectionOther: string
  emailCandidate: boolean | undefined
}

export interface VerdictAnswer {
  /** 'decided_before': someone was quicker; 'withdrawn': the candidate has withdrawn. Nothing was changed in both. */
  outcome: 'done' | 'decided_before' | 'withdrawn'
  stage: Stage
  screener: Screener | null
}

export async function reviewByLink(database: Database, token: string, verdict: LinkVerdict, now: () => Date): Promise<VerdictAnswer> {
  const desk = await openDesk(database, token, now)
  return recordBlockedApproval(desk.ctx, verdict, () => desk.ctx.transaction((tx) => decide(tx, desk, verdict)))
}

async function decide(tx: Tx, desk: ManagerDesk, verdict: LinkVerdict): Promise<VerdictAnswer> {
  const project = await projectOfDesk(tx, desk)
  // another project's candidate, or one this link was not sent with, is unknown to it
  const isShown = desk.candidateIds.includes(verdict.candidateId)
  const candidate = isShown ? await loadCandidate(tx, verdict.candidateId, true) : null
  const before = await answeredBefore(tx, desk, verdict.requestId)
  if (before) return before
  if (candidate?.projectId !== desk.projectId) throw new Refusal('candidate_not_found', text.candidateGone)
  const wrong = wrongFields(verdict)
  if (wrong) throw new Refusal('invalid_input', Object.values(wrong)[0], wrong)
  const { ctx, email } = desk
  const hasGone = candidate.stage !== 'HIRING_MANAGER' && (await hasWithdrawn(tx, candidate.id))
  const mayNotApprove = verdict.approved && (await hasWithdrawn(tx, candidate.id))
  if (candidate.stage !== 'HIRING_MANAGER' || mayNotApprove) {
    const outcome = hasGone || mayNotApprove ? ('withdrawn' as const) : ('decided_before' as const)
    const answer = { outcome, stage: candidate.stage, screener: null }
    await keepAnswer(tx, desk, verdict, answer)
    return answer
  }
  const review = {
    approved: verdict.approved,
    emailCandidate: verdict.emailCandidate,
    ...(verdict.approved
      ? { score: verdict.score ?? undefined, comments: approvalText(verdict) }
      : { rejectionReasons: verdict.rejectionReasons, rejectionOther: verdict.rejectionOther }),
  }
  const { actor, standing } = managerAtDesk(project, email)
  const loaded = { project: { ...project, ...standing }, candidate }
  const screener = await reviewFound(tx, ctx, actor, loaded, review, email)
  const answer: VerdictAnswer = { outcome: 'done', stage: verdict.approved ? 'HIRING_MANAGER_APPROVED' : 'REJECTED', screener }
  await keepAnswer(tx, desk, verdict, answer)
  return answer
}

/** As the panel's two dialogs ask: a rating with something liked, or reasons. */
function wrongFields(verdict: LinkVerdict): Record<string, string> | null {
  if (verdict.approved) return checkApproval(verdict)
  return verdict.rejectionReasons.length === 0 ? { rejection_reasons: messages.noRejectionReason } : null
}

async function answeredBefore(tx: Tx, { projectId, email }: ManagerDesk, requestId: string): Promise<VerdictAnswer | null> {
  const row = await tx
    .selectFrom('manager_verdict')
    .select('answer')
    .where('project_id', '=', projectId)
    .where('email', '=', email)
    .where('request_id', '=', requestId)
    .executeTakeFirst()
  return (row?.answer as VerdictAnswer | undefined) ?? null
}

async function keepAnswer(tx: Tx, { ctx, projectId, email }: ManagerDesk, verdict: LinkVerdict, answer: VerdictAnswer): Promise<void> {
  await tx
    .insertInto('manager_verdict')
    .values({
      workspace_id: ctx.workspaceId,
      project_id: projectId,
      request_id: verdict.requestId,
      candidate_id: verdict.candidateId,
      email,
      answer: JSON.stringify(answer),
      at: ctx.now(),
    })
    .execute()
}
