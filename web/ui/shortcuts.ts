// Single-key shortcuts: never in inputs, never inside a dialog, and off when the user switched them off (WCAG 2.1.4).
import { useEffect, useRef, useSyncExternalStore } from 'react'

const storageKey = 'single_key_shortcuts'
const listeners = new Set<() => void>()

export function shortcutsOn(): boolean {
  return localStorage.getItem(storageKey) !== 'off'
}

export function switchShortcuts(on: boolean): void {
  localStorage.setItem(storageKey, on ? 'on' : 'off')
  for (const listener of listeners) listener()
}

function onSwitch(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useShortcutsOn(): boolean {
  return useSyncExternalStore(onSwitch, shortcutsOn)
}

interface KeyTarget {
  tagName?: string
  type?: string
  isContentEditable?: boolean
}

/** True where a letter is text, not a command. */
export function takesText(target: KeyTarget | null): boolean {
  if (!target?.tagName) return false
  if (target.isContentEditable) return true
  if (target.tagName === 'INPUT') return !['checkbox', 'radio', 'button', 'submit', 'range'].includes(target.type ?? 'text')
  return target.tagName === 'TEXTAREA' || target.tagName === 'SELECT'
}

export type Bindings = Readonly<Record<string, (event: KeyboardEvent) => void>>

/** Listens on the whole page; `bindings` are by `event.key`, letters in lower case. */
export function useShortcuts(bindings: Bindings, enabled = true): void {
  const latest = useRef(bindings)
  useEffect(() => {
    latest.current = bindings
  })
  const on = useShortcutsOn()
  useEffect(() => {
    if (!on || !enabled) return
    // the Escape that closed a dialog is not for what lay under it
    const since = performance.now()
    const heard = (event: KeyboardEvent) => {
      if (event.timeStamp < since) return
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.isComposing) return
      const target = event.target as HTMLElement | null
      if (takesText(target) || document.querySelector('[aria-modal="true"]')) return
      const run = latest.current[event.key.length === 1 ? event.key.toLowerCase() : event.key]
      if (!run) return
      event.preventDefault()
      run(event)
    }
    window.addEventListener('keydown', heard)
    return () => window.removeEventListener('keydown', heard)
  }, [on, enabled])
}
