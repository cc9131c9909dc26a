// What is being written about a candidate, kept on this device until it is sent: through closing, reloading and signing in again.
import { newId } from '../../api/new-id.ts'
import { keyOfUser } from '../../api/session.ts'

type Kind = 'reply' | 'comment' | 'note' | 'staff_note'

const keyOf = (kind: Kind, candidateId: string) => keyOfUser(`${kind}_draft_${candidateId}`)

export function readDraft(kind: Kind, candidateId: string): string | null {
  return localStorage.getItem(keyOf(kind, candidateId))
}

/** null forgets it. */
export function keepDraft(kind: Kind, candidateId: string, text: string | null): void {
  if (text === null) localStorage.removeItem(keyOf(kind, candidateId))
  else localStorage.setItem(keyOf(kind, candidateId), text)
}

interface Attempt {
  id: string
  /** What was written when it was first sent. */
  text: string
}

const attemptKey = (candidateId: string) => keyOfUser(`reply_attempt_${candidateId}`)

/** An answer keeps its name until the server has said what became of it, so that sending it again never sends two. */
export function attemptOf(candidateId: string, text: string): Attempt {
  const kept = localStorage.getItem(attemptKey(candidateId))
  if (kept) return JSON.parse(kept) as Attempt
  const attempt = { id: newId(), text }
  localStorage.setItem(attemptKey(candidateId), JSON.stringify(attempt))
  return attempt
}

export function endAttempt(candidateId: string): void {
  localStorage.removeItem(attemptKey(candidateId))
}
