// Files inside a winmail.dat (TNEF, MS-OXTNEF), as Outlook sends them in its own format. Reads each byte at most once per level.
import { must } from '@fairlead/domain/shared/records'

export interface TnefFile {
  name: string
  bytes: Uint8Array
}

const signature = 0x223e9f78
const attachmentStart = 0x0006_9002
const attachmentTitle = 0x0001_8010
const attachmentData = 0x0006_800f
const attachmentProperties = 0x0006_9005
/** Properties of MAPI: names, the longest last, and the content. */
const [shortName, longName, contentOf] = [0x3704, 0x3707, 0x3701]
const maxFiles = 50
const maxProperties = 2000
/** Messages attached to messages. */
const deepest = 3
/** An object's content follows the id of its interface. */
const interfaceLength = 16

/** Whether the bytes begin as TNEF does. */
export const isTnef = (bytes: Uint8Array): boolean => bytes.length > 6 && viewOf(bytes).getUint32(0, true) === signature

/** The files, also of attached messages; those before the fault when the data breaks off. [] when there is none. */
export function filesInTnef(bytes: Uint8Array, depth = 0): TnefFile[] {
  const files: (TnefFile & { isNamed: boolean })[] = []
  const nested: TnefFile[] = []
  const view = viewOf(bytes)
  for (let offset = 6; offset + 9 <= bytes.length && files.length < maxFiles;) {
    const id = view.getUint32(offset + 1, true)
    const length = view.getUint32(offset + 5, true)
    const data = bytes.subarray(offset + 9, offset + 9 + length)
    if (data.length < length) break
    const file = files.at(-1)
    if (id === attachmentStart) files.push({ name: '', bytes: new Uint8Array(), isNamed: false })
    else if (file && id === attachmentTitle && !file.isNamed) file.name = wordsOf(data, 'windows-1252')
    else if (file && id === attachmentData) file.bytes = data
    else if (file && id === attachmentProperties) {
      for (const { property, value, isWide } of propertiesIn(data)) {
        if (property === longName || (property === shortName && file.name === '')) {
          file.name = wordsOf(value, isWide ? 'utf-16le' : 'windows-1252')
          file.isNamed = property === longName
        } else if (property === contentOf) {
          const inner = value.subarray(interfaceLength)
          if (isTnef(inner) && depth < deepest) nested.push(...filesInTnef(inner, depth + 1))
          else if (file.bytes.length === 0) file.bytes = value
        }
      }
    }
    // two bytes of checksum follow
    offset += 9 + length + 2
  }
  return [...files.filter((file) => file.bytes.length > 0), ...nested]
    .slice(0, maxFiles)
    .map(({ name, bytes: content }) => ({ name, bytes: content }))
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
const wordsOf = (bytes: Uint8Array, encoding: string) => must(new TextDecoder(encoding).decode(bytes).split('\0')[0]).trim().slice(0, 255)
/** Sizes of values by type, padded to four bytes; absent for those that state their own. */
const sizes: Readonly<Record<number, number>> = { 2: 4, 3: 4, 4: 4, 5: 8, 6: 8, 7: 8, 0xa: 4, 0xb: 4, 0x14: 8, 0x40: 8, 0x48: 16 }

/** The properties of a MAPI list, until one that breaks off. */
function* propertiesIn(bytes: Uint8Array): Generator<{ property: number; value: Uint8Array; isWide: boolean }> {
  const view = viewOf(bytes)
  let offset = 4
  const has = (length: number) => offset + length <= bytes.length
  const number = () => {
    const value = has(4) ? view.getUint32(offset, true) : bytes.length
    offset += 4
    return value
  }
  const count = bytes.length < 4 ? 0 : Math.min(view.getUint32(0, true), maxProperties)
  for (let index = 0; index < count && has(4); index++) {
    const type = view.getUint16(offset, true)
    const property = view.getUint16(offset + 2, true)
    offset += 4
    if (property >= 0x8000) {
      // named: an interface, then a number or a name
      offset += 16
      offset += number() === 0 ? 4 : padded(number())
    }
    const fixed = sizes[type & 0xfff]
    const values = fixed === undefined || (type & 0x1000) !== 0 ? number() : 1
    for (let value = 0; value < Math.min(values, maxProperties); value++) {
      const length = fixed ?? number()
      if (!has(length)) return
      yield { property, value: bytes.subarray(offset, offset + length), isWide: (type & 0xfff) === 0x1f }
      offset += padded(length)
    }
  }
}

const padded = (length: number) => Math.ceil(length / 4) * 4
