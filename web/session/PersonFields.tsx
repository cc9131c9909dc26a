// The fields of a person and their company, for registration and profile.
import { Group, TextInput } from '@mantine/core'
import type { ChangeEvent } from 'react'
import { text as sessionText } from '../i18n/session.ts'

type PersonField = 'first_name' | 'last_name' | 'company' | 'job_title' | 'email'

interface FieldProps {
  value: string
  error?: string | undefined
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

interface Props {
  field: (name: PersonField) => FieldProps
}

export function NameFields({ field }: Props) {
  return (
    <Group grow align="start">
      <TextInput label={sessionText.firstName} autoComplete="given-name" {...field('first_name')} />
      <TextInput label={sessionText.lastName} autoComplete="family-name" {...field('last_name')} />
    </Group>
  )
}

export function PersonFields({ field }: Props) {
  return (
    <>
      <NameFields field={field} />
      <TextInput label={sessionText.company} autoComplete="organization" {...field('company')} />
      <TextInput label={sessionText.jobTitle} autoComplete="organization-title" {...field('job_title')} />
      <TextInput label={sessionText.email} type="email" autoComplete="username" {...field('email')} />
    </>
  )
}
