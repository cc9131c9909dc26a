// Load states of fetched data; stale data is fetched again.

export const loadStates = ['not_loaded', 'loading', 'loaded', 'failed', 'stale'] as const
export type LoadState = (typeof loadStates)[number]

/** 'error' is an alias of 'failed'; null for unknown states (spec A and B, section 4). */
export function loadStateOf(name: string): LoadState | null {
  if (name === 'error') return 'failed'
  return loadStates.find((state) => state === name) ?? null
}

/** True when it is to be fetched now: never fetched, or stale. A failure waits to be asked, so that it cannot loop. */
export function isToBeLoaded(state: LoadState): boolean {
  return state === 'not_loaded' || state === 'stale'
}

export type LoadEvent = 'asked' | 'answered' | 'failed' | 'outdated'

/** The state after an event. A change during a fetch makes the list stale, so that the response is not used as current. */
export function nextLoadState(state: LoadState, event: LoadEvent): LoadState {
  switch (event) {
    case 'asked':
      return 'loading'
    case 'answered':
      return state === 'stale' ? 'stale' : 'loaded'
    case 'failed':
      return 'failed'
    case 'outdated':
      return state === 'not_loaded' ? 'not_loaded' : 'stale'
  }
}
