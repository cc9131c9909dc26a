// Part: degrees and schools.
import { Checkbox, Group, Stack } from '@mantine/core'
import { PickList } from '../../../project/pick-lists/PickList.tsx'
import { Importance } from './Importance.tsx'
import type { StepProps } from '../step.ts'
import { text as wizardStepsText } from '../../../i18n/wizard-steps.ts'

export function Education({ settings, change }: StepProps) {
  const tick = (field: 'bachelors' | 'advanced_degree' | 'mba' | 'phd' | 'top10_school' | 'top25_school', label: string) => (
    <Checkbox label={label} checked={settings[field]} onChange={(event) => change({ [field]: event.currentTarget.checked })} />
  )
  return (
    <Stack>
      <Group gap="xl" align="start">
        <Stack gap="xs">
          {tick('bachelors', 'Bachelor’s degree')}
          {tick('advanced_degree', wizardStepsText.advancedDegree)}
          {tick('mba', 'MBA')}
          {tick('phd', 'PhD')}
        </Stack>
        <Stack gap="xs">
          {tick('top10_school', wizardStepsText.top10School)}
          {tick('top25_school', wizardStepsText.top25School)}
        </Stack>
      </Group>
      <PickList
        list="universities"
        label={wizardStepsText.universities}
        description={wizardStepsText.schoolsHint}
        value={settings.schools}
        onChange={(schools) => change({ schools })}
      />
      <PickList
        list="majors"
        label={wizardStepsText.fieldsOfStudy}
        description={wizardStepsText.majorsHint}
        value={settings.majors}
        onChange={(majors) => change({ majors })}
      />
      <Importance settings={settings} change={change} field="highest_level_edu_val" label={wizardStepsText.degree} />
      <Importance settings={settings} change={change} field="school_prestige_val" label={wizardStepsText.school} />
    </Stack>
  )
}
