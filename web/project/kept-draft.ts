// Input that isn't on the server yet, stored in the browser with the original values.
import { keysOf } from '@fairlead/domain/shared/records'
import type { WireSettings } from '@fairlead/contract/shapes/settings'
import { keyOfUser } from '../api/session.ts'

export type Change = Partial<WireSettings>

export interface KeptDraft {
  change: Change
  /** The changed fields' original values, to detect changes by others later. */
  base: Change
}

const keyOf = (projectId: string) => keyOfUser(`settings_unsaved_${projectId}`)

export function readKept(projectId: string): KeptDraft {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(projectId)) ?? '{}') as Partial<KeptDraft>
    return { change: stored.change ?? {}, base: stored.base ?? {} }
  } catch {
    return { change: {}, base: {} }
  }
}

/** An empty change is deleted. */
export function saveDraftChange(projectId: string, change: Change, before: WireSettings | null): void {
  const fields = keysOf(change)
  if (fields.length === 0) return localStorage.removeItem(keyOf(projectId))
  const base = Object.fromEntries(fields.map((field) => [field, before?.[field]]))
  try {
    localStorage.setItem(keyOf(projectId), JSON.stringify({ change, base } satisfies KeptDraft))
  } catch {
    // a full storage saves nothing; the input is still on screen and being sent
  }
}
