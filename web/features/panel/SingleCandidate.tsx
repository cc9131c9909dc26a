// One candidate of a stage, whole, with the way back and to the neighbours.
import { ActionIcon, Button, Skeleton, Text } from '@mantine/core'
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import type { Stage } from '@fairlead/domain/candidate/stages'
import { tabLabel, type TabKey } from '@fairlead/domain/project/tabs'
import { movedText, placeText } from '@fairlead/domain/text/formats'
import {
  IconArrowLeft,
  IconCalendarPlus,
  IconChevronLeft,
  IconChevronRight,
  IconHistory,
  IconMail,
  IconMessage2,
  IconNote,
  IconSend,
  IconUserShare,
} from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { Banner } from '../../ui/Banner.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useShortcuts } from '../../ui/shortcuts.ts'
import { shortDate } from '../../ui/time.ts'
import { showToast } from '../../ui/toast.ts'
import { CandidateCard } from '../candidates/CandidateCard.tsx'
import { MoveMenu } from '../candidates/MoveMenu.tsx'
import type { NotInterested } from '../candidates/move.ts'
import { schedule, whyNotSchedule } from '../candidates/schedule.ts'
import { WrittenBefore } from '../candidates/WrittenBefore.tsx'
import { shownName } from '../candidates/names.ts'
import { writtenBefore } from '../candidates/written-before.ts'
import { useOneCandidate } from '../candidates/pages.ts'
import { useHold } from '../projects/hold.ts'
import { useProductName } from '../projects/use-projects.ts'
import { undo } from '../review/verdicts.ts'
import { useGoto, type SideView } from './panel-search.ts'
import type { PanelView } from './panel-view.ts'
import styles from './stage.module.css'

const ScheduleDialog = lazy(() =>
  import('../candidates/ScheduleDialog.tsx').then(({ ScheduleDialog: component }) => ({ default: component })),
)

const SendToManagerDialog = lazy(() =>
  import('../candidates/SendToManagerDialog.tsx').then(({ SendToManagerDialog: component }) => ({ default: component })),
)

const Composer = lazy(() => import('../review/Composer.tsx').then(({ Composer: component }) => ({ default: component })))

interface Props {
  view: PanelView
  tab: TabKey
  stage: Stage
  candidates: readonly WireCandidate[]
  total: number
  loaded: boolean
  candidateId: string
  onMove: (candidate: WireCandidate, to: Stage, reason?: NotInterested) => void
}

