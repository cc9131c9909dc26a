// A part of a screen whose code comes when it is wanted.
import { createElement, lazy, useState, type ComponentType } from 'react'

export interface LazyPart<P> {
  (props: P): React.ReactNode
  /** Fetches the code; a failure is reported when the part is shown. */
  preload: () => Promise<unknown>
}

/**
 * As React's lazy, but what has arrived before it is first shown is drawn at once: React holds back whatever follows a placeholder
 * for 300 ms (FALLBACK_THROTTLE_MS in ReactFiberWorkLoop), so a placeholder of a few ms would cost a third of a second.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
  let arrived: ComponentType<P> | null = null
  const fetched = async () => {
    arrived = await load()
    return { default: arrived }
  }
  const later = lazy(fetched)
  const Part = (props: P) => {
    // chosen once: another type in its place would forget what was typed into it
    const [part] = useState(() => arrived ?? later)
    return createElement(part as ComponentType<P>, props)
  }
  return Object.assign(Part, { preload: () => fetched().catch(() => {}) })
}
