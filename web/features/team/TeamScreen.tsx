import { Anchor, Button, Group, Stack, Text, TextInput, Title } from '@mantine/core'
import { isEmail, normaliseEmail } from '@fairlead/domain/shared/validation'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm } from '../../api/use-form.ts'
import { useSubmit } from '../../api/use-submit.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { shortDate } from '../../ui/time.ts'
import { When } from '../../ui/When.tsx'
import { LoadingRows } from '../../ui/LoadingRows.tsx'
import { LeaveDemo, useDemo } from '../../session/LeaveDemo.tsx'
import { useUser } from '../../session/use-user.ts'
import { MemberRow } from './MemberRow.tsx'
import { PostalAddress } from './PostalAddress.tsx'
import { Recontact } from './Recontact.tsx'
import { SecondFactorRule } from './SecondFactorRule.tsx'
import { RemoveMemberDialog } from './RemoveMemberDialog.tsx'
import { invite, revoke, useMembers, type Member, type Members, resetFactors } from './use-members.ts'
import { text as ssoText } from '../../i18n/single-sign-on.ts'
import { text as noticeText } from '../../i18n/notices.ts'
import { text as suppressionText } from '../../i18n/suppressions.ts'
import { text as teamText } from '../../i18n/team.ts'
import { text as factorText } from '../../i18n/second-factor.ts'
import { useConfirmation } from '../../session/use-confirmation.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormError } from '../../ui/FormError.tsx'

function ResetFactorsDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const name = member.name || member.email
  const { confirmed, dialog } = useConfirmation()
  const resetting = useSubmit({
    send: () => resetFactors(member.id),
    success: factorText.wasReset(name),
    onSuccess: onClose,
    failure: factorText.resetFailed,
  })
  return (
    <Dialog title={factorText.resetTitle(name)} onClose={onClose}>
      {dialog}
      <Stack>
        <Text size="sm">{factorText.resetExplained(member.email)}</Text>
        <FormError>{resetting.sentence}</FormError>
        <Group justify="end" gap="xs">
          <Button variant="subtle" onClick={onClose}>
            {factorText.cancel}
          </Button>
          <Button color="red" loading={resetting.busy} onClick={() => confirmed(() => void resetting.run())}>
            {factorText.reset}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}

export function TeamScreen() {
  const page = useMembers()
  const me = useUser().data
  const demo = useDemo().data
  const [removing, setRemoving] = useState<Member | null>(null)
  const [resetting, setResetting] = useState<Member | null>(null)
  const { data } = page
  return (
    <div className="page">
      <Title order={1} mb={4}>
        {teamText.team}
      </Title>
      <Text c="dimmed" mb="lg">
        {teamText.everyoneIn} {me?.workspace_name ?? teamText.yourWorkspace}
        {teamText.adminsNote}
      </Text>
      {data ? (
        <Stack gap="lg">
          <section className="card pad-16" aria-labelledby="members">
            <Title order={2} size="h3" id="members" mb="xs">
              {teamText.membersTitle(data.members.length)}
            </Title>
            <ul className="lined">
              {data.members.map((member) => (
                <MemberRow
                  key={member.id}
                  member={member}
                  isMe={member.email === me?.email}
                  canManage={data.can_manage}
                  onRemove={() => setRemoving(member)}
                  onReset={() => setResetting(member)}
                />
              ))}
            </ul>
          </section>
          <Invitations page={data} />
          <SecondFactorRule />
          <PostalAddress />
          <Recontact />
          {demo && <LeaveDemo demo={demo} />}
          <section className="card pad-16">
            <Anchor component={Link} to="/team/notices" fw={600}>
              {noticeText.open}
            </Anchor>
            <Text size="sm" c="dimmed">
              {noticeText.openHint}
            </Text>
          </section>
          {data.can_manage && (
            <section className="card pad-16">
              <Anchor component={Link} to="/team/single-sign-on" fw={600}>
                {ssoText.open}
              </Anchor>
              <Text size="sm" c="dimmed">
                {ssoText.openHint}
              </Text>
            </section>
          )}
          {data.can_manage && (
            <section className="card pad-16">
              <Anchor component={Link} to="/team/suppressions" fw={600}>
                {suppressionText.open}
              </Anchor>
              <Text size="sm" c="dimmed">
                {suppressionText.openHint}
              </Text>
            </section>
          )}
        </Stack>
      ) : page.isError ? (
        <ErrorState text={teamText.teamLoadFailed} onRetry={() => void page.refetch()} />
      ) : (
        <LoadingRows rows={5} />
      )}
      {resetting && <ResetFactorsDialog member={resetting} onClose={() => setResetting(null)} />}
      {removing && data && <RemoveMemberDialog member={removing} members={data.members} onClose={() => setRemoving(null)} />}
    </div>
  )
}

function Invitations({ page }: { page: Members }) {
  return (
    <section className="card pad-16" aria-labelledby="invitations">
      <Title order={2} size="h3" id="invitations" mb="xs">
        {teamText.pendingInvitations}
      </Title>
      {page.can_manage && <InviteForm />}
      {page.invitations.length === 0 ? (
        <Text size="sm" c="dimmed">
          {teamText.noPendingInvitations}
        </Text>
      ) : (
        <ul className="lined">
          {page.invitations.map((invitation) => (
            <InvitationRow key={invitation.email} invitation={invitation} canManage={page.can_manage} />
          ))}
        </ul>
      )}
    </section>
  )
}

function InvitationRow({ invitation, canManage }: { invitation: Members['invitations'][number]; canManage: boolean }) {
  const { email, invited_by, invited_at, expires_at } = invitation
  const ending = useSubmit({
    send: () => revoke(email),
    success: teamText.invitationRevoked(email),
    failure: teamText.revokeFailed,
    failureIn: 'toast',
  })

  return (
    <li className="row wrap split pad-y gap-16 tight">
      <div className="basis anywhere">
        <Text size="sm" fw={600}>
          {email}
        </Text>
        <Text size="sm" c="dimmed">
          {teamText.invited} <When date={invited_at} /> {teamText.byExpires(invited_by, shortDate(expires_at))}
        </Text>
      </div>
      {canManage && (
        <Button
          size="xs"
          variant="default"
          loading={ending.busy}
          aria-label={teamText.revokeEmail(email)}
          onClick={() => void ending.run()}
        >
          {teamText.revoke}
        </Button>
      )}
    </li>
  )
}

function InviteForm() {
  const form = useForm(
    { email: '' },
    {
      check: ({ email }) => (isEmail(normaliseEmail(email)) ? null : { email: teamText.enterAnEmail }),
      send: ({ email }) => invite(normaliseEmail(email)),
      success: (isInvited, { email }) => (isInvited ? teamText.invitationSent : teamText.alreadyAMember)(normaliseEmail(email)),
      onSuccess: () => {
        form.set({ email: '' })
      },
      failure: teamText.inviteFailed,
      failureIn: { field: 'email' },
    },
  )

  return (
    <form onSubmit={form.onSubmit} noValidate>
      <Group gap="xs" align="end" mb="sm">
        <TextInput
          type="email"
          label={teamText.emailAddress}
          placeholder={teamText.nameCompanyCom}
          {...form.field('email')}
          style={{ flex: '1 1 220px' }}
        />
        <Button type="submit" loading={form.busy} style={{ alignSelf: form.errors.email ? 'center' : 'end' }}>
          {teamText.invite}
        </Button>
      </Group>
    </form>
  )
}
