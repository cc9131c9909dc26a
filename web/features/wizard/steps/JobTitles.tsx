// Part: the titles the search looks for.
import { SegmentedControl, Stack, Text } from '@mantine/core'
import type { WireSettings } from '@fairlead/contract/shapes/settings'
import { PickList } from '../PickList.tsx'
import type { StepProps } from './step.ts'

export function JobTitles({ settings, change, wrong }: StepProps) {
  return (
    <Stack>
      <PickList
        list="job_titles"
        label="Job titles"
        close="job_titles"
        description="Titles the right person holds or held"
        placeholder="Start typing a title"
        value={settings.job_titles}
        onChange={(job_titles) => change({ job_titles })}
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
    </Stack>
  )
}
