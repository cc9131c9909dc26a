// Restores a list's scroll position: the same card at the same height of the screen.
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { saveListPlace, readListPlace } from '../../project/list-place.ts'
import { must } from '@fairlead/domain/shared/records'

interface Options {
  projectId: string
  tab: string
  ids: readonly string[]
  list: RefObject<HTMLDivElement | null>
  rowOf: (index: number) => number
  scrollToRow: (row: number) => void
}

const cards = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('[data-id]') ?? [])]

export function useKeptPlace({ projectId, tab, ids, list, rowOf, scrollToRow }: Options): void {
  const [savedPlace] = useState(() => readListPlace(projectId, tab))
  const done = useRef(false)
  const loaded = useRef(ids.length)
  useEffect(() => {
    loaded.current = ids.length
  })
  const place = useRef<{ anchor: string | null; below: number }>({ anchor: null, below: 0 })
  const index = savedPlace?.anchor ? ids.indexOf(savedPlace.anchor) : -1

  useEffect(() => {
    if (done.current || index < 0 || !savedPlace?.anchor) return
    const anchor = savedPlace.anchor
    done.current = true
    let [frames, steady] = [0, 0]
    const stop = () => (frames = 60)
    // rows are measured as they appear: wait a few frames until the card is in place
    const step = () => {
      if (frames++ >= 40 || steady >= 3) return
      const card = cards(list.current).find(({ dataset }) => dataset.id === anchor)
      if (!card) scrollToRow(rowOf(index))
      else {
        const off = card.getBoundingClientRect().top - savedPlace.below
        steady = Math.abs(off) < 1 ? steady + 1 : 0
        if (steady === 0) window.scrollBy({ top: off, behavior: 'instant' })
      }
      requestAnimationFrame(step)
    }
    step()
    // don't pull back a user who has scrolled in the meantime
    window.addEventListener('wheel', stop, { once: true, passive: true })
    window.addEventListener('touchmove', stop, { once: true, passive: true })
    return () => {
      window.removeEventListener('wheel', stop)
      window.removeEventListener('touchmove', stop)
    }
  }, [index, savedPlace, list, rowOf, scrollToRow])

  useLayoutEffect(() => {
    const look = () => {
      const first = cards(list.current).find((card) => card.getBoundingClientRect().bottom > 80)
      place.current =
        window.scrollY < 40 || !first
          ? { anchor: null, below: 0 }
          : { anchor: must(first.dataset.id), below: Math.round(first.getBoundingClientRect().top) }
    }
    const keep = () => saveListPlace(projectId, tab, { ...place.current, loaded: place.current.anchor ? loaded.current : 0 })
    window.addEventListener('scroll', look, { passive: true })
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('scroll', look)
      window.removeEventListener('pagehide', keep)
      keep()
    }
  }, [projectId, tab, list])
}
