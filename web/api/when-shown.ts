// What the first screen does not need comes after it.
import { whenIdle } from '../ui/when-idle.ts'
import { cache } from './cache.ts'
import { whenReached } from './reach.ts'

/** Ms after the last answer in which it is drawn, on a slow machine as well. */
const drawing = 1000

/**
 * Runs once everything the page has asked for so far is there and drawn; `later` ms after that, for what no one waits for. Not without
 * the server: a script that could not be fetched once stays lost for the life of the page.
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
