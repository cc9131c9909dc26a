import type { CSSProperties } from 'react'

/** Lines shown for an empty text, and the maximum before it scrolls. */
export const areaSize = (rows: number, maxRows: number): CSSProperties & Record<`--${string}`, number> => ({
  '--rows': rows,
  '--most-rows': maxRows,
})
