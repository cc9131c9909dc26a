// What the reader sees of a line as a whole, as hashed features.
import type { Marked } from './gazetteer.ts'
import { marks } from './gazetteer.ts'
import { bucket, hashOf, mix } from './hash.ts'
import type { Token } from './tokens.ts'

export interface SeenLine {
  text: string
  tokens: readonly Token[]
  marked: Marked
  /** The section that a known heading opens; null for any other line. */
  section: string | null
}

const bullet = /^(?:[-*•‣◦·–—▪●✓✔➢➤→»]|\d{1,2}[.)])\s/
/** Short, without an end, often with marks of emphasis: it may open a section. */
export function looksLikeHeading({ text, tokens }: SeenLine): boolean {
  if (text.length > 70 || tokens.length > 10 || bullet.test(text)) return false
  return (
    /[:#]\s*\**$|^#|^\*\*[^*]+\*\*:?$/.test(text) || (!/[.!;,]$/.test(text) && (/^[\p{Lu}\d\s\p{P}]+$/u.test(text) || tokens.length <= 6))
  )
}
const isWord = (text: string) => /^\p{L}/u.test(text)

const name = (text: string) => hashOf(text)

/** Features of each line of a text, as 32-bit hashes. */
export function lineFeatures(lines: readonly SeenLine[]): number[][] {
  let heading = -1
  let section = -1
  const lower = lines.map(({ tokens }) => tokens.map(({ text }) => text.toLowerCase()))
  return lines.map((line, index) => {
    const words = (lower[index] ?? []).slice(0, 60)
    const features: number[] = [name('bias')]
    const add = (text: string) => features.push(name(text))
    const isHeading = looksLikeHeading(line)
    if (isHeading) heading = index
    const opens = isHeading ? line.section : null
    if (opens !== null) section = index
    words.forEach((word, place) => {
      add(`w${word}`)
      if (isWord(word) && word.length > 4) {
        add(`p${word.slice(0, 5)}`)
        add(`s${word.slice(-4)}`)
      }
      if (place > 0) add(`b${words[place - 1]} ${word}`)
      if (isHeading) add(`hw${word}`)
    })
    add(`f${words[0] ?? ''}`)
    add(`g${words.slice(0, 2).join(' ')}`)
    add(`l${words.at(-1) ?? ''}`)
    const shape = [
      bullet.test(line.text) ? 'u' : '',
      isHeading ? 'h' : '',
      line.text.endsWith(':') ? 'c' : '',
      /[.!]$/.test(line.text) ? 'e' : '',
      /^[^\p{Ll}]+$/u.test(line.text) ? 'A' : '',
      /\d/.test(line.text) ? 'd' : '',
      /@|https?:|www\./.test(line.text) ? 'a' : '',
      /\b(?:19|20)\d\d\b/.test(line.text) ? 'y' : '',
      /[€$£]|\b(?:EUR|USD|GBP|PLN|SEK|CHF|BRL)\b/.test(line.text) ? 'm' : '',
    ].join('')
    add(`S${shape}`)
    const position = index < 6 ? `${index}` : `r${bucket(index / lines.length, 0.1, 0.25, 0.5, 0.75, 0.9)}`
    add(`P${position}`)
    add(`N${bucket(words.length, 2, 4, 7, 12, 20, 30)}`)
    add(`Q${lines.length === 1 ? 'only' : ''}${shape}${position}`)
    marks.forEach((mark, bit) => {
      let count = 0
      for (let place = 0; place < words.length; place += 1) if ((line.marked.begins[place] ?? 0) & (1 << bit)) count += 1
      add(`m${mark}${bucket(count, 1, 2, 4)}`)
      if (count * 2 >= words.length) add(`M${mark}`)
    })
    if (heading >= 0 && !isHeading) {
      const distance = bucket(index - heading, 1, 2, 4, 8, 16)
      for (const word of (lower[heading] ?? []).slice(0, 10)) {
        const hash = name(`o${word}`)
        features.push(hash, mix(hash, distance))
      }
      add(`O${(lower[heading] ?? []).slice(0, 10).filter(isWord).join(' ')}`)
      add(`D${distance}`)
    } else add(heading < 0 ? 'D-' : `H${(lower[index] ?? []).slice(0, 10).filter(isWord).join(' ')}`)
    if (opens !== null) add(`k${opens}`)
    else if (section >= 0) {
      const hash = name(`K${lines[section]?.section ?? ''}`)
      features.push(hash, mix(hash, bucket(index - section, 1, 2, 4, 8, 16)), mix(hash, heading > section ? 1 : 2))
      if (bullet.test(line.text)) features.push(mix(hash, 77))
    } else add('K-')
    for (const [label, neighbor] of [
      ['<', index - 1],
      ['>', index + 1],
    ] as const) {
      const near = lines[neighbor]
      add(near === undefined ? `${label}none` : `${label}${looksLikeHeading(near) ? 'h' : ''}${bullet.test(near.text) ? 'u' : ''}`)
      for (const word of (lower[neighbor] ?? []).slice(0, 4)) add(`${label}${word}`)
    }
    return features
  })
}
