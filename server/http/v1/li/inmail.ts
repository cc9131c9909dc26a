import { sendInmail } from '@fairlead/contract/v1/li/inmail'
import { contactByLinkedin } from '../../../features/outreach/linkedin/contact-by-linkedin.ts'
import { endpoint } from '../../endpoint.ts'
import { linkedinToWire } from '../../wire/linkedin.ts'

export const postLiInmail = endpoint(sendInmail, async (ctx, { input, services }) =>
  linkedinToWire(
    await contactByLinkedin(
      ctx,
      { linkedin: services.outside.linkedin, settings: services.settings },
      {
        kind: 'inmail',
        projectId: input.project_id,
        candidateId: input.candidate_id,
        subject: input.message_subject,
        body: input.message_body,
        scheduledDate: input.scheduled_date,
        takeOver: input.take_over,
      },
    ),
  ),
)
