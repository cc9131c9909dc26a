// The signed-in user and their projects, as every screen reads them.
import type { ListProjects } from '@fairlead/contract/v1/projects'
import type { WireProject } from '@fairlead/contract/shapes/project'
import type { GetUserSettings } from '@fairlead/contract/v1/users/settings'
import { createProjectPath } from '@fairlead/domain/account/user-kinds'
import { limits } from '@fairlead/domain/text/limits'
import { useQuery } from '@tanstack/react-query'
import { ask, cache } from '../../api/cache.ts'

export const projectsQuery = ask<ListProjects>('v1/projects', {})
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
  return useUser().data?.product.name ?? 'Fairlead'
}

/** Changes one project in the cache at once, before the server has confirmed. */
export function changeProject(projectId: string, change: (project: WireProject) => WireProject): void {
  cache.setQueryData<WireProject[]>(projectsQuery.queryKey, (projects) =>
    projects?.map((project) => (project.project_id === projectId ? change(project) : project)),
  )
}