export function SingleCandidate({ view, tab, stage, candidates, total, loaded, candidateId, onMove }: Props) {
  const goto = useGoto()
  const hold = useHold()
  const place = candidates.findIndex((candidate) => candidate.id === candidateId)
  const elsewhere = useOneCandidate(view.facts.id, loaded && place < 0 ? candidateId : null)
  const candidate = candidates[place] ?? elsewhere.data
  const [composing, setComposing] = useState(false)
  const [scheduling, setScheduling] = useState(false)
  const [sendingOn, setSendingOn] = useState(false)
  const maySendOn = stage === 'AUTOPILOT_RECRUITER' && view.mayDecide
  const product = useProductName()
  const mayNotSchedule = candidate && whyNotSchedule(view, stage, candidate)
  const back = () => goto({ tab, candidate: undefined, view: undefined })
  const go = (by: number) => {
    const next = candidates[place + by]
    if (place >= 0 && next) goto({ tab, candidate: next.id, view: undefined }, { replace: true })
  }
  const side = (shown: SideView) => goto({ tab, candidate: candidateId, view: shown })
  const leave = () => {
    const next = candidates[place + 1] ?? candidates[place - 1]
    if (place >= 0 && next) goto({ tab, candidate: next.id, view: undefined }, { replace: true })
    else back()
  }
  useShortcuts(
    {
      j: () => go(1),
      k: () => go(-1),
      m: () => side('0'),
      c: () => side('1'),
      n: () => side('2'),
      s: () => mayNotSchedule === null && setScheduling(true),
      i: () => maySendOn && setSendingOn(true),
      u: () => void undo(),
      Escape: back,
    },
    !composing && !scheduling && !sendingOn,
  )

  if (!candidate)
    return elsewhere.isError ? (
      <EmptyState title="This candidate does not exist." action={<Button onClick={back}>Back to the list</Button>} />
    ) : (
      <Skeleton h={560} radius={14} />
    )
  const name = shownName(candidate, view.facts.biasReducer)
  const moved = candidate.history.toSorted((a, b) => b.date.localeCompare(a.date)).find((line) => !line.is_scheduled)
  return (
    <section id="stage" role="tabpanel" aria-label={`${tabLabel(tab, view.facts, view.actor)}: ${name}`} className={styles.single}>
      <div className={styles.singleHead}>
        <ActionIcon variant="subtle" size={36} color="gray" c="var(--ink)" aria-label="Back to the list" onClick={back}>
          <IconArrowLeft size={20} />
        </ActionIcon>
        {place >= 0 && (
          <span className={styles.of}>
            <ActionIcon
              variant="transparent"
              size={32}
              color="gray"
              c="var(--ink)"
              aria-label="Previous candidate"
              disabled={place === 0}
              onClick={() => go(-1)}
            >
              <IconChevronLeft size={18} />
            </ActionIcon>
            <span aria-live="polite">{placeText(place + 1, total)}</span>
            <ActionIcon
              variant="transparent"
              size={32}
              color="gray"
              c="var(--ink)"
              aria-label="Next candidate"
              disabled={place >= candidates.length - 1}
              onClick={() => go(1)}
            >
              <IconChevronRight size={18} />
            </ActionIcon>
          </span>
        )}
        {moved && (
          <Text size="sm" c="dimmed" className={styles.moved}>
            {movedText(tabLabel(tab, view.facts, view.actor), shortDate(moved.date))}
          </Text>
        )}
        <div className={styles.singleActions}>
          <Button variant="subtle" size="xs" leftSection={<IconMessage2 size={15} />} onClick={() => side('1')}>
            Chat
          </Button>
          <Button variant="subtle" size="xs" leftSection={<IconNote size={15} />} onClick={() => side('2')}>
            Note
          </Button>
          <Button variant="subtle" size="xs" leftSection={<IconHistory size={15} />} onClick={() => side('3')}>
            History
          </Button>
          <MoveMenu
            view={view}
            from={stage}
            candidates={[candidate]}
            label="Move"
            onLeave={leave}
            onMove={(to, reason) => {
              leave()
              onMove(candidate, to, reason)
            }}
          />
          {maySendOn && (
            <Button variant="light" size="xs" leftSection={<IconUserShare size={15} />} onClick={() => setSendingOn(true)}>
              Send for review
            </Button>
          )}
          {mayNotSchedule === null && (
            <Button variant="light" size="xs" leftSection={<IconCalendarPlus size={15} />} onClick={() => setScheduling(true)}>
              Schedule
            </Button>
          )}
          {stage === 'APPROVED' && view.mayDecide ? (
            <Button size="xs" leftSection={<IconSend size={15} />} onClick={() => setComposing(true)}>
              Write mail
            </Button>
          ) : (
            <Button size="xs" leftSection={<IconMail size={15} />} onClick={() => side('0')}>
              Mail
            </Button>
          )}
        </div>
      </div>
      <CandidateCard
        key={candidate.id}
        candidate={candidate}
        biasReducer={view.facts.biasReducer}
        notice={<Notice candidate={candidate} />}
      />
      {sendingOn && (
        <Suspense>
          <SendToManagerDialog
            projectId={view.facts.id}
            candidateId={candidate.id}
            name={name}
            onClose={() => setSendingOn(false)}
            onSent={leave}
          />
        </Suspense>
      )}
      {scheduling && (
        <Suspense>
          <ScheduleDialog
            name={name}
            onClose={() => setScheduling(false)}
            onSubmit={(score, comments) => {
              setScheduling(false)
              leave()
              schedule(view, product, candidate, stage, { score, comments })
            }}
          />
        </Suspense>
      )}
      {composing && (
        <Suspense>
          <Composer
            view={view}
            candidate={candidate}
            from={stage}
            onClose={() => setComposing(false)}
            onSent={(deed) => {
              leave()
              showToast(hold.seconds > 0 ? `Writing to ${name} in ${hold.text}` : `Writing to ${name}`, {
                ms: hold.ms || undefined,
                action: { label: 'Undo', run: () => void undo(deed) },
              })
            }}
          />
        </Suspense>
      )}
    </section>
  )
}

function Notice({ candidate }: { candidate: WireCandidate }) {
  const why = [...candidate.rejection_reason_formatted, candidate.rejection_reason_other].filter(Boolean).join('. ')
  if (!candidate.attention && !why && !writtenBefore(candidate)) return null
  return (
    <div className={styles.notice}>
      <WrittenBefore candidate={candidate} />
      {candidate.attention && <Banner tone="warn">{candidate.attention.text}</Banner>}
      {why && <Banner tone="bad">Rejected: {why}</Banner>}
    </div>
  )
}
