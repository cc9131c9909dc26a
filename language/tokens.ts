// The words and signs of a line.

export interface Token {
  text: string
  /** Where it stands in the line: [start, end). */
  start: number
  end: number
}

const token = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}[\p{L}\p{M}]*)*|\d+(?:[.,]\d+)*|\S/gu

/** Words with their apostrophes ("req'd"), numbers with their separators, and single signs. */
export const tokensOf = (line: string): Token[] =>
  [...line.matchAll(token)].map((match) => ({ text: match[0], start: match.index, end: match.index + match[0].length }))
