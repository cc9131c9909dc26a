// Data for the operations pages, and the board's filters in the URL.
import { keysOf } from '@fairlead/domain/shared/records'
import { projectTypeCodes, type ProjectTypeCode } from '@fairlead/contract/codes'
import type { ListBoard } from '@fairlead/contract/v2/operations/projects'
import type { GetBoardProject } from '@fairlead/contract/v2/operations/project'
import { healthGroups } from '@fairlead/domain/operations/health'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { queryFor, invalidate } from '../../api/cache.ts'
import { text as projectStaffText } from '../../i18n/project-staff.ts'

export const sorts = projectStaffText.sorts

export interface BoardSearch {
  group?: (typeof healthGroups)[number] | undefined
  type?: ProjectTypeCode | undefined
  owner?: string | undefined
  text?: string | undefined
  sort?: keyof typeof sorts | undefined
  page?: string | undefined
  /** The one that is open. */
  project?: string | undefined
}

/** Parses the query; invalid values are dropped. */
export function readBoardSearch(search: Record<string, unknown>): BoardSearch {
  const text = (name: string) => {
    const value = search[name]
    return typeof value === 'string' && value !== '' ? value : undefined
  }
  return {
    group: healthGroups.find((group) => group === text('group')),
    type: Object.values(projectTypeCodes).find((type) => type === text('type')),
    owner: text('owner'),
    text: text('text'),
    sort: keysOf(sorts).find((sort) => sort === text('sort')),
    page: /^\d{1,4}$/.test(text('page') ?? '') ? text('page') : undefined,
    project: text('project'),
  }
}

export function useBoardSearch() {
  const search = readBoardSearch(useSearch({ strict: false }))
  const navigate = useNavigate()
  const goto = useCallback(
    (change: BoardSearch, replace = false) =>
      void navigate({
        to: '/operations',
        search: (before: Record<string, unknown>) => ({ ...readBoardSearch(before), ...change }),
        replace,
        resetScroll: false,
      }),
    [navigate],
  )
  return { search, goto }
}

export function useBoard({ group, type, owner, text, sort, page }: BoardSearch) {
  return useQuery({
    ...queryFor<ListBoard>('v2/operations/projects', { group, type, owner, text, sort, page_idx: Number(page ?? 1) }),
    placeholderData: keepPreviousData,
    staleTime: 5000,
    refetchInterval: 60_000,
  })
}

export const boardProjectQuery = (projectId: string) => queryFor<GetBoardProject>('v2/operations/project', { project_id: projectId })

/** Refetches everything that shows the changed data. */
export function refetchOperations(): void {
  invalidate('v2/operations/projects', 'v2/operations/project', 'v1/projects')
}
