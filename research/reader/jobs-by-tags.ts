// The jobs that a résumé's tags give without any other knowledge: what labels say, and how far tags go.
import type { IdealResume } from '@fairlead/domain/project/ideal-candidate'
import { spanIn } from '@fairlead/extraction/resume-dates'
import type { ResumeLine } from '@fairlead/language/reader'
import type { ResumeTag } from '@fairlead/language/tag-sets'

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
 * under one employer take it over. Where the first employer is above its title, so are the others.
 */
export function jobsByTags(lines: readonly Pick<ResumeLine, 'zone' | 'text' | 'spans'>[]): Job[] {
  const entries: Entry[] = []
  let current: Entry | null = null
  let employer: string | null = null
  let isEmployerFirst: boolean | null = null
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
    const named = line.spans.flatMap(({ tag, text }) => {
      const field = fieldOf[tag]
      return field ? [{ field, text }] : []
    })
    // clients of a job: 'Rose City Transit: bus wraps; Powell & Pinch: tea tins'
    const { employer: firm = null }: Partial<Entry> = current ?? {}
    const isList = firm !== null && named.length > 1 && named.every(({ field }) => field === 'employer')
    const heads = isList ? [] : named
    if (heads.length === 0 && !(line.text.length <= longestPlace && line.spans.some(({ tag }) => tag === 'PLACE'))) close()
    const isHere = (field: keyof Entry, text: string | null = null) =>
      heads.some((head) => head.field === field && (text === null || head.text === text))
    for (const { field, text } of heads) {
      const { title = null, employer: ownEmployer = null, date = null }: Partial<Entry> = current ?? {}
      // a table's two columns
      if (current && field === 'date' && date !== null && line.text.includes(`${date}\t${text}`)) {
        current.date = `${date}\t${text}`
        continue
      }
      if (field !== 'date') isEmployerFirst ??= field === 'employer'
      const isNext =
        field === 'employer' && isEmployerFirst && title !== null && date !== null && employer !== null && !isHere('title', title)
      const isHeading =
        field === 'title' && title === null && ownEmployer !== null && date !== null && isHere('date') && !isHere('employer', ownEmployer)
      if (isHeading) {
        employer = ownEmployer
        current = null
      } else if (current && (current[field] !== null || isNext)) close()
      current ??= { title: null, employer: null, date: null }
      current[field] = text
    }
  }
  close()
  return entries.map(({ title, employer: company, date }) => {
    const dates = date === null ? null : spanIn(date.replaceAll(/ +/g, ' '))
    return { title: title ?? '', company: company ?? '', start: dates?.start ?? null, end: dates?.end ?? null }
  })
}
