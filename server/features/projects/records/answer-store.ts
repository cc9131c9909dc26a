// The only writer of what the team answers to candidates' questions.
import { isOneOf } from '@fairlead/domain/shared/records'
import { answerTopics, type AnswerTopic } from '@fairlead/domain/conversation/answer-topics.data'
import type { Language } from '@fairlead/domain/shared/language'
import type { ActorContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'

export interface KeptAnswer {
  projectId: string
  topic: AnswerTopic
  language: Language
  /** '' = none anymore. */
  words: string
}

/** By language and topic. */
export async function listAnswers(tx: Tx, projectId: string): Promise<Partial<Record<Language, Partial<Record<AnswerTopic, string>>>>> {
  const rows = await tx.selectFrom('project_answer').select(['topic', 'language', 'words']).where('project_id', '=', projectId).execute()
  const answers: Partial<Record<Language, Partial<Record<AnswerTopic, string>>>> = {}
  for (const { topic, language, words } of rows) if (isOneOf(answerTopics, topic)) (answers[language] ??= {})[topic] = words
  return answers
}

/** The newest words replace earlier ones. */
export async function keepAnswer(tx: Tx, ctx: ActorContext, { projectId, topic, language, words }: KeptAnswer): Promise<void> {
  if (words === '') {
    await tx
      .deleteFrom('project_answer')
      .where('project_id', '=', projectId)
      .where('topic', '=', topic)
      .where('language', '=', language)
      .execute()
    return
  }
  const values = { words, saved_by: ctx.userId, saved_at: ctx.now() }
  await tx
    .insertInto('project_answer')
    .values({ project_id: projectId, workspace_id: ctx.workspaceId, topic, language, ...values })
    .onConflict((conflict) => conflict.columns(['project_id', 'topic', 'language']).doUpdateSet(values))
    .execute()
}
