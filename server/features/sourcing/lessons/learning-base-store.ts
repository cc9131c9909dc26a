// What decisions in a project are compared with, from its newest search.
import type { LearningBase } from '@fairlead/matching/learn/base'
import type { Tx } from '../../../platform/database.ts'

export async function findLearningBase(tx: Tx, projectId: string): Promise<LearningBase | null> {
  const row = await tx.selectFrom('learning_base').select(['people', 'asked']).where('project_id', '=', projectId).executeTakeFirst()
  return row ?? null
}

export async function saveLearningBase(tx: Tx, project: { id: string; workspaceId: string }, base: LearningBase): Promise<void> {
  const values = { people: JSON.stringify(base.people), asked: base.asked }
  await tx
    .insertInto('learning_base')
    .values({ project_id: project.id, workspace_id: project.workspaceId, ...values })
    .onConflict((conflict) => conflict.column('project_id').doUpdateSet(values))
    .execute()
}
