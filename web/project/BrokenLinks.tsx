// Links in an email that lead nowhere, shown during writing because they would stop it later.
import type { CheckLinks } from '@fairlead/contract/v2/outreach/links'
import { linksIn } from '@fairlead/domain/outreach/broken-links'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { send } from '../api/send.ts'
import { Banner } from '../ui/Banner.tsx'

/** Long enough to finish typing an address. */
const delayMs = 1500

/** `html`: the email as sent to this candidate, or with unfilled variables. */
export function BrokenLinks({ html, projectId, candidateId }: { html: string; projectId: string; candidateId?: string }) {
  const [urls] = useDebouncedValue(linksIn(html).join('\n'), delayMs)
  const broken = useQuery({
    queryKey: ['v2/outreach/links', projectId, candidateId, urls],
    queryFn: () =>
      send<CheckLinks>('POST', 'v2/outreach/links', { project_id: projectId, candidate_id: candidateId, urls: urls.split('\n') }),
    enabled: urls !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  })
  const links = urls === '' ? [] : (broken.data ?? [])
  if (links.length === 0) return null
  return (
    <Banner tone="warn">
      {links.map(({ url, text }) => (
        <div key={url} className="anywhere">
          {text}
        </div>
      ))}
    </Banner>
  )
}
