import { Autocomplete, Button, Group, Stack, Text } from '@mantine/core'
import { messagesAbout } from '@fairlead/domain/shared/messages'
import { isEmail, normaliseEmail } from '@fairlead/domain/shared/validation'
import { Link } from '@tanstack/react-router'
import { usePending } from '../../../api/use-submit.ts'
import { useUser } from '../../../session/use-user.ts'
import type { StepProps } from '../step.ts'
import { invite } from './invite.ts'
import { memberOf, standingOf, useTeam, type Team } from './use-team.ts'
import { text as wizardTeamText } from '../../../i18n/wizard-team.ts'

export function ScreenerField({ settings, change, errors, projectId }: StepProps) {
  const team = useTeam().data
  const email = settings.scheduling_preferences.phone_screener_email ?? ''
  const suggestions = [
    ...new Set([
      ...settings.collaborators.map((collaborator) => collaborator.email),
      ...(team?.members ?? []).map((member) => member.email),
    ]),
  ]
  return (
    <Stack gap="xs">
      <Autocomplete
        label={wizardTeamText.interviewer}
        description={wizardTeamText.screenerHint}
        placeholder={wizardTeamText.nameCompanyCom}
        type="email"
        data={suggestions}
        limit={8}
        renderOption={({ option }) => (
          <span className="anywhere">
            {memberOf(team, option.value)?.name} <span className="soft text-12">{option.value}</span>
          </span>
        )}
        value={email}
        error={errors.scheduling_preferences}
        clearable
        clearButtonProps={{ 'aria-label': wizardTeamText.clearInterviewer }}
        onChange={(value) => {
          const phone_screener_email = value.trim() === '' ? null : value.trim()
          change({ scheduling_preferences: { ...settings.scheduling_preferences, phone_screener_email } })
        }}
      />
      {isEmail(email) && team && <ScreenerStanding email={email} team={team} settings={settings} projectId={projectId} />}
    </Stack>
  )
}

function ScreenerStanding({ email, team, settings, projectId }: Pick<StepProps, 'settings' | 'projectId'> & { email: string; team: Team }) {
  const me = useUser().data?.email ?? ''
  const [busy, during] = usePending()
  const member = memberOf(team, email)
  const name = member?.name || email
  const waits = settings.phone_screener_needs_calendar_auth && !member?.has_calendar
  const isMe = normaliseEmail(email) === normaliseEmail(me)
  // several are invited at once, below their names
  const isOneOfMany = settings.interview_scheduling === 'calendar' && settings.scheduling_preferences.interviewers.length > 0
  const mail = () => during(() => invite(normaliseEmail(email), { interviews: true }))
  return (
    <Group justify="space-between" gap="xs" aria-live="polite">
      <Stack gap={2} className="basis">
        <Text size="sm">{wizardTeamText.standingOfScreener(name, member, settings.interview_scheduling === 'calendar')}</Text>
        {waits && (
          <Text size="sm" c="var(--warn-text)">
            {messagesAbout.screenerMustSync(name)}
          </Text>
        )}
      </Stack>
      {!member && !(isOneOfMany && standingOf(team, email) === 'stranger') && (
        <Button size="compact-sm" variant="default" loading={busy} onClick={() => void mail()}>
          {standingOf(team, email) === 'invited' ? wizardTeamText.resendInvitation : wizardTeamText.inviteEmail(email)}
        </Button>
      )}
      {isMe && !member?.has_calendar && (
        <Button size="compact-sm" variant="default" renderRoot={(props) => <Link to="/calendar" search={{ projectId }} {...props} />}>
          {wizardTeamText.goToCalendarPage}
        </Button>
      )}
    </Group>
  )
}
