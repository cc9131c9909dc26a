// A stable color for a person without a picture.

/** A hue from 0 to 359, the same for the same name. */
export function hueOf(name: string): number {
  let hash = 0
  for (const char of name) hash = (hash * 31 + char.codePointAt(0)!) % 360
  return hash
}
