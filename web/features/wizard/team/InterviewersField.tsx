// Additional interviewers: they take turns with the first one, or some or all of them hold each interview together.
import { Stack, TagsInput } from '@mantine/core'
import { isEmail } from '@fairlead/domain/shared/validation'
import { InterviewersTogether, InterviewLoad } from '../../../project/InterviewersTogether.tsx'
import { PanelTimes } from '../../../project/PanelTimes.tsx'
import type { StepProps } from '../step.ts'
import { useTeam } from './use-team.ts'
import { text as wizardTeamText } from '../../../i18n/wizard-team.ts'

export function InterviewersField({ settings, change, errors, projectId }: StepProps) {
  const team = useTeam().data
  const preferences = settings.scheduling_preferences
  const { phone_screener_email, interviewers, is_panel, seats, trainees, parts } = preferences
  if (settings.interview_scheduling !== 'calendar') return null
  const save = (part: Partial<typeof preferences>) => change({ scheduling_preferences: { ...preferences, ...part } })
  const people = (value: readonly string[], onChange: (emails: string[]) => void) => ({
    placeholder: value.length === 0 ? wizardTeamText.nameCompanyCom : '',
    data: (team?.members ?? []).map(({ email }) => email).filter((email) => email !== phone_screener_email),
    maxTags: 20,
    error: value.every(isEmail) ? undefined : errors.scheduling_preferences,
    clearable: true,
    value: [...value],
    onChange: (next: string[]) => onChange(next.map((email) => email.trim().toLowerCase())),
  })
  const everyone = [phone_screener_email ?? '', ...interviewers].filter((email) => email !== '')
  return (
    <Stack gap="sm">
      {/* the interviews of a day have their own */}
      {parts.length === 0 && (
        <>
          <TagsInput
            label={wizardTeamText.furtherInterviewers}
            clearButtonProps={{ 'aria-label': wizardTeamText.clearFurtherInterviewers }}
            {...people(interviewers, (emails) => save({ interviewers: emails }))}
          />
          {interviewers.length > 0 && (
            <InterviewersTogether
              label={wizardTeamText.hostLabel}
              count={interviewers.length + 1}
              is_panel={is_panel}
              seats={seats}
              onChange={save}
            />
          )}
          <InterviewLoad emails={everyone} />
          {is_panel && <PanelTimes projectId={projectId} emails={everyone} />}
        </>
      )}
      <TagsInput
        label={wizardTeamText.trainees}
        description={wizardTeamText.traineesHint}
        clearButtonProps={{ 'aria-label': wizardTeamText.clearTrainees }}
        {...people(trainees, (emails) => save({ trainees: emails }))}
      />
    </Stack>
  )
}
