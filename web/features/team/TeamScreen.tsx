// Who is in the workspace: rights, invitations, and removing a member.
import { Button, Group, Skeleton, Stack, Text, TextInput, Title } from '@mantine/core'
import { isEmail, normaliseEmail } from '@fairlead/domain/shared/validation'
import { useState, type FormEvent } from 'react'
import { failureOf, sentenceOf } from '../../api/failure.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { shortDate } from '../../ui/time.ts'
import { showToast } from '../../ui/toast.ts'
import { When } from '../../ui/When.tsx'
import { useUser } from '../../session/use-user.ts'
import { MemberRow } from './MemberRow.tsx'
import { RemoveMemberDialog } from './RemoveMemberDialog.tsx'
import { invite, revoke, useMembers, type Member, type Members } from './use-members.ts'
import styles from './team.module.css'
import * as teamText from '../../i18n/en/team.ts'

export function TeamScreen() {
  const page = useMembers()
  const me = useUser().data
  const [removing, setRemoving] = useState<Member | null>(null)
  const { data } = page
  return (
    <div className={styles.screen}>
      <Title order={1} mb={4}>
        {teamText.team}
      </Title>
      <Text c="dimmed" mb="lg">
        {teamText.everyoneIn} {me?.workspace_name ?? teamText.yourWorkspace}
        {teamText.adminsInviteAndRemoveMembers}
      </Text>
      {data ? (
        <Stack gap="lg">
          <section className="card" aria-labelledby="members">
            <Title order={2} size="h3" id="members" mb="xs">
              {teamText.membersLength(data.members.length)}
            </Title>
            <ul className={styles.list}>
              {data.members.map((member) => (
                <MemberRow
                  key={member.id}
                  member={member}
                  isMe={member.email === me?.email}
                  canManage={data.can_manage}
                  onRemove={() => setRemoving(member)}
                />
              ))}
            </ul>
          </section>
          <Invitations page={data} />
        </Stack>
      ) : page.isError ? (
        <ErrorState text={teamText.yourTeamCouldNotBe} onRetry={() => void page.refetch()} />
      ) : (
        <Skeleton h={320} radius={12} />
      )}
      {removing && data && <RemoveMemberDialog member={removing} members={data.members} onClose={() => setRemoving(null)} />}
    </div>
  )
}

function Invitations({ page }: { page: Members }) {
  return (
    <section className="card" aria-labelledby="invitations">
      <Title order={2} size="h3" id="invitations" mb="xs">
        {teamText.pendingInvitations}
      </Title>
      {page.can_manage && <InviteForm />}
      {page.invitations.length === 0 ? (
        <Text size="sm" c="dimmed">
          {teamText.noPendingInvitations}
        </Text>
      ) : (
        <ul className={styles.list}>
          {page.invitations.map((one) => (
            <InvitationRow key={one.email} invitation={one} canManage={page.can_manage} />
          ))}
        </ul>
      )}
    </section>
  )
}

function InvitationRow({ invitation, canManage }: { invitation: Members['invitations'][number]; canManage: boolean }) {
  const { email, invited_by, invited_at, expires_at } = invitation
  const [busy, setBusy] = useState(false)

  async function end() {
    setBusy(true)
    try {
      await revoke(email)
      showToast(`Invitation to ${email} revoked`)
    } catch (error) {
      showToast(sentenceOf(error, 'We couldn’t revoke the invitation. Try again in a moment.'), { tone: 'bad' })
    }
    setBusy(false)
  }

  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <Text size="sm" fw={600}>
          {email}
        </Text>
        <Text size="sm" c="dimmed">
          {teamText.invited} <When date={invited_at} /> {teamText.byExpires(invited_by, shortDate(expires_at))}
        </Text>
      </div>
      {canManage && (
        <Button size="xs" variant="default" loading={busy} aria-label={teamText.revokeEmail(email)} onClick={() => void end()}>
          {teamText.revoke}
        </Button>
      )}
    </li>
  )
}

function InviteForm() {
  const [email, setEmail] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const address = normaliseEmail(email)
    if (!isEmail(address)) return setWrong('Enter an email address.')
    setBusy(true)
    setWrong(null)
    try {
      showToast((await invite(address)) ? `Invitation sent to ${address}` : `${address} already has an account`)
      setEmail('')
    } catch (error) {
      setWrong(failureOf(error)?.fields.email ?? sentenceOf(error, 'We couldn’t send the invitation. Try again in a moment.'))
    }
    setBusy(false)
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Group gap="xs" align="end" mb="sm">
        <TextInput
          type="email"
          label={teamText.emailAddress}
          placeholder={teamText.nameCompanyCom}
          value={email}
          error={wrong}
          onChange={(event) => {
            setEmail(event.currentTarget.value)
            setWrong(null)
          }}
          style={{ flex: '1 1 220px' }}
        />
        <Button type="submit" loading={busy} style={{ alignSelf: wrong ? 'center' : 'end' }}>
          {teamText.invite}
        </Button>
      </Group>
    </form>
  )
}
