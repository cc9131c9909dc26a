// What the product may write by itself, to which addresses, and whether an address is looked at first.
import { Stack, Switch } from '@mantine/core'
import { useProductName } from '../../../session/use-user.ts'
import type { StepProps } from '../step.ts'

export function OutreachToggle({ settings, change }: Pick<StepProps, 'settings' | 'change'>) {
  const product = useProductName()
  return (
    <Switch
      label={`${product} emails candidates automatically`}
      description="Introductions to interviews and polite rejections to candidates who replied. Emails you send yourself are always sent."
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
        label="Write to work addresses too"
        description="When off, only personal addresses are used"
        checked={settings.allow_work_emails}
        onChange={(event) => change({ allow_work_emails: event.currentTarget.checked })}
      />
      <Switch
        label="Confirm the address before sending"
        description="The sender chooses the address each time"
        // the wire has two names for it; either one asks
        checked={settings.confirm_email_before_send || settings.needs_email_confirmation}
        onChange={(event) => change({ confirm_email_before_send: event.currentTarget.checked, needs_email_confirmation: false })}
      />
    </Stack>
  )
}
