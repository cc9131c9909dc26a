// Step: what the job is.
import { Stack, Textarea, TextInput } from '@mantine/core'
import type { StepProps } from './step.ts'

type Props = Pick<StepProps, 'change' | 'wrong'> & {
  settings: Pick<StepProps['settings'], 'project_name' | 'job_title' | 'hiring_company' | 'job_description'>
}

export function ProjectDetails({ settings, change, wrong }: Props) {
  const field = (name: 'project_name' | 'job_title' | 'hiring_company' | 'job_description') => ({
    value: settings[name],
    error: wrong[name],
    onChange: (event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => change({ [name]: event.currentTarget.value }),
  })
  return (
    <Stack>
      <TextInput label="Project name" description="How you and your team call this search" required {...field('project_name')} />
      <TextInput label="Job title" required {...field('job_title')} />
      <TextInput label="Hiring company" required {...field('hiring_company')} />
      <Textarea label="Job description" description="Optional" autosize minRows={5} maxRows={16} {...field('job_description')} />
    </Stack>
  )
}
