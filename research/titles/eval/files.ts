// Reads judged sets: queries and corpus as `id<TAB>title`, judgments as TREC qrels (`query 0 document grade`).
import fs from 'node:fs'

export interface Entry {
  id: string
  title: string
}

export interface JudgedSet {
  queries: Entry[]
  corpus: Entry[]
  judged: Map<string, Map<string, number>>
}

const linesOf = (text: string): string[] =>
  text
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .split('\n')
    .filter((line) => line.trim() !== '')

/** @throws Error naming the file and line that is not `id<TAB>title` */
export function parseEntries(text: string, file: string): Entry[] {
  const usedIds = new Set<string>()
  return linesOf(text).map((line, index) => {
    const cut = line.indexOf('\t')
    if (cut < 1) throw new Error(`${file} line ${index + 1}: expected an id, a tab and a title`)
    const id = line.slice(0, cut).trim()
    if (usedIds.has(id)) throw new Error(`${file} line ${index + 1}: the id ${id} occurs twice`)
    usedIds.add(id)
    return { id, title: line.slice(cut + 1).trim() }
  })
}

/** @throws Error naming the file and line that is not a TREC judgment */
export function parseJudgments(text: string, file: string): Map<string, Map<string, number>> {
  const judged = new Map<string, Map<string, number>>()
  for (const [index, line] of linesOf(text).entries()) {
    const [query, , document, grade] = line.trim().split(/\s+/)
    const value = Number(grade)
    if (!query || !document || !Number.isFinite(value)) throw new Error(`${file} line ${index + 1}: expected 'query 0 document grade'`)
    const judgments = judged.get(query) ?? new Map<string, number>()
    if (value > 0) judgments.set(document, value)
    judged.set(query, judgments)
  }
  return judged
}

const read = (file: string): string => fs.readFileSync(file, 'utf8')

export function loadJudgedSet(queries: string, corpus: string, qrels: string): JudgedSet {
  return {
    queries: parseEntries(read(queries), queries),
    corpus: parseEntries(read(corpus), corpus),
    judged: parseJudgments(read(qrels), qrels),
  }
}
