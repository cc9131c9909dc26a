// Keeps the selected tab of a row that scrolls sideways in view.
import { useEffect, type RefObject } from 'react'

/** How much of the neighbor shows, so that one sees that the row goes on. */
const peek = 24

interface Span {
  left: number
  right: number
}

/** How far a row must scroll for the whole tab to be in view; 0 when it is. */
export function scrollToTab(row: Span, tab: Span): number {
  if (tab.left < row.left + peek) return tab.left - row.left - peek
  if (tab.right > row.right - peek) return Math.min(tab.right - row.right + peek, tab.left - row.left - peek)
  return 0
}

/**
 * At first, when another tab is selected, and when the width changes, as when a phone is turned. Only the row scrolls, never
 * the page. The observer reports after the browser has laid the page out, so that nothing forces a layout.
 */
export function useSelectedTab(row: RefObject<HTMLElement | null>, selected: string): void {
  useEffect(() => {
    const element = row.current
    if (!element) return
    const show = () => {
      const tab = element.querySelector('[aria-selected="true"], [aria-current="page"]')
      if (tab) element.scrollLeft += scrollToTab(element.getBoundingClientRect(), tab.getBoundingClientRect())
    }
    const observer = new ResizeObserver(show)
    observer.observe(element)
    return () => observer.disconnect()
  }, [row, selected])
}
