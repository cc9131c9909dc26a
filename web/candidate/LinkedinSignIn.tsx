// Signs the user in to LinkedIn: username and password, a code when LinkedIn sends one, and the result. The page keeps none of it.
import { Button, Group, PasswordInput, Stack, Text, TextInput } from '@mantine/core'
import { messages } from '@fairlead/domain/shared/messages'
import { useState, type FormEvent } from 'react'
import { Dialog } from '../ui/Dialog.tsx'
import { showToast } from '../ui/toast.ts'
import { useProductName } from '../session/use-user.ts'
import { signInToLinkedin, verifyLinkedin } from './linkedin.ts'

type Step = { at: 'sign_in' } | { at: 'code'; sessionId: string } | { at: 'success' } | { at: 'error' }

export function LinkedinSignIn({ onClose, onSignedIn }: { onClose: () => void; onSignedIn: () => void }) {
  const product = useProductName()
  const [step, setStep] = useState<Step>({ at: 'sign_in' })
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)

  async function run(event: FormEvent, work: () => Promise<string | null>) {
    event.preventDefault()
    setBusy(true)
    const answer = await work()
    setBusy(false)
    if (answer === null) {
      showToast(messages.linkedinFailed, { tone: 'bad' })
      setStep({ at: 'error' })
    } else setStep(answer === '' ? { at: 'success' } : { at: 'code', sessionId: answer })
  }

  if (step.at === 'success')
    return (
      <Dialog title="Success" onClose={onSignedIn}>
        <Stack>
          <Text>Your LinkedIn account is connected.</Text>
          <Group justify="end">
            <Button onClick={onSignedIn} data-autofocus>
              Ok
            </Button>
          </Group>
        </Stack>
      </Dialog>
    )
  if (step.at === 'error')
    return (
      <Dialog title="Error" onClose={onClose}>
        <Stack>
          <Text>{messages.linkedinFailedDialog}</Text>
          <Group justify="end" gap="xs">
            <Button variant="default" onClick={() => setStep({ at: 'sign_in' })}>
              Try again
            </Button>
            <Button onClick={onClose}>Ok</Button>
          </Group>
        </Stack>
      </Dialog>
    )
  if (step.at === 'code')
    return (
      <Dialog title="Check your LinkedIn account" onClose={onClose}>
        <form onSubmit={(event) => void run(event, () => verifyLinkedin(step.sessionId, code.trim()))}>
          <Stack>
            <Text size="sm">LinkedIn has sent you a code.</Text>
            <TextInput
              label="Code"
              inputMode="numeric"
              autoComplete="one-time-code"
              data-autofocus
              value={code}
              onChange={(event) => setCode(event.currentTarget.value)}
            />
            <Group justify="end">
              <Button type="submit" disabled={code.trim() === ''} loading={busy}>
                Verify
              </Button>
            </Group>
          </Stack>
        </form>
      </Dialog>
    )
  return (
    <Dialog title="Sign in to LinkedIn" onClose={onClose}>
      <form onSubmit={(event) => void run(event, () => signInToLinkedin(username.trim(), password))}>
        <Stack>
          <Text size="sm" c="dimmed">
            Your username and password are sent to Unipile, the outside service that connects {product} to LinkedIn and stays signed in for
            you. {product} does not store or log them. If you prefer not to share them, close this dialog and contact candidates on LinkedIn
            yourself.
          </Text>
          <TextInput
            label="Username"
            autoComplete="off"
            data-autofocus
            value={username}
            onChange={(event) => setUsername(event.currentTarget.value)}
          />
          <PasswordInput
            label="Password"
            autoComplete="off"
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
            visibilityToggleButtonProps={{ 'aria-label': 'Show password' }}
          />
          <Group justify="end">
            <Button type="submit" disabled={username.trim() === '' || password === ''} loading={busy}>
              Login
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
