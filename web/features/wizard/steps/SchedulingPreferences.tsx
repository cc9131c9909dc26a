// Step: how an interview comes about, and who calls first.
import { Radio, Stack, Switch } from '@mantine/core'
import { normaliseEmail } from '@fairlead/domain/shared/validation'
import { InterviewerSettings } from '../../../session/calendar/InterviewerSettings.tsx'
import { useUser } from '../../../session/use-user.ts'
import { InterviewersField } from '../team/InterviewersField.tsx'
import { ScreenerField } from '../team/ScreenerField.tsx'
import { ManagerReviewClock } from './ManagerReviewClock.tsx'
import type { StepProps } from '../step.ts'

export function SchedulingPreferences(props: StepProps) {
  const { settings, change } = props
  const user = useUser().data
  const screener = settings.scheduling_preferences.phone_screener_email ?? ''
  return (
    <Stack gap="lg">
      <Radio.Group
        label="How interviews are arranged"
        value={settings.interview_scheduling}
        onChange={(value) => change({ interview_scheduling: value as 'calendar' | 'introduction' })}
      >
        <Stack gap="sm" mt="sm">
          <Radio
            value="introduction"
            label="Introduce both by email"
            description="The candidate and the interviewer agree on a time by email"
          />
          <Radio
            value="calendar"
            label="On the interviewer's calendar"
            description="The candidate books one of their free times with a link"
          />
        </Stack>
      </Radio.Group>
      <ScreenerField {...props} />
      <InterviewersField {...props} />
      <Switch
        label="Wait for the interviewer's calendar"
        description="Approving is blocked until the interviewer syncs a calendar"
        checked={settings.phone_screener_needs_calendar_auth}
        onChange={(event) => change({ phone_screener_needs_calendar_auth: event.currentTarget.checked })}
      />
      <ManagerReviewClock {...props} />
      {user && normaliseEmail(screener) === normaliseEmail(user.email) && <InterviewerSettings user={user} level={2} />}
    </Stack>
  )
}
