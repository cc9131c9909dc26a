// Part: where the search looks.
import { Checkbox, NativeSelect, Stack } from '@mantine/core'
import { PickList } from '../../../project/pick-lists/PickList.tsx'
import type { StepProps } from '../step.ts'
import { text as wizardStepsText } from '../../../i18n/wizard-steps.ts'

const circles = [
  { value: '', label: wizardStepsText.radiusArea },
  { value: '0', label: wizardStepsText.theCityItself },
  { value: '25', label: wizardStepsText.radius25 },
  { value: '50', label: wizardStepsText.radius50 },
  { value: '100', label: wizardStepsText.radius100 },
]

/** A radius set over the API may differ. */
const circlesWith = (km: number | null) =>
  km === null || circles.some(({ value }) => value === String(km))
    ? circles
    : [...circles, { value: String(km), label: wizardStepsText.radius(km, Math.round(km / 1.609)) }]

export function Scope({ settings, change }: StepProps) {
  return (
    <Stack>
      <PickList
        list="locations"
        label={wizardStepsText.locations}
        description={wizardStepsText.emptyMeansAnywhere}
        placeholder={wizardStepsText.placePlaceholder}
        value={settings.locations}
        onChange={(locations) => change({ locations })}
      />
      {settings.locations.length > 0 && (
        <NativeSelect
          label={wizardStepsText.howNear}
          description={wizardStepsText.aroundEachCity}
          value={settings.location_radius_km ?? ''}
          onChange={({ currentTarget: { value } }) => change({ location_radius_km: value === '' ? null : Number(value) })}
          data={circlesWith(settings.location_radius_km)}
        />
      )}
      <Checkbox
        label={wizardStepsText.remoteLabel}
        description={wizardStepsText.remoteHint}
        checked={settings.remote_work_allowed}
        onChange={(event) => change({ remote_work_allowed: event.currentTarget.checked })}
      />
    </Stack>
  )
}
