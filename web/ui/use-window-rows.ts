// Virtual list that scrolls with the page: renders only the rows near the screen, and all of them for printing.
import { useCallback, useDeferredValue, useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react'

/** Which rows of a long list must be rendered, so that ten thousand cost no more than twenty. */
interface WindowInput {
  /** How many rows there are. */
  count: number
  /** Height of a row including the gap below it: measured, or estimated. */
  heightOf: (row: number) => number
  /** The wanted part of the list, in px from its top; may be outside of it. */
  top: number
  bottom: number
}

interface WindowRange {
  first: number
  /** The last row, inclusive; -1 in an empty list. */
  last: number
  /** Px above the first row and below the last. */
  before: number
  after: number
}

export function windowRange({ count, heightOf, top, bottom }: WindowInput): WindowRange {
  let [first, last, before, end, offset] = [-1, -1, 0, 0, 0]
  for (let row = 0; row < count; row++) {
    const next = offset + heightOf(row)
    // the last row represents anything below the list
    if (first < 0 && (next > top || row === count - 1)) [first, before] = [row, offset]
    if (first >= 0 && (offset < bottom || row === first)) [last, end] = [row, next]
    offset = next
  }
  return { first: Math.max(0, first), last, before, after: offset - end }
}

/** A row's start, in px from the list's top. */
export function offsetOfRow(row: number, heightOf: (row: number) => number): number {
  let offset = 0
  for (let index = 0; index < row; index++) offset += heightOf(index)
  return offset
}

interface Options {
  /** The number of items, and how many per row. */
  items: number
  columns: number
  /** Px between rows. */
  gap: number
  /** Height of a row that hasn't been rendered yet. */
  estimatedHeight: number
}

export interface WindowRows {
  list: RefObject<HTMLDivElement | null>
  range: WindowRange
  /** Scrolls the row near the top of the screen. */
  scrollToRow: (row: number) => void
}

/** Px rendered above and below the screen, and the scroll distance before measuring again. */
const overscanPx = 400
const minScrollPx = 120

/** Where the last list began, in px from the top of the screen; the next one will begin nearby. */
let usualTop = 300

/** Each rendered item must have data-at, its index. */
export function useWindowRows({ items, columns, gap, estimatedHeight }: Options): WindowRows {
  const list = useRef<HTMLDivElement>(null)
  const printing = usePrinting()
  const [heights] = useState(() => new Map<number, number>())
  // first the visible rows, then the overscan
  const [viewport, setViewport] = useState(() => ({ top: 0, bottom: window.innerHeight - usualTop, overscan: 0, turn: 0 }))
  const rows = Math.ceil(items / columns)
  const average = averageOf(heights) ?? estimatedHeight
  const heightOf = (row: number) => (heights.get(row) ?? average) + gap

  const overscanTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const measureView = useCallback(() => {
    if (!list.current) return
    const box = list.current.getBoundingClientRect()
    const hasNewHeights = measure(list.current, columns, heights)
    if (window.scrollY === 0) usualTop = box.top
    setViewport((before) => {
      const top = -box.top
      if (!hasNewHeights && Math.abs(top - before.top) < minScrollPx && before.turn > 0) return before
      // after a long jump, render only the visible rows first
      const leap = before.turn === 0 || Math.abs(top - before.top) > window.innerHeight
      return { top, bottom: top + window.innerHeight, overscan: leap ? 0 : overscanPx, turn: before.turn + 1 }
    })
    clearTimeout(overscanTimer.current)
    overscanTimer.current = setTimeout(
      () => setViewport((before) => (before.overscan === overscanPx ? before : { ...before, overscan: overscanPx })),
      80,
    )
  }, [columns, heights])
  useEffect(() => {
    // heights depend on the width
    heights.clear()
    const watcher = new ResizeObserver(measureView)
    if (list.current) watcher.observe(list.current)
    window.addEventListener('scroll', measureView, { passive: true })
    window.addEventListener('resize', measureView)
    return () => {
      watcher.disconnect()
      clearTimeout(overscanTimer.current)
      window.removeEventListener('scroll', measureView)
      window.removeEventListener('resize', measureView)
    }
  }, [measureView, heights])

  const latest = useRef(heightOf)
  useEffect(() => {
    latest.current = heightOf
  })
  const scrollToRow = useCallback((row: number) => {
    const box = list.current?.getBoundingClientRect()
    if (box) window.scrollTo({ top: window.scrollY + box.top + offsetOfRow(row, latest.current) - 120, behavior: 'instant' })
  }, [])

  const all = { first: 0, last: rows - 1, before: 0, after: 0 }
  const nextRange = windowRange({
    count: rows,
    heightOf,
    top: viewport.top - viewport.overscan,
    bottom: viewport.bottom + viewport.overscan,
  })
  // deferred, so that a long jump doesn't block the page
  const range = useDeferredValue(`${nextRange.first} ${nextRange.last} ${nextRange.before} ${nextRange.after}`)
  const [first = 0, last = 0, before = 0, after = 0] = range.split(' ').map(Number)
  return { list, range: printing ? all : { first, last, before, after }, scrollToRow }
}

/** Measures the rendered rows; true if a height was unknown before. */
function measure(list: HTMLElement, columns: number, heights: Map<number, number>): boolean {
  let hasNewHeights = false
  for (const item of list.querySelectorAll<HTMLElement>('[data-at]')) {
    const index = Number(item.dataset.at)
    if (index % columns !== 0) continue
    const [row, height] = [index / columns, item.offsetHeight]
    if (heights.get(row) === height) continue
    hasNewHeights ||= !heights.has(row)
    heights.set(row, height)
  }
  return hasNewHeights
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
    (listener) => {
      paper?.addEventListener('change', listener)
      return () => paper?.removeEventListener('change', listener)
    },
    () => paper?.matches ?? false,
  )
}
