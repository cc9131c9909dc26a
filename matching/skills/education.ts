// Reads schools, degrees and fields of study.
import { normalise } from '@fairlead/domain/reference/normalise'
import type { ReferenceTables } from '@fairlead/domain/reference/tables'
import { conceptId, hashedId } from './concepts.ts'

/** Ascending order; 'mba' is next to 'master'. */
export const degreeLevels = { none: 0, associate: 1, bachelor: 2, master: 3, mba: 3, doctorate: 4 } as const
export type DegreeKind = keyof typeof degreeLevels

export interface SchoolReading {
  concept: number
  /** The list's own name, or as written. */
  label: string
  /** 1 for the best known to 5 for the rest or unknown. */
  tier: number
  top10: boolean
  top25: boolean
}

export interface MajorReading {
  concept: number
  family: number | null
  familyLabel: string | null
}

export interface Schooling {
  school(name: string): SchoolReading
  major(text: string): MajorReading
}

const bachelor = /^(bachelors?|bsc|bs|ba|beng|bba|btech|bcom|bfa|licence|licenciatura|undergraduate|ab|llb)$/
const master = /^(masters?|msc|ms|ma|meng|mtech|mfa|mph|mpa|msw|msn|mphil|diplom|magister|postgraduate|llm|med)$/
const doctor = /^(phd|doctorate|doctor|doctoral|dphil|md|jd|dds|pharmd|edd|dnp|psyd|dpt|juris)$/

/** The level of a degree; 'none' for certificates and unknown text. */
export function readDegree(text: string | null): DegreeKind {
  if (!text) return 'none'
  const words = normalise(text).split(' ')
  if (words.includes('mba') || /master of business administration/.test(words.join(' '))) return 'mba'
  if (words.some((word) => doctor.test(word))) return 'doctorate'
  if (words.some((word) => master.test(word))) return 'master'
  if (words.some((word) => bachelor.test(word))) return 'bachelor'
  return words.includes('associate') || words.includes('associates') ? 'associate' : 'none'
}

/** True for a research doctorate, as opposed to the professional ones in medicine and law. */
export function isPhd(text: string | null): boolean {
  return text !== null && /\b(phd|dphil|doctor of philosophy|doctorate)\b/.test(normalise(text))
}

export const degreeConcept = (kind: DegreeKind | 'phd'): number => conceptId('degree', kind)
export const schoolClassConcept = (kind: 'top10' | 'top25'): number => conceptId('schoolClass', kind)

/** Builds the lexicon; names are normalized on first use. */
export function readSchooling(tables: Pick<ReferenceTables, 'universities' | 'majors'>): Schooling {
  const schools = new Map<string, SchoolReading>()
  for (const row of tables.universities.toReversed()) {
    const reading = { concept: conceptId('school', row.id), label: row.name, tier: row.tier, top10: row.top10, top25: row.top25 }
    for (const name of [row.name, ...row.aliases]) schools.set(name.toLowerCase(), reading)
  }
  let folded: Map<string, SchoolReading> | null = null
  const majors = new Map<string, MajorReading>()
  for (const row of tables.majors.toReversed()) {
    const reading = { concept: conceptId('major', row.id), family: conceptId('majorFamily', row.family), familyLabel: row.family }
    for (const name of [...row.aliases, row.name]) majors.set(normalise(name), reading)
  }
  const cache = new Map<string, SchoolReading>()
  const majorCache = new Map<string, MajorReading>()
  return {
    school(name) {
      const listed = schools.get(name.toLowerCase()) ?? cache.get(name)
      if (listed) return listed
      folded ??= new Map([...schools].map(([key, reading]) => [normalise(key), reading]))
      const key = normalise(name)
      const reading = folded.get(key) ?? { concept: hashedId('school', key), label: name.trim(), tier: 5, top10: false, top25: false }
      if (cache.size >= 20_000) cache.clear()
      cache.set(name, reading)
      return reading
    },
    major(text) {
      const cached = majorCache.get(text)
      if (cached) return cached
      const key = normalise(text)
      const major = majors.get(key) ?? { concept: hashedId('word', key), family: null, familyLabel: null }
      if (majorCache.size >= 20_000) majorCache.clear()
      majorCache.set(text, major)
      return major
    },
  }
}
