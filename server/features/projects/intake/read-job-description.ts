// Criteria from a pasted or uploaded job description; saves nothing.
import type { JobProposal } from '@fairlead/domain/project/job-proposal'
import { isAddress, validateJobText } from '@fairlead/domain/project/job-text'
import type { DocumentProblem, FileReader } from '@fairlead/domain/ports/files'
import { JobModelDown, type JobModel, type ModelProposal } from '@fairlead/domain/ports/job-model'
import type { WebPages } from '@fairlead/domain/ports/pages'
import { Refusal } from '@fairlead/domain/refusal'
import { documentMessages, jobMessages, pageMessages, readingMessages } from '@fairlead/domain/project/job-messages'
import { withShortRuns } from '@fairlead/domain/shared/bounded'
import { limits } from '@fairlead/domain/shared/limits'
import { addFromModel } from '@fairlead/extraction/add-from-model'
import type { JobReading } from '@fairlead/extraction/read-job'
import type { Vocabulary } from '@fairlead/matching/skills/vocabulary'
import type { Log } from '../../../platform/log.ts'
import { unwrapResult, type TextReader } from './text-reader.ts'

export interface JobDescriptionReading {
  text: string
  proposals: JobProposal[]
  /** Not understood with confidence, so not used. */
  unused: JobProposal[]
  /** How many at the end of the list are from a model. */
  fromModel: number
  leftOut: number
  /** Sentences that ask for a protected characteristic. */
  warnings: JobReading['warnings']
  language: JobReading['language']
  /** Whether a model was used as well: none is configured, one may be used, it was, or it failed. */
  model: 'none' | 'ready' | 'used' | 'failed'
}

export interface JobReaders {
  vocabulary: Vocabulary
  files: FileReader
  texts: TextReader
  workspaceId: string
  /** null = URLs aren't opened */
  pages: WebPages | null
  /** null = no model is configured */
  model: JobModel | null
  log: Pick<Log, 'warn'>
}

/** @param bytes of a file; null = the text was pasted, or is a page's URL */
export async function readJobDescription(
  readers: JobReaders,
  pasted: string,
  bytes: Uint8Array | null,
  asksModel: boolean,
): Promise<JobDescriptionReading> {
  const { vocabulary, pages, texts } = readers
  const content = bytes
    ? await textOfFile(readers, bytes)
    : pages && isAddress(pasted)
      ? await textOfPage(readers, pages, pasted.trim())
      : pasted.replaceAll(/\r\n?/g, '\n')
  const text = withShortRuns(content)
  const problem = validateJobText(text)
  if (problem) throw new Refusal(problem === jobMessages.tooLong ? 'too_large' : 'invalid_input', problem, { text: problem })
  const reading = unwrapResult(await texts.readJob(text, limits.keywordsProposed, readers.workspaceId), readingMessages, 'text')
  const modelProposals = asksModel ? await readWithModel(readers, text) : null
  const more = modelProposals
    ? addFromModel(vocabulary, text, { existing: reading.proposals, modelProposals, max: limits.keywordsProposed })
    : []
  return {
    text,
    proposals: [...reading.proposals, ...more],
    unused: reading.unused,
    fromModel: more.length,
    leftOut: reading.leftOut,
    warnings: reading.warnings,
    language: reading.language,
    model: readers.model === null ? 'none' : !asksModel ? 'ready' : modelProposals ? 'used' : 'failed',
  }
}

/** null when there is no model or it failed; the rules' results stay either way. */
async function readWithModel({ model, log }: JobReaders, text: string): Promise<ModelProposal[] | null> {
  try {
    return model && (await model.propose(text))
  } catch (error) {
    if (!(error instanceof JobModelDown)) throw error
    log.warn({ reason: error.message }, 'the model could not read a job description')
    return null
  }
}

async function textOfPage(readers: JobReaders, pages: WebPages, address: string): Promise<string> {
  const page = await pages.read(address)
  if ('text' in page) return page.text
  if ('bytes' in page) return textOfFile(readers, page.bytes)
  const sentence = pageMessages[page.problem]
  throw new Refusal('invalid_input', sentence, { text: sentence })
}

async function textOfFile({ files, workspaceId }: JobReaders, bytes: Uint8Array): Promise<string> {
  if (bytes.length > limits.jobFileMegabytes * 1024 * 1024)
    throw new Refusal('too_large', jobMessages.fileTooBig, { file: jobMessages.fileTooBig })
  const result = await files.readDocument(bytes, workspaceId)
  if ('text' in result) return result.text
  const sentence = documentMessages[result.problem]
  throw new Refusal(codeOf(result.problem), sentence, { file: sentence })
}

/** The refusal for a file without usable text. */
export function codeOf(problem: DocumentProblem): 'too_large' | 'too_many_attempts' | 'unsupported_file' {
  return problem === 'busy' ? 'too_many_attempts' : problem === 'too_large' ? 'too_large' : 'unsupported_file'
}
