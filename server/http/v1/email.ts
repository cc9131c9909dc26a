import { foundWarmLead, sendEmail } from '@fairlead/contract/v1/email'
import { sendToManager } from '../../features/interviews/reviews/send-to-manager.ts'
import { contactCandidate } from '../../features/outreach/emails/contact-candidate.ts'
import { endpoint } from '../endpoint.ts'
import { queuedToWire } from '../wire/approval.ts'

export const postEmail = endpoint(sendEmail, async (ctx, { input, services }) => {
  const about = { projectId: input.project_id, candidateId: input.candidate_id, subject: input.email_subject, body: input.email_body }
  if (input.email_type === foundWarmLead) {
    const fields = { to: 'to_email', cc: 'cc_email' }
    const { projectId, candidateId, subject, body } = about
    const mail = { subject, body, to: input.to_email, cc: input.cc_email, fields }
    await sendToManager(ctx, services.settings, { projectId, candidateIds: [candidateId], ...mail })
    return { email_status: 200, message_id: null, held_until: null }
  }
  const { emailStatus, message } = await contactCandidate(
    ctx,
    services.settings,
    {
      ...about,
      toEmail: input.email_override || input.to_email,
      cc: input.cc_email.join(','),
      templateName: input.template_name,
      senderEmail: input.email_sender,
      scheduledDate: input.scheduled_date,
      emailType: input.email_type,
      takeOver: input.take_over,
      acceptsGuess: input.accepts_guessed_address,
      confirmsGreeting: input.confirms_greeting,
    },
    services.outside.links,
  )
  return { email_status: emailStatus, ...queuedToWire(message) }
})
