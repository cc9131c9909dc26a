import type { ListTemplateTests } from '@fairlead/contract/v2/projects/template_test'
import { useQuery } from '@tanstack/react-query'
import { queryFor } from '../../api/cache.ts'

export const testsCall = 'v2/projects/template_test'

/** A project's tests of two first emails; undefined while they load, and without a project. */
export function useTemplateTests(projectId: string | null) {
  return useQuery({
    ...queryFor<ListTemplateTests>(testsCall, { project_id: projectId ?? '' }),
    enabled: projectId !== null,
    staleTime: 0,
  }).data
}
