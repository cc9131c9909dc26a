// Inserts text at the caret of a text field, replacing the selection.

export interface Inserted {
  text: string
  from: number
  to: number
}

/** A missing caret means the end. Returns the range of the inserted piece. */
export function insertText(text: string, from: number | null, to: number | null, piece: string): Inserted {
  const start = Math.min(from ?? text.length, text.length)
  const end = Math.max(start, Math.min(to ?? start, text.length))
  return { text: text.slice(0, start) + piece + text.slice(end), from: start, to: start + piece.length }
}
