// Counts what a résumé's reader found, missed and made up, field by field.
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

const given = (values: (string | null)[]): string[] => values.flatMap((value) => (value?.trim() ? [value] : []))

function valuesOf(field: ResumeField, { name, location, experiences, education, skills }: IdealResume): string[] {
  switch (field) {
    case 'name':
      return given([name])
    case 'location':
      // the city: how much is said around it differs from layout to layout
      return given([location?.split(',')[0] ?? null])
    case 'titles':
      return given(experiences.map(({ title }) => title))
    case 'companies':
      return given(experiences.map(({ company }) => company))
    // a date counts with its job
    case 'from':
      return given(experiences.map(({ company, title, start }) => start && `${start} ${title || company}`))
    case 'to':
      return given(experiences.map(({ company, title, start, end }) => start && `${end ?? 'now'} ${title || company}`))
    case 'schools':
      return given(education.map(({ school }) => school))
    case 'degrees':
      return given(education.map(({ degree }) => degree))
    case 'fields of study':
      return given(education.map(({ fieldOfStudy }) => fieldOfStudy))
    case 'skills':
      return given(skills)
  }
}

export function gradeResume(field: ResumeField, wanted: IdealResume, read: IdealResume): ResumeTally {
  const left = valuesOf(field, wanted).map((value) => normalise(value))
  const notes: string[] = []
  let right = 0
  for (const value of valuesOf(field, read)) {
    const at = left.indexOf(normalise(value))
    if (at >= 0) {
      left.splice(at, 1)
      right += 1
    } else notes.push(`wrong ${value}`)
  }
  return { right, wrong: notes.length, missed: left.length, notes: [...notes, ...left.map((value) => `missed ${value}`)] }
}
