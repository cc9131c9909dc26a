// A project's roster: its members, an explanation of the roles, adding, and removing.
import { roleToWire } from '@fairlead/contract/codes'
import { Stack, Text, Title } from '@mantine/core'
import type { WireSettings } from '@fairlead/contract/shapes/settings'
import type { RosterRole } from '@fairlead/domain/account/permissions'
import { rosterRoles } from '@fairlead/domain/project/roster'
import { normaliseEmail } from '@fairlead/domain/shared/validation'
import { must } from '@fairlead/domain/shared/records'
import { useEffect, useRef } from 'react'
import { ReviewLinks } from '../../../candidate/ReviewLinks.tsx'
import { showToast } from '../../../ui/toast.ts'
import { useUser } from '../../../session/use-user.ts'
import type { StepProps } from '../step.ts'
import { AddColleague } from './AddColleague.tsx'
import { RosterRow } from './RosterRow.tsx'
import { useTeam } from './use-team.ts'
import { text as wizardTeamText } from '../../../i18n/wizard-team.ts'

export function Roster({ settings, change, errors, projectId, offered }: StepProps & { offered: readonly RosterRole[] }) {
  const me = useUser().data?.email ?? ''
  const team = useTeam().data
  const roster = settings.collaborators
  const latest = useRef(roster)
  useEffect(() => {
    latest.current = roster
  })
  const save = (collaborators: WireSettings['collaborators']) => change({ collaborators })
  const add = (email: string) => {
    // the user who creates the roster stays on it
    const members = roster.length === 0 && me && normaliseEmail(me) !== email ? [{ email: me, role: roleToWire('owner') }] : roster
    save([...members, { email, role: roleToWire(members.length === 0 ? 'owner' : 'member') }])
  }
  const remove = (index: number) => {
    const gone = must(roster[index])
    save(roster.toSpliced(index, 1))
    showToast(wizardTeamText.removed(gone.email), {
      undo: () => {
        if (!latest.current.some(({ email }) => email === gone.email)) save(latest.current.toSpliced(index, 0, gone))
      },
    })
  }
  return (
    <Stack>
      <AddColleague roster={roster} team={team} onAdd={add} />
      {errors.collaborators && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {errors.collaborators}
        </Text>
      )}
      {roster.length === 0 ? (
        <Text size="sm" c="dimmed">
          {wizardTeamText.emptyRosterText}
        </Text>
      ) : (
        <ul aria-label={wizardTeamText.roster}>
          {roster.map((member, index) => (
            <RosterRow
              key={member.email}
              member={member}
              roster={roster}
              team={team}
              me={me}
              offered={offered}
              onRole={(role) => save(roster.with(index, { ...member, role: roleToWire(role) }))}
              onRemove={() => remove(index)}
            />
          ))}
        </ul>
      )}
      <dl style={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '4px 14px', margin: 0, fontSize: '0.8125rem' }}>
        {rosterRoles
          .filter(({ role }) => offered.includes(role))
          .map(({ role, title, may }) => (
            <div key={role} style={{ display: 'contents' }}>
              <dt className="ink medium">{title}</dt>
              <dd style={{ margin: 0, color: 'var(--soft)' }}>{may}</dd>
            </div>
          ))}
      </dl>
      <ReviewLinks
        projectId={projectId}
        head={
          <div>
            <Title order={2} size="h4">
              {wizardTeamText.reviewLinks}
            </Title>
            <Text size="sm" c="dimmed">
              {wizardTeamText.linksHint}
            </Text>
          </div>
        }
      />
    </Stack>
  )
}
