// A small picture of the operator's own, read at start and checked by what is in it, not by what it is called.
import fs from 'node:fs'

export interface Picture {
  type: 'image/png' | 'image/webp' | 'image/svg+xml'
  bytes: Buffer
}

const atMost = 200 * 1024
/** What an SVG may do besides being looked at. */
const active =
  /<!doctype|<!entity|<script|<foreignobject|<iframe|\bon\w+\s*=|javascript:|(?:href|src)\s*=\s*(?:["']\s*)?(?!#|data:image\/)[^\s"'>]/i

/** null for a file that is not there, too large, none of the kinds, or a drawing with more in it than a drawing. */
export function readPicture(file: string): Picture | null {
  let bytes: Buffer
  try {
    if (fs.statSync(file).size > atMost) return null
    bytes = fs.readFileSync(file)
  } catch {
    return null
  }
  if (bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return { type: 'image/png', bytes }
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return { type: 'image/webp', bytes }
  const text = bytes.toString('utf8')
  return isSvg(text) && !active.test(text) ? { type: 'image/svg+xml', bytes } : null
}

/** An <svg> element, after an XML declaration and comments at most. */
function isSvg(text: string): boolean {
  let rest = text.trimStart()
  if (rest.startsWith('<?xml')) rest = rest.slice(rest.indexOf('?>') + 2).trimStart()
  for (let end = 0; rest.startsWith('<!--'); rest = rest.slice(end + 3).trimStart()) {
    end = rest.indexOf('-->', 4)
    if (end < 0) return false
  }
  return /^<svg[\s>]/i.test(rest)
}
