import { useRef, type RefObject } from 'react'
import { useShortcuts } from '../../ui/shortcuts.ts'

interface Options {
  ids: readonly string[]
  list: RefObject<HTMLUListElement | null>
  box: RefObject<HTMLTextAreaElement | null>
  onSelect: (id: string, range: boolean) => void
  onEnd: () => void
}

/** Keyboard navigation of the results: j and k move, Enter opens, x selects, / focuses the search box. */
export function usePoolKeys({ ids, list, box, onSelect, onEnd }: Options): void {
  const last = useRef<string | null>(null)
  const focused = () => document.activeElement?.closest<HTMLElement>('[data-id]')?.dataset.id ?? last.current
  const step = (by: number) => {
    const index = ids.indexOf(focused() ?? '')
    const next = index < 0 ? 0 : Math.max(0, Math.min(ids.length - 1, index + by))
    const id = ids[next]
    if (id === undefined) return
    last.current = id
    list.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"] a`)?.focus()
    if (by > 0 && next >= ids.length - 3) onEnd()
  }
  useShortcuts({
    '/': () => {
      box.current?.focus()
      box.current?.select()
    },
    j: () => step(1),
    k: () => step(-1),
    x: (event) => {
      const id = focused()
      if (id) onSelect(id, event.shiftKey)
    },
  })
}
