import { endTemplateTest } from '@fairlead/contract/v2/projects/template_test/end'
import { endTemplateTest as end } from '../../../../features/outreach/templates/end-template-test.ts'
import { endpoint, ok } from '../../../endpoint.ts'

export const postProjectsTemplateTestEnd = endpoint(endTemplateTest, async (ctx, { input }) => {
  await end(ctx, { projectId: input.project_id, testId: input.test_id, keep: input.keep })
  return ok
})
