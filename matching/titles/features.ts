// Turns a title's words into row numbers of the table ("feature hashing"): words, adjacent pairs, letter groups.

/** The maximum words read from a title; the rest adds nothing about the kind of work. */
export const maxWords = 14
/** Characters of a word used for letter groups; longer words exist only in broken input. */
const maxLetters = 40
/** Upper bound of {@link writeFeatures}: 14 words, 13 pairs, 3 sizes of letter groups. */
export const maxFeatures = maxWords * 2 + maxWords * 3 * (maxLetters + 2)

const offsetBasis = 0x811c9dc5
const prime = 0x01000193

const mix = (value: number): number => {
  let hash = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

const codes = new Uint16Array(maxLetters + 2)

/**
 * Writes a title's features into `out` and returns how many there are.
 * @param words the words of the kind of work, from normalizeTitle
 * @param bits the table has 2^bits rows; every feature is below that
 */
export function writeFeatures(words: readonly string[], bits: number, out: Int32Array | Uint32Array): number {
  const shift = 32 - bits
  let count = 0
  let previous = 0
  const used = Math.min(words.length, maxWords)
  for (let index = 0; index < used; index += 1) {
    const word = words[index] ?? ''
    const letters = Math.min(word.length, maxLetters)
    let hash = offsetBasis
    for (let position = 0; position < letters; position += 1) {
      const code = word.charCodeAt(position)
      codes[position + 1] = code
      hash = Math.imul(hash ^ code, prime)
    }
    codes[0] = 60
    codes[letters + 1] = 62
    out[count++] = mix(hash) >>> shift
    if (index > 0) out[count++] = mix(Math.imul(previous ^ 0x9e3779b9, prime) ^ hash) >>> shift
    previous = hash
    const total = letters + 2
    for (let start = 0; start + 3 <= total; start += 1) {
      let group = Math.imul(offsetBasis ^ 0x5bd1e995, prime)
      const end = Math.min(start + 5, total)
      for (let position = start; position < end; position += 1) {
        group = Math.imul(group ^ (codes[position] ?? 0), prime)
        const size = position - start + 1
        // a group that is the whole word with its marks would repeat the word feature
        if (size >= 3 && size < total) out[count++] = mix(group + size) >>> shift
      }
    }
  }
  return count
}
