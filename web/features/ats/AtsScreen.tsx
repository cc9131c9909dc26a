// Linking the applicant tracking system of the workspace, and how the link stands.
import { Button, Skeleton, Text, Title } from '@mantine/core'
import type { UpdateLink } from '@fairlead/contract/v1/link/update'
import type { CheckAtcs } from '@fairlead/contract/v1/projects/check_atcs'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { cache } from '../../api/cache.ts'
import { failureOf, isFinal, sentenceOf } from '../../api/failure.ts'
import { send } from '../../api/send.ts'
import { Banner } from '../../ui/Banner.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { showToast } from '../../ui/toast.ts'
import { useUser } from '../projects/use-projects.ts'

const key = ['v1/projects/check_atcs', {}] as const
type Link = CheckAtcs['answer']

const standing: Record<Link['status'], { tone: 'info' | 'warn'; text: string }> = {
  ACTIVE: { tone: 'info', text: 'The link works.' },
  COMPLETE: { tone: 'info', text: 'The link works.' },
  INCOMPLETE: { tone: 'warn', text: 'The linking is not finished yet.' },
  RELINK_NEEDED: { tone: 'warn', text: 'The system asks to be linked again.' },
  INVALID: { tone: 'warn', text: 'The system no longer knows this link. Link it again.' },
  INACTIVE: { tone: 'warn', text: 'The link is switched off in the system.' },
  UNKNOWN: { tone: 'warn', text: 'How the link stands is not known just now.' },
}

export function AtsScreen() {
  const user = useUser()
  const link = useQuery({ queryKey: key, queryFn: () => send<CheckAtcs>('POST', 'v1/projects/check_atcs', {}), staleTime: 60_000 })
  useFinishedLinking()
  return (
    <div style={{ maxWidth: 560, margin: '0 auto', paddingBottom: 40 }}>
      <Title order={1} mb={4}>
        ATS Connection Setup
      </Title>
      <Text c="dimmed" mb="lg">
        One link to your applicant tracking system serves the whole workspace.
      </Text>
      {link.data && user.data ? (
        <Standing link={link.data} linkPage={user.data.product.ats_link} />
      ) : link.isError || user.isError ? (
        <ErrorState
          text={
            failureOf(link.error)?.status === 503
              ? 'No gateway to applicant tracking systems can be reached from this installation.'
              : 'The link could not be looked at.'
          }
          onRetry={() => void link.refetch()}
        />
      ) : (
        <Skeleton h={140} radius={12} />
      )}
    </div>
  )
}

/** Whoever comes back from the linking window carries a token that makes the link last. */
function useFinishedLinking(): void {
  const { public_token: token } = useSearch({ strict: false }) as { public_token?: string }
  const navigate = useNavigate()
  const used = useRef<string | null>(null)
  useEffect(() => {
    if (!token || used.current === token) return
    used.current = token
    const finished = () => void navigate({ to: '/ats-settings', replace: true })
    const link = () =>
      void send<UpdateLink>('POST', 'v1/link/update', { public_token: token }).then(
        (made) => {
          cache.setQueryData(key, made)
          showToast(`Linked to ${made.integration ?? 'your system'}`)
          finished()
        },
        (error: unknown) => {
          showToast(sentenceOf(error, 'The link could not be made. Please try again.'), {
            tone: 'bad',
            action: isFinal(error) ? null : { label: 'Try again', run: link },
          })
          // the token is good until it is used: it stays in the address for another try
          if (isFinal(error)) finished()
        },
      )
    link()
  }, [token, navigate])
}

function Standing({ link, linkPage }: { link: Link; linkPage: string | null }) {
  const linked = link.integration !== null
  return (
    <div className="card" style={{ display: 'grid', gap: 16, padding: 24 }}>
      <Title order={2} size="h3">
        {link.integration ?? 'Nothing is linked'}
      </Title>
      {linked ? (
        <Banner tone={standing[link.status].tone}>{standing[link.status].text}</Banner>
      ) : (
        <Text>No applicant tracking system is linked to this workspace.</Text>
      )}
      {linkPage ? (
        <Button
          component="a"
          href={`${linkPage}?return_to=/ats-settings`}
          variant={linked ? 'default' : 'filled'}
          style={{ justifySelf: 'start' }}
        >
          {linked ? 'Link another system' : 'Link a system'}
        </Button>
      ) : (
        <Text size="sm" c="dimmed">
          The linking window of your gateway cannot be opened from this page yet. Whoever runs this installation can make the link.
        </Text>
      )}
    </div>
  )
}
