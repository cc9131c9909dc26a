// Opens the gateway's linking window, and waits until the system reports that linking has finished.
import type { OpenAtsLinking } from '@fairlead/contract/v2/ats/linking'
import { useEffect, useState } from 'react'
import { invalidate } from '../../api/cache.ts'
import { sentenceOf } from '../../api/failure.ts'
import { send } from '../../api/send.ts'
import { usePending } from '../../api/use-submit.ts'
import { showToast } from '../../ui/toast.ts'
import { isWorking, useAts, type AtsOverview } from '../../project/ats/ats-link.ts'
import { text as atsText } from '../../i18n/ats.ts'

export interface Linking {
  busy: boolean
  /** The window's URL while waiting: some browsers don't open it automatically. */
  waitingAt: string | null
  open(): void
  stop(): void
}

export function useLinking(link: AtsOverview['link']): Linking {
  const [busy, during] = usePending()
  const [waiting, setWaiting] = useState<{ url: string; before: AtsOverview['link'] } | null>(null)
  const isDone = waiting !== null && link !== null && hasChanged(waiting.before, link)
  const integration = link?.integration
  // the page's own query, polled more often
  useAts(waiting && !isDone ? 1500 : false)
  useEffect(() => {
    if (!isDone || !integration) return
    invalidate('v1/projects/check_atcs', 'v2/ats/jobs', 'v2/ats/sync')
    showToast(atsText.linkedTo(integration))
  }, [isDone, integration])

  async function open() {
    // opened by the click itself, or browsers block it; it must not be able to access this page
    const opened = window.open('', '_blank')
    if (opened) opened.opener = null
    try {
      const { url } = await send<OpenAtsLinking>('POST', 'v2/ats/linking', {})
      if (opened) opened.location.href = url
      setWaiting({ url, before: link })
    } catch (error) {
      opened?.close()
      showToast(sentenceOf(error, atsText.windowFailed), { tone: 'bad' })
    }
  }
  return { busy, waitingAt: waiting && !isDone ? waiting.url : null, open: () => void during(open), stop: () => setWaiting(null) }
}

function hasChanged(before: AtsOverview['link'], now: NonNullable<AtsOverview['link']>): boolean {
  if (before === null || before.linked_at !== now.linked_at || before.integration !== now.integration) return true
  return !isWorking(before.status) && isWorking(now.status)
}
