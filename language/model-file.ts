// The file format of the trained reader: one binary with a version, its sizes, and a checksum.
//
// Little-endian: magic 'FLREADER' | u32 format version | u32 CRC-32 of the rest | u32 bytes of JSON | JSON (UTF-8): the sizes and the
// record of the training | then for each part, in the order of the JSON, its numbers: tables as a bit for each row that is not zero, and u8 scales and i8 numbers
// of those rows; others as f32.
import type { Chain } from './crf.ts'
import { fromCodes, headingProblem, quantize, toCodes, writeHeading } from './int8-rows.ts'
import type { Network } from './network.ts'
import type { KindModel, ReaderModel } from './reader.ts'
import type { ZoneModel } from './zones.ts'

export const formatVersion = 2
const headerBytes = 20
const heading = { magic: 'FLREADER', version: formatVersion, name: 'a reader model', headerBytes }

/** How the model was trained, for the record; unused by code. */
export type TrainingRecord = Record<string, number | string>

interface NetworkSize {
  bits: number
  width: number
  hidden: number
  labels: number
}
interface KindSize {
  zones: { bits: number; labels: number }
  tags: NetworkSize[]
}
interface Sizes {
  posting: KindSize
  resume: KindSize
  training: TrainingRecord
}

export class BrokenReaderModel extends Error {
  constructor(problem: string) {
    super(`The reader's model cannot be used: ${problem}. Restore the file from the release or run npm run train reader.`)
    this.name = 'BrokenReaderModel'
  }
}

const kinds = ['posting', 'resume'] as const

/** Numbers are written as bytes by one of these, and read by the other, in the same order. */
interface Sink {
  table(values: Float32Array, width: number): void
  floats(values: Float32Array): void
}
interface Source {
  table(rows: number, width: number): Float32Array
  floats(count: number): Float32Array
}

export function writeReader(model: ReaderModel, training: TrainingRecord): Uint8Array {
  const sizeOf = ({ zones, tags }: KindModel): KindSize => ({
    zones: { bits: zones.bits, labels: zones.chain.labels },
    tags: tags.map(({ bits, width, hidden, labels }) => ({ bits, width, hidden, labels })),
  })
  const sizes: Sizes = { posting: sizeOf(model.posting), resume: sizeOf(model.resume), training }
  const json = new TextEncoder().encode(JSON.stringify(sizes))
  const parts: Uint8Array[] = [json]
  const bytesOf = (part: ArrayBufferView) => new Uint8Array(part.buffer, part.byteOffset, part.byteLength)
  const sink: Sink = {
    table(values, width) {
      const isUsed = new Uint8Array(values.length / width / 8)
      const rows: Float32Array[] = []
      for (let row = 0; row < values.length / width; row += 1) {
        const numbers = values.subarray(row * width, (row + 1) * width)
        if (numbers.every((number) => number === 0)) continue
        isUsed[row >> 3] = isUsed[row >> 3]! | (1 << (row & 7))
        rows.push(numbers)
      }
      const used = new Float32Array(rows.length * width)
      for (const [index, numbers] of rows.entries()) used.set(numbers, index * width)
      const { scales, table } = quantize(used, width)
      parts.push(isUsed, toCodes(scales), bytesOf(table))
    },
    floats: (values) => parts.push(bytesOf(values)),
  }
  for (const kind of kinds) {
    const { zones, tags } = model[kind]
    sink.table(zones.table, zones.chain.labels)
    writeChain(sink, zones.chain)
    for (const net of tags) {
      sink.table(net.table, net.width)
      for (const part of [net.first, net.firstBias, net.second, net.secondBias, net.out, net.shortcut, net.outBias]) sink.floats(part)
      writeChain(sink, net.chain)
    }
  }
  const bytes = new Uint8Array(headerBytes + parts.reduce((sum, part) => sum + part.length, 0))
  const view = new DataView(bytes.buffer)
  view.setUint32(16, json.length, true)
  let offset = headerBytes
  for (const part of parts) {
    bytes.set(part, offset)
    offset += part.length
  }
  writeHeading(bytes, heading)
  return bytes
}

function writeChain(sink: Sink, { transitions, begins }: Chain): void {
  sink.floats(transitions)
  sink.floats(begins)
}

/**
 * Reads a model file.
 * @throws BrokenReaderModel when it isn't a model, or is another version, truncated, or damaged
 */
export function readReader(bytes: Uint8Array): ReaderModel {
  const problem = headingProblem(bytes, heading)
  if (problem !== null) throw new BrokenReaderModel(problem)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const jsonLength = view.getUint32(16, true)
  const sizes = JSON.parse(new TextDecoder().decode(bytes.subarray(headerBytes, headerBytes + jsonLength))) as Sizes
  let offset = headerBytes + jsonLength
  const take = (length: number): Uint8Array<ArrayBuffer> => {
    if (offset + length > bytes.length) throw new BrokenReaderModel('it is too short for the sizes it names')
    const part = new Uint8Array(bytes.subarray(offset, offset + length))
    offset += length
    return part
  }
  const source: Source = {
    table(rows, width) {
      const isUsed = take(rows / 8)
      const places: number[] = []
      for (let row = 0; row < rows; row += 1) if (isUsed[row >> 3]! & (1 << (row & 7))) places.push(row)
      const scales = fromCodes(take(places.length))
      const numbers = new Int8Array(take(places.length * width).buffer)
      const table = new Float32Array(rows * width)
      for (const [index, row] of places.entries())
        for (let d = 0; d < width; d += 1) table[row * width + d] = numbers[index * width + d]! * scales[index]!
      return table
    },
    floats: (count) => new Float32Array(take(count * 4).buffer),
  }
  const model = { posting: readKind(source, sizes.posting), resume: readKind(source, sizes.resume) }
  if (offset !== bytes.length) throw new BrokenReaderModel(`it holds ${bytes.length} bytes where ${offset} belong`)
  return model
}

const readChain = (source: Source, labels: number): Chain => ({
  labels,
  transitions: source.floats(labels * labels),
  begins: source.floats(labels),
})

function readKind(source: Source, size: KindSize): KindModel {
  const zones: ZoneModel = {
    bits: size.zones.bits,
    table: source.table(2 ** size.zones.bits, size.zones.labels),
    chain: readChain(source, size.zones.labels),
  }
  const tags = size.tags.map(({ bits, width, hidden, labels }): Network => ({
    bits,
    width,
    hidden,
    labels,
    table: source.table(2 ** bits, width),
    first: source.floats(5 * width * hidden),
    firstBias: source.floats(hidden),
    second: source.floats(3 * hidden * hidden),
    secondBias: source.floats(hidden),
    out: source.floats(hidden * labels),
    shortcut: source.floats(width * labels),
    outBias: source.floats(labels),
    chain: readChain(source, labels),
  }))
  return { zones, tags }
}
