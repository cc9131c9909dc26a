// Reads one part of a DOCX as lines: paragraphs, list items with a dash, table rows with tabs, each text box once.
import { SaxesParser } from 'saxes'
import { runsOn } from './pdf-rows.ts'

/** Where a text box is attached, and its lines. */
interface TextBox {
  before: number
  lines: string[]
}
interface Flow {
  lines: string[]
  boxes: TextBox[]
  line: string
  isItem: boolean
  /** Of its largest letters, in half points, as far as stated beside the text. */
  size: number
}
/** A cell of a table. */
interface TableCell {
  lines: string[]
  size: number
}

export interface PartReader {
  write(xml: string): void
  /** The lines so far, also of a part that breaks off. */
  lines(): string[]
}

/** A part goes beyond what a document needs. */
export class TooLarge extends Error {}

const maxTags = 2_000_000
const deepest = 500
const maxLetters = 1_000_000
/** Elements whose text isn't shown: deleted and moved text, and the note separators. */
const silent = new Set(['del', 'moveFrom', 'instrText', 'delText'])
const isOff = (value: string | undefined) => value === '0' || value === 'false' || value === 'none'

/** Reads as the part's XML arrives, in linear time. Throws for invalid XML and for what is {@link TooLarge}. */
export function partReader(): PartReader {
  const root: Flow = newFlow()
  const flows = [root]
  const rows: TableCell[][][] = []
  const cells: TableCell[] = []
  const open: string[] = []
  let tags = 0
  let letters = 0
  let prefix = ''
  /** The depth of the element whose content isn't shown. */
  let hiddenAt = Infinity
  let isHiddenRun = false
  const parser = new SaxesParser()
  const flow = () => flows.at(-1) ?? root
  const localName = (name: string) => (name.startsWith(prefix) ? name.slice(prefix.length) : '')
  const add = (text: string) => {
    letters += text.length
    if (letters > maxLetters) throw new TooLarge()
    flow().line += text
  }
  const endParagraph = () => {
    const { lines, line, isItem } = flow()
    lines.push(...(isItem && line.trim() !== '' ? `- ${line}` : line).split('\n'))
    flow().line = ''
    flow().isItem = false
  }
  const isIn = (name: string) => open.includes(`${prefix}${name}`)
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    tags++
    if (open.length === 0) prefix = name.slice(0, name.indexOf(':') + 1)
    open.push(name)
    if (tags > maxTags || open.length > deepest) throw new TooLarge()
    if (hiddenAt < Infinity) return
    const tag = localName(name)
    const value = attributes[`${prefix}val`]
    const type = attributes[`${prefix}type`]
    if (silent.has(tag) || name === 'mc:Fallback' || type === 'separator' || type === 'continuationSeparator') hiddenAt = open.length
    else if (tag === 'txbxContent' || tag === 'tc') flows.push(newFlow())
    else if (tag === 'tbl') rows.push([])
    else if (tag === 'r') isHiddenRun = false
    else if (tag === 'vanish' && isIn('r')) isHiddenRun = !isOff(value)
    else if (tag === 'sz') flow().size = Math.max(flow().size, Number(value) || 0)
    else if (tag === 'numId' && isOff(value)) flow().isItem = false
    else if (tag === 'numPr' || (tag === 'pStyle' && /^List(?:Bullet|Number)/i.test(value ?? ''))) flow().isItem = true
    else if (tag === 'showingPlcHdr' && !isOff(value)) hiddenAt = open.length - 2
    // 'tab' is also a stop of the ruler, outside of runs
    else if (!isHiddenRun && open.at(-2) === `${prefix}r`) {
      if (tag === 'tab' || tag === 'ptab') add('\t')
      else if (tag === 'br' || tag === 'cr') add('\n')
      else if (tag === 'noBreakHyphen') add('-')
      else if (tag === 'sym') add(' ')
    }
  })
  parser.on('text', (text) => {
    if (hiddenAt === Infinity && !isHiddenRun && open.at(-1) === `${prefix}t`) add(text)
  })
  parser.on('closetag', ({ name }) => {
    const depth = open.length
    open.pop()
    if (hiddenAt < Infinity) {
      if (depth <= hiddenAt) hiddenAt = Infinity
      return
    }
    const tag = localName(name)
    if (tag === 'p') endParagraph()
    else if (tag === 'txbxContent') {
      const box = flows.length > 1 ? flows.pop() : undefined
      if (box) flow().boxes.push({ before: flow().lines.length, lines: linesOf(box) })
    } else if (tag === 'tc') {
      const cell = flows.length > 1 ? flows.pop() : undefined
      if (cell) cells.push({ lines: linesOf(cell), size: cell.size })
    } else if (tag === 'tr') rows.at(-1)?.push(cells.splice(0))
    else if (tag === 'tbl') flow().lines.push(...(rows.pop() ?? []).flatMap(rowLines))
  })
  return { write: (xml) => void parser.write(xml), lines: () => linesOf(root) }
}

