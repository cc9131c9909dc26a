// An embeddings model for one project: tried on the team's own decisions, then switched on or off.
import { Alert, Button, Loader, Select, Skeleton, Switch, Title } from '@mantine/core'
import type { ReadModel, TryModel, UseModel } from '@fairlead/contract/v2/projects/model'
import { mostReplayed } from '@fairlead/domain/project/model-trial'
import { mayDecide } from '@fairlead/domain/project/project'
import { IconAlertTriangle, IconBrain, IconPlayerPlay } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ask } from '../../api/cache.ts'
import { failureOf, sentenceOf } from '../../api/failure.ts'
import { send } from '../../api/send.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { showToast } from '../../ui/toast.ts'
import { When } from '../../ui/When.tsx'
import { actorOf, factsOf } from '../../project/wire.ts'
import { useProjects } from '../../project/use-projects.ts'
import { useUser } from '../../session/use-user.ts'
import { AnalyticsTabs } from './AnalyticsTabs.tsx'
import { useAnalyticsSearch } from './analytics-search.ts'
import { Figure } from './Figure.tsx'
import { agreementSentence, costText, moveSentence, reasonsSentence, type TrialResult } from './model-words.ts'
import analytics from './analytics.module.css'
import styles from './fairness.module.css'

type View = ReadModel['answer']

const againMs = 1000
const isOpen = (view: View | undefined): boolean => view?.trial?.state === 'queued' || view?.trial?.state === 'running'

export function ModelScreen() {
  const [search, onChange] = useAnalyticsSearch()
  const projects = useProjects()
  const user = useUser()
  const own = user.data && projects.data?.filter((project) => mayDecide(factsOf(project), actorOf(user.data)))
  const projectId = search.projects[0] ?? own?.[0]?.project_id ?? null
  const error = projects.error ?? user.error
  return (
    <div className={analytics.screen}>
      <header className={analytics.head}>
        <Title order={1}>Model</Title>
      </header>
      <AnalyticsTabs search={search} />
      {own && own.length > 0 && (
        <div className={analytics.filters} data-no-print>
          <Select
            label="Project"
            data={own.map(({ project_id, name }) => ({ value: project_id, label: name || 'Untitled project' }))}
            value={projectId}
            allowDeselect={false}
            searchable
            nothingFoundMessage="No such project"
            onChange={(id) => id && onChange({ projects: [id] })}
            style={{ flex: '1 1 240px', maxWidth: 460 }}
          />
        </div>
      )}
      {projectId !== null ? (
        <ProjectModel key={projectId} projectId={projectId} />
      ) : error && !own ? (
        <ErrorState
          text={failureOf(error)?.message ?? 'The projects could not be loaded.'}
          onRetry={() => void Promise.all([projects.refetch(), user.refetch()])}
        />
      ) : own ? (
        <EmptyState
          icon={<IconBrain size={40} stroke={1.4} />}
          title="No projects to try a model on"
          text="A model is tried on the decisions of a project that you may search with."
        />
      ) : (
        <Skeleton h={420} radius={12} />
      )}
    </div>
  )
}

