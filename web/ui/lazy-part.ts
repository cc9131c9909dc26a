// A part of a screen whose code is loaded on demand.
import { createElement, lazy, useState, type ComponentType } from 'react'

export interface LazyPart<P> {
  (props: P): React.ReactNode
  /** Loads the code; a failure is reported when the part is shown. */
  preload: () => Promise<unknown>
}

/**
 * Like React's lazy, but a part that has loaded before it is first shown renders immediately: React delays what follows a
 * placeholder by 300 ms (FALLBACK_THROTTLE_MS in ReactFiberWorkLoop), so a placeholder of a few ms would cost a third of a
 * second.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
  let arrived: ComponentType<P> | null = null
  const fetched = async () => {
    arrived = await load()
    return { default: arrived }
  }
  const later = lazy(fetched)
  const Part = (props: P) => {
    // chosen once: replacing the type would lose the input in it
    const [part] = useState(() => arrived ?? later)
    return createElement(part as ComponentType<P>, props)
  }
  return Object.assign(Part, { preload: () => fetched().catch(() => {}) })
}
