// A new project: the first step of its flow, and a draft on the server as soon as that is complete.
import { Button, Text, Title, Radio, Stack } from '@mantine/core'
import { checkStep, stepsOf } from '@fairlead/domain/project/setup-flows'
import { must } from '@fairlead/domain/shared/records'
import { IconMapOff } from '@tabler/icons-react'
import { Link, useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState, type FormEvent, type ReactNode } from 'react'
import { invalidate } from '../../api/cache.ts'
import { failureOf, sentenceOf } from '../../api/failure.ts'
import { usePending } from '../../api/use-submit.ts'
import { Banner } from '../../ui/Banner.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { showToast } from '../../ui/toast.ts'
import { LoadingRows } from '../../ui/LoadingRows.tsx'
import { emptyFirstStep, clearFirstStep, isFirstStepBegun } from '../../project/first-step.ts'
import type { Change } from '../../project/kept-draft.ts'
import { MissingNote } from './MissingNote.tsx'
import { beginningAt, type Beginning, type RunBy } from './new-project.ts'
import { leadOf } from './parts.ts'
import { WithPreview } from './preview/WithPreview.tsx'
import { DraftChoice } from './start/DraftChoice.tsx'
import { firstSettings, useFirstStep } from './start/first-search.ts'
import { StartForm } from './start/StartForm.tsx'
import { useDrafts } from './start/use-drafts.ts'
import { StepRail } from './StepRail.tsx'
import { ProjectDetails } from './steps/ProjectDetails.tsx'
import { useMissing } from './use-missing.ts'
import { settingsOf } from '../../project/wire-settings.ts'
import styles from './wizard.module.css'
import { text as wizardText } from '../../i18n/wizard.ts'
import { useCreatePath, useUser } from '../../session/use-user.ts'
import { productName } from '../../session/product-name.ts'

const ImportFromAts = lazy(() => import('./ats/ImportFromAts.tsx').then(({ ImportFromAts: component }) => ({ default: component })))

export function NewProjectScreen() {
  const pathname = useLocation({ select: (location) => location.pathname })
  const { first, begin } = useSearch({ strict: false })
  const [runBy, setRunBy] = useState<RunBy>('team')
  const create = useCreatePath()
  const beginning = beginningAt(pathname, { isFirst: first !== undefined, runBy })
  if (!beginning)
    return (
      <EmptyState
        icon={<IconMapOff size={44} stroke={1.4} />}
        title={wizardText.unknownProjectType}
        text={wizardText.chooseProjectType}
        action={
          <Button component={Link} to={create} size="md">
            {wizardText.createProject}
          </Button>
        }
      />
    )
  // the 'Create project' URL asks which kind; the others name their flow
  const asks = pathname.startsWith('/autopilot-projects/') && first === undefined && begin === undefined
  return (
    <NewOrDraft key={pathname} asks={asks} beginning={beginning}>
      <FirstForm beginning={beginning} runBy={runBy} onRunBy={setRunBy} />
    </NewOrDraft>
  )
}

function FirstForm({ beginning, runBy, onRunBy }: { beginning: Beginning; runBy: RunBy; onRunBy: (value: RunBy) => void }) {
  if (beginning.isShort) return <StartForm beginning={beginning} />
  return <FirstStepForm beginning={beginning} choice={beginning.asksWhoRuns ? <RunByChoice value={runBy} onChange={onRunBy} /> : null} />
}

/** Asks only if there is a choice; a visible form stays, whatever becomes a draft in the meantime. */
function NewOrDraft({ asks, beginning: { open, flow }, children }: { asks: boolean; beginning: Beginning; children: ReactNode }) {
  const navigate = useNavigate()
  const { isLoading, drafts, unsaved, busy, discard, forget, setAside } = useDrafts()
  const [isNew, setIsNew] = useState(false)
  if (!asks && isNew) setIsNew(false)
  if (asks && !isNew && isLoading) return <LoadingRows rows={5} />
  if (!asks || isNew || (drafts.length === 0 && unsaved === null)) return <BeginNew onBegun={asks ? setIsNew : null}>{children}</BeginNew>
  const begin = (step?: 'check') => void navigate({ to: '.', search: { begin: 'new', step } })
  return (
    <DraftChoice
      drafts={drafts}
      unsaved={unsaved}
      busy={busy}
      onNew={() => void setAside(open, flow).then((done) => done && begin())}
      onContinue={() => begin(unsaved?.step === 'check' ? 'check' : undefined)}
      onForget={forget}
      onDiscard={(draft) => void discard(draft)}
    />
  )
}

