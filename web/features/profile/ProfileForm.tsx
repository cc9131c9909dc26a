import { Button, Divider, Group, PasswordInput, Stack, Text, Title } from '@mantine/core'
import type { GetProfile, PutProfile } from '@fairlead/contract/v1/users/profile'
import { checkProfile } from '@fairlead/domain/account/forms'
import { messages } from '@fairlead/domain/shared/messages'
import { cache, invalidate } from '../../api/cache.ts'
import { send } from '../../api/send.ts'
import { useForm } from '../../api/use-form.ts'
import { FormError } from '../../ui/FormError.tsx'
import { PasswordFields } from '../../session/PasswordFields.tsx'
import { PersonFields } from '../../session/PersonFields.tsx'
import { useQuery } from '@tanstack/react-query'
import { factorsQuery } from '../../session/factors.ts'
import { useConfirmation } from '../../session/use-confirmation.tsx'
import { text as profileText } from '../../i18n/profile.ts'

type Profile = GetProfile['answer']
const noPasswords = { new_password: '', new_password_again: '', current_password: '' }
type Form = Pick<Profile, 'first_name' | 'last_name' | 'company' | 'job_title' | 'email'> & typeof noPasswords
type Field = keyof Form

function check(form: Form): Partial<Record<Field, string>> {
  return (
    checkProfile({
      firstName: form.first_name,
      lastName: form.last_name,
      company: form.company,
      jobTitle: form.job_title,
      email: form.email,
      newPassword: form.new_password,
      newPasswordAgain: form.new_password_again,
      currentPassword: form.current_password,
    }) ?? {}
  )
}

/** The shown address is the current one: a new one waits for verification. */
function formOf({ first_name, last_name, company, job_title, email }: Profile): Form {
  return { first_name, last_name, company, job_title, email, ...noPasswords }
}

export function ProfileForm({ profile }: { profile: Profile }) {
  const form = useForm(() => formOf(profile), {
    check,
    send: (values) => send<PutProfile>('PUT', 'v1/users/profile', values),
    success: messages.profileSaved,
    onSuccess: (saved) => {
      form.set(formOf(saved))
      cache.setQueryData(['v1/users/profile', {}], saved)
      invalidate('v1/users/settings', 'v2/account/sessions')
    },
    failure: messages.profileFailed,
    refused: ({ code, fields, message }) =>
      Object.keys(fields).length > 0 ? fields : code === 'confirmation_needed' ? message : messages.profileFailed,
  })
  const { field, values } = form
  const { confirmed, dialog } = useConfirmation()
  const hasFactor = (useQuery(factorsQuery).data?.factors.length ?? 0) > 0
  const changesSignIn = values.new_password !== '' || values.email.trim().toLowerCase() !== profile.email

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (changesSignIn && hasFactor) confirmed(() => void form.run())
        else void form.run()
      }}
      noValidate
      className="card pad-24"
    >
      {dialog}
      <Stack gap="sm">
        <PersonFields field={field} />
        <Divider my="sm" />
        <div>
          <Title order={2} size="h3">
            {profileText.changePassword}
          </Title>
          <Text size="sm" c="dimmed">
            {profileText.passwordHint}
          </Text>
        </div>
        <PasswordFields
          label={profileText.newPassword}
          againLabel={profileText.retypeNewPassword}
          password={field('new_password')}
          again={field('new_password_again')}
          owner={values}
        />
        {changesSignIn && !hasFactor && (
          <PasswordInput
            label={profileText.currentPassword}
            description={profileText.currentPasswordHint}
            autoComplete="current-password"
            {...field('current_password')}
            visibilityToggleButtonProps={{ 'aria-label': profileText.showCurrentPassword }}
          />
        )}
        <FormError>{form.sentence}</FormError>
        <Group justify="end" mt="xs">
          <Button type="submit" size="md" loading={form.busy}>
            {profileText.save}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
