import { findEmail } from '@fairlead/contract/v1/email/find'
import { findAndSend } from '../../../features/outreach/emails/find-and-send.ts'
import { Answer, endpoint } from '../../endpoint.ts'
import { queuedToWire } from '../../wire/approval.ts'

export const postEmailFind = endpoint(findEmail, async (ctx, { input, services }) => {
  const { settings, vocabulary, outside } = services
  const result = await findAndSend(
    ctx,
    { mail: settings, finder: outside.emailFinder, vocabulary, links: outside.links },
    {
      projectId: input.project_id,
      candidateId: input.candidate_id,
      subject: input.email_subject,
      body: input.email_body,
      toEmail: input.email_override,
      takeOver: input.take_over,
      acceptsGuess: input.accepts_guessed_address,
      confirmsGreeting: input.confirms_greeting,
      templateName: input.template_name,
      senderEmail: input.email_sender,
      scheduledDate: input.scheduled_date,
      isConfirmed: input.send_confirmed ?? false,
    },
  )
  if ('choose' in result)
    return new Answer(202, {
      sent: false,
      emails: result.choose,
      guessed_emails: result.guessed,
      email_status: null,
      message_id: null,
      held_until: null,
    })
  const { emailStatus, message } = result.sent
  return { sent: message !== null, emails: [], guessed_emails: [], email_status: emailStatus, ...queuedToWire(message) }
})
