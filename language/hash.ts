// Feature names as numbers.

/** FNV-1a over UTF-16 units, 32 bits. */
export function hashOf(text: string, seed = 0x811c9dc5): number {
  let value = seed
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return value >>> 0
}

/** A feature made of two. */
export const mix = (a: number, b: number): number => {
  let value = Math.imul(a ^ Math.imul(b + 0x9e3779b9, 0x85ebca6b), 0xc2b2ae35)
  value ^= value >>> 15
  return value >>> 0
}

/** How many of the limits a value has reached. */
export const bucket = (value: number, ...limits: readonly number[]) => limits.filter((limit) => value >= limit).length
