// The full record of one candidate: email, chat, notes, history, in a drawer on the right.
import { Button, Drawer, Tabs, Title, ActionIcon, Skeleton } from '@mantine/core'
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import type { Stage } from '@fairlead/domain/shared/stages'
import { isRecruiter } from '@fairlead/domain/project/project'
import { limits } from '@fairlead/domain/shared/limits'
import { messages, messagesAbout } from '@fairlead/domain/shared/messages'
import { IconHistory, IconMail, IconMessage2, IconNote, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useState, useEffect, useRef, type RefObject } from 'react'
import { failureOf } from '../../../api/failure.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { shownName } from '../../../candidate/names.ts'
import { useCandidates, useOneCandidate } from '../../../candidate/pages.ts'
import { useGoto, usePanelSearch, type SideView } from '../../../project/panel-search.ts'
import type { PanelView } from '../../../project/panel-view.ts'
import { MailTab } from './MailTab.tsx'
import { NotesTab } from './NotesTab.tsx'
import { openTabs, shownTab } from './side-tabs.ts'
import styles from '../../../candidate/conversation/conversation.module.css'
import { text as panelConversationText } from '../../../i18n/panel-conversation.ts'
import { Timeline } from '../../../candidate/timeline/Timeline.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { CommentComposer } from '../../../candidate/conversation/CommentComposer.tsx'
import { CommentEntry } from '../../../candidate/conversation/CommentEntry.tsx'
import { PersonLine } from './PersonLine.tsx'

interface Props {
  view: PanelView
  candidateId: string
  stage: Stage
  shown: SideView
  onClose: () => void
}

const tabs = [
  { value: '0', label: panelConversationText.mail, Icon: IconMail },
  { value: '1', label: panelConversationText.chat, Icon: IconMessage2 },
  { value: '2', label: panelConversationText.notes, Icon: IconNote },
  { value: '3', label: panelConversationText.history, Icon: IconHistory },
] as const

export function SidePanel({ view, candidateId, stage, shown: shownView, onClose }: Props) {
  const goto = useGoto()
  const { tab, sort, only } = usePanelSearch()
  const { candidates } = useCandidates(view.facts.id, stage, { sort, only })
  const place = candidates.findIndex((entry) => entry.id === candidateId)
  const elsewhere = useOneCandidate(view.facts.id, place < 0 ? candidateId : null)
  const match = candidates[place] ?? elsewhere.data
  const [lastCandidate, setLastCandidate] = useState(match)
  if (match && match !== lastCandidate) setLastCandidate(match)
  // a reply may move the candidate to another tab, which reloads them: keep the draft
  const candidate = match ?? (lastCandidate?.id === candidateId ? lastCandidate : undefined)
  const gone = place < 0 && failureOf(elsewhere.error)?.status === 404
  const name = candidate ? shownName(candidate, view.facts.biasReducer) : ''
  const inQueue = stage === 'UNDER_REVIEW'
  const open = openTabs({
    calibrating: view.calibrating && inQueue,
    goingLive: view.facts.golive && view.facts.inAutoSwipeMode && !isRecruiter(view.facts, view.actor) && inQueue,
    mayMail: view.mayDecide,
  })
  const current = shownTab(shownView, open)
  const tabOf = (value: SideView, person: WireCandidate) => {
    if (value === '0') return <MailTab key={person.id} view={view} candidate={person} stage={stage} />
    if (value === '1') return <ChatTab key={person.id} view={view} candidate={person} name={name} />
    if (value === '2') return <NotesTab key={person.id} view={view} candidate={person} name={name} />
    return <HistoryTab key={person.id} projectId={view.facts.id} candidateId={person.id} />
  }
  const go = (by: number) => {
    const next = candidates[place + by]
    if (next) goto({ tab, candidate: next.id, view: current }, { replace: true })
  }
  const content = useEscape(onClose)
  return (
    <Drawer.Root opened onClose={onClose} position="right" size={limits.sidePanelWidth} trapFocus returnFocus closeOnEscape={false}>
      <Drawer.Overlay backgroundOpacity={0.3} />
      <Drawer.Content ref={content}>
        <div className="pane full-height">
          <div className={styles.head}>
            <Drawer.Title className="grow text-18 bold dense anywhere">
              {name ? messagesAbout.conversationWith(name) : panelConversationText.conversation}
            </Drawer.Title>
            {candidates.length > 1 && place >= 0 && <Steps place={place} count={candidates.length} onGo={go} />}
            <Drawer.CloseButton aria-label={panelConversationText.close} />
          </div>
          <Tabs
            value={current}
            onChange={(value) =>
              goto({ tab, candidate: candidateId, view: tabs.find((entry) => entry.value === value)?.value }, { replace: true })
            }
            keepMounted={false}
            className={`${styles.tabs} pane`}
          >
            <Tabs.List px="md">
              {tabs.map(({ value, label, Icon }) => (
                <Tabs.Tab
                  key={value}
                  value={value}
                  px={12}
                  leftSection={<Icon size={16} className={styles.tabIcon} />}
                  disabled={!open.includes(value)}
                >
                  {label}
                </Tabs.Tab>
              ))}
            </Tabs.List>
            {open.length === 0 && <EmptyState title={panelConversationText.lockedTitle} text={panelConversationText.lockedText} />}
            {gone &&
              (candidate ? (
                <Banner tone="warn" role="alert">
                  {panelConversationText.draftKept(messages.candidateGone)}
                </Banner>
              ) : (
                <EmptyState
                  title={messages.candidateGone}
                  action={<Button onClick={onClose}>{panelConversationText.backToTheList}</Button>}
                />
              ))}
            {tabs.map(({ value }) => (
              <Tabs.Panel key={value} value={value} className="pane">
                {candidate && open.includes(value) && tabOf(value, candidate)}
              </Tabs.Panel>
            ))}
          </Tabs>
        </div>
      </Drawer.Content>
    </Drawer.Root>
  )
}

