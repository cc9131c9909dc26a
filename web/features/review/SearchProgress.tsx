// A search on its way: how far it is, what it is doing, how long it may take.
import { messages } from '@fairlead/domain/text/messages'
import { Progress, Stack, Text, Title } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { Banner } from '../../ui/Banner.tsx'
import type { PanelView } from '../panel/panel-view.ts'
import { estimateText, secondsLeft, type Sighting } from './progress.ts'

export function SearchProgress({ view, small = false }: { view: PanelView; small?: boolean }) {
  const search = view.wire.search
  const percent = Math.round(search?.progress_pct ?? 0)
  const first = useRef<Sighting | null>(null)
  const [left, setLeft] = useState<number | null>(null)
  useEffect(() => {
    const now = { at: Date.now(), percent }
    if (!first.current || first.current.percent > percent) first.current = now
    setLeft(secondsLeft(first.current, now))
  }, [percent])

  const bar = (
    <Progress
      value={Math.max(3, percent)}
      size={small ? 4 : 8}
      transitionDuration={300}
      aria-label={`Search progress ${percent} percent`}
    />
  )
  if (small) {
    return (
      <Banner>
        Looking for your next batch… {percent}%{bar}
      </Banner>
    )
  }
  const calibration = search?.is_calibration ?? view.waiting
  return (
    <Stack id="stage" role="tabpanel" aria-label="Review" className="card" align="center" ta="center" gap="sm" px="lg" py={72}>
      <Title order={2}>{calibration ? 'Preparing a set of ten candidates' : 'Looking for your next candidates'}</Title>
      <Text c="dimmed" maw={460}>
        {search?.note ??
          (search?.state === 'queued' || !search ? messages.projectProcessing : 'Reading profiles and checking every reason against them.')}
      </Text>
      <div style={{ width: 'min(420px, 100%)', marginTop: 12 }}>{bar}</div>
      <Text size="sm" c="dimmed" className="num" component="output">
        {percent}% · {estimateText(left)}
      </Text>
      <Text size="sm" c="dimmed">
        You can leave this page. The header's bell tells you when they are here.
      </Text>
    </Stack>
  )
}
