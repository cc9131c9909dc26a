// Registration: a person, their company, and on to the first project.
import { Anchor, Button, Stack, Text, Title, Alert } from '@mantine/core'
import type { Register } from '@fairlead/contract/v1/users'
import { checkRegistration, checkRetyped } from '@fairlead/domain/account/forms'
import { messages } from '@fairlead/domain/shared/messages'
import { Link, Navigate, useNavigate, useSearch } from '@tanstack/react-router'
import { useState, useEffect } from 'react'
import { send } from '../../api/send.ts'
import { useForm } from '../../api/use-form.ts'
import { FormError } from '../../ui/FormError.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { completeSignIn } from './complete-sign-in.ts'
import { firstProjectPath } from './first-project.ts'
import { takeInvitation, clearInvitation } from './link-token.ts'
import { PasswordFields } from '../../session/PasswordFields.tsx'
import { PersonFields } from '../../session/PersonFields.tsx'
import { useRegistration } from './use-registration.ts'
import { ProviderButtons } from '../../session/ProviderButtons.tsx'
import { text as accountText } from '../../i18n/account.ts'
import type { ReadInvitation } from '@fairlead/contract/v2/team/invitations'
import { useQuery } from '@tanstack/react-query'
import { failureOf } from '../../api/failure.ts'

const empty = { first_name: '', last_name: '', company: '', job_title: '', email: '', password: '', again: '' }
type Form = typeof empty

function check(form: Form): Partial<Form> {
  const fields: Partial<Form> =
    checkRegistration({
      firstName: form.first_name,
      lastName: form.last_name,
      company: form.company,
      jobTitle: form.job_title,
      email: form.email,
      password: form.password,
    }) ?? {}
  const again = checkRetyped(form.password, form.again)
  if (again) fields.again = again
  return fields
}

/** `trouble` = a provider's message to someone who tried to register there. */
export function RegisterScreen({ trouble = null }: { trouble?: string | null }) {
  const navigate = useNavigate()
  const { product } = useSearch({ strict: false })
  const [invitation] = useState(() => takeInvitation() || undefined)
  const form = useForm(empty, {
    check,
    send: (values) => {
      const { again: _, ...input } = values
      return send<Register>('POST', 'v1/users', { ...input, invitation })
    },
    onSuccess: async (session) => {
      // a new account has no second factor
      if ('second_step' in session) return navigate({ to: '/login', replace: true })
      completeSignIn(session)
      await navigate({ to: invitation ? '/home' : firstProjectPath(product), replace: true })
    },
    failure: accountText.retryLater,
    refused: ({ code, fields, message }) =>
      code === 'email_taken' ? { email: messages.emailRegistered } : Object.keys(fields).length > 0 ? fields : message,
  })
  const registration = useRegistration()
  if (registration?.is_first_run) return <Navigate to="/first-run" replace />
  if (registration?.registration === 'invited' && !invitation) return <InvitedOnly />

  return (
    <AuthFrame headline={accountText.headlineNextHire}>
      <form onSubmit={form.onSubmit} noValidate>
        <Stack gap="sm">
          <Title order={2}>{invitation ? accountText.joinYourTeam : accountText.startYourFreeTrial}</Title>
          {invitation && <InvitationNote token={invitation} onRead={({ email, company }) => form.set({ email, company })} />}
          {registration?.registration === 'domain' && !invitation && (
            <Text size="sm" c="dimmed">
              {accountText.openToDomains(registration.registration_domains.join(', '))}
            </Text>
          )}
          <PersonFields field={form.field} />
          <PasswordFields password={form.field('password')} again={form.field('again')} owner={form.values} />
          <FormError>{form.sentence ?? (form.busy ? null : trouble)}</FormError>
          <Button type="submit" size="md" loading={form.busy} mt={4}>
            {accountText.createAccount}
          </Button>
          <Text size="sm" c="dimmed">
            {accountText.signInQuestion}{' '}
            <Anchor renderRoot={(props) => <Link to="/login" {...props} />} underline="always">
              {accountText.signIn}
            </Anchor>
          </Text>
        </Stack>
      </form>
      <ProviderButtons purpose="register" invitation={invitation} product={product} />
    </AuthFrame>
  )
}

function InvitedOnly() {
  return (
    <AuthFrame headline={accountText.headlineNextHire}>
      <Stack gap="sm">
        <Title order={2}>{accountText.byInvitation}</Title>
        <Text>{accountText.askColleague}</Text>
        <Button component={Link} to="/login" size="md">
          {accountText.signInButton}
        </Button>
      </Stack>
    </AuthFrame>
  )
}

interface InvitationNoteProps {
  token: string
  onRead: (invitation: ReadInvitation['answer']) => void
}

/** Who has invited them; their address and company fill the form. */
function InvitationNote({ token, onRead }: InvitationNoteProps) {
  const invitation = useQuery({
    queryKey: ['v2/team/invitations', token],
    queryFn: ({ signal }) => send<ReadInvitation>('GET', 'v2/team/invitations', { token }, signal),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { data } = invitation
  // fill the form once, when the response arrives, and keep later input
  useEffect(() => {
    if (data) onRead(data)
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [data])
  const { isError } = invitation
  useEffect(() => {
    // shown until the next reload, which begins without it
    if (isError) clearInvitation()
  }, [isError])
  if (isError) return <Alert color="amber">{failureOf(invitation.error)?.message ?? accountText.invitationFailed}</Alert>
  return (
    <Alert mih={52} aria-live="polite">
      {data ? accountText.invitedBy(data.invited_by, data.company) : accountText.loadingInvitation}
    </Alert>
  )
}
