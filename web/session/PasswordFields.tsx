import { PasswordInput, Text, type PasswordInputProps } from '@mantine/core'
import { text as sessionText } from '../i18n/session.ts'
import { checkPassword } from '@fairlead/domain/account/forms'
import type { PasswordOwner } from '@fairlead/domain/account/password-strength'
import { limits } from '@fairlead/domain/shared/limits'
import { useEffect, useState } from 'react'
import { productName } from './product-name.ts'

interface Field {
  value: string
  onChange: NonNullable<PasswordInputProps['onChange']>
  error?: string | undefined
}

interface Props {
  label?: string
  againLabel?: string
  password: Field
  /** Without it, what is typed can be looked at instead of being typed twice. */
  again?: Field
  /** Details the form knows about the password's owner. */
  owner?: KnownOwner
}

export function PasswordFields({
  label = sessionText.password,
  againLabel = sessionText.retypePassword,
  password,
  again,
  owner = {},
}: Props) {
  const advice = usePasswordAdvice(password.value, owner)
  return (
    <>
      <div>
        <PasswordInput
          label={label}
          description={sessionText.passwordRule}
          autoComplete="new-password"
          {...password}
          visibilityToggleButtonProps={{ 'aria-label': sessionText.showPassword(label) }}
        />
        <Text
          component="output"
          display="block"
          size="xs"
          mt={advice && !password.error ? 4 : 0}
          c={advice?.isGood ? 'dimmed' : 'var(--mantine-color-error)'}
        >
          {password.error ? '' : (advice?.text ?? '')}
        </Text>
      </div>
      {again && (
        <PasswordInput
          label={againLabel}
          autoComplete="new-password"
          {...again}
          visibilityToggleButtonProps={{ 'aria-label': sessionText.showRetypedPassword }}
        />
      )}
    </>
  )
}

type KnownOwner = Partial<Record<'email' | 'first_name' | 'last_name' | 'company', string>>

interface PasswordAdvice {
  text: string
  isGood: boolean
}

type Check = (password: string, owner: PasswordOwner) => string | null

/** null for an empty field, and until the list of common passwords has arrived. */
function usePasswordAdvice(password: string, owner: KnownOwner): PasswordAdvice | null {
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
