import type { CSSProperties } from 'react'

/** The lines an empty text has room for, and those after which it scrolls. */
export const areaSize = (rows: number, mostRows: number): CSSProperties & Record<`--${string}`, number> => ({
  '--rows': rows,
  '--most-rows': mostRows,
})
