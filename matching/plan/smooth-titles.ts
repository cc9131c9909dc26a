// Lets titles that are near each other share their similarity to the requested one: what a title's neighbors are says more about it
// than its own words. Measured in docs/titles.md.

/** Titles that take part; measured: 1,000 of them and 20 neighbors gain as much. */
export const smoothedTitles = 600
const neighbors = 10
/** The share of a title's score that its neighbors decide … */
const fromNeighbors = 0.5
/** … once its similarity is this much below the best one's; closer to it less, so that the best ones keep their order. */
const apart = 0.1
/** The first ones keep their score, so that the best one stays in front. */
const untouched = 3

export interface Scored {
  similarity: number
  nearness: number
}

/** The positions of the largest numbers above 0, largest first; equal ones by position. Several times as fast as a heap for so few. */
function closest(numbers: Int32Array, positions: Int32Array, values: Int32Array): void {
  const last = positions.length - 1
  values.fill(0)
  for (let index = 0; index < numbers.length; index += 1) {
    const value = numbers[index]!
    if (value <= values[last]!) continue
    let place = last
    for (; place > 0 && value > values[place - 1]!; place -= 1) {
      values[place] = values[place - 1]!
      positions[place] = positions[place - 1]!
    }
    values[place] = value
    positions[place] = index
  }
}

/**
 * @param titles best first, at most {@link smoothedTitles}
 * @param eachRow calls back for each title with its likeness to every one, proportional to the cosine
 * @returns the same titles in the same order, with each value moved toward the mean of the nearest ones, weighted by cosine^4
 */
export function smoothTitles(titles: readonly Scored[], eachRow: (use: (likeness: Int32Array, index: number) => void) => void): Scored[] {
  const best = titles.reduce((highest, { similarity }) => Math.max(highest, similarity), 0)
  const positions = new Int32Array(neighbors)
  const values = new Int32Array(neighbors)
  const smoothed = [...titles]
  eachRow((likeness, index) => {
    const title = titles[index]!
    if (index < untouched) return
    closest(likeness, positions, values)
    let total = 0
    let similarity = 0
    let nearness = 0
    for (let place = 0; place < neighbors; place += 1) {
      const neighbor = titles[positions[place]!]
      const weight = values[place]! ** 4
      if (!neighbor || weight === 0) break
      total += weight
      similarity += weight * neighbor.similarity
      nearness += weight * neighbor.nearness
    }
    if (total === 0) return
    const share = fromNeighbors * Math.min(1, (best - title.similarity) / apart)
    smoothed[index] = {
      similarity: title.similarity + share * (similarity / total - title.similarity),
      nearness: title.nearness + share * (nearness / total - title.nearness),
    }
  })
  return smoothed
}
