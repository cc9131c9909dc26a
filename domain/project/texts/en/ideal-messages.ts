// English texts of domain/project/ideal-messages.ts.
import type { DocumentProblem } from '../../../ports/files.ts'
import { limits } from '../../../shared/limits.ts'

export const idealMessages = {
  full: `You can have up to ${limits.idealCandidates} ideal candidates. Remove one to add another.`,
  fileTooBig: `Résumés can be up to ${limits.resumeFileMegabytes} MB. Choose a smaller file.`,
  nothingFound: 'We found no jobs, education, or skills in this file. Is it a résumé?',
  noFile: 'Choose a résumé.',
} as const

export const resumeReadingMessages = {
  time: 'This résumé took too long to read. Use a shorter or simpler file.',
  memory: 'This résumé needed too much memory to read. Use a shorter or simpler file.',
  broken: 'We couldn’t read this résumé. Use another format.',
  busy: 'Too many files are being read right now. Try again in a minute.',
} as const

export const resumeMessages: Readonly<Record<DocumentProblem, string>> = {
  unsupported: 'We can’t read this file. Use a PDF, a DOCX, a text file, or a JSON Resume.',
  protected: 'This file is password-protected. Save it without a password.',
  broken: 'This file is damaged. Save it again, or use another format.',
  too_large: 'This file is too long for a résumé.',
  no_text: 'We found no text in this file. If it’s a scan, use a PDF with text.',
  busy: 'Too many files are being read right now. Try again in a minute.',
}
