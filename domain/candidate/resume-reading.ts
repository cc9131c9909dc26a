// What was read from a résumé, in one line, and what could not be read.
import type { UnreadPart } from '../ports/files.ts'
import { text } from './texts/resume-reading.ts'

export interface ResumeCounts {
  jobs: number
  skills: number
  schools: number
}

/** '4 jobs, 12 skills, 1 school'; zero counts are omitted. */
export function resumeCountWords({ jobs, skills, schools }: ResumeCounts): string {
  const parts = [jobs > 0 && text.jobs(jobs), skills > 0 && text.skills(skills), schools > 0 && text.schools(schools)]
  return parts.filter(Boolean).join(', ')
}

/** 'Read: 4 jobs, 12 skills, 1 school'; zero counts are omitted. */
export function resumeReadWords(counts: ResumeCounts): string {
  return text.read(resumeCountWords(counts))
}

/** 'Page 2 has no text …', a sentence for each kind of fault; '' when everything was read. */
export function unreadWords(parts: readonly UnreadPart[]): string {
  const sentences = { no_text: text.withoutText, broken: text.broken, garbled: text.garbled }
  return Object.entries(sentences)
    .flatMap(([reason, sentence]) => {
      const faulty = parts.filter((part) => part.reason === reason)
      return faulty.length === 0 ? [] : [sentence(faulty.flatMap(({ page }) => (page === null ? [] : [page])))]
    })
    .join(' ')
}
