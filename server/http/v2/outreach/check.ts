import { checkEmails } from '@fairlead/contract/v2/outreach/check'
import { placeOfCure } from '@fairlead/domain/outreach/firewall'
import { checkEmails as check } from '../../../features/outreach/emails/check-emails.ts'
import { endpoint } from '../../endpoint.ts'

export const postOutreachCheck = endpoint(checkEmails, async (ctx, { input, services }) => {
  const { project_id: projectId, candidate_ids: candidateIds, template_name: templateName, sender_override: senderEmail } = input
  const { people, followUpDays, followUpSteps, isPaused, from } = await check(
    ctx,
    services.settings,
    {
      projectId,
      candidateIds,
      templateName,
      senderEmail,
      confirmedGreetings: input.confirmed_greetings,
      canVerify: services.outside.emailFinder.verify !== null,
    },
    services.outside.links,
  )
  return {
    people: people.map((person) => ({
      candidate_id: person.candidateId,
      to_email: person.toEmail,
      greeting: person.greeting,
      stop: person.stop,
      why: person.reason,
      cure: person.cure && { action: person.cure, path: placeOfCure(person.cure, { projectId, candidateId: person.candidateId }) },
      held_by: person.heldBy,
      template_name: person.templateName,
      test: person.test && { id: person.test.id, version: person.test.version },
      leaves_date: person.leavesAt.toISOString(),
      ready_date: person.atOnce.toISOString(),
    })),
    follow_ups: followUpDays.length,
    follow_up_days: followUpDays,
    follow_up_steps: followUpSteps,
    is_paused: isPaused,
    from: { address: from.address, per_day: from.perDay },
  }
})
