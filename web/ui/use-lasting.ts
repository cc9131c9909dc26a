// Whether something has been true for a while, so that what is over in a moment is not spoken of.
import { useEffect, useState } from 'react'

/** True once `now` has been true for so many ms without a break. */
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
