// The part of a job description about the work, without benefits, company praise, and legal notes.
import { protectedRequirementIn } from '@fairlead/domain/project/protected-traits'
import { silentSections } from './sections.ts'
import { sentencesOf } from './sentences.ts'

/** Characters of a description that are read. */
const maxLength = 30_000

/** Also skips sentences with legally protected requirements. */
export function jobWords(description: string): string {
  const text = description.slice(0, maxLength)
  if (text.trim() === '') return ''
  const [heading = ''] = text.trim().split('\n')
  const sentences = sentencesOf(text).filter(
    (sentence) => !silentSections.has(sentence.section) && protectedRequirementIn(sentence.text) === null,
  )
  return [heading.slice(0, 200), ...sentences.map((sentence) => sentence.text)].join('\n')
}
