// An installation without accounts: creates the first administrator with the code in the server's log.
import { Anchor, Button, Stack, Text, TextInput, Title } from '@mantine/core'
import type { CreateFirstAdmin } from '@fairlead/contract/v2/first_run'
import { checkRegistration, checkRetyped } from '@fairlead/domain/account/forms'
import { messages } from '@fairlead/domain/shared/messages'
import { Link, useNavigate } from '@tanstack/react-router'
import { send } from '../../api/send.ts'
import { useForm } from '../../api/use-form.ts'
import { FormError } from '../../ui/FormError.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { completeSignIn } from './complete-sign-in.ts'
import { PasswordFields } from '../../session/PasswordFields.tsx'
import { PersonFields } from '../../session/PersonFields.tsx'
import { text as accountFirstRunText } from '../../i18n/account-first-run.ts'

const empty = { code: '', first_name: '', last_name: '', company: '', job_title: '', email: '', password: '', again: '' }
type Form = typeof empty

function check(form: Form): Partial<Form> {
  const { first_name: firstName, last_name: lastName, company, job_title: jobTitle, email, password } = form
  const fields: Partial<Form> = checkRegistration({ firstName, lastName, company, jobTitle, email, password }) ?? {}
  const again = checkRetyped(password, form.again)
  if (again) fields.again = again
  if (form.code.trim() === '') fields.code = messages.fieldRequired
  return fields
}

export function FirstRunScreen() {
  const navigate = useNavigate()
  const form = useForm(empty, {
    check,
    send: (values) => {
      const { again: _, ...input } = values
      return send<CreateFirstAdmin>('POST', 'v2/first_run', input)
    },
    onSuccess: async (session) => {
      completeSignIn(session)
      await navigate({ to: '/home', replace: true })
    },
    failure: accountFirstRunText.retryLater,
    refused: ({ fields, message }) => (Object.keys(fields).length > 0 ? fields : message),
  })

  return (
    <AuthFrame headline={accountFirstRunText.installationTitle} steps={accountFirstRunText.steps}>
      <form onSubmit={form.onSubmit} noValidate>
        <Stack gap="sm">
          <Title order={2}>{accountFirstRunText.setupTitle}</Title>
          <Text size="sm" c="dimmed">
            {accountFirstRunText.setupCodeHint}
          </Text>
          <TextInput
            label={accountFirstRunText.code}
            description={accountFirstRunText.codeExample}
            autoComplete="off"
            spellCheck={false}
            {...form.field('code')}
          />
          <PersonFields field={form.field} />
          <PasswordFields password={form.field('password')} again={form.field('again')} />
          {form.sentence && (
            <FormError>
              {form.sentence}{' '}
              <Anchor renderRoot={(props) => <Link to="/login" {...props} />} underline="always">
                {accountFirstRunText.signIn}
              </Anchor>
            </FormError>
          )}
          <Button type="submit" size="md" loading={form.busy} mt={4}>
            {accountFirstRunText.createAdministrator}
          </Button>
        </Stack>
      </form>
    </AuthFrame>
  )
}
