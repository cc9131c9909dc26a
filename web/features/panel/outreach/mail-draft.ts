// What was changed of a first mail, kept on this device until it is sent or given up.
import { keyOfUser } from '../../../api/session.ts'

export interface MailDraft {
  subject: string | null
  body: string | null
  to: string | null
}

export const noDraft: MailDraft = { subject: null, body: null, to: null }

const keyOf = (candidateId: string) => keyOfUser(`mail_draft_${candidateId}`)

export function readMailDraft(candidateId: string): MailDraft {
  try {
    return { ...noDraft, ...(JSON.parse(localStorage.getItem(keyOf(candidateId)) ?? '{}') as Partial<MailDraft>) }
  } catch {
    return noDraft
  }
}

export function keepMailDraft(candidateId: string, draft: MailDraft | null): void {
  if (draft === null || (draft.subject === null && draft.body === null && draft.to === null)) localStorage.removeItem(keyOf(candidateId))
  else localStorage.setItem(keyOf(candidateId), JSON.stringify(draft))
}
