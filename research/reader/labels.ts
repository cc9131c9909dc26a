// Label files: texts with a zone for each line and tags on words, written by hand.
//
// A text begins with `=== id [language] source | license`; each line is a zone letter, a tab, and the line with spans as {TAG|words}.
import fs from 'node:fs'
import { crc32 } from '@fairlead/language/int8-rows'
import { linesOf } from '@fairlead/language/lines'

export interface Span {
  tag: string
  start: number
  end: number
}

export interface LabeledLine {
  zone: string
  text: string
  /** null where only the zone was labeled. */
  spans: Span[] | null
}

export interface LabeledText {
  id: string
  language: string
  lines: LabeledLine[]
}

const span = /\{([A-Z]+)\|([^{}|]+)\}/g

/** Reads a label file. @throws RangeError on a line that is none of the format's */
export function parseLabels(content: string): LabeledText[] {
  const texts: LabeledText[] = []
  let onlyZones = false
  for (const row of content.split('\n')) {
    if (row === '') continue
    const head = /^=== (\S+) \[(\w\w)\](?<zones> zones)?/.exec(row)
    if (head) {
      onlyZones = head.groups?.['zones'] !== undefined
      texts.push({ id: head[1]!, language: head[2]!, lines: [] })
      continue
    }
    const line = /^([A-Z])\t(.+)$/.exec(row)
    const text = texts.at(-1)
    if (!line || !text) throw new RangeError(`not a labeled line: ${row.slice(0, 80)}`)
    let plain = ''
    const spans: Span[] = []
    let from = 0
    for (const match of line[2]!.matchAll(span)) {
      plain += line[2]!.slice(from, match.index)
      spans.push({ tag: match[1]!, start: plain.length, end: plain.length + match[2]!.length })
      plain += match[2]!
      from = match.index + match[0].length
    }
    text.lines.push({ zone: line[1]!, text: plain + line[2]!.slice(from), spans: onlyZones ? null : spans })
  }
  return texts
}

export const readLabels = (file: string): LabeledText[] => parseLabels(fs.readFileSync(file, 'utf8'))

const heldHead = /^=== (?<id>\S+) \[(?<language>\w\w)\] (?<lines>\d+) (?<crc>[\da-f]+)$/

/**
 * Reads labels that are kept apart from their texts, which may not be copied: `=== id [language] lines CRC-32`, then for each line
 * its number, zone, and spans as TAG@start-end.
 * @param textOf the text by its id; a text that isn't there is left out
 * @throws RangeError when a text is no longer the one that was labeled
 */
export function readHeldLabels(file: string, textOf: (id: string) => string | undefined): LabeledText[] {
  const texts: LabeledText[] = []
  for (const block of fs.readFileSync(file, 'utf8').split(/\n(?==== )/)) {
    const [head = '', ...rows] = block.trim().split('\n')
    const { id = '', language = '', lines: count, crc } = heldHead.exec(head)?.groups ?? {}
    const source = textOf(id)
    if (source === undefined) continue
    const isSearch = rows.every((row) => / Q\b/.test(row))
    const all = isSearch ? source.split('\n').map((text) => text.trim()) : linesOf(source).map(({ text }) => text)
    const lines = all.filter((text) => text !== '').slice(0, Number(count))
    if (crc32(new TextEncoder().encode(lines.join('\n'))).toString(16) !== crc)
      throw new RangeError(`${id} is not the text that was labeled`)
    texts.push({
      id,
      language,
      lines: rows.map((row, index) => {
        const [, zone = '', ...spans] = row.split(' ')
        return {
          zone,
          text: lines[index] ?? '',
          spans: spans.map((span) => {
            const [, tag = '', start, end] = /^([A-Z]+)@(\d+)-(\d+)$/.exec(span) ?? []
            return { tag, start: Number(start), end: Number(end) }
          }),
        }
      }),
    })
  }
  return texts
}

/** Lines above the reader's longest are split as it will split them. */
export function asRead(text: LabeledText): LabeledText {
  return {
    ...text,
    lines: text.lines.flatMap((line) => {
      const parts = linesOf(line.text)
      if (parts.length < 2) return [line]
      return parts.map((part) => ({
        zone: line.zone,
        text: part.text,
        spans:
          line.spans?.flatMap(({ tag, start, end }) =>
            start >= part.start && end <= part.end ? [{ tag, start: start - part.start, end: end - part.start }] : [],
          ) ?? null,
      }))
    }),
  }
}
