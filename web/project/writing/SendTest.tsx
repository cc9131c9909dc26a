// Sends the email being written to the user.
import { Button } from '@mantine/core'
import type { SendTestEmail } from '@fairlead/contract/v2/outreach/test_email'
import { IconMailForward } from '@tabler/icons-react'
import { useRef, useEffect, useState } from 'react'
import { newId } from '../../api/new-id.ts'
import { send } from '../../api/send.ts'
import { useSubmit } from '../../api/use-submit.ts'
import { text as writingText } from '../../i18n/writing.ts'
import type { ListNotifications } from '@fairlead/contract/v1/notifications'
import { must } from '@fairlead/domain/shared/records'
import { useQuery } from '@tanstack/react-query'
import { queryFor, cache } from '../../api/cache.ts'
import { showToast } from '../../ui/toast.ts'

export type TestEmail = Omit<SendTestEmail['input'], 'request_id'>

/** `email`: as it would be sent now. */
export function SendTest({ email, disabled = false }: { email: TestEmail; disabled?: boolean }) {
  // a retry after a lost response sends nothing twice; another text is another email
  const request = useRef({ id: '', content: '' })
  const watchFailures = useFailedTests()
  const submission = useSubmit({
    send: async () => {
      await watchFailures()
      const content = JSON.stringify(email)
      if (request.current.content !== content) request.current = { id: newId(), content }
      return send<SendTestEmail>('POST', 'v2/outreach/test_email', { ...email, request_id: request.current.id })
    },
    success: ({ to_email: address }) => writingText.testOnItsWay(address),
    onSuccess: () => {
      request.current = { id: '', content: '' }
    },
    failure: writingText.testFailed,
    failureIn: 'toast',
  })
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      leftSection={<IconMailForward size={15} />}
      disabled={disabled}
      loading={submission.busy}
      onClick={() => void submission.run()}
    >
      {writingText.sendTest}
    </Button>
  )
}

const notifications = queryFor<ListNotifications>('v1/notifications', {})
const failures = (list: ListNotifications['answer']) => list.filter(({ kind }) => kind === 'test_email_failed')

/**
 * Shows a test that fails after it was queued where it was sent, as the notification says it. Returns the function that is
 * called before a test is sent.
 */
function useFailedTests(): () => Promise<void> {
  /** Failures that were listed before; null until a test is sent from here. */
  const listedFailures = useRef<ReadonlySet<string> | null>(null)
  const [isWatching, setIsWatching] = useState(false)
  const { data } = useQuery({ ...notifications, enabled: isWatching })
  useEffect(() => {
    const before = listedFailures.current
    if (!before || !data) return
    const fresh = failures(data).filter(({ id }) => !before.has(id))
    if (fresh.length === 0) return
    listedFailures.current = new Set([...before, ...fresh.map(({ id }) => id)])
    showToast(must(fresh[0]).text, { tone: 'bad' })
  }, [data])
  return async () => {
    if (listedFailures.current) return
    const before = await cache.ensureQueryData({ ...notifications, retry: false }).catch(() => null)
    // without the list, an earlier failure would be taken for a new one
    if (!before) return
    listedFailures.current = new Set(failures(before).map(({ id }) => id))
    setIsWatching(true)
  }
}
