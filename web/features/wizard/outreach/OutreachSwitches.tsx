import { Stack, Switch } from '@mantine/core'
import { useProductName } from '../../../session/use-user.ts'
import type { StepProps } from '../step.ts'
import { text as wizardOutreachText } from '../../../i18n/wizard-outreach.ts'

export function OutreachToggle({ settings, change }: Pick<StepProps, 'settings' | 'change'>) {
  const product = useProductName()
  return (
    <Switch
      label={wizardOutreachText.emailsCandidatesAutomatically(product)}
      description={wizardOutreachText.automaticEmailsText}
      checked={settings.outreach_toggle}
      onChange={(event) => change({ outreach_toggle: event.currentTarget.checked })}
    />
  )
}

export function OutreachSwitches(props: Pick<StepProps, 'settings' | 'change'>) {
  const { settings, change } = props
  return (
    <Stack>
      <OutreachToggle {...props} />
      <Switch
        label={wizardOutreachText.workAddressesLabel}
        description={wizardOutreachText.workAddressesHint}
        checked={settings.allow_work_emails}
        onChange={(event) => change({ allow_work_emails: event.currentTarget.checked })}
      />
      <Switch
        label={wizardOutreachText.confirmAddressLabel}
        description={wizardOutreachText.confirmAddressHint}
        // the API has two names for it; either one requires it
        checked={settings.confirm_email_before_send || settings.needs_email_confirmation}
        onChange={(event) => change({ confirm_email_before_send: event.currentTarget.checked, needs_email_confirmation: false })}
      />
    </Stack>
  )
}
