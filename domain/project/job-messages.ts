// What is said when a job description cannot be read.
import type { PageProblem } from '../ports/pages.ts'
import type { DocumentProblem } from '../ports/files.ts'
import { limits } from '../shared/limits.ts'

export const jobMessages = {
  missing: 'Paste the job description, or choose a file.',
  isAddress: 'Web addresses are not opened. Copy the text of the page and paste it here.',
  fileTooBig: `A job description may have up to ${limits.jobFileMegabytes} MB. Paste the text instead.`,
  tooLong: `This is longer than ${limits.jobTextLength.toLocaleString('en-US')} characters. Paste the job description alone.`,
} as const

export const readingMessages = {
  time: 'Reading this text took too long, so it was stopped. Paste the part about the job only.',
  memory: 'Reading this text needed too much memory, so it was stopped. Paste the part about the job only.',
  broken: 'This text could not be read. Paste the part about the job only.',
  busy: 'Too many texts are being read right now. Try again in a minute.',
} as const

export const documentMessages: Readonly<Record<DocumentProblem, string>> = {
  unsupported: 'This file cannot be read. Use a PDF, a DOCX or a text file, or paste the text.',
  protected: 'This file is protected by a password. Paste the text instead.',
  broken: 'This file is broken. Save it again, or paste the text.',
  too_large: 'There is more in this file than a job description has. Paste the text instead.',
  no_text: 'No words were found in this file. A scan has none; paste the text instead.',
  busy: 'Too many files are being read right now. Try again in a minute, or paste the text.',
}

export const pageMessages: Readonly<Record<PageProblem, string>> = {
  bad_address: 'This is no address of a web page. Paste the text instead.',
  not_allowed: 'Pages of this site are not opened here. Paste the text instead.',
  private: 'This address is not on the public web and is not opened. Paste the text instead.',
  unreachable: 'The page could not be opened. Paste its text instead.',
  too_slow: 'The page took too long. Try again, or paste its text.',
  too_large: 'The page is too large. Paste the text of the job alone.',
  unsupported: 'There is no text at this address. Paste the job description instead.',
  not_found: 'There is no page at this address any more. Paste the text instead.',
  no_text: 'The page has no words without its scripts. Paste the text instead.',
}
