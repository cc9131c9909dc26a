import { Badge, Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { sentenceOf } from '../../api/failure.ts'
import { showToast } from '../../ui/toast.ts'
import { When } from '../../ui/When.tsx'
import { setAdmin, type Member } from './use-members.ts'
import styles from './team.module.css'
import * as teamText from '../../i18n/en/team.ts'

interface Props {
  member: Member
  isMe: boolean
  canManage: boolean
  onRemove: () => void
}

export function MemberRow({ member, isMe, canManage, onRemove }: Props) {
  const [busy, setBusy] = useState(false)
  const name = member.name || member.email

  async function change() {
    setBusy(true)
    try {
      await setAdmin(member.id, !member.is_admin)
      showToast(member.is_admin ? `${name} is no longer an admin` : `${name} is now an admin`)
    } catch (error) {
      showToast(sentenceOf(error, 'We couldn’t save the change. Try again in a moment.'), { tone: 'bad' })
    }
    setBusy(false)
  }

  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <Group gap={6}>
          <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
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
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {member.email}
          {!member.email_verified && teamText.addressNotVerified}
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
            loading={busy}
            aria-label={`${member.is_admin ? 'Remove admin rights' : 'Make admin'}: ${name}`}
            onClick={() => void change()}
          >
            {member.is_admin ? teamText.removeAdminRights : teamText.makeAdmin}
          </Button>
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
