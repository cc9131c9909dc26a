// The figures in docs/intake.md: per field the correct, wrong, and missed values, and the proposals for thirty postings.
import type { JobProposal } from '@fairlead/domain/project/job-proposal'
import { readJob, type ReadingVocabulary } from '@fairlead/extraction/read-job'
import { gradedFields, gradeField, proposedIn, type GradedField } from './grade.ts'
import { labels, type Labels } from './labels.ts'

export interface Posting {
  id: string
  title: string
  location: string
  description_md: string
}

interface FieldSum {
  field: GradedField
  right: number
  wrong: number
  missed: number
  /** For single postings, except held-out ones. */
  notes: string[]
}

export interface IntakeFigures {
  tuned: FieldSum[]
  heldOut: FieldSum[]
  thirty: { posting: Posting; counts: number[]; proposals: JobProposal[]; ms: number }[]
}

/** The pasted text: title, place, description. */
export const textOf = ({ title, location, description_md }: Posting) => `${title}\n${location}\n\n${description_md}`

/** One posting per line; the last one wins for a repeated number. */
export function parsePostings(ndjson: string): Posting[] {
  const all = ndjson
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Posting)
  return [...new Map(all.map((posting) => [posting.id, posting])).values()]
}

export function measureIntake(vocabulary: ReadingVocabulary, all: readonly Posting[]): IntakeFigures {
  const byId = new Map(all.map((posting) => [posting.id, posting]))
  const read = (posting: Posting) => readJob(vocabulary, textOf(posting), 100).proposals
  const sumsOf = (sample: readonly Labels[]) => {
    const readings = sample.map((label) => {
      const posting = byId.get(label.id)
      if (!posting) throw new Error(`There is no posting ${label.id}.`)
      return { label, proposals: read(posting) }
    })
    return gradedFields.map((field): FieldSum => {
      const sum: FieldSum = { field, right: 0, wrong: 0, missed: 0, notes: [] }
      for (const { label, proposals } of readings) {
        const tally = gradeField(field, label, proposals, vocabulary.skills)
        sum.right += tally.right
        sum.wrong += tally.wrong
        sum.missed += tally.missed
        if (!label.heldOut && tally.notes.length > 0) sum.notes.push(`${label.id} ${field}: ${tally.notes.join('; ')}`)
      }
      return sum
    })
  }
  const labelled = new Set(labels.map(({ id }) => id))
  const unlabelled = all.filter(({ id }) => !labelled.has(id))
  const step = Math.max(1, Math.floor(unlabelled.length / 10))
  const thirty = [...all.filter(({ id }) => labelled.has(id)), ...unlabelled.filter((_, index) => index % step === 0).slice(0, 10)]
  return {
    tuned: sumsOf(labels.filter(({ heldOut }) => !heldOut)),
    heldOut: sumsOf(labels.filter(({ heldOut }) => heldOut)),
    thirty: thirty.map((posting) => {
      const began = performance.now()
      const proposals = read(posting)
      const ms = performance.now() - began
      return { posting, proposals, ms, counts: gradedFields.map((field) => proposedIn(field, proposals).length) }
    }),
  }
}

const names: Record<GradedField, string> = {
  titles: 'titles',
  must: 'must-have keywords',
  nice: 'nice-to-have keywords',
  either: 'keywords, however strong',
  years: 'years',
  degrees: 'degrees',
  locations: 'locations',
  industries: 'industries',
  exclusions: 'exclusions',
}
const share = (part: number, whole: number) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(0)}%`)
const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
const ruled = (head: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')

/** The tables in docs/intake.md, by heading. */
export function intakeTables({ tuned, heldOut, thirty }: IntakeFigures): Record<string, string> {
  const sums = (all: readonly FieldSum[]) =>
    ruled(
      ['field', 'right', 'wrong', 'missed', 'precision', 'recall'],
      all.map(({ field, right, wrong, missed }) => [
        names[field],
        right,
        wrong,
        missed,
        share(right, right + wrong),
        share(right, right + missed),
      ]),
    )
  return {
    'Tuned on: 12 postings': sums(tuned),
    'Held out: 8 postings': sums(heldOut),
    'What was proposed in thirty postings': ruled(
      ['posting', ...gradedFields],
      thirty.map(({ posting, counts }) => [posting.id, ...counts]),
    ),
  }
}
