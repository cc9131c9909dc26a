// The part of a job description that says what the work is: without benefits, the company's praise of itself and legal notes.
import { protectedRequirementIn } from '@fairlead/domain/project/protected-traits'
import { silentSections } from './sections.ts'
import { sentencesOf } from './sentences.ts'

/** Letters of a description that are read. */
const maxLength = 30_000

/** Sentences that ask for what the law protects say nothing either. */
export function jobWords(description: string): string {
  const text = description.slice(0, maxLength)
  if (text.trim() === '') return ''
  const [heading = ''] = text.trim().split('\n')
  const sentences = sentencesOf(text).filter(
    (sentence) => !silentSections.has(sentence.section) && protectedRequirementIn(sentence.text) === null,
  )
  return [heading.slice(0, 200), ...sentences.map((sentence) => sentence.text)].join('\n')
}
