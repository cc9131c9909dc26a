import { nextBatch } from '@fairlead/contract/v2/projects/flashcards'
import { searchAgain } from '../../../features/projects/searches/start-search.ts'
import { endpoint } from '../../endpoint.ts'

export const postProjectsFlashcards = endpoint(nextBatch, async (ctx, { input }) => ({
  lro_id: (await searchAgain(ctx, input.project_id, 'next')).id,
}))
