// Who takes turns with the interviewer: anyone who is free and has the least to do gets the next one.
import { TagsInput } from '@mantine/core'
import { isEmail } from '@fairlead/domain/shared/validation'
import type { StepProps } from '../step.ts'
import { useTeam } from './use-team.ts'
import * as wizardTeamText from '../../../i18n/en/wizard-team.ts'

export function InterviewersField({ settings, change, wrong }: StepProps) {
  const members = useTeam().data?.members ?? []
  const { phone_screener_email, interviewers } = settings.scheduling_preferences
  if (settings.interview_scheduling !== 'calendar') return null
  return (
    <TagsInput
      label={wizardTeamText.othersWhoTakeTurns}
      description={wizardTeamText.theyTakeTurnsTheFree}
      placeholder={interviewers.length === 0 ? wizardTeamText.nameCompanyCom : ''}
      data={members.map(({ email }) => email).filter((email) => email !== phone_screener_email)}
      maxTags={20}
      error={interviewers.every(isEmail) ? undefined : wrong.scheduling_preferences}
      clearable
      clearButtonProps={{ 'aria-label': 'Clear others who take turns' }}
      value={interviewers}
      onChange={(next) =>
        change({ scheduling_preferences: { phone_screener_email, interviewers: next.map((email) => email.trim().toLowerCase()) } })
      }
    />
  )
}
