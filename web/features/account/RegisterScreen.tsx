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
import { NameFields, PersonFields } from '../../session/PersonFields.tsx'
import { useRegistration } from './use-registration.ts'
import { ProviderButtons } from '../../session/ProviderButtons.tsx'
import { text as accountText } from '../../i18n/account.ts'
import type { ReadInvitation } from '@fairlead/contract/v2/team/invitations'
import { useQuery } from '@tanstack/react-query'
import { failureOf } from '../../api/failure.ts'

const empty = { first_name: '', last_name: '', company: '', job_title: '', email: '', password: '', again: '' }
type Form = typeof empty

function check(form: Form, isInvited: boolean): Partial<Form> {
  const { first_name: firstName, last_name: lastName, company, job_title: jobTitle, email, password } = form
  const fields: Partial<Form> = checkRegistration({ firstName, lastName, company, jobTitle, email, password }, isInvited) ?? {}
  const again = isInvited ? null : checkRetyped(password, form.again)
  if (again) fields.again = again
  return fields
}

/** `trouble` = a provider's message to someone who tried to register there. */
export function RegisterScreen({ trouble = null }: { trouble?: string | null }) {
  const navigate = useNavigate()
  const { product, next } = useSearch({ strict: false })
  const [invitation] = useState(() => takeInvitation() || undefined)
  const invited = useInvitation(invitation)
  // they name themselves; the address and the company are the invitation's
  const isInvited = invitation !== undefined && !invited.isError
  const withInvitation = (values: Form): Form => ({
    ...values,
    ...(invited.data && { email: invited.data.email, company: invited.data.company }),
  })
  const form = useForm(empty, {
    check: (values) => check(withInvitation(values), isInvited),
    send: (values) => {
      const { again: _, ...input } = withInvitation(values)
      return send<Register>('POST', 'v1/users', { ...input, invitation })
    },
    onSuccess: async (session) => {
      // a new account has no second factor
      if ('second_step' in session) return navigate({ to: '/login', replace: true })
      completeSignIn(session)
      await navigate({ to: !invitation ? firstProjectPath(product) : next === 'hours' ? '/calendar' : '/home', replace: true })
    },
    failure: accountText.retryLater,
    refused: ({ code, fields, message }) => {
      const errors: Partial<Form> = code === 'email_taken' ? { email: messages.emailRegistered } : fields
      // an invited person has no field for the address
      return isInvited && errors.email ? errors.email : Object.keys(errors).length > 0 ? errors : message
    },
  })
  const registration = useRegistration()
  if (registration?.is_first_run) return <Navigate to="/first-run" replace />
  if (registration?.registration === 'invited' && !invitation) return <InvitedOnly />

  return (
    <AuthFrame headline={accountText.headlineNextHire}>
      <form onSubmit={form.onSubmit} noValidate>
        <Stack gap="sm">
          <Title order={2}>{invitation ? accountText.joinYourTeam : accountText.startYourFreeTrial}</Title>
          {invitation && <InvitationNote invited={invited} />}
          {registration?.registration === 'domain' && !invitation && (
            <Text size="sm" c="dimmed">
              {accountText.openToDomains(registration.registration_domains.join(', '))}
            </Text>
          )}
          {isInvited ? <NameFields field={form.field} /> : <PersonFields field={form.field} />}
          <PasswordFields
            password={form.field('password')}
            {...(isInvited ? {} : { again: form.field('again') })}
            owner={{ ...form.values, ...invited.data }}
          />
          <FormError>{form.sentence ?? (form.busy ? null : trouble)}</FormError>
          <Button type="submit" size="md" loading={form.busy} disabled={isInvited && !invited.data} mt={4}>
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

function useInvitation(token: string | undefined) {
  const invited = useQuery({
    queryKey: ['v2/team/invitations', token],
    queryFn: ({ signal }) => send<ReadInvitation>('GET', 'v2/team/invitations', { token }, signal),
    enabled: token !== undefined,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { isError } = invited
  useEffect(() => {
    // shown until the next reload, which begins without it
    if (isError) clearInvitation()
  }, [isError])
  return invited
}

/** Who has invited them, where, and the address they sign in with. */
function InvitationNote({ invited: { data, error } }: { invited: ReturnType<typeof useInvitation> }) {
  if (error) return <Alert color="amber">{failureOf(error)?.message ?? accountText.invitationFailed}</Alert>
  return (
    <Alert mih={52} aria-live="polite" className="anywhere">
      {data ? accountText.invitedBy(data.invited_by, data.company, data.email) : accountText.loadingInvitation}
    </Alert>
  )
}
