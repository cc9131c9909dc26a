// The one gate for callers with fewer rights: the contract says of each call and socket message which of them it is for.
import { whyNotCall, type LesserCaller } from '@fairlead/domain/account/callers'
import type { Actor } from '@fairlead/domain/project/project'
import { Refusal } from '@fairlead/domain/refusal'
import { text } from '../texts/texts.ts'

/** Throws with a sentence for the caller; `allowed` is a call's `alsoFor`. */
export function refuseCaller(allowed: readonly LesserCaller[], actor: Actor | null): void {
  const kind = whyNotCall(allowed, actor)
  if (kind === 'guest') throw new Refusal('not_signed_in')
  if (kind === 'staff') throw new Refusal('staff_session', text.notForStaff)
  if (kind === 'unsecured') throw new Refusal('second_factor_needed')
  if (kind === 'unproven') throw new Refusal('email_unproven', actor ? text.verifyEmailFirst(actor.email) : undefined)
}
