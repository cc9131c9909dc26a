// The size of employers that a search asks for: 'at a startup with under 200 people', 'from companies with 50 to 200 employees'.
import { computedLabel } from '@fairlead/domain/project/computed-criteria'
import { PhraseReading } from '@fairlead/domain/project/phrase-reading'
import type { EmployerKind } from '@fairlead/domain/reference/employers'
import { normalise } from '@fairlead/domain/reference/normalise'
import type { PostingLine } from '@fairlead/language/reader'
import { allWords, whole } from '@fairlead/language/words'
import { isAsking, type JobLines } from './job-lines.ts'

const atMost = whole(allWords((words) => words.atMost))
/** Of kinds whose words are alike in the languages read. */
const stems = ['startup', 'fintech', 'pharma', 'bank'] as const satisfies readonly EmployerKind[]
const kindOf = (words: string): EmployerKind | null => stems.find((stem) => normalise(words).replaceAll(' ', '').includes(stem)) ?? null
/** Words between the employer and its size, and from 'under' to the number. */
const [nounReach, boundReach] = [8, 3]

export interface EmployerInJob {
  line: PostingLine
  value: string
  start: number
  end: number
  isUsed: boolean
  ranksOnly: boolean
}

/** They rank, because sizes are known of few employers. A posting's sizes are those of the team, or of the company that hires. */
export function employersIn(job: JobLines): EmployerInJob[] {
  if (!job.isSearch) return []
  return job.lines.filter(isAsking).flatMap((line) => {
    const reading = new PhraseReading(line.text)
    return [...reading.tokens.keys()].flatMap((index): EmployerInJob[] => {
      const people = reading.number(index)
      if (people === null || people < 1 || reading.length(index + 1, 'people') === 0) return []
      const from = reading.length(index - 1, 'to') > 0 ? reading.number(index - 2) : null
      const isRange = from !== null && from < people
      const first = isRange ? index - 2 : Math.max(0, index - boundReach)
      if (!isRange && !atMost.test(reading.words(first, index))) return []
      const { start: number, end } = reading.place(index, index + 2)
      const noun = line.spans.find((span) => span.tag === 'KIND' && span.start < number && isNear(reading, span.end, index))
      const lead = [...Array(nounReach).keys()].map((gap) => first - gap).find((place) => reading.length(place, 'workedAt') > 0)
      if (!noun && lead === undefined) return []
      const type = noun ? kindOf(noun.text) : null
      const value = computedLabel({ kind: 'employer', type, minPeople: isRange ? from : null, maxPeople: people, country: null })
      return [{ line, value, start: noun?.start ?? reading.place(first, index).start, end, isUsed: true, ranksOnly: true }]
    })
  })
}

const isNear = ({ tokens }: PhraseReading, end: number, first: number): boolean =>
  tokens.filter((token, index) => token.start >= end && index < first).length <= nounReach
