// The wizard for one project: steps on the left, fields on the right, every change saved along the way.
import { statusFromWire } from '@fairlead/contract/codes'
import { Text, Title } from '@mantine/core'
import type { SubmitProject } from '@fairlead/contract/v2/projects/flashcards/initial'
import { checkStep, findStep, firstIncompleteStep, mayOpenStep, stepsOf, type SetupStep } from '@fairlead/domain/project/setup-flows'
import { setupTitle, type SetupFlow } from '@fairlead/domain/project/setup-flow'
import type { WireSettings } from '@fairlead/contract/shapes/settings'
import { messages } from '@fairlead/domain/shared/messages'
import { must } from '@fairlead/domain/shared/records'
import { Navigate, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import { invalidate } from '../../api/cache.ts'
import { sentenceOf } from '../../api/failure.ts'
import { send } from '../../api/send.ts'
import { usePending } from '../../api/use-submit.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { showToast } from '../../ui/toast.ts'
import { LoadingRows } from '../../ui/LoadingRows.tsx'
import { searchAgain } from '../../project/project-actions.ts'
import { ConflictNote } from './ConflictNote.tsx'
import { leadOf, bodyOf, headingOf } from './parts.ts'
import { WithPreview } from './preview/WithPreview.tsx'
import { useReform } from './reform/use-reform.ts'
import { StepRail } from './StepRail.tsx'
import { useDraft } from './use-draft.ts'
import { useMissing } from './use-missing.ts'
import { settingsOf } from '../../project/wire-settings.ts'
import { WizardFoot } from './WizardFoot.tsx'
import styles from './wizard.module.css'
import { text as wizardText } from '../../i18n/wizard.ts'
import type { StepProps } from './step.ts'

const AtsOrigin = lazy(() => import('./ats/AtsOrigin.tsx').then(({ AtsOrigin: component }) => ({ default: component })))
const ReformDialog = lazy(() => import('./reform/ReformDialog.tsx').then(({ ReformDialog: component }) => ({ default: component })))

interface Props {
  projectId: string
  flowOf: (settings: WireSettings) => SetupFlow
  /** The step in the URL. */
  wanted: (flow: SetupFlow) => string | undefined
  /** A step's URL, as search parameters. */
  searchOf: (flow: SetupFlow, title: string) => object
}

export function ProjectWizard({ projectId, flowOf, wanted: requestedStep, searchOf }: Props) {
  const draft = useDraft(projectId)
  const reform = useReform(projectId, draft)
  const navigate = useNavigate()
  const [triedStep, setTriedStep] = useState<string | null>(null)
  const [busy, during] = usePending()
  const { form: formRef, note: missingNote, look: showMissing, clear: clearMissing } = useMissing()
  const heading = useRef<HTMLHeadingElement>(null)
  const settings = useMemo(() => (draft.settings ? settingsOf(draft.settings) : null), [draft.settings])

  if (draft.query.isError && !draft.settings)
    return <ErrorState text={messages.settingsFailed} onRetry={() => void draft.query.refetch()} />
  // no such project: the panel shows which ones exist
  if (draft.query.isSuccess && draft.query.data === null) return <Navigate to="/panel" replace />
  if (!draft.settings || !settings)
    return (
      <div className={styles.wizard} aria-busy="true">
        <div className={`stay ${styles.rail}`}>
          <LoadingRows rows={5} />
        </div>
        <LoadingRows rows={8} />
      </div>
    )
  const current = draft.settings
  const flow = flowOf(current)
  // a live project: every step can be opened, and nothing is submitted
  const live = statusFromWire(current.status) !== 'draft'
  const steps = stepsOf(flow)
  const titles = steps.map((setupStep) => setupStep.title)
  const named = findStep(flow, requestedStep(flow))
  const step = named && (live || mayOpenStep(flow, named.title, settings)) ? named : steps[0]
  const place = titles.indexOf(step.title)
  const wrong = { ...draft.wrong, ...(triedStep === step.title ? (checkStep(step, settings) ?? {}) : {}) }
  const open = (title: string) => {
    void draft.save()
    clearMissing()
    void navigate({ to: '.', search: searchOf(flow, title) })
    requestAnimationFrame(() => heading.current?.focus())
  }
  const onward = () => {
    setTriedStep(step.title)
    if (checkStep(step, settings)) return showMissing()
    const next = titles[place + 1]
    if (next) open(next)
    else finish()
  }
  const toPanel = () => navigate({ to: '/panel', search: { project: projectId } })

  function finish() {
    const lacking = firstIncompleteStep(flow, must(settings))
    if (lacking) {
      open(lacking.title)
      setTriedStep(lacking.title)
      showMissing()
      return
    }
    void during(async () => {
      if (!(await draft.save())) return
      try {
        if (!live) await send<SubmitProject>('POST', 'v2/projects/flashcards/initial', { project_id: projectId })
        invalidate('v1/projects', 'v2/projects/candidates')
        // stay here while a dialog is open
        void toPanel()
      } catch (error) {
        showToast(sentenceOf(error, wizardText.projectNotSubmitted), { tone: 'bad' })
      }
    })
  }
  const again = () =>
    during(async () => {
      if (!(await draft.save()) || !(await searchAgain(projectId))) return
      reform.settle()
      await toPanel()
    })

  return (
    <div className={styles.wizard}>
      <Suspense>
        {reform.asked && <ReformDialog projectId={projectId} reform={reform.asked} onClose={reform.onClose} onLeave={reform.onLeave} />}
      </Suspense>
      <StepRail flow={flow} settings={settings} current={step.title} free={live} onOpen={open} />
      <WithPreview parts={step.parts} settings={current} change={draft.change} projectId={projectId}>
        <section className={styles.main} aria-labelledby="step-title">
          <ConflictNote draft={draft} />
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- leaving a field saves it */}
          <form
            noValidate
            ref={formRef}
            className={styles.card}
            onBlur={() => void draft.save()}
            onSubmit={(event) => {
              event.preventDefault()
              onward()
            }}
          >
            <Title order={1} fz="1.375rem" id="step-title" ref={heading} tabIndex={-1} style={{ outline: 'none' }}>
              {setupTitle(step.title)}
            </Title>
            <Text c="dimmed" mb="lg">
              {leadOf(step.title)}
            </Text>
            {step.parts.includes('details') && (
              <Suspense>
                <AtsOrigin projectId={projectId} />
              </Suspense>
            )}
            <StepBody key={step.title} step={step} settings={current} change={draft.change} errors={wrong} projectId={projectId} />
            <WizardFoot
              draft={draft}
              live={live}
              busy={busy}
              isFirst={place === 0}
              isLast={place === titles.length - 1}
              isComplete={firstIncompleteStep(flow, settings) === null}
              missing={triedStep === step.title && checkStep(step, settings) ? missingNote : null}
              onBack={() => open(must(titles[place - 1]))}
              onFinish={finish}
              onSearchAgain={() => void again()}
            />
          </form>
        </section>
      </WithPreview>
    </div>
  )
}

/** The fields of one step: its parts in order, each with a heading if there are several. */
function StepBody({ step, ...props }: StepProps & { step: SetupStep }) {
  return (
    <div className="stack gap-24">
      {step.parts.map((part) => {
        const Body = bodyOf[part]
        if (!Body) return null
        return (
          <section key={part} aria-label={step.parts.length > 1 ? headingOf[part] : undefined}>
            {step.parts.length > 1 && <h2 className="under text-15 strong below-12">{headingOf[part]}</h2>}
            <Body {...props} />
          </section>
        )
      })}
    </div>
  )
}
