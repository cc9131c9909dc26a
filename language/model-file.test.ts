// A model file that is damaged, truncated, or of another version is refused with the reason.
import { describe, expect, test } from 'vitest'
import { BrokenReaderModel, readReader, writeReader } from './model-file.ts'
import type { Network } from './network.ts'
import type { KindModel } from './reader.ts'

const numbers = (length: number) => Float32Array.from({ length }, (_, index) => Math.sin(index + length))
function kind(zones: number, labels: number): KindModel {
  const net: Network = {
    bits: 4,
    width: 4,
    hidden: 4,
    labels,
    table: numbers(16 * 4),
    first: numbers(5 * 16),
    firstBias: numbers(4),
    second: numbers(3 * 16),
    secondBias: numbers(4),
    out: numbers(4 * labels),
    shortcut: numbers(4 * labels),
    outBias: numbers(labels),
    chain: { labels, transitions: numbers(labels * labels), begins: numbers(labels) },
  }
  const chain = { labels: zones, transitions: numbers(zones * zones), begins: numbers(zones) }
  return { zones: { bits: 4, table: numbers(16 * zones), chain }, tags: [net, net] }
}
const bytes = writeReader({ posting: kind(9, 27), resume: kind(8, 21) }, { seed: 1 })

test('what was written is read, tables within a half step of their scale', () => {
  const { posting, resume } = readReader(bytes)
  expect(resume.tags[1]?.out).toEqual(kind(8, 21).tags[1]?.out)
  expect(posting.zones.chain).toEqual(kind(9, 27).zones.chain)
  const [table, written] = [posting.tags[0]!.table, kind(9, 27).tags[0]!.table]
  for (const [index, value] of written.entries()) expect(Math.abs(table[index]! - value)).toBeLessThan(0.01)
})

describe('refused', () => {
  const changed = (change: (copy: Uint8Array) => void) => {
    const copy = new Uint8Array(bytes)
    change(copy)
    return copy
  }
  test.each([
    ['another file', new TextEncoder().encode('not a model at all, but long enough'), 'not a reader model'],
    ['another version', changed((copy) => (copy[8] = 9)), 'format version 9'],
    ['a damaged byte', changed((copy) => (copy[copy.length - 5]! ^= 1)), 'checksum'],
    ['a truncated file', bytes.slice(0, -10), 'checksum'],
  ])('%s', (_, file, reason) => {
    expect(() => readReader(file)).toThrow(BrokenReaderModel)
    expect(() => readReader(file)).toThrow(reason)
  })
})
