import { templateOf } from '@fairlead/domain/outreach/sequence'
import type { TestVersion } from '@fairlead/domain/outreach/template-test'
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../../platform/context.ts'
import { accessProject } from '../../projects/records/access-project.ts'
import { saveSettingsWithin } from '../../projects/settings/save-project-settings.ts'
import { closeTemplateTest, findRunningTest } from '../../projects/settings/template-test-store.ts'
import { text as texts } from '../texts/texts.ts'

/** The chosen template moves to the front: further emails use the project's first template. Waiting emails keep their version. */
export function endTemplateTest(ctx: ActorContext, input: { projectId: string; testId: string; keep: TestVersion }): Promise<void> {
  return ctx.transaction(async (tx) => {
    const project = await accessProject(tx, ctx.actor, input.projectId, 'administer', 'update')
    const running = await findRunningTest(tx, project.id)
    if (running?.id !== input.testId) throw new Refusal('edited_meanwhile', texts.testEnded)
    const templates = project.settings.outreachTemplates
    const template = templateOf(templates, input.keep === 'a' ? running.template_a : running.template_b)
    await closeTemplateTest(tx, running.id, { reason: input.keep === 'a' ? 'kept_a' : 'kept_b', at: ctx.now() })
    const outreachTemplates = template ? [template, ...templates.filter((entry) => entry !== template)] : templates
    await saveSettingsWithin(tx, ctx, { projectId: project.id, change: { outreachTemplates } })
  })
}
