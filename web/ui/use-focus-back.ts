// Returns the focus to the element that opened a dialog, once the dialog is closed.
import { useEffect, useState } from 'react'

/** A menu item is gone with its menu, so the menu's button represents it. */
function openerOf(element: Element | null): Element | null {
  const labelledBy = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  return labelledBy ? document.getElementById(labelledBy) : element
}

export function useFocusBack(): void {
  const [opener] = useState(() => openerOf(document.activeElement))
  useEffect(
    () => () => {
      // after the dialog has closed, unless something else has taken the focus
      setTimeout(() => {
        const isFree = document.activeElement === null || document.activeElement === document.body
        if (isFree && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
      }, 10)
    },
    [opener],
  )
}
