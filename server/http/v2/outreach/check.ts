import { checkEmails } from '@fairlead/contract/v2/outreach/check'
import { placeOfCure } from '@fairlead/domain/outreach/firewall'
import { checkEmails as check } from '../../../features/outreach/check-emails.ts'
import { endpoint } from '../../endpoint.ts'

export const postOutreachCheck = endpoint(checkEmails, async (ctx, { input, services }) => {
  const { project_id: projectId, candidate_ids: candidateIds, template_name: templateName, sender_override: senderEmail } = input
  const { people, followUpDays, lackPostalAddress, isPaused, from } = await check(
    ctx,
    services.settings,
    {
      projectId,
      candidateIds,
      templateName,
      senderEmail,
    },
    services.outside.links,
  )
  return {
    people: people.map((one) => ({
      candidate_id: one.candidateId,
      to_email: one.toEmail,
      stop: one.stop,
      why: one.why,
      cure: one.cure && { action: one.cure, path: placeOfCure(one.cure, { projectId, candidateId: one.candidateId }) },
      held_by: one.heldBy,
      leaves_date: one.leavesAt.toISOString(),
      ready_date: one.atOnce.toISOString(),
    })),
    follow_ups: followUpDays.length,
    follow_up_days: followUpDays,
    lack_postal_address: lackPostalAddress,
    is_paused: isPaused,
    from: { address: from.address, per_day: from.perDay },
  }
})
