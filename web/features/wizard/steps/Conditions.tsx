import { Checkbox, Group, NativeSelect, NumberInput, Stack } from '@mantine/core'
import { payCurrency } from '@fairlead/domain/project/pay-currency'
import { currencies, currencySign } from '@fairlead/domain/shared/currencies'
import { numberOnly } from '@fairlead/domain/shared/validation'
import type { StepProps } from '../step.ts'
import { text as wizardStepsText } from '../../../i18n/wizard-steps.ts'

const amount = (value: string | number) => numberOnly(String(value))

export function Conditions({ settings, change, errors }: StepProps) {
  const usual = payCurrency({ compCurrency: null, locations: settings.locations })
  const sign = currencySign(settings.comp_currency ?? usual)
  const pay = {
    prefix: sign.length > 1 ? `${sign} ` : sign,
    thousandSeparator: ',',
    min: 0,
    step: 5000,
    hideControls: true,
  }
  return (
    <Stack>
      <Group grow align="start">
        <NumberInput
          label={wizardStepsText.payFrom}
          {...pay}
          value={settings.comp_target_min ?? ''}
          onChange={(value) => change({ comp_target_min: amount(value) })}
        />
        <NumberInput
          label={wizardStepsText.payUpTo}
          {...pay}
          value={settings.comp_target_max ?? ''}
          onChange={(value) => change({ comp_target_max: amount(value) })}
          error={errors.comp_target_max}
        />
      </Group>
      <NativeSelect
        label={wizardStepsText.currency}
        value={settings.comp_currency ?? ''}
        onChange={(event) => change({ comp_currency: event.currentTarget.value || null })}
        data={[{ value: '', label: wizardStepsText.placeCurrency(usual) }, ...currencies.map((code) => ({ value: code, label: code }))]}
      />
      <Checkbox
        label={wizardStepsText.payRequired}
        description={wizardStepsText.payRequiredHint}
        disabled={settings.comp_target_min === null && settings.comp_target_max === null}
        checked={settings.comp_required}
        onChange={(event) => change({ comp_required: event.currentTarget.checked })}
      />
      <Checkbox
        label={wizardStepsText.fullTime}
        checked={settings.is_fulltime}
        onChange={(event) => change({ is_fulltime: event.currentTarget.checked })}
      />
      <Checkbox
        label={wizardStepsText.noVisaSponsorship}
        checked={settings.visa_filter}
        onChange={(event) => change({ visa_filter: event.currentTarget.checked })}
      />
    </Stack>
  )
}
