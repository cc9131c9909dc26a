import { contactCandidate, listAddresses } from '@fairlead/contract/v2/projects/candidates/email'
import { contactCandidate as contact } from '../../../../features/outreach/emails/contact-candidate.ts'
import { listAddresses as list } from '../../../../features/outreach/parties/list-addresses.ts'
import { endpoint } from '../../../endpoint.ts'
import { approvalToWire } from '../../../wire/approval.ts'

export const getProjectsCandidatesEmail = endpoint(listAddresses, (ctx, { input }) =>
  list(ctx, { candidateId: input.candidate_id, allowWork: input.allow_work_emails }),
)

export const postProjectsCandidatesEmail = endpoint(contactCandidate, async (ctx, { input, services }) =>
  approvalToWire(
    await contact(
      ctx,
      services.settings,
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
        senderEmail: input.sender_override,
        emailType: input.email_type,
      },
      services.outside.links,
    ),
  ),
)
