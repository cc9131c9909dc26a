// The titles the encoder learns from: occupations and their names, from the reference data.
import { normalizeTitle } from '@fairlead/matching/titles/normalize'
import { seededRandom } from './random.ts'

export interface LabelGroup {
  language: string
  /** The language's probability when a concept is drawn. */
  weight: number
  /** Labels as the encoder reads them, without duplicates. */
  labels: string[][]
  /** Index of the first label when all labels are counted in order. */
  start: number
}

export interface Concept {
  id: string
  groups: LabelGroup[]
  /** Distinct labels across all languages. */
  size: number
  /** Concepts that share a name, a classification code or a relation with this one; never used as a wrong answer for it. */
  near: number[]
  /** Concepts whose titles are a weak right answer. */
  related: number[]
  /** The same occupation in another classification: its titles are a right answer. */
  linked: number[]
}

export interface HeldOut {
  title: string
  concept: number
  source: 'us' | 'own'
}

export interface Corpus {
  concepts: Concept[]
  heldOut: HeldOut[]
}

export interface CorpusTexts {
  /** occupation_labels.tsv, uncompressed. */
  labels: string
  /** occupations_us.tsv */
  us: string
  /** occupations_us_related.tsv */
  usRelated: string
  /** occupations_us_esco.tsv: the same occupation in another classification */
  crosswalk: string
  /** job_title_groups.tsv */
  groups: string
  /** job_titles.tsv */
  titles: string
  /** job_title_aliases.tsv */
  aliases: string
}

// A language's sampling weight, in addition to its share, by how often people search in it.
const languageWeights: Record<string, number> = { en: 6, de: 4, es: 4, fr: 4, it: 2, nl: 2, pt: 2, pl: 2, ro: 2 }

const rows = (text: string): string[][] =>
  text
    .replaceAll('\r\n', '\n')
    .split('\n')
    .slice(1)
    .filter(Boolean)
    .map((line) => line.split('\t'))

/**
 * Reads the training data and holds out every tenth US reported title and every tenth alias in the product's list.
 * @param limit keeps only the first concepts of each source, for tests
 */
export function readCorpus(texts: CorpusTexts, seed: number, limit = Infinity): Corpus {
  const concepts: Concept[] = []
  const byId = new Map<string, number>()
  const labelsSeen: Set<string>[] = []
  const heldOut: HeldOut[] = []
  const counts = new Map<string, number>()
  const conceptOf = (id: string): number => {
    const existing = byId.get(id)
    if (existing !== undefined) return existing
    const source = id.slice(0, id.indexOf('/'))
    const count = counts.get(source) ?? 0
    if (count >= limit) return -1
    counts.set(source, count + 1)
    concepts.push({ id, groups: [], size: 0, near: [], related: [], linked: [] })
    labelsSeen.push(new Set())
    byId.set(id, concepts.length - 1)
    return concepts.length - 1
  }
  const owners = new Map<string, number[]>()
  const add = (index: number, language: string, title: string): void => {
    const concept = concepts[index]
    const { words } = normalizeTitle(title)
    if (!concept || words.length === 0) return
    const key = words.join(' ')
    if (labelsSeen[index]?.has(`${language}\t${key}`)) return
    labelsSeen[index]?.add(`${language}\t${key}`)
    let group = concept.groups.find((entry) => entry.language === language)
    if (!group) concept.groups.push((group = { language, weight: languageWeights[language] ?? 1, labels: [], start: 0 }))
    group.labels.push(words)
    concept.size += 1
    const sharing = owners.get(key)
    if (!sharing) owners.set(key, [index])
    else if (!sharing.includes(index)) sharing.push(index)
  }
  const random = seededRandom(seed, 1)
  for (const [id = '', language = '', label = ''] of rows(texts.labels)) add(conceptOf(id), language, label)
  for (const [soc = '', title = '', isName] of rows(texts.us)) {
    const conceptIndex = conceptOf(`us/${soc}`)
    if (conceptIndex < 0) continue
    if (isName === '0' && random() < 0.1) heldOut.push({ title, concept: conceptIndex, source: 'us' })
    else add(conceptIndex, 'en', title)
  }
  const socOf = new Map<string, number>()
  for (const [id = '', name = '', , soc = ''] of rows(texts.groups)) {
    const conceptIndex = conceptOf(`own/${id}`)
    if (conceptIndex < 0) continue
    add(conceptIndex, 'en', name)
    const us = byId.get(`us/${soc}`)
    if (us !== undefined) socOf.set(id, us)
  }
  for (const [, title = '', group = ''] of rows(texts.titles)) add(byId.get(`own/${group}`) ?? -1, 'en', title)
  for (const [alias = '', group = ''] of rows(texts.aliases)) {
    const conceptIndex = byId.get(`own/${group}`) ?? -1
    if (conceptIndex < 0) continue
    if (random() < 0.1) heldOut.push({ title: alias, concept: conceptIndex, source: 'own' })
    else add(conceptIndex, 'en', alias)
  }
  const near = concepts.map(() => new Set<number>())
  const join = (a: number, b: number): void => {
    if (a === b) return
    near[a]?.add(b)
    near[b]?.add(a)
  }
  for (const sharing of owners.values()) if (sharing.length < 12) for (const a of sharing) for (const b of sharing) join(a, b)
  for (const [group, us] of socOf) {
    const groupIndex = byId.get(`own/${group}`)
    if (groupIndex === undefined) continue
    join(groupIndex, us)
    concepts[groupIndex]?.related.push(us)
    concepts[us]?.related.push(groupIndex)
  }
  for (const [soc = '', relatedSoc = ''] of rows(texts.usRelated)) {
    const a = byId.get(`us/${soc}`)
    const b = byId.get(`us/${relatedSoc}`)
    if (a === undefined || b === undefined) continue
    join(a, b)
    concepts[a]?.related.push(b)
  }
  for (const [id = '', otherId = ''] of rows(texts.crosswalk)) {
    const a = byId.get(id)
    const b = byId.get(otherId)
    if (a === undefined || b === undefined) continue
    join(a, b)
    concepts[a]?.linked.push(b)
    concepts[b]?.linked.push(a)
  }
  for (const [index, concept] of concepts.entries()) concept.near = [...(near[index] ?? [])].toSorted((a, b) => a - b)
  let start = 0
  for (const { groups } of concepts)
    for (const group of groups) {
      group.start = start
      start += group.labels.length
    }
  return { concepts, heldOut }
}
