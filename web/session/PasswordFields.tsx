// A new password, with what it lacks while it is typed, and the same once more.
import { PasswordInput, Text, type PasswordInputProps } from '@mantine/core'
import { usePasswordAdvice, type KnownOwner } from './use-password-advice.ts'
import * as sessionText from '../i18n/en/session.ts'

interface Field {
  value: string
  onChange: NonNullable<PasswordInputProps['onChange']>
  error?: string | undefined
}

interface Props {
  label?: string
  againLabel?: string
  password: Field
  again: Field
  /** What the form knows about the owner of the password. */
  owner?: KnownOwner
}

export function PasswordFields({ label = 'Password', againLabel = 'Retype password', password, again, owner = {} }: Props) {
  const advice = usePasswordAdvice(password.value, owner)
  return (
    <>
      <div>
        <PasswordInput
          label={label}
          description={sessionText.passwordRule}
          autoComplete="new-password"
          {...password}
          visibilityToggleButtonProps={{ 'aria-label': sessionText.showPassword(label.toLowerCase()) }}
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
      <PasswordInput
        label={againLabel}
        autoComplete="new-password"
        {...again}
        visibilityToggleButtonProps={{ 'aria-label': sessionText.showRetypedPassword }}
      />
    </>
  )
}
