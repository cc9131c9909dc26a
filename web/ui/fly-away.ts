// A copy of an element flies off while the page has already moved on; only visual, and never with reduced motion.

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Moves a copy of `element` to one side for this many ms; it takes no clicks, no focus, and isn't announced. Only its first
 * child is copied: laying out a whole large card would delay the next one.
 */
export function flyAway(element: Element | null, to: 'left' | 'right', ms: number): void {
  if (!element || prefersReducedMotion()) return
  const box = element.getBoundingClientRect()
  const copy = element.cloneNode(false)
  if (!(copy instanceof HTMLElement)) return
  if (element.firstElementChild) copy.append(element.firstElementChild.cloneNode(true))
  copy.setAttribute('aria-hidden', 'true')
  copy.inert = true
  Object.assign(copy.style, {
    position: 'fixed',
    zIndex: '30',
    margin: '0',
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    overflow: 'hidden',
    pointerEvents: 'none',
  })
  copy.dataset.flying = to
  document.body.append(copy)
  const side = to === 'right' ? 1 : -1
  const flight = copy.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: `translateX(${side * 30}vw) rotate(${side * 4}deg)`, opacity: 0 },
    ],
    { duration: ms, easing: 'cubic-bezier(0.3, 0, 0.6, 1)' },
  )
  flight.onfinish = () => copy.remove()
  flight.oncancel = () => copy.remove()
}
