// The only short message at the bottom of the page: a newer one replaces it, and an action may undo what it reports.
import { limits } from '@fairlead/domain/shared/limits'
import { text as uiText } from '../i18n/ui.ts'

export interface Toast {
  id: number
  text: string
  tone: 'plain' | 'bad'
  ms: number
  action: { label: string; run: () => void } | null
}

let current: Toast | null = null
let count = 0
const listeners = new Set<() => void>()

function publish(next: Toast | null): void {
  current = next
  for (const listener of listeners) listener()
}

interface ToastOptions {
  tone?: Toast['tone']
  ms?: number | undefined
  action?: Toast['action']
  /** The usual action: undoes what the message reports. */
  undo?: () => void
}

/** Shows a message; plain ones for 3 s, those with an action for 6 s by default. */
export function showToast(text: string, { tone = 'plain', ms, action = null, undo }: ToastOptions = {}): number {
  const offered = undo ? { label: uiText.undo, run: undo } : action
  count += 1
  publish({
    id: count,
    text,
    tone,
    ms: ms ?? (offered || tone === 'bad' ? 6000 : limits.successMessageMs),
    action: offered,
  })
  return count
}

export function closeToast(id?: number): void {
  if (id === undefined || current?.id === id) publish(null)
}

export function currentToast(): Toast | null {
  return current
}

export function onToast(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
