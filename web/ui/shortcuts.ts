// Single-key shortcuts: never in inputs or in a dialog, with keys the user can change or turn off (WCAG 2.1.4).
import { asInstalled, installedKey, type ShortcutChoice } from '@fairlead/domain/account/shortcuts'
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'

const storageKey = 'shortcuts'
const listeners = new Set<() => void>()
let choice = stored()

function stored(): ShortcutChoice {
  try {
    return { ...asInstalled, ...(JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Partial<ShortcutChoice>) }
  } catch {
    return asInstalled
  }
}

/** Applies a choice from now on, and stores it in this browser for the next start. */
export function chooseShortcuts(next: ShortcutChoice): void {
  if (JSON.stringify(next) === JSON.stringify(choice)) return
  choice = next
  localStorage.setItem(storageKey, JSON.stringify(next))
  for (const listener of listeners) listener()
}

export function useShortcutChoice(): ShortcutChoice {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => choice,
  )
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
  if (target.tagName === 'INPUT') return !['checkbox', 'radio', 'button', 'submit', 'range', 'file'].includes(target.type ?? 'text')
  return target.tagName === 'TEXTAREA' || target.tagName === 'SELECT'
}

export type Bindings = Readonly<Record<string, (event: KeyboardEvent) => void>>

const screens = new Set<{ current: Bindings }>()

/** The screen's current actions, by default key. */
export function currentBindings(): Bindings {
  return Object.fromEntries([...screens].flatMap(({ current }) => Object.entries(current)))
}

/** What takes all keys while it is open. */
const above = '[aria-modal="true"], [role="menu"]'

/**
 * Listens on the whole page; `bindings` are by default `event.key`, letters in lower case. The user may press another key for
 * them.
 */
export function useShortcuts(bindings: Bindings, enabled = true): void {
  const latest = useRef(bindings)
  // before the first paint: a user who sees a card may press a key
  useLayoutEffect(() => {
    latest.current = bindings
  })
  const isOff = useShortcutChoice().isOff
  useLayoutEffect(() => {
    if (!enabled) return
    screens.add(latest)
    return () => void screens.delete(latest)
  }, [enabled])
  useLayoutEffect(() => {
    if (isOff || !enabled) return
    // the Escape that closed a dialog or a menu isn't for what was below it
    const since = performance.now()
    let isInDialog = false
    const notice = () => void (isInDialog = document.querySelector(above) !== null)
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.timeStamp < since) return
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.isComposing) return
      const target = event.target instanceof HTMLElement ? event.target : null
      if (takesText(target) || isInDialog || document.querySelector(above)) return
      const key = installedKey(choice, event.key.length === 1 ? event.key.toLowerCase() : event.key)
      const run = key === null ? undefined : latest.current[key]
      if (!run) return
      event.preventDefault()
      run(event)
    }
    window.addEventListener('keydown', notice, true)
    window.addEventListener('keydown', onKeyDown)
    return () => {
      window.removeEventListener('keydown', notice, true)
      window.removeEventListener('keydown', onKeyDown)
    }
  }, [isOff, enabled])
}
