// Which rows of a long list must be on the page, so that ten thousand cost no more than twenty.

export interface WindowInput {
  /** How many rows there are. */
  count: number
  /** Height of a row with the gap below it: measured, or a guess. */
  heightOf: (row: number) => number
  /** The part of the list that is wanted, in px from its top; may lie outside of it. */
  top: number
  bottom: number
}

export interface WindowRange {
  first: number
  /** The last row, itself included; -1 in an empty list. */
  last: number
  /** Px above the first row and below the last. */
  before: number
  after: number
}

export function windowRange({ count, heightOf, top, bottom }: WindowInput): WindowRange {
  let [first, last, before, end, offset] = [-1, -1, 0, 0, 0]
  for (let row = 0; row < count; row++) {
    const next = offset + heightOf(row)
    // the last row stands in for whatever lies below the list
    if (first < 0 && (next > top || row === count - 1)) [first, before] = [row, offset]
    if (first >= 0 && (offset < bottom || row === first)) [last, end] = [row, next]
    offset = next
  }
  return { first: Math.max(0, first), last, before, after: offset - end }
}

/** Where a row begins, in px from the list's top. */
export function offsetOfRow(row: number, heightOf: (row: number) => number): number {
  let offset = 0
  for (let index = 0; index < row; index++) offset += heightOf(index)
  return offset
}
