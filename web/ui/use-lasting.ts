// Whether something has been true for a while, so that short states aren't shown.
import { useEffect, useState } from 'react'

/** True once `now` has been true for this many ms without interruption. */
export function useLasting(now: boolean, ms: number): boolean {
  const [lasted, setLasted] = useState(false)
  useEffect(() => {
    if (!now) return
    const timer = setTimeout(() => setLasted(true), ms)
    return () => {
      clearTimeout(timer)
      setLasted(false)
    }
  }, [now, ms])
  return now && lasted
}
