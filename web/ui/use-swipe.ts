// Swiping an element to one side: the element follows the finger, and the swipe counts past a third of its width.
import { useEffect, useRef, type RefObject } from 'react'

interface Swipe {
  onLeft: () => void
  onRight: () => void
}

/** How far a finger moves before it is a drag, not a tap or scrolling. */
const deadZone = 14

/** The direction of a drag that counts: past a third of the width, at most 140 px, and clearly more horizontal than vertical. */
export function directionOf(dx: number, dy: number, width: number): 'left' | 'right' | null {
  if (Math.abs(dx) < Math.min(140, width / 3) || Math.abs(dx) < Math.abs(dy) * 1.5) return null
  return dx < 0 ? 'left' : 'right'
}

/** Touch only; a mouse marks text. Vertical scrolling stays the browser's (`touch-action: pan-y`). */
export function useSwipe(target: RefObject<HTMLElement | null>, swipe: Swipe, enabled: boolean): void {
  const latest = useRef(swipe)
  useEffect(() => {
    latest.current = swipe
  })
  useEffect(() => {
    const element = target.current
    if (!element || !enabled) return
    let from: { x: number; y: number; id: number } | null = null
    const rest = () => {
      from = null
      element.style.transform = ''
      delete element.dataset.swipe
    }
    const down = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' && event.isPrimary) from = { x: event.clientX, y: event.clientY, id: event.pointerId }
    }
    const move = (event: PointerEvent) => {
      if (!from || event.pointerId !== from.id) return
      const dx = event.clientX - from.x
      if (Math.abs(dx) < deadZone) return
      element.style.transform = `translateX(${dx}px) rotate(${dx / 60}deg)`
      element.dataset.swipe = directionOf(dx, event.clientY - from.y, element.clientWidth) ?? ''
    }
    const up = (event: PointerEvent) => {
      if (!from || event.pointerId !== from.id) return
      const direction = directionOf(event.clientX - from.x, event.clientY - from.y, element.clientWidth)
      rest()
      if (direction === 'left') latest.current.onLeft()
      else if (direction === 'right') latest.current.onRight()
    }
    element.addEventListener('pointerdown', down)
    element.addEventListener('pointermove', move)
    element.addEventListener('pointerup', up)
    element.addEventListener('pointercancel', rest)
    return () => {
      rest()
      element.removeEventListener('pointerdown', down)
      element.removeEventListener('pointermove', move)
      element.removeEventListener('pointerup', up)
      element.removeEventListener('pointercancel', rest)
    }
  }, [target, enabled])
}
