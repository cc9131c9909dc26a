// Part: the titles the search looks for.
import { MultiSelect, SegmentedControl, Stack, Text } from '@mantine/core'
import { isUnlearnedScript } from '@fairlead/domain/reference/title-script'
import { requiredTitlesOf } from '@fairlead/domain/project/settings'
import { PickList } from '../../../project/pick-lists/PickList.tsx'
import type { StepProps } from '../step.ts'
import { text as wizardStepsText } from '../../../i18n/wizard-steps.ts'

export function JobTitles({ settings, change, errors }: StepProps) {
  const required = requiredTitlesOf(settings.job_titles, settings.job_titles_required)
  const byLetters = settings.job_titles.filter(isUnlearnedScript)
  return (
    <Stack>
      <PickList
        list="job_titles"
        label={wizardStepsText.jobTitles}
        close="job_titles"
        description={wizardStepsText.titlesHint}
        placeholder={wizardStepsText.titlePlaceholder}
        value={settings.job_titles}
        onChange={(job_titles) => change({ job_titles, job_titles_required: requiredTitlesOf(job_titles, settings.job_titles_required) })}
        error={errors.job_titles}
      />
      {byLetters.length > 0 && (
        <Text component="output" size="sm" c="dimmed">
          {wizardStepsText.readByLetters(byLetters)}
        </Text>
      )}
      <MultiSelect
        label={wizardStepsText.mustHave}
        description={wizardStepsText.requiredTitlesHint}
        placeholder={
          required.length > 0 ? undefined : settings.job_titles.length > 0 ? wizardStepsText.chooseTitles : wizardStepsText.noTitles
        }
        disabled={settings.job_titles.length === 0}
        data={[...new Set(settings.job_titles)]}
        value={required}
        onChange={(job_titles_required) => change({ job_titles_required })}
        clearable
      />
      <div>
        <Text size="sm" fw={550} mb={4} id="when-held">
          {wizardStepsText.titleTimeLabel}
        </Text>
        <SegmentedControl
          aria-labelledby="when-held"
          value={settings.job_titles_current_or_past}
          onChange={(value) => change({ job_titles_current_or_past: value })}
          data={[
            { value: 'current_or_past', label: wizardStepsText.nowOrBefore },
            { value: 'current', label: wizardStepsText.now },
          ]}
        />
      </div>
      <div>
        <Text size="sm" fw={550} mb={4} id="track">
          {wizardStepsText.track}
        </Text>
        <SegmentedControl
          aria-labelledby="track"
          value={settings.ic_or_manager ?? ''}
          onChange={(value) => change({ ic_or_manager: value === '' ? null : value })}
          data={[
            { value: '', label: wizardStepsText.either },
            { value: 'ic', label: wizardStepsText.individualContributor },
            { value: 'manager', label: wizardStepsText.manager },
          ]}
        />
      </div>
    </Stack>
  )
}
