// Stores the scroll position and selection of a list for Back and reload.

export interface ListPlace {
  /** The first card on the screen, and how many px its top was below that of the screen. */
  anchor: string | null
  below: number
  /** How many had been loaded. */
  loaded: number
  picked: string[]
}

const key = (projectId: string, tab: string) => `list ${projectId} ${tab}`

export function readListPlace(projectId: string, tab: string): ListPlace | null {
  try {
    return JSON.parse(sessionStorage.getItem(key(projectId, tab)) ?? 'null') as ListPlace | null
  } catch {
    return null
  }
}

export function keepListPlace(projectId: string, tab: string, change: Partial<ListPlace>): void {
  const before = readListPlace(projectId, tab) ?? { anchor: null, below: 0, loaded: 0, picked: [] }
  try {
    sessionStorage.setItem(key(projectId, tab), JSON.stringify({ ...before, ...change }))
  } catch {
    // a full store costs a place in a list, no more
  }
}

/** A tab that is opened again begins at its top. */
export function forgetListPlace(projectId: string, tab: string): void {
  sessionStorage.removeItem(key(projectId, tab))
}
