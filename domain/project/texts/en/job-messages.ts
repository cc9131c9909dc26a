// English texts of domain/project/job-messages.ts.
import type { PageProblem } from '../../../ports/pages.ts'
import type { DocumentProblem } from '../../../ports/files.ts'
import { limits } from '../../../shared/limits.ts'

export const jobMessages = {
  missing: 'Paste the job description, or choose a file.',
  isAddress: 'We don’t open web addresses. Copy the text from the page and paste it here.',
  fileTooBig: `Job descriptions can be up to ${limits.jobFileMegabytes} MB. Paste the text instead.`,
  tooLong: `This is longer than ${limits.jobTextLength.toLocaleString('en-US')} characters. Paste only the job description.`,
} as const

export const readingMessages = {
  time: 'This text took too long to read. Paste only the part about the job.',
  memory: 'This text needed too much memory to read. Paste only the part about the job.',
  broken: 'We couldn’t read this text. Paste only the part about the job.',
  busy: 'Too many texts are being read right now. Try again in a minute.',
} as const

export const documentMessages: Readonly<Record<DocumentProblem, string>> = {
  unsupported: 'We can’t read this file. Use a PDF, a DOCX, or a text file, or paste the text.',
  protected: 'This file is password-protected. Paste the text instead.',
  broken: 'This file is damaged. Save it again, or paste the text.',
  too_large: 'This file is too long for a job description. Paste the text instead.',
  no_text: 'We found no text in this file. If it’s a scan, paste the text instead.',
  busy: 'Too many files are being read right now. Try again in a minute, or paste the text.',
}

export const pageMessages: Readonly<Record<PageProblem, string>> = {
  bad_address: 'This isn’t a web address. Paste the text instead.',
  not_allowed: 'We can’t open pages from this site. Paste the text instead.',
  private: 'This address isn’t on the public web, so we can’t open it. Paste the text instead.',
  unreachable: 'We couldn’t open the page. Paste its text instead.',
  too_slow: 'The page took too long. Try again, or paste its text.',
  too_large: 'The page is too large. Paste only the job description.',
  unsupported: 'There is no text at this address. Paste the job description instead.',
  not_found: 'There is no page at this address. Paste the text instead.',
  no_text: 'We found no text on this page. Paste the text instead.',
}
