// Two records side by side, field by field: values, sources, and which one is shown if they are merged.
import { combine, statementOf, type Trust } from './combine.ts'
import { fullName, type Profile } from '../shared/profile.ts'
import { isSame } from './merge.ts'
import type { SourcedProfile } from './undo-merge.ts'

export const recordFields = ['name', 'headline', 'place', 'linkedin', 'emails', 'experiences', 'education', 'skills', 'summary'] as const
export type RecordField = (typeof recordFields)[number]

export interface FieldOfRecord {
  /** A line each; empty = not stated. */
  lines: string[]
  /** null without a source. */
  source: string | null
  at: string | null
  trust: Trust | null
}

export interface ComparedField {
  field: RecordField
  first: FieldOfRecord
  second: FieldOfRecord
  isDifferent: boolean
  /** What the merged record shows. */
  shown: 'first' | 'second' | 'both'
}

/** Lines shown of a list; further ones are counted by the caller. */
const mostLines = 30
const span = (start: string | number | null, end: string | number | null) => [start, end].filter((when) => when !== null).join(' – ')
const words = (...parts: (string | null)[]) => parts.filter(Boolean).join(', ')

const linesOf: Record<RecordField, (profile: Profile) => string[]> = {
  name: (profile) => [fullName(profile)],
  headline: ({ headline }) => [headline ?? ''],
  place: ({ place }) => [place?.label ?? ''],
  linkedin: ({ linkedinUrl }) => [linkedinUrl ?? ''],
  emails: ({ personalEmails, workEmails }) => [...personalEmails, ...workEmails],
  experiences: ({ experiences }) => experiences.map(({ title, company, start, end }) => words(title, company, span(start, end))),
  education: ({ education }) => education.map(({ school, degree, startYear, endYear }) => words(school, degree, span(startYear, endYear))),
  skills: ({ skills }) => [skills.join(', ')],
  summary: ({ summary }) => [(summary ?? '').slice(0, 300)],
}

const sourcesOf: Partial<Record<RecordField, readonly (keyof Profile)[]>> = {
  name: ['firstName', 'lastName'],
  linkedin: ['linkedinUrl'],
  emails: ['personalEmails', 'workEmails'],
}

function fieldOf({ profile, sources }: SourcedProfile, field: RecordField): FieldOfRecord {
  const lines = linesOf[field](profile)
    .filter((line) => line.trim() !== '')
    .slice(0, mostLines)
  const entries = (sourcesOf[field] ?? [field]).flatMap((name) => sources[name] ?? [])
  const statement = lines.length === 0 ? null : statementOf({ [field]: entries }, field)
  return { lines, source: statement?.source ?? null, at: statement?.at ?? null, trust: statement?.trust ?? null }
}

/** The fields that at least one of two records states. */
export function compareFields(first: SourcedProfile, second: SourcedProfile): ComparedField[] {
  const merged = combine(first, second)
  return recordFields.flatMap((field) => {
    const [a, b, whole] = [fieldOf(first, field), fieldOf(second, field), fieldOf(merged, field)]
    if (a.lines.length + b.lines.length === 0) return []
    const isDifferent = !isSame(a.lines, b.lines)
    const winner = isSame(whole.lines, a.lines) ? 'first' : isSame(whole.lines, b.lines) ? 'second' : 'both'
    return [{ field, first: a, second: b, isDifferent, shown: winner }]
  })
}
