import { listTemplateTests, startTemplateTest } from '@fairlead/contract/v2/projects/template_test'
import { startTemplateTest as start } from '../../../features/outreach/templates/start-template-test.ts'
import { listTemplateTests as list } from '../../../features/outreach/templates/template-test-views.ts'
import { endpoint } from '../../endpoint.ts'
import { templateTestToWire } from '../../wire/template-test.ts'

export const getProjectsTemplateTest = endpoint(listTemplateTests, async (ctx, { input }) => {
  const tests = (await list(ctx, input.project_id)).map(templateTestToWire)
  return { running: tests.find((test) => test.ended_at === null) ?? null, ended: tests.filter((test) => test.ended_at !== null) }
})

export const postProjectsTemplateTest = endpoint(startTemplateTest, (ctx, { input }) =>
  start(ctx, { projectId: input.project_id, a: input.template_a, b: input.template_b }),
)
