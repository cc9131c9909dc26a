// Escape for a drawer that dialogs and lists open from: what lies above it has the key first.
import { useEffect, useRef, type RefObject } from 'react'

/** The answer goes on the drawer's content. */
export function useEscape(onClose: () => void): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null)
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  useEffect(() => {
    const heard = (event: KeyboardEvent) => {
      const { target } = event
      if (event.key !== 'Escape' || event.isComposing) return
      if (target instanceof HTMLElement && target.dataset.mantineStopPropagation === 'true') return
      // focus that a button lost by being switched off is no one else's as long as nothing lies above
      const isNobodys = target === document.body && document.querySelectorAll('[role="dialog"]').length === 1
      if (isNobodys || (target instanceof Node && content.current?.contains(target))) latest.current()
    }
    window.addEventListener('keydown', heard, { capture: true })
    return () => window.removeEventListener('keydown', heard, { capture: true })
  }, [])
  return content
}
