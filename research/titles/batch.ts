// Draws the input of one training step: concepts, and for each two titles with the same meaning.
import type { Concept, LabelGroup } from './corpus.ts'
import { pick, seededRandom } from './random.ts'

/** Share of pairs drawn within one language; the rest pairs two languages if the concept has them. */
const withinLanguage = 0.45
/** Share of pairs whose second title is from a related occupation. */
const fromRelated = 0.12
/** Share of pairs whose second title names the same occupation in another classification. */
const fromLinked = 0.3
const misspelt = 0.08

/** How much more often a US occupation or a product group is drawn: they are written like titles in postings, and there are few. */
const outsideEsco = 2

/** Sums of the square roots of the label counts, for drawing. */
export function drawTable(concepts: readonly Concept[]): Float64Array {
  const sums = new Float64Array(concepts.length)
  let sum = 0
  for (const [index, concept] of concepts.entries()) {
    sum += Math.sqrt(concept.size) * (concept.id.startsWith('us/') || concept.id.startsWith('own/') ? outsideEsco : 1)
    sums[index] = sum
  }
  return sums
}

/** Distinct concepts for a step, the same on every thread. */
export function drawConcepts(sums: Float64Array, size: number, seed: number, step: number): number[] {
  const random = seededRandom(seed, 2, step)
  const total = sums.at(-1) ?? 0
  const drawn = new Set<number>()
  while (drawn.size < size) {
    const target = random() * total
    let low = 0
    let high = sums.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? 0) > target) high = middle
      else low = middle + 1
    }
    drawn.add(low)
  }
  return [...drawn]
}

const pickGroup = (concept: Concept, random: () => number) => {
  let total = 0
  for (const group of concept.groups) total += group.weight
  let target = random() * total
  for (const group of concept.groups) {
    target -= group.weight
    if (target <= 0) return group
  }
  return concept.groups.at(-1)
}

/** One typo in one longer word: a letter left out, doubled, or swapped with the next. */
export function misspell(words: readonly string[], random: () => number): string[] {
  const wordIndex = pick(random, words.length)
  const word = words[wordIndex] ?? ''
  if (word.length < 5) return [...words]
  const place = 1 + pick(random, word.length - 2)
  const kind = pick(random, 3)
  const changed =
    kind === 0
      ? word.slice(0, place) + word.slice(place + 1)
      : kind === 1
        ? word.slice(0, place) + word.slice(place - 1)
        : word.slice(0, place) + (word[place + 1] ?? '') + (word[place] ?? '') + word.slice(place + 2)
  return words.map((current, index) => (index === wordIndex ? changed : current))
}

/** A title in a pair: its number among all labels, or its words when they were misspelled. */
export type Drawn = { label: number } | { words: string[] }

/** Two titles with the same meaning. Depends only on the seed, the step, and the position in the batch. */
export function drawPair(concepts: readonly Concept[], index: number, random: () => number): [Drawn, Drawn] {
  const concept = concepts[index]
  const first = concept && pickGroup(concept, random)
  if (!concept || !first) throw new RangeError(`concept ${index} has no labels`)
  const a = pick(random, first.labels.length)
  const relation = random()
  const linkedConcepts = relation < fromRelated ? concept.related : relation < fromRelated + fromLinked ? concept.linked : []
  const partner = linkedConcepts.length > 0 ? concepts[linkedConcepts[pick(random, linkedConcepts.length)] ?? index] : concept
  const within = random() < withinLanguage
  let second = partner === concept && within ? first : ((partner && pickGroup(partner, random)) ?? first)
  if (partner === concept && second === first && first.labels.length < 2 && concept.groups.length > 1)
    second = concept.groups[(concept.groups.indexOf(first) + 1 + pick(random, concept.groups.length - 1)) % concept.groups.length] ?? first
  let b = pick(random, second.labels.length)
  if (second === first && b === a && second.labels.length > 1) b = (a + 1 + pick(random, second.labels.length - 1)) % second.labels.length
  const drawn = (group: LabelGroup, label: number): Drawn =>
    random() < misspelt ? { words: misspell(group.labels[label] ?? [], random) } : { label: group.start + label }
  return [drawn(first, a), drawn(second, b)]
}
