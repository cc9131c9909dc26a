// The form of the profile: each field with its sentence, what was typed stays until it is saved.
import { Button, Divider, Group, PasswordInput, Stack, Text, Title } from '@mantine/core'
import type { GetProfile, PutProfile } from '@fairlead/contract/v1/users/profile'
import { checkProfile } from '@fairlead/domain/account/forms'
import { messages } from '@fairlead/domain/shared/messages'
import { useState, type ChangeEvent, type FormEvent } from 'react'
import { cache, invalidate } from '../../api/cache.ts'
import { failureOf } from '../../api/failure.ts'
import { send } from '../../api/send.ts'
import { showToast } from '../../ui/toast.ts'
import { PasswordFields } from '../../session/PasswordFields.tsx'
import { PersonFields } from '../../session/PersonFields.tsx'
import styles from '../../session/profile.module.css'
import * as profileText from '../../i18n/en/profile.ts'

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

/** The address shown is the one that counts: a new one waits for its proof. */
function formOf({ first_name, last_name, company, job_title, email }: Profile): Form {
  return { first_name, last_name, company, job_title, email, ...noPasswords }
}

export function ProfileForm({ profile }: { profile: Profile }) {
  const [form, setForm] = useState<Form>(() => formOf(profile))
  const [wrong, setWrong] = useState<Partial<Record<Field, string>>>({})
  const [sentence, setSentence] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const field = (name: Field) => ({
    value: form[name],
    error: wrong[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const { value } = event.currentTarget
      setForm((before) => ({ ...before, [name]: value }))
      setWrong((before) => ({ ...before, [name]: undefined }))
    },
  })

  const changesSignIn = form.new_password !== '' || form.email.trim().toLowerCase() !== profile.email

  async function submit(event: FormEvent) {
    event.preventDefault()
    const found = check(form)
    setWrong(found)
    setSentence(null)
    if (Object.keys(found).length > 0) return
    setBusy(true)
    try {
      const saved = await send<PutProfile>('PUT', 'v1/users/profile', form)
      setForm(formOf(saved))
      cache.setQueryData(['v1/users/profile', {}], saved)
      invalidate('v1/users/settings')
      invalidate('v2/account/sessions')
      showToast(messages.profileSaved)
    } catch (error) {
      const failure = failureOf(error)
      const fields = failure?.fields ?? {}
      setWrong(fields)
      if (Object.keys(fields).length === 0) setSentence(failure?.code === 'confirmation_needed' ? failure.message : messages.profileFailed)
    }
    setBusy(false)
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className={`card ${styles.card}`}>
      <Stack gap="sm">
        <PersonFields field={field} />
        <Divider my="sm" />
        <div>
          <Title order={2} size="h3">
            {profileText.changePassword}
          </Title>
          <Text size="sm" c="dimmed">
            {profileText.leaveBothEmptyToKeep}
          </Text>
        </div>
        <PasswordFields
          label={profileText.newPassword}
          againLabel="Retype new password"
          password={field('new_password')}
          again={field('new_password_again')}
          owner={form}
        />
        {changesSignIn && (
          <PasswordInput
            label={profileText.currentPassword}
            description={profileText.neededForANewEmail}
            autoComplete="current-password"
            {...field('current_password')}
            visibilityToggleButtonProps={{ 'aria-label': 'Show current password' }}
          />
        )}
        {sentence && (
          <Text role="alert" c="var(--mantine-color-error)" size="sm">
            {sentence}
          </Text>
        )}
        <Group justify="end" mt="xs">
          <Button type="submit" size="md" loading={busy}>
            {profileText.save}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
