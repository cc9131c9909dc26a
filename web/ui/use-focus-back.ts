// Gives the focus back to whatever opened a dialog, once the dialog is gone.
import { useEffect, useState } from 'react'

/** An entry of a menu is gone with its menu: the button of the menu stands for it. */
function openerOf(element: Element | null): Element | null {
  const labelledBy = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  return labelledBy ? document.getElementById(labelledBy) : element
}

export function useFocusBack(): void {
  const [opener] = useState(() => openerOf(document.activeElement))
  useEffect(
    () => () => {
      // after the dialog is gone, unless something else has taken the focus
      setTimeout(() => {
        const isFree = document.activeElement === null || document.activeElement === document.body
        if (isFree && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
      }, 10)
    },
    [opener],
  )
}
