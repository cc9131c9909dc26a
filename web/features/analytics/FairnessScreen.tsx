import { Alert, Button, Loader } from '@mantine/core'
import type { ReadFairness, RunFairness } from '@fairlead/contract/v2/projects/fairness'
import { findingOf, maxBatches, maxPeople, neverRead, swapTexts, type Finding } from '@fairlead/domain/project/fairness'
import { IconAlertTriangle, IconPlayerPlay, IconScale } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { queryFor } from '../../api/cache.ts'
import { failureOf } from '../../api/failure.ts'
import { send } from '../../api/send.ts'
import { useSubmit } from '../../api/use-submit.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { exactDate } from '../../ui/time.ts'
import { When } from '../../ui/When.tsx'
import { LoadingRows } from '../../ui/LoadingRows.tsx'
import { ProjectPage } from './ProjectPage.tsx'
import { text as analyticsFairnessText } from '../../i18n/analytics-fairness.ts'
import { Figure } from './Figure.tsx'
import analytics from './analytics.module.css'
import { text as analyticsText } from '../../i18n/analytics.ts'

type Run = ReadFairness['answer']['runs'][number]

const againMs = 1000
const isOpen = (run: Run | undefined): boolean => run?.state === 'queued' || run?.state === 'running'
const findings: Record<Finding, string> = {
  same: analyticsFairnessText.sameScores,
  moved: analyticsFairnessText.scoresMoved,
  none: analyticsFairnessText.notTested,
}

export function FairnessScreen() {
  return (
    <ProjectPage
      title={analyticsText.fairness}
      icon={<IconScale size={40} stroke={1.4} />}
      empty={{ title: analyticsText.noProjectsYet, text: analyticsText.checkedProjectsHint }}
    >
      {(projectId) => <ProjectFairness key={projectId} projectId={projectId} />}
    </ProjectPage>
  )
}

function ProjectFairness({ projectId }: { projectId: string }) {
  const cache = useQueryClient()
  const query = queryFor<ReadFairness>('v2/projects/fairness', { project_id: projectId })
  const fairness = useQuery({ ...query, refetchInterval: ({ state }) => (isOpen(state.data?.runs[0]) ? againMs : false) })
  const start = useSubmit({
    send: () => send<RunFairness>('POST', 'v2/projects/fairness', { project_id: projectId }),
    success: ({ is_new: isNew }) => (isNew ? analyticsText.checkStarted : analyticsText.checkRunning),
    onSettled: () => void cache.invalidateQueries({ queryKey: query.queryKey }),
    failure: analyticsText.checkNotStarted,
    failureIn: 'toast',
  })
  if (fairness.error && !fairness.data)
    return (
      <ErrorState text={failureOf(fairness.error)?.message ?? analyticsText.checksLoadFailed} onRetry={() => void fairness.refetch()} />
    )
  if (!fairness.data) return <LoadingRows rows={7} />
  const { runs, found: count } = fairness.data
  const [newest] = runs
  const done = runs.find(({ state }) => state === 'completed')
  if (count === 0 && !newest)
    return (
      <EmptyState icon={<IconScale size={40} stroke={1.4} />} title={analyticsText.noChecksTitle} text={analyticsText.noCheckYetHint} />
    )
  const isBusy = isOpen(newest) || start.busy
  const button = (
    <Button
      leftSection={isBusy ? <Loader size={14} color="currentColor" /> : <IconPlayerPlay size={16} />}
      variant="default"
      disabled={isBusy || count === 0}
      onClick={() => void start.run()}
      data-no-print
    >
      {isBusy ? analyticsText.checking : analyticsText.runNow}
    </Button>
  )
  return (
    <>
      <div className="row wrap split gap-16 tight below-16">
        <output className="soft text-14">
          {isOpen(newest) ? (
            analyticsText.checkRunningText
          ) : done ? (
            <>
              {analyticsText.lastChecked} <When date={done.finished_at ?? done.requested_at} />
            </>
          ) : (
            analyticsText.notChecked
          )}
        </output>
        {button}
      </div>
      {newest?.state === 'failed' && (
        <Alert color="red" icon={<IconAlertTriangle size={18} />} mb="md" title={analyticsText.checkFailedTitle}>
          {analyticsText.checkFailedHint}
        </Alert>
      )}
      <div className="halves start">
        {done && <Swaps run={done} />}
        <Meaning />
        <NeverRead />
        {runs.length > 0 && <Runs runs={runs} />}
      </div>
    </>
  )
}

