import { listFilters, listSorts } from '@fairlead/domain/candidate/list-order'
import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { flag, id, pageIndex } from '../../fields.ts'
import { candidateExample } from '../../shapes/candidate-example.data.ts'
import { candidate, candidatePage } from '../../shapes/candidate.ts'
import { stageFieldV2 } from '../../stages.ts'

export const listCandidatesV2 = call(
  'GET',
  'v2/projects/candidates',
  ['staff', 'unproven'],
  'One page (50) of the candidates in a stage; the review queue is best first, other stages newest first unless `sort` says otherwise.',
  z.object({
    project_id: id,
    status: stageFieldV2,
    page_idx: pageIndex.optional(),
    compact: flag.optional(),
    sort: z.enum(listSorts).optional(),
    /** Only candidates of the stage that match; `total` counts them. */
    only: z.enum(listFilters).optional(),
  }),
  candidatePage,
)
export type ListCandidatesV2 = CallType<typeof listCandidatesV2>

export const oneCandidate = call(
  'GET',
  'v2/projects/candidates/one',
  ['staff', 'unproven'],
  'One candidate in a project.',
  z.object({ project_id: id, candidate_id: id }),
  candidate.meta({ examples: [candidateExample] }),
)
export type OneCandidate = CallType<typeof oneCandidate>
