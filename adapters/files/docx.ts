// Extracts the text of a DOCX: the parts with text, inflated by fflate in slices up to a limit and read as they arrive.
import { Unzip, UnzipInflate, UnzipPassThrough } from 'fflate'
import type { DocumentResult } from './document.ts'
import { partReader, TooLarge } from './docx-text.ts'

const maxInflatedBytes = 20 * 1024 * 1024
const maxParts = 40
/** Deflate expands a byte to at most 1,032, so a slice adds at most 9 MB before the limit is checked. */
const slice = 8 * 1024
const partKinds = ['document', 'header', 'footer', 'footnotes', 'endnotes'] as const
const partNames = /^word[/\\]([a-z]{1,20})\d*\.xml$/

type PartKind = (typeof partKinds)[number]
interface Part {
  kind: PartKind
  lines: string[]
  isWhole: boolean
}

export function readDocx(bytes: Uint8Array): DocumentResult {
  // the first entry's flags, which say whether the archive is encrypted
  if (((bytes[6] ?? 0) & 1) === 1) return { problem: 'protected' }
  try {
    const parts = partsOf(bytes)
    if (!parts.some(({ kind }) => kind === 'document')) return { problem: 'unsupported' }
    const text = textOf(parts)
    const isCut = parts.some(({ isWhole }) => !isWhole)
    if (isCut && text.trim() === '') return { problem: 'broken' }
    return { text, ...(isCut ? { unread: [{ page: null, reason: 'broken' }] } : {}) }
  } catch (error) {
    return { problem: error instanceof TooLarge ? 'too_large' : 'broken' }
  }
}

/** Page headers first, then the document; page footers and notes last. A line that a header repeats is there once. */
function textOf(parts: readonly Part[]): string {
  const linesOf = (kind: PartKind) => parts.filter((part) => part.kind === kind).flatMap(({ lines }) => lines)
  const body = linesOf('document')
  const shownLines = new Set(body.map((line) => line.trim()))
  const besides = (kind: PartKind) =>
    linesOf(kind).filter((line) => {
      const key = line.trim()
      if (shownLines.has(key) || isPageNumber(key)) return false
      shownLines.add(key)
      return true
    })
  const [header, footer] = [besides('header'), besides('footer')]
  return [header, body, footer, linesOf('footnotes'), linesOf('endnotes')]
    .filter((lines) => lines.some((line) => line.trim() !== ''))
    .map((lines) => lines.join('\n'))
    .join('\n')
}

const isPageNumber = (line: string) =>
  line === '' || /^\P{L}{0,5}(?:\p{L}{1,8}\P{L}{1,3})?\d{1,3}(?:\P{L}{0,3}(?:\p{L}{1,4}\P{L}{1,3})?\d{1,3})?\P{L}{0,3}$/u.test(line)

/** Sizes claimed by entries are ignored. */
function partsOf(bytes: Uint8Array): Part[] {
  const parts: Part[] = []
  let length = 0
  const archive = new Unzip((file) => {
    const kind = partKinds.find((name) => name === partNames.exec(file.name)?.[1])
    if (kind === undefined || parts.length >= maxParts) return
    const reader = partReader()
    const decoder = new TextDecoder()
    const part: Part = { kind, lines: [], isWhole: false }
    let isBroken = false
    parts.push(part)
    file.ondata = (error, data, isLast) => {
      if (error) throw error
      length += data.length
      if (length > maxInflatedBytes) throw new TooLarge()
      if (isBroken) return
      try {
        reader.write(decoder.decode(data, { stream: !isLast }))
        part.isWhole = isLast
      } catch (problem) {
        if (problem instanceof TooLarge) throw problem
        isBroken = true
      }
      if (isLast || isBroken) part.lines = reader.lines()
    }
    file.start()
  })
  archive.register(UnzipInflate)
  archive.register(UnzipPassThrough)
  for (let offset = 0; offset < bytes.length; offset += slice)
    archive.push(bytes.subarray(offset, offset + slice), offset + slice >= bytes.length)
  return parts
}
