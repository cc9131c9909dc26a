// The file format of a trained encoder: one binary with a version, its sizes, and a checksum.
//
// Little-endian: magic 'FLTITLES' | u32 format version | u32 CRC-32 of the rest | u32 bits | u32 dims | u32 concepts |
// u32 bytes of JSON | JSON (UTF-8): ids, temperature, training | u8 scale of each row | i8 rows | u8 scale of each concept |
// i8 concepts. A row's numbers are its bytes times 2^(scale / 8 - 30).

export const formatVersion = 2
const magic = 'FLTITLES'
const headerBytes = 32

/** How the model was trained, for the record; unused by code. */
export interface TrainingRecord {
  seed: number
  steps: number
  batch: number
  temperature: number
  rate: number
  decay: number
  dropout: number
  concepts: number
  labels: number
}

export interface TitleModel {
  /** The table has 2^bits rows. */
  bits: number
  dims: number
  scales: Float32Array
  table: Int8Array
  /** 'occupation/…' and 'isco/…' (ESCO), 'us/…' (O*NET-SOC code), 'own/…' (the product's groups). */
  conceptIds: string[]
  conceptScales: Float32Array
  conceptTable: Int8Array
  /** Divides a cosine before the softmax for concept weights; fitted on titles held out of training. */
  temperature: number
  training: TrainingRecord
}

export class BrokenTitleModel extends Error {
  constructor(problem: string) {
    super(`The title model cannot be used: ${problem}. Restore the file from the release or run npm run train:titles.`)
    this.name = 'BrokenTitleModel'
  }
}

const crcTable = new Uint32Array(256).map((_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value
})

/** CRC-32 (IEEE 802.3), which finds damage and not forgery. */
export function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff
  for (let index = 0; index < bytes.length; index += 1) value = (crcTable[(value ^ (bytes[index] ?? 0)) & 0xff] ?? 0) ^ (value >>> 8)
  return (value ^ 0xffffffff) >>> 0
}

/** The steps in which scales are stored: one byte for 2^-30 to 2^1.875, an eighth of a power of two apart. */
const scaleOf = Float32Array.from({ length: 256 }, (_, code) => 2 ** (code / 8 - 30))
const toCode = (scale: number): number => {
  const code = scaleOf.findIndex((step) => step >= scale)
  return code < 0 ? 255 : code
}
const fromCodes = (codes: Uint8Array): Float32Array => Float32Array.from(codes, (code) => scaleOf[code] ?? 0)
const toCodes = (scales: Float32Array): Uint8Array => Uint8Array.from(scales, toCode)

/** Rounds rows to 8 bits, each with the nearest scale the model file can store. */
export function quantize(rows: Float32Array, dims: number): { scales: Float32Array; table: Int8Array } {
  const scales = new Float32Array(rows.length / dims)
  const table = new Int8Array(rows.length)
  for (let row = 0; row < scales.length; row += 1) {
    const start = row * dims
    let largest = 0
    for (let d = start; d < start + dims; d += 1) largest = Math.max(largest, Math.abs(rows[d] ?? 0))
    const scale = scaleOf[toCode(largest / 127)] ?? 0
    scales[row] = scale
    for (let d = start; d < start + dims; d += 1) table[d] = Math.max(-127, Math.min(127, Math.round((rows[d] ?? 0) / scale)))
  }
  return { scales, table }
}

export function writeModel(model: TitleModel): Uint8Array {
  const { conceptIds, temperature, training } = model
  const json = new TextEncoder().encode(JSON.stringify({ conceptIds, temperature, training }))
  const sections = [json, toCodes(model.scales), model.table, toCodes(model.conceptScales), model.conceptTable].map(
    (part) => new Uint8Array(part.buffer, part.byteOffset, part.byteLength),
  )
  const bytes = new Uint8Array(headerBytes + sections.reduce((sum, part) => sum + part.length, 0))
  const view = new DataView(bytes.buffer)
  bytes.set(new TextEncoder().encode(magic))
  view.setUint32(8, formatVersion, true)
  for (const [index, value] of [model.bits, model.dims, conceptIds.length, json.length].entries())
    view.setUint32(16 + index * 4, value, true)
  let offset = headerBytes
  for (const part of sections) {
    bytes.set(part, offset)
    offset += part.length
  }
  view.setUint32(12, crc32(bytes.subarray(16)), true)
  return bytes
}

/**
 * Reads a model file.
 * @throws BrokenTitleModel when it isn't a model, or is another version, truncated, or damaged
 */
export function readModel(bytes: Uint8Array): TitleModel {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < headerBytes || new TextDecoder().decode(bytes.subarray(0, 8)) !== magic)
    throw new BrokenTitleModel('this is not a title model')
  const version = view.getUint32(8, true)
  if (version !== formatVersion) throw new BrokenTitleModel(`it has format version ${version}, this program reads ${formatVersion}`)
  if (view.getUint32(12, true) !== crc32(bytes.subarray(16))) throw new BrokenTitleModel('its checksum does not match, the file is damaged')
  const [bits = 0, dims = 0, concepts = 0, jsonLength = 0] = [16, 20, 24, 28].map((position) => view.getUint32(position, true))
  const rows = 2 ** bits
  const size = headerBytes + jsonLength + (rows + concepts) * (1 + dims)
  if (bits < 4 || bits > 20 || dims < 4 || dims > 512 || bytes.length !== size)
    throw new BrokenTitleModel(`it holds ${bytes.length} bytes where ${size} belong`)
  let offset = headerBytes
  const take = (length: number): Uint8Array<ArrayBuffer> => {
    const part = new Uint8Array(bytes.subarray(offset, offset + length))
    offset += length
    return part
  }
  const info = JSON.parse(new TextDecoder().decode(take(jsonLength))) as Pick<TitleModel, 'conceptIds' | 'temperature' | 'training'>
  const scales = fromCodes(take(rows))
  const table = new Int8Array(take(rows * dims).buffer)
  const conceptScales = fromCodes(take(concepts))
  const conceptTable = new Int8Array(take(concepts * dims).buffer)
  if (info.conceptIds.length !== concepts) throw new BrokenTitleModel('its concepts and their names differ in number')
  return { bits, dims, scales, table, conceptScales, conceptTable, ...info }
}
