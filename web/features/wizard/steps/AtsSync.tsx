// Part: how the link to the applicant tracking system stands, and the way to its settings and back.
import { Button, Skeleton, Stack, Text } from '@mantine/core'
import { Link, useLocation } from '@tanstack/react-router'
import { Banner } from '../../../ui/Banner.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { atsFailure, atsStanding, useAtsLink } from '../../ats/ats-link.ts'

export function AtsSync() {
  const link = useAtsLink()
  const here = useLocation({ select: ({ href }) => href })
  if (link.isError && !link.data) return <ErrorState text={atsFailure(link.error)} onRetry={() => void link.refetch()} />
  if (!link.data) return <Skeleton h={120} radius={12} />
  const { integration, status } = link.data
  const { tone, text } = atsStanding[status]
  return (
    <Stack>
      <Text>
        {integration
          ? `This workspace is linked to ${integration}.`
          : 'No applicant tracking system is linked to this workspace. A project does not need one.'}
      </Text>
      {integration && <Banner tone={tone}>{text}</Banner>}
      <Button
        component={Link}
        to="/ats-settings"
        search={{ from: here } as never}
        variant={integration ? 'default' : 'light'}
        style={{ alignSelf: 'start' }}
      >
        ATS Connection Setup
      </Button>
      <Text size="sm" c="dimmed">
        One link serves every project of the workspace. You come back to this step.
      </Text>
    </Stack>
  )
}
