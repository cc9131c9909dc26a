// Steps: whom the search looks for, and how much each part counts.
import { Checkbox, Group, NumberInput, SegmentedControl, Slider, Stack, Text } from '@mantine/core'
import type { WireSettings } from '@fairlead/contract/shapes/settings'
import { PickList } from '../PickList.tsx'
import type { StepProps } from './step.ts'

type Weight =
  | 'keywords_val'
  | 'total_yoe_val'
  | 'highest_level_edu_val'
  | 'school_prestige_val'
  | 'similar_companies_val'
  | 'industry_match_val'
  | 'response_prob_val'

const words = ['Ignore', 'A hint', 'Nice to have', 'Counts', 'Important', 'Decisive']

function Importance({ settings, change, field, label }: Pick<StepProps, 'settings' | 'change'> & { field: Weight; label: string }) {
  const value = settings[field]
  return (
    <div>
      <Group justify="space-between" mb={2}>
        <Text size="sm" fw={550}>
          {label}
        </Text>
        <Text size="sm" c="dimmed">
          {words[value]}
        </Text>
      </Group>
      <Slider min={0} max={5} step={1} label={null} thumbLabel={label} value={value} onChange={(next) => change({ [field]: next })} />
    </div>
  )
}

export function JobTitles({ settings, change, wrong }: StepProps) {
  const set = (field: keyof WireSettings) => (value: string[]) => change({ [field]: value })
  return (
    <Stack>
      <PickList
        list="job_titles"
        label="Job titles"
        description="Titles the right person holds or held"
        placeholder="Start typing a title"
        value={settings.job_titles}
        onChange={set('job_titles')}
        error={wrong.job_titles}
      />
      <div>
        <Text size="sm" fw={550} mb={4} id="when-held">
          When they held it
        </Text>
        <SegmentedControl
          aria-labelledby="when-held"
          value={settings.job_titles_current_or_past}
          onChange={(value) => change({ job_titles_current_or_past: value as WireSettings['job_titles_current_or_past'] })}
          data={[
            { value: 'current_or_past', label: 'Now or before' },
            { value: 'current', label: 'Now' },
          ]}
        />
      </div>
      <div>
        <Text size="sm" fw={550} mb={4} id="track">
          Track
        </Text>
        <SegmentedControl
          aria-labelledby="track"
          value={settings.ic_or_manager ?? ''}
          onChange={(value) => change({ ic_or_manager: value === '' ? null : (value as 'ic' | 'manager') })}
          data={[
            { value: '', label: 'Either' },
            { value: 'ic', label: 'Individual contributor' },
            { value: 'manager', label: 'Manager' },
          ]}
        />
      </div>
      <PickList
        list="locations"
        label="Locations"
        description="Empty means anywhere"
        placeholder="City, state or country"
        value={settings.locations}
        onChange={set('locations')}
      />
    </Stack>
  )
}

const count = (value: string | number) => (value === '' ? null : Number(value))

export function EducationAndExperience({ settings, change, wrong }: StepProps) {
  const tick = (field: 'bachelors' | 'advanced_degree' | 'mba' | 'phd' | 'top10_school' | 'top25_school', label: string) => (
    <Checkbox label={label} checked={settings[field]} onChange={(event) => change({ [field]: event.currentTarget.checked })} />
  )
  const years = { min: 0, max: 60, allowNegative: false, allowDecimal: false }
  return (
    <Stack>
      <Group grow align="start">
        <NumberInput
          label="Years of experience, at least"
          {...years}
          value={settings.years_exp_min ?? ''}
          onChange={(value) => change({ years_exp_min: count(value) })}
        />
        <NumberInput
          label="At most"
          {...years}
          value={settings.years_exp_max ?? ''}
          onChange={(value) => change({ years_exp_max: count(value) })}
          error={wrong.years_exp_max}
        />
      </Group>
      <Group gap="xl" align="start">
        <Stack gap="xs">
          {tick('bachelors', "Bachelor's degree")}
          {tick('advanced_degree', 'Advanced degree')}
          {tick('mba', 'MBA')}
          {tick('phd', 'PhD')}
        </Stack>
        <Stack gap="xs">
          {tick('top10_school', 'Top 10 school')}
          {tick('top25_school', 'Top 25 school')}
        </Stack>
      </Group>
      <Importance settings={settings} change={change} field="total_yoe_val" label="Years of experience" />
      <Importance settings={settings} change={change} field="highest_level_edu_val" label="Degree" />
      <Importance settings={settings} change={change} field="school_prestige_val" label="School" />
    </Stack>
  )
}

export function ProfessionalBackground({ settings, change }: StepProps) {
  return (
    <Stack>
      <PickList list="industries" label="Industries" value={settings.industries} onChange={(industries) => change({ industries })} />
      <PickList list="companies" label="Companies like these" value={settings.companies} onChange={(companies) => change({ companies })} />
      <PickList
        list="companies"
        label="Companies to leave out"
        value={settings.bad_companies}
        onChange={(bad_companies) => change({ bad_companies })}
      />
      <PickList
        list="job_titles"
        label="Titles to leave out"
        value={settings.bad_job_titles}
        onChange={(bad_job_titles) => change({ bad_job_titles })}
      />
      <Importance settings={settings} change={change} field="similar_companies_val" label="Similar companies" />
      <Importance settings={settings} change={change} field="industry_match_val" label="Industry" />
    </Stack>
  )
}

export function Keywords({ settings, change }: StepProps) {
  return (
    <Stack>
      <PickList
        list="skills"
        label="Must have"
        description="Nobody without these is shown"
        value={settings.keywords_required}
        onChange={(keywords_required) => change({ keywords_required })}
      />
      <PickList
        list="skills"
        label="Nice to have"
        value={settings.keywords_optional}
        onChange={(keywords_optional) => change({ keywords_optional })}
      />
      <PickList list="skills" label="Leave out" value={settings.bad_keywords} onChange={(bad_keywords) => change({ bad_keywords })} />
      <Importance settings={settings} change={change} field="keywords_val" label="Keywords" />
      <Importance settings={settings} change={change} field="response_prob_val" label="Likely to answer" />
    </Stack>
  )
}
