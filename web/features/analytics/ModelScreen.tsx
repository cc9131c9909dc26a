// An embeddings model for one project: tried on the team's own decisions, then switched on or off.
import { Alert, Button, Loader, Switch } from '@mantine/core'
import type { ReadModel, TryModel, UseModel } from '@fairlead/contract/v2/projects/model'
import { maxReplayed } from '@fairlead/domain/project/model-trial'
import { IconAlertTriangle, IconBrain, IconPlayerPlay } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { queryFor } from '../../api/cache.ts'
import { failureOf } from '../../api/failure.ts'
import { send } from '../../api/send.ts'
import { useSubmit } from '../../api/use-submit.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { When } from '../../ui/When.tsx'
import { LoadingRows } from '../../ui/LoadingRows.tsx'
import { ProjectPage } from './ProjectPage.tsx'
import { Figure } from './Figure.tsx'
import { text as analyticsModelText } from '../../i18n/analytics-model.ts'
import analytics from './analytics.module.css'
import { text as modelScreenText } from '../../i18n/analytics-model-screen.ts'

type View = ReadModel['answer']

const againMs = 1000
const isOpen = (view: View | undefined): boolean => view?.trial?.state === 'queued' || view?.trial?.state === 'running'

type TrialResult = NonNullable<NonNullable<ReadModel['answer']['trial']>['result']>

export function ModelScreen() {
  return (
    <ProjectPage
      title={modelScreenText.model}
      icon={<IconBrain size={40} stroke={1.4} />}
      empty={{ title: modelScreenText.noProjectsForTrial, text: modelScreenText.noProjectsForTrialHint }}
    >
      {(projectId) => <ProjectModel key={projectId} projectId={projectId} />}
    </ProjectPage>
  )
}

function ProjectModel({ projectId }: { projectId: string }) {
  const cache = useQueryClient()
  const query = queryFor<ReadModel>('v2/projects/model', { project_id: projectId })
  const modelQuery = useQuery({ ...query, refetchInterval: ({ state }) => (isOpen(state.data) ? againMs : false) })
  const refresh = () => void cache.invalidateQueries({ queryKey: query.queryKey })
  const start = useSubmit({
    send: () => send<TryModel>('POST', 'v2/projects/model', { project_id: projectId }),
    onSettled: refresh,
    failure: modelScreenText.trialNotStarted,
    failureIn: 'toast',
  })
  const change = useSubmit({
    send: (isOn: boolean) => send<UseModel>('POST', 'v2/projects/model/use', { project_id: projectId, is_on: isOn }),
    success: (_, isOn) => (isOn ? modelScreenText.rankedWithModel : modelScreenText.rankedWithoutModel),
    onSettled: refresh,
    failure: modelScreenText.modelNotChanged,
    failureIn: 'toast',
  })
  if (modelQuery.error && !modelQuery.data)
    return (
      <ErrorState
        text={failureOf(modelQuery.error)?.message ?? modelScreenText.modelLoadFailed}
        onRetry={() => void modelQuery.refetch()}
      />
    )
  if (!modelQuery.data) return <LoadingRows rows={7} />
  const { model, is_used, decisions, trial } = modelQuery.data
  if (model === null)
    return (
      <EmptyState icon={<IconBrain size={40} stroke={1.4} />} title={modelScreenText.noModelTitle} text={modelScreenText.noModelHint} />
    )
  const isBusy = isOpen(modelQuery.data) || start.busy
  const result = trial?.state === 'completed' && trial.model === model ? trial.result : null
  return (
    <>
      <div className="row wrap split gap-16 tight below-16">
        <output className="soft text-14">
          {isBusy ? (
            modelScreenText.trialRunning
          ) : result && trial ? (
            <>
              {modelScreenText.triedModel(model)} <When date={trial.finished_at ?? trial.requested_at} />
            </>
          ) : decisions === 0 ? (
            modelScreenText.trialNeedsDecisions(model)
          ) : (
            modelScreenText.notTriedYet(model)
          )}
        </output>
        <Button
          leftSection={isBusy ? <Loader size={14} color="currentColor" /> : <IconPlayerPlay size={16} />}
          variant={result ? 'default' : 'filled'}
          disabled={isBusy || decisions === 0}
          onClick={() => void start.run()}
          data-no-print
        >
          {isBusy ? modelScreenText.trying : result ? modelScreenText.tryAgain : modelScreenText.tryThisModel}
        </Button>
      </div>
      {trial?.state === 'failed' && (
        <Alert color="red" icon={<IconAlertTriangle size={18} />} mb="md" title={modelScreenText.trialFailedTitle}>
          {trial.problem ?? modelScreenText.trialFailedText} {modelScreenText.nothingWasChanged}
        </Alert>
      )}
      <div className="halves start">
        {result && <Trial result={result} />}
        {(result || is_used) && (
          <section className={`card pad-16 shrink ${analytics.figure}`} aria-labelledby="model-use">
            <div className="row wrap gap-4 shrink">
              <h2 className="text-16 bold" id="model-use">
                {modelScreenText.useModelAction}
              </h2>
            </div>
            <div className="stack text-14 above-8">
              <Switch
                label={is_used ? modelScreenText.modelStartsNextSearch : modelScreenText.off}
                checked={change.busy ? change.running?.[0] : is_used}
                disabled={change.busy}
                onChange={(event) => void change.run(event.currentTarget.checked)}
                aria-label={modelScreenText.useModelAction}
                mt="sm"
              />
              <p>{modelScreenText.modelUnreachableHint}</p>
            </div>
          </section>
        )}
        <Meaning model={model} />
      </div>
    </>
  )
}

function Trial({ result }: { result: TrialResult }) {
  const moves = [...result.risen, ...result.fallen.toReversed()]
  return (
    <Figure
      wide
      title={modelScreenText.whatWouldChange}
      definition={analyticsModelText.replayHint(maxReplayed)}
      summary={analyticsModelText.agreementSentence(result)}
      table={{
        columns: [
          { label: analyticsModelText.candidate },
          { label: analyticsModelText.placeNow, isNumber: true },
          { label: analyticsModelText.modelPlaceLabel, isNumber: true },
        ],
        rows: moves.map(({ name, before, after }, index) => ({ key: String(index), cells: [name, before, after] })),
      }}
    >
      <ul className="text-14 bullets above-8">
        <li>{analyticsModelText.moveSentence(result)}</li>
        <li>{analyticsModelText.reasonsSentence(result)}</li>
        <li>{modelScreenText.thisTrialSent(analyticsModelText.costText(result.trial))}</li>
        <li>{modelScreenText.costHint(analyticsModelText.costText(result.search))}</li>
      </ul>
    </Figure>
  )
}

function Meaning({ model }: { model: string }) {
  return (
    <section className={`card pad-16 shrink ${analytics.figure}`} aria-labelledby="model-meaning">
      <div className="row wrap gap-4 shrink">
        <h2 className="text-16 bold" id="model-meaning">
          {modelScreenText.modelTitle}
        </h2>
      </div>
      <div className="stack text-14 above-8">
        <p>{modelScreenText.modelExplained(model)}</p>
        <p>{modelScreenText.modelDataText}</p>
      </div>
    </section>
  )
}
