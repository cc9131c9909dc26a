// The file format of a trained encoder: one binary with a version, its sizes, and a checksum.
//
// Little-endian: magic 'FLTITLES' | u32 format version | u32 CRC-32 of the rest | u32 bits | u32 dims | u32 concepts |
// u32 bytes of JSON | JSON (UTF-8): ids, temperature, training | u8 scale of each row | i8 rows | u8 scale of each concept |
// i8 concepts. A row's numbers are its bytes times 2^(scale / 8 - 30).

import { fromCodes, headingProblem, toCodes, writeHeading } from '@fairlead/language/int8-rows'

export const formatVersion = 2
const headerBytes = 32
const heading = { magic: 'FLTITLES', version: formatVersion, name: 'a title model', headerBytes }

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
    super(`The title model cannot be used: ${problem}. Restore the file from the release or run npm run train titles.`)
    this.name = 'BrokenTitleModel'
  }
}

export function writeModel(model: TitleModel): Uint8Array {
  const { conceptIds, temperature, training } = model
  const json = new TextEncoder().encode(JSON.stringify({ conceptIds, temperature, training }))
  const sections = [json, toCodes(model.scales), model.table, toCodes(model.conceptScales), model.conceptTable].map(
    (part) => new Uint8Array(part.buffer, part.byteOffset, part.byteLength),
  )
  const bytes = new Uint8Array(headerBytes + sections.reduce((sum, part) => sum + part.length, 0))
  const view = new DataView(bytes.buffer)
  for (const [index, value] of [model.bits, model.dims, conceptIds.length, json.length].entries())
    view.setUint32(16 + index * 4, value, true)
  let offset = headerBytes
  for (const part of sections) {
    bytes.set(part, offset)
    offset += part.length
  }
  writeHeading(bytes, heading)
  return bytes
}

/**
 * Reads a model file.
 * @throws BrokenTitleModel when it isn't a model, or is another version, truncated, or damaged
 */
export function readModel(bytes: Uint8Array): TitleModel {
  const problem = headingProblem(bytes, heading)
  if (problem !== null) throw new BrokenTitleModel(problem)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
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