function ProjectModel({ projectId }: { projectId: string }) {
  const cache = useQueryClient()
  const query = ask<ReadModel>('v2/projects/model', { project_id: projectId })
  const asked = useQuery({ ...query, refetchInterval: ({ state }) => (isOpen(state.data) ? againMs : false) })
  const refresh = () => cache.invalidateQueries({ queryKey: query.queryKey })
  const start = useMutation({
    mutationFn: () => send<TryModel>('POST', 'v2/projects/model', { project_id: projectId }),
    onError: (error) => showToast(sentenceOf(error, 'The trial could not be started. Please try again.'), { tone: 'bad' }),
    onSettled: refresh,
  })
  const change = useMutation({
    mutationFn: (isOn: boolean) => send<UseModel>('POST', 'v2/projects/model/use', { project_id: projectId, is_on: isOn }),
    onSuccess: (_, isOn) => showToast(isOn ? 'The next search ranks with the model.' : 'The next search ranks without the model.'),
    onError: (error) => showToast(sentenceOf(error, 'The change could not be saved. Please try again.'), { tone: 'bad' }),
    onSettled: refresh,
  })
  if (asked.error && !asked.data)
    return <ErrorState text={failureOf(asked.error)?.message ?? 'The model could not be loaded.'} onRetry={() => void asked.refetch()} />
  if (!asked.data) return <Skeleton h={420} radius={12} />
  const { model, is_used, decisions, trial } = asked.data
  if (model === null)
    return (
      <EmptyState
        icon={<IconBrain size={40} stroke={1.4} />}
        title="No model is set up"
        text="Ranking works without one. To try an embeddings model, anyone who runs this service sets MODEL_URL and EMBEDDING_MODEL."
      />
    )
  const isBusy = isOpen(asked.data) || start.isPending
  const result = trial?.state === 'completed' && trial.model === model ? trial.result : null
  return (
    <>
      <div className={styles.now}>
        <output className={styles.status}>
          {isBusy ? (
            'The trial is running. It takes up to a minute.'
          ) : result && trial ? (
            <>
              {model}, tried <When date={trial.finished_at ?? trial.requested_at} />
            </>
          ) : decisions === 0 ? (
            `${model} can be tried once a candidate has been approved or rejected.`
          ) : (
            `${model} has not been tried in this project.`
          )}
        </output>
        <Button
          leftSection={isBusy ? <Loader size={14} color="currentColor" /> : <IconPlayerPlay size={16} />}
          variant={result ? 'default' : 'filled'}
          disabled={isBusy || decisions === 0}
          onClick={() => start.mutate()}
          data-no-print
        >
          {isBusy ? 'Trying…' : result ? 'Try again' : 'Try this model'}
        </Button>
      </div>
      {trial?.state === 'failed' && (
        <Alert color="red" icon={<IconAlertTriangle size={18} />} mb="md" title="The last trial failed">
          {trial.problem ?? 'It stopped because of a problem on our side.'} Nothing was changed.
        </Alert>
      )}
      <div className={analytics.grid}>
        {result && <Trial result={result} />}
        {(result || is_used) && (
          <section className={analytics.figure} aria-labelledby="model-use">
            <div className={analytics.figureTitle}>
              <h2 id="model-use">Rank with this model</h2>
            </div>
            <div className={styles.text}>
              <Switch
                label={is_used ? 'On from the next search' : 'Off'}
                checked={change.isPending ? change.variables : is_used}
                disabled={change.isPending}
                onChange={(event) => change.mutate(event.currentTarget.checked)}
                aria-label="Rank with this model"
                mt="sm"
              />
              <p>If the model cannot be reached, a search ranks without it and says so above the batch.</p>
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
      title="What would change"
      means={`Up to ${mostReplayed} of the project’s newest decisions are replayed with the current criteria, without what was learned from these decisions.`}
      says={agreementSentence(result)}
      table={{
        columns: [{ label: 'Candidate' }, { label: 'Place now', isNumber: true }, { label: 'Place with the model', isNumber: true }],
        rows: moves.map(({ name, before, after }, at) => ({ key: String(at), cells: [name, before, after] })),
      }}
    >
      <ul className={styles.never}>
        <li>{moveSentence(result)}</li>
        <li>{reasonsSentence(result)}</li>
        <li>This trial sent {costText(result.trial)}.</li>
        <li>A search sends at most {costText(result.search)}. Texts that were sent before are not sent again.</li>
      </ul>
    </Figure>
  )
}

function Meaning({ model }: { model: string }) {
  return (
    <section className={analytics.figure} aria-labelledby="model-meaning">
      <div className={analytics.figureTitle}>
        <h2 id="model-meaning">What the model does</h2>
      </div>
      <div className={styles.text}>
        <p>
          {model} compares the words of the search with the work in each profile. It adds or takes at most 5 points of 100, shown as “Your
          model” among the parts of a score. Who is found, and every reason on a card, stay as they are without it.
        </p>
        <p>
          It is sent titles, descriptions, industries, degrees and skills. Names, photos, places, schools, dates, pay and résumés are not
          sent. The nightly fairness check judges the ranking without the model.
        </p>
      </div>
    </section>
  )
}
