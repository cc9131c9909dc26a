// Which cards of a list are ticked; Shift ticks everything between.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'

export interface Selection {
  ids: ReadonlySet<string>
  toggle: (id: string, on: boolean, range: boolean) => void
  setAll: (on: boolean) => void
  clear: () => void
}

export function useSelection(all: readonly string[]): Selection {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const ids = useMemo(() => new Set(all.filter((id) => picked.has(id))), [all, picked])
  const anchor = useRef<string | null>(null)
  const latest = useRef(all)
  useEffect(() => {
    latest.current = all
  }, [all])

  const toggle = useCallback((id: string, on: boolean, range: boolean) => {
    const list = latest.current
    const [a, b] = [list.indexOf(anchor.current ?? id), list.indexOf(id)]
    const touched = range && a >= 0 ? list.slice(Math.min(a, b), Math.max(a, b) + 1) : [id]
    anchor.current = id
    setPicked((before) => {
      const next = new Set(before)
      for (const one of touched) {
        if (on) next.add(one)
        else next.delete(one)
      }
      return next
    })
  }, [])
  const setAll = useCallback((on: boolean) => setPicked(on ? new Set(latest.current) : new Set()), [])
  const clear = useCallback(() => setPicked(new Set()), [])
  return useMemo(() => ({ ids, toggle, setAll, clear }), [ids, toggle, setAll, clear])
}
