// The only writer of tests of two first emails.
import { comparedText } from '@fairlead/domain/outreach/template-test'
import type { OutreachTemplate } from '@fairlead/domain/project/settings'
import type { Selectable } from 'kysely'
import type { Tx } from '../../../platform/database.ts'
import { newId } from '../../../platform/ids.ts'
import type { TemplateTestTable } from '../../../platform/schema.ts'

export type TemplateTestRow = Selectable<TemplateTestTable>

export interface NewTemplateTest {
  workspaceId: string
  projectId: string
  a: OutreachTemplate
  b: OutreachTemplate
  /** null = the product, after a text was changed. */
  startedBy: string | null
  at: Date
}

/** The caller holds the project's lock. */
export async function insertTemplateTest(tx: Tx, test: NewTemplateTest): Promise<string> {
  const id = newId()
  await tx
    .insertInto('template_test')
    .values({
      id,
      workspace_id: test.workspaceId,
      project_id: test.projectId,
      template_a: test.a.name,
      template_b: test.b.name,
      text_a: comparedText(test.a),
      text_b: comparedText(test.b),
      started_at: test.at,
      started_by: test.startedBy,
    })
    .execute()
  return id
}

/** Ends a test; one without any email leaves no result and is deleted. The caller holds the project's lock. */
export async function closeTemplateTest(
  tx: Tx,
  id: string,
  { reason, at: time }: { reason: NonNullable<TemplateTestRow['end_reason']>; at: Date },
): Promise<void> {
  const email = await tx.selectFrom('message').select('id').where('template_test_id', '=', id).limit(1).executeTakeFirst()
  if (email) await tx.updateTable('template_test').set({ ended_at: time, end_reason: reason }).where('id', '=', id).execute()
  else await tx.deleteFrom('template_test').where('id', '=', id).execute()
}

/** A text that was changed and changed back before anyone was contacted: the previous test continues. False when there is none. */
export async function reopenTemplateTest(tx: Tx, projectId: string, a: OutreachTemplate, b: OutreachTemplate): Promise<boolean> {
  const last = await tx
    .selectFrom('template_test')
    .select(['id', 'template_a', 'template_b', 'text_a', 'text_b', 'end_reason'])
    .where('project_id', '=', projectId)
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (last?.end_reason !== 'text_changed' || last.text_a !== comparedText(a) || last.text_b !== comparedText(b)) return false
  if (last.template_a !== a.name || last.template_b !== b.name) return false
  await tx.updateTable('template_test').set({ ended_at: null, end_reason: null }).where('id', '=', last.id).execute()
  return true
}

export async function findRunningTest(tx: Tx, projectId: string): Promise<TemplateTestRow | undefined> {
  return tx.selectFrom('template_test').selectAll().where('project_id', '=', projectId).where('ended_at', 'is', null).executeTakeFirst()
}
