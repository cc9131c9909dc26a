// The queue is empty: why, what happens next, and one thing to do.
import { Button, Group } from '@mantine/core'
import { IconArchive, IconChecks, IconMoodSearch, IconPlayerPause } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import type { PanelView } from '../../../project/panel-view.ts'
import { DraftState } from './DraftState.tsx'
import { GoliveState } from './GoliveState.tsx'
import { askNextBatch, reactivate, restore } from '../../../project/project-actions.ts'
import { Lessons } from './Lessons.tsx'

const ExpandDialog = lazy(() => import('./ExpandDialog.tsx').then(({ ExpandDialog: component }) => ({ default: component })))

export function NothingToReview({ view }: { view: PanelView }) {
  const [expanding, setExpanding] = useState(false)
  return (
    <section id="stage" role="tabpanel" aria-label="Review">
      <Why view={view} onExpand={() => setExpanding(true)} />
      <Suspense>{expanding && <ExpandDialog projectId={view.facts.id} onClose={() => setExpanding(false)} />}</Suspense>
    </section>
  )
}

function Why({ view, onExpand }: { view: PanelView; onExpand: () => void }) {
  const [busy, setBusy] = useState(false)
  const { wire, facts } = view
  const run = (work: () => Promise<boolean>) => async () => {
    setBusy(true)
    await work()
    setBusy(false)
  }
  const button = (label: string, work: () => Promise<boolean>, allowed: boolean) =>
    allowed && (
      <Button size="md" loading={busy} onClick={() => void run(work)()}>
        {label}
      </Button>
    )

  const expand = (first: boolean) => (
    <Button size="md" variant={first ? 'filled' : 'default'} onClick={onExpand}>
      Expand the search
    </Button>
  )
  if (wire.is_archived)
    return (
      <EmptyState
        icon={<IconArchive size={40} stroke={1.4} />}
        title="This project is archived"
        text="Searching and sending have stopped. All candidates are still here."
        action={button('Restore project', () => restore(facts.id), view.mayAdminister)}
      />
    )
  if (view.draft) return <DraftState view={view} />
  if (wire.outreach_pause)
    return (
      <EmptyState
        icon={<IconPlayerPause size={40} stroke={1.4} />}
        title="This project is paused"
        text="Nothing new is sent while it’s paused. Existing candidates stay where they are."
        action={button('Reactivate project', () => reactivate(facts.id), view.mayDecide)}
      />
    )
  if (wire.search?.state === 'failed')
    return (
      <EmptyState
        icon={<IconMoodSearch size={40} stroke={1.4} />}
        title="The search did not finish"
        text={wire.search.note ?? 'Something went wrong on our side. Nothing you entered is lost.'}
        action={button('Search again', () => askNextBatch(facts.id), view.mayDecide)}
      />
    )
  if (wire.search?.state === 'completed' && wire.lessons.length === 0 && facts.counts.APPROVED === 0 && facts.counts.REJECTED === 0)
    return (
      <EmptyState
        icon={<IconMoodSearch size={40} stroke={1.4} />}
        title="No one matches your search"
        text="Try fewer required keywords, more locations, or more job titles."
        action={
          view.mayExpand ? (
            expand(true)
          ) : (
            <Button component={Link} to={`/projects/settings/v2/${facts.id}?step=Keywords`} size="md">
              Edit the search
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
        title="No one to review yet"
        text="We’re looking for the first candidates. Check back in 1-2 minutes."
        action={button('Find candidates', () => askNextBatch(facts.id), view.mayDecide)}
      />
    )
  return (
    <>
      <Lessons projectId={facts.id} lessons={wire.lessons} mayDecide={view.mayDecide} />
      <EmptyState
        icon={<IconChecks size={40} stroke={1.4} />}
        title="You have reviewed everyone"
        text="Find the next batch now, based on your decisions, or check back tomorrow for new candidates."
        action={
          <Group justify="center" gap="xs">
            {button('Find the next batch', () => askNextBatch(facts.id), view.mayDecide)}
            {view.mayExpand && expand(false)}
          </Group>
        }
      />
    </>
  )
}
