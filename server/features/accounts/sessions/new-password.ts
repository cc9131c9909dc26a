// Every way to set a password refuses one that would be among the first guesses, or that a breach has revealed.
import { checkPasswordStrength, type PasswordOwner } from '@fairlead/domain/account/password-strength'
import { Refusal } from '@fairlead/domain/refusal'
import { isBreached } from './breached-passwords.ts'
import { text } from '../texts/texts.ts'

/** Refuses with an error under `field`, the password's API name in its form. The form itself checks the length. */
export function refuseWeakPassword(password: string, owner: PasswordOwner, field: 'password' | 'new_password'): void {
  const weak = checkPasswordStrength(password, owner) ?? (isBreached(password) ? text.breachedPassword : null)
  if (weak) throw new Refusal('invalid_input', undefined, { [field]: weak })
}
