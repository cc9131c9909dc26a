import { saveAnswer } from '@fairlead/contract/v2/projects/answers'
import { saveAnswer as save } from '../../../features/outreach/emails/save-answer.ts'
import { endpoint, ok } from '../../endpoint.ts'

export const putProjectsAnswers = endpoint(saveAnswer, async (ctx, { input }) => {
  await save(ctx, { projectId: input.project_id, topic: input.topic, language: input.language, words: input.words })
  return ok
})
