// For staff: opens a session as another user, and in such a session shows whose it is and how to leave it.
import { Button, TextInput } from '@mantine/core'
import type { SignOut } from '@fairlead/contract/v1/sessions'
import type { WireUser } from '@fairlead/contract/v1/users/settings'
import { messages } from '@fairlead/domain/shared/messages'
import { isEmail } from '@fairlead/domain/shared/validation'
import { useState, type FormEvent } from 'react'
import { restoreOwnSession } from '../api/session.ts'
import { send } from '../api/send.ts'
import { usePending } from '../api/use-submit.ts'
import { openSessionOf } from '../features/operations/borrow.ts'
import { PageBanner } from '../ui/PageBanner.tsx'
import { signOut } from './sign-out.ts'
import styles from './shell.module.css'
import { text as sessionBarText } from '../i18n/session-bar.ts'

export function SessionBar() {
  const [email, setEmail] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const [busy, during] = usePending()

  function submit(event: FormEvent) {
    event.preventDefault()
    const text = email.trim()
    const problem = text === '' ? messages.fieldRequired : isEmail(text) ? null : messages.notAnEmail
    setWrong(problem)
    if (problem) return
    void during(async () => {
      // the page is about to be replaced
      if (await openSessionOf(text)) return new Promise(() => {})
      return setWrong(messages.sessionNotFound)
    })
  }

  return (
    <form className={`flex ends start ${styles.sessionBar}`} onSubmit={submit} noValidate aria-label={sessionBarText.openSessionForm}>
      <TextInput
        aria-label={sessionBarText.userEmail}
        placeholder={sessionBarText.emailPlaceholder}
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
        {sessionBarText.openSession}
      </Button>
    </form>
  )
}

export function BorrowedSession({ user, openedBy }: { user: WireUser; openedBy: string }) {
  async function end() {
    await send<SignOut>('DELETE', 'v1/sessions', {}).catch(() => {})
    if (restoreOwnSession()) window.location.assign('/panel')
    else await signOut()
  }
  return (
    <PageBanner
      rank="session"
      tone="warn"
      role="note"
      action={
        <Button size="compact-sm" variant="default" onClick={() => void end()}>
          {sessionBarText.endThisSession}
        </Button>
      }
    >
      {sessionBarText.viewingAccount(user.first_name, user.last_name, openedBy)}
    </PageBanner>
  )
}
