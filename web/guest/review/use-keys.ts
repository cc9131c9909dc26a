// Shortcuts for verdicts and navigation, except while typing or in a dialog.
import { useLayoutEffect, useRef } from 'react'
import { takesText } from '../../ui/shortcuts.ts'

export function useKeys(keys: Readonly<Record<string, () => void>>, enabled: boolean): void {
  const latest = useRef(keys)
  useLayoutEffect(() => {
    latest.current = keys
  })
  // before the first paint, so that early key presses count
  useLayoutEffect(() => {
    if (!enabled) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (
        event.isComposing ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        takesText(event.target instanceof HTMLElement ? event.target : null)
      )
        return
      const run = latest.current[event.key.length === 1 ? event.key.toLowerCase() : event.key]
      if (!run) return
      event.preventDefault()
      run()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [enabled])
}
