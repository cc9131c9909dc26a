// What is in the place of a screen that failed before it could be shown.
import { useEffect } from 'react'
import { BrokenPart } from '../ui/Boundary.tsx'
import { reloadForNewBuild } from '../ui/stale-build.ts'

export function RouteError({ error, reset }: { error: unknown; reset: () => void }) {
  useEffect(() => void reloadForNewBuild(error), [error])
  return <BrokenPart error={error} onRetry={reset} />
}
