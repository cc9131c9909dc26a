// What a provider does not say of someone new: where they work, and as what.
import { Button, Stack, Text, TextInput, Title } from '@mantine/core'
import type { GetProfile, PutProfile } from '@fairlead/contract/v1/users/profile'
import { messages } from '@fairlead/domain/shared/messages'
import { useState, type ChangeEvent, type FormEvent } from 'react'
import { cache, invalidate } from '../../api/cache.ts'
import { failureOf } from '../../api/failure.ts'
import { send } from '../../api/send.ts'
import * as accountText from '../../i18n/en/account.ts'

interface Props {
  profile: GetProfile['answer']
  onSaved: () => void
}

export function WorkForm({ profile, onSaved }: Props) {
  // an address of a company tells its name better than nothing
  const [form, setForm] = useState({ company: profile.company, job_title: profile.job_title })
  const [wrong, setWrong] = useState<Partial<typeof form>>({})
  const [sentence, setSentence] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const field = (name: keyof typeof form) => ({
    value: form[name],
    error: wrong[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const { value } = event.currentTarget
      setForm((before) => ({ ...before, [name]: value }))
      setWrong((before) => ({ ...before, [name]: undefined }))
    },
  })

  async function submit(event: FormEvent) {
    event.preventDefault()
    const missing = Object.entries(form).filter(([, value]) => value.trim() === '')
    setWrong(Object.fromEntries(missing.map(([name]) => [name, messages.fieldRequired])))
    if (missing.length > 0) return
    setBusy(true)
    setSentence(null)
    try {
      const saved = await send<PutProfile>('PUT', 'v1/users/profile', { ...profile, ...form, new_password: '', new_password_again: '' })
      cache.setQueryData(['v1/users/profile', {}], saved)
      invalidate('v1/users/settings')
      onSaved()
    } catch (error) {
      const fields = failureOf(error)?.fields ?? {}
      setWrong(fields)
      if (Object.keys(fields).length === 0) setSentence(messages.profileFailed)
      setBusy(false)
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="sm">
        <Title order={2}>{accountText.welcome(profile.first_name)}</Title>
        <Text c="dimmed">{accountText.whichCompany}</Text>
        <TextInput label={accountText.company} autoComplete="organization" {...field('company')} />
        <TextInput label={accountText.jobTitle} autoComplete="organization-title" {...field('job_title')} />
        {sentence && (
          <Text role="alert" c="var(--mantine-color-error)" size="sm">
            {sentence}
          </Text>
        )}
        <Button type="submit" size="md" loading={busy} mt={4}>
          {accountText.continueButton}
        </Button>
      </Stack>
    </form>
  )
}
