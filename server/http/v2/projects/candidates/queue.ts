import { nextCandidate } from '@fairlead/contract/v2/projects/candidates/queue'
import { readNext } from '../../../../features/candidates/views/candidate-views.ts'
import { Answer, endpoint } from '../../../endpoint.ts'
import { candidateToWire } from '../../../wire/candidate.ts'
import { readerOf } from '../../../wire/reader.ts'

export const getProjectsCandidatesQueue = endpoint(nextCandidate, async (ctx, { input, services }) => {
  const view = await readNext(ctx, services.vocabulary, input.project_id)
  return new Answer(200, view ? candidateToWire(view, readerOf(ctx, services, 'v2')) : null)
})
