// The fields of a person and their company, as registration and profile ask for them.
import { Group, TextInput } from '@mantine/core'
import type { ChangeEvent } from 'react'

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
        <TextInput label="First name" autoComplete="given-name" {...field('first_name')} />
        <TextInput label="Last name" autoComplete="family-name" {...field('last_name')} />
      </Group>
      <TextInput label="Company" autoComplete="organization" {...field('company')} />
      <TextInput label="Job title" autoComplete="organization-title" {...field('job_title')} />
      <TextInput label="Email" type="email" autoComplete="username" {...field('email')} />
    </>
  )
}