function BeginNew({ onBegun, children }: { onBegun: ((isNew: boolean) => void) | null; children: ReactNode }) {
  useEffect(() => onBegun?.(true), [onBegun])
  return children
}

function FirstStepForm({ beginning: { flow, type, open }, choice }: { beginning: Beginning; choice: ReactNode }) {
  const navigate = useNavigate()
  const { draft, form, put, change: keep } = useFirstStep()
  const [wrong, setWrong] = useState<Record<string, string>>({})
  const [busy, during] = usePending()
  const [restored, setRestored] = useState(() => isFirstStepBegun(draft))
  const { form: formRef, note: missingNote, look: showMissing } = useMissing()
  const [step, next] = stepsOf(flow)
  const settings = { ...draft.criteria, ...form }

  const change = (part: Change) => {
    keep(part)
    setWrong((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))))
  }
  const startOver = () => {
    const before = draft
    setRestored(false)
    put({ ...emptyFirstStep })
    clearFirstStep()
    showToast(wizardText.startedOver, { undo: () => put(before) })
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void during(create)
  }
  async function create() {
    const { criteria } = draft
    const { project_name, job_title, hiring_company, job_description } = await firstSettings(draft)
    const named = { project_name, job_title, hiring_company, job_description }
    const problems = checkStep(must(step), settingsOf(named))
    setWrong(problems ?? {})
    if (problems) return showMissing()
    try {
      const { project_id } = await open({ ...criteria, ...named, setup_flow: flow })
      clearFirstStep()
      invalidate('v1/projects')
      await navigate({ to: `/projects/v2/draft/${project_id}`, search: { step: next?.title }, replace: true })
    } catch (error) {
      const fields = failureOf(error)?.fields ?? {}
      setWrong(fields)
      showToast(sentenceOf(error, wizardText.projectNotSaved), { tone: 'bad' })
      if (Object.keys(fields).length > 0) showMissing()
    }
  }

  return (
    <div className={styles.wizard}>
      <StepRail flow={flow} settings={settingsOf(form)} current="Project Details" free={false} onOpen={() => {}} />
      <WithPreview parts={must(step).parts} settings={settings} change={change}>
        <section className={styles.main} aria-labelledby="step-title">
          {restored && (
            <Banner
              role="note"
              action={
                <Button size="compact-sm" variant="default" onClick={startOver}>
                  {wizardText.startOver}
                </Button>
              }
            >
              {wizardText.earlierInputNote}
            </Banner>
          )}
          <form noValidate ref={formRef} className={styles.card} onSubmit={submit}>
            <Title order={1} fz="1.375rem" id="step-title">
              {wizardText.projectDetails}
            </Title>
            <Text c="dimmed" mb="lg">
              {leadOf('Project Details')}
            </Text>
            {choice}
            <Suspense>
              <ImportFromAts type={type} flow={flow} />
            </Suspense>
            <ProjectDetails settings={settings} change={change} errors={wrong} />
            <footer className={styles.foot}>
              <MissingNote note={Object.keys(wrong).length > 0 ? missingNote : null} />
              <span />
              <Button type="submit" loading={busy}>
                {wizardText.continueText}
              </Button>
            </footer>
          </form>
        </section>
      </WithPreview>
    </div>
  )
}

/** Whether the team or the installation's recruiters review a new project's candidates. */
function RunByChoice({ value, onChange }: { value: RunBy; onChange: (value: RunBy) => void }) {
  const product = useUser().data?.product
  const name = product?.name ?? productName
  return (
    <Radio.Group label={wizardText.flowQuestion} value={value} onChange={onChange} mb="lg">
      <Stack gap={8} mt={6}>
        <Radio value="team" label={wizardText.myTeam} description={wizardText.selfServeText} />
        <Radio
          value="recruiters"
          disabled={!product?.has_recruiters}
          label={wizardText.recruitersOf(name)}
          description={product?.has_recruiters ? wizardText.recruitersHint : wizardText.noRecruiters}
        />
      </Stack>
    </Radio.Group>
  )
}
