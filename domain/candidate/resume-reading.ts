// A one-line summary of what was read from a résumé.

export interface ResumeCounts {
  jobs: number
  skills: number
  schools: number
}

/** '4 jobs, 12 skills, 1 school'; zero counts are omitted. */
export function resumeCountWords({ jobs, skills, schools }: ResumeCounts): string {
  const count = (number: number, singular: string, many: string) => (number === 0 ? [] : [`${number} ${number === 1 ? singular : many}`])
  return [...count(jobs, 'job', 'jobs'), ...count(skills, 'skill', 'skills'), ...count(schools, 'school', 'schools')].join(', ')
}

/** 'Read: 4 jobs, 12 skills, 1 school'; zero counts are omitted. */
export function resumeReadWords(counts: ResumeCounts): string {
  return `Read: ${resumeCountWords(counts)}`
}
