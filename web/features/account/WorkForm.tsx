import { Button, Stack, Text, TextInput, Title } from '@mantine/core'
import type { GetProfile, PutProfile } from '@fairlead/contract/v1/users/profile'
import { messages } from '@fairlead/domain/shared/messages'
import { cache, invalidate } from '../../api/cache.ts'
import { send } from '../../api/send.ts'
import { useForm } from '../../api/use-form.ts'
import { FormError } from '../../ui/FormError.tsx'
import { text as accountText } from '../../i18n/account.ts'

interface Props {
  profile: GetProfile['answer']
  onSaved: () => void
}

export function WorkForm({ profile, onSaved }: Props) {
  // a company address is better than nothing for guessing its name
  const form = useForm(
    { company: profile.company, job_title: profile.job_title },
    {
      check: (values) =>
        Object.fromEntries(
          Object.entries(values)
            .filter(([, value]) => value.trim() === '')
            .map(([name]) => [name, messages.fieldRequired]),
        ),
      send: (values) => send<PutProfile>('PUT', 'v1/users/profile', { ...profile, ...values, new_password: '', new_password_again: '' }),
      onSuccess: (saved) => {
        cache.setQueryData(['v1/users/profile', {}], saved)
        invalidate('v1/users/settings')
        onSaved()
      },
      failure: messages.profileFailed,
    },
  )

  return (
    <form onSubmit={form.onSubmit} noValidate>
      <Stack gap="sm">
        <Title order={2}>{accountText.welcome(profile.first_name)}</Title>
        <Text c="dimmed">{accountText.whichCompany}</Text>
        <TextInput label={accountText.company} autoComplete="organization" {...form.field('company')} />
        <TextInput label={accountText.jobTitle} autoComplete="organization-title" {...form.field('job_title')} />
        <FormError>{form.sentence}</FormError>
        <Button type="submit" size="md" loading={form.busy} mt={4}>
          {accountText.continueButton}
        </Button>
      </Stack>
    </form>
  )
}
