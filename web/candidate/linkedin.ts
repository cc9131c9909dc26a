// LinkedIn messages to a candidate and how their outcome is shown.
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import type { WireLinkedinContact } from '@fairlead/contract/shapes/outreach'
import type { SendInvitation } from '@fairlead/contract/v1/li/connect'
import type { SendInmail } from '@fairlead/contract/v1/li/inmail'
import type { SignInLinkedin, VerifyLinkedin } from '@fairlead/contract/v1/li/login'
import type { LinkedinKind } from '@fairlead/domain/outreach/linkedin'
import type { Stage } from '@fairlead/domain/shared/stages'
import { messages } from '@fairlead/domain/shared/messages'
import { invalidate } from '../api/cache.ts'
import { failureOf, sentenceOf } from '../api/failure.ts'
import { send } from '../api/send.ts'
import { showToast } from '../ui/toast.ts'
import { askForCalendar } from './calendar-asked.ts'
import { refreshStages } from './pages.ts'

export type LinkedinResult =
  | { outcome: 'done' }
  /** Nothing was sent: the user opens the profile and pastes the text. */
  | { outcome: 'by_hand'; profileUrl: string; text: string }
  | { outcome: 'sign_in' }
  | { outcome: 'failed' }

export interface LinkedinMessage {
  kind: LinkedinKind
  subject: string
  body: string
  takeOver: boolean
}

const words = {
  inmail: { sent: messages.inmailSent, failed: messages.inmailFailed },
  invitation: { sent: messages.invitationSent, failed: messages.invitationFailed },
} as const

/** Sends it at most once and shows the outcome, except when a sign-in is needed. */
export async function sendOverLinkedin(
  projectId: string,
  candidate: WireCandidate,
  from: Stage,
  { kind, subject, body, takeOver }: LinkedinMessage,
): Promise<LinkedinResult> {
  const about = { project_id: projectId, candidate_id: candidate.id, message_body: body, take_over: takeOver || undefined }
  try {
    const contact: WireLinkedinContact =
      kind === 'inmail'
        ? await send<SendInmail>('POST', 'v1/li/inmail', { ...about, message_subject: subject })
        : await send<SendInvitation>('POST', 'v1/li/connect', about)
    if (contact.state === 'by_hand' && contact.profile_url)
      return { outcome: 'by_hand', profileUrl: contact.profile_url, text: contact.text ?? body }
    showToast(words[kind].sent)
    return { outcome: 'done' }
  } catch (error) {
    if (failureOf(error)?.code === 'sign_in_needed') return { outcome: 'sign_in' }
    if (failureOf(error)?.status === 417) {
      askForCalendar(projectId)
      return { outcome: 'failed' }
    }
    const isKnown = failureOf(error)?.status === 409
    showToast(isKnown ? sentenceOf(error, words[kind].failed) : words[kind].failed, { tone: 'bad' })
    return { outcome: 'failed' }
  } finally {
    refreshStages(projectId, from, 'APPROVED', 'CONTACTED')
    invalidate('v1/projects')
  }
}

/** '' when LinkedIn signed the user in, a session ID when it asks for a code; null when it refused. */
export async function signInToLinkedin(username: string, password: string): Promise<string | null> {
  try {
    return await send<SignInLinkedin>('POST', 'v1/li/login', { username, password })
  } catch {
    return null
  }
}

/** The same for the code. */
export async function verifyLinkedin(sessionId: string, code: string): Promise<string | null> {
  try {
    return await send<VerifyLinkedin>('PUT', 'v1/li/login', { li_session_id: sessionId, twofac_key: code })
  } catch {
    return null
  }
}
