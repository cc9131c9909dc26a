import { recruiterNotesToWire } from '@fairlead/contract/shapes/settings-names'
import { getHardRequirements } from '@fairlead/contract/v1/projects/hard_requirements'
import { readHardRequirements } from '../../../features/projects/settings/read-project-settings.ts'
import { endpoint } from '../../endpoint.ts'

export const getProjectsHardRequirements = endpoint(getHardRequirements, async (ctx, { input }) => ({
  recruiter_notes: recruiterNotesToWire(await readHardRequirements(ctx, input.project_id)),
}))
