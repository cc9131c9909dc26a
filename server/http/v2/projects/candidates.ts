import { listCandidatesV2, oneCandidate } from '@fairlead/contract/v2/projects/candidates'
import { listCandidates, pageSize, readCandidate } from '../../../features/candidates/views/candidate-views.ts'
import { endpoint } from '../../endpoint.ts'
import { candidateToWire } from '../../wire/candidate.ts'
import { readerOf } from '../../wire/reader.ts'

export const getProjectsCandidates = endpoint(listCandidatesV2, async (ctx, { input, services }) => {
  const { candidates, total, page } = await listCandidates(ctx, services.vocabulary, {
    projectId: input.project_id,
    stage: input.status,
    page: input.page_idx ?? 1,
    compact: input.compact ?? false,
    sort: input.sort,
    only: input.only,
  })
  const reader = readerOf(ctx, services, 'v2')
  return { candidates: candidates.map((view) => candidateToWire(view, reader)), total, page_idx: page, page_size: pageSize }
})

export const getProjectsCandidatesOne = endpoint(oneCandidate, async (ctx, { input, services }) =>
  candidateToWire(
    await readCandidate(ctx, services.vocabulary, { projectId: input.project_id, candidateId: input.candidate_id }),
    readerOf(ctx, services, 'v2'),
  ),
)
