// An installation without accounts: creates the first administrator with the code in the server's log.
import { Anchor, Button, Stack, Text, TextInput, Title } from '@mantine/core'
import type { CreateFirstAdmin } from '@fairlead/contract/v2/first_run'
import { checkRegistration, checkRetyped } from '@fairlead/domain/account/forms'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState, type ChangeEvent, type FormEvent } from 'react'
import { failureOf } from '../../api/failure.ts'
import { send } from '../../api/send.ts'
import { AuthFrame } from './AuthFrame.tsx'
import { enter } from './enter.ts'
import { PasswordFields } from '../../session/PasswordFields.tsx'
import { PersonFields } from '../../session/PersonFields.tsx'
import * as accountFirstRunText from '../../i18n/en/account-first-run.ts'

const empty = { code: '', first_name: '', last_name: '', company: '', job_title: '', email: '', password: '', again: '' }
type Form = typeof empty

function check(form: Form): Partial<Form> {
  const { first_name: firstName, last_name: lastName, company, job_title: jobTitle, email, password } = form
  const fields: Partial<Form> = checkRegistration({ firstName, lastName, company, jobTitle, email, password }) ?? {}
  const again = checkRetyped(password, form.again)
  if (again) fields.again = again
  if (form.code.trim() === '') fields.code = 'This field is required.'
  return fields
}

export function FirstRunScreen() {
  const navigate = useNavigate()
  const [form, setForm] = useState(empty)
  const [wrong, setWrong] = useState<Partial<Form>>({})
  const [sentence, setSentence] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const field = (name: keyof Form) => ({
    value: form[name],
    error: wrong[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const { value } = event.currentTarget
      setForm((before) => ({ ...before, [name]: value }))
      setWrong((before) => ({ ...before, [name]: undefined }))
    },
  })

  async function submit(event: FormEvent) {
    event.preventDefault()
    const found = check(form)
    setWrong(found)
    setSentence(null)
    if (Object.keys(found).length > 0) return
    setBusy(true)
    try {
      const { again: _, ...input } = form
      enter(await send<CreateFirstAdmin>('POST', 'v2/first_run', input))
      await navigate({ to: '/panel', replace: true })
    } catch (error) {
      const failure = failureOf(error)
      if (failure && Object.keys(failure.fields).length > 0) setWrong(failure.fields)
      else setSentence(failure?.message ?? accountFirstRunText.tryAgainInAMoment)
      setBusy(false)
    }
  }

  return (
    <AuthFrame headline={accountFirstRunText.setUpYourInstallation} steps={accountFirstRunText.steps}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="sm">
          <Title order={2}>{accountFirstRunText.createTheFirstAdministrator}</Title>
          <Text size="sm" c="dimmed">
            {accountFirstRunText.whereTheCodeIs}
          </Text>
          <TextInput
            label={accountFirstRunText.code}
            description={accountFirstRunText.codeExample}
            autoComplete="off"
            spellCheck={false}
            {...field('code')}
          />
          <PersonFields field={field} />
          <PasswordFields password={field('password')} again={field('again')} />
          {sentence && (
            <Text role="alert" c="var(--mantine-color-error)" size="sm">
              {sentence}{' '}
              <Anchor renderRoot={(props) => <Link to="/login" {...props} />} underline="always">
                {accountFirstRunText.signIn}
              </Anchor>
            </Text>
          )}
          <Button type="submit" size="md" loading={busy} mt={4}>
            {accountFirstRunText.createAdministrator}
          </Button>
        </Stack>
      </form>
    </AuthFrame>
  )
}
