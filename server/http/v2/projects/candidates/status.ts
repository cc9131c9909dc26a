import { moveCandidateCall } from '@fairlead/contract/v2/projects/candidates/status'
import { termsOf } from '@fairlead/domain/candidate/offer'
import { changeCandidate } from '../../../../features/candidates/moves/change-candidate.ts'
import { endpoint, ok } from '../../../endpoint.ts'

export const postProjectsCandidatesStatus = endpoint(moveCandidateCall, async (ctx, { input }) => {
  const { project_id: projectId, candidate_id: candidateId, status: to, email_candidate: emailCandidate } = input
  const terms = termsOf({
    pay:
      input.offer_pay_amount == null
        ? null
        : { amount: input.offer_pay_amount, period: input.offer_pay_period, currency: input.offer_pay_currency },
    startDay: input.offer_start_date || null,
    conditions: input.offer_conditions ?? '',
  })
  const move = {
    to,
    emailCandidate,
    offer: { ...(input.offer_date === undefined ? {} : { day: input.offer_date }), note: input.offer_note ?? '', terms },
    startDay: input.start_date,
    notInterestedReasons: input.not_interested_code,
    notInterestedOther: input.not_interested_reason_other,
  }
  await changeCandidate(ctx, { projectId, candidateId, move })
  return ok
})
