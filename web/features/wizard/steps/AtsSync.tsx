import { Button, Stack, Text } from '@mantine/core'
import { Link, useLocation } from '@tanstack/react-router'
import { Banner } from '../../../ui/Banner.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { atsFailure, atsStanding, isWorking, useAts } from '../../../project/ats/ats-link.ts'
import { SyncEditor } from '../../../project/ats/SyncEditor.tsx'
import type { StepProps } from '../step.ts'
import { text as wizardStepsText } from '../../../i18n/wizard-steps.ts'
import { LoadingBox } from '../../../ui/LoadingBox.tsx'

export function AtsSync({ projectId }: Pick<StepProps, 'projectId'>) {
  const ats = useAts()
  const currentUrl = useLocation({ select: ({ href }) => href })
  if (ats.isError && !ats.data) return <ErrorState text={atsFailure(ats.error)} onRetry={() => void ats.refetch()} />
  if (!ats.data) return <LoadingBox h={120} radius={12} label={wizardStepsText.readingTheLink} />
  const { link } = ats.data
  return (
    <Stack>
      <Text>{link ? wizardStepsText.linkedWorkspace(link.integration) : wizardStepsText.noLinkedSystem}</Text>
      {link && !isWorking(link.status) && <Banner tone={atsStanding[link.status].tone}>{atsStanding[link.status].text}</Banner>}
      <SyncEditor projectId={projectId} />
      <Button
        renderRoot={(props) => <Link to="/ats-settings" search={{ from: currentUrl }} {...props} />}
        variant={link ? 'default' : 'light'}
        style={{ alignSelf: 'start' }}
      >
        {wizardStepsText.atsConnectionSetup}
      </Button>
      <Text size="sm" c="dimmed">
        {wizardStepsText.atsLinkHint}
      </Text>
    </Stack>
  )
}
