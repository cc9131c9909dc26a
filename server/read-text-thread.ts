import { answerTasks } from '@fairlead/adapters/threads/thread-side'
import { readJob } from '@fairlead/extraction/read-job'
import { readResume, searchableText } from '@fairlead/extraction/read-resume'
import { loadReadingVocabulary } from '@fairlead/extraction/load-reader'
import { readReferenceTables } from './platform/reference.ts'
import type { TextTask } from './read-text.ts'

const vocabulary = loadReadingVocabulary(readReferenceTables())

answerTasks(({ kind, text, maxKeywords }: TextTask) => {
  if (kind === 'job') return readJob(vocabulary, text, maxKeywords)
  const resume = readResume(vocabulary, text)
  if (resume === null) return null
  // an ideal candidate has no addresses
  const { emails, linkedinUrl, ...ideal } = resume
  return kind === 'resume' ? ideal : { ...ideal, emails, linkedinUrl, searchable: searchableText(text) }
})
