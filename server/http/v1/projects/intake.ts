// POST {V1}projects/intake
import { readJobDescription as readJobDescriptionCall } from '@fairlead/contract/v1/projects/intake'
import { readJobDescription } from '../../../features/projects/read-job-description.ts'
import { endpoint } from '../../endpoint.ts'

export const postProjectsIntake = endpoint(readJobDescriptionCall, async (_, { input, file, services }) => {
  const { vocabulary, files, outside } = services
  const { text, proposals, leftOut } = await readJobDescription(
    { vocabulary, files, pages: outside.pages },
    input.text,
    file?.bytes ?? null,
  )
  return { text, proposals, left_out: leftOut }
})
