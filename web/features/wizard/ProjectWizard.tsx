// The wizard around one project: steps on the left, fields on the right, every change saved on the way.
import { Button, Skeleton, Text, Title } from '@mantine/core'
import type { SubmitProject } from '@fairlead/contract/v2/projects/flashcards/initial'
import { checkStep, firstIncompleteStep, mayOpenStep, wizardSteps, type WizardStep } from '@fairlead/domain/project/wizard'
import { messages } from '@fairlead/domain/text/messages'
import { Navigate, useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo, useRef, useState } from 'react'
import { invalidate } from '../../api/cache.ts'
import { sentenceOf } from '../../api/failure.ts'
import { send } from '../../api/send.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { showToast } from '../../ui/toast.ts'
import { searchAgain } from '../panel/project-actions.ts'
import { ConflictNote } from './ConflictNote.tsx'
import { SaveMark } from './SaveMark.tsx'
import { leadOf, StepBody } from './StepBody.tsx'
import { StepRail } from './StepRail.tsx'
import { useDraft } from './use-draft.ts'
import { settingsOf } from './wire-settings.ts'
import styles from './wizard.module.css'

export function ProjectWizard({ projectId, live }: { projectId: string; live: boolean }) {
  const draft = useDraft(projectId)
  const navigate = useNavigate()
  const { step: wanted } = useSearch({ strict: false }) as { step?: string }
  const [triedStep, setTriedStep] = useState<WizardStep | null>(null)
  const [busy, setBusy] = useState(false)
  const [visited, setVisited] = useState<ReadonlySet<WizardStep>>(new Set())
  const heading = useRef<HTMLHeadingElement>(null)
  const settings = useMemo(() => (draft.settings ? settingsOf(draft.settings) : null), [draft.settings])
  const named = wizardSteps.find((one) => one === wanted)
  const step: WizardStep = named && settings && (live || mayOpenStep(named, settings)) ? named : (wizardSteps[0] as WizardStep)
  const place = wizardSteps.indexOf(step)
  const tried = triedStep === step

  if (draft.query.isError && !draft.settings)
    return <ErrorState text={messages.settingsFailed} onRetry={() => void draft.query.refetch()} />
  // settings there are none of: the panel says what there is
  if (draft.query.isSuccess && draft.query.data === null) return <Navigate to="/panel" replace />
  if (!draft.settings || !settings)
    return (
      <div className={styles.wizard} aria-busy="true">
        <div className={styles.rail}>
          <Skeleton h={330} />
        </div>
        <Skeleton h={520} radius={14} />
      </div>
    )
  const current = draft.settings
  const wrong = { ...draft.wrong, ...(tried ? (checkStep(step, settings) ?? {}) : {}) }
  const open = (next: WizardStep) => {
    void draft.save()
    setVisited((before) => new Set([...before, ...wizardSteps.slice(0, Math.max(place, wizardSteps.indexOf(next)) + 1)]))
    void navigate({ to: '.', search: { step: next } as never })
    requestAnimationFrame(() => heading.current?.focus())
  }
  const onward = () => {
    setTriedStep(step)
    if (checkStep(step, settings)) return
    const next = wizardSteps[place + 1]
    if (next) open(next)
    else void finish()
  }
  const toPanel = () => navigate({ to: '/panel', search: { project: projectId } as never })

  async function finish() {
    const open_ = firstIncompleteStep(settings!)
    if (open_) {
      open(open_)
      setTriedStep(open_)
      return
    }
    setBusy(true)
    if (await draft.save()) {
      try {
        if (!live) await send<SubmitProject>('POST', 'v2/projects/flashcards/initial', { project_id: projectId })
        invalidate('v1/projects', 'v2/projects/candidates')
        await toPanel()
        return
      } catch (error) {
        showToast(sentenceOf(error, 'The project could not be submitted. Please try again.'), { tone: 'bad' })
      }
    }
    setBusy(false)
  }
  const again = async () => {
    setBusy(true)
    if ((await draft.save()) && (await searchAgain(projectId))) await toPanel()
    setBusy(false)
  }

  return (
    <div className={styles.wizard}>
      <StepRail settings={settings} current={step} free={live} visited={visited} onOpen={open} />
      <section className={styles.main} aria-labelledby="step-title">
        <ConflictNote draft={draft} />
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- leaving a field saves it */}
        <form
          noValidate
          className={styles.card}
          onBlur={() => void draft.save()}
          onSubmit={(event) => {
            event.preventDefault()
            onward()
          }}
        >
          <Title order={1} fz="1.375rem" id="step-title" ref={heading} tabIndex={-1} style={{ outline: 'none' }}>
            {step}
          </Title>
          <Text c="dimmed" mb="lg">
            {leadOf(step)}
          </Text>
          <StepBody key={step} step={step} settings={current} change={draft.change} wrong={wrong} projectId={projectId} />
          <footer className={styles.foot}>
            <Button variant="default" disabled={place === 0} onClick={() => open(wizardSteps[place - 1]!)}>
              Back
            </Button>
            <SaveMark draft={draft} />
            {live ? (
              <span className={styles.footEnd}>
                <Button variant="default" loading={busy} onClick={() => void again()}>
                  Search again
                </Button>
                <Button type="submit" loading={busy}>
                  {place === wizardSteps.length - 1 ? 'Done' : 'Continue'}
                </Button>
              </span>
            ) : (
              <Button type="submit" loading={busy}>
                {place === wizardSteps.length - 1 ? 'Find candidates' : 'Continue'}
              </Button>
            )}
          </footer>
        </form>
      </section>
    </div>
  )
}
