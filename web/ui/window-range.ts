// Which rows of a long list must be rendered, so that ten thousand cost no more than twenty.

export interface WindowInput {
  /** How many rows there are. */
  count: number
  /** Height of a row including the gap below it: measured, or estimated. */
  heightOf: (row: number) => number
  /** The wanted part of the list, in px from its top; may be outside of it. */
  top: number
  bottom: number
}

export interface WindowRange {
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
