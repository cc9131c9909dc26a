// Keyboard navigation of a list: j and k move, x ticks, m, c, and n open the side panel, i sends to the hiring manager.
import { useEffect, useRef, type RefObject } from 'react'
import { useShortcuts } from '../../ui/shortcuts.ts'

export interface ListKeys {
  onSelect: (id: string, on: boolean, range: boolean) => void
  onOpen: (id: string) => void
  onMail: (id: string) => void
  onSide: (id: string, side: '1' | '2') => void
  /** Opens the email to the hiring manager; absent when candidates can't be sent for review. */
  onReview?: ((id: string) => void) | undefined
  onUndo: () => void
}

interface Options extends ListKeys {
  ids: readonly string[]
  selected: ReadonlySet<string>
  list: RefObject<HTMLDivElement | null>
  scrollTo: (index: number) => void
}

const focusedId = () => document.activeElement?.closest<HTMLElement>('[data-id]')?.dataset.id ?? null

export function useListKeys({ ids, selected, list, scrollTo, onSelect, onMail, onSide, onReview, onUndo }: Options): void {
  // the position is remembered when the card has scrolled off the page
  const last = useRef<string | null>(null)
  // a fast reader is ahead of the page: the target card counts, not the one that still has the focus
  const heading = useRef<string | null>(null)
  const frame = useRef(0)
  useEffect(() => () => cancelAnimationFrame(frame.current), [])

  const focus = (index: number) => {
    const id = ids[index]
    if (id === undefined) return
    last.current = heading.current = id
    cancelAnimationFrame(frame.current)
    let tries = 0
    const attempt = () => {
      const card = list.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`)
      if (card || tries > 120) heading.current = null
      if (card) return card.focus()
      // measuring rows moves the target: scroll again until the card is there
      if (tries++ % 15 === 0) scrollTo(index)
      if (heading.current) frame.current = requestAnimationFrame(attempt)
    }
    attempt()
  }
  const step = (by: number) => {
    const index = ids.indexOf(heading.current ?? focusedId() ?? last.current ?? '')
    focus(Math.max(0, Math.min(ids.length - 1, index < 0 ? 0 : index + by)))
  }
  const onRow = (run: (id: string) => void) => () => {
    const id = heading.current ?? focusedId()
    if (id) run(id)
  }
  useShortcuts({
    j: () => step(1),
    k: () => step(-1),
    x: (event) => onRow((id) => onSelect(id, !selected.has(id), event.shiftKey))(),
    m: onRow(onMail),
    c: onRow((id) => onSide(id, '1')),
    n: onRow((id) => onSide(id, '2')),
    ...(onReview ? { i: onRow(onReview) } : {}),
    u: onUndo,
  })
  // the keys of a feed: they keep working when single-letter shortcuts are off
  const walk = useRef(step)
  useEffect(() => {
    walk.current = step
  })
  useEffect(() => {
    const feed = list.current
    const onKeyDown = (event: KeyboardEvent) => {
      const by = { PageDown: 1, PageUp: -1 }[event.key]
      if (!by || !focusedId()) return
      event.preventDefault()
      walk.current(by)
    }
    feed?.addEventListener('keydown', onKeyDown)
    return () => feed?.removeEventListener('keydown', onKeyDown)
  }, [list])
}
