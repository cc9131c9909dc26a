// The people of one project over all its stages, as far as the first page of each reaches: for the palette and for assigning mail.
import type { ListCandidatesV2 } from '@fairlead/contract/v2/projects/candidates'
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import { stages } from '@fairlead/domain/candidate/stages'
import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { send } from '../../api/send.ts'
import { countOf } from '../projects/wire.ts'
import { useProjects } from '../projects/use-projects.ts'

/** Asks only for stages that hold somebody; nobody while the project is not known. */
export function useProjectPeople(projectId: string | undefined): WireCandidate[] {
  const project = useProjects().data?.find((one) => one.project_id === projectId)
  const filled = project ? stages.filter((stage) => countOf(project, stage) > 0) : []
  const pages = useQueries({
    queries: filled.map((status) => ({
      queryKey: ['v2/projects/candidates/first', { project_id: projectId, status }] as const,
      queryFn: () => send<ListCandidatesV2>('GET', 'v2/projects/candidates', { project_id: projectId!, status }),
      staleTime: 60_000,
    })),
    combine: (results) => results.map((result) => result.data),
  })
  return useMemo(() => pages.flatMap((page) => page?.candidates ?? []), [pages])
}
