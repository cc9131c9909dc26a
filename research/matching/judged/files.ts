// Reads a judged search: jobs and people as NDJSON with `id` and `text`, judgments as TREC qrels.
import { fieldOf } from '@fairlead/domain/shared/records'
import fs from 'node:fs'
import { parseJudgments } from '../../titles/eval/files.ts'

export interface JudgedText {
  id: string
  text: string
}

export interface JudgedSearches {
  jobs: JudgedText[]
  people: JudgedText[]
  judged: Map<string, Map<string, number>>
}

/** @throws Error naming the file and line that isn't an object with `id` and `text` */
export function parseTexts(ndjson: string, file: string): JudgedText[] {
  const usedIds = new Set<string>()
  return ndjson.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return []
    const place = `${file} line ${index + 1}`
    let row: unknown
    try {
      row = JSON.parse(line)
    } catch {
      throw new Error(`${place}: not JSON`)
    }
    const [id, text] = [fieldOf(row, 'id'), fieldOf(row, 'text')]
    if ((typeof id !== 'string' && typeof id !== 'number') || typeof text !== 'string')
      throw new Error(`${place}: expected an object with id and text`)
    if (usedIds.has(String(id))) throw new Error(`${place}: the id ${id} occurs twice`)
    usedIds.add(String(id))
    return [{ id: String(id), text }]
  })
}

export function loadJudgedSearches(jobs: string, people: string, qrels: string): JudgedSearches {
  const read = (file: string) => fs.readFileSync(file, 'utf8')
  return { jobs: parseTexts(read(jobs), jobs), people: parseTexts(read(people), people), judged: parseJudgments(read(qrels), qrels) }
}
