import { answerTasks } from '@fairlead/adapters/threads/thread-side'
import { readJob } from '@fairlead/extraction/read-job'
import { readResume } from '@fairlead/extraction/read-resume'
import { buildVocabulary } from '@fairlead/matching/vocabulary'
import { readReferenceTables } from './platform/reference.ts'
import type { TextTask } from './read-text.ts'

const vocabulary = buildVocabulary(readReferenceTables())

answerTasks(({ kind, text, mostKeywords }: TextTask) =>
  kind === 'job' ? readJob(vocabulary, text, mostKeywords) : readResume(vocabulary, text),
)
