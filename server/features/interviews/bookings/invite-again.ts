// Invites a candidate to another interview with different interviewers: a second round.
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../../platform/context.ts'
import { accessCandidate } from '../../candidates/records/access-candidate.ts'
import { moveCandidate } from '../../candidates/moves/move-candidate.ts'
import { saveNextInterview } from '../../candidates/records/candidate-store.ts'
import { readChosen, type ChosenInterviewers } from '../../projects/team/choose-interviewers.ts'
import { saveDone } from '../records/interview-store.ts'
import { findActiveInterview } from '../records/standing-interview.ts'
import { text } from '../texts/texts.ts'

export interface InviteAgain extends ChosenInterviewers {
  projectId: string
  candidateId: string
  emailCandidate: boolean
}

/**
 * The candidate waits in Scheduling again, and their booking link offers these interviewers' times.
 * @throws Refusal invalid_move outside of Interview, and while an interview is booked; invalid_input for someone who can't hold
 * one
 */
export function inviteAgain(ctx: ActorContext, input: InviteAgain): Promise<void> {
  return ctx.transaction(async (tx) => {
    const { project, candidate } = await accessCandidate(tx, ctx.actor, input, 'decide')
    if (candidate.stage !== 'INTERVIEWING') throw new Refusal('invalid_move', text.onlyFromInterview)
    const standing = await findActiveInterview(tx, ctx, { candidateId: candidate.id, projectId: project.id })
    if (standing && standing.end > ctx.now()) throw new Refusal('invalid_move', text.interviewComing)
    if (standing) await saveDone(tx, ctx, standing)
    const chosen = await readChosen(tx, ctx, project, input)
    const details = { emailCandidate: input.emailCandidate, isNextRound: true }
    await moveCandidate(tx, { project, candidate, to: 'HIRING_MANAGER_APPROVED', by: { ctx, actor: ctx.actor }, details })
    // the move ends an earlier round
    await saveNextInterview(tx, ctx, { candidateId: candidate.id, projectId: project.id }, chosen)
  })
}
