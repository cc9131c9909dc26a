// Parts of the URL, each observed only when it changes, so that the frame doesn't rerender for every tab of the panel.
import { fieldOf } from '@fairlead/domain/shared/records'
import type { LookedAt } from '@fairlead/contract/realtime'
import { useLocation, useParams, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'

export function usePathname(): string {
  return useLocation({ select: ({ pathname }) => pathname })
}

/** One parameter of the query; undefined when missing. */
export function useQueryText(name: string): string | undefined {
  return useSearch({
    strict: false,
    select: (search) => {
      const value = fieldOf(search, name)
      return typeof value === 'string' ? value : undefined
    },
  })
}

/** Pages that show nothing about candidates in projects. */
const withoutCandidates: ReadonlySet<string> = new Set(['/talent', '/profile', '/ats-settings', '/checkout', '/projects/new'])

/** The project that the page shows; null for none, '*' when it may show several. */
export function useLookedAt(): LookedAt {
  const pathname = usePathname()
  const project = useQueryText('project')
  const { projectId } = useParams({ strict: false })
  return project ?? projectId ?? (withoutCandidates.has(pathname) ? null : '*')
}

/** Runs whenever the URL changes. */
export function useAfterGoing(run: () => void): void {
  const router = useRouter()
  useEffect(() => router.subscribe('onBeforeLoad', ({ hrefChanged }) => hrefChanged && run()), [router, run])
}
