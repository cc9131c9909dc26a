// What an answer of Unipile means for a sign-in.
import type { LinkedinSignIn } from '@fairlead/domain/ports/linkedin'
import type { Answer } from '../http/ask.ts'
import { field, text } from '../http/shape.ts'

const asksForCode = new Set(['2FA', 'OTP'])

/** 201 is an account, 202 a checkpoint; of the checkpoints only those that ask for a code can be solved here. */
export function signInOf(answer: Answer, given: 'password' | 'code'): LinkedinSignIn {
  const refused = (why: string): LinkedinSignIn => ({ state: 'refused', why })
  if (answer.state !== 'answered') return refused(answer.why)
  const { status, body } = answer
  const id = text(body, 'account_id')
  if ((status === 200 || status === 201) && id !== null) return { state: 'signed_in', accountId: id }
  if (status === 202 && id !== null) {
    const type = text(field(body, 'checkpoint'), 'type')
    if (type !== null && asksForCode.has(type)) return { state: 'code_needed', sessionId: id }
    return refused('LinkedIn asks for a confirmation that you can give only in its own app or site.')
  }
  if (status === 429) return refused('The LinkedIn gateway asks us to wait.')
  const type = text(body, 'type')
  if (type === 'errors/missing_credentials' || type === 'errors/unauthorized') return refused('The LinkedIn gateway rejected our key.')
  if (status >= 400 && status < 500) {
    return refused(given === 'code' ? 'LinkedIn does not accept this code.' : 'LinkedIn does not accept this username and password.')
  }
  return refused(`The LinkedIn gateway failed (${status}).`)
}
