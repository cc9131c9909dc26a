// Port to LinkedIn: sign-in, and two ways to message a person.

export type LinkedinSignIn =
  | { state: 'signed_in'; accountId: string }
  /** LinkedIn asks for a code; `sessionId` identifies the sign-in that waits for it. */
  | { state: 'code_needed'; sessionId: string }
  | { state: 'refused'; reason: string }

export type LinkedinOutcome =
  | { state: 'sent'; reference: string | null }
  /** Accepted, and not delivered yet. */
  | { state: 'accepted'; reference: string | null }
  /** Nothing was sent: the user opens the profile and pastes the text. */
  | { state: 'by_hand'; profileUrl: string; text: string }
  | { state: 'sign_in_needed' }
  /** Certainly not sent; `permanent` when retrying can't help. */
  | { state: 'failed'; permanent: boolean; reason: string }
  /** It may have been sent but no response arrived: sending again could send twice. */
  | { state: 'unknown'; reason: string }

export interface LinkedinInvitation {
  /** The sending LinkedIn account: `accountId` of the sign-in; null without one. */
  accountId: string | null
  /** https://www.linkedin.com/in/… */
  profileUrl: string
  /** Plain text; an invitation has at most 300 characters. */
  body: string
  /** Stable for one (candidate, kind): a key is sent at most once. */
  key: string
}

export interface LinkedinInmail extends LinkedinInvitation {
  subject: string
}

export interface Linkedin {
  /** False when the user sends manually, and no account is needed. */
  readonly needsSignIn: boolean
  /** Username and password are relayed, never stored. Never rejects. */
  signIn(username: string, password: string): Promise<LinkedinSignIn>
  /** The code LinkedIn asked for, passed to the waiting sign-in. Never rejects. */
  verify(sessionId: string, code: string): Promise<LinkedinSignIn>
  /** Never rejects. */
  sendInmail(message: LinkedinInmail): Promise<LinkedinOutcome>
  /** Never rejects. */
  sendInvitation(message: LinkedinInvitation): Promise<LinkedinOutcome>
}
