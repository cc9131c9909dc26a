// Compares titles by the kind of work they name, listed or not, in the languages of the encoder.
import { normalise } from '@fairlead/domain/reference/normalise'
import { openConcepts, type ConceptNames } from './titles/concepts.ts'
import { cosine, openEncoder } from './titles/encoder.ts'
import type { TitleModel } from './titles/model-file.ts'

/** A title somebody looks for, ready to be compared with many. */
export interface AskedTitle {
  label: string
  /** Of the title, of its parts, and of the occupations it most likely names; with the share at which each counts. */
  vectors: { vector: Float32Array; share: number }[]
}

export interface TitleSpace {
  dims: number
  ask(title: string): AskedTitle
  vectors(title: string): Float32Array[]
  /** How near the work of a title is to an asked one: 0 other work, 1 the same; see {@link nearnessOf}. */
  nearness(asked: AskedTitle, title: string): number
}

/** Below this cosine two titles name different work, from the other on the same; set on the judged title sets, see docs/matching.md. */
const [unlike, same] = [0.3, 0.85]
/** Work at least this near is told as close work. */
export const closeNearness = 0.55
/** An occupation likelier than this is a second way to read the title: it carries a title into other languages. */
const likely = 0.25
/** The same for a group of the product's lists, whose weights are too modest; see docs/titles.md. */
const likelyGroup = 0.4
/** A title that is the name of an occupation is looked for by its names in these languages as well. */
const carriedInto = ['de', 'es', 'fr']
const ownPrefix = 'own/'
const occupationShare = 0.95
const maxKept = 50_000

/** From a cosine to 0 … 1. */
export function nearnessOf(similarity: number): number {
  return Math.min(1, Math.max(0, (similarity - unlike) / (same - unlike)))
}

/** @param groupName the name of a group of the product's own lists by its id; null when there is none */
export function openTitleSpace(model: TitleModel, names: ConceptNames, groupName: (id: string) => string | null): TitleSpace {
  const encoder = openEncoder(model)
  const concepts = openConcepts(model, encoder)
  const kept = new Map<string, Float32Array[]>()
  const byName = new Map<string, string>()
  for (const [id, own] of names) {
    const key = normalise(own.get('en') ?? '')
    if (key !== '' && !byName.has(key)) byName.set(key, id)
  }

  /** Names in other languages of the occupation that has exactly this name, as a pick list offers it. */
  function namesElsewhere(title: string): string[] {
    const own = names.get(byName.get(normalise(title)) ?? '')
    return own ? carriedInto.flatMap((language) => own.get(language)?.split('/')[0] ?? []) : []
  }

  function vectors(title: string): Float32Array[] {
    const key = normalise(title)
    const known = kept.get(key)
    if (known) return known
    const read = encoder.encodeParts(title).vectors
    if (kept.size >= maxKept) kept.clear()
    kept.set(key, read)
    return read
  }

  return {
    dims: encoder.dims,
    vectors,
    ask(title) {
      const own = encoder.encodeParts(title).vectors.map((vector) => ({ vector, share: 1 }))
      const occupations = concepts
        .nearest(title, 2)
        .filter(({ weight }) => weight >= likely)
        .flatMap(({ id }) => names.get(id)?.get('en') ?? [])
      const [group] = concepts.nearest(title, 1, 'own')
      const listed = group && group.weight >= likelyGroup ? groupName(group.id.slice(ownPrefix.length)) : null
      if (listed) occupations.push(listed)
      occupations.push(...namesElsewhere(title))
      return { label: title, vectors: [...own, ...occupations.map((name) => ({ vector: encoder.encode(name), share: occupationShare }))] }
    },
    nearness(asked, title) {
      let best = 0
      for (const vector of vectors(title))
        for (const { vector: wanted, share } of asked.vectors) best = Math.max(best, nearnessOf(cosine(wanted, vector)) * share)
      return best
    },
  }
}
