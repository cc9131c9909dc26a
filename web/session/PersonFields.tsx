// The fields of a person and their company, for registration and profile.
import { Group, TextInput } from '@mantine/core'
import type { ChangeEvent } from 'react'
import { text as sessionText } from '../i18n/session.ts'

export type PersonField = 'first_name' | 'last_name' | 'company' | 'job_title' | 'email'

interface FieldProps {
  value: string
  error?: string | undefined
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

export function PersonFields({ field }: { field: (name: PersonField) => FieldProps }) {
  return (
    <>
      <Group grow align="start">
        <TextInput label={sessionText.firstName} autoComplete="given-name" {...field('first_name')} />
        <TextInput label={sessionText.lastName} autoComplete="family-name" {...field('last_name')} />
      </Group>
      <TextInput label={sessionText.company} autoComplete="organization" {...field('company')} />
      <TextInput label={sessionText.jobTitle} autoComplete="organization-title" {...field('job_title')} />
      <TextInput label={sessionText.email} type="email" autoComplete="username" {...field('email')} />
    </>
  )
}
