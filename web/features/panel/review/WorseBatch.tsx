// Asked before a batch that is worse than the last: show it, search without what was learned, or widen the search.
import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { usePending } from '../../../api/use-submit.ts'
import type { PanelView } from '../../../project/panel-view.ts'
import { searchWithoutLessons } from './learned/use-learned.ts'
import { text as panelReviewWorseBatchText } from '../../../i18n/panel-review-worse-batch.ts'

const ExpandDialog = lazy(() => import('./ExpandDialog.tsx').then(({ ExpandDialog: component }) => ({ default: component })))
const LearnedDialog = lazy(() => import('./learned/LearnedDialog.tsx').then(({ LearnedDialog: component }) => ({ default: component })))

interface Props {
  view: PanelView
  text: string
  found: number
  onShow: () => void
}

export function WorseBatch({ view, text, found: count, onShow }: Props) {
  const [open, setOpen] = useState<'expand' | 'learned' | null>(null)
  const [busy, during] = usePending()
  const hasLearned = view.wire.lessons.length > 0 && view.mayDecide
  return (
    <Stack className="card" align="center" ta="center" gap="md" px="lg" py={56}>
      <Title order={2} fz={24} maw={560}>
        {text}
      </Title>
      <Text maw={480}>{hasLearned ? panelReviewWorseBatchText.withoutLessonsHint : panelReviewWorseBatchText.widenHint}</Text>
      <Group justify="center" gap="xs">
        <Button size="md" variant={hasLearned || view.mayAdminister ? 'default' : 'filled'} onClick={onShow}>
          {panelReviewWorseBatchText.showThem(count)}
        </Button>
        {hasLearned && (
          <Button size="md" loading={busy} onClick={() => void during(() => searchWithoutLessons(view.facts.id))}>
            {panelReviewWorseBatchText.searchWithoutLessons}
          </Button>
        )}
        {view.mayExpand ? (
          <Button size="md" variant={hasLearned ? 'default' : 'filled'} onClick={() => setOpen('expand')}>
            {panelReviewWorseBatchText.widenTheSearch}
          </Button>
        ) : (
          view.mayAdminister && (
            <Button
              size="md"
              variant={hasLearned ? 'default' : 'filled'}
              component={Link}
              to={`/projects/settings/v2/${view.facts.id}?step=Keywords`}
            >
              {panelReviewWorseBatchText.widenTheSearch}
            </Button>
          )
        )}
      </Group>
      {view.mayDecide && (
        <Button variant="subtle" onClick={() => setOpen('learned')}>
          {panelReviewWorseBatchText.seeLessons}
        </Button>
      )}
      <Suspense>
        {open === 'expand' && <ExpandDialog projectId={view.facts.id} onClose={() => setOpen(null)} />}
        {open === 'learned' && <LearnedDialog projectId={view.facts.id} onClose={() => setOpen(null)} />}
      </Suspense>
    </Stack>
  )
}
