// Reads broken and hostile documents from two workspaces while a third one reads an ordinary file again and again.
import { docxBomb, docxOf, docxWith, pdfOf, pdfPlaced } from '@fairlead/adapters/files/a-document.fixture'
import { fileReader } from '@fairlead/adapters/files/file-reader'
import { randomFrom, type Random } from './random.ts'

/** A document in the lane has 20 seconds, and gives way to others after 2. */
const longestMs = 25_000
const lines = Array.from({ length: 40 }, (_, index) => `Line ${index} of a résumé, with some words`)
const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))

const makers: readonly ((random: Random) => Uint8Array)[] = [
  // tags without an end, depth, attributes, and text that never ends
  () => docxWith({ document: '<w:t '.repeat(400_000) }),
  () => docxWith({ document: '<w:tbl>'.repeat(200_000) }),
  () => docxWith({ document: `<w:p ${Array.from({ length: 100_000 }, (_, index) => `a${index}=""`).join(' ')}/>` }),
  () => docxWith({ document: `<w:p><w:r><w:t>${'x'.repeat(5_000_000)}</w:t></w:r></w:p>` }),
  () => docxWith({ document: '<w:p><w:r><w:t>x</w:t></w:r></w:p>'.repeat(200_000) }),
  () => docxWith({ document: `<w:tbl>${'<w:tr><w:tc><w:p/></w:tc></w:tr>'.repeat(100_000)}</w:tbl>` }),
  () => docxBomb(100),
  // a page with very much text, on one line, in one column, and everywhere
  () => pdfPlaced([Array.from({ length: 30_000 }, (_, index) => ({ x: index / 60, y: 400, text: 'x' }))]),
  () => pdfPlaced([Array.from({ length: 30_000 }, (_, index) => ({ x: 50 + (index % 2) * 200, y: 800 - index / 40, text: 'ab' }))]),
  (random) => pdfPlaced([Array.from({ length: 30_000 }, () => ({ x: random.whole(595), y: random.whole(842), text: 'ab' }))]),
  // a page tree that contains itself, pages that don't exist, and a page larger than a field
  () => bytesOf(latin(pdfOf(lines)).replace('/Kids [4 0 R]', '/Kids [2 0 R]')),
  () => bytesOf(latin(pdfOf(lines)).replace('/Count 1', '/Count 9')),
  () => bytesOf(latin(pdfOf(lines)).replace('[0 0 595 842]', '[0 0 9e9 9e9]')),
  () => pdfPlaced(['q '.repeat(500_000)]),
  () => pdfPlaced([`/F1 ${'9'.repeat(100_000)} Tf BT (x) Tj ET`]),
]

/** A document with a few bytes changed, left out, or repeated. */
function spoiled(random: Random, bytes: Uint8Array): Uint8Array {
  let buffer = Buffer.from(bytes)
  for (let times = 1 + random.whole(8); times > 0; times--) {
    const position = random.whole(buffer.length)
    const roll = random.next()
    if (roll < 0.2) buffer = buffer.subarray(0, Math.max(10, position))
    else if (roll < 0.4) buffer = Buffer.concat([buffer.subarray(0, position), buffer.subarray(Math.max(0, position - 200))])
    else buffer[position] = random.whole(256)
  }
  return new Uint8Array(buffer)
}

export async function fuzzDocuments(
  seed: number,
  count: number,
): Promise<{ read: number; faults: string[]; slowestMs: number; bystanderMs: number }> {
  const random = randomFrom(seed)
  const faults: string[] = []
  let [read, slowestMs, bystanderMs] = [0, 0, 0]
  let isOver = false
  const hostile = async (workspace: string, first: number) => {
    for (let number = first; number < count; number += 2) {
      const make = makers[number]
      const bytes = make
        ? make(random)
        : spoiled(
            random,
            number % 3 === 0 ? docxOf(lines) : pdfPlaced([lines.map((text, index) => ({ x: 50, y: 800 - index * 15, text }))]),
          )
      const start = performance.now()
      const result = await fileReader.readDocument(bytes, workspace).catch((error: unknown) => String(error))
      const ms = performance.now() - start
      slowestMs = Math.max(slowestMs, ms)
      read++
      if (typeof result === 'string') faults.push(`#${number} threw: ${result}`)
      else if (ms > longestMs) faults.push(`#${number} took ${Math.round(ms)} ms`)
    }
  }
  const bystander = async () => {
    const bytes = docxOf(lines)
    while (!isOver) {
      const start = performance.now()
      const result = await fileReader.readDocument(bytes, 'bystander')
      bystanderMs = Math.max(bystanderMs, performance.now() - start)
      if (!('text' in result)) faults.push(`the bystander’s file: ${result.problem}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  const watching = bystander()
  await Promise.all([hostile('one', 0), hostile('two', 1)])
  isOver = true
  await watching
  return { read, faults, slowestMs, bystanderMs }
}
