// The signed-in user and their projects, as every screen reads them.
import type { ListProjects } from '@fairlead/contract/v1/projects'
import type { WireProject } from '@fairlead/contract/shapes/project'
import type { GetUserSettings } from '@fairlead/contract/v1/users/settings'
import { createProjectPath } from '@fairlead/domain/account/user-kinds'
import { limits } from '@fairlead/domain/text/limits'
import { useQuery } from '@tanstack/react-query'
import { readBesideWrites } from '../../api/beside-writes.ts'
import { ask, cache, invalidate } from '../../api/cache.ts'
import { send } from '../../api/send.ts'
import { writes } from '../../api/writes.ts'
import { withWaiting } from './waiting-moves.ts'
import { productName } from './product-name.ts'

const listed = ask<ListProjects>('v1/projects', {})

/** What waits for the server is counted as well: a count never goes back to what it was before a verdict. */
export const projectsQuery = {
  ...listed,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<WireProject[]> => {
    const read = () => send<ListProjects>('GET', 'v1/projects', {}, signal)
    const { answer, waiting } = await readBesideWrites(writes, read, () => invalidate('v1/projects'))
    return withWaiting(answer, waiting)
  },
}

export const userQuery = ask<GetUserSettings>('v1/users/settings', {})

export function useProjects() {
  const polled = (projects: WireProject[] | undefined) =>
    projects?.some((project) => project.search?.state === 'running' || project.search?.state === 'queued')
  return useQuery({ ...projectsQuery, refetchInterval: ({ state }) => (polled(state.data) ? limits.calibrationPollMs : false) })
}

export function useUser() {
  return useQuery({ ...userQuery, staleTime: 300_000 })
}

/** Users of the newer backend see a section of drafts. */
export function useIsV2(): boolean {
  return useUser().data?.experiments.enable_v2_experience ?? false
}

/** Where 'Create project' leads this user. */
export function useCreatePath(): string {
  return createProjectPath(useUser().data?.experiments.enable_self_serve_lean_test ?? true)
}

export function useProductName(): string {
  return useUser().data?.product.name ?? productName
}

/** Changes one project in the cache at once, before the server has confirmed. */
export function changeProject(projectId: string, change: (project: WireProject) => WireProject): void {
  cache.setQueryData<WireProject[]>(projectsQuery.queryKey, (projects) =>
    projects?.map((project) => (project.project_id === projectId ? change(project) : project)),
  )
}
