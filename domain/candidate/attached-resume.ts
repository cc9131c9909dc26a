// A résumé attached to a candidate's email: which files are taken, whether it is theirs, and what the conversation says of it.
import { normaliseEmail } from '../shared/validation.ts'
import { resumeKind, resumeMaximumBytes } from './resume-file.ts'
import { resumeCountWords, type ResumeCounts } from './resume-reading.ts'
import * as attachedResumeText from './texts/en/attached-resume.ts'

/** Files of one email that are looked at. */
export const mostAttachedResumes = 3
/** Files a candidate's emails may add in 24 hours. */
export const mostAttachedPerDay = 10

/** Shorter texts are notes that mail programs attach. */
const shortestText = 200

/**
 * Whether an attached file may be a résumé, by its content. Plain text needs a name that says so, since mail programs attach texts of
 * their own.
 */
export function mayBeAttachedResume(name: string, bytes: Uint8Array): boolean {
  if (bytes.length === 0 || bytes.length > resumeMaximumBytes) return false
  const kind = resumeKind(bytes)
  if (kind === null) return false
  return kind.extension !== 'txt' || (/\.(?:txt|md)$/i.test(name) && bytes.length >= shortestText)
}

export interface AttachedFrom {
  /** The candidate's name and every address known of them, or written to. */
  firstName: string
  lastName: string
  addresses: readonly string[]
  sender: string | null
}

/** What a résumé says at its head. */
export interface ResumeHead {
  text: string
  /** '' where none was read. */
  name: string
  email: string | null
}

/**
 * Whether an attached résumé is the candidate's: it has an address of theirs, or both of their names, or it came from an address of
 * theirs and doesn't name someone else. Anyone who can answer an email may attach a friend's résumé, or their own.
 */
export function isTheirResume({ firstName, lastName, addresses, sender }: AttachedFrom, head: ResumeHead): boolean {
  const known = new Set(addresses.map(normaliseEmail))
  if (head.email !== null && known.has(normaliseEmail(head.email))) return true
  const words = new Set(wordsOf(head.text))
  const first = wordsOf(firstName).some((word) => words.has(word))
  const last = wordsOf(lastName).some((word) => words.has(word))
  if (first && last) return true
  const isTheirAddress = sender !== null && known.has(normaliseEmail(sender))
  return isTheirAddress && (first || last || head.name === '')
}

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return plain.split(/[^\p{L}]+/u).filter((word) => word.length > 1)
}

export const attachedOutcomes = ['updated', 'unchanged', 'unreadable', 'no_resume', 'not_theirs', 'forged', 'too_many'] as const
export type AttachedOutcome = (typeof attachedOutcomes)[number]

export interface AttachedResume {
  outcome: AttachedOutcome
  read: ResumeCounts
  /** Why nothing could be read. */
  note: string
}

/** One sentence or two for the conversation: what an attached file was read as, and what became of it. */
export function attachedResumeWords({ outcome, read, note }: AttachedResume): string {
  switch (outcome) {
    case 'updated':
      return attachedResumeText.profileUpdated(resumeCountWords(read))
    case 'unchanged':
      return attachedResumeText.nothingNew(resumeCountWords(read))
    case 'unreadable':
      return `File attached, but we couldn’t read it. ${note}`
    case 'no_resume':
      return attachedResumeText.nothingFound
    case 'not_theirs':
      return attachedResumeText.otherName
    case 'forged':
      return attachedResumeText.senderUnverified
    case 'too_many':
      return attachedResumeText.tooManyFiles(mostAttachedPerDay)
  }
}
