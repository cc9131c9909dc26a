import { roleFromWire, rosterFromWire } from '@fairlead/contract/codes'
import { ActionIcon, Badge, Button, Group, NativeSelect, Text, Tooltip } from '@mantine/core'
import type { WireSettings } from '@fairlead/contract/shapes/settings'
import type { RosterRole } from '@fairlead/domain/account/permissions'
import { rosterRoles, whyNotRole } from '@fairlead/domain/project/roster'
import { IconTrash } from '@tabler/icons-react'
import { usePending } from '../../../api/use-submit.ts'
import { invite } from './invite.ts'
import { memberOf, standingOf, type Team } from './use-team.ts'
import { text as wizardTeamText } from '../../../i18n/wizard-team.ts'

type Roster = WireSettings['collaborators']

interface Props {
  member: Roster[number]
  roster: Roster
  team: Team | undefined
  me: string
  /** The roles offered; the current one is always among them. */
  offered: readonly RosterRole[]
  onRole: (role: RosterRole) => void
  onRemove: () => void
}

export function RosterRow({ member, roster: wireRoster, team, me, offered, onRole, onRemove }: Props) {
  const [busy, during] = usePending()
  const standing = standingOf(team, member.email)
  const name = memberOf(team, member.email)?.name || member.name
  const isMe = member.email.toLowerCase() === me.toLowerCase()
  const roster = rosterFromWire(wireRoster)
  const ownRole = roleFromWire(member.role)
  const removalRefusal = whyNotRole(roster, member.email, null, me)
  const roles = rosterRoles.filter(({ role }) => offered.includes(role) || role === ownRole)
  const mail = () => during(() => invite(member.email))
  return (
    <Group component="li" justify="space-between" gap="xs" py={8} style={{ borderTop: '1px solid var(--line)' }}>
      <div style={{ flex: '1 1 180px', minWidth: 0 }}>
        <Text size="sm" className="anywhere">
          {isMe ? wizardTeamText.you(name || member.email) : name || member.email}
        </Text>
        {name && (
          <Text size="xs" c="dimmed" className="anywhere">
            {member.email}
          </Text>
        )}
      </div>
      <Group gap="xs" justify="end" ml="auto">
        {standing !== null && !isMe && (
          <Badge variant="light" color={standing === 'joined' ? 'teal' : 'gray'} c="var(--ink)" tt="none">
            {wizardTeamText.standings[standing]}
          </Badge>
        )}
        {standing !== null && standing !== 'joined' && !isMe && (
          <Button
            size="compact-sm"
            variant="subtle"
            loading={busy}
            aria-label={standing === 'invited' ? wizardTeamText.sendAgainTo(member.email) : wizardTeamText.inviteEmail(member.email)}
            onClick={() => void mail()}
          >
            {standing === 'invited' ? wizardTeamText.sendAgain : wizardTeamText.invite}
          </Button>
        )}
        <NativeSelect
          aria-label={wizardTeamText.roleOf(member.email)}
          data={roles.map(({ role, title }) => ({
            value: role,
            label: title,
            disabled: role !== ownRole && whyNotRole(roster, member.email, role, me) !== null,
          }))}
          value={ownRole}
          onChange={(event) => {
            const chosen = roles.find(({ role }) => role === event.currentTarget.value)
            if (chosen) onRole(chosen.role)
          }}
        />
        <Tooltip label={removalRefusal ?? ''} disabled={removalRefusal === null}>
          <ActionIcon
            variant="subtle"
            color="gray"
            c="var(--ink)"
            aria-label={wizardTeamText.removeEmail(member.email)}
            {...(removalRefusal !== null ? { 'data-disabled': true } : {})}
            aria-disabled={removalRefusal !== null}
            onClick={() => removalRefusal === null && onRemove()}
          >
            <IconTrash size={16} />
          </ActionIcon>
        </Tooltip>
      </Group>
    </Group>
  )
}
