// Says that outgoing email is delayed, so that no one wonders why no candidate answers.
import type { GetMailDelays } from '@fairlead/contract/v2/mail/delays'
import { useQuery } from '@tanstack/react-query'
import { ask } from '../api/cache.ts'
import { Banner } from '../ui/Banner.tsx'
import { When } from '../ui/When.tsx'
import * as appText from '../i18n/en/app.ts'

export function EmailDelayBanner() {
  const delays = useQuery({ ...ask<GetMailDelays>('v2/mail/delays', {}), staleTime: 60_000, refetchInterval: 60_000 })
  const since = delays.data?.delayed_since
  if (!since) return null
  return (
    <Banner tone="warn">
      {appText.emailDelayedSince} <When date={since} />
      {appText.emailsQueued}
    </Banner>
  )
}
