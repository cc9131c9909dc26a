// What is said about ideal candidates and the résumés they come from.
import type { DocumentProblem } from '../ports/files.ts'
import { limits } from '../shared/limits.ts'

export const idealMessages = {
  full: `There may be up to ${limits.idealCandidates} ideal candidates. Remove one to add another.`,
  fileTooBig: `A résumé may have up to ${limits.resumeFileMegabytes} MB. Choose a smaller file.`,
  nothingFound: 'No jobs, education or skills were found in this file. Is it a résumé?',
  noFile: 'Choose a résumé.',
} as const

export const resumeReadingMessages = {
  time: 'Reading this résumé took too long, so it was stopped. Use a shorter or simpler file.',
  memory: 'Reading this résumé needed too much memory, so it was stopped. Use a shorter or simpler file.',
  broken: 'This résumé could not be read. Use another format.',
  busy: 'Too many files are being read right now. Try again in a minute.',
} as const

export const resumeMessages: Readonly<Record<DocumentProblem, string>> = {
  unsupported: 'This file cannot be read. Use a PDF, a DOCX, a text file or a JSON Resume.',
  protected: 'This file is protected by a password. Save it without one.',
  broken: 'This file is broken. Save it again, or use another format.',
  too_large: 'There is more in this file than a résumé has.',
  no_text: 'No words were found in this file. A scan has none; use a PDF with text.',
  busy: 'Too many files are being read right now. Try again in a minute.',
}
