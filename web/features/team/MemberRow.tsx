import { Badge, Button, Group, Text } from '@mantine/core'
import { useSubmit } from '../../api/use-submit.ts'
import { When } from '../../ui/When.tsx'
import { setAdmin, type Member } from './use-members.ts'
import { text as factorText } from '../../i18n/second-factor.ts'
import { text as teamText } from '../../i18n/team.ts'

interface Props {
  member: Member
  isMe: boolean
  canManage: boolean
  onRemove: () => void
  onReset: () => void
}

export function MemberRow({ member, isMe, canManage, onRemove, onReset }: Props) {
  const name = member.name || member.email
  const change = useSubmit({
    send: () => setAdmin(member.id, !member.is_admin),
    success: member.is_admin ? teamText.noLongerAdmin(name) : teamText.nowAdmin(name),
    failure: teamText.changeFailed,
    failureIn: 'toast',
  })

  return (
    <li className="row wrap split pad-y gap-16 tight">
      <div className="basis anywhere">
        <Group gap={6}>
          <Text size="sm" fw={600} className="anywhere">
            {name}
            {isMe && teamText.you}
          </Text>
          {member.is_admin && (
            <Badge size="sm" variant="light">
              {teamText.admin}
            </Badge>
          )}
          {member.is_super_admin && (
            <Badge size="sm" variant="default">
              {teamText.superAdmin}
            </Badge>
          )}
          {member.is_disabled && (
            <Badge size="sm" variant="default">
              {teamText.disabled}
            </Badge>
          )}
        </Group>
        <Text size="sm" c="dimmed" className="anywhere">
          {member.email}
          {!member.email_verified && teamText.addressNotVerified}
          {member.has_second_factor === false && ` · ${factorText.noFactor}`}
          {canManage && (
            <>
              {' · '}
              {member.last_seen_at ? (
                <>
                  {teamText.lastSeen} <When date={member.last_seen_at} />
                </>
              ) : (
                teamText.notSeenYet
              )}
            </>
          )}
        </Text>
      </div>
      {canManage && (
        <Group gap="xs">
          <Button
            size="xs"
            variant="default"
            loading={change.busy}
            aria-label={`${member.is_admin ? teamText.removeAdminRights : teamText.makeAdmin}: ${name}`}
            onClick={() => void change.run()}
          >
            {member.is_admin ? teamText.removeAdminRights : teamText.makeAdmin}
          </Button>
          {!isMe && member.has_second_factor && (
            <Button size="xs" variant="default" aria-label={factorText.resetName(name)} onClick={onReset}>
              {factorText.reset}
            </Button>
          )}
          {!isMe && !member.is_super_admin && (
            <Button size="xs" variant="default" aria-label={teamText.removeName(name)} onClick={onRemove}>
              {teamText.remove}
            </Button>
          )}
        </Group>
      )}
    </li>
  )
}
