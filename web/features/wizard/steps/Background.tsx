// Part: industries and companies, wanted and unwanted.
import { Stack } from '@mantine/core'
import { EmployerCriteria } from '../../../project/pick-lists/EmployerCriteria.tsx'
import { PickList } from '../../../project/pick-lists/PickList.tsx'
import { Importance } from './Importance.tsx'
import type { StepProps } from '../step.ts'
import { text as wizardStepsText } from '../../../i18n/wizard-steps.ts'

export function Background({ settings, change }: StepProps) {
  return (
    <Stack>
      <PickList
        list="industries"
        label={wizardStepsText.industries}
        value={settings.industries}
        onChange={(industries) => change({ industries })}
      />
      <EmployerCriteria
        required={settings.keywords_required}
        optional={settings.keywords_optional}
        onChange={({ required, optional }) =>
          change({ ...(required && { keywords_required: required }), ...(optional && { keywords_optional: optional }) })
        }
      />
      <PickList
        list="companies"
        label={wizardStepsText.companiesLikeThese}
        close="companies"
        value={settings.companies}
        onChange={(companies) => change({ companies })}
      />
      <PickList
        list="companies"
        label={wizardStepsText.badCompaniesLabel}
        value={settings.bad_companies}
        onChange={(bad_companies) => change({ bad_companies })}
      />
      <PickList
        list="job_titles"
        label={wizardStepsText.badTitlesLabel}
        value={settings.bad_job_titles}
        onChange={(bad_job_titles) => change({ bad_job_titles })}
      />
      <Importance settings={settings} change={change} field="similar_companies_val" label={wizardStepsText.similarCompanies} />
      <Importance settings={settings} change={change} field="industry_match_val" label={wizardStepsText.industry} />
    </Stack>
  )
}
