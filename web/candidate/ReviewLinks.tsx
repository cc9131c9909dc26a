// A project's open review links by recipient, each with a button to revoke it.
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import type { ListReviewLinks, RevokeReviewLinks } from '@fairlead/contract/v2/projects/review_links'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode } from 'react'
import { queryFor, putAnswer } from '../api/cache.ts'
import { send } from '../api/send.ts'
import { useSubmit } from '../api/use-submit.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { exactDate, shortDate } from '../ui/time.ts'
import { When } from '../ui/When.tsx'
import { text as candidateText } from '../i18n/candidate.ts'

type Link = ListReviewLinks['answer'][number]

/** `empty` is shown when there are no links; `head` above them when there are. */
export function ReviewLinks({ projectId, empty = null, head = null }: { projectId: string; empty?: ReactNode; head?: ReactNode }) {
  const query = queryFor<ListReviewLinks>('v2/projects/review_links', { project_id: projectId })
  const links = useQuery({ ...query, staleTime: 0 })

  const revoking = useSubmit({
    send: (_key: string, input: { email: string; id?: string }) =>
      send<RevokeReviewLinks>('DELETE', 'v2/projects/review_links', { project_id: projectId, ...input }),
    success: (_, __, { id, email }) => (id ? candidateText.linkRevoked : candidateText.allLinksRevoked(email)),
    onSuccess: (remaining) => putAnswer(query.queryKey, remaining),
    failure: candidateText.revokeFailed,
    failureIn: 'toast',
  })
  const busy = revoking.running?.[0]

  if (links.isError) return <ErrorState text={candidateText.reviewLinksLoadFailed} onRetry={() => void links.refetch()} />
  if (!links.data) return <Skeleton h={72} radius={8} />
  if (links.data.length === 0) return empty
  return (
    <Stack gap="md">
      {head}
      <ul aria-label={candidateText.reviewLinks}>
        {byAddress(links.data).map(([email, group]) => (
          <li key={email} style={{ borderTop: '1px solid var(--line)', padding: '8px 0' }}>
            <Group justify="space-between" gap="xs" mih={34}>
              <Text size="sm" fw={600} className="anywhere shrink">
                {email}
              </Text>
              {group.length > 1 && (
                <Button
                  size="xs"
                  variant="default"
                  loading={busy === email}
                  aria-label={candidateText.revokeAllLabel(email)}
                  onClick={() => void revoking.run(email, { email })}
                >
                  {candidateText.revokeAll}
                </Button>
              )}
            </Group>
            <ul>
              {group.map((link) => (
                <Group component="li" key={link.id} justify="space-between" gap="xs" mih={34}>
                  <Text size="sm" c="dimmed" className="basis anywhere">
                    <About link={link} />
                  </Text>
                  <Button
                    size="xs"
                    variant="subtle"
                    loading={busy === link.id}
                    aria-label={candidateText.revokeLabel(email, exactDate(link.sent_at))}
                    onClick={() => void revoking.run(link.id, { email, id: link.id })}
                  >
                    {candidateText.revoke}
                  </Button>
                </Group>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Stack>
  )
}

function About({ link }: { link: Link }) {
  return (
    <>
      {candidateText.sent} <When date={link.sent_at} /> {link.sent_by ? candidateText.bySentby(link.sent_by) : candidateText.withAReminder}{' '}
      {candidateText.expiresShortdate(shortDate(link.expires_at))}{' '}
      {link.last_opened_at ? (
        <>
          {candidateText.lastOpened} <When date={link.last_opened_at} />
        </>
      ) : (
        candidateText.notOpenedYet
      )}
    </>
  )
}

/** Sorted by the newest link of each address. */
function byAddress(links: readonly Link[]): [email: string, links: Link[]][] {
  const groups = new Map<string, Link[]>()
  for (const link of links) groups.set(link.email, [...(groups.get(link.email) ?? []), link])
  return [...groups]
}
