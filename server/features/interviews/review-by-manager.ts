// The hiring manager's verdict: a rating brings a candidate to scheduling, reasons end it.
import { isApprovalScore } from '@fairlead/domain/candidate/approval'
import type { Screener } from '@fairlead/domain/interview/calendar-gate'
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../platform/context.ts'
import { accessCandidate } from '../candidates/access-candidate.ts'
import { saveCandidate } from '../candidates/candidate-store.ts'
import { moveWithin } from '../candidates/move-candidate.ts'
import { tellPrevented } from '../candidates/tell-prevented.ts'
import { readScreener } from '../projects/screener.ts'

export interface ManagerReview {
  projectId: string
  candidateId: string
  approved: boolean
  /** Satisfactory 1, Good 2, Excellent 3; asked for with an approval. */
  score?: number | undefined
  /** What is liked, in words; asked for with an approval. */
  comments?: string | undefined
  rejectionCodes?: number[] | undefined
  rejectionOther?: string | undefined
}

/** Returns who will hold the interview, for the sentence that follows an approval. */
export function reviewByManager(ctx: ActorContext, input: ManagerReview): Promise<Screener | null> {
  return tellPrevented(ctx, input.candidateId, () =>
    ctx.transaction(async (tx) => {
      const { project, candidate } = await accessCandidate(tx, ctx.actor, input, 'decide')
      const to = input.approved ? 'HIRING_MANAGER_APPROVED' : 'REJECTED'
      if (candidate.stage !== 'HIRING_MANAGER' && candidate.stage !== to)
        throw new Refusal('invalid_move', 'This candidate is not with the hiring manager.')
      if (input.approved) {
        const wrong = checkVerdict(input)
        if (wrong) throw new Refusal('invalid_input', undefined, wrong)
        await saveCandidate(tx, candidate.id, { approvalScore: input.score!, approvalScoreOther: input.comments!.trim() })
      }
      await moveWithin(tx, ctx, {
        projectId: project.id,
        candidateId: candidate.id,
        to,
        rejectionCodes: input.rejectionCodes,
        rejectionOther: input.rejectionOther,
      })
      return readScreener(tx, project)
    }),
  )
}

/** An approval needs a score and comments (spec B, section 5 'Schedule interview'). */
function checkVerdict({ score, comments }: ManagerReview): Record<string, string> | null {
  const wrong: Record<string, string> = {}
  if (score === undefined) wrong.approval_score = 'This field is required.'
  else if (!isApprovalScore(score)) wrong.approval_score = 'Choose 1, 2 or 3.'
  if (!comments?.trim()) wrong.approval_comments = 'This field is required.'
  return Object.keys(wrong).length > 0 ? wrong : null
}
