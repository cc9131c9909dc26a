// Keeps the team's answer to a question of candidates with the project.
import { validateAnswer } from '@fairlead/domain/conversation/answer-form'
import { mayDo } from '@fairlead/domain/project/project'
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../../platform/context.ts'
import { accessProject } from '../../projects/records/access-project.ts'
import { keepAnswer, type KeptAnswer } from '../../projects/records/answer-store.ts'

export function saveAnswer(ctx: ActorContext, answer: KeptAnswer): Promise<void> {
  const words = answer.words.trim()
  const problem = validateAnswer(words)
  if (problem) throw new Refusal('invalid_input', problem, { words: problem })
  return ctx.transaction(async (tx) => {
    const project = await accessProject(tx, ctx.actor, answer.projectId, 'decide')
    if (!mayDo('write_mail', project, ctx.actor)) throw new Refusal('not_permitted')
    await keepAnswer(tx, ctx, { ...answer, projectId: project.id, words })
  })
}
