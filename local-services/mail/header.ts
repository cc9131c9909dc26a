// Reads single header fields of a raw message without parsing the rest.

/** The value of the first header `name` (lowercase) with folded lines joined, or null; decodes nothing. */
export function headerValue(raw: string | Buffer, name: string): string | null {
  const text = typeof raw === 'string' ? raw : raw.toString('latin1', 0, Math.min(raw.length, 65536))
  const end = text.search(/\r?\n\r?\n/)
  const head = end < 0 ? text : text.slice(0, end)
  for (const line of head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const colon = line.indexOf(':')
    if (colon > 0 && line.slice(0, colon).trim().toLowerCase() === name) return line.slice(colon + 1).trim()
  }
  return null
}