/** The candidate's activity in all projects, newest first. */
function HistoryTab({ projectId, candidateId }: { projectId: string; candidateId: string }) {
  return (
    <div className="pane-scroll">
      <Title order={3} mb="sm">
        {panelConversationText.activityHistory}
      </Title>
      <Timeline owner={{ projectId, candidateId }} />
    </div>
  )
}

/** Moves between candidates' side panels. */
function Steps({ place, count, onGo }: { place: number; count: number; onGo: (by: number) => void }) {
  const common = { variant: 'subtle', color: 'gray', c: 'var(--ink)' } as const
  return (
    <>
      <ActionIcon {...common} aria-label={panelConversationText.previousCandidate} disabled={place === 0} onClick={() => onGo(-1)}>
        <IconChevronLeft size={18} />
      </ActionIcon>
      <ActionIcon {...common} aria-label={panelConversationText.nextCandidate} disabled={place === count - 1} onClick={() => onGo(1)}>
        <IconChevronRight size={18} />
      </ActionIcon>
    </>
  )
}

/** The ref to the drawer's content. */
function useEscape(onClose: () => void): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null)
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target } = event
      if (event.key !== 'Escape' || event.isComposing) return
      if (target instanceof HTMLElement && target.dataset.mantineStopPropagation === 'true') return
      // restore focus lost by a disabled button only when nothing is open above
      const isNobodys = target === document.body && document.querySelectorAll('[role="dialog"]').length === 1
      if (isNobodys || (target instanceof Node && content.current?.contains(target))) latest.current()
    }
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [])
  return content
}

/** The team's comments on the candidate. */
function ChatTab({ view, candidate, name }: { view: PanelView; candidate: WireCandidate; name: string }) {
  const whole = useOneCandidate(view.facts.id, candidate.id)
  const comments = whole.data?.comments ?? []
  const open = comments.filter((comment) => !comment.is_resolved).length
  return (
    <div className="pane">
      <div className="pane-scroll">
        <PersonLine candidate={candidate} name={name} plain={view.facts.biasReducer} />
        <Title order={3} mb="sm">
          {panelConversationText.chat}
          {comments.length > 0 && (
            <span className="soft text-13"> {open === 0 ? panelConversationText.allResolved : panelConversationText.openCount(open)}</span>
          )}
        </Title>
        {whole.isPending && <Skeleton h={120} />}
        {whole.isError && !whole.data && <ErrorState text={panelConversationText.commentsFailed} onRetry={() => void whole.refetch()} />}
        {whole.data && comments.length === 0 && <p className="soft text-13">{panelConversationText.noComments}</p>}
        <ol className="stack above-12" aria-live="polite">
          {comments.map((comment) => (
            <CommentEntry key={comment.comment_id} view={view} comment={comment} />
          ))}
        </ol>
      </div>
      <CommentComposer view={view} candidateId={candidate.id} />
    </div>
  )
}
