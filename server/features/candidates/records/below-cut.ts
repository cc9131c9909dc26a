// The people a search scored and didn't choose, as a list of eleven bytes each: no facts, and nothing to erase.

export interface BelowCut {
  /** The keyed hash of the person's ID; the list keeps its first eight bytes. */
  key: Buffer
  /** 0 to 100; the list keeps a tenth of a point. */
  exact: number
  /** Requirements missed; the list keeps at most 255. */
  missed: number
}

const keyBytes = 8
const rowBytes = keyBytes + 3

export function packBelow(people: readonly BelowCut[]): Buffer {
  const bytes = Buffer.alloc(people.length * rowBytes)
  for (const [index, { key, exact, missed }] of people.entries()) {
    const start = index * rowBytes
    key.copy(bytes, start, 0, keyBytes)
    bytes.writeUInt16BE(Math.round(exact * 10), start + keyBytes)
    bytes.writeUInt8(Math.min(255, missed), start + keyBytes + 2)
  }
  return bytes
}

/** In the order of the list, best first. `key` has eight bytes. */
export const unpackBelow = (bytes: Buffer): BelowCut[] =>
  Array.from({ length: bytes.length / rowBytes }, (_, index) => {
    const row = bytes.subarray(index * rowBytes, (index + 1) * rowBytes)
    return { key: row.subarray(0, keyBytes), exact: row.readUInt16BE(keyBytes) / 10, missed: row.readUInt8(keyBytes + 2) }
  })
