// What a new password lacks, shown while it is typed; the server applies the same rule.
import { checkPassword } from '@fairlead/domain/account/forms'
import type { PasswordOwner } from '@fairlead/domain/account/password-strength'
import { limits } from '@fairlead/domain/shared/limits'
import { useEffect, useState } from 'react'
import { productName } from './product-name.ts'
import * as sessionText from '../i18n/en/session.ts'

export type KnownOwner = Partial<Record<'email' | 'first_name' | 'last_name' | 'company', string>>

export interface PasswordAdvice {
  text: string
  isGood: boolean
}

type Check = (password: string, owner: PasswordOwner) => string | null

/** null for an empty field, and until the list of common passwords has arrived. */
export function usePasswordAdvice(password: string, owner: KnownOwner): PasswordAdvice | null {
  const [check, setCheck] = useState<Check | null>(null)
  const isTyped = password !== ''
  useEffect(() => {
    if (!isTyped) return
    // without the list the server still checks
    import('@fairlead/domain/account/password-strength').then(
      (rules) => setCheck(() => rules.checkPasswordStrength),
      () => {},
    )
  }, [isTyped])
  if (!isTyped) return null
  const missing = limits.passwordMinimum - password.length
  if (missing > 0) return { text: sessionText.moreCharacters(missing), isGood: false }
  const wrong = checkPassword(password)
  if (wrong) return { text: wrong, isGood: false }
  if (!check) return null
  const { email = '', first_name: firstName = '', last_name: lastName = '', company = '' } = owner
  const weak = check(password, { email, firstName, lastName, company, productName })
  return weak ? { text: weak, isGood: false } : { text: sessionText.passwordIsGood, isGood: true }
}