const newFlow = (): Flow => ({ lines: [], boxes: [], line: '', isItem: false, size: 0 })
const lettersOf = (lines: readonly string[]) => lines.join('').replaceAll(/\s/g, '').length

/**
 * The lines with their text boxes: a headline at its place, a box of contacts before everything when nothing precedes it, any other
 * box at the end, since it is beside the text. When nearly everything is in boxes, they stay in order.
 */
function linesOf({ lines, boxes, line }: Flow): string[] {
  const all = line.trim() === '' ? lines : [...lines, line]
  const text = lettersOf(all)
  const isInOrder = text < boxes.reduce((sum, box) => sum + lettersOf(box.lines), 0) * 0.4
  const placed: string[] = []
  const aside: string[] = []
  let next = 0
  for (const box of boxes.filter((item) => lettersOf(item.lines) > 0)) {
    const filled = box.lines.filter((item) => item.trim() !== '').length
    const isHere = isInOrder || filled <= 2 || (filled <= 6 && lettersOf(all.slice(0, box.before)) === 0)
    if (!isHere) {
      aside.push('', ...box.lines)
      continue
    }
    placed.push(...all.slice(next, box.before), ...box.lines)
    next = box.before
  }
  return [...placed, ...all.slice(next), ...aside]
}

/**
 * A row of a table. Short cells are written beside the longest one's first line, or line by line; cells that are columns of a page
 * follow each other, the one with the largest letters first: it has the name.
 */
function rowLines(cells: readonly TableCell[]): string[] {
  const filled = cells.map(({ lines }) => trimmed(lines)).filter((lines) => lines.length > 0)
  const longest = filled.reduce((a, b) => (b.length > a.length ? b : a), [])
  const isShort = (lines: readonly string[]) => lines.length <= 2 && lettersOf(lines) <= 120
  if (filled.length > 1 && longest.length <= 3 && filled.every((lines) => lines.length === longest.length && lines.length > 1))
    return longest.map((_, index) => filled.map((lines) => lines[index] ?? '').join('\t'))
  if (filled.every((lines) => lines === longest || isShort(lines)))
    return [filled.map((lines) => (lines === longest ? (lines[0] ?? '') : joined(lines))).join('\t'), ...longest.slice(1)]
  const largest = Math.max(...cells.map(({ size }) => size))
  const first = cells.findIndex(({ size }) => size === largest)
  const inOrder = cells
    .map(({ lines }, index) => ({ lines: trimmed(lines), isFirst: index === first }))
    .sort((a, b) => Number(b.isFirst) - Number(a.isFirst))
  return inOrder.filter(({ lines }) => lines.length > 0).flatMap(({ lines }, index) => (index === 0 ? lines : ['', ...lines]))
}

const joined = ([first = '', second]: readonly string[]) =>
  second === undefined ? first : runsOn(first.trim(), second.trim()) ? `${first} ${second}` : `${first}\t${second}`

function trimmed(lines: readonly string[]): string[] {
  const isFull = (line: string) => line.trim() !== ''
  const first = lines.findIndex(isFull)
  return first < 0 ? [] : lines.slice(first, lines.findLastIndex(isFull) + 1)
}
