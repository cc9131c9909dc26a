// Counts what the résumé reader found, missed, and made up, field by field.
import { normalise } from '@fairlead/domain/reference/normalise'
import type { IdealResume } from '@fairlead/domain/project/ideal-candidate'

export const resumeFields = [
  'name',
  'location',
  'titles',
  'companies',
  'from',
  'to',
  'schools',
  'degrees',
  'fields of study',
  'skills',
] as const
export type ResumeField = (typeof resumeFields)[number]

export interface ResumeTally {
  right: number
  wrong: number
  missed: number
  notes: string[]
}

const written = (values: (string | null)[]): string[] => values.flatMap((value) => (value?.trim() ? [value] : []))

function valuesOf(field: ResumeField, { name, location, experiences, education, skills }: IdealResume): string[] {
  switch (field) {
    case 'name':
      return written([name])
    case 'location':
      // the city: how much is said around it differs from layout to layout
      return written([location?.split(',')[0] ?? null])
    case 'titles':
      return written(experiences.map(({ title }) => title))
    case 'companies':
      return written(experiences.map(({ company }) => company))
    // a date counts with its job
    case 'from':
      return written(experiences.map(({ company, title, start }) => start && `${start} ${title || company}`))
    case 'to':
      return written(experiences.map(({ company, title, start, end }) => start && `${end ?? 'now'} ${title || company}`))
    case 'schools':
      return written(education.map(({ school }) => school))
    case 'degrees':
      return written(education.map(({ degree }) => degree))
    case 'fields of study':
      return written(education.map(({ fieldOfStudy }) => fieldOfStudy))
    case 'skills':
      return written(skills)
  }
}

export function gradeResume(field: ResumeField, expected: IdealResume, read: IdealResume): ResumeTally {
  const remaining = valuesOf(field, expected).map((value) => normalise(value))
  const notes: string[] = []
  let right = 0
  for (const value of valuesOf(field, read)) {
    const index = remaining.indexOf(normalise(value))
    if (index >= 0) {
      remaining.splice(index, 1)
      right += 1
    } else notes.push(`wrong ${value}`)
  }
  return { right, wrong: notes.length, missed: remaining.length, notes: [...notes, ...remaining.map((value) => `missed ${value}`)] }
}
