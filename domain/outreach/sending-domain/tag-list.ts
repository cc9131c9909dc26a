// The tag=value lists in DKIM keys and DMARC records (RFC 6376 section 3.2).

/** Tags in their order; null when the text isn't such a list, or repeats a tag. */
export function readTagList(text: string): Map<string, string> | null {
  const tags = new Map<string, string>()
  const parts = text.split(';')
  if (parts.at(-1)?.trim() === '') parts.pop()
  for (const part of parts) {
    const separator = part.indexOf('=')
    const name = part.slice(0, Math.max(separator, 0)).trim()
    if (!/^[a-z]\w*$/i.test(name) || tags.has(name.toLowerCase())) return null
    tags.set(name.toLowerCase(), part.slice(separator + 1).trim())
  }
  return tags
}
