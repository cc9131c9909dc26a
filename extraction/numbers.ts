// Numbers as postings write them: '5', 'five', 'five (5)'.

const words = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
]

/** One number in either spelling, for use inside a larger pattern. */
export const numberPattern = `(?:\\d{1,2}|${[...words, 'twenty'].join('|')})(?:\\s*\\(\\s*\\d{1,2}\\s*\\))?`

/** null when it isn't a number. */
export function readNumber(text: string): number | null {
  const digits = /\d+/.exec(text)?.[0]
  if (digits) return Number(digits)
  const word = text.trim().toLowerCase()
  if (word === 'twenty') return 20
  const place = words.indexOf(word)
  return place < 0 ? null : place
}
