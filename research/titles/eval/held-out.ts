import { readCorpus, type CorpusTexts } from '../corpus.ts'
import type { Entry, JudgedSet } from './files.ts'

/**
 * A judged set of English titles that the model never saw: each US title held out of training queries the other titles of its
 * occupation, learned and held out, among those of all occupations. @param seed of the model's training, which determines what
 * was held out
 */
export function heldOutSet(texts: CorpusTexts, seed: number): JudgedSet {
  const { concepts, heldOut } = readCorpus(texts, seed)
  const unseen = new Map(
    heldOut.filter(({ source }) => source === 'us').map(({ title, concept }) => [`${concepts[concept]?.id} ${title}`, title]),
  )
  const corpus: Entry[] = []
  const queries: Entry[] = []
  const byOccupation = new Map<string, string[]>()
  for (const [index, line] of texts.us.replaceAll('\r\n', '\n').split('\n').slice(1).filter(Boolean).entries()) {
    const [soc = '', title = ''] = line.split('\t')
    const entry = { id: String(index), title }
    corpus.push(entry)
    byOccupation.set(soc, [...(byOccupation.get(soc) ?? []), entry.id])
    if (unseen.has(`us/${soc} ${title}`)) queries.push(entry)
  }
  const judged = new Map<string, Map<string, number>>()
  for (const ids of byOccupation.values())
    for (const id of ids) judged.set(id, new Map(ids.filter((otherId) => otherId !== id).map((otherId) => [otherId, 1])))
  return { queries, corpus, judged: new Map(queries.map(({ id }) => [id, judged.get(id) ?? new Map<string, number>()])) }
}
