// Parts of the address, each heard of only when it changes: the frame does not draw itself anew for every tab of the panel.
import { useLocation, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'

export function usePathname(): string {
  return useLocation({ select: ({ pathname }) => pathname })
}

/** One text of the query; undefined when it is not there. */
export function useQueryText(name: string): string | undefined {
  return useSearch({
    strict: false,
    select: (search) => {
      const value = (search as Record<string, unknown>)[name]
      return typeof value === 'string' ? value : undefined
    },
  })
}

/** Runs whenever the address becomes another. */
export function useAfterGoing(run: () => void): void {
  const router = useRouter()
  useEffect(() => router.subscribe('onBeforeLoad', ({ hrefChanged }) => hrefChanged && run()), [router, run])
}
