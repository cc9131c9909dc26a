// How far something that is fetched has come; what is stale is fetched again.

export const loadStates = ['not_loaded', 'loading', 'loaded', 'failed', 'stale'] as const
export type LoadState = (typeof loadStates)[number]

/** 'error' is another name of 'failed'; null for what is no state (spec A and B, section 4). */
export function loadStateOf(name: string): LoadState | null {
  if (name === 'error') return 'failed'
  return loadStates.find((state) => state === name) ?? null
}

/** True when it is to be fetched now: never fetched, or stale. A failure waits to be asked, so that it cannot loop. */
export function isToBeLoaded(state: LoadState): boolean {
  return state === 'not_loaded' || state === 'stale'
}

export type LoadEvent = 'asked' | 'answered' | 'failed' | 'outdated'

/** The state after an event. What outdates a list while it is being fetched makes it stale, so that the answer is not trusted. */
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
