// What lines and words can be, in postings and searches, and in résumés.

/** A posting's lines; a search has only 'search'. The letters are those of label files. */
export const postingZones = {
  T: 'title',
  E: 'employer',
  D: 'duties',
  M: 'must',
  N: 'nice',
  X: 'unwanted',
  B: 'benefits',
  L: 'place',
  Q: 'search',
} as const
export type PostingZone = (typeof postingZones)[keyof typeof postingZones]

export const resumeZones = {
  C: 'contact',
  S: 'summary',
  W: 'work',
  U: 'education',
  K: 'skills',
  G: 'languages',
  F: 'certificates',
  O: 'other',
} as const
export type ResumeZone = (typeof resumeZones)[keyof typeof resumeZones]

export const postingTags = [
  'TITLE',
  'SKILL',
  'DEGREE',
  'YEARS',
  'PLACE',
  'LANGUAGE',
  'PAY',
  'EMPLOYER',
  'KIND',
  'EXCLUDED',
  'NICE',
  'MUST',
  'NOT',
] as const
export type PostingTag = (typeof postingTags)[number]

export const resumeTags = ['NAME', 'TITLE', 'EMPLOYER', 'PLACE', 'DATE', 'SCHOOL', 'DEGREE', 'LANGUAGE', 'CERTIFICATE', 'SKILL'] as const
export type ResumeTag = (typeof resumeTags)[number]
