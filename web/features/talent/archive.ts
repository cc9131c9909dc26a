// Reads the index of a ZIP and inflates its entries singly (APPNOTE 6.3.10). Only the index tells entries from what is packed
// in them: a streamed archive has no sizes in front of its data, and a DOCX in it has signatures of its own.
import { Inflate } from 'fflate'

const megabyte = 1024 * 1024
/** The number of files counts for everything that is dropped at once, as do the bytes in all. */
export const uploadLimits = { files: 500, bytesPerEntry: 20 * megabyte, bytes: 500 * megabyte }
const maxIndexBytes = 4 * megabyte
/** The end record, and a comment of the longest length. */
const maxTailBytes = 22 + 0xffff
/** Deflate expands a byte to at most 1,032, so a slice adds at most 9 MB before the limits are checked. */
const sliceBytes = 8 * 1024
const readBytes = 64 * sliceBytes

export type UploadProblem = 'protected' | 'broken' | 'empty' | 'nested' | 'not_zip' | 'too_many' | 'too_large' | 'over_total'

export class UploadError extends Error {
  readonly problem: UploadProblem
  constructor(problem: UploadProblem) {
    super(problem)
    this.problem = problem
  }
}

/** Counts bytes that were really read or inflated; throws UploadError beyond the limit. */
export type CountBytes = (bytes: number) => void

export function startCount(): CountBytes {
  let total = 0
  return (bytes) => {
    total += bytes
    if (total > uploadLimits.bytes) throw new UploadError('over_total')
  }
}

export interface ArchiveEntry {
  /** With its folders; never absolute, and without `..`. */
  path: string
  isFolder: boolean
  method: number
  packedBytes: number
  /** As the index says, which may be untrue. */
  claimedBytes: number
  offset: number
}

/**
 * The entries of an archive, by its index.
 * @throws UploadError if the archive is protected, unreadable, or has too long an index. ZIP64 is only needed beyond 4 GB and isn't read.
 */
export async function readIndex(archive: Blob): Promise<ArchiveEntry[]> {
  const tail = await viewOf(archive.slice(-maxTailBytes))
  let end = tail.byteLength - 22
  while (end >= 0 && tail.getUint32(end, true) !== 0x06054b50) end -= 1
  if (end < 0) throw new UploadError('broken')
  const [count, size, start] = [tail.getUint16(end + 10, true), tail.getUint32(end + 12, true), tail.getUint32(end + 16, true)]
  if (size > maxIndexBytes) throw new UploadError('too_many')
  const index = await viewOf(archive.slice(start, start + size))
  const entries: ArchiveEntry[] = []
  for (let position = 0; position + 46 <= index.byteLength && index.getUint32(position, true) === 0x02014b50;) {
    const nameLength = index.getUint16(position + 28, true)
    const next = position + 46 + nameLength + index.getUint16(position + 30, true) + index.getUint16(position + 32, true)
    if (next > index.byteLength) break
    if ((index.getUint16(position + 8, true) & 1) === 1) throw new UploadError('protected')
    const name = nameOf(new Uint8Array(index.buffer, position + 46, nameLength))
    entries.push({
      path: pathOf(name),
      isFolder: /[/\\]$/.test(name),
      method: index.getUint16(position + 10, true),
      packedBytes: index.getUint32(position + 20, true),
      claimedBytes: index.getUint32(position + 24, true),
      offset: index.getUint32(position + 42, true),
    })
    position = next
  }
  if (entries.length !== count) throw new UploadError('broken')
  return entries
}

/**
 * Inflates one entry, up to the limits.
 * @throws UploadError if it is too large, has other bytes than the index says, or can't be read
 */
export async function unpack(archive: Blob, entry: ArchiveEntry, countBytes: CountBytes): Promise<File> {
  if (entry.claimedBytes > uploadLimits.bytesPerEntry) throw new UploadError('too_large')
  const head = await viewOf(archive.slice(entry.offset, entry.offset + 30))
  if (head.byteLength < 30 || head.getUint32(0, true) !== 0x04034b50) throw new UploadError('broken')
  const start = entry.offset + 30 + head.getUint16(26, true) + head.getUint16(28, true)
  const packed = archive.slice(start, start + entry.packedBytes)
  if (packed.size !== entry.packedBytes || (entry.method !== 0 && entry.method !== 8)) throw new UploadError('broken')
  const parts: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  const add = (data: Uint8Array<ArrayBuffer>) => {
    length += data.length
    countBytes(data.length)
    if (length > entry.claimedBytes) throw new UploadError('broken')
    parts.push(data)
  }
  const inflate = new Inflate(add)
  try {
    for (let position = 0; position < packed.size; position += readBytes) {
      const bytes = new Uint8Array(await packed.slice(position, position + readBytes).arrayBuffer())
      if (entry.method === 0) add(bytes)
      else
        for (let from = 0; from < bytes.length; from += sliceBytes)
          inflate.push(bytes.subarray(from, from + sliceBytes), position + from + sliceBytes >= packed.size)
    }
  } catch (error) {
    throw error instanceof UploadError ? error : new UploadError('broken')
  }
  if (length !== entry.claimedBytes) throw new UploadError('broken')
  return new File(parts, entry.path.split('/').at(-1) ?? '')
}

const viewOf = async (blob: Blob): Promise<DataView> => new DataView(await blob.arrayBuffer())

/** Windows marks no encoding and writes what DOS had; macOS marks none and writes UTF-8. */
const dosLetters =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00A0'

function nameOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return Array.from(bytes, (byte) => (byte < 128 ? String.fromCodePoint(byte) : dosLetters[byte - 128])).join('')
  }
}

/** Signs that aren't displayed could make a name look like another. */
const pathOf = (name: string): string =>
  name
    .replaceAll(/\p{C}/gu, '')
    .split(/[/\\]/)
    .filter((part) => part !== '' && part !== '.' && part !== '..')
    .join('/')
