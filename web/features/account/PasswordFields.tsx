// A new password and the same once more, wherever one is chosen.
import { PasswordInput, type PasswordInputProps } from '@mantine/core'

type Field = Pick<PasswordInputProps, 'value' | 'onChange' | 'error'>

interface Props {
  label?: string
  againLabel?: string
  password: Field
  again: Field
}

export function PasswordFields({ label = 'Password', againLabel = 'Retype password', password, again }: Props) {
  return (
    <>
      <PasswordInput
        label={label}
        description="At least 8 characters"
        autoComplete="new-password"
        {...password}
        visibilityToggleButtonProps={{ 'aria-label': 'Show password' }}
      />
      <PasswordInput
        label={againLabel}
        autoComplete="new-password"
        {...again}
        visibilityToggleButtonProps={{ 'aria-label': 'Show retyped password' }}
      />
    </>
  )
}
