import { Radio, Stack, Switch } from '@mantine/core'
import { normaliseEmail } from '@fairlead/domain/shared/validation'
import { InterviewerSettings } from '../../../session/calendar/InterviewerSettings.tsx'
import { useUser } from '../../../session/use-user.ts'
import { InterviewDayField } from '../team/InterviewDayField.tsx'
import { InterviewersField } from '../team/InterviewersField.tsx'
import { ScreenerField } from '../team/ScreenerField.tsx'
import { ManagerReviewClock } from './ManagerReviewClock.tsx'
import type { StepProps } from '../step.ts'
import { text as wizardStepsText } from '../../../i18n/wizard-steps.ts'

export function SchedulingPreferences(props: StepProps) {
  const { settings, change } = props
  const user = useUser().data
  const screener = settings.scheduling_preferences.phone_screener_email ?? ''
  return (
    <Stack gap="lg">
      <Radio.Group
        label={wizardStepsText.schedulingTitle}
        value={settings.interview_scheduling}
        onChange={(value) => change({ interview_scheduling: value })}
      >
        <Stack gap="sm" mt="sm">
          <Radio value="introduction" label={wizardStepsText.introductionOption} description={wizardStepsText.introductionHint} />
          <Radio value="calendar" label={wizardStepsText.bookingOption} description={wizardStepsText.bookingLinkHint} />
        </Stack>
      </Radio.Group>
      <ScreenerField {...props} />
      <InterviewersField {...props} />
      <InterviewDayField {...props} />
      <Switch
        label={wizardStepsText.waitForCalendarLabel}
        description={wizardStepsText.approvalBlockedHint}
        checked={settings.phone_screener_needs_calendar_auth}
        onChange={(event) => change({ phone_screener_needs_calendar_auth: event.currentTarget.checked })}
      />
      <ManagerReviewClock {...props} />
      {user && normaliseEmail(screener) === normaliseEmail(user.email) && <InterviewerSettings user={user} level={2} />}
    </Stack>
  )
}
