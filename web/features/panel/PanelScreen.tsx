// The panel of one project: its head, its tabs, and the open tab's content.
import { isStage } from '@fairlead/domain/shared/stages'
import { stageOfTab, tabOfStage } from '@fairlead/domain/project/tabs'
import { messages } from '@fairlead/domain/shared/messages'
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { failureOf } from '../../api/failure.ts'
import { whenShown } from '../../api/when-shown.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { isPutOff, NotReadYet } from '../../ui/NotReadYet.tsx'
import { showToast } from '../../ui/toast.ts'
import { CalendarGate } from '../../candidate/moves/CalendarGate.tsx'
import { useOneCandidate } from '../../candidate/pages.ts'
import { firstProject } from '../../project/project-list.ts'
import { useProjects } from '../../project/use-projects.ts'
import { useUser, useCreatePath } from '../../session/use-user.ts'
import { ReviewQueue } from './review/ReviewQueue.tsx'
import { TourCard } from './tours/TourCard.tsx'
import { PanelHead } from './PanelHead.tsx'
import { useGoto, usePanelSearch, type PanelSearch } from '../../project/panel-search.ts'
import { CardSkeleton, PanelSkeleton } from './PanelSkeleton.tsx'
import { StageTab } from './panel-parts.ts'
import { openingTab, panelView, type PanelView } from '../../project/panel-view.ts'
import { PanelTabs } from './PanelTabs.tsx'
import { ProjectNote } from './ProjectNote.tsx'
import styles from './panel.module.css'
import { productName } from '../../session/product-name.ts'
import { text as panelText } from '../../i18n/panel.ts'
import { Button, VisuallyHidden, Tooltip } from '@mantine/core'
import { PageBanner } from '../../ui/PageBanner.tsx'
import { useLive } from '../../api/live.ts'
import { IconCompass, IconMapOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { markSeen, useTours } from './tours/use-tours.ts'
import { SettingsMenu } from './SettingsMenu.tsx'

const SidePanel = lazy(() => import('./conversation/SidePanel.tsx').then(({ SidePanel: component }) => ({ default: component })))

export function PanelScreen() {
  const projects = useProjects()
  const user = useUser()
  const search = usePanelSearch()
  const goto = useGoto()
  const wire = projects.data?.find((project) => project.project_id === search.project) ?? null
  const first = useMemo(() => (projects.data && !search.project ? firstProject(projects.data) : null), [projects.data, search.project])
  const whole = useWholeCandidate(search)
  const lost = useOneCandidate(search.project ?? '', search.project && search.candidate && !search.tab ? search.candidate : null)
  const isMissing = useIsMissing(search.project, projects)
  const view = useMemo(() => (wire && user.data ? panelView(wire, user.data, search.tab) : null), [wire, user.data, search.tab])

  // preload the half that is not on screen
  useEffect(() => whenShown(() => void StageTab.preload()), [])
  useEffect(() => {
    if (first) goto({ project: first.project_id }, { replace: true })
  }, [first, goto])
  useEffect(() => {
    if (lost.data) goto({ tab: isStage(lost.data.status) ? tabOfStage(lost.data.status) : 'under_review' }, { replace: true })
    else if (lost.isError) {
      showToast(failureOf(lost.error)?.status === 404 ? messages.candidateGone : messages.candidatesFailed, { tone: 'bad' })
      goto({ candidate: undefined, view: undefined }, { replace: true })
    }
  }, [lost.data, lost.isError, lost.error, goto])
  useEffect(() => {
    if (wire) document.title = `${wire.project_name} · ${user.data?.product.name ?? productName}`
  }, [wire, user.data])

  if (projects.isError && !projects.data) return <ErrorState text={messages.projectsFailed} onRetry={() => void projects.refetch()} />
  if (user.isError && !user.data) return <ErrorState text={panelText.accountFailed} onRetry={() => void user.refetch()} />
  if (isPutOff(projects) || isPutOff(user)) return <NotReadYet alone />
  if (!projects.data || !user.data) return <PanelSkeleton />
  if (!search.project && !first) return <Welcome />
  if (!view) return search.project && isMissing ? <ProjectMissing /> : <PanelSkeleton />

  if (search.candidate && !search.tab) return <PanelSkeleton />
  const closeSide = () =>
    goto({ view: undefined, candidate: tab === 'under_review' || whole.current === search.candidate ? search.candidate : undefined })
  const tab = search.tab && (view.tabs.some(({ key }) => key === search.tab) || search.candidate) ? search.tab : openingTab(view)
  const live = view.golive && tab === 'warm_leads_hm'
  return (
    <div className="screen">
      <PanelHead view={view} tab={tab} live={live} />
      <PanelTabs view={view} current={tab} />
      <TabNews view={view} />
      <ReformNews projectId={view.facts.id} />
      <PermissionsNote />
      {!(tab === 'under_review' && view.facts.counts.UNDER_REVIEW === 0) && <ProjectNote view={view} />}
      <TourCard tab={tab} live={live} people={(view.tabs.find(({ key }) => key === tab)?.count ?? 0) > 0} />
      <Suspense fallback={<CardSkeleton />}>
        {tab === 'under_review' ? (
          <ReviewQueue key={view.facts.id} view={view} />
        ) : (
          <StageTab key={`${view.facts.id} ${tab}`} view={view} tab={tab} whole={whole} />
        )}
      </Suspense>
      <CalendarGate key={view.facts.id} view={view} />
      {search.candidate && search.view && (
        <Suspense>
          <SidePanel view={view} candidateId={search.candidate} stage={stageOfTab(tab)} shown={search.view} onClose={closeSide} />
        </Suspense>
      )}
    </div>
  )
}

/** True once a list that was read after the project was opened lacks it: a list from before knows nothing of a new project. */
function useIsMissing(projectId: string | undefined, projects: ReturnType<typeof useProjects>): boolean {
  const [absent, setAbsent] = useState<string | null>(null)
  const { data, refetch } = projects
  const isListed = data?.some((project) => project.project_id === projectId) ?? false
  useEffect(() => {
    if (!projectId || !data || isListed || absent === projectId) return
    let isLeft = false
    void refetch().then((fresh) => {
      if (!isLeft && fresh.isSuccess && !fresh.data.some((project) => project.project_id === projectId)) setAbsent(projectId)
    })
    return () => void (isLeft = true)
  }, [projectId, data, isListed, absent, refetch])
  return absent === projectId && !isListed
}

/** Remembers the candidate shown before the side panel opened, so that closing it returns there. */
function useWholeCandidate({ candidate, view }: PanelSearch) {
  const whole = useRef<string | null>(null)
  useEffect(() => {
    if (!candidate) whole.current = null
    else if (!view) whole.current = candidate
  }, [candidate, view])
  return whole
}

const PermissionsDialog = lazy(() =>
  import('../../session/PermissionsDialog.tsx').then(({ PermissionsDialog: component }) => ({ default: component })),
)

/** Permissions missing on the user's mailbox. */
function PermissionsNote() {
  const user = useUser().data
  const [asking, setAsking] = useState(false)
  if (!user) return null
  const product = user.product.name
  const missing = !user.may_send || user.missing_modify_scope
  return (
    <>
      {missing && (
        <div className={`below-12 ${styles.note}`}>
          <PageBanner
            rank="permissions"
            tone="warn"
            role="note"
            action={
              <Button size="compact-sm" variant="subtle" c="inherit" onClick={() => setAsking(true)}>
                {panelText.additionalPermissions}
              </Button>
            }
          >
            {user.may_send ? panelText.mailboxReadOnly(product) : panelText.sendNotAllowed(product)}
          </PageBanner>
        </div>
      )}
      <Suspense>{asking && <PermissionsDialog onClose={() => setAsking(false)} />}</Suspense>
    </>
  )
}

const ReformedDialog = lazy(() => import('./ReformedDialog.tsx').then(({ ReformedDialog: component }) => ({ default: component })))

/** Don't repeat a dismissed notice when the page is reopened. */
const read = new WeakSet<object>()

/** Tells users with the project open that a colleague changed the search and started it again. */
function ReformNews({ projectId }: { projectId: string }) {
  const news = useLive().reformed[projectId]
  const me = useUser().data?.id
  const [, setClosed] = useState(0)
  if (!news || news.changes.length === 0 || news.by?.id === me || read.has(news)) return null
  return (
    <Suspense>
      <ReformedDialog
        name={news.by?.name ?? panelText.someone}
        changes={news.changes}
        onClose={() => {
          read.add(news)
          setClosed((count) => count + 1)
        }}
      />
    </Suspense>
  )
}

/** Announces changed tab counts to screen readers, politely. */
function TabNews({ view }: { view: PanelView }) {
  const counts = view.tabs.map(({ label, owner, count }) => [label, owner, count].filter((part) => part !== null).join(' '))
  const [previous, setPrevious] = useState({ project: view.facts.id, counts, news: '' })
  if (previous.project !== view.facts.id) setPrevious({ project: view.facts.id, counts, news: '' })
  else if (previous.counts.join() !== counts.join()) {
    const changed = counts.filter((count) => !previous.counts.includes(count))
    setPrevious({ project: view.facts.id, counts, news: changed.join(', ') })
  }
  return <VisuallyHidden component="output">{previous.news}</VisuallyHidden>
}

function ProjectMissing() {
  return (
    <EmptyState
      alone
      icon={<IconMapOff size={44} stroke={1.4} />}
      title={panelText.projectMissing}
      text={panelText.projectMissingText}
      action={
        <Button component={Link} to="/panel" size="md">
          {panelText.projectsLink}
        </Button>
      }
    />
  )
}

/** The panel of someone without a project: the first thing to do. */
function Welcome() {
  const { isSelfServe, unseen } = useTours()
  const create = useCreatePath()
  const user = useUser().data
  // others joined a team that may have projects without them
  const isFounder = user?.owns_workspace ?? true
  return (
    <div className="screen">
      <div className="flex ends gap-0">
        <SettingsMenu projectId={null} allowed={false} />
      </div>
      <EmptyState
        alone
        icon={<IconCompass size={44} stroke={1.4} />}
        title={isFounder ? messages.welcome : panelText.welcomeTo(user?.workspace_name ?? '')}
        text={isFounder ? messages.firstProject : panelText.noProjectsYet}
        action={
          <Tooltip label={messages.createFirst} opened={isFounder && isSelfServe && unseen('project')} position="bottom" withArrow>
            <Button component={Link} to={create} size="md" onClick={() => markSeen('project')}>
              {panelText.createProject}
            </Button>
          </Tooltip>
        }
      />
    </div>
  )
}
