import { readOutreachPlan } from '@fairlead/contract/v2/outreach/plan'
import { placeOfCure } from '@fairlead/domain/outreach/firewall'
import { readPlan } from '../../../features/outreach/emails/read-plan.ts'
import { endpoint } from '../../endpoint.ts'
import { guessToWire } from '../../wire/address.ts'

export const getOutreachPlan = endpoint(readOutreachPlan, async (ctx, { input, services }) => {
  const { project_id: projectId, candidate_id: candidateId, template_name: templateName, to_email: toEmail, channel } = input
  const { inTouch, guess, refusals, first, followUps } = await readPlan(ctx, services.settings, {
    projectId,
    candidateId,
    templateName,
    toEmail,
    channel,
  })
  return {
    in_touch: inTouch.map(({ kind, by, at: time, projectName }) => ({ kind, by, date: time.toISOString(), project_name: projectName })),
    guess: guessToWire(guess, services.outside.emailFinder.verify !== null),
    refusals: refusals.map(({ reason: code, sentence, cure }) => ({
      why: code,
      sentence,
      cure: cure && { action: cure, path: placeOfCure(cure, { projectId, candidateId }) },
    })),
    first_email: { date: first.at.toISOString(), because: first.reason, time_zone: first.timeZone },
    follow_ups: followUps.map(({ step, at: time }) => ({ step, date: time.toISOString() })),
  }
})
