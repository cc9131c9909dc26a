// Extracts criteria from long texts outside of the event loop, with limits on time and memory.
import type { IdealResume } from '@fairlead/domain/project/ideal-candidate'
import { Refusal } from '@fairlead/domain/refusal'
import type { JobReading } from '@fairlead/extraction/read-job'
import type { ResumeContact } from '@fairlead/extraction/resume-contact'

/** Why a text wasn't fully read. */
export type TextProblem = 'time' | 'memory' | 'broken' | 'busy'

export type TextResult<T> = { value: T } | { problem: TextProblem }

export interface TextReader {
  /** `key` is the workspace: texts from one workspace wait for each other, not for other workspaces' texts. Never rejects. */
  readJob(text: string, maxKeywords: number, key: string): Promise<TextResult<JobReading>>
  /** null: no jobs, education or skills were found. */
  readResume(text: string, key: string): Promise<TextResult<IdealResume | null>>
  /** The same, with the text that searches read. */
  readPerson(text: string, key: string): Promise<TextResult<(IdealResume & ResumeContact & { searchable: string }) | null>>
}

/** The value, or a refusal with the sentence for the user; `field` is where the screen shows it. */
export function unwrapResult<T>(result: TextResult<T>, sentences: Readonly<Record<TextProblem, string>>, field: 'text' | 'file'): T {
  if ('value' in result) return result.value
  const sentence = sentences[result.problem]
  throw new Refusal(result.problem === 'busy' ? 'too_many_attempts' : 'too_large', sentence, { [field]: sentence })
}
