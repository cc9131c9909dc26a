import { Button } from '@mantine/core'
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import { isReviewable } from '@fairlead/domain/candidate/send-for-review'
import { isStage, type Stage } from '@fairlead/domain/shared/stages'
import { tabLabel, tabOfStage, type TabKey } from '@fairlead/domain/project/tabs'
import { movedText } from '@fairlead/domain/shared/formats'
import { messages } from '@fairlead/domain/shared/messages'
import { lazy, Suspense, useState } from 'react'
import { failureOf } from '../../api/failure.ts'
import { Banner } from '../../ui/Banner.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { isPutOff, NotReadYet } from '../../ui/NotReadYet.tsx'
import { useShortcuts } from '../../ui/shortcuts.ts'
import { shortDate } from '../../ui/time.ts'
import { CandidateCard } from '../../candidate/card/CandidateCard.tsx'
import { HardRequirements, LastConversation, ManagerAssessment, RejectionDetails } from '../../candidate/card/CardFacts.tsx'
import { undo } from '../../candidate/candidate-actions.ts'
import { exportCsv } from '../../candidate/export-csv.ts'
import type { MoveReason } from '../../candidate/moves/move.ts'
import { MoveMenu } from '../../candidate/moves/MoveMenu.tsx'
import { shownName } from '../../candidate/names.ts'
import { useOneCandidate } from '../../candidate/pages.ts'
import { whyNotSchedule } from '../../candidate/moves/schedule.ts'
import { ResumeSection } from '../../candidate/card/ResumeSection.tsx'
import { WrittenBefore } from '../../candidate/card/WrittenBefore.tsx'
import { writtenBefore } from '../../candidate/card/written-before.ts'
import { hasReplyNews } from '../../candidate/replies/has-reply-news.ts'
import { ReplyNews } from '../../candidate/replies/reply-parts.ts'
import { useProductName } from '../../session/use-user.ts'
import { SendingFrom } from '../../project/SendingFrom.tsx'
import { PanelTimesNote } from '../../project/PanelTimes.tsx'
import { useGoto, type SideView } from '../../project/panel-search.ts'
import { CardSkeleton } from './PanelSkeleton.tsx'
import { noPermission, type PanelView } from '../../project/panel-view.ts'
import type { Asking } from './SingleDialogs.tsx'
import { showsSender } from './shows-sender.ts'
import { SingleHead } from './SingleHead.tsx'
import { text as panelStageText } from '../../i18n/panel-stage.ts'

const Scorecards = lazy(() => import('../../candidate/card/Scorecards.tsx').then(({ Scorecards: component }) => ({ default: component })))
const SingleDialogs = lazy(() => import('./SingleDialogs.tsx').then(({ SingleDialogs: component }) => ({ default: component })))

interface Props {
  view: PanelView
  tab: TabKey
  stage: Stage
  candidates: readonly WireCandidate[]
  total: number
  loaded: boolean
  candidateId: string
  onMove: (candidate: WireCandidate, to: Stage, reason?: MoveReason) => void
}

