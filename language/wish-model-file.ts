// The file format of the model of protected wishes: a heading, a threshold, and a table of bytes.
//
// Little-endian: magic 'FLWISHES' | u32 format version | u32 CRC-32 of the rest | u32 bits | f32 threshold | f32 bias of each label |
// u8 scale of each row | i8 numbers of each row.
import { fromCodes, headingProblem, quantize, toCodes, writeHeading } from './int8-rows.ts'
import { wishLabels, type WishModel } from './protected-wishes.ts'

const width = wishLabels.length
const headerBytes = 24 + width * 4
const heading = { magic: 'FLWISHES', version: 1, name: 'a model of protected wishes', headerBytes }

export function writeWishModel({ bits, table, bias, threshold }: WishModel): Uint8Array {
  const { scales, table: numbers } = quantize(table, width)
  const bytes = new Uint8Array(headerBytes + scales.length + numbers.length)
  const view = new DataView(bytes.buffer)
  view.setUint32(16, bits, true)
  view.setFloat32(20, threshold, true)
  bias.forEach((value, label) => view.setFloat32(24 + label * 4, value, true))
  bytes.set(toCodes(scales), headerBytes)
  bytes.set(new Uint8Array(numbers.buffer), headerBytes + scales.length)
  writeHeading(bytes, heading)
  return bytes
}

/** @throws Error when it isn't such a model, or is another version, truncated, or damaged */
export function readWishModel(bytes: Uint8Array): WishModel {
  const problem = headingProblem(bytes, heading)
  if (problem)
    throw new Error(`The model of protected wishes cannot be used: ${problem}. Restore it from the release, or run npm run train wishes.`)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const bits = view.getUint32(16, true)
  const rows = 2 ** bits
  const scales = fromCodes(bytes.subarray(headerBytes, headerBytes + rows))
  const numbers = new Int8Array(bytes.buffer, bytes.byteOffset + headerBytes + rows, rows * width)
  return {
    bits,
    threshold: view.getFloat32(20, true),
    bias: Float32Array.from({ length: width }, (_, label) => view.getFloat32(24 + label * 4, true)),
    table: Float32Array.from(numbers, (number, index) => number * (scales[Math.floor(index / width)] ?? 0)),
  }
}
