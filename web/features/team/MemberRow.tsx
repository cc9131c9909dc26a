import { Badge, Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { sentenceOf } from '../../api/failure.ts'
import { showToast } from '../../ui/toast.ts'
import { When } from '../../ui/When.tsx'
import { setAdmin, type Member } from './use-members.ts'
import styles from './team.module.css'

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
      showToast(sentenceOf(error, 'The change could not be saved. Try again in a moment.'), { tone: 'bad' })
    }
    setBusy(false)
  }

  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <Group gap={6}>
          <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
            {name}
            {isMe && ' (you)'}
          </Text>
          {member.is_admin && (
            <Badge size="sm" variant="light">
              Admin
            </Badge>
          )}
          {member.is_super_admin && (
            <Badge size="sm" variant="default">
              Super admin
            </Badge>
          )}
          {member.is_disabled && (
            <Badge size="sm" variant="default">
              Disabled
            </Badge>
          )}
        </Group>
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {member.email}
          {!member.email_verified && ' · address not verified'}
          {canManage && (
            <>
              {' · '}
              {member.last_seen_at ? (
                <>
                  last seen <When date={member.last_seen_at} />
                </>
              ) : (
                'not seen yet'
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
            {member.is_admin ? 'Remove admin rights' : 'Make admin'}
          </Button>
          {!isMe && !member.is_super_admin && (
            <Button size="xs" variant="default" aria-label={`Remove: ${name}`} onClick={onRemove}>
              Remove
            </Button>
          )}
        </Group>
      )}
    </li>
  )
}
