// What is said when a job description cannot be read.
import type { DocumentProblem } from '../ports/files.ts'
import { limits } from './limits.ts'

export const jobMessages = {
  missing: 'Paste the job description, or choose a file.',
  isAddress: 'Web addresses are not opened. Copy the text of the page and paste it here.',
  fileTooBig: `A job description may have up to ${limits.jobFileMegabytes} MB. Paste the text instead.`,
  tooLong: `This is longer than ${limits.jobTextLength.toLocaleString('en-US')} characters. Paste the job description alone.`,
} as const

export const documentMessages: Readonly<Record<DocumentProblem, string>> = {
  unsupported: 'This file cannot be read. Use a PDF, a DOCX or a text file, or paste the text.',
  protected: 'This file is protected by a password. Paste the text instead.',
  broken: 'This file is broken. Save it again, or paste the text.',
  too_large: 'There is more in this file than a job description has. Paste the text instead.',
  no_text: 'No words were found in this file. A scan has none; paste the text instead.',
}
