// Pages of a timeline: of a person, or of a candidate.
import type { WireTimeline } from '@fairlead/contract/shapes/timeline'
import type { ReadCandidateTimeline } from '@fairlead/contract/v2/projects/candidates/timeline'
import type { ReadTimeline } from '@fairlead/contract/v2/talent/timeline'
import type { TimelineKind } from '@fairlead/domain/conversation/timeline'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { send } from '../../api/send.ts'

/** The person, or the candidate when only they are known, because their project may hide the person. */
export type TimelineOwner = { personId: string } | { projectId: string; candidateId: string }

export interface TimelineFilter {
  kind?: TimelineKind | undefined
  /** undefined = all. */
  projectId?: string | undefined
}

export function useTimeline(owner: TimelineOwner, { kind, projectId }: TimelineFilter) {
  const ofPerson = 'personId' in owner
  const path = ofPerson ? 'v2/talent/timeline' : 'v2/projects/candidates/timeline'
  const input = ofPerson
    ? { person_id: owner.personId, project_id: projectId, kind }
    : { project_id: owner.projectId, candidate_id: owner.candidateId, of_project_id: projectId, kind }
  const queryKey: readonly unknown[] = [path, input]
  return useInfiniteQuery({
    queryKey,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: before, signal }): Promise<WireTimeline> =>
      ofPerson
        ? send<ReadTimeline>('GET', 'v2/talent/timeline', { person_id: owner.personId, project_id: projectId, kind, before }, signal)
        : send<ReadCandidateTimeline>(
            'GET',
            'v2/projects/candidates/timeline',
            { project_id: owner.projectId, candidate_id: owner.candidateId, of_project_id: projectId, kind, before },
            signal,
          ),
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 5000,
  })
}
