// Further interviewers: they take turns with the first one, or hold each interview together as a panel.
import { Radio, Stack, TagsInput, Text } from '@mantine/core'
import { isEmail, normaliseEmail } from '@fairlead/domain/shared/validation'
import type { StepProps } from '../step.ts'
import { memberOf, useTeam, type Team } from './use-team.ts'

export function InterviewersField({ settings, change, wrong }: StepProps) {
  const team = useTeam().data
  const preferences = settings.scheduling_preferences
  const { phone_screener_email, interviewers, is_panel } = preferences
  if (settings.interview_scheduling !== 'calendar') return null
  return (
    <Stack gap="sm">
      <TagsInput
        label="Further interviewers"
        placeholder={interviewers.length === 0 ? 'name@company.com' : ''}
        data={(team?.members ?? []).map(({ email }) => email).filter((email) => email !== phone_screener_email)}
        maxTags={20}
        error={interviewers.every(isEmail) ? undefined : wrong.scheduling_preferences}
        clearable
        clearButtonProps={{ 'aria-label': 'Clear further interviewers' }}
        value={interviewers}
        onChange={(next) =>
          change({ scheduling_preferences: { ...preferences, interviewers: next.map((email) => email.trim().toLowerCase()) } })
        }
      />
      {interviewers.length > 0 && (
        <Radio.Group
          label="Who holds an interview"
          value={is_panel ? 'panel' : 'turns'}
          onChange={(value) => change({ scheduling_preferences: { ...preferences, is_panel: value === 'panel' } })}
        >
          <Stack gap="sm" mt="xs">
            <Radio
              value="turns"
              label="One of them, taking turns"
              description="The free interviewer with the fewest interviews that week gets the next one"
            />
            <Radio
              value="panel"
              label="All of them together, as a panel"
              description="Candidates choose from the times when everyone is free; the first interviewer sets the length and the place"
            />
          </Stack>
        </Radio.Group>
      )}
      {is_panel && team && <Missing emails={[phone_screener_email ?? '', ...interviewers]} team={team} />}
    </Stack>
  )
}

/** Members of the panel without a calendar or hours: until they have both, no time is offered. */
function Missing({ emails, team }: { emails: readonly string[]; team: Team }) {
  const names = [...new Set(emails.map(normaliseEmail))].filter(isEmail).flatMap((email) => {
    const member = memberOf(team, email)
    return member?.has_calendar && member.has_hours ? [] : [member?.name || email]
  })
  if (names.length === 0) return null
  return (
    <Text size="sm" c="var(--warn-text)" role="note">
      No times can be offered until everyone has synced a calendar and set their interview hours. Missing: {names.join(', ')}. Until then
      candidates are introduced by email.
    </Text>
  )
}
