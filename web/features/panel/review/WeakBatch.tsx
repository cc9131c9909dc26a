// Shown before a batch in which few fit: how few, with an option to widen the search instead.
import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { weakBatchText } from '@fairlead/domain/project/batch-fit'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import type { PanelView } from '../../../project/panel-view.ts'
import * as panelReviewWeakBatchText from '../../../i18n/en/panel-review-weak-batch.ts'

const ExpandDialog = lazy(() => import('./ExpandDialog.tsx').then(({ ExpandDialog: component }) => ({ default: component })))
const LearnedDialog = lazy(() => import('./learned/LearnedDialog.tsx').then(({ LearnedDialog: component }) => ({ default: component })))

interface Props {
  view: PanelView
  fits: number
  found: number
  onShow: () => void
}

export function WeakBatch({ view, fits, found: count, onShow }: Props) {
  const [open, setOpen] = useState<'expand' | 'learned' | null>(null)
  return (
    <Stack className="card" align="center" ta="center" gap="md" px="lg" py={56}>
      <Title order={2} fz={24}>
        {weakBatchText({ fits, found: count })}
      </Title>
      <Text maw={480}>{panelReviewWeakBatchText.weakBatchText}</Text>
      <Group justify="center" gap="xs">
        {view.mayExpand ? (
          <Button size="md" onClick={() => setOpen('expand')}>
            {panelReviewWeakBatchText.widenTheSearch}
          </Button>
        ) : (
          view.mayAdminister && (
            <Button size="md" component={Link} to={`/projects/settings/v2/${view.facts.id}?step=Keywords`}>
              {panelReviewWeakBatchText.widenTheSearch}
            </Button>
          )
        )}
        <Button size="md" variant={view.mayAdminister ? 'default' : 'filled'} onClick={onShow}>
          {panelReviewWeakBatchText.reviewAll(count)}
        </Button>
      </Group>
      {view.mayDecide && (
        <Button variant="subtle" onClick={() => setOpen('learned')}>
          {panelReviewWeakBatchText.seeLessons}
        </Button>
      )}
      <Suspense>
        {open === 'expand' && <ExpandDialog projectId={view.facts.id} onClose={() => setOpen(null)} />}
        {open === 'learned' && <LearnedDialog projectId={view.facts.id} onClose={() => setOpen(null)} />}
      </Suspense>
    </Stack>
  )
}
