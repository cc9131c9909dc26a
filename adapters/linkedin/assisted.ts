// LinkedIn without any gateway: the product writes the text, the user opens the profile and sends it.
import type { Linkedin } from '@fairlead/domain/ports/linkedin'

/** Sends nothing: every message is returned as `by_hand` with the text to paste; an InMail's subject is its first paragraph. */
export function assistedLinkedin(): Linkedin {
  const noAccount = { state: 'refused', reason: 'LinkedIn messages are sent by hand, so there is nothing to sign in to.' } as const
  return {
    needsSignIn: false,
    signIn: () => Promise.resolve(noAccount),
    verify: () => Promise.resolve(noAccount),
    sendInmail({ profileUrl, subject, body }) {
      const text = subject.trim() === '' ? body : `${subject}\n\n${body}`
      return Promise.resolve({ state: 'by_hand', profileUrl, text })
    },
    sendInvitation: ({ profileUrl, body }) => Promise.resolve({ state: 'by_hand', profileUrl, text: body }),
  }
}
