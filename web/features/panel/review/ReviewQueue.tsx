// The queue of candidates waiting for a verdict, one large card at a time, designed for the keyboard.
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import { calibrationBatchSize } from '@fairlead/domain/project/calibration'
import { limits } from '@fairlead/domain/shared/limits'
import { messages, messagesAbout } from '@fairlead/domain/shared/messages'
import { tabLabel, tabOfStage } from '@fairlead/domain/project/tabs'
import { queuePlaceText } from '@fairlead/domain/shared/formats'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { isPutOff, NotReadYet } from '../../../ui/NotReadYet.tsx'
import { flyAway } from '../../../ui/fly-away.ts'
import { useShortcuts } from '../../../ui/shortcuts.ts'
import { showToast } from '../../../ui/toast.ts'
import { useSwipe } from '../../../ui/use-swipe.ts'
import { CandidateCard } from '../../../candidate/card/CandidateCard.tsx'
import { HardRequirements } from '../../../candidate/card/CardFacts.tsx'
import { undo, type CandidateAction } from '../../../candidate/candidate-actions.ts'
import { exportCsv } from '../../../candidate/export-csv.ts'
import { MoveMenu } from '../../../candidate/moves/MoveMenu.tsx'
import { shownName } from '../../../candidate/names.ts'
import { useCandidates, useOneCandidate } from '../../../candidate/pages.ts'
import { WrittenBefore } from '../../../candidate/card/WrittenBefore.tsx'
import { writtenBefore } from '../../../candidate/card/written-before.ts'
import { CardSkeleton } from '../PanelSkeleton.tsx'
import { useGoto, usePanelSearch } from '../../../project/panel-search.ts'
import { noPermission, type PanelView } from '../../../project/panel-view.ts'
import { useHold } from '../../../session/hold.ts'
import { useProductName } from '../../../session/use-user.ts'
import { introSeen } from './calibration-seen.ts'
import { ReviewNotice } from './ReviewNotice.tsx'
import { approve, moveOn, reject } from './verdicts.ts'
import { VerdictBar } from './VerdictBar.tsx'
import { AppliedFilter } from './AppliedFilter.tsx'
import { useReviewQueue } from './use-review-queue.ts'
import styles from './review.module.css'
import { text as panelReviewText } from '../../../i18n/panel-review.ts'
import { isStage } from '@fairlead/domain/shared/stages'
import { failureOf } from '../../../api/failure.ts'
import { worseBatchText } from '@fairlead/domain/project/batch-fit'
import type { WireProject } from '@fairlead/contract/shapes/project'

const CalibrationIntro = lazy(() => import('./CalibrationIntro.tsx').then(({ CalibrationIntro: component }) => ({ default: component })))
const NothingToReview = lazy(() => import('./NothingToReview.tsx').then(({ NothingToReview: component }) => ({ default: component })))
const SearchProgress = lazy(() => import('./SearchProgress.tsx').then(({ SearchProgress: component }) => ({ default: component })))
const WorseBatch = lazy(() => import('./WorseBatch.tsx').then(({ WorseBatch: component }) => ({ default: component })))
const Composer = lazy(() => import('./Composer.tsx').then(({ Composer: component }) => ({ default: component })))

