// Splits what people paste into lines short enough to have one purpose each.

export interface TextLine {
  /** As in the text, without blanks around it. */
  text: string
  /** Where it stands in the text: [start, end). */
  start: number
  end: number
}

const longest = 160
/** A line this short is not ended by the next sentence. */
const shortest = 40
const inlineBullet = /(?<=\S)\s+(?=[•▪●◦‣✓✔]\s)/u
const sentenceEnd = /(?<=[.!?…;。！？])\s+(?=[\p{Lu}\p{Lo}\d"“„«(•*-])/u
/** Without any sentence end, a line is cut at a blank before this length, so that what is near a word stays bounded. */
const longestUncut = 4000
const ruleOnly = /^[-–—_=*#\s|]+$/

/** Pieces of `text` between matches of `separator`, with their offsets. */
function pieces(text: string, start: number, separator: RegExp): TextLine[] {
  const lines: TextLine[] = []
  let from = 0
  const add = (end: number) => {
    const raw = text.slice(from, end)
    const lead = raw.length - raw.trimStart().length
    const words = raw.trim()
    if (words !== '') lines.push({ text: words, start: start + from + lead, end: start + from + lead + words.length })
  }
  for (const match of text.matchAll(new RegExp(separator, `${separator.flags}g`))) {
    add(match.index)
    from = match.index + match[0].length
  }
  add(text.length)
  return lines
}

/** A longer line in parts. */
function cut({ text, start }: TextLine): TextLine[] {
  const parts: TextLine[] = []
  let from = 0
  while (text.length - from > longestUncut) {
    const blank = text.lastIndexOf(' ', from + longestUncut)
    const to = blank > from ? blank : from + longestUncut
    parts.push(...pieces(text.slice(from, to), start + from, /(?!)/))
    from = to
  }
  return [...parts, ...pieces(text.slice(from), start + from, /(?!)/)]
}

/** The lines of a text; one above 160 characters is split at sentence ends. Empty lines and rules are left out. */
export function linesOf(text: string): TextLine[] {
  return pieces(text, 0, /\r?\n|\r/)
    .flatMap((line) => pieces(line.text, line.start, inlineBullet))
    .filter((line) => !ruleOnly.test(line.text))
    .flatMap((line) => {
      if (line.text.length <= longest) return [line]
      const joined: TextLine[] = []
      for (const sentence of pieces(line.text, line.start, sentenceEnd).flatMap(cut)) {
        const last = joined.at(-1)
        const isWhole = last !== undefined && (last.text.length >= shortest || last.text.endsWith(';'))
        if (last === undefined || (isWhole && last.text.length + sentence.text.length > longest / 2)) joined.push(sentence)
        else joined[joined.length - 1] = { text: text.slice(last.start, sentence.end), start: last.start, end: sentence.end }
      }
      return joined
    })
}
