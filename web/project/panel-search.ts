// The panel's URL parameters: project, tab, candidate, and side panel, so that every place can be linked.
import { listFilters, listSorts, type ListFilter, type ListSort } from '@fairlead/domain/candidate/list-order'
import { tabKeys, type TabKey } from '@fairlead/domain/project/tabs'
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'

export const sideViews = { mail: '0', chat: '1', notes: '2', history: '3' } as const
export type SideView = (typeof sideViews)[keyof typeof sideViews]

export interface PanelSearch {
  project?: string | undefined
  tab?: TabKey | undefined
  candidate?: string | undefined
  view?: SideView | undefined
  /** Words searched for in the open list. */
  find?: string | undefined
  sort?: ListSort | undefined
  only?: ListFilter | undefined
}

/** Parses the query; invalid values are dropped. */
export function readPanelSearch(search: Record<string, unknown>): PanelSearch {
  const text = (name: string) => {
    const value = search[name]
    return typeof value === 'string' && value !== '' ? value : undefined
  }
  const [tab, view, sort, only] = [text('tab'), text('view'), text('sort'), text('only')]
  return {
    project: text('project'),
    tab: tabKeys.find((key) => key === tab),
    candidate: text('candidate'),
    view: Object.values(sideViews).find((value) => value === view),
    find: text('find'),
    sort: listSorts.find((listSort) => listSort === sort),
    only: listFilters.find((listFilter) => listFilter === only),
  }
}

export function usePanelSearch(): PanelSearch {
  return readPanelSearch(useSearch({ strict: false }))
}

/** Changes parts of the URL; undefined removes one. `replace` adds no step for Back. */
export function useGoto(): (change: Partial<PanelSearch>, options?: { replace?: boolean }) => void {
  const navigate = useNavigate()
  const router = useRouter()
  return useCallback(
    (change, options) => {
      // automatic changes never override the user's navigation
      if (options?.replace && router.latestLocation.pathname !== '/panel') return
      void navigate({
        to: '/panel',
        search: (before: Record<string, unknown>) => ({ ...readPanelSearch(before), ...change }),
        replace: options?.replace ?? false,
        resetScroll: false,
      })
    },
    [navigate, router],
  )
}
