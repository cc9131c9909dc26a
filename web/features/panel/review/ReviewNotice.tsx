// One banner above the cards: calibration, what the search says about them, and what decisions changed in it.
import { Button, CloseButton } from '@mantine/core'
import { calibrationBanner } from '@fairlead/domain/project/calibration'
import { lazy, Suspense, useState } from 'react'
import type { PanelView } from '../../../project/panel-view.ts'
import { PageBanner } from '../../../ui/PageBanner.tsx'
import { text as panelReviewText } from '../../../i18n/panel-review.ts'

const LearnedDialog = lazy(() => import('./learned/LearnedDialog.tsx').then(({ LearnedDialog: component }) => ({ default: component })))
const LearningProgress = lazy(() =>
  import('./learned/LearningProgress.tsx').then(({ LearningProgress: component }) => ({ default: component })),
)

/** `total`: how many candidates are left; null before they are shown. */
export function ReviewNotice({ view, total }: { view: PanelView; total: number | null }) {
  const { facts, wire, mayDecide } = view
  const lessons = useLessons(facts.id, view.calibrating ? [] : wire.lessons)
  const [isAsked, setAsked] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const calibration = view.calibrating && total !== null ? calibrationBanner(total) : null
  const note = total !== null && !view.searching && wire.search?.state === 'completed' ? wire.search.note : null
  const [first, ...rest] = lessons.unseen
  return (
    <>
      {(calibration || note || first) && (
        <PageBanner
          rank="review"
          action={
            first && (
              <>
                {mayDecide && (
                  <Button size="compact-sm" variant="default" onClick={() => setAsked(true)}>
                    {panelReviewText.reviewChanges}
                  </Button>
                )}
                <CloseButton size="sm" aria-label={panelReviewText.hideChanges} onClick={lessons.markSeen} c="inherit" />
              </>
            )
          }
        >
          {calibration && (
            <div>
              {calibration}
              <Suspense>{mayDecide && <LearningProgress projectId={facts.id} />}</Suspense>
            </div>
          )}
          {note && <div>{note}</div>}
          {first && (
            <div>
              <strong>{panelReviewText.changesTitle}</strong>: {first}{' '}
              {rest.length > 0 && (
                <button type="button" className="more" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                  {isOpen ? panelReviewText.less : panelReviewText.countMore(rest.length)}
                </button>
              )}
              {isOpen && (
                <ul className="bullets above-4">
                  {rest.map((lesson) => (
                    <li key={lesson}>{lesson}</li>
                  ))}
                </ul>
              )}
            </div>
          )}
        </PageBanner>
      )}
      <Suspense>{isAsked && <LearnedDialog projectId={facts.id} onClose={() => setAsked(false)} />}</Suspense>
    </>
  )
}

/** What changed, until this browser's user has closed it; a later change is shown again. */
function useLessons(projectId: string, lessons: readonly string[]): { unseen: readonly string[]; markSeen: () => void } {
  const key = `lessons_seen_${projectId}`
  const all = lessons.join('\n')
  const [seenVersion, setSeenVersion] = useState(() => localStorage.getItem(key))
  const markSeen = () => {
    localStorage.setItem(key, all)
    setSeenVersion(all)
  }
  return { unseen: seenVersion === all ? [] : lessons, markSeen }
}
