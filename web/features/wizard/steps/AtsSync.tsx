// Part: how the link to the applicant tracking system stands, the way to its settings and back, and how this project is synced.
import { Button, Skeleton, Stack, Text } from '@mantine/core'
import { Link, useLocation } from '@tanstack/react-router'
import { Banner } from '../../../ui/Banner.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { atsFailure, atsStanding, isWorking, useAts } from '../../../project/ats/ats-link.ts'
import { SyncEditor } from '../../../project/ats/SyncEditor.tsx'
import type { StepProps } from '../step.ts'

export function AtsSync({ projectId }: Pick<StepProps, 'projectId'>) {
  const ats = useAts()
  const here = useLocation({ select: ({ href }) => href })
  if (ats.isError && !ats.data) return <ErrorState text={atsFailure(ats.error)} onRetry={() => void ats.refetch()} />
  if (!ats.data) return <Skeleton h={120} radius={12} aria-label="Reading the link" />
  const { link } = ats.data
  return (
    <Stack>
      <Text>
        {link
          ? `This workspace is linked to ${link.integration}.`
          : 'No applicant tracking system is linked to this workspace. A project does not need one.'}
      </Text>
      {link && !isWorking(link.status) && <Banner tone={atsStanding[link.status].tone}>{atsStanding[link.status].text}</Banner>}
      <SyncEditor projectId={projectId} />
      <Button
        renderRoot={(props) => <Link to="/ats-settings" search={{ from: here }} {...props} />}
        variant={link ? 'default' : 'light'}
        style={{ alignSelf: 'start' }}
      >
        ATS Connection Setup
      </Button>
      <Text size="sm" c="dimmed">
        One link serves every project in the workspace. You’ll return to this step.
      </Text>
    </Stack>
  )
}
