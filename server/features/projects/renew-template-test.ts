// A test compares the texts it was started with: changing one of them ends the test and starts the next one.
import { comparedText } from '@fairlead/domain/outreach/template-test'
import { templateOf } from '@fairlead/domain/outreach/sequence'
import type { ProjectSettings } from '@fairlead/domain/project/settings'
import type { ActorContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { closeTemplateTest, findRunningTest, insertTemplateTest, reopenTemplateTest } from './template-test-store.ts'

/** After a change of settings. The caller holds the project's lock. */
export async function renewTemplateTest(
  tx: Tx,
  ctx: ActorContext,
  projectId: string,
  { outreachTemplates }: Pick<ProjectSettings, 'outreachTemplates'>,
): Promise<void> {
  const running = await findRunningTest(tx, projectId)
  if (!running) return
  const [a, b] = [templateOf(outreachTemplates, running.template_a), templateOf(outreachTemplates, running.template_b)]
  if (a && b && comparedText(a) === running.text_a && comparedText(b) === running.text_b) return
  await closeTemplateTest(tx, running.id, { reason: a && b ? 'text_changed' : 'template_deleted', at: ctx.now() })
  // a temporarily empty text is saved as well: until it is complete, the test writes to no one
  if (!a || !b || (await reopenTemplateTest(tx, projectId, a, b))) return
  await insertTemplateTest(tx, { workspaceId: ctx.workspaceId, projectId, a, b, startedBy: null, at: ctx.now() })
}
