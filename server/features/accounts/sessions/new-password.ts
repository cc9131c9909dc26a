// Every way to set a password refuses one that would be among the first guesses.
import { checkPasswordStrength, type PasswordOwner } from '@fairlead/domain/account/password-strength'
import { Refusal } from '@fairlead/domain/refusal'

/** Refuses with an error under `field`, the password's API name in its form. The form itself checks the length. */
export function refuseWeakPassword(password: string, owner: PasswordOwner, field: 'password' | 'new_password'): void {
  const weak = checkPasswordStrength(password, owner)
  if (weak) throw new Refusal('invalid_input', undefined, { [field]: weak })
}
