// Signs the user in to LinkedIn. The page doesn't store credentials.
import { Button, Group, PasswordInput, Stack, Text, TextInput } from '@mantine/core'
import { messages } from '@fairlead/domain/shared/messages'
import { useState, type FormEvent } from 'react'
import { usePending } from '../api/use-submit.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { showToast } from '../ui/toast.ts'
import { useProductName } from '../session/use-user.ts'
import { signInToLinkedin, verifyLinkedin } from './linkedin.ts'
import { text as candidateText } from '../i18n/candidate.ts'

type Step = { at: 'sign_in' } | { at: 'code'; sessionId: string } | { at: 'success' } | { at: 'error' }

export function LinkedinSignIn({ onClose, onSignedIn }: { onClose: () => void; onSignedIn: () => void }) {
  const product = useProductName()
  const [step, setStep] = useState<Step>({ at: 'sign_in' })
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [busy, during] = usePending()

  function run(event: FormEvent, work: () => Promise<string | null>) {
    event.preventDefault()
    void during(async () => {
      const answer = await work()
      if (answer !== null) return setStep(answer === '' ? { at: 'success' } : { at: 'code', sessionId: answer })
      showToast(messages.linkedinFailed, { tone: 'bad' })
      setStep({ at: 'error' })
    })
  }

  if (step.at === 'success')
    return (
      <Dialog title={candidateText.success} onClose={onSignedIn}>
        <Stack>
          <Text>{candidateText.linkedinConnected}</Text>
          <Group justify="end">
            <Button onClick={onSignedIn} data-autofocus>
              {candidateText.ok}
            </Button>
          </Group>
        </Stack>
      </Dialog>
    )
  if (step.at === 'error')
    return (
      <Dialog title={candidateText.error} onClose={onClose}>
        <Stack>
          <Text>{messages.linkedinFailedDialog}</Text>
          <Group justify="end" gap="xs">
            <Button variant="default" onClick={() => setStep({ at: 'sign_in' })}>
              {candidateText.tryAgain}
            </Button>
            <Button onClick={onClose}>{candidateText.ok}</Button>
          </Group>
        </Stack>
      </Dialog>
    )
  if (step.at === 'code')
    return (
      <Dialog title={candidateText.linkedinCheckTitle} onClose={onClose}>
        <form onSubmit={(event) => run(event, () => verifyLinkedin(step.sessionId, code.trim()))}>
          <Stack>
            <Text size="sm">{candidateText.codeSent}</Text>
            <TextInput
              label={candidateText.code}
              inputMode="numeric"
              autoComplete="one-time-code"
              data-autofocus
              value={code}
              onChange={(event) => setCode(event.currentTarget.value)}
            />
            <Group justify="end">
              <Button type="submit" disabled={code.trim() === ''} loading={busy}>
                {candidateText.verify}
              </Button>
            </Group>
          </Stack>
        </form>
      </Dialog>
    )
  return (
    <Dialog title={candidateText.signInToLinkedin} onClose={onClose}>
      <form onSubmit={(event) => run(event, () => signInToLinkedin(username.trim(), password))}>
        <Stack>
          <Text size="sm" c="dimmed">
            {candidateText.credentialsExplained(product)}
          </Text>
          <TextInput
            label={candidateText.username}
            autoComplete="off"
            data-autofocus
            value={username}
            onChange={(event) => setUsername(event.currentTarget.value)}
          />
          <PasswordInput
            label={candidateText.password}
            autoComplete="off"
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
            visibilityToggleButtonProps={{ 'aria-label': candidateText.showPassword }}
          />
          <Group justify="end">
            <Button type="submit" disabled={username.trim() === '' || password === ''} loading={busy}>
              {candidateText.login}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
