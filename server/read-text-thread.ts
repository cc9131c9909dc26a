import { answerTasks } from '@fairlead/adapters/threads/thread-side'
import { readJob } from '@fairlead/matching/intake/read-job'
import { readResume } from '@fairlead/matching/intake/read-resume'
import { buildVocabulary } from '@fairlead/matching/vocabulary'
import { readReferenceTables } from './platform/reference.ts'
import type { TextTask } from './read-text.ts'

const vocabulary = buildVocabulary(readReferenceTables())

answerTasks(({ kind, text, mostKeywords }: TextTask) =>
  kind === 'job' ? readJob(vocabulary, text, mostKeywords) : readResume(vocabulary, text),
)
