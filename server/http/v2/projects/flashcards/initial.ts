import { submitProject } from '@fairlead/contract/v2/projects/flashcards/initial'
import { submitProject as submit } from '../../../../features/projects/searches/start-search.ts'
import { endpoint } from '../../../endpoint.ts'

export const postProjectsFlashcardsInitial = endpoint(submitProject, async (ctx, { input }) => ({
  lro_id: (await submit(ctx, input.project_id)).id,
}))
