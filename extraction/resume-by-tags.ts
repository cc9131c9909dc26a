// A résumé's jobs and schools from the reader's tags: dates, titles, and employers in the order in which they stand.
import type { IdealResume } from '@fairlead/domain/project/ideal-candidate'
import type { ResumeLine } from '@fairlead/language/reader'
import type { ResumeTag } from '@fairlead/language/tag-sets'
import { spanIn } from './resume-dates.ts'

type Job = IdealResume['experiences'][number]

interface Entry {
  title: string | null
  employer: string | null
  date: string | null
}

const fieldOf: Partial<Record<ResumeTag, keyof Entry>> = { TITLE: 'title', EMPLOYER: 'employer', DATE: 'date' }
/** A line of a head may also hold a place; anything longer is a description. */
const longestPlace = 60

/**
 * The jobs in text order. A job ends where a description follows, or where its title, employer, or date would repeat; several jobs
 * under one employer take it over.
 */
export function jobsByTags(lines: readonly ResumeLine[]): Job[] {
  const entries: Entry[] = []
  let current: Entry | null = null
  let employer: string | null = null
  const close = () => {
    if (current === null) return
    const { title, date } = current
    employer = current.employer ?? employer
    if (title !== null || (current.employer !== null && date !== null)) entries.push({ ...current, employer: current.employer ?? employer })
    current = null
  }
  for (const line of lines) {
    if (line.zone !== 'work') {
      close()
      employer = null
      continue
    }
    const heads = line.spans.flatMap(({ tag, text }) => {
      const field = fieldOf[tag]
      return field ? [{ field, text }] : []
    })
    if (heads.length === 0 && !(line.text.length <= longestPlace && line.spans.some(({ tag }) => tag === 'PLACE'))) close()
    for (const { field, text } of heads) {
      if (current && current[field] !== null) close()
      current ??= { title: null, employer: null, date: null }
      current[field] = text
    }
  }
  close()
  return entries.map(({ title, employer: company, date }) => {
    const dates = date === null ? null : spanIn(date.replaceAll(/\s+/g, ' '))
    return { title: title ?? '', company: company ?? '', start: dates?.start ?? null, end: dates?.end ?? null }
  })
}

export const spansOf = (lines: readonly ResumeLine[], tag: ResumeTag): string[] =>
  lines.flatMap((line) => line.spans.filter((span) => span.tag === tag).map(({ text }) => text))
