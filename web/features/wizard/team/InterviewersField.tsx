// Additional interviewers: they take turns with the first one, or some or all of them hold each interview together.
import { Button, Group, Stack, TagsInput, Text } from '@mantine/core'
import { isEmail } from '@fairlead/domain/shared/validation'
import { usePending } from '../../../api/use-submit.ts'
import { InterviewersTogether, InterviewLoad } from '../../../project/InterviewersTogether.tsx'
import { PanelTimes } from '../../../project/PanelTimes.tsx'
import type { StepProps } from '../step.ts'
import { invite } from './invite.ts'
import { standingOf, useTeam } from './use-team.ts'
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
          {interviewers.length > 0 && <Strangers emails={everyone} />}
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

/** Those who have not joined, each with an invitation that is sent, or one press that sends them all. */
function Strangers({ emails }: { emails: readonly string[] }) {
  const team = useTeam().data
  const [busy, during] = usePending()
  const standings = new Map(emails.filter(isEmail).map((email) => [email, standingOf(team, email)]))
  const strangers = [...standings].filter(([, standing]) => standing === 'stranger').map(([email]) => email)
  const invited = [...standings].filter(([, standing]) => standing === 'invited').map(([email]) => email)
  const inviteAll = () => during(() => Promise.all(strangers.map((email) => invite(email, { interviews: true }))))
  if (strangers.length + invited.length === 0) return null
  return (
    <Group justify="space-between" gap="xs" aria-live="polite">
      <Text size="sm" className="basis anywhere">
        {[strangers.length > 0 && wizardTeamText.notOnTeam(strangers), invited.length > 0 && wizardTeamText.invitedYet(invited)]
          .filter(Boolean)
          .join(' ')}
      </Text>
      {strangers.length > 0 && (
        <Button size="compact-sm" variant="default" loading={busy} onClick={() => void inviteAll()}>
          {wizardTeamText.inviteEmails(strangers)}
        </Button>
      )}
    </Group>
  )
}
