// Linking the applicant tracking system of the workspace, and how the link stands.
import { Anchor, Button, Skeleton, Text, Title } from '@mantine/core'
import type { UpdateLink } from '@fairlead/contract/v1/link/update'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { cache } from '../../api/cache.ts'
import { isFinal, sentenceOf } from '../../api/failure.ts'
import { send } from '../../api/send.ts'
import { Banner } from '../../ui/Banner.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { showToast } from '../../ui/toast.ts'
import { useUser } from '../projects/use-projects.ts'
import { atsFailure, atsKey, atsStanding, useAtsLink, type AtsLink } from './ats-link.ts'

export function AtsScreen() {
  const user = useUser()
  const link = useAtsLink()
  const { from } = useSearch({ strict: false }) as { from?: unknown }
  const back = localPath(from)
  useFinishedLinking()
  return (
    <div style={{ maxWidth: 560, margin: '0 auto', paddingBottom: 40 }}>
      <Title order={1} mb={4}>
        ATS Connection Setup
      </Title>
      {back && (
        <Anchor href={back} size="sm" display="inline-block" mb="sm">
          Back to the setup of the project
        </Anchor>
      )}
      <Text c="dimmed" mb="lg">
        One link to your applicant tracking system serves the whole workspace.
      </Text>
      {link.data && user.data ? (
        <Standing link={link.data} linkPage={user.data.product.ats_link} back={back} />
      ) : link.isError || user.isError ? (
        <ErrorState text={atsFailure(link.error)} onRetry={() => void link.refetch()} />
      ) : (
        <Skeleton h={140} radius={12} />
      )}
    </div>
  )
}

/** Whoever comes back from the linking window carries a token that makes the link last. */
function useFinishedLinking(): void {
  const { public_token: token, from } = useSearch({ strict: false }) as { public_token?: string; from?: unknown }
  const navigate = useNavigate()
  const used = useRef<string | null>(null)
  useEffect(() => {
    if (!token || used.current === token) return
    used.current = token
    const finished = () => void navigate({ to: '/ats-settings', search: (from ? { from } : {}) as never, replace: true })
    const link = () =>
      void send<UpdateLink>('POST', 'v1/link/update', { public_token: token }).then(
        (made) => {
          cache.setQueryData(atsKey, made)
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
  }, [token, from, navigate])
}

function Standing({ link, linkPage, back }: { link: AtsLink; linkPage: string | null; back: string | null }) {
  const linked = link.integration !== null
  return (
    <div className="card" style={{ display: 'grid', gap: 16, padding: 24 }}>
      <Title order={2} size="h3">
        {link.integration ?? 'Nothing is linked'}
      </Title>
      {linked ? (
        <Banner tone={atsStanding[link.status].tone}>{atsStanding[link.status].text}</Banner>
      ) : (
        <Text>No applicant tracking system is linked to this workspace.</Text>
      )}
      {linkPage ? (
        <Button
          component="a"
          href={`${linkPage}?return_to=${encodeURIComponent(back ? `/ats-settings?from=${encodeURIComponent(back)}` : '/ats-settings')}`}
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

/** A path of this product to go back to; anything else is nowhere. */
function localPath(value: unknown): string | null {
  return typeof value === 'string' && /^\/(?![/\\])/.test(value) ? value : null
}
