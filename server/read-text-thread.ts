import { answerTasks } from '@fairlead/adapters/threads/thread-side'
import { readJob } from '@fairlead/extraction/read-job'
import { readResume, searchableText } from '@fairlead/extraction/read-resume'
import { unreadWords } from '@fairlead/extraction/unread-words'
import { loadReadingVocabulary } from '@fairlead/extraction/load-reader'
import { readReferenceTables } from './platform/reference.ts'
import type { TextTask } from './read-text.ts'

const vocabulary = loadReadingVocabulary(readReferenceTables())
// what is built when it is first needed belongs to the thread's start, not to the time of someone's text
readJob(vocabulary, 'Registered Nurse in Boston\nRequirements\n- BLS, 2 years of experience', 10)
readResume(vocabulary, 'Ada Pier\nExperience\nCaptain, Tidewater, 2019 - 2024')

answerTasks(({ kind, text, maxKeywords }: TextTask) => {
  if (kind === 'job') {
    const reading = readJob(vocabulary, text, maxKeywords)
    return { ...reading, unused: [...reading.unused, ...unreadWords(vocabulary, text, reading)] }
  }
  const resume = readResume(vocabulary, text)
  if (resume === null) return null
  // an ideal candidate has no addresses
  const { emails, linkedinUrl, ...ideal } = resume
  return kind === 'resume' ? ideal : { ...ideal, emails, linkedinUrl, searchable: searchableText(text) }
})
