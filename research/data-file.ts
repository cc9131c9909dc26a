// Reads the text of small data files.
import fs from 'node:fs'

const maxBytes = 1 << 20

/** @throws RangeError for a file of more than 1 MiB */
export function readDataFile(file: URL): string {
  const { size } = fs.statSync(file)
  if (size > maxBytes) throw new RangeError(`${file.pathname}: ${size} bytes, ${maxBytes} max.`)
  return fs.readFileSync(file, 'utf8')
}
