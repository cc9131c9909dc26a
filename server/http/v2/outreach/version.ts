import { readTestVersion } from '@fairlead/contract/v2/outreach/version'
import { readTestVersion as read } from '../../../features/outreach/templates/read-test-version.ts'
import { endpoint } from '../../endpoint.ts'

export const getOutreachVersion = endpoint(readTestVersion, async (ctx, { input }) => {
  const test = await read(ctx, { projectId: input.project_id, candidateId: input.candidate_id })
  return test && { id: test.id, version: test.version, template: test.template, other_template: test.other }
})
