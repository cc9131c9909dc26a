import {
  listScorecards as listCall,
  openDebrief as debriefCall,
  openOwnScorecard as ownCall,
} from '@fairlead/contract/v2/interviews/scorecards'
import { interviewerName } from '../../../features/interviews/scorecards/scorecard-link.ts'
import { listScorecards, openDebrief, openOwnScorecard } from '../../../features/interviews/scorecards/scorecard-views.ts'
import { endpoint, ok } from '../../endpoint.ts'

export const getInterviewsScorecards = endpoint(listCall, async (ctx, { input }) => {
  const view = await listScorecards(ctx, { projectId: input.project_id, candidateId: input.candidate_id })
  return {
    interviewers: view.expected.map((interviewer) => ({
      interview_id: interviewer.interviewId,
      name: interviewerName(interviewer.name),
      is_you: interviewer.userId === ctx.userId,
      start: interviewer.start.toISOString(),
      submitted_date: interviewer.submittedAt?.toISOString() ?? null,
    })),
    why_closed: view.closedReason,
    opened_by: view.openedBy,
    may_open: view.mayOpen,
    attributes: view.attributes,
    cards: view.cards.map(({ interviewId, name, start, card }) => ({
      interview_id: interviewId,
      name: interviewerName(name),
      start: start.toISOString(),
      ratings: card.ratings,
      recommendation: card.recommendation ?? 'no',
      words: card.words,
    })),
  }
})

export const postInterviewsScorecards = endpoint(ownCall, async (ctx, { input, services }) => ({
  url: await openOwnScorecard(ctx, services.settings.publicUrl, {
    projectId: input.project_id,
    candidateId: input.candidate_id,
    interviewId: input.interview_id,
  }),
}))

export const postInterviewsScorecardsDebrief = endpoint(debriefCall, async (ctx, { input }) => {
  await openDebrief(ctx, { projectId: input.project_id, candidateId: input.candidate_id })
  return ok
})