export function SingleCandidate({ view, tab, stage, candidates, total, loaded, candidateId, onMove }: Props) {
  const goto = useGoto()
  const product = useProductName()
  const place = candidates.findIndex((candidate) => candidate.id === candidateId)
  const elsewhere = useOneCandidate(view.facts.id, loaded && place < 0 ? candidateId : null)
  const current = candidates[place] ?? elsewhere.data
  const [lastCandidate, setLastCandidate] = useState(current)
  if (current && current !== lastCandidate) setLastCandidate(current)
  // a candidate who has just moved is reloaded; until then the page, and any dialog open on it, stay
  const candidate = current ?? (elsewhere.isPending && lastCandidate?.id === candidateId ? lastCandidate : undefined)
  const [asking, setAsking] = useState<Asking | null>(null)
  const isReview = view.tabs.some(({ key, isReview: reviewed }) => key === tab && reviewed)
  const forRecruiter = stage === 'AUTOPILOT_RECRUITER'
  const reviewable = isReviewable(stage)
  const mayNotSchedule = candidate && whyNotSchedule(view, stage, candidate)

  const back = () => goto({ tab, candidate: undefined, view: undefined })
  const side = (sideView: SideView) => goto({ tab, candidate: candidateId, view: sideView })
  const go = (by: number) => {
    const next = candidates[place + by]
    if (place >= 0 && next) goto({ tab, candidate: next.id, view: undefined }, { replace: true })
  }
  const leave = () => {
    const next = candidates[place + 1] ?? candidates[place - 1]
    if (place >= 0 && next) goto({ tab, candidate: next.id, view: undefined }, { replace: true })
    else back()
  }
  // approval is the next step of the current reviewer
  const approve = () => {
    if (forRecruiter) setAsking('send for review')
    else if (mayNotSchedule === null) setAsking('schedule')
  }
  useShortcuts(
    {
      j: () => go(1),
      k: () => go(-1),
      m: () => view.mayDecide && side('0'),
      c: () => side('1'),
      n: () => side('2'),
      r: () => isReview && view.mayDecide && setAsking('reject'),
      a: () => isReview && view.mayDecide && approve(),
      s: () => mayNotSchedule === null && setAsking('schedule'),
      i: () => reviewable && view.mayDecide && setAsking('send for review'),
      e: () => candidate && exportCsv([candidate], product),
      p: () => window.print(),
      u: () => void undo(),
      Escape: back,
    },
    asking === null,
  )

  if (!candidate)
    return isPutOff(elsewhere) ? (
      <section id="stage" role="tabpanel" aria-label={tabLabel(tab, view.facts, view.actor)}>
        <NotReadYet />
      </section>
    ) : elsewhere.isError ? (
      <section id="stage" role="tabpanel" aria-label={tabLabel(tab, view.facts, view.actor)}>
        <EmptyState
          title={failureOf(elsewhere.error)?.status === 404 ? messages.candidateGone : messages.candidatesFailed}
          action={<Button onClick={back}>{panelStageText.backToTheList}</Button>}
        />
      </section>
    ) : (
      <CardSkeleton />
    )
  const name = shownName(candidate, view.facts.biasReducer)
  const moved = candidate.history.toSorted((a, b) => b.date.localeCompare(a.date)).find((line) => !line.is_scheduled)
  // a teammate may have moved them while they are open here
  const movedTo = isStage(candidate.status) ? tabOfStage(candidate.status) : tab
  return (
    <section id="stage" role="tabpanel" aria-label={`${tabLabel(tab, view.facts, view.actor)}: ${name}`} className="stack gap-12">
      <SingleHead
        place={place}
        loaded={candidates.length}
        total={total}
        moved={moved ? movedText(tabLabel(movedTo, view.facts, view.actor), shortDate(moved.date)) : null}
        blocked={view.mayDecide ? null : noPermission}
        scheduling={mayNotSchedule}
        sendingOn={reviewable}
        rejecting={isReview}
        queue={isReview ? tabLabel(tab, view.facts, view.actor) : null}
        composing={stage === 'APPROVED' && view.mayDecide}
        onBack={back}
        onGo={go}
        onSide={side}
        onSchedule={() => setAsking('schedule')}
        onReject={() => setAsking('reject')}
        onSendOn={() => setAsking('send for review')}
        onCompose={() => setAsking('compose')}
        move={
          <MoveMenu
            view={view}
            from={stage}
            candidates={[candidate]}
            label={panelStageText.move}
            onLeave={leave}
            onMove={(to, reason) => {
              // from the interview on there is one person to deal with, not a list
              if (to === 'OFFER' || to === 'HIRED')
                goto({ tab: tabOfStage(to), candidate: candidate.id, view: undefined }, { replace: true })
              else leave()
              onMove(candidate, to, reason)
            }}
          />
        }
      />
      {showsSender(view, stage) && <SendingFrom projectId={view.facts.id} quiet />}
      {stage === 'HIRING_MANAGER_APPROVED' && (
        <PanelTimesNote projectId={view.facts.id} quiet settingsOf={view.mayAdminister ? view.facts.type : null} />
      )}
      <CandidateCard
        key={candidate.id}
        candidate={candidate}
        biasReducer={view.facts.biasReducer}
        mayDecide={view.mayDecide}
        notice={
          <>
            <Notice candidate={candidate} mayDecide={view.mayDecide} onMail={() => side('0')} />
            {view.mayDecide && candidate.interview && (
              <Suspense>
                <Scorecards candidate={candidate} />
              </Suspense>
            )}
          </>
        }
        beside={
          <>
            <ManagerAssessment candidate={candidate} />
            <RejectionDetails candidate={candidate} onChoose={view.mayDecide ? () => setAsking('reasons') : null} />
            <HardRequirements view={view} />
            <ResumeSection candidate={candidate} projectId={view.facts.id} mayUpload={view.mayDecide} isHidden={view.facts.biasReducer} />
            <LastConversation candidate={candidate} onOpen={() => side('0')} />
          </>
        }
      />
      {asking && (
        <Suspense>
          <SingleDialogs
            asking={asking}
            view={view}
            candidate={candidate}
            stage={stage}
            name={name}
            onClose={() => setAsking(null)}
            onLeave={leave}
          />
        </Suspense>
      )}
    </section>
  )
}

function Notice({ candidate, mayDecide, onMail }: { candidate: WireCandidate; mayDecide: boolean; onMail: () => void }) {
  if (!candidate.attention && !hasReplyNews(candidate, false) && !writtenBefore(candidate)) return null
  return (
    <div className="stack pad-card">
      <WrittenBefore candidate={candidate} />
      {hasReplyNews(candidate, false) && (
        <Suspense>
          <ReplyNews candidate={candidate} mayDecide={mayDecide} withStage={false} onMail={onMail} />
        </Suspense>
      )}
      {candidate.attention && (
        <Banner
          tone="warn"
          action={
            candidate.attention.code === 'guessed_address' && (
              <Button size="compact-sm" variant="default" onClick={onMail}>
                {panelStageText.openConversation}
              </Button>
            )
          }
        >
          {candidate.attention.text}
        </Banner>
      )}
    </div>
  )
}
