// Reads a résumé as an ideal candidate without storing it or legally protected details.
import type { IdealResume } from '@fairlead/domain/project/ideal-candidate'
import type { FileReader } from '@fairlead/domain/ports/files'
import { Refusal } from '@fairlead/domain/refusal'
import { idealMessages, resumeMessages, resumeReadingMessages } from '@fairlead/domain/project/ideal-messages'
import { limits } from '@fairlead/domain/shared/limits'
import { withinLimits } from '@fairlead/extraction/read-resume'
import { resumeOfProfile } from '@fairlead/extraction/resume-profile'
import { codeOf } from './read-job-description.ts'
import { unwrapResult, type TextReader } from './text-reader.ts'

const refuse = (code: 'invalid_input' | 'too_large' | 'too_many_attempts' | 'unsupported_file', sentence: string) =>
  new Refusal(code, sentence, { file: sentence })

export async function readIdealResume(
  texts: TextReader,
  files: FileReader,
  bytes: Uint8Array | null,
  workspaceId: string,
): Promise<IdealResume> {
  if (bytes === null) throw refuse('invalid_input', idealMessages.noFile)
  if (bytes.length > limits.resumeFileMegabytes * 1024 * 1024) throw refuse('too_large', idealMessages.fileTooBig)
  const result = await files.readDocument(bytes, workspaceId)
  if ('problem' in result) throw refuse(codeOf(result.problem), resumeMessages[result.problem])
  if (result.text.length > limits.jobTextLength * 3) throw refuse('too_large', resumeMessages.too_large)
  const json = /^\s*\{/.test(result.text) ? parsed(result.text) : undefined
  if (json !== undefined) {
    const read = files.readJsonResume(json)
    if ('errors' in read) throw refuse('unsupported_file', read.errors[0] ?? resumeMessages.unsupported)
    return withinLimits(resumeOfProfile(read.profile))
  }
  const resume = unwrapResult(await texts.readResume(result.text, workspaceId), resumeReadingMessages, 'file')
  if (resume === null) throw refuse('unsupported_file', idealMessages.nothingFound)
  return resume
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
