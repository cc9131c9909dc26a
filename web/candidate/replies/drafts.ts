// Drafts about candidates, stored on this device until they are sent, across reloads and sign-ins.
import { newId } from '../../api/new-id.ts'
import { keyOfUser } from '../../api/session.ts'

type Kind = 'reply' | 'comment' | 'note' | 'staff_note'

const keyOf = (kind: Kind, candidateId: string) => keyOfUser(`${kind}_draft_${candidateId}`)

export function readDraft(kind: Kind, candidateId: string): string | null {
  return localStorage.getItem(keyOf(kind, candidateId))
}

/** null deletes it. */
export function saveDraft(kind: Kind, candidateId: string, text: string | null): void {
  if (text === null) localStorage.removeItem(keyOf(kind, candidateId))
  else localStorage.setItem(keyOf(kind, candidateId), text)
}

interface Attempt {
  id: string
  /** The text of the first attempt. */
  text: string
}

const attemptKey = (candidateId: string) => keyOfUser(`reply_attempt_${candidateId}`)

/** A reply keeps its id until the server confirms the outcome, so that retries never send it twice. */
export function attemptOf(candidateId: string, text: string): Attempt {
  const stored = localStorage.getItem(attemptKey(candidateId))
  if (stored) return JSON.parse(stored) as Attempt
  const attempt = { id: newId(), text }
  localStorage.setItem(attemptKey(candidateId), JSON.stringify(attempt))
  return attempt
}

export function endAttempt(candidateId: string): void {
  localStorage.removeItem(attemptKey(candidateId))
}
