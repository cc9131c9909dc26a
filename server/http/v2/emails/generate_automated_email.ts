import { draftAnswer } from '@fairlead/contract/v2/emails/generate_automated_email'
import { draftAnswer as draft } from '../../../features/outreach/emails/draft-answer.ts'
import { endpoint } from '../../endpoint.ts'

export const postEmailsGenerateAutomatedEmail = endpoint(draftAnswer, async (ctx, { input, services }) => {
  const { project_id: projectId, candidate_id: candidateId, previous_emails: previous } = input
  const { body, sentences, missing, language, note } = await draft(ctx, services.settings, { projectId, candidateId, previous })
  return {
    body,
    sentences: sentences.map(({ text, source }) => ({ text, source: source.kind, topic: source.topic, line: source.line })),
    missing,
    language,
    note,
  }
})
