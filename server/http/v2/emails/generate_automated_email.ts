// POST {V2}emails/generate_automated_email
import { draftAnswer } from '@fairlead/contract/v2/emails/generate_automated_email'
import { draftAnswer as draft } from '../../../features/outreach/draft-answer.ts'
import { endpoint } from '../../endpoint.ts'

export const postEmailsGenerateAutomatedEmail = endpoint(draftAnswer, async (ctx, { input, services }) => ({
  body: await draft(ctx, services.settings, { projectId: input.project_id, previous: input.previous_emails }),
}))
