// Résumés attached to a candidate's email: which files qualify, whether they are the candidate's, and the note in the conversation.
import { normaliseEmail } from '../shared/validation.ts'
import { resumeKind, resumeMaximumBytes } from './resume-file.ts'
import { resumeCountWords, type ResumeCounts } from './resume-reading.ts'
import { text as attachedResumeText } from './texts/attached-resume.ts'

/** Maximum files per email that are examined. */
export const maxAttachedResumes = 3
/** Maximum files that a candidate's emails may add in 24 hours. */
export const maxAttachedPerDay = 10

/** Shorter texts are notes that mail programs attach. */
const shortestText = 200

/** Parts that mail programs and signatures add themselves, which no one attached. */
export const isKnownPart = (contentType: string): boolean =>
  /^(?:(?:image|audio|video|text|message|multipart)\/|application\/(?:pgp-|x?-?pkcs7-|ics|x-amp|vcard))/i.test(contentType)

/**
 * Whether an attached file may be a résumé, by its content. Plain text needs a matching file name, since mail programs add text
 * attachments themselves; `isChosen` for a file that a person attached in any case.
 */
export function mayBeAttachedResume(name: string, bytes: Uint8Array, isChosen = false): boolean {
  if (bytes.length === 0 || bytes.length > resumeMaximumBytes) return false
  const kind = resumeKind(bytes)
  if (kind === null) return false
  return kind.extension !== 'txt' || (/\.(?:txt|md)$/i.test(name) && (isChosen || bytes.length >= shortestText))
}

export interface AttachedFrom {
  /** The candidate's name and all known or contacted addresses. */
  firstName: string
  lastName: string
  addresses: readonly string[]
  sender: string | null
}

/** The header of a résumé. */
export interface ResumeHead {
  text: string
  /** '' when none was found. */
  name: string
  email: string | null
}

/**
 * Whether an attached résumé is the candidate's: it contains one of their addresses or both of their names, or it came from one of
 * their addresses and doesn't name someone else. Any correspondent may attach a friend's résumé.
 */
export function isTheirResume({ firstName, lastName, addresses, sender }: AttachedFrom, head: ResumeHead): boolean {
  const addressSet = new Set(addresses.map(normaliseEmail))
  if (head.email !== null && addressSet.has(normaliseEmail(head.email))) return true
  const words = new Set(wordsOf(head.text))
  const first = wordsOf(firstName).some((word) => words.has(word))
  const last = wordsOf(lastName).some((word) => words.has(word))
  if (first && last) return true
  const isTheirAddress = sender !== null && addressSet.has(normaliseEmail(sender))
  return isTheirAddress && (first || last || head.name === '')
}

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return plain.split(/[^\p{L}]+/u).filter((word) => word.length > 1)
}

export const attachedOutcomes = ['updated', 'unchanged', 'unreadable', 'unopened', 'no_resume', 'not_theirs', 'forged', 'too_many'] as const
export type AttachedOutcome = (typeof attachedOutcomes)[number]

export interface AttachedResume {
  outcome: AttachedOutcome
  read: ResumeCounts
  /** What could not be read, and why. */
  note: string
}

/** One or two sentences for the conversation: how an attached file was read and what happened to it. */
export function attachedResumeWords(attached: AttachedResume): string {
  const words = outcomeWords(attached)
  return attached.outcome === 'unreadable' || attached.note === '' ? words : `${words} ${attached.note}`
}

function outcomeWords({ outcome, read, note }: AttachedResume): string {
  switch (outcome) {
    case 'updated':
      return attachedResumeText.profileUpdated(resumeCountWords(read))
    case 'unchanged':
      return attachedResumeText.nothingNew(resumeCountWords(read))
    case 'unreadable':
      return attachedResumeText.unreadable(note)
    case 'unopened':
      return attachedResumeText.unopened
    case 'no_resume':
      return attachedResumeText.nothingFound
    case 'not_theirs':
      return attachedResumeText.otherName
    case 'forged':
      return attachedResumeText.senderUnverified
    case 'too_many':
      return attachedResumeText.tooManyFiles(maxAttachedPerDay)
  }
}