function Swaps({ run }: { run: Run }) {
  return (
    <Figure
      wide
      title={analyticsText.whatWasChanged}
      definition={analyticsFairnessText.swapsExplained}
      summary={analyticsFairnessText.runSentence(run)}
      table={{
        columns: [
          { label: analyticsFairnessText.change },
          ...[
            analyticsFairnessText.candidates,
            analyticsFairnessText.scoresMoved,
            analyticsFairnessText.largestChangeLabel,
            analyticsFairnessText.changedRank,
          ].map((label) => ({ label, isNumber: true })),
        ],
        rows: run.swaps.map(({ kind, people, moved, most, places }) => ({
          key: kind,
          cells: [swapTexts[kind].name, people, ...(people === 0 ? [null, null, null] : [moved, most, places])],
        })),
      }}
    >
      <ul className="lined">
        {run.swaps.map((swap) => {
          const finding = findingOf(swap)
          return (
            <li key={swap.kind} className="halves tight pad-y">
              <div>
                <strong>{swapTexts[swap.kind].name}</strong>
                <p className="soft text-13">{swapTexts[swap.kind].changes}</p>
              </div>
              <div>
                <span className={`pill strong inline ${finding === 'moved' ? 'bad' : finding === 'none' ? 'sunken soft' : 'tint'}`}>
                  {findings[finding]}
                </span>
                <p className="text-13 num">{analyticsFairnessText.swapSentence(swap)}</p>
              </div>
            </li>
          )
        })}
      </ul>
    </Figure>
  )
}

function Meaning() {
  return (
    <section className={`card pad-16 shrink ${analytics.figure}`} aria-labelledby="fairness-meaning">
      <div className="row wrap gap-4 shrink">
        <h2 className="text-16 bold" id="fairness-meaning">
          {analyticsText.whatThisMeans}
        </h2>
      </div>
      <div className="stack text-14 above-8">
        <p>{analyticsText.nightlyCheckText(maxPeople, maxBatches)}</p>
        <p>{analyticsText.noMoveExplanation}</p>
        <p>{analyticsText.checkLimits}</p>
      </div>
    </section>
  )
}

function NeverRead() {
  return (
    <section className={`card pad-16 shrink ${analytics.figure}`} aria-labelledby="fairness-never">
      <div className="row wrap gap-4 shrink">
        <h2 className="text-16 bold" id="fairness-never">
          {analyticsText.unreadFieldsTitle}
        </h2>
      </div>
      <ul className="text-14 bullets above-8">
        {neverRead().map((field) => (
          <li key={field}>{field}</li>
        ))}
      </ul>
      <div className="stack text-14 above-8">
        <p>{analyticsText.summaryTextNote}</p>
      </div>
    </section>
  )
}

const startedBy = ({ is_nightly }: Run): string => (is_nightly ? analyticsFairnessText.nightly : analyticsFairnessText.byHand)
const states: Record<Run['state'], string> = {
  queued: analyticsFairnessText.waiting,
  running: analyticsFairnessText.running,
  completed: '',
  failed: analyticsFairnessText.failed,
}

function Runs({ runs }: { runs: readonly Run[] }) {
  const tested = (run: Run) => run.swaps.reduce((sum, { people }) => sum + people, 0)
  const moved = (run: Run) => run.swaps.reduce((sum, swap) => sum + swap.moved, 0)
  const latest = analyticsFairnessText.lastChecks(runs.length)
  return (
    <Figure
      wide
      title={analyticsText.checks}
      definition={analyticsFairnessText.scoreCountHint}
      summary={latest}
      table={{
        columns: [
          { label: analyticsFairnessText.when },
          { label: analyticsFairnessText.started },
          { label: analyticsFairnessText.version },
          { label: analyticsFairnessText.candidates, isNumber: true },
          { label: analyticsFairnessText.scoresMoved, isNumber: true },
        ],
        rows: runs.map((run) => ({
          key: run.id,
          cells: [
            { value: run.requested_at, shown: exactDate(run.requested_at) },
            startedBy(run),
            run.engine,
            run.state === 'completed' ? run.people : null,
            run.state === 'completed' ? analyticsFairnessText.movedOfTested(moved(run), tested(run)) : states[run.state],
          ],
        })),
      }}
    />
  )
}
