// Two letters and a steady colour for a person without a picture.

export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const first = words[0]?.match(/\p{L}|\p{N}/u)?.[0] ?? ''
  const last = words.length > 1 ? (words.at(-1)!.match(/\p{L}|\p{N}/u)?.[0] ?? '') : ''
  return (first + last).toUpperCase()
}

/** A hue from 0 to 359, the same for the same name. */
export function hueOf(name: string): number {
  let hash = 0
  for (const char of name) hash = (hash * 31 + char.codePointAt(0)!) % 360
  return hash
}
