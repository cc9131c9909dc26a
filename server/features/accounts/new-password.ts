// A new password is refused when it is among the first guesses, for every way to set one.
import { checkPasswordStrength, type PasswordOwner } from '@fairlead/domain/account/password-strength'
import { Refusal } from '@fairlead/domain/refusal'

/** Refuses with the sentence under `field`, the wire name of the password in its form. The length is the form's own rule. */
export function refuseWeakPassword(password: string, owner: PasswordOwner, field: 'password' | 'new_password'): void {
  const weak = checkPasswordStrength(password, owner)
  if (weak) throw new Refusal('invalid_input', undefined, { [field]: weak })
}
