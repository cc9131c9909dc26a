// Rows of numbers as bytes, and a checksum: the parts that model files share.

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

/** Every model file begins with an 8-byte magic, u32 format version, and u32 CRC-32 of the rest, little-endian. */
interface Heading {
  magic: string
  version: number
  /** What the file is, as in 'a reader model'. */
  name: string
  headerBytes: number
}

const restAt = 16
/** Writes the heading over the first 16 bytes, when the rest is in place. */
export function writeHeading(bytes: Uint8Array, { magic, version }: Heading): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  bytes.set(new TextEncoder().encode(magic))
  view.setUint32(8, version, true)
  view.setUint32(12, crc32(bytes.subarray(restAt)), true)
}

/** What is wrong with a file, or null: it isn't such a model, or is another version, truncated, or damaged. */
export function headingProblem(bytes: Uint8Array, { magic, version, name, headerBytes }: Heading): string | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < headerBytes || new TextDecoder().decode(bytes.subarray(0, 8)) !== magic) return `this is not ${name}`
  const fileVersion = view.getUint32(8, true)
  if (fileVersion !== version) return `it has format version ${fileVersion}, this program reads ${version}`
  return view.getUint32(12, true) === crc32(bytes.subarray(restAt)) ? null : 'its checksum does not match, the file is damaged'
}

/** The steps in which scales are stored: one byte for 2^-30 to 2^1.875, an eighth of a power of two apart. */
const scaleOf = Float32Array.from({ length: 256 }, (_, code) => 2 ** (code / 8 - 30))
const toCode = (scale: number): number => {
  const code = scaleOf.findIndex((step) => step >= scale)
  return code < 0 ? 255 : code
}
export const fromCodes = (codes: Uint8Array): Float32Array => Float32Array.from(codes, (code) => scaleOf[code] ?? 0)
export const toCodes = (scales: Float32Array): Uint8Array => Uint8Array.from(scales, toCode)

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
