// Tests that fail after they were queued: what the notification says is shown where the test was sent, too.
import type { ListNotifications } from '@fairlead/contract/v1/notifications'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { queryFor, cache } from '../../api/cache.ts'
import { showToast } from '../../ui/toast.ts'

const notifications = queryFor<ListNotifications>('v1/notifications', {})
const failures = (list: ListNotifications['answer']) => list.filter(({ kind }) => kind === 'test_email_failed')

/** The function that is called before a test is sent. */
export function useFailedTests(): () => Promise<void> {
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
    showToast(fresh[0]!.text, { tone: 'bad' })
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