export function ReviewQueue({ view }: { view: PanelView }) {
  const { facts, wire } = view
  const { only } = usePanelSearch()
  const isFiltered = only === 'applied'
  const { query, candidates, total } = useCandidates(facts.id, 'UNDER_REVIEW', isFiltered ? { only } : {})
  const queue = useReviewQueue(candidates, query.data !== undefined)
  useMissing(view, candidates, query.data !== undefined)
  const goto = useGoto()
  const hold = useHold()
  const product = useProductName()
  const [rejectingId, setRejectingId] = useState<string | null>(null)
  // chosen when opened, since loading the dialog may take a moment and the queue moves on until then
  const [composing, setComposing] = useState<WireCandidate | null>(null)
  const [isIntroSeen, setIntroSeen] = useState(() => introSeen(facts.id))
  const [shownBatch, setShownBatch] = useState<string | null>(null)
  const worse = readWorseBatch(wire)
  const isAsked = worse !== null && worse.id !== shownBatch
  const top = useRef<HTMLDivElement>(null)
  const card = useRef<HTMLDivElement>(null)
  const { current } = queue
  const intro = view.calibrating && !isIntroSeen && total >= calibrationBatchSize
  const rejecting = current !== null && rejectingId === current.id
  const setRejecting = (open: boolean) => setRejectingId(open && current ? current.id : null)
  const name = current ? shownName(current, facts.biasReducer) : ''

  useEffect(() => {
    if (candidates.length - queue.place <= 5 && query.hasNextPage && !query.isFetchingNextPage) void query.fetchNextPage()
  }, [candidates.length, queue.place, query])
  // The project's count may be newer than the list: refetch once for each such count.
  const listed = view.tabs.find((tab) => tab.key === 'under_review')?.count ?? 0
  const { isSuccess, refetch } = query
  useEffect(() => {
    if (isSuccess && total === 0 && listed > 0) void refetch()
  }, [isSuccess, total, listed, view.searching, refetch])
  useEffect(() => {
    if (window.scrollY > 200) top.current?.scrollIntoView({ block: 'start' })
  }, [current?.id])

  const undoLast = async (action?: CandidateAction) => {
    const undone = await undo(action)
    if (undone?.from === 'UNDER_REVIEW') queue.show(undone.candidate.id)
    if (undone) showToast(panelReviewText.backInReview(shownName(undone.candidate, facts.biasReducer)))
  }
  const say = (text: string, action: CandidateAction, ms?: number) => showToast(text, { ms, undo: () => void undoLast(action) })
  const allowed = () => {
    if (view.mayDecide) return true
    showToast(noPermission, { tone: 'bad' })
    return false
  }
  const leave = (to: 'left' | 'right') => flyAway(card.current?.firstElementChild ?? null, to, limits.cardMoveMs)
  const approveCurrent = () => {
    if (!current || !allowed()) return
    leave('right')
    say(panelReviewText.approved(name), approve(facts.id, current, view.calibrating))
  }
  const openRejection = () => {
    if (current && allowed()) setRejecting(true)
  }
  const write = () => {
    if (current && allowed()) setComposing(current)
  }

  useShortcuts(
    {
      j: () => queue.go(1),
      k: () => queue.go(-1),
      ArrowRight: () => queue.go(1),
      ArrowLeft: () => queue.go(-1),
      a: approveCurrent,
      r: openRejection,
      m: write,
      e: () => current && exportCsv([current], product),
      p: () => window.print(),
      n: () => current && !view.calibrating && goto({ candidate: current.id, view: '2' }),
      u: () => void undoLast(),
    },
    !rejecting && !composing && !intro && !isAsked,
  )

  useSwipe(card, { onRight: approveCurrent, onLeft: openRejection }, current !== null && view.mayDecide && !intro && !isAsked)

  if (query.isError && !query.data)
    return (
      <section id="stage" role="tabpanel" aria-label={panelReviewText.review}>
        <ErrorState text={messages.candidatesFailed} onRetry={() => void query.refetch()} />
      </section>
    )
  if (isPutOff(query))
    return (
      <section id="stage" role="tabpanel" aria-label={panelReviewText.review}>
        <NotReadYet />
      </section>
    )
  if (query.isPending) return <CardSkeleton />
  if (!current && listed > 0 && query.isFetching) return <CardSkeleton />
  const filter = (isFiltered || candidates.some(({ applications }) => applications.length > 0)) && <AppliedFilter isOn={isFiltered} />
  if (!current && isFiltered)
    return (
      <section id="stage" role="tabpanel" aria-label={panelReviewText.review} className={styles.queue}>
        {filter}
        <p>{panelReviewText.noApplicants}</p>
      </section>
    )
  if (!current)
    return (
      <Suspense fallback={<CardSkeleton />}>
        {view.searching || view.waiting ? <SearchProgress view={view} /> : <NothingToReview view={view} />}
      </Suspense>
    )
  if (isAsked)
    return (
      <section id="stage" role="tabpanel" aria-label={panelReviewText.review} className={styles.queue}>
        <ReviewNotice view={view} total={null} />
        <Suspense fallback={<CardSkeleton />}>
          <WorseBatch
            view={view}
            text={worse.text}
            found={worse.found}
            onShow={() => {
              markWorseBatchShown(facts.id, worse.id)
              setShownBatch(worse.id)
            }}
          />
        </Suspense>
      </section>
    )
  if (intro)
    return (
      <Suspense fallback={<CardSkeleton />}>
        <CalibrationIntro view={view} onStart={() => setIntroSeen(true)} />
      </Suspense>
    )

  const notice = writtenBefore(current) && (
    <div className="stack pad-card">
      <WrittenBefore candidate={current} />
    </div>
  )
  return (
    <section id="stage" role="tabpanel" aria-label={panelReviewText.review} ref={top} className={styles.queue}>
      <Suspense>{view.searching && <SearchProgress view={view} small />}</Suspense>
      <ReviewNotice view={view} total={total} />
      {filter}
      <p className="said" aria-live="polite">
        {queuePlaceText(tabLabel('under_review'), queue.place + 1, total)}
      </p>
      <div ref={card} className={styles.top}>
        <CandidateCard
          key={current.id}
          candidate={current}
          biasReducer={facts.biasReducer}
          notice={notice}
          beside={<HardRequirements view={view} />}
        />
      </div>
      <VerdictBar
        view={view}
        candidate={current}
        place={queue.place}
        total={total}
        rejecting={rejecting}
        move={
          <MoveMenu
            view={view}
            from="UNDER_REVIEW"
            candidates={[current]}
            label={panelReviewText.move}
            button={{ variant: 'subtle', size: 'sm', className: `iconic ${styles.move}` }}
            onMove={(to, reason) => {
              leave('right')
              say(messages.candidateMoved, moveOn(facts.id, current, to, reason))
            }}
          />
        }
        onGo={queue.go}
        onApprove={approveCurrent}
        onCompose={write}
        onRejecting={setRejecting}
        onReject={(form) => {
          setRejecting(false)
          leave('left')
          say(panelReviewText.rejected(name), reject(facts.id, current, view.calibrating, form))
        }}
      />
      {composing && (
        <Suspense>
          <Composer
            view={view}
            candidate={composing}
            from="UNDER_REVIEW"
            onClose={() => setComposing(null)}
            onSent={(action) => {
              const to = shownName(composing, facts.biasReducer)
              say(hold.seconds > 0 ? panelReviewText.writingIn(to, hold.text) : panelReviewText.writingTo(to), action, hold.ms || undefined)
            }}
          />
        </Suspense>
      )}
    </section>
  )
}

