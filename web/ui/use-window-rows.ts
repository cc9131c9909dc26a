// A long list that scrolls with the page: only the rows near the screen are on it; all of them when the page is printed.
import { useCallback, useDeferredValue, useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { offsetOfRow, windowRange, type WindowRange } from './window-range.ts'

interface Options {
  /** How many items there are, and how many stand side by side. */
  items: number
  columns: number
  /** Px between rows. */
  gap: number
  /** Height of a row no one has seen yet. */
  guess: number
}

export interface WindowRows {
  list: RefObject<HTMLDivElement | null>
  range: WindowRange
  /** Scrolls until the row is at the top of the screen, or so. */
  scrollToRow: (row: number) => void
}

/** Px above and below the screen that are ready before they are seen, and how far one scrolls before it is looked at again. */
const ready = 400
const tick = 120

/** How far below the screen's top the last list began: the next one begins about there. */
let usualTop = 300

/** Each item on the page carries data-at, its place from 0. */
export function useWindowRows({ items, columns, gap, guess }: Options): WindowRows {
  const list = useRef<HTMLDivElement>(null)
  const printing = usePrinting()
  const [heights] = useState(() => new Map<number, number>())
  // first what will be seen, then what lies around it
  const [seen, setSeen] = useState(() => ({ top: 0, bottom: window.innerHeight - usualTop, ready: 0, turn: 0 }))
  const rows = Math.ceil(items / columns)
  const average = averageOf(heights) ?? guess
  const heightOf = (row: number) => (heights.get(row) ?? average) + gap

  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  const look = useCallback(() => {
    const box = list.current?.getBoundingClientRect()
    if (!box) return
    const grown = measure(list.current!, columns, heights)
    if (window.scrollY === 0) usualTop = box.top
    setSeen((before) => {
      const top = -box.top
      if (!grown && Math.abs(top - before.top) < tick && before.turn > 0) return before
      // after a leap as at the beginning
      const leap = before.turn === 0 || Math.abs(top - before.top) > window.innerHeight
      return { top, bottom: top + window.innerHeight, ready: leap ? 0 : ready, turn: before.turn + 1 }
    })
    clearTimeout(rest.current)
    rest.current = setTimeout(() => setSeen((before) => (before.ready === ready ? before : { ...before, ready })), 80)
  }, [columns, heights])
  useEffect(() => {
    // rows of another width are of another height
    heights.clear()
    const watcher = new ResizeObserver(look)
    if (list.current) watcher.observe(list.current)
    window.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      watcher.disconnect()
      clearTimeout(rest.current)
      window.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [look, heights])

  const latest = useRef(heightOf)
  useEffect(() => {
    latest.current = heightOf
  })
  const scrollToRow = useCallback((row: number) => {
    const box = list.current?.getBoundingClientRect()
    if (box) window.scrollTo({ top: window.scrollY + box.top + offsetOfRow(row, latest.current) - 120, behavior: 'instant' })
  }, [])

  const all = { first: 0, last: rows - 1, before: 0, after: 0 }
  const wanted = windowRange({ count: rows, heightOf, top: seen.top - seen.ready, bottom: seen.bottom + seen.ready })
  // a far jump is drawn in slices, so that the page goes on answering
  const range = useDeferredValue(`${wanted.first} ${wanted.last} ${wanted.before} ${wanted.after}`)
  const [first = 0, last = 0, before = 0, after = 0] = range.split(' ').map(Number)
  return { list, range: printing ? all : { first, last, before, after }, scrollToRow }
}

/** Reads the heights of the rows on the page; true when one was not known before. */
function measure(list: HTMLElement, columns: number, heights: Map<number, number>): boolean {
  let grown = false
  for (const item of list.querySelectorAll<HTMLElement>('[data-at]')) {
    const at = Number(item.dataset.at)
    if (at % columns !== 0) continue
    const [row, height] = [at / columns, item.offsetHeight]
    if (heights.get(row) === height) continue
    grown ||= !heights.has(row)
    heights.set(row, height)
  }
  return grown
}

function averageOf(heights: ReadonlyMap<number, number>): number | null {
  if (heights.size === 0) return null
  let sum = 0
  for (const height of heights.values()) sum += height
  return Math.round(sum / heights.size)
}

const paper = typeof window === 'undefined' ? null : window.matchMedia('print')

function usePrinting(): boolean {
  return useSyncExternalStore(
    (heard) => {
      paper?.addEventListener('change', heard)
      return () => paper?.removeEventListener('change', heard)
    },
    () => paper?.matches ?? false,
  )
}
