// {V2}projects/answers: what the team answers to candidates' questions.
import { answerTopics } from '@fairlead/domain/conversation/answer-topics.data'
import { languages } from '@fairlead/domain/shared/language'
import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { done, id, longText } from '../../fields.ts'

export const saveAnswer = call(
  'PUT',
  'v2/projects/answers',
  ['unproven'],
  "Keeps the team's answer to a common question, in its words and one language; drafted replies use it. An empty one is forgotten.",
  z.object({ project_id: id, topic: z.enum(answerTopics), language: z.enum(languages), words: longText }),
  done,
  { audit: 'project_changed' },
)
export type SaveAnswer = CallType<typeof saveAnswer>
