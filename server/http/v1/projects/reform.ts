// POST {V1}projects/reform
import { reformProject } from '@fairlead/contract/v1/projects/reform'
import { searchAgain } from '../../../features/projects/start-search.ts'
import { endpoint } from '../../endpoint.ts'

export const postProjectsReform = endpoint(reformProject, async (ctx, { input }) => ({
  lro_id: (await searchAgain(ctx, input.project_id, 'reform')).id,
}))
