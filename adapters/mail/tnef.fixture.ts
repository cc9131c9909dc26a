// A winmail.dat for tests, built byte by byte.

export interface WinmailFile {
  name: string
  longName?: string
  content?: string
  /** An attached message, itself a winmail.dat. */
  message?: Uint8Array
}

const number = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
const attribute = (id: number, data: Uint8Array) =>
  Buffer.concat([Buffer.from([2]), number(id), number(data.length), data, Buffer.alloc(2)])
const padded = (bytes: Uint8Array) => Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)])
const property = (type: number, id: number, value: Uint8Array) =>
  Buffer.concat([Buffer.from(Uint16Array.of(type, id).buffer), number(1), number(value.length), padded(value)])

export function winmail(files: readonly WinmailFile[]): Uint8Array {
  const parts = files.flatMap(({ name, longName, content, message }) => {
    const properties = [
      // a value of fixed size before the others
      Buffer.concat([Buffer.from(Uint16Array.of(3, 0x3705).buffer), number(1)]),
      ...(longName ? [property(0x1f, 0x3707, Buffer.from(`${longName}\0`, 'utf16le'))] : []),
      ...(message ? [property(0xd, 0x3701, Buffer.concat([Buffer.alloc(16), message]))] : []),
    ]
    return [
      attribute(0x0006_9002, Buffer.alloc(14)),
      attribute(0x0001_8010, Buffer.from(`${name}\0`, 'latin1')),
      ...(content === undefined ? [] : [attribute(0x0006_800f, Buffer.from(content, 'latin1'))]),
      attribute(0x0006_9005, Buffer.concat([number(properties.length), ...properties])),
    ]
  })
  return new Uint8Array(Buffer.concat([number(0x223e_9f78), Buffer.alloc(2), ...parts]))
}
