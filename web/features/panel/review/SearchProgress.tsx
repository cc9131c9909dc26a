import { limits } from '@fairlead/domain/shared/limits'
import { messages } from '@fairlead/domain/shared/messages'
import { Progress, Stack, Text, Title } from '@mantine/core'
import { PageBanner } from '../../../ui/PageBanner.tsx'
import type { PanelView } from '../../../project/panel-view.ts'
import { estimateText } from './progress.ts'
import { useSearchProgress } from './use-search-progress.ts'
import { text as panelReviewText } from '../../../i18n/panel-review.ts'
import { text as panelReviewSearchProgressText } from '../../../i18n/panel-review-search-progress.ts'

export function SearchProgress({ view, small = false }: { view: PanelView; small?: boolean }) {
  const { percent, remaining: secondsLeft } = useSearchProgress(view)
  const { search } = view.wire
  const bar = (
    <Progress
      value={Math.max(3, percent)}
      size={small ? 4 : 8}
      transitionDuration={300}
      aria-label={panelReviewSearchProgressText.progressLabel(percent)}
    />
  )
  if (small) {
    return (
      <PageBanner rank="search">
        {panelReviewSearchProgressText.nextBatchProgress(percent)}
        {bar}
      </PageBanner>
    )
  }
  const calibration = search?.is_calibration ?? view.waiting
  return (
    <Stack
      id="stage"
      role="tabpanel"
      aria-label={panelReviewText.review}
      className="card"
      align="center"
      ta="center"
      gap="sm"
      px="lg"
      py={72}
    >
      <Title order={2}>{calibration ? panelReviewSearchProgressText.firstBatchTitle : panelReviewSearchProgressText.nextBatchTitle}</Title>
      {calibration ? (
        <Text maw={460}>{messages.projectProcessing}</Text>
      ) : (
        <Text maw={460}>{panelReviewSearchProgressText.nextBatchText}</Text>
      )}
      <Text c="dimmed" maw={460}>
        {search?.note ?? panelReviewSearchProgressText.firstBatchText}
      </Text>
      <div style={{ width: 'min(420px, 100%)', marginTop: 12 }}>{bar}</div>
      <Text size="sm" c="dimmed" className="num" component="output">
        {percent}% · {estimateText(secondsLeft)}
      </Text>
      <Text size="sm" c="dimmed" maw={460}>
        {calibration ? panelReviewSearchProgressText.readyWithin(limits.processingHours) : panelReviewSearchProgressText.canLeave}
      </Text>
    </Stack>
  )
}
