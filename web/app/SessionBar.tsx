// For staff: a session of someone else's; and for anyone who sits in one, whose it is and the way back.
import { Button, TextInput } from '@mantine/core'
import type { SignOut } from '@fairlead/contract/v1/sessions'
import type { WireUser } from '@fairlead/contract/v1/users/settings'
import { messages } from '@fairlead/domain/shared/messages'
import { isEmail } from '@fairlead/domain/shared/validation'
import { useState, type FormEvent } from 'react'
import { takeOwnSessionBack } from '../api/session.ts'
import { send } from '../api/send.ts'
import { openSessionOf } from '../features/operations/borrow.ts'
import { Banner } from '../ui/Banner.tsx'
import { signOut } from './sign-out.ts'
import styles from './shell.module.css'

export function SessionBar() {
  const [email, setEmail] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const text = email.trim()
    const found = text === '' ? messages.fieldRequired : isEmail(text) ? null : messages.notAnEmail
    setWrong(found)
    if (found) return
    setBusy(true)
    if (await openSessionOf(text)) return
    setBusy(false)
    setWrong(messages.sessionNotFound)
  }

  return (
    <form className={styles.sessionBar} onSubmit={(event) => void submit(event)} noValidate aria-label="Open a user’s session">
      <TextInput
        aria-label="Email of the user"
        placeholder="user@company.com"
        type="email"
        size="xs"
        value={email}
        error={wrong}
        onChange={(event) => {
          setEmail(event.currentTarget.value)
          setWrong(null)
        }}
      />
      <Button type="submit" size="xs" variant="default" loading={busy}>
        Open their session
      </Button>
    </form>
  )
}

export function BorrowedSession({ user }: { user: WireUser }) {
  async function end() {
    await send<SignOut>('DELETE', 'v1/sessions', {}).catch(() => {})
    if (takeOwnSessionBack()) window.location.assign('/panel')
    else await signOut()
  }
  return (
    <Banner
      tone="warn"
      role="note"
      action={
        <Button size="compact-sm" variant="default" onClick={() => void end()}>
          End this session
        </Button>
      }
    >
      You see {user.first_name} {user.last_name}’s account. {user.opened_by} opened this session; it ends after half an hour.
    </Banner>
  )
}
