// People an email can be tried on, fetched once for a project.
import type { ListPreviewPeople } from '@fairlead/contract/v2/outreach/people'
import { useQuery } from '@tanstack/react-query'
import { ask } from '../../../api/cache.ts'

export type PreviewPerson = ListPreviewPeople['answer']['people'][number]

export const idOf = (person: PreviewPerson): string => (person.candidate_id ?? person.core_candidate_id)!

export function usePreviewPeople(projectId: string) {
  return useQuery({ ...ask<ListPreviewPeople>('v2/outreach/people', { project_id: projectId }), staleTime: 60_000 })
}
