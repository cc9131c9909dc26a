import { Stack, TextInput } from '@mantine/core'
import type { WireSettings } from '@fairlead/contract/shapes/settings'
import { JobIntake } from '../intake/JobIntake.tsx'
import type { StepProps } from '../step.ts'
import { text as wizardStepsText } from '../../../i18n/wizard-steps.ts'

type Props = Pick<StepProps, 'change' | 'errors'> & {
  settings: Pick<StepProps['settings'], 'project_name' | 'job_title' | 'hiring_company' | 'job_description'> & Partial<WireSettings>
}

export function ProjectDetails({ settings, change, errors }: Props) {
  const field = (name: 'project_name' | 'job_title' | 'hiring_company') => ({
    value: settings[name],
    error: errors[name],
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => change({ [name]: event.currentTarget.value }),
  })
  return (
    <Stack>
      <TextInput label={wizardStepsText.projectName} description={wizardStepsText.nameHint} required {...field('project_name')} />
      <TextInput label={wizardStepsText.jobTitle} required {...field('job_title')} />
      <TextInput label={wizardStepsText.hiringCompany} required {...field('hiring_company')} />
      <JobIntake settings={settings} change={change} error={errors.job_description} />
    </Stack>
  )
}
