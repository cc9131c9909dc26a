// A small image of the operator's, read at start and checked by content, not by name.
import fs from 'node:fs'

export interface Picture {
  type: 'image/png' | 'image/webp' | 'image/svg+xml'
  bytes: Buffer
}

const maxBytes = 200 * 1024
/** Active content in an SVG. */
const active =
  /<!doctype|<!entity|<script|<foreignobject|<iframe|\bon\w+\s*=|javascript:|(?:href|src)\s*=\s*(?:["']\s*)?(?!#|data:image\/)[^\s"'>]/i

/** null for a file that is missing, too large, of another type, or an SVG with more than a drawing. */
export function readPicture(file: string): Picture | null {
  let bytes: Buffer
  try {
    if (fs.statSync(file).size > maxBytes) return null
    bytes = fs.readFileSync(file)
  } catch {
    return null
  }
  if (bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return { type: 'image/png', bytes }
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return { type: 'image/webp', bytes }
  const text = bytes.toString('utf8')
  return isSvg(text) && !active.test(text) ? { type: 'image/svg+xml', bytes } : null
}

/** An <svg> element, preceded at most by an XML declaration and comments. */
function isSvg(text: string): boolean {
  let rest = text.trimStart()
  if (rest.startsWith('<?xml')) rest = rest.slice(rest.indexOf('?>') + 2).trimStart()
  for (let end = 0; rest.startsWith('<!--'); rest = rest.slice(end + 3).trimStart()) {
    end = rest.indexOf('-->', 4)
    if (end < 0) return false
  }
  return /^<svg[\s>]/i.test(rest)
}