/** `candidates`: the queue as far as loaded. */
function useMissing({ facts, actor }: PanelView, candidates: readonly WireCandidate[], loaded: boolean): void {
  const goto = useGoto()
  const [linked] = useState(usePanelSearch().candidate)
  const [absent, setAbsent] = useState<string | null>()
  if (loaded && absent === undefined) setAbsent(linked && !candidates.some(({ id }) => id === linked) ? linked : null)
  const { data, error } = useOneCandidate(facts.id, absent ?? null)
  const isAnnounced = useRef(false)
  useEffect(() => {
    if (isAnnounced.current) return
    isAnnounced.current = data !== undefined || error !== null
    if (failureOf(error)?.status === 404) showToast(messages.candidateGone, { tone: 'bad' })
    if (!data || !isStage(data.status) || data.status === 'UNDER_REVIEW') return
    const tab = tabOfStage(data.status)
    const run = () => goto({ tab, candidate: data.id, view: undefined })
    showToast(messagesAbout.movedOn(shownName(data, facts.biasReducer), tabLabel(tab, facts, actor)), {
      action: { label: panelReviewText.show, run },
    })
  }, [data, error, facts, actor, goto])
}

/** Worse batches this browser has already announced, by search. */
const worseBatchKey = (projectId: string) => `worse_batch_shown_${projectId}`

/** The newest batch with what the user is told, if it is worse than the last and no one here has chosen to see it; null otherwise. */
function readWorseBatch({ project_id, search }: Pick<WireProject, 'project_id' | 'search'>) {
  // the first ten have nothing before them that they could be worse than
  if (search?.state !== 'completed' || search.is_calibration) return null
  const { found: count, fits, missed, found_before: foundBefore, missed_before: missedBefore } = search
  const text = worseBatchText({ found: count, fits, missed, foundBefore, missedBefore })
  return text === null || localStorage.getItem(worseBatchKey(project_id)) === search.lro_id
    ? null
    : { id: search.lro_id, found: count, text }
}

function markWorseBatchShown(projectId: string, searchId: string): void {
  localStorage.setItem(worseBatchKey(projectId), searchId)
}
