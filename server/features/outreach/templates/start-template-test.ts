import { templateOf } from '@fairlead/domain/outreach/sequence'
import { validateTemplateTest } from '@fairlead/domain/outreach/template-test'
import { Refusal } from '@fairlead/domain/refusal'
import { must } from '@fairlead/domain/shared/records'
import type { ActorContext } from '../../../platform/context.ts'
import { record } from '../../../platform/events.ts'
import { accessProject } from '../../projects/records/access-project.ts'
import { findRunningTest, insertTemplateTest } from '../../projects/settings/template-test-store.ts'
import { text as texts } from '../texts/texts.ts'

export function startTemplateTest(ctx: ActorContext, input: { projectId: string; a: string; b: string }): Promise<{ id: string }> {
  return ctx.transaction(async (tx) => {
    const project = await accessProject(tx, ctx.actor, input.projectId, 'administer', 'update')
    const templates = project.settings.outreachTemplates
    const wrong = validateTemplateTest(templates, input)
    if (Object.keys(wrong).length > 0) throw new Refusal('invalid_input', undefined, wrong)
    if (await findRunningTest(tx, project.id)) throw new Refusal('edited_meanwhile', texts.testRunning)
    const [a, b] = [must(templateOf(templates, input.a)), must(templateOf(templates, input.b))]
    const id = await insertTemplateTest(tx, {
      workspaceId: ctx.workspaceId,
      projectId: project.id,
      a,
      b,
      startedBy: ctx.userId,
      at: ctx.now(),
    })
    await record(tx, ctx, { type: 'project.saved', projectId: project.id })
    return { id }
  })
}
