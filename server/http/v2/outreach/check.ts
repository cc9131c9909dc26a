import { checkEmails } from '@fairlead/contract/v2/outreach/check'
import { checkEmails as check } from '../../../features/outreach/check-emails.ts'
import { endpoint } from '../../endpoint.ts'

export const postOutreachCheck = endpoint(checkEmails, async (ctx, { input, services }) => {
  const { project_id: projectId, candidate_ids: candidateIds, template_name: templateName } = input
  const { people, followUps, isPaused } = await check(ctx, services.settings, { projectId, candidateIds, templateName })
  return {
    people: people.map((one) => ({
      candidate_id: one.candidateId,
      to_email: one.toEmail,
      stop: one.stop,
      why: one.why,
      leaves_date: one.leavesAt.toISOString(),
      ready_date: one.atOnce.toISOString(),
    })),
    follow_ups: followUps,
    is_paused: isPaused,
  }
})
