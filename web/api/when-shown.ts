// Defers what the first screen doesn't need.
import { whenIdle } from '../ui/when-idle.ts'
import { cache } from './cache.ts'
import { whenReached } from './reach.ts'

/** Ms after the last response within which it is rendered, even on a slow machine. */
const drawing = 1000

/**
 * Runs once all requests of the page so far are answered and rendered; `later` ms after that, for things no one waits for.
 * Requires the server: a script that failed to load once stays lost for the life of the page.
 */
export function whenShown(run: () => void, later = 0): void {
  whenAnswered(() => setTimeout(() => whenIdle(() => whenReached(run)), drawing + later))
}

function whenAnswered(run: () => void, withinMs = 2000): void {
  const late = setTimeout(go, withinMs)
  const stop = cache.getQueryCache().subscribe(({ type }) => {
    if (type === 'updated' && cache.isFetching() === 0) go()
  })
  function go() {
    clearTimeout(late)
    stop()
    run()
  }
}
