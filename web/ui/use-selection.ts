// Which entries of a list are ticked; Shift ticks everything in between.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'

export interface Selection {
  ids: ReadonlySet<string>
  toggle: (id: string, on: boolean, range: boolean) => void
  /** Ticks exactly these. */
  pick: (ids: readonly string[]) => void
  clear: () => void
}

export interface StoredSelection {
  read: () => readonly string[]
  save: (picked: readonly string[]) => void
}

/** `all` = all loaded entries, in order; a ticked one is ticked again when loaded again. `storage`: stores it for Back and reload. */
export function useSelection(all: readonly string[], storage?: StoredSelection): Selection {
  const [picked, setPicked] = useState<ReadonlySet<string>>(() => new Set(storage?.read()))
  const ids = useMemo(() => new Set(picked.size === 0 ? [] : all.filter((id) => picked.has(id))), [all, picked])
  const anchor = useRef<string | null>(null)
  const latest = useRef(all)
  useEffect(() => {
    latest.current = all
  }, [all])
  useEffect(() => storage?.save([...picked]), [storage, picked])

  const toggle = useCallback((id: string, on: boolean, range: boolean) => {
    const list = latest.current
    const [a, b] = [list.indexOf(anchor.current ?? id), list.indexOf(id)]
    const touched = range && a >= 0 && b >= 0 ? list.slice(Math.min(a, b), Math.max(a, b) + 1) : [id]
    anchor.current = id
    setPicked((before) => {
      const next = new Set(before)
      for (const touchedId of touched) {
        if (on) next.add(touchedId)
        else next.delete(touchedId)
      }
      return next
    })
  }, [])
  const pick = useCallback((selected: readonly string[]) => setPicked(new Set(selected)), [])
  const clear = useCallback(() => setPicked(new Set()), [])
  return useMemo(() => ({ ids, toggle, pick, clear }), [ids, toggle, pick, clear])
}
