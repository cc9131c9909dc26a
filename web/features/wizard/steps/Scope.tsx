// Part: where the search looks.
import { Checkbox, Stack } from '@mantine/core'
import { PickList } from '../PickList.tsx'
import type { StepProps } from './step.ts'

export function Scope({ settings, change }: StepProps) {
  return (
    <Stack>
      <PickList
        list="locations"
        label="Locations"
        description="Empty means anywhere"
        placeholder="City, state or country"
        value={settings.locations}
        onChange={(locations) => change({ locations })}
      />
      <Checkbox
        label="Remote work is possible"
        description="People elsewhere are found as well"
        checked={settings.remote_work_allowed}
        onChange={(event) => change({ remote_work_allowed: event.currentTarget.checked })}
      />
    </Stack>
  )
}
