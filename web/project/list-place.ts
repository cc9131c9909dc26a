// Stores the scroll position and selection of a list for Back and reload.

export interface ListPlace {
  /** The first visible card, and its offset from the top of the screen in px. */
  anchor: string | null
  below: number
  /** How many were loaded. */
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

export function saveListPlace(projectId: string, tab: string, change: Partial<ListPlace>): void {
  const before = readListPlace(projectId, tab) ?? { anchor: null, below: 0, loaded: 0, picked: [] }
  try {
    sessionStorage.setItem(key(projectId, tab), JSON.stringify({ ...before, ...change }))
  } catch {
    // a full store only loses the position
  }
}

/** A reopened tab starts at its top. */
export function clearListPlace(projectId: string, tab: string): void {
  sessionStorage.removeItem(key(projectId, tab))
}
