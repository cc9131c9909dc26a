import { Button, Group } from '@mantine/core'
import { IconArchive, IconChecks, IconMoodSearch, IconPlayerPause } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { usePending } from '../../../api/use-submit.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import type { PanelView } from '../../../project/panel-view.ts'
import { DraftState } from './DraftState.tsx'
import { GoliveState } from './GoliveState.tsx'
import { requestNextBatch, reactivate, restore } from '../../../project/project-actions.ts'
import { ReviewNotice } from './ReviewNotice.tsx'
import { text as panelReviewText } from '../../../i18n/panel-review.ts'
import { text as panelReviewNothingToReviewText } from '../../../i18n/panel-review-nothing-to-review.ts'

const ExpandDialog = lazy(() => import('./ExpandDialog.tsx').then(({ ExpandDialog: component }) => ({ default: component })))

export function NothingToReview({ view }: { view: PanelView }) {
  const [expanding, setExpanding] = useState(false)
  return (
    <section id="stage" role="tabpanel" aria-label={panelReviewText.review}>
      <EmptyReason view={view} onExpand={() => setExpanding(true)} />
      <Suspense>{expanding && <ExpandDialog projectId={view.facts.id} onClose={() => setExpanding(false)} />}</Suspense>
    </section>
  )
}

function EmptyReason({ view, onExpand }: { view: PanelView; onExpand: () => void }) {
  const [busy, during] = usePending()
  const { wire, facts } = view
  const button = (label: string, work: () => Promise<boolean>, allowed: boolean) =>
    allowed && (
      <Button size="md" loading={busy} onClick={() => void during(work)}>
        {label}
      </Button>
    )

  const expand = (first: boolean) => (
    <Button size="md" variant={first ? 'filled' : 'default'} onClick={onExpand}>
      {panelReviewNothingToReviewText.expandTheSearch}
    </Button>
  )
  if (wire.is_archived)
    return (
      <EmptyState
        icon={<IconArchive size={40} stroke={1.4} />}
        title={panelReviewNothingToReviewText.archivedTitle}
        text={panelReviewNothingToReviewText.archivedText}
        action={button(panelReviewNothingToReviewText.restoreProject, () => restore(facts.id), view.mayAdminister)}
      />
    )
  if (view.draft) return <DraftState view={view} />
  if (wire.outreach_pause)
    return (
      <EmptyState
        icon={<IconPlayerPause size={40} stroke={1.4} />}
        title={panelReviewNothingToReviewText.pausedTitle}
        text={panelReviewNothingToReviewText.pausedText}
        action={button(panelReviewNothingToReviewText.reactivateProject, () => reactivate(facts.id), view.mayDecide)}
      />
    )
  if (wire.search?.state === 'failed')
    return (
      <EmptyState
        icon={<IconMoodSearch size={40} stroke={1.4} />}
        title={panelReviewNothingToReviewText.searchFailedTitle}
        text={wire.search.note ?? panelReviewNothingToReviewText.searchFailedText}
        action={button(panelReviewNothingToReviewText.searchAgain, () => requestNextBatch(facts.id), view.mayDecide)}
      />
    )
  if (wire.search?.state === 'completed' && wire.lessons.length === 0 && facts.counts.APPROVED === 0 && facts.counts.REJECTED === 0)
    return (
      <EmptyState
        icon={<IconMoodSearch size={40} stroke={1.4} />}
        title={panelReviewNothingToReviewText.noMatchTitle}
        text={panelReviewNothingToReviewText.noMatchText}
        action={
          view.mayExpand ? (
            expand(true)
          ) : (
            <Button component={Link} to={`/projects/settings/v2/${facts.id}?step=Keywords`} size="md">
              {panelReviewNothingToReviewText.editTheSearch}
            </Button>
          )
        }
      />
    )
  if (view.golive) return <GoliveState />
  if (!wire.search && facts.counts.APPROVED === 0 && facts.counts.REJECTED === 0)
    return (
      <EmptyState
        icon={<IconMoodSearch size={40} stroke={1.4} />}
        title={panelReviewNothingToReviewText.firstSearchTitle}
        text={panelReviewNothingToReviewText.firstSearchText}
        action={button(panelReviewNothingToReviewText.findCandidates, () => requestNextBatch(facts.id), view.mayDecide)}
      />
    )
  return (
    <>
      <ReviewNotice view={view} total={null} />
      <EmptyState
        icon={<IconChecks size={40} stroke={1.4} />}
        title={panelReviewNothingToReviewText.doneTitle}
        text={panelReviewNothingToReviewText.doneText}
        action={
          <Group justify="center" gap="xs">
            {button(panelReviewNothingToReviewText.nextBatchAction, () => requestNextBatch(facts.id), view.mayDecide)}
            {view.mayExpand && expand(false)}
          </Group>
        }
      />
    </>
  )
}
